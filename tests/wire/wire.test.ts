import { decisionOf, sameDecision } from '@/wire/action';
import { ERROR_CODES, ERROR_STATUS, wireError } from '@/wire/errors';
import { changeSeat, createRoom } from '@/wire/requests';
import { act } from '@/wire/socket';

const key = { personID: 'p'.repeat(16), credential: 'c'.repeat(32) };
const action = { move: 'play', args: ['guard', { at: [1, 2] }, null, 0.5] };
const request = {
  actionID: 'a'.repeat(22),
  matchID: 'm'.repeat(22),
  playerID: '0',
  decision: { phase: 'round', turn: 3, stage: null },
  action,
};

test('an action comes through as it was sent', () => {
  expect(act.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
});

const withArg = (arg: unknown) => ({ ...request, action: { move: 'play', args: [arg] } });
const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

test('arguments may be nested, but not without end', () => {
  expect(act.safeParse(withArg(deep(5))).success).toBe(true);
  expect(act.safeParse(withArg(deep(7))).success).toBe(false);
  expect(act.safeParse(withArg(deep(5000))).success).toBe(false);
});

test.each([
  ['a key that reaches a prototype', JSON.parse('{"__proto__":{}}')],
  ['a key named constructor', { constructor: {} }],
  ['a date', new Date(0)],
  ['bytes', new Uint8Array(2)],
  ['a function', () => 0],
  ['not a number', Number.NaN],
  ['nothing', undefined],
])('%s is no argument', (_, arg) => {
  expect(act.safeParse(withArg(arg)).success).toBe(false);
});

test.each(['-1', '00', '1e1', '100', '', '__proto__'])('%j is no seat', (playerID) => {
  expect(act.safeParse({ ...request, playerID }).success).toBe(false);
});

test('nothing may be sent along that nobody asked for', () => {
  expect(act.safeParse({ ...request, state: {} }).success).toBe(false);
  expect(createRoom.safeParse({ slug: 'chess', name: 'Ada', ownerID: 'x' }).success).toBe(false);
  const seat = { key, seat: 0, plan: { kind: 'open' }, personID: null };
  expect(changeSeat.safeParse(seat).success).toBe(true);
  expect(changeSeat.safeParse({ ...seat, plan: { kind: 'person' } }).success).toBe(false);
});

test('every error has a status that says whose fault it is', () => {
  for (const code of ERROR_CODES) {
    expect(wireError.parse({ code }).code).toBe(code);
    const isOurs = code === 'internal' || code === 'store-down';
    expect(Math.floor(ERROR_STATUS[code] / 100)).toBe(isOurs ? 5 : 4);
  }
});

test('a decision is phase, turn and stage of its seat', () => {
  const ctx = {
    numPlayers: 2,
    playOrder: ['0', '1'],
    playOrderPos: 0,
    activePlayers: { '1': 'choose' },
    currentPlayer: '0',
    turn: 4,
    phase: 'round',
  };
  expect(decisionOf(ctx, '1')).toEqual({ phase: 'round', turn: 4, stage: 'choose' });
  expect(decisionOf({ ...ctx, activePlayers: null }, '1')).toEqual({ phase: 'round', turn: 4, stage: null });
  expect(sameDecision(decisionOf(ctx, '1'), decisionOf(ctx, '0'))).toBe(false);
  expect(sameDecision(decisionOf(ctx, '1'), { ...decisionOf(ctx, '1') })).toBe(true);
});
