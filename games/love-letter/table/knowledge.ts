import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { ALL_KINDS, type Kind, kindsOf } from '../rules/components';
import type { LoveLetterView } from '../rules/view';

/** What everybody can tell of a seat's hand; undefined while that is nothing. */
export function narrowedKinds(view: LoveLetterView, playerID: PlayerID): Kind[] | undefined {
  const { couldHold, isOut } = at(view.seats, playerID);
  return isOut || couldHold === ALL_KINDS ? undefined : kindsOf(couldHold);
}

/** How many copies of a character lie open, or in the own hand. */
export function seenCopies(view: LoveLetterView, kind: Kind): number {
  const open = [...view.hand, ...view.faceUp, ...view.seats.flatMap((seat) => seat.discards)];
  return open.filter((card) => card === kind).length;
}
