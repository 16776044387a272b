'use client';

import { type GameWords, useGameWords } from '@/i18n/game-words';
import type zhHant from '../messages/zh-Hant.json';
import type { Kind } from '../rules/components';

export type Words = GameWords<typeof zhHant>;

/** This game's own words. */
export const useWords = (): Words => useGameWords<typeof zhHant>();

/** Cards in a row of words. */
export function useCardList(): (cards: readonly Kind[]) => string {
  const t = useWords();
  return (cards) => cards.map((kind) => t(`held.${kind}`)).join(t('board.comma'));
}
