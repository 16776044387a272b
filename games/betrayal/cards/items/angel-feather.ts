import { reaction } from '../../parts/cards/reaction';
import { liftedBy } from '../../rules/hope';
import { amendRoll } from '../../rules/rolls';
import { stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const FEATHER = 'angel-feather';
const step = stepsOf<{ name: { total: number } }>(`card:${FEATHER}`);
const HIGHEST = 8;

/** Any one roll is not made but named, where no other number stands; what is added to it still is (BH105). Spent. */
export const angelFeather: Card = {
  deck: 'item',
  clause: 'BH-angel-feather',
  isItem: true,
  ...reaction('before-roll', FEATHER, (seen, { roll }) =>
    Array.from({ length: roll.fixed === undefined ? HIGHEST + 1 : 0 }, (_, total) => ({
      args: [FEATHER, total],
      ...liftedBy(seen, roll, { fixed: total }),
      label: { kind: 'name-result', facts: { card: { term: `cards.${FEATHER}` }, total } },
      // Harm is wished low, all else high.
      weight: total === (roll.use === 'harm' ? 0 : HIGHEST) ? 0.3 : 0.001,
      next: [step('name', { total }), { do: 'discard', card: FEATHER }],
    })),
  ),
  steps: {
    name: (at, { total }) => {
      amendRoll(at, () => ({ fixed: total }));
      return [];
    },
  } satisfies Resolvers<unknown, typeof step>,
};
