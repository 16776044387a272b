import type { PlayerID } from '@/kit/action';

/** What a page writes on a seat's place (`data-about`), so that a slip that speaks of the seat is laid beside it. */
export const aboutSeat = (playerID: PlayerID): string => `seats.${playerID}`;
