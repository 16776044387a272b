import type { RoomID } from '../rules/components';
import { openDoorways } from '../rules/house';
import { type Goal, remembered, type Seen } from '../rules/thing';

/** Rooms with a door into the unknown on the floors on which a side looks for something; none where it may be anywhere. */
export const edgesOf = (seen: Seen, { floors = [] }: Goal): readonly RoomID[] =>
  remembered(seen, `edges ${floors}`, () =>
    floors.flatMap((floor) => openDoorways(seen.table, seen.box, floor).map(({ room }) => room)),
  );
