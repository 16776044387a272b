import { mayHold } from '../../rules/cards';
import { isMonster } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { Card } from '../../rules/thing';
import { type Changes, whileHeld } from './held';

/** Somebody who walks along, and does the explorer good or ill meanwhile. Left behind, it goes with the next who enters and may have it (BH116). */
export const companion = (by: Changes): Pick<Card, 'isCompanion' | 'on'> => ({
  isCompanion: true,
  on: {
    ...whileHeld(by).on,
    entered: (at, { figure, to }) => {
      const { name } = at.self;
      const pile = at.G.piles.find(({ cards }) => cards.includes(name));
      const isMet = pile !== undefined && !isMonster(figure) && samePlace(pile, to);
      return isMet && mayHold(at, figure, name) ? [{ do: 'take', seat: figure, card: name }] : [];
    },
  },
});
