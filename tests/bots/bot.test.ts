import { gameOf } from '@games/index';
import { hiddenBook } from '@tests/examples';
import { SUBJECTS } from '@tests/subjects';
import { Bot, type Decision } from '@/bots/bot';
import { HINT_PATIENCE } from '@/bots/bot-desk';
import { Runner } from '@/bots/runner/runner';
import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import { BOT_LEVELS, type BotLevel } from '@/kit/opponents';
import type { OptionValues } from '@/kit/options';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';
import { sidesOf } from '@/kit/sides';

/** Plays a match between bots, who sits where said by the sides as they stand; the winners. */
function tournamentGame(
  rulebook: Rulebook,
  { numPlayers, options = {}, seed }: { numPlayers: number; options?: OptionValues; seed: string },
  levelOf: (playerID: PlayerID, sides: readonly string[]) => BotLevel,
): readonly string[] {
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  const bots = { easy: new Bot(rulebook, 'easy'), random: new Bot(rulebook, 'random') };
  runner.start({ numPlayers, setupData: options, seed });
  let move = 0;
  while (runner.ctx.gameover === undefined) {
    const [playerID = ''] = activeSeats(runner.ctx);
    const decision = { view: rulebook.view(runner.G, runner.ctx, playerID), ctx: runner.ctx };
    const level = levelOf(playerID, sidesOf(rulebook, runner.G, runner.ctx));
    const bot = level === 'easy' ? bots.easy : bots.random;
    runner.apply(playerID, bot.decide(decision, `${seed} ${move++}`).action);
  }
  return runner.ctx.gameover.winners;
}

const alone = SUBJECTS.filter(({ rulebook }) => rulebook.side === undefined);
const inSides = SUBJECTS.filter(({ rulebook }) => rulebook.side !== undefined);

describe.each(alone.map(({ rulebook }) => [rulebook.slug, rulebook] as const))('%s', (_, rulebook) => {
  test('an easy bot beats a random one in clearly more than half of the games', () => {
    const games = 200;
    let won = 0;
    for (let n = 0; n < games; n++) {
      const seat = String(n % 2);
      const levelOf = (playerID: PlayerID) => (playerID === seat ? 'easy' : 'random');
      if (tournamentGame(rulebook, { numPlayers: 2, seed: `${n}` }, levelOf).includes(seat)) won++;
    }
    // Wilson's 95 % interval of 60 % in 200 games ends above 53 %.
    expect(won / games).toBeGreaterThan(0.6);
  });
});

describe.each(inSides.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (slug, subject) => {
  test('a side of easy bots wins clearly more often than the same side at random', () => {
    const { rulebook, evenOptions: options = gameOf(slug)?.firstGame ?? {} } = subject;
    const { minPlayers = 2 } = rulebook.game;
    const matches = 30;
    const won = { easy: 0, random: 0 };
    for (let n = 0; n < matches; n++) {
      const seat = n % minPlayers;
      for (const own of ['easy', 'random'] as const) {
        const levelOf = (playerID: PlayerID, sides: readonly string[]) =>
          sides[Number(playerID)] === sides[seat] ? own : 'random';
        const setup = { numPlayers: minPlayers, options, seed: `${n}` };
        if (tournamentGame(rulebook, setup, levelOf).includes(String(seat))) won[own]++;
      }
    }
    expect(won.easy - won.random).toBeGreaterThan(matches / 6);
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

test.each(BOT_LEVELS)('%s does what the rulebook has its level look at, unless it is random', (level) => {
  const actions = BOT_LEVELS.map((move) => ({ move, args: [] }));
  const rulebook = anyRulebook({
    ...hiddenBook,
    legal: () => actions,
    policy: (_view, _ctx, some) => some.map(() => 1),
    considered: (_view, _ctx, some, asked) => some.filter(({ move }) => move === asked),
  });
  const bot = new Bot(rulebook, level);
  const decision = { view: { playerID: '0' }, ctx: {} } as unknown as Decision;
  const chosen = new Set(
    Array.from({ length: 60 }, (_, seed) => bot.decide(decision, `${seed}`).action.move),
  );
  expect([...chosen].sort()).toEqual(level === 'random' ? [...BOT_LEVELS].sort() : [level]);
});

test.each(BOT_LEVELS)('%s has nothing to do where nothing is legal', (level) => {
  const bot = new Bot(anyRulebook({ ...hiddenBook, legal: () => [] }), level);
  const decision = { view: { playerID: '0' }, ctx: {} } as unknown as Decision;
  expect(() => bot.decide(decision, 'nothing')).toThrow(RangeError);
});

test('a hint has four times the time of its level, and no more playouts', async () => {
  const rulebook = anyRulebook(hiddenBook);
  const asks = (budget: { ms: number; iterations: number }, patience: number) => {
    let count = 0;
    const own = {
      ...rulebook,
      search: { ...rulebook.search, levels: { ...rulebook.search.levels, hard: budget } },
    };
    const runner = new Runner<JournalG>(own.game, { journal: false });
    runner.start({ numPlayers: 2, setupData: own.options.parse({}), seed: 'hint' });
    const decision = { view: own.view(runner.G, runner.ctx, '0'), ctx: runner.ctx };
    return new Bot(own, 'hard', { patience, clock: () => count++ }).decide(decision, 's').iterations;
  };
  const usual = asks({ ms: 40, iterations: 1000 }, 1);
  expect(asks({ ms: 40, iterations: 1000 }, HINT_PATIENCE)).toBeGreaterThan(3 * usual);
  expect(asks({ ms: 40, iterations: 50 }, HINT_PATIENCE)).toBe(50);
});
