import type { tableOf } from '@tests/table-of';
import type { Json, PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { beginTracks, followTracks, type TrackRules } from '@/ui/pieces/tracks';
import type { JournalMoment } from '@/ui/table/table-state';

/** Watches a match from a seat and follows its pieces, as a board does. `open`: seats whose hands lie open. */
export function follow<View extends SeatView>(
  rules: TrackRules<View>,
  table: Pick<ReturnType<typeof tableOf<never, View, never>>, 'view' | 'told' | 'play'>,
  playerID: PlayerID | null,
  open?: readonly PlayerID[],
) {
  const journal: JournalMoment[] = [];
  const look = () => {
    journal.push({ stateID: journal.length, entries: table.told(playerID) });
    const openViews = open?.map((seat) => table.view(seat));
    return { playerID, moment: undefined, journal: [...journal], ...(openViews && { openViews }) };
  };
  let tracks = beginTracks(rules, table.view(playerID), look());
  return {
    get tracks() {
      return tracks;
    },
    play(seat: PlayerID, move: string, ...args: Json[]): void {
      table.play(seat, move, ...args);
      tracks = followTracks(rules, tracks, table.view(playerID), look());
    },
  };
}
