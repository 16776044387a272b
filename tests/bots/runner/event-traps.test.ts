import { type Context, calling, go, log, play, trap } from './trap';

describe('events', () => {
  test('run after the move and onMove, not inside them', () => {
    const game = trap({
      moves: { end: log('end', ({ events }) => events.endTurn()) },
      turn: { onMove: log('onMove'), onEnd: log('onEnd'), onBegin: log('onBegin') },
    });
    expect(play(game, '0:end').log).toEqual([
      'onBegin 1/0',
      'end 1/0',
      'onMove 1/0',
      'onEnd 1/0',
      'onBegin 2/1',
    ]);
  });

  test('called in a turn that is over by then do nothing', () => {
    const game = trap({
      moves: {
        twice: calling((events) => {
          events.endTurn();
          events.endTurn();
        }),
      },
    });
    expect(play(game, '0:twice', 3).ctx).toMatchObject({ turn: 2, currentPlayer: '1' });
  });

  test('pass also passes the turn that came of the first', () => {
    const game = trap({
      moves: {
        twice: calling((events) => {
          events.pass();
          events.pass();
        }),
      },
    });
    expect(play(game, '0:twice', 3).ctx).toMatchObject({ turn: 3, currentPlayer: '2' });
  });

  test('endTurn waits for minMoves, pass does not', () => {
    const moves = { end: calling((events) => events.endTurn()), pass: calling((events) => events.pass()) };
    const game = () => trap({ moves, turn: { minMoves: 2 } });
    expect(play(game(), '0:end').ctx.turn).toBe(1);
    expect(play(game(), '0:end 0:end').ctx.turn).toBe(2);
    expect(play(game(), '0:pass').ctx.turn).toBe(2);
  });

  test('endTurn({ next }) names the next seat and moves the order there', () => {
    const game = trap({ moves: { end: calling((events) => events.endTurn({ next: '2' })) } });
    expect(play(game, '0:end', 4).ctx).toMatchObject({ currentPlayer: '2', playOrderPos: 2 });
  });

  test('stop at the end of the game', () => {
    const game = trap({
      moves: {
        over: calling((events) => {
          events.endGame('first');
          events.endTurn();
          events.endGame('second');
        }),
      },
    });
    expect(play(game, '0:over 0:over')).toMatchObject({
      ctx: { gameover: 'first', turn: 1 },
      accepted: [true, false],
    });
  });

  test('go on after a result that is not truthy', () => {
    const game = trap({
      moves: {
        over: calling((events) => {
          events.endGame(null);
          events.endTurn();
        }),
      },
    });
    expect(play(game, '0:over').ctx).toMatchObject({ gameover: null, turn: 2 });
  });

  test('that end turn after turn refuse the action', () => {
    const game = trap({
      moves: { go, start: log('start', ({ events }) => events.endTurn()) },
      turn: { onBegin: ({ G, events }) => (G.log.length > 0 ? events.endTurn() : undefined) },
    });
    expect(play(game, '0:go 0:start').accepted).toEqual([true, false]);
  });

  test('may end a hundred turns per player in one action, and no more', () => {
    const game = (turns: number) =>
      trap({
        moves: { end: calling((events) => events.endTurn()) },
        turn: {
          onBegin: ({ ctx, events }) => (ctx.turn > 1 && ctx.turn <= turns ? events.endTurn() : undefined),
        },
      });
    expect(play(game(200), '0:end')).toMatchObject({ accepted: [true], ctx: { turn: 201 } });
    expect(play(game(201), '0:end')).toMatchObject({ accepted: [false], ctx: { turn: 1 } });
  });

  test.each([
    ['endTurn from turn.onEnd', { turn: { onEnd: calling((events) => events.endTurn()) } }],
    ['setStage from turn.onEnd', { turn: { onEnd: calling((events) => events.setStage('a')) } }],
    ['an event from turn.endIf', { turn: { endIf: ({ events }: Context) => void events.pass() } }],
  ])('%s refuses the action', (_name, rules) => {
    const end = calling((events) => events.endTurn());
    expect(play(trap({ moves: { end }, ...rules }), '0:end').accepted).toEqual([false]);
  });
});
