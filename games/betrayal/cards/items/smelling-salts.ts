import { healing } from '../../parts/cards/healing';
import type { Card } from '../../rules/thing';

export const smellingSalts: Card = {
  deck: 'item',
  clause: 'BH-smelling-salts',
  isItem: true,
  ...healing('smelling-salts', ['knowledge']),
};
