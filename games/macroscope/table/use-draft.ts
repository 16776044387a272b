'use client';

import { useSyncExternalStore } from 'react';
import { useTable } from '@/ui/table/TableProvider';
import type { MacroscopeView } from '../rules/view';

/** What somebody has written down for this picture and not said yet: kept while it lies there. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The own draft, and how to change it: each seat of a device has its own. */
export function useDraft(): readonly [string, (text: string) => void] {
  const { view } = useTable<MacroscopeView>();
  const key = `${view.playerID} ${view.token}`;
  const read = () => drafts.get(key) ?? '';
  const draft = useSyncExternalStore(subscribe, read, read);
  const write = (text: string) => {
    if (text === '') drafts.delete(key);
    else drafts.set(key, text);
    for (const listener of listeners) listener();
  };
  return [draft, write];
}
