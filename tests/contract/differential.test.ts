import { expectSame } from '@tests/bots/differential';
import { SUBJECTS } from '@tests/subjects';
import { Budget } from './budget';

/** CPU seconds for each game. */
const SECONDS = 2;

test.each(SUBJECTS.map(({ rulebook, setups }) => [rulebook.slug, { rulebook, setups }] as const))(
  '%s: the direct runner plays as boardgame.io does',
  async (_, { rulebook, setups }) => {
    const budget = new Budget({ rulebook, setups });
    await budget.spend(SECONDS, ({ numPlayers, options, seed }) => {
      const { accepted, refused, isOver } = expectSame(rulebook.game, {
        numPlayers,
        setupData: options,
        seed,
        actions: rulebook.maxMoves(numPlayers, options) * 2,
      });
      expect(isOver).toBe(true);
      expect(accepted).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
    });
    budget.tell('the direct runner');
  },
  120_000,
);
