import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { frequentHan } from './frequent-han';
import { isChinese } from './lib/chinese';
import { filesBelow, readStamp, stampOf, textStamp } from './lib/files.mjs';
import { charactersOf } from './lib/font-characters';
import { root } from './lib/root.mjs';

interface Face {
  readonly name: string;
  readonly family: string;
  readonly weight: number | string;
}

interface ChineseFace extends Face {
  /** In node_modules, like the next. */
  readonly source: string;
  /** Where the face is shipped in parts: those with the signs that its Chinese part has not. */
  readonly more?: readonly string[];
}

/**
 * The site's fonts: from the full faces in node_modules, cut down to the characters the site can show. The
 * Chinese ones are cut into slices by where a character is first needed, and a browser fetches the slices
 * that a page's characters lie in (unicode-range): a first visit to the shelf takes a sixth of them.
 */
const CHINESE: readonly ChineseFace[] = [
  {
    name: 'noto-sans-tc-400',
    source: '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
    family: 'Site Noto Sans TC',
    weight: 400,
  },
  {
    name: 'noto-sans-tc-700',
    source: '@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
    family: 'Site Noto Sans TC',
    weight: 700,
  },
  {
    name: 'huninn',
    source: '@fontsource/huninn/files/huninn-chinese-traditional-400-normal.woff2',
    family: 'Site Huninn',
    weight: 400,
    more: [94, 110, 113, 116, 117, 119, 122, 123].map(
      (part) => `@fontsource/huninn/files/huninn-${part}-400-normal.woff2`,
    ),
  },
];
const LATIN = {
  name: 'nunito',
  source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  /** The macrons of Māori, and what else names are written with. */
  more: '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2',
  family: 'Site Nunito',
  weight: '400 700',
};
/** Set across only, and every letter as it is written. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp'];
/** Besides ASCII in its first slice: the marks our words are set with. */
const MARKS = '·×–—‘’“”…';

/** The first views, in the order a visitor comes by. */
const FIRST_VIEWS = ['shelf', 'box', 'table'];

const folder = 'src/ui/fonts';
const stampFile = '.cache/fonts-stamp';

/** Nothing in it that the face does not draw may stay in its range: no other face would be asked. */
interface Slice {
  readonly name: string;
  readonly characters: string;
}

const characters = collect();
const slices = new Map(CHINESE.map(({ name }) => [name, slicesOf(name, [...characters].filter(isChinese))]));
const stamp = textStamp(
  JSON.stringify([...slices]) +
    characters +
    stampOf([
      'scripts/fonts.ts',
      'scripts/lib/chinese.ts',
      'scripts/lib/font-characters.ts',
      'package-lock.json',
    ]),
);
if (stamp !== readStamp(stampFile) || !existsSync(path.join(root, folder, 'fonts.css'))) await write();

async function write() {
  // A slice that is no more must not be shipped.
  rmSync(path.join(root, folder), { recursive: true, force: true });
  const sizes: string[] = [];
  const rules: string[] = [];
  for (const { name, source, family, weight, more = [] } of CHINESE) {
    const kilobytes: number[] = [];
    let missing = slices.get(name) ?? [];
    for (const [part, file] of [source, ...more].entries()) {
      const face = readFileSync(path.join(root, 'node_modules', file));
      const drawn = await charactersOf(face);
      const wanted = part === 0 ? missing : [{ name: `more-${part}`, characters: joined(missing) }];
      for (const slice of wanted.map((one) => only(one, (character) => drawn.has(character)))) {
        if (slice.characters === '') continue;
        const font = await subsetFont(face, slice.characters, {
          targetFormat: 'woff2',
          noHinting: true,
          keepFeatures: FEATURES,
        });
        kilobytes.push(keep(font, { name, family, weight }, slice, rules));
      }
      missing = missing.map((one) => only(one, (character) => !drawn.has(character)));
    }
    sizes.push(`${name} ${kilobytes.join(' + ')} kB`);
  }
  const kilobytes: number[] = [];
  let missing = [...characters].filter((one) => !isChinese(one));
  for (const source of [LATIN.source, LATIN.more]) {
    const face = readFileSync(path.join(root, 'node_modules', source));
    const drawn = await charactersOf(face);
    const own = missing.filter((character) => drawn.has(character));
    missing = missing.filter((character) => !drawn.has(character));
    for (const slice of source === LATIN.source
      ? latinSlices(own)
      : [{ name: 'more', characters: own.join('') }]) {
      const font = await subsetFont(face, slice.characters, {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: FEATURES,
        variationAxes: { wght: { min: 400, max: 700 } },
      });
      kilobytes.push(keep(font, LATIN, slice, rules));
    }
  }
  sizes.push(`${LATIN.name} ${kilobytes.join(' + ')} kB`);
  save(`${folder}/fonts.css`, `${rules.join('\n')}\n`);
  save(stampFile, stamp);
  console.log(`Fonts for ${[...characters].length} characters: ${sizes.join(', ')}`);
}

/** The part of a slice that the test lets through. */
function only({ name, characters }: Slice, test: (character: string) => boolean): Slice {
  return { name, characters: [...characters].filter(test).join('') };
}

function joined(all: readonly Slice[]): string {
  return all.map(({ characters }) => characters).join('');
}

/** Saves a slice and adds its rule. Returns its size in kB. */
function keep(font: Uint8Array, { name, family, weight }: Face, slice: Slice, rules: string[]): number {
  const file = `${name}-${slice.name}.woff2`;
  save(`${folder}/${file}`, font);
  rules.push(
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("./${file}") format("woff2");unicode-range:${rangeOf(slice.characters)}}`,
  );
  return Math.round(font.length / 1000);
}

/** What English is written in, and every figure; then what only names are. */
function latinSlices(all: readonly string[]): Slice[] {
  const isFirst = (character: string) => character <= '~' || MARKS.includes(character);
  return [
    { name: 'shelf', characters: all.filter(isFirst).join('') },
    { name: 'rest', characters: all.filter((character) => !isFirst(character)).join('') },
  ];
}

/** The characters in a CSS unicode-range, neighbours together. */
function rangeOf(slice: string): string {
  const points = [...slice].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/** By face; gathered by npm run letters. */
function firstLetters(place: string): Readonly<Record<string, string>> {
  return JSON.parse(read(`src/ui/first-letters/${place}.json`));
}

/**
 * Each character of a face in the slice of the page on which a visitor meets it first: on the first views
 * (src/ui/first-letters), then anywhere in our words, then in what people type.
 */
function slicesOf(face: string, all: readonly string[]): Slice[] {
  const ofGames = filesBelow(root, ['games']).filter((file) =>
    /\/index\.ts$|\/messages\/zh-Hant\.json$/.test(file),
  );
  const texts = [
    ...FIRST_VIEWS.map((place) => [place, firstLetters(place)[face]]),
    ['site', read('src/i18n/messages/zh-Hant.json')],
    ['games', ofGames.map(read).join('')],
    ['rest', all.join('')],
  ];
  const placed = new Set<string>();
  return texts.map(([name = '', text = '']) => {
    const wanted = new Set(text);
    const own = all.filter((character) => wanted.has(character) && !placed.has(character));
    for (const character of own) placed.add(character);
    return { name, characters: own.join('') };
  });
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** A file that is there is complete, even if this process is stopped half-way. */
function save(file: string, content: Uint8Array | string) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.part`, content);
  renameSync(`${target}.part`, target);
}

/** Every character of our texts and sources, of names people type, and of the usual blocks; sorted. */
function collect(): string {
  const texts = filesBelow(root, ['src', 'games'])
    .filter((file) => /\.(?:tsx?|json|md)$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const all = new Set([...texts.join(''), ...frequentHan, ...blocks(), ...times()]);
  return [...all]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/** What the browser itself writes into our pages: how long ago, at what time, and lists of names. */
function times(): string[] {
  const ago = new Intl.RelativeTimeFormat('zh-Hant');
  const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
  const clock = new Intl.DateTimeFormat('zh-Hant', { hour: 'numeric', minute: '2-digit' });
  const hours = Array.from({ length: 24 }, (_, hour) => clock.format(new Date(2020, 0, 1, hour)));
  const list = new Intl.ListFormat('zh-Hant').format(['1', '2', '3']);
  return [...units.map((unit) => ago.format(-2, unit)).join(''), ...hours.join(''), ...list];
}

function blocks(): string[] {
  const ranges = [
    [0x20, 0x7e], // ASCII
    [0xa0, 0xff], // Latin-1
    [0x2010, 0x2027], // dashes, quotes, dots
    [0x2190, 0x2193], // arrows
    [0x3000, 0x3017], // CJK punctuation
    [0xff01, 0xff5e], // fullwidth forms
  ] as const;
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}
