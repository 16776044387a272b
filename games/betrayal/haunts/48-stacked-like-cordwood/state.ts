import type { CardID } from '../../rules/components';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';

/** What the heroes know of Crimson Jack, and how he is. */
export type State = {
  /** The weapon that will do; null while none has been fetched or studied (BH-h48-D1). */
  weapon: CardID | null;
  /** Something has been read out of it: from now on no other will do (BH-h48-D2). */
  isBound: boolean;
  /** How often he has come back: so much has been added to each of his traits. */
  returns: number;
  /** Beaten, and not back yet (BH-h48-D3). */
  isAway: boolean;
  isSlain: boolean;
};

export const step = stepsOf<
  Record<'appear' | 'banish' | 'slay', Nothing> &
    Record<'searched' | 'dread', Rolled> & { fetch: { card: CardID } }
>('haunt');

export const WEAPONS: readonly CardID[] = ['axe', 'spear', 'blood-dagger', 'sacrificial-dagger'];
