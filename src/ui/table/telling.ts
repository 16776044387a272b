import type { PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { reversed } from '@/kit/last';
import type { Sound } from '../sound';
import { isAtSomebody, names, namesAnybody } from './message-parts';
import type { JournalMoment } from './table-state';

/**
 * How much a thing that happens is told where it happens. `silent`: the journal is enough. `passing` and
 * `notable`: a caption beside the pieces, the second for longer. `moment`: large for the seats it is about,
 * and notable for everybody else.
 */
export type Weight = 'silent' | 'passing' | 'notable' | 'moment';

/** What one kind of journal entry does to the table besides moving its pieces. */
export interface Told {
  readonly weight: Weight;
  /** Null where something is heard by what follows from it. */
  readonly sound: Sound | null;
  /** The fact in which the steps of one way differ: of several in a row only where it ends is told. */
  readonly way?: string;
  /** Whom a moment is about besides the seats it names: everybody, or only those to whom another does it. */
  readonly about?: 'all' | 'target';
  /** A match is remembered by it: whoever looks back or watches it again may go there at once. */
  readonly isLandmark?: boolean;
}

/** By the kind of journal entry. */
export type Telling = Readonly<Record<string, Told>>;

/** Stands in a telling for every kind that has no line of its own: those of words that come late. */
export const OTHERS = '*';

const SILENT: Told = { weight: 'silent', sound: null };
export const toldAs = (telling: Telling, kind: string): Told => telling[kind] ?? telling[OTHERS] ?? SILENT;

/** Every kind of entry that a game's messages have words for: `TellingOf<typeof zhHant.journal>`. */
export type TellingOf<Journal> = {
  readonly [Kind in Exclude<keyof Journal, `${string}-privy`>]: Told;
};

/** What one action came to for the seat in front of the screen. */
export interface Happening {
  readonly stateID: number;
  readonly weight: Exclude<Weight, 'silent'>;
  /** In the order in which things happened; without what is silent. */
  readonly entries: readonly SeatJournalEntry[];
  /** The seat was shown what the others do not know: it lies there until it is put away. */
  readonly isSecret: boolean;
  /** Bots wait until it can have been read: it is more than a step, or somebody does it at somebody. */
  readonly isRead: boolean;
  /** It concerns this seat: nobody hurries it over it. */
  readonly isAboutSeat: boolean;
}

const RANK: Readonly<Record<Weight, number>> = { silent: 0, passing: 1, notable: 2, moment: 3 };

/** It names the seat, showed it a secret, or happened to it alone; what it did to another it knows. */
const isAbout = (entry: SeatJournalEntry, playerID: PlayerID | null): boolean =>
  playerID !== null &&
  (entry.isPrivy || names(entry, playerID) || (entry.playerID === playerID && !namesAnybody(entry)));

/** A moment's seats are those it is about; one that is for all is large for whoever looks on, too. */
function isFor(entry: SeatJournalEntry, about: Told['about'], playerID: PlayerID | null): boolean {
  if (about === 'all') return true;
  if (about === 'target' && entry.playerID === playerID) return false;
  return isAbout(entry, playerID);
}

/** Whether an entry goes on with the way of the one before it. */
function isSameWay(one: SeatJournalEntry, next: SeatJournalEntry | undefined, way: string): boolean {
  const but = ({ kind, playerID, facts }: SeatJournalEntry) =>
    JSON.stringify([kind, playerID, { ...facts, [way]: null }]);
  return next !== undefined && next.kind === one.kind && but(one) === but(next);
}

function weightFor(entry: SeatJournalEntry, telling: Telling, playerID: PlayerID | null): Weight {
  const { weight, about } = toldAs(telling, entry.kind);
  return weight === 'moment' && !isFor(entry, about, playerID) ? 'notable' : weight;
}

/** What somebody does in passing that concerns this seat no more. */
const isByTheWay = (entry: SeatJournalEntry, telling: Telling, playerID: PlayerID | null): boolean =>
  weightFor(entry, telling, playerID) === 'passing' &&
  entry.playerID !== null &&
  entry.playerID !== playerID &&
  !isAtSomebody(entry);

/** Drops what a list ends with, for as long as that holds of it. */
function dropLast<Item>(list: Item[], holds: (item: Item) => boolean): void {
  while (list.length > 0 && holds(list.at(-1) as Item)) list.pop();
}

/** What there is to tell of an action to one seat (null: whoever looks on); undefined when nothing is. */
export function happeningOf(
  { stateID, entries }: JournalMoment,
  telling: Telling,
  playerID: PlayerID | null,
): Happening | undefined {
  let heaviest: Weight = 'silent';
  let isSecret = false;
  const told = entries.filter((entry, index) => {
    const weight = weightFor(entry, telling, playerID);
    const { way } = toldAs(telling, entry.kind);
    if (way !== undefined && isSameWay(entry, entries[index + 1], way)) return false;
    if (RANK[weight] > RANK[heaviest]) heaviest = weight;
    if (weight === 'moment' && entry.isPrivy) isSecret = true;
    return weight !== 'silent';
  });
  if (heaviest === 'silent') return undefined;
  if (heaviest === 'moment') dropLast(told, (entry) => isByTheWay(entry, telling, playerID));
  const isRead = heaviest !== 'passing' || told.some(isAtSomebody);
  const isAboutSeat = heaviest === 'moment' || told.some((entry) => isAbout(entry, playerID));
  return { stateID, weight: heaviest, entries: told, isSecret, isRead, isAboutSeat };
}

/** So many lines a caption has: more would cover what they tell of, and the journal has them all. */
const MOST_LINES = 4;

/** What a happening is told in at the table: of many lines of a caption those about this seat, and the last. */
export function toldOf(
  { weight, entries }: Happening,
  playerID: PlayerID | null,
): readonly SeatJournalEntry[] {
  if (weight === 'moment' || entries.length <= MOST_LINES) return entries;
  const latest = reversed(entries);
  const isOwn = (entry: SeatJournalEntry) => isAbout(entry, playerID);
  const inOrder = [...latest.filter(isOwn), ...latest.filter((entry) => !isOwn(entry))];
  const kept = new Set(inOrder.slice(0, MOST_LINES));
  return entries.filter((entry) => kept.has(entry));
}

/** What of an action is news to somebody who was not looking; the rest went without saying. */
export const newsOf = (moments: readonly JournalMoment[], telling: Telling): JournalMoment[] =>
  moments
    .map(({ stateID, entries }) => ({
      stateID,
      entries: entries.filter(({ kind }) => toldAs(telling, kind).weight !== 'silent'),
    }))
    .filter(({ entries }) => entries.length > 0);
