import { event } from '../../parts/cards/event';
import { draw, gain, harmDice } from '../../parts/cards/steps';
import { holderOf } from '../../rules/cards';
import type { Card } from '../../rules/thing';

export const jonahsTurn: Card = event('jonahs-turn', {
  play: ({ table }) => {
    const holder = holderOf(table, 'puzzle-box');
    if (holder === null) return [harmDice('mental', 1)];
    return [
      { do: 'discard', seat: holder, card: 'puzzle-box' },
      { ...draw('item'), seat: holder },
      gain('sanity'),
    ];
  },
});
