import type { PlayerID } from '@/kit/action';
import type { ServerToClient } from '@/kit/wire';
import type { RoomRecord } from './stores/store';

type Said<E extends keyof ServerToClient> = Parameters<ServerToClient[E]>[0];

/** The seat in front of a page's screen (null: a watcher), and the last position it was sent. */
export interface Front {
  readonly playerID: PlayerID | null;
  stateID: number;
}

/** One page in a room: whose keys it has shown, and how to tell it something. */
export class Guest {
  readonly people: ReadonlySet<string>;
  readonly send: <E extends keyof ServerToClient>(event: E, said: Said<E>) => void;
  front: Front | undefined;

  constructor(people: Iterable<string>, send: Guest['send']) {
    this.people = new Set(people);
    this.send = send;
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
