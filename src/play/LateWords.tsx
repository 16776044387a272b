'use client';

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { laidOver } from '@/i18n/laid-over';
import type { Locale } from '@/kit/entry';
import type { SeatRules } from '@/kit/rulebook';
import { Notice } from '@/ui/Notice';
import type { LateWords as GameLateWords } from '@/ui/table/late-words';
import { keepAsking } from './keep-asking';

/** Whether all words are here that the match speaks by now; and whether those that are not have failed to come. */
interface Coming {
  readonly areHere: boolean;
  readonly hasFailed: boolean;
}

const ComingContext = createContext<Coming>({ areHere: true, hasFailed: false });

/** What a seat's half of the rules says of a view; views of a game are only ever given to its own rules. */
export const lateWordsIn = ({ lateWords }: Pick<SeatRules, 'lateWords'>, view: unknown): string | undefined =>
  lateWords?.(view as Parameters<NonNullable<typeof lateWords>>[0]) ?? undefined;

interface Come {
  readonly late: GameLateWords;
  readonly name: string;
  readonly locale: Locale;
  readonly words: object;
}

/** The words of that name, once they have come, and whether they have failed to so far. */
function useFetched(
  late: GameLateWords | undefined,
  name: string | undefined,
): { readonly words: object | undefined; readonly hasFailed: boolean } {
  const locale = useLocale();
  const [come, setCome] = useState<Come>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (late === undefined || name === undefined) return;
    setFailed(false);
    return keepAsking(() => late.load(name, locale), {
      come: (words) => setCome({ late, name, locale, words }),
      failed: (error) => {
        console.warn('Words of this match could not be fetched, and are asked for again:', error);
        setFailed(true);
      },
    });
  }, [late, name, locale]);
  const isCome = come !== undefined && come.late === late && come.name === name && come.locale === locale;
  return { words: isCome ? come.words : undefined, hasFailed };
}

export interface LateWordsProps {
  /** How the game's late words come; undefined where it has none. */
  readonly late: GameLateWords | undefined;
  /** Those that the match speaks now; undefined: none. */
  readonly wanted: string | undefined;
  readonly children: ReactNode;
}

/**
 * Around everything that speaks of a match, cover and board alike: fetches the words that the match has come to
 * speak and lays them over the game's. What is inside asks `useSpoken` what may be shown meanwhile.
 */
export function LateWords({ late, wanted, children }: LateWordsProps) {
  const locale = useLocale();
  const messages = useMessages();
  const { words, hasFailed } = useFetched(late, wanted);
  const all = useMemo(
    () => (words === undefined ? messages : { ...messages, game: laidOver(messages.game, words) }),
    [messages, words],
  );
  const areHere = wanted === undefined || late === undefined || words !== undefined;
  const coming = useMemo(() => ({ areHere, hasFailed: hasFailed && !areHere }), [areHere, hasFailed]);
  return (
    <ComingContext value={coming}>
      <NextIntlClientProvider locale={locale} messages={all}>
        {children}
      </NextIntlClientProvider>
    </ComingContext>
  );
}

/** Whether all words are here that the match speaks by now. */
export const useAreWordsHere = (): boolean => useContext(ComingContext).areHere;

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

/** Says that the match stands still, and why, once words have failed to come. */
export function LateNotice() {
  const t = useTranslations('laying');
  const { hasFailed } = useContext(ComingContext);
  if (!hasFailed) return null;
  return (
    <Notice isSlim tone="warn" title={t('words.title')}>
      {t('words.text')}
    </Notice>
  );
}
