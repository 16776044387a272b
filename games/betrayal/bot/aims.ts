import type { PlayerID } from '@/kit/action';
import { type FigureID, FLOORS, type Floor, type RoomID } from '../rules/components';
import { explorerAt, isMonster, placeOf, traitOf } from '../rules/figures';
import { openDoorways, tileOf } from '../rules/house';
import { type Box, cardIn, type Goal, remembered, type Seen } from '../rules/thing';

/** Where a seat makes for, and whom it had better not meet. */

/** So many dice more, and whoever goes there only gets hurt. */
const HOPELESS = 4;
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

/** Rooms that are worth walking to: not one where all there is to do is to meet somebody who is far too strong. */
export function aimsOf(seen: Seen, goal: Goal, seat: PlayerID): RoomID[] {
  const { own, rooms = [] } = goal;
  const mine = own?.[seat];
  const prey = preyOf(goal, seat);
  const hunted = mine?.length === 0 ? [] : prey;
  const roomOf = (figure: FigureID) => placeOf(seen.table, figure).room;
  const lairs = prey.filter((figure) => isOvermatch(seen, seat, figure)).map(roomOf);
  return [...(mine ?? rooms), ...hunted.map(roomOf)].filter((room) => !lairs.includes(room));
}

const byFloor = new WeakMap<Box, Readonly<Record<Floor, readonly RoomID[]>>>();

/** What may come to lie on each floor: worked out once for a box, since every playout asks. */
function roomsByFloor(box: Box): Readonly<Record<Floor, readonly RoomID[]>> {
  const known = byFloor.get(box);
  if (known !== undefined) return known;
  const of = (floor: Floor) =>
    Object.entries(box.rooms).flatMap(([room, { floors, isPrinted }]) =>
      isPrinted !== true && floors.includes(floor) ? [room] : [],
    );
  const rooms = { basement: of('basement'), ground: of('ground'), upper: of('upper') };
  byFloor.set(box, rooms);
  return rooms;
}

/** Whether anything is left that could lie behind a door of that floor (BH90). */
export const leadsOn = (seen: Seen, floor: Floor): boolean =>
  remembered(seen, `leads on ${floor}`, () =>
    roomsByFloor(seen.box)[floor].some((room) => tileOf(seen.table, room) === undefined),
  );

/**
 * Rooms with a door into the unknown on the floors on which a side looks for something; where it may be anywhere, for
 * whoever is told to look and nothing else.
 */
export const edgesOf = (seen: Seen, { own, floors: named }: Goal, seat: PlayerID): readonly RoomID[] => {
  const floors = named ?? (own?.[seat]?.length === 0 ? FLOORS : []);
  return remembered(seen, `edges ${floors}`, () =>
    floors
      .filter((floor) => leadsOn(seen, floor))
      .flatMap((floor) => openDoorways(seen.table, seen.box, floor).map(({ room }) => room)),
  );
};
