import { aura } from '../../parts/aura';
import { event } from '../../parts/event';
import { leaves } from '../../parts/spot';
import type { Card, Thing } from '../../rules/thing';

export const dripDripDrip: Card = event('drip-drip-drip', { play: leaves('drip') });

export const drip: Thing = aura(-1);
