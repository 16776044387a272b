'use client';

import { useSyncExternalStore } from 'react';
import { type Aids, aidsOf, subscribeToAids } from '../aids';
import { useTable } from './TableProvider';

/** Which aids the person in front of the screen wants in this game. */
export function useAids(): Aids {
  const { slug } = useTable();
  const aids = () => aidsOf(slug);
  return useSyncExternalStore(subscribeToAids, aids, aids);
}
