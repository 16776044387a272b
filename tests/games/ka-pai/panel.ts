import type { Sign } from '@games/ka-pai/rules/components';
import type { KaPaiView } from '@games/ka-pai/rules/view';
import { forecast } from '@games/ka-pai/seat/forecast';
import type { Panel } from '@tests/contract/panel';
import type { Action } from '@/kit/action';

/** The other squares of each straight line of three through a square. */
const linesThrough = (cell: number): number[][] => {
  const lines: number[][] = [];
  for (const [step, place] of [
    [1, cell % 7],
    [7, Math.floor(cell / 7)],
  ] as const)
    for (let back = 0; back < 3; back++)
      if (place - back >= 0 && place - back + 2 < 7)
        lines.push([0, 1, 2].map((on) => cell + (on - back) * step).filter((other) => other !== cell));
  return lines;
};

/** What a drawing scores at once, half a point for a line with two of three, and a tick where most groups are. */
function points(view: KaPaiView, { move, args }: Action): number {
  const sheet = view.sheets[Number(view.playerID)];
  if (sheet === undefined || move === 'undo') return -1;
  if (move === 'done') return 0;
  const sign = args[0] as Sign;
  const letter = { triangle: 'T', square: 'S', circle: 'C', slash: '/' }[sign];
  if (move === 'mark')
    return sheet.groups.filter((line) => {
      const first = line < 35 ? Math.floor(line / 5) * 7 + (line % 5) : line - 35;
      return sheet.cells[first] === letter;
    }).length;
  const cell = Number(args[1]);
  const { points: gain, isBonus } = forecast(view, sheet, sign, cell);
  const half = linesThrough(cell).filter(
    ([a = 0, b = 0]) =>
      [sheet.cells[a], sheet.cells[b]].includes(letter) && [sheet.cells[a], sheet.cells[b]].includes('.'),
  ).length;
  return gain + (isBonus ? 2 : 0) + 0.5 * half;
}

export const panel: Panel<KaPaiView> = {
  rows: {
    '2 random': { bar: 0.99, games: 400 },
    '2 greedy': { bar: 0.78, games: 120 },
    '2 numbers': { bar: 0.78, games: 120 },
    '2 plain': { games: 40 },
    '2 hard normal': { games: 120 },
    '4 random': { games: 80 },
    '4 greedy': { games: 80 },
    '4 numbers': { games: 80 },
    '4 plain': { games: 24 },
    '4 hard normal': { games: 80 },
  },
  points,
  inWords: [
    '`hard` plays its own sheet alone to its end, in a compact form of it (`compact-sheet.ts`, `rollout.ts`). Against the plain search, both with 35 ms, that won 84.2 % [72.9, 91.3] of 60 matches with four seats (par 25 %).',
    'Tried in its place, with four seats and 35 ms: the policy alone won 43.3 % [26.9, 61.4] of 60; rollouts on the rules for eight turns, judged there by the points on the sheets, 32.5 % [21.1, 46.4] of 60. Neither keeps two thirds of the lead, so it stays.',
  ],
};
