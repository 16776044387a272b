import type { Json, PlayerID } from './action';

export type Facts = { readonly [key: string]: Json };

/**
 * One thing that happened. An entry exists for everybody; only `secret` differs by seat, so that a
 * missing line can betray nothing.
 */
export interface JournalEntry {
  /** Keys the message (`journal.<kind>`), the animation and the sound. */
  readonly kind: string;
  /** The seat that did it, or null when the table did (a deal, a showdown). */
  readonly playerID: PlayerID | null;
  readonly facts: Facts;
  readonly secret?: { readonly [playerID: PlayerID]: Facts };
}

/**
 * The same entry as one seat receives it: its own secret facts are folded in. Then it is privy, and
 * the message is `journal.<kind>-privy` instead of `journal.<kind>`.
 */
export interface SeatJournalEntry {
  readonly kind: string;
  readonly playerID: PlayerID | null;
  readonly facts: Facts;
  readonly isPrivy: boolean;
}

/**
 * What every game's `G` carries. `journal` holds the entries of the last accepted action only;
 * null means that nobody listens (the direct runner while it searches).
 */
export interface JournalG {
  journal: JournalEntry[] | null;
}

/** Adds an entry to the last action's journal; does nothing when nobody listens. */
export function tell(
  G: JournalG,
  kind: string,
  playerID: PlayerID | null,
  facts: Facts = {},
  secret?: { readonly [playerID: PlayerID]: Facts },
): void {
  if (G.journal === null) return;
  G.journal.push(secret === undefined ? { kind, playerID, facts } : { kind, playerID, facts, secret });
}

/** The journal as the seat `playerID` (null: a spectator) may read it. */
export function journalFor(journal: readonly JournalEntry[], playerID: PlayerID | null): SeatJournalEntry[] {
  return journal.map(({ kind, playerID: actor, facts, secret }) => {
    const own = playerID === null ? undefined : secret?.[playerID];
    return { kind, playerID: actor, facts: { ...facts, ...own }, isPrivy: own !== undefined };
  });
}

/** The key of an entry's message among the game's messages. */
export const journalKey = ({ kind, isPrivy }: SeatJournalEntry): string =>
  `journal.${kind}${isPrivy ? '-privy' : ''}`;

/** A fact that names a seat; shown as that seat's player. */
export const seatFact = (playerID: PlayerID) => ({ seat: playerID });
/** A fact that names several seats. */
export const seatsFact = (playerIDs: readonly PlayerID[]) => ({ seats: playerIDs });
/** A fact that is a word of the rulebook: the key of one of the game's messages, as `cards.guard`. */
export const termFact = (key: string) => ({ term: key });
/**
 * The same of something that is a seat's own, where each has one: the message `owned` of the game has the `owner`, and
 * the `thing` by the word's `label` where it has one, without an article.
 */
export const ownFact = (key: string, owner: PlayerID) => ({ term: key, of: owner });
/**
 * One of several of a kind: the message `numbered` of the game has the `thing` by its label, and which one it is as `nth`,
 * from 1.
 */
export const nthFact = (key: string, nth: number) => ({ term: key, nth });
/** A fact that is so many of a thing: the key of a message that has the count in it, as `counted.owl`. */
export const countFact = (key: string, count: number) => ({ term: key, count });
/**
 * A fact that is a list of such words, told by kind and number (`listPieces`). Where a piece is told as several
 * things, as a card with two crows is, `said` has those.
 */
export const termsFact = (keys: readonly string[], said?: readonly string[]) => ({
  terms: keys,
  ...(said !== undefined && { said }),
});

/** The seat a fact names, by `seatFact`. */
export const seatIn = (fact: Json | undefined): PlayerID | undefined => {
  const seat = typeof fact === 'object' && fact !== null && 'seat' in fact ? fact.seat : undefined;
  return typeof seat === 'string' ? seat : undefined;
};
/** The word a fact is, by `termFact`, without what stands before its last dot: `guard` of `cards.guard`. */
export const wordIn = (fact: Json | undefined): string | undefined => {
  const term = typeof fact === 'object' && fact !== null && 'term' in fact ? fact.term : undefined;
  return typeof term === 'string' ? term.slice(term.lastIndexOf('.') + 1) : undefined;
};

/** A fact that is a whole sentence: the first of these messages that the game has, told facts of its own. */
export const sentenceFact = (keys: readonly string[], facts: Facts) => ({
  sentence: [...keys],
  facts: { ...facts },
});

/** A word that is no message, as a name out of a long list, in each language there is. */
export const wordsFact = (words: { readonly [locale: string]: string }): Json => ({ words: { ...words } });
