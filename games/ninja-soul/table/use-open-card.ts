'use client';

import type { PlayerID } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import type { Kind } from '../rules/components';
import type { NinjaSoulView } from '../rules/view';
import { cardsInViews } from '../seat/open-cards';

/** What lies in front of a seat, where a match is watched again with all hands open. */
export function useOpenCard(): (playerID: PlayerID) => Kind | undefined {
  const { view, openViews } = useTable<NinjaSoulView>();
  const cards = openViews === undefined ? undefined : cardsInViews(view, openViews);
  return (playerID) => cards?.[Number(playerID)];
}
