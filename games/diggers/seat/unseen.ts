import { type Card, DECK } from '../rules/components';
import type { DiggersView } from '../rules/view';

/** Every card whose place nobody knows, in the order of the box. */
export function unseenCards({ table, seats, stacks }: DiggersView): Card[] {
  const seen = new Map<Card, number>();
  const see = (card: Card | null) => {
    if (card !== null) seen.set(card, (seen.get(card) ?? 0) + 1);
  };
  for (const { card } of table) see(card);
  for (const { top } of stacks) see(top);
  for (const { cards, spent, lost } of seats) for (const card of [...cards, ...spent, ...lost]) see(card);
  return DECK.filter((card) => {
    const count = seen.get(card) ?? 0;
    if (count > 0) seen.set(card, count - 1);
    return count === 0;
  });
}
