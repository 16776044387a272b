import type { Ctx } from '@/kit/action';
import { activeSeats, awaitedSeats, isAwaited, LOCKED } from '@/kit/seats';

const ctx = (change: Partial<Ctx>): Ctx => ({
  numPlayers: 3,
  numMoves: 0,
  playOrder: ['0', '1', '2'],
  playOrderPos: 1,
  currentPlayer: '1',
  activePlayers: null,
  turn: 1,
  phase: 'round',
  ...change,
});

test('without stages everybody waits for the current player', () => {
  expect(awaitedSeats(ctx({}))).toEqual(['1']);
  expect(isAwaited(ctx({}), null)).toBe(false);
});

test('a locked seat may act, but nobody waits for it', () => {
  const choosing = ctx({ activePlayers: { '2': 'choose', '0': LOCKED } });
  expect(activeSeats(choosing)).toEqual(['0', '2']);
  expect(awaitedSeats(choosing)).toEqual(['2']);
});

test('nobody is waited for once the game is over', () => {
  expect(awaitedSeats(ctx({ gameover: { winner: '1' } }))).toEqual([]);
});
