'use client';

import { classes } from '@/ui/classes';
import { DUEL_FROM, FEAST } from '../rules/components';
import { JumboPot } from './pictures/CatPot';
import { useWords } from './use-words';

/** The running sum as bubbles in the broth: from seven on one may duel, and the tenth is a jumbo pot. */
export function Gauge({ sum }: { readonly sum: number }) {
  const t = useWords();
  return (
    <div
      role="img"
      aria-label={t('board.sum', { sum })}
      className={classes('c10-gauge', sum > FEAST && 'is-over')}
    >
      <span key={sum} aria-hidden className="c10-sum">
        {sum}
      </span>
      <span aria-hidden className="c10-bubbles">
        {Array.from({ length: FEAST }, (_, index) => {
          const cats = index + 1;
          return (
            <span
              key={cats}
              className={classes(
                'c10-bubble',
                cats <= sum && 'is-full',
                cats >= DUEL_FROM && 'is-hot',
                cats === FEAST && 'is-feast',
              )}
            >
              {cats === FEAST ? <JumboPot /> : cats}
            </span>
          );
        })}
      </span>
    </div>
  );
}
