'use client';

import { useSyncExternalStore } from 'react';
import { classes } from '@/ui/classes';
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
  readonly className?: string;
}

/** Says in one quiet line whether the site opens without a network by now. Its room is kept until that is known. */
export function OfflineReady({ words, version = ownVersion(), className }: OfflineReadyProps) {
  const ready = useSyncExternalStore(
    version?.subscribe ?? nothing,
    () => readyOf(version),
    () => undefined,
  );
  return (
    <p className={classes('offline-ready min-h-6 text-sm', className)} data-ready={ready}>
      {ready !== undefined && words[ready]}
    </p>
  );
}
