import * as z from 'zod/mini';
import { KINDS, SEATS } from './components';

const seat = z.enum(SEATS);
const kind = z.enum(KINDS);

/** The card; whom it is aimed at, if anybody; for the Guard the character named. */
export const playArgs = z.union([
  z.tuple([kind]),
  z.tuple([z.enum(['priest', 'baron', 'prince', 'king']), seat]),
  z.tuple([z.literal('guard'), seat, kind]),
]);
export type PlayArgs = z.infer<typeof playArgs>;

export const optionsSchema = z.strictObject({
  /** Tokens that win the game, for two / three / four players (LL4). */
  goal: z._default(z.enum(['7/5/4', '6/5/4', 'short']), '7/5/4'),
  /** What decides between equal hands at the showdown (LL6). */
  tie: z._default(z.enum(['classic', '2019']), 'classic'),
  /** Whether two players lay three cards open (LL3). */
  faceUp: z._default(z.boolean(), true),
});
export type LoveLetterOptions = z.infer<typeof optionsSchema>;
