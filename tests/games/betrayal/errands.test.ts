import { dwindled, fallen } from '@games/betrayal/parts/haunts/heroes';
import { hunted, planned } from '@games/betrayal/parts/plans/plan';
import { hauntedHouse } from './haunted';

/** Plans by errands: which line a side reads, and who goes where. */

type Errand = Parameters<typeof planned>[2]['errands'][number];

const ATTIC = ['attic'] as const;

/** Ox is the traitor; of the heroes one stands upstairs, the other in the Foyer. */
function house() {
  const found = hauntedHouse(33, {
    rooms: ['foyer', 'foyer', 'upper-landing'],
    dice: Array<number>(20).fill(0),
  });
  return { ...found.at, mine: null };
}

const planOf = (...errands: readonly Errand[]) =>
  planned(house(), 'BH-h33', { errands, others: () => ['foyer'], facts: { left: 2 }, progress: 0.5 });

test('the first open errand is the line, with what every line is told and where it leads', () => {
  const find = { kind: 'find', rooms: ATTIC };
  const room = { term: 'rooms.attic' };
  expect(planOf({ kind: 'stop', when: false }, find, { kind: 'late', when: true })).toMatchObject({
    clause: 'BH-h33',
    progress: 0.5,
    next: { kind: 'find', facts: { left: 2, room } },
  });
  expect(planOf({ ...find, facts: { left: 1 } }).next.facts).toEqual({ left: 1, room });
  expect(() => planOf({ ...find, when: false })).toThrow('BH-h33');
});

test.each([
  ['all, where nobody is named', { rooms: ATTIC }, { 1: ATTIC, 2: ATTIC }],
  ['one seat', { rooms: ATTIC, by: '1' }, { 1: ATTIC, 2: ['foyer'] }],
  ['whoever is nearest', { rooms: ['upper-landing'], by: 'nearest' }, { 1: ['foyer'], 2: ['upper-landing'] }],
  ['nobody', { rooms: ATTIC, by: null }, { 1: ['foyer'], 2: ['foyer'] }],
  ['one who is to look for what is not there yet', { rooms: [], by: '2' }, { 1: ['foyer'], 2: [] }],
  ['nobody, where nothing is nearest', { rooms: [], by: 'nearest' }, { 1: ['foyer'], 2: ['foyer'] }],
  ['nobody, where there is nowhere to go', {}, { 1: ['foyer'], 2: ['foyer'] }],
] as const)('sent: %s', (_who, errand, own) => {
  expect(planOf({ kind: 'find', ...errand }).own).toEqual(own);
});

test('prey is an errand’s own, or the plan’s', () => {
  const plan = (errand: Partial<Errand>) =>
    planned(house(), 'BH-h33', {
      errands: [{ kind: 'stop', ...errand }],
      others: () => [],
      progress: 0,
      prey: ['0'],
    });
  expect(plan({}).prey).toEqual(['0']);
  expect(plan({ prey: ['m1'] }).prey).toEqual(['m1']);
});

test('a traitor who hunts is after every hero who lives, as far as heroes have fallen', () => {
  const seen = house();
  Object.assign(seen.G.explorers[1] ?? {}, { life: 'dead' });
  expect(hunted(seen, 'BH-h33')).toEqual({
    clause: 'BH-h33',
    progress: fallen(seen.table),
    next: { kind: 'hunt', facts: { left: 1 } },
    prey: ['2'],
  });
});

test('a hero who dies and joins the traitor has not fallen: of such, how the heroes have dwindled tells', () => {
  const { G, table } = house();
  Object.assign(G.explorers[1] ?? {}, { life: 'dead' });
  expect([fallen(table), dwindled(table)]).toEqual([0.5, 0.5]);
  G.haunt?.sides.splice(1, 1, 'traitor');
  expect([fallen(table), dwindled(table)]).toEqual([0, 0.5]);
});
