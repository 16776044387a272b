'use client';

import { useTableKeys } from '@/ui/table/table-keys';
import { NUMBERS } from '../rules/components';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys({ stage, options, picked, press, pick, cancel, throwDie }: Choice): () => boolean {
  const t = useWords();
  const isActive = stage === 'choose' || stage === 'picked';
  return useTableKeys('game', [
    { keys: ['d'], label: t('keys.throw'), isActive: stage === 'throw', press: throwDie },
    {
      keys: NUMBERS.map(String),
      label: t('keys.bean'),
      isActive,
      press: (key) => {
        const number = NUMBERS.find((candidate) => String(candidate) === key);
        if (number !== undefined) press(number);
      },
    },
    {
      keys: ['s'],
      label: t('keys.split'),
      isActive,
      press: () => {
        const splits = options.filter(({ steps }) => steps.length > 1);
        const at = splits.findIndex(({ action }) => action === picked?.action);
        const next = splits[(at + 1) % splits.length];
        if (next !== undefined) pick(next);
      },
    },
    { keys: ['Escape'], label: t('keys.cancel'), isActive, press: cancel },
  ]);
}
