import script from '@games/sushi-go/coach';
import { nigiriScore } from '@games/sushi-go/rules/scoring';
import type { SushiGoView } from '@games/sushi-go/rules/view';
import rules from '@games/sushi-go/whole';
import { anyRulebook } from '@/kit/rulebook';
import { otherWays, type PlayedStep, playLesson, stepsOf } from '../lesson';

const rulebook = anyRulebook(rules);
const played = playLesson(rulebook, script);
const step = stepsOf(played);
const viewOf = (state: PlayedStep['before']): SushiGoView => state.G as SushiGoView;
const mine = (state: PlayedStep['before']) => viewOf(state).seats[0];

test('SG8: chopsticks go with either order, to the same score', () => {
  const results = otherWays(script).map((way) => playLesson(rulebook, script, way));
  expect(results).toHaveLength(1);
  for (const result of results)
    expect(viewOf(result.at(-1)?.before ?? step('score').before).rounds[0]?.scores).toEqual(
      viewOf(step('score').before).rounds[0]?.scores,
    );
});

test('SG-r8 to SG-r10: a choice is locked, turned over with the others, and the hands go on', () => {
  expect(mine(step('pick').after)?.isLocked).toBe(true);
  expect(mine(step('pass').before)).toMatchObject({ tableau: ['tempura'], isLocked: false });
  expect(viewOf(step('pass').before).passes).toBe(1);
});

test('SG-t1: a choice is taken back and another one made', () => {
  expect(mine(step('lock').after)?.isLocked).toBe(true);
  expect(step('unlock').action).toEqual({ move: 'unlock', args: [] });
  expect(mine(step('unlock').after)).toMatchObject({ isLocked: false, hasChanged: true });
  expect(step('dumpling').action?.args).not.toEqual(step('lock').action?.args);
});

test('SG10, SG-r15: chopsticks are taken, and two cards with them in a later turn', () => {
  expect(step('chopsticks').action?.args).toEqual(['chopsticks']);
  expect(step('two').action?.args).toHaveLength(2);
  expect(mine(step('set').before)?.tableau).not.toContain('chopsticks');
});

test('SG-r21: the two cards complete a set', () => {
  expect(viewOf(step('two').before).standing.tempura[0]).toBe(0);
  expect(viewOf(step('set').before).standing.tempura[0]).toBe(5);
});

test('SG-r13 and SG7: a nigiri lands on the wasabi', () => {
  expect(step('wasabi').action?.args).toEqual(['wasabi']);
  const { discards } = viewOf(step('last').before).rounds[0] ?? { discards: [] };
  expect(nigiriScore(discards[0] ?? [])).toBe(6);
});

test('SG-r12: the last card lays itself, and it is the chopsticks', () => {
  expect(viewOf(step('nigiri').before).hand).toHaveLength(2);
  const { discards } = viewOf(step('last').before).rounds[0] ?? { discards: [] };
  expect(discards[0]?.at(-1)).toBe('chopsticks');
});

test('SG-r18, SG-r19: the round is scored as the coach says', () => {
  const { rounds, seats, round } = viewOf(step('score').before);
  expect(round).toBe(2);
  expect(rounds[0]?.scores).toMatchObject({
    maki: [6, 0, 3],
    tempura: [5, 0, 0],
    dumpling: [1, 1, 1],
    nigiri: [6, 13, 5],
  });
  expect(seats[0]).toMatchObject({ points: 18, puddings: 1 });
});
