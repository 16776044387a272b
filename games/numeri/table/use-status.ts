'use client';

import { named } from '@/i18n/named';
import { useTable } from '@/ui/table/TableProvider';
import { printedOn } from '../rules/components';
import type { NumeriView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** The one sentence: whose turn it is, what was rolled, and what that person must do. */
export function useStatus({ stage, options, picked }: Choice): string {
  const t = useWords();
  const { view, ctx, seatOf } = useTable<NumeriView>();
  const die = view.die === null ? '' : t(`faces.${view.die}`);
  const name = named(seatOf(ctx.currentPlayer).name);
  if (stage === 'wait')
    return t(view.playerID === null ? 'status.watching' : 'status.waiting', { name, die });

  if (stage === 'throw') return t('status.throw');

  const [step, second] = (picked ?? options[0])?.steps ?? [];
  if (stage === 'sent' || step === undefined) return t('status.sent', { die });
  if (stage === 'picked')
    return second === undefined
      ? t('status.picked', { number: step.number, stone: printedOn(step.to) })
      : t('status.picked-first', { first: step.number, stone: printedOn(step.to), second: second.number });
  if (view.die === 'star')
    return t(options.length > 1 ? 'status.star' : 'status.only', { die, number: step.number });
  const splits = options.filter(({ steps }) => steps.length > 1);
  if (splits.length === 0) return t('status.only', { die, number: step.number });
  return t(splits.length === options.length ? 'status.must-split' : 'status.may-split', { die });
}
