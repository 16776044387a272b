'use client';

import { usePieces } from '@/i18n/use-pieces';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { CRIES, KINDS } from '../rules/components';
import { countOf, hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { useWords } from './use-words';

/** What lies in the room, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const pieces = usePieces();
  const { view, openViews, seats, seatOf } = useTable<CrowsOverkillView>();
  const list = (words: readonly string[]) => words.join(t('board.comma'));
  const hour = hourAt(view.hour);
  const limits = KINDS.flatMap((kind) => {
    const limit = CRIES[hour][kind];
    return limit === undefined ? [] : [t(`counted.${kind}`, { count: limit })];
  });
  const sills = seats.map(({ playerID, name }) => {
    const { birds, isOut } = at(view.seats, playerID);
    const count = at(view.handCounts, playerID);
    if (isOut) return t('summary.home', { name });
    const kinds = KINDS.flatMap((kind) => {
      const number = countOf(birds, kind);
      return number === 0 ? [] : [t(`counted.${kind}`, { count: number })];
    });
    return kinds.length === 0
      ? t('summary.seat-bare', { name, count })
      : t('summary.seat', { name, count, birds: list(kinds) });
  });
  const open =
    openViews?.map(({ hand }, seat) =>
      t('summary.holds', {
        name: seatOf(String(seat)).name,
        cards: pieces(hand.map((card) => `cards.${card}`)),
        count: hand.length,
      }),
    ) ?? [];
  const top = view.discard.at(-1);
  return [
    ...(view.playerID === null
      ? []
      : [
          t('summary.hand', {
            cards: pieces(view.hand.map((card) => `cards.${card}`)),
            count: view.hand.length,
          }),
        ]),
    t('summary.hour', { hour: t(`hours.${hour}`), limits: limits.join(t('board.or')) }),
    ...sills,
    t('summary.decks', { birds: view.birdDeckCount, cards: view.deckCount }),
    top === undefined ? t('summary.no-discard') : t('summary.discard', { card: t(`cards.${top}`) }),
    ...open,
  ];
}
