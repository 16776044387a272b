import { aura } from '../../parts/aura';
import { event } from '../../parts/event';
import { leaves } from '../../parts/spot';
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
