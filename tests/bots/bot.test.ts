import { hiddenBook } from '@tests/examples';
import { SUBJECTS } from '@tests/subjects';
import { Bot, type Decision } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import type { JournalG } from '@/kit/journal';
import { BOT_LEVELS, type BotLevel } from '@/kit/opponents';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { activeSeats, at } from '@/kit/seats';

/** Plays a match between bots; the winners. */
function tournamentGame(rulebook: Rulebook, levels: readonly BotLevel[], seed: string): readonly string[] {
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  const bots = levels.map((level) => new Bot(rulebook, level));
  runner.start({ numPlayers: levels.length, setupData: {}, seed });
  let move = 0;
  while (runner.ctx.gameover === undefined) {
    const [playerID = ''] = activeSeats(runner.ctx);
    const view = rulebook.view(runner.G, runner.ctx, playerID);
    const decision = { view, ctx: runner.ctx };
    runner.apply(playerID, at(bots, playerID).decide(decision, `${seed} ${move++}`).action);
  }
  return runner.ctx.gameover.winners;
}

describe.each(SUBJECTS.map(({ rulebook }) => [rulebook.slug, rulebook] as const))('%s', (_, rulebook) => {
  test('an easy bot beats a random one in clearly more than half of the games', () => {
    const games = 200;
    let won = 0;
    for (let n = 0; n < games; n++) {
      const seat = String(n % 2);
      const levels: BotLevel[] = seat === '0' ? ['easy', 'random'] : ['random', 'easy'];
      if (tournamentGame(rulebook, levels, `${n}`).includes(seat)) won++;
    }
    // Wilson's 95 % interval of 60 % in 200 games ends above 53 %.
    expect(won / games).toBeGreaterThan(0.6);
  });
});

test('a random bot is uniform over what is legal, whatever the policy says', () => {
  const actions = ['a', 'b', 'c', 'd'].map((move) => ({ move, args: [] }));
  const rulebook = { ...hiddenBook, legal: () => actions, policy: () => [1000, 1, 1, 1] };
  const bot = new Bot(anyRulebook(rulebook), 'random');
  const decision = { view: { playerID: '0' }, ctx: {} } as unknown as Decision;
  const counts = new Map<string, number>();
  for (let n = 0; n < 4000; n++) {
    const { move } = bot.decide(decision, `${n}`).action;
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  // Four standard deviations of a count with mean 1000.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(110);
});

test.each(BOT_LEVELS)('%s has nothing to do where nothing is legal', (level) => {
  const bot = new Bot(anyRulebook({ ...hiddenBook, legal: () => [] }), level);
  const decision = { view: { playerID: '0' }, ctx: {} } as unknown as Decision;
  expect(() => bot.decide(decision, 'nothing')).toThrow(RangeError);
});
