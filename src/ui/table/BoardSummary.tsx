'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useList } from '@/i18n/use-list';
import type { PlayerID } from '@/kit/action';
import { isAskedToRespond } from '@/kit/response';
import { useTable } from './TableProvider';
import { useTableKeys } from './table-keys';
import { useAwaited } from './use-awaited';
import { useOutcome } from './use-outcome';

/** Whose turn it is, or who has won, in one sentence. */
function useTurn(): string {
  const t = useTranslations('table.summary');
  const list = useList();
  const outcome = useOutcome();
  const awaited = useAwaited();
  const { ctx, playerID, result, isMyTurn, isPending, seatOf } = useTable();
  const names = (seats: readonly string[]) => list(seats.map((playerID) => seatOf(playerID).name));
  if (result !== undefined) return t('over', { outcome: outcome(result) });
  const isAsked = (seat: PlayerID | null) => isAskedToRespond(ctx, seat);
  if (isMyTurn) return t(isAsked(playerID) ? 'asked' : 'mine');
  if (isPending && awaited.length === 0) return t('sent');
  return t(awaited.some(isAsked) ? 'responding' : 'turn', { names: names(awaited) });
}

export interface BoardSummaryProps {
  /** What lies on the board, a sentence each. */
  readonly lines: readonly string[];
}

/**
 * The table in words, for whoever does not see it: a region to go to, always up to date and silent,
 * and the same said aloud when asked for.
 */
export function BoardSummary({ lines }: BoardSummaryProps) {
  const t = useTranslations('table.summary');
  const turn = useTurn();
  const whole = [turn, ...lines];
  const text = whole.join('\n');
  // Counted, so that the same words can be said twice.
  const [said, setSaid] = useState({ text: '', count: 0 });

  useTableKeys('table', [
    {
      keys: ['b'],
      label: t('say'),
      press: () => setSaid(({ count }) => ({ text, count: count + 1 })),
    },
  ]);
  // What was said of a position that has passed is not left lying about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text takes the last answer away
  useEffect(() => setSaid(({ count }) => ({ text: '', count })), [text]);

  return (
    <>
      <section aria-label={t('label')} className="sr-only">
        {whole.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <div role="status" aria-label={t('said')} className="sr-only whitespace-pre-line">
        {said.text !== '' && <span key={said.count}>{said.text}</span>}
      </div>
    </>
  );
}
