import { houseOf, type Layout, thrown } from './arrange';
import { plays } from './plays';

/** Events that have to do with others, with rooms and with cards, row by row. Seat 0 is Ox Bellows: Speed 4, Might 5, Sanity 3, Knowledge 3. */

const axe: Layout = { decks: { item: ['axe'] } };

plays('groundskeeper', {
  '4+': { dice: [[3, 4]], layout: axe, to: {}, cards: ['axe'] },
  '3, and the defence holds': {
    dice: [
      [3, 3],
      [4, 5],
      [5, 5],
    ],
    to: {},
  },
  '0, and it does not': {
    dice: [
      [3, 0],
      [4, 5],
      [5, 4],
    ],
    answers: ['answer 1'],
    to: { speed: -1 },
  },
  '2 dice fewer in the Gardens': {
    dice: [
      [1, 2],
      [4, 0],
      [5, 0],
    ],
    layout: { rooms: ['gardens'], tiles: [['gardens', 'ground', 2, -1]] },
    to: {},
  },
});

const spear: Layout = { cards: [[], ['spear'], []] };

plays('creepy-puppet', {
  'the Spear grows by 2': {
    dice: [
      [4, 5],
      [5, 4],
    ],
    answers: ['answer 0'],
    layout: spear,
    to: [{ might: -1 }, { might: 2 }, {}],
  },
  'no harm': {
    dice: [
      [4, 5],
      [5, 6],
    ],
    layout: spear,
    to: [{}, {}, {}],
  },
  "the victim's own Spear does not": {
    dice: [
      [4, 5],
      [5, 4],
    ],
    answers: ['answer 0'],
    layout: { cards: [['spear']] },
    to: [{ might: -1 }, {}, {}],
  },
});

plays('footsteps', {
  '4, in the Chapel': {
    dice: [[2, 4]],
    layout: { rooms: ['chapel', 'foyer', 'upper-landing'], tiles: [['chapel', 'ground', 2, -1, 2]] },
    to: [{ might: 1 }, { might: 1 }, {}],
  },
  '3, the drawer chooses among the nearest (BH141)': {
    dice: [[2, 3]],
    answers: ['answer 2'],
    layout: { rooms: ['chapel'], tiles: [['chapel', 'ground', 2, -1, 2]] },
    to: [{ might: 1 }, {}, { sanity: -1 }],
  },
  '2': { dice: [[1, 2]], to: { sanity: -1 } },
  '1': { dice: [[1, 1]], to: { speed: -1 } },
  '0, clockwise from the drawer (BH106)': {
    dice: [[1, 0]],
    answers: ['answer might', 'answer speed', 'answer sanity'],
    to: [{ might: -1 }, { speed: -1 }, { sanity: -1 }],
  },
});

plays('jonahs-turn', {
  'nobody holds it': { dice: [[1, 1]], answers: ['answer 1'], to: { sanity: -1 } },
  'somebody else does': { layout: { ...axe, cards: [[], ['puzzle-box']] }, to: [{ sanity: 1 }, {}, {}] },
});

test('BH-jonahs-turn: whoever held the Puzzle Box has another item', () => {
  const house = houseOf({ ...axe, cards: [[], ['puzzle-box']] });
  house.draw('jonahs-turn');
  expect(house.cardsOf('1')).toEqual(['axe']);
  expect(house.G.discardPiles.item).toEqual(['puzzle-box']);
});

plays('image-in-the-mirror-a', { 'an item': { layout: axe, to: {}, cards: ['axe'] } });

plays('image-in-the-mirror-b', {
  'one of one’s items, no omen (BH40)': {
    layout: { cards: [['book', 'axe', 'medical-kit']] },
    answers: ['answer axe'],
    to: { knowledge: 1 },
    cards: ['book', 'medical-kit'],
  },
  'the next on the left who has one': {
    layout: { cards: [['book'], ['book'], ['axe']] },
    to: [{}, {}, { knowledge: 1 }],
  },
  'nobody has one': { layout: { cards: [['book']] }, to: [{}, {}, {}], cards: ['book'] },
});

plays('whoops', {
  'an item by lot, no omen (BH40)': { layout: { cards: [['book', 'axe']] }, to: {}, cards: ['book'] },
  'only omens': { layout: { cards: [['ring']] }, to: {}, cards: ['ring'] },
});

plays('hideous-shriek', {
  'each by itself, clockwise (BH106)': {
    dice: [
      [3, 4],
      [3, 1],
      [1, 1],
      [4, 0],
      [2, 1],
    ],
    answers: ['answer 1', 'answer 0'],
    to: [{}, { sanity: -1 }, { knowledge: -1 }],
  },
});

const cellar: Layout = {
  rooms: ['basement-landing', 'foyer', 'crypt'],
  tiles: [['crypt', 'basement', 0, 1]],
};

plays('silence', {
  'only who is in the basement': {
    dice: [
      [3, 3],
      [1, 1],
      [4, 0],
      [2, 1],
    ],
    answers: ['answer 1', 'answer 1'],
    layout: cellar,
    to: [{ sanity: -1 }, {}, { sanity: -1 }],
  },
});

plays('mists-from-the-walls', {
  'a die more where an event symbol is, two more at 0': {
    dice: [
      [3, 0],
      [1, 1],
      [4, 0],
      [3, 1],
    ],
    answers: ['answer 1', 'answer 1'],
    layout: cellar,
    to: [{ sanity: -1 }, {}, { sanity: -1 }],
  },
  '1 to 3': {
    dice: [
      [3, 3],
      [1, 0],
      [4, 1],
      [2, 0],
    ],
    layout: cellar,
    to: [{}, {}, {}],
  },
});

const windy: Layout = {
  rooms: ['gardens', 'bedroom', 'foyer'],
  tiles: [
    ['gardens', 'ground', 2, -1],
    ['bedroom', 'upper', 1, 0],
  ],
};

plays('shrieking-wind', {
  'outside and at open windows': {
    dice: [
      [5, 4],
      [1, 1],
      [3, 2],
      [1, 1],
    ],
    answers: ['answer 1', 'answer 1'],
    layout: windy,
    to: [{ speed: -1 }, { sanity: -1 }, {}],
  },
  '5+': {
    dice: [
      [5, 5],
      [3, 5],
    ],
    layout: windy,
    to: [{}, {}, {}],
  },
});

test('BH148 of BH-shrieking-wind: at 0 the victim chooses an item, no omen (BH40), that lies in the Entrance Hall', () => {
  const house = houseOf({
    ...windy,
    cards: [['book', 'axe', 'medical-kit']],
    dice: [...thrown(5, 0), 1, ...thrown(3, 5)],
  });
  house.draw('shrieking-wind');
  house.choose('answer 1');
  expect(house.choices).toEqual(['answer axe', 'answer medical-kit']);
  house.choose('answer medical-kit');
  expect(house.G.piles).toEqual([{ room: 'entrance-hall', side: null, cards: ['medical-kit'] }]);
});

test('BH100 of BH-shrieking-wind: a window with a tile against it is none', () => {
  const house = houseOf({
    rooms: ['foyer', 'bedroom'],
    tiles: [
      ['bedroom', 'upper', 1, 0],
      ['attic', 'upper', 1, 1],
    ],
  });
  house.draw('shrieking-wind');
  expect(house.asked).toBe('0 turn');
});

plays('the-lost-one', {
  '5+': { dice: [[3, 5]], to: { knowledge: 1 }, at: 'entrance-hall' },
  '6 of three dice': {
    dice: [
      [3, 4],
      [3, 6],
    ],
    layout: { rooms: ['foyer'] },
    to: {},
    at: 'entrance-hall',
  },
  '4–5': {
    dice: [
      [3, 4],
      [3, 4],
    ],
    to: {},
    at: 'upper-landing',
  },
  '2–3: an upper tile, others are skipped': {
    dice: [
      [3, 0],
      [3, 2],
    ],
    layout: { stack: ['crypt', 'creaky-hallway'] },
    answers: ['answer upper-landing 0'],
    to: {},
    at: 'creaky-hallway',
  },
  'BH149: no upper tile left': {
    dice: [
      [3, 0],
      [3, 2],
    ],
    layout: { stack: ['crypt'], isStackShort: true },
    to: {},
    at: 'upper-landing',
  },
  '0–1 with no basement tile left': {
    dice: [
      [3, 0],
      [3, 0],
    ],
    layout: { rooms: ['foyer'], stack: ['attic'], isStackShort: true },
    to: {},
    at: 'entrance-hall',
  },
});

plays('bloody-vision', {
  '4+': { dice: [[3, 4]], to: { sanity: 1 } },
  '2': { dice: [[3, 2]], to: { sanity: -1 } },
  '1, nobody near': { dice: [[3, 1]], layout: { rooms: ['upper-landing'] }, to: {} },
  'BH138: the one with the lowest Might, through a door too': {
    dice: [
      [3, 0],
      [5, 4],
      [2, 2],
    ],
    layout: { rooms: [undefined, undefined, 'foyer'], traits: [{}, {}, { might: 1 }] },
    answers: ['answer 2'],
    to: [{}, {}, { speed: -2 }],
  },
});
