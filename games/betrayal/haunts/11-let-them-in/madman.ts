import { traitorOf } from '../../parts/haunts/heroes';
import type { Direction, RoomID } from '../../rules/components';
import { nextTile } from '../../rules/discovery';
import { monsterAt, placeOf } from '../../rules/figures';
import { isPromising, layingsBehind, opposite, sideAt, standing } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import { type Stride, strides, walkOption } from '../../rules/monster-options';
import { stand } from '../../rules/moving';
import type { Option } from '../../rules/option';
import type { BetrayalG, Monster } from '../../rules/state';
import type { Step } from '../../rules/step';
import { type At, remembered, type Seen } from '../../rules/thing';
import { happen } from '../../rules/things';
import { distancesFrom, distancesTo, priceOf, spacesLeft, spacesToGo, waysFrom } from '../../rules/ways';
import { CLAUSE, closest, HALL, type Seer, type State, type Steps, step, waiting } from './state';

/** He lets them in, one window after the other, and looks for more of them. */

/** Doors of a room behind which he can look for more rooms. */
const unknown = (seen: Seen, { id }: Readonly<Monster>, room: RoomID): Direction[] =>
  waysFrom(seen, id, { room, side: null }).flatMap(({ to, door }) =>
    to === null && door !== null && isPromising(seen, { room, direction: door }) ? [door] : [],
  );

/** What he has to do: open the nearest window, or, with no way to any, find another; nothing: he is free (BH-h11-K1). */
export function errands(seen: Seer, one: Readonly<Monster>): { kind: 'open' | 'explore'; rooms: RoomID[] } {
  return remembered(seen, `errands ${one.id} ${one.room}`, () => {
    const shut = waiting(seen);
    const near = closest(seen, one.room, shut, one.id);
    if (near.length > 0 || shut.length === 0) return { kind: 'open', rooms: near };
    const reached = [...distancesFrom(seen, one.room, one.id).keys()];
    return { kind: 'explore', rooms: reached.filter((room) => unknown(seen, one, room).length > 0) };
  });
}

export const isFree = (seen: Seer, one: Readonly<Monster>): boolean => errands(seen, one).rooms.length === 0;

/** As far as he gets towards a room. */
function towards(seen: Seer, one: Readonly<Monster>, room: RoomID): Option[] {
  const distances = distancesTo(seen, room, one.id);
  const far = (from: RoomID) => distances.get(from) ?? Number.POSITIVE_INFINITY;
  const best = strides(seen, one).reduce<Stride | undefined>(
    (so, other) => (so === undefined || far(other.place.room) < far(so.place.room) ? other : so),
    undefined,
  );
  if (best === undefined || far(best.place.room) >= far(one.room)) return [];
  return [{ ...walkOption(seen, one, best), args: [one.id, room], weight: 1 }];
}

/** He looks behind a door of the room that he is in (BH-h11-D5). */
export function explorations(seen: Seer, one: Readonly<Monster>): Option[] {
  const { id } = one;
  const from = placeOf(seen.table, id);
  const left = spacesToGo(seen, id);
  const cost = priceOf(seen, id, from, null, 0, left);
  return (cost > left ? [] : unknown(seen, one, from.room)).map((direction) => ({
    move: 'discover',
    args: [id, direction],
    clause: CLAUSE,
    label: {
      kind: 'explore',
      facts: { room: roomFact(from.room), direction: { term: `directions.${direction}` } },
    },
    cost,
    next: [step('explore', { monster: id, from: { ...from }, direction, cost })],
  }));
}

export function duties(seen: Seer, one: Readonly<Monster>): Option[] {
  const { kind, rooms } = errands(seen, one);
  const onward = () => rooms.flatMap((room) => (room === one.room ? [] : towards(seen, one, room)));
  if (kind === 'explore') return [...explorations(seen, one), ...onward()];
  if (!rooms.includes(one.room)) return onward();
  return spacesLeft(seen, one.id) < 1 ? [] : [openOption(one.room, [one.id, 'open'], one.id)];
}

const SPACE: Step = { do: 'spend', cost: 1 };

/** One space, and what waited there is inside. */
export const openOption = (room: RoomID, args: Option['args'], monster?: string): Option => ({
  move: 'use',
  args,
  clause: CLAUSE,
  label: { kind: room === HALL ? 'open-door' : 'open-window', facts: { room: roomFact(room) } },
  cost: 1,
  weight: 30,
  next: [...(monster === undefined ? [SPACE] : []), step('open', { room, monster })],
});

/** Spaces that he uses otherwise than by a step. */
export function pay(G: BetrayalG, id: string, cost: number): void {
  const one = monsterAt(G, id);
  one.spaces = Math.max(0, (one.spaces ?? 0) - cost);
  one.hasMoved = true;
}

/** He draws a tile as an explorer does; no symbol stops him or brings a card (BH-h11-D5). */
export function explore(at: At<State>, { monster, from, direction, cost }: Steps['explore']): Step[] {
  const { G, box } = at;
  const { room } = from;
  pay(G, monster, cost);
  const { floor } = standing(G, room);
  const found = nextTile(at, [floor], (tile) => layingsBehind(G, box, tile, { room, direction }).length > 0);
  if (found === undefined) {
    say(G, 'finds-nothing', null, { room: roomFact(room) });
    return [];
  }
  say(G, 'explores', null, { room: roomFact(room) });
  const next = [step('move-in', { monster, room: found, direction })];
  return [{ do: 'ask', kind: 'place', seat: traitorOf(G), room: found, from: room, direction, next }];
}

export function moveIn(at: At<State>, { monster: figure, room, direction }: Steps['move-in']): Step[] {
  const { G, box } = at;
  const from = placeOf(G, figure);
  const side = sideAt(box, standing(G, room), opposite(direction));
  stand(G, figure, { room, side }, true);
  const to = placeOf(G, figure);
  return [...happen(at, 'left', { figure, from }), ...happen(at, 'entered', { figure, from, to })];
}
