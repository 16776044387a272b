import type { Game } from 'boardgame.io';
import { compileGame } from '@/bots/runner/compile';
import { CreateGameReducer } from '@/kit/framework';
import { randomPlugin } from '@/kit/random';

const plain = (): Game<{ sum: number }> => ({
  plugins: [randomPlugin],
  moves: { go: () => undefined },
  phases: { a: { start: true, next: 'b' }, b: { moves: {}, turn: { stages: { s: {} } } } },
});

test('the hooks boardgame.io writes into a game are left out again', () => {
  const game = plain();
  CreateGameReducer({ game });
  expect(game.phases?.a?.onBegin).toBeDefined();
  for (const phase of [...compileGame(game).phases.values(), compileGame(game).outside]) {
    const { onBegin, onEnd, endIf, turn } = phase;
    expect([onBegin, onEnd, endIf]).toEqual([undefined, undefined, undefined]);
    expect([turn.onBegin, turn.onMove, turn.onEnd, turn.endIf]).toEqual(Array(4).fill(undefined));
  }
});

test('a game is only read', () => {
  const game = plain();
  const before = Object.keys(game.phases?.a ?? {});
  compileGame(game);
  expect(Object.keys(game.phases?.a ?? {})).toEqual(before);
});

test('of several starting phases the last one starts', () => {
  const game = { ...plain(), phases: { a: { start: true }, b: { start: true }, c: {} } };
  expect(compileGame(game).startingPhase).toBe('b');
});
