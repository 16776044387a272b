import { looks } from '@/kit/look-alikes';
import { alikeAmong, nameFault, tidyName } from '@/kit/names';
import type { BotLevel } from '@/kit/opponents';
import type { OptionValues } from '@/kit/options';
import type { SeatKey } from '@/wire/ids';
import type {
  Carried,
  ChangeRoom,
  ChangeSeat,
  CreateRoom,
  Device,
  JoinRoom,
  SignOut,
  StartMatch,
} from '@/wire/requests';
import { AWAY_SECONDS, type RoomSettings } from '@/wire/room';
import { comingBy } from './clock';
import { Fault } from './fault';
import type { Rules } from './rules';
import { deviceOf, hashOf, newCredential, newID, newPersonID, opens, roomIDOf } from './secrets';
import type { PersonSeatRecord, RoomRecord, RoomSeatRecord } from './stores/store';

/** Who plays for a person who has left a match, or is away from it. */
export const SUBSTITUTE: BotLevel = 'normal';
/** How long a code for another device is good. */
export const CARRY_MS = 10 * 60_000;
/** Devices one person may have open the same seat. */
const DEVICES = 8;
/** Addresses a room keeps out; the oldest ban ends first. */
const BANNED = 50;

const OPEN: RoomSeatRecord = { kind: 'open' };

/** The people of a room, in seating order. */
export const peopleOf = (room: RoomRecord): PersonSeatRecord[] =>
  room.seats.filter((seat) => seat.kind === 'person');

/** A tidied name that nobody else in the room has, or would be taken for. Throws Fault. */
export function checkedName(typed: string, others: readonly { readonly name: string }[]): string {
  const name = tidyName(typed);
  const fault = nameFault(name);
  if (fault !== undefined) throw new Fault(fault);
  const alike = alikeAmong(
    name,
    others.map((other) => other.name),
    looks,
  );
  if (alike !== undefined) throw new Fault('name-taken', { alike });
  return name;
}

function checkedOptions({ rulebook }: Rules, typed: unknown): OptionValues {
  const parsed = rulebook.options.safeParse(typed ?? {});
  if (!parsed.success) throw new Fault('bad-options');
  return parsed.data as OptionValues;
}

function checkedSettings(settings: RoomSettings): RoomSettings {
  // A stranger who has gone must not hold up a public table for ever.
  if (settings.isPublic && settings.awaySeconds === null) throw new Fault('bad-options');
  return settings;
}

/** Whether a key opens this room. */
const isKeyOf = (room: RoomRecord, { personID, credential }: SeatKey): boolean =>
  opens(credential, room.keys.find((entry) => entry.personID === personID)?.hashes ?? []);

/** Throws Fault `forbidden` unless the key opens this room. */
export function checkKey(room: RoomRecord, key: SeatKey): void {
  if (!isKeyOf(room, key)) throw new Fault('forbidden');
}

/** Throws Fault `forbidden` or `not-owner`. `actingID`: who may do it for an owner who is away. */
export function checkOwner(room: RoomRecord, key: SeatKey, actingID: string | null = null): void {
  checkKey(room, key);
  if (room.ownerID !== key.personID && actingID !== key.personID) throw new Fault('not-owner');
}

function checkWaiting({ stage }: RoomRecord): void {
  if (stage !== 'waiting') throw new Fault('already-started');
}

interface Newcomer {
  readonly seat: PersonSeatRecord;
  readonly entry: RoomRecord['keys'][number];
  readonly key: SeatKey;
}

export function newcomer(name: string, from: string, credential = newCredential()): Newcomer {
  const key = { personID: newPersonID(), credential };
  return {
    seat: { kind: 'person', personID: key.personID, name, awayAt: null, isPlayedByBot: false },
    entry: { personID: key.personID, hashes: [hashOf(key.credential)], from, carry: null },
    key,
  };
}

/** The key of whoever has this credential in the room: they have asked before, and lost the answer. */
export function keyWith(room: RoomRecord, credential: string | undefined): SeatKey | undefined {
  if (credential === undefined) return undefined;
  const entry = room.keys.find(({ hashes }) => opens(credential, hashes));
  return entry && { personID: entry.personID, credential };
}

/** A new room with its owner, who comes from an address of that mark, on the first seat. The same credential gives the same room. */
export function openRoom(
  rules: Rules,
  request: CreateRoom,
  from: string,
): { room: RoomRecord; key: SeatKey } {
  const { min, max } = rules.seats;
  const { seat, entry, key } = newcomer(checkedName(request.name, []), from, request.credential);
  const others: RoomSeatRecord[] =
    request.seats?.map((plan) => (plan.kind === 'bot' ? { ...plan, name: '' } : plan)) ??
    Array.from({ length: max - 1 }, () => OPEN);
  const seats = [seat, ...others];
  if (seats.length < min || seats.length > max) throw new Fault('bad-seats');
  const { settings = {} } = request;
  const { isPublic = false, awaySeconds = AWAY_SECONDS, turnClock = null } = settings;
  // Among friends a hint helps whoever is new; strangers would not know whom they play against.
  const { allowsHints = !isPublic } = settings;
  const room: RoomRecord = {
    roomID: roomIDOf(key.credential),
    slug: rules.rulebook.slug,
    options: checkedOptions(rules, request.options),
    settings: checkedSettings({ isPublic, awaySeconds, turnClock, allowsHints }),
    ownerID: key.personID,
    ownerAwayAt: null,
    seats,
    keys: [entry],
    banned: [],
    votes: [],
    claims: [],
    stage: 'waiting',
    matchID: null,
    nextRoomID: null,
  };
  return { room, key };
}

const replaceSeat = (room: RoomRecord, place: number, seat: RoomSeatRecord): RoomRecord => ({
  ...room,
  seats: room.seats.map((old, index) => (index === place ? seat : old)),
});

/** Somebody sits down on an open seat. Whoever has already done so with this credential sits there. */
export function join(room: RoomRecord, request: JoinRoom, from: string): { room: RoomRecord; key: SeatKey } {
  const { name, seat: wanted, credential } = request;
  const known = keyWith(room, credential);
  if (known !== undefined) return { room, key: known };
  if (room.banned.includes(from)) throw new Fault('banned');
  checkWaiting(room);
  const first = room.seats.findIndex((seat) => seat.kind === 'open');
  if (first === -1) throw new Fault('room-full');
  const place = wanted ?? first;
  if (room.seats[place]?.kind !== 'open') throw new Fault('seat-taken');
  const { seat, entry, key } = newcomer(checkedName(name, peopleOf(room)), from, credential);
  const seated = replaceSeat(room, place, seat);
  // A room all people had left belongs to whoever comes first.
  return { room: { ...seated, ownerID: room.ownerID ?? key.personID, keys: [...room.keys, entry] }, key };
}

/**
 * Somebody goes, or is shown out: their keys open nothing any more, their seat plays on as `then`. A room
 * without its owner is that of the first in the row who is `present`, and nobody's where all are gone.
 */
function remove(
  room: RoomRecord,
  personID: string,
  then: RoomSeatRecord,
  present: ReadonlySet<string>,
): RoomRecord {
  const seats = room.seats.map((seat) =>
    seat.kind === 'person' && seat.personID === personID ? then : seat,
  );
  const keys = room.keys.filter((entry) => entry.personID !== personID);
  if (room.ownerID !== personID) return { ...room, seats, keys };
  const isHeir = (seat: RoomSeatRecord) =>
    seat.kind === 'person' && isKept(seat, keys) && present.has(seat.personID);
  const next = seats.find(isHeir);
  const ownerID = next?.kind === 'person' ? next.personID : null;
  return { ...room, seats, keys, ownerID, ownerAwayAt: null };
}

/** Whether somebody sits there who has not left: who leaves after the end keeps the name, not the key. */
const isKept = (seat: RoomSeatRecord, keys: RoomRecord['keys']): boolean =>
  seat.kind === 'person' && keys.some(({ personID }) => personID === seat.personID);

/**
 * A person leaves. Before the match their seat is open again; in it, a bot goes on under their name; after
 * it, it stays known who played.
 */
export function leave(room: RoomRecord, { personID }: SeatKey, present: ReadonlySet<string>): RoomRecord {
  const seat = peopleOf(room).find((person) => person.personID === personID);
  if (seat === undefined) return room;
  const bot: RoomSeatRecord = { kind: 'bot', level: SUBSTITUTE, name: seat.name };
  const then = { waiting: OPEN, playing: bot, over: seat, closed: seat };
  return remove(room, personID, then[room.stage], present);
}

export function renamePerson(room: RoomRecord, personID: string, typed: string): RoomRecord {
  checkWaiting(room);
  const others = peopleOf(room).filter((seat) => seat.personID !== personID);
  const name = checkedName(typed, others);
  return {
    ...room,
    seats: room.seats.map((seat) =>
      seat.kind === 'person' && seat.personID === personID ? { ...seat, name } : seat,
    ),
  };
}

/** The owner sets a seat; a person on it is shown out, which nobody may do for the owner. */
export function setSeat(room: RoomRecord, request: ChangeSeat): RoomRecord {
  const { seat: place, plan, personID, key, keepOut = false } = request;
  checkWaiting(room);
  const seat = room.seats[place];
  if (seat === undefined) throw new Fault('bad-seats');
  const occupant = seat.kind === 'person' ? seat.personID : null;
  if (occupant !== personID) throw new Fault('seat-taken');
  if (occupant === key.personID) throw new Fault('malformed');
  const planned: RoomSeatRecord = plan.kind === 'bot' ? { ...plan, name: '' } : plan;
  if (occupant === null) return replaceSeat(room, place, planned);
  if (room.ownerID !== key.personID) throw new Fault('not-owner');
  const removed = remove(room, occupant, planned, new Set());
  return keepOut
    ? { ...removed, banned: [...room.banned, ...marksOf(room, occupant, key)].slice(-BANNED) }
    : removed;
}

/** Where somebody came from, unless the owner sits there, too: a household is not shut out of its own room. */
function marksOf({ keys }: RoomRecord, personID: string, owner: SeatKey): string[] {
  const markOf = (wanted: string) => keys.find((entry) => entry.personID === wanted)?.from ?? null;
  const mark = markOf(personID);
  return mark === null || mark === markOf(owner.personID) ? [] : [mark];
}

/** The room is `personID`’s from now on; they have to have a seat in it. */
export function handOn(room: RoomRecord, personID: string): RoomRecord {
  const isHere = room.seats.some(
    (seat) => seat.kind === 'person' && seat.personID === personID && isKept(seat, room.keys),
  );
  if (!isHere) throw new Fault('forbidden');
  return room.ownerID === personID ? room : { ...room, ownerID: personID, ownerAwayAt: null };
}

/** The devices on which the seat of whoever has the key is open. */
export function devicesOf({ keys }: RoomRecord, { personID, credential }: SeatKey): Device[] {
  const own = hashOf(credential);
  const hashes = keys.find((entry) => entry.personID === personID)?.hashes ?? [];
  return hashes.map((hash) => ({ deviceID: deviceOf(hash), isOwn: hash === own }));
}

/** Takes the seat away from one of its person's devices; not from the one that asks. */
export function signOut(room: RoomRecord, { key, deviceID }: SignOut): RoomRecord {
  if (deviceOf(hashOf(key.credential)) === deviceID) throw new Fault('malformed');
  const keys = room.keys.map((entry) =>
    entry.personID === key.personID
      ? { ...entry, hashes: entry.hashes.filter((hash) => deviceOf(hash) !== deviceID) }
      : entry,
  );
  return { ...room, keys };
}

/** Other options, settings or another game; people keep their seats. */
export function change(room: RoomRecord, rules: Rules, request: ChangeRoom): RoomRecord {
  checkWaiting(room);
  const isOtherGame = rules.rulebook.slug !== room.slug;
  const { min, max } = rules.seats;
  let seats = [...room.seats];
  if (isOtherGame) {
    // Empty places make way for people; a game for fewer than are here cannot be chosen.
    while (seats.length > max) {
      const spare = seats.findLastIndex((seat) => seat.kind !== 'person');
      if (spare === -1) throw new Fault('bad-seats');
      seats = seats.filter((_, index) => index !== spare);
    }
    while (seats.length < min) seats.push(OPEN);
  }
  return {
    ...room,
    slug: rules.rulebook.slug,
    options: checkedOptions(rules, request.options ?? (isOtherGame ? {} : room.options)),
    settings: checkedSettings({ ...room.settings, ...request.settings }),
    seats,
  };
}

/** The same seats in another order. `random` gives numbers from 0 to below 1. */
export function shuffle(room: RoomRecord, random: () => number): RoomRecord {
  checkWaiting(room);
  const seats = [...room.seats];
  for (let last = seats.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [seats[last], seats[other]];
    if (a !== undefined && b !== undefined) [seats[last], seats[other]] = [b, a];
  }
  return { ...room, seats };
}

/** The room as it goes into its match: every seat has somebody on it. */
export function seated(room: RoomRecord, rules: Rules, { openSeats }: StartMatch): RoomRecord {
  checkWaiting(room);
  let bots = openSeats.kind === 'bot' ? (openSeats.count ?? room.seats.length) : 0;
  const seats = room.seats.flatMap((seat): RoomSeatRecord[] => {
    if (seat.kind === 'closed') return [];
    if (seat.kind !== 'open') return [seat];
    return openSeats.kind === 'bot' && bots-- > 0 ? [{ kind: 'bot', level: openSeats.level, name: '' }] : [];
  });
  if (seats.length < rules.seats.min) throw new Fault('too-few');
  return { ...room, seats, stage: 'playing' };
}

/** The room for the next match: the same people with the same keys, bots where bots were, open where somebody left. */
export function nextRoom(room: RoomRecord): RoomRecord {
  return {
    ...room,
    roomID: newID(),
    seats: room.seats.map((seat) => {
      // Whoever it stood in for may come back under the name.
      if (seat.kind === 'bot') return { ...seat, name: '' };
      if (seat.kind !== 'person') return seat;
      return isKept(seat, room.keys) ? { ...seat, awayAt: null, isPlayedByBot: false } : OPEN;
    }),
    keys: room.keys.map((entry) => ({ ...entry, carry: null })),
    votes: [],
    claims: [],
    stage: 'waiting',
    matchID: null,
    nextRoomID: null,
  };
}

/** Makes a code with which one more device may open this person's seat. */
export function carry(room: RoomRecord, personID: string, now: number): { room: RoomRecord; code: string } {
  const code = newCredential();
  const keys = room.keys.map((entry) =>
    entry.personID === personID
      ? { ...entry, carry: { hash: hashOf(code), expiresAt: now + CARRY_MS } }
      : entry,
  );
  return { room: { ...room, keys }, code };
}

/** A code from a time to come would be good for longer than it should. */
const isGood = ({ expiresAt }: { readonly expiresAt: number }, now: number): boolean =>
  expiresAt > now && comingBy(now, expiresAt, CARRY_MS) === expiresAt;

/** Spends such a code, once for each credential. The oldest device makes way when there are too many. */
export function carryOver(
  room: RoomRecord,
  { code, credential = newCredential() }: Carried,
  now: number,
): { room: RoomRecord; key: SeatKey } {
  const known = keyWith(room, credential);
  if (known !== undefined) return { room, key: known };
  const entry = room.keys.find(
    ({ carry: waiting }) => waiting !== null && isGood(waiting, now) && opens(code, [waiting.hash]),
  );
  if (entry === undefined) throw new Fault('code-spent');
  const key = { personID: entry.personID, credential };
  const hashes = [...entry.hashes, hashOf(key.credential)].slice(-DEVICES);
  const keys = room.keys.map((other) => (other === entry ? { ...entry, hashes, carry: null } : other));
  return { room: { ...room, keys }, key };
}
