import type { Trait } from '@games/betrayal/rules/components';
import { houseOf, type Layout, thrown } from './arrange';

/**
 * What each event does, row by row. Seat 0 is Ox Bellows: Speed 4, Might 5, Sanity 3, Knowledge 3. `answer 1` at a
 * split of one point: the first of the two traits.
 */

type Changes = Partial<Record<Trait, number>>;

interface Row {
  /** The dice, roll by roll: how many, and what they show together. */
  readonly dice?: readonly (readonly [number, number])[];
  readonly answers?: readonly string[];
  /** Of seat 0, or of all by seat. */
  readonly to: Changes | readonly Changes[];
  readonly at?: string;
  readonly layout?: Layout;
  readonly cards?: readonly string[];
}

function plays(clause: string, rows: Readonly<Record<string, Row>>): void {
  describe(`BH-${clause}`, () => {
    test.each(Object.entries(rows))('%s', (_, { dice = [], answers = [], to, at, layout, cards }) => {
      const house = houseOf({ ...layout, dice: dice.flatMap(([count, total]) => thrown(count, total)) });
      house.draw(clause);
      house.choose(...answers);
      expect(house.asked).toBe('0 turn');
      expect(house.dice).toEqual([]);
      for (const [seat, changes] of (Array.isArray(to) ? to : [to]).entries())
        expect(house.changes(String(seat))).toEqual(changes);
      if (at !== undefined) expect(house.placeOf('0')).toBe(at);
      if (cards !== undefined) expect(house.cardsOf('0')).toEqual(cards);
    });
  });
}

plays('angry-being', {
  '5+': { dice: [[4, 5]], to: { speed: 1 } },
  '4': {
    dice: [
      [4, 4],
      [1, 1],
    ],
    answers: ['answer 1'],
    to: { sanity: -1 },
  },
  '2': {
    dice: [
      [4, 2],
      [1, 2],
    ],
    answers: ['answer 1'],
    to: { sanity: -1, knowledge: -1 },
  },
  '1': {
    dice: [
      [4, 1],
      [1, 1],
      [1, 1],
    ],
    answers: ['answer 0', 'answer 0'],
    to: { knowledge: -1, might: -1 },
  },
});

plays('burning-man', {
  '4+': { dice: [[3, 4]], to: { sanity: 1 } },
  '3': { dice: [[3, 3]], layout: { rooms: ['foyer'] }, to: {}, at: 'entrance-hall' },
  '1: first the body, then the mind': {
    dice: [
      [3, 1],
      [1, 1],
      [1, 1],
    ],
    answers: ['answer 1', 'answer 1'],
    to: { speed: -1, sanity: -1 },
  },
});

plays('creepy-crawlies', {
  '5+': { dice: [[3, 5]], to: { sanity: 1 } },
  '4': { dice: [[3, 4]], to: { sanity: -1 } },
  '1': { dice: [[3, 1]], to: { sanity: -1 } },
  '0': { dice: [[3, 0]], to: { sanity: -2 } },
});

plays('night-view', {
  '5+': { dice: [[3, 5]], to: { knowledge: 1 } },
  '4': { dice: [[3, 4]], to: {} },
});

plays('phone-call', {
  '4': { dice: [[2, 4]], to: { sanity: 1 } },
  '3': { dice: [[2, 3]], to: { knowledge: 1 } },
  '1': {
    dice: [
      [2, 1],
      [1, 1],
    ],
    answers: ['answer 1'],
    to: { sanity: -1 },
  },
  '0': {
    dice: [
      [2, 0],
      [2, 2],
    ],
    answers: ['answer 2'],
    to: { speed: -2 },
  },
});

plays('rotten', {
  '5+': { dice: [[3, 5]], to: { sanity: 1 } },
  '2': { dice: [[3, 2]], to: { might: -1 } },
  '1': { dice: [[3, 1]], to: { might: -1, speed: -1 } },
  '0': { dice: [[3, 0]], to: { speed: -1, might: -1, sanity: -1, knowledge: -1 } },
});

plays('something-slimy', {
  '4+': { dice: [[4, 4]], to: { speed: 1 } },
  '1': { dice: [[4, 1]], to: { might: -1 } },
  '0': { dice: [[4, 0]], to: { might: -1, speed: -1 } },
});

const axe: Layout = { decks: { item: ['axe'] } };

plays('the-voice', {
  '4+': { dice: [[3, 4]], layout: axe, to: {}, cards: ['axe'] },
  '3': { dice: [[3, 3]], layout: axe, to: {}, cards: [] },
});

plays('something-hidden', {
  '4+': { answers: ['answer roll'], dice: [[3, 4]], layout: axe, to: {}, cards: ['axe'] },
  '3': { answers: ['answer roll'], dice: [[3, 3]], to: { sanity: -1 }, cards: [] },
  'left alone': { answers: ['answer leave'], to: {} },
});

plays('spider', {
  'Speed 4+': { answers: ['answer speed'], dice: [[4, 4]], to: { speed: 1 } },
  'Sanity 4+': { answers: ['answer sanity'], dice: [[3, 4]], to: { sanity: 1 } },
  '1': {
    answers: ['answer sanity', 'answer 0'],
    dice: [
      [3, 1],
      [1, 1],
    ],
    to: { might: -1 },
  },
  '0': {
    answers: ['answer sanity', 'answer 1'],
    dice: [
      [3, 0],
      [2, 2],
    ],
    to: { speed: -1, might: -1 },
  },
});

plays('possession', {
  '4+': { answers: ['answer might', 'answer speed'], dice: [[5, 4]], to: { speed: 1 } },
  '3': { answers: ['answer might'], dice: [[5, 3]], to: { might: -2 } },
  'BH144: at its lowest already, the victim chooses another': {
    layout: { traits: [{ might: 1 }] },
    answers: ['answer might', 'answer speed'],
    dice: [[4, 0]],
    to: { speed: -4 },
  },
});

plays('hanged-men', {
  'all four safe': {
    dice: [
      [4, 2],
      [5, 2],
      [3, 2],
      [3, 2],
    ],
    answers: ['answer might'],
    to: { might: 1 },
  },
  'two fail': {
    dice: [
      [4, 1],
      [5, 2],
      [3, 0],
      [3, 6],
    ],
    to: { speed: -1, sanity: -1 },
  },
});

plays('disquieting-sounds', {
  'as many as omens': { dice: [[6, 3]], layout: { omensDrawn: 3 }, to: { sanity: 1 } },
  fewer: {
    dice: [
      [6, 2],
      [1, 1],
    ],
    answers: ['answer 1'],
    layout: { omensDrawn: 3 },
    to: { sanity: -1 },
  },
  'no omen yet': { dice: [[6, 0]], to: { sanity: 1 } },
});

const cemeteries: Layout = {
  tiles: [
    ['graveyard', 'ground', 2, -1],
    ['crypt', 'basement', 0, 1],
  ],
};

plays('funeral', {
  '4+': { dice: [[3, 4]], to: { sanity: 1 } },
  '2': { dice: [[3, 2]], to: { sanity: -1 } },
  '1': { dice: [[3, 1]], to: { sanity: -1, might: -1 }, at: 'entrance-hall' },
  '0, both rooms in play': {
    dice: [[3, 0]],
    layout: cemeteries,
    answers: ['answer crypt'],
    to: { sanity: -1, might: -1 },
    at: 'crypt',
  },
});

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
  expect(house.G.used.item).toEqual(['puzzle-box']);
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
