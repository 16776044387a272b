import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { FigureID, RoomID } from '../../rules/components';
import { figures, placeOf } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Alternative, Step } from '../../rules/step';
import type { At } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { pick } from '../cards/steps';

interface Shove {
  readonly clause: ClauseID;
  readonly by: PlayerID;
  readonly rooms: number;
  /** Rooms into which nobody is pushed. */
  readonly except: readonly RoomID[];
}

/** A figure is pushed so many rooms off or fewer, where somebody likes, or stays: into no room with a barrier (`push-to`, `leave-be`). */
export function shove(at: At, figure: FigureID, { clause, by, rooms, except }: Shove): Step[] {
  const { G, box } = at;
  if (!figures(G).includes(figure)) return [];
  const near = [...distancesFrom(at, placeOf(G, figure).room, figure)].filter(
    ([room, steps]) =>
      steps > 0 && steps <= rooms && !except.includes(room) && roomOf(box, room).isBarrier !== true,
  );
  const target = figureFact(G, figure);
  const ways = near.map(
    ([room, steps]): Alternative => ({
      key: room,
      label: 'push-to',
      facts: { target, room: roomFact(room) },
      // The farther off it is, the longer it takes to come back.
      weight: steps,
      next: [{ do: 'put', seat: figure, to: { room, side: null } }],
    }),
  );
  const stay = { key: 'stay', label: 'leave-be', facts: { target }, weight: 0.2, next: [] };
  return ways.length === 0 ? [] : [{ ...pick(clause, [...ways, stay]), seat: by }];
}
