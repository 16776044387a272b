'use client';

import { useSyncExternalStore } from 'react';
import { ownVersion } from './own-version';
import type { Keeping, SiteVersion } from './site-version';

/** `insecure`, `unable`: there will be no copy, for the address is plain http, or the browser allows none. */
type Ready = Keeping | 'insecure' | 'unable';

const nothing = () => () => {};
const readyOf = (version: SiteVersion | undefined): Ready =>
  version?.getKeeping() ?? (window.isSecureContext ? 'unable' : 'insecure');

export interface OfflineReadyProps {
  /** What is said of each state. */
  readonly words: Readonly<Record<Ready, string>>;
  readonly version?: SiteVersion | undefined;
}

/** Says in one quiet line whether the site opens without a network by now. */
export function OfflineReady({ words, version = ownVersion() }: OfflineReadyProps) {
  const ready = useSyncExternalStore(
    version?.subscribe ?? nothing,
    () => readyOf(version),
    () => undefined,
  );
  return (
    <span className="offline-ready" data-ready={ready}>
      {ready !== undefined && words[ready]}
    </span>
  );
}
