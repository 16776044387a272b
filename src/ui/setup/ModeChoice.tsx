'use client';

import { Bot, Globe, Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RadioGroup } from 'radix-ui';
import { SETUP_MODES, type SetupMode } from './setup';

const ICONS = { bots: Bot, device: Smartphone, online: Globe } as const;

export interface ModeChoiceProps {
  readonly value: SetupMode;
  readonly onChange: (mode: SetupMode) => void;
}

/** The three ways to sit down, as big slips of paper side by side; the chosen one is sealed. */
export function ModeChoice({ value, onChange }: ModeChoiceProps) {
  const t = useTranslations('setup');
  return (
    <RadioGroup.Root
      aria-label={t('mode')}
      value={value}
      onValueChange={(next) => onChange(SETUP_MODES.find((mode) => mode === next) ?? 'bots')}
      className="grid gap-2.5 sm:grid-cols-3 sm:gap-3"
    >
      {SETUP_MODES.map((mode) => {
        const Icon = ICONS[mode];
        return (
          <RadioGroup.Item
            key={mode}
            value={mode}
            className="slip group relative flex items-center gap-4 rounded-paper px-4 py-3 text-start transition-transform duration-150 sm:flex-col sm:gap-2 sm:px-3 sm:pt-4 sm:text-center data-[state=checked]:outline-2 data-[state=checked]:-outline-offset-2 data-[state=checked]:outline-accent-ink focus-visible:outline-3! focus-visible:outline-offset-3! focus-visible:outline-focus!"
          >
            <span className="hollow grid size-13 shrink-0 place-items-center rounded-full text-ink-soft group-data-[state=checked]:hidden">
              <Icon aria-hidden size={26} />
            </span>
            <span className="wax hidden size-13 shrink-0 place-items-center rounded-full group-data-[state=checked]:grid">
              <Icon aria-hidden size={26} />
            </span>
            <span>
              <span className="block font-heading text-lg font-bold leading-snug">
                {t(`modes.${mode}.title`)}
              </span>
              <span className="block text-sm leading-snug text-ink-soft">{t(`modes.${mode}.text`)}</span>
            </span>
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
