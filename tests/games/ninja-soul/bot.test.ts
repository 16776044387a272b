import { evaluate, policy } from '@games/ninja-soul/bot';
import { chanceOf, estimate } from '@games/ninja-soul/bot/belief';
import { legal } from '@games/ninja-soul/rules/legal';
import type { NinjaSoulG } from '@games/ninja-soul/rules/state';
import { reader, view } from '@games/ninja-soul/rules/view';
import { ninjaSoul } from '@games/ninja-soul/whole';
import { tableOf } from '@tests/table-of';
import { draw } from '@/bots/draw';
import { Runner } from '@/bots/runner/runner';
import { RandomSource } from '@/kit/random';
import { at, seatIDs } from '@/kit/seats';
import { five } from './arrange';

/** Matches at every seat count, each a move further in turn, with what is to be done there. */
function* together(moves: number) {
  const random = new RandomSource({ seed: 'together', position: 0 });
  const matches = [5, 6, 7, 8, 8].map((numPlayers, match) => {
    const runner = new Runner<NinjaSoulG>(ninjaSoul.game, { journal: false });
    runner.start({ numPlayers, setupData: ninjaSoul.options.parse({}), seed: `together ${match}` });
    return runner;
  });
  for (let move = 0; move < moves; move++)
    for (const runner of matches) {
      const { G, ctx } = runner;
      if (ctx.gameover !== undefined) continue;
      const actions = legal(reader(G, ctx, ctx.currentPlayer), ctx);
      yield { G, ctx, actions };
      runner.apply(ctx.currentPlayer, draw(actions, random));
    }
}

test('where the cards lie is reckoned from a view alone, whatever was reckoned before', () => {
  let seen = 0;
  for (const { G, ctx } of together(120))
    for (const playerID of seatIDs(G.seats.length)) {
      const reckoned = estimate(reader(G, ctx, playerID)).slice();
      expect(reckoned).toEqual(estimate(view(G, ctx, playerID)));
      const deed = G.deeds.at(-1);
      if (deed?.kind !== 'open' && (deed?.kind !== 'look' || deed.playerID !== playerID)) continue;
      expect(chanceOf(reckoned, Number(deed.playerID), at(G.cards, deed.playerID))).toBe(1);
      seen++;
    }
  expect(seen).toBeGreaterThan(200);
});

test('an action weighs what it would weigh among others of its like', () => {
  const moves = new Set<string>();
  for (const { G, ctx, actions } of together(120)) {
    const seat = view(G, ctx, ctx.currentPlayer);
    const alone = actions.map((action) => at(policy(seat, ctx, Array(actions.length).fill(action)), '0'));
    expect(policy(seat, ctx, actions)).toEqual(alone);
    for (const { move } of actions) moves.add(move);
  }
  expect([...moves].sort()).toEqual(['aim', 'look', 'open', 'swap']);
});

test('at first the card most worth taking is the win, and it is given back as seldom as any other', () => {
  const { G, ctx } = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  const seat = view(G, ctx, '0');
  const actions = legal(seat, ctx).filter(({ move }) => move === 'swap');
  const weights = policy(seat, ctx, actions);
  const weighed = (done: string) => weights.filter((_, index) => actions[index]?.args[1] === done);
  const takeWin = actions.findIndex(({ args }) => args.join() === '4,exchange');
  expect(weights[takeWin]).toBe(Math.max(...weighed('exchange')));
  expect(weights[takeWin]).toBeGreaterThan(2 * at(weighed('exchange'), '0'));
  expect(new Set(weighed('return')).size).toBe(1);
});

test('a seat stands by its points against the best of the others', () => {
  for (const { G } of together(120)) {
    const values = evaluate(G);
    for (const [seat, { points }] of G.seats.entries()) {
      const others = G.seats.filter((_, other) => other !== seat).map((other) => other.points);
      if (Math.max(points, ...others) >= 10) continue;
      expect(values[seat]).toBe(0.5 + (points - Math.max(...others)) / 20);
    }
  }
});
