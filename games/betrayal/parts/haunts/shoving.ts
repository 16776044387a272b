import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { FigureID, Place, RoomID } from '../../rules/components';
import { figures, placeOf } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Alternative, Step } from '../../rules/step';
import type { At } from '../../rules/thing';
import { distancesFrom, keyOf, waysFrom } from '../../rules/ways';
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

/** Where so many doors lead to, back as well; nowhere, where there is none. */
function behindDoors(at: At, figure: FigureID, doors: number): readonly Place[] {
  let places: readonly Place[] = [placeOf(at.G, figure)];
  for (let n = 0; n < doors; n++) {
    const next = places.flatMap((place) =>
      waysFrom(at, figure, place).flatMap(({ to, door }) => (to === null || door === null ? [] : [to])),
    );
    places = [...new Map(next.map((place) => [keyOf(place), place])).values()];
  }
  return places;
}

interface Push extends Pick<Shove, 'clause' | 'by'> {
  readonly doors: number;
  /** For bots: how much sooner than elsewhere somebody is pushed there. */
  readonly worth: (room: RoomID) => number;
}

/** A figure is pushed through so many doors, where somebody likes, and comes into the last room alone (`push-to`). */
export const pushThrough = (at: At, figure: FigureID, { clause, by, doors, worth }: Push): Step[] => {
  const target = figureFact(at.G, figure);
  const ways = behindDoors(at, figure, doors).map(
    ({ room, side }): Alternative => ({
      key: keyOf({ room, side }),
      label: 'push-to',
      facts: { target, room: roomFact(room) },
      weight: worth(room),
      next: [{ do: 'put', seat: figure, to: { room, side } }],
    }),
  );
  return [{ ...pick(clause, ways), seat: by }];
};
