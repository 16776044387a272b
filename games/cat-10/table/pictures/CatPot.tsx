import { ellipse, type Placing } from '@/ui/pieces/paths';
import type { Card } from '../../rules/components';
import { type Cat, layersOf, pawsAt } from './cat-shapes';

/** A pot of cats: who sits behind, who in front, and whose paws lie on the rim. */
interface Pot {
  /** Its glaze, by name. */
  readonly glaze: string;
  readonly rows: readonly (readonly Cat[])[];
  readonly paws: readonly (Placing & { readonly colour: string })[];
}

const paw = (x: number, colour: string, scale = 1) => ({ x, y: 69, scale, colour });

const POTS: Readonly<Record<Exclude<Card, 1>, Pot>> = {
  2: {
    glaze: 'celadon',
    rows: [
      [
        { fur: 'grey', mood: 'smiling', x: 31, y: 47, scale: 0.98, turn: 8 },
        { fur: 'white', mood: 'sleeping', x: 70, y: 49, scale: 0.98, turn: -10 },
      ],
    ],
    paws: [paw(20, 'grey'), paw(40, 'grey'), paw(62, 'snow'), paw(80, 'snow')],
  },
  3: {
    glaze: 'indigo',
    rows: [
      [{ fur: 'black', mood: 'awake', x: 50, y: 27, scale: 0.84 }],
      [
        { fur: 'calico', mood: 'smiling', x: 27, y: 55, scale: 0.86, turn: -4 },
        { fur: 'calico', mood: 'awake', x: 73, y: 55, scale: 0.86, turn: 5 },
      ],
    ],
    paws: [paw(17, 'snow', 0.9), paw(36, 'snow', 0.9), paw(64, 'snow', 0.9), paw(83, 'snow', 0.9)],
  },
  4: {
    glaze: 'plum',
    rows: [
      [
        { fur: 'cream', mood: 'awake', x: 33, y: 28, scale: 0.74, turn: -6 },
        { fur: 'cream', mood: 'sleeping', x: 68, y: 28, scale: 0.74, turn: 7 },
      ],
      [
        { fur: 'ginger', mood: 'smiling', x: 28, y: 58, scale: 0.78, turn: 3 },
        { fur: 'cream', mood: 'awake', x: 72, y: 58, scale: 0.78, turn: -3 },
      ],
    ],
    paws: [paw(20, 'ginger', 0.85), paw(36, 'ginger', 0.85), paw(64, 'seal', 0.85), paw(80, 'seal', 0.85)],
  },
  5: {
    glaze: 'leek',
    rows: [
      [
        { fur: 'black', mood: 'awake', x: 34, y: 31, scale: 0.7, turn: -5 },
        { fur: 'white', mood: 'smiling', x: 67, y: 31, scale: 0.7, turn: 5 },
      ],
      [
        { fur: 'black', mood: 'smiling', x: 20, y: 55, scale: 0.66, turn: -6 },
        { fur: 'grey', mood: 'awake', x: 50, y: 56, scale: 0.66 },
        { fur: 'black', mood: 'sleeping', x: 80, y: 55, scale: 0.66, turn: 6 },
      ],
    ],
    paws: [paw(14, 'coat', 0.75), paw(45, 'grey', 0.75), paw(56, 'grey', 0.75), paw(86, 'coat', 0.75)],
  },
  6: {
    glaze: 'soot',
    rows: [
      [
        { fur: 'ginger', mood: 'awake', x: 22, y: 32, scale: 0.64, turn: -8 },
        { fur: 'white', mood: 'smiling', x: 50, y: 26, scale: 0.64 },
        { fur: 'grey', mood: 'awake', x: 78, y: 32, scale: 0.64, turn: 8 },
      ],
      [
        { fur: 'calico', mood: 'smiling', x: 20, y: 57, scale: 0.66, turn: -4 },
        { fur: 'black', mood: 'awake', x: 50, y: 54, scale: 0.66 },
        { fur: 'cream', mood: 'smiling', x: 80, y: 57, scale: 0.66, turn: 4 },
      ],
    ],
    paws: [paw(14, 'snow', 0.75), paw(45, 'coat', 0.75), paw(56, 'coat', 0.75), paw(86, 'seal', 0.75)],
  },
};

/** The one cat that has a pot to itself. */
const SLEEPER: readonly Cat[] = [{ fur: 'ginger', mood: 'sleeping', x: 35, y: 50, scale: 1.18, turn: -10 }];

const colour = (name: string): string => `var(--c10-${name})`;

function Cats({ cats }: { readonly cats: readonly Cat[] }) {
  return layersOf(cats).map(({ key, path, colour: fill, look }) => (
    <path key={key} d={path} className={look} {...(fill !== undefined && { fill: colour(fill) })} />
  ));
}

const INSIDE = ellipse(50, 66, 42, 10);
const BODY = 'M3 66C3 71 24 76.5 50 76.5S97 71 97 66L96 72C95 92 76 104 50 104S5 92 4 72Z';
const HANDLES = 'M5 74C-4 73 -5 83 2 86L9 87ZM95 74C104 73 105 83 98 86L91 87Z';
const LIP =
  'M3 66C3 72.5 24 77.5 50 77.5S97 72.5 97 66C97 64 94.6 62 92 61C93 63 93 64.6 92 66C88 71 70 74.4 50 74.4S12 71 8 66C7 64.6 7 63 8 61C5.4 62 3 64 3 66Z';
const SHINE = 'M12 81C14 90 21 96 31 99';
const BAND = 'M5.6 84C12 92 30 96 50 96S88 92 94.4 84';

/** The pot behind the cats, and the pot in front of them. */
const Behind = ({ glaze }: { readonly glaze: string }) => (
  <>
    <path d={HANDLES} fill={colour(glaze)} className="c10-o" />
    <path d={INSIDE} fill={colour('broth')} className="c10-o" />
  </>
);
const Front = ({ glaze }: { readonly glaze: string }) => (
  <>
    <path d={BODY} fill={colour(glaze)} className="c10-o" />
    <path d={BAND} className="c10-band" />
    <path d={LIP} fill={colour(`${glaze}-light`)} className="c10-o" />
    <path d={SHINE} className="c10-shine" />
  </>
);

const CURLED = 'M10 67C12 48 28 31 54 30C80 29 93 48 91 64C88 71 70 74.4 50 74.4S14 71 10 67Z';
const TAIL = 'M91 58C92 68 80 73 66 71C60 70 58 65 63 63C70 61 78 64 82 58';
const BACK_STRIPES = 'M60 31L63 43L66 31.6ZM72 34L72 45L77.5 37ZM82 41L79 50L86 46.5Z';

/** One cat, curled up. */
function Sleeper() {
  return (
    <>
      <Behind glaze="clay" />
      <path d={CURLED} fill={colour('ginger')} className="c10-o" />
      <path d={BACK_STRIPES} fill={colour('ginger-deep')} />
      <path d={TAIL} fill={colour('ginger-deep')} className="c10-o" />
      <Cats cats={SLEEPER} />
      <Front glaze="clay" />
    </>
  );
}

function Several({ pot: { glaze, rows, paws } }: { readonly pot: Pot }) {
  const colours = [...new Set(paws.map((each) => each.colour))];
  return (
    <>
      <Behind glaze={glaze} />
      {rows.map((cats) => (
        <Cats key={cats[0]?.y} cats={cats} />
      ))}
      <Front glaze={glaze} />
      {colours.map((name) => {
        const { paws: drawn, toes } = pawsAt(paws.filter((each) => each.colour === name));
        return (
          <g key={name}>
            <path d={drawn} fill={colour(name)} className="c10-o" />
            <path d={toes} className={name === 'coat' || name === 'seal' ? 'c10-pale' : 'c10-line'} />
          </g>
        );
      })}
    </>
  );
}

/** A pot with as many cats as the card says, as decoration: whoever shows it says what it is. */
export function CatPot({ card, className }: { readonly card: Card; readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="-4 4 108 104" className={className}>
      {card === 1 ? <Sleeper /> : <Several pot={POTS[card]} />}
    </svg>
  );
}

/** Its number, written by hand. */
const TEN = 'M37 85.5L43 82V98M51 90A7 8.2 0 1 0 65 90A7 8.2 0 1 0 51 90Z';

const FEASTING: readonly Cat[] = [{ fur: 'white', mood: 'smiling', x: 50, y: 42, scale: 1.42 }];

/** The jumbo pot: one very large cat, and what it is worth. */
export function JumboPot({ className }: { readonly className?: string }) {
  const { paws, toes } = pawsAt([
    { x: 22, y: 69, scale: 1.25 },
    { x: 78, y: 69, scale: 1.25 },
  ]);
  return (
    <svg aria-hidden viewBox="-4 0 108 108" className={className}>
      <Behind glaze="gold" />
      <Cats cats={FEASTING} />
      <Front glaze="gold" />
      <path d={paws} fill={colour('snow')} className="c10-o" />
      <path d={toes} className="c10-line" />
      <path d={TEN} className="c10-ten" />
    </svg>
  );
}
