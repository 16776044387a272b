import { aura } from '../../parts/aura';
import { event } from '../../parts/event';
import { leaves } from '../../parts/spot';
import { isTraitor } from '../../rules/figures';
import type { Card, Thing } from '../../rules/thing';

export const aMomentOfHope: Card = event('a-moment-of-hope', { play: leaves('blessing') });

/** It helps heroes; before the haunt that is everybody. */
export const blessing: Thing = aura(1, ({ table }, seat) => !isTraitor(table, seat));
