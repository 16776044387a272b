import { event, eventRoll } from '../../parts/cards/event';
import { choose, pick } from '../../parts/cards/steps';
import { TRAITS, type Trait } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { type Step, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const CARD = 'possession';
const step = stepsOf<{ drain: { trait: Trait } }>(`card:${CARD}`);
const sink = (trait: Trait): Step => ({ do: 'sink', trait });

/** A trait that is at its lowest already makes its victim choose another (BH144). */
export const possession: Card = event('possession', {
  play: [
    pick(
      `BH-${CARD}`,
      TRAITS.map((trait) => ({
        key: trait,
        label: 'roll-trait',
        facts: { trait: { term: `traits.${trait}` } },
        next: [eventRoll(CARD, trait, { 4: [choose(1)], 0: [step('drain', { trait })] })],
      })),
      CARD,
    ),
  ],
  steps: {
    drain: ({ G }, { seat = '', trait }) => {
      const { traits } = explorerAt(G, seat);
      const left = TRAITS.filter((one) => traits[one] > 1);
      if (left.includes(trait)) return [sink(trait)];
      if (left.length === 0) return [];
      return [
        pick(
          'BH144',
          left.map((one) => ({
            key: one,
            label: 'sink',
            facts: { trait: { term: `traits.${one}` } },
            next: [sink(one)],
          })),
          CARD,
        ),
      ];
    },
  } satisfies Resolvers<unknown, typeof step>,
});
