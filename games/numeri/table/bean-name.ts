import type { PlayerID } from '@/kit/action';

/** A bean by its name, the same in hand and on the path, so that it travels in. */
export const beanName = (playerID: PlayerID, number: number): string => `bean-${playerID}-${number}`;
