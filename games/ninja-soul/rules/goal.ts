import type { NinjaSoulOptions } from './schemas';

/** Points with which somebody ends the game (NS14). */
export const pointsToWin = ({ goal }: NinjaSoulOptions): number => (goal === 'short' ? 5 : 10);
