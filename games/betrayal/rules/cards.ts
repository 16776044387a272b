import type { PlayerID } from '@/kit/action';
import type { CardID, Deck, Place } from './components';
import { explorerAt } from './figures';
import { samePlace } from './house';
import { card as cardFact, say } from './journal';
import type { BetrayalG } from './state';
import type { Step } from './step';
import { type At, type Box, type Card, cardIn, type Seen } from './thing';
import { consult, happen } from './things';

/** What a card is, where it is, and how it is taken from there (BH33 to BH40, BH112). */

export function cardOf(box: Box, id: CardID): Card {
  const found = cardIn(box, id);
  if (found === undefined) throw new RangeError(`no card ${id} in the box`);
  return found;
}

/** Takes the top card of a deck; its used cards are shuffled first where it is empty (BH112). */
export function takeTop(at: At, deck: Deck): CardID | undefined {
  const { G } = at;
  if (G.decks[deck].length === 0) shuffle(at, deck, G.discardPiles[deck].splice(0));
  const card = G.decks[deck].shift();
  if (card !== undefined) for (const seat of G.known) seat[deck].shift();
  return card;
}

/** Shuffles a deck, with cards that come to it: what anybody has seen of it is no longer known. */
export function shuffle(at: At, deck: Deck, more: readonly CardID[] = []): void {
  const { G } = at;
  G.decks[deck] = at.random.Shuffle([...G.decks[deck], ...more]);
  for (const seat of G.known) seat[deck] = [];
}

type Loss = 'trade' | 'drop' | 'steal' | 'death' | 'discard';

/** Takes a card from whoever holds it, and says what that brings; where it goes is for the next step. */
export function takeFrom(at: At, seat: PlayerID, card: CardID, how: Loss): Step[] {
  const after = happen(at, 'lost', { seat, card, how });
  const explorer = explorerAt(at.G, seat);
  explorer.cards = explorer.cards.filter((one) => one !== card);
  return after;
}

/** A card counts as used, traded or moved in this turn (BH33). */
export function markUsed(G: BetrayalG, card: CardID): void {
  if (!G.turn.usedCards.includes(card)) G.turn.usedCards.push(card);
}

/** Puts cards on the floor (BH34, BH61). */
export function layDown(G: BetrayalG, { room, side }: Place, cards: readonly CardID[]): void {
  if (cards.length === 0) return;
  const pile = G.piles.find((one) => samePlace(one, { room, side }));
  if (pile !== undefined) pile.cards.push(...cards);
  else G.piles.push({ room, side, cards: [...cards] });
}

/** Takes a card off the floor, wherever it lies; false where it does not. */
export function pickUp(G: BetrayalG, card: CardID): boolean {
  const pile = G.piles.find(({ cards }) => cards.includes(card));
  if (pile === undefined) return false;
  pile.cards = pile.cards.filter((one) => one !== card);
  G.piles = G.piles.filter(({ cards }) => cards.length > 0);
  return true;
}

/** Whether somebody may come to hold a card, whoever has it now. */
export const mayHold = (seen: Seen, seat: PlayerID, card: CardID, from?: PlayerID): boolean =>
  consult(
    seen,
    'holds',
    { seat, card, ...(from === undefined ? {} : { from }) },
    cardOf(seen.box, card).mayHold?.(seen, seat) !== false,
  );

/** Takes a card out of a deck, its used cards or a pile, as a haunt or a card orders; all see which (BH169). */
export function takeOut(at: At, seat: PlayerID, card: CardID): void {
  const { G } = at;
  const { deck } = cardOf(at.box, card);
  const hasLain = pickUp(G, card);
  if (deck !== 'quest') {
    const wasInDeck = G.decks[deck].includes(card);
    G.decks[deck] = G.decks[deck].filter((one) => one !== card);
    G.discardPiles[deck] = G.discardPiles[deck].filter((one) => one !== card);
    if (wasInDeck) shuffle(at, deck);
  }
  say(G, hasLain ? 'take' : 'fetch', seat, { card: cardFact(card) });
}

/** Where a card is: with a seat, in a pile, in a deck, used, or out of the game. */
export const holderOf = (G: Pick<BetrayalG, 'explorers'>, card: CardID): PlayerID | null => {
  const seat = G.explorers.findIndex(({ cards, life }) => life !== 'left' && cards.includes(card));
  return seat < 0 ? null : String(seat);
};

/** Whether a card lies in its deck: it is nowhere else, as all can see. */
export const isInDeck = (
  { explorers, piles, discardPiles, gone }: Pick<BetrayalG, 'explorers' | 'piles' | 'discardPiles' | 'gone'>,
  card: CardID,
): boolean =>
  ![...explorers, ...piles].some(({ cards }) => cards.includes(card)) &&
  ![...Object.values(discardPiles), gone].some((cards) => cards.includes(card));
