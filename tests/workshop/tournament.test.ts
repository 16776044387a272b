import { HIDDEN, hiddenRules, OPEN, openRules } from '@tests/examples';
import { SUBJECTS } from '@tests/subjects';
import type { Rulebook } from '@/kit/rulebook';
import { panelOf, trialOf } from '../../scripts/lib/panel';
import { readEntrant, readSettings } from '../../scripts/lib/settings';
import { type DealResult, ENTRANTS, playDeal, type Row, summarize } from '../../scripts/lib/tournament';

const deals = (shares: readonly (readonly number[])[]): DealResult[] =>
  shares.map((list) => ({ shares: list, ms: list.map((_, index) => index) }));

const independent = (wins: number, games: number) =>
  deals(Array.from({ length: games }, (_, game) => [game < wins ? 1 : 0]));

test('the interval is Wilson’s, worked out by hand for 200 of 400', () => {
  const { winShare, low, high, games } = summarize(independent(200, 400));
  expect({ winShare, games }).toEqual({ winShare: 0.5, games: 400 });
  // Half of it: 1.96 / (1 + 1.96² / 400) * sqrt(0.25 / 400 + 1.96² / (4 * 400²)) = 0.0488.
  expect(low).toBeCloseTo(0.4512, 3);
  expect(high).toBeCloseTo(0.5488, 3);
});

test('an interval of all or nothing does not leave 0..1', () => {
  expect(summarize(independent(50, 50))).toMatchObject({ winShare: 1, high: 1 });
  expect(summarize(independent(0, 50))).toMatchObject({ winShare: 0, low: 0 });
  expect(summarize(independent(50, 50)).low).toBeCloseTo(0.9287, 3);
});

test('games of one deal that always come out alike count as one', () => {
  const alike = summarize(deals(Array.from({ length: 100 }, (_, deal) => Array(4).fill(deal % 2))));
  const apart = summarize(independent(200, 400));
  expect(alike.games).toBe(400);
  expect(alike.high - alike.low).toBeGreaterThan(1.8 * (apart.high - apart.low));
});

test('P95 of the decisions', () => {
  const ms = Array.from({ length: 100 }, (_, index) => index);
  expect(summarize([{ shares: [1, 0], ms }]).msPerDecisionP95).toBe(95);
});

const openTable: Row = { slug: OPEN, seats: 2, hero: 'hard', opponent: 'random', seed: 'n' };

describe('a deal', () => {
  const contestant = { rulebook: hiddenRules };
  const heroOptions = { budget: { iterations: 20 } };
  const row: Row = {
    slug: HIDDEN,
    seats: 2,
    hero: 'hard',
    opponent: 'random',
    seed: 's',
    heroOptions,
  };

  test('is played from every seat, with the same result each time', async () => {
    const first = await playDeal(contestant, row, 1);
    expect(first.shares).toHaveLength(2);
    expect(first.ms.length).toBeGreaterThan(4);
    expect((await playDeal(contestant, row, 1)).shares).toEqual(first.shares);
  });

  test.each(ENTRANTS.filter((name) => name !== 'numbers'))('%s can sit in it', async (hero) => {
    const { shares } = await playDeal(contestant, { ...row, hero, options: { goal: 'short' } }, 0);
    for (const share of shares) expect([0, 1]).toContain(share);
  });

  test('whoever sees all hands wins more', async () => {
    const wins = async (hero: Row['hero']) => {
      let won = 0;
      for (let deal = 0; deal < 12; deal++)
        for (const share of (await playDeal(contestant, { ...row, seats: 4, hero, opponent: 'greedy' }, deal))
          .shares)
          won += share;
      return won;
    };
    expect(await wins('clairvoyant')).toBeGreaterThan((await wins('hard')) + 6);
  });
});

describe('a plain search', () => {
  /** Whether each playout of a deal was judged after its round, and the seats that rollouts asked the policy for. */
  async function playouts(settings: string) {
    const wasOver = new Set<boolean>();
    const asked = new Set<string | null>();
    const { round } = hiddenRules;
    let began: number | undefined;
    const rulebook: Rulebook = {
      ...hiddenRules,
      search: { ...hiddenRules.search, mode: 'so', horizon: 'action', epsilon: 1 },
      determinize: (...of) => {
        const world = hiddenRules.determinize(...of);
        began = round?.(world);
        return world;
      },
      evaluate: (G, ctx) => {
        wasOver.add(ctx.gameover !== undefined || round?.(G) !== began);
        return hiddenRules.evaluate(G, ctx);
      },
      policy: (view, ...of) => {
        asked.add(view.playerID);
        return hiddenRules.policy(view, ...of);
      },
    };
    const row: Row = { slug: HIDDEN, seats: 2, hero: 'plain', opponent: 'random', seed: 's' };
    await playDeal({ rulebook }, { ...row, heroOptions: readSettings(settings) }, 0);
    return { wasOver: [...wasOver], asked: [...asked].sort() };
  }

  test('plays rounds to their end by the policy of every seat, however the game’s own search looks ahead', async () => {
    expect(await playouts('{"iterations":8}')).toEqual({ wasOver: [true], asked: ['0', '1'] });
  });

  test('goes by the settings of a command', async () => {
    const { wasOver } = await playouts('{"iterations":8,"horizon":{"turns":1}}');
    expect(wasOver).toContain(false);
  });

  test('has the milliseconds of `hard` where nothing else is said', async () => {
    let evaluated = 0;
    const rulebook: Rulebook = {
      ...hiddenRules,
      search: { ...hiddenRules.search, levels: { normal: { iterations: 1 }, hard: { iterations: 1 } } },
      evaluate: (G, ctx) => {
        evaluated++;
        return hiddenRules.evaluate(G, ctx);
      },
    };
    const row: Row = { slug: HIDDEN, seats: 2, hero: 'plain', opponent: 'random', seed: 's' };
    const { ms } = await playDeal({ rulebook }, { ...row, options: { goal: 'short' } }, 0);
    expect(evaluated).toBeGreaterThan(50 * ms.length);
  });
});

describe('a trial', () => {
  test('is held at the tables of the panel, or at the one that is asked for', () => {
    const pair = { hero: 'plain', opponent: 'hard' } as const;
    expect(trialOf({ rulebook: hiddenRules }, pair)).toEqual([
      { slug: HIDDEN, seats: 2, games: 160, ...pair },
      { slug: HIDDEN, seats: 4, games: 160, ...pair },
    ]);
    expect(trialOf({ rulebook: hiddenRules }, { ...pair, seats: 3 }).map(({ seats }) => seats)).toEqual([3]);
  });

  test('reads settings: a budget, and what else a search has', () => {
    expect(readSettings('{"ms":50,"horizon":{"turns":8},"epsilon":0}')).toEqual({
      budget: { ms: 50 },
      search: { horizon: { turns: 8 }, epsilon: 0 },
    });
    expect(readSettings('{}')).toEqual({ search: {} });
  });

  test.each(['{"horizon":"never"}', '{"speed":1}', '{"ms":0}', 'flat'])('does not read %s', (text) => {
    expect(() => readSettings(text)).toThrow();
  });

  test('is of entrants that there are', () => {
    expect(readEntrant('plain')).toBe('plain');
    expect(() => readEntrant('generic')).toThrow('there is no generic');
  });
});

test('every game is measured with two seats and with more, against everybody it has to beat', () => {
  const rows = panelOf({ rulebook: hiddenRules });
  expect([...new Set(rows.map(({ seats }) => seats))]).toEqual([2, 4]);
  for (const opponent of ['random', 'greedy', 'plain', 'stock-mcts', 'normal'])
    expect(rows.filter((row) => row.hero === 'hard' && row.opponent === opponent)).toHaveLength(2);
  expect(rows.some(({ hero }) => hero === 'clairvoyant')).toBe(true);
  expect(panelOf({ rulebook: openRules }).some(({ hero }) => hero === 'clairvoyant')).toBe(false);
});

test('a game’s own panel says how many games a row has, and whether somebody goes by points', async () => {
  const own = { rows: { '4 hard normal': { games: 8 } }, points: () => 1 };
  const rows = panelOf({ rulebook: openRules, panel: own });
  expect(rows.find(({ seats, opponent }) => seats === 4 && opponent === 'normal')?.games).toBe(8);
  expect(rows.filter(({ opponent }) => opponent === 'numbers')).toHaveLength(2);
  expect(panelOf({ rulebook: openRules }).filter(({ opponent }) => opponent === 'numbers')).toEqual([]);
  await expect(playDeal({ rulebook: openRules }, { ...openTable, hero: 'numbers' }, 0)).rejects.toThrow(
    'nobody counts the points',
  );
});

test('a game for one is measured by two who play it', () => {
  const forOne = { ...openRules, game: { ...openRules.game, minPlayers: 1, maxPlayers: 8 } };
  expect([...new Set(panelOf({ rulebook: forOne }).map(({ seats }) => seats))]).toEqual([2, 4]);
});

test('rows of a panel are rows that are played', () => {
  for (const subject of SUBJECTS) {
    const played = panelOf(subject).flatMap(({ seats, hero, opponent }) => [
      `${seats} ${opponent}`,
      `${seats} ${hero} ${opponent}`,
    ]);
    expect(played).toEqual(expect.arrayContaining(Object.keys(subject.panel?.rows ?? {})));
  }
});
