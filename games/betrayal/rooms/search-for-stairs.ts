import type { PlayerID } from '@/kit/action';
import { isUntouched } from '../parts/cards/untouched';
import type { RoomID } from '../rules/components';
import { explorerAt, isMovedBy, isTraitor, livingSeats, sideOf } from '../rules/figures';
import { tileOf } from '../rules/house';
import type { Seen, Thing } from '../rules/thing';
import { distancesFrom } from '../rules/ways';

const STAIRS = 'stairs-from-basement';
const ELEVATOR = 'mystic-elevator';

/** Whether no way at all leads a traitor's monsters to a floor where a hero is; the Elevator goes anywhere. */
function areCutOff(seen: Seen, traitor: PlayerID): boolean {
  const { table } = seen;
  const monsters = table.monsters.filter((monster) => isMovedBy(monster, traitor));
  const floorOf = (room: RoomID) => tileOf(table, room)?.floor;
  const heroes = livingSeats(table).filter((seat) => sideOf(table, seat) === 'heroes');
  const floors = heroes.map((seat) => floorOf(explorerAt(table, seat).room));
  const rooms = monsters.flatMap(({ id, room }) => [...distancesFrom(seen, room, id).keys()]);
  return monsters.length > 0 && !rooms.some((room) => room === ELEVATOR || floors.includes(floorOf(room)));
}

/** The traitor gives its whole turn to look for the Stairs, where nothing else leads up for its monsters (BH72, BH126). */
export const searchForStairs: Thing = {
  offers: {
    turn: (seen, { seat }) => {
      const { table } = seen;
      if (
        !isTraitor(table, seat) ||
        !isUntouched(table.turn) ||
        table.tiles.some(({ room }) => room === STAIRS)
      )
        return [];
      if (!areCutOff(seen, seat)) return [];
      return [
        {
          move: 'use',
          args: [STAIRS],
          clause: 'BH72',
          label: { kind: 'find-stairs', facts: { room: { term: `rooms.${STAIRS}` } } },
          weight: 8,
          next: [{ do: 'find-room', room: STAIRS }, { do: 'stop' }],
        },
      ];
    },
  },
};
