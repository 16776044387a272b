import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { COPIES, type Kind } from '../rules/components';
import type { SushiGoView } from '../rules/view';

const countOf = (cards: readonly Kind[], kind: Kind): number =>
  cards.filter((other) => other === kind).length;

/** Cards a seat still lays down this round after its choice: one of each hand it gets, the last by itself (SG12). */
export const cardsToCome = ({ hand }: Pick<SushiGoView, 'hand'>): number => hand.length - 1;

/** How often it still chooses: a single card needs no choice (SG-r12). */
export const choicesToCome = ({ hand }: Pick<SushiGoView, 'hand'>): number => Math.max(0, hand.length - 2);

/** The seat so many places before this one, from where its hands come. */
function seatBefore({ direction, seats }: SushiGoView, playerID: PlayerID, steps: number): PlayerID {
  const back = direction === 'left' ? -steps : steps;
  return String((Number(playerID) + back + steps * seats.length) % seats.length);
}

/** Cards of a kind that lie in no place this seat can see. */
function unseen({ seats, known, rounds, hand, playerID }: SushiGoView, kind: Kind): number {
  const isPudding = kind === 'pudding';
  const open = seats.map(({ tableau, puddings }) => (isPudding ? puddings : countOf(tableau, kind)));
  const over = rounds.flatMap(({ discards }) => discards.map((cards) => countOf(cards, kind)));
  const held = known.map((cards, seat) => countOf(String(seat) === playerID ? hand : cards, kind));
  return COPIES[kind] - [...open, ...over, ...held].reduce((sum, count) => sum + count, 0);
}

/**
 * How many cards of some kinds the seat can still get this round, one of each hand that comes to it, if the others
 * leave them: what it has seen of those hands, and of the rest what may be there. `taken` is what it takes now.
 */
export function mostToCome(
  view: SushiGoView,
  playerID: PlayerID,
  kinds: readonly Kind[],
  taken: readonly Kind[],
): number {
  const numPlayers = view.seats.length;
  const left = [...view.hand];
  for (const kind of taken) left.splice(left.indexOf(kind), 1);
  let seen = 0;
  let visitsInTheDark = 0;
  for (let steps = 1; steps <= numPlayers; steps++) {
    const visits = Math.floor((cardsToCome(view) - steps) / numPlayers) + 1;
    if (visits <= 0) continue;
    const known = steps === numPlayers ? left : at(view.known, seatBefore(view, playerID, steps));
    const count = kinds.reduce((sum, kind) => sum + countOf(known, kind), 0);
    const isSeen = steps === numPlayers || known.length === view.handSize;
    seen += isSeen ? Math.min(visits, count) : 0;
    if (!isSeen) visitsInTheDark += visits;
  }
  const hidden = kinds.reduce((sum, kind) => sum + unseen(view, kind), 0);
  return seen + Math.min(visitsInTheDark, hidden);
}
