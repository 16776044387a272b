import { event, eventRoll } from '../../parts/cards/event';
import { gain } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const nightView: Card = event('night-view', {
  play: [eventRoll('night-view', 'knowledge', { 5: [gain('knowledge')], 0: [] })],
});
