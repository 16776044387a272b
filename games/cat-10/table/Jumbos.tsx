'use client';

import { travels } from '@/ui/motion/travel';
import { namesIn, type Tracks, travelOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { JumboPot } from './pictures/CatPot';

export interface JumbosProps {
  readonly tracks: Tracks;
  readonly zone: string;
  readonly label: string;
  readonly className?: string;
}

/** Jumbo pots where they stand. */
export const Jumbos = ({ tracks, zone, label, className }: JumbosProps) => (
  <Sign says={label} className={className}>
    {namesIn(tracks, zone).map((name, place) => (
      <span key={name} className="c10-jumbo" {...travels(travelOf(tracks, zone, place))}>
        <JumboPot />
      </span>
    ))}
  </Sign>
);
