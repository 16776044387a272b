import { healing } from '../../parts/cards/healing';
import type { Card } from '../../rules/thing';

export const healingSalve: Card = {
  deck: 'item',
  clause: 'BH-healing-salve',
  isItem: true,
  ...healing('healing-salve', ['speed', 'might']),
};
