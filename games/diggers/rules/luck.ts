import type { Random } from '@/kit/random';

/**
 * Numbers for one playout, from one of the search's own dice (G. Marsaglia, "Xorshift RNGs", 2003): quick, and
 * the same for every action of a sweep.
 */
export class Luck {
  #state = 1;

  begin(random: Random): void {
    this.#state = 1 + Math.floor(random.Number() * 0x7fff_fffe);
  }

  /** A number from 0 up to 1. */
  next(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (state >>> 0) / 0x1_0000_0000;
  }
}

/** The index at which the first `count` weights add up to more than `part`; the last one where they never do. */
export function indexAt(weights: Float64Array, count: number, part: number): number {
  let index = 0;
  for (let rest = part - (weights[0] as number); rest >= 0 && index + 1 < count; ) {
    index += 1;
    rest -= weights[index] as number;
  }
  return index;
}
