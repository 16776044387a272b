'use client';

import { useTable } from '@/ui/table/TableProvider';
import { useTableKeys } from '@/ui/table/table-keys';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys(choice: Choice): () => boolean {
  const t = useWords();
  const { seats } = useTable();
  const { step, targets } = choice;
  const isActing = step === 'act' || step === 'confirm' || step === 'target';
  return useTableKeys('game', [
    { keys: ['w'], label: t('keys.swap'), isActive: isActing, press: choice.swap },
    { keys: ['l'], label: t('keys.look'), isActive: isActing, press: choice.look },
    { keys: ['o'], label: t('keys.open'), isActive: isActing, press: choice.open },
    {
      keys: seats.map((_, seat) => String(seat + 1)),
      label: t('keys.seat'),
      isActive: step === 'act' || step === 'target' || step === 'aim',
      press: (key) => {
        const seat = String(Number(key) - 1);
        if (targets.includes(seat)) choice.choose(seat);
      },
    },
    {
      keys: ['x'],
      label: t('keys.exchange'),
      isActive: step === 'dark',
      press: () => choice.decide('exchange'),
    },
    {
      keys: ['n'],
      label: t('keys.return'),
      isActive: step === 'dark',
      press: () => choice.decide('return'),
    },
    {
      keys: ['Escape'],
      label: t('keys.cancel'),
      isActive: step === 'target' || step === 'dark' || step === 'confirm',
      press: choice.cancel,
    },
  ]);
}
