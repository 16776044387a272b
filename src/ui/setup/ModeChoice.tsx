'use client';

import { Bot, Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RadioGroup } from 'radix-ui';
import type { SetupMode } from './setup';

const MODES = [
  { mode: 'bots', Icon: Bot },
  { mode: 'device', Icon: Smartphone },
] as const;

export interface ModeChoiceProps {
  readonly value: SetupMode;
  readonly onChange: (mode: SetupMode) => void;
}

/** The two ways to sit down, as two big slips of paper; the chosen one is sealed. */
export function ModeChoice({ value, onChange }: ModeChoiceProps) {
  const t = useTranslations('setup');
  return (
    <RadioGroup.Root
      aria-label={t('mode')}
      value={value}
      onValueChange={(next) => onChange(next === 'device' ? 'device' : 'bots')}
      className="grid gap-3 sm:grid-cols-2"
    >
      {MODES.map(({ mode, Icon }) => (
        <RadioGroup.Item
          key={mode}
          value={mode}
          className="slip group relative flex items-center gap-4 rounded-paper p-4 text-start transition-transform duration-150 data-[state=checked]:outline-2 data-[state=checked]:-outline-offset-2 data-[state=checked]:outline-accent-ink focus-visible:outline-3! focus-visible:outline-offset-3! focus-visible:outline-focus!"
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
      ))}
    </RadioGroup.Root>
  );
}
