import { betrayal } from '@games/betrayal/whole';
import type { Action, Ctx } from '@/kit/action';
import { houseOf, type Layout } from './arrange';

type House = ReturnType<typeof houseOf>;

/** Rooms to go to: all there are, and those that a bot looks at. */
function ways(house: House) {
  const view = house.viewOf('0');
  const actions = view.choices
    .filter(({ not }) => not === undefined)
    .map(({ move, args }) => ({ move, args: [...args] }));
  const looksAt = betrayal.considered?.(view, {} as Ctx, actions, 'hard') ?? [];
  const goes = (some: typeof looksAt) =>
    some.flatMap(({ move, args }) => (move === 'go' ? [args.join(' ')] : [])).sort();
  // Nothing but ways and things laid down is ever left out here.
  const others = (some: readonly Action[]) =>
    some.filter(({ move }) => move !== 'go' && move !== 'drop').length;
  expect(others(looksAt)).toBe(others(actions));
  return { all: goes(actions), looksAt: goes(looksAt) };
}

const FAST: Layout = { traits: [{ speed: 8 }] };
const ON_GROUND = ['entrance-hall', 'foyer', 'grand-staircase'];
const without = (all: readonly string[], ...rooms: readonly string[]) =>
  all.filter((one) => !rooms.includes(one));

test('before anything is walked every way is looked at', () => {
  const { all, looksAt } = ways(houseOf(FAST));
  expect(all).toEqual(expect.arrayContaining(without(ON_GROUND, 'entrance-hall')));
  expect(looksAt).toEqual(all);
});

test('nobody looks at a way back to where it has just come from, however far', () => {
  const house = houseOf(FAST);
  house.choose('go foyer');
  const once = ways(house);
  expect(once.all).toContain('entrance-hall');
  expect(once.looksAt).toEqual(without(once.all, 'entrance-hall'));
  house.choose('go grand-staircase');
  const twice = ways(house);
  expect(twice.all).toEqual(expect.arrayContaining(['entrance-hall', 'foyer']));
  expect(twice.looksAt).toEqual(without(twice.all, 'entrance-hall', 'foyer'));
});

test('a room on the way counts as one that was walked from', () => {
  const house = houseOf(FAST);
  house.choose('go grand-staircase');
  const { all, looksAt } = ways(house);
  expect(looksAt).toEqual(without(all, 'entrance-hall', 'foyer'));
});

test.each<readonly [string, (house: House) => void]>([
  ['something was dropped', (house) => house.choose('drop axe')],
  ['a room was found', (house) => house.choose('discover foyer 0')],
])('back is a way like any other once %s', (_, happens) => {
  const house = houseOf({
    ...FAST,
    cards: [['axe']],
    stack: ['creaky-hallway'],
  });
  house.choose('go foyer');
  happens(house);
  const { all, looksAt } = ways(house);
  expect(all).toContain('entrance-hall');
  expect(looksAt).toEqual(all);
});

test('what was walked in another turn is forgotten', () => {
  const house = houseOf(FAST);
  house.choose('go foyer', 'end', 'end', 'end');
  expect(house.asked).toBe('0 turn');
  const { all, looksAt } = ways(house);
  expect(all).toContain('entrance-hall');
  expect(looksAt).toEqual(all);
});

test('over a barrier that stops one as little as a traitor nobody goes there and back (BH62)', () => {
  const house = houseOf({ traitor: '0', rooms: ['tower 3'], tiles: [['tower', 'upper', -1, 0]] });
  const looksAt = (): boolean => {
    const view = house.viewOf('0');
    const actions = view.choices.map(({ move, args }) => ({ move, args: [...args] }));
    return (betrayal.considered?.(view, {} as Ctx, actions, 'hard') ?? []).some(
      ({ move, args: [room] }) => move === 'use' && room === 'tower',
    );
  };
  expect(looksAt()).toBe(true);
  house.choose('use tower');
  expect(house.choices).toContain('use tower');
  expect(looksAt()).toBe(false);
});
