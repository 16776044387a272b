/** A run of cubic curves as SVG's C takes it: a start, then two handles and an end each, x and y in turn. */
export type Curve = readonly number[];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Lines as an engraver cuts them: `lines` curves that turn `from` into `to`, as one path. */
export function hatch(from: Curve, to: Curve, lines: number): string {
  const path: string[] = [];
  for (let line = 0; line < lines; line++) {
    const share = lines === 1 ? 0 : line / (lines - 1);
    const [x, y, ...rest] = from.map((start, index) => round(start + ((to[index] ?? start) - start) * share));
    path.push(`M${x} ${y}C${rest.join(' ')}`);
  }
  return path.join('');
}
