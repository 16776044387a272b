'use client';

import { useMemo } from 'react';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { Kind } from '../rules/components';
import type { NinjaSoulView } from '../rules/view';
import { type Chances, chancesOf, possibleKinds } from '../seat/knowledge';

/** By place, what this seat can know; undefined for who wants no notes, and where cards lie open. */
export function useChances(): readonly Chances[] | undefined {
  const { view, openViews, pause, result } = useTable<NinjaSoulView>();
  const { notes } = useAids();
  const isCounted = notes && openViews === undefined && pause === undefined && result === undefined;
  return useMemo(() => (isCounted ? chancesOf(view) : undefined), [isCounted, view]);
}

/** The kind that lies there for certain. */
export function certainKind(chances: Chances): Kind | undefined {
  const [kind, ...others] = possibleKinds(chances);
  return others.length === 0 ? kind : undefined;
}

/** A chance as people say it: never quite 0 or 100 while it is neither. */
export const percentOf = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
