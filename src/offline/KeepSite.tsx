'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { ownVersion } from './own-version';
import { isTableAddress } from './table-address';
import { TABLE_LOCK } from './take-over';

const HOUR_MS = 3_600_000;
/** What the page itself needs comes first: it is fetched, drawn and still by then. */
const AFTER_PAGE_MS = 3000;

/** Says to the workers of this browser, for as long as it lasts, that a match is being played. */
function useTableLock(isAtTable: boolean): void {
  useEffect(() => {
    if (!isAtTable || ownVersion() === undefined) return;
    const left = new AbortController();
    const { signal } = left;
    const hold = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    navigator.locks.request(TABLE_LOCK, { mode: 'shared', signal }, hold).catch((error: unknown) => {
      if (!signal.aborted) console.warn('A newer version could come into this match:', error);
    });
    return () => left.abort();
  }, [isAtTable]);
}

/** Keeps the site in this browser, so that it opens without a network; shows nothing. */
export function KeepSite() {
  useTableLock(isTableAddress(usePathname()));
  useEffect(() => {
    const version = ownVersion();
    if (version === undefined) return;
    let asked = Date.now();
    const begin = () =>
      version.keep().catch((error: unknown) => console.warn('The site is not kept for offline play:', error));
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR_MS) return;
      asked = Date.now();
      version.ask().catch((error: unknown) => console.warn('No newer version could be asked for:', error));
    };
    const later = setTimeout(begin, AFTER_PAGE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(later);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return null;
}
