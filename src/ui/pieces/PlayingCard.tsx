'use client';

import type { ReactNode } from 'react';
import { classes } from '../classes';
import { type Travelling, travels } from '../motion/travel';

export interface PlayingCardProps {
  /** What is printed on it. Absent for a card this seat may not see: then only the back exists. */
  readonly face?: ReactNode;
  /** The game's own back; a woven one by default. */
  readonly back?: ReactNode;
  /** What it is, in words. */
  readonly label: string;
  /** What it is called wherever it lies, so that it travels there. */
  readonly travel?: Travelling | undefined;
  /** What it does, for who cannot look at it closely. */
  readonly description?: string | undefined;
  readonly isSelected?: boolean;
  /** Lies back, for cards that are not about now. */
  readonly isDim?: boolean;
  /** May not be chosen, though its neighbours may: it lies back, unlit. Pressed, it is refused with the reason. */
  readonly isForbidden?: boolean;
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
  travel,
  description,
  isSelected = false,
  isDim = false,
  isForbidden = false,
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
    (isDim || isForbidden) && 'is-dim',
    isLit && !isForbidden && 'is-lit',
    className,
  );
  return (
    <div {...(travel !== undefined && travels(travel))} className="playing-card-place" style={style}>
      {onPress === undefined ? (
        <span role="img" aria-label={label} aria-description={description} className={look}>
          {sides}
        </span>
      ) : (
        <button
          type="button"
          aria-label={label}
          aria-description={description}
          aria-pressed={isSelected}
          aria-disabled={isForbidden || undefined}
          className={look}
          onClick={onPress}
        >
          {sides}
        </button>
      )}
    </div>
  );
}
