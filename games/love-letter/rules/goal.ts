import type { LoveLetterOptions } from './schemas';

const GOALS: Readonly<Record<LoveLetterOptions['goal'], readonly [number, number, number]>> = {
  '7/5/4': [7, 5, 4],
  '6/5/4': [6, 5, 4],
  short: [3, 3, 3],
};

/** Tokens needed to win (LL4). */
export function tokensToWin(options: LoveLetterOptions, numPlayers: number): number {
  const [two, three, four] = GOALS[options.goal];
  return numPlayers === 2 ? two : numPlayers === 3 ? three : four;
}
