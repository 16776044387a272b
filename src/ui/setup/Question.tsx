'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { OptionField } from '@/kit/options';
import { RadioOption } from '../RadioOption';

export interface QuestionProps {
  readonly field: Extract<OptionField, { kind: 'choice' }>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The one thing to say of a match before it starts: its answers as slips side by side, in sight as the way to start is. */
export function Question({ field: { id, values }, value, onChange }: QuestionProps) {
  const game = useTranslations('game');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={game(`options.${id}.label`)} className="setup-question">
      {values.map((answer) => (
        <RadioOption
          key={answer}
          name={name}
          checked={answer === value}
          onChoose={() => onChange(answer)}
          className="slip flex items-center gap-3 rounded-paper px-3 py-2 has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent-ink"
        >
          <span className="hollow hidden size-6 shrink-0 place-items-center rounded-full sm:grid">
            <span className="wax hidden size-4.5 rounded-full group-has-checked/option:block" />
          </span>
          <span>
            <span className="block font-heading font-bold leading-snug break-keep">
              {game(`options.${id}.values.${answer}`)}
            </span>
            <span className="setup-question-hint text-sm leading-snug text-ink-soft">
              {game(`options.${id}.hints.${answer}`)}
            </span>
          </span>
        </RadioOption>
      ))}
    </div>
  );
}
