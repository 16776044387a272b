'use client';

import { useTableKeys } from '@/ui/table/table-keys';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** By place in the hand; no hand has more cards. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys({ isChoosing, places, size, press, swap, clear, unlock }: Choice): () => boolean {
  const t = useWords();
  return useTableKeys('game', [
    {
      keys: PLACES,
      label: t('keys.card'),
      isActive: isChoosing,
      press: (key) => {
        const place = PLACES.indexOf(key);
        if (place < size) press(place);
      },
    },
    { keys: ['x'], label: t('keys.swap'), isActive: places.length > 1, press: swap },
    { keys: ['u'], label: t('keys.unlock'), isActive: unlock !== undefined, press: () => unlock?.() },
    { keys: ['Escape'], label: t('keys.clear'), isActive: isChoosing, press: clear },
  ]);
}
