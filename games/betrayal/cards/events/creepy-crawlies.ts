import { event, eventRoll } from '../../parts/cards/event';
import { gain, lose } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const creepyCrawlies: Card = event('creepy-crawlies', {
  play: [
    eventRoll('creepy-crawlies', 'sanity', {
      5: [gain('sanity')],
      1: [lose('sanity')],
      0: [lose('sanity', 2)],
    }),
  ],
});
