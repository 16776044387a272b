import { companion } from '../../parts/cards/companion';
import type { Card } from '../../rules/thing';

export const girl: Card = {
  deck: 'omen',
  clause: 'BH-girl',
  ...companion({ sanity: 1, knowledge: 1 }),
};
