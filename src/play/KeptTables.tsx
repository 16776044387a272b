'use client';

import { useCallback, useLayoutEffect, useState } from 'react';
import { classes } from '@/ui/classes';
import type { GameOnShelf } from '@/ui/shelf/game-on-shelf';
import { reserveKept } from './kept';
import { OwnRooms } from './online/OwnRooms';
import { SavedTables } from './SavedTables';

/** Saved tables and rooms. */
const LISTS = 2;

/**
 * What somebody of this browser can go on with. Until that is known there is room for the lists that there
 * will be: what comes after them does not jump.
 */
export function KeptTables({ games }: { readonly games: readonly GameOnShelf[] }) {
  const [listed, setListed] = useState(0);
  const countList = useCallback(() => setListed((lists) => lists + 1), []);
  // Somebody who comes from a table finds it here, too.
  useLayoutEffect(reserveKept, []);
  return (
    <div className={classes('kept-tables', listed === LISTS && 'is-listed')}>
      <SavedTables games={games} onListed={countList} />
      <OwnRooms games={games} onListed={countList} />
    </div>
  );
}
