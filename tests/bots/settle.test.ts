import type { Thought } from '@/bots/bot';
import { favourite, settle } from '@/bots/settle';
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

describe('a hint', () => {
  const weigh = (actions: readonly Action[]) => actions.map(({ move }) => ({ a: 1, b: 2, c: 3 })[move] ?? 0);

  test.each([
    [
      'takes what the policy prefers of what came out about as good',
      [
        [a, 0.505, 10],
        [b, 0.5, 9],
        [c, 0.4, 9],
      ],
      b,
    ],
    [
      'leaves what is clearly behind',
      [
        [a, 0.52, 10],
        [b, 0.5, 10],
      ],
      a,
    ],
    [
      'leaves what the search has given up',
      [
        [a, 0.5, 10],
        [b, 0.5, 7],
      ],
      a,
    ],
    [
      'goes by values where they were worked out',
      [
        [a, 0.5, 0],
        [b, 0.495, 0],
      ],
      b,
    ],
  ] as const)('%s', (_, rows, expected) => {
    expect(favourite(thought(...rows.map(([...row]) => row as [Action, number, number])), weigh)).toBe(
      expected,
    );
  });

  test('takes the first where they weigh the same, and what was not weighed as it is', () => {
    expect(favourite(thought([a, 0.5, 10], [b, 0.5, 10]), () => [1, 1])).toBe(a);
    expect(favourite({ action: c, candidates: [], iterations: 0 }, weigh)).toBe(c);
  });
});
