export const SEATS = ['0', '1', '2', '3'] as const;

/** The kinds of birds, in the order in which they perch on a sill. */
export const KINDS = ['bat', 'crow', 'rooster', 'warbler', 'owl'] as const;
export type Kind = (typeof KINDS)[number];

/** A card with one to three birds of a kind on it, which are never parted (CO8). */
export const BIRDS = ['bat', 'crow1', 'crow2', 'crow3', 'rooster1', 'rooster2', 'warbler', 'owl'] as const;
export type Bird = (typeof BIRDS)[number];

/** Where a bird perches on a sill, which is sorted. */
export const PLACE = Object.fromEntries(BIRDS.map((bird, place) => [bird, place])) as Readonly<
  Record<Bird, number>
>;

/** A card of the birds' deck. */
export type BirdCard = Bird | 'gong';

export const KIND: Readonly<Record<Bird, Kind>> = {
  bat: 'bat',
  crow1: 'crow',
  crow2: 'crow',
  crow3: 'crow',
  rooster1: 'rooster',
  rooster2: 'rooster',
  warbler: 'warbler',
  owl: 'owl',
};

/** Birds on each card. */
export const COUNT: Readonly<Record<Bird, number>> = {
  bat: 1,
  crow1: 1,
  crow2: 2,
  crow3: 3,
  rooster1: 1,
  rooster2: 2,
  warbler: 1,
  owl: 1,
};

/** The key of a bird by itself: what a card shows is told bird by bird. */
const ALONE: Readonly<Record<Kind, string>> = {
  bat: 'birds.bat',
  crow: 'birds.crow1',
  rooster: 'birds.rooster1',
  warbler: 'birds.warbler',
  owl: 'birds.owl',
};

/** The birds on some cards, one by one, by the keys of their names. */
export const birdsOn = (cards: readonly Bird[]): string[] =>
  cards.flatMap((card) => Array<string>(COUNT[card]).fill(ALONE[KIND[card]]));

/** Copies of each card in the birds' deck of 43, the gongs apart (CO-r2). */
export const BIRD_COPIES: Readonly<Record<Bird, number>> = {
  bat: 5,
  crow1: 15,
  crow2: 7,
  crow3: 3,
  rooster1: 5,
  rooster2: 2,
  warbler: 2,
  owl: 2,
};
export const GONGS = 2;

/** Every bird of the box, without the gongs. */
export const FLOCK: readonly Bird[] = BIRDS.flatMap((bird) => Array<Bird>(BIRD_COPIES[bird]).fill(bird));

/** The shamisen cards, in the order in which a hand is sorted. */
export const CARDS = [
  'stones',
  'blowgun',
  'water-gun',
  'scarecrow',
  'cast-net',
  'trap-net',
  'door',
  'mirror',
  'song',
  'scissors',
  'plectrum',
  'room-swap',
  'whistle',
  'nighthawk',
] as const;
export type Card = (typeof CARDS)[number];

/** Copies of each in the deck of 30 (CO-r2; CO1: the card without a name is the plectrum). */
export const COPIES: Readonly<Record<Card, number>> = {
  stones: 2,
  blowgun: 2,
  'water-gun': 3,
  scarecrow: 3,
  'cast-net': 2,
  'trap-net': 3,
  door: 3,
  mirror: 2,
  song: 2,
  scissors: 2,
  plectrum: 2,
  'room-swap': 1,
  whistle: 1,
  nighthawk: 2,
};

export const DECK: readonly Card[] = CARDS.flatMap((card) => Array<Card>(COPIES[card]).fill(card));

/** What is played at another player, who may answer it (CO14). */
const AIMED = ['water-gun', 'scarecrow', 'scissors', 'plectrum', 'room-swap', 'whistle'] as const;
export type Aimed = (typeof AIMED)[number];
export const isAimed = (card: Card): card is Aimed => (AIMED as readonly Card[]).includes(card);

/** What answers it (CO18), and how many of them there are in the box. */
export const isAnswer = (card: Card): boolean => card === 'door' || card === 'mirror';
export const ANSWERS = COPIES.door + COPIES.mirror;

/** From the ox to the dragon (CO-r6). */
export const HOURS = ['ox', 'tiger', 'rabbit', 'dragon'] as const;
export type Hour = (typeof HOURS)[number];

/**
 * Birds of a kind that cry at each hour (CO-r15, CO-r16, CO-r17, CO-r18), an owl at any (CO24); a kind that is not
 * named keeps quiet.
 */
export const CRIES: Readonly<Record<Hour, Readonly<Partial<Record<Kind, number>>>>> = {
  ox: { crow: 8, owl: 1 },
  tiger: { crow: 5, owl: 1 },
  rabbit: { crow: 3, rooster: 2, owl: 1 },
  dragon: { crow: 3, rooster: 1, warbler: 1, owl: 1 },
};

export const HAND_DEALT = 2;
export const BIRDS_DEALT = 3;
export const CARDS_DRAWN = 2;
export const BIRDS_DRAWN = 3;
export const SONG_CARDS = 2;
export const WHISTLED = 2;
export const HAND_LIMIT = 5;
