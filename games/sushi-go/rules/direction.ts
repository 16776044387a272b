import type { SushiGoOptions } from './schemas';

export type Direction = 'left' | 'right';

/** Where hands go in a round: left, the next seat clockwise (SG-r10, SG13), or by the option to and fro (SG-r39). */
export const directionOf = (options: SushiGoOptions, round: number): Direction =>
  options.passBothWays && round % 2 === 0 ? 'right' : 'left';
