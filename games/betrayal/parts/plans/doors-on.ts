import { FLOORS, type Floor, type RoomID } from '../../rules/components';
import { type Doorway, isPromising, openDoorways } from '../../rules/house';
import { remembered, type Seen } from '../../rules/thing';

/** Doorways of a floor behind which something that is not in the house yet can still be laid (BH90). */
export const doorsOn = (seen: Pick<Seen, 'table' | 'box' | 'memo'>, floor: Floor): Doorway[] =>
  openDoorways(seen.table, seen.box, floor).filter((doorway) => isPromising(seen, doorway));

/** Rooms with such a door. */
export const edgesOf = (seen: Pick<Seen, 'table' | 'box' | 'memo'>): ReadonlySet<RoomID> =>
  remembered(
    seen,
    'doors on',
    () => new Set(FLOORS.flatMap((floor) => doorsOn(seen, floor).map(({ room }) => room))),
  );
