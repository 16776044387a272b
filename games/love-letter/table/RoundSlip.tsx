'use client';

import { Button } from '@/ui/Button';
import { useTable } from '@/ui/table/TableProvider';
import { useIsTelling } from '@/ui/table/use-telling';
import type { LoveLetterView } from '../rules/view';
import { RoundTable } from './RoundTable';
import { useWords } from './use-words';

/** Lies on the desk at the end of a round until this person goes on to the next. */
export function RoundSlip() {
  const t = useWords();
  const { view, pause } = useTable<LoveLetterView>();
  const isTelling = useIsTelling();
  if (pause === undefined || isTelling || view.lastRound === null) return null;
  const { round } = view.lastRound;
  return (
    <aside className="ll-slip paper" aria-label={t('round.title', { round })}>
      <h2 className="font-heading text-lg">{t('round.title', { round })}</h2>
      <RoundTable summary={view.lastRound} />
      <Button look="primary" className="mt-3 w-full" onClick={pause.goOn}>
        {t('round.close')}
      </Button>
    </aside>
  );
}
