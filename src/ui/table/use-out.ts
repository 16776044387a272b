import { useEffect, useRef, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import type { OutFacts } from './Out';
import type { SeatFacts } from './SeatPanel';
import { useTable } from './TableProvider';

/** Whether the seat in front is out for now, and the way to see the end soon. */
export function useOut(out: OutFacts | undefined, seat: (playerID: PlayerID) => SeatFacts) {
  const { seats, hurry, isPast, pause, result, setting } = useTable();
  const [isWanted, setWanted] = useState(false);
  const isThere =
    out !== undefined &&
    !isPast &&
    pause === undefined &&
    result === undefined &&
    setting.replay === undefined;
  const isHurried = isWanted && isThere;
  // Whoever is dealt in again has wanted this end, and not the next.
  if (isWanted && out === undefined) setWanted(false);
  const was = useRef(false);
  useEffect(() => {
    if (was.current === isHurried) return;
    was.current = isHurried;
    hurry?.(isHurried);
  }, [hurry, isHurried]);
  const areBots = seats.every(({ playerID, occupant }) => occupant.kind === 'bot' || seat(playerID).isOut);
  return {
    out: isThere ? out : undefined,
    isHurried,
    toEnd: hurry !== undefined && areBots ? () => setWanted(true) : undefined,
  };
}
