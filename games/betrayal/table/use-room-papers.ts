import { useEffect, useState } from 'react';
import { fetchLate, missed } from '@/ui/late';

type Papers = Pick<typeof import('./RoomPaper'), 'RoomPaper' | 'RoomSlip'>;

let come: Papers | undefined;

/**
 * What is read of a room: fetched when the first plan is laid, and then there at once. A component that is fetched lazily
 * would be empty for a moment each time that it is looked at first.
 */
export function useRoomPapers(isWanted: boolean): Papers | undefined {
  const [papers, setPapers] = useState(() => come);
  useEffect(() => {
    if (!isWanted || papers !== undefined) return;
    let isThere = true;
    fetchLate(() => import('./RoomPaper')).then(({ RoomPaper, RoomSlip }) => {
      come = { RoomPaper, RoomSlip };
      if (isThere) setPapers(come);
    }, missed);
    return () => {
      isThere = false;
    };
  }, [isWanted, papers]);
  return papers;
}
