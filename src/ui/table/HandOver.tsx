'use client';

import { Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button';
import { SeatMark } from '../SeatMark';
import { SeatClock } from './SeatClock';
import type { ClockReading, SeatInfo } from './table-state';

export interface HandOverCoverProps {
  /** Whom the device goes to. */
  readonly seat: SeatInfo;
  /** A turn, or the question whether to respond to what just happened. */
  readonly kind?: 'turn' | 'respond';
  /** The clock that already runs for them, if one does. */
  readonly clock?: ClockReading;
  readonly onReveal: () => void;
}

/**
 * Lies over everything while the device changes hands. It knows a name and nothing else; whoever
 * shows it must have taken the last seat's table off the page.
 */
export function HandOverCover({ seat, kind = 'turn', clock, onReveal }: HandOverCoverProps) {
  const t = useTranslations('table.cover');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="cover">
      <div className="paper cover-card">
        <p className="flex items-center justify-center gap-2 text-ink-soft">
          <Hand aria-hidden size={20} />
          {t('note')}
        </p>
        <span className="cover-mark">
          <SeatMark playerID={seat.playerID} size="5.5rem" />
        </span>
        <h1 className="text-3xl">
          <bdi>{kind === 'turn' ? t('pass', { name: seat.name }) : t('respond', { name: seat.name })}</bdi>
        </h1>
        {clock !== undefined && <SeatClock clock={clock} />}
        <Button ref={button} look="primary" className="mt-8 min-h-16 w-full text-lg" onClick={onReveal}>
          {kind === 'turn' ? t('reveal') : t('respondReveal')}
        </Button>
      </div>
    </main>
  );
}

export interface HandOverProps extends HandOverCoverProps {
  readonly isCovered: boolean;
  /** Made only once the cover is gone: nothing of the seat is on the page before. */
  readonly children: () => ReactNode;
}

/** The cover, or what it covers; never both. */
export function HandOver({ isCovered, children, ...cover }: HandOverProps) {
  return isCovered ? <HandOverCover {...cover} /> : children();
}
