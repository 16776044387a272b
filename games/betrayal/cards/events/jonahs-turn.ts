import { event } from '../../parts/event';
import { draw, gain, harmDice } from '../../parts/steps';
import type { Card } from '../../rules/box';
import { holderOf } from '../../rules/cards';

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
