'use client';

import { type ReactNode, Suspense, useId, useState } from 'react';
import { useGameWords } from '@/i18n/game-words';
import type { GameMessages } from '@/i18n/site-messages';
import type { ChoiceField, DrawnField, OptionField, OptionValues } from '@/kit/options';
import { classes } from '../classes';
import { RadioOption } from '../RadioOption';
import { answered, drawnBy } from './setup';

/** What lets one choose a value by hand: it comes late. */
export interface PickingProps {
  readonly field: DrawnField;
  /** Undefined: none was chosen by hand. */
  readonly value: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onPick: (value: string) => void;
}

export type Picking = (props: PickingProps) => ReactNode;

export interface QuestionProps {
  readonly field: ChoiceField;
  readonly fields: readonly OptionField[];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
  /** For what one of the answers draws; without it nothing is chosen by hand. */
  readonly picking: Picking | undefined;
}

const SLIP =
  'slip flex items-center gap-3 rounded-paper px-1 py-1.5 sm:px-3 sm:py-2 has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent-ink';

/**
 * The one thing to say of a match before it starts: its answers as slips side by side, in sight as the way to start is.
 * Where an answer draws something, the last slip lets one choose that: so the two cannot contradict each other, and a
 * line says what is played tonight.
 */
export function Question({ field, fields, values, onChange, picking }: QuestionProps) {
  const { id } = field;
  const game = useGameWords<GameMessages>();
  const name = useId();
  const drawn = drawnBy(fields, id);
  // What was drawn and what was chosen look alike in the values; only what was drawn here is known to be.
  const [lot, setLot] = useState<string>();
  const [isOpen, setOpen] = useState<boolean>();
  const value = String(values[id]);
  const at = drawn === undefined ? undefined : String(values[drawn.id]);
  const how = at === drawn?.initial ? 'usual' : at === lot ? 'lot' : 'picked';
  const isPicked = how === 'picked';

  const answer = (one: string) => {
    const next = answered(fields, values, id, one);
    if (drawn !== undefined) setLot(String(next[drawn.id]));
    onChange(next);
  };
  return (
    <div className="setup-question">
      <div className="setup-answers">
        <div role="radiogroup" aria-label={game(`options.${id}.label`)} className="contents">
          {field.values.map((one) => (
            <RadioOption
              key={one}
              name={name}
              checked={one === value && !isPicked}
              onChoose={() => answer(one)}
              className={SLIP}
            >
              <Seal className="group-has-checked/option:block" />
              <Answer
                label={game(`options.${id}.values.${one}`)}
                note={game(`options.${id}.notes.${one}`)}
                hint={game(`options.${id}.hints.${one}`)}
              />
            </RadioOption>
          ))}
        </div>
        {drawn !== undefined && picking !== undefined && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-pressed={isPicked}
            onClick={() => setOpen(true)}
            className={classes(
              SLIP,
              'group/pick aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-accent-ink',
            )}
          >
            <Seal className="group-aria-pressed/pick:block" />
            <Answer
              label={game(`options.${drawn.id}.pick.label`)}
              note={game(`options.${drawn.id}.pick.note`)}
              hint={game(`options.${drawn.id}.pick.hint`)}
            />
          </button>
        )}
      </div>
      {drawn !== undefined && (
        <p role="status" className="setup-tonight text-sm text-ink-soft">
          {game(`options.${id}.tonight.${value}-${how}`, {
            title: isPicked ? game(`${drawn.drawn.titles}.${at}.title`) : '',
          })}
        </p>
      )}
      {drawn !== undefined && picking !== undefined && isOpen !== undefined && (
        <Suspense fallback={null}>
          {picking({
            field: drawn,
            value: isPicked ? at : undefined,
            open: isOpen,
            onOpenChange: setOpen,
            onPick: (picked) => {
              setLot(undefined);
              setOpen(false);
              onChange({ ...values, [id]: drawn.drawn.where.value, [drawn.id]: picked });
            },
          })}
        </Suspense>
      )}
    </div>
  );
}

const Seal = ({ className }: { readonly className: string }): ReactNode => (
  <span className="setup-seal hollow size-6 shrink-0 place-items-center rounded-full">
    <span className={classes('wax hidden size-4.5 rounded-full', className)} />
  </span>
);

interface AnswerProps {
  readonly label: string;
  /** What it means, in a word where there is no room for more. */
  readonly note: string;
  readonly hint: string;
}

const Answer = ({ label, note, hint }: AnswerProps): ReactNode => (
  <span>
    <span className="block font-heading text-[0.94rem] font-bold leading-snug break-keep sm:text-base">
      {label}
    </span>
    <span className="setup-question-note text-[0.8125rem] leading-tight text-ink-soft">{note}</span>
    <span className="setup-question-hint text-sm leading-snug text-ink-soft">{hint}</span>
  </span>
);
