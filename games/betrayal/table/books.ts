import type { Locale } from '@/kit/entry';
import type { Side } from '../rules/state';

/** A side's book, in one language. */
export interface BookWords {
  readonly title: string;
  /** In one line. */
  readonly goal: string;
  readonly story: string;
  /** What this side knows, how it wins, and what holds meanwhile, a line each. */
  readonly know: string;
  readonly win: string;
  readonly rules: string;
  /** What is told when this side has won. */
  readonly end: string;
}

type Reader = (locale: Locale) => Promise<{ readonly default: BookWords }>;

/** By haunt, then by side: each book is fetched by who may read it, when it is first opened. */
const BOOKS: Readonly<Record<number, Readonly<Partial<Record<'heroes' | 'traitor' | 'everyone', Reader>>>>> =
  {
    4: {
      heroes: (locale) => import(`../haunts/04-the-web-of-destiny/words/heroes.${locale}.json`),
      traitor: (locale) => import(`../haunts/04-the-web-of-destiny/words/traitor.${locale}.json`),
    },
    12: { everyone: (locale) => import(`../haunts/12-fleshwalkers/words/everyone.${locale}.json`) },
    22: {
      heroes: (locale) => import(`../haunts/22-the-abyss-gazes-back/words/heroes.${locale}.json`),
      traitor: (locale) => import(`../haunts/22-the-abyss-gazes-back/words/traitor.${locale}.json`),
    },
  };

/** The words of a side's book; nothing for a haunt that is not in the box. */
export async function loadBook(haunt: number, side: Side, locale: Locale): Promise<BookWords | undefined> {
  const sides = BOOKS[haunt];
  const reader = side === 'heroes' || side === 'traitor' ? sides?.[side] : sides?.everyone;
  return (await reader?.(locale))?.default;
}
