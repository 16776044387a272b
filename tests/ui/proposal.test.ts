import { readProposal } from '@/ui/setup/proposal';

const read = (search: string, seats: { min: number; max: number }) =>
  readProposal(new URLSearchParams(search), seats, []);

test.each([
  ['', { min: 1, max: 8 }, { mode: 'bots', count: 3 }, []],
  ['mode=alone', { min: 1, max: 8 }, { mode: 'alone', count: 1 }, []],
  ['seats=1', { min: 1, max: 8 }, { mode: 'alone', count: 1 }, []],
  ['mode=device&seats=4', { min: 1, max: 8 }, { mode: 'device', count: 4 }, []],
  ['mode=alone', { min: 2, max: 4 }, { mode: 'bots', count: 3 }, []],
  ['seats=1', { min: 2, max: 4 }, { mode: 'bots', count: 3 }, ['1']],
])('a link with "%s" lays a table of %j', (search, seats, table, faulty) => {
  const { proposal, faults } = read(search, seats);
  expect(proposal).toMatchObject(table);
  expect(faults.map(({ value }) => value)).toEqual(faulty);
});
