import type { RoomID } from '../rules/components';
import type { Thing } from '../rules/thing';
import { barriers } from './barriers';
import { collapsedRoom } from './collapsed-room';
import { leavings } from './leaving';
import { mysticElevator } from './mystic-elevator';
import { stairs } from './stairs';
import { turnEnds } from './turn-ends';
import { vault } from './vault';

export { PRINTED as rooms } from './printed';

/** What rooms' texts do (section 3 of the rulings), by room. */
export const texts: Readonly<Record<RoomID, Thing>> = {
  ...leavings,
  ...barriers,
  ...turnEnds,
  ...stairs,
  'collapsed-room': collapsedRoom,
  'mystic-elevator': mysticElevator,
  vault,
};
