import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import type { UseArgs } from '../rules/schemas';
import type { SweetNoseView } from '../rules/view';

/** Whether what goes and what comes are the same sweets (SN13, SN14, SN-r23): the shop would be given back for nothing. */
function isForTheSame(args: UseArgs): boolean {
  switch (args[0]) {
    case 'bowls':
      return args[2] === args[3];
    case 'turnover':
      return args[1] === args[2];
    case 'pairs':
      return (args[2] === args[4] && args[3] === args[5]) || (args[2] === args[5] && args[3] === args[4]);
    default:
      return false;
  }
}

/**
 * All that is legal, but for a shop used on sweets that go and come alike; and before the count for Sugar Free kept
 * though the market counts, as it goes back anyway (SN16).
 */
export function considered(view: SweetNoseView, ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const seat = view.playerID ?? '0';
  if (ctx.phase === 'declare') {
    const [plate, bowl] = [at(view.plates, seat), at(view.bowls, seat)];
    const isCounted = view.market.some(
      (count, place) => count > 0 && (plate[place] ?? 0) + (bowl[place] ?? 0) > 0,
    );
    return isCounted ? actions.filter(({ move }) => move !== 'end') : actions;
  }
  return actions.filter(({ move, args }) => move !== 'use' || !isForTheSame(args as unknown as UseArgs));
}
