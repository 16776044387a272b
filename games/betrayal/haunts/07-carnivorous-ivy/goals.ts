import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { captorOf } from '../../parts/haunts/grip';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { likelyFloors } from '../../parts/plans/likely-floors';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isTraitor, placeOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { BOOK, DEPTHS, depths, LABS, labs, type Seer, SPRAY, wanted } from './state';

/** Steps from which it is worth to go and pull somebody out of a Tip. */
const NEAR = 3;
/** So many go for what lies about. */
const FETCHERS = 2;

/** Tips that hold somebody. */
const captors = ({ mine }: Seer): FigureID[] => Object.keys(mine.grip);

/** Tips that are awake and have hold of nobody. */
const hunters = ({ table, mine }: Seer) =>
  table.monsters.filter(({ id, stunned }) => stunned === 0 && mine.grip[id] === undefined);

/** No more of them than can be sprayed, or fought, in a turn. */
const isQuiet = (seen: Seer, room: RoomID): boolean =>
  hunters(seen).filter((tip) => tip.room === room).length <= 1;

/** Where some part of a Creeper can be sprayed. */
const overgrown = ({ table, mine }: Seer): RoomID[] =>
  mine.creepers.flatMap(({ root, tip }) => [root, placeOf(table, tip).room]);

/** Rooms near by in which somebody can be pulled out of a Tip. */
function rescues(seen: Seer, seat: PlayerID): RoomID[] {
  const steps = distancesFrom(seen, explorerAt(seen.table, seat).room);
  return captors(seen)
    .map((tip) => placeOf(seen.table, tip).room)
    .filter((room) => isQuiet(seen, room) && (steps.get(room) ?? NEAR + 1) <= NEAR);
}

/** What it is about: the Book, then what was brewed by it. */
const treasure = (seen: Seer) => whereIs(seen, [seen.mine.isMade ? SPRAY : BOOK]);

/** Who has it, if that is the traitor. */
const robberOf = (seen: Seer): PlayerID | null => {
  const holder = treasure(seen)?.holder ?? null;
  return holder !== null && isTraitor(seen.table, holder) ? holder : null;
};

/**
 * Whoever has the Book goes to brew, whoever has the Spray to Creepers that are left alone; some of the others fetch what
 * lies about, they help who is held, look for a kitchen while there is none, and else keep away.
 */
function aimOf(seen: Seer, seat: PlayerID): readonly RoomID[] {
  const { table, mine } = seen;
  if (captorOf(mine.grip, seat) !== undefined) return [];
  const hiding = () => refuges(seen, seat, hunters(seen));
  const found = treasure(seen);
  if (found?.holder === seat) {
    const all = mine.isMade ? overgrown(seen) : labs(table);
    const quiet = all.filter((room) => isQuiet(seen, room));
    return quiet.length > 0 || all.length === 0 ? quiet : hiding();
  }
  if (found !== null && robberOf(seen) !== null) return [found.room];
  const free = heroes(table).filter((one) => captorOf(mine.grip, one) === undefined);
  if (found?.holder === null && nearestFirst(seen, found.room, free).slice(0, FETCHERS).includes(seat))
    return [found.room];
  const helped = rescues(seen, seat);
  if (helped.length > 0) return helped;
  return mine.isMade || labs(table).length > 0 ? hiding() : [];
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const found = treasure(seen);
  const robber = robberOf(seen);
  const isOurs = found !== null && found.holder !== null && robber === null;
  const [lab] = labs(table);
  const ready = mine.isMade ? 'spray' : lab === undefined ? 'find-lab' : 'brew';
  const missing = robber !== null ? 'win-back' : mine.isMade ? 'fetch-spray' : 'fetch-book';
  const kind = isOurs ? ready : missing;
  const of = wanted(table, mine);
  const room = (kind === 'brew' ? lab : found?.room) ?? 'kitchen';
  return {
    progress: (mine.isMade ? 0.3 : 0) + (isOurs ? 0.1 : 0) + (0.6 * mine.sprayed) / Math.max(1, of),
    next: { kind, facts: { done: mine.sprayed, of, room: roomFact(room) } },
    own: Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seen, seat)])),
    prey: [...captors(seen), ...(robber === null ? [] : [robber])],
    floors: likelyFloors(seen, LABS),
  };
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const left = heroes(table);
  const facts = { left: left.length };
  const robber = robberOf(seen);
  const progress = Math.min(1, fallen(table) + 0.1 * captors(seen).length + (robber === null ? 0 : 0.4));
  const spray = mine.isMade ? treasure(seen) : null;
  if (spray === null) return { progress, next: { kind: 'hunt', facts }, prey: left };
  const own = (rooms: readonly RoomID[]) => ({ [traitorOf(table)]: rooms });
  if (robber === null)
    return {
      progress,
      next: { kind: 'get-spray', facts: { ...facts, room: roomFact(spray.room) } },
      prey: left,
      own: own([spray.room]),
    };
  const [sink] = depths(table);
  return {
    progress,
    next: sink === undefined ? { kind: 'find-depth' } : { kind: 'spill', facts: { room: roomFact(sink) } },
    own: own(depths(table)),
    floors: likelyFloors(seen, DEPTHS),
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: 'BH-h07', ...ofHeroes(seen) },
  traitor: { clause: 'BH-h07', ...ofTraitor(seen) },
});
