import * as z from 'zod/mini';
import { BIRDS, CARDS, KINDS, SEATS } from './components';

const seat = z.enum(SEATS);
const bird = z.enum(BIRDS);
const kind = z.enum(KINDS);
const card = z.enum(CARDS);

const inOrder = ([one, two]: readonly (typeof BIRDS)[number][]): boolean =>
  one === undefined || two === undefined || BIRDS.indexOf(one) <= BIRDS.indexOf(two);

/** Two birds are named in the order in which they perch, so that two of them are one choice. */
const pair = z.tuple([z.literal('stones'), bird, bird]).check(z.refine(([, ...two]) => inOrder(two)));
const pairAt = z
  .tuple([z.literal('water-gun'), seat, bird, bird])
  .check(z.refine(([, , ...two]) => inOrder(two)));

/** A card's effect: the card, whom it is played at, what it takes. */
export const effectArgs = z.union([
  z.tuple([z.enum(['trap-net', 'song', 'nighthawk'])]),
  z.tuple([z.enum(['stones', 'blowgun']), bird]),
  pair,
  z.tuple([z.literal('cast-net'), kind]),
  z.tuple([z.enum(['scissors', 'room-swap', 'whistle']), seat]),
  z.tuple([z.enum(['water-gun', 'scarecrow']), seat, bird]),
  pairAt,
  z.tuple([z.literal('plectrum'), seat, kind]),
]);
export type EffectArgs = z.infer<typeof effectArgs>;

/** Any card that does not kill by itself, and the one bird it kills in place of its effect. */
export const killArgs = z.tuple([card, bird]);
export type KillArgs = z.infer<typeof killArgs>;

/** Passing, closing the door, going to sleep: nothing to be said with it. */
export const noArgs = z.tuple([]);
export type NoArgs = z.infer<typeof noArgs>;

/** Whom the mirror turns it to. */
export const seatArgs = z.tuple([seat]);
export type SeatArgs = z.infer<typeof seatArgs>;

/** The card that is given up. */
export const cardArgs = z.tuple([card]);
export type CardArgs = z.infer<typeof cardArgs>;

export const optionsSchema = z.strictObject({});
export type CrowsOverkillOptions = z.infer<typeof optionsSchema>;
