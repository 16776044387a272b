'use client';

import { type GameWords, useGameWords } from '@/i18n/game-words';
import type zhHant from '../messages/zh-Hant.json';
import { type Kind, VALUE } from '../rules/components';

export type Words = GameWords<typeof zhHant>;

/** This game's own words. */
export const useWords = (): Words => useGameWords<typeof zhHant>();

/** How a card is called: `衛兵，親密度 1`. */
export function useCardName(): (kind: Kind) => string {
  const t = useWords();
  return (kind) => t('board.card', { card: t(`cards.${kind}`), value: VALUE[kind] });
}
