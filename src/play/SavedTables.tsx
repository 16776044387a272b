'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ContinueStrip, type SavedMatch } from '@/ui/shelf/ContinueStrip';
import type { GameOnShelf } from '@/ui/shelf/game-on-shelf';
import { mayHaveTables } from './kept';
import type { MatchRecord } from './match-record';

/** Storage and the reading of saves come after what the page itself needs. */
const store = () => import('./match-store');

interface SavedTablesProps {
  readonly games: readonly GameOnShelf[];
  /** Once it is known which there are. */
  readonly onListed: () => void;
}

/** Tables saved on this device that are not over yet. */
export function SavedTables({ games, onListed }: SavedTablesProps) {
  const t = useTranslations('continue');
  const [records, setRecords] = useState<readonly MatchRecord[]>([]);

  useEffect(() => {
    let isGone = false;
    const list = async () => ((await mayHaveTables()) ? (await store()).listMatches() : []);
    list()
      .catch((error: unknown) => {
        // Without storage there is nothing to continue; the table itself says so when it matters.
        console.warn('Saved tables cannot be read:', error);
        return [];
      })
      .then((found) => {
        if (isGone) return;
        setRecords(found);
        onListed();
      });
    return () => {
      isGone = true;
    };
  }, [onListed]);

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
    const forget = async () => (await store()).removeMatch(id);
    forget().catch((error: unknown) => console.warn('A saved table cannot be removed:', error));
  };
  return <ContinueStrip matches={matches} onRemove={remove} />;
}
