import script from '@games/ninja-soul/coach';
import type { NinjaSoulView } from '@games/ninja-soul/rules/view';
import rules from '@games/ninja-soul/whole';
import { anyRulebook } from '@/kit/rulebook';
import { type PlayedStep, playLesson, stepsOf } from '../lesson';

const played = playLesson(anyRulebook(rules), script);
const step = stepsOf(played);
const viewOf = (state: PlayedStep['before']): NinjaSoulView => state.G as NinjaSoulView;

test('NS-r5: the learner swaps, looks, opens and aims, and once gives a card back', () => {
  const actions = played.flatMap(({ action }) => (action === undefined ? [] : [action]));
  expect(new Set(actions.map(({ move }) => move))).toEqual(new Set(['swap', 'look', 'open', 'aim']));
  expect(new Set(actions.flatMap(({ args }) => args[1] ?? []))).toEqual(new Set(['exchange', 'return']));
});

test('NS-r9 and NS-r7: the one robbed of the win opens a death, and the learner sees the win at home', () => {
  expect(viewOf(step('happened').before).seats[4]).toMatchObject({ isDead: true, shown: 'death' });
  expect(viewOf(step('look').after).mine).toEqual(['exchange', 'win']);
});

test('NS-r8 and NS1: three points for the first round', () => {
  expect(viewOf(step('points').before).lastRound).toMatchObject({ ending: 'opened', winner: '0', round: 1 });
  expect(viewOf(step('points').before).seats.map(({ points }) => points)).toEqual([3, 1, 1, 1, 0]);
});

test('NS5 and NS-r12: a peek that misses, and a kill that brings the win back', () => {
  expect(viewOf(step('peeked').before).seats[4]).toMatchObject({ isDead: true, shown: 'peek' });
  expect(viewOf(step('kill').before).seats[0]?.shown).toBe('kill');
  expect(viewOf(step('kill').after).seats[1]).toMatchObject({ isDead: true, shown: null });
});

test('NS14: the lesson ends with the game', () => {
  expect(step('finish').result).toMatchObject({ winners: ['0'] });
});
