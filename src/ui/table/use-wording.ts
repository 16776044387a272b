'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlayerID, Refusal } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import type { Facts, SeatJournalEntry } from '@/kit/journal';
import type { HintSentence } from '@/kit/rulebook';
import { plainWording, type Translator, type WordingPart, wordEntry, wordFacts } from './message-parts';
import { useSeatNames } from './seat-names';

type SecondPerson = (parts: readonly WordingPart[], me: PlayerID | null) => readonly WordingPart[];
let english: SecondPerson | undefined;

export const secondPersonChinese: SecondPerson = (parts, me) =>
  parts.map((part) =>
    typeof part === 'object' && part.seat === me && me !== null ? { seat: me, word: '你' } : part,
  );

/** How "you" is said; in English verbs bend with it, and until that has come everybody is called by name. */
function useSecondPerson(locale: Locale): SecondPerson | undefined {
  const [say, setSay] = useState(() => (locale === 'en' ? english : secondPersonChinese));
  useEffect(() => {
    if (say === undefined)
      import('./second-person').then(
        ({ secondPerson }) => {
          english = secondPerson;
          setSay(() => secondPerson);
        },
        // Names are as true, and whatever speaks next asks again.
        (error: unknown) => console.warn('How “you” is said could not be fetched:', error),
      );
  }, [say]);
  return say;
}

/** Puts journal entries, refusals and hints into words. */
export function useWording() {
  const locale = useLocale();
  const gameWords = useTranslations('game');
  const siteWords = useTranslations('refusals');
  const { playerID, seatOf } = useSeatNames();
  const say = useSecondPerson(locale);
  const game = gameWords as Translator;
  const site = siteWords as unknown as Translator;

  const entry = useMemo(() => {
    // The journal grows with the match and is shown anew with every action: each line is worded once.
    const worded = new WeakMap<SeatJournalEntry, readonly WordingPart[]>();
    return (told: SeatJournalEntry): readonly WordingPart[] => {
      const kept = worded.get(told);
      if (kept !== undefined) return kept;
      const parts = wordEntry(told, game, locale);
      const words = say?.(parts, playerID) ?? parts;
      worded.set(told, words);
      return words;
    };
  }, [game, locale, playerID, say]);

  const refusal = useCallback(
    ({ reason, facts = {} }: Refusal): WordingPart[] => {
      if (game.has(`refusals.${reason}`))
        return wordFacts(game, `refusals.${reason}`, facts, null, game, locale);
      return wordFacts(site, site.has(reason) ? reason : 'unknown-move', facts, null, game, locale);
    },
    [game, site, locale],
  );

  const hint = useCallback(
    (place: 'actions' | 'reasons', { kind, facts }: HintSentence): WordingPart[] =>
      wordFacts(game, `hints.${place}.${kind}`, facts, null, game, locale),
    [game, locale],
  );

  /** Any message of the game with facts as the journal has them; undefined where there is none. */
  const message = useCallback(
    (id: string, facts: Facts = {}): WordingPart[] | undefined =>
      game.has(id) ? wordFacts(game, id, facts, null, game, locale) : undefined,
    [game, locale],
  );

  const plain = useCallback(
    (parts: readonly WordingPart[]): string => plainWording(parts, (playerID) => seatOf(playerID).name),
    [seatOf],
  );

  return useMemo(() => ({ entry, refusal, hint, message, plain }), [entry, refusal, hint, message, plain]);
}
