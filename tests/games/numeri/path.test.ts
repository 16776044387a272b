import { determinize, evaluate, policy } from '@games/numeri/bot';
import { FACES, GOAL, LAST, NUMBERS } from '@games/numeri/rules/components';
import { possible } from '@games/numeri/rules/legal';
import { isGoalFull, isInChain, nextFree, type Pieces, stepsOn, takenBy } from '@games/numeri/rules/path';
import type { NumeriG } from '@games/numeri/rules/state';
import { numeri } from '@games/numeri/whole';
import { matchOf, walk } from '@tests/contract/match';
import { tableOf } from '@tests/table-of';
import { RandomSource } from '@/kit/random';
import { layOut } from './arrange';

/** Positions as they may come about, many of them crowded at the end of the path. */
function* positions(count: number): Generator<NumeriG> {
  const random = new RandomSource({ seed: 'positions', position: 0 });
  for (let n = 0; n < count; n++) {
    const seats = 1 + random.Die(3);
    const first = random.Die(18);
    const free = random.Shuffle(Array.from({ length: LAST - first + 1 }, (_, index) => first + index));
    const place = () => (random.Die(4) === 1 ? 0 : (free.pop() ?? 0));
    yield {
      starter: '0',
      pieces: Array.from({ length: seats }, () => NUMBERS.map(place)),
      die: FACES[random.Die(6) - 1] ?? 'star',
      isSplitOpen: random.Die(2) === 1,
      journal: null,
    };
  }
}

const isTaken = (pieces: Pieces, space: number) => pieces.some((own) => own.includes(space));
const withPiece = (own: readonly number[], number: number, space: number) => own.with(number - 1, space);

test('NU-r10 NU-r11 the next free space, against looking at each', () => {
  const spaces = Array.from({ length: LAST }, (_, index) => index + 1);
  for (const { pieces } of positions(100)) {
    const free = spaces.filter((space) => !isTaken(pieces, space));
    const ahead = [0, ...spaces].map((from) => free.filter((space) => space > from));
    expect([0, ...spaces].map((from) => nextFree(takenBy(pieces), from))).toEqual(
      ahead.map(([first]) => first),
    );
  }
});

test('NU-r20 looking at where pieces would go leaves the path as it was', () => {
  for (const { pieces } of positions(300))
    for (const numbers of [[1], [4, 1], [2, 3], [3, 2]] as const) {
      const taken = takenBy(pieces);
      const [own = []] = pieces;
      const steps = stepsOn(taken, own, numbers);
      expect(taken).toEqual(takenBy(pieces));
      const after = numbers.reduce(
        (moved: readonly number[], number, at) => moved.with(number - 1, steps[at]?.to ?? 0),
        own,
      );
      expect(new Set(after.filter((space) => space > 0)).size).toBe(
        after.filter((space) => space > 0).length,
      );
    }
});

test('NU7 NU4 NU-r19 the splits offered are those that can be carried out step by step', () => {
  let refused = 0;
  for (const G of positions(1500)) {
    const [own = [], ...others] = G.pieces;
    const pairs =
      {
        3: [[1, 2]],
        4: [[1, 3]],
        5: [
          [1, 4],
          [2, 3],
        ],
      }[Number(G.die)] ?? [];
    const orders = G.isSplitOpen
      ? pairs.flatMap(([a = 0, b = 0]) => [
          [a, b],
          [b, a],
        ])
      : [];
    const feasible = orders.filter(([first = 0, second = 0]) => {
      const one = nextFree(takenBy(G.pieces), own[first - 1] ?? 0);
      if (one === undefined) return false;
      const after = withPiece(own, first, one);
      return nextFree(takenBy([after, ...others]), after[second - 1] ?? 0) !== undefined;
    });
    refused += orders.length - feasible.length;
    const offered = possible(G, '0').filter(({ move }) => move === 'split');
    expect(offered.map(({ args }) => args)).toEqual(feasible);
  }
  expect(refused).toBeGreaterThan(20);
});

test('NU12 while a space of the goal is free, every piece behind it can move; at most two cannot', () => {
  let crowded = 0;
  for (const { pieces } of positions(1000)) {
    if (isGoalFull(pieces)) continue;
    const taken = takenBy(pieces);
    const stuck = pieces.flat().filter((space) => nextFree(taken, space) === undefined);
    expect(stuck.filter((space) => space <= LAST - GOAL)).toEqual([]);
    expect(stuck.length).toBeLessThan(GOAL);
    if (stuck.length > 0) crowded++;
  }
  expect(crowded).toBeGreaterThan(50);
});

test.each([2, 3, 4])('NU12 NU-r10 %i players: every step leads forward, no space holds two', (numPlayers) => {
  for (let n = 0; n < 5; n++) {
    const match = matchOf(numeri, { numPlayers, options: {}, seed: `forward ${n}` });
    for (const { position, next } of walk(match)) {
      const [before, after] = [position.G.pieces.flat(), next.G.pieces.flat()];
      const steps = after.map((space, index) => space - (before[index] ?? 0));
      expect(Math.min(...steps)).toBe(0);
      expect(Math.max(...steps)).toBeGreaterThan(0);
      const standing = after.filter((space) => space > 0);
      expect(new Set(standing).size).toBe(standing.length);
      expect(next.ctx.gameover === undefined).toBe(!isGoalFull(next.G.pieces));
    }
  }
});

test('NU-r22 a chain is counted on both sides of a piece, and the hand is no space', () => {
  expect(isInChain([10, 11, 12, 0, 0], 11)).toBe(true);
  expect(isInChain([10, 11, 12, 0, 0], 10)).toBe(true);
  expect(isInChain([10, 11, 13, 0, 0], 11)).toBe(false);
  expect(isInChain([1, 2, 0, 0, 0], 1)).toBe(false);
});

describe('what bots go by', () => {
  const weigh = (own: Parameters<typeof layOut>[1][number]) => {
    const { view, legal, ctx } = tableOf(numeri, 2, { turn: '0', arrange: layOut('star', [own, {}]) });
    return policy(view('0'), ctx, legal('0'));
  };

  test('points at hand are preferred, and so is another roll', () => {
    const weights = weigh({ 1: 20, 2: 22, 3: 23, 5: 34 });
    expect(weights.indexOf(Math.max(...weights))).toBe(4);
    const [chain = 0] = weights;
    const [plain = 0] = weigh({ 1: 20, 2: 22, 3: 24, 5: 34 });
    expect(chain).toBeGreaterThan(plain);
  });

  test('a win is 1, a shared win is shared, and a lead is better than none', () => {
    const at = (...pieces: number[][]) =>
      evaluate({ starter: '0', pieces, die: null, isSplitOpen: true, journal: null });
    expect(at([37, 36, 35, 8, 9], [11, 13, 14, 16, 18])).toEqual([1, 0]);
    expect(at([37, 10, 35, 8, 9], [11, 36, 14, 16, 18])).toEqual([1, 0]);
    const [ahead = 0, behind = 0] = at([37, 36, 8, 9, 11], [0, 0, 0, 0, 0]);
    expect(ahead).toBeGreaterThan(0.9);
    expect(behind).toBeLessThan(0.1);
  });

  test('an imagined state is the real one, and a copy', () => {
    for (const G of positions(20)) {
      const { playerID: _, ...open } = numeri.view(G, tableOf(numeri, 2).ctx, '0');
      const copy = determinize({ playerID: '0', ...open });
      expect(copy).toEqual({ ...G, journal: [] });
      expect(copy.pieces).not.toBe(open.pieces);
    }
  });
});
