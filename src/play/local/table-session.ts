import type { Action, PlayerID, Refusal } from '@/kit/action';
import type { SeatRules } from '@/kit/rulebook';
import { isParted, ownSide } from '@/kit/sides';
import type { Sight, SightAsked } from '@/kit/sights';
import type { HintThought, JournalMoment } from '@/ui/table/table-state';
import type { SeatState } from '@/wire/match';
import { goesOnByItself } from '../hand-on';
import type { AskedHint } from '../hints';
import { type SeatClient, seatClient } from '../seat-client';
import type { FromWorker, OpeningFault, PublicTable, SaveTrouble, TableStatus, ToWorker } from './protocol';

/** One seat's table while that seat is in front of the screen. */
export interface SeatSnapshot {
  readonly playerID: PlayerID | null;
  readonly state: SeatState;
  readonly journal: readonly JournalMoment[];
  /** Counts up when the screen goes to another side: nothing of a table may stay behind for the next one. */
  readonly sitting: number;
  /** The stateID this seat had seen when it sat down. */
  readonly since: number;
  readonly isPending: boolean;
  readonly refused: { readonly action: Action; readonly refusal: Refusal } | undefined;
  /** The past position on show. */
  readonly lookingBack: SeatState | undefined;
  /** A hint this seat has asked for, and the answer once it is there. */
  readonly hint: AskedHint | undefined;
}

export type SessionSnapshot = {
  readonly storageTrouble: SaveTrouble | undefined;
} & (
  | { readonly stage: 'opening' }
  | { readonly stage: 'failed'; readonly fault: OpeningFault; readonly save: unknown }
  /** Nobody's hand is on the screen, and none is in the page. */
  | {
      readonly stage: 'cover';
      readonly table: PublicTable;
      readonly status: TableStatus;
      readonly next: PlayerID;
      /** What everybody has seen since that person last looked; undefined until it is there. */
      readonly recap: readonly JournalMoment[] | undefined;
    }
  | {
      readonly stage: 'seat';
      readonly table: PublicTable;
      readonly status: TableStatus;
      /** Undefined until the first view has arrived. */
      readonly seat: SeatSnapshot | undefined;
      /** The person the device should be handed to, when it is no longer this seat's turn. */
      readonly passTo: PlayerID | undefined;
    }
);

interface Front extends SeatClient {
  readonly playerID: PlayerID | null;
}

/** The page's half of a table: who is in front of the screen, and one boardgame.io client for them. */
export class TableSession {
  readonly #send: (message: ToWorker) => void;
  readonly #rules: SeatRules;
  readonly #listeners = new Set<() => void>();
  #snapshot: SessionSnapshot = { stage: 'opening', storageTrouble: undefined };
  #table: PublicTable | undefined;
  #status: TableStatus | undefined;
  #front: Front | undefined;
  #sittings = 0;
  #hints = 0;
  #looks = 0;
  /** The seat in front has just done its part, and there is nothing left for it to read. */
  #isDone = false;
  #isKept = false;
  readonly #looking = new Map<number, (sight: Sight | undefined) => void>();

  constructor(seatRules: SeatRules, send: (message: ToWorker) => void) {
    this.#rules = seatRules;
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;

  #show(snapshot: SessionSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  #changeSeat(change: Partial<SeatSnapshot>): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage !== 'seat' || snapshot.seat === undefined) return;
    this.#show({ ...snapshot, seat: { ...snapshot.seat, ...change } });
  }

  get #people(): PlayerID[] {
    return (this.#table?.seats ?? []).flatMap(({ occupant }, seat) =>
      occupant.kind === 'person' ? [String(seat)] : [],
    );
  }

  #sideOf(playerID: PlayerID | null): string {
    return this.#status?.sides[Number(playerID ?? -1)] ?? ownSide(this.#rules, playerID);
  }

  /** Whether people of different sides play at this screen, so that hands have to be covered between them. */
  get #isCovered(): boolean {
    return new Set(this.#people.map((playerID) => this.#sideOf(playerID))).size > 1;
  }

  /** The first person to act, of the same side as `from` if there is one, in seating order after it. */
  #nextPerson(from: PlayerID | null, status: TableStatus): PlayerID | undefined {
    const seats = this.#table?.seats.length ?? 1;
    const distance = (playerID: PlayerID) => (Number(playerID) - Number(from ?? -1) - 1 + seats) % seats;
    const side = this.#sideOf(from);
    const isAcross = (playerID: PlayerID) => Number(this.#sideOf(playerID) !== side);
    return [...status.activePeople].sort((a, b) => isAcross(a) - isAcross(b) || distance(a) - distance(b))[0];
  }

  /** What the worker has to say. */
  receive(message: FromWorker): void {
    if (message.type === 'opened') this.#opened(message.table, message.status);
    else if (message.type === 'failed')
      this.#show({
        stage: 'failed',
        fault: message.fault,
        save: message.save,
        storageTrouble: this.#snapshot.storageTrouble,
      });
    else if (message.type === 'status') this.#statusChanged(message.status);
    else if (message.type === 'sync') this.#synced(message);
    else if (message.type === 'update') this.#updated(message);
    else if (message.type === 'refused')
      this.#changeSeat({ isPending: false, refused: { action: message.action, refusal: message.refusal } });
    else if (message.type === 'looked-back') this.#changeSeat({ lookingBack: message.state });
    else if (message.type === 'hinted') this.#hinted(message.id, message.thought);
    else if (message.type === 'looked') this.#looked(message.id, message.sight);
    else if (message.type === 'recap') this.#recapped(message.playerID, message.journal);
    else if (message.type === 'storage') this.#show({ ...this.#snapshot, storageTrouble: message.trouble });
  }

  #opened(table: PublicTable, status: TableStatus): void {
    this.#table = table;
    this.#status = status;
    const [first] = this.#people;
    if (!this.#isCovered || status.isOver) this.#sit(this.#nextPerson(null, status) ?? first ?? null);
    else this.#cover(this.#nextPerson(null, status) ?? first ?? '0');
  }

  #statusChanged(status: TableStatus): void {
    const before = this.#status;
    this.#status = status;
    const snapshot = this.#snapshot;
    if (snapshot.stage === 'cover') {
      // A bot has moved meanwhile: the cover asks for whoever is to act now.
      const next = this.#nextPerson(null, status) ?? snapshot.next;
      this.#show({ ...snapshot, status, next, recap: next === snapshot.next ? snapshot.recap : undefined });
      this.#send({ type: 'recap', playerID: next });
      return;
    }
    if (snapshot.stage !== 'seat') return;
    const front = this.#front?.playerID ?? null;
    if (
      front !== null &&
      !status.isOver &&
      isParted(front, this.#people, before?.sides ?? [], status.sides)
    ) {
      this.#cover(this.#nextPerson(front, status) ?? front);
      return;
    }
    const isTurnOfAnother = !status.activePeople.some((playerID) => playerID === front);
    const next = isTurnOfAnother ? this.#nextPerson(front, status) : undefined;
    const isDone = this.#isDone;
    this.#isDone = false;
    if (next !== undefined && this.#sideOf(next) === this.#sideOf(front)) this.#sit(next);
    else if (next !== undefined && isDone && !(this.#isKept && status.asked.includes(next)))
      this.#cover(next);
    else this.#show({ ...snapshot, status, passTo: next });
  }

  #cover(next: PlayerID): void {
    if (this.#table === undefined || this.#status === undefined) return;
    this.#front?.client.stop();
    this.#front = undefined;
    const { storageTrouble } = this.#snapshot;
    this.#show({
      stage: 'cover',
      table: this.#table,
      status: this.#status,
      next,
      recap: undefined,
      storageTrouble,
    });
    this.#send({ type: 'recap', playerID: next });
  }

  #recapped(playerID: PlayerID, recap: readonly JournalMoment[]): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage === 'cover' && snapshot.next === playerID) this.#show({ ...snapshot, recap });
  }

  /** What still holds the bots: what is told, a book that lies open. */
  readonly #holders = new Set<string>();

  /** Somebody is still reading, or has done with it: bots go on once nothing is read any more. */
  readonly hold = (isHeld: boolean, what: string): void => {
    if (isHeld) this.#holders.add(what);
    else this.#holders.delete(what);
    this.#send({ type: 'hold', isHeld: this.#holders.size > 0 });
  };

  /** Has somebody think for the bots again, where nobody does. */
  readonly tryBots = (): void => this.#send({ type: 'bots-again' });

  /** Bots take no more time than they must, or take their time again. */
  readonly hurry = (isHurried: boolean): void => this.#send({ type: 'hurry', isHurried });

  #sit(playerID: PlayerID | null): void {
    if (this.#table === undefined || this.#status === undefined) return;
    this.#front?.client.stop();
    const last = this.#snapshot;
    const { storageTrouble } = last;
    const { table, status } = { table: this.#table, status: this.#status };
    // Within a side the table stays in sight until the next seat's view of it is there.
    const isSameSide =
      last.stage === 'seat' &&
      last.seat !== undefined &&
      this.#sideOf(last.seat.playerID) === this.#sideOf(playerID);
    if (!isSameSide) this.#sittings += 1;
    const seat = isSameSide ? last.seat : undefined;
    this.#show({ stage: 'seat', table, status, seat, passTo: undefined, storageTrouble });
    const { client, transport } = seatClient({
      seatRules: this.#rules,
      numPlayers: table.seats.length,
      matchID: table.matchID,
      playerID,
      sit: () => this.#send({ type: 'sit', playerID }),
      rise: () => this.#send({ type: 'rise' }),
      act: (seatID, action) => this.#send({ type: 'act', playerID: seatID, action }),
    });
    this.#front = { playerID, client, transport };
    client.start();
  }

  #synced({ playerID, state, journal, since }: Extract<FromWorker, { type: 'sync' }>): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage !== 'seat' || this.#front === undefined) return;
    this.#front.transport.receive('sync', state);
    const seat = { playerID, journal, since, sitting: this.#sittings, isPending: false, refused: undefined };
    this.#show({ ...snapshot, seat: { ...seat, state, lookingBack: undefined, hint: undefined } });
    if (this.#status !== undefined) this.#statusChanged(this.#status);
  }

  #updated({ playerID, state, journal }: Extract<FromWorker, { type: 'update' }>): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage !== 'seat' || snapshot.seat?.playerID !== playerID) return;
    // Between two seats of one side, what is still on its way to the first comes too late.
    if (this.#front?.playerID !== playerID) return;
    this.#front.transport.receive('update', state);
    this.#isDone = snapshot.seat.isPending && goesOnByItself(this.#rules, state, journal);
    this.#changeSeat({
      state,
      journal: [...snapshot.seat.journal, ...journal],
      isPending: false,
      refused: undefined,
    });
  }

  /** The person named on the cover has the device and asks for their hand. */
  reveal(): void {
    if (this.#snapshot.stage === 'cover') this.#sit(this.#snapshot.next);
  }

  /** The person in front hands the device on. */
  pass(): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage === 'seat' && snapshot.passTo !== undefined) this.#cover(snapshot.passTo);
  }

  /** Nobody is looking (the lid was closed, the page put away): covers the hand if there is one to cover. */
  leaveAlone(): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage !== 'seat' || !this.#isCovered || snapshot.status.isOver) return;
    const front = snapshot.seat?.playerID;
    if (front !== undefined && front !== null) this.#cover(snapshot.passTo ?? front);
  }

  /** Whoever is asked next looks on beside the seat in front, which stays there until the device is handed on. */
  readonly keep = (isKept: boolean): void => {
    this.#isKept = isKept;
  };

  /** Everybody at this device who is asked says this. */
  readonly answer = (action: Action): void => {
    this.#changeSeat({ isPending: true });
    this.#send({ type: 'answer', action });
  };

  /** Sends the seat's action; the table is pending until the answer is there. */
  play({ move, args }: Action): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage !== 'seat' || snapshot.seat === undefined || snapshot.seat.isPending) return;
    this.#changeSeat({ isPending: true, refused: undefined, hint: undefined });
    this.#front?.client.moves[move]?.(...args);
  }

  /** Asks what a good player would do here; the answer is dropped once this seat has acted. */
  askForHint(): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage !== 'seat' || snapshot.seat === undefined || snapshot.seat.isPending) return;
    this.#hints += 1;
    this.#changeSeat({ hint: { id: this.#hints } });
    this.#send({ type: 'hint', id: this.#hints });
  }

  #hinted(id: number, thought: HintThought | null): void {
    const snapshot = this.#snapshot;
    if (snapshot.stage === 'seat' && snapshot.seat?.hint?.id === id)
      this.#changeSeat({ hint: { id, thought } });
  }

  /** The hint has been read, or is not wanted any more. */
  dismissHint(): void {
    this.#changeSeat({ hint: undefined });
  }

  /** Asks what may be seen of a hidden drawing. */
  readonly look = (asked: SightAsked): Promise<Sight | undefined> =>
    new Promise((resolve) => {
      this.#looks += 1;
      this.#looking.set(this.#looks, resolve);
      this.#send({ type: 'look', id: this.#looks, asked });
    });

  #looked(id: number, sight: Sight | null): void {
    this.#looking.get(id)?.(sight ?? undefined);
    this.#looking.delete(id);
  }

  /** Shows the position at `stateID`, or (undefined) the present. */
  lookBack(stateID: number | undefined): void {
    if (stateID === undefined) this.#changeSeat({ lookingBack: undefined });
    else this.#send({ type: 'look-back', stateID });
  }

  /** The refusal has been read. */
  dismissRefusal(): void {
    this.#changeSeat({ refused: undefined });
  }

  close(): void {
    this.#front?.client.stop();
    this.#front = undefined;
    this.#listeners.clear();
  }
}
