import type { ComponentType } from 'react';
import { classes } from '@/ui/classes';
import type { Kind } from '../../rules/components';
import { Baron } from './Baron';
import { Countess } from './Countess';
import { Guard } from './Guard';
import { Handmaid } from './Handmaid';
import { hatch } from './hatch';
import { King } from './King';
import { Priest } from './Priest';
import { Prince } from './Prince';
import { Princess } from './Princess';

const PICTURES: Readonly<Record<Kind, ComponentType>> = {
  guard: Guard,
  priest: Priest,
  baron: Baron,
  handmaid: Handmaid,
  prince: Prince,
  king: King,
  countess: Countess,
  princess: Princess,
};

/** The ladies look left, the gentlemen right. */
const LADIES: ReadonlySet<Kind> = new Set(['handmaid', 'countess', 'princess']);

const GROUND = hatch([-60, 8, 10, -5, 90, -5, 160, 8], [-60, 130, 10, 118, 90, 118, 160, 130], 56);

export interface CharacterPictureProps {
  readonly kind: Kind;
  /** Shows the whole bust, with more of the ground beside it, instead of filling its window. */
  readonly isWhole?: boolean;
  readonly className?: string;
}

/** A character in profile, as a picture without words. */
export function CharacterPicture({ kind, isWhole = false, className }: CharacterPictureProps) {
  const Picture = PICTURES[kind];
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 120"
      className={classes('ll-kind', className)}
      data-kind={kind}
      preserveAspectRatio={isWhole ? 'xMidYMax meet' : 'xMidYMax slice'}
    >
      <path d="M-60 -10H160V122H-60Z" fill="var(--ll-ground)" />
      <path d={GROUND} className="ll-ground" />
      {LADIES.has(kind) ? (
        <g transform="matrix(-1 0 0 1 100 0)">
          <Picture />
        </g>
      ) : (
        <Picture />
      )}
    </svg>
  );
}
