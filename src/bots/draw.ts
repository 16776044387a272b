import type { Random } from '@/kit/random';

/** Index into a list of that length, uniformly. Throws RangeError when there is nothing to draw. */
export function drawIndex(length: number, random: Random): number {
  if (length === 0) throw new RangeError('nothing to choose from');
  return Math.floor(random.Number() * length);
}

/** Index of a weight, in proportion to it; uniformly when they add up to nothing. */
export function drawByWeight(weights: readonly number[], random: Random): number {
  let total = 0;
  // Of the hundreds of weights that some games have, asking each whether it is there takes longer than adding it.
  for (let index = 0; index < weights.length; index++) total += weights[index] as number;
  let rest = random.Number() * total;
  for (let index = 0; index < weights.length; index++) {
    rest -= weights[index] as number;
    if (rest < 0) return index;
  }
  return drawIndex(weights.length, random);
}

/** An element of the list, uniformly. Throws RangeError when it is empty. */
export const draw = <T>(list: readonly T[], random: Random): T => list[drawIndex(list.length, random)] as T;
