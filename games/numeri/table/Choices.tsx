'use client';

import { ArrowRight, Dices, Undo2 } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { useTable } from '@/ui/table/TableProvider';
import type { NumeriView } from '../rules/view';
import { Bean } from './Bean';
import type { Choice, Option } from './use-choice';
import { useForecast } from './use-forecast';
import { useWords, type Words } from './use-words';

/** An option in words: `走 5 號豆子`, `先走 1 號，再走 4 號`. */
function wordsOf({ steps: [first, second] }: Option, t: Words): string {
  const number = first?.number ?? 0;
  return second === undefined
    ? t('actions.move', { number })
    : t('actions.split', { first: number, second: second.number });
}

const firstOf = ({ steps: [first] }: Option) => first?.number;

interface ChoicesProps {
  readonly choice: Choice;
  readonly isByKeyboard: () => boolean;
}

/** Every use of the roll as a button; once one is picked, the last word on it. */
export function Choices({ choice, isByKeyboard }: ChoicesProps) {
  const t = useWords();
  const { playerID } = useTable<NumeriView>();
  const forecast = useForecast();
  const buttons = useRef<HTMLDivElement>(null);
  const { stage, options, picked, pick, confirm, cancel, throwDie } = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage brings new buttons
  useEffect(() => {
    if (isByKeyboard()) buttons.current?.querySelector('button')?.focus();
  }, [stage, picked?.action, isByKeyboard]);

  const [only] = options;
  return (
    <div ref={buttons} className="contents">
      {stage === 'throw' && (
        <Button look="primary" className="nu-throw" icon={<Dices aria-hidden size={20} />} onClick={throwDie}>
          {t('actions.throw')}
        </Button>
      )}
      {stage === 'choose' && options.length === 1 && only !== undefined && (
        <Button look="primary" aria-description={forecast(only)?.line} onClick={() => pick(only)}>
          {wordsOf(only, t)}
        </Button>
      )}
      {stage === 'choose' &&
        options.length > 1 &&
        options.map((option) => (
          <Button
            key={wordsOf(option, t)}
            className="nu-option"
            aria-label={wordsOf(option, t)}
            aria-description={forecast(option)?.line}
            title={wordsOf(option, t)}
            onPointerEnter={() => choice.pointAt(firstOf(option))}
            onPointerLeave={() => choice.pointAt(undefined)}
            onFocus={() => choice.pointAt(firstOf(option))}
            onBlur={() => choice.pointAt(undefined)}
            onClick={() => pick(option)}
          >
            {option.steps.map(({ number }, index) => (
              <Fragment key={number}>
                {index > 0 && <ArrowRight aria-hidden size={14} />}
                {playerID !== null && <Bean playerID={playerID} number={number} />}
              </Fragment>
            ))}
          </Button>
        ))}
      {stage === 'picked' && picked !== undefined && (
        <>
          <Button look="primary" aria-description={forecast(picked)?.line} onClick={confirm}>
            {wordsOf(picked, t)}
          </Button>
          <Button icon={<Undo2 aria-hidden size={18} />} onClick={cancel}>
            {t('actions.cancel')}
          </Button>
        </>
      )}
    </div>
  );
}
