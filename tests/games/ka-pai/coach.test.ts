import script from '@games/ka-pai/coach';
import type { KaPaiView } from '@games/ka-pai/rules/view';
import rules from '@games/ka-pai/whole';
import { anyRulebook } from '@/kit/rulebook';
import { type PlayedStep, playLesson, stepsOf } from '../lesson';

const played = playLesson(anyRulebook(rules), script);
const step = stepsOf(played);
const viewOf = (state: PlayedStep['before']): KaPaiView => state.G as KaPaiView;

test('KP-r8 and KP-r9: the dice show what the words say', () => {
  const dice = (id: string) => viewOf(step(id).before).dice;
  expect(dice('first')).toEqual(['square', 'triangle']);
  expect(dice('slip')).toEqual(['square', 'triangle']);
  expect(dice('group')).toEqual(['triangle', 'triangle']);
  expect(dice('last')).toEqual(['circle', 'circle']);
});

test('KP-r10: the third triangle is circled, after something was rubbed out', () => {
  expect(step('undo').told).toContain('undo');
  expect(step('group').told).toEqual(['draw', 'group']);
});

test('KP-r14: three slashes, and a tick', () => {
  expect(step('slashes').told).toEqual(['draw', 'group']);
  expect(step('tick').told).toEqual(['mark']);
});

test('KP7: two totems are linked', () => {
  expect(step('link').told).toContain('link');
});

test('KP3 and KP-r25: one sign on the last square, and the match is over', () => {
  expect(step('finish').result).toMatchObject({ ranking: expect.any(Array) });
});
