/** The cards in the order in which hands are sorted. */
export const KINDS = [
  'tempura',
  'sashimi',
  'dumpling',
  'maki-1',
  'maki-2',
  'maki-3',
  'egg',
  'salmon',
  'squid',
  'wasabi',
  'pudding',
  'chopsticks',
] as const;
export type Kind = (typeof KINDS)[number];

/** Copies of each card in the deck of 108 (SG-r1). */
export const COPIES: Readonly<Record<Kind, number>> = {
  tempura: 14,
  sashimi: 14,
  dumpling: 14,
  'maki-1': 6,
  'maki-2': 12,
  'maki-3': 8,
  egg: 5,
  salmon: 10,
  squid: 5,
  wasabi: 6,
  pudding: 10,
  chopsticks: 4,
};

export const DECK: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(COPIES[kind]).fill(kind));

/** Where a card stands in a sorted hand. */
export const RANK = Object.fromEntries(KINDS.map((kind, rank) => [kind, rank])) as Readonly<
  Record<Kind, number>
>;

/** Little rolls printed on a card. */
export const ROLLS: Readonly<Record<Kind, number>> = {
  ...(Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>),
  'maki-1': 1,
  'maki-2': 2,
  'maki-3': 3,
};

/** Points of a nigiri without wasabi (SG-r24, SG-r25, SG-r26); 0 for everything that is none. */
export const NIGIRI: Readonly<Record<Kind, number>> = {
  ...(Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>),
  egg: 1,
  salmon: 2,
  squid: 3,
};

/** What wasabi makes of the nigiri on it (SG-r24, SG-r25, SG-r26). */
export const WASABI_TIMES = 3;

/** What a round scores for: wasabi and chopsticks alone do not (SG-r27, SG-r28), puddings wait for the end (SG-r31). */
export const CATEGORIES = ['maki', 'tempura', 'sashimi', 'dumpling', 'nigiri'] as const;

export const ROUNDS = 3;

/** Cards dealt to each of two, three, four or five players (SG-r4). */
export const handSizeFor = (numPlayers: number): number => 12 - numPlayers;
