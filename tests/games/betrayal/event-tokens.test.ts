import { inSight } from '@games/betrayal/parts/cards/sight';
import { diceOf } from '@games/betrayal/rules/rolls';
import { houseOf, type Layout, thrown } from './arrange';

/** What events leave in rooms. Seat 0 is Ox Bellows: Speed 4, Might 5, Sanity 3, Knowledge 3. */

type House = ReturnType<typeof houseOf>;

const sanityDice = ({ at }: House, seat: string): number =>
  diceOf(at, { do: 'roll', seat, trait: 'sanity', use: 'event', what: '' }).dice;

const lying = (token: string, room = 'entrance-hall'): Layout['tokens'] => [{ token, room, side: null }];

test('BH-a-moment-of-hope: heroes in the room roll a die more, the traitor and those elsewhere do not', () => {
  const house = houseOf({ traitor: '1', rooms: [undefined, undefined, 'foyer'] });
  house.draw('a-moment-of-hope');
  expect(house.tokens).toEqual(['blessing in entrance-hall']);
  expect(['0', '1', '2'].map((seat) => sanityDice(house, seat))).toEqual([4, 3, 4]);
});

test('BH-drip-drip-drip, BH-smoke: a die and two dice fewer on trait rolls, whoever is there', () => {
  const house = houseOf({ rooms: [undefined, 'foyer'] });
  house.draw('drip-drip-drip');
  expect(sanityDice(house, '0')).toBe(2);
  house.draw('smoke');
  expect(house.tokens).toEqual(['drip in entrance-hall', 'smoke in entrance-hall']);
  expect(sanityDice(house, '0')).toBe(1);
  expect(sanityDice(house, '1')).toBe(3);
});

test('BH104: a lessening by itself never brings a roll below one die, nor one below none up', () => {
  const house = houseOf({ tokens: lying('smoke'), traits: [{ sanity: 1 }] });
  expect(sanityDice(house, '0')).toBe(1);
  const roll = { do: 'roll', seat: '0', trait: 'sanity', use: 'event', what: '', moreDice: -2 } as const;
  expect(diceOf(house.at, roll).dice).toBe(0);
  // What an event takes comes after the token, too: of 3 Smoke leaves one, and the event takes that.
  expect(diceOf(houseOf({ tokens: lying('smoke') }).at, roll).dice).toBe(0);
});

/** Of Might 2, and 1, on the first space of their tracks. */
const VIVIAN = 'vivian-lopez';
const WEAK = 'professor-longfellow';

test.each([
  { token: 'smoke', explorer: VIVIAN, card: 'axe', dice: 2 },
  { token: 'smoke', explorer: VIVIAN, card: 'blood-dagger', dice: 4 },
  { token: 'drip', explorer: WEAK, card: 'blood-dagger', dice: 4 },
  { token: 'drip', explorer: VIVIAN, card: 'spear', dice: 3 },
  { token: 'blessing', explorer: VIVIAN, card: 'axe', dice: 4 },
])('BH104: $token comes before the $card of $explorer, who attacks with $dice dice', (row) => {
  const { token, explorer, card, dice } = row;
  const house = houseOf({
    explorers: [explorer, 'missy-dubourde', 'peter-akimoto'],
    traits: [{ might: 1 }],
    traitor: '1',
    cards: [[card]],
    tokens: lying(token),
  });
  expect(house.optionOf(`attack 1 might ${card}`)?.odds?.dice).toBe(dice);
});

test('BH104, BH129: the Idol’s two dice come after Smoke, on one that Smoke leaves', () => {
  const house = houseOf({
    explorers: [VIVIAN, 'missy-dubourde', 'peter-akimoto'],
    traits: [{ might: 1 }],
    cards: [['idol']],
    tokens: lying('smoke'),
    dice: [0, 0, 0],
  });
  house.run([{ do: 'roll', trait: 'might', use: 'task', what: 'rooms.foyer', rows: [[0, []]] }]);
  house.choose('answer idol');
  expect(house.dice).toEqual([]);
});

test('BH-smoke (BH121): nobody sees into it from outside; who stands in it sees out', () => {
  const { at } = houseOf({ tokens: lying('smoke', 'foyer') });
  const rooms = (room: string) => inSight(at, { room, side: null }).map((place) => place.room);
  expect(rooms('entrance-hall')).toEqual(['entrance-hall']);
  expect(rooms('foyer')).toEqual(['foyer', 'entrance-hall', 'grand-staircase']);
});

const item = { item: ['axe', 'medical-kit'] };
const event = { event: ['night-view'] };

/** The card, the dice of one try at its token, and what comes of that. */
const TRIES: readonly {
  readonly title: string;
  readonly card: string;
  readonly token: string;
  readonly dice: readonly number[];
  readonly answers?: readonly string[];
  readonly to?: object;
  readonly cards?: readonly string[];
  readonly isGone?: boolean;
}[] = [
  { title: 'BH-closet-door 4: an item', card: 'closet-door', token: 'closet', dice: [2, 2], cards: ['axe'] },
  {
    title: 'BH-closet-door 2: an event',
    card: 'closet-door',
    token: 'closet',
    dice: [2, 0, ...thrown(3, 5)],
    to: { knowledge: 1 },
  },
  {
    title: 'BH-closet-door 1: an event, and it is gone',
    card: 'closet-door',
    token: 'closet',
    dice: [1, 0, ...thrown(3, 5)],
    to: { knowledge: 1 },
    isGone: true,
  },
  {
    title: 'BH-locked-safe 5: two items',
    card: 'locked-safe',
    token: 'safe',
    dice: thrown(3, 5),
    cards: ['axe', 'medical-kit'],
    isGone: true,
  },
  {
    title: 'BH-locked-safe 2',
    card: 'locked-safe',
    token: 'safe',
    dice: [...thrown(3, 2), 1],
    answers: ['answer 1'],
    to: { speed: -1 },
  },
  {
    title: 'BH-locked-safe 1',
    card: 'locked-safe',
    token: 'safe',
    dice: [...thrown(3, 1), 1, 1],
    answers: ['answer 2'],
    to: { speed: -2 },
  },
];

test.each(TRIES)('$title; BH146: the drawer may try in the same turn, once (BH46)', (row) => {
  const house = houseOf({ dice: row.dice, decks: { ...item, event: [row.card, ...event.event] } });
  house.draw(row.card);
  house.choose(`use ${row.token}`, ...(row.answers ?? []));
  expect(house.changes('0')).toEqual(row.to ?? {});
  expect(house.cardsOf('0')).toEqual(row.cards ?? []);
  expect(house.tokens).toEqual(row.isGone === true ? [] : [`${row.token} in entrance-hall`]);
  expect(house.choices).not.toContain(`use ${row.token}`);
  expect(house.dice).toEqual([]);
});

test('BH-skeletons: harm at once; 5 brings an item and takes them away, less hurts again', () => {
  const house = houseOf({ dice: [1, ...thrown(2, 3), 1], decks: item });
  house.draw('skeletons');
  house.choose('answer 1');
  expect(house.changes('0')).toEqual({ sanity: -1 });
  house.choose('use skeletons', 'answer 0');
  expect(house.changes('0')).toEqual({ sanity: -1, knowledge: -1 });
  const lucky = houseOf({ tokens: lying('skeletons'), dice: thrown(3, 5), decks: item });
  lucky.choose('use skeletons');
  expect([lucky.tokens, lucky.cardsOf('0')]).toEqual([[], ['axe']]);
});

test('BH99: a token lies on the side of a barrier of whoever put it there, and is tried from there', () => {
  const house = houseOf({ tiles: [['tower', 'upper', 1, 0]], rooms: ['tower 3', 'tower 1'] });
  house.draw('closet-door');
  expect(house.tokens).toEqual(['closet in tower 3']);
  expect(house.choices).toContain('use closet');
  expect(
    houseOf({ tiles: [['tower', 'upper', 1, 0]], rooms: ['tower 1'], tokens: house.G.tokens }).choices,
  ).not.toContain('use closet');
});
