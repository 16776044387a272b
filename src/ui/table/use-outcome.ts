import { useTranslations } from 'next-intl';
import { useList } from '@/i18n/use-list';
import type { GameResult } from '@/kit/score-sheet';
import { useTable } from './TableProvider';

/** How a match came out, in one sentence: who has won, or, of somebody who played alone, what it was worth. */
export function useOutcome(): (result: GameResult) => string {
  const t = useTranslations('table.over');
  const game = useTranslations('game');
  const list = useList();
  const { seats, playerID, seatOf } = useTable();
  return ({ winners, sheet, rating, together = false }) => {
    if (seats.length > 1 && winners.length === 0) return t('nobody');
    if (seats.length > 1) {
      // Whoever looks comes first: in the middle of an English list “You” would be a name.
      const others = winners.filter((winner) => winner !== playerID).map((winner) => seatOf(winner).name);
      const isMine = others.length < winners.length;
      return t(winners.length > 1 && !together ? 'draw' : 'won', {
        names: list(isMine ? [t('you'), ...others] : others),
        mine: isMine && winners.length === 1 ? 'yes' : 'no',
        count: winners.length,
      });
    }
    const points = sheet.totals[0] ?? 0;
    return rating === undefined
      ? t('alone', { points })
      : t('rated', { points, rating: game(`rating.${rating}`) });
  };
}
