import { sweetNose } from '@games/sweet-nose/rules';
import { evaluate } from '@games/sweet-nose/rules/bot';
import { LEVELS, PLATE_SIZE, QUIET_ROUNDS } from '@games/sweet-nose/rules/components';
import { goOnWith, playOut } from '@games/sweet-nose/rules/play-out';
import { policy } from '@games/sweet-nose/rules/policy';
import { legal } from '@games/sweet-nose/rules/powers';
import { hasEverybodyArranged } from '@games/sweet-nose/rules/round';
import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import { TurnChoice } from '@games/sweet-nose/rules/turn-choice';
import { reader } from '@games/sweet-nose/rules/view';
import type { Ctx } from 'boardgame.io';
import { draw } from '@/bots/draw';
import { Runner } from '@/bots/runner/runner';
import type { Action, PlayerID } from '@/kit/action';
import { RandomSource } from '@/kit/random';
import { at, awaitedSeats } from '@/kit/seats';

/** Plays matches by lot at every seat count, with and without the variants, and shows every choice to `look`. */
function playMatches(
  matches: number,
  look: (G: SweetNoseG, ctx: Ctx, playerID: PlayerID, action: Action) => void,
): void {
  const runner = new Runner(sweetNose.game, { journal: false });
  const random = new RandomSource({ seed: 'playouts', position: 0 });
  for (let match = 0; match < matches; match++) {
    const setupData = { heaven: match % 5 === 4, shopkeeper: match % 2 === 1 };
    runner.start({ numPlayers: 3 + (match % 3), setupData, seed: `playout ${match}` });
    while (runner.ctx.gameover === undefined) {
      const playerID = at(awaitedSeats(runner.ctx), '0');
      const action = draw(legal(reader(runner.G, runner.ctx, playerID), runner.ctx), random);
      look(runner.G, runner.ctx, playerID, action);
      runner.apply(playerID, action);
    }
  }
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

test('a seat in a playout wants everything as much as the policy says in its view', () => {
  const POINTS = 500;
  const choice = new TurnChoice();
  const shops = new Set<string>();
  let move = 0;
  playMatches(12, (G, ctx, playerID) => {
    if (ctx.phase !== 'trade' || move++ % 3 > 0) return;
    const view = reader(G, ctx, playerID);
    const actions = legal(view, ctx);
    for (const isWhim of [false, true]) {
      const weights = isWhim ? actions.map(() => 1) : policy(view, ctx, actions);
      const total = sumOf(weights);
      for (const seat of G.seats.keys()) choice.expect(G, seat);
      const weighed = choice.weigh(G, view.cards, Number(playerID), isWhim);
      expect(weighed / total).toBeCloseTo(1, 9);
      const drawn = new Map<Action, number>();
      for (let point = 0; point < POINTS; point++) {
        const action = choice.at(((point + 0.5) / POINTS) * weighed);
        drawn.set(action, (drawn.get(action) ?? 0) + 1);
      }
      // Each of them lies in one piece, so that evenly spread points tell its share to within one.
      const astray = actions.filter(
        (action, index) =>
          Math.abs((drawn.get(action) ?? 0) - (POINTS * (weights[index] ?? 0)) / total) > 1.0001,
      );
      expect(astray).toEqual([]);
      expect(sumOf(actions.map((action) => drawn.get(action) ?? 0))).toBe(POINTS);
    }
    const { shop } = at(G.seats, playerID);
    if (shop !== null) shops.add(shop);
  });
  expect(shops.size).toBe(10);
});

test('a playout takes turns as a match does', () => {
  let own: SweetNoseG | undefined;
  let turn = 0;
  let steps = 0;
  playMatches(10, (G, ctx, playerID, action) => {
    if (ctx.phase !== 'trade') {
      own = undefined;
      return;
    }
    if (own === undefined) {
      own = structuredClone(G);
      turn = Number(playerID);
    }
    expect([String(turn), own]).toEqual([playerID, G]);
    turn = goOnWith(own, turn, action);
    steps++;
  });
  expect(steps).toBeGreaterThan(200);
});

test('a playout goes from any phase to the count, loses nothing, and leaves the position as it was', () => {
  const phases = new Set<string | null>();
  let move = 0;
  playMatches(15, (G, ctx) => {
    if (ctx.phase === 'declare' || move++ % 7 > 0) return;
    const before = structuredClone(G);
    const random = new RandomSource({ seed: `${move}`, position: 0 });
    const end = playOut(G, ctx, random);
    expect(G).toEqual(before);
    expect(end.isTradeOver).toBe(true);
    expect(hasEverybodyArranged(end)).toBe(true);
    for (const [seat, cards] of end.cards.entries()) {
      expect([...cards].sort()).toEqual(LEVELS);
      expect(sumOf(at(end.plates, String(seat))) + sumOf(at(end.bowls, String(seat)))).toBe(PLATE_SIZE);
    }
    const isEmpty = end.plates.some((plate) => sumOf(plate) === 0);
    expect(isEmpty || end.quiet >= QUIET_ROUNDS * end.seats.length).toBe(true);
    expect(sweetNose.inventory(end)).toEqual(sweetNose.inventory(G));
    phases.add(ctx.phase);
  });
  expect([...phases].sort()).toEqual(['arrange', 'auction', 'shop', 'trade']);
});

test('a round that has been counted is judged as it stands, any other by what may still happen', () => {
  let counted = 0;
  let open = 0;
  let rounds = 0;
  playMatches(4, (G, ctx, playerID) => {
    const values = ['a', 'b', 'c'].map((seed) =>
      evaluate(G, ctx, { playerID, random: new RandomSource({ seed, position: 0 }) }),
    );
    for (const shares of values) expect(sumOf(shares)).toBeCloseTo(1, 9);
    const isOne = new Set(values.map(String)).size === 1;
    if (G.rounds.length > rounds) {
      expect(isOne).toBe(true);
      counted++;
    } else if (ctx.phase !== 'declare' && !isOne) open++;
    rounds = G.rounds.length;
  });
  expect(counted).toBeGreaterThan(6);
  expect(open).toBeGreaterThan(100);
});
