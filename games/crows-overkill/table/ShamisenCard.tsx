'use client';

import type { Card } from '../rules/components';
import { CARD_LINES, CARD_SHAPES } from './pictures/card-shapes';
import { useWords } from './use-words';

export interface ShamisenCardProps {
  readonly card: Card;
  /** Prints what the card does under its name; for cards one reads, not plays. */
  readonly hasPower?: boolean;
}

/** What is printed on a shamisen card: fills whatever card it lies in, and shows as much as fits. */
export function ShamisenCard({ card, hasPower = false }: ShamisenCardProps) {
  const t = useWords();
  return (
    <span className="co-card" data-card={card} data-power={hasPower}>
      <span className="co-card-sheet">
        <svg aria-hidden viewBox="0 0 100 84" className="co-card-picture">
          {CARD_SHAPES[card].map(([colour, path]) =>
            CARD_LINES.has(colour) ? (
              <path key={path} d={path} className="co-card-line" stroke={`var(--co-${colour})`} />
            ) : (
              <path key={path} d={path} fill={`var(--co-${colour})`} />
            ),
          )}
        </svg>
        <span className="co-card-name">{t(`cards.${card}`)}</span>
        <span className="co-card-power">{t(`powers.${card}`)}</span>
      </span>
    </span>
  );
}
