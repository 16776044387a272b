import type { PlayerID } from '@/kit/action';
import { explorerAt, sideOf } from '../rules/figures';
import { say } from '../rules/journal';
import type { Option } from '../rules/option';
import type { Step } from '../rules/state';
import type { At, Seen } from '../rules/thing';
import { spacesLeft } from '../rules/ways';
import { task } from './task';

/** The front door (BH-front-door, BH-g11): heroes open it in the Entrance Hall, and leave by it from a later turn on. */

export const HALL = 'entrance-hall';

/** The turn in which it was opened, by its number; null while it is shut. */
export type FrontDoor = { readonly openedIn: number | null };
export const shutDoor = (): FrontDoor => ({ openedIn: null });
export const isOpen = ({ openedIn }: FrontDoor): boolean => openedIn !== null;

/** Knowledge or Might, as whoever tries says before the roll; any hero, as often as it takes. */
export function doorOffers(seen: Seen, seat: PlayerID, door: FrontDoor, from: number): Option[] {
  const { table } = seen;
  if (sideOf(table, seat) !== 'heroes' || explorerAt(table, seat).room !== HALL) return [];
  if (door.openedIn === null)
    return (['might', 'knowledge'] as const).flatMap((trait) =>
      task(seen, seat, {
        kind: 'front-door',
        args: ['front-door', trait],
        clause: 'BH-front-door',
        trait,
        from,
        what: 'rolls.front-door',
        label: { kind: 'open-door', facts: { trait: { term: `traits.${trait}` } } },
        next: { do: 'haunt/door' },
        weight: 10,
      }),
    );
  if (table.turn.number === door.openedIn || table.turn.isMovementOver || spacesLeft(seen, seat) < 1)
    return [];
  return [
    {
      move: 'use',
      args: ['leave'],
      clause: 'BH-front-door',
      label: { kind: 'leave' },
      cost: 1,
      weight: 50,
      next: [{ do: 'leave' }],
    },
  ];
}

/** Opening it brings an event and ends the turn. */
export function tried(at: At, door: FrontDoor, step: Step, from: number): { door: FrontDoor; steps: Step[] } {
  const isOk = Number(step.total) >= from;
  say(at.G, isOk ? 'door-opens' : 'task-failed', step.seat ?? null, { task: { term: 'rolls.front-door' } });
  return isOk
    ? { door: { openedIn: at.G.turn.number }, steps: [{ do: 'draw', deck: 'event' }, { do: 'stop' }] }
    : { door, steps: [] };
}
