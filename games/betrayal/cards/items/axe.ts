import { weapon } from '../../parts/weapon';
import type { Card } from '../../rules/thing';

export const axe: Card = { deck: 'item', clause: 'BH-axe', isItem: true, ...weapon('axe', 1) };
