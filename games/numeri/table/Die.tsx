import type { ReactNode } from 'react';
import { Die as HouseDie } from '@/ui/pieces/Dice';
import type { Face } from '../rules/components';

const STAR =
  'M50 8C53 8 55 10 56.5 13L66 33L88 36C94.500 37 96 43 92 47.500L76.500 63L80 85C81 91.500 75.500 95 70 92L50 81.500L30 92C24.500 95 19 91.500 20 85L23.500 63L8 47.500C4 43 5.500 37 12 36L34 33L43.500 13C45 10 47 8 50 8Z';

/** What is printed on a side of the die: a number, or the star. */
export const printOf = (face: Face): ReactNode =>
  face === 'star' ? (
    <svg aria-hidden viewBox="0 0 100 100" className="nu-die-star">
      <path d={STAR} />
    </svg>
  ) : (
    face
  );

export interface DieProps {
  readonly face: Face;
  readonly label?: string;
}

/** The die as it lies. */
export const Die = ({ face, label }: DieProps) => (
  <HouseDie label={label} className="nu-die">
    {printOf(face)}
  </HouseDie>
);
