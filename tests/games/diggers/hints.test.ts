import { explain } from '@games/diggers/seat/hints';
import { diggingTable } from './digging';

const SCENE = [
  ['cute-5-school', 0, 0],
  ['cool-1-rock', 1, 1],
  ['cool-manager', 10, 0],
  ['passion-3-kimono', 16, 0, 'down'],
] as const;

const reason = (match: ReturnType<typeof diggingTable>, move: string, ...args: (string | number)[]) =>
  explain(match.view('0'), match.ctx, { move, args }).reason;

test('what a placing buries, and that it buries nothing', () => {
  const match = diggingTable(2, { table: SCENE });
  expect(reason(match, 'place', 2, 2)).toEqual({
    kind: 'bury',
    facts: { card: { term: 'cards.cool-1-rock' }, count: 1 },
  });
  expect(reason(match, 'place', 22, 0)).toEqual({ kind: 'bare', facts: {} });
});

test('how many lie free, and what is left to pay with', () => {
  const match = diggingTable(2, { table: SCENE, markers: [5, 6] });
  expect(reason(match, 'pay', 2)).toEqual({ kind: 'pay', facts: { free: 4, left: 3 } });
});

test('what a photo adds to the own album; nothing is said of who lies face down', () => {
  const match = diggingTable(2, { table: SCENE, taken: [['cool-5-star'], []] });
  expect(reason(match, 'dig', 1)).toEqual({
    kind: 'grows',
    facts: { gain: 3 },
  });
  expect(reason(match, 'dig', 2)).toEqual({
    kind: 'grows',
    facts: { gain: 1 },
  });
  expect(explain(match.view('0'), match.ctx, { move: 'dig', args: [3] })).toMatchObject({
    action: { kind: 'dig-down', facts: {} },
    reason: { kind: 'blind' },
  });
});

test('a scout now is a photo later; one that stays waits', () => {
  const match = diggingTable(2, { table: [['cute-scout', 0, 0]], taken: [['pop-1-star'], []] });
  expect(reason(match, 'dig', 0)).toEqual({ kind: 'scout', facts: {} });
  expect(reason(match, 'end')).toEqual({ kind: 'end', facts: {} });
});

test('an idol leaves for her audience, or with her costume', () => {
  const table = (costumes: boolean) => diggingTable(2, { table: SCENE, options: { costumes } });
  expect(reason(table(false), 'lose', 'cool-1-star')).toEqual({ kind: 'lose-least', facts: { value: 1 } });
  expect(reason(table(true), 'lose', 'cool-1-star')).toEqual({
    kind: 'lose-costume',
    facts: { value: 1, word: { term: 'costumes.star' } },
  });
});
