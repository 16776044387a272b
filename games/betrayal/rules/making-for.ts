import type { PlayerID } from '@/kit/action';
import type { FigureID, RoomID } from './components';
import { explorerAt, isAlive, isMonster, isMovedBy, placeOf, sideOf, traitOf } from './figures';
import { cardIn, type Goal, type Seen } from './thing';
import { distancesFrom, distancesTo, waysFrom } from './ways';

/** What one figure has to do with its side's aim: where it makes for, which hint and plate both speak of. */

export interface MakingFor {
  /** The nearest of the rooms it has a way to; the best, where it has one to none. */
  readonly room: RoomID;
  /** The room is named to this figure, or to its whole side; or somebody is there whom the side is after. */
  readonly why: 'own' | 'side' | 'prey';
  /** Who that is. */
  readonly prey?: FigureID;
  /** The rooms on a shortest way there, round what is to be avoided, that one among them; none: it is there. Null: nobody has found a way yet. */
  readonly way: readonly RoomID[] | null;
  /** The way goes on from the other side of a barrier. */
  readonly isBarred?: boolean;
}

/** So many dice more, and whoever goes there only gets hurt. */
const HOPELESS = 4;
/** Sums of costs that differ by less are the same. */
const TINY = 1e-6;
/** What a weapon makes up for. */
const ARMED = 3;

/** Whether an explorer is so much stronger that an attack on it would be nothing but an offer. */
export function isOvermatch(seen: Seen, seat: PlayerID, foe: FigureID): boolean {
  if (isMonster(foe)) return false;
  const isArmed = explorerAt(seen.table, seat).cards.some(
    (card) => cardIn(seen.box, card)?.offers?.strike !== undefined,
  );
  const own = traitOf(seen, seat, 'might') + (isArmed ? ARMED : 0);
  return traitOf(seen, foe, 'might') - own >= HOPELESS;
}

/** Whom a seat is after: nobody, where its side leaves that to others. */
export const preyOf = ({ prey = [], hunters }: Goal, seat: PlayerID): readonly FigureID[] =>
  hunters === undefined || hunters.includes(seat) ? prey : [];

/** … nor where it is told to look for what is not there yet. */
const huntedBy = (goal: Goal, seat: PlayerID): readonly FigureID[] =>
  goal.own?.[seat]?.length === 0 ? [] : preyOf(goal, seat);

/** Rooms that are worth walking to: not one where all there is to do is to meet somebody who is far too strong. */
export function aimsOf(seen: Seen, goal: Goal, seat: PlayerID): RoomID[] {
  const { own, rooms = [] } = goal;
  const roomOf = (figure: FigureID) => placeOf(seen.table, figure).room;
  const lairs = preyOf(goal, seat)
    .filter((figure) => isOvermatch(seen, seat, figure))
    .map(roomOf);
  return [...(own?.[seat] ?? rooms), ...huntedBy(goal, seat).map(roomOf)].filter(
    (room) => !lairs.includes(room),
  );
}

/** A monster goes where its side sends it; unsent, the traitor's hunts and another goes where its side has something to do. */
function huntsOf(seen: Seen, { own, rooms = [], prey = [] }: Goal, monster: FigureID): readonly RoomID[] {
  const isHunter = sideOf(seen.table, monster) === 'traitor';
  return own?.[monster] ?? (isHunter ? prey.map((figure) => placeOf(seen.table, figure).room) : rooms);
}

/** Where a figure makes for by what its side knows; undefined where nothing is named to it. */
function makingFor(seen: Seen, goal: Goal, figure: FigureID): MakingFor | undefined {
  const place = placeOf(seen.table, figure);
  const aims = isMonster(figure) ? huntsOf(seen, goal, figure) : aimsOf(seen, goal, figure);
  const steps = [...distancesFrom(seen, place.room, figure, goal.avoid)].sort(([, a], [, b]) => a - b);
  const [room = aims[0], far] = steps.find(([one]) => aims.includes(one)) ?? [];
  if (room === undefined) return undefined;
  if (far === undefined) return { room, way: null, ...whyThere(seen, goal, figure, room) };
  const left = distancesTo(seen, room, figure, goal.avoid);
  const way = steps.flatMap(([one, gone]) =>
    gone > 0 && gone + (left.get(one) ?? Number.POSITIVE_INFINITY) < far + TINY ? [one] : [],
  );
  const isBarred =
    way.length > 0 && !waysFrom(seen, figure, place).some(({ to }) => to !== null && way.includes(to.room));
  return { room, way, ...(isBarred ? { isBarred } : {}), ...whyThere(seen, goal, figure, room) };
}

function whyThere(
  { table }: Seen,
  goal: Goal,
  figure: FigureID,
  room: RoomID,
): Pick<MakingFor, 'why' | 'prey'> {
  const own = goal.own?.[figure];
  if (own?.includes(room) === true) return { why: 'own' };
  if (own === undefined && goal.rooms?.includes(room) === true) return { why: 'side' };
  const prey = preyOf(goal, figure).find((one) => placeOf(table, one).room === room);
  return { why: 'prey', ...(prey === undefined ? {} : { prey }) };
}

/** By figure, for an explorer who is alive and the monsters that its player leads. */
export function makingsFor(
  seen: Seen,
  goal: Goal | null,
  seat: PlayerID | null,
): Readonly<Partial<Record<FigureID, MakingFor>>> {
  const { explorers, monsters } = seen.table;
  if (goal === null || seat === null) return {};
  const led = monsters.flatMap((one) => (isMovedBy(one, seat) ? [one.id] : []));
  const figures = isAlive(explorerAt({ explorers }, seat)) ? [seat, ...led] : led;
  return Object.fromEntries(
    figures.flatMap((figure) => {
      const found = makingFor(seen, goal, figure);
      return found === undefined ? [] : [[figure, found]];
    }),
  );
}
