import type { PlayerID } from '@/kit/action';
import { seatFact, tell, termFact, termsFact } from '@/kit/journal';
import { type Card, type Face, sumOf } from './components';
import type { Cat10G } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

const card = (value: Card) => termFact(`cards.${value}`);

export function tellStart(G: Cat10G): void {
  if (G.journal !== null) tell(G, 'start', null, { starter: seatFact(G.starter) });
}

export function tellFlip(G: Cat10G, playerID: PlayerID, value: Card): void {
  if (G.journal !== null) tell(G, 'flip', playerID, { card: card(value), sum: sumOf(G.row) });
}

/** What becomes of the cards turned over: taken, taken as a ten, lost, or given up for a duel. */
export function tellRow(G: Cat10G, kind: 'take' | 'ten' | 'bust' | 'duel', playerID: PlayerID): void {
  if (G.journal === null) return;
  const cards = termsFact(G.row.map((value) => `cards.${value}`));
  tell(G, kind, playerID, { cards, count: G.row.length, sum: sumOf(G.row) });
}

export function tellRoll(G: Cat10G, playerID: PlayerID, die: Face): void {
  if (G.journal !== null) tell(G, 'roll', playerID, { die: termFact(`faces.${die}`) });
}

/** A card from somebody's pile, shown to all (CT7). */
export function tellSteal(G: Cat10G, playerID: PlayerID, target: PlayerID, value: Card): void {
  if (G.journal !== null) tell(G, 'steal', playerID, { target: seatFact(target), card: card(value) });
}

export function tellDiscard(G: Cat10G, playerID: PlayerID, value: Card): void {
  if (G.journal !== null) tell(G, 'discard', playerID, { card: card(value) });
}

export function tellJumbo(G: Cat10G, playerID: PlayerID): void {
  tell(G, 'jumbo', playerID, { supply: G.supply });
}

export function tellSeize(G: Cat10G, playerID: PlayerID, target: PlayerID): void {
  if (G.journal !== null) tell(G, 'seize', playerID, { target: seatFact(target) });
}

/** The die or the ten has nothing to act upon. */
export function tellNothing(
  G: Cat10G,
  kind: 'no-steal' | 'no-discard' | 'no-jumbo',
  playerID: PlayerID,
): void {
  tell(G, kind, playerID);
}

export function tellEnd(G: Cat10G): void {
  tell(G, 'end', null);
}
