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
export function Jumbos({ tracks, zone, label, className }: JumbosProps) {
  const names = namesIn(tracks, zone);
  // Where none stands there is nothing to be pressed.
  if (names.length === 0) return <span role="img" aria-label={label} className={className} />;
  return (
    <Sign says={label} className={className}>
      {names.map((name, place) => (
        <span key={name} className="c10-jumbo" {...travels(travelOf(tracks, zone, place))}>
          <JumboPot />
        </span>
      ))}
    </Sign>
  );
}
