'use client';

import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { fetchLate, late } from '@/ui/late';
import type { TableState } from '@/ui/table/table-state';
import { type ReplaySource, replayPath } from './replay-address';
import type { ReplayRecord } from './replay-record';

type KeptMatch = Exclude<ReplaySource, { kind: 'link' }>;

/** The reading of matches and the making of links come when somebody asks for one. */
const ShareReplay = late(async () => ({ default: (await import('./ShareReplay')).ShareReplay }));
const load = async (source: KeptMatch) =>
  (await (await fetchLate(() => import('./load-replay'))).loadReplay(source)).record;

/** What can be done with a match once it is over, and the slip with the link, which lies on the table. */
export function useReplayOf(
  slug: string,
  title: string,
  kind: KeptMatch['kind'],
  matchID: string,
): { readonly replay: TableState['replay']; readonly slip: ReactNode } {
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  const [shared, setShared] = useState<ReplayRecord | null>();
  const source = useMemo((): KeptMatch => ({ kind, matchID }), [kind, matchID]);
  const replay = useMemo(
    () => ({
      watch: () => router.push(replayPath(slug, source)),
      share: () => {
        setAsked(true);
        load(source).then(setShared, (error: unknown) => {
          console.warn('A match cannot be shared:', error);
          setShared(null);
        });
      },
    }),
    [router, slug, source],
  );
  return {
    replay,
    slip: isAsked && (
      <Suspense fallback={null}>
        <ShareReplay title={title} record={shared} source={source} onClose={() => setShared(undefined)} />
      </Suspense>
    ),
  };
}
