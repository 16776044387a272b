'use client';

import type { CSSProperties } from 'react';
import { SeatMark } from '@/ui/SeatMark';
import { SignList } from '@/ui/table/SignList';
import './legend.css';

/** What the signs of this table mean. */
export default function Legend() {
  return (
    <SignList
      signs={{
        coins: <span className="cm-coins">12</span>,
        cards: (
          <span className="cm-count-cards">
            <span className="cm-tiny-back" />5
          </span>
        ),
        bets: (
          <span className="cm-count-bets">
            <span className="is-bet" />
            <span className="is-bet" />
            <span />
          </span>
        ),
        reversed: <span className="cm-reversed is-in-legend">⇅</span>,
        strength: <span className="cm-strength is-in-legend">6</span>,
        prize: <span className="cm-prize is-in-legend">4</span>,
        known: (
          <span className="cm-known cm-legend-wide">
            <b>8</b>
            <span className="cm-hidden">?1</span>
          </span>
        ),
        gauge: (
          <span className="cm-gauge cm-legend-wide" style={{ '--cm-share': 0.6 } as CSSProperties}>
            <span className="cm-gauge-words">6+? / 10</span>
          </span>
        ),
        'bet-on': <span className="cm-bet is-on is-in-legend" />,
        owner: (
          <span className="cm-owner is-in-legend">
            <SeatMark playerID="1" size="0.9rem" />
          </span>
        ),
      }}
    />
  );
}
