import type { Action, Json, SeatAction } from '@/kit/action';

/** What is played in the lesson besides what the learner does; the deal is that of the script's seed. */

export const act = (playerID: string, move: string, ...args: Json[]): SeatAction => ({
  playerID,
  move,
  args,
});

/** Where each of the 24 photos is laid, by its number: some cover another, most lie apart. */
const CORNERS = [
  [12, 6],
  [20, 6],
  [20, 6],
  [4, 0],
  [16, 6],
  [0, 12],
  [24, 12],
  [24, 0],
  [8, 0],
  [28, 6],
  [8, 12],
  [12, 0],
  [16, 0],
  [24, 1],
  [28, 12],
  [0, 6],
  [20, 0],
  [0, 7],
  [12, 12],
  [16, 12],
  [8, 6],
  [0, 0],
  [4, 6],
  [20, 12],
] as const;

/** All photos, laid by both in turn. */
export const BURIED: readonly SeatAction[] = CORNERS.map(([x, y], n) => act(String(n % 2), 'place', x, y));

/** A turn of somebody: so many markers, and those photos. */
export const turn = (playerID: string, ...photos: number[]): SeatAction[] => [
  act(playerID, 'pay', photos.length),
  ...photos.map((n) => act(playerID, 'dig', n)),
];

/** Three photos a turn to the end: a manager of pop and two idols of that colour lie in the learner's album. */
export const DUG: readonly SeatAction[] = [
  ...BURIED,
  ...turn('0', 2, 1, 16),
  ...turn('1', 22, 13, 7),
  ...turn('0', 8, 0, 21),
  ...turn('1', 10, 6, 4),
];

/** A corner and those around it, the corner first. */
export function around(x: number, y: number, reach: number): [Action, ...Action[]] {
  const others: Action[] = [];
  for (let dx = -reach; dx <= reach; dx++)
    for (let dy = -reach; dy <= reach; dy++)
      if (dx !== 0 || dy !== 0) others.push({ move: 'place', args: [x + dx, y + dy] });
  return [{ move: 'place', args: [x, y] }, ...others];
}
