import type { PlayerID } from '@/kit/action';
import { layDown } from './cards';
import { type Deck, DIRECTIONS, type Direction, type Floor, type Place, type RoomID } from './components';
import { explorerAt, figures, isAlive, isMonster, livingSeats, placeOf, sideOf } from './figures';
import {
  type Doorway,
  isGone,
  layingsBehind,
  neighbour,
  openDoorways,
  roomOf,
  roomsInPlay,
  sideAt,
  standing,
  tileOf,
} from './house';
import { room as roomFact, say, whichOne } from './journal';
import { broughtAlong, canBeMoved, stand } from './moving';
import type { BetrayalG, Tile } from './state';
import type { Step, StepOf } from './step';
import type { At, Resolver, Seen } from './thing';
import { consult, happen } from './things';
import { distancesFrom } from './ways';

/** New rooms: out of the stack, turned as one likes, entered, and what their symbol brings (BH22 to BH26). */

/** Through a doorway into what nobody has seen: costs a space, unless a card says otherwise. */
const discover: Resolver<'discover'> = (at, step) => {
  const { G } = at;
  const seat = step.seat ?? '';
  const { from, direction, cost } = step;
  const { room, side } = placeOf(G, seat);
  if (room !== from.room || side !== from.side || G.turn.isMovementOver || G.turn.isEnding) return [];
  G.turn.spent += cost;
  const { floor } = standing(G, room);
  const found = nextTile(
    at,
    [floor],
    (tile) => layingsBehind(G, at.box, tile, { room, direction }).length > 0,
  );
  if (found === undefined) {
    say(G, 'no-room', seat, { floor: { term: `floors.${floor}` } });
    return [];
  }
  return [
    { do: 'ask', kind: 'place', room: found, from: room, direction, next: [{ do: 'move-in', room: found }] },
  ];
};

/**
 * The next tile of the stack that one of these floors allows and that can be laid; the others go to the discards, face
 * down for their floor (BH22), face up where they would close it (BH24, BH89), or bring none of the cards that a haunt
 * asks for. Undefined where no tile is left.
 */
export function nextTile(
  at: At,
  floors: readonly Floor[],
  fits: (room: RoomID) => boolean,
  symbols?: readonly Deck[],
): RoomID | undefined {
  const { G, box } = at;
  // Every tile is looked at once, and once more when the discards have been shuffled.
  for (let left = 2 * (G.stack.length + G.discards.length) + 1; left > 0; left--) {
    if (G.stack.length === 0) reshuffle(at);
    const room = G.stack.shift();
    if (room === undefined) return undefined;
    const seenBy = G.known.flatMap(({ stack }, seat) => (stack.shift() === undefined ? [] : [String(seat)]));
    const { floors: own, symbol } = roomOf(box, room);
    const isRight = own.some((floor) => floors.includes(floor));
    const isWanted = symbols === undefined || (symbol !== undefined && symbols.includes(symbol));
    if (isRight && isWanted && fits(room)) return room;
    G.discards.push({ room, isOpen: isRight, seenBy });
    if (isRight) say(G, isWanted ? 'skip' : 'skip-plain', null, { room: roomFact(room) });
  }
  return undefined;
}

/** The discards become the stack (BH22): nobody knows any more what lies where. */
export function reshuffle(at: At): void {
  const { G } = at;
  G.stack = at.random.Shuffle([...G.stack, ...G.discards.map(({ room }) => room)]);
  G.discards = [];
  for (const seat of G.known) seat.stack = [];
}

/** A tile that stands in the house already is laid anew, with all that is in it. */
const lay: Resolver<'lay'> = (at, step) => {
  const { room, floor, x, y, turn } = step;
  const { G } = at;
  const isAnew = tileOf(G, room) !== undefined;
  G.tiles = G.tiles.filter((tile) => tile.room !== room);
  G.tiles.push({ room, floor, x, y, turn, isLost: false });
  say(G, isAnew ? 'shift-room' : 'discover', isAnew ? null : (step.seat ?? null), {
    room: roomFact(room),
    floor: { term: `floors.${floor}` },
  });
  return [...(isAnew ? broughtAlong(at, room) : []), ...happen(at, 'laid', { room })];
};

/**
 * Tiles go back into the stack, which is shuffled, or are out of the game; tokens on them are, and whatever else leads there goes
 * by itself (`takenUp`). Figures and piles come to `into`, which stands: nothing is found there by that, and nothing entered.
 */
const takeUp: Resolver<'take-up'> = (at, { rooms, to, into }) => {
  const { G } = at;
  const taken = roomsInPlay(G, rooms);
  if (taken.length === 0) return [];
  const ways = happen(at, 'takenUp', { rooms: taken });
  const isTaken = ({ room }: Pick<Place, 'room'>) => taken.includes(room);
  const inside = figures(G).filter((figure) => isTaken(placeOf(G, figure)));
  const lying = G.piles.filter(isTaken).flatMap(({ cards }) => cards);
  G.piles = G.piles.filter((pile) => !isTaken(pile));
  G.tokens = G.tokens.filter((token) => !isTaken(token));
  G.tiles = G.tiles.filter((tile) => !isTaken(tile));
  (to === 'gone' ? G.gone : G.stack).push(...taken);
  if (to === 'stack') reshuffle(at);
  say(G, to === 'gone' ? 'rooms-gone' : 'rooms-back', null, { count: taken.length });
  const place = { room: into, side: null };
  layDown(G, place, lying);
  if (lying.length > 0) say(G, 'pile-moved', null, { count: lying.length, room: roomFact(into) });
  for (const figure of inside) {
    stand(G, figure, place, false);
    const [kind, seat] = isMonster(figure) ? (['monster-put', null] as const) : (['put', figure] as const);
    say(G, kind, seat, { who: whichOne(G, figure), room: roomFact(into) });
  }
  return [...inside.flatMap((figure) => happen(at, 'came', { figure })), ...ways];
};

/** What whoever has newly found a room draws for it (BH25). */
const drawnFor = (at: At, seat: PlayerID, room: RoomID): Deck | undefined =>
  consult(at, 'stops', { seat, room }, true) ? roomOf(at.box, room).symbol : undefined;

/** The explorer enters the room it has found; its symbol stops it and brings a card (BH25). */
const moveIn: Resolver<'move-in'> = (at, step) => {
  const { G, box } = at;
  const seat = step.seat ?? '';
  const { room } = step;
  const tile = standing(G, room);
  const from = placeOf(G, seat);
  stand(G, seat, { room, side: sideAt(box, tile, doorTowards(G, tile, from.room)) }, true);
  if (drawnFor(at, seat, room) !== undefined) G.turn.isMovementOver = true;
  const first = happen(at, 'came', { figure: seat, from });
  const inside: StepOf<'moved-in'> = { ...step, do: 'moved-in', from };
  return first.length > 0 ? [...first, inside] : movedIn(at, inside);
};

/** What being there brings to whoever still is. */
const movedIn: Resolver<'moved-in'> = (at, step) => {
  const { G } = at;
  const seat = step.seat ?? '';
  if (!isAlive(explorerAt(G, seat))) return [];
  const { room, from } = step;
  const symbol = drawnFor(at, seat, room);
  return [
    ...happen(at, 'left', { figure: seat, from }),
    ...happen(at, 'entered', { figure: seat, from, to: placeOf(G, seat) }),
    ...happen(at, 'discovered', { seat, room }),
    ...(symbol === undefined ? [] : ([{ do: 'draw', deck: symbol }] as const)),
  ];
};

/** The side of a tile that looks at another room; its first door, where the room is not beside it. */
const doorTowards = (G: BetrayalG, tile: Tile, room: RoomID): Direction =>
  DIRECTIONS.find((direction) => neighbour(G, tile, direction)?.room === room) ?? 0;

/** Whether a card or a fall finds a room for somebody; one that a haunt lays is nobody's find. */
export const canFind = (seen: Seen, seat: PlayerID): boolean => consult(seen, 'finds', { seat }, true);

/**
 * A tile that a card or a fall brings: whoever resolves it chooses floor (where several are named) and doorway,
 * then its turn (BH91); a tile that fits nowhere is skipped (BH149). `room`: this one; else the next of the stack, with
 * one of `symbols` where they are named.
 * `next` follows with the room's name as `room`; `otherwise`, where no tile is left. Who is sent to a lost floor dies. `isSetup`: a haunt lays it, and
 * may close the floor (BH90); `beside`: at the doors of these rooms alone; `isFar`: as far from the other side as it goes (BH-g5), or from `farFrom`;
 * of `steps`: so many are far enough.
 */
const placeNew: Resolver<'place-new'> = (at, step) => {
  const { G, box } = at;
  const { floors, next = [], otherwise = [] } = step;
  if (step.isSetup !== true && !canFind(at, step.seat ?? '')) return otherwise;
  const isSent = next.some((one) => one.do === 'put-in-new');
  if (isSent && floors.every((floor) => isGone(G, floor))) return [{ do: 'die' }];
  // Of a floor that is out of the game nothing is drawn in vain.
  if (!G.tiles.some(({ floor }) => floors.includes(floor))) return otherwise;
  const fitting = (room: RoomID): Doorway[] =>
    floors
      .filter((floor) => roomOf(box, room).floors.includes(floor))
      .flatMap((floor) => openDoorways(G, box, floor))
      .filter((doorway) => step.beside?.includes(doorway.room) !== false)
      .filter((doorway) => layingsBehind(G, box, room, doorway, step.isSetup === true).length > 0);
  const room = step.room ?? nextTile(at, floors, (one) => fitting(one).length > 0, step.symbols);
  const legal = room === undefined ? [] : fitting(room);
  if (room === undefined || legal.length === 0) return otherwise;
  const best = step.isFar === true ? farthest(at, step, legal) : legal;
  const of = best.map(({ room: from, direction }) => ({ from, direction }));
  return [{ do: 'ask', kind: 'doorway', room, of, isSetup: step.isSetup, next: laidIn(room, next) }];
};

/**
 * Of some doorways those with most steps from one explorer that is named, or else from the nearest of the other side, or of
 * all where there is no other side yet; where no way leads is farthest (BH-g1, BH-g5).
 */
function farthest(
  seen: Seen,
  { seat = '', farFrom, steps: enough = Number.POSITIVE_INFINITY }: StepOf<'place-new'>,
  doorways: readonly Doorway[],
): Doorway[] {
  const { table } = seen;
  const all = livingSeats(table);
  const others = all.filter((other) => sideOf(table, other) !== sideOf(table, seat));
  const from = farFrom !== undefined ? [farFrom] : others.length > 0 ? others : all;
  const distances = from.map((other) => distancesFrom(seen, explorerAt(table, other).room));
  const far = ({ room }: Doorway) =>
    Math.min(...distances.map((steps) => steps.get(room) ?? Number.POSITIVE_INFINITY));
  const least = Math.min(enough, Math.max(...doorways.map(far)));
  return doorways.filter((doorway) => far(doorway) >= least);
}

/** What follows the laying of a tile, told which it is. */
const laidIn = (room: RoomID, steps: readonly Step[]): readonly Step[] =>
  steps.map((one) => ({ ...one, room }));

/**
 * A named room is looked for (BH-find): where it stands already, `next` follows at once; else its tile comes out of
 * stack and discards, which are then shuffled together (BH-g4), and is laid, on one of `floors` where they are named. Where
 * it can't be laid it goes back.
 */
const findRoom: Resolver<'find-room'> = (at, step) => {
  const { G } = at;
  const { room } = step;
  const { floors = roomOf(at.box, room).floors, next = [], otherwise = [] } = step;
  if (tileOf(G, room) !== undefined) return laidIn(room, next);
  if (!G.stack.includes(room) && !G.discards.some((tile) => tile.room === room)) return otherwise;
  G.stack = G.stack.filter((one) => one !== room);
  G.discards = G.discards.filter((tile) => tile.room !== room);
  reshuffle(at);
  const back: Step = { do: 'put-back', room };
  const last = [back, ...otherwise];
  return [{ ...step, do: 'place-new', floors, next, otherwise: last }];
};

const putBack: Resolver<'put-back'> = (at, step) => {
  at.G.stack.push(step.room);
  reshuffle(at);
  return [];
};

/** The explorer is put into a room laid for it: it counts as discovered (BH26), and draws in one's own turn only (BH91). */
const putInNew: Resolver<'put-in-new'> = (at, step) => {
  const { room = '', seat = '', before = [] } = step;
  const symbol = drawnFor(at, seat, room);
  const isOwnTurn = at.G.turn.seat === seat;
  // Whom nothing moves has discovered nothing.
  if (!canBeMoved(at, seat)) return before;
  return [
    { do: 'put', to: { room, side: null }, before, isOwn: step.isOwn },
    { do: 'discovered', room },
    ...(symbol !== undefined && isOwnTurn && step.isSilent !== true
      ? ([{ do: 'draw', deck: symbol }] as const)
      : []),
  ];
};

/** Whom the fall has killed discovers nothing any more. */
const discovered: Resolver<'discovered'> = (at, step) =>
  isAlive(explorerAt(at.G, step.seat ?? ''))
    ? happen(at, 'discovered', { seat: step.seat ?? '', room: step.room })
    : [];

export const discoverySteps = {
  'take-up': takeUp,
  discover,
  lay,
  'move-in': moveIn,
  'moved-in': movedIn,
  'place-new': placeNew,
  'find-room': findRoom,
  'put-back': putBack,
  'put-in-new': putInNew,
  discovered,
};
