import { KINDS } from '@games/sweet-nose/rules/components';
import type { SweetNoseView } from '@games/sweet-nose/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';

/** The same sweets go and come. */
const isSame = (given: readonly unknown[], taken: readonly unknown[]): boolean =>
  [...given].sort().join() === [...taken].sort().join();

/**
 * A shop that is given back for sweets which go and come alike (SN13, SN14, SN-r23), or for Sugar Free with nothing of
 * the own kinds at the market; and Sugar Free kept before the count though the market counts, when it goes back anyway (SN16).
 */
export function vain({ view, ctx }: Moment<SweetNoseView>, { move, args }: Action): boolean {
  const seat = view.playerID ?? '0';
  const isCounted = KINDS.some(
    (_, place) =>
      (view.market[place] ?? 0) > 0 &&
      (at(view.plates, seat)[place] ?? 0) + (at(view.bowls, seat)[place] ?? 0) > 0,
  );
  if (ctx.phase === 'declare') return move === 'end' && isCounted;
  if (move !== 'use') return false;
  const [shop, ...on] = args;
  if (shop === 'bowls') return isSame([on[1]], [on[2]]);
  if (shop === 'turnover') return isSame([on[0]], [on[1]]);
  if (shop === 'pairs') return isSame(on.slice(1, 3), on.slice(3, 5));
  return false;
}
