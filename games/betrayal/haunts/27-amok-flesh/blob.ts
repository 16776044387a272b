import { rollThen } from '../../parts/cards/steps';
import { engulf } from '../../parts/haunts/engulfed';
import { change } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { peril } from '../../parts/haunts/peril';
import { flood, linked } from '../../parts/haunts/spreading';
import type { RoomID } from '../../rules/components';
import { explorerAt, livingSeats } from '../../rules/figures';
import { say } from '../../rules/journal';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';
import { type At, type Mark, type Resolvers, remembered } from '../../rules/thing';
import { PERSON, type Seer, type State } from './state';

/** What is full of it, where it comes next, and what becomes of whoever it reaches. */

/** That it goes on once more. */
const AGAIN = 1 / 3;

/** What hangs together with where it began: this spreads and takes people, what they have left elsewhere does not (BH-h27-D3, BH-h27-K3). */
export const massOf = (seen: Seer): readonly RoomID[] =>
  remembered(seen, 'blob mass', () => [
    ...flood(seen, [seen.mine.heart], (room) => seen.mine.rooms.includes(room)).keys(),
  ]);

/** Whether it would take whoever is in one of some rooms. */
export const isDeadly = (seen: Seer, ...rooms: readonly RoomID[]): boolean =>
  seen.mine.isAwake && rooms.some((room) => massOf(seen).includes(room));

/** Spreads that it takes until it fills each room. */
export const farFrom = (seen: Seer): ReadonlyMap<RoomID, number> =>
  remembered(seen, 'blob far', () => flood(seen, massOf(seen)));

/** The rooms that it fills next. */
export const brimOf = (seen: Seer): RoomID[] =>
  [...farFrom(seen)].flatMap(([room, far]) => (far === 1 && !seen.mine.rooms.includes(room) ? [room] : []));

const peopleIn = (seen: Seer): RoomID[] => ofKind(seen.table, PERSON).map(({ room }) => room);

/** Next to it: any of it would do, its people as well (BH-h27-D3, BH-h27-K2). */
export const isBeside = (seen: Seer, room: RoomID): boolean =>
  !massOf(seen).includes(room) &&
  linked(seen, room).some((other) => [...seen.mine.rooms, ...peopleIn(seen)].includes(other));

const fill = (at: At<State>, kind: string, rooms: readonly RoomID[]): void => {
  const more = [...new Set(rooms)].filter((room) => !at.mine.rooms.includes(room));
  if (more.length === 0) return;
  change(at, { rooms: [...at.mine.rooms, ...more] });
  say(at.G, kind, null, { rooms: { terms: more.map((room) => `rooms.${room}`) }, count: more.length });
};

export const blob = stepsOf<
  Record<'swallow' | 'ooze', Nothing> & { spread: { rooms?: readonly RoomID[] }; 'spread-on': Rolled }
>('haunt');

export const blobSteps = {
  swallow: (at) => {
    // It is asked for each of them.
    const seen = { ...at, memo: new Map() };
    // All together: with the last hero it is over, and all of them have come over (BH-g22).
    return livingSeats(at.G)
      .filter((seat) => isDeadly(seen, explorerAt(at.G, seat).room))
      .flatMap((seat) => engulf(at, seat, PERSON));
  },
  /** What people of it leave where they stand (BH-h27-D3): it goes on from there when it has come there (BH-h27-K3). */
  ooze: (at) => {
    const rooms = brimOf(at);
    fill(at, 'oozes', peopleIn(at));
    return [blob('spread', { rooms })];
  },
  /** Into all that hangs together with it; by a 2 once more, and no more in that turn (BH-h27-D2). */
  spread: (at, { rooms }) => {
    fill(at, 'spreads', rooms ?? brimOf(at));
    change(at, { isAwake: true });
    const roll = { ...rollThen(1, 'rolls.spread', 'haunt', blob.after('spread-on')), isLent: true };
    return [blob('swallow'), ...(rooms === undefined ? [] : [{ ...roll, seat: traitorOf(at.G) }])];
  },
  'spread-on': (_at, { total }) => (total === 2 ? [blob('spread')] : []),
} satisfies Resolvers<State, typeof blob>;

/** Whom it takes in the monsters' turn where they stand: all that it fills, and by a 2 all beyond that (BH-h27-D2). */
export const blobPerils = (seen: Seer): Mark[] =>
  livingSeats(seen.table).flatMap((seat) => {
    const far = farFrom(seen).get(explorerAt(seen.table, seat).room) ?? Number.POSITIVE_INFINITY;
    const of = { seat, what: 'marks.blob', ill: 'swallows' } as const;
    return far <= 1 ? peril({ ...of, chance: 1 }) : far === 2 ? peril({ ...of, chance: AGAIN }) : [];
  });
