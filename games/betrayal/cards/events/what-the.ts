import { event } from '../../parts/cards/event';
import { pick } from '../../parts/cards/steps';
import { FLOORS, type RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { roomOf, type Shift, shiftsOf, standing, tileOf } from '../../rules/house';
import { say } from '../../rules/journal';
import { broughtAlong, isHeld } from '../../rules/moving';
import { type Laid, stepsOf } from '../../rules/step';
import type { At, Card, Resolvers } from '../../rules/thing';

const CARD = 'what-the';
/** `at`: the doorway. */
const step = stepsOf<{
  turn: Laid & { at: string };
  shift: Laid & Pick<Shift, 'floor' | 'x' | 'y' | 'turn'>;
}>(`card:${CARD}`);

/** Where a room may go: elsewhere on its floor, or else on another; strip and landings stay (BH150), and what is held (BH166). */
function shifts(at: At, room: RoomID): Shift[] {
  const { G, box } = at;
  if (roomOf(box, room).isPrinted === true || isHeld(at, room)) return [];
  const { floor: own } = standing(G, room);
  const near = shiftsOf(G, box, room, [own]);
  return near.length > 0
    ? near
    : shiftsOf(
        G,
        box,
        room,
        FLOORS.filter((floor) => floor !== own),
      );
}

const keyOf = ({ from }: Shift): string => `${from.room} ${from.direction}`;

/** The room moves with all that is in it: its drawer chooses the doorway, then how it lies. */
export const whatThe: Card = event(CARD, {
  play: (at, seat) => {
    const { room } = explorerAt(at.table, seat);
    const doorways = new Map(shifts(at, room).map((shift) => [keyOf(shift), shift]));
    if (doorways.size === 0) return [];
    return [
      pick(
        'BH150',
        [...doorways].map(([key, { floor, from }]) => ({
          key,
          label: 'shift-to',
          facts: {
            floor: { term: `floors.${floor}` },
            room: { term: `rooms.${from.room}` },
            direction: { term: `directions.${from.direction}` },
          },
          next: [step('turn', { room, at: key })],
        })),
        CARD,
      ),
    ];
  },
  steps: {
    turn: (at, { room, at: doorway }) => [
      pick(
        'BH150',
        shifts(at, room)
          .filter((shift) => keyOf(shift) === doorway)
          .map(({ floor, x, y, turn, meets }) => ({
            key: String(turn),
            label: 'place',
            facts: { room: { term: `rooms.${room}` }, turn, meets },
            next: [step('shift', { room, floor, x, y, turn })],
            weight: 1 + meets,
          })),
        CARD,
      ),
    ],
    shift: (at, { room, floor, x, y, turn }) => {
      const { G } = at;
      const tile = tileOf(G, room);
      if (tile === undefined) return [];
      Object.assign(tile, { floor, x, y, turn });
      say(G, 'shift-room', null, {
        room: { term: `rooms.${tile.room}` },
        floor: { term: `floors.${tile.floor}` },
      });
      return broughtAlong(at, tile.room);
    },
  } satisfies Resolvers<unknown, typeof step>,
});
