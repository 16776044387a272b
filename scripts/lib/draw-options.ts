import { type OptionValues, optionFields } from '@/kit/options';
import type { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';

/** Default options most of the time, else every option drawn by lot: again where they do not go together. */
export function drawOptions(rulebook: Rulebook, random: RandomSource): OptionValues {
  const usual = rulebook.options.parse({});
  if (random.Number() < 0.5) return usual;
  for (let left = MOST_TRIES; left > 0; left--) {
    const drawn = anyOptions(rulebook, random);
    if (rulebook.options.safeParse(drawn).success) return drawn;
  }
  return usual;
}

const MOST_TRIES = 20;

const anyOptions = (rulebook: Rulebook, random: RandomSource): OptionValues =>
  Object.fromEntries(
    optionFields(rulebook.options).map((field) => {
      const choices = field.kind === 'choice' ? field.values : [true, false];
      return [field.id, choices[random.Die(choices.length) - 1] ?? field.initial];
    }),
  );
