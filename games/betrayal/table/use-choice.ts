'use client';

import { useMemo, useState } from 'react';
import { useTable } from '@/ui/table/TableProvider';
import type { Direction, Floor } from '../rules/components';
import { hasNoFigure } from '../rules/figures';
import type { BetrayalView, Choice } from '../rules/view';
import { hasSucceeded } from '../seat/rolled';
import { inOrder } from './order';
import { asDirection, beyond } from './plan';
import { isOnPlan, type Target, targetsOf } from './targets';

interface Selected {
  /** The decision it was selected for: it does not outlive it. */
  readonly decision: string;
  readonly key: string;
  /** Which of the ways in. */
  readonly index: number;
}

export interface ChoiceControl {
  /** Whether this seat is asked for something now. */
  readonly isAsked: boolean;
  readonly isSent: boolean;
  /** This seat has nothing more to do in this match: its explorer is out, and no monster is its to move. */
  readonly isOut: boolean;
  /** By square of the plan. */
  readonly targets: ReadonlyMap<string, Target>;
  /** What is chosen by a button: all that is not on the plan, what may not be done among it. */
  readonly deeds: readonly Choice[];
  /** Things that may be put down in one's turn, where they are several: they would hide what is worth doing. */
  readonly loose: readonly Choice[];
  /** Ends the turn. */
  readonly end: Choice | undefined;
  /** The square that is selected, whether one may go there or not. */
  readonly selectedKey: string | undefined;
  /** What pressing it again does. */
  readonly selected: { readonly target: Target; readonly choice: Choice } | undefined;
  /** A square is pressed: it is selected; pressed again, one goes there. */
  readonly press: (key: string) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Another way into the room that is selected. */
  readonly otherWay: (() => void) | undefined;
  /** What that would be. */
  readonly other: Choice | undefined;
  readonly take: (choice: Choice) => void;
  /** The tile that is laid now, as it lies turned; undefined where none is. */
  readonly laying: Laying | undefined;
  /** What the task has to reach that this page has just begun. */
  readonly tried: number | undefined;
}

interface Laying {
  readonly room: string;
  readonly floor: Floor;
  readonly x: number;
  readonly y: number;
  readonly turn: Direction;
  readonly choice: Choice;
  /** Turns it to the next way in which it may lie: undefined where there is one only. */
  readonly rotate: ((by: 1 | -1) => void) | undefined;
}

const isPlace = ({ label }: Choice): boolean => label.kind === 'place';

/** The tile that waits to be turned, from what is asked. */
function useLaying(decision: string, choices: readonly Choice[]): Laying | undefined {
  const { view } = useTable<BetrayalView>();
  const [at, setAt] = useState({ decision, index: 0 });
  const ways = useMemo(
    () =>
      choices
        .filter((choice) => isPlace(choice) && choice.not === undefined)
        .sort((one, other) => Number(one.args[0]) - Number(other.args[0])),
    [choices],
  );
  const asked = view.ask?.kind === 'place' ? view.ask : undefined;
  const beside = view.tiles.find((tile) => tile.room === asked?.from);
  const index = at.decision === decision ? at.index : 0;
  const choice = ways[index];
  if (choice === undefined || beside === undefined || asked === undefined) return undefined;
  return {
    room: asked.room,
    floor: beside.floor,
    ...beyond(beside, asDirection(asked.direction)),
    turn: Number(choice.args[0]) as Direction,
    choice,
    rotate:
      ways.length > 1
        ? (by) => setAt({ decision, index: (index + by + ways.length) % ways.length })
        : undefined,
  };
}

/** What this seat may choose, and how far it has got in choosing. */
export function useChoice(): ChoiceControl {
  const { view, ctx, legal, attempt, isPast, isPending, result, pause } = useTable<BetrayalView>();
  const [last, setSelected] = useState<Selected>();
  const [begun, setBegun] = useState<{ readonly turn: number; readonly from: number }>();
  const canAct = !isPast && pause === undefined && result === undefined && (legal.length > 0 || isPending);
  const { choices, outcome, playerID } = view;
  const decision = `${view.playerID} ${ctx.turn} ${ctx.numMoves} ${view.ask?.kind}`;
  const laying = useLaying(decision, canAct ? choices : []);
  const targets = useMemo(
    () => targetsOf({ tiles: view.tiles, choices: canAct ? choices : [] }),
    [view.tiles, choices, canAct],
  );
  const selected = last?.decision === decision ? last : undefined;
  const target = selected === undefined ? undefined : targets.get(selected.key);
  const choice = target?.choices[selected?.index ?? 0];
  const take = ({ move, args, odds }: Choice) => {
    if (odds !== undefined) setBegun({ turn: view.turn.number, from: odds.from });
    attempt({ move, args });
  };
  // A monster that is done is one of several things; one's own turn ends by itself.
  const end = canAct ? choices.find(({ move, args }) => move === 'end' && args.length === 0) : undefined;
  const { roll } = (view.ask ?? {}) as { readonly roll?: { readonly use?: string } };
  const tried = roll?.use === 'task' && begun?.turn === view.turn.number ? begun.from : undefined;
  const isVain = ({ label }: Choice) => label.kind === 'reroll' && hasSucceeded(view, tried);
  const beside = canAct
    ? choices.filter((one) => !isOnPlan(one) && !isPlace(one) && one !== end && !isVain(one))
    : [];
  const drops = beside.filter(({ move, not }) => move === 'drop' && not === undefined);
  const loose = drops.length > 1 ? drops : [];
  const shown = beside.filter((one) => !loose.includes(one));
  const several = target !== undefined && target.choices.length > 1;
  const nextWay = several ? ((selected?.index ?? 0) + 1) % target.choices.length : 0;
  return {
    isAsked: canAct,
    isSent: canAct && isPending,
    isOut: playerID !== null && !canAct && !isPast && outcome === null && hasNoFigure(view, playerID),
    targets,
    deeds: view.ask?.kind === 'turn' ? inOrder(shown) : shown,
    loose,
    end,
    selectedKey: selected?.key,
    selected: target === undefined || choice === undefined ? undefined : { target, choice },
    press: (key) => {
      if (selected?.key === key && choice !== undefined) take(choice);
      else setSelected(selected?.key === key ? undefined : { decision, key, index: 0 });
    },
    confirm: () => {
      if (laying !== undefined) take(laying.choice);
      else if (choice !== undefined) take(choice);
    },
    cancel: () => setSelected(undefined),
    otherWay: several ? () => setSelected({ decision, key: target.key, index: nextWay }) : undefined,
    other: several ? target.choices[nextWay] : undefined,
    take,
    laying,
    tried,
  };
}
