import type { PlayerID } from '@/kit/action';
import { captorOf } from '../../parts/grip';
import { fallen, heroes } from '../../parts/heroes';
import { whereIs } from '../../parts/remedy';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isTraitor, placeOf, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { BOOK, depths, labs, type Seer, SPRAY, wanted } from './state';

/** Steps from which it is worth to go and pull somebody out of a Tip. */
const NEAR = 3;
const FAR = 20;

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

/** Of the rooms within a turn's walk those that are farthest from any Tip. */
function shelters(seen: Seer, seat: PlayerID): RoomID[] {
  const { table } = seen;
  const tips = hunters(seen).map(({ id, room }) => distancesFrom(seen, room, id));
  const safety = (room: RoomID) => Math.min(FAR, ...tips.map((steps) => steps.get(room) ?? FAR));
  const near = [...distancesFrom(seen, explorerAt(table, seat).room)]
    .filter(([, steps]) => steps <= traitOf(seen, seat, 'speed'))
    .map(([room]) => room);
  const best = Math.max(...near.map(safety));
  return near.filter((room) => safety(room) === best);
}

/** Rooms near by in which somebody can be pulled out of a Tip. */
function rescues(seen: Seer, seat: PlayerID): RoomID[] {
  const steps = distancesFrom(seen, explorerAt(seen.table, seat).room);
  return captors(seen)
    .map((tip) => placeOf(seen.table, tip).room)
    .filter((room) => isQuiet(seen, room) && (steps.get(room) ?? FAR) <= NEAR);
}

/** Who is nearest to what lies somewhere, and can go. */
function fetcher(seen: Seer, room: RoomID): PlayerID[] {
  const free = heroes(seen.table).filter((seat) => captorOf(seen.mine.grip, seat) === undefined);
  const far = (seat: PlayerID) => distancesFrom(seen, explorerAt(seen.table, seat).room).get(room) ?? FAR;
  return free.sort((a, b) => far(a) - far(b)).slice(0, 2);
}

/**
 * Whoever has the Book goes to brew, whoever has the Spray to Roots that are left alone; one of the others fetches what lies
 * about, they help who is held, look for a kitchen while there is none, and else keep away.
 */
function aimOf(seen: Seer, seat: PlayerID): readonly RoomID[] {
  const { table, mine } = seen;
  if (captorOf(mine.grip, seat) !== undefined) return [];
  const thing = whereIs(seen, [mine.isMade ? SPRAY : BOOK]);
  if (thing?.holder === seat) {
    const all = mine.isMade ? overgrown(seen) : labs(table);
    const quiet = all.filter((room) => isQuiet(seen, room));
    return quiet.length > 0 || all.length === 0 ? quiet : shelters(seen, seat);
  }
  if (thing !== null && thing.holder !== null && isTraitor(table, thing.holder)) return [thing.room];
  if (thing?.holder === null && fetcher(seen, thing.room).includes(seat)) return [thing.room];
  const helped = rescues(seen, seat);
  if (helped.length > 0) return helped;
  return mine.isMade || labs(table).length > 0 ? shelters(seen, seat) : [];
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const thing = whereIs(seen, [mine.isMade ? SPRAY : BOOK]);
  const robber =
    thing !== null && thing.holder !== null && isTraitor(table, thing.holder) ? thing.holder : null;
  const [lab] = labs(table);
  const kind =
    robber !== null
      ? 'win-back'
      : thing === null || thing.holder === null
        ? mine.isMade
          ? 'fetch-spray'
          : 'fetch-book'
        : mine.isMade
          ? 'spray'
          : lab === undefined
            ? 'find-lab'
            : 'brew';
  const of = wanted(table, mine);
  const room = kind === 'brew' ? lab : thing?.room;
  const bearer = thing !== null && thing.holder !== null && robber === null ? 0.1 : 0;
  return {
    progress: Math.min(1, (mine.isMade ? 0.3 : 0) + bearer + (0.6 * mine.sprayed) / Math.max(1, of)),
    next: { kind, facts: { done: mine.sprayed, of, room: roomFact(room ?? 'kitchen') } },
    own: Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seen, seat)])),
    prey: [...captors(seen), ...(robber === null ? [] : [robber])],
  };
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const traitor = table.haunt?.traitor ?? '0';
  const left = heroes(table);
  const spray = mine.isMade ? whereIs(seen, [SPRAY]) : null;
  const sinks = depths(table);
  const isBearer = spray?.holder === traitor;
  const kind = spray === null ? 'hunt' : !isBearer ? 'get-spray' : sinks.length > 0 ? 'spill' : 'find-depth';
  const room = isBearer ? sinks[0] : spray?.room;
  return {
    progress: Math.min(1, fallen(table) + 0.1 * captors(seen).length + (isBearer ? 0.4 : 0)),
    next: { kind, facts: { left: left.length, room: roomFact(room ?? 'chasm') } },
    prey: isBearer ? [] : left,
    ...(spray === null ? {} : { own: { [traitor]: isBearer ? sinks : [spray.room] } }),
    ...(isBearer ? { floors: ['basement'] as const } : {}),
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: 'BH-h07', ...ofHeroes(seen) },
  traitor: { clause: 'BH-h07', ...ofTraitor(seen) },
});
