'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ChoiceField, OptionField, OptionValues } from '@/kit/options';
import { classes } from '../classes';
import { RadioOption } from '../RadioOption';
import { Switch } from '../Switch';
import { type Picking, Question } from './Question';
import { questionOf, variantsOf } from './setup';
import './setup.css';

export interface OptionsFormProps {
  readonly fields: readonly OptionField[];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
  /** Where a value that the question draws can be chosen by hand. */
  readonly picking?: Picking | undefined;
}

/** The question of a rulebook, where it has one and it is among these fields, and the variants, each with what it changes in plain words. */
export function OptionsForm({ fields, values, onChange, picking }: OptionsFormProps) {
  const game = useTranslations('game');
  const set = (id: string, value: string | boolean) => onChange({ ...values, [id]: value });
  const question = questionOf(fields);
  return (
    <div className="divide-y divide-ink-faint">
      {question !== undefined && (
        <div className="py-3">
          <p className="mb-2 font-heading font-bold">{game(`options.${question.id}.label`)}</p>
          <Question field={question} fields={fields} values={values} onChange={onChange} picking={picking} />
        </div>
      )}
      {variantsOf(fields).map((field) =>
        field.kind === 'switch' ? (
          <SwitchOption
            key={field.id}
            id={field.id}
            checked={values[field.id] === true}
            onChange={(checked) => set(field.id, checked)}
          />
        ) : (
          <ChoiceOption
            key={field.id}
            field={field}
            value={String(values[field.id])}
            onChange={(value) => set(field.id, value)}
          />
        ),
      )}
    </div>
  );
}

interface SwitchOptionProps {
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SwitchOption({ id, checked, onChange }: SwitchOptionProps) {
  const game = useTranslations('game');
  const hint = useId();
  return (
    <div className="flex items-center gap-4 py-3">
      <div className="flex-1">
        <p className="font-heading font-bold">{game(`options.${id}.label`)}</p>
        <p id={hint} className="text-sm text-ink-soft">
          {game(`options.${id}.hint`)}
        </p>
      </div>
      <Switch label={game(`options.${id}.label`)} describedBy={hint} checked={checked} onChange={onChange} />
    </div>
  );
}

interface ChoiceOptionProps {
  readonly field: ChoiceField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ChoiceOption({ field, value, onChange }: ChoiceOptionProps) {
  const t = useTranslations('setup');
  const game = useTranslations('game');
  const id = useId();
  const hint = `${id}hint`;
  const label = game(`options.${field.id}.label`);
  // What we recommend comes first, in whatever order the schema keeps its values.
  const choices = [field.initial, ...field.values.filter((choice) => choice !== field.initial)];
  return (
    <div className="py-3">
      <p className="font-heading font-bold">{label}</p>
      <p id={hint} className="text-sm text-ink-soft">
        {game(`options.${field.id}.hint`)}
      </p>
      {choices.length > 1 && (
        <div role="radiogroup" aria-label={label} aria-describedby={hint} className="mt-1.5">
          {choices.map((choice) => (
            <RadioOption
              key={choice}
              name={id}
              checked={choice === value}
              onChoose={() => onChange(choice)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1 text-start leading-snug hover:bg-glow"
            >
              <span className="hollow grid size-6 shrink-0 place-items-center rounded-full">
                <span className="wax hidden size-4.5 rounded-full group-has-checked/option:block" />
              </span>
              <span className="min-w-0 flex-1">
                {game(`options.${field.id}.values.${choice}`)}
                <wbr />
                {choice === field.initial && (
                  <span
                    className={classes(
                      'ms-2 rounded-full bg-paper-deep px-2 py-0.5 text-sm whitespace-nowrap text-ink-soft',
                      'shadow-[inset_0_0_0_1px_var(--paper-edge)]',
                    )}
                  >
                    {t('recommended')}
                  </span>
                )}
              </span>
            </RadioOption>
          ))}
        </div>
      )}
    </div>
  );
}
