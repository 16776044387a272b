import type { Facts } from '@/kit/journal';
import { aimOfPart } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { FAR, stepsTo } from '../../parts/plans/far';
import { refuges } from '../../parts/plans/keeping-away';
import { hunted, planned } from '../../parts/plans/plan';
import { explorerAt, sideOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { rite } from './rite';
import { bookIn, godIn, pitsIn, type Seer } from './state';

const CLAUSE = 'BH-h33';
/** How far a traitor is at most who has not called it yet, and how far with the god in the house: more than its own life is worth. */
const CALLING = 0.2;
const CALLED = 0.85;

/** How near the Book is to its end: on the floor, in a hero's hands, on the way down. */
function nearTheEnd(seen: Seer): number {
  const { table } = seen;
  const book = bookIn(seen);
  if (book === null) return 0;
  if (book.holder === null) return 0.2;
  if (sideOf(table, book.holder) !== 'heroes') return 0;
  const steps = distancesFrom(seen, book.room);
  const least = Math.min(FAR, ...pitsIn(table).map((room) => stepsTo(steps, room)));
  return 0.4 + 0.4 * 0.8 ** least;
}

/** Who has the Book takes it down; who is nearest fetches it; the others look for the way down, or keep out of the god's. */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const { traitor = null } = table.haunt ?? {};
  const book = bookIn(seen);
  const god = godIn(table);
  const pits = pitsIn(table);
  const bearer = book?.holder ?? null;
  const isOurs = bearer !== null && bearer !== traitor;
  const rooms = book === null ? [] : [book.room];
  const facts: Facts = book === null ? {} : { room: roomFact(book.room) };
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-pit', when: isOurs && pits.length === 0, rooms: [], by: bearer, facts },
      { kind: 'destroy', when: isOurs, rooms: pits, by: bearer },
      { kind: 'fetch', when: book !== null && bearer === null, rooms, by: 'nearest' },
      { kind: 'stop', facts },
    ],
    others: (seat) => {
      if (god === undefined) return [explorerAt(table, traitorOf(table)).room];
      return pits.length === 0 ? [] : refuges(seen, seat, [god]);
    },
    progress: nearTheEnd(seen),
    floors: ['basement'],
    ...(mine.isSummoned || traitor === null ? {} : { prey: [traitor] }),
  });
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const book = bookIn(seen);
  if (mine.isSummoned) {
    const hunt = hunted(seen, CLAUSE);
    // Whoever carries the Book off comes first.
    const prey = book === null || book.holder === null ? hunt.prey : [book.holder];
    return { ...hunt, progress: CALLED + (1 - CALLED) * hunt.progress, prey };
  }
  const isHeld = book !== null && book.holder === table.haunt?.traitor;
  if (!isHeld && mine.brought.length === 0 && book !== null)
    return {
      progress: 0,
      next: { kind: 'recover', facts: { room: roomFact(book.room) } },
      ...(book.holder === null ? { rooms: [book.room] } : { prey: [book.holder] }),
    };
  const { progress, ...aim } = aimOfPart(rite, seen);
  return { progress: CALLING * (0.15 + (mine.brought.length > 0 ? 0.15 : 0) + 0.7 * progress), ...aim };
}

export const goals = (seen: Seer): Goals => ({
  heroes: ofHeroes(seen),
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
