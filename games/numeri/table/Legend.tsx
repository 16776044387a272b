'use client';

import type { CSSProperties } from 'react';
import { seatColour } from '@/ui/SeatMark';
import { SignList } from '@/ui/table/SignList';
import { Bean } from './Bean';
import { GateSign } from './Gate';
import './legend.css';

/** What the signs of this table mean. */
export default function Legend() {
  return (
    <SignList
      signs={{
        value: <span className="nu-value is-in-legend">4</span>,
        loss: <span className="nu-value is-in-legend is-loss">−3</span>,
        points: <span className="nu-points">12</span>,
        bean: (
          <span className="nu-legend-bean">
            <Bean playerID="0" number={3} />
          </span>
        ),
        gate: (
          <span className="nu-legend-gate">
            <GateSign />
          </span>
        ),
        'in-hand': (
          <span className="nu-in-hand" style={{ '--nu-seat': seatColour('1') } as CSSProperties}>
            <span data-waits={false}>1</span>
            <span data-waits>2</span>
          </span>
        ),
      }}
    />
  );
}
