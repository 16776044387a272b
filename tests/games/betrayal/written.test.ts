import { hauntOf } from '@games/betrayal/parts/haunts/haunt';
import { openRooms, type Written, written } from '@games/betrayal/parts/haunts/written';
import type { Haunt } from '@games/betrayal/rules/thing';
import { RandomSource } from '@/kit/random';
import { houseOf } from './arrange';
import { writtenSecret } from './written-secret';

/** Rooms that are written down: several on a line, and on several lines. */

const ROOMS = ['foyer', 'entrance-hall', 'grand-staircase', 'upper-landing'];
const list = written({
  name: 'list',
  clause: 'BH-h40',
  side: 'traitor',
  label: 'bury',
  mark: 'buried',
  maybe: 'maybe',
  told: { yes: 'answer-yes', no: 'answer-no' },
});

type Slice = { readonly list: Written };

const writing: Haunt = hauntOf<Slice>({
  number: 40,
  sides: 'two',
  traitor: () => '1',
  parts: [list.part],
  begin: () => ({}),
  show: ({ list: lines }, to) => ({ list: list.show(lines, to) }),
  guess: ({ list: lines }, random) => ({ list: list.guess(lines, random) }),
  setup: () => [...list.write('1', ROOMS, 2), ...list.write('1', ROOMS.slice(0, 3))],
  won: () => [],
  goals: () => ({}),
});

function begun(...answers: readonly string[]) {
  const house = houseOf({ haunt: writing });
  house.run([{ do: 'choose-sides', number: 40, omen: 'book', room: 'attic', isSubstitute: false }], '0');
  while (house.asked.endsWith(' read')) house.choose('answer read');
  for (const room of answers) house.choose(`answer ${room}`);
  return house;
}
type House = ReturnType<typeof begun>;

const linesOf = ({ G }: House): Written => (G.hidden as Slice).list;
const shownTo = (house: House, seat: string | null): Written => (house.shownTo(seat) as Slice).list;

test('so many are written as are asked for, and each time all are named: an agenda lies open', () => {
  const house = begun();
  const all = ROOMS.map((room) => `answer ${room}`);
  expect([house.asked, house.choices]).toEqual(['1 pick', all]);
  house.choose('answer foyer');
  expect([house.asked, house.choices]).toEqual(['1 pick', all]);
  expect(linesOf(house)).toEqual([{ among: ROOMS, count: 1, rooms: ['foyer'] }]);
});

test('in place of a room that is written already, on its own line or on another, it is the next on the list', () => {
  const house = begun('entrance-hall', 'entrance-hall');
  expect(linesOf(house)[0]).toMatchObject({ count: 2, rooms: ['entrance-hall', 'grand-staircase'] });
  house.choose('answer grand-staircase');
  expect(linesOf(house).map(({ rooms }) => rooms)).toEqual([['entrance-hall', 'grand-staircase'], ['foyer']]);
  expect(house.asked).toMatch(/ turn$/);
});

test('what has come to pass stands on no line any more; lines that are one tell nothing of when', () => {
  const house = begun('foyer', 'upper-landing', 'entrance-hall');
  list.merge(house.at);
  expect(linesOf(house)).toEqual([
    { among: ROOMS, count: 3, rooms: ['foyer', 'upper-landing', 'entrance-hall'] },
  ]);
  list.strike(house.at, 'foyer');
  expect(linesOf(house)).toEqual([
    { among: ROOMS.slice(1), count: 2, rooms: ['upper-landing', 'entrance-hall'] },
  ]);
  expect([list.isWritten(house.at, 'foyer'), list.isWritten(house.at, 'upper-landing')]).toEqual([
    false,
    true,
  ]);
});

test('where no more are free fewer are written', () => {
  const house = begun('foyer', 'upper-landing', 'entrance-hall');
  house.run(list.write('1', ['foyer', 'entrance-hall'], 2));
  expect(linesOf(house)[2]).toEqual({ among: ['foyer', 'entrance-hall'], count: 0, rooms: [] });
  expect(house.asked).toMatch(/ turn$/);
});

test('its side is shown what is written, the others how many, and when it is over all', () => {
  const house = begun('foyer', 'upper-landing', 'entrance-hall');
  expect(shownTo(house, '1')).toEqual(linesOf(house));
  for (const seat of ['0', '2', null])
    expect(shownTo(house, seat).map(({ rooms, count }) => [rooms, count])).toEqual([
      [[], 2],
      [[], 1],
    ]);
  expect(list.show(linesOf(house), 'all')).toEqual(linesOf(house));
});

test('what all know is held twice, each by itself, told or asked for: a match has nothing in two places', () => {
  const house = begun('foyer', 'upper-landing', 'entrance-hall');
  list.open(house.at, 0);
  list.ask(house.at, 1, 'entrance-hall');
  for (const line of linesOf(house)) {
    expect(line.among).toEqual(line.rooms);
    expect(line.among).not.toBe(line.rooms);
  }
});

test('a guess deals as many, each of its own line and none twice, and leaves what is known', () => {
  const house = begun('foyer', 'upper-landing', 'entrance-hall');
  for (let n = 0; n < 30; n++) {
    const random = new RandomSource({ seed: `guess ${n}`, position: 0 });
    const guessed = list.guess(shownTo(house, '0'), random);
    const rooms = guessed.flatMap((line) => line.rooms);
    expect(rooms.length).toBe(new Set(rooms).size);
    expect(guessed[0]?.rooms).toHaveLength(2);
    for (const line of guessed) expect(line.among).toEqual(expect.arrayContaining([...line.rooms]));
    expect(list.guess(linesOf(house), random)).toEqual(linesOf(house));
    const few = [
      { among: ROOMS.slice(0, 3), count: 2, rooms: [] },
      { among: ROOMS.slice(0, 2), count: 1, rooms: [] },
    ];
    expect(list.guess(few, random).map((line) => line.rooms.length)).toEqual([2, 1]);
    const told = [
      { among: ['foyer'], count: 1, rooms: ['foyer'] },
      { among: ROOMS.slice(0, 2), count: 1, rooms: [] },
    ];
    expect(list.guess(told, random)[1]?.rooms).toEqual(['entrance-hall']);
  }
});

test('asking aloud leaves fewer rooms, or the one; the last that is left is known to all', () => {
  const house = begun('foyer', 'upper-landing', 'entrance-hall');
  expect(list.ask(house.at, 1, 'foyer')).toBe(false);
  expect(linesOf(house)[1]?.among).toEqual(['entrance-hall', 'grand-staircase']);
  expect(openRooms(linesOf(house), 1)).toBeNull();
  expect(list.ask(house.at, 1, 'grand-staircase')).toBe(false);
  expect(openRooms(linesOf(house), 1)).toEqual(['entrance-hall']);
  expect(shownTo(house, null)[1]?.rooms).toEqual(['entrance-hall']);
  const other = begun('foyer', 'upper-landing', 'entrance-hall');
  expect(list.ask(other.at, 1, 'entrance-hall')).toBe(true);
  expect(openRooms(linesOf(other), 1)).toEqual(['entrance-hall']);
  list.open(other.at, 0);
  expect(shownTo(other, '0')[0]?.rooms).toEqual(['foyer', 'upper-landing']);
});

test('for the tests each line is a secret of its own, kept from all but its side while it can be otherwise', () => {
  const secret = writtenSecret('the first line', {
    slice: 'list',
    side: 'traitor',
    laid: () => begun('foyer', 'upper-landing', 'entrance-hall').G,
  });
  const G = secret.laid();
  expect(['0', '1', '2', null].map((seat) => secret.of(G, seat))).toEqual([
    'foyer,upper-landing',
    null,
    'foyer,upper-landing',
    'foyer,upper-landing',
  ]);
  expect([...secret.chances(G, '0').keys()]).toEqual([
    'foyer,grand-staircase',
    'foyer,upper-landing',
    'grand-staircase,upper-landing',
  ]);
  const random = new RandomSource({ seed: 'anew', position: 0 });
  const dealt = secret.redeal(G, random, '0') as Slice;
  expect(dealt.list[0]?.rooms).toHaveLength(2);
  expect(dealt.list[1]).toEqual((G.hidden as Slice).list[1]);
});
