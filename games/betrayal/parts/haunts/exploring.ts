import type { ClauseID } from '../../rules/clause';
import type { Direction, FigureID, Place, RoomID } from '../../rules/components';
import { nextTile } from '../../rules/discovery';
import { monsterAt, placeOf } from '../../rules/figures';
import { isPromising, layingsBehind, opposite, sideAt, standing } from '../../rules/house';
import { room as roomFact, say, whichOne } from '../../rules/journal';
import { stand } from '../../rules/moving';
import type { Option } from '../../rules/option';
import type { BetrayalG, Monster } from '../../rules/state';
import { type Step, stepsOf } from '../../rules/step';
import type { Resolvers, Seen } from '../../rules/thing';
import { happen } from '../../rules/things';
import { priceOf, spacesToGo, waysFrom } from '../../rules/ways';
import { traitorOf } from './heroes';

/** A monster that finds rooms as explorers do: the traitor lays them, and no symbol stops it or brings a card (against BH71). */

type Finding = { monster: FigureID; direction: Direction };
const step = stepsOf<{
  explore: Finding & { from: Place; cost: number };
  'move-in': Finding & { room: RoomID };
}>('haunt');

/** Doors of a room behind which it can look for more rooms. */
export const unopened = (seen: Seen, id: FigureID, room: RoomID): Direction[] =>
  waysFrom(seen, id, { room, side: null }).flatMap(({ to, door }) =>
    to === null && door !== null && isPromising(seen, { room, direction: door }) ? [door] : [],
  );

/** It looks behind a door of the room that it is in. */
export function explorations(seen: Seen, { id }: Readonly<Monster>, clause: ClauseID): Option[] {
  const from = placeOf(seen.table, id);
  const left = spacesToGo(seen, id);
  const cost = priceOf(seen, id, from, { to: null }, 0, left);
  return (cost > left ? [] : unopened(seen, id, from.room)).map((direction) => ({
    move: 'discover',
    args: [id, direction],
    clause,
    label: {
      kind: 'explore',
      facts: { room: roomFact(from.room), direction: { term: `directions.${direction}` } },
    },
    cost,
    next: [step('explore', { monster: id, from: { ...from }, direction, cost })],
  }));
}

/** Spaces that it uses otherwise than by a step. */
export function payFor(G: BetrayalG, id: FigureID, cost: number): void {
  const one = monsterAt(G, id);
  one.spaces = Math.max(0, (one.spaces ?? 0) - cost);
  one.hasMoved = true;
}

/** What its haunt has among its steps; it says `explores` and `finds-nothing`, told the `room`. */
export const exploringSteps = {
  explore: (at, { monster, from, direction, cost }) => {
    const { G, box } = at;
    const { room } = from;
    payFor(G, monster, cost);
    const { floor } = standing(G, room);
    const found = nextTile(
      at,
      [floor],
      (tile) => layingsBehind(G, box, tile, { room, direction }).length > 0,
    );
    if (found === undefined) {
      say(G, 'finds-nothing', null, { room: roomFact(room) });
      return [];
    }
    say(G, 'explores', null, { room: roomFact(room) });
    const next = [step('move-in', { monster, room: found, direction })];
    return [{ do: 'ask', kind: 'place', seat: traitorOf(G), room: found, from: room, direction, next }];
  },
  'move-in': (at, { monster: figure, room, direction }): Step[] => {
    const { G, box } = at;
    const from = placeOf(G, figure);
    const found = { room, side: sideAt(box, standing(G, room), opposite(direction)) };
    // Through the door as through any: behind that of the Coal Chute lies the landing (BH-coal-chute).
    const to = waysFrom(at, figure, from).find(({ door }) => door === direction)?.to ?? found;
    stand(G, figure, to, true);
    if (to.room !== room) say(G, 'monster-put', null, { who: whichOne(G, figure), room: roomFact(to.room) });
    return [...happen(at, 'left', { figure, from }), ...happen(at, 'entered', { figure, from, to })];
  },
} satisfies Resolvers<unknown, typeof step>;
