import { canStep, feels } from '../parts/feeling';
import { mark, own, roll } from '../parts/steps';
import type { Direction, RoomID, Trait } from '../rules/components';
import { explorerAt } from '../rules/figures';
import { oddsOf } from '../rules/rolls';
import type { Thing } from '../rules/thing';
import { isDone } from '../rules/turn';

/** A room with a barrier across: one try a turn, which costs no space; failing ends the movement (BH78). */
const barrier = (room: RoomID, trait: Trait, from: number, doors: readonly [Direction, Direction]): Thing => {
  const what = `rooms.${room}`;
  const done = `cross ${room}`;
  return {
    offers: {
      turn: (seen, { seat }) => {
        const { room: here, side } = explorerAt(seen.table, seat);
        const isAble = here === room && side !== null && feels(seen, seat, room);
        if (!isAble || !canStep(seen, seat) || isDone(seen.table, done)) return [];
        return [
          {
            move: 'use',
            args: [room],
            clause: `BH-${room}`,
            label: { kind: 'cross', facts: { room: { term: `rooms.${room}` } } },
            odds: oddsOf(seen, { do: 'roll', seat, trait, use: 'room', what }, from),
            next: [
              mark(done),
              roll(trait, what, 'room', { [from]: [own(`room:${room}/cross`)], 0: [{ do: 'halt' }] }),
            ],
          },
        ];
      },
    },
    steps: {
      cross: ({ G }, { seat = '' }) => {
        const explorer = explorerAt(G, seat);
        if (explorer.room === room) explorer.side = explorer.side === doors[0] ? doors[1] : doors[0];
        return [];
      },
    },
  };
};

export const barriers: Readonly<Record<RoomID, Thing>> = {
  catacombs: barrier('catacombs', 'sanity', 6, [0, 2]),
  chasm: barrier('chasm', 'speed', 3, [1, 3]),
  tower: barrier('tower', 'might', 3, [1, 3]),
};
