'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '@/ui/classes';
import type { GameOnShelf } from '@/ui/shelf/game-on-shelf';
import { keepHeight } from './kept';
import { OwnRooms } from './online/OwnRooms';
import { SavedTables } from './SavedTables';

/** Saved tables and rooms. */
const LISTS = 2;

/**
 * What somebody of this browser can go on with. Until it is known what that is, it takes the room that it
 * took the last time: what comes after it does not jump.
 */
export function KeptTables({ games }: { readonly games: readonly GameOnShelf[] }) {
  const room = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState(0);
  const countList = useCallback(() => setListed((lists) => lists + 1), []);
  const isListed = listed === LISTS;

  useEffect(() => {
    const element = room.current;
    if (!isListed || element === null) return;
    const observer = new ResizeObserver(() => keepHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isListed]);

  return (
    <div ref={room} className={classes('kept-tables', isListed && 'is-listed')}>
      <SavedTables games={games} onListed={countList} />
      <OwnRooms games={games} onListed={countList} />
    </div>
  );
}
