'use client';

import { useTable } from '@/ui/table/TableProvider';
import { useTableKeys } from '@/ui/table/table-keys';
import { ownBirds } from '../rules/legal';
import type { CrowsOverkillView } from '../rules/view';
import { flocksOf } from './flocks';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys(choice: Choice): () => boolean {
  const t = useWords();
  const { step, takesBirds, prey, chosen } = choice;
  const { view } = useTable<CrowsOverkillView>();
  const isChoosingBirds = step === 'aim' && takesBirds;
  const flocks = flocksOf(ownBirds(view)).filter(({ places }) =>
    places.some((place) => prey.has(place) || chosen.includes(place)),
  );
  return useTableKeys('game', [
    {
      keys: DIGITS,
      label: t('keys.card'),
      isActive: step !== 'wait' && step !== 'sent' && !isChoosingBirds,
      press: (key) => choice.pick(Number(key) - 1),
    },
    {
      keys: DIGITS,
      label: t('keys.bird'),
      isActive: isChoosingBirds,
      press: (key) => {
        const flock = flocks[Number(key) - 1];
        if (flock !== undefined) choice.pressFlock(flock);
      },
    },
    { keys: ['x'], label: t('keys.change'), isActive: choice.mayChange, press: choice.change },
    {
      keys: ['e'],
      label: t('keys.listen'),
      isActive: step === 'card' || step === 'leave',
      press: choice.judge,
    },
    { keys: ['p'], label: t('keys.pass'), isActive: step === 'respond', press: () => choice.answer('pass') },
    {
      keys: ['Escape'],
      label: t('keys.cancel'),
      isActive: choice.index !== undefined || step === 'leave',
      press: choice.cancel,
    },
  ]);
}
