import type { Clock } from './clock';
import { Fault } from './fault';

/** So many at once, and then one more every `everyMs`. */
export interface Rate {
  readonly burst: number;
  readonly everyMs: number;
}

export interface Limits {
  /** HTTP requests of any kind, of one address. */
  readonly requests: Rate;
  /** Pages of the site that are made for whoever asks, for one address. */
  readonly pages: Rate;
  /** Pages that the build wrote: each first visit fetches all of them, to play without a network. */
  readonly writtenPages: Rate;
  /** Rooms of one address that are open at a time: waiting or playing, and touched within ten minutes. */
  readonly rooms: number;
  /** Joining, and spending codes: what somebody who guesses would do. */
  readonly joins: Rate;
  /** New sockets of one address. */
  readonly connections: Rate;
  /** Sockets of one address at a time. */
  readonly sockets: number;
  /** Frames of any kind on one connection: whoever sends more is cut off. */
  readonly frames: Rate;
  /** Requests on one socket. */
  readonly messages: Rate;
  /** Whole positions asked for by one address: coming in, sitting down, being put right, looking back. */
  readonly positions: Rate;
  /** Lines of chat on one socket. */
  readonly lines: Rate;
}

/** A classroom behind one address plays; a script does not get far. */
export const LIMITS: Limits = {
  requests: { burst: 120, everyMs: 250 },
  pages: { burst: 240, everyMs: 100 },
  writtenPages: { burst: 12_000, everyMs: 10 },
  rooms: 80,
  joins: { burst: 60, everyMs: 1000 },
  connections: { burst: 120, everyMs: 250 },
  sockets: 200,
  frames: { burst: 240, everyMs: 20 },
  messages: { burst: 60, everyMs: 50 },
  positions: { burst: 200, everyMs: 25 },
  lines: { burst: 6, everyMs: 1500 },
};

/** One bucket of tokens: what somebody may still do now. */
export class Bucket {
  readonly #rate: Rate;
  readonly #clock: Clock;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#tokens = rate.burst;
    this.#at = clock.now();
  }

  /** Spends one token, if there is one. */
  trySpend(): boolean {
    const now = this.#clock.now();
    const { burst, everyMs } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + Math.max(0, now - this.#at) / everyMs);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  /** Spends one token; throws Fault `too-many` when there is none. */
  spend(): void {
    if (this.trySpend()) return;
    throw new Fault('too-many', { retryInMs: Math.ceil((1 - this.#tokens) * this.#rate.everyMs) });
  }
}

/** Addresses remembered at a time. */
const REMEMBERED = 10_000;

/** A bucket for each address; the one not seen for longest is forgotten first. */
export class Buckets {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Spends a token of this address, if it has one. */
  trySpend(address: string): boolean {
    return this.#bucketOf(address).trySpend();
  }

  /** Spends a token of this address; throws Fault `too-many` when it has none. */
  spend(address: string): void {
    this.#bucketOf(address).spend();
  }

  #bucketOf(address: string): Bucket {
    const bucket = this.#buckets.get(address) ?? new Bucket(this.#rate, this.#clock);
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    if (this.#buckets.size > REMEMBERED) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return bucket;
  }
}
