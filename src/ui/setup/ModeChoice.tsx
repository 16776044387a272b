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

/** The ways to sit down, as big slips of paper side by side; the chosen one is sealed. */
export function ModeChoice({ modes, value, onChange }: ModeChoiceProps) {
  const t = useTranslations('setup');
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('mode')}
      className={classes(
        'grid gap-2.5 sm:gap-3',
        modes.length > 3
          ? 'sm:grid-cols-2 xl:grid-cols-4'
          : 'sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
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
            className="slip flex items-center gap-4 rounded-paper px-4 py-3 text-start transition-transform duration-150 sm:flex-col sm:gap-2 sm:px-3 sm:pt-4 sm:text-center has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent-ink"
          >
            <span className="mode-icon hollow grid size-13 shrink-0 place-items-center rounded-full text-ink-soft group-has-checked/option:hidden">
              <Icon aria-hidden size={26} />
            </span>
            <span className="mode-icon wax hidden size-13 shrink-0 place-items-center rounded-full group-has-checked/option:grid">
              <Icon aria-hidden size={26} />
            </span>
            <span>
              <span className="mode-title block text-balance font-heading text-lg font-bold leading-snug">
                {t(`modes.${mode}.title`)}
              </span>
              <span className="mode-text block text-sm leading-snug text-ink-soft">
                {t(`modes.${mode}.text`)}
              </span>
            </span>
          </RadioOption>
        );
      })}
    </div>
  );
}
