'use client';

import * as m from 'motion/react-m';
import type { ReactNode } from 'react';
import { classes } from '../classes';

export interface PlayingCardProps {
  /** What is printed on it. Absent for a card this seat may not see: then only the back exists. */
  readonly face?: ReactNode;
  /** The game's own back; a woven one by default. */
  readonly back?: ReactNode;
  /** What it is, in words. */
  readonly label: string;
  /** The same id wherever the same card lies, so that it travels there. */
  readonly layoutId?: string;
  readonly isSelected?: boolean;
  /** Lies back, for cards that cannot be used now. */
  readonly isDim?: boolean;
  /** May be chosen: lit from below. */
  readonly isLit?: boolean;
  readonly onPress?: () => void;
  /** CSS width; the height follows at 5:7. */
  readonly width?: string;
  readonly className?: string;
}

/** A card one can pick up: 5:7, rounded, with a real back. A button only when it can be pressed. */
export function PlayingCard({
  face,
  back,
  label,
  layoutId,
  isSelected = false,
  isDim = false,
  isLit = false,
  onPress,
  width,
  className,
}: PlayingCardProps) {
  const sides = (
    <span className="playing-card-turn" data-up={face !== undefined}>
      <span className="playing-card-side playing-card-back">
        {back ?? <span className="playing-card-weave" />}
      </span>
      {face !== undefined && <span className="playing-card-side playing-card-face">{face}</span>}
    </span>
  );
  const style = width === undefined ? undefined : { width };
  const look = classes(
    'playing-card',
    isSelected && 'is-selected',
    isDim && 'is-dim',
    isLit && 'is-lit',
    className,
  );
  return (
    <m.div {...(layoutId !== undefined && { layoutId })} className="playing-card-place" style={style}>
      {onPress === undefined ? (
        <span role="img" aria-label={label} className={look}>
          {sides}
        </span>
      ) : (
        <button type="button" aria-label={label} aria-pressed={isSelected} className={look} onClick={onPress}>
          {sides}
        </button>
      )}
    </m.div>
  );
}
