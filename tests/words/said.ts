import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { games } from '@games/index';
import type { Locale } from '@/kit/entry';

/** One message as somebody wrote it: where it stands, its dotted key, its text. */
export interface Said {
  readonly place: string;
  readonly key: string;
  readonly text: string;
}

const textsIn = (value: unknown, key = ''): { key: string; text: string }[] => {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
    textsIn(child, key === '' ? name : `${key}.${name}`),
  );
};

const inFile = (place: string, path: string): Said[] =>
  existsSync(path)
    ? textsIn(JSON.parse(readFileSync(path, 'utf8')) as unknown).map((said) => ({ place, ...said }))
    : [];

/** The site's own sentences and every game's: who may be asked about by name in a test's title. */
export const PLACES: readonly string[] = ['site', ...games.map(({ slug }) => slug)];

/** What the table says in a place: the messages of a game, or the site's. */
export const messagesOf = (place: string, locale: Locale): Said[] =>
  inFile(place, `${place === 'site' ? 'src/i18n' : `games/${place}`}/messages/${locale}.json`);

/** What a game's lesson says. */
export const coachOf = (place: string, locale: Locale): Said[] =>
  place === 'site' ? [] : inFile(`${place} coach`, `games/${place}/coach/${locale}.json`);

/** What else a game says in both languages: the words on its cards and rooms, the books of its haunts. */
export const textsOf = (place: string, locale: Locale): Said[] =>
  place === 'site'
    ? []
    : readdirSync(`games/${place}`, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(`${locale}.json`) && !/^(?:messages|coach)\b/.test(path))
        .flatMap((path) => inFile(`${place} ${path}`, `games/${place}/${path}`));

/** What a game's rulebook says, line by line, by the number of the line. */
export const rulebookOf = (place: string, locale: Locale): Said[] =>
  place === 'site'
    ? []
    : readFileSync(`games/${place}/rulebook/${locale}.md`, 'utf8')
        .split('\n')
        .map((text, line) => ({ place: `${place} rulebook`, key: String(line + 1), text }));

/** The faults as a test shows them: one line each, so that a failing test reads as a list of what to mend. */
export const faultsIn = (said: readonly Said[], isFault: (said: Said) => boolean): string[] =>
  said.filter(isFault).map(({ place, key, text }) => `${place} ${key}: ${text}`);
