import { type Card, PRINTS } from '@games/diggers/rules/components';
import type { DiggersView } from '@games/diggers/rules/view';
import type { Panel } from '@tests/contract/panel';
import type { Action } from '@/kit/action';

/** Pays for as much as it can, takes what has the largest number on it, and gives up the smallest. */
function points({ table }: DiggersView, { move, args: [arg] }: Action): number {
  if (move === 'pay') return Number(arg);
  if (move === 'lose') return -PRINTS[arg as Card].value;
  if (move === 'place' || move === 'end') return 0;
  const card = table.find(({ n }) => n === arg)?.card;
  return card === undefined || card === null ? 2 : PRINTS[card].value;
}

export const panel: Panel<DiggersView> = {
  rows: {
    '2 random': { bar: 0.92 },
    '2 greedy': { bar: 0.65 },
    '2 plain': { games: 40 },
    '4 random': { bar: 0.82 },
    '4 greedy': { bar: 0.37 },
    '4 plain': { games: 40 },
  },
  points,
  inWords: [
    '`hard` is the plain search. A playout in a compact form of its own, which was the rules written a second time, won 29.2 % [21.8, 37.8] of 120 matches against it with four seats (par 25 %), 48.5 % [40.0, 57.0] of 130 with two.',
    'Share of its playouts done by lot, against greedy: with two seats 5 % won 96.9 % [84.0, 99.5] of 32 matches, 2 % 90.0 % [77.0, 96.0] of 40, 10 % 73.8 % [57.0, 85.6] of 40; with four 2 % won 48.3 % [36.2, 60.7] of 60, 10 % 60.0 % [47.4, 71.4] of 60. It is 5 %.',
  ],
};
