'use client';

import { usePieces } from '@/i18n/use-pieces';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { Kind } from '../rules/components';
import type { SushiGoView } from '../rules/view';
import { useWords } from './use-words';

/** What lies on the counter, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const pieces = usePieces();
  const { view, openViews, playerID, seats } = useTable<SushiGoView>();
  const list = (cards: readonly Kind[]) => pieces(cards.map((kind) => `cards.${kind}`));
  const chosen = [view.pick.first, view.pick.second].filter((kind) => kind !== null);

  const ofSeat = (seatID: string, name: string): string[] => {
    const { points, tableau, puddings, isLocked } = at(view.seats, seatID);
    const facts = { name, points, puddings, state: isLocked ? 'locked' : 'choosing' };
    const open = openViews === undefined ? [] : at(openViews, seatID).hand;
    return [
      tableau.length === 0
        ? t('summary.seat-bare', facts)
        : t('summary.seat', { ...facts, cards: list(tableau) }),
      ...(open.length > 0 ? [t('summary.holds', { name, cards: list(open) })] : []),
    ];
  };
  return [
    ...(playerID !== null && view.hand.length > 0 ? [t('summary.hand', { cards: list(view.hand) })] : []),
    ...(chosen.length > 0 ? [t('summary.chosen', { cards: list(chosen) })] : []),
    t('summary.round', { round: view.round, count: view.handSize, direction: view.direction }),
    ...seats.flatMap((seat) => ofSeat(seat.playerID, seat.name)),
  ];
}
