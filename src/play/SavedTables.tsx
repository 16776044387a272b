'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { fetchLate } from '@/ui/late';
import { ContinueStrip, type SavedMatch } from '@/ui/shelf/ContinueStrip';
import type { GameOnShelf } from '@/ui/shelf/game-on-shelf';
import { mayHaveTables, noteTable, noteTables } from './kept';
import type { MatchRecord } from './match-record';
import type { StoreState } from './store-away';
import { useKept } from './use-kept';

/** Storage and the reading of saves come after what the page itself needs. */
const store = () => fetchLate(() => import('./match-store'));

async function listTables(): Promise<readonly MatchRecord[]> {
  const records = (await mayHaveTables()) ? await (await store()).listMatches() : [];
  noteTables(records.flatMap(({ id, isOver }) => (isOver ? [] : [id])));
  return records;
}

/** Follows how the database stands to this page, where there is one. */
function useStoreState(): StoreState {
  const [state, setState] = useState<StoreState>('free');
  useEffect(() => {
    let isGone = false;
    let forget = () => undefined as unknown;
    const follow = async () => {
      if (!(await mayHaveTables())) return;
      const { onStoreState } = await store();
      if (!isGone) forget = onStoreState(setState);
    };
    follow().catch((error: unknown) => console.warn('Saved tables cannot be followed:', error));
    return () => {
      isGone = true;
      forget();
    };
  }, []);
  return state;
}

interface SavedTablesProps {
  readonly games: readonly GameOnShelf[];
  /** Once it is known which there are. */
  readonly onListed: () => void;
}

/** Tables saved on this device that are not over yet. */
export function SavedTables({ games, onListed }: SavedTablesProps) {
  const t = useTranslations('continue');
  // Without storage there is nothing to continue; the table itself says so when it matters.
  const [records, setRecords] = useKept(listTables, onListed);
  const state = useStoreState();

  const matches = records.flatMap((record): SavedMatch[] => {
    const game = games.find(({ slug }) => slug === record.slug);
    if (game === undefined || record.isOver) return [];
    return [
      {
        ...game,
        id: record.id,
        seats: record.seats.map(({ name }) => name),
        round: t('moves', { count: record.actions.length }),
        savedAt: record.savedAt,
        href: `/${record.slug}/table?match=${encodeURIComponent(record.id)}`,
      },
    ];
  });

  const remove = (id: string) => {
    setRecords((list) => list.filter((record) => record.id !== id));
    noteTable(id, false);
    const forget = async () => (await store()).removeMatch(id);
    forget().catch((error: unknown) => console.warn('A saved table cannot be removed:', error));
  };
  if (state === 'waiting' || state === 'outdated')
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <p>{t(`away.${state}`)}</p>
        {state === 'outdated' && <Button onClick={() => window.location.reload()}>{t('away.reload')}</Button>}
      </div>
    );
  return <ContinueStrip matches={matches} onRemove={remove} />;
}
