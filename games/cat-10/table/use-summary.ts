'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { type Card, sumOf, VALUES } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { pointsOf } from '../seat/chances';
import { useWords } from './use-words';

/** What lies on the table, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const { view, seats } = useTable<Cat10View>();
  const { row, piles, jumbos, deckCount, supply, playerID } = view;
  const points = pointsOf(view);
  const named = (cards: readonly Card[]): string =>
    VALUES.flatMap((value) => {
      const count = cards.filter((card) => card === value).length;
      return count === 0 ? [] : t('summary.copies', { card: t(`cards.${value}`), count });
    }).join(t('board.comma'));
  const own = playerID === null ? [] : at(piles, playerID);
  return [
    row.length === 0
      ? t('summary.middle-empty', { deck: deckCount })
      : t('summary.middle', { cards: named(row), sum: sumOf(row), deck: deckCount }),
    t('board.supply', { count: supply }),
    ...seats.map(({ playerID: seat, name }) =>
      t('summary.seat', {
        name,
        points: at(points, seat),
        count: at(piles, seat).length,
        jumbos: at(jumbos, seat),
      }),
    ),
    ...(own.length > 0 ? [t('summary.pile', { cards: named(own) })] : []),
  ];
}
