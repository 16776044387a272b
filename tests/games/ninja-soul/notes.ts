import type { Kind } from '@games/ninja-soul/rules/components';
import type { NinjaSoulG } from '@games/ninja-soul/rules/state';
import type { Memory } from '@tests/contract/subject';
import type { PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { cardIn, isExchange, seatIn } from './facts';

/** Two cards that lie at two seats, one way or the other. */
interface Pair {
  readonly seats: readonly [number, number];
  readonly cards: readonly [Kind, Kind];
}

/** Notes on paper: what certainly lies where, what certainly does not, and which two lie at which two. */
export function memory(self: PlayerID): Memory<NinjaSoulG> {
  const me = Number(self);
  let sure = new Map<number, Kind>();
  let noWin = new Set<number>();
  let pairs: Pair[] = [];
  const exchange = (a: number, b: number) => {
    const [one, two] = [sure.get(a), sure.get(b)];
    const [notOne, notTwo] = [noWin.has(a), noWin.has(b)];
    forget(a);
    forget(b);
    if (two !== undefined) sure.set(a, two);
    if (one !== undefined) sure.set(b, one);
    if (notTwo) noWin.add(a);
    if (notOne) noWin.add(b);
  };
  const forget = (seat: number) => {
    sure.delete(seat);
    noWin.delete(seat);
    pairs = pairs.filter(({ seats }) => !seats.includes(seat));
  };
  const swapInTheDark = (a: number, b: number) => {
    const [one, two] = [sure.get(a), sure.get(b)];
    const isPaired = pairs.some(({ seats }) => seats.includes(a) && seats.includes(b));
    if (isPaired) return;
    forget(a);
    forget(b);
    if (one !== undefined && two !== undefined) pairs.push({ seats: [a, b], cards: [one, two] });
  };
  const note = ({ kind, playerID, facts, isPrivy }: SeatJournalEntry) => {
    const actor = Number(playerID);
    const target = seatIn(facts.target);
    const card = cardIn(facts.card);
    if (kind === 'round-begin') {
      sure = new Map([
        [seatIn(facts.win), 'win'],
        [seatIn(facts.peek), 'peek'],
      ]);
      noWin = new Set();
      pairs = [];
    } else if ((kind === 'look' || kind === 'open') && card !== undefined) sure.set(actor, card);
    else if (kind === 'peek-miss') {
      noWin.add(target);
      if (card !== undefined) sure.set(target, card);
    } else if (kind === 'kill') exchange(actor, target);
    else if (kind === 'swap') {
      if (actor !== me || !isPrivy) swapInTheDark(actor, target);
      else if (isExchange(facts.done)) exchange(actor, target);
    }
  };
  return {
    observe: (entries) => entries.forEach(note),
    fits: ({ cards }) =>
      [...sure].every(([seat, card]) => cards[seat] === card) &&
      [...noWin].every((seat) => cards[seat] !== 'win') &&
      pairs.every(({ seats: [a, b], cards: [x, y] }) => {
        const there = [cards[a], cards[b]].join();
        return there === [x, y].join() || there === [y, x].join();
      }),
  };
}
