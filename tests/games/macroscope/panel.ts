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
    // Whoever guesses at once, one of what fits, is lucky in one match of six: 0.85 is out of reach of fair play.
    '2 random': { bar: 0.72, games: 200 },
    '2 greedy': { bar: 0.55, games: 400 },
    '2 numbers': { games: 200 },
    '2 hard normal': { games: 200 },
    '4 random': { games: 80 },
    '4 greedy': { games: 80 },
    '4 generic': { games: 40 },
    '4 numbers': { games: 80 },
    '4 clairvoyant greedy': { games: 40 },
    '4 easy random': { games: 80 },
    '4 normal easy': { games: 80 },
    '4 hard normal': { games: 200 },
  },
  points,
};
