import { whileHeld } from '../../parts/cards/held';
import type { Card } from '../../rules/thing';

const all = (by: number) => ({ speed: by, might: by, sanity: by, knowledge: by });

export const amuletOfTheAges: Card = {
  deck: 'item',
  clause: 'BH-amulet-of-the-ages',
  isItem: true,
  ...whileHeld(all(1), all(-3)),
};
