import { harm } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

/** What would harm the mind may harm the body instead, all of it (BH114). */
export const skull: Card = {
  deck: 'omen',
  clause: 'BH-skull',
  isItem: true,
  offers: {
    split: (_seen, { seat, kind, points }, { holder }) =>
      holder !== seat || kind !== 'mental'
        ? []
        : [
            {
              move: 'answer',
              args: ['skull'],
              clause: 'BH-skull',
              label: { kind: 'use-card', facts: { card: { term: 'cards.skull' } } },
              weight: 0.5,
              next: [{ do: 'tell', kind: 'skull-turns' }, harm('physical', points)],
            },
          ],
  },
};
