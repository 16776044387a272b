import type { Floor, RoomID } from '../../rules/components';
import { openDoorways, roomOf, standing, tileOf } from '../../rules/house';
import type { BetrayalG } from '../../rules/state';
import { type Step, stepsOf } from '../../rules/step';
import type { At, Box, Resolvers } from '../../rules/thing';
import { part } from './haunt';
import { traitorOf } from './heroes';

/** The traitor places rooms of the house anew, with all that is in them (BH-h32-D1). */

const step = stepsOf<{ begin: { rooms: readonly RoomID[] }; next: { rooms: readonly RoomID[] } }>(
  'haunt/anew.',
);

/** What is on the table from the beginning. */
export const isStart = (box: Box, room: RoomID): boolean => roomOf(box, room).isPrinted === true;

/** A floor's start tile, on which things come to lie that have lost their place (BH-h32-K1). */
export const startOf = ({ start }: Box, floor: Floor): RoomID =>
  start.landings.find((landing) => landing.floor === floor)?.room ?? start.room;

/** So far below all others that nothing is placed beside them meanwhile. */
const APART = 6;

/** Each lies by itself till its turn comes: next to none, so that it keeps no doorway from others. */
export function setApart(G: BetrayalG, rooms: readonly RoomID[]): void {
  const lowest = Math.max(...G.tiles.flatMap(({ room, y }) => (rooms.includes(room) ? [] : [y])));
  for (const [n, room] of rooms.entries()) Object.assign(standing(G, room), { x: 2 * n, y: lowest + APART });
}

/** Next to a start tile of its floor; with no doorway left there, to what has been placed so; else `otherwise` (BH-h32-D1). */
export const placedAnew = (otherwise: (at: At, room: RoomID) => readonly Step[]) => ({
  /** One after the other, in this order. */
  place: (rooms: readonly RoomID[]): Step => step('begin', { rooms }),
  part: part({
    name: 'anew',
    steps: {
      begin: ({ G }, { rooms }) => {
        setApart(G, rooms);
        return [step('next', { rooms })];
      },
      next: (at, { rooms: [room, ...left] }) => {
        const { G, box } = at;
        const tile = room === undefined ? undefined : tileOf(G, room);
        if (room === undefined || tile === undefined) return [];
        const { floor } = tile;
        const placed = G.tiles
          .filter((one) => one !== tile && !left.includes(one.room))
          .map((one) => one.room);
        const starts = placed.filter((one) => isStart(box, one));
        const hasDoor = openDoorways(G, box, floor).some((doorway) => starts.includes(doorway.room));
        const beside = hasDoor ? starts : placed;
        const [seat, floors] = [traitorOf(G), [floor]];
        return [
          { do: 'place-new', seat, room, floors, beside, isSetup: true, otherwise: otherwise(at, room) },
          step('next', { rooms: left }),
        ];
      },
    } satisfies Resolvers<unknown, typeof step>,
  }),
});
