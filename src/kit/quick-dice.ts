import type { Random } from './random';

const UNIT = 0x1_0000_0000;

/**
 * Numbers for playouts alone, where millions are drawn and nobody may guess anything from them: xorshift with
 * 32 bits (G. Marsaglia, "Xorshift RNGs", 2003). Thrown anew from the search's own dice for each playout, so
 * that they are the same for every action that is compared in one world.
 */
export class QuickDice {
  #state = 1;

  throwAnew(random: Random): void {
    this.#state = 1 + Math.floor(random.Number() * 0x7fff_fffe);
  }

  /** From 0 up to 1, which it never reaches. */
  next(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (state >>> 0) / UNIT;
  }
}
