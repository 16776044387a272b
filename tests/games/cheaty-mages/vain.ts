import { handSizes } from '@games/cheaty-mages/rules/components';
import type { CheatyMagesView } from '@games/cheaty-mages/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/**
 * A card for a look at what one has seen (CM17, CM-r29), or a card given up before a draw that would have been as large with
 * it (CM27, CM-r19).
 */
export function vain({ view }: Moment<CheatyMagesView>, { move, args }: Action): boolean {
  const isLook = move === 'peek' || args[0] === 'detect-magic';
  if (isLook) return (view.corners[Number(args[1]) - 1]?.spells ?? []).every(({ spell }) => spell !== null);
  const { drawn, limit } = handSizes(view.seats.length);
  return move === 'discard' && view.hand.length + drawn <= limit;
}
