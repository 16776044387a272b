import { Bot } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import { search } from '@/bots/search/search';
import { Simulation } from '@/bots/search/simulation';
import type { JournalG } from '@/kit/journal';
import type { Rulebook, SearchSettings } from '@/kit/rulebook';
import { type Puzzle, puzzle } from './puzzles';

const MODES = ['flat', 'so', 'multi', 'exact'] as const;

/** The first decision of a puzzle, for one of its seats. */
function decisionOf(rulebook: Rulebook, playerID = '0') {
  const runner = new Runner<JournalG>(rulebook.game);
  runner.start({ numPlayers: rulebook.game.minPlayers ?? 1, seed: 'puzzle' });
  return { view: rulebook.view(runner.G, runner.ctx, playerID), ctx: runner.ctx };
}

function think(given: Puzzle, settings: Partial<SearchSettings> = {}, iterations = 2000, playerID = '0') {
  const rulebook = puzzle({ ...given, search: { ...given.search, ...settings } });
  return search(new Simulation(rulebook), decisionOf(rulebook, playerID), {
    seed: 'search',
    budget: { iterations },
  });
}

const chosen = (result: { action: { args: readonly unknown[] } }) => result.action.args[0];
const valueAfter = (result: ReturnType<typeof think>, choice: string) =>
  result.candidates.find(({ action }) => action.args[0] === choice)?.value ?? Number.NaN;

/** Gamble, then name the coin: whoever could see it would always gamble. */
const gamble: Puzzle = {
  hidden: { heads: 0.5, tails: 0.5 },
  choices: (own) => {
    if (own.length === 0) return ['safe', 'gamble'];
    return own.length === 1 && own[0] === 'gamble' ? ['heads', 'tails'] : [];
  },
  value: ([own = []], coin) => {
    if (own[0] === 'safe') return 0.6;
    return own[1] === coin ? 1 : 0;
  },
};

describe.each(MODES)('%s', (mode) => {
  test('takes what is worth most', () => {
    const worth: Record<string, number> = { a: 0.2, b: 0.9, c: 0.6 };
    const result = think(
      {
        choices: (own) => (own.length === 0 ? ['a', 'b', 'c'] : []),
        value: ([own = []]) => worth[own[0] ?? ''] ?? 0,
      },
      { mode },
      200,
    );
    expect(chosen(result)).toBe('b');
    expect(result.candidates[0]?.value).toBeCloseTo(0.9);
  });

  test('does not think that it will know later what it will not (strategy fusion)', () => {
    const result = think(gamble, { mode });
    expect(chosen(result)).toBe('safe');
    expect(valueAfter(result, 'safe')).toBeCloseTo(0.6);
    expect(Math.abs(valueAfter(result, 'gamble') - 0.5)).toBeLessThan(0.12);
  });

  test('weighs worlds by how likely they are', () => {
    const result = think(
      {
        ...gamble,
        hidden: { heads: 0.2, tails: 0.8 },
        choices: (own) => (own.length === 0 ? ['heads', 'tails'] : []),
        value: ([own = []], coin) => Number(own[0] === coin),
      },
      { mode },
    );
    expect(chosen(result)).toBe('tails');
    // A race ends as soon as it is decided, long before the value is known well.
    expect(Math.abs(valueAfter(result, 'tails') - 0.8)).toBeLessThan(mode === 'flat' ? 0.2 : 0.05);
  });

  test('plans a second choice of its own after a die', () => {
    // A pip is worth a sixth, 3.5 sixths on average: more than the three that are sure.
    const keep: Puzzle = {
      die: 6,
      choices: (own) => {
        if (own.length === 0) return ['throw', 'sure'];
        return own.length === 1 && own[0] === 'throw' ? ['three'] : [];
      },
      value: ([own = []], _, die) => (own[0] === 'sure' ? 3 / 6 : die / 6),
    };
    const result = think(keep, { mode }, 4000);
    expect(chosen(result)).toBe('throw');
    expect(Math.abs(valueAfter(result, 'throw') - 3.5 / 6)).toBeLessThan(0.03);
  });

  test('a decision without an alternative is not searched', () => {
    const result = think({ choices: (own) => (own.length === 0 ? ['only'] : []), value: () => 1 }, { mode });
    expect(result).toMatchObject({ iterations: 0, action: { args: ['only'] } });
  });

  test('equal seeds and iterations think the same, visit by visit', () => {
    expect(think(gamble, { mode }, 500)).toEqual(think(gamble, { mode }, 500));
  });
});

describe.each(['flat', 'so', 'multi'] as const)('%s, by the policy alone', (mode) => {
  /** The policy likes `fair` best, `poor` a hundredth as much, and is wrong. */
  const unfair: Puzzle = {
    choices: (own) => (own.length === 0 ? ['fair', 'poor', 'other'] : []),
    policy: { fair: 100, poor: 1, other: 50 },
    value: ([own = []]) => ({ fair: 0.2, poor: 0.9, other: 0.5 })[own[0] ?? ''] ?? 0,
  };

  test('what weighs less than the least share of the favourite is not looked at', () => {
    expect(chosen(think(unfair, { mode }, 300))).toBe('poor');
    const result = think(unfair, { mode, least: 0.02 }, 300);
    expect(chosen(result)).toBe('other');
    expect(result.candidates).toHaveLength(2);
  });

  test('where only the favourite is left nothing is searched or compared', () => {
    expect(think(unfair, { mode, least: 0.6 }, 300)).toMatchObject({
      action: { args: ['fair'] },
      candidates: [],
      iterations: 0,
    });
  });
});

describe.each(['flat', 'so', 'multi'] as const)('%s, choosing at once', (mode) => {
  const pennies: Puzzle = {
    seats: 2,
    choices: (own) => (own.length === 0 ? ['heads', 'tails'] : []),
    value: ([one = [], two = []]) => Number(one[0] === two[0]),
  };

  test.each(['0', '1'])(
    'seat %s never chooses by what the other has chosen in the same moment',
    (playerID) => {
      const { candidates } = think(pennies, { mode }, 4000, playerID);
      for (const { value } of candidates) expect(Math.abs(value - 0.5)).toBeLessThan(0.08);
    },
  );

  test('answers a habit of the other seat', () => {
    const habit = { ...pennies, policy: { heads: 9, tails: 1 } };
    expect(chosen(think(habit, { mode, depth: 1 }, 1000))).toBe('heads');
  });
});

test('so and multi learn what to do later; a race plays it by policy', () => {
  const clever: Puzzle = {
    choices: (own) => (own.length < 3 ? ['good', 'bad'] : []),
    value: ([own = []]) => {
      if (own[0] === 'good') return own[1] === 'good' && own[2] === 'good' ? 1 : 0;
      return 0.5;
    },
  };
  expect(chosen(think(clever, { mode: 'so' }, 600))).toBe('good');
  expect(chosen(think(clever, { mode: 'multi' }, 600))).toBe('good');
  expect(chosen(think(clever, { mode: 'exact' }))).toBe('good');
  expect(chosen(think(clever, { mode: 'flat', epsilon: 1 }, 600))).toBe('bad');
  expect(chosen(think(clever, { mode: 'so', depth: 1, epsilon: 1 }, 600))).toBe('bad');
});

test('likelihood: worlds are kept in proportion to what the others did in them', () => {
  const given: Puzzle = {
    hidden: { heads: 0.5, tails: 0.5 },
    choices: (own) => (own.length === 0 ? ['heads', 'tails'] : []),
    value: ([own = []], coin) => Number(own[0] === coin),
  };
  const weighed = think({ ...given, likelihood: (coin) => (coin === 'heads' ? 3 : 1) }, { worlds: 32 }, 6000);
  expect(Math.abs(valueAfter(weighed, 'heads') - 0.75)).toBeLessThan(0.04);
  const single = think({ ...given, likelihood: (coin) => (coin === 'heads' ? 3 : 1) }, { worlds: 1 }, 6000);
  expect(Math.abs(valueAfter(single, 'heads') - 0.5)).toBeLessThan(0.04);
});

describe('progressive widening', () => {
  const letters = [...'abcdefghijklmnopqrst'];
  const wide: Puzzle = {
    choices: (own) => (own.length === 0 ? letters : []),
    value: ([own = []]) => letters.indexOf(own[0] ?? '') / 20,
    policy: Object.fromEntries(letters.map((letter, index) => [letter, 20 - index])),
  };
  const visited = (result: ReturnType<typeof think>) =>
    result.candidates.filter(({ visits }) => visits > 0).map(({ action }) => action.args[0]);

  test.each(['flat', 'so', 'multi'] as const)('%s looks at the likeliest actions first', (mode) => {
    const widening = { c: 2, alpha: 0.25 };
    const few = visited(think(wide, { mode, widening }, 16));
    expect(few.length).toBeLessThanOrEqual(4);
    expect(letters.slice(0, few.length)).toEqual([...few].sort());
    const more = visited(think(wide, { mode, widening }, 1000));
    expect(more.length).toBeGreaterThan(few.length);
    expect(more.length).toBeLessThan(letters.length);
  });
});

describe('the horizon', () => {
  const long: Puzzle = {
    choices: (own) => (own.length < 4 ? ['up', 'down'] : []),
    value: ([own = []]) => own.filter((choice) => choice === 'up').length / 4,
  };

  test('after so many turns the position is evaluated', () => {
    const result = think(long, { horizon: { turns: 1 } }, 100);
    expect(valueAfter(result, 'up')).toBeCloseTo(0.25);
    expect(valueAfter(result, 'down')).toBeCloseTo(0);
  });

  test.each(MODES)('%s: after the one action, in the middle of a turn as well', (mode) => {
    for (const perTurn of [1, 2]) {
      const result = think({ ...long, perTurn }, { mode, horizon: 'action' }, 100);
      expect(valueAfter(result, 'up')).toBeCloseTo(0.25);
      expect(valueAfter(result, 'down')).toBeCloseTo(0);
    }
  });

  test('after the one action of a seat whose turn it is not, too', () => {
    const rulebook = puzzle({
      ...long,
      seats: 2,
      perTurn: 2,
      value: ([, own = []]) => 1 - own.filter((choice) => choice === 'up').length / 4,
      search: { horizon: 'action' },
    });
    const runner = new Runner<JournalG>(rulebook.game);
    runner.start({ numPlayers: 2, seed: 'puzzle' });
    for (let time = 0; time < 2; time++) runner.play('0', { move: 'choose', args: ['up'] });
    const result = search(
      new Simulation(rulebook),
      { view: rulebook.view(runner.G, runner.ctx, '1'), ctx: runner.ctx },
      { seed: 'search', budget: { iterations: 100 } },
    );
    expect(valueAfter(result, 'up')).toBeCloseTo(0.25);
    expect(valueAfter(result, 'down')).toBeCloseTo(0);
  });

  test('a game without rounds cannot be cut where a round ends', () => {
    expect(() => think(long, { horizon: 'round' })).toThrow(RangeError);
  });

  test('a round is cut where its number changes, even by the first action', () => {
    const rulebook = {
      ...puzzle({ ...long, search: { horizon: 'round' } }),
      round: (G: JournalG) => ('chosen' in G && Array.isArray(G.chosen) && G.chosen[0]?.length > 0 ? 2 : 1),
    };
    const result = search(new Simulation(rulebook), decisionOf(rulebook), {
      seed: 's',
      budget: { iterations: 50 },
    });
    expect(result.candidates.map(({ value }) => value)).toEqual([0.25, 0]);
  });
});

test('a level may have a mode of its own', () => {
  const rulebook = puzzle({
    choices: (own) => (own.length === 0 ? ['a', 'b'] : []),
    value: () => 0.5,
    search: { mode: 'exact', levels: { normal: { mode: 'flat', iterations: 10 }, hard: { iterations: 10 } } },
  });
  const iterations = (level: 'normal' | 'hard') =>
    new Bot(rulebook, level).decide(decisionOf(rulebook), 's').iterations;
  expect([iterations('hard'), iterations('normal')]).toEqual([2, 10]);
});

describe('the budget', () => {
  const coin: Puzzle = { ...gamble, choices: (own) => (own.length === 0 ? ['safe', 'gamble'] : []) };

  test.each(['flat', 'so', 'multi'] as const)('%s keeps to the iterations', (mode) => {
    // Two actions that come to the same: nothing ends the search early.
    const even: Puzzle = { choices: coin.choices, value: () => 0.5 };
    expect(think(even, { mode }, 300).iterations).toBe(300);
  });

  test('milliseconds are asked of the clock, iterations end it earlier', () => {
    const rulebook = puzzle({ choices: coin.choices, value: () => 0.5 });
    let now = 0;
    const clock = () => {
      now += 1;
      return now;
    };
    const run = (budget: { ms: number; iterations?: number }) =>
      search(new Simulation(rulebook), decisionOf(rulebook), { seed: 's', budget, clock }).iterations;
    // The clock goes on by one each time it is asked: at every playout.
    expect(run({ ms: 100 })).toBe(99);
    expect(run({ ms: 100, iterations: 20 })).toBe(20);
    expect(() => search(new Simulation(rulebook), decisionOf(rulebook), { seed: 's', budget: {} })).toThrow(
      RangeError,
    );
  });

  test('it says that time ran out before what it took had been looked at in earnest', () => {
    const rulebook = puzzle({ choices: coin.choices, value: () => 0.5 });
    let now = 0;
    const clock = () => now++;
    const run = (budget: { ms: number; iterations?: number }) =>
      search(new Simulation(rulebook), decisionOf(rulebook), { seed: 's', budget, clock });
    expect(run({ ms: 20 }).isCutShort).toBe(true);
    expect(run({ ms: 5000 }).isCutShort).toBeUndefined();
    // So many were asked for.
    expect(run({ ms: 5000, iterations: 20 }).isCutShort).toBeUndefined();
  });

  test('a race that is decided ends early', () => {
    const clear: Puzzle = { choices: coin.choices, value: ([own = []]) => Number(own[0] === 'safe') };
    expect(think(clear, {}, 100_000).iterations).toBeLessThan(200);
  });

  test('the level decides on the budget unless one is given', () => {
    const even = puzzle({ choices: coin.choices, value: () => 0.5 });
    const decision = decisionOf(even);
    expect(new Bot(even, 'normal').decide(decision, 's').iterations).toBe(200);
    expect(new Bot(even, 'hard').decide(decision, 's').iterations).toBe(2000);
    expect(new Bot(even, 'hard', { budget: { iterations: 7 } }).decide(decision, 's').iterations).toBe(7);
  });
});

describe('exact refuses what it cannot go through', () => {
  test('a choice of several at once', () => {
    const both: Puzzle = {
      seats: 2,
      choices: (own) => (own.length === 0 ? ['a', 'b'] : []),
      value: () => 0.5,
    };
    expect(() => think(both, { mode: 'exact' })).toThrow(RangeError);
  });

  test('hidden worlds that the rulebook does not list', () => {
    const { worlds: _, ...unlisted } = puzzle({ ...gamble, search: { mode: 'exact' } });
    const run = () =>
      search(new Simulation(unlisted), decisionOf(unlisted), { seed: 's', budget: { iterations: 1 } });
    expect(run).toThrow(/list/);
  });

  test('too many worlds', () => {
    const many: Puzzle = { die: 20, choices: (own) => (own.length < 5 ? ['a', 'b'] : []), value: () => 0 };
    expect(() => think(many, { mode: 'exact' })).toThrow(/too many/);
  });
});
