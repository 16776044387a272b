import { hurtBy, lowEnd } from '../../parts/cards/other-end';
import { reaching } from '../../parts/cards/reaching';
import { choose, harmDice, roll } from '../../parts/cards/steps';
import { weapon } from '../../parts/cards/weapon';
import { oddsOf } from '../../rules/rolls';
import type { Card } from '../../rules/thing';

const DAGGER = 'sacrificial-dagger';
const WHAT = `cards.${DAGGER}`;
/** What its roll has to reach for an attack. */
const MASTERED = 3;
/** Of harm to its owner, where it is not mastered. */
const DICE = 2;

/** It has to be mastered before it strikes: it may cost a step of the mind, or turn on its owner in place of the attack. */
export const sacrificialDagger: Card = {
  deck: 'item',
  clause: 'BH-sacrificial-dagger',
  isItem: true,
  alters: reaching({ [WHAT]: MASTERED }),
  ...weapon(DAGGER, 3, {
    through: (attack, forgone) => [
      roll('knowledge', WHAT, 'card', {
        6: attack,
        [MASTERED]: [choose(-1, ['sanity', 'knowledge']), ...attack],
        0: [...forgone, harmDice('physical', DICE)],
      }),
    ],
    mastery: (seen, seat) =>
      oddsOf(
        seen,
        { do: 'roll', seat, trait: 'knowledge', use: 'card', what: WHAT },
        MASTERED,
        lowEnd([MASTERED - 1, hurtBy(seen, seat, 'physical', DICE, WHAT)]),
      ),
  }),
};
