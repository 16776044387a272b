import { loveLetter } from '@games/love-letter/rules';
import { numeri } from '@games/numeri/rules';
import { anyRulebook } from '@/kit/rulebook';
import { panelOf } from '../../scripts/lib/panel';
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

describe('a deal', () => {
  const rulebook = anyRulebook(loveLetter);
  const heroOptions = { budget: { iterations: 20 } };
  const row: Row = {
    slug: 'love-letter',
    seats: 2,
    hero: 'hard',
    opponent: 'random',
    seed: 's',
    heroOptions,
  };

  test('is played from every seat, with the same result each time', async () => {
    const first = await playDeal(rulebook, row, 1);
    expect(first.shares).toHaveLength(2);
    expect(first.ms.length).toBeGreaterThan(4);
    expect((await playDeal(rulebook, row, 1)).shares).toEqual(first.shares);
  });

  test.each(ENTRANTS.filter((name) => name !== 'numbers'))('%s can sit in it', async (hero) => {
    const { shares } = await playDeal(rulebook, { ...row, hero, options: { goal: 'short' } }, 0);
    for (const share of shares) expect([0, 1]).toContain(share);
  });

  test('numbers goes by the points of a move, in Numeri', async () => {
    const table: Row = { slug: 'numeri', seats: 2, hero: 'numbers', opponent: 'random', seed: 'n' };
    let won = 0;
    for (let deal = 0; deal < 25; deal++)
      for (const share of (await playDeal(anyRulebook(numeri), table, deal)).shares) won += share;
    // Three standard deviations above half of 50 games.
    expect(won).toBeGreaterThan(35.6);
  });

  test('whoever sees all hands wins more', async () => {
    const wins = async (hero: Row['hero']) => {
      let won = 0;
      for (let deal = 0; deal < 12; deal++)
        for (const share of (await playDeal(rulebook, { ...row, seats: 4, hero, opponent: 'greedy' }, deal))
          .shares)
          won += share;
      return won;
    };
    expect(await wins('clairvoyant')).toBeGreaterThan((await wins('hard')) + 6);
  });
});

test('every game is measured with two seats and with more, against everybody it has to beat', () => {
  const rows = panelOf(anyRulebook(loveLetter));
  expect([...new Set(rows.map(({ seats }) => seats))]).toEqual([2, 4]);
  for (const opponent of ['random', 'greedy', 'generic', 'stock-mcts', 'normal'])
    expect(rows.filter((row) => row.hero === 'hard' && row.opponent === opponent)).toHaveLength(2);
  expect(rows.some(({ hero }) => hero === 'clairvoyant')).toBe(true);
  expect(panelOf(anyRulebook(numeri)).some(({ hero }) => hero === 'clairvoyant')).toBe(false);
});
