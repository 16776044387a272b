import { aura } from '../../parts/cards/aura';
import { event } from '../../parts/cards/event';
import { leaves } from '../../parts/cards/spot';
import type { Card, Thing } from '../../rules/thing';

export const dripDripDrip: Card = event('drip-drip-drip', { play: leaves('drip') });

export const drip: Thing = aura(-1);
