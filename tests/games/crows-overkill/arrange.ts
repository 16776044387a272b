import {
  type Bird,
  type BirdCard,
  type Card,
  DECK,
  FLOCK,
  GONGS,
} from '@games/crows-overkill/rules/components';
import type { CrowsOverkillG } from '@games/crows-overkill/rules/state';
import { boxOf } from '@tests/box';

interface Layout {
  /** What lies before each seat. */
  readonly sills?: readonly (readonly Bird[])[];
  /** By its place among the four, 0 to 3. */
  readonly hour?: number;
  /** On top of the shamisen deck, first drawn first; `only`: nothing else is left in it. */
  readonly top?: readonly Card[];
  readonly only?: boolean;
  /** The shamisen discards, the topmost last. */
  readonly discard?: readonly Card[];
  /** On top of the birds' deck, first drawn first; `onlyBirds`: nothing else is left in it. */
  readonly birds?: readonly BirdCard[];
  readonly onlyBirds?: boolean;
  /** Seats that have gone home, first out first. */
  readonly out?: readonly string[];
}

const inOrder = <T>(list: T[], order: readonly T[]): T[] =>
  list.sort((a, b) => order.indexOf(a) - order.indexOf(b));

/**
 * Lays out hands, sills and decks from one box, in the middle of the turn of the seat to move. Where nothing
 * else is said bats come next, and the gongs last.
 */
export const layOut =
  (hands: readonly (readonly Card[])[], layout: Layout = {}) =>
  (G: CrowsOverkillG): void => {
    const {
      sills = [],
      hour = 0,
      top = [],
      only = false,
      discard = [],
      birds = [],
      onlyBirds = false,
    } = layout;
    const cards = boxOf(DECK);
    const flock = boxOf<BirdCard>([...Array<'gong'>(GONGS).fill('gong'), ...FLOCK.toReversed()]);
    G.hands = hands.map((hand) => inOrder(cards.takeAll(hand), DECK));
    G.discard = cards.takeAll(discard);
    const above = cards.takeAll(top).reverse();
    if (only) G.discard.unshift(...cards.left);
    G.deck = [...(only ? [] : cards.left), ...above];
    for (const [seat, open] of G.seats.entries()) {
      open.birds = inOrder(flock.takeAll(sills[seat]), FLOCK);
      open.isOut = layout.out?.includes(String(seat)) ?? false;
    }
    const birdsAbove = flock.takeAll(birds).reverse();
    G.birdDiscard = onlyBirds ? [...flock.left] : [];
    G.birdDeck = [...(onlyBirds ? [] : flock.left), ...birdsAbove];
    G.lowerHalf = 0;
    G.hour = hour;
    G.out = [...(layout.out ?? [])];
    G.known = hands.map(() => []);
  };
