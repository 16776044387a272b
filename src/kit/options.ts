import { z } from 'zod';

/** One option of a rulebook as a form shows it. `id` keys the messages `options.<id>.…`. */
export type OptionField =
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly initial: string;
    }
  | { readonly id: string; readonly kind: 'switch'; readonly initial: boolean };

export type OptionValues = { readonly [id: string]: string | boolean };

/** A rulebook's options: a flat zod object of enums and booleans, each with its default. */
export type OptionsSchema<Options extends OptionValues> = z.ZodObject & z.ZodType<Options>;

/** What a form needs to know of a rulebook's options, read from its schema. */
export function optionFields(schema: z.ZodObject): OptionField[] {
  return Object.entries(schema.shape).map(([id, field]) => {
    if (!(field instanceof z.ZodDefault)) throw new TypeError(`option ${id} has no default`);
    const initial: unknown = field.parse(undefined);
    const inner = field.unwrap();
    if (inner instanceof z.ZodEnum && typeof initial === 'string')
      return { id, kind: 'choice', values: inner.options.map(String), initial };
    if (inner instanceof z.ZodBoolean && typeof initial === 'boolean') return { id, kind: 'switch', initial };
    throw new TypeError(`option ${id} is neither a choice nor a switch`);
  });
}
