import type { Spell } from '@games/cheaty-mages/rules/components';
import { arena, passAll } from './at-arena';

const HANDS = [['cure'], ['cure'], ['cure']] as const;
/** Too much mana beside everybody. */
const ALL_OUT: readonly (readonly Spell[])[] = [
  ['giant-growth', 'healing'],
  ['shrink', 'healing'],
  ['power-awakening', 'might'],
  ['paralyze', 'might'],
  ['haste', 'haste'],
];

test('CM5 the first starter by lot, later the richest; among equals the first clockwise from the last starter', () => {
  const richest = arena(HANDS, { bets: [[1], [1], [5]] });
  passAll(richest);
  expect(richest.G.starter).toBe('2');
  expect(richest.ctx.currentPlayer).toBe('2');
  const tied = arena(HANDS, { bets: [[1], [5], [5]] });
  passAll(tied);
  expect(tied.G.starter).toBe('1');
  const equal = arena(HANDS, { bets: [[1], [1], [1]] });
  passAll(equal);
  expect(equal.G.starter).toBe('0');
});

test('CM27 four cards up to eight, nothing after the third bout, and nothing given up first', () => {
  const hand: Spell[] = ['cure', 'cure', 'cure', 'cure', 'healing', 'healing'];
  const table = arena([hand, ['fireball'], ['fireball']]);
  passAll(table);
  expect(table.G.hands.map(({ length }) => length)).toEqual([8, 5, 5]);
  const last = arena([hand, ['fireball'], ['fireball']], { bout: 3 });
  passAll(last);
  expect(last.G.hands.map(({ length }) => length)).toEqual([6, 1, 1]);
  expect(last.ctx.gameover).toBeDefined();
});

test('CM27 by the option, any number of cards are given up before drawing', () => {
  const table = arena([['cure', 'healing'], ['fireball'], ['fireball']], {}, { discard: true });
  passAll(table);
  expect(table.ctx.phase).toBe('refill');
  table.rejects('0', 'discard', ['shrink'], 'CM-r8');
  table.play('0', 'discard', 'cure');
  table.play('0', 'discard', 'healing');
  expect(table.G.discard).toEqual(['cure', 'healing']);
  table.play('0', 'draw');
  expect(table.G.hands[0]).toHaveLength(4);
  table.play('1', 'draw');
  table.play('2', 'draw');
  expect(table.ctx.phase).toBe('bet');
});

test('CM-r20 spells and judge are used up, all fighters shuffled, bets come back', () => {
  const table = arena(HANDS, { judge: 'lawty', rows: [['cure'], [], [], [], []] });
  passAll(table);
  expect(table.G.discard).toEqual(['cure']);
  expect(table.G.judgeDiscard).toEqual(['lawty']);
  expect(table.G.corners.flatMap(({ spells }) => spells)).toEqual([]);
  expect(table.G.fighterDeck).toHaveLength(5);
  expect(table.G.bets).toEqual([[], [], []]);
});

test('CM-r21 an empty deck is made of the discards, and everybody knows what was not among them', () => {
  const table = arena(
    [
      ['recall', 'cure'],
      ['shrink', 'healing'],
      ['might', 'cure'],
    ],
    {
      only: true,
      rows: [[{ down: 'haste', by: '1' }], [], [], [], []],
    },
  );
  table.play('0', 'play', 'recall');
  expect(table.told('1').map(({ kind }) => kind)).toEqual(['shuffle', 'recall']);
  expect(table.view('0').outside).toEqual(['cure', 'healing', 'might', 'haste', 'shrink']);
  expect(table.view('1').outside).toEqual(['cure', 'cure', 'might']);
  // What comes to light is crossed off; what is looked at is known from then on.
  table.play('1', 'play', 'healing', 2);
  expect(table.view('0').outside).toEqual(['cure', 'might', 'haste', 'shrink']);
  table.play('2', 'peek', 'cure', 1);
  expect(table.view('2').outside).not.toContain('haste');
  expect(table.view('0').outside).toEqual(['might', 'haste', 'shrink']);
});

test('CM28 coins, then cards in hand, then all of them', () => {
  const cards = arena([['cure', 'cure'], ['cure'], ['cure']], { bout: 3 });
  passAll(cards);
  expect(cards.ctx.gameover).toMatchObject({ winners: ['0'] });
  const coins = arena([['cure', 'cure'], ['cure'], ['cure']], { bout: 3, bets: [[1], [5], [1]] });
  passAll(coins);
  expect(coins.ctx.gameover).toMatchObject({ ranking: [['1'], ['0'], ['2']] });
  const shared = arena(HANDS, { bout: 3 });
  passAll(shared);
  expect(shared.ctx.gameover).toMatchObject({ winners: ['0', '1', '2'] });
});

test('CM13 nobody left: nobody is paid, the bout is not counted, and is played again with cards and judge anew', () => {
  const table = arena(HANDS, { judge: 'adoth', rows: ALL_OUT, bets: [[1], [2], [3]] });
  passAll(table);
  expect(table.told('0').map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['cancelled', 'bout-again']),
  );
  expect(table.G).toMatchObject({ bout: 1, replays: 1, judgeDiscard: ['adoth'] });
  expect(table.G.hands.map(({ length }) => length)).toEqual([5, 5, 5]);
  expect(table.G.seats.map(({ coins, prizes }) => [coins, prizes])).toEqual([
    [2, []],
    [2, []],
    [2, []],
  ]);
});

test('CM13 in the third bout, too; by the option it counts and pays nobody', () => {
  const again = arena(HANDS, { judge: 'adoth', rows: ALL_OUT, bout: 3 });
  passAll(again);
  expect(again.ctx.gameover).toBeUndefined();
  expect(again.G.bout).toBe(3);
  const counts = arena(HANDS, { judge: 'adoth', rows: ALL_OUT }, { cancelled: 'counts' });
  passAll(counts);
  expect(counts.G.bout).toBe(2);
  expect(counts.G.seats.map(({ prizes }) => prizes)).toEqual([[0], [0], [0]]);
  const last = arena(HANDS, { judge: 'adoth', rows: ALL_OUT, bout: 3 }, { cancelled: 'counts' });
  passAll(last);
  expect(last.ctx.gameover).toMatchObject({ winners: ['0', '1', '2'] });
});

test('CM13 judges who have all sat are shuffled', () => {
  const table = arena(HANDS, { judge: 'adoth', lastJudge: true });
  passAll(table);
  expect(table.told('0').map(({ kind }) => kind)).toContain('shuffle-judges');
  expect(new Set([table.G.judge, ...table.G.judgeDeck]).size).toBe(8);
  expect(table.G.judgeDiscard).toEqual([]);
});
