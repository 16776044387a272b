import { type Card, JUMBOS } from '@games/cat-10/rules/components';
import type { Cat10G } from '@games/cat-10/rules/state';
import { boxOf } from '@tests/box';

interface Layout {
  /** Turned over in this turn. */
  readonly row?: readonly Card[];
  /** The cards to come, the next one first; the rest of the deck follows unless `isLast`. */
  readonly next?: readonly Card[];
  /** No card comes after `next`: all others have been discarded. */
  readonly isLast?: boolean;
  readonly piles?: readonly (readonly Card[])[];
  readonly jumbos?: readonly number[];
}

/** Lays out a turn at the beginning of a match; the cards that are not named stay in the deck. */
export const layOut =
  ({ row = [], next = [], isLast = false, piles = [], jumbos = [] }: Layout) =>
  (G: Cat10G): void => {
    const box = boxOf(G.deck);
    G.row = box.takeAll(row);
    G.piles = G.piles.map((_, seat) => box.takeAll(piles[seat]).sort((a, b) => a - b));
    const top = box.takeAll(next).reverse();
    G.deck = [...(isLast ? [] : box.left), ...top];
    G.discards = isLast ? box.left : [];
    G.jumbos = G.jumbos.map((_, seat) => jumbos[seat] ?? 0);
    G.supply = JUMBOS - jumbos.reduce((sum, count) => sum + count, 0);
  };

/** Cards so many times over. */
export const times = (card: Card, count: number): Card[] => Array<Card>(count).fill(card);
