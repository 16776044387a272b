import type { PlayerID } from './action';

/** How a bot sits at a table: it says nothing about how well it plays. */
export const MANNERS = ['quick', 'careful'] as const;
export type Manner = (typeof MANNERS)[number];

/** By the seat alone, so that every page and every server says the same of it. */
export const mannerOf = (playerID: PlayerID): Manner => (Number(playerID) % 2 === 1 ? 'quick' : 'careful');

/** What a pause is multiplied by. */
export const PAUSE_SHARE: Readonly<Record<Manner, number>> = { quick: 0.7, careful: 1.3 };
