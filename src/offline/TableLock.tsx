'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { canKeep } from './can-keep';
import { isTableAddress } from './table-address';
import { TABLE_LOCK } from './take-over';

/** Says to the workers of this browser, for as long as it lasts, that a match is being played. */
export function TableLock() {
  const isAtTable = isTableAddress(usePathname());
  useEffect(() => {
    const { locks }: { readonly locks?: LockManager } = navigator;
    if (!isAtTable || !canKeep() || locks === undefined) return;
    const left = new AbortController();
    const { signal } = left;
    const hold = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    locks.request(TABLE_LOCK, { mode: 'shared', signal }, hold).catch((error: unknown) => {
      if (!signal.aborted) console.warn('A newer version could come into this match:', error);
    });
    return () => left.abort();
  }, [isAtTable]);
  return null;
}
