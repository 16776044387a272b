import { recognised } from '@games/macroscope/bot/eye';
import { BOX } from '@games/macroscope/rules/components';
import type { MacroscopeG } from '@games/macroscope/rules/state';
import { macroscope } from '@games/macroscope/whole';
import { tableOf } from '@tests/table-of';
import { Bot } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import type { ThinkingLevel } from '@/kit/opponents';
import { anyRulebook } from '@/kit/rulebook';
import { at, awaitedSeats } from '@/kit/seats';
import { allBut, layOut } from './arrange';

const LEVELS: readonly ThinkingLevel[] = ['easy', 'normal', 'hard'];

interface Recognition {
  /** Windows open when somebody said what it was, in the middle of all pictures. */
  readonly median: number;
  /** Share of the pictures at which somebody was right, of those at which somebody guessed. */
  readonly right: number;
}

/** Four of a level play among themselves. */
function watch(level: ThinkingLevel, matches: number): Recognition {
  const bot = new Bot(anyRulebook(macroscope), level, { budget: { iterations: 40 } });
  const runner = new Runner<MacroscopeG>(macroscope.game, { journal: false });
  const open: number[] = [];
  let right = 0;
  for (let match = 0; match < matches; match++) {
    runner.start({ numPlayers: 4, setupData: { rules: 'full' }, seed: `eye ${match}` });
    for (let step = 0; runner.ctx.gameover === undefined; step++) {
      const playerID = at(awaitedSeats(runner.ctx), '0');
      const decision = { view: macroscope.view(runner.G, runner.ctx, playerID), ctx: runner.ctx };
      runner.apply(playerID, bot.decide(decision, `${match} ${step}`).action);
    }
    for (const past of runner.G.finished) {
      if (past.answers.length === 0) continue;
      open.push(past.open.length);
      if (past.winner !== null) right++;
    }
  }
  open.sort((a, b) => a - b);
  return { median: open[Math.floor(open.length / 2)] ?? 0, right: right / open.length };
}

test('nobody says what it is before a person could, the keener the sooner, and most are right', () => {
  const [easy, normal, hard] = LEVELS.map((level) => watch(level, 6));
  expect(easy?.median).toBeGreaterThanOrEqual(7);
  expect(normal?.median).toBeGreaterThanOrEqual(5);
  expect(hard?.median).toBeGreaterThanOrEqual(4);
  expect(easy?.median).toBeGreaterThan(normal?.median ?? 12);
  expect(normal?.median).toBeGreaterThan(hard?.median ?? 12);
  for (const one of [easy, normal, hard]) expect(one?.right).toBeGreaterThan(0.6);
});

const best = (open: readonly number[], level: ThinkingLevel, picture: string): number => {
  const table = tableOf(macroscope, 2, {
    turn: '0',
    arrange: layOut({ starter: '0', lifted: 1, open, picture }),
  });
  return recognised(table.view('0'), level).get(picture) ?? 0;
};

/** On the average of some pictures: a single one that the seat hardly knows tells nothing of its eye. */
const SOME = [...BOX.keys()].filter((_, index) => index % 12 === 0);
const usually = (open: readonly number[], level: ThinkingLevel): number =>
  SOME.reduce((sum, picture) => sum + best(open, level, picture), 0) / SOME.length;

test('what is recognised adds up, and grows with what is seen and with the keenness of the eye', () => {
  const table = tableOf(macroscope, 2, { turn: '0', arrange: layOut({ lifted: 1, open: [3, 4] }) });
  const all = [...recognised(table.view('0'), 'normal').values()];
  expect(all).toHaveLength(BOX.size);
  expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  for (const level of LEVELS) {
    const seen = [[3], [3, 4, 7], [3, 4, 7, 8, 2, 5], allBut(0)].map((open) => usually(open, level));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(at(seen, '0')).toBeLessThan(0.05);
    expect(at(seen, '3')).toBeGreaterThan(0.25);
  }
  const [easy = 0, normal = 0, hard = 0] = LEVELS.map((level) => usually([3, 4, 7, 8], level));
  expect(easy).toBeLessThan(normal);
  expect(normal).toBeLessThan(hard);
});

test('a seat knows a thing as well each time it is asked, and another seat otherwise', () => {
  const table = tableOf(macroscope, 2, { turn: '0', arrange: layOut({ lifted: 1, open: [3, 4] }) });
  const of = (seat: string) => [...recognised(table.view(seat), 'normal').values()];
  expect(of('0')).toEqual(of('0'));
  expect(of('0')).not.toEqual(of('1'));
});
