import { expectSame } from '@tests/bots/differential';
import { SUBJECTS } from '@tests/subjects';
import { setups } from './match';

describe.each(SUBJECTS.map(({ rulebook }) => [rulebook.slug, rulebook] as const))('%s', (_, rulebook) => {
  test.each(setups(rulebook, 3, 1).map((setup) => [setup.seed, setup] as const))(
    'the direct runner plays as boardgame.io does: match %s',
    (seed, { numPlayers, options }) => {
      const { accepted, refused, isOver } = expectSame(rulebook.game, {
        numPlayers,
        setupData: options,
        seed,
        actions: rulebook.maxMoves(numPlayers, options) * 2,
      });
      expect(isOver).toBe(true);
      expect(accepted).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
    },
  );
});
