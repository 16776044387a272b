import type { IncomingMessage } from 'node:http';
import type { Clock } from './clock';
import { Buckets, type Limits } from './limits';

/** How many connections each address holds, from the moment one is let in until its wire is closed. */
export class Crowd {
  readonly #most: number;
  readonly #arrivals: Buckets;
  readonly #counts = new Map<string, number>();

  constructor({ connections, sockets }: Limits, clock: Clock) {
    this.#most = sockets;
    this.#arrivals = new Buckets(connections, clock);
  }

  /** Whether one more of this address may come in; if so it counts until its wire is closed. */
  admits(address: string, { socket }: IncomingMessage): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most || !this.#arrivals.trySpend(address)) return false;
    this.#counts.set(address, count + 1);
    socket.once('close', () => {
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left === 0) this.#counts.delete(address);
      else this.#counts.set(address, left);
    });
    return true;
  }
}
