import { event, eventRoll } from '../../parts/event';
import { choose, own, pick } from '../../parts/steps';
import { TRAITS, type Trait } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Step } from '../../rules/step';
import type { Card } from '../../rules/thing';

const CARD = 'possession';
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
        next: [eventRoll(CARD, trait, { 4: [choose(1)], 0: [own(`card:${CARD}/drain`, { trait })] })],
      })),
      CARD,
    ),
  ],
  steps: {
    drain: ({ G }, { seat = '', trait }) => {
      const { traits } = explorerAt(G, seat);
      const left = TRAITS.filter((one) => traits[one] > 1);
      if (left.includes(trait as Trait)) return [sink(trait as Trait)];
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
  },
});
