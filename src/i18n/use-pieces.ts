import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { listPieces, type Speaker } from './list-names';

/** Lists pieces of the game by the keys of their names, what is alike once and with its number. */
export function usePieces(): (keys: readonly string[]) => string {
  const locale = useLocale();
  const game = useTranslations('game') as unknown as Speaker;
  return useCallback((keys) => listPieces(keys, game, locale), [game, locale]);
}
