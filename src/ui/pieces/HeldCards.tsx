'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Travelling } from '../motion/travel';
import { PlayingCard } from './PlayingCard';
import { namesIn, type Tracks, travelOf } from './tracks';
import './held-cards.css';

export interface HeldCardsProps {
  readonly tracks: Tracks;
  readonly zone: string;
  readonly back: ReactNode;
  /** A card this seat knows: drawn by the game, so that it can be read. Undefined: only its back is there. */
  readonly known: (index: number, travel: Travelling) => ReactNode | undefined;
  /** Wears an eye: I have seen it, and not everybody has. */
  readonly isSecret: boolean;
  readonly className?: string;
}

/** What another seat holds: backs, and what one knows of them. */
export function HeldCards({ tracks, zone, back, known, isSecret, className }: HeldCardsProps) {
  const t = useTranslations('table.card');
  return (
    <span className={className}>
      {namesIn(tracks, zone).map((name, index) => {
        const travel = travelOf(tracks, zone, index);
        const card = known(index, travel);
        return (
          <span key={name} className="held-card">
            {card ?? <PlayingCard travel={travel} label={t('back')} back={back} width="100%" />}
            {card !== undefined && isSecret && <EyeMark />}
          </span>
        );
      })}
    </span>
  );
}

/** An eye: a card that I have seen. */
function EyeMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="held-card-eye">
      <path d="M1.6 12C4.4 6.8 8 4.4 12 4.4C16 4.4 19.6 6.8 22.4 12C19.6 17.2 16 19.6 12 19.6C8 19.6 4.4 17.2 1.6 12Z" />
      <circle cx="12" cy="12" r="3.6" />
    </svg>
  );
}
