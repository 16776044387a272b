import { STAKE } from './sizes';
import type { MacroscopeView } from './view';

/** What the table asks of a position besides what is legal, without a picture of the box. */

/** Whether somebody with so many points may guess off its turn (MS7, MS21). */
export const mayGuess = ({ options }: Pick<MacroscopeView, 'options'>, points: number): boolean =>
  options.rules === 'simple' || points >= STAKE;

/** Whether the other die may be used now (MS3, MS21). */
export const mayLiftAgain = ({ options, step, left }: Pick<MacroscopeView, 'options' | 'step' | 'left'>) =>
  left !== null && (step === 'again' || (step === 'lifted' && options.rules === 'simple'));

/** Whether it has to be said first who of several answers next (MS8). */
export const isOrdering = ({ queue }: Pick<MacroscopeView, 'queue'>): boolean => (queue[0]?.length ?? 0) > 1;
