'use client';

import { Hourglass, Timer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PlayerID } from '@/kit/action';
import { classes } from '../classes';
import { useSteadyNow } from '../steady-now';
import { useTable } from './TableProvider';
import type { ClockReading } from './table-state';

/** Milliseconds at which a clock is low, and at which it is nearly out. */
const LOW_MS = 30_000;
const LAST_MS = 10_000;

/** Milliseconds a clock has left; looked at anew while it runs. */
function useLeft({ leftMs, runsFrom }: ClockReading): number {
  const now = useSteadyNow(runsFrom === null ? null : 250);
  if (runsFrom === null) return leftMs;
  return Math.min(leftMs, Math.max(0, leftMs - (now - runsFrom)));
}

/** `3:05`: minutes and seconds, the second that has begun included. */
const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A seat's turn clock on its plate: what is left, and by colour and shape how little that is. */
export function SeatClock({ clock }: { readonly clock: ClockReading }) {
  const t = useTranslations('table.clock');
  const left = useLeft(clock);
  const seconds = Math.ceil(left / 1000);
  const Mark = left <= LOW_MS ? Hourglass : Timer;
  return (
    <span
      className={classes(
        'seat-clock',
        clock.runsFrom !== null && 'is-running',
        left <= LOW_MS && 'is-low',
        left <= LAST_MS && 'is-last',
      )}
    >
      <Mark aria-hidden size={14} />
      <span aria-hidden>{clockFace(seconds)}</span>
      {/* Whoever listens hears round numbers, which do not change from second to second. */}
      <span className="sr-only">
        {seconds > 60
          ? t('minutes', { minutes: Math.ceil(seconds / 60) })
          : t(seconds === 0 ? 'none' : 'seconds', { seconds: Math.ceil(seconds / 10) * 10 })}
      </span>
    </span>
  );
}

/** Says once that the time of the seat in front runs low, once that it is nearly out, and when it is up. */
export function ClockAnnouncer({ playerID }: { readonly playerID: PlayerID | null }) {
  const { clocks } = useTable().setting;
  if (clocks === undefined || playerID === null) return null;
  const clock = clocks[Number(playerID)];
  return (
    <p role="status" className="sr-only">
      {clock !== undefined && clock !== null && clock.runsFrom !== null && <Warning clock={clock} />}
    </p>
  );
}

function Warning({ clock }: { readonly clock: ClockReading }) {
  const t = useTranslations('table.clock');
  const left = useLeft(clock);
  if (left > LOW_MS) return null;
  const said = left === 0 ? t('up') : t('low', { seconds: (left > LAST_MS ? LOW_MS : LAST_MS) / 1000 });
  return <>{said}</>;
}
