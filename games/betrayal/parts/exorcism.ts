import type { PlayerID } from '@/kit/action';
import type { Trait } from '../rules/components';
import { explorerAt, livingSeats, sideOf } from '../rules/figures';
import { tileOf } from '../rules/house';
import { room as roomFact } from '../rules/journal';
import type { Option } from '../rules/option';
import type { Step } from '../rules/state';
import type { At, Goal, Seen } from '../rules/thing';
import { keepPart, part } from './haunt';
import { task, tellTask } from './task';

/** Rooms and items that an exorcism can be tried with, and what with (BH-exorcism). */
const ROOMS: Readonly<Record<string, Trait>> = {
  chapel: 'sanity',
  crypt: 'sanity',
  'pentagram-chamber': 'sanity',
  library: 'knowledge',
  'research-laboratory': 'knowledge',
};
const ITEMS: Readonly<Record<string, Trait>> = {
  'holy-symbol': 'sanity',
  ring: 'sanity',
  book: 'knowledge',
  'crystal-ball': 'knowledge',
};
const NEEDED = 5;

/** Rooms and items it has succeeded with: each counts once. */
export type Exorcism = { readonly done: readonly string[] };

/** As many successes as there are players (P). */
const wanted = ({ table }: Seen): number => table.haunt?.players ?? 1;

export const isExorcised = (seen: Seen, { done }: Exorcism): boolean => done.length >= wanted(seen);
const progressOf = (seen: Seen, { done }: Exorcism): number => Math.min(1, done.length / wanted(seen));
const factsOf = (seen: Seen, { done }: Exorcism) => ({ done: done.length, of: wanted(seen) });

/** Rooms in the house that it has not succeeded in yet. */
const roomsOf = ({ table }: Seen, { done }: Exorcism): string[] =>
  Object.keys(ROOMS).filter((room) => !done.includes(room) && tileOf(table, room) !== undefined);

/** One try a turn for each hero: room or item is named before the roll (BH-g9). */
function offersOf(seen: Seen, seat: PlayerID, state: Exorcism): Option[] {
  if (sideOf(seen.table, seat) !== 'heroes') return [];
  const { room, cards } = explorerAt(seen.table, seat);
  const ways = [
    ...Object.entries(ROOMS).filter(([one]) => one === room),
    ...Object.entries(ITEMS).filter(([one]) => cards.includes(one)),
  ];
  return ways
    .filter(([name]) => !state.done.includes(name))
    .flatMap(([name, trait]) => {
      const isRoom = Object.hasOwn(ROOMS, name);
      const term = isRoom ? `rooms.${name}` : `cards.${name}`;
      return task(seen, seat, {
        kind: 'exorcism',
        args: ['exorcism', name],
        clause: 'BH-exorcism',
        trait,
        ...(isRoom ? {} : { card: name }),
        from: NEEDED,
        what: 'rolls.exorcism',
        label: { kind: 'exorcise', facts: { with: { term }, trait: { term: `traits.${trait}` } } },
        next: { do: 'haunt/exorcism.tried', name },
        weight: 12,
      });
    });
}

/** Counts a success; it stays, whatever becomes of room or item (BH-g10). */
function tried(at: At, state: Exorcism, step: Step): Exorcism {
  const name = String(step.name);
  const isOk = Number(step.total) >= NEEDED && !state.done.includes(name);
  const done = isOk ? [...state.done, name] : state.done;
  tellTask(at.G, step.seat ?? null, 'rolls.exorcism', isOk ? done.length : null);
  return { done };
}

/** What somebody holds with which it can be tried anywhere. */
const canAnywhere = (seen: Seen, { done }: Exorcism): boolean =>
  livingSeats(seen.table).some(
    (seat) =>
      sideOf(seen.table, seat) === 'heroes' &&
      explorerAt(seen.table, seat).cards.some((card) => Object.hasOwn(ITEMS, card) && !done.includes(card)),
  );

/** The heroes' goal by it: how far it is, and where to try next. */
export function exorcismGoal(seen: Seen, state: Exorcism): Omit<Goal, 'clause'> {
  const rooms = roomsOf(seen, state);
  const kind = canAnywhere(seen, state) ? 'use-item' : rooms.length > 0 ? 'go-to-room' : 'look-for-room';
  return {
    progress: progressOf(seen, state),
    next: { kind, facts: { ...factsOf(seen, state), room: roomFact(rooms[0] ?? 'chapel') } },
    rooms,
  };
}

export const exorcism = part<Exorcism>({
  name: 'exorcism',
  begin: () => ({ done: [] }),
  steps: {
    tried: (at, step) => {
      keepPart(at, 'exorcism', tried(at, at.mine, step));
      return [];
    },
  },
  offers: { turn: (seen, { seat }) => offersOf(seen, seat, seen.mine) },
});
