import { pick, tell } from '../../parts/cards/steps';
import { isTraitor } from '../../rules/figures';
import type { Step } from '../../rules/step';
import type { Card } from '../../rules/thing';

const BITE: Step = { do: 'assault', dice: 4, what: 'cards.bite' };

/** Something bites, and is gone; the card stays with who was bitten. A traitor may go unbitten, and keeps it all the same (BH123). */
export const bite: Card = {
  deck: 'omen',
  clause: 'BH-bite',
  play: ({ G }, seat) =>
    isTraitor(G, seat)
      ? [
          pick(
            'BH123',
            [
              { key: 'accept', label: 'accept', next: [BITE] },
              { key: 'decline', label: 'decline', next: [tell('decline', { card: 'bite' })], weight: 3 },
            ],
            'bite',
          ),
        ]
      : [BITE],
};
