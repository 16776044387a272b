import * as z from 'zod/mini';

/** An option with values to choose from. `id` keys the messages `options.<id>.…`. */
export interface ChoiceField {
  readonly id: string;
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly initial: string;
  /** What a new table is asked before it starts, in sight; the others are variants that one may look up. */
  readonly isQuestion?: true;
  readonly drawn?: Drawn;
}

/** One for which an answer to the question draws. */
export type DrawnField = ChoiceField & { readonly drawn: Drawn };

/** One option of a rulebook as a form shows it. */
export type OptionField =
  | ChoiceField
  | { readonly id: string; readonly kind: 'switch'; readonly initial: boolean };

export type OptionValues = { readonly [id: string]: string | boolean };

/** A rulebook's options: a flat zod object of enums and booleans, each with its default. */
export type OptionsSchema<Options extends OptionValues> = z.ZodMiniObject & z.ZodMiniType<Options>;

/** The one option that somebody is asked for before a table starts. */
export const question = z.registry<object>();

/** An option for which the answer to another one draws, among those that this device has not met. */
export interface Drawn {
  /** With any other answer it is what it usually is. */
  readonly where: { readonly option: string; readonly value: string };
  readonly among: readonly string[];
  /** The group of messages in which each has its `title`. */
  readonly titles: string;
  /** The name under which the device keeps which ones it has met. */
  readonly met: string;
  /** As whom one may have won: what the device keeps of that as well. */
  readonly sides: readonly string[];
}

export const drawn = z.registry<Drawn>();

/** What a form needs to know of a rulebook's options, read from its schema. */
export function optionFields(schema: z.ZodMiniObject): OptionField[] {
  return Object.entries(schema.shape).map(([id, field]) => {
    if (!(field instanceof z.ZodMiniDefault)) throw new TypeError(`option ${id} has no default`);
    const draws = drawn.get(field);
    const initial: unknown = field.parse(undefined);
    const inner = field.def.innerType;
    if (inner instanceof z.ZodMiniEnum && typeof initial === 'string')
      return {
        id,
        kind: 'choice',
        values: inner.options.map(String),
        initial,
        ...(question.has(field) && { isQuestion: true as const }),
        ...(draws !== undefined && { drawn: draws }),
      };
    if (inner instanceof z.ZodMiniBoolean && typeof initial === 'boolean')
      return { id, kind: 'switch', initial };
    throw new TypeError(`option ${id} is neither a choice nor a switch`);
  });
}
