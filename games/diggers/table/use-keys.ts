'use client';

import { useTableKeys } from '@/ui/table/table-keys';
import { CARD } from '../rules/components';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A whole photo at once, by the keys of those who steer with the left hand. */
const FAR: Readonly<Record<string, readonly [number, number]>> = {
  a: [-CARD.width, 0],
  d: [CARD.width, 0],
  w: [0, -CARD.height],
  s: [0, CARD.height],
};
/** What has the focus and does something by these keys itself. */
const ENLARGED = '.pan-zoom:not(.is-whole) .pan-zoom-room';
const PRESSED = 'button, a';

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys(choice: Choice): () => boolean {
  const t = useWords();
  const { step } = choice;
  const isPlacing = step === 'place';
  const isTaking = step === 'dig' || step === 'send' || step === 'lose';
  const move = (ways: typeof WAYS) => (key: string) => {
    const [dx, dy] = ways[key] ?? [0, 0];
    choice.moveBy(dx, dy);
  };
  return useTableKeys('game', [
    {
      keys: Object.keys(WAYS),
      label: t('keys.move'),
      isActive: isPlacing,
      unless: ENLARGED,
      isHeld: true,
      press: move(WAYS),
    },
    { keys: Object.keys(FAR), label: t('keys.far'), isActive: isPlacing, press: move(FAR) },
    { keys: ['Enter'], label: t('keys.lay'), isActive: isPlacing, unless: PRESSED, press: choice.lay },
    {
      keys: ['1', '2', '3'],
      label: t('keys.pay'),
      isActive: step === 'pay',
      press: (key) => choice.pay(Number(key)),
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      label: t('keys.choose'),
      isActive: isTaking,
      unless: ENLARGED,
      isHeld: true,
      press: (key) => choice.turnTo(key === 'ArrowLeft' ? -1 : 1),
    },
    { keys: ['Enter'], label: t('keys.take'), isActive: isTaking, unless: PRESSED, press: choice.take },
    { keys: ['e'], label: t('keys.stay'), isActive: step === 'send', press: choice.stay },
  ]);
}
