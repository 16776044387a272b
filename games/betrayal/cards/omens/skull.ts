import { harm } from '../../parts/cards/steps';
import { harmedIn } from '../../rules/harm';
import type { Card } from '../../rules/thing';

/** What would harm the mind may harm the body instead, all of it (BH114), of whoever has one that can be harmed. */
export const skull: Card = {
  deck: 'omen',
  clause: 'BH-skull',
  isItem: true,
  offers: {
    split: (seen, { seat, kind, points }, { holder }) =>
      holder !== seat || kind !== 'mental' || harmedIn(seen, seat, 'physical') !== 'physical'
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
