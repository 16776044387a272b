import * as z from 'zod/mini';
import { SEATS } from './components';

const seat = z.enum(SEATS);

export const noArgs = z.tuple([]);
export type NoArgs = z.infer<typeof noArgs>;

/** Whose card is taken, and what is done with it in the dark. */
export const swapArgs = z.tuple([seat, z.enum(['exchange', 'return'])]);
export type SwapArgs = z.infer<typeof swapArgs>;

/** Whom the opened card is aimed at. */
export const aimArgs = z.tuple([seat]);
export type AimArgs = z.infer<typeof aimArgs>;

export const optionsSchema = z.strictObject({
  /** Points that end the game (NS14). */
  goal: z._default(z.enum(['10', 'short']), '10'),
});
export type NinjaSoulOptions = z.infer<typeof optionsSchema>;
