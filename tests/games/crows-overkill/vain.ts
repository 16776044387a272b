import type { CrowsOverkillView } from '@games/crows-overkill/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/** A room swap between two sills with the same birds on them. */
export const vain = (
  { view: { seats, playerID } }: Moment<CrowsOverkillView>,
  { args: [card, target] }: Action,
): boolean => {
  const birdsOf = (seat: unknown) => [...(seats[Number(seat)]?.birds ?? [])].sort().join();
  return card === 'room-swap' && birdsOf(playerID) === birdsOf(target);
};
