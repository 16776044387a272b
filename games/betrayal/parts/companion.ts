import { isMonster } from '../rules/figures';
import { samePlace } from '../rules/house';
import type { Card } from '../rules/thing';
import { type Changes, whileHeld } from './held';

/** Somebody who walks along, and does the explorer good or ill meanwhile. Left behind, it goes with the next who enters (BH116). */
export const companion = (by: Changes): Pick<Card, 'isCompanion' | 'on'> => ({
  isCompanion: true,
  on: {
    ...whileHeld(by).on,
    entered: ({ G, self }, { figure, to }) => {
      const pile = G.piles.find(({ cards }) => cards.includes(self.name));
      return pile === undefined || isMonster(figure) || !samePlace(pile, to)
        ? []
        : [{ do: 'take', seat: figure, card: self.name }];
    },
  },
});
