import { harmDice, mark, pick, rollThen } from '../parts/cards/steps';
import { FLOORS, type Floor } from '../rules/components';
import { explorerAt, isMonster, isTraitor, livingSeats, monsterAt } from '../rules/figures';
import { isGone, type Shift, shiftsOf, tileOf } from '../rules/house';
import { say } from '../rules/journal';
import { broughtAlong, isHeld } from '../rules/moving';
import type { Way } from '../rules/option';
import { type Nothing, type Rolled, type Step, stepsOf } from '../rules/step';
import type { At, Resolvers, Seen, Thing } from '../rules/thing';
import { consult } from '../rules/things';
import { isDone } from '../rules/turn';

const ROOM = 'mystic-elevator';
const step = stepsOf<{
  ride: Nothing;
  rolled: Rolled;
  move: Pick<Shift, 'floor' | 'x' | 'y' | 'turn'>;
}>(`room:${ROOM}`);
/** It has been asked of this explorer's turn; it has moved in this turn, monsters' after a traitor's among it (BH70). */
const RIDE = 'elevator';
const MOVED = 'elevator-moved';
const ride = step('ride');

/** Where it may stop on these floors: at each doorway as it fits best (BH74). */
function stopsOn({ table, box }: Seen, floors: readonly Floor[]): Shift[] {
  const stops = new Map<string, Shift>();
  for (const shift of shiftsOf(table, box, ROOM, floors)) {
    const key = `${shift.from.room} ${shift.from.direction}`;
    if (!stops.has(key)) stops.set(key, shift);
  }
  return [...stops.values()];
}

const floorsOf = (total: number): readonly Floor[] =>
  total >= 4 ? FLOORS : total === 3 ? ['upper'] : total === 2 ? ['ground'] : ['basement'];

/** Its rider chooses among the doorways of the floor; with none that is legal it stays (BH74). */
function travel(at: At, floors: readonly Floor[]): Step[] {
  const stops = stopsOn(at, floors);
  if (stops.length === 0) return [];
  const stay = { key: 'stay', label: 'elevator-stays', next: [] };
  const isHome = floors.includes(tileOf(at.G, ROOM)?.floor ?? 'ground');
  return [
    pick('BH74', [
      ...stops.map(({ from, floor, x, y, turn }) => ({
        key: `${from.room} ${from.direction}`,
        label: 'elevator-to',
        facts: {
          floor: { term: `floors.${floor}` },
          room: { term: `rooms.${from.room}` },
          direction: { term: `directions.${from.direction}` },
        },
        next: [step('move', { floor, x, y, turn })],
      })),
      ...(isHome ? [stay] : []),
    ]),
  ];
}

/** Whether it takes off for a figure that is in it: once, for whom it rides, and with nobody whom nothing moves (BH166). */
function isRider(at: At, figure: string): boolean {
  const { G } = at;
  const isDue = isMonster(figure)
    ? G.turn.seat === null && !isDone(G, MOVED)
    : explorerAt(G, figure).room === ROOM && G.turn.seat === figure && !isDone(G, RIDE);
  return isDue && consult(at, 'moved', { figure, by: ROOM }, true) && !isHeld(at, ROOM);
}

/** A way into it is loud: it takes off at once. */
const ways = (so: readonly Way[]): readonly Way[] =>
  so.map((way) => (way.to?.room === ROOM ? { ...way, isLoud: true } : way));

/** It moves when it is entered, once a turn, and at the end of a turn spent in it without moving (BH74, BH163). */
export const mysticElevator: Thing = {
  alters: {
    waysOut: ({ table }, { figure }, so) => (isMonster(figure) && isDone(table, MOVED) ? so : ways(so)),
  },
  on: {
    entered: (at, { figure, to }) =>
      to.room === ROOM && isRider(at, figure) ? [{ ...ride, seat: figure }] : [],
    turnEnds: (at, { seat }) => (isRider(at, seat) && !at.G.turn.hasMoved ? [ride] : []),
  },
  steps: {
    // A monster's mover chooses the floor as a traitor does (BH93).
    ride: (at, { seat = '' }) => {
      if (isMonster(seat))
        return travel(at, FLOORS).map((one) => ({
          ...one,
          seat: monsterAt(at.G, seat).mover ?? undefined,
        }));
      return [
        mark(RIDE),
        ...(isTraitor(at.G, seat)
          ? travel(at, FLOORS)
          : [rollThen(2, `rooms.${ROOM}`, 'room', step.after('rolled'))]),
      ];
    },
    // By a 0 all inside are hurt, be it that there is no doorway to go to (BH94).
    rolled: (at, { total }) => {
      const floors = floorsOf(total);
      const inside = livingSeats(at.G).filter((seat) => explorerAt(at.G, seat).room === ROOM);
      if (floors.every((floor) => isGone(at.G, floor)) && consult(at, 'plunges', { room: ROOM }, true))
        return inside.map((seat): Step => ({ do: 'die', seat }));
      const shaken = inside
        .filter((seat) => total === 0 && !isTraitor(at.G, seat))
        .map((seat): Step => ({ ...harmDice('physical', 1), seat }));
      return [...travel(at, floors), ...shaken];
    },
    move: (at, { floor, x, y, turn }) => {
      const { G } = at;
      const tile = tileOf(G, ROOM);
      if (tile === undefined) return [];
      Object.assign(tile, { floor, x, y, turn });
      say(G, 'elevator', null, { floor: { term: `floors.${floor}` } });
      return [mark(MOVED), ...broughtAlong(at, ROOM)];
    },
  } satisfies Resolvers<unknown, typeof step>,
};
