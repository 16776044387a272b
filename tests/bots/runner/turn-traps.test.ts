import { Stage, TurnOrder } from 'boardgame.io/core';
import { type Context, calling, go, log, play, type TrapG, trap } from './trap';

describe('turns', () => {
  test('onMove is told who moved, the other hooks are not', () => {
    const tell = (tag: string) => (context: Context) => {
      context.G.log.push(`${tag} ${(context as { playerID?: string }).playerID}`);
    };
    const game = trap({
      moves: { end: calling((events) => events.endTurn()) },
      turn: { onBegin: tell('onBegin'), onMove: tell('onMove'), onEnd: tell('onEnd') },
    });
    expect(play(game, '0:end').log).toEqual([
      'onBegin undefined',
      'onMove 0',
      'onEnd undefined',
      'onBegin undefined',
    ]);
  });

  test('noLimit moves do not count', () => {
    const game = trap({ moves: { go, free: { move: go, noLimit: true } }, turn: { maxMoves: 1 } });
    expect(play(game, '0:free 0:free').ctx).toMatchObject({ numMoves: 0, turn: 1 });
    expect(play(game, '0:free 0:go').ctx.turn).toBe(2);
  });

  test('only moves of the current player count towards the turn', () => {
    const game = trap({ moves: { go }, turn: { maxMoves: 2, activePlayers: { all: Stage.NULL } } });
    expect(play(game, '1:go 1:go 0:go').ctx).toMatchObject({ turn: 1, numMoves: 1 });
  });

  test('end twice over when the order has no next seat', () => {
    const game = trap({
      moves: { end: calling((events) => events.endTurn()) },
      turn: { order: TurnOrder.ONCE, onEnd: log('onEnd') },
    });
    expect(play(game, '0:end 1:end').log).toEqual(['onEnd 1/0', 'onEnd 2/1', 'onEnd 2/1']);
  });

  test('an endIf that comes true while a turn ends takes the place of the next turn', () => {
    const game = trap({
      moves: { end: calling((events) => events.endTurn()) },
      turn: { onEnd: log('onEnd'), onBegin: log('onBegin') },
      endIf: ({ G }) => G.log.some((line) => line.startsWith('onEnd')),
    });
    expect(play(game, '0:end')).toMatchObject({
      ctx: { gameover: true, turn: 1 },
      log: ['onBegin 1/0', 'onEnd 1/0'],
    });
  });

  test('a play order taken from G is a copy of it', () => {
    const game = trap({
      setup: () => ({ journal: null, log: ['1', '0'] }),
      moves: {
        reverse: ({ G }) => {
          G.log.reverse();
        },
      },
      turn: { order: TurnOrder.CUSTOM_FROM('log') },
    });
    expect(play(game, '1:reverse')).toMatchObject({ ctx: { playOrder: ['1', '0'] }, log: ['0', '1'] });
  });
});

describe('phases', () => {
  const hooks = (tag: string) => ({ onBegin: log(`${tag}.onBegin`), onEnd: log(`${tag}.onEnd`) });

  test('may be their own next', () => {
    const game = trap({
      moves: { end: calling((events) => events.endPhase()) },
      phases: { a: { start: true, next: 'a', ...hooks('a') } },
    });
    expect(play(game, '0:end')).toMatchObject({
      ctx: { phase: 'a', turn: 2 },
      log: ['a.onBegin 0/0', 'a.onEnd 1/0', 'a.onBegin 1/0'],
    });
  });

  test('endIf is asked when a turn has begun', () => {
    const game = trap({
      moves: { end: calling((events) => events.endTurn()) },
      phases: { a: { start: true, next: 'b', endIf: ({ ctx }) => ctx.turn === 2, ...hooks('a') }, b: {} },
      turn: { onBegin: log('onBegin'), onEnd: log('onEnd') },
    });
    expect(play(game, '0:end').log).toEqual([
      'a.onBegin 0/0',
      'onBegin 1/0',
      'onEnd 1/0',
      'onBegin 2/1',
      'onEnd 2/1',
      'a.onEnd 2/1',
      'onBegin 3/0',
    ]);
  });

  test('that end before they begin never run onBegin', () => {
    const game = trap({
      moves: { end: calling((events) => events.endPhase()) },
      phases: {
        a: { start: true, next: 'b', ...hooks('a') },
        b: { next: 'c', endIf: () => true, ...hooks('b') },
        c: hooks('c'),
      },
    });
    expect(play(game, '0:end').log).toEqual(['a.onBegin 0/0', 'a.onEnd 1/0', 'b.onEnd 1/0', 'c.onBegin 1/0']);
  });

  test('that end one another in a circle are all left', () => {
    const game = trap({
      moves: { go, end: calling((events) => events.endPhase()) },
      phases: {
        a: { start: true, next: 'b', endIf: ({ G }) => G.log.length > 1, ...hooks('a') },
        b: { next: 'a', endIf: () => true, ...hooks('b') },
      },
    });
    expect(play(game, '0:go').ctx).toMatchObject({ phase: null, turn: 1 });
  });

  test('setPhase to a phase that does not exist leaves the phase and begins no turn', () => {
    const game = trap({
      moves: { go, away: calling((events) => events.setPhase('away')) },
      phases: { a: { start: true } },
    });
    expect(play(game, '0:away 0:go').ctx).toMatchObject({ phase: null, turn: 1, numMoves: 2 });
  });

  test('of the game that ends run onEnd, its turn does not', () => {
    const game = trap({
      moves: { over: calling((events) => events.endGame()) },
      phases: { a: { start: true, ...hooks('a') } },
      turn: { onEnd: log('onEnd') },
      onEnd: log('over'),
    });
    expect(play(game, '0:over')).toMatchObject({
      ctx: { gameover: true, phase: null },
      log: ['a.onBegin 0/0', 'a.onEnd 1/0', 'over 1/0'],
    });
  });
});

describe('a new G', () => {
  const renew =
    (tag: string) =>
    ({ G }: Context): TrapG => ({ ...G, log: [...G.log, tag] });

  test('may be returned by every hook', () => {
    const game = trap({
      moves: {
        end: (context) => {
          context.events.endTurn();
          return renew('move')(context);
        },
        over: (context) => context.events.endGame(),
      },
      turn: { onBegin: renew('turn.onBegin'), onMove: renew('turn.onMove'), onEnd: renew('turn.onEnd') },
      phases: { a: { start: true, onBegin: renew('phase.onBegin'), onEnd: renew('phase.onEnd') } },
      onEnd: renew('game.onEnd'),
    });
    expect(play(game, '0:end 1:over').log).toEqual([
      'phase.onBegin',
      'turn.onBegin',
      'move',
      'turn.onMove',
      'turn.onEnd',
      'turn.onBegin',
      'turn.onMove',
      'phase.onEnd',
      'game.onEnd',
    ]);
  });

  test('made by game.onEnd leaves the result as it was', () => {
    const game = trap({
      moves: { go },
      endIf: ({ G }) => G.log.length > 0 && { log: G.log },
      onEnd: log('over'),
    });
    expect(play(game, '0:go')).toMatchObject({
      ctx: { gameover: { log: ['go 1/0'] } },
      log: ['go 1/0', 'over 1/0'],
    });
  });
});
