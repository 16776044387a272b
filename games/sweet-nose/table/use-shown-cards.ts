'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { Level } from '../rules/components';
import type { SweetNoseView } from '../rules/view';

/** The cards of a seat as far as they are turned up here: after a count, and where all hands lie open. */
export function useShownCards(): (playerID: PlayerID) => readonly Level[] {
  const { view, openViews, playerID: own, pause, result } = useTable<SweetNoseView>();
  return (playerID) => {
    if (pause !== undefined || result !== undefined) {
      const last = view.rounds.at(-1);
      return last === undefined ? [] : at(last.cards, playerID);
    }
    if (openViews !== undefined) return at(openViews, playerID).cards;
    return playerID === own ? view.cards : [];
  };
}
