import { type OptionValues, optionFields } from '@/kit/options';
import type { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';

/** Default options most of the time, else every option drawn by lot. */
export function drawOptions(rulebook: Rulebook, random: RandomSource): OptionValues {
  if (random.Number() < 0.5) return rulebook.options.parse({});
  return Object.fromEntries(
    optionFields(rulebook.options).map((field) => {
      const choices = field.kind === 'choice' ? field.values : [true, false];
      return [field.id, choices[random.Die(choices.length) - 1] ?? field.initial];
    }),
  );
}
