import script from '@games/sweet-nose/coach';
import type { SweetNoseView } from '@games/sweet-nose/rules/view';
import { ownChange } from '@games/sweet-nose/seat/forecast';
import rules from '@games/sweet-nose/whole';
import { LEARNER } from '@/kit/coach';
import { anyRulebook } from '@/kit/rulebook';
import { type PlayedStep, playLesson, stepsOf } from '../lesson';
import { amounts } from './arrange';

const step = stepsOf(playLesson(anyRulebook(rules), script));
const viewOf = (state: PlayedStep['before']): SweetNoseView => state.G as SweetNoseView;

test('SN-r7, SN-r9: the learner has what the lesson says, and lays cards by it', () => {
  expect(viewOf(step('sweets').before).plates[0]).toEqual(amounts('mmmlllzt'));
  expect(viewOf(step('arrange').after).cards).toEqual([1, 2, 5, 3, 4]);
});

test('SN1: the zhuangyuan cake is a 4 with the market, the peanut candy that was handed over a 7', () => {
  const before = viewOf(step('swap').before);
  expect(before.market).toEqual(amounts('ppz'));
  expect(ownChange(before, LEARNER, step('swap').action ?? { move: '', args: [] })).toBe(1 - 4);
  const bowl = viewOf(step('bowl').before);
  expect(bowl.bowls[0]?.[2]).toBe(1);
  expect(bowl.cards[2]).toBe(5);
  expect(bowl.market[2]).toBe(2);
});

test('SN9, SN-r25, SN-r29: the last swap empties a plate, and 28 points choose first, up to level 4', () => {
  expect(step('last').told).toContain('empty');
  const after = viewOf(step('last').after);
  expect(after.rounds[0]?.scores).toEqual([28, 21, 19]);
  expect(after.queue[0]).toEqual({ playerID: LEARNER, level: 4 });
  expect(viewOf(step('claim').after).seats[0]?.shop).toBe('bowls');
});

test('SN7, SN13: the shop is kept for a turn, and then gets rid of a 5', () => {
  expect(step('end').told).toContain('end');
  const before = viewOf(step('use').before);
  expect(before.bowls[0]?.[3]).toBe(1);
  expect(before.cards[3]).toBe(5);
  expect(ownChange(before, LEARNER, step('use').action ?? { move: '', args: [] })).toBeLessThan(0);
  expect(viewOf(step('use').after).stalls).toContain('bowls');
});

test('SN23: bidding, and passing when somebody went further', () => {
  expect(step('bid').step.allow).toHaveLength(3);
  expect(viewOf(step('pass').before).seats[1]?.bid).toBe(5);
  expect(viewOf(step('done').before).queue.map(({ level }) => level)).toEqual([5, 4]);
});
