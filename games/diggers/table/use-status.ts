'use client';

import { named } from '@/i18n/named';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { DiggersView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** The one sentence: whose turn it is, and what that person must do. */
export function useStatus({ step, isMoved, covered }: Choice): string {
  const t = useWords();
  const { view, ctx, playerID, seatOf } = useTable<DiggersView>();
  const name = named(seatOf(ctx.currentPlayer).name);
  if (step === 'wait') {
    if (ctx.phase === 'bury') return t('status.waiting-bury', { name });
    if (ctx.phase === 'heartbreak') return t('status.waiting-lose', { name });
    return view.isDigging
      ? t('status.waiting-dig', { name, due: view.due })
      : t('status.waiting-pay', { name });
  }
  if (step === 'sent') return t('status.sent');
  if (step === 'place') {
    if (isMoved) return covered > 0 ? t('status.place-on', { count: covered }) : t('status.place-bare');
    const top = playerID === null ? null : at(view.stacks, playerID).top;
    return top === null ? t('status.place-down') : t('status.place', { card: t(`cards.${top}`) });
  }
  if (step === 'dig') return t('status.dig', { due: view.due });
  if (step === 'lose') {
    const colour = playerID === null ? undefined : at(view.seats, playerID).heartbreaks[0];
    return t('status.lose', { colour: colour === undefined ? '' : t(`colours.${colour}`) });
  }
  return t(`status.${step}`);
}
