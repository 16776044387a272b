'use client';

import { useLocale } from 'next-intl';
import { type GameWords, useGameWords } from '@/i18n/game-words';
import type { PlayerID } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import type zhHant from '../messages/zh-Hant.json';

export type Words = GameWords<typeof zhHant>;

export const useWords = (): Words => useGameWords<typeof zhHant>();

/** Several names as the language lists them. */
export function useNames(): (seats: readonly PlayerID[]) => string {
  const locale = useLocale();
  const { seatOf } = useTable();
  return (seats) => new Intl.ListFormat(locale).format(seats.map((playerID) => seatOf(playerID).name));
}
