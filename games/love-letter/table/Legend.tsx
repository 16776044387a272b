'use client';

import { SeatMark } from '@/ui/SeatMark';
import { SignList } from '@/ui/table/SignList';
import { BrokenSealMark, FanMark } from './marks';
import { useWords } from './use-words';
import { WaxSeal } from './WaxSeal';
import './legend.css';

/** What the signs of this table mean. */
export default function Legend() {
  const t = useWords();
  return (
    <SignList
      signs={{
        tokens: (
          <span className="ll-tokens">
            1/4
            <WaxSeal size="1.05rem" />
          </span>
        ),
        'could-hold': (
          <span className="ll-could-hold is-in-legend">
            <span className="ll-sign">?</span>
            <span className="ll-kind" data-kind="prince">
              5
            </span>
            <span className="ll-kind" data-kind="king">
              6
            </span>
          </span>
        ),
        'cannot-hold': (
          <span className="ll-could-hold is-in-legend">
            <span className="ll-sign">≠</span>
            <span className="ll-kind" data-kind="prince">
              5
            </span>
            <span className="ll-kind" data-kind="countess">
              7
            </span>
          </span>
        ),
        protected: <FanMark size="2rem" />,
        out: <BrokenSealMark size="2rem" />,
        'out-by': (
          <span className="ll-out-badge">
            {t('board.out')}
            <SeatMark playerID="1" size="0.85rem" />
          </span>
        ),
      }}
    />
  );
}
