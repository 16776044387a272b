'use client';

import { Check, Zap } from 'lucide-react';
import { SeatMark } from '@/ui/SeatMark';
import { SignList } from '@/ui/table/SignList';
import { Sweet } from './pictures/Sweet';
import './legend.css';

/** What the signs of this table mean. */
export default function Legend() {
  return (
    <SignList
      signs={{
        score: (
          <span className="sn-score">
            <span className="sn-points">21</span>
            <span className="sn-points-now">+14</span>
          </span>
        ),
        laid: (
          <span className="sn-badge is-on is-laid">
            <Check size={13} strokeWidth={4} />
          </span>
        ),
        starter: (
          <span className="sn-badge is-on">
            <Zap size={13} strokeWidth={2.6} fill="currentColor" />
          </span>
        ),
        level: (
          <span className="sn-level" data-level="4">
            <b>4</b>
          </span>
        ),
        bonus: <span className="sn-bonus is-in-legend">+2</span>,
        heap: (
          <span className="sn-legend-heap">
            <Sweet kind="peach" />
            <b className="sn-heap-count is-in-legend">3</b>
          </span>
        ),
        stall: <span className="sn-lantern">3</span>,
        climber: <SeatMark playerID="1" size="1.1rem" />,
      }}
    />
  );
}
