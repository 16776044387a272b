import * as z from 'zod/mini';
import { NUMBERS } from './components';

const pieceNumber = z.literal(NUMBERS);

/** The piece to move. */
export const moveArgs = z.tuple([pieceNumber]);
export type MoveArgs = z.infer<typeof moveArgs>;

/** The two pieces a roll is split between, in the order in which they move. */
export const splitArgs = z.tuple([pieceNumber, pieceNumber]);
export type SplitArgs = z.infer<typeof splitArgs>;

export const optionsSchema = z.strictObject({});
export type NumeriOptions = z.infer<typeof optionsSchema>;
