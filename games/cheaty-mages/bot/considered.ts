import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { rowOf } from '../rules/aiming';
import { handSizes, type Lane } from '../rules/components';
import type { CheatyMagesView } from '../rules/view';

/**
 * All that is legal, but for a look at what has been seen (CM17, CM-r29), and for a card given up before a draw that is
 * as large with it (CM27, CM-r19).
 */
export function considered(view: CheatyMagesView, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const { drawn, limit } = handSizes(view.seats.length);
  const isRoomy = view.hand.length + drawn <= limit;
  return actions.filter(({ move, args: [spell, lane] }) => {
    if (move === 'peek' || spell === 'detect-magic')
      return rowOf(view, lane as Lane).some((placed) => placed.spell === null);
    return move !== 'discard' || !isRoomy;
  });
}
