import { weapon } from '../../parts/cards/weapon';
import type { Card } from '../../rules/thing';

export const axe: Card = { deck: 'item', clause: 'BH-axe', isItem: true, ...weapon('axe', 1) };
