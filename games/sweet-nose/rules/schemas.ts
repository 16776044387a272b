import * as z from 'zod/mini';
import { KINDS, LAST_SPACE, LEVELS, PLACE, SEATS, SHOPS } from './components';

const kind = z.enum(KINDS);
const seat = z.enum(SEATS);
const level = z.literal(LEVELS);

/** The level of each kind, in the order of the box: each level once. */
export const arrangeArgs = z
  .tuple([level, level, level, level, level])
  .check(z.refine((levels) => new Set(levels).size === LEVELS.length));
export type ArrangeArgs = z.infer<typeof arrangeArgs>;

/** Whose plate, what is taken from it, what is given for it. */
export const swapArgs = z.tuple([seat, kind, kind]);
export type SwapArgs = z.infer<typeof swapArgs>;

/** What is given, what is taken, and whether that goes into the bowl (SN12). */
export const marketArgs = z.union([z.tuple([kind, kind]), z.tuple([kind, kind, z.literal('bowl')])]);
export type MarketArgs = z.infer<typeof marketArgs>;

/** Two equal choices in the other order are one. */
const inOrder = (one: (typeof KINDS)[number], two: (typeof KINDS)[number]): boolean =>
  PLACE[one] <= PLACE[two];

/** A shop's power and what it is used on. */
export const useArgs = z.union([
  z.tuple([z.literal('tasting'), kind]),
  z.tuple([z.literal('twins'), seat, kind]),
  z.tuple([z.literal('refill'), kind]),
  // From the own bowl, from the other's.
  z.tuple([z.literal('bowls'), seat, kind, kind]),
  z.tuple([z.literal('tidy'), seat, kind]),
  // From the own bowl, from the own plate.
  z.tuple([z.literal('turnover'), kind, kind]),
  // Two from the own plate, two from the other's.
  z
    .tuple([z.literal('pairs'), seat, kind, kind, kind, kind])
    .check(z.refine(([, , one, two, three, four]) => inOrder(one, two) && inOrder(three, four))),
  z
    .tuple([z.literal('relabel'), kind, kind])
    .check(z.refine(([, one, two]) => one !== two && inOrder(one, two))),
  z.tuple([z.literal('sugarfree')]),
]);
export type UseArgs = z.infer<typeof useArgs>;

export const claimArgs = z.tuple([z.enum(SHOPS)]);
export type ClaimArgs = z.infer<typeof claimArgs>;

export const bidArgs = z.tuple([z.int().check(z.minimum(1), z.maximum(LAST_SPACE))]);
export type BidArgs = z.infer<typeof bidArgs>;

export const noArgs = z.tuple([]);
export type NoArgs = z.infer<typeof noArgs>;

/** Either variant by itself, or both (SN24). */
export const optionsSchema = z.strictObject({
  /** Whether the match goes on until somebody has 100 points, however many rounds that takes (SN22). */
  heaven: z._default(z.boolean(), false),
  /** Whether shops are sold to the highest bidders before the first round (SN23). */
  shopkeeper: z._default(z.boolean(), false),
});
export type SweetNoseOptions = z.infer<typeof optionsSchema>;
