'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ownVersion } from './own-version';
import { isTableAddress } from './table-address';
import { TABLE_LOCK } from './take-over';

const HOUR_MS = 3_600_000;
/** What the page itself needs comes first: it is fetched, drawn and still by then. */
const AFTER_PAGE_MS = 3000;

/** Says to the workers of this browser, for as long as it lasts, that a match is being played. */
function useTableLock(isAtTable: boolean): void {
  useEffect(() => {
    const { locks }: { readonly locks?: LockManager } = navigator;
    if (!isAtTable || ownVersion() === undefined || locks === undefined) return;
    const left = new AbortController();
    const { signal } = left;
    const hold = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    locks.request(TABLE_LOCK, { mode: 'shared', signal }, hold).catch((error: unknown) => {
      if (!signal.aborted) console.warn('A newer version could come into this match:', error);
    });
    return () => left.abort();
  }, [isAtTable]);
}

interface KeepSiteProps {
  /** Address of the manifest. */
  readonly manifest: string;
}

/** Keeps the site in this browser, so that it opens without a network, and offers it as an app. */
export function KeepSite({ manifest }: KeepSiteProps) {
  useTableLock(isTableAddress(usePathname()));
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setIsStill(true), AFTER_PAGE_MS);
    return () => clearTimeout(later);
  }, []);
  useEffect(() => {
    const version = ownVersion();
    if (!isStill || version === undefined) return;
    version.keep().catch((error: unknown) => console.warn('The site is not kept for offline play:', error));
    let asked = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR_MS) return;
      asked = Date.now();
      version.ask().catch((error: unknown) => console.warn('No newer version could be asked for:', error));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isStill]);
  // The browser fetches the app's icons with it.
  return isStill ? <link rel="manifest" href={manifest} /> : null;
}
