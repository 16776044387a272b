import { RandomSource } from '@/kit/random';
import { choose, isOdd, normalized, oddity } from './chance';

const counted = (of: readonly string[], samples: number, seed: string): Map<string, number> => {
  const random = new RandomSource({ seed, position: 0 });
  const counts = new Map<string, number>();
  for (let n = 0; n < samples; n++) {
    const content = of[random.Die(of.length) - 1] ?? '';
    counts.set(content, (counts.get(content) ?? 0) + 1);
  }
  return counts;
};

const even = normalized(new Map([...'abcd'].map((letter) => [letter, 1])));

test('even draws are seldom odd', () => {
  const deviates = Array.from({ length: 400 }, (_, n) => oddity(counted([...'abcd'], 1000, `${n}`), even));
  const mean = deviates.reduce((sum, deviate) => sum + deviate, 0) / deviates.length;
  const spread = Math.sqrt(deviates.reduce((sum, deviate) => sum + deviate ** 2, 0) / deviates.length);
  expect(Math.abs(mean)).toBeLessThan(4 / Math.sqrt(deviates.length));
  expect(spread).toBeGreaterThan(0.85);
  expect(spread).toBeLessThan(1.15);
});

test('a draw that likes one of four a little more is odd', () => {
  expect(isOdd(oddity(counted([...'abcda'], 1000, 'uneven'), even))).toBe(true);
});

test('what cannot be is odd for certain, what must be is not', () => {
  expect(oddity(new Map([['e', 1]]), even)).toBe(Number.POSITIVE_INFINITY);
  expect(oddity(new Map([['a', 1000]]), new Map([['a', 1]]))).toBe(0);
});

test('rare contents are judged together', () => {
  const chances = normalized(new Map([['a', 1000], ...[...'bcdef'].map((rare) => [rare, 1] as const)]));
  expect(
    isOdd(
      oddity(
        new Map([
          ['a', 1960],
          ['b', 40],
        ]),
        chances,
      ),
    ),
  ).toBe(true);
  expect(
    isOdd(
      oddity(
        new Map([
          ['a', 1990],
          ['b', 10],
        ]),
        chances,
      ),
    ),
  ).toBe(false);
});

test.each([
  [5, 2, 10],
  [5, 0, 1],
  [2, 3, 0],
  [52, 5, 2_598_960],
])('of %i things %i are chosen in %i ways', (many, few, ways) => {
  expect(choose(many, few)).toBe(ways);
});
