// @ts-check

/** An error whose message is for the person at the keyboard: one plain sentence, no stack trace. */
export class Expected extends Error {}

/** @param {string} line */
export function say(line) {
  console.log(line);
}

/**
 * @param {number} since as given by Date.now()
 * @returns {string} for example "7.2 s" or "1 min 12 s"
 */
export function duration(since) {
  const seconds = (Date.now() - since) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
