'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { travels } from '@/ui/motion/travel';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { namesIn, type Tracks, travelOf } from '@/ui/pieces/tracks';
import { CardBack } from './CardBack';

const MOST_LAYERS = 5;

/** The places of a pile that are drawn: what has just come to it, and its top. */
const shownOf = (tracks: Tracks, zone: string): number[] => {
  const names = namesIn(tracks, zone);
  return [...names.keys()].filter(
    (place) => place === names.length - 1 || travelOf(tracks, zone, place).from !== undefined,
  );
};

export interface PileProps {
  readonly tracks: Tracks;
  readonly zone: string;
  /** What the pile is, in words; the count is added. */
  readonly label: string;
  /** Where it lies open, the card at a place of it. */
  readonly face?: (place: number) => ReactNode;
}

/** A pile as wide as its room: all that comes to it at once is seen to come. */
export function Pile({ tracks, zone, label, face }: PileProps) {
  const t = useTranslations('table.card');
  const count = namesIn(tracks, zone).length;
  const layers = Math.min(MOST_LAYERS, Math.ceil(count / 3));
  return (
    <div
      role="img"
      aria-label={`${label} · ${t('pile', { count })}`}
      className="c10-pile"
      {...travels({ name: zone })}
    >
      {count === 0 && <span className="c10-pile-empty" />}
      {Array.from({ length: layers }, (_, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers are alike
        <span key={layer} className="pile-layer" style={{ translate: `${layer}px ${layer * 1.4}px` }} />
      )).reverse()}
      {shownOf(tracks, zone).map((place) => {
        const travel = travelOf(tracks, zone, place);
        return (
          <span key={travel.name} className="c10-pile-card">
            <PlayingCard
              label={t('back')}
              back={<CardBack />}
              face={face?.(place)}
              width="100%"
              travel={travel}
            />
          </span>
        );
      })}
      <span key={count} aria-hidden className="pile-count brass">
        {count}
      </span>
    </div>
  );
}
