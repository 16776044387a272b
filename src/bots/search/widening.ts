import type { Simulation } from './simulation';

/** Actions looked at after so many visits, at least two. */
export function width({ settings }: Simulation, actions: number, visits: number): number {
  const { widening } = settings;
  if (widening === undefined) return actions;
  return Math.min(actions, Math.max(2, Math.ceil(widening.c * visits ** widening.alpha)));
}
