import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { SearchSettings } from '@/kit/rulebook';
import { loadOf, tallyOf } from './load';
import type { CrowsOverkillG } from './state';
import type { CrowsOverkillView } from './view';
import { scaleOf, worthOf } from './worth';

export { determinize } from './determinize';

export const search: SearchSettings = {
  mode: 'flat',
  horizon: { turns: 5 },
  epsilon: 0.1,
  widening: { c: 6, alpha: 0.35 },
  levels: { normal: { ms: 30, iterations: 60 }, hard: { ms: 120, iterations: 1200 } },
};

/** Steepness with which a better action is preferred. */
const STEEPNESS = 2.5;

/** Rids the own sill of what would cry soonest, at the cost of as few good cards as will do. */
export function policy(view: CrowsOverkillView, _ctx: Ctx, actions: readonly Action[]): number[] {
  const scale = scaleOf(view);
  const weights: number[] = [];
  for (const action of actions)
    weights.push(Math.exp(STEEPNESS * Math.max(-12, Math.min(12, worthOf(scale, action)))));
  return weights;
}

/** Birds that a hand is rid of in a turn, card by card, with the two still to be drawn. */
const RELIEF = 1.35;

/** How likely each seat is to be the last, by what its sill asks of its hand; the result once there is one. */
export function evaluate({ seats, hands, hour }: CrowsOverkillG, ctx: Ctx): number[] {
  const strengths = seats.map(({ birds, isOut }, seat) => {
    if (isOut) return 0;
    const load = loadOf(tallyOf(birds), hour, seat === Number(ctx.currentPlayer) ? 0.4 : 1);
    const strain = load - RELIEF * ((hands[seat]?.length ?? 0) + 1.5);
    return 0.03 + 1 / (1 + Math.exp(strain / 1.8));
  });
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  return strengths.map((strength) => strength / sum);
}
