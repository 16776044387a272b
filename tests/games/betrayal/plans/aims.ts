import { box } from '@games/betrayal/box';
import type { FigureID, Place, RoomID } from '@games/betrayal/rules/components';
import { isAlive, isMonster, placeOf } from '@games/betrayal/rules/figures';
import { isPromising, openDoorways, samePlace } from '@games/betrayal/rules/house';
import type { Seen } from '@games/betrayal/rules/thing';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { areOpponents, distancesFrom } from '@games/betrayal/rules/ways';

/** Where a figure makes for, by what its side is told of its aim, and what stands in its way, as its seat sees it. */

export const seenBy = (view: BetrayalView): Seen => ({
  table: view,
  box,
  hidden: view.mine,
  mine: view.mine,
  memo: new Map(),
});

const might = ({ values }: BetrayalView, figure: FigureID): number => values[figure]?.might ?? 0;

/** Somebody awake in a room, of the other side, whom one is not after, and who hits harder. */
export function isDangerous(view: BetrayalView, figure: FigureID, room: RoomID): boolean {
  const seen = seenBy(view);
  const awake = view.monsters.flatMap(({ id, stunned, room: where }) =>
    stunned === 0 && where === room ? [id] : [],
  );
  const seats = view.explorers.flatMap((one, seat) =>
    isAlive(one) && one.room === room ? [String(seat)] : [],
  );
  return [...awake, ...seats].some(
    (other) =>
      other !== figure && areOpponents(seen, figure, other) && might(view, other) > might(view, figure),
  );
}

/** Rooms that are named to a figure: its own, else its side's; and where those stand whom it is after. */
export function aimsFor(view: BetrayalView, figure: FigureID): RoomID[] {
  const { goal } = view;
  const own = goal?.own?.[figure];
  const rooms = own ?? (isMonster(figure) ? [] : (goal?.rooms ?? []));
  const isHunter = isMonster(figure) ? own === undefined : (goal?.hunters?.includes(figure) ?? true);
  const hunted = own?.length === 0 || !isHunter ? [] : (goal?.prey ?? []);
  return [
    ...new Set([...rooms, ...hunted.filter((one) => one !== figure).map((one) => placeOf(view, one).room)]),
  ];
}

/** Whether all there is to do in a room is to attack those who hit as hard: no better than not to. */
function isEvenFight(view: BetrayalView, figure: FigureID, room: RoomID): boolean {
  const { goal } = view;
  if ((goal?.own?.[figure] ?? goal?.rooms ?? []).includes(room)) return false;
  const there = (goal?.prey ?? []).filter((one) => one !== figure && placeOf(view, one).room === room);
  return there.every((one) => might(view, one) >= might(view, figure));
}

/** Whether all there is in a room is prey on the other side of its barrier. */
function isSplitOff(view: BetrayalView, figure: FigureID, place: Place): boolean {
  const { goal } = view;
  if ((goal?.own?.[figure] ?? goal?.rooms ?? []).includes(place.room)) return false;
  return (goal?.prey ?? []).every((one) => one === figure || !samePlace(placeOf(view, one), place));
}

/** Whether a place is one of these, and it loses nothing by going there: nobody stronger waits, nor anybody as strong alone. */
export const isSafeAim = (view: BetrayalView, figure: FigureID, place: Place): boolean =>
  aimsFor(view, figure).includes(place.room) &&
  !isDangerous(view, figure, place.room) &&
  !isEvenFight(view, figure, place.room) &&
  !isSplitOff(view, figure, place);

/** Steps from a room to what a figure makes for; with nothing named, an explorer's to a door that leads on. */
export function wayFrom(view: BetrayalView, figure: FigureID, from: RoomID): number {
  const aims = aimsFor(view, figure);
  const seen = seenBy(view);
  const edges = (floors = view.goal?.floors ?? (['basement', 'ground', 'upper'] as const)) =>
    floors.flatMap((floor) =>
      openDoorways(view, box, floor).flatMap((doorway) => (isPromising(seen, doorway) ? [doorway.room] : [])),
    );
  const ends = aims.length > 0 || isMonster(figure) ? aims : edges();
  const steps = distancesFrom(seen, from, isMonster(figure) ? figure : '');
  return Math.min(...ends.map((end) => steps.get(end) ?? Number.POSITIVE_INFINITY));
}
