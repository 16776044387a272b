import { sumOf } from '@games/cat-10/rules/components';
import type { Cat10View } from '@games/cat-10/rules/view';
import { pointsOf } from '@games/cat-10/seat/chances';
import type { Panel } from '@tests/contract/panel';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';

const ENOUGH = 7;

/** Opens pots until there are seven cats, then takes them, and fights no duel; robs whoever has the most. */
function points(view: Cat10View, { move, args: [target] }: Action): number {
  if (move === 'seize') return at(pointsOf(view), String(target));
  const wanted = sumOf(view.row) >= ENOUGH || view.deckCount === 0 ? 'take' : 'flip';
  return move === wanted ? 1 : 0;
}

export const panel: Panel<Cat10View> = {
  rows: {
    '2 random': { bar: 0.96, games: 1200 },
    '2 numbers': { bar: 0.57, games: 400 },
    '2 plain': { games: 40 },
    '2 hard normal': { games: 600 },
    '4 random': { bar: 0.83, games: 400 },
    '4 numbers': { bar: 0.32, games: 400 },
    '4 plain': { games: 40 },
    '4 normal easy': { games: 480 },
    '4 hard normal': { games: 2400 },
  },
  points,
  inWords: [
    '`hard` goes through every card and every side of the die instead of playing on: against the plain search it won 25.7 % [14.8, 40.6] of 76 matches with four seats (par 25 %), in 1 ms against 140. It is exact, and small.',
  ],
};
