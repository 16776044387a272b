'use client';

import { SignList } from '@/ui/table/SignList';
import { TOTEM_POINTS, VALUES } from '../rules/components';
import { SignGlyph } from './SignGlyph';
import { loopOf, TICK } from './strokes';
import { useWords } from './use-words';
import './legend.css';

/** What the signs of this table mean. */
export default function Legend() {
  const t = useWords();
  return (
    <SignList
      signs={{
        groups: (
          <span className="kp-count-groups">
            <SignGlyph sign="square" size="1.35rem" />
            <span className="kp-number">2</span>
            <span className="kp-value">{t('board.times', { value: VALUES.square })}</span>
          </span>
        ),
        boxes: (
          <span className="kp-boxes">
            <svg aria-hidden viewBox="-1 -3 14 14">
              <rect x="0" y="0" width="10" height="10" rx="1.5" className="kp-box" />
              <path d={TICK} className="kp-tick" />
            </svg>
            <svg aria-hidden viewBox="-1 -3 14 14">
              <rect x="0" y="0" width="10" height="10" rx="1.5" className="kp-box" />
            </svg>
          </span>
        ),
        totems: (
          <span className="kp-track is-in-legend">
            {TOTEM_POINTS.slice(2, 5).map((worth, index) => (
              <span key={worth} className={index === 0 ? 'kp-rung is-reached' : 'kp-rung'}>
                <span className="kp-rung-count">{index + 2}</span>
                <span>{worth}</span>
              </span>
            ))}
          </span>
        ),
        loop: (
          <svg aria-hidden viewBox="-8 -8 316 116" className="kp-legend-loop">
            <path d={loopOf(0)} className="kp-loop" />
          </svg>
        ),
        chip: <span className="kp-chip is-in-legend">+2</span>,
      }}
    />
  );
}
