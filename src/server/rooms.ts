import { newSeed } from '@/kit/random';
import type { SeatKey } from '@/wire/ids';
import type { Replay } from '@/wire/match';
import type {
  Carried,
  Carry,
  ChangeRoom,
  ChangeSeat,
  ClaimSeat,
  CreateRoom,
  Devices,
  HandOn,
  JoinRoom,
  Rename,
  Seated,
  SignOut,
  StartMatch,
  WithKey,
} from '@/wire/requests';
import type { LobbyRoom, Room, RoomSeat } from '@/wire/room';
import { claim, claimsOf, electorsOf, withdraw } from './claims';
import type { Clock } from './clock';
import { Fault } from './fault';
import { actingFor } from './lending';
import * as changes from './room-changes';
import { journalOf, type Rules, type Shelf, stateFrom, stateText } from './rules';
import { markOf, newID } from './secrets';
import type { Presence, RoomRecord, RoomSeatRecord, Store, StoredRoom } from './stores/store';
import { newClocks } from './turn-clock';

/** Times a change is made anew because somebody else was faster. */
const TRIES = 12;
const LOBBY = 60;
/** Rooms of one address that come before those of others are all listed, and how much further it looks for others. */
const SHARE = 6;
const LOOK_FURTHER = 5;
/** A room nobody has touched for so long does not count as open. */
const OPEN_MS = 10 * 60_000;

/** What the rooms are kept with. */
export interface RoomsAround {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly clock: Clock;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  /** Rooms that may be open from one address at a time. */
  readonly mostRooms: number;
}

/** A room as the wire shows it: no keys, and who is here now. */
export function publicRoom({ record, revision }: StoredRoom, presence: Presence, now: number): Room {
  const { keys: _, banned: __, ownerAwayAt: ___, votes, claims: ____, ...open } = record;
  const seats = record.seats.map((seat): RoomSeat => {
    if (seat.kind !== 'person') return seat;
    const { awayAt, ...rest } = seat;
    const isPresent = presence.people.has(seat.personID);
    return { ...rest, isPresent, awayInMs: awayAt === null ? null : Math.max(0, awayAt - now) };
  });
  const actingID = actingFor(record, presence.people, now);
  const told = votes.map(({ playerID, by }) => ({ playerID, by }));
  const claims = claimsOf(record, now).map((open): Room['claims'][number] => ({
    personID: open.personID,
    name: open.name,
    playerID: String(open.place),
    by: open.consents,
    of: [...electorsOf(record, open, presence.people)],
    answer: open.isDeclined ? 'no' : open.grantedAt === null ? 'open' : 'yes',
  }));
  return { ...open, actingID, revision, seats, votes: told, claims, watchers: presence.watchers };
}

/** Everything that is done to rooms over HTTP. Every method rejects with Fault or StoreDown. */
export class Rooms {
  readonly #around: RoomsAround;
  #onChange: (roomID: string) => void = () => undefined;

  constructor(around: RoomsAround) {
    this.#around = around;
  }

  /** Calls back after each change this process has stored. */
  onChange(listener: (roomID: string) => void): void {
    this.#onChange = listener;
  }

  async #rules(slug: string): Promise<Rules> {
    const rules = await this.#around.shelf.rules(slug);
    if (rules === undefined) throw new Fault('unknown-game');
    return rules;
  }

  async #stored(roomID: string): Promise<StoredRoom> {
    const stored = await this.#around.store.readRoom(roomID);
    if (stored === undefined) throw new Fault('room-missing');
    return stored;
  }

  async #public(stored: StoredRoom): Promise<Room> {
    const presence = await this.#around.store.readPresence(stored.record.roomID);
    return publicRoom(stored, presence, this.#around.clock.now());
  }

  /**
   * Changes a room; `work` is asked again when somebody else was faster, and returns the record it
   * got when there is nothing to change.
   */
  async change(
    roomID: string,
    work: (room: RoomRecord) => RoomRecord,
    save = (next: RoomRecord, revision: number) => this.#around.store.saveRoom(next, revision),
  ): Promise<StoredRoom> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const stored = await this.#stored(roomID);
      const next = work(stored.record);
      if (next === stored.record) return stored;
      if (await save(next, stored.revision)) {
        this.#onChange(roomID);
        return { record: next, revision: stored.revision + 1 };
      }
    }
    throw new Fault('too-many', { retryInMs: 500 });
  }

  async #changed(roomID: string, work: (room: RoomRecord) => RoomRecord): Promise<{ room: Room }> {
    return { room: await this.#public(await this.change(roomID, work)) };
  }

  async create(request: CreateRoom, address: string): Promise<Seated> {
    const from = markOf(address);
    const { room, key } = changes.openRoom(await this.#rules(request.slug), request, from);
    const { store } = this.#around;
    const before = await store.readRoom(room.roomID);
    if (before === undefined) await this.#checkSpace(from);
    if (before === undefined && (await store.createRoom(room)))
      return { room: await this.#public({ record: room, revision: 1 }), key };
    // Opened before, and the answer was lost.
    const stored = before ?? (await this.#stored(room.roomID));
    const known = changes.keyWith(stored.record, key.credential);
    if (known === undefined) throw new Fault('forbidden');
    return { room: await this.#public(stored), key: known };
  }

  /** Throws Fault `too-many-rooms` where an address has as many open as it may. */
  async #checkSpace(from: string): Promise<void> {
    const { store, clock, mostRooms } = this.#around;
    const since = clock.now() - OPEN_MS;
    const { count, oldest } = await store.countRooms(from, since);
    if (count >= mostRooms) throw new Fault('too-many-rooms', { retryInMs: (oldest ?? since) - since });
  }

  async read(roomID: string): Promise<{ room: Room }> {
    return { room: await this.#public(await this.#stored(roomID)) };
  }

  async lobby(): Promise<{ rooms: LobbyRoom[] }> {
    const records = await this.#around.store.listRooms(LOBBY * LOOK_FURTHER, SHARE);
    const listed = records.filter(
      (room) => changes.peopleOf(room).length > 0 && room.seats.some(({ kind }) => kind === 'open'),
    );
    return { rooms: await Promise.all(listed.slice(0, LOBBY).map((room) => this.#inLobby(room))) };
  }

  async #inLobby(room: RoomRecord): Promise<LobbyRoom> {
    const { roomID, slug, options, seats, ownerID } = room;
    const present = (await this.#around.store.readPresence(roomID)).people;
    const people = changes.peopleOf(room);
    return {
      roomID,
      slug,
      options,
      ownerName: people.find(({ personID }) => personID === ownerID)?.name ?? '',
      isOwnerHere: ownerID !== null && present.has(ownerID),
      people: people.length,
      present: people.filter(({ personID }) => present.has(personID)).length,
      openSeats: seats.filter(({ kind }) => kind === 'open').length,
    };
  }

  async join(roomID: string, request: JoinRoom, address: string): Promise<Seated> {
    return this.#seat(roomID, (room) => changes.join(room, request, markOf(address)));
  }

  async carried(roomID: string, request: Carried): Promise<Seated> {
    return this.#seat(roomID, (room) => changes.carryOver(room, request, this.#around.clock.now()));
  }

  async #seat(
    roomID: string,
    work: (room: RoomRecord) => { room: RoomRecord; key: SeatKey },
  ): Promise<Seated> {
    let key: SeatKey | undefined;
    const stored = await this.change(roomID, (room) => {
      const seated = work(room);
      key = seated.key;
      return seated.room;
    });
    if (key === undefined) throw new Fault('internal');
    return { room: await this.#public(stored), key };
  }

  /** Somebody new asks for a bot's seat. */
  async claim(roomID: string, request: ClaimSeat, address: string): Promise<Seated> {
    const { store, clock } = this.#around;
    const lines = await store.readLines(roomID, 0);
    // Whoever looks in without a seat is told all of it.
    const hasHeard = lines.some(({ circle }) => circle === 'watchers');
    return this.#seat(roomID, (room) =>
      claim(room, request, { from: markOf(address), now: clock.now(), hasHeard }),
    );
  }

  withdraw(roomID: string, { key }: WithKey) {
    return this.#changed(roomID, (room) => withdraw(room, key));
  }

  /** Who is in a room now, and who may act for its owner. */
  async #presence(roomID: string) {
    const { people } = await this.#around.store.readPresence(roomID);
    return { people, actingIn: (room: RoomRecord) => actingFor(room, people, this.#around.clock.now()) };
  }

  async leave(roomID: string, { key }: { key: SeatKey }): Promise<{ room: Room }> {
    const { people } = await this.#presence(roomID);
    return this.#changed(roomID, (room) => {
      changes.checkKey(room, key);
      return changes.leave(room, key, people);
    });
  }

  handOn(roomID: string, { key, personID }: HandOn) {
    return this.#changed(roomID, (room) => {
      changes.checkOwner(room, key);
      return changes.handOn(room, personID);
    });
  }

  rename(roomID: string, { key, name }: Rename) {
    return this.#changed(roomID, (room) => {
      changes.checkKey(room, key);
      return changes.renamePerson(room, key.personID, name);
    });
  }

  async setSeat(roomID: string, request: ChangeSeat): Promise<{ room: Room }> {
    const { actingIn } = await this.#presence(roomID);
    return this.#changed(roomID, (room) => {
      changes.checkOwner(room, request.key, actingIn(room));
      return changes.setSeat(room, request);
    });
  }

  async devices(roomID: string, { key }: WithKey): Promise<Devices> {
    const { record } = await this.#stored(roomID);
    changes.checkKey(record, key);
    return { devices: changes.devicesOf(record, key) };
  }

  async signOut(roomID: string, request: SignOut): Promise<Devices> {
    const { record } = await this.change(roomID, (room) => {
      changes.checkKey(room, request.key);
      return changes.signOut(room, request);
    });
    return { devices: changes.devicesOf(record, request.key) };
  }

  shuffle(roomID: string, { key }: { key: SeatKey }) {
    return this.#changed(roomID, (room) => {
      changes.checkOwner(room, key);
      return changes.shuffle(room, this.#around.random);
    });
  }

  async changeRoom(roomID: string, request: ChangeRoom): Promise<{ room: Room }> {
    const rules = new Map<string, Rules>();
    const { record } = await this.#stored(roomID);
    for (const slug of new Set([record.slug, request.slug ?? record.slug]))
      rules.set(slug, await this.#rules(slug));
    return this.#changed(roomID, (room) => {
      changes.checkOwner(room, request.key);
      const chosen = rules.get(request.slug ?? room.slug);
      // Somebody else chose another game in this very moment.
      if (chosen === undefined) throw new Fault('bad-options');
      return changes.change(room, chosen, request);
    });
  }

  async start(roomID: string, request: StartMatch): Promise<{ room: Room }> {
    const { record } = await this.#stored(roomID);
    const rules = await this.#rules(record.slug);
    const { store } = this.#around;
    const matchID = newID();
    const { actingIn } = await this.#presence(roomID);
    const stored = await this.change(
      roomID,
      (room) => {
        changes.checkOwner(room, request.key, actingIn(room));
        if (room.slug !== record.slug) throw new Fault('bad-options');
        return { ...changes.seated(room, rules, request), matchID };
      },
      (next, revision) => {
        const match = {
          matchID,
          roomID,
          slug: next.slug,
          rulesVersion: rules.rulebook.rulesVersion,
          seed: newSeed(),
          options: next.options,
          numPlayers: next.seats.length,
        };
        const state = rules.deal(match);
        const { turnClock } = next.settings;
        const clocks = turnClock && newClocks(turnClock, match.numPlayers);
        return store.startMatch(next, revision, match, stateText(state), journalOf(state), clocks);
      },
    );
    return { room: await this.#public(stored) };
  }

  /** A room whose match is over as such: its stage follows the last action a moment later, or when somebody asks for what comes next. */
  async #afterMatch(roomID: string): Promise<StoredRoom> {
    const stored = await this.#stored(roomID);
    const { stage, matchID } = stored.record;
    if (stage !== 'playing' || matchID === null) return stored;
    const match = await this.#around.store.readMatch(matchID);
    if (match === undefined || stateFrom(match.state).ctx.gameover === undefined) return stored;
    return this.change(roomID, (room) => (room.stage === 'playing' ? { ...room, stage: 'over' } : room));
  }

  /** The one next room of everybody here: the first who asks opens it, the others are led there. */
  async rematch(roomID: string, { key }: { key: SeatKey }): Promise<{ room: Room }> {
    const { store } = this.#around;
    let next: RoomRecord | undefined;
    await this.#afterMatch(roomID);
    const stored = await this.change(
      roomID,
      (room) => {
        changes.checkKey(room, key);
        if (room.stage !== 'over' && room.stage !== 'closed') throw new Fault('not-over');
        if (room.nextRoomID !== null) return room;
        next = changes.nextRoom(room);
        return { ...room, nextRoomID: next.roomID };
      },
      (record, revision) => {
        if (next === undefined) throw new Fault('internal');
        return store.saveRooms(record, revision, next);
      },
    );
    const { nextRoomID } = stored.record;
    if (nextRoomID === null) throw new Fault('internal');
    return this.read(nextRoomID);
  }

  async carry(roomID: string, { key }: { key: SeatKey }): Promise<Carry> {
    let code = '';
    await this.change(roomID, (room) => {
      changes.checkKey(room, key);
      const carrying = changes.carry(room, key.personID, this.#around.clock.now());
      code = carrying.code;
      return carrying.room;
    });
    return { code, expiresInMs: changes.CARRY_MS };
  }

  /** A match that is over, with its secrets; before, it does not exist. */
  async replay(matchID: string): Promise<Replay> {
    const stored = await this.#around.store.readMatch(matchID);
    if (stored === undefined) throw new Fault('match-missing');
    const { match } = stored;
    const { record } = await this.#afterMatch(match.roomID);
    if (record.stage !== 'over' && record.stage !== 'closed') throw new Fault('not-over');
    const moments = await this.#around.store.readMoments(matchID, -1);
    return {
      matchID,
      slug: match.slug,
      rulesVersion: match.rulesVersion,
      seed: match.seed,
      options: match.options,
      seats: record.seats.map(seatInReplay),
      actions: moments.flatMap(({ action }) => (action === null ? [] : [action])),
      journal: moments.map(({ stateID, journal }) => ({ stateID, entries: journal })),
    };
  }
}

function seatInReplay(seat: RoomSeatRecord): Replay['seats'][number] {
  if (seat.kind === 'person') return { name: seat.name, kind: 'person' };
  if (seat.kind === 'bot') return { name: seat.name, kind: 'bot', level: seat.level };
  throw new Error('a match with an empty seat');
}
