import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { captorOf } from '../../parts/haunts/grip';
import { stepsTo } from '../../parts/plans/far';
import { refuges } from '../../parts/plans/keeping-away';
import { hunted } from '../../parts/plans/plan';
import { isInDeck } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, placeOf, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { BALL, CLAUSE, grown, HEAD, headIn, type Seer, SUCKER, WINS } from './state';

/** Steps from which it is worth to go and pull somebody loose, and within which a Sucker is to be kept away from. */
const NEAR = 3;
const CLOSE = 2;

/** What being dragged to an Arm costs. */
const DEATH = 8;

/** What meeting one is likely to cost: one that holds somebody harms nobody else. */
export function menace(seen: Seer, { id, kind }: Readonly<Monster>, seat: PlayerID): number {
  const { mine } = seen;
  if (kind === HEAD) return 1;
  const held = mine.grip[id];
  if (held !== undefined) return held === seat ? DEATH : 0;
  const isWeaker = traitOf(seen, seat, 'might') < (grown(mine.track).might ?? 0);
  return isWeaker ? 2 : 0.5;
}

const captors = ({ mine }: Seer): FigureID[] => Object.keys(mine.grip);

/** Suckers that are awake and have hold of nobody. */
const hunters = ({ table, mine }: Seer): Monster[] =>
  table.monsters.filter(
    ({ id, kind, stunned }) => kind === SUCKER && stunned === 0 && mine.grip[id] === undefined,
  );

/** Where somebody may be pulled loose near by, by whoever is a match for it. */
function rescues(seen: Seer, seat: PlayerID): RoomID[] {
  const steps = distancesFrom(seen, explorerAt(seen.table, seat).room);
  if (traitOf(seen, seat, 'might') + 1 < (grown(seen.mine.track).might ?? 0)) return [];
  return captors(seen)
    .map((sucker) => placeOf(seen.table, sucker).room)
    .filter((room) => (steps.get(room) ?? NEAR + 1) <= NEAR);
}

/** Whoever is held, or may pull somebody loose. */
const isFighting = (seen: Seer, seat: PlayerID): boolean =>
  captorOf(seen.mine.grip, seat) !== undefined || rescues(seen, seat).length > 0;

/** Held: nothing; near one who is held: there; then the Ball, or the Head; else out of reach, and on into the house. */
function aimOf(seen: Seer, seat: PlayerID): readonly RoomID[] {
  const { table, mine } = seen;
  if (captorOf(mine.grip, seat) !== undefined) return [];
  const helped = rescues(seen, seat);
  if (helped.length > 0) return helped;
  const head = headIn(table);
  if (head !== undefined) return [head.room];
  const found = whereIs(seen, [BALL]);
  if (found?.holder === null) return [found.room];
  const { room } = explorerAt(table, seat);
  const isHunted = hunters(seen).some((one) => stepsTo(distancesFrom(seen, one.room, one.id), room) <= CLOSE);
  return isHunted ? refuges(seen, seat, hunters(seen)) : [];
}

function nextOf(seen: Seer): Goal['next'] {
  const { table } = seen;
  const head = headIn(table);
  if (head !== undefined)
    return { kind: 'beat', facts: { left: WINS - head.wounds, room: roomFact(head.room) } };
  const found = whereIs(seen, [BALL]);
  if (found === null) return { kind: isInDeck(table, BALL) ? 'find-ball' : 'ball-gone' };
  const kind = found.holder === null ? 'fetch-ball' : 'gaze';
  return { kind, facts: { room: roomFact(found.room) } };
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const hunt = hunted(seen, CLAUSE);
  const left = hunt.prey;
  const head = headIn(table);
  const hasBall = left.some((seat) => explorerAt(table, seat).cards.includes(BALL));
  const done = head === undefined ? 0 : 0.35 + (0.6 * head.wounds) / WINS;
  return {
    heroes: {
      clause: CLAUSE,
      progress: mine.isFound ? done || 1 : hasBall ? 0.1 : 0,
      next: nextOf(seen),
      own: Object.fromEntries(left.map((seat) => [seat, aimOf(seen, seat)])),
      prey: [...captors(seen), ...(head === undefined ? [] : [head.id])],
      hunters: left.filter((seat) => head !== undefined || isFighting(seen, seat)),
      wants: [BALL],
    },
    traitor: {
      ...hunt,
      progress: Math.min(1, hunt.progress + 0.1 * captors(seen).length),
      prey: left.filter((seat) => captorOf(mine.grip, seat) === undefined),
    },
  };
}
