import { readProposal } from '@/ui/setup/proposal';
import { readFilter } from '@/ui/shelf/shelf-filter';

const read = (search: string, seats: { min: number; max: number }) =>
  readProposal(new URLSearchParams(search), seats, []);

test.each([
  ['', { min: 1, max: 8 }, { mode: 'bots', count: 3 }, []],
  ['mode=alone', { min: 1, max: 8 }, { mode: 'alone', count: 1 }, []],
  ['seats=1', { min: 1, max: 8 }, { mode: 'alone', count: 1 }, []],
  ['mode=device&seats=4', { min: 1, max: 8 }, { mode: 'device', count: 4 }, []],
  ['seats=4&mode=device，', { min: 1, max: 8 }, { mode: 'device', count: 4 }, []],
  ['mode=device&seats=4快來玩', { min: 1, max: 8 }, { mode: 'device', count: 4 }, []],
  ['mode=device&seats=4.', { min: 1, max: 8 }, { mode: 'device', count: 4 }, []],
  ['seats=2.5', { min: 1, max: 8 }, { mode: 'bots', count: 3 }, ['2.5']],
  ['seats=2,5快來玩', { min: 1, max: 8 }, { mode: 'bots', count: 3 }, ['2,5']],
  ['mode=alone', { min: 2, max: 4 }, { mode: 'bots', count: 3 }, []],
  ['seats=1', { min: 2, max: 4 }, { mode: 'bots', count: 3 }, ['1']],
])('a link with "%s" lays a table of %j', (search, seats, table, faulty) => {
  const { proposal, faults } = read(search, seats);
  expect(proposal).toMatchObject(table);
  expect(faults.map(({ value }) => value)).toEqual(faulty);
});

test('text stuck to a link is no part of what the shelf is asked for', () => {
  const players = (asked: string) => readFilter(new URLSearchParams(`players=${asked}`), [2, 4]).players;
  expect(['4', '4，', '4)', '42', 'x'].map(players)).toEqual([4, 4, 4, undefined, undefined]);
});
