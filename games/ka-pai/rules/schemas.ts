import * as z from 'zod/mini';
import { CELLS, LINES, SHEETS, SYMBOLS } from './components';

const sign = z.enum(SYMBOLS);
const cell = z.int().check(z.gte(0), z.lt(CELLS));
const line = z.int().check(z.gte(0), z.lt(LINES.length));

/** A sign and its square; where several lines would make a group, the one that does (KP4). */
export const drawArgs = z.union([z.tuple([sign, cell]), z.tuple([sign, cell, line])]);
export type DrawArgs = z.infer<typeof drawArgs>;

/** The sign whose bonus box is ticked. */
export const markArgs = z.tuple([sign]);
export type MarkArgs = z.infer<typeof markArgs>;

export const noArgs = z.tuple([]);
export type NoArgs = z.infer<typeof noArgs>;

export const optionsSchema = z.strictObject({
  /** Which sheet everybody draws on (KP-r22). */
  sheet: z._default(z.enum(SHEETS), 'base'),
});
export type KaPaiOptions = z.infer<typeof optionsSchema>;
