'use client';

import type { CSSProperties } from 'react';
import { SeatMark } from '@/ui/SeatMark';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { HEAVEN } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { ThunderGod } from './pictures/ThunderGod';
import { useWords } from './use-words';

/** Where the rungs of the ladder are, from the street to heaven. */
const RUNGS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Lanterns on a string, however wide the street is. */
const Garland = () => (
  <svg aria-hidden className="sn-garland">
    <pattern id="sn-lanterns" width="62" height="19" patternUnits="userSpaceOnUse">
      <path d="M0 1Q31 7 62 1" className="is-string" />
      <ellipse cx="31" cy="10.5" rx="6.6" ry="5.6" className="is-lantern" />
      <ellipse cx="31" cy="10.5" rx="2.6" ry="4" className="is-shine" />
      <path d="M28 4.4H34M28 16.4H34M31 16.4V19" className="is-lantern" />
    </pattern>
    <rect width="100%" height="100%" fill="url(#sn-lanterns)" />
  </svg>
);

/** The ladder to heaven: everybody’s total, the further the sweeter, and at its end the thunder god. */
export function Sky() {
  const t = useWords();
  const { view, seats } = useTable<SweetNoseView>();
  const most = Math.max(HEAVEN, ...view.seats.map(({ points }) => points));
  return (
    <div className="sn-sky">
      <Garland />
      <ul className="sn-ladder" aria-label={t('board.ladder')}>
        {RUNGS.map((far) => (
          <li key={far} aria-hidden className="sn-rung" style={{ '--sn-far': far } as CSSProperties} />
        ))}
        {seats.map(({ playerID, name }, place) => {
          const points = view.seats[Number(playerID)]?.points ?? 0;
          const below = view.seats.slice(0, Number(playerID)).filter((seat) => seat.points === points).length;
          return (
            <li
              key={playerID}
              className="sn-climber"
              style={
                {
                  '--sn-far': points / most,
                  '--sn-below': below,
                  zIndex: seats.length - place,
                } as CSSProperties
              }
            >
              <Sign says={t('board.climber', { name, points })}>
                <SeatMark playerID={playerID} size="1.1rem" />
              </Sign>
            </li>
          );
        })}
      </ul>
      <ThunderGod className="sn-god" />
    </div>
  );
}
