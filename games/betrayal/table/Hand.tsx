'use client';

import { Suspense } from 'react';
import { at } from '@/kit/seats';
import { late } from '@/ui/late';
import type { Tracks } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';

/** Nobody holds anything before the explorers are chosen. */
const Held = late(async () => ({ default: (await import('./Held')).Held }));

/** Where the own explorer and its cards lie. */
export function Hand({ tracks }: { readonly tracks: Tracks }) {
  const { view, playerID } = useTable<BetrayalView>();
  if (playerID === null) return null;
  const own = at(view.explorers, playerID);
  const { explorer, life } = own;
  if (explorer === null) return <div className="bt-hand" />;
  return (
    <div className="bt-hand" data-life={life}>
      <Suspense>
        <Held playerID={playerID} own={{ ...own, explorer }} tracks={tracks} />
      </Suspense>
    </div>
  );
}
