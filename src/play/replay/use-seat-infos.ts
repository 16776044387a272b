import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { SeatInfo } from '@/ui/table/table-state';
import { seatNames } from '../online/seats';
import type { ReplayRecord } from './replay-record';

/** Who sat where. Bots that were called nothing get the names bots have here. */
export function useSeatInfos(seats: ReplayRecord['seats']): readonly SeatInfo[] {
  const setup = useTranslations('setup');
  return useMemo(() => {
    const names = seatNames(
      seats.map(({ name, occupant }) => ({ name, kind: occupant.kind })),
      setup('botNames'),
      (seat) => setup('defaultName', { seat }),
    );
    return seats.map(({ occupant }, seat) => ({ playerID: String(seat), name: names[seat] ?? '', occupant }));
  }, [seats, setup]);
}
