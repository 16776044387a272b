import * as z from 'zod/mini';
import { textFault, tidyName } from '@/kit/names';
import { NUMBERS, SEATS, WINDOWS } from './components';
import { ANSWER_MAX, plain } from './text';

/** Throwing the dice, declining, passing, voting: nothing to be said with it. */
export const noArgs = z.tuple([]);
export type NoArgs = z.infer<typeof noArgs>;

const window = z.int().check(z.gte(0), z.lt(WINDOWS));

/** The window whose lid is lifted without the dice. */
export const windowArgs = z.tuple([window]);
export type WindowArgs = z.infer<typeof windowArgs>;

/** The die that is used, by what it shows, and the window whose lid is lifted for it. */
export const liftArgs = z.tuple([z.literal(NUMBERS), window]);
export type LiftArgs = z.infer<typeof liftArgs>;

/** Something to be said aloud, written as it is kept: tidy, visible, with something to be read in it. */
const isSayable = (text: string): boolean =>
  tidyName(text) === text && textFault(text, ANSWER_MAX) === undefined && plain(text) !== '';

/** An answer. */
export const textArgs = z.tuple([z.string().check(z.refine(isSayable))]);
export type TextArgs = z.infer<typeof textArgs>;

/** Who speaks first of those who have as much. */
export const seatArgs = z.tuple([z.enum(SEATS)]);
export type SeatArgs = z.infer<typeof seatArgs>;

export const optionsSchema = z.strictObject({
  /** The rules of the book, or its simple variant (MS21). */
  rules: z._default(z.enum(['full', 'simple']), 'full'),
});
export type MacroscopeOptions = z.infer<typeof optionsSchema>;
