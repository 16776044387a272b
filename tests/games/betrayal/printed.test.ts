import { box } from '@games/betrayal/box';
import {
  DECKS,
  type Direction,
  FACES,
  FLOORS,
  MOST_DICE,
  TOP_SPACE,
  TRAITS,
} from '@games/betrayal/rules/components';
import en from '../../../games/betrayal/messages/en.json';

/** What is printed on pieces, said again in another form: faces as letters, tracks by their sums, the chart by its columns. */

const SIDES = 'NESW';
const sides = (doors: readonly Direction[]): string => doors.map((door) => SIDES[door]).join('');

/** The face of a room's tile: its doors, its symbol, and whether it looks out. */
function faceOf(room: string): string {
  const { doors, symbol, window, isOutside } = box.rooms[room] ?? { doors: [] };
  return [
    `${sides([...doors].sort())}${symbol === undefined ? '' : `/${symbol}`}`,
    ...(window === undefined ? [] : [`w${SIDES[window]}`]),
    ...(isOutside === true ? ['out'] : []),
  ].join(' ');
}

/** The back: the floors it may go on. */
const backOf = (room: string): string =>
  FLOORS.filter((floor) => box.rooms[room]?.floors.includes(floor))
    .map((floor) => floor.charAt(0).toUpperCase())
    .join('');

const ROOMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  G: {
    'entrance-hall': 'NSW',
    foyer: 'NESW',
    'grand-staircase': 'E wS',
    ballroom: 'NESW/event',
    'coal-chute': 'N',
    'dining-room': 'NE/omen wW',
    gardens: 'NS/event out',
    graveyard: 'S/event out',
    patio: 'NSW/event out',
  },
  U: {
    'upper-landing': 'NESW',
    attic: 'S/event',
    balcony: 'NS/omen out',
    bedroom: 'EW/event wS',
    gallery: 'NS/omen',
    'master-bedroom': 'NW/omen wS',
    tower: 'EW/event out',
  },
  B: {
    'basement-landing': 'NESW',
    catacombs: 'NS/omen',
    chasm: 'EW',
    crypt: 'N/event',
    'furnace-room': 'NSW/omen',
    larder: 'NS/item',
    'pentagram-chamber': 'E/omen',
    'stairs-from-basement': 'S',
    'underground-lake': 'NE/event',
    'wine-cellar': 'NS/item',
  },
  BG: { 'abandoned-room': 'NESW/omen', kitchen: 'NE/omen' },
  GU: {
    'bloody-room': 'NESW/item',
    chapel: 'N/event wS',
    'charred-room': 'NESW/omen',
    'collapsed-room': 'NESW',
    conservatory: 'N/event',
    library: 'SW/event',
  },
  BGU: {
    'creaky-hallway': 'NESW',
    'dusty-hallway': 'NESW',
    'game-room': 'NES/event',
    'junk-room': 'NESW/omen',
    'mystic-elevator': 'N',
    'organ-room': 'SW/event',
    'statuary-corridor': 'NS/event',
  },
  BU: {
    gymnasium: 'ES/omen',
    'operating-laboratory': 'ES/event',
    'research-laboratory': 'NS/event',
    'servants-quarters': 'NESW/omen',
    storeroom: 'N/item',
    vault: 'N/event',
  },
};

const rows = Object.entries(ROOMS).flatMap(([back, rooms]) =>
  Object.entries(rooms).map(([room, face]) => [room, back, face] as const),
);

test.each(rows)('BH-%s: may go on %s, and looks like %s', (room, back, face) => {
  expect([backOf(room), faceOf(room)]).toEqual([back, face]);
});

describe('the box', () => {
  const drawn = Object.values(box.rooms).filter(({ isPrinted }) => isPrinted !== true);
  const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;
  const cards = Object.values(box.cards);

  test('BH1: 47 rooms, 42 of them drawn: 13 bring an omen, 4 an item, 18 an event, 7 nothing', () => {
    expect([Object.keys(box.rooms).length, drawn.length, rows.length]).toEqual([47, 42, 47]);
    expect(
      ['omen', 'item', 'event', undefined].map((one) => count(drawn, ({ symbol }) => symbol === one)),
    ).toEqual([13, 4, 18, 7]);
    expect(FLOORS.map((floor) => count(drawn, ({ floors }) => floors.includes(floor)))).toEqual([24, 21, 25]);
  });

  test('BH2: twelve explorers, two on each card of six colours; eight dice', () => {
    const colours = Object.values(box.explorers).map(({ colour }) => colour);
    expect(colours).toHaveLength(12);
    expect([...new Set(colours)].map((one) => count(colours, (other) => other === one))).toEqual(
      Array(6).fill(2),
    );
    expect(MOST_DICE).toBe(8);
  });

  test('BH3: 13 omens, 22 items, 45 events', () => {
    expect(DECKS.map((deck) => count(cards, (card) => card.deck === deck))).toEqual([13, 22, 45]);
  });

  test('BH4: the square tokens are fourteen, two of them twice', () => {
    const { 'item-pile': _pile, ...squares } = en.tokens;
    expect(Object.keys(squares)).toHaveLength(14 - 2);
    expect(Object.keys(squares)).toEqual(expect.arrayContaining(Object.keys(box.tokens)));
  });

  test('BH36, BH37: nine omens are items; the Bite stays, three walk along; a dagger is fixed, Armor not stolen', () => {
    const named = (is: (card: (typeof cards)[number]) => boolean) =>
      Object.keys(box.cards).filter((id) => box.cards[id] !== undefined && is(box.cards[id]));
    expect(named(({ deck, isItem }) => deck === 'omen' && isItem === true)).toHaveLength(9);
    expect(named(({ deck, isItem }) => deck === 'item' && isItem !== true)).toEqual([]);
    expect(named(({ deck, isItem }) => deck === 'event' && isItem === true)).toEqual([]);
    expect(named(({ isCompanion }) => isCompanion === true).sort()).toEqual(['dog', 'girl', 'madman']);
    expect(named(({ isCompanion, isItem }) => isCompanion === true && isItem === true)).toEqual([]);
    expect(named(({ isFixed }) => isFixed === true)).toEqual(['blood-dagger']);
    expect(named(({ isUnstealable }) => isUnstealable === true)).toEqual(['armor']);
  });

  test('BH80: five rooms lie outside, five have a window', () => {
    const all = Object.entries(box.rooms);
    expect(all.flatMap(([room, { isOutside }]) => (isOutside === true ? [room] : []))).toHaveLength(5);
    expect(all.flatMap(([room, { window }]) => (window === undefined ? [] : [room])).sort()).toEqual([
      'bedroom',
      'chapel',
      'dining-room',
      'grand-staircase',
      'master-bedroom',
    ]);
  });

  test('BH5: a die has two blanks, two ones and two twos', () => {
    expect([...FACES].sort()).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

/** Colour, birthday, age and sex; values and spaces where each trait starts; the sum of each track; hobbies. */
const EXPLORERS = {
  'ox-bellows': 'red 10/18 23m 4533 5333 29 49 34 32 2',
  'darrin-flash-williams': 'red 6/6 20m 6333 5333 45 36 32 34 3',
  'missy-dubourde': 'yellow 2/14 9f 5334 3434 44 33 33 36 2',
  'zoe-ingstrom': 'yellow 11/5 8f 4353 4433 43 31 44 29 2',
  'peter-akimoto': 'green 9/3 13m 4344 4343 39 36 39 44 2',
  'brandon-jaspers': 'green 5/21 12m 4443 3443 41 36 39 36 3',
  'madame-zostra': 'blue 12/10 37f 3444 3434 37 33 46 33 3',
  'vivian-lopez': 'blue 1/11 42f 4245 4334 40 31 46 43 2',
  'professor-longfellow': 'white 7/27 57m 4335 4335 34 32 34 45 3',
  'father-rhinehardt': 'white 4/29 62m 3264 3354 37 30 45 36 2',
  'heather-granville': 'purple 8/2 18f 4335 3335 42 39 36 38 2',
  'jenny-leclerc': 'purple 3/4 21f 4443 4353 36 38 27 35 2',
};

describe('explorers', () => {
  test.each(Object.entries(EXPLORERS))('BH-%s: %s', (id, line) => {
    const { colour, birthday, age, sex, traits, hobbies } = box.explorers[id] ?? {};
    if (traits === undefined) throw new RangeError(`no ${id}`);
    const tracks = TRAITS.map((trait) => traits[trait]);
    expect(
      [
        colour,
        `${birthday?.month}/${birthday?.day}`,
        `${age}${sex?.charAt(0)}`,
        tracks.map(({ track, start }) => track[start - 1]).join(''),
        tracks.map(({ start }) => start).join(''),
        ...tracks.map(({ track }) => track.reduce((sum, value) => sum + value, 0)),
        hobbies?.length,
      ].join(' '),
    ).toBe(line);
  });

  test('BH41: every track has a skull and eight spaces that never fall, some of them equal', () => {
    const tracks = Object.values(box.explorers).flatMap(({ traits }) =>
      TRAITS.map((trait) => traits[trait].track),
    );
    for (const track of tracks) {
      expect(track).toHaveLength(TOP_SPACE);
      expect([...track].sort((a, b) => a - b)).toEqual(track);
    }
    expect(tracks.filter((track) => new Set(track).size === TOP_SPACE)).toEqual([]);
  });
});

/** Each omen's column, by the chart's rooms from top to bottom. */
const CHART = {
  bite: '18 24 4 24 24 4 18 35 4 18 35 26 35',
  book: '7 7 7 33 3 33 3 29 33 3 29 50 29',
  'crystal-ball': '12 32 23 23 27 32 19 12 27 23 27 32 12',
  dog: '38 5 46 38 5 38 19 46 46 46 5 50 5',
  girl: '1 16 1 30 16 30 19 1 1 16 16 26 30',
  'holy-symbol': '9 6 13 13 6 13 22 22 9 22 6 26 9',
  madman: '45 11 10 31 45 10 10 11 11 31 10 45 31',
  mask: '42 25 25 48 42 42 25 22 25 32 35 14 42',
  medallion: '49 49 49 44 21 36 36 21 44 36 44 14 21',
  ring: '28 20 41 20 20 28 41 41 17 41 20 26 28',
  skull: '34 47 37 47 37 34 37 47 17 37 47 14 34',
  spear: '43 39 43 15 39 15 15 43 17 39 43 50 15',
  'spirit-board': '48 2 48 8 40 2 8 48 40 2 2 40 8',
};

describe('BH-chart', () => {
  const omenRooms = Object.keys(box.rooms).filter((room) => box.rooms[room]?.symbol === 'omen');
  const listed = [
    'abandoned-room balcony catacombs charred-room dining-room furnace-room gallery',
    'gymnasium junk-room kitchen master-bedroom pentagram-chamber servants-quarters',
  ].flatMap((line) => line.split(' '));

  test('its rows are the thirteen omen rooms, its columns the omens', () => {
    expect([...omenRooms].sort()).toEqual([...listed].sort());
    expect(Object.keys(box.chart).sort()).toEqual(Object.keys(CHART).sort());
  });

  test.each(Object.entries(CHART))('BH48: %s by room', (omen, column) => {
    expect(listed.map((room) => box.chart[omen]?.[room]).join(' ')).toBe(column);
  });

  test('each of fifty haunts is met three times, nineteen of them four times', () => {
    const cells = Object.values(box.chart).flatMap((column) => Object.values(column));
    const counts = Array.from({ length: 50 }, (_, n) => cells.filter((cell) => cell === n + 1).length);
    expect(cells).toHaveLength(169);
    expect(counts.filter((one) => one === 3)).toHaveLength(31);
    expect(counts.flatMap((one, n) => (one === 4 ? [n + 1] : []))).toEqual([
      1, 2, 5, 10, 15, 16, 20, 22, 25, 26, 32, 35, 37, 41, 42, 43, 46, 47, 48,
    ]);
  });
});
