import * as z from 'zod/mini';

/** Arguments name rooms, cards, seats, directions and numbers: what they mean is checked against the choices. */
const MOST_ARGS = 6;
const LONGEST = 48;
export const choiceArgs = z
  .array(z.union([z.string().check(z.maxLength(LONGEST)), z.int().check(z.minimum(-1), z.maximum(64))]))
  .check(z.maxLength(MOST_ARGS));
