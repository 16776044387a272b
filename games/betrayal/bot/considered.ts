import type { Action, Ctx } from '@/kit/action';
import { sameArgs } from '../rules/choosing';
import type { BetrayalView } from '../rules/view';

/** What weighs no more than this in one's own turn serves nobody: a search would only stumble into it. */
const IDLE = 0.05;

/**
 * All that is legal, but for what is in vain. A way straight back: to a place from which one has just walked, when
 * nothing has come of it; as soon as anything is rolled, drawn, taken, fought or asked, back is a way like any other.
 * A trade called off that has been begun: all would be as before (BH162). And what serves nobody as things are: a
 * thing laid down (a trade hands it on), the Music Box opened on oneself, Dynamite among friends. There is always
 * something else: one's turn may end.
 */
export function considered(
  { ask, choices, turn: { walked = [] } }: BetrayalView,
  _ctx: Ctx,
  actions: readonly Action[],
): readonly Action[] {
  if (ask?.kind === 'trade') return actions.filter(({ args }) => args[0] !== 'cancel');
  if (ask?.kind !== 'turn') return actions;
  const isIdle = ({ move, args }: Action): boolean =>
    move !== 'trade' &&
    choices.some((one) => one.move === move && sameArgs(one.args, args) && (one.weight ?? 1) <= IDLE);
  const isBack = ({ move, args }: Action): boolean => move === 'go' && walked.includes(args.join(' '));
  return actions.filter((action) => !isBack(action) && !isIdle(action));
}
