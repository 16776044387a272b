/** Where something lies on a map that grows: `y` to the south; negative, too. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The smallest rectangle around all spots, and around at least `least` columns and rows. */
export function boundsOf(spots: readonly Spot[], least: number) {
  const span = (values: readonly number[]) => {
    const low = Math.min(0, ...values);
    const count = Math.max(0, ...values) - low + 1;
    const more = Math.max(0, least - count);
    return { from: low - Math.floor(more / 2), count: count + more };
  };
  return { x: span(spots.map(({ x }) => x)), y: span(spots.map(({ y }) => y)) };
}
