'use client';

import { useState } from 'react';
import type { Action } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import type { LidNumber } from '../rules/components';
import type { MacroscopeView } from '../rules/view';

/** Which lids may be lifted now, and how. */
export interface Lid {
  /** The die somebody has pointed out; undefined while none is. */
  readonly die: LidNumber | undefined;
  /** Points out a die, or takes that back. */
  readonly point: (die: LidNumber) => void;
  /** The dice that may be pointed out: two that show different numbers. */
  readonly dice: readonly LidNumber[];
  /** The action that lifts this window's lid now; undefined where it may not be lifted. */
  readonly lift: (window: number) => Action | undefined;
}

const isLift = ({ move }: Action): boolean => move === 'lift' || move === 'pick';
const windowOf = ({ move, args }: Action): number => Number(move === 'lift' ? args[1] : args[0]);

/**
 * The choice of a lid. A lid that both dice would lift goes by the one with its own number, unless somebody has
 * pointed out the other.
 */
export function useLid(): Lid {
  const { view, legal, isPast } = useTable<MacroscopeView>();
  const [pointed, setPointed] = useState<{ readonly at: string; readonly die: LidNumber }>();
  const { dice, lids, token, open } = view;
  const at = `${token} ${open.length}`;
  const die = pointed?.at === at && dice.includes(pointed.die) ? pointed.die : undefined;
  const lifts = isPast ? [] : legal.filter(isLift);
  const numbers = [...new Set(lifts.flatMap(({ move, args }) => (move === 'lift' ? Number(args[0]) : [])))];
  return {
    die,
    dice: numbers.length > 1 ? dice : [],
    point: (next) => setPointed(next === die ? undefined : { at, die: next }),
    lift: (window) => {
      const here = lifts.filter((action) => windowOf(action) === window);
      if (die !== undefined && numbers.length > 1) return here.find(({ args }) => args[0] === die);
      return here.find(({ move, args }) => move === 'pick' || args[0] === lids[window]) ?? here[0];
    },
  };
}
