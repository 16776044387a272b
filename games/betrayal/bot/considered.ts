import type { Action, Ctx } from '@/kit/action';
import type { BetrayalView } from '../rules/view';

/**
 * All that is legal, but for a way straight back: to a place from which one has just walked, when nothing has come of
 * it. As soon as anything is rolled, drawn, taken, fought or asked, back is a way like any other. There is always
 * something else: one's turn may end. Nor is a trade called off that has been begun: all would be as before (BH162).
 */
export function considered(
  { ask, turn: { walked = [] } }: BetrayalView,
  _ctx: Ctx,
  actions: readonly Action[],
): readonly Action[] {
  if (ask?.kind === 'trade') return actions.filter(({ args }) => args[0] !== 'cancel');
  if (ask?.kind !== 'turn' || walked.length === 0) return actions;
  return actions.filter(({ move, args }) => move !== 'go' || !walked.includes(args.join(' ')));
}
