import type { Action, Ctx } from '@/kit/action';
import type { Explanation } from '@/kit/rulebook';
import { sameArgs } from '../rules/choosing';
import type { BetrayalView } from '../rules/view';

/** A choice in words, as it stands on its button, and what speaks for it: the odds, or the way to the side's aim. */
export function explain(view: BetrayalView, _ctx: Ctx, { move, args }: Action): Explanation {
  const choice = view.choices.find((one) => one.move === move && sameArgs(one.args, args));
  if (choice === undefined) return { action: { kind: move, facts: {} } };
  const action = { kind: choice.label.kind, facts: choice.label.facts ?? {} };
  if (choice.odds !== undefined)
    return { action, reason: { kind: 'odds', facts: { percent: Math.round(choice.odds.chance * 100) } } };
  if (view.goal?.rooms !== undefined && move === 'go' && view.goal.rooms.includes(String(args[0])))
    return { action, reason: { kind: 'goal', facts: {} } };
  if (move === 'discover') return { action, reason: { kind: 'unknown', facts: { left: view.stackCount } } };
  return { action };
}
