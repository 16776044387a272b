import { cat10 } from '@games/cat-10/whole';
import { demandChoice, type Position } from '@tests/bots/forced';
import { tableOf } from '@tests/table-of';
import { anyRulebook } from '@/kit/rulebook';
import { layOut, times } from './arrange';

const pots = (layout: Parameters<typeof layOut>[0], seats = 2): Position => {
  const table = tableOf(cat10, seats, { turn: '0', arrange: layOut(layout) });
  return { rulebook: anyRulebook(cat10), decision: { view: table.view('0'), ctx: table.ctx } };
};

test('CT-r16 nine cats are taken from a deck without a one', () => {
  const position = pots({ row: [6, 3], isLast: true, next: [4, 2, 5, 6, 3], piles: [[5, 5]] }, 3);
  demandChoice(position, (_, move) => move === 'take');
});

test('CT-r13 another pot is opened when it makes ten for sure', () => {
  const position = pots({ row: [6], isLast: true, next: [4, 4, 4], piles: [[5], [5]] });
  demandChoice(position, (_, move) => move === 'flip');
});

test('CT-r9 three cats are not enough while nothing can be lost', () => {
  demandChoice(pots({ row: [3], piles: [[5], [5]] }), (_, move) => move === 'flip');
});

test('CT3 CT-r22 the last cats are taken when they win, and fought for when they do not', () => {
  const ahead = pots({ row: [4, 4], isLast: true, piles: [[], times(6, 2)], jumbos: [2, 1] });
  demandChoice(ahead, (_, move) => move === 'take');
  const behind = pots({ row: [4, 4], isLast: true, piles: [[], times(6, 3)] });
  demandChoice(behind, (_, move) => move === 'duel');
});
