import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../rules/clause';
import type { FigureID, RoomID } from '../rules/components';
import { figures, placeOf } from '../rules/figures';
import { roomOf } from '../rules/house';
import { figure as figureFact, room as roomFact } from '../rules/journal';
import type { Step } from '../rules/state';
import type { At } from '../rules/thing';
import { distancesFrom } from '../rules/ways';
import { pick } from './steps';

interface Shove {
  readonly clause: ClauseID;
  readonly by: PlayerID;
  readonly rooms: number;
  /** Rooms into which nobody is pushed. */
  readonly except: readonly RoomID[];
}

/** A figure is pushed so many rooms off, or as far as it goes, where somebody likes: into no room with a barrier (`push-to`). */
export function shove(at: At, figure: FigureID, { clause, by, rooms, except }: Shove): Step[] {
  const { G, box } = at;
  if (!figures(G).includes(figure)) return [];
  const near = [...distancesFrom(at, placeOf(G, figure).room, figure)].filter(
    ([room, steps]) =>
      steps > 0 && steps <= rooms && !except.includes(room) && roomOf(box, room).isBarrier !== true,
  );
  const most = Math.max(...near.map(([, steps]) => steps));
  const ways = near
    .filter(([, steps]) => steps === most)
    .map(([room]) => ({
      key: room,
      label: 'push-to',
      facts: { target: figureFact(G, figure), room: roomFact(room) },
      next: [{ do: 'put', seat: figure, to: { room, side: null } }],
    }));
  return ways.length === 0 ? [] : [{ ...pick(clause, ways), seat: by }];
}
