'use client';

import { type GameWords, useGameWords } from '@/i18n/game-words';
import type zhHant from '../messages/zh-Hant.json';

export type Words = GameWords<typeof zhHant>;

/** This game's own words. */
export const useWords = (): Words => useGameWords<typeof zhHant>();
