import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/heroes';
import { likelyFloors } from '../../parts/likely-floors';
import { LEAVING } from '../../parts/room-rolls';
import { isA } from '../../parts/thrown';
import { type FigureID, FLOORS, type RoomID } from '../../rules/components';
import { explorerAt, placeOf } from '../../rules/figures';
import { openDoorways } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import { type Goal, type Goals, remembered } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { distancesFrom, reachable, spacesLeft } from '../../rules/ways';
import { farFrom, isBeside } from './blob';
import * as flesh from './state';
import { CLAUSE, INGREDIENT, ingredientsOf, isKnown, needed, type Seer } from './state';

/** As good as out of reach. */
const FAR = 20;
/** So many spreads away two of them in one turn do no harm. */
const SAFE = 3;
/** Rooms that one does not leave without a roll. */
const isSticky = (room: RoomID): boolean => room in LEAVING;

const far = (seen: Seer, room: RoomID): number => farFrom(seen).get(room) ?? FAR;
const stepsTo = (steps: ReadonlyMap<RoomID, number>, room: RoomID): number => steps.get(room) ?? FAR;

/** Rooms with a door into the unknown. */
const edges = (seen: Seer): ReadonlySet<RoomID> =>
  remembered(seen, 'blob edges', () => {
    const doors = FLOORS.flatMap((floor) => openDoorways(seen.table, seen.box, floor));
    return new Set(doors.map(({ room }) => room));
  });

/** Rooms to which one can run from there before it comes; a door into the unknown is worth a few. */
const roomAround = (seen: Seer, room: RoomID): number =>
  remembered(seen, `blob around ${room}`, () =>
    [...distancesFrom(seen, room)]
      .filter(([other, way]) => way <= 2 * far(seen, other) - 2)
      .reduce((sum, [other]) => sum + (edges(seen).has(other) ? 3 : 1), 0),
  );

/** By spreads that it takes to get there: how likely one is still about after the next turn of the monsters. */
const SURVIVAL = [0, 0, 2 / 3, 1];
/** So many rooms are enough to run to. */
const PLENTY = 12;
/** Who is no worse off than that afterwards goes there. */
const BEARABLE = 0.35;
/** Of what is safest in reach, what will do on the way. */
const BEARABLE_SHARE = 0.75;

/** How well one is off there when a turn ends: whether one survives, and has somewhere to run to then. */
const safety = (seen: Seer, room: RoomID): number =>
  (SURVIVAL[Math.min(SAFE, far(seen, room))] ?? 0) *
  (0.3 + Math.min(1, roomAround(seen, room) / PLENTY)) *
  (isSticky(room) ? 0.6 : 1);

/** Rooms that a seat gets to in this turn, and what that costs; its own where it can't walk. */
function reach(seen: Seer, seat: PlayerID): ReadonlyMap<RoomID, number> {
  const { turn } = seen.table;
  const here = explorerAt(seen.table, seat).room;
  if (turn.seat !== seat || turn.isMovementOver) return new Map([[here, 0]]);
  return remembered(seen, `blob reach ${seat}`, () => {
    const doors = isSticky(here) ? [...distancesFrom(seen, here)].filter(([, way]) => way === 1) : [];
    return new Map([
      ...doors,
      ...reachable(seen, seat).map(({ place, cost }) => [place.room, cost] as const),
    ]);
  });
}

/** To where one is safest; from there on into the unknown, while that is nearer than it would like. */
function refuge(seen: Seer, seat: PlayerID): RoomID[] {
  const here = explorerAt(seen.table, seat).room;
  const best = (one: RoomID, other: RoomID) => (safety(seen, other) > safety(seen, one) ? other : one);
  const room = [...reach(seen, seat).keys()].reduce(best, here);
  return room === here && edges(seen).has(here) && !seen.table.turn.isMovementOver ? [] : [room];
}

/** How well one can be off again when the turn ends, with so many steps left in a room. */
const after = (seen: Seer, room: RoomID, left: number): number =>
  left < 0
    ? 0
    : Math.max(
        ...[...distancesFrom(seen, room)]
          .filter(([, way]) => way <= (isSticky(room) ? 0 : left))
          .map(([other]) => safety(seen, other)),
      );

/** There, if one gets there in this turn and away again; else nearer, as far as it is safe. */
function towards(seen: Seer, seat: PlayerID, aims: readonly RoomID[], price: number): readonly RoomID[] {
  if (seen.table.turn.seat !== seat) return aims;
  const left = spacesLeft(seen, seat) - price;
  const rooms = reach(seen, seat);
  const off = (room: RoomID) => after(seen, room, left - stepsTo(rooms, room));
  const [best] = [...aims].sort((one, other) => off(other) - off(one));
  if (best !== undefined && off(best) >= BEARABLE) return [best];
  const ways = aims.map((room) => distancesFrom(seen, room));
  const way = (room: RoomID) => Math.min(FAR, ...ways.map((steps) => stepsTo(steps, room)));
  const most = Math.max(...[...rooms.keys()].map((room) => safety(seen, room)));
  const safe = [...rooms.keys()].filter((room) => safety(seen, room) >= BEARABLE_SHARE * most);
  const [stop] = safe.sort((one, other) => way(one) - way(other));
  return most === 0 || stop === undefined || way(stop) >= FAR ? refuge(seen, seat) : [stop];
}

const heldIn = ({ table }: Seer): number =>
  heroes(table).flatMap((seat) => ingredientsOf(table, seat)).length;

/** Ingredients that lie where it has not come yet. */
const lyingIn = ({ table, mine }: Seer) =>
  table.piles
    .filter(({ room }) => !mine.rooms.includes(room))
    .flatMap(({ room, cards }) =>
      cards.filter((card) => isA(INGREDIENT, card)).map((card) => ({ card, room })),
    );

/** Who studies, searches, throws, or keeps away; the rooms to be searched are divided, the nearest first. */
function division(seen: Seer): Record<PlayerID, readonly RoomID[]> {
  const { table, mine } = seen;
  const stands = table.tiles.flatMap(({ room, isLost }) => (!isLost && isBeside(seen, room) ? [room] : []));
  const isEnough = mine.thrown + heldIn(seen) >= needed(table);
  const free = new Set([...flesh.sourcesHere(seen), ...lyingIn(seen).map(({ room }) => room)]);
  const aimOf = (seat: PlayerID): readonly RoomID[] => {
    const here = explorerAt(table, seat).room;
    const isTired = (what: string) => table.turn.seat === seat && isDone(table, what);
    if (!isKnown(seen)) return isTired('weakness') ? refuge(seen, seat) : towards(seen, seat, stands, 0);
    const steps = distancesFrom(seen, here);
    const sources = [...free].sort((one, other) => stepsTo(steps, one) - stepsTo(steps, other));
    const source = sources.find((room) => room === here || far(seen, room) > 1);
    const isNear = stands.some((room) => stepsTo(steps, room) <= 1);
    const load = ingredientsOf(table, seat).length;
    if (load > 0 && (isEnough || isNear || source === undefined)) return towards(seen, seat, stands, load);
    if (source === undefined) return refuge(seen, seat);
    free.delete(source);
    const isOver = isTired('search') && (source === here || far(seen, here) < SAFE);
    return isOver ? refuge(seen, seat) : towards(seen, seat, [source], 0);
  };
  return Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seat)]));
}

/** Whoever is where it wants to be stays. */
const staying = ({ table }: Seer, own: Readonly<Record<PlayerID, readonly RoomID[]>>): PlayerID[] =>
  heroes(table).filter((seat) => own[seat]?.includes(explorerAt(table, seat).room));

function nextOf(seen: Seer): string {
  if (!isKnown(seen)) return 'study';
  if (heldIn(seen) > 0) return 'throw';
  if (lyingIn(seen).length > 0) return 'fetch';
  if (flesh.sourcesHere(seen).length > 0) return 'search';
  return flesh.sourcesLeft(seen).length > 0 ? 'look' : 'flee';
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const of = needed(table);
  const learned = Math.min(of, mine.weakness.done.length);
  const lying = lyingIn(seen);
  const [room = mine.heart] = [...lying.map((one) => one.room), ...flesh.sourcesHere(seen)];
  const own = division(seen);
  return {
    clause: CLAUSE,
    progress: (0.4 * learned + 0.3 * Math.min(of, mine.thrown + heldIn(seen)) + 0.3 * mine.thrown) / of,
    next: {
      kind: nextOf(seen),
      facts: { done: isKnown(seen) ? mine.thrown : learned, of, room: roomFact(room) },
    },
    own,
    keeps: staying(seen, own),
    wants: lying.map(({ card }) => card),
    floors: likelyFloors(seen, flesh.SOURCES),
  };
}

/** Whoever carries something for it is robbed first; its people go and stand with heroes. */
function ofTraitor(seen: Seer): Goal {
  const { table } = seen;
  const left = heroes(table);
  const all = table.haunt?.heroes ?? 1;
  const bearers = left.filter((seat) => ingredientsOf(table, seat).length > 0);
  const rooms = left.map((seat) => placeOf(table, seat).room);
  const own: Record<FigureID, readonly RoomID[]> = {};
  for (const { id } of table.monsters) own[id] = rooms;
  return {
    clause: CLAUSE,
    progress: Math.max(0, all - left.length) / all,
    next: { kind: 'hunt', facts: { left: left.length } },
    prey: bearers.length > 0 ? bearers : left,
    own,
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
