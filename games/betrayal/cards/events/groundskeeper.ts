import { event, eventRoll } from '../../parts/cards/event';
import { draw } from '../../parts/cards/steps';
import { explorerAt } from '../../rules/figures';
import type { Card } from '../../rules/thing';

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
