import { games } from '@games/index';

test.each(games.map((game) => [game.slug, game] as const))(
  '%s names every option for a first game, and no others',
  async (_, { rulebook, firstGame }) => {
    const { options } = await rulebook();
    expect(options.parse(firstGame)).toEqual(firstGame);
  },
);
