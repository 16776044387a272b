import type { Covers } from '@/kit/covers';
import type { Locale } from '@/kit/entry';

/** Covers, and what is written on them, as messages under `covers`. */
interface CoversInWords {
  readonly covers: Covers;
  readonly words: object;
}

/** The covers of the books that a game can be played by; only of a game with an option that draws among them. */
export async function coversOf(slug: string, locale: Locale): Promise<CoversInWords> {
  const [file, words]: readonly [{ readonly default: Covers }, { readonly default: object }] =
    await Promise.all([import(`./${slug}/covers/index`), import(`./${slug}/covers/${locale}.json`)]);
  return { covers: file.default, words: words.default };
}
