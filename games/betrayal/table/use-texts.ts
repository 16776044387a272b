'use client';

import { useLocale } from 'next-intl';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '@/kit/entry';
import { fetchLate, missed } from '@/ui/late';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';

/** What rooms and cards say, by their names: `moods` are what is felt when a card is drawn. */
type Group = 'rooms' | 'cards' | 'moods';
type Texts = Readonly<Record<Group, Readonly<Record<string, string>>>>;

const FETCHED: Readonly<Record<Locale, () => Promise<{ readonly default: Texts }>>> = {
  'zh-Hant': () => import('./texts/zh-Hant.json'),
  en: () => import('./texts/en.json'),
};

const texts = new Map<Locale, Texts>();
const listeners = new Set<() => void>();

async function fetchTexts(locale: Locale): Promise<void> {
  if (texts.has(locale)) return;
  const { default: come } = await fetchLate(FETCHED[locale]);
  texts.set(locale, come);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * What something out of the box says; nothing where it says nothing, or has not come yet. The texts are as
 * many as the page's other words together, and nobody reads one before the explorers are chosen.
 */
export function useTexts(): (group: Group, id: string) => string | undefined {
  const locale = useLocale() as Locale;
  const { view } = useTable<BetrayalView>();
  const isWanted = view.stage !== 'choosing';
  useEffect(() => {
    if (isWanted) fetchTexts(locale).catch(missed);
  }, [isWanted, locale]);
  const come = useSyncExternalStore(
    subscribe,
    () => texts.get(locale),
    () => undefined,
  );
  return useCallback((group, id) => come?.[group][id], [come]);
}
