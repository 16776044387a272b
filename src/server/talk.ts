import type { ChatLine } from '@/wire/chat';
import { Fault } from './fault';
import type { Guest } from './guest';
import type { LiveMatch } from './live-match';
import type { RoomRecord } from './stores/store';

/** A room as it stands, with its match where one is on or over. */
export interface Standing {
  readonly record: RoomRecord;
  readonly match: LiveMatch | undefined;
}

const isOver = ({ record, match }: Standing): boolean => record.stage === 'over' || match?.isOver === true;

/** Whether anybody at a page has a seat that still plays, or will once the match begins. */
function plays(guest: Guest, standing: Standing): boolean {
  if (isOver(standing)) return false;
  const { record, match } = standing;
  const out = match?.out ?? [];
  return record.seats.some((_, place) => guest.holds(record, String(place)) && !out.includes(String(place)));
}

/** Whether a page may be told a line now. What watchers say is for nobody who still plays. */
export const hears = (guest: Guest, { circle }: Pick<ChatLine, 'circle'>, standing: Standing): boolean =>
  circle === 'room' || !plays(guest, standing);

/** Somebody with a seat; out of the match to those who watch, as long as nobody at the same page plays. */
function person(guest: Guest, personID: string, standing: Standing) {
  const { record, match } = standing;
  const place = record.seats.findIndex((seat) => seat.kind === 'person' && seat.personID === personID);
  const seat = record.seats[place];
  if (seat?.kind !== 'person' || !guest.people.has(personID)) throw new Fault('forbidden');
  const isOn = match?.isOver === false;
  if (isOn && !match.mayTalk(String(place))) throw new Fault('may-not-talk');
  const circle = isOn && !plays(guest, standing) ? 'watchers' : 'room';
  return { personID, name: seat.name, circle } as const;
}

/** A page without a seat, which speaks to its like until the match is over. */
function watcher(guest: Guest, standing: Standing) {
  if (guest.peopleIn(standing.record).length > 0) throw new Fault('forbidden');
  return { personID: guest.voice, name: '', circle: isOver(standing) ? 'room' : 'watchers' } as const;
}

/** Who says a line (null: a watcher), and to whom. Throws Fault `forbidden` or `may-not-talk`. */
export const spoken = (
  guest: Guest,
  personID: string | null,
  standing: Standing,
): Pick<ChatLine, 'personID' | 'name' | 'circle'> =>
  personID === null ? watcher(guest, standing) : person(guest, personID, standing);
