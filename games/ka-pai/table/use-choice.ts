'use client';

import { useState } from 'react';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { Sign } from '../rules/components';
import { stepOf } from '../rules/drawing';
import type { KaPaiView } from '../rules/view';

export interface Choice {
  /**
   * `draw`: a square is to be chosen; `line`: one of several groups; `mark`: a bonus box; `ready`: all is drawn;
   * `locked`: the pencil is down, the others draw; `sent`: on its way; `wait`: nothing to do here.
   */
  readonly stage: 'wait' | 'draw' | 'line' | 'mark' | 'ready' | 'locked' | 'sent';
  /** The signs that may be drawn, each once. */
  readonly signs: readonly Sign[];
  /** The one that is drawn next. */
  readonly sign: Sign | undefined;
  readonly pickSign: (sign: Sign) => void;
  /** The squares it may be drawn on. */
  readonly open: ReadonlySet<number>;
  /** The ways to circle a group on the square that was picked. */
  readonly lines: readonly { readonly line: number; readonly action: Action }[];
  /** The square that the pointer or the focus rests on, or that is picked. */
  readonly pointed: number | undefined;
  readonly pointAt: (cell: number | undefined) => void;
  readonly press: (cell: number) => void;
  readonly cancel: () => void;
  readonly send: (action: Action) => void;
  /** What may be ticked. */
  readonly marks: readonly { readonly sign: Sign; readonly action: Action }[];
  readonly mayUndo: boolean;
  readonly undo: () => void;
  readonly done: () => void;
}

const UNDO: Action = { move: 'undo', args: [] };
const DONE: Action = { move: 'done', args: [] };

/** A sign, then its square; a line where several would do, a box for slashes; then the word that it is done. */
export function useChoice(): Choice {
  const { view, playerID, legal, attempt, isMyTurn, isPending, isPast, result } = useTable<KaPaiView>();
  const [chosen, setChosen] = useState<{ readonly roll: string; readonly sign: Sign }>();
  const [picked, setPicked] = useState<{ readonly step: string; readonly cell: number }>();
  const [pointed, pointAt] = useState<number>();
  const roll = `${playerID} ${view.roll}`;
  const sheet = playerID === null ? undefined : at(view.sheets, playerID);
  const step = `${roll} ${sheet?.drawn.length} ${sheet?.erased}`;
  const signs = [...new Set(view.dice)];
  const sign = chosen?.roll === roll && signs.includes(chosen.sign) ? chosen.sign : signs[0];
  const draws = legal.filter(({ move, args }) => move === 'draw' && args[0] === sign);
  const cell = picked?.step === step ? picked.cell : undefined;
  const lines = draws.flatMap((action) =>
    action.args[1] === cell && action.args.length > 2 ? [{ line: Number(action.args[2]), action }] : [],
  );
  const mayUndo = legal.some(({ move }) => move === 'undo');

  const stage = (): Choice['stage'] => {
    if (isPast || result !== undefined || sheet === undefined) return 'wait';
    if (isPending) return 'sent';
    if (!isMyTurn) return mayUndo ? 'locked' : 'wait';
    const own = stepOf(view.options.sheet, sheet, view.dice);
    return own === 'draw' && lines.length > 0 ? 'line' : own;
  };
  const send = (action: Action) => {
    if (attempt(action)) setPicked(undefined);
  };
  const press = (at: number) => {
    const ways = draws.filter(({ args }) => args[1] === at);
    const [only] = ways;
    if (ways.length > 1) setPicked({ step, cell: at });
    else if (only !== undefined) send(only);
    else if (sign !== undefined) attempt({ move: 'draw', args: [sign, at] });
  };
  return {
    stage: stage(),
    signs,
    sign,
    pickSign: (next) => {
      setChosen({ roll, sign: next });
      setPicked(undefined);
    },
    open: new Set(draws.map(({ args }) => Number(args[1]))),
    lines,
    pointed: cell ?? pointed,
    pointAt,
    press,
    cancel: () => setPicked(undefined),
    send,
    marks: legal.flatMap((action) =>
      action.move === 'mark' ? [{ sign: action.args[0] as Sign, action }] : [],
    ),
    mayUndo,
    undo: () => send(UNDO),
    done: () => send(DONE),
  };
}
