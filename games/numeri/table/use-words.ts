'use client';

import { type GameWords, useGameWords } from '@/i18n/game-words';
import type zhHant from '../messages/zh-Hant.json';

export type Words = GameWords<typeof zhHant>;

/** This game's own words. */
export const useWords = (): Words => useGameWords<typeof zhHant>();

/** A number of points with a sign that is as long as a digit. */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';
