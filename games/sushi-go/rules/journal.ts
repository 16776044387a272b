import type { PlayerID } from '@/kit/action';
import { type Facts, tell, termFact, termsFact } from '@/kit/journal';
import type { Kind } from './components';
import type { Direction } from './direction';
import { totalFor } from './scoring';
import type { Pick, RoundScores, SushiGoG } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

const card = (kind: Kind) => termFact(`cards.${kind}`);
const cards = (kinds: readonly Kind[]) => termsFact(kinds.map((kind) => `cards.${kind}`));

/** Each seat's hand, for that seat alone. */
const ownHands = (G: SushiGoG): Record<PlayerID, Facts> =>
  Object.fromEntries(G.hands.map((hand, seat) => [String(seat), { cards: cards(hand.cards) }]));

export function tellDeal(G: SushiGoG): void {
  if (G.journal === null) return;
  tell(G, 'round-begin', null, { round: G.round });
  tell(G, 'deal', null, { count: G.hands[0]?.cards.length ?? 0 }, ownHands(G));
}

/** That a seat has chosen is all the others learn, not even of how many cards. */
export function tellLock(G: SushiGoG, playerID: PlayerID, { first, second }: Pick): void {
  if (G.journal === null || first === null) return;
  const chosen = second === null ? [first] : [first, second];
  tell(G, 'lock', playerID, {}, { [playerID]: { cards: cards(chosen) } });
}

export function tellUnlock(G: SushiGoG, playerID: PlayerID): void {
  tell(G, 'unlock', playerID);
}

/** Two cards are turned over: the chopsticks have been used. */
export function tellReveal(G: SushiGoG, playerID: PlayerID): void {
  tell(G, 'chopsticks', playerID);
}

export function tellPlacing(
  G: SushiGoG,
  playerID: PlayerID,
  kind: Kind,
  { isLast, isOnWasabi }: { readonly isLast: boolean; readonly isOnWasabi: boolean },
): void {
  if (G.journal === null) return;
  const entry = isLast ? 'last' : 'place';
  tell(G, isOnWasabi ? `${entry}-wasabi` : entry, playerID, { card: card(kind) });
}

/** Everybody knows what they are handed; a last card is laid down at once, so it needs no word. */
export function tellPass(G: SushiGoG, direction: Direction): void {
  if (G.journal === null) return;
  const isLast = G.hands[0]?.cards.length === 1;
  tell(G, isLast ? 'pass-last' : `pass-${direction}`, null, {}, isLast ? undefined : ownHands(G));
}

export function tellRoundScores(G: SushiGoG, scores: RoundScores): void {
  if (G.journal === null) return;
  tell(G, 'round-end', null, { round: G.round });
  for (let seat = 0; seat < G.seats.length; seat++) {
    const of = (points: readonly number[]) => points[seat] ?? 0;
    tell(G, 'round-score', String(seat), {
      total: totalFor(scores, seat),
      maki: of(scores.maki),
      tempura: of(scores.tempura),
      sashimi: of(scores.sashimi),
      dumpling: of(scores.dumpling),
      nigiri: of(scores.nigiri),
    });
  }
}

export function tellPuddings(G: SushiGoG, scores: readonly number[]): void {
  if (G.journal === null) return;
  if (scores.every((points) => points === 0)) tell(G, 'pudding-none', null);
  for (const [seat, points] of scores.entries()) {
    const facts = { count: G.seats[seat]?.puddings ?? 0, points: Math.abs(points) };
    if (points > 0) tell(G, 'pudding-most', String(seat), facts);
    else if (points < 0) tell(G, 'pudding-fewest', String(seat), facts);
  }
}
