import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { DEAD_TO_PEEK } from '../rules/components';
import { deadCount } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';
import { chancesOf } from '../seat/knowledge';

const CERTAIN = 0.999;

/** All that is legal, but to show everybody a card that is known to do nothing now (NS-r10, NS-r13). */
export function considered(view: NinjaSoulView, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const own = chancesOf(view)[Number(view.playerID)];
  if (own === undefined) return actions;
  const asleep = own.sleep + (deadCount(view) < DEAD_TO_PEEK ? own['sleep-peek'] : 0);
  return asleep > CERTAIN ? actions.filter(({ move }) => move !== 'open') : actions;
}
