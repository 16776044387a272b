import { DECK, type Kind } from '@games/love-letter/rules/components';
import type { LoveLetterG } from '@games/love-letter/rules/state';

/**
 * Lays out a round: the hands (the seat to move holds two cards, the one it drew second), the card
 * aside, and on top of the deck the given cards, first drawn first. The rest stays in the deck.
 */
export const layOut =
  (hands: readonly (readonly Kind[])[], pile: { aside?: Kind; top?: readonly Kind[]; only?: boolean } = {}) =>
  (G: LoveLetterG): void => {
    const rest = [...DECK];
    const take = (card: Kind): Kind => {
      const index = rest.indexOf(card);
      if (index < 0) throw new Error(`no ${card} left to lay out`);
      rest.splice(index, 1);
      return card;
    };
    G.faceUp = [];
    G.hands = hands.map((hand) => hand.map(take));
    const top = (pile.top ?? []).map(take).reverse();
    G.setAside = take(pile.aside ?? rest[0] ?? 'guard');
    G.deck = pile.only === true ? top : [...rest, ...top];
  };
