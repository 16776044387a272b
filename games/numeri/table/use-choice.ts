'use client';

import { useEffect, useState } from 'react';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { type TellingPace, tellingPace } from '@/ui/telling-pace';
import type { PieceNumber } from '../rules/components';
import { type Step, stepsOf } from '../rules/path';
import type { NumeriView } from '../rules/view';

/** Something to do with the roll, and where it leads. */
export interface Option {
  readonly action: Action;
  readonly steps: readonly Step[];
}

export interface Choice {
  /** `wait`: not my turn; `throw`: the die is in my hand; `choose`: nothing picked yet; `picked`: to be confirmed; `sent`: on its way. */
  readonly stage: 'wait' | 'throw' | 'choose' | 'picked' | 'sent';
  readonly options: readonly Option[];
  /** What is picked or sent, and what its beans would do. */
  readonly picked: Option | undefined;
  /** What is shown beforehand: what is picked, pointed at, or the only thing there is to do. */
  readonly preview: Option | undefined;
  /** A bean was pressed: picks it, confirms or takes back. */
  readonly press: (number: PieceNumber) => void;
  readonly pick: (option: Option) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  readonly throwDie: () => void;
  /** The pointer is over a bean, or no longer. */
  readonly pointAt: (number: PieceNumber | undefined) => void;
}

const numbersOf = ({ args }: Action) => args as readonly PieceNumber[];

/** Milliseconds in which a roll that leaves no choice can be read before its bean goes. */
const FORCED_MS: Readonly<Record<TellingPace, number>> = { calm: 1400, normal: 900, quick: 300 };

/**
 * The die, then a bean, then confirmation. By the rules a turn begins with its roll (NU3, NU-r25), which is
 * made by then and told to nobody in front of this screen: a tap turns it up. Each bean begins at most one
 * action: the whole roll, or one way to split it. Where there is only one thing to do it is done.
 */
export function useChoice(): Choice {
  const { view, ctx, playerID, legal, attempt, isPast, isPending, result, setting } = useTable<NumeriView>();
  const [picks, setPicks] = useState<{ readonly roll: string; readonly option: Option }>();
  const [pointed, pointAt] = useState<PieceNumber>();
  const [thrown, setThrown] = useState<string>();
  // A pick does not outlive the roll it was made for.
  const roll = `${playerID} ${ctx.turn} ${ctx.numMoves}`;
  const canAct = !isPast && result === undefined && (legal.length > 0 || isPending);
  const picked = canAct && picks?.roll === roll ? picks.option : undefined;
  const stage = !canAct
    ? 'wait'
    : isPending
      ? 'sent'
      : thrown !== roll
        ? 'throw'
        : picked === undefined
          ? 'choose'
          : 'picked';

  const own = playerID === null ? [] : at(view.pieces, playerID);
  const options = legal.map((action) => ({ action, steps: stepsOf(view.pieces, own, numbersOf(action)) }));
  const optionOf = (number: PieceNumber | undefined) =>
    options.find(({ action }) => numbersOf(action)[0] === number);
  const [only, ...others] = options;
  const isOnly = others.length === 0;

  const send = (option: Option) => {
    if (attempt(option.action)) setPicks({ roll, option });
  };
  // On a ☆ a bean has one way to go, and is moved by the press that chooses it.
  const pick = (option: Option) =>
    isOnly || view.die === 'star' ? send(option) : setPicks({ roll, option });
  const cancel = () => setPicks(undefined);
  // A lesson says what it is about, and lets it be done by hand.
  const isForced = stage === 'choose' && isOnly && setting.coach === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each roll that is thrown starts the clock anew
  useEffect(() => {
    if (!isForced || only === undefined) return;
    const timer = setTimeout(() => send(only), FORCED_MS[tellingPace()]);
    return () => clearTimeout(timer);
  }, [roll, isForced]);
  const press = (number: PieceNumber) => {
    const option = optionOf(number);
    const [first, second] = picked === undefined ? [] : numbersOf(picked.action);
    if (picked !== undefined && number === (second ?? first)) send(picked);
    else if (number === first) cancel();
    else if (option !== undefined) pick(option);
    else attempt({ move: 'move', args: [number] });
  };

  return {
    stage,
    options,
    picked,
    preview:
      stage === 'wait' || stage === 'throw'
        ? undefined
        : (picked ?? optionOf(pointed) ?? (isOnly ? only : undefined)),
    press,
    pick,
    confirm: () => {
      if (picked !== undefined) send(picked);
    },
    cancel,
    throwDie: () => setThrown(roll),
    pointAt,
  };
}
