import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { frequentHan } from './frequent-han';
import { filesBelow, readStamp, stampOf, textStamp } from './lib/files.mjs';
import { root } from './lib/root.mjs';

/** The site's fonts: from the full faces in node_modules, cut down to the characters the site can show. */
const fonts = [
  ['noto-sans-tc-400', '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'],
  ['noto-sans-tc-700', '@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'],
  ['huninn', '@fontsource/huninn/files/huninn-chinese-traditional-400-normal.woff2'],
  ['nunito', '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'],
].map(([name, source]) => ({ target: `src/ui/fonts/${name}.woff2`, source: `node_modules/${source}` }));

const stampFile = '.cache/fonts-stamp';

const characters = collect();
const stamp = textStamp(characters + stampOf(['scripts/fonts.ts', 'package-lock.json']));
if (stamp !== readStamp(stampFile) || fonts.some(({ target }) => !existsSync(path.join(root, target)))) {
  await write();
}

async function write() {
  const sizes = [];
  for (const { source, target } of fonts) {
    const face = readFileSync(path.join(root, source));
    // The Latin face is small as it is, and cutting it would cost it its weights' fine tuning.
    const font = target.includes('nunito')
      ? face
      : await subsetFont(face, characters, { targetFormat: 'woff2', noHinting: true });
    save(target, font);
    sizes.push(`${path.basename(target, '.woff2')} ${Math.round(font.length / 1000)} kB`);
  }
  save(stampFile, stamp);
  console.log(`Fonts for ${[...characters].length} characters: ${sizes.join(', ')}`);
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
