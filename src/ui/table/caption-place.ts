import type { PlayerID } from '@/kit/action';

/** Between a caption and what it belongs to, and between it and the edge, in pixels. */
const GAP_PX = 8;
const TRAVEL_MS = 320;
/** Pieces that land further apart than this share of the board have no place in common. */
const SPREAD = 0.6;
/** Places are tried so many pixels apart. */
const STEP_PX = 12;
/** What a caption may not lie on besides words and what has just come there. */
const KEPT = '.captions-keep-off, .seat-plate, .sign';
/** What somebody chooses their next move from. */
const OWN = '.place.is-mine';
const PIECES = '.table-board .playing-card, .table-board button';
/** What each pixel of it that is covered costs, in pixels of way to a place where it is not. */
const COST = { landing: 2, word: 1, own: 0.5, piece: 0.04 } as const;

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Kept extends Rect {
  readonly cost: number;
}

const union = (rects: readonly Rect[]): Rect | undefined => {
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
};

const shared = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));

const covered = (one: Rect, other: Rect): number =>
  shared(one.left, one.width, other.left, other.width) * shared(one.top, one.height, other.top, other.height);

/** From `from` to `to` in steps, both of them tried; where there is no room, where it begins. */
function* stepsBetween(from: number, to: number): Iterable<number> {
  for (let at = from; at < to; at += STEP_PX) yield at;
  yield Math.max(from, to);
}

/**
 * Where a caption covers least of what is to be read, as near as can be to what it is about, rather below it
 * than above. All in pixels of the window.
 *
 * @param size the caption's own
 * @param room what it has to lie in; the edge is kept
 * @param about what it tells of; undefined: the whole room
 */
export function captionPlace(
  { width, height }: Pick<Rect, 'width' | 'height'>,
  room: Rect,
  about: Rect | undefined,
  kept: readonly Kept[],
): { readonly left: number; readonly top: number } {
  const near = about ?? room;
  const wanted = {
    left: near.left + (near.width - width) / 2,
    top: about === undefined ? room.top + (room.height - height) / 2 : about.top + about.height + GAP_PX,
  };
  const lefts = [...stepsBetween(room.left + GAP_PX, room.left + room.width - width - GAP_PX)];
  const tops = [...stepsBetween(room.top + GAP_PX, room.top + room.height - height - GAP_PX)];
  const clampTo = (wish: number, all: readonly number[]) =>
    Math.max(all[0] ?? wish, Math.min(wish, all.at(-1) ?? wish));
  // Where one would lay it if nothing else were there is a place to try as well.
  lefts.push(clampTo(wanted.left, lefts));
  tops.push(clampTo(wanted.top, tops));
  let best = { left: wanted.left, top: wanted.top, cost: Number.POSITIVE_INFINITY };
  for (const left of lefts)
    for (const top of tops) {
      const place = { left, top, width, height };
      let cost = Math.hypot(left - wanted.left, top - wanted.top);
      for (const rect of kept) cost += rect.cost * covered(place, rect);
      if (cost < best.cost) best = { left, top, cost };
    }
  return best;
}

/** Where the copies that are on their way will land; see `motion/travel`. */
const landings = (screen: Element): Rect[] =>
  [...screen.querySelectorAll<HTMLElement>('.flights > .flight')].map(({ style }) => ({
    left: Number.parseFloat(style.left),
    top: Number.parseFloat(style.top),
    width: Number.parseFloat(style.width),
    height: Number.parseFloat(style.height),
  }));

const seatRect = (screen: Element, playerID: PlayerID): DOMRect | undefined =>
  screen.querySelector(`[data-seat="${playerID}"]`)?.getBoundingClientRect();

/** What a rectangle of the page is in plain numbers: its own are not taken along by a spread. */
const rectOf = ({ left, top, width, height }: Rect): Rect => ({ left, top, width, height });

/** Every line of words that stands on the board or on a plate, and every sign. */
function words(screen: Element): Rect[] {
  const rects: Rect[] = [...screen.querySelectorAll(KEPT)].map((kept) => kept.getBoundingClientRect());
  const range = document.createRange();
  for (const board of screen.querySelectorAll('.table-board')) {
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('.sr-only, [hidden]') !== null) continue;
      range.selectNodeContents(node);
      rects.push(range.getBoundingClientRect());
    }
  }
  return rects.filter(({ width, height }) => width * height > 0);
}

/**
 * Lays a caption beside what it is about: the pieces on their way, else the seat that did it; in the middle of
 * the board what goes on all over it. It comes from that seat, along with the pieces.
 */
export function placeCaption(caption: HTMLElement, doer: PlayerID | null, isStill: boolean): void {
  const screen = caption.closest('.table-screen');
  const board = screen?.querySelector('.table-board')?.getBoundingClientRect();
  if (screen == null || board === undefined) return;
  const seat = doer === null ? undefined : seatRect(screen, doer);
  const pieces = landings(screen);
  const all = union(pieces);
  const isTogether =
    all !== undefined && all.width < SPREAD * board.width && all.height < SPREAD * board.height;
  const about = isTogether ? all : all === undefined ? seat : undefined;
  const room = { ...rectOf(board), height: Math.min(board.bottom, window.innerHeight) - board.top };
  const { left, top } = captionPlace(caption.getBoundingClientRect(), room, about, [
    ...pieces.map((rect) => ({ ...rect, cost: COST.landing })),
    ...words(screen).map((rect) => ({ ...rectOf(rect), cost: COST.word })),
    ...[...screen.querySelectorAll(OWN)].map((place) => ({
      ...rectOf(place.getBoundingClientRect()),
      cost: COST.own,
    })),
    ...[...screen.querySelectorAll(PIECES)].map((piece) => ({
      ...rectOf(piece.getBoundingClientRect()),
      cost: COST.piece,
    })),
  ]);
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
