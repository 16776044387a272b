'use client';

import { useEffect } from 'react';
import { ownVersion } from './own-version';

const HOUR_MS = 3_600_000;

interface KeepSiteProps {
  /** Address of the manifest. */
  readonly manifest: string;
}

/** Keeps the site in this browser, so that it opens without a network, and offers it as an app. */
export function KeepSite({ manifest }: KeepSiteProps) {
  useEffect(() => {
    const version = ownVersion();
    if (version === undefined) return;
    version.keep().catch((error: unknown) => console.warn('The site is not kept for offline play:', error));
    let asked = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR_MS) return;
      asked = Date.now();
      version.ask().catch((error: unknown) => console.warn('No newer version could be asked for:', error));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  // The browser fetches the app's icons with it.
  return <link rel="manifest" href={manifest} />;
}
