'use client';

import { FastForward, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { useTable } from './TableProvider';

/** What has become of a seat that has nothing more to do while others play on. */
export interface OutFacts {
  /** Out for good, or until a new round is dealt. */
  readonly until: 'round' | 'match';
  /** Which place it has come to, where that is settled. */
  readonly place?: number;
  /** What there is to say besides, where it is more than that the others play on. */
  readonly text?: ReactNode;
  /** The board has a place of its own for the slip. */
  readonly isOnBoard?: boolean;
}

/** Said to a seat that is out: what has become of it, and that it may watch on. */
export function OutSlip({ until, place, text }: OutFacts) {
  const t = useTranslations('table.out');
  const { seats } = useTable();
  return (
    <div className="out-slip paper">
      <b>{place === undefined ? t(`is.${until}`) : t('place', { place, count: seats.length })}</b>
      <p>{text ?? t(`text.${until}`)}</p>
    </div>
  );
}

export interface OutChoicesProps {
  readonly until: OutFacts['until'];
  /** Has the bots play on without a pause; undefined where somebody else is still to play. */
  readonly toEnd: (() => void) | undefined;
  readonly isHurried: boolean;
}

/** What such a seat may do besides: see the end soon, where bots alone play on, or begin anew. */
export function OutChoices({ until, toEnd, isHurried }: OutChoicesProps): ReactNode {
  const t = useTranslations('table.out');
  const { leave } = useTable();
  return (
    <div className="dock-line is-out">
      {toEnd !== undefined && (
        <Button
          look="primary"
          icon={<FastForward aria-hidden size={18} />}
          disabled={isHurried}
          onClick={toEnd}
        >
          {t(`toEnd.${until}`)}
        </Button>
      )}
      {until === 'match' && (
        <Button icon={<Plus aria-hidden size={18} />} onClick={leave}>
          {t('anew')}
        </Button>
      )}
    </div>
  );
}
