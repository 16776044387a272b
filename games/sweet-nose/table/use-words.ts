'use client';

import { type GameWords, useGameWords } from '@/i18n/game-words';
import { named } from '@/i18n/named';
import { useList } from '@/i18n/use-list';
import type { PlayerID } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import type zhHant from '../messages/zh-Hant.json';

export type Words = GameWords<typeof zhHant>;

/** This game's own words. */
export const useWords = (): Words => useGameWords<typeof zhHant>();

/** Several names as the language lists them, for the sentence of the table. */
export function useNames(): (seats: readonly PlayerID[]) => string {
  const list = useList();
  const { seatOf } = useTable();
  return (seats) => list(seats.map((playerID) => named(seatOf(playerID).name)));
}
