'use client';

import { useMemo } from 'react';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { NinjaSoulView } from '../rules/view';
import { type Chances, chancesOf } from '../seat/knowledge';

/** By place, what this seat can know; undefined for who wants no notes, and where cards lie open. */
export function useChances(): readonly Chances[] | undefined {
  const { view, openViews, pause, result } = useTable<NinjaSoulView>();
  const { notes } = useAids();
  const isCounted = notes && openViews === undefined && pause === undefined && result === undefined;
  return useMemo(() => (isCounted ? chancesOf(view) : undefined), [isCounted, view]);
}
