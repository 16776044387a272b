'use client';

import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The light changes at once: half of a page would otherwise go over slowly, in whose colours the rest is not. */
function withoutTransitions(change: () => void): void {
  const { dataset } = document.documentElement;
  dataset.lightChanges = '';
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.lightChanges));
}

const never = () => () => undefined;

/** The chosen light; 'system' until the page is awake, since the server cannot know it. */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const { theme, setTheme } = useTheme();
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const choice = THEME_CHOICES.find((candidate) => candidate === theme) ?? 'system';
  const choose = (light: ThemeChoice) => withoutTransitions(() => setTheme(light));
  return [isAwake ? choice : 'system', choose];
}
