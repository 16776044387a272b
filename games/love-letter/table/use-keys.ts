'use client';

import { useCallback, useEffect, useRef } from 'react';
import { KINDS, VALUE } from '../rules/components';
import type { Choice } from './use-choice';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/**
 * 1 and 2 pick a card, 2 to 8 name a character while the Guard asks, Escape picks another card.
 * Answers whether the last gesture came from the keyboard.
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
      const { step, pick, name, cancel } = latest.current;
      const digit = Number(event.key);
      if (step === 'wait' || step === 'sent') return;
      if (event.key === 'Escape') cancel();
      else if (step === 'guess') {
        const named = KINDS.find((kind) => VALUE[kind] === digit && kind !== 'guard');
        if (named !== undefined) name(named);
      } else if (digit === 1 || digit === 2) pick(digit - 1);
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
