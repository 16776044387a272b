import { companion } from '../../parts/cards/companion';
import type { Card } from '../../rules/thing';

export const madman: Card = {
  deck: 'omen',
  clause: 'BH-madman',
  ...companion({ might: 2, sanity: -1 }),
};
