import * as z from 'zod/mini';
import { SEATS, VALUES } from './components';

/** Turning a card over, taking what lies there, a duel: nothing to be said with it. */
export const noArgs = z.tuple([]);
export type NoArgs = z.infer<typeof noArgs>;

/** The player a card or a jumbo pot is taken from. */
export const targetArgs = z.tuple([z.enum(SEATS)]);
export type TargetArgs = z.infer<typeof targetArgs>;

/** The card that is given up. */
export const cardArgs = z.tuple([z.literal(VALUES)]);
export type CardArgs = z.infer<typeof cardArgs>;

export const optionsSchema = z.strictObject({});
export type Cat10Options = z.infer<typeof optionsSchema>;
