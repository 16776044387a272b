/**
 * How pieces move from one position of a table to the next. The page is drawn anew at once; what has
 * moved flies there as a copy above everything, so that no box on the way cuts it off and nothing
 * changes its place in the layout.
 */

/** What a piece says of itself: see `travels` and `stamped`. */
const NAME = 'data-travel';
const FROM = 'data-travel-from';
const ORDER = 'data-travel-order';
const STAMP = 'data-stamp';
/** On a piece whose copy is on its way: pieces.css does not show it. */
const AWAY = 'data-away';

export interface Travelling {
  /** The same wherever the same piece lies. */
  readonly name: string | undefined;
  /** The name of the pile it comes from when it lay nowhere before. */
  readonly from?: string | undefined;
  /** Which of the things that one action did it belongs to, counted from 0. */
  readonly order?: number | undefined;
}

/** Attributes of a piece that travels. */
export const travels = ({ name, from, order }: Travelling) => ({
  ...(name !== undefined && { [NAME]: name }),
  ...(from !== undefined && { [FROM]: from }),
  ...(order !== undefined && order > 0 && { [ORDER]: order }),
});

/** Attributes of a mark that is pressed on when it has not been there before. */
export const stamped = (name: string) => ({ [STAMP]: name });

interface Lying {
  readonly rect: DOMRectReadOnly;
  /** Which side of a card is up; undefined for what has no sides. */
  readonly isUp: boolean | undefined;
}

/** Where everything with a name lies, and which marks there are. */
export interface Position {
  readonly pieces: ReadonlyMap<string, Lying>;
  readonly stamps: ReadonlySet<string>;
}

/** How fast: `quick` while one action follows hard on another. */
export type Pace = 'calm' | 'quick';

const FACTOR: Readonly<Record<Pace, number>> = { calm: 1, quick: 0.6 };
const SHORTEST_MS = 180;
const LONGEST_MS = 320;
/** Pixels a piece covers in the longest time. */
const FAR = 600;
const STAGGER_MS = 70;
/** However many things happen, the last one begins by then. */
const LAST_START_MS = 420;
const STAMP_MS = 300;
/** A shift that nobody would see as a movement. */
const STILL_PX = 3;
const ARC_STEPS = 16;
const MOST_LIFT_PX = 42;
/** What moves no further than this without turning over is moved itself, within its row. */
const NUDGE_PX = 64;
/** A size that nobody would see as another. */
const SAME_SIZE = 0.02;
/** How much too far something goes before it comes to rest: Penner's overshoot, in his "back" easing. */
const OVERSHOOT = 0.7;

const isUp = (piece: Element): boolean | undefined => {
  const turn = piece.querySelector<HTMLElement>('[data-up]');
  return turn === null ? undefined : turn.dataset.up === 'true';
};

const named = (root: Element, attribute: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${attribute}]`),
];

const isThere = ({ width, height }: DOMRectReadOnly): boolean => width > 0 && height > 0;

/** The position as it lies on the page. */
export function positionOf(root: Element): Position {
  const pieces = new Map<string, Lying>();
  for (const piece of named(root, NAME)) {
    const rect = piece.getBoundingClientRect();
    if (isThere(rect)) pieces.set(piece.getAttribute(NAME) ?? '', { rect, isUp: isUp(piece) });
  }
  return { pieces, stamps: new Set(named(root, STAMP).map((mark) => mark.getAttribute(STAMP) ?? '')) };
}

/** Before anything was dealt: there are only the piles that everything comes from. */
export function emptyPosition(root: Element): Position {
  const { pieces, stamps } = positionOf(root);
  const piles = new Set(named(root, FROM).map((piece) => piece.getAttribute(FROM)));
  return { pieces: new Map([...pieces].filter(([name]) => piles.has(name))), stamps };
}

/** One piece on its way. */
interface Flight {
  readonly piece: HTMLElement;
  /** From the middle of where it lies now to the middle of where it lay, in pixels. */
  readonly x: number;
  readonly y: number;
  /** How many times as wide and high it was. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly rect: DOMRectReadOnly;
  readonly turnsUp: boolean;
  readonly delay: number;
  readonly duration: number;
}

/** What has moved since `before`, in the order in which it goes. */
function flightsSince(before: Position, root: Element, pace: Pace): Flight[] {
  const flights = named(root, NAME).flatMap((piece) => {
    const was =
      before.pieces.get(piece.getAttribute(NAME) ?? '') ?? before.pieces.get(piece.getAttribute(FROM) ?? '');
    const rect = piece.getBoundingClientRect();
    if (was === undefined || !isThere(rect)) return [];
    const x = was.rect.left + was.rect.width / 2 - rect.left - rect.width / 2;
    const y = was.rect.top + was.rect.height / 2 - rect.top - rect.height / 2;
    const far = Math.hypot(x, y);
    const turnsUp = was.isUp === false && isUp(piece) === true;
    if (far < STILL_PX && !turnsUp) return [];
    const duration =
      FACTOR[pace] * (SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * Math.min(1, turnsUp ? 1 : far / FAR));
    const scaleX = was.rect.width / rect.width;
    const scaleY = was.rect.height / rect.height;
    return [
      { piece, x, y, scaleX, scaleY, rect, turnsUp, duration, order: Number(piece.getAttribute(ORDER)) },
    ];
  });
  const orders = [...new Set(flights.map(({ order }) => order))].sort((a, b) => a - b);
  const stagger = Math.min(STAGGER_MS, LAST_START_MS / Math.max(orders.length - 1, 1)) * FACTOR[pace];
  return flights
    .sort((a, b) => a.order - b.order)
    .map(({ order, ...flight }) => ({ ...flight, delay: orders.indexOf(order) * stagger }));
}

/** How far it has got by `time`, from 0 to 1: fast at first, a little too far, and back. */
function settled(time: number): number {
  const left = time - 1;
  return 1 + (OVERSHOOT + 1) * left ** 3 + OVERSHOOT * left ** 2;
}

/** A slight arc upwards, with the piece leaning into it. */
function arc({ x, y, scaleX, scaleY }: Flight): Keyframe[] {
  const lift = Math.min(MOST_LIFT_PX, 0.14 * Math.hypot(x, y));
  const lean = Math.sign(x) * Math.min(5, Math.abs(x) / 40);
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const done = settled(step / ARC_STEPS);
    const left = 1 - done;
    const height = 4 * done * left;
    return {
      transform: [
        `translate(${x * left}px, ${y * left - lift * height}px)`,
        `rotate(${lean * height}deg)`,
        `scale(${1 + (scaleX - 1) * left}, ${1 + (scaleY - 1) * left})`,
      ].join(' '),
    };
  });
}

const TURN: Keyframe[] = [
  { transform: 'rotateY(0deg)', easing: 'ease-in-out' },
  { transform: 'rotateY(180deg)' },
];

/**
 * Has a piece wait for its turn and rest at its end within the time all of them take. What begins and ends
 * together costs the page two frames; pieces with times of their own cost it two each, while others fly.
 */
function animateWithin(total: number, piece: Element, frames: Keyframe[], flight: Flight): Animation {
  const { delay, duration } = flight;
  const last = frames.length - 1;
  const placed = frames.map((frame, step) => ({
    ...frame,
    offset: Math.min(1, (delay + (duration * step) / last) / total),
  }));
  return piece.animate([{ ...frames[0], offset: 0 }, ...placed, { ...frames[last], offset: 1 }], total);
}

/** As a `transform`: the compositor does not take `scale` and `rotate` of a drawing (SVG). */
const PRESS: Keyframe[] = [
  { opacity: 0, transform: 'scale(2.2) rotate(-14deg)' },
  { opacity: 1, transform: 'scale(1.05) rotate(2deg)', offset: 0.55 },
  { opacity: 1, transform: 'scale(0.9) rotate(0deg)', offset: 0.75 },
  { opacity: 1, transform: 'scale(1) rotate(0deg)' },
];

/** A copy of a piece that only shows: nobody can press it, hear it or find it by name. */
function copyOf({ piece, rect }: Flight): HTMLElement {
  const place = document.createElement('div');
  place.className = 'flight';
  Object.assign(place.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  const copy = piece.cloneNode(true);
  if (copy instanceof HTMLElement) {
    for (const node of [copy, ...copy.querySelectorAll('*')])
      for (const attribute of [NAME, FROM, ORDER, STAMP, AWAY, 'id']) node.removeAttribute(attribute);
    copy.style.width = '100%';
  }
  place.append(copy);
  return place;
}

const isNudge = ({ x, y, scaleX, turnsUp }: Flight): boolean =>
  !turnsUp && Math.hypot(x, y) < NUDGE_PX && Math.abs(scaleX - 1) < SAME_SIZE;

function nudge(flight: Flight, total: number): void {
  const { piece, x, y } = flight;
  const frames = Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const left = 1 - settled(step / ARC_STEPS);
    return { transform: `translate(${x * left}px, ${y * left}px)` };
  });
  animateWithin(total, piece, frames, flight);
}

function fly(flight: Flight, total: number, layer: HTMLElement): void {
  const { piece, turnsUp } = flight;
  const place = copyOf(flight);
  if (turnsUp) place.classList.add('is-turning');
  layer.append(place);
  const flying = animateWithin(total, place, arc(flight), flight);
  const turning = turnsUp ? place.querySelector('[data-up]') : null;
  if (turning !== null) animateWithin(total, turning, TURN, flight);
  piece.setAttribute(AWAY, '');
  const land = () => {
    // Put down already: the piece may be on its next way.
    if (!place.isConnected) return;
    place.remove();
    piece.removeAttribute(AWAY);
  };
  flying.addEventListener('finish', land);
  flying.addEventListener('cancel', land);
}

/**
 * Sends off what has moved since `before` and presses on the marks that are new.
 * @param layer lies over the whole page and holds the copies on their way
 * @returns how long it takes until everything lies still, in milliseconds; 0 when nothing moves
 */
export function depart(before: Position, root: Element, layer: HTMLElement, pace: Pace): number {
  if (typeof layer.animate !== 'function') return 0;
  const flights = flightsSince(before, root, pace);
  const landed = Math.max(0, ...flights.map(({ delay, duration }) => delay + duration));
  for (const flight of flights)
    if (isNudge(flight)) nudge(flight, landed);
    else fly(flight, landed, layer);
  const stamps = named(root, STAMP).filter((mark) => !before.stamps.has(mark.getAttribute(STAMP) ?? ''));
  for (const stamp of stamps)
    stamp.animate(PRESS, {
      delay: landed,
      duration: STAMP_MS * FACTOR[pace],
      easing: 'ease-out',
      fill: 'backwards',
    });
  return landed + (stamps.length > 0 ? STAMP_MS * FACTOR[pace] : 0);
}

/** Puts down at once whatever is moving and would come to rest by itself. */
export function settle(root: Element, layer: HTMLElement): void {
  if (typeof root.getAnimations !== 'function') return;
  for (const animation of root.getAnimations({ subtree: true }))
    if (Number(animation.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY) animation.finish();
  layer.replaceChildren();
  for (const piece of named(root, AWAY)) piece.removeAttribute(AWAY);
}
