import { event } from '../../parts/cards/event';
import { isLosable } from '../../parts/cards/items';
import { draw, gain, harmDice } from '../../parts/cards/steps';
import { holderOf } from '../../rules/cards';
import type { Step } from '../../rules/step';
import type { Card } from '../../rules/thing';

const BOX = 'puzzle-box';

export const jonahsTurn: Card = event('jonahs-turn', {
  play: (at) => {
    const holder = holderOf(at.table, BOX);
    if (holder === null) return [harmDice('mental', 1)];
    const exchanged: Step[] = [
      { do: 'discard', seat: holder, card: BOX },
      { ...draw('item'), seat: holder },
    ];
    return [...(isLosable(at, holder, BOX) ? exchanged : []), gain('sanity')];
  },
});
