'use client';

import { SignList } from '@/ui/table/SignList';
import { FallenMark } from './marks';
import { Glyph } from './NinjaCard';
import { useWords } from './use-words';
import './legend.css';

/** What the signs of this table mean. */
export default function Legend() {
  const t = useWords();
  return (
    <SignList
      signs={{
        points: <span className="ns-points">2/5</span>,
        'win-chance': (
          <span className="ns-known is-in-legend">
            <Glyph kind="win" />
            <span>{t('board.chance', { percent: 75 })}</span>
          </span>
        ),
        certain: (
          <span className="ns-known is-certain is-in-legend">
            <Glyph kind="kill" />
          </span>
        ),
        fallen: (
          <span className="ns-legend-fallen">
            <FallenMark />
          </span>
        ),
      }}
    />
  );
}
