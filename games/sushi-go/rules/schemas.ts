import * as z from 'zod/mini';
import { KINDS } from './components';

const kind = z.enum(KINDS);

/** The card; with chopsticks a second one, laid down after it (SG8). */
export const pickArgs = z.union([z.tuple([kind]), z.tuple([kind, kind])]);
export type PickArgs = z.infer<typeof pickArgs>;

export const unlockArgs = z.tuple([]);
export type UnlockArgs = z.infer<typeof unlockArgs>;

export const optionsSchema = z.strictObject({
  /** Whether hands go to the right in the second round (SG13). */
  passBothWays: z._default(z.boolean(), false),
});
export type SushiGoOptions = z.infer<typeof optionsSchema>;
