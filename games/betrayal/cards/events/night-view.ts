import { event, eventRoll } from '../../parts/event';
import { gain } from '../../parts/steps';
import type { Card } from '../../rules/thing';

export const nightView: Card = event('night-view', {
  play: [eventRoll('night-view', 'knowledge', { 5: [gain('knowledge')], 0: [] })],
});
