import { animals } from './box-animals';
import { food } from './box-food';
import { going } from './box-going';
import { nature } from './box-nature';
import { play } from './box-play';
import { things } from './box-things';

export const SEATS = ['0', '1', '2', '3', '4', '5'] as const;

/** Windows over a picture, counted row by row from the upper left: two, four, four, two (MS-r1). */
export const WINDOWS = 12;
/** The lids' numbers, each of them twice (MS1). */
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type LidNumber = (typeof NUMBERS)[number];
export const LIDS: readonly LidNumber[] = [...NUMBERS, ...NUMBERS];
/** Two dice are thrown (MS-r2). */
export const DICE = 2;

/** Crystals everybody begins with, but for the simple rules (MS-r4, MS21). */
export const START = 2;
/** What a guesser pays whoever's turn it is (MS6). */
export const STAKE = 2;
/** Taken for not guessing, at each lid; once for all in the simple rules (MS5, MS21). */
export const WAGE = 1;
export const SIMPLE_WAGE = 2;
/** Rounds that count (MS18). */
export const ROUNDS = 10;
/** Pictures drawn by lot for a match: more than ten rounds and what is laid aside ever need (MS22). */
export const STACK = 60;

/** The name a picture goes by everywhere but on the screen; its words read as English. */
export type Picture = string;

/** What a picture is called in each language. */
export type Called = {
  readonly 'zh-Hant': string;
  readonly en: string;
};

/** Every picture of the box, with what its twelve windows look like, a letter each (looks.ts). */
export const BOX: ReadonlyMap<Picture, string> = new Map(
  [animals, nature, food, play, things, going].flatMap((kind) =>
    kind
      .trim()
      .split('\n')
      .map((line): [Picture, string] => {
        const [picture = '', looks = ''] = line.split(' ');
        return [picture, looks];
      }),
  ),
);
export const PICTURES: readonly Picture[] = [...BOX.keys()];

const WORDS: ReadonlyMap<Picture, string> = new Map(
  PICTURES.map((picture) => [picture, picture.replaceAll('-', ' ')]),
);
/** What bots say. */
export const SAID_BY_BOTS: ReadonlySet<string> = new Set(WORDS.values());

/** What somebody calls a picture who knows no more of it than that it is in the box: bots say this. */
export const wordFor = (picture: Picture): string => WORDS.get(picture) ?? picture;
