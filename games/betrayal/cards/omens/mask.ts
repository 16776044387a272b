import { changes } from '../../parts/cards/held';
import { roll } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { oddsOf } from '../../rules/rolls';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';
import { keep } from '../../rules/things';

const WHAT = 'cards.mask';
const step = stepsOf<{ turn: Nothing }>('card:mask');
const ON = { knowledge: 2, sanity: -2 };
const OFF = { sanity: 2, knowledge: -2 };

/** Put on and taken off by Sanity: it gives Knowledge for it. Who loses it while it is worn has taken it off (BH117). */
export const mask: Card = {
  deck: 'omen',
  clause: 'BH-mask',
  isItem: true,
  ...usable('mask', (seen, seat) => [
    {
      label: {
        kind: seen.table.slices.mask === true ? 'take-off' : 'put-on',
        facts: { card: { term: WHAT } },
      },
      odds: oddsOf(seen, { do: 'roll', seat, trait: 'sanity', use: 'card', what: WHAT }, 4),
      weight: 0.1,
      next: [roll('sanity', WHAT, 'card', { 4: [step('turn')], 0: [] })],
    },
  ]),
  steps: {
    turn: (at) => {
      const isWorn = at.mine !== true;
      keep(at, isWorn);
      return changes(isWorn ? ON : OFF, 'mask');
    },
  } satisfies Resolvers<unknown, typeof step>,
  on: {
    lost: (at, { seat, card, how }) => {
      if (card !== 'mask' || at.mine !== true) return [];
      keep(at, false);
      return how === 'death' ? [] : changes(OFF, 'mask').map((step) => ({ ...step, seat }));
    },
  },
};
