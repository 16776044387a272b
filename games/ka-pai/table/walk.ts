import { columnOf, rowOf } from '../rules/components';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The open square an arrow leads to: the nearest one that way, those straight ahead first. */
export function walked(from: number, key: string, open: ReadonlySet<number>): number {
  const [down, right] = WAYS[key] ?? [0, 0];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of open) {
    const rows = rowOf(cell) - rowOf(from);
    const columns = columnOf(cell) - columnOf(from);
    const ahead = rows * down + columns * right;
    if (ahead <= 0) continue;
    const way = ahead + 2 * Math.abs(rows * right + columns * down);
    if (way < least) {
      least = way;
      best = cell;
    }
  }
  return best;
}
