import { cover } from '@tests/contract/budget';
import { allHaunts, BY_LOT, byTurns, changedFiles, hauntsIn, hauntsOfToday } from './by-turns';
import subject from './subject';

const fifty = Array.from({ length: 50 }, (_, n) => String(n + 1));
const turns = { all: fifty, keepers: ['22', '34'], changed: () => [], day: '2026-07-01' };

test('up to six haunts are all played, whatever has changed', () => {
  const six = fifty.slice(0, BY_LOT);
  expect(byTurns({ ...turns, all: six, changed: () => ['2'] })).toEqual(six);
  expect(byTurns({ ...turns, all: ['4', '12', '22'], keepers: [] })).toEqual(['4', '12', '22']);
});

test('of more of them six, the same all day, and all of them in their turn', () => {
  const drawn = byTurns(turns);
  expect(drawn).toHaveLength(BY_LOT);
  expect(byTurns(turns)).toEqual(drawn);
  const days = Array.from({ length: 100 }, (_, day) => byTurns({ ...turns, day: String(day) }));
  expect(new Set(days.flat()).size).toBe(50);
});

test('one with a secret is always among them', () => {
  for (let day = 0; day < 50; day++)
    expect(byTurns({ ...turns, day: String(day) }).some((one) => turns.keepers.includes(one))).toBe(true);
});

test('those that have changed are played besides, or those that are named alone', () => {
  const drawn = byTurns(turns);
  const other = fifty.find((number) => !drawn.includes(number)) ?? '';
  expect(byTurns({ ...turns, changed: () => [other] })).toEqual(
    fifty.filter((number) => [...drawn, other].includes(number)),
  );
  expect(byTurns({ ...turns, named: ['8'] })).toEqual(['8']);
});

test('a haunt has changed where its folder has, or its tests', () => {
  const files = [
    'games/betrayal/haunts/04-the-web-of-destiny/goals.ts',
    'tests/games/betrayal/haunts/12.test.ts',
    'tests/games/betrayal/haunts/30.secret.ts',
    'games/betrayal/haunts/index.ts',
    'games/betrayal/rules/state.ts',
  ];
  expect(hauntsIn(files)).toEqual(['4', '12', '30']);
  expect(changedFiles()).not.toContain('');
});

test('what the contract plays at least: the door at each seat count, and each haunt whose turn it is', () => {
  const least = cover(subject).map(({ numPlayers, options }) => [options.start, options.haunt, numPlayers]);
  expect(least.slice(0, 4)).toEqual([3, 4, 5, 6].map((seats) => ['door', 'chart', seats]));
  const played = new Set(least.slice(4).map(([, haunt]) => haunt));
  expect(played).toEqual(new Set(hauntsOfToday(allHaunts)));
  expect(played.size).toBe(least.length - 4);
});
