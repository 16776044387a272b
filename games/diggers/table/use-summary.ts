'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { type Card, PRINTS } from '../rules/components';
import { freeCards } from '../rules/overlap';
import { audienceOf } from '../rules/scoring';
import type { DiggersView } from '../rules/view';
import { useWords } from './use-words';

/** What lies on the table, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const { view, ctx, seats, playerID } = useTable<DiggersView>();
  const { table, stacks, isOver } = view;
  const named = (cards: readonly Card[]): string =>
    cards.map((card) => t(`cards.${card}`)).join(t('board.comma'));
  const free = freeCards(table);
  const open = free.flatMap(({ card }) => card ?? []);
  const isBurying = ctx.phase === 'bury';
  const phase = isOver
    ? t('summary.over', { count: table.length })
    : isBurying
      ? t('summary.bury', { count: table.length })
      : t('summary.dig', { count: table.length, free: free.length });
  const own = playerID === null ? undefined : at(stacks, playerID);
  return [
    phase,
    ...(open.length > 0 ? [t('summary.free', { cards: named(open) })] : []),
    ...(free.length > open.length ? [t('summary.down', { count: free.length - open.length })] : []),
    ...(own === undefined || own.count === 0
      ? []
      : [
          own.top === null
            ? t('summary.own-top-down')
            : t('summary.own-top', { card: t(`cards.${own.top}`) }),
        ]),
    ...seats.flatMap(({ playerID: seat, name }) => {
      const { cards, markers } = at(view.seats, seat);
      const facts = {
        name,
        markers,
        points: audienceOf(cards, view.options).total,
        scouts: cards.filter((card) => PRINTS[card].role === 'scout').length,
        stack: at(stacks, seat).count,
      };
      return [
        t('summary.seat', facts),
        ...(cards.length > 0 ? [t('summary.photos', { name, cards: named(cards) })] : []),
      ];
    }),
  ];
}
