import { onward, waysOf } from '@games/sweet-nose/table/choice-steps';
import type { Action } from '@/kit/action';

const swap = (target: string, take: string, give: string): Action => ({
  move: 'swap',
  args: [target, take, give],
});

test('what there is one of is not asked for, but the last press is one’s own', () => {
  const ways = waysOf([
    swap('1', 'peach', 'mung'),
    swap('1', 'peanut', 'mung'),
    swap('2', 'peach', 'peanut'),
  ]);
  expect(onward(ways, ['give:mung'])).toEqual(['give:mung', 'seat:1']);
  expect(onward(ways, ['give:peanut'])).toEqual(['give:peanut', 'seat:2']);
  expect(onward(ways, [])).toEqual([]);
});
