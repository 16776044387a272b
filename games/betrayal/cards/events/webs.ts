import { event, eventRoll } from '../../parts/cards/event';
import { gain } from '../../parts/cards/steps';
import { stick, stuck } from '../../parts/cards/stuck';
import type { Card } from '../../rules/thing';

/** Whoever fails to free somebody has walked enough for this turn. */
export const webs: Card = event('webs', {
  stays: true,
  play: [eventRoll('webs', 'might', { 4: [gain('might')], 0: [stick('webs')] })],
  ...stuck('webs', [{ do: 'halt' }]),
});
