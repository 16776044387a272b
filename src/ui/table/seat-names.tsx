'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import type { SeatInfo } from './table-state';

/** Who sits where, for every sentence that names people. */
export interface SeatNames {
  /** The seat the sentences are read by; null for whoever looks on. */
  readonly playerID: PlayerID | null;
  /** The seat's name and occupant; throws for a seat that does not exist. */
  readonly seatOf: (playerID: PlayerID) => SeatInfo;
}

const SeatNamesContext = createContext<SeatNames | undefined>(undefined);

export interface SeatNamesProviderProps {
  readonly seats: readonly SeatInfo[];
  readonly playerID: PlayerID | null;
  readonly children: ReactNode;
}

export function SeatNamesProvider({ seats, playerID, children }: SeatNamesProviderProps) {
  const names = useMemo(
    (): SeatNames => ({ playerID, seatOf: (seat) => at(seats, seat) }),
    [seats, playerID],
  );
  return <SeatNamesContext value={names}>{children}</SeatNamesContext>;
}

export function useSeatNames(): SeatNames {
  const names = useContext(SeatNamesContext);
  if (names === undefined) throw new Error('useSeatNames needs a SeatNamesProvider above it');
  return names;
}
