import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';
import type { Action, PlayerID } from '@/kit/action';
import { newSeed } from '@/kit/random';
import type { SeatRules } from '@/kit/rulebook';
import { isAwaited } from '@/kit/seats';
import { isParted, ownSide } from '@/kit/sides';
import type { Sight, SightAsked } from '@/kit/sights';
import { decisionOf, sameDecision } from '@/wire/action';
import type { WireError } from '@/wire/errors';
import type { MatchStatus, Moment, SeatState } from '@/wire/match';
import type { Sat, Sync, Update } from '@/wire/socket';
import { goesOnByItself } from '../hand-on';
import type { AskedHint } from '../hints';
import { type SeatClient, seatClient } from '../seat-client';
import { Outbox } from './outbox';
import { PASSING_FOR_READERS, type PendingRequests } from './pending-requests';
import type { RequestOf } from './wire-socket';

/** One seat's table while that seat is in front of the screen. */
export interface SeatSnapshot {
  /** Null for a watcher. */
  readonly playerID: PlayerID | null;
  readonly state: SeatState;
  readonly journal: readonly Moment[];
  /** Counts up when the screen goes to another side: nothing of a table may stay behind for the next one. */
  readonly sitting: number;
  /** The stateID of this seat's last own action when it sat down. */
  readonly since: number;
  readonly isPending: boolean;
  /** Why the last action was not done; counted, so that the same reason can come twice. */
  readonly turnedDown: { readonly error: WireError; readonly count: number } | undefined;
  /** The past position on show. */
  readonly lookingBack: SeatState | undefined;
  /** A past position is on its way. */
  readonly isLookingFor: boolean;
  /** A hint this seat has asked for, and the answer once it is there. */
  readonly hint: AskedHint | undefined;
}

export type TableSnapshot =
  /** Nobody's hand is on the screen, and none is in the page. */
  | { readonly stage: 'cover'; readonly next: PlayerID }
  | {
      readonly stage: 'seat';
      /** Undefined until the first view has arrived. */
      readonly seat: SeatSnapshot | undefined;
      /** The person beside this screen whose turn it is now. */
      readonly passTo: PlayerID | undefined;
    };

/** Which seats of the match are this browser's. */
export interface OwnSeats {
  readonly all: readonly PlayerID[];
  /** Those a bot plays until they are taken back. */
  readonly played: readonly PlayerID[];
}

export interface TableFrontAround {
  readonly requests: PendingRequests;
  readonly show: (snapshot: TableSnapshot) => void;
  /** What a bot would do, thought out in this browser; rejects when nobody thinks. */
  readonly think: (question: BotQuestion) => Promise<Thought>;
  /** Something went wrong that is no answer of the server's. */
  readonly onBroken: (error: unknown) => void;
}

export interface FrontMatch {
  readonly seatRules: SeatRules;
  readonly matchID: string;
  readonly numPlayers: number;
}

interface Front extends SeatClient {
  readonly playerID: PlayerID | null;
  /** An update that overtook the answer to sitting down. */
  early: Update | undefined;
  /** Whether the server knows on this line who is in front. */
  isSat: boolean;
}

/** A hint is for one decision; somebody else's action meanwhile does not take it away. */
const hintAfter = ({ hint, playerID, state }: SeatSnapshot, next: SeatState): AskedHint | undefined =>
  playerID !== null && sameDecision(decisionOf(state.ctx, playerID), decisionOf(next.ctx, playerID))
    ? hint
    : undefined;

/** 128 bits as hex. */
const newActionID = (): string => newSeed().slice(0, 32);

/**
 * Who of this browser is in front of the screen, with one boardgame.io client for them: the seat whose
 * turn it is, or a cover between two of them, or a watcher.
 */
export class TableFront {
  readonly #around: TableFrontAround;
  readonly #match: FrontMatch;
  readonly #outbox: Outbox;
  #snapshot: TableSnapshot | undefined;
  #front: Front | undefined;
  #own: OwnSeats = { all: [], played: [] };
  #status: MatchStatus | undefined;
  #sittings = 0;
  #hints = 0;
  /** What was asked for whoever is in front, or because nobody is. */
  #asking = new AbortController();
  #viewing = new AbortController();
  #lookingBack = new AbortController();

  constructor(match: FrontMatch, around: TableFrontAround) {
    this.#match = match;
    this.#around = around;
    this.#outbox = new Outbox({
      requests: around.requests,
      onDone: ({ stateID }) => this.#done(stateID),
      onTurnedDown: (error, { playerID }) => this.#turnedDown(error, playerID),
    });
  }

  get matchID(): string {
    return this.#match.matchID;
  }

  get #seatShown(): SeatSnapshot | undefined {
    return this.#snapshot?.stage === 'seat' ? this.#snapshot.seat : undefined;
  }

  /** What the seat in front would ask for again. */
  get sitting(): RequestOf<'sit'> | undefined {
    return this.#front && this.#sittingOf(this.#front);
  }

  #sittingOf({ playerID }: Front): RequestOf<'sit'> {
    const seat = this.#seatShown;
    const has = seat?.playerID === playerID ? { after: seat.state._stateID } : {};
    return { matchID: this.#match.matchID, playerID, ...has };
  }

  #show(snapshot: TableSnapshot): void {
    this.#snapshot = snapshot;
    this.#around.show(snapshot);
  }

  #changeSeat(change: Partial<SeatSnapshot>): void {
    const snapshot = this.#snapshot;
    if (snapshot?.stage !== 'seat' || snapshot.seat === undefined) return;
    this.#show({ ...snapshot, seat: { ...snapshot.seat, ...change } });
  }

  #sideOf(playerID: PlayerID | null): string {
    return this.#status?.sides[Number(playerID ?? -1)] ?? ownSide(this.#match.seatRules, playerID);
  }

  /** Whether people of different sides play at this screen, so that hands have to be covered between them. */
  get #isCovered(): boolean {
    return new Set(this.#own.all.map((playerID) => this.#sideOf(playerID))).size > 1;
  }

  /**
   * The next of this browser's people to act: of the side in front if there is one, in seating order after
   * the one in front.
   */
  get #next(): PlayerID | undefined {
    const front = this.#front?.playerID ?? null;
    const from = Number(front ?? -1);
    const isAcross = (playerID: PlayerID) => Number(this.#sideOf(playerID) !== this.#sideOf(front));
    const { numPlayers } = this.#match;
    const distance = (playerID: PlayerID) => (Number(playerID) - from - 1 + numPlayers) % numPlayers;
    return this.#own.all
      .filter((playerID) => this.#isAwaited(playerID) && !this.#own.played.includes(playerID))
      .sort((a, b) => isAcross(a) - isAcross(b) || distance(a) - distance(b))[0];
  }

  #isAwaited(playerID: PlayerID): boolean {
    return this.#status?.awaited.includes(playerID) ?? false;
  }

  /** Takes note of whose seats these are and where the match stands; changes who is in front if need be. */
  arrange(own: OwnSeats, status: MatchStatus | undefined): void {
    this.#own = own;
    const before = this.#status?.sides ?? [];
    this.#status = status?.matchID === this.#match.matchID ? status : this.#status;
    const snapshot = this.#snapshot;
    if (snapshot === undefined || !this.#mayStay()) this.#begin();
    else if (snapshot.stage === 'cover') {
      if (this.#status?.isOver === true) this.#begin();
      else this.#show({ ...snapshot, next: this.#next ?? snapshot.next });
    } else if (this.#isParted(before)) this.#cover(this.#next ?? this.#front?.playerID ?? '0');
    else {
      const front = this.#front?.playerID ?? null;
      const next = front !== null && this.#isAwaited(front) ? undefined : this.#next;
      if (next !== undefined && next !== front && this.#sideOf(next) === this.#sideOf(front)) this.#sit(next);
      else this.#show({ ...snapshot, passTo: next === front ? undefined : next });
    }
  }

  /** Whether those beside this screen have become two sides: what is in front now is not for both. */
  #isParted(before: readonly string[]): boolean {
    const front = this.#front?.playerID ?? null;
    if (front === null || this.#status === undefined || this.#status.isOver) return false;
    return isParted(front, this.#own.all, before, this.#status.sides);
  }

  /** Whether whoever is in front may be: their seat is still ours, and no seat of ours waits unseen. */
  #mayStay(): boolean {
    const { all } = this.#own;
    if (this.#snapshot?.stage === 'cover') return all.includes(this.#snapshot.next);
    const front = this.#front?.playerID ?? null;
    return front === null ? all.length === 0 : all.includes(front);
  }

  #begin(): void {
    const first = this.#next ?? this.#own.all[0];
    if (first === undefined || !this.#isCovered || this.#status?.isOver === true) this.#sit(first ?? null);
    else this.#cover(first);
  }

  #leaveFront(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#viewing.abort();
    this.#lookingBack.abort();
    this.#front?.client.stop();
    this.#front = undefined;
  }

  #cover(next: PlayerID): void {
    this.#leaveFront();
    const { signal } = this.#asking;
    this.#around.requests.ask('rise', () => ({}), { signal }).catch(this.#around.onBroken);
    this.#show({ stage: 'cover', next });
  }

  #sit(playerID: PlayerID | null): void {
    this.#leaveFront();
    const last = this.#snapshot;
    const shown = last?.stage === 'seat' ? last.seat : undefined;
    const isSameSide = shown !== undefined && this.#sideOf(shown.playerID) === this.#sideOf(playerID);
    if (!isSameSide) this.#sittings += 1;
    // Within a side the table stays in sight until the next seat's view of it is there.
    const seat = isSameSide || !this.#isCovered ? shown : undefined;
    const { seatRules, matchID, numPlayers } = this.#match;
    const { client, transport } = seatClient({
      seatRules,
      numPlayers,
      matchID,
      playerID,
      sit: () => this.#requestView(),
      act: (seatID, action) => this.#act(seatID, action),
    });
    this.#front = { playerID, client, transport, early: undefined, isSat: false };
    this.#show({ stage: 'seat', seat, passTo: undefined });
    client.start();
  }

  #requestView(): void {
    const front = this.#front;
    if (front === undefined) return;
    this.#viewing.abort();
    this.#viewing = new AbortController();
    front.isSat = false;
    const { requests, onBroken } = this.#around;
    const { signal } = this.#viewing;
    requests
      .ask('sit', () => this.#sittingOf(front), { signal, passing: PASSING_FOR_READERS })
      .then((answer) => {
        // A seat that is not ours any more: the room says so, and then somebody else is in front.
        if (answer?.ok === true && this.#front === front) this.#sat(front, answer.value);
      })
      .catch(onBroken);
  }

  /** The line is there again: everything may have changed meanwhile. */
  resume(): void {
    this.#requestView();
  }

  #sat(front: Front, { state, after, journal, since }: Sat): void {
    const snapshot = this.#snapshot;
    if (snapshot?.stage !== 'seat') return;
    const { seat } = snapshot;
    const isSame = seat?.playerID === front.playerID;
    // The rest of a journal of which this page has not the beginning: it asks for the whole.
    if (after >= 0 && !isSame) {
      this.#requestView();
      return;
    }
    front.isSat = true;
    this.#around.requests.retryHeld();
    front.transport.receive('sync', state);
    const known = isSame ? seat.journal.filter(({ stateID }) => stateID <= after) : [];
    this.#show({
      ...snapshot,
      seat: {
        playerID: front.playerID,
        state,
        journal: [...known, ...journal],
        since,
        sitting: this.#sittings,
        isPending: !this.#outbox.isEmpty,
        turnedDown: isSame ? seat.turnedDown : undefined,
        lookingBack: isSame ? seat.lookingBack : undefined,
        isLookingFor: isSame && seat.isLookingFor,
        hint: isSame ? hintAfter(seat, state) : undefined,
      },
    });
    const { early } = front;
    front.early = undefined;
    if (early !== undefined) this.update(early);
    this.arrange(this.#own, this.#status);
  }

  /** The server puts this page right. */
  sync(sync: Sync): void {
    const front = this.#front;
    if (front === undefined || sync.matchID !== this.matchID || sync.playerID !== front.playerID) return;
    this.#sat(front, sync);
  }

  update(update: Update): void {
    const { matchID, playerID, state, journal } = update;
    const front = this.#front;
    if (front === undefined || matchID !== this.matchID || playerID !== front.playerID) return;
    const seat = this.#seatShown;
    if (seat === undefined || seat.playerID !== playerID) {
      front.early = update;
      return;
    }
    if (state._stateID <= seat.state._stateID) return;
    front.transport.receive('update', state);
    this.#changeSeat({ state, journal: [...seat.journal, ...journal], hint: hintAfter(seat, state) });
    // Where the match stands is told first: whoever is next is known by now.
    if (seat.isPending && goesOnByItself(this.#match.seatRules, state, journal)) this.pass();
  }

  /** Sends the seat's action; the table is pending until the answer is there. */
  play({ move, args }: Action): void {
    const snapshot = this.#snapshot;
    if (snapshot?.stage !== 'seat' || snapshot.seat === undefined || !this.#outbox.isEmpty) return;
    this.#front?.client.moves[move]?.(...args);
  }

  #act(playerID: PlayerID, action: Action): void {
    const seat = this.#seatShown;
    if (seat?.playerID !== playerID || !this.#outbox.isEmpty) return;
    const { matchID } = this.#match;
    const decision = decisionOf(seat.state.ctx, playerID);
    // The action is JSON by its type; the wire's own type is the mutable twin of the same.
    const wireAction = { move: action.move, args: [...action.args] };
    this.#changeSeat({ isPending: true, turnedDown: undefined, hint: undefined });
    this.#outbox
      .put({ actionID: newActionID(), matchID, playerID, decision, action: wireAction })
      .catch(this.#around.onBroken);
  }

  #done(stateID: number): void {
    const seat = this.#seatShown;
    this.#changeSeat({ isPending: false });
    // The update comes before the answer; after a lost line only the answer may have come.
    if (seat !== undefined && seat.state._stateID < stateID) this.#requestView();
  }

  #turnedDown(error: WireError, playerID: PlayerID): void {
    const seat = this.#seatShown;
    const count = (seat?.turnedDown?.count ?? 0) + 1;
    // Whoever is in front by now need not hear what became of somebody else's action.
    const turnedDown = seat?.playerID === playerID ? { error, count } : seat?.turnedDown;
    this.#changeSeat({ isPending: false, turnedDown });
  }

  /** Asks what a good player would do here, seeing what this seat sees. */
  askForHint(): void {
    const seat = this.#seatShown;
    if (seat === undefined || seat.isPending || !isAwaited(seat.state.ctx, seat.playerID)) return;
    this.#hints += 1;
    const id = this.#hints;
    this.#changeSeat({ hint: { id } });
    const { G: view, ctx } = seat.state;
    const question: BotQuestion = {
      slug: this.#match.seatRules.slug,
      level: 'hard',
      view,
      ctx,
      seed: newSeed(),
      isHint: true,
    };
    this.#around.think(question).then(
      (thought) => this.#hinted(id, thought),
      (error: unknown) => {
        console.warn('There is no hint:', error);
        this.#hinted(id, null);
      },
    );
  }

  #hinted(id: number, thought: Thought | null): void {
    const seat = this.#seatShown;
    if (seat?.hint?.id === id) this.#changeSeat({ hint: { id, thought } });
  }

  /** The hint has been read, or is not wanted any more. */
  dismissHint(): void {
    this.#changeSeat({ hint: undefined });
  }

  /** Asks what may be seen of a hidden drawing; undefined where nothing may, or nobody is in front any more. */
  readonly look = async (asked: SightAsked): Promise<Sight | undefined> => {
    const front = this.#front;
    if (front === undefined) return undefined;
    const answer = await this.#around.requests.ask('look', () => ({ matchID: this.matchID, ...asked }), {
      signal: this.#asking.signal,
      isReady: () => front.isSat,
      passing: PASSING_FOR_READERS,
    });
    return answer?.ok === true && answer.value !== null ? answer.value : undefined;
  };

  /** Shows the position at `stateID`, or (undefined) the present. */
  lookBack(stateID: number | undefined): void {
    const front = this.#front;
    this.#lookingBack.abort();
    this.#lookingBack = new AbortController();
    this.#changeSeat(
      stateID === undefined ? { lookingBack: undefined, isLookingFor: false } : { isLookingFor: true },
    );
    if (front === undefined || stateID === undefined) return;
    const { signal } = this.#lookingBack;
    const { requests, onBroken } = this.#around;
    requests
      .ask('look-back', () => ({ matchID: this.matchID, stateID }), {
        signal,
        isReady: () => front.isSat,
        passing: PASSING_FOR_READERS,
      })
      .then((answer) => {
        if (answer === undefined || this.#front !== front) return;
        this.#changeSeat({ isLookingFor: false, ...(answer.ok && { lookingBack: answer.value }) });
      })
      .catch(onBroken);
  }

  /** The person named on the cover has the device and asks for their hand. */
  reveal(): void {
    if (this.#snapshot?.stage === 'cover') this.#sit(this.#snapshot.next);
  }

  /** The person in front hands the device on. */
  pass(): void {
    const snapshot = this.#snapshot;
    if (snapshot?.stage === 'seat' && snapshot.passTo !== undefined) this.#cover(snapshot.passTo);
  }

  /** Nobody is looking: covers the hand if there is one to cover. */
  leaveAlone(): void {
    const snapshot = this.#snapshot;
    if (snapshot?.stage !== 'seat' || !this.#isCovered || this.#status?.isOver === true) return;
    const front = this.#front?.playerID;
    if (front !== undefined && front !== null) this.#cover(snapshot.passTo ?? front);
  }

  close(): void {
    this.#leaveFront();
    this.#outbox.clear();
  }
}
