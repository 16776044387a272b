import { z } from 'zod';
import { ENTRANTS, type EntrantName, type EntrantOptions } from './tournament';

const settings = z.strictObject({
  ms: z.number().positive().optional(),
  iterations: z.int().positive().optional(),
  mode: z.enum(['flat', 'so', 'multi', 'exact']).optional(),
  horizon: z
    .union([z.enum(['action', 'round', 'game']), z.strictObject({ turns: z.int().positive() })])
    .optional(),
  epsilon: z.number().min(0).max(1).optional(),
  depth: z.int().positive().optional(),
  widening: z.strictObject({ c: z.number().positive(), alpha: z.number().positive() }).optional(),
  least: z.number().min(0).max(1).optional(),
  worlds: z.int().positive().optional(),
});

/** Leaves out what nobody said, so that it does not stand in the way of what the game has. */
const said = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/**
 * Settings of an entrant as they stand in a command, as JSON: a budget (`ms`, `iterations`; both the game's own
 * when neither is said) and whatever else a search has. Throws when it is not JSON, or names what no search has.
 */
export function readSettings(text: string): EntrantOptions {
  const { ms, iterations, ...search } = settings.parse(JSON.parse(text));
  const budget = said({ ms, iterations });
  return { ...(Object.keys(budget).length > 0 && { budget }), search: said(search) };
}

/** Throws RangeError where nobody of that name may sit in a tournament. */
export function readEntrant(name: string): EntrantName {
  const known = ENTRANTS.find((entrant) => entrant === name);
  if (known === undefined) throw new RangeError(`there is no ${name}; there are ${ENTRANTS.join(', ')}`);
  return known;
}
