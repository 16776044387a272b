import type { Ctx, TurnConfig } from 'boardgame.io';
import { Stage } from 'boardgame.io/core';
import { calling, go, log, play, trap } from './trap';

type ActivePlayersArg = NonNullable<TurnConfig['activePlayers']>;

const stageOf = (ctx: Ctx, playerID: string) => ctx.activePlayers?.[playerID];

describe('stages', () => {
  const leave = calling((events) => events.endStage());
  const set = (arg: ActivePlayersArg) => calling((events) => events.setActivePlayers(arg));

  test('when the last active seat leaves, the current player is active again', () => {
    const game = trap({ moves: { go, leave }, turn: { activePlayers: { all: Stage.NULL } } });
    expect(play(game, '0:leave').seats).toEqual(['1']);
    expect(play(game, '0:leave 1:leave')).toMatchObject({ ctx: { activePlayers: null }, seats: ['0'] });
  });

  test('private counters are reset by a new set, not by a new turn', () => {
    const game = trap({
      moves: { set: set({ others: Stage.NULL, minMoves: 1, maxMoves: 2 }), end: calling((e) => e.endTurn()) },
    });
    expect(play(game, '0:set').hidden).toMatchObject({
      _activePlayersMinMoves: { '1': 1 },
      _activePlayersMaxMoves: { '1': 2 },
      _activePlayersNumMoves: { '1': 0 },
    });
    expect(play(game, '0:set 1:end').hidden).toMatchObject({
      activePlayers: null,
      currentPlayer: '1',
      _activePlayersMinMoves: { '1': 1 },
      _activePlayersMaxMoves: { '1': 2 },
      _activePlayersNumMoves: { '1': 1 },
    });
  });

  test('maxMoves ends a stage without its next', () => {
    const game = trap({
      turn: {
        activePlayers: { currentPlayer: { stage: 'a', maxMoves: 1 }, others: 'b' },
        stages: { a: { moves: { go }, next: 'b' }, b: {} },
      },
    });
    expect(play(game, '0:go').ctx.activePlayers).toEqual({ '1': 'b' });
  });

  test('endStage leads to its next, even where minMoves would have kept the seat', () => {
    const game = (minMoves: number) =>
      trap({
        turn: {
          activePlayers: { currentPlayer: { stage: 'a', minMoves } },
          stages: { a: { moves: { leave }, next: 'b' }, b: {} },
        },
      });
    expect(stageOf(play(game(1), '0:leave').ctx, '0')).toBe('b');
    const kept = play(game(2), '0:leave');
    expect(stageOf(kept.ctx, '0')).toBe('b');
    expect(kept.hidden._activePlayersMinMoves).toEqual({ '0': 2 });
  });

  test('endStage keeps a seat that owes moves where there is no next', () => {
    const game = trap({
      turn: { activePlayers: { all: 'a', minMoves: 2 }, stages: { a: { moves: { leave } } } },
    });
    expect(play(game, '0:leave').ctx.activePlayers).toEqual({ '0': 'a', '1': 'a' });
    expect(play(game, '0:leave 0:leave').ctx.activePlayers).toEqual({ '1': 'a' });
  });

  test('setStage leaves a stage before its minMoves and keeps the old limits', () => {
    const game = trap({
      turn: {
        activePlayers: { all: { stage: 'a', minMoves: 3, maxMoves: 4 } },
        stages: { a: { moves: { switch: calling((events) => events.setStage('b')) } }, b: {} },
      },
    });
    expect(play(game, '0:switch').hidden).toMatchObject({
      activePlayers: { '0': 'b', '1': 'a' },
      _activePlayersMinMoves: { '0': 3, '1': 3 },
      _activePlayersNumMoves: { '0': 0, '1': 0 },
    });
  });

  test('revert, nested twice, brings back set after set with its counters', () => {
    const game = trap({
      moves: {
        go,
        outer: set({ others: Stage.NULL, maxMoves: 2, revert: true }),
        inner: set({ currentPlayer: Stage.NULL, maxMoves: 1, revert: true }),
      },
      turn: { activePlayers: { all: Stage.NULL } },
    });
    expect(play(game, '0:outer 1:inner').hidden._prevActivePlayers).toHaveLength(2);
    expect(play(game, '0:outer 1:inner 0:go')).toMatchObject({
      ctx: { activePlayers: { '1': null } },
      hidden: { _activePlayersNumMoves: { '1': 1 }, _activePlayersMaxMoves: { '1': 2 } },
    });
    expect(play(game, '0:outer 1:inner 0:go 1:go').hidden).toMatchObject({
      activePlayers: { '0': null, '1': null },
      _activePlayersNumMoves: { '0': 1, '1': 0 },
      _activePlayersMaxMoves: null,
      _prevActivePlayers: [],
    });
  });

  test('next takes the place of a set that has become empty', () => {
    const game = trap({
      moves: {
        go,
        ask: set({ others: Stage.NULL, maxMoves: 1, next: { currentPlayer: Stage.NULL, maxMoves: 1 } }),
      },
    });
    expect(play(game, '0:ask 1:go')).toMatchObject({ ctx: { activePlayers: { '0': null } } });
    expect(play(game, '0:ask 1:go 0:go').ctx.activePlayers).toBeNull();
  });

  test('revert below next brings back the emptied set, in which nobody may act', () => {
    const game = trap({
      moves: {
        go,
        ask: set({
          others: Stage.NULL,
          maxMoves: 1,
          next: { currentPlayer: Stage.NULL, maxMoves: 1, revert: true },
        }),
      },
    });
    expect(play(game, '0:ask 1:go 0:go')).toMatchObject({ ctx: { activePlayers: {} }, seats: [] });
  });

  test('moves of a stage hide those of the phase, which hide those of the game', () => {
    const enter = calling((events) => events.setStage('narrow'));
    const game = trap({
      moves: { go, global: go },
      phases: {
        a: { start: true, moves: { go: log('phase'), enter, open: calling((e) => e.setStage('open')) } },
      },
      turn: { stages: { narrow: { moves: { go: log('stage') } }, open: {} } },
    });
    expect(play(game, '0:go 0:global 0:enter 0:go 0:enter')).toMatchObject({
      accepted: [true, false, true, true, false],
      log: ['phase 1/0', 'stage 1/0'],
    });
    expect(play(game, '0:open 0:go 0:global').accepted).toEqual([true, true, false]);
  });
});
