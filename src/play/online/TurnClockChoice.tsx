'use client';

import { useTranslations } from 'next-intl';
import type { TurnClock } from '@/wire/room';
import { SettingChoice } from './SettingChoice';

const OFFERS = {
  off: null,
  quick: { baseSeconds: 60, incrementSeconds: 10 },
  calm: { baseSeconds: 180, incrementSeconds: 15 },
  long: { baseSeconds: 600, incrementSeconds: 30 },
} as const satisfies Record<string, TurnClock | null>;
type Offer = keyof typeof OFFERS;
const OFFER_NAMES = Object.keys(OFFERS) as Offer[];

/** A turn clock in words: `3 minutes, and 15 seconds for each decision`. */
export function useTurnClockWords(): (clock: TurnClock | null) => string {
  const t = useTranslations('online.settings');
  return (clock) =>
    clock === null
      ? t('off')
      : t('clockValue', { minutes: clock.baseSeconds / 60, seconds: clock.incrementSeconds });
}

export interface TurnClockChoiceProps {
  readonly clock: TurnClock | null;
  readonly onChange: (clock: TurnClock | null) => void;
}

/** How long each seat may think. */
export function TurnClockChoice({ clock, onChange }: TurnClockChoiceProps) {
  const t = useTranslations('online.settings');
  const words = useTurnClockWords();
  return (
    <SettingChoice<Offer>
      label={t('clock')}
      hint={t('clockHint')}
      value={OFFER_NAMES.find((name) => words(OFFERS[name]) === words(clock))}
      words={words(clock)}
      choices={OFFER_NAMES.map((value) => ({ value, label: words(OFFERS[value]) }))}
      onChange={(name) => onChange(OFFERS[name])}
    />
  );
}
