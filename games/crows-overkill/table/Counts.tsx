'use client';

import type { CSSProperties } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { stamped } from '@/ui/motion/travel';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { KIND } from '../rules/components';
import type { CrowsOverkillView } from '../rules/view';
import { flocksOf, placesOf } from './flocks';
import { BirdMark } from './pictures/BirdPicture';
import { useCounts } from './use-prospect';
import { useWords } from './use-words';

/**
 * How many of each kind a seat has, and how many cry at this hour, each under the first of its birds. A number
 * that is new is pressed on once those have landed.
 */
export function Counts({ playerID }: { readonly playerID: PlayerID }) {
  const t = useWords();
  const { view, seatOf } = useTable<CrowsOverkillView>();
  const counts = useCounts()(playerID);
  const flocks = flocksOf(at(view.seats, playerID).birds);
  const { places, last } = placesOf(flocks);
  return (
    <ul
      className="co-counts"
      aria-label={t('board.counts', { name: seatOf(playerID).name })}
      style={{ '--row-last': last } as CSSProperties}
    >
      {counts.map(({ kind, count, limit, mood }, index) => {
        const place = places[flocks.findIndex(({ bird }) => KIND[bird] === kind)] ?? 0;
        const named = { birds: t(`counted.${kind}`, { count }) };
        const label =
          limit === undefined
            ? t('board.count-quiet', named)
            : t(mood === 'cries' ? 'board.count-cries' : 'board.count-limit', { ...named, limit });
        return (
          <li
            key={kind}
            className="co-count"
            data-kind={kind}
            data-mood={mood}
            style={
              {
                '--row-at': place,
                '--co-before': index,
                '--co-from-here': counts.length - index,
              } as CSSProperties
            }
            {...stamped(`count ${playerID} ${kind} ${count}`)}
          >
            <Sign says={label} className="co-count-sign">
              <BirdMark kind={kind} />
              <span className="co-count-number">{limit === undefined ? count : `${count}/${limit}`}</span>
            </Sign>
          </li>
        );
      })}
    </ul>
  );
}
