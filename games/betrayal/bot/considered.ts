import type { Action, Ctx } from '@/kit/action';
import { sameArgs } from '../rules/choosing';
import type { BetrayalView, Choice } from '../rules/view';
import { hasSucceeded } from '../seat/rolled';
import { isSure } from './certain';

/** What weighs no more than this in one's own turn serves nobody: a search would only stumble into it. */
const IDLE = 0.05;

/**
 * All that is legal, but for what is in vain. A way straight back: to a place from which one has just walked, when
 * nothing has come of it; as soon as anything is rolled, drawn, taken, fought or asked, back is a way like any other.
 * A trade called off that has been begun: all would be as before (BH162). Dice thrown again that cannot come out
 * better. And what serves nobody as things are: a thing laid down (a trade hands it on), the Music Box opened on
 * oneself, Dynamite among friends; but not a task that is unlikely to come off and is made sure of. There is always something else: one's turn may end.
 */
export function considered(view: BetrayalView, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const {
    ask,
    choices,
    turn: { walked = [] },
  } = view;
  const is = ({ move, args }: Action, fits: (choice: Choice) => boolean): boolean =>
    choices.some((one) => one.move === move && sameArgs(one.args, args) && fits(one));
  if (hasSucceeded(view))
    return actions.filter((action) => !is(action, ({ label }) => label.kind === 'reroll'));
  if (ask?.kind === 'trade') return actions.filter(({ args }) => args[0] !== 'cancel');
  if (ask?.kind !== 'turn') return actions;
  return actions.filter(
    (action) =>
      !(action.move === 'go' && walked.includes(action.args.join(' '))) &&
      !(action.move !== 'trade' && is(action, (one) => (one.weight ?? 1) <= IDLE && !isSure(view, one))),
  );
}
