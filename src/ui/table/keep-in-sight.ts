import type { Json } from '@/kit/action';
import { aboutSeat } from './about-seat';

/** Between a slip and what it speaks of, and between it and the window's edge, in pixels. */
const GAP_PX = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The shortest way for a slip off all it speaks of, within the window; where there is none, off as many of the
 * first ones as can be, and undefined where it has to lie on the first. All in pixels.
 */
export function wayOff(
  slip: Box,
  about: readonly Box[],
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } | undefined {
  const across = [
    0,
    ...about.flatMap(({ left, right }) => [left - GAP_PX - slip.right, right + GAP_PX - slip.left]),
  ];
  const along = [
    0,
    ...about.flatMap(({ top, bottom }) => [top - GAP_PX - slip.bottom, bottom + GAP_PX - slip.top]),
  ];
  const ways = along
    .flatMap((y) => across.map((x) => ({ x, y })))
    .filter(({ x, y }) => {
      const there = {
        left: slip.left + x,
        right: slip.right + x,
        top: slip.top + y,
        bottom: slip.bottom + y,
      };
      const isInside =
        there.left >= GAP_PX &&
        there.right <= room.width - GAP_PX &&
        there.top >= GAP_PX &&
        there.bottom <= room.height - GAP_PX;
      return (isInside || (x === 0 && y === 0)) && !about.some((one) => meet(there, one));
    });
  const [nearest] = ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  return nearest ?? (about.length > 1 ? wayOff(slip, about.slice(0, -1), room) : undefined);
}

/** What a sentence speaks of, by its facts: words of the rulebook, and seats. */
export const spokenOf = (fact: Json): readonly string[] =>
  typeof fact !== 'object' || fact === null
    ? []
    : Object.entries(fact).flatMap(([name, value]: [string, Json]) => {
        const said = [value].flat().filter((one): one is string => typeof one === 'string');
        if (name === 'term' || name === 'terms') return said;
        return name === 'seat' || name === 'seats' ? said.map(aboutSeat) : spokenOf(value);
      });
