import type { Action, PlayerID, Refusal } from '@/kit/action';
import type { Sight, SightAsked } from '@/kit/sights';
import type { HintThought, JournalMoment } from '@/ui/table/table-state';
import type { SeatState } from '@/wire/match';
import type { MatchRecord, NewMatch, SeatRecord } from '../match-record';
import type { StorageTrouble } from '../storage-trouble';
import type { StoreState } from '../store-away';

/** How long bots seem to think; `brisk` where the reader has asked for less motion. */
export type Pace = 'natural' | 'brisk';

/** What a page may ask of the worker that holds its table. */
export type ToWorker =
  | { readonly type: 'begin'; readonly match: NewMatch; readonly pace: Pace }
  | { readonly type: 'resume'; readonly matchID: string; readonly pace: Pace }
  /** A seat (null: a spectator) is in front of the screen: send it its view, from now on. */
  | { readonly type: 'sit'; readonly playerID: PlayerID | null }
  /** Nobody is: send nothing until somebody sits down. */
  | { readonly type: 'rise' }
  | { readonly type: 'act'; readonly playerID: PlayerID; readonly action: Action }
  /** All people of this device who are asked say this, as they have agreed that they do. */
  | { readonly type: 'answer'; readonly action: Action }
  | { readonly type: 'look-back'; readonly stateID: number }
  /** What has everybody seen since this seat last looked? For its cover. */
  | { readonly type: 'recap'; readonly playerID: PlayerID }
  /** Somebody is still reading: bots wait until they are let go. */
  | { readonly type: 'hold'; readonly isHeld: boolean }
  /** Nobody at this device has anything to do but watch: bots take no more time than they must, or again do. */
  | { readonly type: 'hurry'; readonly isHurried: boolean }
  /** Another worker is to be tried where nobody thinks for the bots. */
  | { readonly type: 'bots-again' }
  /** What would a good player do on the seat in front? `id` comes back with the answer. */
  | { readonly type: 'hint'; readonly id: number }
  /** What may be seen of a hidden drawing? `id` comes back with the answer. */
  | { readonly type: 'look'; readonly id: number; readonly asked: SightAsked };

/** Who is to act, for everybody. */
export interface TableStatus {
  readonly stateID: number;
  readonly activePeople: readonly PlayerID[];
  readonly activeBots: readonly PlayerID[];
  /** Those of them that are asked whether they respond to what another has played. */
  readonly asked: readonly PlayerID[];
  /** The side of each seat, as everybody knows it (`sidesOf`). */
  readonly sides: readonly string[];
  readonly isOver: boolean;
  /** The late words that everybody hears by now (`SeatRules.lateWords`). */
  readonly lateWords?: string;
  /** Whom each seat plays, as everybody knows it (`SeatRules.cast`). */
  readonly cast?: readonly (string | null)[];
  /** How many actions bots have done without thinking since they last thought. */
  readonly unthought: number;
}

/** What everybody at the table knows of it. */
export interface PublicTable {
  readonly matchID: string;
  readonly slug: string;
  readonly seats: readonly SeatRecord[];
  readonly options: MatchRecord['options'];
}

/** Why there is no table, or none any more: `overtaken`, another window has gone on with the match. */
export type OpeningFault =
  | 'missing'
  | 'damaged'
  | 'other-rules'
  | 'unknown-game'
  | 'storage'
  /** This page is too old for what a later one has made of the database. */
  | 'outdated'
  | 'overtaken';

/** Why a table is not saved just now. */
export type SaveTrouble = StorageTrouble | Exclude<StoreState, 'free'>;

export type FromWorker =
  /** What the table needs could not be fetched: another worker may have it. */
  | { readonly type: 'unfetched'; readonly reason: string }
  | { readonly type: 'opened'; readonly table: PublicTable; readonly status: TableStatus }
  /** `save` is what could not be opened, for its owner to keep. */
  | { readonly type: 'failed'; readonly fault: OpeningFault; readonly save?: unknown }
  | { readonly type: 'status'; readonly status: TableStatus }
  /** Everything for the seat that has just sat down; `since`: the stateID it had seen last. */
  | {
      readonly type: 'sync';
      readonly playerID: PlayerID | null;
      readonly state: SeatState;
      readonly journal: readonly JournalMoment[];
      readonly since: number;
    }
  | {
      readonly type: 'update';
      readonly playerID: PlayerID | null;
      readonly state: SeatState;
      readonly journal: readonly JournalMoment[];
    }
  | { readonly type: 'refused'; readonly action: Action; readonly refusal: Refusal }
  | { readonly type: 'looked-back'; readonly state: SeatState }
  /** The public part of the journal: no seat's secrets are in it. */
  | {
      readonly type: 'recap';
      readonly playerID: PlayerID;
      readonly journal: readonly JournalMoment[];
    }
  /** Null when nobody could think of anything. */
  | { readonly type: 'hinted'; readonly id: number; readonly thought: HintThought | null }
  /** Null where nothing may be seen, or nothing can be painted. */
  | { readonly type: 'looked'; readonly id: number; readonly sight: Sight | null }
  | { readonly type: 'storage'; readonly trouble: SaveTrouble | undefined };
