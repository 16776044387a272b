'use client';

import { useTableKeys } from '@/ui/table/table-keys';
import type { Lane } from '../rules/components';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys(choice: Choice): () => boolean {
  const t = useWords();
  const { step, aim, options, uses, use } = choice;
  const isAiming = step === 'aim' && aim !== 'none';
  return useTableKeys('game', [
    {
      keys: DIGITS.slice(0, 5),
      label: t('keys.bet'),
      isActive: step === 'bet',
      press: (key) => choice.toggleBet(Number(key) as Lane),
    },
    { keys: ['e'], label: t('keys.place-bets'), isActive: step === 'bet', press: choice.placeBets },
    {
      keys: DIGITS,
      label: t('keys.card'),
      isActive: step === 'card' || step === 'forget' || step === 'refill',
      press: (key) => choice.pick(Number(key) - 1),
    },
    {
      keys: DIGITS,
      label: t('keys.aim'),
      isActive: isAiming,
      press: (key) => {
        const option = aim === 'lane' ? options.find((one) => one === Number(key)) : options[Number(key) - 1];
        if (option !== undefined) choice.choose(option);
      },
    },
    {
      keys: ['x'],
      label: t('keys.change'),
      isActive: uses.length > 1,
      press: () => choice.setUse(uses[(uses.indexOf(use) + 1) % uses.length] ?? use),
    },
    { keys: ['p'], label: t('keys.pass'), isActive: step === 'card', press: choice.pass },
    { keys: ['d'], label: t('keys.draw'), isActive: step === 'refill', press: choice.draw },
    { keys: ['Escape'], label: t('keys.cancel'), isActive: choice.index !== undefined, press: choice.cancel },
  ]);
}
