import type { Locale } from '@/kit/entry';
import { unnamed } from './named';

interface Joints {
  readonly between: string;
  /** Before the last of two. */
  readonly two: string;
  /** Before the last of more. */
  readonly last: string;
}

/**
 * CLDR's patterns for a list of `and`, as Intl.ListFormat has them: the first of a browser's formats takes
 * 30 to 50 ms to be made, and a table names several people or cards in its first sentence.
 */
const JOINTS: Readonly<Record<Locale, Joints>> = {
  en: { between: ', ', two: ' and ', last: ', and ' },
  'zh-Hant': { between: '、', two: '和', last: '和' },
};

/** A number keeps a space from the words beside it, as it does in our sentences. */
const besideNumbers = (joint: string, before: string, after: string): string =>
  `${/\d$/.test(unnamed(before)) && !/^[\s,]/.test(joint) ? ' ' : ''}${joint}${/^\d/.test(unnamed(after)) && !joint.endsWith(' ') ? ' ' : ''}`;

/** Several names as the language lists them. */
export function listNames(names: readonly string[], locale: Locale): string {
  const { between, two, last } = JOINTS[locale];
  const final = names.at(-1) ?? '';
  const rest = names.slice(0, -1);
  if (rest.length === 0) return final;
  const joint = rest.length > 1 ? last : two;
  return `${rest.join(between)}${besideNumbers(joint, rest.at(-1) ?? '', final)}${final}`;
}

/** Few enough to be said as a word. */
const FEW: Readonly<Record<Locale, readonly string[]>> = {
  en: 'one two three four five six seven eight nine ten'.split(' '),
  'zh-Hant': [...'一兩三四五六七八九十'],
};

/** What puts keys of the game's messages into words. */
export interface Speaker {
  (id: string, values?: Record<string, string | number>): string;
  has(id: string): boolean;
}

/** A word of the rulebook: the message itself, or the name in a group of messages. */
export const wordOf = (key: string, game: Speaker): string =>
  game(game.has(`${key}.name`) ? `${key}.name` : key);

/**
 * Pieces as the language lists them, what is alike once and with its number: “a bat and three crows”. More than
 * one of `birds.crow` is `many.crow`, or `many.other`, with the `name` of one and how `many`.
 */
export function listPieces(keys: readonly string[], game: Speaker, locale: Locale): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const words = [...counts].flatMap(([key, count]) => {
    const name = wordOf(key, game);
    const own = `many.${key.slice(key.lastIndexOf('.') + 1)}`;
    const id = game.has(own) ? own : 'many.other';
    if (count === 1 || !game.has(id)) return Array<string>(count).fill(name);
    return [game(id, { name, many: FEW[locale][count - 1] ?? String(count) })];
  });
  return listNames(words, locale);
}
