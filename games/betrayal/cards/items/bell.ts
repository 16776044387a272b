import { whileHeld } from '../../parts/cards/held';
import { lowEnd } from '../../parts/cards/other-end';
import { callsMonsters, pulling, pulls } from '../../parts/cards/pulling';
import { roll } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { isTraitor } from '../../rules/figures';
import { oddsOf } from '../../rules/rolls';
import type { Card } from '../../rules/thing';

const WHAT = 'cards.bell';
const step = pulls('bell');

/** Rung once the haunt has begun it calls the heroes; rung badly, the monsters (BH134). */
export const bell: Card = {
  deck: 'item',
  clause: 'BH-bell',
  isItem: true,
  ...whileHeld({ sanity: 1 }),
  ...usable('bell', (seen, seat) =>
    seen.table.haunt === null
      ? []
      : [
          {
            odds: oddsOf(
              seen,
              { do: 'roll', seat, trait: 'sanity', use: 'card', what: WHAT },
              5,
              lowEnd([
                4,
                !isTraitor(seen.table, seat) && callsMonsters(seen, seat, 'bell') ? 'calls' : undefined,
              ]),
            ),
            weight: 0.1,
            next: [
              roll('sanity', WHAT, 'card', {
                5: [step('heroes')],
                0: isTraitor(seen.table, seat) ? [] : [step('monsters')],
              }),
            ],
          },
        ],
  ),
  ...pulling('bell'),
};
