import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { SearchSettings } from '@/kit/rulebook';
import type { CrowsOverkillView } from '../rules/view';
import { scaleOf, worthOf } from './worth';

export { determinize } from './determinize';
export { evaluate } from './evaluation';

/** An action at a time; `evaluate` plays on from there. */
export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'action',
  epsilon: 0.1,
  widening: { c: 6, alpha: 0.35 },
  levels: { normal: { ms: 30, iterations: 60 }, hard: { ms: 120, iterations: 6000 } },
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
