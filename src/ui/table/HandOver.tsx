'use client';

import { Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { PlayerID } from '@/kit/action';
import { Button } from '../Button';
import { late } from '../late';
import { SeatMark } from '../SeatMark';
import { MomentLines } from './JournalList';
import type { ClockReading, JournalMoment, SeatInfo } from './table-state';

const SeatClock = late(async () => ({ default: (await import('./SeatClock')).SeatClock }));

/** Shows whom a seat plays, by the game's name for it, over the seat's mark; brought by the game's table. */
export type CastOver = ComponentType<{
  readonly playerID: PlayerID;
  readonly cast: string;
  /** The seat's mark. */
  readonly children: ReactNode;
}>;

export interface HandOverCoverProps {
  /** Whom the device goes to. */
  readonly seat: SeatInfo;
  /** Whom that seat plays, where each plays somebody. */
  readonly cast?: { readonly Over: CastOver; readonly name: string } | undefined;
  /** A turn, or the question whether to respond to what just happened. */
  readonly kind?: 'turn' | 'respond';
  /** The clock that already runs for them, if one does. */
  readonly clock?: ClockReading;
  /** What everybody at the table has seen since that person last looked. */
  readonly recap?: readonly JournalMoment[];
  readonly onReveal: () => void;
}

/**
 * Lies over everything while the device changes hands. It knows a name and what everybody has seen;
 * whoever shows it must have taken the last seat's table off the page.
 */
export function HandOverCover({
  seat,
  cast,
  kind = 'turn',
  clock,
  recap = [],
  onReveal,
}: HandOverCoverProps) {
  const t = useTranslations('table.cover');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const mark = <SeatMark playerID={seat.playerID} size="5.5rem" />;
  return (
    <main className="cover">
      <div className="paper cover-card">
        <p className="flex items-center justify-center gap-2 text-ink-soft">
          <Hand aria-hidden size={20} />
          {t('note')}
        </p>
        <span className="cover-mark">
          {cast === undefined ? (
            mark
          ) : (
            <Suspense fallback={mark}>
              <cast.Over playerID={seat.playerID} cast={cast.name}>
                {mark}
              </cast.Over>
            </Suspense>
          )}
        </span>
        <h1 className="text-3xl">
          <bdi>{kind === 'turn' ? t('pass', { name: seat.name }) : t('respond', { name: seat.name })}</bdi>
        </h1>
        {clock !== undefined && (
          <Suspense>
            <SeatClock clock={clock} />
          </Suspense>
        )}
        {recap.length > 0 && (
          <section className="cover-recap" aria-label={t('recap')}>
            <h2 className="text-base">{t('recap')}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys, too */}
            <ol tabIndex={0}>
              {recap.map((moment) => (
                <li key={moment.stateID}>
                  <MomentLines moment={moment} />
                </li>
              ))}
            </ol>
          </section>
        )}
        <Button ref={button} look="primary" className="mt-6 min-h-16 w-full text-lg" onClick={onReveal}>
          {kind === 'turn' ? t('reveal') : t('respondReveal')}
        </Button>
      </div>
    </main>
  );
}
