import { aura } from '../../parts/cards/aura';
import { event } from '../../parts/cards/event';
import { leaves } from '../../parts/cards/spot';
import type { Card, Thing } from '../../rules/thing';

export const smoke: Card = event('smoke', { play: leaves('smoke') });

const { alters } = aura(-2);

/** Nobody sees into it from outside (BH121). */
export const smokeToken: Thing = {
  alters: {
    ...alters,
    sight: (_seen, { from, to }, so, { rooms }) => so && (from.room === to.room || !rooms.includes(to.room)),
  },
};
