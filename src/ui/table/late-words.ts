import type { Locale } from '@/kit/entry';
import type { SeatJournalEntry } from '@/kit/journal';
import type { OptionValues } from '@/kit/options';

/**
 * Words of a game that a page fetches when a match comes to speak them; `SeatRules.lateWords` has their name. A game
 * has them where its matches differ in what they say: exported by its table, as `lateWords`.
 */
export interface LateWords {
  /** They are laid over the game's own. What else the board draws with them has come by then, too. */
  readonly load: (name: string, locale: Locale) => Promise<object>;
  /** Their name by what has been told of a match, where no view is left to ask. */
  readonly toldIn: (told: readonly SeatJournalEntry[], options: OptionValues) => string | undefined;
}
