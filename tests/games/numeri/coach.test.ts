import script from '@games/numeri/coach';
import { LAST } from '@games/numeri/rules/components';
import type { NumeriView } from '@games/numeri/rules/view';
import rules from '@games/numeri/whole';
import { anyRulebook } from '@/kit/rulebook';
import type { GameResult } from '@/kit/score-sheet';
import { type PlayedStep, playLesson, stepsOf } from '../lesson';

const rulebook = anyRulebook(rules);
const played = playLesson(rulebook, script);
const step = stepsOf(played);
const viewOf = (state: PlayedStep['before']): NumeriView => state.G as NumeriView;
const mine = (state: PlayedStep['before']) => viewOf(state).pieces[0];

test('NU-r8, NU-r9: the roll names the bean that enters', () => {
  expect(viewOf(step('roll').before).die).toBe(3);
  expect(mine(step('enter').after)).toEqual([0, 0, 1, 0, 0]);
});

test('NU-r11: a bean goes over those in front of it', () => {
  expect(viewOf(step('over').before).pieces).toEqual([
    [0, 0, 1, 0, 0],
    [0, 0, 0, 0, 2],
  ]);
  expect(mine(step('over').after)).toEqual([0, 3, 1, 0, 0]);
});

test('NU-r21: three in a row, and the learner rolls again', () => {
  expect(mine(step('chain').after)).toEqual([2, 3, 1, 0, 0]);
  expect(step('chain').told).toContain('bonus');
  expect(step('star').before.ctx.currentPlayer).toBe('0');
});

test('NU-r12: the star leaves a choice', () => {
  const { G, ctx } = step('star').before;
  expect(viewOf(step('star').before).die).toBe('star');
  expect(rulebook.legal(G, ctx)).toHaveLength(5);
});

test('NU9, NU-r14: crossing the watershed opens the split', () => {
  expect(viewOf(step('cross').before).isSplitOpen).toBe(false);
  expect(viewOf(step('cross').after).isSplitOpen).toBe(true);
});

test('NU-r19, NU2: both beans of a split move and make a row', () => {
  const [before, after] = [mine(step('split').before), mine(step('split').after)];
  expect(step('split').action).toEqual({ move: 'split', args: [1, 4] });
  expect([0, 3].every((bean) => before?.[bean] !== after?.[bean])).toBe(true);
  expect([after?.[1], after?.[2], after?.[0]]).toEqual([10, 11, 12]);
  expect(step('split').told).toContain('bonus');
});

test('NU-r26 to NU-r29: the last space is taken, and the sheet says what the coach does', () => {
  expect(mine(step('end').after)?.[0]).toBe(LAST);
  const result = step('end').result as GameResult | undefined;
  expect(result?.winners).toEqual(['0']);
  expect(result?.sheet.categories).toContainEqual({ id: 'dark-red', scores: [-10, -9] });
  expect(mine(step('score').before)).toEqual([37, 30, 35, 8, 5]);
});
