import script from '@games/diggers/coach';
import type { DiggersView } from '@games/diggers/rules/view';
import rules from '@games/diggers/whole';
import { anyRulebook } from '@/kit/rulebook';
import { type PlayedStep, playLesson, stepsOf } from '../lesson';

const played = playLesson(anyRulebook(rules), script);
const step = stepsOf(played);
const viewOf = (state: PlayedStep['before']): DiggersView => state.G as DiggersView;
const album = (state: PlayedStep['before']) => viewOf(state).seats[0]?.cards;

test('DG4 and DG8: the learner covers the five of the other, and the next photo lies face down', () => {
  expect(viewOf(step('cover').before).table.map(({ card }) => card)).toEqual([
    'pop-2-school',
    'passion-5-kimono',
  ]);
  expect(viewOf(step('down').before).stacks[0]).toMatchObject({ isTopUp: false, top: null });
});

test('DG-r7: two photos of one pile in one turn', () => {
  expect(album(step('freed').after)).toEqual(['cute-2-rock', 'passion-5-kimono']);
});

test('DG-r9: a scout is taken, kept for a turn, and sent in the next', () => {
  expect(album(step('scout').after)).toContain('passion-scout');
  expect(step('send').told).toEqual(['send', 'take', 'pay', 'take']);
  expect(album(step('send').after)?.filter((card) => card.startsWith('passion'))).toHaveLength(4);
});

test('DG-r8: a photo taken blind is turned up', () => {
  expect(step('blind').told[0]).toBe('take-down');
  expect(album(step('blind').after)?.at(-1)).toBe('passion-4-rock');
  expect(viewOf(step('left').before).seats[0]?.markers).toBe(1);
});

test('DG6 and DG7: the learner gives up one of two, and wins either way', () => {
  expect(viewOf(step('manager').before).seats[0]?.heartbreaks).toEqual(['pop']);
  expect(step('lose').result).toMatchObject({ winners: ['0'] });
});
