import { whileHeld } from '../../parts/cards/held';
import type { Card } from '../../rules/thing';

export const holySymbol: Card = {
  deck: 'omen',
  clause: 'BH-holy-symbol',
  isItem: true,
  ...whileHeld({ sanity: 2 }),
};
