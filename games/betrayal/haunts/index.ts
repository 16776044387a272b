import type { Haunt } from '../rules/haunt-kind';

export { chart } from './chart';

/** The haunts of the box, by number. */
export const haunts: Readonly<Record<number, Haunt>> = {};
