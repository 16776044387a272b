import type { PlayerID } from '@/kit/action';
import { Fault } from './fault';
import type { RoomRecord } from './stores/store';

type Vote = RoomRecord['votes'][number];

/** Somebody would have a bot play a seat that the table has waited for. */
export interface Ballot {
  readonly playerID: PlayerID;
  /** What tells its decision from others: a vote is about one. */
  readonly decision: string;
  /** Who votes. */
  readonly personID: string;
}

/** Whether more than half of those who may vote have said so. */
export const isCarried = ({ by }: Vote, electors: ReadonlySet<string>): boolean =>
  by.filter((personID) => electors.has(personID)).length * 2 > electors.size;

/** A seat is the bot's once more than half of those who may vote have said so. */
export function counted(room: RoomRecord, vote: Vote, electors: ReadonlySet<string>): RoomRecord {
  const others = room.votes.filter(({ playerID }) => playerID !== vote.playerID);
  if (!isCarried(vote, electors)) return { ...room, votes: [...others, vote] };
  const seats = room.seats.map((seat, place) =>
    seat.kind === 'person' && String(place) === vote.playerID
      ? { ...seat, isPlayedByBot: true, awayAt: null }
      : seat,
  );
  return { ...room, seats, votes: others };
}

/**
 * The room after a vote, one a person and decision. `electors`: people present other than the seat's own who
 * play themselves. Throws Fault `forbidden` for whoever is none of them and for a seat that is nobody's, `stale`
 * where a bot plays already.
 */
export function voted(room: RoomRecord, ballot: Ballot, electors: ReadonlySet<string>): RoomRecord {
  const { playerID, decision, personID } = ballot;
  const seat = room.seats[Number(playerID)];
  if (seat?.kind !== 'person') throw new Fault('forbidden');
  if (seat.isPlayedByBot) throw new Fault('stale');
  if (!electors.has(personID)) throw new Fault('forbidden');
  const before = room.votes.find((vote) => vote.playerID === playerID && vote.decision === decision);
  const by = [...new Set([...(before?.by ?? []), personID])];
  return counted(room, { playerID, decision, by }, electors);
}

/** The room once a seat's decision is behind it: what was voted about it is over. */
export const withoutVotes = (room: RoomRecord, decided: PlayerID): RoomRecord =>
  room.votes.some(({ playerID }) => playerID === decided)
    ? { ...room, votes: room.votes.filter(({ playerID }) => playerID !== decided) }
    : room;
