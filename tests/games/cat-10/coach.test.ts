import script from '@games/cat-10/coach';
import { sumOf } from '@games/cat-10/rules/components';
import type { Cat10View } from '@games/cat-10/rules/view';
import rules from '@games/cat-10/whole';
import { anyRulebook } from '@/kit/rulebook';
import { otherWays, type PlayedStep, playLesson, stepsOf } from '../lesson';

const rulebook = anyRulebook(rules);
const played = playLesson(rulebook, script);
const step = stepsOf(played);
const viewOf = (state: PlayedStep['before']): Cat10View => state.G as Cat10View;
const sumAfter = (id: string) => sumOf(viewOf(step(id).after).row);

test('CT2, CT-r10, CT-r11: pots are opened, counted as the coach says, and taken', () => {
  expect(['first', 'second', 'third'].map(sumAfter)).toEqual([1, 3, 8]);
  expect(viewOf(step('take').after).piles[0]).toEqual([1, 2, 5]);
});

test('CT-r16: the next player goes too far, the one after stops at eight', () => {
  expect(step('take').told).toEqual(['take', 'flip', 'flip', 'bust', 'flip', 'flip', 'take']);
  expect(viewOf(step('bust').before).discards).toEqual([6, 5]);
  expect(viewOf(step('bust').before).piles[2]).toEqual([2, 6]);
});

test('CT-r13: six, nine and ten, with a jumbo pot', () => {
  expect(['six', 'nine'].map(sumAfter)).toEqual([6, 9]);
  expect(step('ten').told).toEqual(['flip', 'ten', 'jumbo']);
  expect(viewOf(step('jumbo').before).jumbos).toEqual([1, 0, 0]);
});

test('CT-r12, CT-r18: a duel from seven on brings a card from each of the others', () => {
  expect(sumOf(viewOf(step('seven').before).row)).toBe(5);
  expect(sumAfter('seven')).toBe(7);
  expect(viewOf(step('duel').after).die).toBe(2);
  expect(step('steal-again').told).toEqual(['steal']);
  expect(viewOf(step('steal-again').after).piles.map((pile) => pile.length)).toEqual([8, 1, 3]);
});

test('CT-r19, CT8: the other duel costs two cards', () => {
  expect(sumOf(viewOf(step('duel-again').before).row)).toBe(7);
  expect(viewOf(step('duel-again').after).die).toBe(-2);
  expect(viewOf(step('discard-again').after).piles[0]).toHaveLength(6);
});

test('CT-r15: with none left beside the deck, either player’s jumbo pot may be taken', () => {
  expect(sumOf(viewOf(step('feast').before).row)).toBe(7);
  expect(viewOf(step('feast').after)).toMatchObject({ supply: 0, jumbos: [1, 1, 1], left: 1 });
  expect(viewOf(step('end').before).jumbos).toEqual([2, 1, 0]);
  for (const way of otherWays(script)) {
    const other = stepsOf(playLesson(rulebook, script, way));
    expect(viewOf(other('end').before).jumbos).toEqual([2, 0, 1]);
  }
});
