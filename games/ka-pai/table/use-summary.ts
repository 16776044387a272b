'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { columnOf, DRAWABLE, isBare, rowOf, SYMBOLS, signAt } from '../rules/components';
import { isDouble } from '../rules/drawing';
import { groupCounts, marksOf, pointsOf, totalOf } from '../rules/scoring';
import { linkedTotems } from '../rules/totems';
import type { KaPaiView } from '../rules/view';
import { useWords } from './use-words';

/** What the dice show, in words. */
export function useRolled(): string {
  const t = useWords();
  const { view, ctx, seatOf } = useTable<KaPaiView>();
  const [first, second] = view.dice;
  if (first === undefined || second === undefined) return '';
  const { name } = seatOf(ctx.currentPlayer);
  return isDouble(view.dice)
    ? t('board.dice-double', { name, sign: t(`signs.${first}`) })
    : t('board.dice', { name, first: t(`signs.${first}`), second: t(`signs.${second}`) });
}

/** What lies on the table, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const { view, seats } = useTable<KaPaiView>();
  const rolled = useRolled();
  const ofSeat = (seat: string, name: string): string[] => {
    const sheet = at(view.sheets, seat);
    const groups = groupCounts(sheet);
    const drawn = sheet.drawn.flatMap(({ cell }) => {
      const sign = signAt(sheet.cells, cell);
      return sign === null
        ? []
        : [t('summary.cell', { row: rowOf(cell) + 1, column: columnOf(cell) + 1, sign: t(`signs.${sign}`) })];
    });
    return [
      t('summary.seat', {
        name,
        points: totalOf(pointsOf(view.options.sheet, sheet)),
        groups: SYMBOLS.map((sign) =>
          t('summary.group', { sign: t(`signs.${sign}`), count: groups[sign] }),
        ).join(t('board.comma')),
        totems: linkedTotems(sheet.cells),
        marks: marksOf(sheet),
        left: DRAWABLE[view.options.sheet].filter((cell) => isBare(sheet.cells, cell)).length,
      }),
      ...(drawn.length > 0 ? [t('summary.drawn', { name, cells: drawn.join(t('board.comma')) })] : []),
    ];
  };
  return [rolled, ...seats.flatMap(({ playerID, name }) => ofSeat(playerID, name))];
}
