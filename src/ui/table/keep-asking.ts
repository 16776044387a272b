/** Milliseconds before it is asked for again, one after the other; the last for every further time. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];

/**
 * Fetches something until it comes: again after a pause that grows, and at once when the line is back. Whoever
 * does not want it any more calls what is returned.
 */
export function keepAsking<T>(
  fetch: () => Promise<T>,
  { come, failed }: { readonly come: (value: T) => void; readonly failed: (error: unknown) => void },
): () => void {
  let isOver = false;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    timer = undefined;
    fetch().then(
      (value) => {
        if (isOver) return;
        stop();
        come(value);
      },
      (error: unknown) => {
        if (isOver) return;
        timer = setTimeout(ask, PAUSES_MS[Math.min(count, PAUSES_MS.length - 1)]);
        count += 1;
        failed(error);
      },
    );
  };
  const lineIsBack = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    ask();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', lineIsBack);
  };
  window.addEventListener('online', lineIsBack);
  ask();
  return stop;
}
