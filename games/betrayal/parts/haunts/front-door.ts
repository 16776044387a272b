import type { PlayerID } from '@/kit/action';
import { explorerAt, sideOf } from '../../rules/figures';
import { say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Table } from '../../rules/state';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen } from '../../rules/thing';
import { reaching } from '../cards/reaching';
import { asStepOut } from './exits';
import { deed, keepPart, part } from './haunt';
import { task, tellTask } from './task';

/** The front door (BH-front-door, BH-g11): heroes open it in the Entrance Hall, and leave by it from a later turn on. */

export const HALL = 'entrance-hall';

/** The turn in which it was opened, by its number; null while it is shut. */
export type FrontDoor = { readonly openedIn: number | null };
export const isOpen = ({ openedIn }: FrontDoor): boolean => openedIn !== null;

const step = stepsOf<{ tried: Rolled }>('haunt/door.');

/** A step like others (BH-g39). */
export const leaving = (seen: Seen, seat: PlayerID): Option =>
  asStepOut(seen, seat, deed('BH-front-door', 'leave', { weight: 50, next: [{ do: 'leave' }] }));

/** Knowledge or Might, as whoever tries says before the roll; any hero, as often as it takes. */
function offersOf(seen: Seen, seat: PlayerID, door: FrontDoor, from: number): Option[] {
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
        next: step.after('tried'),
        weight: 10,
      }),
    );
  return table.turn.number === door.openedIn || table.turn.isMovementOver ? [] : [leaving(seen, seat)];
}

/** Opening it brings an event and ends the turn. */
function tried(at: At, seat: PlayerID | null, isOk: boolean): Step[] {
  if (!isOk) {
    tellTask(at.G, seat, 'rolls.front-door', null);
    return [];
  }
  say(at.G, 'door-opens', seat);
  keepPart(at, 'door', { openedIn: at.G.turn.number });
  return [{ do: 'draw', deck: 'event' }, { do: 'stop' }];
}

/** It opens by a roll of so much; `when`: by the haunt's slice, whether it may be tried. */
export const frontDoor = <S>(from: number, when: (seen: Seen<S>) => boolean) =>
  part<FrontDoor>({
    name: 'door',
    begin: () => ({ openedIn: null }),
    steps: { tried: (at, { seat = null, total }) => tried(at, seat, total >= from) } satisfies Resolvers<
      unknown,
      typeof step
    >,
    alters: reaching({ 'rolls.front-door': from }),
    offers: {
      turn: (seen, { seat }) =>
        when({ ...seen, mine: seen.hidden as S }) ? offersOf(seen, seat, seen.mine, from) : [],
    },
    marks: ({ mine }) => (isOpen(mine) ? [{ on: { room: HALL }, word: 'door' }] : []),
  });

/** Whether somebody is out. */
export const hasLeft = ({ explorers }: Pick<Table, 'explorers'>): boolean =>
  explorers.some(({ life }) => life === 'left');
