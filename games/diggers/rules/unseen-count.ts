import type { Appetite } from './appetite';
import { CODES, COSTUME_OF, KIND_OF } from './codes';
import { COLOURS, KINDS, WORDS } from './components';
import type { DiggersG } from './state';

/**
 * The cards nobody has seen while there is digging: which they are everybody can tell, by all that lies open,
 * and where each of them lies nobody.
 */
export class UnseenCount {
  readonly #kinds = new Int8Array(COLOURS.length * KINDS);
  readonly #costumes = new Int8Array(WORDS.length + 1);
  #count = 0;

  /** Of what is still in the stacks, those that will be laid face down. */
  load({ box, faces, stacks }: DiggersG): void {
    this.#kinds.fill(0);
    this.#costumes.fill(0);
    this.#count = 0;
    for (const card of box) this.#add(CODES[card], 1);
    for (const card of faces) if (card !== null) this.#add(CODES[card], 1);
    for (const stack of stacks) for (const { card, isUp } of stack) if (!isUp) this.#add(CODES[card], 1);
  }

  #add(code: number, count: number): void {
    const kind = KIND_OF[code] as number;
    const costume = COSTUME_OF[code] as number;
    this.#kinds[kind] = (this.#kinds[kind] as number) + count;
    this.#costumes[costume] = (this.#costumes[costume] as number) + count;
    this.#count += count;
  }

  /** A card is turned up. */
  see(code: number): void {
    this.#add(code, -1);
  }

  /** What one of them is worth on average. */
  worthTo({ kinds, costumes }: Appetite): number {
    let sum = 0;
    for (let kind = 0; kind < kinds.length; kind++)
      sum += (this.#kinds[kind] as number) * (kinds[kind] as number);
    for (let costume = 0; costume < costumes.length; costume++)
      sum += (this.#costumes[costume] as number) * (costumes[costume] as number);
    return sum / Math.max(1, this.#count);
  }
}
