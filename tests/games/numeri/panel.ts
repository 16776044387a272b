import { type PieceNumber, valueAt } from '@games/numeri/rules/components';
import { isInChain, stepsOf } from '@games/numeri/rules/path';
import type { NumeriView } from '@games/numeri/rules/view';
import type { Panel } from '@tests/contract/panel';
import type { Action } from '@/kit/action';

/** What a roll that follows is worth to whoever goes by points. */
const EXTRA_ROLL = 6;

/** What a move scores at once, and 6 for another roll. */
function points({ pieces, playerID }: NumeriView, { args }: Action): number {
  const own = pieces[Number(playerID)] ?? [];
  const after = [...own];
  const steps = stepsOf(pieces, own, args as readonly PieceNumber[]);
  let gain = 0;
  for (const { number, from, to } of steps) {
    after[number - 1] = to;
    gain += number * (valueAt(to) - valueAt(from));
  }
  return steps.some(({ to }) => isInChain(after, to)) ? gain + EXTRA_ROLL : gain;
}

export const panel: Panel<NumeriView> = {
  rows: {
    '2 random': { bar: 0.93 },
    '2 numbers': { bar: 0.82, games: 120 },
    '2 greedy': { games: 80 },
    '2 plain': { games: 80 },
    '2 hard normal': { games: 80 },
    '4 random': { bar: 0.75, games: 240 },
    '4 numbers': { bar: 0.43, games: 120 },
    '4 greedy': { games: 120 },
    '4 plain': { games: 80 },
    '4 hard normal': { games: 320 },
  },
  points,
};
