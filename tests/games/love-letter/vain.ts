import { COPIES, type Kind, VALUE } from '@games/love-letter/rules/components';
import type { LoveLetterView } from '@games/love-letter/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/** Whether every copy lies open, or is in the own hand. */
function isOutOfReach({ seats, faceUp, hand }: LoveLetterView, card: Kind): boolean {
  const seen = [...seats.flatMap(({ discards }) => discards), ...faceUp, ...hand];
  return seen.filter((one) => one === card).length === COPIES[card];
}

const shown = ({ looks, playerID }: LoveLetterView, target: unknown): Kind | null | undefined =>
  looks.find((look) => look.viewer === playerID && look.target === target)?.card;

function doesNothing(view: LoveLetterView, { args: [card, target, guess] }: Action): boolean {
  if (card === 'priest') return target === undefined || typeof shown(view, target) === 'string';
  if (card !== 'guard') return false;
  if (target === undefined) return true;
  const seen = shown(view, target);
  const named = guess as Kind;
  const isRuledOut = ((view.seats[Number(target)]?.couldHold ?? 0) & (1 << VALUE[named])) === 0;
  return typeof seen === 'string' ? seen !== named : isRuledOut || isOutOfReach(view, named);
}

/**
 * A Guard that names a card of which every copy lies open or is in the own hand, or which its target has been
 * seen not to hold (LL-r7, LL14); a Priest who looks at what the seat has seen (LL-r8). Only where the same card could
 * have done something: to play one that does nothing is at times what there is to do.
 */
export const vain = ({ view, legal }: Moment<LoveLetterView>, action: Action): boolean =>
  doesNothing(view, action) &&
  legal.some((other) => other.args[0] === action.args[0] && !doesNothing(view, other));
