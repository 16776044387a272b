import { type LedClock, newClock } from '@/server/clock';
import { HandClock } from './hand-clock';

/** A machine with a clock that somebody sets, and a server's own clock on it. Nothing waits for real. */
export class Machine {
  readonly #hand = new HandClock();
  #set: number;
  readonly clock: LedClock;

  /** `ahead`: milliseconds by which its clock is wrong from the beginning. */
  constructor(ahead = 0) {
    this.#set = ahead;
    this.clock = {
      ...newClock({ wall: this.wall, steady: this.#hand.now }),
      after: (ms, work) => this.#hand.after(ms, work),
    };
  }

  readonly wall = (): number => this.#hand.now() + this.#set;

  /** Somebody sets its clock: forward, or back. Also what a lid does that is closed for so long, and then opened. */
  set(ms: number): void {
    this.#set += ms;
  }

  passes(ms: number): void {
    this.#hand.turn(ms);
  }
}
