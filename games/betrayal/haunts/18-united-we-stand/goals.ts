import type { PlayerID } from '@/kit/action';
import { isExposed } from '../../parts/cards/meeting';
import { inflammable, isBurning } from '../../parts/haunts/fire';
import { HALL, isOpen } from '../../parts/haunts/front-door';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { onTheWay } from '../../parts/plans/on-the-way';
import { hunted, planned } from '../../parts/plans/plan';
import type { RoomID } from '../../rules/components';
import { explorerAt, livingSeats, sideOf, traitOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import type { Goal, Goals, Seen } from '../../rules/thing';
import { distancesTo } from '../../rules/ways';
import { alive, CLAUSE, ENOUGH, FURNACE, outside, PILLARS, RING, type Seer } from './state';

/** What each side makes for: the furnace, then the door; and whoever is still inside. */

/** What it costs to burn, in points of harm, and the most that one looks at it as. */
const [DEATH, DREAD] = [8, 4] as const;
/** So many go to the furnace. */
const STOKERS = 2;
/** What a step costs of what somebody knows of furnaces. */
const FARTHER = 0.4;

/** Where it burns next, or may for all the traitor knows. */
const feared = (seen: Seer): readonly RoomID[] =>
  seen.mine.host !== null && !isBurning(seen.table) ? [FURNACE] : inflammable(seen);

/** Rooms to keep out of, by how likely they are to burn before one can leave. */
function fears(seen: Seer): Pick<Goal, 'avoid'> {
  const rooms = feared(seen);
  const cost = Math.min(DREAD, (DEATH * livingSeats(seen.table).length) / Math.max(1, rooms.length));
  return rooms.length === 0 ? {} : { avoid: Object.fromEntries(rooms.map((room) => [room, cost])) };
}

/** Rooms that a seat would rather keep: of heroes on their ways to the door, of the traitor what holds the house up. */
export function needed(seen: Seen, seat: PlayerID): readonly RoomID[] {
  if (sideOf(seen.table, seat) === 'heroes') return onTheWay(seen, heroes(seen.table), HALL);
  return [...PILLARS, ...onTheWay(seen, [seat], HALL)];
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = heroes(table);
  const furnace = roomsInPlay(table, [FURNACE]);
  const steps = distancesTo(seen, FURNACE, '');
  const far = (seat: PlayerID) => stepsTo(steps, explorerAt(table, seat).room);
  const worth = (seat: PlayerID) => traitOf(seen, seat, 'knowledge') - FARTHER * far(seat);
  const stokers = [...all].sort((a, b) => worth(b) - worth(a)).slice(0, STOKERS);
  const isCold = mine.host === null;
  const [out, count] = [outside(table).length, alive(table).length];
  const burnt = table.tiles.filter(({ isLost }) => isLost).length / table.tiles.length;
  const near = Math.max(0, ...all.map((seat) => 0.85 ** far(seat)));
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-furnace', when: isCold && furnace.length === 0 },
      { kind: 'heat', when: isCold, rooms: furnace, by: null },
      { kind: 'wait', when: all.length === 0 },
      { kind: 'open-door', when: !isOpen(mine.door), rooms: [HALL] },
      { kind: 'leave', rooms: [HALL] },
    ],
    others: (seat) => (!isCold || !stokers.includes(seat) ? [HALL] : furnace),
    facts: { left: all.length, out },
    ...(isCold && furnace.length === 0 ? { floors: ['basement'] } : {}),
    ends: { [traitorOf(table)]: RING },
    ...fears(seen),
    progress: isCold
      ? 0.1 + (furnace.length === 0 ? 0 : 0.1 + 0.1 * near)
      : 0.4 + (isOpen(mine.door) ? 0.1 : 0) + (0.3 * out) / Math.max(1, count) + (out > 0 ? 0.2 * burnt : 0),
  });
}

/** Where somebody who is out is within reach. */
const sills = (seen: Seer): RoomID[] =>
  seen.table.tiles.flatMap(({ room, isLost }) => {
    const own = { ...explorerAt(seen.table, traitorOf(seen.table)), room };
    return !isLost && (room === HALL || isExposed(seen)(own)) ? [room] : [];
  });

/** In a room that may burn he has nobody left to strike in his turn: he steps aside before it is over. */
function aside(seen: Seer, seat: PlayerID): readonly RoomID[] {
  const { tiles, turn, explorers } = seen.table;
  const own = explorerAt({ explorers }, seat);
  const rooms = feared(seen);
  const isBusy =
    !turn.hasAttacked && heroes(seen.table).some((one) => samePlace(explorerAt({ explorers }, one), own));
  if (turn.seat !== seat || isBusy || !rooms.includes(own.room)) return [];
  return tiles.flatMap(({ room, isLost }) => (isLost || rooms.includes(room) ? [] : [room]));
}

function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const seat = traitorOf(table);
  const [inside, out] = [heroes(table).length, outside(table).length];
  const goal = { ...hunted(seen, CLAUSE), ...fears(seen) };
  const isFull = mine.absorbed >= ENOUGH;
  const progress = Math.max(
    0.9 * fallen(table),
    0.3 * Math.min(ENOUGH, mine.absorbed) + (isFull && isOpen(mine.door) ? 0.2 : 0),
  );
  const facts = { left: inside + out, done: mine.absorbed, of: ENOUGH };
  if (isFull && isOpen(mine.door))
    return { ...goal, progress, prey: [], next: { kind: 'leave-full' }, own: { [seat]: [HALL] } };
  const away = aside(seen, seat);
  const from = away.length === 0 ? {} : { prey: [], own: { [seat]: away } };
  if (inside > 0) return { ...goal, progress, next: { kind: isFull ? 'hunt-full' : 'hunt', facts }, ...from };
  return { ...goal, progress, next: { kind: 'haul', facts: { left: out } }, own: { [seat]: sills(seen) } };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
