/** Time as the server knows it; tests bring their own and turn its hands. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after `ms`; the answer calls it off. */
  after(ms: number, work: () => void): () => void;
}

/** The machine's clock. What it waits for does not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
