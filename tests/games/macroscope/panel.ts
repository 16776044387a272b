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
    '2 random': { bar: 0.85, games: 80 },
    '2 greedy': { bar: 0.55, games: 120 },
    '2 numbers': { games: 80 },
    '2 hard normal': { games: 120 },
    '2 plain': { games: 40 },
    '2 clairvoyant greedy': { games: 40 },
    '4 random': { games: 40 },
    '4 greedy': { games: 40 },
    '4 plain': { games: 20 },
    '4 numbers': { games: 40 },
    '4 clairvoyant greedy': { games: 20 },
    '4 easy random': { games: 80 },
    '4 normal easy': { games: 80 },
    '4 hard normal': { games: 80 },
  },
  points,
};
