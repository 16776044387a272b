import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { SearchSettings } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { IN_HAND, IN_HAND_VALUE, LAST, type PieceNumber, valueAt } from '../rules/components';
import { isGoalFull, isInChain, stepsOn, type Taken, takenBy } from '../rules/path';
import { totalOf } from '../rules/scoring';
import type { NumeriG } from '../rules/state';
import type { NumeriView } from '../rules/view';

export const search: SearchSettings = {
  mode: 'flat',
  // A match takes about a hundred turns: beyond a few rounds its end is chance, and prospects say more.
  horizon: { turns: 16 },
  epsilon: 0.1,
  levels: { normal: { ms: 30, iterations: 20 }, hard: { ms: 150, iterations: 3000 } },
};

/** A full state in which this seat would see exactly this view: everything lies open, so a copy of it. */
export const determinize = ({ starter, pieces, die, isSplitOpen }: NumeriView): NumeriG => ({
  starter,
  pieces: pieces.map((own) => [...own]),
  die,
  isSplitOpen,
  journal: [],
});

/** What another roll is worth, in the points of `PROSPECTS`. */
const BONUS = 15;
/** A difference between two actions that makes the better one about three times as likely. */
const STEEPNESS = 4;
/** How much the number printed on a space counts beside how far along the path it lies. */
const PRINTED = 0.15;

/**
 * What a piece may hope for on each space, times its number. Most pieces will be moved on again, so
 * that getting ahead counts for more than the number that happens to lie there; measured in matches
 * against a player that goes by the numbers alone.
 */
const PROSPECTS = Array.from({ length: LAST + 1 }, (_, space) => {
  const along = IN_HAND_VALUE + 30 * (space / LAST) ** 2;
  return PRINTED * valueAt(space) + (1 - PRINTED) * along;
});

/** What an action gains in prospects, and by the roll it earns if it links pieces. */
function gainOf(taken: Taken, own: readonly number[], numbers: readonly PieceNumber[]): number {
  const steps = stepsOn(taken, own, numbers);
  const after = [...own];
  let gain = 0;
  for (const { number, from, to } of steps) {
    after[number - 1] = to;
    gain += number * ((PROSPECTS[to] ?? 0) - (PROSPECTS[from] ?? 0));
  }
  return steps.some(({ to }) => isInChain(after, to)) ? gain + BONUS : gain;
}

/** Brings high numbers far along the path, lets low ones push, and links pieces. */
export function policy(view: NumeriView, ctx: Ctx, actions: readonly Action[]): number[] {
  if (actions.length === 1) return [1];
  const own = at(view.pieces, view.playerID ?? ctx.currentPlayer);
  const taken = takenBy(view.pieces);
  return actions.map(({ args }) => Math.exp(gainOf(taken, own, args as readonly PieceNumber[]) / STEEPNESS));
}

/** Lead over the best of the others, in prospects, that makes a win three times as likely as not. */
const CLEAR_LEAD = 40;

function prospectsOf(own: readonly number[]): number {
  let sum = 0;
  for (let piece = 0; piece < own.length; piece++)
    sum += (piece + 1) * (PROSPECTS[own[piece] ?? IN_HAND] ?? 0);
  return sum;
}

/** Shares of the win once the game is over. */
function sharesOf(totals: readonly number[]): number[] {
  const highest = Math.max(...totals);
  const winners = totals.filter((total) => total === highest).length;
  return totals.map((total) => (total === highest ? 1 / winners : 0));
}

/** Chance to win as the lead in prospects tells it: what pieces may hope for says more than what they stand on. */
export function evaluate({ pieces }: NumeriG): number[] {
  if (isGoalFull(pieces)) return sharesOf(pieces.map(totalOf));
  const prospects = pieces.map(prospectsOf);
  return prospects.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < prospects.length; other++)
      if (other !== seat) best = Math.max(best, prospects[other] ?? 0);
    return 1 / (1 + Math.exp((best - own) / CLEAR_LEAD));
  });
}
