import { event, eventRoll } from '../../parts/event';
import { draw } from '../../parts/steps';
import type { Card } from '../../rules/thing';

export const theVoice: Card = event('the-voice', {
  play: [eventRoll('the-voice', 'knowledge', { 4: [draw('item')], 0: [] })],
});
