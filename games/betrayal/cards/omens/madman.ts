import { companion } from '../../parts/companion';
import type { Card } from '../../rules/thing';

export const madman: Card = {
  deck: 'omen',
  clause: 'BH-madman',
  ...companion({ might: 2, sanity: -1 }),
};
