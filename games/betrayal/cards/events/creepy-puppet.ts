import { event } from '../../parts/cards/event';
import { gain } from '../../parts/cards/steps';
import { holderOf } from '../../rules/cards';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const CARD = 'creepy-puppet';
const step = stepsOf<{ feed: Nothing }>(`card:${CARD}`);

/** Four dice against a defence with Might; what harm is left makes the Spear stronger (BH139). */
export const creepyPuppet: Card = event('creepy-puppet', {
  play: [{ do: 'assault', dice: 4, what: `cards.${CARD}`, next: [step('feed')] }],
  steps: {
    feed: ({ G }, { seat }) => {
      const holder = holderOf(G, 'spear');
      return holder === null || holder === seat ? [] : [{ ...gain('might', 2), seat: holder }];
    },
  } satisfies Resolvers<unknown, typeof step>,
});
