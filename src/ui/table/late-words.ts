import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { Locale } from '@/kit/entry';
import type { SeatJournalEntry } from '@/kit/journal';
import type { OptionValues } from '@/kit/options';

export interface AroundProps {
  readonly load: LateWords['load'];
  /** The words that the match speaks now; undefined: none. */
  readonly wanted: string | undefined;
  readonly children: ReactNode;
}

/**
 * Words of a game that a page fetches when a match comes to speak them; `SeatRules.lateWords` has their name. A game
 * has them where its matches differ in what they say: exported by its table, as `lateWords`.
 */
export interface LateWords {
  /** They are laid over the game's own. What else the board draws with them has come by then, too. */
  readonly load: (name: string, locale: Locale) => Promise<object>;
  /** `WordsAround`, which the board brings: pages of the other games do not pay for it. */
  readonly Around: ComponentType<AroundProps>;
  /** Their name by what has been told of a match, where no view is left to ask. */
  readonly toldIn: (told: readonly SeatJournalEntry[], options: OptionValues) => string | undefined;
}

interface Coming {
  /** Whether all words are here that the match speaks by now. */
  readonly areHere: boolean;
  /** What is to be said where those that are not have failed to come. */
  readonly notice: ReactNode;
}

export const ComingContext = createContext<Coming>({ areHere: true, notice: null });

/** Whether all words are here that the match speaks by now. */
export const useAreWordsHere = (): boolean => useContext(ComingContext).areHere;

/** Why the match stands still, once its words have failed to come. */
export const LateNotice = (): ReactNode => useContext(ComingContext).notice;

/**
 * What is to be shown: as it is now, or, while words for it are on their way, as it was when there were all of them;
 * undefined where it never was.
 */
export function useSpoken<T>(now: T): T | undefined {
  const areHere = useAreWordsHere();
  const last = useRef<T>(undefined);
  useEffect(() => {
    if (areHere) last.current = now;
  }, [areHere, now]);
  return areHere ? now : last.current;
}
