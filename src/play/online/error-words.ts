import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { TurnedDown } from './turned-down';

/** Says why something was not done. Speaks the namespace `online`. */
export function useErrorWords(): (error: TurnedDown['error']) => string {
  const t = useTranslations('online.errors');
  return useCallback(
    (error) => {
      if (error.code !== 'origin') return t(error.code);
      const { page = window.location.origin, server = '?' } = error.names ?? {};
      return t('origin', { page, server });
    },
    [t],
  );
}
