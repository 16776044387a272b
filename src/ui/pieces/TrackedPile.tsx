import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { travels } from '../motion/travel';
import { PileStack } from './PileStack';
import { PlayingCard } from './PlayingCard';
import { namesIn, type Tracks, travelOf } from './tracks';

export interface TrackedPileProps {
  readonly tracks: Tracks;
  /** The zone of the pile: what comes from it comes from here. */
  readonly zone: string;
  /** What the pile is, in words; the count is added. */
  readonly label: string;
  readonly back: ReactNode;
  /** The face of its top card, where it lies open. */
  readonly face?: ReactNode;
  readonly className?: string;
}

/** A pile as wide as its room; the card on top is the one that is drawn, or was laid there last. */
export function TrackedPile({ tracks, zone, label, back, face, className }: TrackedPileProps) {
  const t = useTranslations('table.card');
  const count = namesIn(tracks, zone).length;
  return (
    <div className={className} {...travels({ name: zone })}>
      <PileStack
        count={count}
        label={label}
        width="100%"
        top={
          <PlayingCard
            key={count}
            label={t('back')}
            back={back}
            face={face}
            width="100%"
            travel={travelOf(tracks, zone, count - 1)}
          />
        }
      />
    </div>
  );
}
