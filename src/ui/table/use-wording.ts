'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import type { Refusal } from '@/kit/action';
import type { Facts, SeatJournalEntry } from '@/kit/journal';
import type { HintSentence } from '@/kit/rulebook';
import { plainWording, type Translator, type WordingPart, wordEntry, wordFacts } from './message-parts';
import { useSeatNames } from './seat-names';

/** Puts journal entries, refusals and hints into words. */
export function useWording() {
  const locale = useLocale();
  const gameWords = useTranslations('game');
  const siteWords = useTranslations('refusals');
  const { seatOf } = useSeatNames();
  const game = gameWords as Translator;
  const site = siteWords as unknown as Translator;

  const entry = useMemo(() => {
    // The journal grows with the match and is shown anew with every action: each line is worded once.
    const worded = new WeakMap<SeatJournalEntry, readonly WordingPart[]>();
    return (told: SeatJournalEntry): readonly WordingPart[] => {
      const known = worded.get(told) ?? wordEntry(told, game, locale);
      worded.set(told, known);
      return known;
    };
  }, [game, locale]);

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
