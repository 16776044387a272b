import script from '@games/love-letter/coach';
import type { LoveLetterView } from '@games/love-letter/rules/view';
import rules from '@games/love-letter/whole';
import { anyRulebook } from '@/kit/rulebook';
import { type PlayedStep, playLesson, stepsOf } from '../lesson';

const rulebook = anyRulebook(rules);
const played = playLesson(rulebook, script);
const step = stepsOf(played);
const viewOf = (state: PlayedStep['before']): LoveLetterView => state.G as LoveLetterView;

test('LL-r7 to LL-r13: the learner plays every card but the Princess', () => {
  const cards = played.flatMap(({ action }) => (action === undefined ? [] : [action.args[0]]));
  expect(new Set(cards)).toEqual(
    new Set(['guard', 'priest', 'baron', 'handmaid', 'prince', 'king', 'countess']),
  );
});

test('LL-r7: a guess that misses, and one that hits what LL-r8 has shown', () => {
  expect(step('guess').told).toContain('guard-miss');
  expect(step('look').told).toContain('priest-look');
  expect(viewOf(step('sign').before).looks).toContainEqual(
    expect.objectContaining({ viewer: '0', target: '2', card: 'king' }),
  );
  expect(step('known').told).toContain('guard-hit');
});

test('LL-r11 and LL15: the learner is made to discard, makes somebody discard, and sees somebody go out', () => {
  expect(step('guess').told).toContain('prince-discard');
  expect(step('prince').told).toContain('prince-discard');
  expect(viewOf(step('out').before).seats[1]?.isOut).toBe(true);
});

test('LL16: the first round ends with one player left, and it is the learner', () => {
  expect(viewOf(step('last-left').before).lastRound).toMatchObject({
    round: 1,
    ending: 'last-one-left',
    winners: ['0'],
  });
});

test('LL-r9: the comparison puts the other one out', () => {
  expect(step('compare').told).toContain('baron-defeat');
  expect(viewOf(step('compare').after).seats[1]?.isOut).toBe(true);
});

test('LL12: the Countess is the only thing that can be played', () => {
  const { G, ctx } = step('forced').before;
  expect(rulebook.legal(G, ctx)).toEqual([{ move: 'play', args: ['countess'] }]);
});

test('LL-r12 and LL-r10: a trade, and protection without a target', () => {
  expect(step('trade').told).toContain('king-trade');
  expect(step('protect').action?.args).toEqual(['handmaid']);
  expect(viewOf(step('protect').after).seats[0]?.isProtected).toBe(true);
});

test('LL9: with everybody else protected the Prince can only be aimed at oneself', () => {
  const { G, ctx } = step('self').before;
  expect(rulebook.legal(G, ctx).filter(({ args: [card] }) => card === 'prince')).toEqual([
    { move: 'play', args: ['prince', '0'] },
  ]);
});

test('LL-r6 and LL6: the second round ends in a showdown that the discards decide', () => {
  const { lastRound, seats } = viewOf(step('showdown').before);
  expect(lastRound).toMatchObject({
    round: 2,
    ending: 'showdown',
    hands: ['guard', null, 'guard'],
    decidedByDiscards: true,
    winners: ['0'],
  });
  expect(seats[0]?.tokens).toBe(2);
});
