'use client';

import { CloudAlert, CloudCheck, CloudDownload, CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classes } from '@/ui/classes';
import { ownVersion } from './own-version';
import type { Keeping, SiteVersion } from './site-version';

/** `insecure`, `unable`: there will be no copy, for the address is plain http, or the browser allows none. */
type Ready = Keeping | 'insecure' | 'unable';

const ICONS = {
  kept: CloudCheck,
  fetching: CloudDownload,
  failed: CloudAlert,
  insecure: CloudOff,
  unable: CloudOff,
} as const satisfies Record<Ready, unknown>;

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
  const Icon = ready && ICONS[ready];
  return (
    <p
      className={classes('offline-ready flex min-h-6 items-start gap-2 text-sm', className)}
      data-ready={ready}
    >
      {Icon !== undefined && <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />}
      {ready !== undefined && words[ready]}
    </p>
  );
}
