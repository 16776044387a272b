import type { Thought } from '@/bots/bot';
import { settle } from '@/bots/settle';
import type { Action } from '@/kit/action';

const [a, b, c] = ['a', 'b', 'c'].map((move): Action => ({ move, args: [] })) as [Action, Action, Action];
const thought = (...rows: readonly [Action, number, number][]): Thought => ({
  action: rows[0]?.[0] ?? a,
  candidates: rows.map(([action, value, visits]) => ({ action, value, visits })),
  iterations: 30,
});

test('of what came out alike a quick bot takes the first it looked at, a careful one the last', () => {
  const alike = thought([a, 0.5, 10], [b, 0.5, 10], [c, 0.4, 10]);
  expect(settle(alike, 'quick')).toBe(a);
  expect(settle(alike, 'careful')).toBe(b);
});

test.each([
  ['better', thought([a, 0.5, 10], [b, 0.4999, 10])],
  ['looked at more often', thought([a, 0.5, 11], [b, 0.5, 10])],
  ['all that was weighed', thought([a, 0, 0])],
])('a manner takes nothing that is worse: %s', (_, one) => {
  expect(settle(one, 'careful')).toBe(a);
});

test('where nothing was weighed a manner changes nothing', () => {
  expect(settle({ action: c, candidates: [], iterations: 0 }, 'careful')).toBe(c);
});
