'use client';

import { useCallback, useEffect, useRef } from 'react';
import { NUMBERS } from '../rules/components';
import type { Choice } from './use-choice';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/**
 * 1 to 5 press a bean, S picks the next way to split the roll, Escape takes a pick back. Answers
 * whether the last gesture came from the keyboard.
 */
export function useKeys(choice: Choice): () => boolean {
  const isByKeyboard = useRef(false);
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  });

  useEffect(() => {
    const onPointer = () => {
      isByKeyboard.current = false;
    };
    const onKey = (event: KeyboardEvent) => {
      isByKeyboard.current = true;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { stage, options, picked, press, pick, cancel } = latest.current;
      if (stage !== 'choose' && stage !== 'picked') return;
      const number = NUMBERS.find((candidate) => String(candidate) === event.key);
      if (number !== undefined) press(number);
      else if (event.key === 'Escape') cancel();
      else if (event.key.toLowerCase() === 's') {
        const splits = options.filter(({ steps }) => steps.length > 1);
        const next =
          splits[(splits.findIndex(({ action }) => action === picked?.action) + 1) % splits.length];
        if (next !== undefined) pick(next);
      }
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);

  return useCallback(() => isByKeyboard.current, []);
}
