import type { PlayerID } from '@/kit/action';
import { losable } from '../../parts/haunts/collapse';
import { stepsTo } from '../../parts/plans/far';
import { onTheWay } from '../../parts/plans/on-the-way';
import { stretch } from '../../parts/plans/stretch';
import { type CardID, type RoomID, signed } from '../../rules/components';
import { explorerAt, isAlive, livingSeats, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { chanceOf, diceOf } from '../../rules/rolls';
import type { Roll, Step } from '../../rules/step';
import { type Goal, type Goals, remembered, type Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import {
  CLAUSE,
  clueOf,
  cluesOf,
  FIND,
  hidingPlaces,
  isTrap,
  ORDER,
  RUIN,
  type Seer,
  TREASURE,
  type Way,
  waysIn,
} from './state';

/** What each makes for: Clues, nearest first, until the treasure is likely enough somewhere; then there. */

/** Whether all that may fall next takes whoever is in a room along. */
function isUndoing(seen: Seen, room: RoomID): boolean {
  const { tiles } = seen.table;
  const [one, ...others] = remembered(seen, 'losable', () => losable(seen.table, ORDER));
  if (one === undefined || others.length > 0) return false;
  return one === room || tiles.every((tile) => tile.isLost || tile.room === one || tile.floor === 'basement');
}

/** How likely a search comes to what. */
function chancesOf(seen: Seer, { room, risk, roll }: Way) {
  const { dice, add } = diceOf(seen, roll);
  const least = (total: number) => chanceOf(dice, total - add);
  const isHere = seen.mine.clues.lying.includes(room);
  return {
    treasure: least(TREASURE),
    clue: risk === null && isHere ? least(FIND) - least(RUIN) : 0,
    death: risk === null ? 0 : 1 - least(RUIN),
    ruin: isUndoing(seen, room) ? least(RUIN) - least(TREASURE) : 0,
  };
}

/** From so likely on one searches for the treasure, and not for the Clue. */
const FAIR = 0.25;

/** What a search is hoped to come to: the treasure, or the Clue while that is likelier. */
export function hopedFor(seen: Seer, way: Way): number {
  const { treasure, clue } = chancesOf(seen, way);
  return clue > 0 && treasure < FAIR ? FIND : TREASURE;
}

/** What a search that waits is hoped to come to: the treasure, where its dice may do it. */
export function hopeOf(seen: Seer, { seat, add = 0 }: Roll): number {
  const { room } = explorerAt(seen.table, seat);
  const ways = waysIn(seen, seat, room).filter(({ roll }) => roll.add === add);
  return ways.some((way) => hopedFor(seen, way) === FIND) ? FIND : TREASURE;
}

/** Ways to search a room that a seat would take, the likeliest to find the treasure first. */
const triesIn = (seen: Seer, seat: PlayerID, room: RoomID) =>
  waysIn(seen, seat, room)
    .map((way) => ({ way, ...chancesOf(seen, way) }))
    .filter(({ treasure, death }) => !isFoolish(treasure, death))
    .sort((a, b) => b.treasure - a.treasure);

/** Not twice as likely to find it as to die, and nobody goes by a hint. */
const isFoolish = (treasure: number, death: number): boolean => 2 * death > treasure;

/** Each step away makes it worth so much less. */
const FADE = 0.92;
/** So many Clues are as good a start as any. */
const PLENTY = 6;
/** What it is worth to go round all rooms together that may fall next. */
const DREAD = 2;
const IN_VAIN = 0.001;
/** What a search is worth that is likelier to bring the house down on oneself than to find anything. */
const RASH = 0.02;

interface Prospect {
  readonly room: RoomID;
  readonly chance: number;
  readonly worth: number;
}

/** Where a seat is likeliest to find the treasure, as it could get there. */
function prospectOf(seen: Seer, seat: PlayerID): Prospect | undefined {
  return remembered(seen, `prospect ${seat}`, () => {
    const steps = distancesFrom(seen, explorerAt(seen.table, seat).room, seat);
    return [...steps]
      .map(([room, far]): Prospect => {
        const { treasure: chance, ruin } = triesIn(seen, seat, room)[0] ?? { treasure: 0, ruin: 0 };
        return { room, chance, worth: chance * (1 - ruin) * FADE ** far };
      })
      .reduce<Prospect | undefined>((best, one) => (one.worth > (best?.worth ?? 0) ? one : best), undefined);
  });
}

/** How much a way to search is worth: the treasure first, then the Clue; nobody goes by a hint that is likely to kill. */
export function worthTrying(seen: Seer, way: Way): number {
  const { treasure, clue, death, ruin } = chancesOf(seen, way);
  const worth = (ruin > treasure ? RASH : 1) * (100 * treasure + 40 * clue);
  return way.risk !== null && isFoolish(treasure, death) ? IN_VAIN : worth + IN_VAIN;
}

const isWanted = (card: CardID): boolean => {
  const clue = clueOf(card);
  return clue !== undefined && !isTrap(clue);
};

/** Of what an attack may win a Clue is the best, and a trap the worst. */
export function worthStealing(step: Step): Step {
  if (step.do !== 'ask' || step.kind !== 'pick') return step;
  const of = step.of.map((way) => {
    if (clueOf(way.key) === undefined) return way;
    return { ...way, weight: isWanted(way.key) ? 12 : IN_VAIN };
  });
  return { ...step, of };
}

/** Nobody parts with a Clue for nothing. */
export const keeping = (deeds: readonly Option[]): readonly Option[] =>
  deeds.map((one) =>
    one.move === 'drop' && isWanted(String(one.args[0])) ? { ...one, weight: IN_VAIN } : one,
  );

/** Rooms that a seat would rather keep: where it hopes for the treasure, and the way there. */
export function needed(seen: Seen, seat: PlayerID): readonly RoomID[] {
  const best = prospectOf({ ...seen, mine: seen.hidden as Seer['mine'] }, seat);
  return best === undefined ? [] : onTheWay(seen, [seat], best.room);
}

/** Who holds Clues and can be beaten: in the same room, or soon to find the treasure and not far. */
function rivals(seen: Seer, seat: PlayerID): PlayerID[] {
  const { table } = seen;
  const { room } = explorerAt(table, seat);
  if (table.turn.seat !== seat || table.turn.hasAttacked) return [];
  const steps = distancesFrom(seen, room, seat);
  const might = traitOf(seen, seat, 'might');
  return livingSeats(table).filter((other) => {
    const far = stepsTo(steps, explorerAt(table, other).room);
    if (other === seat || cluesOf(table, other).length === 0 || traitOf(seen, other, 'might') >= might)
      return false;
    return (
      far === 0 || (far <= traitOf(seen, seat, 'speed') && (prospectOf(seen, other)?.chance ?? 0) >= FAIR)
    );
  });
}

function goalOf(seen: Seer, seat: PlayerID): Goal {
  const { table } = seen;
  const explorer = explorerAt(table, seat);
  if (!isAlive(explorer)) return { clause: CLAUSE, progress: 0, next: { kind: 'out' } };
  const best = prospectOf(seen, seat);
  const steps = distancesFrom(seen, explorer.room, seat);
  const piles = table.piles.filter(({ cards }) => cards.some(isWanted)).map(({ room }) => room);
  const clues = [...hidingPlaces(seen), ...piles]
    .filter((room) => steps.has(room))
    .sort((a, b) => stepsTo(steps, a) - stepsTo(steps, b));
  const isDue = best !== undefined && (best.chance >= FAIR || clues.length === 0);
  const rooms = isDue ? [best.room] : clues;
  const kind = isDue ? 'search' : clues.length > 0 ? 'fetch' : 'explore';
  const [room = explorer.room] = rooms;
  const sum = triesIn(seen, seat, room)[0]?.way.roll.add ?? cluesOf(table, seat).length;
  const next = table.tiles.some(({ isLost }) => isLost) ? losable(table, ORDER) : [];
  return {
    clause: CLAUSE,
    progress: 0.85 * (best?.worth ?? 0) + 0.12 * Math.min(1, cluesOf(table, seat).length / PLENTY),
    next: {
      kind,
      facts: { room: roomFact(room), sum: signed(sum), of: TREASURE },
    },
    own: { [seat]: stretch(seen, seat, rooms) },
    prey: rivals(seen, seat),
    wants: table.piles.flatMap(({ cards }) => cards.filter(isWanted)),
    ...(next.length === 0
      ? {}
      : { avoid: Object.fromEntries(next.map((one) => [one, DREAD / next.length])) }),
  };
}

export const goals = (seen: Seer): Goals =>
  Object.fromEntries(seen.table.explorers.map((_, seat) => [String(seat), goalOf(seen, String(seat))]));
