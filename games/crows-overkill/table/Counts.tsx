'use client';

import type { PlayerID } from '@/kit/action';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import type { CrowsOverkillView } from '../rules/view';
import { BirdMark } from './pictures/BirdPicture';
import { useCounts } from './use-prospect';
import { useWords } from './use-words';

/** How many of each kind a seat has, and how many cry at this hour. */
export function Counts({ playerID }: { readonly playerID: PlayerID }) {
  const t = useWords();
  const { seatOf } = useTable<CrowsOverkillView>();
  const counts = useCounts()(playerID);
  return (
    <ul className="co-counts" aria-label={t('board.counts', { name: seatOf(playerID).name })}>
      {counts.map(({ kind, count, limit, mood }) => {
        const named = { birds: t(`counted.${kind}`, { count }) };
        const label =
          limit === undefined
            ? t('board.count-quiet', named)
            : t(mood === 'cries' ? 'board.count-cries' : 'board.count-limit', { ...named, limit });
        return (
          <li key={kind} className="co-count" data-kind={kind} data-mood={mood}>
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
