import type { Random } from './random';

const UNIT = 0x1_0000_0000;

/**
 * Numbers where nobody may guess anything from them: for playouts, which draw millions, and for what a drawing
 * leaves to chance. Xorshift with 32 bits (G. Marsaglia, "Xorshift RNGs", 2003). A playout throws them anew from
 * the search's own dice, so that they are the same for every action that is compared in one world.
 */
export class QuickDice {
  #state: number;

  /** `state` is where they begin: any number of 32 bits but 0. */
  constructor(state = 1) {
    this.#state = state;
  }

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
