'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { useTable } from '@/ui/table/TableProvider';
import type { SushiGoView } from '../rules/view';
import { RoundTable } from './RoundTable';
import { useWords } from './use-words';

/** Lies on the counter when a round has just ended, until it is put away or the next card is chosen. */
export function RoundSlip({ isChosen }: { readonly isChosen: boolean }) {
  const t = useWords();
  const { view, journal, isPast, result } = useTable<SushiGoView>();
  const round = view.rounds.length;
  const last = view.rounds.at(-1);
  const hasJustEnded = journal.at(-1)?.entries.some(({ kind }) => kind === 'round-end') === true;
  const [putAway, setPutAway] = useState(hasJustEnded ? undefined : round);
  if (last === undefined || round === putAway || isPast || result !== undefined) return null;
  if (isChosen || view.passes > 0) return null;
  return (
    <aside className="sg-slip paper" aria-label={t('board.last-round', { round })}>
      <h2 className="font-heading text-lg">{t('board.last-round', { round })}</h2>
      <RoundTable round={last} />
      <Button look="primary" className="mt-2 w-full" onClick={() => setPutAway(round)}>
        {t('board.put-away')}
      </Button>
    </aside>
  );
}
