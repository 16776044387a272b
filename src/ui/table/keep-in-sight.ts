/** Between a slip and what it speaks of, and between it and the window's edge, in pixels. */
const GAP_PX = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The shortest way for a slip off what it speaks of, within the window; undefined where none of the four leads
 * off it. All in pixels.
 */
export function wayOff(
  slip: Box,
  about: Box,
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } | undefined {
  if (!meet(slip, about)) return { x: 0, y: 0 };
  const ways = [
    { x: about.left - GAP_PX - slip.right, y: 0 },
    { x: about.right + GAP_PX - slip.left, y: 0 },
    { x: 0, y: about.top - GAP_PX - slip.bottom },
    { x: 0, y: about.bottom + GAP_PX - slip.top },
  ].filter(
    ({ x, y }) =>
      slip.left + x >= GAP_PX &&
      slip.right + x <= room.width - GAP_PX &&
      slip.top + y >= GAP_PX &&
      slip.bottom + y <= room.height - GAP_PX,
  );
  return ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))[0];
}
