'use client';

import { named } from '@/i18n/named';
import { at, awaitedSeats } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { isDouble, isFull, Reach } from '../rules/drawing';
import type { KaPaiView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** The one sentence: what was rolled, and what this person has to do with it. */
export function useStatus({ stage }: Choice): string {
  const t = useWords();
  const { view, ctx, playerID, seats, seatOf } = useTable<KaPaiView>();
  const { dice, options } = view;
  const [first, second] = dice;
  const sheet = playerID === null ? undefined : at(view.sheets, playerID);
  if (stage === 'sent') return t('status.sent');
  if (stage === 'line') return t('status.line');
  if (stage === 'mark') return t('status.mark');
  if (stage === 'ready' && sheet !== undefined) {
    if (isFull(options.sheet, sheet)) return t('status.last');
    return t(seats.length === 1 ? 'status.ready-alone' : 'status.ready');
  }
  if (stage === 'draw' && first !== undefined && second !== undefined && sheet !== undefined) {
    if (!isDouble(dice))
      return t('status.choose', { first: t(`signs.${first}`), second: t(`signs.${second}`) });
    const sign = t(`signs.${first}`);
    if (sheet.drawn.length === 0) return t('status.double', { sign });
    const { isBeside } = new Reach(options.sheet, sheet, dice);
    return t('status.second', { sign, isBeside: isBeside ? 'yes' : 'no' });
  }
  const waiting = awaitedSeats(ctx);
  const [next] = waiting;
  return t(playerID === null ? 'status.watching' : 'status.waiting', {
    count: waiting.length,
    name: next === undefined ? '' : named(seatOf(next).name),
  });
}
