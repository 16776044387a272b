import { adjacent } from '../../parts/adjacent';
import { mark, pick } from '../../parts/steps';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, figures, isAlive, isMonster, placeOf } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import { figure as figureFact, room as roomFact, say } from '../../rules/journal';
import type { Option, Way } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import { oddsOf } from '../../rules/rolls';
import type { Place, Step } from '../../rules/state';
import type { At, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { distancesFrom } from '../../rules/ways';
import { barredRooms, CLAUSE, isVampire } from './state';

/** What keeps Vampires out, and what pushes them off. */

const CROSSES = 6;
const WHAT = 'rolls.threshold';

/** That one has been turned away at a holy room’s door in this turn: it tries none again (BH-h30-D6). */
const turnedAway = (figure: FigureID): string => `threshold ${figure}`;

/** Into a holy room by a roll of Sanity alone (BH-h30-R). */
export function thresholds(
  seen: Seen,
  { figure, from }: Questions['waysOut']['asked'],
  so: readonly Way[],
): readonly Way[] {
  if (figure === '' || !isVampire(seen.table, figure)) return so;
  const barred = barredRooms(seen).filter((room) => room !== from.room);
  const isBarred = ({ to }: Way) => to !== null && barred.includes(to.room);
  if (isDone(seen.table, turnedAway(figure))) return so.filter((way) => !isBarred(way));
  const roll = { do: 'roll', seat: figure, trait: 'sanity', use: 'haunt', what: WHAT } as const;
  return so.map((way) =>
    isBarred(way)
      ? {
          ...way,
          clause: CLAUSE,
          isLoud: true,
          odds: oddsOf(seen, roll, CROSSES),
          // A monster that has tried is done with before the next (BH66).
          through: (onward) => [
            ...(isMonster(figure) ? [mark(figure)] : []),
            { ...roll, next: { do: 'haunt/threshold', onward: way.through?.(onward) ?? onward } },
          ],
        }
      : way,
  );
}

export const crossed = ({ G }: At, { seat = '', total, onward }: Step): readonly Step[] => {
  if (Number(total) >= CROSSES) return onward as readonly Step[];
  say(G, 'turned-away', null, { vampire: figureFact(G, seat) });
  return [mark(turnedAway(seat))];
};

/** The doors that stay shut to it for this turn, with the reason. */
export function shut(seen: Seen, figure: FigureID): Option[] {
  const { table } = seen;
  if (!isVampire(table, figure) || !isDone(table, turnedAway(figure))) return [];
  const barred = barredRooms(seen);
  const isMonsters = isMonster(figure);
  return adjacent(seen, placeOf(table, figure))
    .filter(({ room }) => barred.includes(room))
    .map(({ room }) => ({
      move: 'go',
      args: [...(isMonsters ? [figure] : []), room],
      clause: CLAUSE,
      label: {
        kind: isMonsters ? 'monster-go' : 'go',
        facts: { monster: figureFact(table, figure), room: roomFact(room), count: 1 },
      },
      not: { reason: 'turned-away', clause: CLAUSE },
      next: [],
    }));
}

const placesIn = ({ box }: Seen, room: RoomID): Place[] => {
  const { isBarrier, doors } = roomOf(box, room);
  return isBarrier === true ? doors.map((side) => ({ room, side })) : [{ room, side: null }];
};

/** A room off for each point, or as far as it goes, as the hero likes; never into a holy room (BH-h30-D5, BH-h30-K4). */
export function push(at: At, step: Step): Step[] {
  const { G } = at;
  const { seat = '', by, points } = step;
  if (!figures(G).includes(seat) || !isAlive(explorerAt(G, String(by)))) return [];
  const barred = barredRooms(at);
  const near = [...distancesFrom(at, placeOf(G, seat).room, seat)].filter(
    ([room, steps]) => steps > 0 && steps <= Number(points) && !barred.includes(room),
  );
  const most = Math.max(...near.map(([, steps]) => steps));
  const target = figureFact(G, seat);
  const ways = near
    .filter(([, steps]) => steps === most)
    .flatMap(([room]) => placesIn(at, room))
    .map(({ room, side }) => ({
      key: side === null ? room : `${room} ${side}`,
      label: side === null ? 'push-to' : 'push-to-side',
      facts: {
        target,
        room: roomFact(room),
        ...(side === null ? {} : { direction: { term: `directions.${side}` } }),
      },
      next: [{ do: 'put', seat, to: { room, side } }],
    }));
  return ways.length === 0 ? [] : [{ ...pick(CLAUSE, ways), seat: String(by) }];
}

/** What an attack comes to, with the push beside the harm: none where a card is stolen in its place. */
export const pushing = (so: readonly Step[], pushed: Step): Step[] =>
  so.flatMap((step): Step[] => {
    if (step.do === 'stun') return [step, pushed];
    if (step.do === 'harm') return [{ ...step, next: [pushed] }];
    if (step.do !== 'ask') return [step];
    const of = step.of as readonly { readonly next: readonly Step[] }[];
    return [{ ...step, of: of.map((one) => ({ ...one, next: pushing(one.next, pushed) })) } as Step];
  });
