import { CardWorth } from '@games/diggers/bot/card-worth';
import { unseenCards } from '@games/diggers/seat/unseen';
import { diggers } from '@games/diggers/whole';
import { matchOf, setups, walk } from '@tests/contract/match';
import { anyRulebook } from '@/kit/rulebook';
import { diggingTable } from './digging';

test('a card that lies face down is worth what those are on average that nobody has seen', () => {
  const worth = new CardWorth();
  let compared = 0;
  for (const setup of setups(anyRulebook(diggers), 1, 1))
    for (const { next } of walk(matchOf(diggers, setup))) {
      const { G, ctx } = next;
      if (ctx.phase !== 'dig') continue;
      worth.load(G.seats[Number(ctx.currentPlayer)] ?? { cards: [], markers: 0 }, G.options);
      const view = diggers.view(G, ctx, null);
      const cards = unseenCards(view);
      const sum = cards.reduce((total, card) => total + worth.of(card), 0);
      expect(worth.ofUnseen(view)).toBeCloseTo(sum / cards.length);
      compared++;
    }
  expect(compared).toBeGreaterThan(100);
});

test('what adds more to the own album is wanted more, and nothing is out of the question', () => {
  const match = diggingTable(2, {
    table: [
      ['cool-5-star', 0, 0],
      ['cute-1-school', 8, 0],
    ],
    taken: [['cute-1-kimono', 'cute-1-star', 'cute-2-rock', 'cute-2-kimono', 'cute-3-rock'], []],
    markers: [3, 3],
  });
  match.play('0', 'pay', 1);
  const view = match.view('0');
  const legal = diggers.legal(view, match.ctx);
  const weights = diggers.policy(view, match.ctx, legal);
  const wanted = (n: number) => weights[legal.findIndex(({ args }) => args[0] === n)] ?? 0;
  expect(wanted(1)).toBeGreaterThan(wanted(0));
  expect(Math.min(...weights)).toBeGreaterThan(0);
});
