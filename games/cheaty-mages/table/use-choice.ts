'use client';

import { useState } from 'react';
import type { Action, Json } from '@/kit/action';
import { isAskedToRespond } from '@/kit/response';
import { useTable } from '@/ui/table/TableProvider';
import type { TargetKind } from '../rules/aiming';
import { LANES, type Lane, MOST_BETS, type Spell } from '../rules/components';
import { SPELL } from '../rules/spells';
import type { CheatyMagesView } from '../rules/view';

/** What this seat is to decide. */
type Step = 'wait' | 'sent' | 'bet' | 'card' | 'aim' | 'forget' | 'refill';

/** What a card is used for: as it is, face down under Prismatic Ray, for a bribe, or given up for a look. */
type Use = 'play' | 'down' | 'bribe' | 'bribe-down' | 'peek';
const USES: readonly Use[] = ['play', 'down', 'bribe', 'bribe-down', 'peek'];

/** What is chosen next. */
type Aim = TargetKind | 'none';

interface Picked {
  /** The moment it was picked in: a pick does not outlive it. */
  readonly moment: string;
  readonly index: number;
  readonly use: Use;
  /** What it has been aimed at so far. */
  readonly aimed: readonly Json[];
}

export interface Choice {
  readonly step: Step;
  /** Fighters picked for a bet. */
  readonly bets: readonly Lane[];
  readonly toggleBet: (lane: Lane) => void;
  readonly placeBets: () => void;
  readonly index: number | undefined;
  readonly spell: Spell | undefined;
  readonly use: Use;
  readonly uses: readonly Use[];
  readonly setUse: (use: Use) => void;
  readonly aim: Aim;
  readonly aimed: readonly Json[];
  readonly options: readonly Json[];
  readonly pointed: Json | undefined;
  readonly pointAt: (option: Json | undefined) => void;
  readonly choose: (option: Json) => void;
  readonly confirm: () => void;
  /** Whether the spell at that place of the hand may be used, or given up where one is. */
  readonly mayPick: (index: number) => boolean;
  readonly pick: (index: number) => void;
  readonly pass: () => void;
  readonly draw: () => void;
  readonly cancel: () => void;
}

const purposeOf = ({ move, args }: Action): Use => {
  if (move === 'peek') return 'peek';
  const isDown = args.at(-1) === 'down';
  return move === 'bribe' ? (isDown ? 'bribe-down' : 'bribe') : isDown ? 'down' : 'play';
};

/** What an action is aimed at, step by step. */
const aimsOf = ({ args }: Action): readonly Json[] =>
  args.at(-1) === 'down' ? args.slice(1, -1) : args.slice(1);

const beginsWith = (aims: readonly Json[], aimed: readonly Json[]): boolean =>
  aimed.every((one, index) => aims[index] === one);

const isWord = (kind: TargetKind): boolean => kind === 'seat' || kind === 'lasting';

/** A Support that stays may be named in place of a fighter. */
function aimAfter(spell: Spell | undefined, aimed: readonly Json[], [option]: readonly Json[]): Aim {
  if (spell === undefined || option === undefined) return 'none';
  const kinds = SPELL[spell].aims.flatMap((shape) => shape[aimed.length] ?? []);
  // A card that is given up is aimed at a fighter, whatever it is.
  return kinds.find((kind) => isWord(kind) === (typeof option === 'string')) ?? 'lane';
}

/** Bets; or a card, what it is used for, and what it is aimed at, step by step, until it is an action. */
export function useChoice(): Choice {
  const { view, ctx, legal, allowed, attempt, isPast, isPending, result, pause } =
    useTable<CheatyMagesView>();
  const [last, setPicked] = useState<Picked>();
  const [betting, setBetting] = useState<{ readonly moment: string; readonly lanes: readonly Lane[] }>();
  const [pointed, pointAt] = useState<Json>();
  const moment = `${view.playerID} ${ctx.phase} ${ctx.turn} ${ctx.numMoves} ${view.hand.length} ${JSON.stringify(ctx.activePlayers)}`;
  const canAct = !isPast && result === undefined && pause === undefined && (legal.length > 0 || isPending);
  const picked = canAct && last?.moment === moment ? last : undefined;
  const bets = canAct && betting?.moment === moment ? betting.lanes : [];
  const spell = picked === undefined ? undefined : view.hand[picked.index];
  const isAsked = isAskedToRespond(ctx, view.playerID);

  const actionsOf = (name: Spell | undefined) =>
    name === undefined ? [] : legal.filter(({ move, args }) => move !== 'bet' && args[0] === name);
  const purposesOf = (name: Spell | undefined): Use[] => {
    const found = new Set(actionsOf(name).map(purposeOf));
    return USES.filter((use) => found.has(use));
  };
  const uses = purposesOf(spell);
  const use = picked?.use ?? 'play';
  const fitting = (aimed: readonly Json[]) =>
    actionsOf(spell).filter((action) => purposeOf(action) === use && beginsWith(aimsOf(action), aimed));

  /** Steps that leave no choice are taken at once: the only card in a row. */
  const settle = (aimed: readonly Json[]): readonly Json[] => {
    const options = [...new Set(fitting(aimed).map((action) => aimsOf(action)[aimed.length]))];
    const [only] = options;
    return aimed.length > 0 && options.length === 1 && only !== undefined ? settle([...aimed, only]) : aimed;
  };
  const aimed = picked?.aimed ?? [];
  const options = [...new Set(fitting(aimed).flatMap((action) => aimsOf(action)[aimed.length] ?? []))];

  const step: Step = !canAct
    ? 'wait'
    : isPending
      ? 'sent'
      : isAsked
        ? 'forget'
        : ctx.phase === 'bet'
          ? 'bet'
          : ctx.phase === 'refill'
            ? 'refill'
            : picked === undefined
              ? 'card'
              : 'aim';

  const choose = (option: Json) => {
    if (picked === undefined || spell === undefined) return;
    const next = settle([...aimed, option]);
    const done = fitting(next).find((action) => aimsOf(action).length === next.length);
    pointAt(undefined);
    if (done !== undefined) attempt(done);
    else if (fitting(next).length > 0) setPicked({ ...picked, aimed: next });
    // What is not to be had is asked for to hear why.
    else {
      const move = use === 'peek' ? 'peek' : use.startsWith('bribe') ? 'bribe' : 'play';
      attempt({ move, args: [spell, ...aimed, option] });
    }
  };

  return {
    step,
    bets,
    toggleBet: (lane) => {
      const lanes = bets.includes(lane)
        ? bets.filter((one) => one !== lane)
        : LANES.filter((one) => bets.includes(one) || one === lane);
      // A fourth takes the place of the first.
      setBetting({ moment, lanes: lanes.slice(-MOST_BETS).sort() });
    },
    placeBets: () => {
      if (bets.length > 0) attempt({ move: 'bet', args: [...bets] });
    },
    index: picked?.index,
    spell,
    use,
    uses,
    setUse: (next) => {
      if (picked !== undefined) setPicked({ ...picked, use: next, aimed: [] });
    },
    aim: aimAfter(spell, aimed, options),
    aimed,
    options,
    pointed: pointed !== undefined && options.includes(pointed) ? pointed : undefined,
    pointAt,
    choose,
    confirm: () => {
      const [only] = fitting(aimed);
      if (only !== undefined) attempt(only);
    },
    mayPick: (index) => {
      const name = view.hand[index];
      return allowed.some(({ args }) => args[0] === name);
    },
    pick: (index) => {
      const name = view.hand[index];
      if (name === undefined) return;
      if (step === 'forget') attempt({ move: 'forget', args: [name] });
      else if (step === 'refill') attempt({ move: 'discard', args: [name] });
      else if (step === 'bet') attempt({ move: 'pass', args: [] });
      else if (picked?.index === index) setPicked(undefined);
      else {
        const [first] = purposesOf(name);
        if (first !== undefined) setPicked({ moment, index, use: first, aimed: [] });
        else attempt(hopeless(view, name));
      }
    },
    pass: () => attempt({ move: 'pass', args: [] }),
    draw: () => attempt({ move: 'draw', args: [] }),
    cancel: () => setPicked(undefined),
  };
}

/** What a card that can do nothing now would have to do: asked for to hear why not. */
function hopeless({ playerID }: CheatyMagesView, spell: Spell): Action {
  const [shape = []] = SPELL[spell].aims;
  const aim = shape.flatMap((kind, index): Json[] => {
    if (kind === 'down') return [];
    if (kind === 'lane') return [index === 0 ? 1 : 2];
    return [kind === 'place' ? 0 : playerID === '0' ? '1' : '0'];
  });
  return { move: 'play', args: [spell, ...aim] };
}
