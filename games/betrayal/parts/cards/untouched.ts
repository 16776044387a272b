import type { Turn } from '../../rules/state';

/** Whether nothing has been done in a turn yet: what takes the whole of it can still be done. */
export const isUntouched = ({
  spent,
  hasMoved,
  hasAttacked,
  isMovementOver,
  done,
  usedCards,
}: Readonly<Turn>): boolean =>
  spent === 0 && !hasMoved && !hasAttacked && !isMovementOver && done.length + usedCards.length === 0;
