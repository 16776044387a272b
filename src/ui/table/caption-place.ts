import type { PlayerID } from '@/kit/action';

/** Between a caption and what it belongs to, and between it and the edge, in pixels. */
const GAP_PX = 8;
const TRAVEL_MS = 320;
/** Pieces that land further apart than this share of the board have no place in common. */
const SPREAD = 0.6;

const union = (rects: readonly DOMRect[]): DOMRect | undefined => {
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
};

/** Where the copies that are on their way will land; see `motion/travel`. */
const landing = (screen: Element): DOMRect | undefined =>
  union(
    [...screen.querySelectorAll<HTMLElement>('.flights > .flight')].map(
      ({ style }) =>
        new DOMRect(
          Number.parseFloat(style.left),
          Number.parseFloat(style.top),
          Number.parseFloat(style.width),
          Number.parseFloat(style.height),
        ),
    ),
  );

const seatRect = (screen: Element, playerID: PlayerID): DOMRect | undefined =>
  screen.querySelector(`[data-seat="${playerID}"]`)?.getBoundingClientRect();

/** Where a caption may lie: the board, less what is to be pressed on it beside or below its pieces. */
function freeRoom(screen: Element, board: DOMRect): { right: number; bottom: number } {
  const free = { right: board.right, bottom: Math.min(board.bottom, window.innerHeight) };
  for (const kept of screen.querySelectorAll('.captions-keep-off')) {
    const { width, height, left, top } = kept.getBoundingClientRect();
    if (width * height === 0) continue;
    if (width > SPREAD * board.width) free.bottom = Math.min(free.bottom, top);
    else free.right = Math.min(free.right, left);
  }
  return free;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Lays a caption below what it is about (above it, where there is no room): the pieces on their way, else
 * the seat that did it; in the middle of the board what goes on all over it. It comes from that seat, along
 * with the pieces.
 */
export function placeCaption(caption: HTMLElement, doer: PlayerID | null, isStill: boolean): void {
  const screen = caption.closest('.table-screen');
  const board = screen?.querySelector('.table-board')?.getBoundingClientRect();
  if (screen == null || board === undefined) return;
  const seat = doer === null ? undefined : seatRect(screen, doer);
  const pieces = landing(screen);
  const isTogether =
    pieces !== undefined && pieces.width < SPREAD * board.width && pieces.height < SPREAD * board.height;
  const about = isTogether ? pieces : pieces === undefined ? seat : undefined;
  const { width, height } = caption.getBoundingClientRect();
  const middle = about === undefined ? board.left + board.width / 2 : about.left + about.width / 2;
  const below = about === undefined ? board.top + (board.height - height) / 2 : about.bottom + GAP_PX;
  const above = about === undefined ? below : about.top - GAP_PX - height;
  const free = freeRoom(screen, board);
  const lowest = free.bottom - height - GAP_PX;
  const left = clamp(middle - width / 2, board.left + GAP_PX, free.right - width - GAP_PX);
  const top = clamp(below <= lowest ? below : above, GAP_PX, lowest);
  // On whole pixels: words are not drawn anew where the way ends.
  caption.style.left = `${Math.round(left)}px`;
  caption.style.top = `${Math.round(top)}px`;
  caption.classList.add('is-placed');
  if (isStill || typeof caption.animate !== 'function') return;
  const from = seat === undefined ? { x: 0, y: 0 } : { x: seat.left - left, y: seat.top - top };
  caption.animate(
    [
      { transform: `translate(${Math.round(from.x)}px, ${Math.round(from.y)}px)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: TRAVEL_MS, easing: 'ease-out' },
  );
}
