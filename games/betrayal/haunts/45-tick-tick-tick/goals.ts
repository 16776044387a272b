import type { PlayerID } from '@/kit/action';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { FLOORS, type RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { standing } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals, Seen } from '../../rules/thing';
import { distancesFrom, waysFrom } from '../../rules/ways';
import { armedIn, BLOWS, CLAUSE, dangerZone, diceToCome, isPrimed, LAST, promise, type State } from './state';

type Seer = Seen<State>;

/** From so many dice on any chance is better than none. */
const LATE = 7;
/** Spaces of Might and Speed together with which an explorer is whole, about. */
const WHOLE = 8;

/** Whoever is likeliest to defuse a bomb. */
const expertIn = (seen: Seer): PlayerID | undefined =>
  heroes(seen.table).reduce<PlayerID | undefined>(
    (best, seat) => (best === undefined || promise(seen, seat) > promise(seen, best) ? seat : best),
    undefined,
  );

/** Whether nobody is likely to defuse one rather than set it off. */
const isHopeless = (seen: Seer): boolean => {
  const expert = expertIn(seen);
  return expert === undefined || promise(seen, expert) <= 0;
};

/** Whether the bombs are likelier to go off by themselves than by somebody's hand, good at it or not. */
export const isLate = (seen: Seer): boolean => isHopeless(seen) && diceToCome(seen.table, seen.mine) >= LATE;

/** Rooms that a hero can walk to, none of them near the traitor. */
const refugesFrom = (seen: Seer, seat: PlayerID, zone: readonly RoomID[]): RoomID[] =>
  [...distancesFrom(seen, explorerAt(seen.table, seat).room).keys()].filter((room) => !zone.includes(room));

/** For who carries a bomb, where to go so as to get to a room without coming near the traitor; nowhere, if there is no such way. */
function around(seen: Seer, seat: PlayerID, to: RoomID, zone: readonly RoomID[]): readonly RoomID[] {
  const here = explorerAt(seen.table, seat).room;
  const before = new Map<RoomID, RoomID>();
  const queue: RoomID[] = [here];
  for (const room of queue)
    for (const { to: next } of waysFrom(seen, '', { room, side: null }))
      if (next !== null && next.room !== here && !before.has(next.room) && !zone.includes(next.room)) {
        before.set(next.room, room);
        queue.push(next.room);
      }
  if (to === here) return [to];
  const path: RoomID[] = [];
  for (
    let room = before.has(to) ? to : undefined;
    room !== undefined && room !== here;
    room = before.get(room)
  )
    path.unshift(room);
  // The shortest way may be another: where it is, one step is gone at a time.
  return path.length === distancesFrom(seen, here).get(to) ? [to] : path.slice(0, 1);
}

/** Bombs are seen to one after the other, away from the traitor; whoever has none any more goes for him. */
function plan(seen: Seer, armed: readonly PlayerID[], zone: readonly RoomID[]): NonNullable<Goal['own']> {
  const { table } = seen;
  const roomFor = (seat: PlayerID) => explorerAt(table, seat).room;
  const there = roomFor(traitorOf(table));
  const expert = expertIn(seen);
  const isOver = armed.length === 0 || isLate(seen);
  const isStrong = (seat: PlayerID) =>
    traitOf(seen, seat, 'might') >= traitOf(seen, traitorOf(table), 'might');
  const aimOf = (seat: PlayerID): readonly RoomID[] => {
    if (armed.includes(seat)) {
      if (zone.includes(roomFor(seat))) return refugesFrom(seen, seat, zone);
      if (expert === undefined || isHopeless(seen)) return [];
      const isBusy = seat !== expert && (armed.includes(expert) || zone.includes(roomFor(expert)));
      return isBusy ? [] : around(seen, seat, roomFor(expert), zone);
    }
    if (isOver) return [there];
    const others = seat === expert ? armed.map(roomFor).filter((room) => !zone.includes(room)) : [];
    if (others.length > 0) return others;
    return isStrong(seat) ? [there] : [];
  };
  return Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seat)]));
}

/** What is still to come: after the last turn nothing is rolled for (BH-h45-K1), nor with no bomb left (BH-h45-K2). */
function waiting({ table, mine }: Seer, isArmed: boolean): Goal['next'] {
  const left = LAST - mine.track;
  if (!isArmed) return { kind: 'outlast', facts: { left } };
  if (left === 1) return { kind: 'last', facts: { left } };
  return { kind: 'wait', facts: { left, dice: diceToCome(table, mine), from: BLOWS } };
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const armed = armedIn(table, mine);
  const zone = dangerZone(table);
  const traitor = traitorOf(table);
  const { traits, room } = explorerAt(table, traitor);
  const isNear = armed.some((seat) => zone.includes(explorerAt(table, seat).room));
  const kind = armed.length === 0 ? 'attack' : isNear && !isPrimed(mine) ? 'flee' : 'defuse';
  const free = (heroes(table).length - armed.length) / (table.haunt?.heroCount ?? 1);
  const hurt = Math.max(0, 1 - (traits.might + traits.speed) / WHOLE);
  return {
    heroes: {
      clause: CLAUSE,
      progress: 0.5 * hurt + 0.4 * free,
      next: { kind, facts: { left: armed.length, target: { seat: traitor }, room: roomFact(room) } },
      own: plan(seen, armed, zone),
      floors: FLOORS.filter((floor) => floor !== standing(table, room).floor),
      ...(kind === 'attack' ? { prey: [traitor] } : {}),
    },
    traitor: {
      clause: CLAUSE,
      progress: Math.min(1, 0.5 * fallen(table) + (0.5 * mine.track) / LAST),
      next: waiting(seen, armed.length > 0),
      prey: heroes(table),
    },
  };
}
