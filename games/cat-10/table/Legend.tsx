'use client';

import { SignList } from '@/ui/table/SignList';
import { JumboPot } from './pictures/CatPot';
import './legend.css';

/** What the signs of this table mean. */
export default function Legend() {
  return (
    <SignList
      signs={{
        points: (
          <span className="c10-points">
            <span className="c10-points-number">17</span>
            <span className="c10-points-jumbos">
              <JumboPot />
              ×2
            </span>
          </span>
        ),
        bubble: (
          <span className="c10-bubbles is-in-legend">
            <span className="c10-bubble is-full">6</span>
          </span>
        ),
        hot: (
          <span className="c10-bubbles is-in-legend">
            <span className="c10-bubble is-hot">7</span>
          </span>
        ),
        feast: (
          <span className="c10-bubbles is-in-legend">
            <span className="c10-bubble is-hot is-feast">
              <JumboPot />
            </span>
          </span>
        ),
        pile: <span className="pile-count brass is-in-legend">12</span>,
        minus: <b className="c10-minus">−2</b>,
      }}
    />
  );
}
