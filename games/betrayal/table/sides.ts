import type { Side } from '../rules/components';

/** A side as messages name it: where each plays alone all are `other`. */
export const sideNamed = (side: Side | null | undefined): 'heroes' | 'traitor' | 'other' =>
  side === 'heroes' || side === 'traitor' ? side : 'other';

/** Whose book a side reads: where each plays alone there is one for everyone. */
export const bookOf = (side: Side | null | undefined): 'heroes' | 'traitor' | 'everyone' =>
  side === 'heroes' || side === 'traitor' ? side : 'everyone';
