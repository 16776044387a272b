import * as z from 'zod/mini';
import { LANES, SPELLS } from './components';

const lane = z.literal(LANES);
const spell = z.enum(SPELLS);

/** One to three different numbers, in order, so that the same bets are one choice. */
const isRising = (lanes: readonly number[]): boolean =>
  lanes.every((number, index) => index === 0 || number > (lanes[index - 1] ?? 0));
export const betArgs = z.union([
  z.tuple([lane]),
  z.tuple([lane, lane]).check(z.refine(isRising)),
  z.tuple([lane, lane, lane]).check(z.refine(isRising)),
]);
export type BetArgs = z.infer<typeof betArgs>;

/** The card given up, and whose spells are looked at. */
export const peekArgs = z.tuple([spell, lane]);
export type PeekArgs = z.infer<typeof peekArgs>;

export const cardArgs = z.tuple([spell]);
export type CardArgs = z.infer<typeof cardArgs>;

export const noArgs = z.tuple([]);
export type NoArgs = z.infer<typeof noArgs>;

export const optionsSchema = z.strictObject({
  /** Whether the judge of the third bout takes money (CM14). */
  bribe: z._default(z.boolean(), true),
  /** What becomes of a bout without a fighter left: another one, or it counts and pays nobody (CM13). */
  cancelled: z._default(z.enum(['replay', 'counts']), 'replay'),
  /** Whether cards may be given up before the hand is filled up (CM27). */
  discard: z._default(z.boolean(), false),
});
export type CheatyMagesOptions = z.infer<typeof optionsSchema>;
