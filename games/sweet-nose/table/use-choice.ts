'use client';

import { useState } from 'react';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { KINDS, type Kind, LAST_SPACE, LEVELS, type Level, PLACE } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { isBehind, kindIn, nextSteps, onward, type Step, waysOf } from './choice-steps';

/** What this seat is asked: to lay cards, to bid, or for one thing after the other. */
type Mode = 'wait' | 'sent' | 'arrange' | 'bid' | 'steps';

interface Made {
  /** The moment it was begun in: it does not outlive it. */
  readonly moment: string;
  readonly steps: readonly Step[];
}

export interface Choice {
  readonly mode: Mode;
  /** What has been pressed so far, and what may be pressed next. */
  readonly made: readonly Step[];
  readonly next: readonly Step[];
  /** The action that pressing this would be, where it is the last step of one. */
  readonly lastOf: (step: Step) => Action | undefined;
  readonly press: (step: Step) => void;
  /** Whether a choice may begin with this: then it takes the place of what was begun. */
  readonly mayBegin: (step: Step) => boolean;
  /** What rests under the pointer. */
  readonly pointed: Step | undefined;
  readonly pointAt: (step: Step | undefined) => void;
  readonly back: () => void;
  /** While cards are laid: the sweets in the order of their levels, as far as one has got. */
  readonly order: readonly Kind[];
  readonly levelOf: (kind: Kind) => Level | undefined;
  readonly put: (kind: Kind) => void;
  /** The cards that are left, the lower the more there is on the plate. */
  readonly fill: () => void;
  readonly lay: () => void;
  /** The space a marker would go to. */
  readonly space: number;
  readonly mayGo: (by: 1 | -1) => boolean;
  readonly go: (by: 1 | -1) => void;
  readonly bid: () => void;
  readonly pass: () => void;
}

/** The next free space from one on, in a direction. */
function freeFrom(view: SweetNoseView, from: number, by: 1 | -1): number | undefined {
  const own = at(view.seats, view.playerID ?? '0').bid;
  for (let space = from; space > own && space <= LAST_SPACE; space += by)
    if (view.seats.every(({ bid }) => bid !== space)) return space;
  return undefined;
}

export function useChoice(): Choice {
  const { view, ctx, legal, attempt, isPast, isPending, result, pause } = useTable<SweetNoseView>();
  const moment = `${view.playerID} ${ctx.phase} ${ctx.turn} ${ctx.numMoves} ${view.hasTraded}`;
  const [last, setMade] = useState<Made>({ moment, steps: [] });
  const [ordered, setOrder] = useState<{ readonly moment: string; readonly kinds: readonly Kind[] }>();
  const [wanted, setWanted] = useState<{ readonly moment: string; readonly space: number }>();
  const [pointed, pointAt] = useState<Step>();
  const canAct = !isPast && result === undefined && pause === undefined && (legal.length > 0 || isPending);
  const made = canAct && last.moment === moment ? last.steps : [];
  const ways = waysOf(legal);
  const next = canAct ? nextSteps(ways, made) : [];

  const mode: Mode = !canAct
    ? 'wait'
    : isPending
      ? 'sent'
      : legal[0]?.move === 'arrange'
        ? 'arrange'
        : legal.some(({ move }) => move === 'pass')
          ? 'bid'
          : 'steps';

  const lastOf = (step: Step): Action | undefined => {
    const steps = [...made, step];
    return ways.find((way) => way.steps.length === steps.length && isBehind(way, steps))?.action;
  };
  const begin = (steps: readonly Step[]) => setMade({ moment, steps });
  const mayBegin = (step: Step) => canAct && nextSteps(ways, []).includes(step);
  const press = (step: Step) => {
    pointAt(undefined);
    // Something else of the same sort in place of what was pressed last.
    const steps = next.includes(step) ? [...made, step] : [step];
    if (!next.includes(step) && !mayBegin(step)) {
      // What is not to be had is asked for to hear why.
      const kind = kindIn(step);
      if (mode === 'steps' && step.startsWith('give:') && kind !== undefined)
        attempt({ move: 'market', args: [kind, KINDS.find((one) => one !== kind) ?? kind] });
      return;
    }
    const done = ways.find((way) => way.steps.length === steps.length && isBehind(way, steps));
    if (done === undefined) begin(onward(ways, steps));
    else if (attempt(done.action)) begin([]);
  };

  const round = `${view.playerID} ${view.round}`;
  const order = canAct && ordered?.moment === round ? ordered.kinds : [];
  const levelOf = (kind: Kind): Level | undefined => LEVELS[order.indexOf(kind)];
  const put = (kind: Kind) => {
    const kinds = order.includes(kind) ? order.slice(0, order.indexOf(kind)) : [...order, kind];
    const left = KINDS.filter((one) => !kinds.includes(one));
    // What is left gets the last card by itself.
    setOrder({ moment: round, kinds: left.length === 1 ? [...kinds, ...left] : kinds });
  };

  const own = at(view.seats, view.playerID ?? '0').bid;
  const first = freeFrom(view, own + 1, 1) ?? own;
  const space = wanted?.moment === moment ? wanted.space : first;
  return {
    mode,
    made,
    next,
    lastOf,
    press,
    mayBegin,
    pointed,
    pointAt,
    back: () => {
      pointAt(undefined);
      if (mode === 'arrange') setOrder({ moment: round, kinds: [] });
      else begin([]);
    },
    order,
    levelOf,
    put,
    fill: () => {
      const plate = at(view.plates, view.playerID ?? '0');
      const left = KINDS.filter((kind) => !order.includes(kind));
      left.sort((a, b) => (plate[PLACE[b]] ?? 0) - (plate[PLACE[a]] ?? 0));
      setOrder({ moment: round, kinds: [...order, ...left] });
    },
    lay: () => {
      if (attempt({ move: 'arrange', args: KINDS.map((kind) => levelOf(kind) ?? 1) }))
        setOrder({ moment: round, kinds: [] });
    },
    space,
    mayGo: (by) => freeFrom(view, space + by, by) !== undefined,
    go: (by) => setWanted({ moment, space: freeFrom(view, space + by, by) ?? space }),
    bid: () => attempt({ move: 'bid', args: [space] }),
    pass: () => attempt({ move: 'pass', args: [] }),
  };
}
