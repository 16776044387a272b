/** Standard normal deviate above which a result this odd comes by chance once in 10,000. */
const ODD = 3.72;
/** Contents expected less often than this are counted together, with another one if need be. */
const FEW = 5;

/**
 * How odd the counts are for these chances, as a standard normal deviate: Pearson's chi-square, brought
 * to the normal distribution by the cube root (E. B. Wilson and M. M. Hilferty, 1931). Infinite when
 * something was counted that cannot be.
 */
export function oddity(counts: ReadonlyMap<string, number>, chances: ReadonlyMap<string, number>): number {
  let samples = 0;
  for (const [content, count] of counts) {
    if ((chances.get(content) ?? 0) === 0) return Number.POSITIVE_INFINITY;
    samples += count;
  }
  const cells: { count: number; expected: number }[] = [];
  const rare = { count: 0, expected: 0 };
  for (const [content, chance] of chances) {
    const cell = { count: counts.get(content) ?? 0, expected: chance * samples };
    if (cell.expected >= FEW) cells.push(cell);
    else {
      rare.count += cell.count;
      rare.expected += cell.expected;
    }
  }
  cells.sort((a, b) => b.expected - a.expected);
  const least = cells.at(-1);
  if (rare.expected >= FEW || least === undefined) cells.push(rare);
  else {
    least.count += rare.count;
    least.expected += rare.expected;
  }
  const square = cells.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = cells.length - 1;
  if (freedom <= 0) return 0;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
}

export const isOdd = (deviate: number): boolean => deviate > ODD;

/** The chances of weights that need not add up to one. */
export function normalized(weights: ReadonlyMap<string, number>): Map<string, number> {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return new Map([...weights].map(([content, weight]) => [content, weight / sum]));
}

/** Ways to choose `few` of `many` things. */
export function choose(many: number, few: number): number {
  if (few < 0 || few > many) return 0;
  let ways = 1;
  for (let n = 1; n <= few; n++) ways = (ways * (many - few + n)) / n;
  return ways;
}
