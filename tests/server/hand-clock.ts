import type { Clock } from '@/server/clock';

interface Waiting {
  readonly at: number;
  readonly work: () => void;
}

/** A clock whose hands a test turns. Nothing waits for real. */
export class HandClock implements Clock {
  #now = Date.UTC(2026, 0, 1);
  readonly #waiting = new Set<Waiting>();

  now = (): number => this.#now;

  after(ms: number, work: () => void): () => void {
    const waiting = { at: this.#now + ms, work };
    this.#waiting.add(waiting);
    return () => this.#waiting.delete(waiting);
  }

  /** Turns the hands on; what becomes due happens in its order. */
  turn(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = [...this.#waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#waiting.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
    }
    this.#now = end;
  }
}
