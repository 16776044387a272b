'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { useTable } from '@/ui/table/TableProvider';
import type { LoveLetterView } from '../rules/view';
import { RoundTable } from './RoundTable';
import { useWords } from './use-words';

const ENDINGS: readonly string[] = ['round-last', 'round-showdown', 'round-discards'];

/** Lies on the desk when a round has just ended, until it is put away or the next card is picked up. */
export function RoundSlip({ isPlaying }: { readonly isPlaying: boolean }) {
  const t = useWords();
  const { view, journal, isPast, result } = useTable<LoveLetterView>();
  const round = view.lastRound?.round;
  const hasJustEnded = journal.at(-1)?.entries.some(({ kind }) => ENDINGS.includes(kind)) === true;
  const [putAway, setPutAway] = useState(hasJustEnded ? undefined : round);
  if (view.lastRound === null || round === putAway || isPast || result !== undefined) return null;
  if (isPlaying) return null;
  return (
    <aside
      key={round}
      className="ll-slip paper"
      aria-label={t('round.title', { round: view.lastRound.round })}
    >
      <h2 className="font-heading text-lg">{t('round.title', { round: view.lastRound.round })}</h2>
      <RoundTable summary={view.lastRound} />
      <Button look="primary" className="mt-3 w-full" onClick={() => setPutAway(round)}>
        {t('round.close')}
      </Button>
    </aside>
  );
}
