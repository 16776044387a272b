'use client';

import { useTableKeys } from '@/ui/table/table-keys';
import { KINDS, VALUE } from '../rules/components';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const NAMEABLE = KINDS.filter((kind) => kind !== 'guard');
const valueKey = (kind: (typeof KINDS)[number]): string => String(VALUE[kind]);

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys({ step, pick, name, cancel }: Choice): () => boolean {
  const t = useWords();
  const canChoose = step !== 'wait' && step !== 'sent';
  return useTableKeys('game', [
    {
      keys: ['1', '2'],
      label: t('keys.pick'),
      isActive: canChoose && step !== 'guess',
      press: (key) => pick(Number(key) - 1),
    },
    {
      keys: NAMEABLE.map(valueKey),
      label: t('keys.name'),
      isActive: step === 'guess',
      press: (key) => {
        const named = NAMEABLE.find((kind) => valueKey(kind) === key);
        if (named !== undefined) name(named);
      },
    },
    { keys: ['Escape'], label: t('keys.cancel'), isActive: canChoose, press: cancel },
  ]);
}
