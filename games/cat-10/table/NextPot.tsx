'use client';

import type { CSSProperties } from 'react';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { Cat10View } from '../rules/view';
import { oddsOf } from '../seat/odds';
import { useWords } from './use-words';

/** What the next pot would do, for who wants to know; its room is kept. */
export function NextPot() {
  const t = useWords();
  const { view, result } = useTable<Cat10View>();
  const { previews } = useAids();
  const odds = result === undefined && view.row.length > 0 && previews ? oddsOf(view) : undefined;
  const parts =
    odds === undefined
      ? []
      : ([
          ['fits', 1 - odds.bust - odds.ten],
          ['ten', odds.ten],
          ['bust', odds.bust],
        ] as const);
  return (
    <ul aria-label={t('odds.title')} className="c10-odds">
      {parts.map(([kind, share]) => {
        const chance = t(`odds.${kind}`, { percent: Math.round(100 * share) });
        return (
          <li
            key={kind}
            className="c10-odd"
            data-kind={kind}
            style={{ '--c10-share': share } as CSSProperties}
          >
            {/* Another chance is another mark: it does not make room within its old one. */}
            <span key={chance}>{chance}</span>
          </li>
        );
      })}
    </ul>
  );
}
