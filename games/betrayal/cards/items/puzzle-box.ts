import { draw, roll } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { oddsOf } from '../../rules/rolls';
import type { Card } from '../../rules/thing';

const BOX = 'puzzle-box';
const WHAT = `cards.${BOX}`;

/** Solved by Knowledge, it is thrown away for what is in it. */
export const puzzleBox: Card = {
  deck: 'item',
  clause: 'BH-puzzle-box',
  isItem: true,
  ...usable(BOX, (seen, seat) => [
    {
      odds: oddsOf(seen, { do: 'roll', seat, trait: 'knowledge', use: 'card', what: WHAT }, 6),
      weight: 2,
      next: [
        roll('knowledge', WHAT, 'card', {
          6: [{ do: 'discard', card: BOX }, draw('item'), draw('item')],
          0: [],
        }),
      ],
    },
  ]),
};
