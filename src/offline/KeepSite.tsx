'use client';

import { useEffect } from 'react';
import { ownVersion } from './own-version';

const HOUR_MS = 3_600_000;

/** Keeps the site in this browser, so that it opens without a network; shows nothing. */
export function KeepSite() {
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
    // What the page itself needs comes first.
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('load', begin);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return null;
}
