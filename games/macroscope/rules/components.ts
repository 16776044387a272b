import { animals } from './box-animals';
import { food } from './box-food';
import { going } from './box-going';
import { nature } from './box-nature';
import { play } from './box-play';
import { things } from './box-things';

export * from './sizes';

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
