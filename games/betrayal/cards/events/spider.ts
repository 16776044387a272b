import { event, eventRoll } from '../../parts/cards/event';
import { gain, harmDice, pick } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const spider: Card = event('spider', {
  play: [
    pick(
      'BH-spider',
      (['speed', 'sanity'] as const).map((trait) => ({
        key: trait,
        label: 'roll-trait',
        facts: { trait: { term: `traits.${trait}` } },
        next: [
          eventRoll('spider', trait, {
            4: [gain(trait)],
            1: [harmDice('physical', 1)],
            0: [harmDice('physical', 2)],
          }),
        ],
      })),
      'spider',
    ),
  ],
});
