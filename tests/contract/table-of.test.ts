import { tableOf } from '@tests/table-of';
import * as z from 'zod/mini';
import { defineMove } from '@/kit/move';
import type { Rulebook } from '@/kit/rulebook';
import { type ToyG, type ToyView, toySubject } from './toy';

const toy = toySubject.rulebook;
type Toy = typeof toy;

/** Seat 0 holds 1 and 2, seat 1 holds 3 and 4. */
const arrange = (G: ToyG) => {
  G.hands = [
    [1, 2],
    [3, 4],
  ];
  G.deck = [5, 6, 7, 8, 9];
};
const laid = (changed: Partial<Toy> = {}) =>
  tableOf({ ...toy, ...changed } as Rulebook<ToyG, ToyView>, 2, { arrange });

test('what the rules refuse is rejected, by clause or reason', () => {
  const table = laid();
  table.rejects('0', 'play', [3], 'TOY1');
  table.rejects('0', 'play', [3], { reason: 'not-in-hand' });
  table.rejects('1', 'play', [3], { reason: 'not-your-turn' });
  expect(() => table.rejects('0', 'play', [3], 'TOY2')).toThrow('not with {"clause":"TOY2"}');
  expect(() => table.rejects('0', 'play', [1], 'TOY1')).toThrow('is done');
  expect(table.G.hands[0]).toEqual([1, 2]);
});

test('a move that does not check is found, whatever `refuse` says', () => {
  const careless = defineMove<ToyG, ToyView, [number]>({
    args: z.tuple([z.int()]),
    view: toy.view,
    refuse: () => undefined,
    apply: () => {},
  });
  const table = laid({ game: { ...toy.game, moves: { ...toy.game.moves, play: careless } } });
  expect(() => table.rejects('0', 'play', [3], 'TOY1')).toThrow('is done');
});

test.each([
  ['`refuse` has nothing against it', { refuse: () => undefined }],
  [
    'to the reader with',
    {
      reader: (...args: Parameters<Toy['view']>) => ({ ...toy.view(...args), hand: [3] }),
      refuse: (view: ToyView) => (view.hand.includes(3) ? { reason: 'other' } : { reason: 'not-in-hand' }),
    },
  ],
  ['but `legal` has it', { legal: () => [{ move: 'play', args: [3] }] }],
])('who disagrees is told: %s', (who, changed) => {
  expect(() => laid(changed).rejects('0', 'play', [3], {})).toThrow(who);
});

test('a layout takes the pieces of one box', () => {
  const doubled = (G: ToyG) => {
    arrange(G);
    G.piles = [[1], []];
    G.deck = [5, 6, 7, 8];
  };
  // The toy's inventory names each card once, so a doubled card shows by the one that is missing.
  expect(() => tableOf(toy, 2, { arrange: doubled })).toThrow('one box: card 9: 0 of 1');
});

test('play goes on until something is told', () => {
  const table = laid();
  const told = table.playUntil('peek', (legal) => legal.find(({ move }) => move === 'peek'));
  expect(told.map(({ kind }) => kind)).toEqual(['peek']);
  expect(() => laid().playUntil('no such kind')).toThrow('over before anybody was told');
});
