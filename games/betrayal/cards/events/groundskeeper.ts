import { event, eventRoll } from '../../parts/event';
import { draw } from '../../parts/steps';
import type { Card } from '../../rules/box';
import { explorerAt } from '../../rules/figures';

const CARD = 'groundskeeper';

/** Whoever does not find anything defends against four dice (BH139). */
export const groundskeeper: Card = event('groundskeeper', {
  play: ({ table }, seat) => [
    eventRoll(
      CARD,
      'knowledge',
      { 4: [draw('item')], 0: [{ do: 'assault', dice: 4, what: `cards.${CARD}` }] },
      explorerAt(table, seat).room === 'gardens' ? { moreDice: -2 } : {},
    ),
  ],
});
