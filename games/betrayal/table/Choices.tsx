'use client';

import { RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { useMedia } from '@/ui/use-media';
import { Odds } from './Odds';
import type { ChoiceControl } from './use-choice';
import { useChoiceWords, useWords } from './use-words';

/** Where the line above says which room or door it is, and two buttons share what is left beside one's own plate. */
const NARROW = '(width < 48rem)';

interface ChoicesProps {
  readonly choice: ChoiceControl;
  readonly isByKeyboard: () => boolean;
}

/** What the step that the choice has got to is done by: go, lay, end. What is done in the room lies beside it. */
export function Choices({ choice, isByKeyboard }: ChoicesProps) {
  const t = useWords();
  const words = useChoiceWords();
  const buttons = useRef<HTMLDivElement>(null);
  const { selected, laying, end } = choice;
  const step = laying !== undefined ? 'lay' : selected !== undefined ? `go ${selected.target.key}` : 'end';

  const chosen = selected?.choice;
  const [deed, cost] = [chosen === undefined ? '' : words(chosen), chosen?.cost];
  const whole = cost === undefined ? deed : t('board.with-steps', { deed, count: cost });
  const isNarrow = useMedia(NARROW);
  const isWalk = chosen?.move === 'go' || chosen?.move === 'discover';
  const shortly = !isNarrow
    ? undefined
    : chosen?.label.kind === 'doorway'
      ? t('board.lay-here')
      : isWalk && cost !== undefined
        ? t('board.shortly', { move: chosen.move, count: cost })
        : undefined;

  // Each step brings new buttons.
  useEffect(() => {
    if (isByKeyboard() && step !== 'end') buttons.current?.querySelector('button')?.focus();
  }, [step, isByKeyboard]);

  return (
    <div key={step} ref={buttons} className="dock-line">
      {laying !== undefined && (
        <>
          {laying.rotate !== undefined && (
            <Button
              icon={<RotateCcw aria-hidden size={18} />}
              aria-label={t('board.turn-left')}
              onClick={() => laying.rotate?.(-1)}
            />
          )}
          <Button look="primary" className="bt-lay" onClick={choice.confirm}>
            {t('board.lay')}
          </Button>
          {laying.rotate !== undefined && (
            <Button
              icon={<RotateCw aria-hidden size={18} />}
              aria-label={t('board.turn-right')}
              onClick={() => laying.rotate?.(1)}
            />
          )}
        </>
      )}
      {laying === undefined && selected !== undefined && (
        <>
          <Button
            look="primary"
            className="bt-go"
            {...(shortly === undefined ? {} : { 'aria-label': whole })}
            onClick={choice.confirm}
          >
            {shortly ?? whole}
            <Odds choice={selected.choice} />
          </Button>
          {choice.otherWay !== undefined && choice.other !== undefined && (
            <Button className="bt-other" onClick={choice.otherWay}>
              {t('board.rather', { deed: words(choice.other) })}
            </Button>
          )}
          <Button onClick={choice.cancel}>{t('board.cancel')}</Button>
        </>
      )}
      {laying === undefined && selected === undefined && end !== undefined && (
        <Button look="primary" className="bt-end" onClick={() => choice.take(end)}>
          {words(end)}
        </Button>
      )}
    </div>
  );
}
