import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { Asked, SearchSettings } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { isDrawable, NEIGHBOURS, type Sign } from '../rules/components';
import { isDouble, stepOf } from '../rules/drawing';
import { pointsOf, totalOf } from '../rules/scoring';
import type { KaPaiG } from '../rules/state';
import { copySheet, type KaPaiView } from '../rules/view';
import { CompactSheet } from './compact-sheet';
import { CODES } from './grid';
import { playOut } from './rollout';

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'action',
  epsilon: 0.1,
  widening: { c: 3, alpha: 0.35 },
  levels: { normal: { ms: 30, iterations: 100 }, hard: { ms: 130, iterations: 2400 } },
};

/** A full state in which this seat would see exactly this view: everything lies open, so a copy of it. */
export const determinize = ({ options, starter, roll, dice, sheets }: KaPaiView): KaPaiG => ({
  options: { sheet: options.sheet },
  starter,
  roll,
  dice: [...dice],
  sheets: sheets.map(copySheet),
  journal: [],
});

/** A difference in points that makes the better drawing about three times as likely. */
const STEEPNESS = 0.7;
/** What is done is good: nobody rubs out without a reason. */
const UNDONE = 1e-4;

const pad = new CompactSheet();

/** Completes groups, grows them where there is room, and keeps to one sign along the sides. */
export function policy(view: KaPaiView, _ctx: Ctx, actions: readonly Action[]): number[] {
  const { playerID, options, dice } = view;
  if (actions.length === 1 || playerID === null) return actions.map(() => 1);
  const sheet = at(view.sheets, playerID);
  pad.load(options.sheet, sheet);
  const isFirstOfTwo = isDouble(dice) && sheet.drawn.length === 0;
  return actions.map(({ move, args }) => {
    if (move === 'undo') return UNDONE;
    if (move === 'done') return 1;
    const sign = CODES[args[0] as Sign];
    if (move === 'mark') return Math.exp(pad.boxWorth(sign) / STEEPNESS);
    const cell = Number(args[1]);
    const worth = pad.worthOf(cell, sign) + (isFirstOfTwo ? bestBeside(view, cell, sign) : 0);
    return Math.exp(worth / STEEPNESS);
  });
}

/** What the second sign of a double could be worth beside the first. */
function bestBeside({ options }: KaPaiView, cell: number, sign: number): number {
  let best = 0;
  for (const beside of NEIGHBOURS[cell] ?? [])
    if (pad.signs[beside] === 0 && isDrawable(options.sheet, beside))
      best = Math.max(best, pad.worthOf(beside, sign));
  return best;
}

/** No sheet that anybody plays on comes out below or above these. */
const LEAST = -5;
const MOST = 75;
/** Points as a share, evenly: a point more is worth the same wherever a sheet stands. */
const share = (points: number): number => Math.min(1, Math.max(0, (points - LEAST) / (MOST - LEAST)));

/**
 * No sheet changes another: the searcher's own is played to its end by chance and policy, the others
 * count as they stand. A drawing that was just rubbed out is worth nothing, or a bot would never be done.
 */
export function evaluate(G: KaPaiG, _ctx: Ctx, asked?: Asked): number[] {
  const { sheet: kind } = G.options;
  return G.sheets.map((sheet, seat) => {
    if (String(seat) !== asked?.playerID) return share(totalOf(pointsOf(kind, sheet)));
    if (sheet.erased > 0 && stepOf(kind, sheet, G.dice) === 'draw' && sheet.drawn.length === 0) return 0;
    return share(playOut(kind, sheet, G.dice, asked.random));
  });
}
