'use client';

import { Button } from '@/ui/Button';
import { useTable } from '@/ui/table/TableProvider';
import { useIsTelling } from '@/ui/table/use-telling';
import type { SweetNoseView } from '../rules/view';
import { RoundTable } from './RoundTable';
import { useWords } from './use-words';

/** Lies on the street at the end of a round until this person goes on to the next. */
export function RoundSlip() {
  const t = useWords();
  const { view, pause } = useTable<SweetNoseView>();
  const isTelling = useIsTelling();
  const last = view.rounds.at(-1);
  if (pause === undefined || isTelling || last === undefined) return null;
  const round = view.rounds.length;
  return (
    <aside className="sn-slip paper" aria-label={t('round.title', { round })}>
      <h2 className="font-heading text-lg">{t('round.title', { round })}</h2>
      <p className="text-sm text-ink-soft">{t('round.how')}</p>
      <RoundTable round={last} />
      <Button look="primary" className="mt-2 w-full" onClick={pause.goOn}>
        {t('round.close')}
      </Button>
    </aside>
  );
}
