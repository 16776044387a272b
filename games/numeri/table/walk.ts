import type { Garden } from './geometry';

const LEG_MS = 110;
const LONGEST_MS = 480;
const SHORTEST_MS = 220;

/** How long a bean walks over so many stones, in milliseconds. */
export const walkTime = (legs: number): number =>
  Math.min(LONGEST_MS, SHORTEST_MS + LEG_MS * Math.max(0, legs - 1));

/** A bean's way along the path: a hop from stone to stone, over whatever stands on them. */
export function walk({ spaces, width, height }: Garden, from: number, to: number): Keyframe[] {
  const stones = spaces.slice(from - 1, to);
  /** The hop in hundredths of the board's width. */
  const lift = 3200 / width;
  const at = (x: number, y: number, hop: number): Keyframe => ({
    translate: `calc(${((x / width) * 100).toFixed(2)}cqw - 50%) calc(${((y / height) * 100).toFixed(2)}cqh - 58% - ${hop.toFixed(2)}cqw)`,
  });
  return stones.flatMap((stone, index) => {
    const next = stones[index + 1];
    const here = { ...at(stone.x, stone.y, 0), scale: 1 };
    if (next === undefined) return [here];
    return [here, { ...at((stone.x + next.x) / 2, (stone.y + next.y) / 2, lift), scale: 1.14 }];
  });
}
