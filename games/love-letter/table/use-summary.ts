'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { Kind } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import { knownCard } from '../seat/known-card';
import { useCardName, useWords } from './use-words';

/** What lies on the desk, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const cardName = useCardName();
  const { view, openViews, playerID, seats } = useTable<LoveLetterView>();
  const list = (cards: readonly Kind[]) => cards.map(cardName).join(t('board.comma'));

  const ofSeat = (seatID: string, name: string): string[] => {
    const { tokens, discards, isOut, isProtected } = at(view.seats, seatID);
    const state = isOut ? 'out' : isProtected ? 'protected' : 'in';
    const open = openViews === undefined ? [] : at(openViews, seatID).hand;
    const known = openViews === undefined ? knownCard(view, seatID) : undefined;
    return [
      discards.length === 0
        ? t('summary.seat-bare', { name, tokens, state })
        : t('summary.seat', { name, tokens, state, cards: list(discards) }),
      ...(open.length > 0 ? [t('summary.holds', { name, cards: list(open) })] : []),
      ...(known !== undefined ? [t('board.knows', { name, card: t(`cards.${known}`) })] : []),
    ];
  };
  return [
    ...(playerID !== null && view.hand.length > 0 ? [t('summary.hand', { cards: list(view.hand) })] : []),
    t('summary.round', { round: view.round, goal: view.goal, count: view.deckCount }),
    ...(view.hasSetAside ? [] : [t('board.aside-taken')]),
    ...(view.faceUp.length > 0 ? [t('summary.face-up', { cards: list(view.faceUp) })] : []),
    ...seats.flatMap((seat) => ofSeat(seat.playerID, seat.name)),
  ];
}
