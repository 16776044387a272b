'use client';

import { useTableKeys } from '@/ui/table/table-keys';
import { KINDS } from '../rules/components';
import { dockSteps } from './Choices';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const COLUMNS = ['1', '2', '3', '4', '5'];
const DIGITS = [...COLUMNS, '6', '7', '8', '9', '0'];

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys(choice: Choice): () => boolean {
  const t = useWords();
  const { mode, made, next, press } = choice;
  const shops = next.filter((step) => step.startsWith('shop:'));
  const dock = made.length === 0 && shops.length > 0 ? shops : dockSteps(choice);
  const isBeginning = mode === 'steps' && made.length === 0 && next.some((step) => step.startsWith('give:'));
  return useTableKeys('game', [
    {
      keys: COLUMNS,
      label: t('keys.card'),
      isActive: mode === 'arrange',
      press: (key) => {
        const kind = KINDS[COLUMNS.indexOf(key)];
        if (kind !== undefined) choice.put(kind);
      },
    },
    {
      keys: COLUMNS,
      label: t('keys.give'),
      isActive: isBeginning,
      press: (key) => press(`give:${KINDS[COLUMNS.indexOf(key)]}`),
    },
    {
      keys: DIGITS,
      label: t('keys.choose'),
      isActive: mode === 'steps' && !isBeginning && dock.length > 0,
      press: (key) => {
        const step = dock[DIGITS.indexOf(key)];
        if (step !== undefined) press(step);
      },
    },
    { keys: ['u'], label: t('keys.use'), isActive: next.includes('use'), press: () => press('use') },
    { keys: ['e'], label: t('keys.end'), isActive: next.includes('end'), press: () => press('end') },
    { keys: ['+', '='], label: t('keys.more'), isActive: mode === 'bid', press: () => choice.go(1) },
    { keys: ['-'], label: t('keys.less'), isActive: mode === 'bid', press: () => choice.go(-1) },
    { keys: ['o'], label: t('keys.bid'), isActive: mode === 'bid', press: choice.bid },
    { keys: ['p'], label: t('keys.pass'), isActive: mode === 'bid', press: choice.pass },
    {
      keys: ['Escape'],
      label: t('keys.back'),
      isActive: made.length > 0 || choice.order.length > 0,
      press: choice.back,
    },
  ]);
}
