'use client';

import { Button } from '@/ui/Button';
import { useTable } from '@/ui/table/TableProvider';
import { useIsTelling } from '@/ui/table/use-telling';
import type { SushiGoView } from '../rules/view';
import { RoundTable } from './RoundTable';
import { useWords } from './use-words';

/** Lies on the counter at the end of a round until this person goes on to the next. */
export function RoundSlip() {
  const t = useWords();
  const { view, pause } = useTable<SushiGoView>();
  const isTelling = useIsTelling();
  const last = view.rounds.at(-1);
  if (pause === undefined || isTelling || last === undefined) return null;
  const round = view.rounds.length;
  return (
    <aside className="sg-slip paper" aria-label={t('board.last-round', { round })}>
      <h2 className="font-heading text-lg">{t('board.last-round', { round })}</h2>
      <RoundTable round={last} />
      <Button look="primary" className="mt-2 w-full" onClick={pause.goOn}>
        {t('board.put-away')}
      </Button>
    </aside>
  );
}
