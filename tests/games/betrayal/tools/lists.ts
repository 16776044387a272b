import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { names } from '@games/betrayal/haunts/names';
import { LOCALES, type Locale } from '@/kit/entry';
import { chartIn } from './chart-words';
import { traitorIn } from './traitor-words';

/**
 * The lists that are written from names.ts, by `npm run list-haunts`: which haunts there are, which of them
 * have a secret, and what the rulebooks say of them. A haunt's folder exports it by the folder's own name, `theWebOfDestiny` of
 * `04-the-web-of-destiny`.
 */

export type Names = Readonly<
  Record<string, { readonly folder: string; readonly title: Readonly<Record<Locale, string>> }>
>;

export const HAUNTS = 'games/betrayal/haunts';
export const TESTS = 'tests/games/betrayal/haunts';

const WRITTEN = '// Written by `npm run list-haunts`.';

export const twoDigits = (number: number | string): string => String(number).padStart(2, '0');

/** What the folder of a haunt exports. */
export const exportOf = (folder: string): string =>
  folder.replace(/^\d+-/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const rows = (names: Names): (readonly [number: string, folder: string])[] =>
  Object.entries(names).map(([number, { folder }]) => [number, folder]);

/** `haunts/index.ts` of the game. */
export const hauntList = (names: Names): string => `${WRITTEN}
import type { Haunt } from '../rules/thing';
${rows(names)
  .map(([, folder]) => `import { ${exportOf(folder)} } from './${folder}';\n`)
  .join('')}import type { HauntNumber } from './names';

export { chart } from './chart';

/** The haunts of the box, by number. */
export const haunts: Readonly<Record<HauntNumber, Haunt>> = {
${rows(names)
  .map(([number, folder]) => `  ${number}: ${exportOf(folder)},\n`)
  .join('')}};
`;

/** `haunts/folders.ts` of the game: what its table fetches a haunt's words by. */
export const folderList = (names: Names): string => `${WRITTEN}
import type { HauntNumber } from './names';

/** Each haunt's folder, by its number. */
export const folders: Readonly<Record<HauntNumber, string>> = {
${rows(names)
  .map(([number, folder]) => `  ${number}: '${folder}',\n`)
  .join('')}};
`;

/** `haunts/secrets.ts` of the tests: of those that have one. */
export function secretList(numbers: readonly string[]): string {
  const own = numbers.map((number) => [number, `of${twoDigits(number)}`] as const);
  return `${WRITTEN}
import type { Secret } from '../secret';
${own.map(([number, name]) => `import { secrets as ${name} } from './${twoDigits(number)}.secret';\n`).join('')}
/** What haunts keep from a seat, by number. */
export const secrets: Readonly<Record<number, readonly Secret[]>> = {
${own.map(([number, name]) => `  ${number}: ${name},\n`).join('')}};
`;
}

interface Named {
  readonly number: number;
  readonly folder: string;
  readonly title: { readonly 'zh-Hant': string; readonly en: string };
}

/** Its line in the list of names, in its place. */
export function withName(list: string, { number, folder, title }: Named): string {
  const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`;
  const line = `  ${number}: { folder: '${folder}', title: { 'zh-Hant': ${quoted(title['zh-Hant'])}, en: ${quoted(title.en)} } },\n`;
  const later = [...list.matchAll(/^ {2}(\d+): \{/gm)].find(([, other]) => Number(other) > number);
  const place = later?.index ?? list.indexOf('} as const;');
  return `${list.slice(0, place)}${line}${list.slice(place)}`;
}

const hasSecret = (number: string): boolean => existsSync(`${TESTS}/${twoDigits(number)}.secret.ts`);

const LINES: Readonly<
  Record<Locale, (number: string, title: string, traitor: string, from: string) => string>
> = {
  'zh-Hant': (number, title, traitor, from) => `作祟 ${number}「${title}」：${traitor}。${from}`,
  en: (number, title, traitor, from) => `Haunt ${number}, “${title}”: ${traitor}. ${from}`.trimEnd(),
};

/** A rulebook with a line for each haunt, in place of those it has. */
export function withHaunts(rulebook: string, locale: Locale, of: Names): string {
  const lines = Object.entries(of).map(([number, { title }]) => {
    const line = LINES[locale](
      number,
      title[locale],
      traitorIn(locale, Number(number)),
      chartIn(locale, Number(number)),
    );
    return `- ${line}${locale === 'en' ? ' ' : ''}{#BH-h${twoDigits(number)}}\n`;
  });
  return rulebook.replace(/(?:^- .*\{#BH-h\d\d\}\n)+/m, () => lines.join(''));
}

/** Each list as it has to be now, by its file. */
export const lists = (of: Names = names): Readonly<Record<string, string>> => ({
  [`${HAUNTS}/folders.ts`]: folderList(of),
  [`${HAUNTS}/index.ts`]: hauntList(of),
  [`${TESTS}/secrets.ts`]: secretList(Object.keys(of).filter(hasSecret)),
  ...Object.fromEntries(
    LOCALES.map((locale) => {
      const file = `games/betrayal/rulebook/${locale}.md`;
      return [file, withHaunts(readFileSync(file, 'utf8'), locale, of)];
    }),
  ),
});

export function writeLists(of?: Names): void {
  for (const [file, text] of Object.entries(lists(of))) writeFileSync(file, text);
}
