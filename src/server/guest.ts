import type { PlayerID } from '@/kit/action';
import type { SeatKey } from '@/wire/ids';
import type { ServerToClient } from '@/wire/socket';
import { hashOf } from './secrets';
import type { RoomRecord } from './stores/store';

type Said<E extends keyof ServerToClient> = Parameters<ServerToClient[E]>[0];

/** The seat in front of a page's screen (null: a watcher), and the last position it was sent. */
export interface Front {
  readonly playerID: PlayerID | null;
  stateID: number;
}

/** What a room has of a page's connection. */
export interface GuestLine {
  readonly send: <E extends keyof ServerToClient>(event: E, said: Said<E>) => void;
  /** Throws Fault `too-many` where its address has asked for more positions than people do. */
  readonly spendPosition: () => void;
  /** Ends it; the page comes again and finds out what it may do. */
  readonly cut: () => void;
}

/** One page in a room: whose keys it has shown, and how to tell it something. */
export class Guest implements GuestLine {
  /** People of the room whose keys this page has shown. */
  #people: ReadonlySet<string> = new Set();
  readonly #keys: readonly { readonly personID: string; readonly hash: string }[];
  readonly send: GuestLine['send'];
  readonly spendPosition: GuestLine['spendPosition'];
  readonly cut: GuestLine['cut'];
  front: Front | undefined;

  /** What it is called in the talk where it has no seat. */
  readonly voice: string;

  constructor(keys: readonly SeatKey[], voice: string, { send, spendPosition, cut }: GuestLine) {
    this.#keys = keys.map(({ personID, credential }) => ({ personID, hash: hashOf(credential) }));
    this.voice = voice;
    this.send = send;
    this.spendPosition = spendPosition;
    this.cut = cut;
  }

  get people(): ReadonlySet<string> {
    return this.#people;
  }

  /** Looks which of its keys open the room now; whether one that did does no longer. */
  revise({ keys }: RoomRecord): boolean {
    const before = this.#people;
    const known = new Map(keys.map(({ personID, hashes }) => [personID, hashes]));
    const open = this.#keys.filter(({ personID, hash }) => known.get(personID)?.includes(hash) === true);
    this.#people = new Set(open.map(({ personID }) => personID));
    return [...before].some((personID) => !this.#people.has(personID) && known.has(personID));
  }

  /** Whether one of this page's people sits on the seat. */
  holds(room: RoomRecord, playerID: PlayerID): boolean {
    const seat = room.seats[Number(playerID)];
    return seat?.kind === 'person' && this.people.has(seat.personID);
  }

  /** This page's people who still have a seat in the room. */
  peopleIn(room: RoomRecord): string[] {
    return room.seats.flatMap((seat) =>
      seat.kind === 'person' && this.people.has(seat.personID) ? [seat.personID] : [],
    );
  }
}
