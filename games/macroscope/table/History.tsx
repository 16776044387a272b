'use client';

import { useLocale } from 'next-intl';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import type { MacroscopeView } from '../rules/view';
import { Whole } from './Picture';
import { useWords } from './use-words';

/** Every picture that has been taken out, and who named it. */
export function History() {
  const t = useWords();
  const locale = useLocale();
  const { view } = useTable<MacroscopeView>();
  if (view.finished.length === 0) return <p className="text-ink-soft">{t('board.no-history')}</p>;
  return (
    <ul className="mc-history">
      {view.finished.map(({ token, called, round, winner, answers }) => {
        const name = called[locale];
        const label =
          answers.length === 0
            ? t('board.picture-aside', { picture: name })
            : t('board.picture-of', { round, picture: name });
        return (
          <li key={token} className="mc-history-card">
            <Whole token={token} className="mc-history-drawing" />
            <span className="mc-history-name">{label}</span>
            {winner !== null && <SeatMark playerID={winner} size="1.1rem" />}
          </li>
        );
      })}
    </ul>
  );
}
