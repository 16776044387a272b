import type { Garden } from './geometry';

const LEG_MS = 110;
const LONGEST_MS = 480;
const SHORTEST_MS = 220;
/** How high it hops, in units of the drawing. */
const LIFT = 32;

/** How long a bean walks over so many stones, in milliseconds. */
export const walkTime = (legs: number): number =>
  Math.min(LONGEST_MS, SHORTEST_MS + LEG_MS * Math.max(0, legs - 1));

/**
 * A bean's way along the path: a hop from stone to stone, over whatever stands on them, seen from the
 * stone it ends on. In pixels, so that the browser draws it without asking the page.
 * @param across the width of the board in pixels
 */
export function walk({ spaces, width }: Garden, from: number, to: number, across: number): Keyframe[] {
  const stones = spaces.slice(from - 1, to);
  const end = spaces[to - 1] ?? { x: 0, y: 0 };
  const scale = across / width;
  const at = (x: number, y: number, hop: number, size: number): Keyframe => ({
    transform: `translate(${((x - end.x) * scale).toFixed(1)}px, ${((y - end.y - hop) * scale).toFixed(1)}px) scale(${size})`,
  });
  return stones.flatMap((stone, index) => {
    const next = stones[index + 1];
    const here = at(stone.x, stone.y, 0, 1);
    if (next === undefined) return [here];
    return [here, at((stone.x + next.x) / 2, (stone.y + next.y) / 2, LIFT, 1.14)];
  });
}
