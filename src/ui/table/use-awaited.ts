import type { PlayerID } from '@/kit/action';
import { awaitedSeats } from '@/kit/seats';
import { useTable } from './TableProvider';

/** Whom the table waits for, in seating order: not the own seat, once what it does is on its way. */
export function useAwaited(): readonly PlayerID[] {
  const { ctx, playerID, isPending } = useTable();
  return awaitedSeats(ctx).filter((seat) => !(isPending && seat === playerID));
}
