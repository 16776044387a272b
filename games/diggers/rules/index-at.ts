/** The index at which the first `count` weights add up to more than `part`; the last one where they never do. */
export function indexAt(weights: Float64Array, count: number, part: number): number {
  let index = 0;
  for (let rest = part - (weights[0] as number); rest >= 0 && index + 1 < count; ) {
    index += 1;
    rest -= weights[index] as number;
  }
  return index;
}
