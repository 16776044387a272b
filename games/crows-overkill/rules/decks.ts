import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { at } from '@/kit/seats';
import { BIRDS, type Bird, type BirdCard, CARDS, type Card, HOURS } from './components';
import { tellArrival, tellDraw, tellGong, tellShuffle } from './journal';
import { noticeShown, noticeShuffle } from './knowledge';
import { perch } from './sill';
import type { CrowsOverkillG } from './state';

/** All that a draw needs. */
export interface Drawing {
  readonly G: CrowsOverkillG;
  readonly random: Random;
}

/** Sorted: the order in which cards were drawn is nobody's business later on. */
const inOrder = <T>(list: T[], order: readonly T[]): T[] =>
  list.sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** Puts cards into a hand, which stays sorted: equal hands are the same. */
export function hold(hand: Card[], cards: readonly Card[]): void {
  hand.push(...cards);
  inOrder(hand, CARDS);
}

/** Takes a card out of a seat's hand for all to see. */
export function show(G: CrowsOverkillG, playerID: PlayerID, card: Card): void {
  const hand = at(G.hands, playerID);
  const index = hand.indexOf(card);
  if (index < 0) throw new Error(`seat ${playerID} holds no ${card}`);
  hand.splice(index, 1);
  noticeShown(G, playerID, card);
}

/** The discards become the deck when a card is needed and none is left (CO26). */
function shuffleDiscards({ G, random }: Drawing): void {
  noticeShuffle(G);
  G.deck = random.Shuffle(G.discard);
  G.discard = [];
  tellShuffle(G, 'shuffle');
}

/** Draws so many cards into a seat's hand, as far as there are any (CO26). */
export function drawCards(drawing: Drawing, playerID: PlayerID, count: number): void {
  const { G } = drawing;
  const drawn: Card[] = [];
  for (let number = 0; number < count; number++) {
    if (G.deck.length === 0 && G.discard.length > 0) {
      // What was drawn before belongs to the old deck, and is told with it.
      if (drawn.length > 0) tellDraw(G, playerID, inOrder(drawn.splice(0), CARDS));
      shuffleDiscards(drawing);
    }
    const card = G.deck.pop();
    if (card === undefined) break;
    drawn.push(card);
    hold(at(G.hands, playerID), [card]);
  }
  tellDraw(G, playerID, inOrder(drawn, CARDS));
}

/** The next card of the birds' deck, shuffled anew when one is needed and none is left (CO26). */
export function nextBird({ G, random }: Drawing): BirdCard | undefined {
  if (G.birdDeck.length === 0 && G.birdDiscard.length > 0) {
    G.birdDeck = random.Shuffle(G.birdDiscard);
    G.birdDiscard = [];
    tellShuffle(G, 'shuffle-birds');
  }
  const card = G.birdDeck.pop();
  G.lowerHalf = Math.min(G.lowerHalf, G.birdDeck.length);
  return card;
}

/** The gong goes to the discards and the next hour begins (CO-r10); the last one stays (CO5). */
function strike(G: CrowsOverkillG): void {
  G.birdDiscard.push('gong');
  const isLast = G.hour === HOURS.length - 1;
  if (!isLast) G.hour += 1;
  tellGong(G, isLast);
}

/** So many cards of the birds' deck come to a sill; a gong among them is not made up for (CO4, CO6). */
export function drawBirds(drawing: Drawing, playerID: PlayerID, count: number): void {
  const { G } = drawing;
  const came: Bird[] = [];
  for (let number = 0; number < count; number++) {
    const card = nextBird(drawing);
    if (card === 'gong') strike(G);
    else if (card !== undefined) came.push(card);
  }
  perch(at(G.seats, playerID).birds, came);
  tellArrival(G, playerID, inOrder(came, BIRDS));
}
