import { whileHeld } from '../../parts/cards/held';
import type { Card } from '../../rules/thing';

export const book: Card = { deck: 'omen', clause: 'BH-book', isItem: true, ...whileHeld({ knowledge: 2 }) };
