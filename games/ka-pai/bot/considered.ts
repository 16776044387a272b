import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { KaPaiView } from '../rules/view';

/** All that is legal, but to rub out what one has just drawn: there is always something else to be done. */
export function considered(_view: KaPaiView, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const others = actions.filter(({ move }) => move !== 'undo');
  return others.length > 0 ? others : actions;
}
