import type { PlayerID } from '@/kit/action';
import { FLOORS, type RoomID } from '../rules/components';
import { openDoorways, roomsLeft } from '../rules/house';
import { type Goal, remembered, type Seen } from '../rules/thing';

/**
 * Rooms with a door into the unknown on the floors on which a side looks for something; where it may be anywhere, for
 * whoever is told to look and nothing else.
 */
export const edgesOf = (seen: Seen, { own, floors: named }: Goal, seat: PlayerID): readonly RoomID[] => {
  const floors = named ?? (own?.[seat]?.length === 0 ? FLOORS : []);
  return remembered(seen, `edges ${floors}`, () =>
    floors
      .filter((floor) => roomsLeft(seen, floor).length > 0)
      .flatMap((floor) => openDoorways(seen.table, seen.box, floor).map(({ room }) => room)),
  );
};
