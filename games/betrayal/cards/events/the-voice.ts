import { event, eventRoll } from '../../parts/cards/event';
import { draw } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const theVoice: Card = event('the-voice', {
  play: [eventRoll('the-voice', 'knowledge', { 4: [draw('item')], 0: [] })],
});
