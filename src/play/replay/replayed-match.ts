import type { PlayerID } from '@/kit/action';
import type { GameEntry } from '@/kit/entry';
import type { Rulebook } from '@/kit/rulebook';
import type { Sight, SightAsked } from '@/kit/sights';
import type { JournalMoment } from '@/ui/table/table-state';
import type { SeatState } from '@/wire/match';
import { LocalTable } from '../local/local-table';
import { paintSight } from '../paint-sight';
import type { ReplayRecord } from './replay-record';

/** A replay played again: every position of it, from the deal on. */
export interface ReplayedMatch {
  /** The stateID of the last position. */
  readonly last: number;
  /** The action, counted from 1, that the rules do not allow where it stands; what follows is left out. */
  readonly brokenAt: number | undefined;
  /** What a seat (null: a spectator) sees of the position at `stateID`. */
  readonly seatState: (playerID: PlayerID | null, stateID: number) => SeatState;
  readonly journalOf: (playerID: PlayerID | null) => readonly JournalMoment[];
  /** What could be seen of a hidden drawing at `stateID`. */
  readonly look: (asked: SightAsked, stateID: number) => Promise<Sight | undefined>;
}

/**
 * Plays a replay by the rules of the house. Throws UnplayableSave where it does not even begin: other
 * rules, or options and seats that this game does not have.
 */
export function replayMatch(
  rulebook: Rulebook,
  { actions, ...record }: ReplayRecord,
  sights?: GameEntry['sights'],
): ReplayedMatch {
  const table = new LocalTable(rulebook, { ...record, id: '', actions: [], savedAt: 0, isOver: false });
  const broken = actions.findIndex(
    ({ playerID, ...action }) =>
      Number(playerID) >= record.seats.length || table.act(playerID, action) !== undefined,
  );
  return {
    last: table.stateID,
    brokenAt: broken < 0 ? undefined : broken + 1,
    seatState: (playerID, stateID) => table.seatState(playerID, stateID),
    journalOf: (playerID) => table.journalOf(playerID),
    look: async (asked, stateID) => {
      const own = await sights?.();
      return own && paintSight(table.shown(own.default, asked, stateID));
    },
  };
}
