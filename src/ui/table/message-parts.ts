import { listNames, listPieces, type Speaker, wordOf } from '@/i18n/list-names';
import type { Json, PlayerID } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import { type Facts, journalKey, type SeatJournalEntry } from '@/kit/journal';

/** A sentence in parts: plain text, and seats to be shown with their marks, by name or by what stands for it. */
export type WordingPart = string | { readonly seat: PlayerID; readonly word?: string };

/** A translator of one namespace, with as little of next-intl's as wording needs. */
export type Translator = Speaker;

// Seats travel through ICU messages as private-use characters and are taken out again afterwards.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = /\uE000([^\uE001]*)\uE001/;

const marked = (playerID: PlayerID): string => `${OPEN}${playerID}${CLOSE}`;

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry: Json): entry is string => typeof entry === 'string') : [];

/** The word of a piece, and what is said of it: how many there are, which one it is, or whose. */
function termOf(
  {
    term,
    count,
    nth,
    of,
  }: { readonly term: string; readonly count?: Json; readonly nth?: Json; readonly of?: Json },
  game: Translator,
): string {
  if (typeof count === 'number') return game(term, { count });
  const label = `${term}.label`;
  const thing = game.has(label) ? game(label) : wordOf(term, game);
  if (typeof nth === 'number') return game('numbered', { thing, nth });
  return typeof of === 'string' ? game('owned', { owner: marked(of), thing }) : wordOf(term, game);
}

function factValue(fact: Json, game: Translator, locale: Locale): string | number {
  if (typeof fact === 'number' || typeof fact === 'string') return fact;
  if (isRecord(fact)) {
    if (typeof fact.seat === 'string') return marked(fact.seat);
    if (Array.isArray(fact.seats)) return listNames(strings(fact.seats).map(marked), locale);
    if (Array.isArray(fact.sentence)) return sentenceOf(fact, game, locale);
    if (typeof fact.term === 'string') return termOf({ ...fact, term: fact.term }, game);
    if (fact.words !== undefined && isRecord(fact.words)) return String(fact.words[locale]);
    if (Array.isArray(fact.terms)) return listPieces(strings(fact.said ?? fact.terms), game, locale);
  }
  return JSON.stringify(fact);
}

const valuesOf = (facts: Facts, game: Translator, locale: Locale): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factValue(fact, game, locale)]));

function sentenceOf({ sentence, facts = {} }: Facts, game: Translator, locale: Locale): string {
  const id = strings(sentence).find((key) => game.has(key));
  return id === undefined || !isRecord(facts) ? '' : game(id, valuesOf(facts, game, locale));
}

/** A name that has its article, as it stands within a sentence, may begin one. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function split(text: string): WordingPart[] {
  return capitalised(text)
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) => {
      const seat = MARKED.exec(part)?.[1];
      return seat === undefined ? part : { seat };
    });
}

/** A sentence as a fact of another one. */
export const asFact = (parts: readonly WordingPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : marked(part.seat))).join('');

/** A message with facts put in. Seats become parts of their own; the doer is `actor`. */
export function wordFacts(
  translate: Translator,
  id: string,
  facts: Facts,
  actor: PlayerID | null,
  game: Translator,
  locale: Locale,
): WordingPart[] {
  const values = valuesOf(facts, game, locale);
  if (actor !== null) values.actor = marked(actor);
  return split(translate(id, values));
}

/** A line of the journal, or nothing when the game has no words for that kind. */
export function wordEntry(entry: SeatJournalEntry, game: Translator, locale: Locale): WordingPart[] {
  const own = journalKey(entry);
  const id = game.has(own) ? own : `journal.${entry.kind}`;
  return game.has(id) ? wordFacts(game, id, entry.facts, entry.playerID, game, locale) : [];
}

export const plainWording = (parts: readonly WordingPart[], nameOf: (playerID: PlayerID) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : (part.word ?? nameOf(part.seat)))).join('');

const seatsIn = (fact: Json): readonly string[] => {
  if (!isRecord(fact)) return [];
  return typeof fact.seat === 'string' ? [fact.seat] : strings(fact.seats);
};

/** Whether a fact of the entry is this seat. */
export const names = ({ facts }: SeatJournalEntry, playerID: PlayerID): boolean =>
  Object.values(facts).some((fact) => seatsIn(fact).includes(playerID));

/** Whether a fact of the entry is a seat, whoever did it. */
export const namesAnybody = ({ facts }: SeatJournalEntry): boolean =>
  Object.values(facts).some((fact) => seatsIn(fact).length > 0);

/** Whether somebody did it at somebody else. */
export const isAtSomebody = ({ facts, playerID }: SeatJournalEntry): boolean =>
  playerID !== null && Object.values(facts).some((fact) => seatsIn(fact).some((seat) => seat !== playerID));

/** Whether somebody else's entry names this seat. */
export const concerns = (entry: SeatJournalEntry, playerID: PlayerID | null): boolean =>
  playerID !== null && entry.playerID !== null && entry.playerID !== playerID && names(entry, playerID);
