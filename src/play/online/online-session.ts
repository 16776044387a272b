import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';
import type { Action, PlayerID } from '@/kit/action';
import { newSeed } from '@/kit/random';
import type { SeatRules } from '@/kit/rulebook';
import type { Sight, SightAsked } from '@/kit/sights';
import { CHAT_KEPT, type ChatLine, type ChatPart } from '@/wire/chat';
import type { Answer, WireError } from '@/wire/errors';
import type { SeatKey } from '@/wire/ids';
import type { MatchStatus } from '@/wire/match';
import { type Room, VOTE_SECONDS } from '@/wire/room';
import { type Entered, PROTOCOL } from '@/wire/socket';
import { Connection, type Link } from './connection';
import { NOTHING_PASSES, type PendingOptions, PendingRequests } from './pending-requests';
import { peopleOf } from './seats';
import type { Surroundings } from './surroundings';
import { type OwnSeats, TableFront, type TableSnapshot } from './table-front';
import type { OpenSocket, RequestName, RequestOf, Said, ValueOf } from './wire-socket';

export interface OnlineSnapshot {
  readonly link: Link;
  /** Undefined until this page has come in for the first time. */
  readonly room: Room | undefined;
  /** When `room` arrived, in milliseconds since 1970: its countdowns run from then. */
  readonly roomAt: number;
  /** People of the room whose keys this browser has. */
  readonly people: readonly string[];
  /** This browser had a key that opens nothing here any more. */
  readonly hasLost: boolean;
  /** What this page is called where it talks without a seat. */
  readonly voice: string | undefined;
  readonly status: MatchStatus | undefined;
  /** When `status` arrived, in milliseconds since 1970: its clocks run from then. */
  readonly statusAt: number;
  readonly chat: ChatPart;
  /** The rules of the match that is on or over. */
  readonly seatRules: SeatRules | undefined;
  readonly table: TableSnapshot | undefined;
}

export interface OnlineAround {
  readonly surroundings: Surroundings;
  readonly open: OpenSocket;
  /** Undefined for a game that is not in the collection. */
  readonly seatRules: (slug: string) => Promise<SeatRules | undefined>;
  /** The keys this browser has for the room now. */
  readonly keys: () => readonly SeatKey[];
  /** By which the room knows this page again when it watches. */
  readonly voice: string;
  /** The server has said which of them open a seat. */
  readonly onKeys: (people: readonly string[], room: Room) => void;
  /** What a bot would do, thought out in this browser; rejects when nobody thinks. */
  readonly think: (question: BotQuestion) => Promise<Thought>;
  /** Something went wrong that is no answer of the server's. */
  readonly onBroken: (error: unknown) => void;
}

/** This browser's seats of the room's match. */
function ownSeats(room: Room, people: readonly string[]): OwnSeats {
  const all: string[] = [];
  const played: string[] = [];
  for (const [place, seat] of room.seats.entries()) {
    if (seat.kind !== 'person' || !people.includes(seat.personID)) continue;
    all.push(String(place));
    if (seat.isPlayedByBot) played.push(String(place));
  }
  return { all, played };
}

/** The talk when the page comes in again: with what it has of the lines before, where they meet. */
function comeAgain(known: ChatPart, last: ChatPart): ChatPart {
  const meeting = known.lines.findIndex(({ lineID }) => lineID === last.lines[0]?.lineID);
  if (!last.hasEarlier || meeting === -1) return last;
  return { lines: [...known.lines.slice(0, meeting), ...last.lines], hasEarlier: known.hasEarlier };
}

/** A page in a room: the line to the server, what everybody knows of the room, and who is in front. */
export class OnlineSession {
  readonly #roomID: string;
  readonly #around: OnlineAround;
  readonly #connection: Connection;
  readonly #requests: PendingRequests;
  readonly #listeners = new Set<() => void>();
  #snapshot: OnlineSnapshot = {
    link: { state: 'connecting' },
    room: undefined,
    roomAt: 0,
    people: [],
    hasLost: false,
    voice: undefined,
    status: undefined,
    statusAt: 0,
    chat: { lines: [], hasEarlier: false },
    seatRules: undefined,
    table: undefined,
  };
  #front: TableFront | undefined;
  #opening: string | undefined;
  #isClosed = false;

  constructor(roomID: string, around: OnlineAround) {
    this.#roomID = roomID;
    this.#around = around;
    this.#connection = new Connection({
      surroundings: around.surroundings,
      open: around.open,
      enter: () => ({ protocol: PROTOCOL, roomID, keys: [...around.keys()], voice: around.voice }),
      onEntered: (entered) => this.#entered(entered),
      onSaid: (said) => this.#heard(said),
      onLink: (link) => this.#show({ link }),
      probe: () => this.#front?.sitting,
    });
    this.#requests = new PendingRequests({
      surroundings: around.surroundings,
      send: (event, request) => this.#connection.request(event, request),
      isInStep: () => this.#connection.isInStep,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): OnlineSnapshot => this.#snapshot;

  #show(change: Partial<OnlineSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#isClosed = true;
    this.#front?.close();
    this.#requests.close();
    this.#connection.close();
    this.#listeners.clear();
  }

  /** The keys of this browser have changed: comes in again with those it has now. */
  keysChanged(): void {
    this.#connection.enterAgain();
  }

  #entered({ room, people, status, voice, chat }: Entered): void {
    const shown = this.#around.keys();
    const hasLost = shown.some(({ personID }) => !people.includes(personID));
    this.#around.onKeys(people, room);
    const now = this.#now;
    this.#show({ room, roomAt: now, people, voice, status: status ?? undefined, statusAt: now });
    if (hasLost) this.#show({ hasLost });
    this.#show({ chat: comeAgain(this.#snapshot.chat, chat) });
    this.#arrange();
    this.#front?.resume();
    this.#requests.resume();
  }

  #heard({ event, said }: Said): void {
    if (event === 'room') this.roomChanged(said);
    else if (event === 'status') {
      this.#show({ status: said, statusAt: this.#now });
      this.#arrange();
    } else if (event === 'sync') this.#front?.sync(said);
    else if (event === 'update') this.#front?.update(said);
    else this.#chatted(said);
  }

  /** The room as it is now, by the socket or as the answer to a request; an older one is ignored. */
  roomChanged(room: Room): void {
    const known = this.#snapshot.room;
    if (room.roomID !== this.#roomID || (known !== undefined && room.revision < known.revision)) return;
    this.#show({ room, roomAt: this.#now });
    this.#arrange();
  }

  #chatted(line: ChatLine): void {
    const { lines, hasEarlier } = this.#snapshot.chat;
    if (lines.some(({ lineID }) => lineID === line.lineID)) return;
    // The answer to a line said before the page came in again: it lies among those that are still to be asked for.
    const [first] = lines;
    if (hasEarlier && first !== undefined && line.lineID < first.lineID) return;
    const before = lines.filter(({ lineID }) => lineID < line.lineID);
    const after = lines.slice(before.length);
    this.#show({ chat: { lines: [...before, line, ...after].slice(-CHAT_KEPT), hasEarlier } });
  }

  get #now(): number {
    return this.#around.surroundings.now();
  }

  /** Lays the table of the room's match, or takes it away; says who sits where. */
  #arrange(): void {
    const { room, people, status } = this.#snapshot;
    if (room === undefined || this.#isClosed) return;
    const matchID = room.stage === 'playing' || room.stage === 'over' ? room.matchID : null;
    if (this.#front !== undefined && this.#front.matchID !== matchID) {
      this.#front.close();
      this.#front = undefined;
      this.#show({ table: undefined, seatRules: undefined });
    }
    if (matchID === null) return;
    if (this.#front !== undefined) this.#front.arrange(ownSeats(room, people), status);
    else if (this.#opening !== matchID) {
      this.#opening = matchID;
      this.#lay(room, matchID).catch(this.#around.onBroken);
    }
  }

  async #lay({ slug, seats }: Room, matchID: string): Promise<void> {
    try {
      const seatRules = await this.#around.seatRules(slug);
      if (this.#isClosed || this.#snapshot.room?.matchID !== matchID) return;
      if (seatRules === undefined) {
        // This page is older than the game on the table.
        this.#connection.close();
        this.#show({ link: { state: 'closed', error: { code: 'unknown-game' } } });
        return;
      }
      this.#show({ seatRules });
      this.#front = new TableFront(
        { seatRules, matchID, numPlayers: seats.length },
        {
          requests: this.#requests,
          show: (table) => this.#show({ table }),
          think: this.#around.think,
          onBroken: this.#around.onBroken,
        },
      );
    } finally {
      this.#opening = undefined;
    }
    this.#arrange();
  }

  play(action: Action): void {
    this.#front?.play(action);
  }

  askForHint(): void {
    this.#front?.askForHint();
  }

  dismissHint(): void {
    this.#front?.dismissHint();
  }

  readonly look = async (asked: SightAsked): Promise<Sight | undefined> => this.#front?.look(asked);

  lookBack(stateID: number | undefined): void {
    this.#front?.lookBack(stateID);
  }

  reveal(): void {
    this.#front?.reveal();
  }

  pass(): void {
    this.#front?.pass();
  }

  leaveAlone(): void {
    this.#front?.leaveAlone();
  }

  /** Takes a person's seat back from the bot that plays it. Resolves to what stood in the way, if anything. */
  takeBack(personID: string): Promise<WireError | undefined> {
    return this.#ask('take-back', () => ({ personID }));
  }

  /** Would have a bot play a seat of the match; `personID`: who votes. Resolves to what stood in the way, if anything. */
  vote(playerID: PlayerID, personID: string): Promise<WireError | undefined> {
    const matchID = this.#snapshot.status?.matchID ?? '';
    const { after } = this.#around.surroundings;
    // A vote is about one decision. Before the table has waited for another one as long, this one is given up.
    const patience = new AbortController();
    const callOff = after((VOTE_SECONDS * 1000) / 2, () => patience.abort());
    return this.#ask('vote', () => ({ matchID, playerID, personID }), patience).finally(callOff);
  }

  /** Says whether a newcomer may sit down. Resolves to what stood in the way, if anything. */
  consent(claimID: string, personID: string, isWelcome: boolean): Promise<WireError | undefined> {
    return this.#ask('consent', () => ({ claimID, personID, isWelcome }));
  }

  /** This browser's people who have a seat in the room. */
  get #seated(): readonly string[] {
    const { room, people } = this.#snapshot;
    return room === undefined
      ? []
      : peopleOf(room).flatMap(({ personID }) => (people.includes(personID) ? [personID] : []));
  }

  /** Says a line in the room (null: as a watcher). Resolves to why it was not said, if it was not. */
  async say(personID: string | null, text: string): Promise<WireError | undefined> {
    const lineID = newSeed().slice(0, 32);
    await this.#connection.entered;
    // Whoever has sat down while they wrote is no watcher any more.
    const request = () => ({ lineID, personID: personID ?? this.#seated[0] ?? null, text });
    return this.#ask('chat', request, { passing: NOTHING_PASSES }, (line) => this.#chatted(line));
  }

  /** Asks for what was said before the lines that are here. Resolves to the error if it did not come. */
  readEarlier(): Promise<WireError | undefined> {
    const before = this.#snapshot.chat.lines[0]?.lineID ?? 0;
    return this.#ask(
      'earlier',
      () => ({ before }),
      { passing: NOTHING_PASSES },
      (earlier) => {
        const { lines } = this.#snapshot.chat;
        // Asked twice, it comes twice.
        if (lines[0]?.lineID === before)
          this.#show({ chat: { lines: [...earlier.lines, ...lines], hasEarlier: earlier.hasEarlier } });
      },
    );
  }

  /** Asks until it is answered; resolves to what stood in the way, if anything. */
  async #ask<E extends RequestName>(
    event: E,
    request: () => RequestOf<E>,
    options: PendingOptions = {},
    done: (value: ValueOf<E>) => void = () => undefined,
  ): Promise<WireError | undefined> {
    let times = 0;
    const counted = () => {
      times++;
      return request();
    };
    const answer: Answer<ValueOf<E>> | undefined = await this.#requests.ask(event, counted, options);
    if (answer?.ok === true) done(answer.value);
    if (answer === undefined) return options.signal?.aborted === true ? { code: 'internal' } : undefined;
    if (answer.ok) return undefined;
    // The first time may have done it, and its answer was lost: then what was asked about is behind the table.
    return times > 1 && answer.error.code === 'stale' ? undefined : answer.error;
  }
}
