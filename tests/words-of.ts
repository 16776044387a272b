import { readFileSync } from 'node:fs';
import type { Locale } from '@/kit/entry';

/** A game's messages and rulebook as they lie in its folder; read from the project's root. */
export const wordsOf =
  (slug: string) =>
  (locale: Locale): { messages: unknown; rulebook: string } => ({
    messages: JSON.parse(readFileSync(`games/${slug}/messages/${locale}.json`, 'utf8')) as unknown,
    rulebook: readFileSync(`games/${slug}/rulebook/${locale}.md`, 'utf8'),
  });
