import type { SeatKey } from '@/wire/ids';
import type { ClaimSeat } from '@/wire/requests';
import { pastBy } from './clock';
import { Fault } from './fault';
import { checkedName, keyWith, newcomer, peopleOf } from './room-changes';
import { opens } from './secrets';
import type { ClaimRecord, RoomRecord } from './stores/store';

/** Newcomers who may be waiting for an answer in one room, and for how long one is kept. */
const CLAIMS = 4;
const KEPT_MS = 10 * 60_000;
/** After a no the same address is not asked about again for so long. */
const DECLINED_MS = 60_000;

/** One from a time to come was asked for when somebody had another idea of time: nobody waits for that any more. */
const isKept = ({ askedAt }: ClaimRecord, now: number): boolean =>
  askedAt + KEPT_MS > now && pastBy(now, askedAt) === askedAt;

/** Claims that have not been forgotten. */
export const claimsOf = ({ claims, stage }: RoomRecord, now: number): ClaimRecord[] =>
  stage === 'playing' ? claims.filter((claim) => isKept(claim, now)) : [];

interface Claimed {
  readonly room: RoomRecord;
  readonly key: SeatKey;
}

/**
 * Somebody new would sit down where a bot plays that is nobody's stand-in. `hasHeard`: they may have read what
 * those say who watch. Throws Fault.
 */
export function claim(
  room: RoomRecord,
  { name, seat: place, credential, keys = [] }: ClaimSeat,
  { from, now, hasHeard }: { readonly from: string; readonly now: number; readonly hasHeard: boolean },
): Claimed {
  const claims = claimsOf(room, now);
  if (room.banned.includes(from)) throw new Fault('banned');
  if (room.stage !== 'playing') throw new Fault(room.stage === 'waiting' ? 'not-started' : 'already-started');
  if (keys.some((key) => keyWith(room, key.credential) !== undefined)) throw new Fault('forbidden');
  if (keyWith(room, credential) !== undefined) throw new Fault('forbidden');
  if (hasHeard) throw new Fault('has-heard');
  if (room.seats[place]?.kind !== 'bot' || claims.some((other) => other.place === place && !other.isDeclined))
    throw new Fault('seat-taken');
  const others = claims.filter((other) => other.from !== from);
  const own = claims.find((other) => other.from === from);
  const retryInMs = own === undefined ? 0 : own.askedAt + DECLINED_MS - now;
  if (own !== undefined && (!own.isDeclined || retryInMs > 0))
    throw new Fault('too-many', { retryInMs: Math.max(1000, retryInMs) });
  if (others.length >= CLAIMS) throw new Fault('too-many', { retryInMs: KEPT_MS });
  const { seat, entry, key } = newcomer(
    checkedName(name, [...playersOf(room, place), ...others]),
    from,
    credential,
  );
  const asked: ClaimRecord = {
    personID: key.personID,
    name: seat.name,
    place,
    hashes: entry.hashes,
    from,
    askedAt: now,
    consents: [],
    isDeclined: false,
    grantedAt: null,
  };
  return { room: { ...room, claims: [...others, asked] }, key };
}

/** Everybody whose name is at the table: people, and whoever a bot stands in for but at that place. */
const playersOf = ({ seats }: RoomRecord, place: number) =>
  seats.flatMap((seat, at) =>
    seat.kind === 'person' || (seat.kind === 'bot' && seat.name !== '' && at !== place) ? [seat] : [],
  );

/** Takes a claim back; whoever made it says so by its key. */
export const withdraw = (room: RoomRecord, { personID, credential }: SeatKey): RoomRecord => {
  const claims = room.claims.filter((own) => own.personID !== personID || !opens(credential, own.hashes));
  return claims.length === room.claims.length ? room : { ...room, claims };
};

/**
 * Whose consent a claim needs: everybody present who plays. Where all of those come from where the newcomer
 * does, those who are away are asked as well: nobody lets themselves in.
 */
export function electorsOf(
  room: RoomRecord,
  { from }: ClaimRecord,
  present: ReadonlySet<string>,
): readonly string[] {
  const people = peopleOf(room).map(({ personID }) => personID);
  const here = peopleOf(room).flatMap(({ personID, isPlayedByBot }) =>
    present.has(personID) && !isPlayedByBot ? [personID] : [],
  );
  const markOf = (wanted: string) => room.keys.find(({ personID }) => personID === wanted)?.from ?? null;
  return here.length > 0 && here.every((personID) => markOf(personID) === from) ? people : here;
}

const withClaim = (room: RoomRecord, changed: ClaimRecord): RoomRecord => ({
  ...room,
  claims: room.claims.map((other) => (other.personID === changed.personID ? changed : other)),
});

/** A claim to which all have said yes is granted, at the position the match is in. The same record when none is. */
export function granted(
  room: RoomRecord,
  present: ReadonlySet<string>,
  now: number,
  stateID: number,
): RoomRecord {
  return claimsOf(room, now)
    .filter(({ isDeclined, grantedAt }) => !isDeclined && grantedAt === null)
    .reduce((before, open) => {
      const electors = electorsOf(room, open, present);
      const isGranted = electors.length > 0 && electors.every((personID) => open.consents.includes(personID));
      return isGranted ? withClaim(before, { ...open, grantedAt: stateID }) : before;
    }, room);
}

/** Somebody who plays says yes or no to a newcomer. Throws Fault `forbidden` for whoever is not asked. */
export function answered(
  room: RoomRecord,
  { claimID, personID, isWelcome }: { claimID: string; personID: string; isWelcome: boolean },
  present: ReadonlySet<string>,
  now: number,
): RoomRecord {
  const open = claimsOf(room, now).find((other) => other.personID === claimID);
  if (open === undefined || open.isDeclined || open.grantedAt !== null) throw new Fault('stale');
  if (!electorsOf(room, open, present).includes(personID)) throw new Fault('forbidden');
  if (!isWelcome) return withClaim(room, { ...open, isDeclined: true, askedAt: now });
  return withClaim(room, { ...open, consents: [...new Set([...open.consents, personID])] });
}

/** The room once a newcomer has sat down: the seat and its key are theirs, and nobody's who had it before. */
export function seatedNewcomer(
  room: RoomRecord,
  { personID, name, place, hashes, from }: ClaimRecord,
): RoomRecord {
  const claims = room.claims.filter((other) => other.personID !== personID);
  if (room.seats[place]?.kind !== 'bot') return { ...room, claims };
  const seats = room.seats.map((seat, index) =>
    index === place ? { kind: 'person' as const, personID, name, awayAt: null, isPlayedByBot: false } : seat,
  );
  return { ...room, seats, claims, keys: [...room.keys, { personID, hashes, from, carry: null }] };
}
