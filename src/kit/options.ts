import * as z from 'zod/mini';

/** One option of a rulebook as a form shows it. `id` keys the messages `options.<id>.…`. */
export type OptionField =
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly initial: string;
      /** A new match begins with it, and nobody is asked. */
      readonly isSettled?: true;
    }
  | { readonly id: string; readonly kind: 'switch'; readonly initial: boolean };

export type OptionValues = { readonly [id: string]: string | boolean };

/** A rulebook's options: a flat zod object of enums and booleans, each with its default. */
export type OptionsSchema<Options extends OptionValues> = z.ZodMiniObject & z.ZodMiniType<Options>;

/**
 * What a new match begins with, where an option is something else for a match that does not name it: it grows with the
 * game, so a form does not ask for it.
 */
export const settled = z.registry<{ readonly initial: string }>();

/** What a form needs to know of a rulebook's options, read from its schema. */
export function optionFields(schema: z.ZodMiniObject): OptionField[] {
  return Object.entries(schema.shape).map(([id, field]) => {
    if (!(field instanceof z.ZodMiniDefault)) throw new TypeError(`option ${id} has no default`);
    const own = settled.get(field);
    const initial: unknown = own?.initial ?? field.parse(undefined);
    const inner = field.def.innerType;
    if (inner instanceof z.ZodMiniEnum && typeof initial === 'string')
      return {
        id,
        kind: 'choice',
        values: inner.options.map(String),
        initial,
        ...(own === undefined ? {} : { isSettled: true }),
      };
    if (inner instanceof z.ZodMiniBoolean && typeof initial === 'boolean')
      return { id, kind: 'switch', initial };
    throw new TypeError(`option ${id} is neither a choice nor a switch`);
  });
}
