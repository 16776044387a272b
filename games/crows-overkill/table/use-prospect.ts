'use client';

import { useTable } from '@/ui/table/TableProvider';
import { CRIES, KINDS, type Kind } from '../rules/components';
import { countOf, hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';

/** How loud a kind is on a sill: far from crying, near enough that three cards may do it, or crying. */
type Mood = 'calm' | 'near' | 'cries';

export interface KindCount {
  readonly kind: Kind;
  readonly count: number;
  /** As many cry at this hour; undefined: they do not. */
  readonly limit: number | undefined;
  readonly mood: Mood;
}

const NEAR = 3;

/** The birds on a seat's sill by kind, against the hour. */
export function useCounts(): (playerID: string) => KindCount[] {
  const { view } = useTable<CrowsOverkillView>();
  const cries = CRIES[hourAt(view.hour)];
  return (playerID) => {
    const birds = view.seats[Number(playerID)]?.birds ?? [];
    return KINDS.flatMap((kind): KindCount[] => {
      const count = countOf(birds, kind);
      if (count === 0) return [];
      const limit = cries[kind];
      const mood: Mood =
        limit === undefined ? 'calm' : count >= limit ? 'cries' : count + NEAR >= limit ? 'near' : 'calm';
      return [{ kind, count, limit, mood }];
    });
  };
}
