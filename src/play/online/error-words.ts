import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { TurnedDown } from './turned-down';

/** Says why something was not done. Speaks the namespace `online`. */
export function useErrorWords(): (error: TurnedDown['error']) => string {
  const t = useTranslations('online.errors');
  return useCallback(
    (error) => {
      const wait = 'retryInMs' in error ? (error.retryInMs ?? 0) : 0;
      if (error.code === 'too-many') return t('too-many', { seconds: Math.max(1, Math.ceil(wait / 1000)) });
      if (error.code === 'too-many-rooms')
        return t('too-many-rooms', { minutes: Math.max(1, Math.ceil(wait / 60_000)) });
      if (error.code === 'name-taken' && error.alike !== undefined)
        return t('name-alike', { name: error.alike });
      if (error.code !== 'origin') return t(error.code);
      const { page = window.location.origin, server = '?' } = error.names ?? {};
      return t('origin', { page, server });
    },
    [t],
  );
}
