'use client';

import { useState } from 'react';
import type { Action, PlayerID } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import type { Kind } from '../rules/components';
import { cardToAim } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';

/** How far the choice of an action has got. */
type Step = 'wait' | 'act' | 'target' | 'dark' | 'confirm' | 'aim' | 'sent';

interface Begun {
  /** The turn it was begun in: it does not outlive it. */
  readonly turn: string;
  readonly move: 'swap' | 'open';
  readonly target?: PlayerID;
}

export interface Choice {
  readonly step: Step;
  /** The card that has been opened and is to be aimed. */
  readonly opened: Kind | null;
  readonly target: PlayerID | undefined;
  readonly targets: readonly PlayerID[];
  readonly pointed: PlayerID | undefined;
  readonly pointAt: (target: PlayerID | undefined) => void;
  readonly swap: () => void;
  readonly look: () => void;
  /** Asks first; asked again, opens. */
  readonly open: () => void;
  /** A seat is pressed: it is aimed at, or its card is taken into the dark. */
  readonly choose: (target: PlayerID) => void;
  /** In the dark. */
  readonly decide: (done: 'exchange' | 'return') => void;
  readonly cancel: () => void;
}

const action = (move: string, ...args: string[]): Action => ({ move, args });

/** Swap, look or open; whose card, and what is done in the dark: the gestures that lead to an action. */
export function useChoice(): Choice {
  const { view, ctx, legal, attempt, isPast, isPending, result, pause } = useTable<NinjaSoulView>();
  const [last, setBegun] = useState<Begun>();
  const [pointed, pointAt] = useState<PlayerID>();
  const turn = `${view.playerID} ${view.round} ${ctx.turn} ${view.deeds.length}`;
  const canAct = !isPast && pause === undefined && result === undefined && (legal.length > 0 || isPending);
  const begun = canAct && last?.turn === turn ? last : undefined;
  const opened = cardToAim(view, view.playerID);
  const targets = [
    ...new Set(legal.flatMap(({ args: [target] }) => (typeof target === 'string' ? [target] : []))),
  ];
  const stepOf = (): Step => {
    if (!canAct) return 'wait';
    if (isPending) return 'sent';
    if (opened !== null) return 'aim';
    if (begun === undefined) return 'act';
    if (begun.move === 'open') return 'confirm';
    return begun.target === undefined ? 'target' : 'dark';
  };
  const step = stepOf();
  return {
    step,
    opened,
    target: begun?.target,
    targets,
    pointed: step === 'aim' || step === 'target' ? pointed : undefined,
    pointAt,
    swap: () => setBegun({ turn, move: 'swap' }),
    look: () => attempt(action('look')),
    open: () => {
      if (step === 'confirm' || opened !== null) attempt(action('open'));
      else setBegun({ turn, move: 'open' });
    },
    choose: (target) => {
      if (step === 'aim') attempt(action('aim', target));
      else if (targets.includes(target)) setBegun({ turn, move: 'swap', target });
      // Whichever is done in the dark will do to hear why the seat itself is refused.
      else attempt(action('swap', target, 'exchange'));
    },
    decide: (done) => {
      if (begun?.target !== undefined) attempt(action('swap', begun.target, done));
    },
    cancel: () => setBegun(undefined),
  };
}
