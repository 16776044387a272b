import type { Locale } from '@/kit/entry';
import { laidOver } from './laid-over';
import type { GameMessages } from './site-messages';

/** Besides its shape, a game's options may have words that follow from lists of its own: names of what it offers. */
interface OptionsFile {
  readonly words?: (locale: Locale) => object;
}

/**
 * A game's own words, from its folder. Their keys differ by game; here they are only passed on under `game`.
 *
 * No entry names them: whoever sits at a table gets them with the page, and would pay for a list of them all.
 */
export async function gameMessages(slug: string, locale: Locale): Promise<GameMessages> {
  const [file, options]: readonly [{ readonly default: GameMessages }, OptionsFile] = await Promise.all([
    import(`@games/${slug}/messages/${locale}.json`),
    import(`@games/${slug}/options`),
  ]);
  return options.words === undefined ? file.default : laidOver(file.default, options.words(locale));
}
