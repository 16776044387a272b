import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { listNames } from './list-names';

/** Joins names as the language one reads does. */
export function useList(): (names: readonly string[]) => string {
  const locale = useLocale();
  return useCallback((names) => listNames(names, locale), [locale]);
}
