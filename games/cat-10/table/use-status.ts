'use client';

import { named } from '@/i18n/named';
import { activeSeats } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { DUEL_FROM, sumOf } from '../rules/components';
import { stageOf } from '../rules/legal';
import type { Cat10View } from '../rules/view';
import { useWords } from './use-words';

/** Whose turn it is, and what that seat is to do. */
export function useStatus(): string {
  const t = useWords();
  const { view, ctx, playerID, isMyTurn, isPast, isPending, seatOf } = useTable<Cat10View>();
  const [acting] = activeSeats(ctx);
  if (acting === undefined) return '';
  if (isPending && !isPast && acting === playerID) return t('status.sent');
  const stage = stageOf(ctx, acting);
  const sum = sumOf(view.row);
  const name = named(seatOf(acting).name);
  if (!isMyTurn) {
    if (stage !== undefined) return t(`status.waiting-${stage}`, { name });
    return sum === 0 ? t('status.waiting', { name }) : t('status.waiting-sum', { name, sum });
  }
  if (stage === 'seize') return t('status.seize');
  if (stage !== undefined) return t(`status.${stage}`, { left: view.left });
  if (sum === 0) return t('status.first');
  const may = view.deckCount === 0 ? 'deck-empty' : 'choose';
  return t(sum < DUEL_FROM ? `status.${may}` : `status.${may}-duel`, { sum });
}
