import { aura } from '../../parts/cards/aura';
import { event } from '../../parts/cards/event';
import { leaves } from '../../parts/cards/spot';
import { isTraitor } from '../../rules/figures';
import type { Card, Thing } from '../../rules/thing';

export const aMomentOfHope: Card = event('a-moment-of-hope', { play: leaves('blessing') });

/** It helps heroes; before the haunt that is everybody. */
export const blessing: Thing = aura(1, ({ table }, seat) => !isTraitor(table, seat));
