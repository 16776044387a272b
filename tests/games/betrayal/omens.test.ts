import { explorerAt } from '@games/betrayal/rules/figures';
import { houseOf, type Laid, type Layout, thrown } from './arrange';
import { ghoulIn, haunted, lying } from './held';

/** What each omen does. Seat 0 is Ox Bellows (Speed 4, Might 5, Sanity 3, Knowledge 3), seat 1 Missy, seat 2 Peter. */

const GALLERY: Laid = ['gallery', 'upper', 0, -1];
const BALLROOM: Laid = ['ballroom', 'ground', 1, 1];

describe('BH-bite', () => {
  test('the player on the right rolls four dice against Might, and the difference is taken', () => {
    const house = houseOf({ dice: [...thrown(4, 6), ...thrown(5, 2)] });
    house.draw('bite');
    expect(house.asked).toBe('0 split');
    house.choose('answer 3');
    expect(house.changes('0')).toEqual({ speed: -3, might: -1 });
    expect(house.cardsOf('0')).toEqual(['bite']);
  });

  test('nothing comes of losing, and it can’t be hurt', () => {
    const house = houseOf({ dice: [...thrown(4, 2), ...thrown(5, 6)] });
    house.draw('bite');
    expect(house.asked).toBe('0 turn');
    for (const seat of ['0', '1', '2']) expect(house.changes(seat)).toEqual({});
  });

  test('BH123: a traitor who declines it keeps it without being bitten', () => {
    const house = houseOf({ traitor: '0', dice: [] });
    house.draw('bite');
    expect(house.choices).toEqual(['answer accept', 'answer decline']);
    house.choose('answer decline');
    expect(house.cardsOf('0')).toEqual(['bite']);
    expect(house.changes('0')).toEqual({});
  });

  test('BH36, BH116: it can’t be dropped, and leaves play with its victim', () => {
    const house = houseOf({ traitor: '1', cards: [['bite', 'book']] });
    expect(house.choices).not.toContain('drop bite');
    house.run([{ do: 'die' }]);
    expect(house.G.piles).toEqual([{ room: 'entrance-hall', side: null, cards: ['book'] }]);
    expect([house.G.gone, house.G.discardPiles.omen]).toEqual([['bite'], []]);
  });

  test('BH27: an event that stayed with the dead is among the used ones', () => {
    const house = houseOf({ traitor: '1', cards: [['webs']] });
    house.run([{ do: 'die' }]);
    expect([house.G.gone, house.G.discardPiles.event]).toEqual([[], ['webs']]);
  });
});

describe.each([
  ['book', { knowledge: 2 }],
  ['holy-symbol', { sanity: 2 }],
  ['girl', { sanity: 1, knowledge: 1 }],
  ['dog', { might: 1, sanity: 1 }],
  ['madman', { might: 2, sanity: -1 }],
])('BH-%s', (card, changes) => {
  test('BH38: what it gives is gained with it, and lost with it', () => {
    const house = houseOf();
    house.draw(card);
    expect(house.changes('0')).toEqual(changes);
    house.run([{ do: 'hand-over', card, to: '1', how: 'trade' }]);
    expect(house.changes('0')).toEqual({});
    expect(house.changes('1')).toEqual(changes);
  });

  test('BH118: losing it by dying changes nothing any more', () => {
    const house = houseOf({ traitor: '1', cards: [[card]] });
    house.run([{ do: 'die' }]);
    expect(house.changes('0')).toEqual({});
  });
});

describe('BH116: a companion that is left behind', () => {
  test.each(['girl', 'dog', 'madman'])('BH-%s can’t be dropped', (card) => {
    expect(houseOf({ cards: [[card]] }).choices).not.toContain(`drop ${card}`);
  });

  test('goes with the next explorer of any side who enters, and with nobody who is there already', () => {
    const house = houseOf({ traitor: '0', rooms: ['foyer', 'entrance-hall'] });
    lying(house, 'entrance-hall', 'girl');
    expect(house.choices).not.toContain('take girl');
    house.choose('go entrance-hall');
    expect(house.cardsOf('0')).toEqual(['girl']);
    expect(house.changes('0')).toEqual({ sanity: 1, knowledge: 1 });
    expect(house.G.piles).toEqual([]);
  });

  test('BH28, BH33: who has joined is no item that was picked up: the Dog may run at once', () => {
    const house = houseOf({ rooms: ['foyer'] });
    lying(house, 'entrance-hall', 'dog');
    lying(house, 'grand-staircase', 'axe');
    house.choose('go entrance-hall');
    expect(house.choices).toContain('use dog fetch axe');
  });

  test('goes with no monster', () => {
    const house = houseOf({ traitor: '1' });
    const ghoul = ghoulIn(house, 'entrance-hall');
    lying(house, 'foyer', 'girl');
    house.run([{ do: 'put', seat: ghoul, to: { room: 'foyer', side: null } }]);
    expect(house.G.piles).toEqual([{ room: 'foyer', side: null, cards: ['girl'] }]);
  });
});

test('BH132: the Dog runs six spaces, and no farther', () => {
  const rooms = [
    'ballroom',
    'dusty-hallway',
    'creaky-hallway',
    'charred-room',
    'bloody-room',
    'patio',
    'abandoned-room',
  ];
  const house = houseOf({
    cards: [['dog']],
    tiles: rooms.map((room, n) => [room, 'ground', 2, -1 - n]),
  });
  lying(house, 'patio', 'axe');
  lying(house, 'abandoned-room', 'bell');
  expect(house.choices.filter((one) => one.startsWith('use dog'))).toEqual(['use dog fetch axe']);
});

describe('BH-crystal-ball', () => {
  const cards = [['crystal-ball']];

  test('not before the haunt', () => {
    expect(houseOf({ cards }).choices).not.toContain('use crystal-ball');
  });

  test('BH137: 4+ lays any item or event on top, and its finder alone knows', () => {
    const house = houseOf({ traitor: '1', cards, dice: thrown(3, 4) });
    house.choose('use crystal-ball', 'answer event');
    expect(house.choices).toHaveLength(45);
    expect(house.choices).not.toContain('answer axe');
    house.choose('answer silence');
    expect(house.G.decks.event[0]).toBe('silence');
    expect(house.G.known.map(({ event }) => event)).toEqual([['silence'], [], []]);
    expect(JSON.stringify(house.G.journal)).not.toContain('silence');
    expect(house.choices).not.toContain('use crystal-ball');
  });

  test('what may be found stands in the order of the box, whatever the order of the deck', () => {
    const found = (item: readonly string[]) => {
      const house = houseOf({ traitor: '1', cards, dice: thrown(3, 4), decks: { item } });
      house.choose('use crystal-ball', 'answer item');
      return house.choices;
    };
    expect(found(['revolver', 'bell'])).toEqual(found([]));
  });

  test.each([
    [3, -1],
    [1, -1],
    [0, -2],
  ])('a roll of %d costs Sanity %d', (total, sanity) => {
    const house = houseOf({ traitor: '1', cards, dice: thrown(3, total) });
    house.choose('use crystal-ball');
    expect(house.changes('0')).toEqual({ sanity });
  });
});

describe('BH-dog', () => {
  test('BH132: it fetches from a pile within six spaces, once a turn', () => {
    const house = houseOf({ cards: [['dog']] });
    lying(house, 'foyer', 'axe', 'bell');
    lying(house, 'basement-landing', 'idol');
    expect(house.choices).not.toContain('use dog fetch idol');
    house.choose('use dog fetch axe');
    expect(house.told).toEqual(expect.arrayContaining(['dog-fetches', 'take']));
    expect(house.cardsOf('0')).toEqual(['dog', 'axe']);
    expect(house.choices).not.toContain('use dog fetch bell');
  });

  test('it goes into no room that is left by a roll', () => {
    const house = houseOf({ cards: [['dog']], rooms: ['upper-landing'], tiles: [['attic', 'upper', 0, -1]] });
    lying(house, 'attic', 'axe');
    expect(house.choices).not.toContain('use dog fetch axe');
  });

  test('it goes no way that leads but one way', () => {
    const house = houseOf({ cards: [['dog']], tiles: [['coal-chute', 'ground', 2, 1, 0]] });
    lying(house, 'basement-landing', 'axe');
    expect(house.choices).toContain('go basement-landing');
    expect(house.choices).not.toContain('use dog fetch axe');
  });

  test('opponents do not slow it', () => {
    const house = houseOf({ traitor: '1', cards: [['dog']], traits: [{ speed: 1 }] });
    ghoulIn(house, 'entrance-hall');
    ghoulIn(house, 'foyer');
    lying(house, 'upper-landing', 'axe');
    expect(house.choices).toContain('use dog fetch axe');
  });

  test('it lays an item down there', () => {
    const house = houseOf({ cards: [['dog', 'axe']] });
    house.choose('use dog carry axe', 'answer drop upper-landing');
    expect(house.cardsOf('0')).toEqual(['dog']);
    expect(house.G.piles).toEqual([{ room: 'upper-landing', side: null, cards: ['axe'] }]);
  });

  test.each(['accept', 'refuse'])('it brings one to an explorer, who may %s', (word) => {
    const house = houseOf({ cards: [['dog', 'axe']], rooms: [undefined, 'foyer', 'entrance-hall'] });
    house.choose('use dog carry axe');
    expect(house.choices).not.toContain('answer give 2');
    house.choose('answer give 1');
    expect(house.asked).toBe('1 pick');
    house.choose(`answer ${word}`);
    expect(house.cardsOf('1')).toEqual(word === 'accept' ? ['axe'] : []);
  });
});

describe('BH-mask', () => {
  test('4+ puts it on, and later takes it off', () => {
    const house = houseOf({ cards: [['mask']], dice: [...thrown(3, 4), ...thrown(2, 4)] });
    house.choose('use mask');
    expect(house.changes('0')).toEqual({ knowledge: 2, sanity: -2 });
    expect(house.choices).not.toContain('use mask');
    house.G.turn.usedCards = [];
    house.choose('go foyer', 'use mask');
    expect(house.changes('0')).toEqual({});
  });

  test('failing does nothing, but for this turn', () => {
    const house = houseOf({ cards: [['mask']], dice: thrown(3, 3) });
    house.choose('use mask');
    expect(house.changes('0')).toEqual({});
    expect(house.choices).not.toContain('use mask');
  });

  test('BH117: one that is worn and lost is taken off', () => {
    const house = houseOf({ cards: [['mask']], dice: thrown(3, 4) });
    house.choose('use mask');
    house.run([{ do: 'hand-over', card: 'mask', to: '1', how: 'steal' }]);
    expect(house.changes('0')).toEqual({});
    expect(house.changes('1')).toEqual({});
  });
});

describe('BH-medallion', () => {
  test.each([
    ['crypt', 'basement', 0, 1, '1 turn'],
    ['furnace-room', 'basement', 0, -1, '0 split'],
  ] as const)('a turn that ends in the room %s', (room, floor, x, y, asked) => {
    const house = houseOf({ cards: [['medallion']], rooms: [room], tiles: [[room, floor, x, y]] });
    house.choose('end');
    expect(house.asked).toBe(asked);
  });

  test.each([
    ['pentagram-chamber', 'basement', -1, 0, 'basement-landing', 'BH17'],
    ['graveyard', 'ground', 1, -1, 'foyer', 'BH17'],
    ['attic', 'upper', 0, -1, 'upper-landing', 'BH-attic'],
  ] as const)('leaving the room %s', (room, floor, x, y, to, clause) => {
    const house = houseOf({ cards: [['medallion']], rooms: [room], tiles: [[room, floor, x, y]] });
    expect(house.optionOf(`go ${to}`)?.clause).toBe(clause);
  });

  test('BH114: it is not used by that', () => {
    const tiles = [['crypt', 'basement', 0, 1]] as const;
    const house = houseOf({ cards: [['medallion']], rooms: ['crypt'], tiles });
    expect(house.choices).toContain('drop medallion');
  });
});

describe('BH-ring', () => {
  const layout = { traitor: '1', cards: [['ring']], rooms: ['foyer', 'foyer'] };

  test('an attack with Sanity on both sides harms the mind', () => {
    const house = houseOf({ ...layout, dice: [...thrown(3, 5), ...thrown(3, 3)] });
    house.choose('attack 1 sanity ring');
    expect(house.asked).toBe('1 split');
    house.choose('answer 1');
    expect(house.changes('1')).toEqual({ sanity: -1, knowledge: -1 });
    expect(house.choices).not.toContain('attack 1 might');
  });

  test('BH57: only on whoever has any', () => {
    const house = houseOf(layout);
    const ghoul = ghoulIn(house, 'foyer');
    expect(house.choices).not.toContain(`attack ${ghoul} sanity ring`);
    const wise = haunted({ speed: 3, might: 5, sanity: 2 }, layout);
    const target = wise.ghoul('foyer');
    expect(wise.house.choices).toContain(`attack ${target} sanity ring`);
  });
});

describe('BH-skull', () => {
  test('harm to the mind may be taken with the body, all of it', () => {
    const house = houseOf({ cards: [['skull']] });
    house.run([{ do: 'harm', kind: 'mental', points: 2 }]);
    expect(house.choices).toEqual(['answer 2', 'answer 1', 'answer 0', 'answer skull']);
    house.choose('answer skull');
    expect(house.choices).toEqual(['answer 2', 'answer 1', 'answer 0']);
    house.choose('answer 1');
    expect(house.changes('0')).toEqual({ speed: -1, might: -1 });
  });

  test('not the other way round, and BH114: it is not used by that', () => {
    const house = houseOf({ cards: [['skull']] });
    house.run([{ do: 'harm', kind: 'physical', points: 1 }]);
    expect(house.choices).not.toContain('answer skull');
    house.choose('answer 1');
    house.run([{ do: 'harm', kind: 'mental', points: 1 }]);
    house.choose('answer skull', 'answer 1');
    expect(house.choices).toContain('drop skull');
  });
});

describe('BH-spirit-board', () => {
  const layout = { cards: [['spirit-board']], stack: ['chapel', 'gardens'] };

  test('before moving it shows the next room, to its holder alone', () => {
    const house = houseOf(layout);
    house.choose('use spirit-board');
    expect(house.G.known.map(({ stack }) => stack)).toEqual([['chapel'], [], []]);
    expect(house.choices).not.toContain('use spirit-board');
  });

  test('not after a step', () => {
    const house = houseOf(layout);
    house.choose('go foyer');
    expect(house.choices).not.toContain('use spirit-board');
  });

  /** Ways to change one's place that cost no space: whose turn it is stands there, and goes by these choices. */
  test.each<[string, Layout, readonly string[]]>([
    ['the drop of the Gallery', { rooms: ['gallery'], tiles: [GALLERY, BALLROOM] }, ['use gallery']],
    ['a barrier that is crossed', { rooms: ['tower 3'], tiles: [['tower', 'upper', 1, 0]] }, ['use tower']],
    [
      'a jump into the Collapsed Room’s hole',
      {
        rooms: ['collapsed-room'],
        tiles: [['collapsed-room', 'upper', 0, -1]],
        tokens: [{ token: 'below-collapsed-room', room: 'basement-landing', side: null }],
      },
      ['use collapsed-room'],
    ],
    [
      'the Slide',
      { rooms: ['upper-landing'], tokens: [{ token: 'slide', room: 'upper-landing', side: null }] },
      ['use slide', 'answer foyer'],
    ],
    [
      'the Dark Dice, by a 3',
      { cards: [['spirit-board', 'dark-dice']], dice: thrown(3, 3) },
      ['use dark-dice'],
    ],
    [
      'the Bottle, by a 6',
      { cards: [['spirit-board', 'bottle']], dice: thrown(3, 6) },
      ['use bottle', 'answer foyer'],
    ],
  ])('BH163: nor after %s, though it costs no space', (_, more, choices) => {
    // The traitor is hurt by no room, and rolls for no barrier; the Slide has to be rolled for.
    const house = houseOf({ ...layout, traitor: '0', dice: thrown(5, 6), ...more });
    expect(house.choices).toContain('use spirit-board');
    house.choose(...choices);
    expect([house.asked, house.G.turn.spent]).toEqual(['0 turn', 0]);
    expect(house.choices).not.toContain('use spirit-board');
  });

  test('BH163: still when something else has moved its holder, or nothing has', () => {
    const house = houseOf({
      ...layout,
      traitor: '0',
      cards: [['spirit-board', 'bottle']],
      dice: thrown(3, 6),
    });
    house.run([{ do: 'put', to: { room: 'foyer', side: null } }]);
    expect(house.choices).toContain('use spirit-board');
    house.choose('use bottle', 'answer foyer');
    expect(house.choices).toContain('use spirit-board');
  });

  test('BH89: looking at an empty stack shuffles the tiles out of it', () => {
    const house = houseOf({ cards: layout.cards, isStackShort: true });
    house.G.discards = [{ room: 'attic', isOpen: true, seenBy: [] }];
    house.choose('use spirit-board');
    expect(house.G.stack).toEqual(['attic']);
    expect(house.G.known[0]?.stack).toEqual(['attic']);
  });

  test('once the haunt has begun the traitor may bring monsters a space nearer, one by one', () => {
    const house = houseOf({ ...layout, traitor: '1' });
    const [near, far] = [ghoulIn(house, 'foyer'), ghoulIn(house, 'upper-landing')];
    ghoulIn(house, 'entrance-hall');
    house.choose('use spirit-board');
    expect(house.asked).toBe('1 pick');
    expect(house.choices).toEqual([
      `answer ${near} entrance-hall`,
      `answer ${far} grand-staircase`,
      'answer enough',
    ]);
    house.choose(`answer ${near} entrance-hall`);
    expect(house.choices).toEqual([`answer ${far} grand-staircase`, 'answer enough']);
    house.choose('answer enough');
    expect(house.asked).toBe('0 turn');
    expect(house.G.monsters.map(({ room }) => room)).toEqual([
      'entrance-hall',
      'upper-landing',
      'entrance-hall',
    ]);
  });

  test('stunned monsters stay', () => {
    const house = houseOf({ ...layout, traitor: '1' });
    ghoulIn(house, 'foyer');
    for (const monster of house.G.monsters) monster.stunned = 1;
    house.choose('use spirit-board');
    expect(house.asked).toBe('0 turn');
  });

  test('with no traitor all of them come', () => {
    const house = houseOf({ ...layout, traitor: '1' });
    if (house.G.haunt !== null) house.G.haunt.traitor = null;
    ghoulIn(house, 'foyer');
    ghoulIn(house, 'upper-landing');
    house.choose('use spirit-board');
    expect(house.asked).toBe('0 turn');
    expect(house.G.monsters.map(({ room }) => room)).toEqual(['entrance-hall', 'grand-staircase']);
    expect(explorerAt(house.G, '0').room).toBe('entrance-hall');
  });
});
