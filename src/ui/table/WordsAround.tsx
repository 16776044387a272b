'use client';

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { laidOver } from '@/i18n/laid-over';
import type { Locale } from '@/kit/entry';
import { Button } from '../Button';
import { keepAsking } from '../keep-asking';
import { Notice } from '../Notice';
import { type AroundProps, ComingContext, type LateWords } from './late-words';

type Load = LateWords['load'];

interface Come {
  readonly name: string;
  readonly locale: Locale;
  readonly words: object;
}

/** The words of that name, once they have come, and how they are asked for again where they have failed to so far. */
function useFetched(
  load: Load,
  name: string | undefined,
): { readonly words: object | undefined; readonly again: (() => void) | undefined } {
  const locale = useLocale();
  const [come, setCome] = useState<Come>();
  const [again, setAgain] = useState<() => void>();
  useEffect(() => {
    if (name === undefined) return;
    setAgain(undefined);
    const asking = keepAsking(() => load(name, locale), {
      come: (words) => setCome({ name, locale, words }),
      failed: (error) => {
        console.warn('Words of this match could not be fetched, and are asked for again:', error);
        setAgain(() => asking.again);
      },
    });
    return asking.stop;
  }, [load, name, locale]);
  const isCome = come !== undefined && come.name === name && come.locale === locale;
  return { words: isCome ? come.words : undefined, again };
}

/** Says that the match stands still, and why. */
function Missing({ again }: { readonly again: () => void }) {
  const t = useTranslations('laying');
  return (
    <Notice
      isSlim
      tone="warn"
      title={t('words.title')}
      actions={<Button onClick={again}>{t('words.again')}</Button>}
    >
      {t('words.text')}
    </Notice>
  );
}

/**
 * What lies around everything that speaks of a match, cover and board alike: fetches the words that the match has
 * come to speak and lays them over the game's. What is inside asks `useSpoken` what may be shown meanwhile.
 */
export function WordsAround({ load, wanted, children }: AroundProps) {
  const locale = useLocale();
  const messages = useMessages();
  const { words, again } = useFetched(load, wanted);
  const all = useMemo(
    () => (words === undefined ? messages : { ...messages, game: laidOver(messages.game, words) }),
    [messages, words],
  );
  const areHere = wanted === undefined || words !== undefined;
  const coming = useMemo(
    () => ({ areHere, notice: again !== undefined && !areHere && <Missing again={again} /> }),
    [areHere, again],
  );
  return (
    <ComingContext value={coming}>
      <NextIntlClientProvider locale={locale} messages={all}>
        {children}
      </NextIntlClientProvider>
    </ComingContext>
  );
}
