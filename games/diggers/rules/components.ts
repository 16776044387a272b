/** The four colours, in the order in which everything of them is listed (DG1). */
export const COLOURS = ['passion', 'cool', 'cute', 'pop'] as const;
export type Colour = (typeof COLOURS)[number];

/** The costume words of the extended rule (DG9); without it they are only what an idol wears. */
export const WORDS = ['school', 'rock', 'kimono', 'star'] as const;
export type Word = (typeof WORDS)[number];

export const VALUES = [1, 2, 3, 4, 5] as const;
export type Value = (typeof VALUES)[number];

/**
 * Every card there is once, by what it shows, in the order of the box. The words go round, and begin one
 * further with each colour, so that each of them is on eleven idols (DG-r16).
 */
export const CARDS = [
  'passion-1-school',
  'passion-1-rock',
  'passion-1-kimono',
  'passion-2-star',
  'passion-2-school',
  'passion-2-rock',
  'passion-3-kimono',
  'passion-3-star',
  'passion-4-school',
  'passion-4-rock',
  'passion-5-kimono',
  'passion-manager',
  'passion-scout',
  'cool-1-rock',
  'cool-1-kimono',
  'cool-1-star',
  'cool-2-school',
  'cool-2-rock',
  'cool-2-kimono',
  'cool-3-star',
  'cool-3-school',
  'cool-4-rock',
  'cool-4-kimono',
  'cool-5-star',
  'cool-manager',
  'cool-scout',
  'cute-1-kimono',
  'cute-1-star',
  'cute-1-school',
  'cute-2-rock',
  'cute-2-kimono',
  'cute-2-star',
  'cute-3-school',
  'cute-3-rock',
  'cute-4-kimono',
  'cute-4-star',
  'cute-5-school',
  'cute-manager',
  'cute-scout',
  'pop-1-star',
  'pop-1-school',
  'pop-1-rock',
  'pop-2-kimono',
  'pop-2-star',
  'pop-2-school',
  'pop-3-rock',
  'pop-3-kimono',
  'pop-4-star',
  'pop-4-school',
  'pop-5-rock',
  'pop-manager',
  'pop-scout',
] as const;
export type Card = (typeof CARDS)[number];

/** What is printed on a card. */
export interface Print {
  readonly colour: Colour;
  readonly role: 'idol' | 'manager' | 'scout';
  /** Audience. */
  readonly value: number;
  readonly word: Word | null;
  /** Colour and audience in one number, for lists of counts: a row of a scout, the idols and a manager each. */
  readonly kind: number;
  /** Of the costume in `WORDS`; one past the last where there is none. */
  readonly costume: number;
}

export const MANAGER_VALUE = 6;
/** The kinds of a colour, from the scout's, whose audience is 0, to the manager's. */
export const KINDS = MANAGER_VALUE + 1;

const isWord = (word: string | undefined): word is Word => WORDS.some((one) => one === word);

function printOf(card: Card): Print {
  const [name, kind = '', costume] = card.split('-');
  const colour = COLOURS.find((one) => one === name) ?? 'passion';
  const word = isWord(costume) ? costume : null;
  const role = kind === 'scout' || kind === 'manager' ? kind : 'idol';
  const value = { scout: 0, manager: MANAGER_VALUE, idol: Number(kind) }[role];
  return {
    colour,
    role,
    value,
    word,
    kind: COLOURS.indexOf(colour) * KINDS + value,
    costume: word === null ? WORDS.length : WORDS.indexOf(word),
  };
}

/** What each card shows, made once: the bots ask all the time. */
export const PRINTS = Object.fromEntries(CARDS.map((card) => [card, printOf(card)])) as Readonly<
  Record<Card, Print>
>;

/** The sixty cards (DG1): no two idols are alike, of each manager and each scout there are two. */
export const DECK: readonly Card[] = CARDS.flatMap((card) =>
  PRINTS[card].role === 'idol' ? [card] : [card, card],
);

/** Cards, markers and face-down cards of a stack are one less with six players (DG2, DG3). */
const CROWD = 6;
export const stackSize = (numPlayers: number): number => (numPlayers < CROWD ? 12 : 10);
export const markersEach = (numPlayers: number): number => stackSize(numPlayers) / 2;
export const faceDownEach = (numPlayers: number): number => Math.floor(stackSize(numPlayers) / 3);

/** Markers that may be paid in one turn (DG5). */
export const MOST_PAID = 3;

/** The table and a card on it, in units (DG8). */
export const TABLE = { width: 32, height: 18 } as const;
export const CARD = { width: 4, height: 6 } as const;
/** The last column and row in which a card's top left corner may lie. */
export const LAST_X = TABLE.width - CARD.width;
export const LAST_Y = TABLE.height - CARD.height;

/** Audience for the idols of one colour by their number (DG7, DG-r14). */
const UNIT_BONUS = [0, 0, 2, 5, 9, 14, 20] as const;
export const BEST_UNIT = UNIT_BONUS.length - 1;
export const unitBonus = (idols: number): number => UNIT_BONUS[Math.min(idols, BEST_UNIT)] ?? 0;

/** Audience for four idols in four costumes (DG9). */
export const SET_BONUS = 5;
