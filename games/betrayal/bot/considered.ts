import type { Action, Ctx } from '@/kit/action';
import { sameArgs } from '../rules/choosing';
import type { BetrayalView } from '../rules/view';
import { hasSucceeded } from '../seat/rolled';

/**
 * All that is legal, but for a way straight back: to a place from which one has just walked, when nothing has come of
 * it. As soon as anything is rolled, drawn, taken, fought or asked, back is a way like any other. There is always
 * something else: one's turn may end. Nor is a trade called off that has been begun: all would be as before (BH162);
 * nor are dice thrown again that cannot come out better.
 */
export function considered(view: BetrayalView, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const {
    ask,
    choices,
    turn: { walked = [] },
  } = view;
  if (hasSucceeded(view)) {
    const isReroll = (args: Action['args']) =>
      choices.some((one) => one.label.kind === 'reroll' && sameArgs(one.args, args));
    return actions.filter(({ args }) => !isReroll(args));
  }
  if (ask?.kind === 'trade') return actions.filter(({ args }) => args[0] !== 'cancel');
  if (ask?.kind !== 'turn' || walked.length === 0) return actions;
  return actions.filter(({ move, args }) => move !== 'go' || !walked.includes(args.join(' ')));
}
