import { reloadPage } from './reload-page';

/** Milliseconds before it is asked for again, one after the other; the last for every further time. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** Milliseconds after which something that has neither come nor failed counts as missing. */
export const MISSING_MS = 10_000;

/** What is told of something that has neither come nor failed for so long that nobody should wait in silence. */
const noAnswer = () => Object.assign(new Error('no answer'), { name: 'NoAnswer' });

export interface Asked<T> {
  readonly come: (value: T) => void;
  /** It could not be had so far, or there is no answer yet; it is still being asked for. */
  readonly failed: (error: unknown) => void;
}

export interface Asking {
  readonly stop: () => void;
  /** Asks at once, in place of later. What is still on its way is given up for it. */
  readonly again: () => void;
}

/** Where asking again has been in vain and the server answers: a page that is loaded anew knows what there is now. */
const loadAnew = (): Promise<unknown> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && reloadPage(),
    console.warn,
  );

/**
 * Fetches something until it comes: again after a pause that grows, and at once when the line is back. Whoever
 * does not want it any more stops it.
 * @param giveUp gives up a request that does not answer; true where another can be made then
 */
export function keepAsking<T>(
  fetch: () => Promise<T>,
  { come, failed }: Asked<T>,
  giveUp: () => boolean = reloadPage,
): Asking {
  let isOver = false;
  let count = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** Which attempt it is: what comes of an earlier one that was given up is of no interest, but for what was wanted. */
  let attempt = 0;
  let presses = 0;

  const ask = () => {
    clearTimeout(pause);
    pause = undefined;
    attempt += 1;
    const own = attempt;
    patience = setTimeout(() => failed(noAnswer()), MISSING_MS);
    fetch().then(
      (value) => {
        if (isOver) return;
        stop();
        come(value);
      },
      (error: unknown) => {
        if (isOver || own !== attempt) return;
        clearTimeout(patience);
        pause = setTimeout(ask, PAUSES_MS[Math.min(count, PAUSES_MS.length - 1)]);
        count += 1;
        failed(error);
      },
    );
  };
  const lineIsBack = () => {
    if (pause !== undefined) ask();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(pause);
    clearTimeout(patience);
    window.removeEventListener('online', lineIsBack);
  };
  const again = () => {
    if (isOver) return;
    if (pause !== undefined) {
      presses += 1;
      ask();
      if (presses > 1) void loadAnew();
    } else {
      clearTimeout(patience);
      if (giveUp()) ask();
    }
  };
  window.addEventListener('online', lineIsBack);
  ask();
  return { stop, again };
}
