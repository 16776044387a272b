'use client';

import { Square, SquareCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import type { PlayerID } from '@/kit/action';
import { Button } from '../Button';
import { hasStandingAnswer, setStandingAnswer, subscribeToStandingAnswers } from '../standing-answers';
import { useTable } from './TableProvider';

/** Drawn anew each time: how long it takes says no more than how long somebody would who has to think. */
const PAUSE_MS = 2000;
const NOISE_MS = 2000;

/** For a seat that is asked and has but one answer: whether its page is to give it by itself, from now on. */
export function StandingAnswer({ playerID }: { readonly playerID: PlayerID }) {
  const t = useTranslations('table');
  const { slug, legal, attempt } = useTable();
  const [answer] = legal;
  const isWanted = useSyncExternalStore(
    subscribeToStandingAnswers,
    () => hasStandingAnswer(slug, playerID),
    () => false,
  );

  useEffect(() => {
    if (!isWanted || answer === undefined) return;
    const timer = setTimeout(() => attempt(answer), PAUSE_MS + Math.random() * NOISE_MS);
    return () => clearTimeout(timer);
  }, [isWanted, answer, attempt]);

  const Mark = isWanted ? SquareCheck : Square;
  return (
    <Button
      aria-pressed={isWanted}
      icon={<Mark aria-hidden size={19} />}
      onClick={() => setStandingAnswer(slug, playerID, !isWanted)}
    >
      {t('standingAnswer')}
    </Button>
  );
}
