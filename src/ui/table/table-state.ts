import type { ReactNode } from 'react';
import type { Action, Ctx, PlayerID, Refusal } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import type { Opponent } from '@/kit/opponents';
import type { Hinting } from '@/kit/rulebook';
import type { GameResult } from '@/kit/score-sheet';
import type { Sight, SightAsked } from '@/kit/sights';

/** Who sits on a seat, as every panel, cover and sentence names them. */
export interface SeatInfo {
  readonly playerID: PlayerID;
  readonly name: string;
  readonly occupant:
    | { readonly kind: 'person'; readonly isAway?: boolean; readonly isPlayedByBot?: boolean }
    | { readonly kind: 'bot'; readonly level: Opponent };
}

/** Everybody else in seating order, beginning after a seat; everybody, for a spectator. */
export function otherSeats(seats: readonly SeatInfo[], playerID: PlayerID | null): SeatInfo[] {
  const mine = seats.findIndex((seat) => seat.playerID === playerID);
  return [...seats.slice(mine + 1), ...seats.slice(0, Math.max(mine, 0))];
}

/** Everything one accepted action (or the deal, at stateID 0) left in the journal. */
export interface JournalMoment {
  /** boardgame.io's `_stateID` after the action. */
  readonly stateID: number;
  readonly entries: readonly SeatJournalEntry[];
}

/** What a good bot thought of the decision in front of this seat. */
export interface HintThought {
  readonly action: Action;
  /** What it weighed, best first; empty when nothing was searched. */
  readonly candidates: readonly {
    readonly action: Action;
    readonly visits: number;
    /** How well this seat stands after it, 0..1, on average. */
    readonly value: number;
  }[];
  /** Matches played on in its head. */
  readonly iterations: number;
  /** This device was too slow to think it over. */
  readonly isCutShort?: boolean;
}

/** Asking for a hint, and what came of it; null when there was none to be had. */
export interface Hints {
  readonly isThinking: boolean;
  readonly thought: HintThought | null | undefined;
  readonly ask: () => void;
  readonly dismiss: () => void;
  /** The game's words for them, which come when they are wanted. */
  readonly words: () => Promise<Hinting>;
}

/** What a board works with: one seat's view of one match, wherever the match lives. */
export interface TableState<View = unknown> {
  readonly slug: string;
  readonly view: View;
  readonly ctx: Ctx;
  /** The seat in front of the screen; null for a spectator. */
  readonly playerID: PlayerID | null;
  /** By seat, what each sees: only where all hands lie open, when a match that is over is watched again. */
  readonly openViews?: readonly View[];
  readonly seats: readonly SeatInfo[];
  /** What this seat may do now; empty while it waits, looks at history, or the game is over. */
  readonly legal: readonly Action[];
  /** Sends an action. The table stays as it is, marked pending, until the update arrives. */
  readonly play: (action: Action) => void;
  /** Why an action is not possible, for a refused gesture. */
  readonly whyNot: (action: Action) => Refusal | undefined;
  /** Why an action that is legal is not for now; where nobody teaches there is no such thing. */
  readonly veto?: (action: Action) => Refusal | undefined;
  /** An action of this seat is on its way. */
  readonly isPending: boolean;
  readonly journal: readonly JournalMoment[];
  /** The last `stateID` this seat had seen when it sat down; undefined where it was there all along. */
  readonly since?: number;
  /** Holds bots that would play on behind something a person is still to read, or lets them. */
  readonly hold?: (isHeld: boolean, what: string) => void;
  /** Whether people of this device who are asked look on, and are not each handed it at once. */
  readonly keep?: (isKept: boolean) => void;
  /** Has bots play on without a pause, or with one again, for whoever is out; where bots are this device's. */
  readonly hurry?: (isHurried: boolean) => void;
  /**
   * The table as the last round left it, and the action that ended it; where the game has rounds. Of what that
   * action told, so many entries belong to the round; the others are the next one's.
   */
  readonly roundEnd?: { readonly stateID: number; readonly view: View; readonly told: number };
  /** The position on show: a `stateID` of the past while scrubbing, else undefined. */
  readonly moment: number | undefined;
  /** Shows a past position, or (undefined) the present again. */
  readonly showMoment: (stateID: number | undefined) => void;
  /** How the match ended, if the position on show is its last. */
  readonly result: GameResult | undefined;
  /** The clauses of what is on show, most to the point first, each once. */
  readonly clauses?: readonly string[];
  /** The clause behind a row of the score sheet. */
  readonly scoreClause?: ((row: string) => string | undefined) | undefined;
  /** Hints for this decision; undefined when there is none to take, or the game has no words for hints. */
  readonly hints: Hints | undefined;
  /** Asks whoever holds the truth for what may be seen of a hidden drawing; undefined when nothing may. */
  readonly look?: (asked: SightAsked) => Promise<Sight | undefined>;
  /** A new match of the same people, game and options. */
  readonly rematch: (() => void) | undefined;
  /** The same with something else drawn, where the game has an option for which one can be; only on one device. */
  readonly another?: () => void;
  /** Somebody has begun it: they wait there. */
  readonly isRematchOpen?: boolean;
  /** Watching the match again from the deal on, all hands open, and passing that on; once it is over. */
  readonly replay?: { readonly watch: () => void; readonly share: () => void };
  /** Back to the game's page; the match stays saved. */
  readonly leave: () => void;
}

/** A seat's turn clock as this device reads it. */
export interface ClockReading {
  /** Milliseconds left at `runsFrom`, or for as long as it stands still. */
  readonly leftMs: number;
  /** Since when it runs, by `steadyNow` of this page; null: it stands still. */
  readonly runsFrom: number | null;
}

export type Connection = 'local' | 'online' | 'connecting' | 'offline';

/** What surrounds a board and does not depend on the game: brought by whoever lays the table. */
export interface TableSetting {
  /** The game's title in the language of the page. */
  readonly title: string;
  /** The rulebook, made on the server. */
  readonly rules: ReactNode;
  readonly connection?: Connection;
  /** The slip of whoever teaches this match. Then the score sheet waits until it is asked for. */
  readonly coach?: ReactNode;
  /** A slip above the board: storage trouble, another tab, somebody away. */
  readonly notice?: ReactNode;
  /**
   * The person this device should go to now, and the way to hand it over; or to answer for all people here who are
   * asked, as they have agreed to.
   */
  readonly passTo?: {
    readonly seat: SeatInfo;
    readonly pass: () => void;
    readonly answer?: (action: Action) => void;
  };
  /** Turn clocks in seating order, null for seats without one; undefined where nobody counts. */
  readonly clocks?: readonly (ClockReading | null)[];
  /** The online half's chat. */
  readonly chat?: ReactNode;
  /** Lines of the chat said since it was last in sight. */
  readonly unread?: number;
  /** More lines for the table's menu. */
  readonly menu?: ReactNode;
  /** A match that is watched again: what happened here, in place of whose turn it is, and the controls. */
  readonly replay?: {
    readonly caption: ReactNode;
    readonly controls: ReactNode;
    /** The position on show was come to by playing, not by a jump: it sounds as it did at the table. */
    readonly isPlayed: boolean;
  };
}

/** What a board may ask of the screen around it. */
export interface TableChrome {
  readonly setting: TableSetting;
  /** The seat's name and occupant; throws for a seat that does not exist. */
  readonly seatOf: (playerID: PlayerID) => SeatInfo;
  /** It is the turn of the seat in front of the screen, and nothing is under way. */
  readonly isMyTurn: boolean;
  /** A past position is on show. */
  readonly isPast: boolean;
  /**
   * A round has ended: the table lies as it left it until this person goes on. The next round may be under
   * way; nothing of it is shown.
   */
  readonly pause: { readonly goOn: () => void } | undefined;
  /** What of `legal` is for now: all of it, except where somebody teaches. */
  readonly allowed: readonly Action[];
  /** Takes an action if it is allowed, else says why not. True when it was sent. */
  readonly attempt: (action: Action) => boolean;
  /** Says why something is not possible. */
  readonly refuse: (refusal: Refusal) => void;
  /** Opens the rules, at a clause if one is named. */
  readonly lookUp: (clause?: string) => void;
}

/** Everything a board works with. */
export type Table<View = unknown> = TableState<View> & TableChrome;
