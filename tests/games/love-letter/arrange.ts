import { DECK, type Kind } from '@games/love-letter/rules/components';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import { boxOf } from '@tests/box';

interface Pile {
  readonly aside?: Kind;
  /** On top of the deck, first drawn first. */
  readonly top?: readonly Kind[];
  /** Nothing is left of the deck but `top`: the rest lies face up. */
  readonly only?: boolean;
  /** What lies before each seat, first discarded first. */
  readonly discards?: readonly (readonly Kind[])[];
}

/**
 * Lays out a round: the hands (the seat to move holds two cards, the one it drew second), the card
 * aside, the discards, and the deck.
 */
export const layOut =
  (hands: readonly (readonly Kind[])[], { aside, top = [], only = false, discards = [] }: Pile = {}) =>
  (G: LoveLetterG): void => {
    const box = boxOf(DECK);
    G.hands = hands.map(box.takeAll);
    for (const [seat, own] of G.seats.entries()) own.discards = box.takeAll(discards[seat]);
    const above = box.takeAll(top).reverse();
    G.setAside = box.take(aside ?? box.left[0] ?? 'guard');
    G.faceUp = only ? box.left : [];
    G.deck = [...(only ? [] : box.left), ...above];
  };
