import { canLeap, feels } from '../parts/cards/feeling';
import { barrierStep, CROSSING, crossingOf, oddsIn, rollIn } from '../parts/cards/room-rolls';
import { mark } from '../parts/cards/steps';
import type { Direction, Place, RoomID } from '../rules/components';
import { explorerAt, isMonster } from '../rules/figures';
import { leave, stand } from '../rules/moving';
import type { Way } from '../rules/option';
import type { Resolvers, Thing } from '../rules/thing';
import { happen } from '../rules/things';
import { isDone } from '../rules/turn';

/** A room with a barrier across: one try a turn, which costs no space; failing ends the movement (BH78). */
const barrier = (room: keyof typeof CROSSING, doors: readonly [Direction, Direction]): Thing => {
  const step = barrierStep(room);
  const done = crossingOf(room);
  const across = (side: Direction | null): Direction => (side === doors[0] ? doors[1] : doors[0]);
  return {
    alters: {
      // A monster stands on whichever side its mover likes (BH70, BH99).
      waysOut: (_seen, { figure, from }, so) => {
        if (!isMonster(figure)) return so;
        const cross = (way: Way, { side }: Place): Way => ({ ...way, to: { room, side: across(side) } });
        const within: Way[] =
          from.room === room && from.side !== null
            ? [cross({ to: null, door: null, clause: 'BH70' }, from)]
            : [];
        return [
          ...so,
          ...so.flatMap((way) => (way.to?.room === room ? [cross(way, way.to)] : [])),
          ...within,
        ];
      },
    },
    offers: {
      turn: (seen, { seat }) => {
        const { room: here, side } = explorerAt(seen.table, seat);
        if (here !== room || side === null || !canLeap(seen, seat)) return [];
        const crossing = {
          move: 'use' as const,
          args: [room],
          clause: `BH-${room}` as const,
          label: { kind: 'cross', facts: { room: { term: `rooms.${room}` } } },
        };
        // Whom it does not stop crosses as often as it likes (BH62).
        if (!feels(seen, seat, room)) return [{ ...crossing, weight: 0.2, next: [step('cross')] }];
        if (isDone(seen.table, done)) return [];
        return [
          {
            ...crossing,
            odds: oddsIn(seen, seat, room, CROSSING[room]),
            next: [mark(done), rollIn(room, CROSSING[room], [step('cross')], [{ do: 'halt' }])],
          },
        ];
      },
    },
    steps: {
      cross: (at, { seat = '' }) => {
        const explorer = explorerAt(at.G, seat);
        if (explorer.room !== room) return [];
        const from = { room, side: explorer.side };
        stand(at.G, seat, { room, side: across(from.side) }, true);
        if (!feels(at, seat, room)) leave(at.G, from);
        return happen(at, 'crossed', { seat, room });
      },
    } satisfies Resolvers<unknown, typeof step>,
  };
};

export const barriers: Readonly<Record<RoomID, Thing>> = {
  catacombs: barrier('catacombs', [0, 2]),
  chasm: barrier('chasm', [1, 3]),
  tower: barrier('tower', [1, 3]),
};
