'use client';

import { useState } from 'react';
import type { PlayerID } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import type { Cat10View } from '../rules/view';

/** A seat is being chosen: whose card to draw, or whose jumbo pot to take. */
export interface Aim {
  readonly move: 'steal' | 'seize';
  readonly targets: readonly PlayerID[];
  /** Whom the pointer or the focus is on. */
  readonly pointed: PlayerID | undefined;
  readonly pointAt: (seat: PlayerID | undefined) => void;
  /** Of somebody who cannot be chosen it says why. */
  readonly choose: (seat: PlayerID) => void;
}

const MOVES = ['steal', 'seize'] as const;

/** The choice of a seat; undefined while there is none. */
export function useAim(): Aim | undefined {
  const { legal, attempt, isPast } = useTable<Cat10View>();
  const [pointed, pointAt] = useState<PlayerID>();
  const move = MOVES.find((one) => legal.some((action) => action.move === one));
  if (move === undefined || isPast) return undefined;
  const targets = legal.map(({ args: [seat] }) => String(seat));
  return {
    move,
    targets,
    pointed: targets.find((seat) => seat === pointed),
    pointAt,
    choose: (seat) => attempt({ move, args: [seat] }),
  };
}
