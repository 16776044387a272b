'use client';

import { useTableKeys } from '@/ui/table/table-keys';
import { SYMBOLS } from '../rules/components';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const NUMBERS = SYMBOLS.map((_, index) => String(index + 1));
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The keys of this board; `walk` takes the focus from square to square. Answers whether the last gesture was a key. */
export function useKeys(choice: Choice, walk: (key: string) => void): () => boolean {
  const t = useWords();
  const { stage, signs, pickSign, marks, send, mayUndo, undo, done, cancel } = choice;
  const isDrawing = stage === 'draw' || stage === 'line';
  return useTableKeys('game', [
    {
      keys: ARROWS,
      label: t('keys.move'),
      isActive: isDrawing,
      press: walk,
      isHeld: true,
      unless: '[role=slider], [role=tab]',
    },
    {
      keys: NUMBERS,
      label: t('keys.sign'),
      isActive: isDrawing || stage === 'mark',
      press: (key) => {
        const sign = SYMBOLS[NUMBERS.indexOf(key)];
        const mark = marks.find((one) => one.sign === sign);
        if (mark !== undefined) send(mark.action);
        else if (sign !== undefined && signs.includes(sign)) pickSign(sign);
      },
    },
    { keys: ['d'], label: t('keys.done'), isActive: stage === 'ready', press: done },
    { keys: ['u'], label: t('keys.undo'), isActive: mayUndo, press: undo },
    { keys: ['Escape'], label: t('keys.cancel'), isActive: stage === 'line', press: cancel },
  ]);
}
