import { explorations, unopened } from '../../parts/haunts/exploring';
import type { RoomID } from '../../rules/components';
import { room as roomFact } from '../../rules/journal';
import { type Stride, strides, walkOption } from '../../rules/monster-options';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Step } from '../../rules/step';
import { remembered } from '../../rules/thing';
import { distancesFrom, distancesTo, spacesLeft } from '../../rules/ways';
import { CLAUSE, closest, HALL, type Seer, step, waiting } from './state';

/** He lets them in, one window after the other, and looks for more of them. */

/** What he has to do: open the nearest window, or, with no way to any, find another; nothing: he is free (BH-h11-K1). */
export function errands(seen: Seer, one: Readonly<Monster>): { kind: 'open' | 'explore'; rooms: RoomID[] } {
  return remembered(seen, `errands ${one.id} ${one.room}`, () => {
    const shut = waiting(seen);
    const near = closest(seen, one.room, shut, one.id);
    if (near.length > 0 || shut.length === 0) return { kind: 'open', rooms: near };
    const reached = [...distancesFrom(seen, one.room, one.id).keys()];
    return { kind: 'explore', rooms: reached.filter((room) => unopened(seen, one.id, room).length > 0) };
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

export function duties(seen: Seer, one: Readonly<Monster>): Option[] {
  const { kind, rooms } = errands(seen, one);
  const onward = () => rooms.flatMap((room) => (room === one.room ? [] : towards(seen, one, room)));
  if (kind === 'explore') return [...explorations(seen, one, CLAUSE), ...onward()];
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
