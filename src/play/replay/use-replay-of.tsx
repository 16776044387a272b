'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import type { TableState } from '@/ui/table/table-state';
import { loadReplay, type ReplaySource, replayPath } from './load-replay';
import type { ReplayRecord } from './replay-record';
import { ShareReplay } from './ShareReplay';

type KeptMatch = Exclude<ReplaySource, { kind: 'link' }>;

/** What can be done with a match once it is over, and the slip with the link, which lies on the table. */
export function useReplayOf(
  slug: string,
  title: string,
  kind: KeptMatch['kind'],
  matchID: string,
): { readonly replay: TableState['replay']; readonly slip: ReactNode } {
  const router = useRouter();
  const [shared, setShared] = useState<ReplayRecord | null>();
  const source = useMemo((): KeptMatch => ({ kind, matchID }), [kind, matchID]);
  const replay = useMemo(
    () => ({
      watch: () => router.push(replayPath(slug, source)),
      share: () => {
        loadReplay(source).then(
          ({ record }) => setShared(record),
          (error: unknown) => {
            console.warn('A match cannot be shared:', error);
            setShared(null);
          },
        );
      },
    }),
    [router, slug, source],
  );
  return {
    replay,
    slip: <ShareReplay title={title} record={shared} source={source} onClose={() => setShared(undefined)} />,
  };
}
