import {
  FIGHTER,
  FIGHTERS,
  handSizes,
  JUDGE,
  JUDGES,
  LANES,
  SPELLS,
} from '@games/cheaty-mages/rules/components';
import { DECK, SPELL } from '@games/cheaty-mages/rules/spells';
import { cheatyMages } from '@games/cheaty-mages/whole';
import { tableOf } from '@tests/table-of';

const printed = (spell: (typeof SPELLS)[number]) => {
  const { mana, strength, copies, isForbidden } = SPELL[spell];
  return [mana, strength, copies, isForbidden];
};

test('CM-r1 CM-r2 three to six players, 72 spells of 36 kinds, ten fighters, eight judges', () => {
  expect([cheatyMages.game.minPlayers, cheatyMages.game.maxPlayers]).toEqual([3, 6]);
  expect([SPELLS.length, DECK.length, FIGHTERS.length, JUDGES.length]).toEqual([36, 72, 10, 8]);
});

test('CM29 fighters are numbered 1 to 5 with six players, too', () => {
  const table = tableOf(cheatyMages, 6);
  expect(table.G.corners).toHaveLength(LANES.length);
  table.play(table.ctx.currentPlayer, 'bet', 1, 5);
});

test('CM-r3 two coins each, and 8, 8, 6 or 5 spells', () => {
  for (const [seats, dealt] of [
    [3, 8],
    [4, 8],
    [5, 6],
    [6, 5],
  ] as const) {
    const { G } = tableOf(cheatyMages, seats);
    expect(G.hands.map(({ length }) => length)).toEqual(Array<number>(seats).fill(dealt));
    expect(G.seats.map(({ coins }) => coins)).toEqual(Array<number>(seats).fill(2));
  }
});

test('CM-r24 CM-r25 the Direct spells, for and against a fighter', () => {
  expect(SPELLS.slice(0, 10).map(printed)).toEqual([
    [0, 2, 4, false],
    [1, 4, 4, false],
    [3, 3, 2, false],
    [4, 6, 1, false],
    [6, 10, 1, true],
    [0, -2, 4, false],
    [1, -4, 4, false],
    [3, -3, 2, false],
    [4, -6, 1, false],
    [6, -10, 1, true],
  ]);
});

test('CM-r27 CM-r28 CM-r26 the Enchants, for and against a fighter, and those of mana alone', () => {
  expect(SPELLS.slice(10, 24).map(printed)).toEqual([
    [2, 3, 4, false],
    [4, 5, 4, false],
    [6, 4, 2, false],
    [8, 8, 1, false],
    [10, 12, 1, true],
    [2, -3, 4, false],
    [4, -5, 4, false],
    [6, -4, 2, false],
    [8, -8, 1, false],
    [10, -12, 1, true],
    [5, 0, 2, false],
    [-5, 0, 2, false],
    [3, 0, 2, false],
    [3, 0, 1, true],
  ]);
});

test('CM-r12 nine spells are Forbidden, three of them Supports', () => {
  const forbidden = SPELLS.filter((spell) => SPELL[spell].isForbidden);
  expect(forbidden).toEqual([
    'refresh',
    'meteor-strike',
    'giant-growth',
    'shrink',
    'reflection',
    'metamorphosis',
    'alteration',
    'anti-magic-field',
  ]);
  expect(SPELLS.slice(24).map((spell) => SPELL[spell].copies)).toEqual([2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1]);
});

test('CM-r30 strength and prize of the fighters', () => {
  expect(FIGHTERS.map((fighter) => [FIGHTER[fighter].strength, FIGHTER[fighter].prize])).toEqual([
    [1, 10],
    [2, 8],
    [3, 7],
    [4, 6],
    [5, 5],
    [6, 5],
    [7, 4],
    [8, 4],
    [9, 3],
    [10, 3],
  ]);
});

test('CM-r41 CM-r44 CM4 CM-r46 CM-r48 what each judge allows, and what he bans', () => {
  expect(JUDGE.adoth).toEqual({ limit: { mana: 10, verdict: 'eject' }, bans: ['support', 'forbidden'] });
  expect(JUDGE.zapp).toEqual({ limit: { mana: 15, verdict: 'dispel' }, bans: ['forbidden'] });
  expect(JUDGE.lawty).toEqual({ limit: { mana: 10, verdict: 'dispel' }, bans: [] });
  expect(JUDGE.orlair).toEqual({ limit: { mana: 12, verdict: 'eject' }, bans: ['direct'] });
  expect(JUDGE.morla).toEqual({ limit: { mana: 12, verdict: 'dispel' }, bans: ['support'] });
});

test('CM-r19 drawn after a bout, and held at most then', () => {
  expect([3, 4, 5, 6].map((seats) => [handSizes(seats).drawn, handSizes(seats).limit])).toEqual([
    [4, 8],
    [4, 8],
    [3, 6],
    [3, 6],
  ]);
});
