'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { IN_HAND, NUMBERS, printedOn } from '../rules/components';
import { totalOf } from '../rules/scoring';
import type { NumeriView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** What lies on the path, in sentences. */
export function useSummary({ stage }: Choice): string[] {
  const t = useWords();
  const { view, ctx, seats, seatOf } = useTable<NumeriView>();
  const ofSeat = (seatID: string, name: string): string => {
    const own = at(view.pieces, seatID);
    const beans = NUMBERS.map((number) => {
      const space = own[number - 1] ?? IN_HAND;
      return space === IN_HAND
        ? t('summary.in-hand', { number })
        : t('summary.bean', { number, space, stone: printedOn(space) });
    });
    return t('summary.seat', { name, points: totalOf(own), beans: beans.join(t('board.comma')) });
  };
  return [
    ...(view.die === null || stage === 'throw'
      ? []
      : [t('board.rolled', { name: seatOf(ctx.currentPlayer).name, die: t(`faces.${view.die}`) })]),
    t(view.isSplitOpen ? 'board.gate-open' : 'board.gate-closed'),
    ...seats.map(({ playerID, name }) => ofSeat(playerID, name)),
  ];
}
