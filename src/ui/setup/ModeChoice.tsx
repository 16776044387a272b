'use client';

import { Bot, Globe, Smartphone, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { classes } from '../classes';
import { RadioOption } from '../RadioOption';
import type { SetupMode } from './setup';

const ICONS = { alone: UserRound, bots: Bot, device: Smartphone, online: Globe } as const;

export interface ModeChoiceProps {
  readonly modes: readonly SetupMode[];
  readonly value: SetupMode;
  readonly onChange: (mode: SetupMode) => void;
}

/** The ways to sit down, as slips of paper side by side; the chosen one is sealed. */
export function ModeChoice({ modes, value, onChange }: ModeChoiceProps) {
  const t = useTranslations('setup');
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('mode')}
      className={classes(
        'grid gap-2 sm:gap-3',
        // Side by side on a phone too: one below the other, the last of them would lie out of sight.
        modes.length > 3
          ? 'grid-cols-2 xl:grid-cols-4'
          : 'grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
      )}
    >
      {modes.map((mode) => {
        const Icon = ICONS[mode];
        return (
          <RadioOption
            key={mode}
            name={name}
            checked={mode === value}
            onChoose={() => onChange(mode)}
            className="slip flex flex-col items-center gap-1.5 rounded-paper px-1.5 py-2.5 text-center transition-transform duration-150 sm:gap-2 sm:px-3 sm:pt-4 sm:pb-3 has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent-ink"
          >
            <span className="mode-icon hollow grid size-11 sm:size-13 shrink-0 place-items-center rounded-full text-ink-soft group-has-checked/option:hidden">
              <Icon aria-hidden size={26} />
            </span>
            <span className="mode-icon wax hidden size-11 sm:size-13 shrink-0 place-items-center rounded-full group-has-checked/option:grid">
              <Icon aria-hidden size={26} />
            </span>
            <span>
              <span className="mode-title block text-balance font-heading font-bold leading-snug sm:text-lg">
                {t(`modes.${mode}.title`)}
              </span>
              <span className="mode-text hidden text-sm leading-snug text-ink-soft sm:block">
                {t(`modes.${mode}.text`)}
              </span>
            </span>
          </RadioOption>
        );
      })}
    </div>
  );
}
