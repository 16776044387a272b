import { wordFor } from '@games/macroscope/rules/components';
import { candidates } from '@games/macroscope/rules/looks';
import type { MacroscopeView } from '@games/macroscope/rules/view';
import type { Panel } from '@tests/contract/panel';
import type { Action } from '@/kit/action';

/** Guesses as soon as it is as likely right as wrong, and takes the crystal else. */
function points(view: MacroscopeView, { move, args: [said] }: Action): number {
  const fitting = candidates(view).map(wordFor);
  const isSure = fitting.length - view.answers.length <= 2;
  if (move === 'join') return isSure ? 2 : 0;
  if (move === 'guess' || move === 'name') return fitting.includes(String(said)) ? (isSure ? 2 : 0) : -1;
  return move === 'roll' || move === 'lift' || move === 'decline' || move === 'stay' ? 1 : 0;
}

export const panel: Panel<MacroscopeView> = {
  rows: {
    '2 random': { bar: 0.85, games: 200 },
    '2 greedy': { bar: 0.55, games: 400 },
    '2 numbers': { games: 200 },
    '2 hard normal': { games: 400 },
    '4 random': { games: 200 },
    '4 normal easy': { games: 200 },
    '4 hard normal': { games: 400 },
  },
  points,
};
