import { readFileSync } from 'node:fs';
import { reasons, WHY } from './balance';
import { boundsTable, bySeatsTable, type EndingsRow, endingsTable, oneSided } from './endings';

const { endings } = JSON.parse(readFileSync('docs/bots.json', 'utf8')) as { endings: EndingsRow[] };
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const row = (haunt: number, won: Record<string, number>, seats?: number): EndingsRow => ({
  haunt,
  level: 'hard',
  ...(seats !== undefined && { seats }),
  games: sum(won),
  rounds: 3 * sum(won),
  longest: 9,
  won,
  how: { goal: sum(won) },
});

test('each match that was counted has one who won it, or nobody, and one end', () => {
  expect(endings.filter(({ won, how, games }) => sum(won) !== games || sum(how) !== games)).toEqual([]);
});

test('a haunt that one side wins more than four of five of has its reason, and no other', () => {
  expect(Object.keys(WHY).map(Number)).toEqual(oneSided(endings));
  expect(() => reasons([row(99, { traitor: 18, heroes: 2 })])).toThrow('99');
});

test('of nineteen matches nothing is said', () => {
  expect(oneSided([row(2, { traitor: 19 })])).toEqual([]);
});

test('four of five are not too many; what was counted by seats asks for no reason', () => {
  expect(oneSided([row(2, { traitor: 17, heroes: 3 }), row(1, { heroes: 16, traitor: 4 })])).toEqual([2]);
  expect(oneSided([row(1, { traitor: 20 }, 3)])).toEqual([]);
});

test('the tables keep what was counted by seats apart', () => {
  const rows = [
    row(7, { traitor: 3, heroes: 1 }),
    row(7, { heroes: 4 }, 3),
    row(7, { nobody: 1, heroes: 1 }, 6),
  ];
  expect(endingsTable(rows).split('\n').slice(2)).toEqual([
    '| 7 | hard | 25 % | 75 % | 0 % | 0 % | 0 % | 3.0 | 9 | 4 |',
  ]);
  expect(bySeatsTable(rows).split('\n').slice(2)).toEqual(['| 7 | 100 % | 0 % | 50 % | 50 % | 3.0 | 0 % |']);
});

test('an upper bound says what the side that sees everything has won', () => {
  const rows: readonly EndingsRow[] = [
    { ...row(9, { traitor: 2, heroes: 6 }), bound: 'traitor' },
    { ...row(5, { traitor: 3, heroes: 1 }), bound: 'heroes' },
  ];
  expect(boundsTable(rows).split('\n').slice(2)).toEqual([
    '| 5 | heroes | 25 % | 3.0 | 4 |',
    '| 9 | traitor | 25 % | 3.0 | 8 |',
  ]);
});
