import { usable } from '../../parts/cards/usable';
import { stealable } from '../../rules/attacks';
import { card as cardFact } from '../../rules/journal';
import type { Card } from '../../rules/thing';
import { areOpponents, companyOf } from '../../rules/ways';

const GLOVES = 'pickpockets-gloves';

/** Any item that can be stolen, from anybody beside one, in one's own turn (BH135). Spent. */
export const pickpocketsGloves: Card = {
  deck: 'item',
  clause: 'BH-pickpockets-gloves',
  isItem: true,
  ...usable(GLOVES, (seen, seat) =>
    companyOf(seen, seat).flatMap((other) =>
      stealable(seen, other, seat).map((card) => ({
        args: [GLOVES, other, card],
        label: {
          kind: 'steal-with',
          facts: { card: cardFact(card), target: { seat: other }, with: cardFact(GLOVES) },
        },
        weight: areOpponents(seen, seat, other) ? 3 : 0.05,
        next: [
          { do: 'discard', card: GLOVES },
          { do: 'hand-over', seat: other, card, to: seat, how: 'steal' },
        ],
      })),
    ),
  ),
};
