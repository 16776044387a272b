'use client';

import { useTranslations } from 'next-intl';
import { fetchLate } from '@/ui/late';
import { ContinueStrip, type SavedMatch } from '@/ui/shelf/ContinueStrip';
import type { GameOnShelf } from '@/ui/shelf/game-on-shelf';
import { mayHaveTables, noteTable, noteTables } from './kept';
import type { MatchRecord } from './match-record';
import { useKept } from './use-kept';

/** Storage and the reading of saves come after what the page itself needs. */
const store = () => fetchLate(() => import('./match-store'));

async function listTables(): Promise<readonly MatchRecord[]> {
  const records = (await mayHaveTables()) ? await (await store()).listMatches() : [];
  noteTables(records.flatMap(({ id, isOver }) => (isOver ? [] : [id])));
  return records;
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
  return <ContinueStrip matches={matches} onRemove={remove} />;
}
