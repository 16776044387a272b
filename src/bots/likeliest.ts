import type { Action, Ctx } from '@/kit/action';
import type { Rulebook, SeatView } from '@/kit/rulebook';

/** What the policy holds to be the likeliest for a seat; undefined when it has nothing to do. */
export function likeliest(rulebook: Rulebook, view: SeatView, ctx: Ctx): Action | undefined {
  const actions = rulebook.legal(view, ctx);
  const weights = rulebook.policy(view, ctx, actions);
  return actions[weights.indexOf(Math.max(...weights))] ?? actions[0];
}
