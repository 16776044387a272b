'use client';

import { LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { awaitedSeats } from '@/kit/seats';
import { classes } from '../classes';
import { SeatMark } from '../SeatMark';
import { useTable } from './TableProvider';

export interface StatusLineProps {
  /** Whose turn it is and what that person must do: one sentence without a full stop. */
  readonly children: ReactNode;
}

/** The one sentence of the table. Paper when it is my turn, plain on the wood while I wait. */
export function StatusLine({ children }: StatusLineProps) {
  const t = useTranslations('table');
  const { ctx, isMyTurn, isPending, isPast } = useTable();
  const [acting, ...others] = isPast ? [] : awaitedSeats(ctx);
  return (
    <div className={classes('status-line', isMyTurn && 'is-mine')}>
      {acting !== undefined && others.length === 0 && (
        <span className={classes('seat-light', !isPast && 'has-turn')}>
          <SeatMark playerID={acting} size="1.35rem" />
        </span>
      )}
      <p role="status" aria-live="polite" aria-label={t('status')} className="min-w-0 flex-1">
        {children}
      </p>
      {isPending && (
        <span role="img" aria-label={t('pending')}>
          <LoaderCircle aria-hidden size={18} className="animate-spin opacity-70" />
        </span>
      )}
    </div>
  );
}
