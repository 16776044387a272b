import type { PlayerID } from '@/kit/action';
import { fallen, heroes } from '../../parts/haunts/heroes';
import { divided } from '../../parts/plans/dividing';
import { stepsTo } from '../../parts/plans/far';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { hunted, planned } from '../../parts/plans/plan';
import type { RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { CLAUSE, type Doll, isWhole, likelyFor, likelyRooms, type Seer, type State, termOf } from './state';

/** What each side makes for. */

/** So much of the way is a doll that is found, and one that would be if there were no other room to search. */
const FOUND = 0.6;
const KNOWN = 0.4;

/** For bots: a doll lies best where nobody is near. */
export const worthHiding = (seen: Seer, room: RoomID): number => {
  const far = heroes(seen.table).map((seat) =>
    stepsTo(distancesFrom(seen, explorerAt(seen.table, seat).room), room),
  );
  return 1 + Math.min(...far);
};

/** How far a hero has come with the own one. */
function shareOf(mine: State, one: Doll): number {
  if (one.state === 'gone') return 1;
  return one.state === 'found' ? FOUND : KNOWN / Math.max(1, likelyFor(mine, one).length);
}

/**
 * Whoever's doll is found goes and destroys it; the others look where a hint may lead, each in a room of their own, or for more
 * such rooms.
 */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = heroes(table);
  const begun = table.haunt?.heroCount ?? 0;
  const foundBy = (seat: PlayerID): RoomID[] =>
    mine.dolls.flatMap((one) =>
      one.seat === seat && one.state === 'found' && one.room !== null ? [one.room] : [],
    );
  const likely = likelyRooms(mine);
  const there = roomsInPlay(table, likely);
  const seekers = all.filter((seat) => foundBy(seat).length === 0);
  const unseen = likely.length > there.length;
  const own = divided(
    seen,
    seekers,
    () => there,
    () => (unseen ? [] : there),
  );
  const found = mine.dolls.filter(({ state }) => state === 'found');
  const [due] = found;
  const left = mine.dolls.filter(isWhole).length;
  const done = mine.dolls.reduce((sum, one) => sum + shareOf(mine, one), 0) / Math.max(1, mine.dolls.length);
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'wait', when: mine.dolls.length < begun || mine.dolls.some(({ state }) => state === 'given') },
      { kind: 'destroy-each', when: found.length > 1 },
      ...(due === undefined
        ? []
        : [
            {
              kind: 'destroy',
              rooms: foundBy(due.seat),
              by: due.seat,
              facts: { doll: { term: termOf(due.doll) }, target: { seat: due.seat } },
            },
          ]),
      { kind: 'search', when: there.length > 0 },
      { kind: 'find-rooms' },
    ],
    others: (seat) => own[seat] ?? foundBy(seat),
    facts: { left },
    floors: likelyFloors(seen, likely),
    progress: done * (1 - fallen(table)),
  });
}

/** He hunts, first whoever stands where a doll lies. */
function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const { prey, ...goal } = hunted(seen, CLAUSE);
  const begun = table.haunt?.heroCount ?? 1;
  const left = Math.floor(begun / 2) + 1 - (begun - prey.length);
  const rooms = mine.dolls.flatMap(({ room }) => room ?? []);
  const near = prey.filter((seat) => rooms.includes(explorerAt(table, seat).room));
  return {
    ...goal,
    progress: Math.min(1, (2 * (begun - prey.length)) / (begun + 1)),
    next: { kind: 'kill', facts: { left } },
    prey: near.length > 0 ? near : prey,
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
