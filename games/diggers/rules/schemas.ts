import * as z from 'zod/mini';
import { CARDS, LAST_X, LAST_Y, MOST_PAID } from './components';

export const noArgs = z.tuple([]);
export type NoArgs = z.infer<typeof noArgs>;

/** The top left corner of the card on the table, in units (DG8). */
const place = (last: number) => z.int().check(z.gte(0), z.lte(last));
export const placeArgs = z.tuple([place(LAST_X), place(LAST_Y)]);
export type PlaceArgs = z.infer<typeof placeArgs>;

export const payArgs = z.tuple([z.int().check(z.gte(1), z.lte(MOST_PAID))]);
export type PayArgs = z.infer<typeof payArgs>;

/** More cards than are ever laid. */
const MOST_LAID = 60;
/** A card on the table by its number in the order of laying, which it keeps. */
export const laidArgs = z.tuple([z.int().check(z.gte(0), z.lt(MOST_LAID))]);
export type LaidArgs = z.infer<typeof laidArgs>;

export const cardArgs = z.tuple([z.enum(CARDS)]);
export type CardArgs = z.infer<typeof cardArgs>;

export const optionsSchema = z.strictObject({
  /** The extended rule: costumes make sets (DG9). */
  costumes: z._default(z.boolean(), false),
});
export type DiggersOptions = z.infer<typeof optionsSchema>;
