import { type Placing, placed } from '@/ui/pieces/paths';

/*
 * A cat's head around its own 0 0: about 44 wide, its chin at 17, the tips of its ears at -26. What a picture
 * draws of several cats in one colour is one path.
 */

const HEAD =
  'M-22 3 C-23 -6 -22 -18 -19 -25 C-18 -27 -15.5 -27 -13.5 -25 L-7 -17.5 C-3 -19 3 -19 7 -17.5 L13.5 -25 C15.5 -27 18 -27 19 -25 C22 -18 23 -6 22 3 C21 13 11 17.5 0 17.5 C-11 17.5 -21 13 -22 3 Z';
const EARS = 'M-17 -20.5 C-18.5 -16 -19 -12 -18.6 -8 L-11 -15 Z M17 -20.5 C18.5 -16 19 -12 18.6 -8 L11 -15 Z';
const EAR_TIPS =
  'M-21.8 -8 C-21.4 -15 -20.4 -21 -19 -25 C-18 -27 -15.5 -27 -13.5 -25 L-8 -18.6 Z M21.8 -8 C21.4 -15 20.4 -21 19 -25 C18 -27 15.5 -27 13.5 -25 L8 -18.6 Z';
const MUZZLE = 'M0 -1 C6 0 11 4 10.5 9.5 C10 15 5 17.5 0 17.5 C-5 17.5 -10 15 -10.5 9.5 C-11 4 -6 0 0 -1 Z';
const MASK = 'M0 -9 C4 -8 13 -3 13 6 C13 13.5 7 17.5 0 17.5 C-7 17.5 -13 13.5 -13 6 C-13 -3 -4 -8 0 -9 Z';
const BLAZE =
  'M0 -19 C2 -14 2.4 -8 4 -4 C6 0 11 4 10.5 9.5 C10 15 5 17.5 0 17.5 C-5 17.5 -10 15 -10.5 9.5 C-11 4 -6 0 -4 -4 C-2.4 -8 -2 -14 0 -19 Z';
const LEFT_PATCH =
  'M-22 3 C-23 -6 -22 -18 -19 -25 C-18 -27 -15.5 -27 -13.5 -25 L-7 -17.5 C-5 -18.2 -3.4 -18.5 -1.5 -18.6 C-1 -9 -4 -2 -12 2 C-16 4 -20 5 -22 3 Z';
const RIGHT_PATCH =
  'M22 3 C23 -6 22 -18 19 -25 C18 -27 15.5 -27 13.5 -25 L7 -17.5 C5.6 -18 4.6 -18.3 3.5 -18.4 C4 -12 8 -8 13 -6 C18 -4 20 -1 22 3 Z';
const STRIPES =
  'M-1.8 -18.6 L0 -9.5 L1.8 -18.6 Z M-8 -17 L-5 -10 L-4.4 -18.2 Z M8 -17 L5 -10 L4.4 -18.2 Z M-22 1 L-14.5 3 L-21.8 5.4 Z M-20.8 8.4 L-14.6 7.6 L-18.6 11.8 Z M22 1 L14.5 3 L21.8 5.4 Z M20.8 8.4 L14.6 7.6 L18.6 11.8 Z';

const SLEEPING = 'M-13.5 -1 C-12 3 -7 3 -5 -1 M5 -1 C7 3 12 3 13.5 -1';
const SMILING = 'M-13.5 1 C-12 -4 -7 -4 -5 1 M5 1 C7 -4 12 -4 13.5 1';
const EYES =
  'M-9 -5 C-6.6 -5 -5.2 -3 -5.2 -0.6 C-5.2 2 -6.8 3.6 -9 3.6 C-11.2 3.6 -12.8 2 -12.8 -0.6 C-12.8 -3 -11.4 -5 -9 -5 Z M9 -5 C11.4 -5 12.8 -3 12.8 -0.6 C12.8 2 11.2 3.6 9 3.6 C6.8 3.6 5.2 2 5.2 -0.6 C5.2 -3 6.6 -5 9 -5 Z';
const PUPILS =
  'M-9 -4 C-7.8 -4 -7.4 -2.4 -7.4 -0.6 C-7.4 1.4 -7.8 2.8 -9 2.8 C-10.2 2.8 -10.6 1.4 -10.6 -0.6 C-10.6 -2.4 -10.2 -4 -9 -4 Z M9 -4 C10.2 -4 10.6 -2.4 10.6 -0.6 C10.6 1.4 10.2 2.8 9 2.8 C7.8 2.8 7.4 1.4 7.4 -0.6 C7.4 -2.4 7.8 -4 9 -4 Z';
const LIGHTS =
  'M-7.6 -3.4 C-6.8 -3.4 -6.2 -2.7 -6.2 -1.9 C-6.2 -1.1 -6.8 -0.5 -7.6 -0.5 C-8.4 -0.5 -9 -1.1 -9 -1.9 C-9 -2.7 -8.4 -3.4 -7.6 -3.4 Z M10.4 -3.4 C11.2 -3.4 11.8 -2.7 11.8 -1.9 C11.8 -1.1 11.2 -0.5 10.4 -0.5 C9.6 -0.5 9 -1.1 9 -1.9 C9 -2.7 9.6 -3.4 10.4 -3.4 Z';
const NOSE = 'M-2.6 3.8 C-1 3.2 1 3.2 2.6 3.8 C2.2 6 1 6.8 0 7 C-1 6.8 -2.2 6 -2.6 3.8 Z';
const MOUTH = 'M-4.6 8 C-4 11 -0.6 11 0 7.6 C0.6 11 4 11 4.6 8';
const WHISKERS = 'M-15 6 L-26 4 M-15 8.6 L-25.4 9.8 M15 6 L26 4 M15 8.6 L25.4 9.8';
const CHEEKS =
  'M-14.5 4 C-12 4 -10.4 5.2 -10.4 6.8 C-10.4 8.4 -12 9.4 -14.5 9.4 C-17 9.4 -18.4 8.4 -18.4 6.8 C-18.4 5.2 -17 4 -14.5 4 Z M14.5 4 C17 4 18.4 5.2 18.4 6.8 C18.4 8.4 17 9.4 14.5 9.4 C12 9.4 10.4 8.4 10.4 6.8 C10.4 5.2 12 4 14.5 4 Z';
const PAW = 'M-6 3 C-6.6 -3 -4 -6 0 -6 C4 -6 6.6 -3 6 3 C6 6.4 3.4 7.4 0 7.4 C-3.4 7.4 -6 6.4 -6 3 Z';
const TOES = 'M-2 3.2 L-2 7 M2 3.2 L2 7';

const FURS = ['ginger', 'grey', 'white', 'black', 'cream', 'calico'] as const;
type Fur = (typeof FURS)[number];
type Mood = 'sleeping' | 'smiling' | 'awake';

export interface Cat extends Placing {
  readonly fur: Fur;
  readonly mood: Mood;
}

/** What is drawn over the fur: a colour, and a shape. */
type Marking = readonly [colour: string, shape: string];

const MARKINGS: Readonly<Record<Fur, readonly Marking[]>> = {
  ginger: [
    ['ginger-deep', STRIPES],
    ['snow', MUZZLE],
  ],
  grey: [
    ['grey-deep', STRIPES],
    ['snow', MUZZLE],
  ],
  white: [],
  black: [['snow', BLAZE]],
  cream: [
    ['seal', MASK],
    ['seal', EAR_TIPS],
  ],
  calico: [
    ['ginger', LEFT_PATCH],
    ['coat', RIGHT_PATCH],
  ],
};

const COATS: Readonly<Record<Fur, string>> = {
  ginger: 'ginger',
  grey: 'grey',
  white: 'snow',
  black: 'coat',
  cream: 'cream',
  calico: 'snow',
};

/** Eyes that are seen on a dark face. */
const IRISES: Readonly<Partial<Record<Fur, string>>> = { black: 'amber', cream: 'ice' };

/** Everything cats side by side are drawn of, from below to above: a colour or a class, and the path. */
export interface Layer {
  readonly key: string;
  readonly path: string;
  readonly colour?: string;
  readonly look?: string;
}

const all = (cats: readonly Cat[], shape: string): string => cats.map((cat) => placed(shape, cat)).join('');

const LIDS: Readonly<Record<Mood, string>> = { sleeping: SLEEPING, smiling: SMILING, awake: '' };

/** Cats that do not overlap. */
export function layersOf(cats: readonly Cat[]): Layer[] {
  const layers: Layer[] = [];
  const add = (key: string, path: string, drawn: Omit<Layer, 'key' | 'path'>) => {
    if (path !== '') layers.push({ key, path, ...drawn });
  };
  for (const fur of FURS) {
    const same = cats.filter((cat) => cat.fur === fur);
    add(fur, all(same, HEAD), { colour: COATS[fur], look: 'c10-o' });
    for (const [index, [colour, shape]] of MARKINGS[fur].entries())
      add(`${fur} ${index}`, all(same, shape), { colour });
  }
  const open = cats.filter(({ mood }) => mood === 'awake');
  const lids = (some: readonly Cat[]) => some.map((cat) => placed(LIDS[cat.mood], cat)).join('');
  const masked = cats.filter(({ fur }) => fur === 'cream');
  const plain = cats.filter(({ fur }) => fur !== 'cream');
  const pale = cats.filter(({ fur }) => fur === 'black');
  add('ears', all(plain, EARS), { colour: 'blush' });
  add('cheeks', all(plain, CHEEKS), { look: 'c10-cheek' });
  add('outline', all(cats, HEAD), { look: 'c10-line' });
  add('whiskers', all(cats, WHISKERS), { look: 'c10-whisker' });
  add('eyes', all(open, EYES), { look: 'c10-eye' });
  for (const [fur, colour] of Object.entries(IRISES)) {
    const same = open.filter((cat) => cat.fur === fur);
    add(`irises ${fur}`, all(same, EYES), { colour });
    add(`pupils ${fur}`, all(same, PUPILS), { look: 'c10-eye' });
  }
  add('lights', all(open, LIGHTS), { colour: 'snow' });
  add('dark lines', all(plain, MOUTH) + lids(plain.filter(({ fur }) => fur !== 'black')), {
    look: 'c10-line',
  });
  add('pale lines', all(masked, MOUTH) + lids([...masked, ...pale]), { look: 'c10-pale' });
  add('nose', all(cats, NOSE), { colour: 'nose' });
  return layers;
}

/** Paws laid over the rim of a pot. */
export const pawsAt = (places: readonly Placing[]): { readonly paws: string; readonly toes: string } => ({
  paws: places.map((place) => placed(PAW, place)).join(''),
  toes: places.map((place) => placed(TOES, place)).join(''),
});
