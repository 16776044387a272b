import * as z from 'zod/mini';

/** Arguments name rooms, cards, seats, directions and numbers: what they mean is checked against the choices. */
const MOST_ARGS = 6;
const LONGEST = 48;
export const choiceArgs = z
  .array(z.union([z.string().check(z.maxLength(LONGEST)), z.int().check(z.minimum(-1), z.maximum(64))]))
  .check(z.maxLength(MOST_ARGS));

export const optionsSchema = z.strictObject({
  /** From the front door, or from the moment in which the haunt breaks out. */
  start: z._default(z.enum(['door', 'haunt']), 'door'),
  /** By the chart, or one by its number. */
  haunt: z._default(z.enum(['chart', '4', '12', '22']), 'chart'),
  /** Which haunts are in the box: a set once begun stays as it was. */
  box: z._default(z.enum(['three']), 'three'),
});
export type BetrayalOptions = z.infer<typeof optionsSchema>;
