'use client';

import { useState } from 'react';
import type { Action, PlayerID } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import type { Kind } from '../rules/components';
import type { LoveLetterView } from '../rules/view';

/** How far the choice of a play has got. */
type Step = 'wait' | 'card' | 'target' | 'guess' | 'confirm' | 'ready' | 'sent';

interface Picked {
  /** The turn it was picked in: a pick does not outlive it. */
  readonly turn: string;
  readonly index: number;
  readonly card: Kind;
  readonly target: PlayerID | undefined;
}

export interface Choice {
  readonly step: Step;
  /** Position in the hand of the card picked. */
  readonly index: number | undefined;
  readonly card: Kind | undefined;
  readonly target: PlayerID | undefined;
  /** Whom the pointer or the focus is on, while the card picked asks for somebody. */
  readonly pointed: PlayerID | undefined;
  readonly pointAt: (target: PlayerID | undefined) => void;
  /** Whom the card picked may be aimed at. */
  readonly targets: readonly PlayerID[];
  /** Whether the card has no effect for want of anybody to aim at. */
  readonly isIdle: boolean;
  /** Whether the card at that place of the hand may be played now. */
  readonly mayPick: (index: number) => boolean;
  readonly pick: (index: number) => void;
  readonly aim: (target: PlayerID) => void;
  readonly name: (guess: Kind) => void;
  /** Plays the card picked, where nothing is left to choose. */
  readonly play: () => void;
  readonly cancel: () => void;
}

const play = (...args: Action['args']): Action => ({ move: 'play', args });

const stepOf = ({ card, target }: Picked, actions: readonly Action[]): Step => {
  if (card === 'princess') return 'confirm';
  if (card === 'guard' && target !== undefined) return 'guess';
  return actions.some((action) => action.args.length > 1) ? 'target' : 'ready';
};

/** Card, then target, then name: what is picked so far, and the gestures that go on from there. */
export function useChoice(): Choice {
  const { view, ctx, legal, allowed, attempt, isPast, isPending, result } = useTable<LoveLetterView>();
  const [last, setPicked] = useState<Picked>();
  const [pointed, pointAt] = useState<PlayerID>();
  const turn = `${view.playerID} ${view.round} ${ctx.turn} ${view.plays.length}`;
  const canAct = !isPast && result === undefined && (legal.length > 0 || isPending);
  const picked = canAct && last?.turn === turn ? last : undefined;

  const actionsOf = (card: Kind) => legal.filter((action) => action.args[0] === card);
  const targetsOf = (card: Kind): PlayerID[] => [
    ...new Set(
      actionsOf(card).flatMap(({ args: [, target] }) => (typeof target === 'string' ? [target] : [])),
    ),
  ];
  const actions = picked === undefined ? [] : actionsOf(picked.card);
  const step: Step = !canAct
    ? 'wait'
    : isPending
      ? 'sent'
      : picked === undefined
        ? 'card'
        : stepOf(picked, actions);

  const targets = picked === undefined ? [] : targetsOf(picked.card);

  const playPicked = () => {
    const [only, ...others] = actions;
    if (only !== undefined && others.length === 0) attempt(only);
  };

  return {
    step,
    index: picked?.index,
    card: picked?.card,
    target: picked?.target,
    targets,
    pointed: step === 'target' ? (pointed ?? (targets.length === 1 ? targets[0] : undefined)) : undefined,
    pointAt,
    isIdle: step === 'ready' && picked?.card !== 'handmaid' && picked?.card !== 'countess',
    mayPick: (index) => {
      const card = view.hand[index];
      return allowed.some(({ args }) => args[0] === card);
    },
    pick: (index) => {
      const card = view.hand[index];
      if (card === undefined) return;
      const possible = actionsOf(card);
      if (isPending || possible.length === 0) {
        attempt(play(card));
      } else if (picked?.index !== index) {
        const [only, ...others] = targetsOf(card);
        const target = card === 'guard' && others.length === 0 ? only : undefined;
        setPicked({ turn, index, card, target });
      } else if (possible.length === 1 && card !== 'princess') {
        playPicked();
      } else {
        setPicked(undefined);
      }
    },
    aim: (target) => {
      if (picked === undefined) return;
      const { card } = picked;
      if (card === 'guard' && targetsOf(card).includes(target)) setPicked({ ...picked, target });
      // Any name will do to hear why the target itself is refused.
      else attempt(card === 'guard' ? play(card, target, 'princess') : play(card, target));
    },
    name: (guess) => {
      if (picked?.target !== undefined) attempt(play('guard', picked.target, guess));
    },
    play: playPicked,
    cancel: () => setPicked(undefined),
  };
}
