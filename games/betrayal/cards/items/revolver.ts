import { weapon } from '../../parts/cards/weapon';
import type { Card } from '../../rules/thing';

/** An attack with Speed on whoever is in sight; nothing is stolen with it (BH59, BH120). */
export const revolver: Card = {
  deck: 'item',
  clause: 'BH-revolver',
  isItem: true,
  ...weapon('revolver', 1, { trait: 'speed', isFar: true }),
};
