import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lexer, type Token } from 'marked';
import type { Locale } from '@/kit/entry';

/** The anchors written at the end of a heading, paragraph or list item: `{#LL8}`, one or several. */
const ANCHORS = /(?:\s*\{#[\w-]+\})+\s*$/;

export interface Anchored {
  readonly text: string;
  readonly anchors: readonly string[];
}

/** Parts a line from the anchors at its end. */
export function splitAnchors(text: string): Anchored {
  const tail = ANCHORS.exec(text)?.[0];
  if (tail === undefined) return { text, anchors: [] };
  return {
    text: text.slice(0, -tail.length),
    anchors: [...tail.matchAll(/\{#([\w-]+)\}/g)].map(([, anchor]) => anchor ?? ''),
  };
}

export interface RulebookHeading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

export const headingId = (index: number): string => `part-${index + 1}`;

const plain = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');

/** What the table of contents lists: the parts of the book below its title. */
export const headingsOf = (tokens: readonly Token[]): RulebookHeading[] =>
  tokens
    .filter((token) => token.type === 'heading' && 'depth' in token && token.depth === 2)
    .map((token, index) => ({
      id: headingId(index),
      text: splitAnchors('tokens' in token && token.tokens ? plain(token.tokens) : '').text,
      depth: 2,
    }));

/** A game's rulebook as it was written, in tokens; read while the page is made, never by a visitor. */
export async function rulebookTokens(slug: string, locale: Locale): Promise<Token[]> {
  const path = join(process.cwd(), 'games', slug, 'rulebook', `${locale}.md`);
  return lexer(await readFile(path, 'utf8'), { gfm: true });
}
