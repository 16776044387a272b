import { act } from '@games/crows-overkill/bot/compact-moves';
import { CompactState } from '@games/crows-overkill/bot/compact-state';
import { loadOf, type Tally } from '@games/crows-overkill/bot/load';
import { LoadTables } from '@games/crows-overkill/bot/load-tables';
import { RolloutPolicy } from '@games/crows-overkill/bot/rollout-policy';
import { PLAYED, POLICY } from '@games/crows-overkill/bot/rollout-weights';
import { scaleOf, worthOf } from '@games/crows-overkill/bot/worth';
import { CARDS, HOURS, KINDS } from '@games/crows-overkill/rules/components';
import type { CrowsOverkillG } from '@games/crows-overkill/rules/state';
import type { CrowsOverkillView } from '@games/crows-overkill/rules/view';
import { seatRules } from '@games/crows-overkill/seat';
import { crowsOverkill } from '@games/crows-overkill/whole';
import { Runner } from '@/bots/runner/runner';
import type { Action, Ctx } from '@/kit/action';
import { RandomSource, type RandomState } from '@/kit/random';
import { at, awaitedSeats } from '@/kit/seats';
import { actionOf, deedOf, readOut, sameOf } from './sketched';

const { legal, determinize, evaluate } = crowsOverkill;
const numbers = (seed: string) => new RandomSource({ seed, position: 0 });

/** A position of a match, and what is done in it; nothing where the match is over. */
interface Moment {
  readonly G: CrowsOverkillG;
  readonly ctx: Ctx;
  readonly random: RandomState;
  readonly isFirst: boolean;
  readonly todo:
    | { readonly view: CrowsOverkillView; readonly actions: Action[]; readonly action: Action }
    | undefined;
}

/** All through matches: half of what is done is by lot, half sensible, so that they last. */
function* momentsOf(seats: number, matches: number): Generator<Moment> {
  const runner = new Runner<CrowsOverkillG>(crowsOverkill.game, { journal: false });
  const lot = numbers(`matches of ${seats}`);
  for (let match = 0; match < matches; match++) {
    runner.start({ numPlayers: seats, setupData: {}, seed: `${seats} ${match}` });
    for (let isFirst = true; ; isFirst = false) {
      const { G, ctx } = runner;
      const { random } = runner.position;
      if (ctx.gameover !== undefined) {
        yield { G, ctx, random, isFirst, todo: undefined };
        break;
      }
      const playerID = at(awaitedSeats(ctx), '0');
      const view = crowsOverkill.view(G, ctx, playerID);
      const actions = legal(view, ctx);
      const scale = scaleOf(view);
      const whim = lot.Die(2) === 1 ? 20 : 1;
      const worths = actions.map((action) => worthOf(scale, action) + whim * lot.Number());
      const action = actions[worths.indexOf(Math.max(...worths))] as Action;
      yield { G, ctx, random, isFirst, todo: { view, actions, action } };
      runner.apply(playerID, action);
    }
  }
}

test('a sketch goes as the rules have it, all through matches', () => {
  let dice = numbers('');
  const sketch = new CompactState((count) => dice.Die(count) - 1);
  const done = new Set<unknown>();
  for (const seats of [2, 3, 4])
    for (const { G, ctx, random, isFirst, todo } of momentsOf(seats, 40)) {
      if (isFirst) sketch.load(G, ctx);
      else expect(dice.state.position).toBe(random.position);
      expect(readOut(sketch)).toEqual(sameOf(G, ctx));
      if (todo === undefined) continue;
      done.add(todo.action.move).add(todo.action.args[0]);
      dice = new RandomSource(random);
      act(sketch, deedOf(todo.action));
    }
  expect([...done]).toEqual(expect.arrayContaining([...seatRules.moves, ...CARDS]));
});

test('a sketch can be begun at any moment of a match', () => {
  const sketch = new CompactState(() => 0);
  for (const { G, ctx } of momentsOf(3, 10)) {
    sketch.load(G, ctx);
    expect(readOut(sketch)).toEqual(sameOf(G, ctx));
  }
});

test('the tables of burdens say what the load is', () => {
  const lot = numbers('sills');
  for (const coming of [1, 0.4]) {
    const burden = new LoadTables(coming);
    for (let sill = 0; sill < 500; sill++) {
      const birds = KINDS.map((_, kind) => lot.Die(kind === 1 ? 12 : 4) - 1);
      const tally = Object.fromEntries(KINDS.map((kind, code) => [kind, birds[code]])) as Tally;
      for (let hour = 0; hour < HOURS.length; hour++)
        expect(burden.of(Int8Array.from([9, ...birds]), 1, hour)).toBeCloseTo(loadOf(tally, hour, coming), 9);
    }
  }
});

describe('instinct', () => {
  test.each([2, 3, 4])('without a whim it does what the policy likes best, at tables of %i', (seats) => {
    const sketch = new CompactState(() => 0);
    const instinct = new RolloutPolicy(sketch, () => 0, POLICY);
    for (const { G, ctx, todo } of momentsOf(seats, 40)) {
      // The policy does not see through a plectrum that is turned away.
      if (todo === undefined || G.attack?.args[0] === 'plectrum') continue;
      sketch.load(G, ctx);
      const chosen = actionOf(instinct.choose());
      const scale = scaleOf(todo.view);
      const most = Math.max(...todo.actions.map((action) => worthOf(scale, action)));
      expect(worthOf(scale, chosen)).toBeCloseTo(most, 9);
    }
  });

  test.each([2, 3, 4])('what it does is legal, and goes by what the seat sees, at tables of %i', (seats) => {
    const lot = numbers('whims');
    for (const { G, ctx, todo } of momentsOf(seats, 15)) {
      if (todo === undefined) continue;
      const { state } = lot;
      const choice = (world: CrowsOverkillG): Action => {
        const whims = new RandomSource(state);
        const sketch = new CompactState(() => 0);
        sketch.load(world, ctx);
        return actionOf(new RolloutPolicy(sketch, whims.Number, PLAYED).choose());
      };
      const chosen = choice(G);
      expect(todo.actions).toContainEqual(chosen);
      for (let world = 0; world < 3; world++)
        expect(choice(determinize(todo.view, ctx, lot))).toEqual(chosen);
    }
  });
});

test('a playout leaves the position as it is, and gives the seats their shares', () => {
  const random = numbers('playouts');
  for (const { G, ctx, todo } of momentsOf(3, 20)) {
    const before = structuredClone(G);
    const values = evaluate(G, ctx, { playerID: '1', random });
    expect(G).toEqual(before);
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    if (G.out.includes('1')) expect(values[1]).toBe(0);
    if (todo === undefined) expect(values).toEqual(G.seats.map(({ isOut }) => (isOut ? 0 : 1)));
  }
});
