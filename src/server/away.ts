import { comingBy } from './clock';
import { peopleOf } from './room-changes';
import type { RoomRecord } from './stores/store';

/**
 * The room's seats given who is here now: countdowns begin and end, seats whose time is up go to a
 * bot. When nobody is here nothing counts down: the match rests. The same record when nothing changes.
 */
export function withAway(room: RoomRecord, present: ReadonlySet<string>, now: number): RoomRecord {
  const { awaySeconds } = room.settings;
  const isAnybodyHere = peopleOf(room).some(({ personID }) => present.has(personID));
  const counts = room.stage === 'playing' && isAnybodyHere && awaySeconds !== null;
  let isChanged = false;
  const seats = room.seats.map((seat) => {
    if (seat.kind !== 'person') return seat;
    const isAway = counts && !seat.isPlayedByBot && !present.has(seat.personID);
    const most = awaySeconds === null ? 0 : awaySeconds * 1000;
    const deadline = isAway ? comingBy(now, seat.awayAt ?? now + most, most) : null;
    const isTimeUp = deadline !== null && deadline <= now;
    const awayAt = isTimeUp ? null : deadline;
    if (awayAt === seat.awayAt && !isTimeUp) return seat;
    isChanged = true;
    return { ...seat, awayAt, isPlayedByBot: seat.isPlayedByBot || isTimeUp };
  });
  return isChanged ? { ...room, seats } : room;
}

/** When the next countdown of the room ends; undefined when none runs. */
export function nextDeadline(room: RoomRecord): number | undefined {
  const deadlines = peopleOf(room).flatMap(({ awayAt }) => (awayAt === null ? [] : [awayAt]));
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}
