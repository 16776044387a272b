import { Fault } from './fault';

/** Does one thing after the other, in the order they were asked for. */
export class Serial {
  readonly #longest: number;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** At most `longest` things may wait; more are turned away with Fault `too-many`. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#longest) return Promise.reject(new Fault('too-many', { retryInMs: 1000 }));
    this.#waiting++;
    const result = this.#tail.then(work).finally(() => {
      this.#waiting--;
    });
    // The next in line does not care how this one ended; whoever asked for it does.
    this.#tail = result.then(this.#breathe, this.#breathe);
    return result;
  }

  /** Lets everything else have its turn before the next in line: a long line holds up nobody but itself. */
  readonly #breathe = (): Promise<void> | undefined =>
    this.#waiting === 0 ? undefined : new Promise((resolve) => setImmediate(resolve));
}
