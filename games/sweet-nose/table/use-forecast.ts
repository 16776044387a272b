'use client';

import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { SweetNoseView } from '../rules/view';
import { ownChange, sweetnessNow } from '../seat/forecast';

export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '±0';

/** What an action would change in the own sum of this round; undefined for who wants no previews. */
export function useForecast(): (action: Action | undefined) => number | undefined {
  const { view, playerID } = useTable<SweetNoseView>();
  const { previews } = useAids();
  if (!previews || playerID === null || at(view.arranged, playerID) === false) return () => undefined;
  return (action) => (action === undefined ? undefined : ownChange(view, playerID, action));
}

/** What the own sweets come to as they lie. */
export function useOwnSweetness(): number | undefined {
  const { view, playerID } = useTable<SweetNoseView>();
  return playerID === null ? undefined : sweetnessNow(view, playerID);
}
