import type { PlayerID } from '@/kit/action';
import { holderOf } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Seen } from '../../rules/thing';

/** Where the first of some cards is that anybody has seen, and who holds it. */
export function whereIs(
  { table }: Seen,
  cards: readonly CardID[],
): { readonly room: RoomID; readonly holder: PlayerID | null } | null {
  for (const card of cards) {
    const holder = holderOf(table, card);
    if (holder !== null) return { room: explorerAt(table, holder).room, holder };
    const pile = table.piles.find((one) => one.cards.includes(card));
    if (pile !== undefined) return { room: pile.room, holder };
  }
  return null;
}
