import type { SushiGoOptions } from './schemas';

export type Direction = 'left' | 'right';

/** Where hands go in a round: left is the next seat clockwise (SG13). */
export const directionOf = (options: SushiGoOptions, round: number): Direction =>
  options.passBothWays && round % 2 === 0 ? 'right' : 'left';
