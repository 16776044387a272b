/**
 * Shapes of one colour are one path: a table lays every element it draws, and a hundred hearts cost as much as
 * a hundred buttons.
 */

export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
}

const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

/**
 * A path somewhere else: scaled and turned around its own 0 0, and moved.
 * @param path absolute, of M, L, C, S, Q, T and Z, with a space between x and y
 * @throws of other commands
 */
export function placed(path: string, { x, y, scale = 1, turn = 0 }: Placing): string {
  if (/[^MLCSQTZ\d .-]/.test(path)) throw new Error(`a path of other than absolute pairs: ${path}`);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return path.replace(PAIR, (_, left: string, right: string) => {
    const [u, v] = [Number(left), Number(right)];
    return `${short(x + u * cos - v * sin)} ${short(y + u * sin + v * cos)}`;
  });
}

/** An ellipse as a path. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const half = (width: number) => `a${rx} ${ry} 0 1 1 ${short(width)} 0`;
  return `M${short(cx - rx)} ${short(cy)}${half(2 * rx)}${half(-2 * rx)}Z`;
}

const short = (value: number): number => Math.round(value * 100) / 100;
