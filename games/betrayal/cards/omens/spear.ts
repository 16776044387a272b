import { weapon } from '../../parts/cards/weapon';
import type { Card } from '../../rules/thing';

export const spear: Card = { deck: 'omen', clause: 'BH-spear', isItem: true, ...weapon('spear', 2) };
