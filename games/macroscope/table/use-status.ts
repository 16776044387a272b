'use client';

import { named } from '@/i18n/named';
import { awaitedSeats, isAwaited } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { isOrdering, mayLiftAgain } from '../rules/may';
import type { MacroscopeView } from '../rules/view';
import type { Silence } from './use-silence';
import { useWords } from './use-words';

/** Whose turn it is, and what that seat is to do. */
export function useStatus({ isDue }: Silence): string {
  const t = useWords();
  const { view, ctx, playerID, isMyTurn, isPast, isPending, seatOf } = useTable<MacroscopeView>();
  const [acting] = awaitedSeats(ctx);
  if (acting === undefined) return '';
  const name = named(seatOf(acting).name);
  const { step } = view;
  if (isPending && !isPast && isAwaited(ctx, playerID)) return t('status.sent');
  if (isDue !== undefined) return t('status.silent');
  const ordering = isOrdering(view);
  if (!isMyTurn || !isAwaited(ctx, playerID)) {
    if (step === 'asked') return t('status.waiting-asked');
    if (step === 'judging') return t('status.waiting-judging');
    if (step === 'naming') return t(ordering ? 'status.waiting-ordering' : 'status.waiting-naming', { name });
    return t('status.waiting', { name });
  }
  if (step === 'asked') return t(view.answers.length === 0 ? 'status.asked' : 'status.asked-guess');
  if (step === 'naming') return t(ordering ? 'status.ordering' : 'status.naming');
  if (step === 'lifted' && mayLiftAgain(view)) return t('status.lifted-again');
  return t(`status.${step}`);
}
