import { games } from '@games/index';
import { optionsOf } from '@games/options';
import { optionFields } from '@/kit/options';

test.each(games.map((game) => [game.slug, game] as const))(
  'what %s may be set to is had without its rules, and is what its rules take',
  async (slug, game) => {
    const [options, rulebook] = await Promise.all([optionsOf(slug), game.rulebook()]);
    expect(optionFields(options)).toEqual(optionFields(rulebook.options));
    expect(options).toBe(rulebook.options);
  },
);
