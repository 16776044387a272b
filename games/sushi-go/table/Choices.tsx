'use client';

import { ArrowLeftRight, Check, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

export interface ChoicesProps {
  readonly choice: Choice;
  readonly isByKeyboard: () => boolean;
}

/** The buttons for what is chosen, or for taking it back. */
export function Choices({ choice: { kinds, swap, lock, unlock }, isByKeyboard }: ChoicesProps) {
  const t = useWords();
  const last = useRef<HTMLButtonElement>(null);
  const [first, second] = kinds;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is chosen brings its own button
  useEffect(() => {
    if (isByKeyboard()) last.current?.focus();
  }, [first, second, isByKeyboard]);

  if (unlock !== undefined)
    return (
      <Button icon={<Undo2 aria-hidden size={18} />} onClick={unlock}>
        {t('actions.unlock')}
      </Button>
    );
  if (first === undefined) return null;
  return (
    <>
      {second !== undefined && (
        <Button
          aria-label={t('actions.swap')}
          title={t('actions.swap')}
          className="tabular-nums"
          onClick={swap}
        >
          <span aria-hidden>1</span>
          <ArrowLeftRight aria-hidden size={16} />
          <span aria-hidden>2</span>
        </Button>
      )}
      <Button ref={last} look="primary" icon={<Check aria-hidden size={18} />} onClick={lock}>
        {second === undefined ? t('actions.lock', { card: t(`cards.${first}`) }) : t('actions.lock-two')}
      </Button>
    </>
  );
}
