import { diggers } from '@games/diggers/rules';
import { Appetite } from '@games/diggers/rules/appetite';
import { Burial } from '@games/diggers/rules/burial';
import { Heap } from '@games/diggers/rules/heap';
import { placeIndex } from '@games/diggers/rules/legal';
import { freeCards } from '@games/diggers/rules/overlap';
import { PlayOut } from '@games/diggers/rules/play-out';
import { audienceOf } from '@games/diggers/rules/scoring';
import type { DiggersG } from '@games/diggers/rules/state';
import { unseenCards } from '@games/diggers/rules/unseen';
import { UnseenCount } from '@games/diggers/rules/unseen-count';
import { matchOf, setups, walk } from '@tests/contract/match';
import type { Ctx } from 'boardgame.io';
import { copyCtx } from '@/bots/runner/flow-ctx';
import { Runner } from '@/bots/runner/runner';
import type { Action } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import { QuickDice } from '@/kit/quick-dice';
import { RandomSource } from '@/kit/random';
import { anyRulebook } from '@/kit/rulebook';

const SETUPS = setups(anyRulebook(diggers), 1, 1);
const playOut = new PlayOut();

/** What is done in a playout, with the dice of that number. */
function told(G: DiggersG, ctx: Ctx, dice: number): Action[] {
  const actions: Action[] = [];
  playOut.run(G, ctx, new RandomSource({ seed: `play-out ${dice}`, position: 0 }), (action) =>
    actions.push(action),
  );
  return actions;
}

test('a playout does what the rules allow, to the end of the match, and counts as they do', () => {
  const runner = new Runner<DiggersG>(diggers.game, { journal: false });
  const begun: Record<string, number> = {};
  for (const setup of SETUPS)
    for (const { next } of walk(matchOf(diggers, setup))) {
      const { G, ctx } = next;
      if (ctx.turn % 3 !== 0 && ctx.phase === 'bury') continue;
      runner.load({ G: copyPlain(G), ctx: copyCtx(ctx) });
      for (const action of told(G, ctx, ctx.turn))
        expect({ action, isDone: runner.play(runner.ctx.currentPlayer, action) }).toEqual({
          action,
          isDone: true,
        });
      expect(runner.ctx.gameover).toBeDefined();
      const dice = new RandomSource({ seed: `play-out ${ctx.turn}`, position: 0 });
      expect(playOut.run(G, ctx, dice)).toEqual(
        runner.G.seats.map(({ cards }) => audienceOf(cards, G.options)),
      );
      begun[String(ctx.phase)] = (begun[String(ctx.phase)] ?? 0) + 1;
    }
  for (const phase of ['bury', 'dig', 'heartbreak', 'null']) expect(begun[phase]).toBeGreaterThan(5);
});

test('nobody in a playout sees what lies face down before it is taken', () => {
  const random = new RandomSource({ seed: 'worlds', position: 0 });
  let compared = 0;
  let different = 0;
  for (const setup of SETUPS)
    for (const { next } of walk(matchOf(diggers, setup))) {
      const { G, ctx } = next;
      if (ctx.phase !== 'dig') continue;
      const other = diggers.determinize(diggers.view(G, ctx, ctx.currentPlayer), ctx, random);
      const [here, there] = [told(G, ctx, ctx.turn), told(other, ctx, ctx.turn)];
      const lifted = here.findIndex(({ move, args }) => move !== 'pay' && G.faces[Number(args[0])] !== null);
      const blind = lifted < 0 ? here.length : lifted + 1;
      const digs = (actions: readonly Action[]) => actions.filter(({ move }) => move !== 'lose');
      expect(digs(there.slice(0, blind))).toEqual(digs(here.slice(0, blind)));
      compared += blind;
      if (JSON.stringify(here) !== JSON.stringify(there)) different++;
    }
  expect(compared).toBeGreaterThan(500);
  expect(different).toBeGreaterThan(50);
});

test('DG8 what lies free is the same whether cards are laid and taken one by one or the table is looked at', () => {
  for (const setup of SETUPS) {
    const heap = new Heap();
    for (const { position, action, next } of walk(matchOf(diggers, setup))) {
      const [x, y] = action.args;
      const top = position.G.stacks[Number(position.ctx.currentPlayer)]?.at(-1);
      if (action.move === 'place') heap.lay(Number(x), Number(y), 0, top?.isUp === false);
      if (action.move === 'dig' || action.move === 'send') heap.take(heap.free.indexOf(Number(x)));
      const numbers = [...heap.free.slice(0, heap.freeCount)].sort((a, b) => a - b);
      expect(numbers).toEqual(freeCards(next.G.table).map(({ n }) => n));
      if (position.ctx.phase !== next.ctx.phase && next.ctx.phase === 'dig') heap.settle();
    }
  }
});

test('a seat wants what is left as much whether it took its cards one by one or is looked at anew', () => {
  let compared = 0;
  for (const setup of SETUPS) {
    const grown = Array.from({ length: setup.numPlayers }, () => new Appetite());
    for (const { position, next } of walk(matchOf(diggers, setup))) {
      const { G } = next;
      for (const [seat, appetite] of grown.entries()) {
        const { cards, markers } = G.seats[seat] ?? { cards: [], markers: 0 };
        const before = position.G.seats[seat]?.cards.length ?? 0;
        if (before === 0) appetite.load({ cards: [], markers }, G.options);
        if (next.ctx.phase !== 'dig') continue;
        // A scout that was sent has made room for the card it fetched.
        if (cards.length > before || position.ctx.phase !== next.ctx.phase)
          for (const card of cards.slice(before)) appetite.take(card);
        else if (position.G.seats[seat]?.spent.length !== G.seats[seat]?.spent.length)
          appetite.take(cards.at(-1) ?? 'pop-scout');
        appetite.weighScouts(markers);
        const anew = new Appetite();
        anew.load({ cards, markers }, G.options);
        expect([...appetite.kinds, ...appetite.costumes]).toEqual([...anew.kinds, ...anew.costumes]);
        compared += cards.length;
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
});

test('a card that lies face down is worth what those are on average that nobody has seen', () => {
  const unseen = new UnseenCount();
  const appetite = new Appetite();
  for (const setup of SETUPS)
    for (const { next } of walk(matchOf(diggers, setup))) {
      const { G, ctx } = next;
      if (ctx.phase !== 'dig') continue;
      appetite.load(G.seats[Number(ctx.currentPlayer)] ?? { cards: [], markers: 0 }, G.options);
      unseen.load(G);
      const cards = unseenCards(diggers.view(G, ctx, null));
      const sum = cards.reduce((worth, card) => worth + appetite.worthOf(card), 0);
      expect(unseen.worthTo(appetite)).toBeCloseTo(sum / cards.length);
    }
});

test('cards are laid in playouts about where the policy lays them', () => {
  const DRAWS = 20_000;
  const [setup] = SETUPS;
  if (setup === undefined) throw new Error('no match to play');
  const luck = new QuickDice();
  luck.throwAnew(new RandomSource({ seed: 'placings', position: 0 }));
  for (const { position } of walk(matchOf(diggers, setup))) {
    const { G, ctx } = position;
    if (ctx.phase !== 'bury' || G.table.length % 5 !== 0) continue;
    const view = diggers.view(G, ctx, ctx.currentPlayer);
    const weights = diggers.policy(view, ctx, diggers.legal(view, ctx));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const heap = new Heap();
    heap.load(G);
    const burial = new Burial(heap, luck);
    const counts = weights.map(() => 0);
    for (let draw = 0; draw < DRAWS; draw++) {
      burial.begin(G.table);
      burial.choose();
      const index = placeIndex(burial.x, burial.y);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const [index, count] of counts.entries())
      expect(Math.abs(count / DRAWS - (weights[index] ?? 0) / total)).toBeLessThan(0.03);
  }
});
