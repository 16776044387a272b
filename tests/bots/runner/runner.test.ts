import type { FnContext, Game, Plugin } from 'boardgame.io';
import * as z from 'zod/mini';
import { EventError } from '@/bots/runner/events';
import { copyCtx } from '@/bots/runner/flow-ctx';
import { Runner } from '@/bots/runner/runner';
import { UnsupportedByRunner } from '@/bots/runner/unsupported';
import { copyPlain } from '@/kit/copy';
import { defineGame, type GameRules } from '@/kit/game';
import { type JournalEntry, tell } from '@/kit/journal';
import { defineMove } from '@/kit/move';

interface DiceG {
  journal: JournalEntry[] | null;
  rolls: number[];
}

type Context = FnContext<DiceG>;

const roll = defineMove<DiceG, DiceG, [number]>({
  args: z.tuple([z.int().check(z.gte(1), z.lte(3))]),
  view: (G) => G,
  refuse: (view) => (view.rolls.length > 20 ? { reason: 'enough' } : undefined),
  apply: ({ G, playerID, random, events }, [dice]) => {
    const rolled = random.D6(dice);
    G.rolls.push(...rolled);
    tell(G, 'rolled', playerID, { rolled });
    events.endTurn();
  },
});

const dice = (rules: Partial<GameRules<DiceG, object>> = {}): Game<DiceG> =>
  defineGame<DiceG, object>({
    name: 'dice',
    minPlayers: 1,
    maxPlayers: 4,
    options: z.object({}),
    setup: ({ random }) => ({ journal: [], rolls: [random.D6()] }),
    view: (G) => G,
    enumerate: () => [{ move: 'roll', args: [1] }],
    moves: { roll },
    ...rules,
  });

const begin = (game: Game<DiceG>, options?: { journal: boolean }) => {
  const runner = new Runner(game, options);
  runner.start({ numPlayers: 2, seed: 'dice' });
  return runner;
};

/** Silences what a rulebook's move reports when it throws. */
const quietly = (run: () => void) => {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  run();
  spy.mockRestore();
};

const ROLL = { move: 'roll', args: [2] };

describe('a runner', () => {
  test('leaves the position it played from as it was', () => {
    const runner = begin(dice());
    const before = runner.position;
    const copy = copyPlain(before);
    expect(runner.play('0', ROLL)).toBe(true);
    expect(before).toEqual(copy);
    expect(runner.G.rolls).toHaveLength(3);
  });

  test('refuses malformed arguments, other seats and unknown moves and changes nothing', () => {
    const runner = begin(dice());
    const { G, ctx, random } = runner.position;
    for (const [playerID, action] of [
      ['0', { move: 'roll', args: [9] }],
      ['0', { move: 'roll', args: [] }],
      ['1', ROLL],
      ['7', ROLL],
      ['0', { move: 'valueOf', args: [] }],
      ['0', { move: '__proto__', args: [] }],
    ] as const)
      expect(runner.play(playerID, action)).toBe(false);
    expect(runner.G).toBe(G);
    expect(runner.ctx).toBe(ctx);
    expect(runner.position.random).toEqual(random);
  });

  test('gives the draws of a refused move back to chance', () => {
    const bad = defineMove<DiceG, DiceG, []>({
      args: z.tuple([]),
      view: (G) => G,
      refuse: () => undefined,
      apply: ({ random }) => {
        random.D6(5);
        throw new Error('no');
      },
    });
    const runner = begin(dice({ moves: { roll, bad } }));
    const other = begin(dice({ moves: { roll, bad } }));
    quietly(() => expect(runner.play('0', { move: 'bad', args: [] })).toBe(false));
    runner.play('0', ROLL);
    other.apply('0', ROLL);
    expect(runner.position).toEqual(other.position);
  });

  test('has the position back when a hook throws', () => {
    const game = dice({
      turn: {
        onBegin: ({ ctx }) => {
          if (ctx.turn > 1) throw new Error('hook');
        },
      },
    });
    const runner = begin(game);
    const before = copyPlain(runner.position);
    expect(() => runner.play('0', ROLL)).toThrow('hook');
    expect(runner.position).toEqual(before);
  });

  test('goes on from a loaded position, with its chance or with its own', () => {
    const runner = begin(dice());
    const { G, ctx, random } = runner.position;
    const saved = { G: copyPlain(G), ctx: copyCtx(ctx), random };
    runner.apply('0', ROLL);
    const first = copyPlain(runner.position);

    runner.load(copyPlain(saved));
    runner.apply('0', ROLL);
    expect(runner.position).toEqual(first);

    runner.load(copyPlain({ G: saved.G, ctx: saved.ctx }));
    runner.apply('0', ROLL);
    expect(runner.position.random.position).toBe(first.random.position + 2);
  });

  test('without a journal hears nothing', () => {
    const runner = begin(dice(), { journal: false });
    runner.apply('0', ROLL);
    expect(runner.G.journal).toBeNull();
    runner.load({ G: { journal: [], rolls: [] }, ctx: copyCtx(runner.ctx) });
    expect(runner.G.journal).toBeNull();
    expect(begin(dice()).G.journal).toEqual([]);
  });

  test('applies without checks, but not the impossible', () => {
    const runner = begin(dice({ moves: { roll, no: () => 'INVALID_MOVE' as const } }));
    expect(() => runner.apply('0', { move: 'fly', args: [] })).toThrow(RangeError);
    expect(() => runner.apply('0', { move: 'no', args: [] })).toThrow(RangeError);
    runner.start({ numPlayers: 2, seed: 'dice' });
    runner.apply('0', ROLL);
    expect(runner.ctx.turn).toBe(2);
  });

  test('copies ctx so deeply that playing on leaves the copy alone', () => {
    const game = dice({ turn: { activePlayers: { all: 'a', minMoves: 1, maxMoves: 3 } } });
    const runner = begin(game);
    const copy = copyCtx(runner.ctx);
    const before = copyPlain(copy);
    runner.apply('0', ROLL);
    expect(copy).toEqual(before);
    expect(runner.ctx).not.toEqual(before);
  });
});

describe('a runner refuses loudly', () => {
  const end = (arg: unknown) => ({
    moves: { go: ({ events }: Context) => events.endTurn(arg as { next: string }) },
  });
  const GO = { move: 'go', args: [] };
  const plugin: Plugin = { name: 'player' };

  test.each<[string, () => unknown]>([
    ['plugins of others', () => new Runner(dice({ plugins: [plugin] }))],
    ["the framework's own chance", () => new Runner<DiceG>({ name: 'stock', moves: {} })],
    ['turn.moveLimit', () => new Runner(dice({ turn: { moveLimit: 1 } }))],
    ['moveLimit of a phase', () => new Runner(dice({ phases: { a: { turn: { moveLimit: 1 } } } }))],
    [
      'activePlayers.moveLimit',
      () => new Runner(dice({ turn: { activePlayers: { all: 'a', moveLimit: 1 } } })),
    ],
    [
      'moveLimit of a seat, further on',
      () =>
        new Runner(
          dice({
            turn: { activePlayers: { all: 'a', next: { value: { '0': { stage: 'a', moveLimit: 1 } } } } },
          }),
        ),
    ],
    ['a phase without a name', () => new Runner(dice({ phases: { '': {} } }))],
    ['a move that is no function', () => new Runner(dice({ moves: { roll: {} as typeof roll } }))],
    ['remove in endTurn', () => begin(dice(end({ remove: true }))).play('0', GO)],
    [
      'remove in pass',
      () => begin(dice({ moves: { go: ({ events }) => events.pass({ remove: true }) } })).apply('0', GO),
    ],
    [
      'remove in turn.endIf',
      () =>
        begin(
          dice({
            moves: { go: () => undefined },
            turn: {
              endIf: ({ ctx }) =>
                (ctx.numMoves ?? 0) > 0 ? ({ remove: true } as unknown as boolean) : false,
            },
          }),
        ).play('0', GO),
    ],
    [
      'moveLimit in setStage',
      () =>
        begin(
          dice({
            moves: { go: ({ events }) => events.setStage({ stage: 'a', moveLimit: 1 } as unknown as string) },
          }),
        ).play('0', GO),
    ],
    [
      'moveLimit in setActivePlayers',
      () =>
        begin(
          dice({ moves: { go: ({ events }) => events.setActivePlayers({ all: 'a', moveLimit: 2 }) } }),
        ).play('0', GO),
    ],
    [
      'a hook that answers INVALID_MOVE',
      () => begin(dice({ turn: { onMove: () => 'INVALID_MOVE' as unknown as DiceG } })).play('0', ROLL),
    ],
    [
      'phases that end before a turn begins',
      () => begin(dice({ phases: { a: { start: true, endIf: () => true, next: 'a' } } })),
    ],
  ])('%s', (_name, run) => {
    expect(run).toThrow(UnsupportedByRunner);
  });

  test('remove, even where the move catches what it throws', () => {
    const go = defineMove<DiceG, DiceG, []>({
      args: z.tuple([]),
      view: (G) => G,
      refuse: () => undefined,
      apply: ({ events }) => events.endTurn({ remove: true } as unknown as { next: string }),
    });
    const runner = begin(dice({ moves: { go } }));
    const before = copyPlain(runner.position);
    expect(() => runner.play('0', GO)).toThrow(UnsupportedByRunner);
    expect(runner.position).toEqual(before);
  });

  test('events from where they are forbidden', () => {
    const game = () => dice({ turn: { onEnd: ({ events }) => events.endTurn() } });
    expect(begin(game()).play('0', ROLL)).toBe(false);
    expect(() => begin(game()).apply('0', ROLL)).toThrow(EventError);
    expect(() => begin(dice({ turn: { onBegin: ({ events }) => events.endStage() } }))).toThrow(EventError);
  });
});
