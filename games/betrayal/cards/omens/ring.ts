import { weapon } from '../../parts/cards/weapon';
import type { Card } from '../../rules/thing';

/** An attack with Sanity, on whoever has any: what it does is done to the mind (BH57). */
export const ring: Card = {
  deck: 'omen',
  clause: 'BH-ring',
  isItem: true,
  ...weapon('ring', 0, { trait: 'sanity' }),
};
