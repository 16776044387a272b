import { type Card, COPIES, FEAST, sumOf, VALUES } from '../rules/components';
import type { Cat10View } from '../rules/view';

/** What can be counted from what lies, and has lain, open. */
type Counted = Pick<Cat10View, 'row' | 'piles' | 'discards'>;

/** How many of each card are still in the deck: all others have been turned over for everybody to see. */
export function leftInDeck({ row, piles, discards }: Counted): Record<Card, number> {
  const left = { ...COPIES };
  for (const cards of [row, discards, ...piles]) for (const card of cards) left[card] -= 1;
  return left;
}

/** What the next card would do, as shares of the cards left. */
export interface Odds {
  /** More than ten: everything is lost. */
  readonly bust: number;
  /** Exactly ten. */
  readonly ten: number;
  /** Cards left of each value. */
  readonly left: Readonly<Record<Card, number>>;
}

/** The chances of the next card; undefined when there is none. */
export function oddsOf(view: Counted & Pick<Cat10View, 'deckCount'>): Odds | undefined {
  if (view.deckCount === 0) return undefined;
  const left = leftInDeck(view);
  const sum = sumOf(view.row);
  const share = (fits: (total: number) => boolean): number =>
    VALUES.reduce((cards, card) => cards + (fits(sum + card) ? left[card] : 0), 0) / view.deckCount;
  return { bust: share((total) => total > FEAST), ten: share((total) => total === FEAST), left };
}
