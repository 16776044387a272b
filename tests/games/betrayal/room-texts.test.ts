import { box } from '@games/betrayal/box';
import type { Trait } from '@games/betrayal/rules/components';
import { hasOpenWindow, standing } from '@games/betrayal/rules/house';
import type { Turn } from '@games/betrayal/rules/state';
import { houseOf, type Laid, type Layout, thrown } from './arrange';

/** What rooms do (section 3, BH74 to BH80, BH92 to BH100 of the rulings). Ox Bellows: Speed 4, Might 5, Sanity 3, Knowledge 3. */

const OX: Readonly<Record<Trait, number>> = { speed: 4, might: 5, sanity: 3, knowledge: 3 };
/** Speed 8, so that there are spaces to come back. */
const OX_TOP = 8;
const CHUTE: Laid = ['coal-chute', 'ground', 1, 1];
const ELEVATOR: Laid = ['mystic-elevator', 'ground', 1, -1, 2];

describe.each([
  ['attic', ['attic', 'upper', 0, -1], 'upper-landing', 'speed', 3, 'might'],
  ['graveyard', ['graveyard', 'ground', 1, -1], 'foyer', 'sanity', 4, 'knowledge'],
  ['junk-room', ['junk-room', 'ground', 1, -1], 'foyer', 'might', 3, 'speed'],
  [
    'pentagram-chamber',
    ['pentagram-chamber', 'basement', -1, 0],
    'basement-landing',
    'knowledge',
    4,
    'sanity',
  ],
] as const)('BH-%s: who leaves rolls', (room, tile, out, trait, from, loss) => {
  const start = (total: number, more: Layout = {}) =>
    houseOf({ rooms: [room], tiles: [tile], dice: thrown(OX[trait], total), ...more });

  test(`${trait} ${from}+ leaves it unhurt`, () => {
    const house = start(from);
    expect(house.optionOf(`go ${out}`)).toMatchObject({
      clause: `BH-${room}`,
      odds: { dice: OX[trait], from },
    });
    house.choose(`go ${out}`);
    expect([house.placeOf('0'), house.changes('0'), house.G.turn.spent]).toEqual([out, {}, 1]);
  });

  test(`BH77, BH85: less costs a step of ${loss}, and one has left`, () => {
    const house = start(from - 1);
    house.choose(`go ${out}`, 'answer leave');
    expect([house.placeOf('0'), house.changes('0')]).toEqual([out, { [loss]: -1 }]);
  });

  test('BH77, BH85: or one stays: no space is spent, the movement is over, and it may be tried in a later turn', () => {
    const house = start(from - 1);
    house.choose(`go ${out}`, 'answer stay');
    expect([house.placeOf('0'), house.changes('0'), house.G.turn.spent]).toEqual([room, {}, 0]);
    expect(house.choices.filter((one) => /^(?:go|discover)/.test(one))).toEqual([]);
    house.choose('end', 'end', 'end');
    expect(house.choices).toContain(`go ${out}`);
  });

  test.each([
    { how: 'by the roll', total: from, answers: [] },
    { how: 'with the loss', total: from - 1, answers: ['answer leave'] },
  ])('BH161: who has left it $how and comes back stays until the turn is over, and is told why', (row) => {
    const house = start(row.total, {
      traits: [{ speed: OX_TOP }],
      dice: thrown(trait === 'speed' ? 8 : OX[trait], row.total),
    });
    house.choose(`go ${out}`, ...row.answers);
    expect(house.choices).toContain(`go ${room}`);
    house.choose(`go ${room}`);
    expect(house.choices.filter((one) => /^(?:go|discover)/.test(one))).toEqual([]);
    expect(house.optionOf('go')).toMatchObject({ clause: 'BH161', not: { reason: 'left-once' } });
    house.choose('end');
    // Others leave it in their turns, and so does this one in its next.
    house.run([{ do: 'put', to: { room, side: null } }], '1');
    expect(house.choices).toContain(`go ${out}`);
    house.choose('end', 'end');
    expect(house.choices).toContain(`go ${out}`);
  });

  test('BH161: whom it does not hold comes and goes', () => {
    const house = start(0, { traitor: '0', dice: [], traits: [{ speed: OX_TOP }] });
    house.choose(`go ${out}`, `go ${room}`, `go ${out}`);
    expect(house.placeOf('0')).toBe(out);
  });

  test('BH62, BH64: a traitor just walks out', () => {
    const house = start(0, { traitor: '0', dice: [] });
    house.choose(`go ${out}`);
    expect(house.placeOf('0')).toBe(out);
  });

  test('BH98: nothing is rolled when a card moves somebody out of it', () => {
    const house = start(0, { dice: [] });
    house.run([{ do: 'put', to: { room: out, side: null } }]);
    expect([house.placeOf('0'), house.asked]).toEqual([out, '0 turn']);
  });
});

test('BH85: a step of Speed that is lost in the Junk Room counts at once (BH84)', () => {
  const tiles: Laid[] = [['junk-room', 'ground', 1, -1]];
  const house = houseOf({ rooms: ['junk-room'], tiles, traits: [{ speed: 4 }], dice: thrown(5, 0) });
  house.choose('go foyer', 'answer leave');
  // Three spaces of Speed 3 have become those of Speed 2, one of which is spent.
  expect(house.optionOf('go entrance-hall')?.cost).toBe(1);
  expect(house.choices).not.toContain('go upper-landing');
});

describe.each([
  ['catacombs', ['catacombs', 'basement', 0, -1], 'sanity', 6, 0, 2, 'basement-landing'],
  ['chasm', ['chasm', 'basement', -1, 0], 'speed', 3, 3, 1, 'basement-landing'],
  ['tower', ['tower', 'upper', -1, 0], 'might', 3, 3, 1, 'upper-landing'],
] as const)('BH-%s (BH78): a barrier lies across', (room, tile, trait, from, near, far, landing) => {
  const start = (total: number, more: Layout = {}) =>
    houseOf({ rooms: [`${room} ${near}`], tiles: [tile], dice: thrown(OX[trait], total), ...more });

  test(`${trait} ${from}+ gets across, and costs no space`, () => {
    const house = start(from);
    expect(house.choices).not.toContain(`go ${landing}`);
    expect(house.optionOf(`use ${room}`)).toMatchObject({ odds: { dice: OX[trait], from } });
    house.choose(`use ${room}`);
    expect([house.placeOf('0'), house.G.turn.spent]).toEqual([`${room} ${far}`, 0]);
    expect(house.choices).toContain(`go ${landing}`);
    // One try a turn.
    expect(house.choices).not.toContain(`use ${room}`);
  });

  test('less ends the movement; in the next turn one may try again, or go back', () => {
    const house = start(from - 1);
    house.choose(`use ${room}`);
    expect(house.placeOf('0')).toBe(`${room} ${near}`);
    expect(house.choices.filter((one) => /^(?:go|discover|use)/.test(one))).toEqual([]);
    house.choose('end', 'end', 'end');
    expect(house.choices).toContain(`use ${room}`);
    expect(house.choices.some((one) => one.startsWith(`discover ${room}`))).toBe(true);
  });

  test('one comes in on the side of the door, or, sent there, on a side one chooses', () => {
    const walked = start(0, { rooms: [landing], dice: [] });
    walked.choose(`go ${room} ${far}`);
    expect(walked.placeOf('0')).toBe(`${room} ${far}`);
    const sent = start(0, { rooms: ['foyer'], dice: [] });
    sent.run([{ do: 'put', to: { room, side: null } }]);
    expect(sent.choices.sort()).toEqual([`answer ${near}`, `answer ${far}`].sort());
    sent.choose(`answer ${near}`);
    expect(sent.placeOf('0')).toBe(`${room} ${near}`);
  });

  test('BH62: it does not stop a traitor, who is on whichever side it likes', () => {
    const house = start(0, { traitor: '0', rooms: [`${room} ${near}`, `${room} ${far}`], dice: [] });
    expect(house.choices).toContain(`go ${landing}`);
    expect(house.choices.some((one) => one.startsWith('attack'))).toBe(false);
    house.choose(`use ${room}`);
    expect(house.placeOf('0')).toBe(`${room} ${far}`);
    expect(house.choices).toContain('attack 1 might');
    // As often as it likes; that it has just come from there is all that bots go by.
    house.choose(`use ${room}`);
    expect(house.placeOf('0')).toBe(`${room} ${near}`);
  });

  test('BH99: what is dropped lies on one’s own side', () => {
    const house = start(0, { cards: [['axe']], rooms: [`${room} ${near}`, `${room} ${far}`], dice: [] });
    house.choose('drop axe', 'end');
    expect(house.G.piles).toEqual([{ room, side: near, cards: ['axe'] }]);
    expect([house.asked, house.choices.filter((one) => one.startsWith('take'))]).toEqual(['1 turn', []]);
  });
});

describe.each([
  ['chapel', 'sanity', 'ground'],
  ['gymnasium', 'speed', 'upper'],
  ['larder', 'might', 'basement'],
  ['library', 'knowledge', 'ground'],
] as const)('BH-%s (BH76, BH97): who ends a turn there gains %s', (room, trait, floor) => {
  const tiles: Laid[] = [[room, floor, 5, 5]];

  test('once a game, each explorer', () => {
    const house = houseOf({ rooms: [room, room], tiles });
    house.choose('end', 'end', 'end', 'end');
    expect(['0', '1', '2'].map((seat) => house.changes(seat))).toEqual([{ [trait]: 1 }, { [trait]: 1 }, {}]);
  });

  test('at the end of the first turn in which it changes something', () => {
    const house = houseOf({ rooms: [room], tiles, traits: [{ [trait]: 8 }] });
    house.choose('end');
    expect([house.changes('0'), house.G.explorers[0]?.gains]).toEqual([{}, []]);
    house.run([{ do: 'lose', trait, by: 2 }], '0');
    house.choose('end', 'end', 'end');
    expect(house.changes('0')).toEqual({ [trait]: -1 });
  });
});

describe.each([
  ['crypt', 'mental', 'sanity', 'knowledge'],
  ['furnace-room', 'physical', 'speed', 'might'],
] as const)('BH-%s: a turn that ends there costs a point of %s harm', (room, _kind, one, other) => {
  const tiles: Laid[] = [[room, 'basement', 5, 5]];

  test('every time', () => {
    const house = houseOf({ rooms: [room], tiles });
    house.choose('end', 'answer 1', 'end', 'end', 'end', 'answer 0');
    expect(house.changes('0')).toEqual({ [one]: -1, [other]: -1 });
  });

  test('BH62: not a traitor', () => {
    const house = houseOf({ rooms: [room], tiles, traitor: '0' });
    house.choose('end');
    expect([house.changes('0'), house.asked]).toEqual([{}, '1 turn']);
  });
});

describe('ways between floors', () => {
  test('BH16, BH-grand-staircase, BH-upper-landing: one space each way', () => {
    const house = houseOf({ rooms: ['grand-staircase'] });
    expect(house.optionOf('go upper-landing')?.cost).toBe(1);
    house.choose('go upper-landing');
    expect(house.optionOf('go grand-staircase')?.cost).toBe(1);
  });

  test('BH16, BH-stairs-from-basement, BH-foyer: one space each way, once the tile stands', () => {
    const below = houseOf({ rooms: ['basement-landing'] });
    expect(below.choices).not.toContain('go foyer');
    const tiles: Laid[] = [['stairs-from-basement', 'basement', 0, -1]];
    const house = houseOf({ rooms: ['stairs-from-basement'], tiles });
    expect(house.optionOf('go foyer')?.cost).toBe(1);
    house.choose('go foyer');
    expect(house.optionOf('go stairs-from-basement')?.cost).toBe(1);
  });

  test('BH-coal-chute, BH-basement-landing: one space in all down to the landing, and nobody stops in it or climbs up', () => {
    const house = houseOf({ rooms: ['foyer'], tiles: [CHUTE] });
    expect(house.choices).not.toContain('go coal-chute');
    house.choose('go basement-landing');
    expect([house.placeOf('0'), house.G.turn.spent]).toEqual(['basement-landing', 1]);
    expect(house.choices.filter((one) => one.startsWith('go'))).toEqual([]);
  });

  test('BH64: a traitor does not climb it either', () => {
    const house = houseOf({ rooms: ['basement-landing'], tiles: [CHUTE], traitor: '0' });
    expect(house.choices.filter((one) => one.startsWith('go'))).toEqual([]);
  });

  test('BH-coal-chute: whoever discovers it slides at once', () => {
    const house = houseOf({ rooms: ['foyer'], stack: ['coal-chute'] });
    house.choose('discover foyer 2');
    expect([house.placeOf('0'), house.G.turn.spent]).toEqual(['basement-landing', 1]);
  });

  const gallery: Layout = {
    rooms: ['gallery'],
    tiles: [
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 1, -1],
    ],
  };

  test('BH-gallery: into the Ballroom for a die of harm, and for no space', () => {
    const house = houseOf({ ...gallery, dice: [2] });
    house.choose('use gallery', 'answer 1');
    expect([house.placeOf('0'), house.changes('0'), house.G.turn.spent]).toEqual([
      'ballroom',
      { speed: -1, might: -1 },
      0,
    ]);
  });

  test('BH-gallery: not where no Ballroom stands, and not once a card has ended the movement (BH86)', () => {
    const alone = houseOf({ rooms: ['gallery'], tiles: [['gallery', 'upper', 0, -1]] });
    expect(alone.choices).not.toContain('use gallery');
    const house = houseOf(gallery);
    house.G.turn.isMovementOver = true;
    house.run([]);
    expect(house.choices).not.toContain('use gallery');
  });

  test('BH62: a traitor drops unharmed', () => {
    const house = houseOf({ ...gallery, traitor: '0' });
    house.choose('use gallery');
    expect([house.placeOf('0'), house.changes('0')]).toEqual(['ballroom', {}]);
  });
});

describe('BH-collapsed-room', () => {
  const found = (total: number, more: Layout = {}) => {
    const house = houseOf({
      rooms: ['foyer'],
      stack: ['collapsed-room', 'attic', 'wine-cellar'],
      decks: { item: ['axe'] },
      ...more,
      dice: [...thrown(4, total), ...(more.dice ?? [])],
    });
    house.choose('discover foyer 0');
    return house;
  };

  test('Speed 5+ holds on', () => {
    const house = found(5);
    expect([house.placeOf('0'), house.tokens, house.G.turn.isMovementOver]).toEqual([
      'collapsed-room',
      [],
      false,
    ]);
  });

  test('BH75, BH95: less falls: the tile is laid, then the die of harm, then its symbol; the token marks it', () => {
    const house = found(4, { dice: [1] });
    expect(house.asked).toBe('0 doorway');
    house.choose('answer basement-landing 0');
    while (house.asked === '0 place') house.choose(house.choices[0] ?? '');
    expect([house.asked, house.placeOf('0'), house.cardsOf('0')]).toEqual(['0 split', 'wine-cellar', []]);
    house.choose('answer 1');
    expect([house.changes('0'), house.cardsOf('0')]).toEqual([{ speed: -1 }, ['axe']]);
    expect([house.tokens, house.G.turn.spent]).toEqual([['below-collapsed-room in wine-cellar'], 1]);
    expect(house.G.discards).toEqual([{ room: 'attic', isOpen: false, seenBy: [] }]);
  });

  const later: Layout = {
    rooms: ['collapsed-room'],
    tiles: [
      ['collapsed-room', 'ground', 1, -1],
      ['larder', 'basement', 0, -1],
    ],
    tokens: [{ token: 'below-collapsed-room', room: 'larder', side: null }],
  };

  test('BH75: later ones may pass it by, or jump to the token and be hurt; nothing is drawn there', () => {
    const house = houseOf({ ...later, dice: [2] });
    expect(house.choices).toContain('go foyer');
    house.choose('use collapsed-room', 'answer 0');
    expect([house.placeOf('0'), house.changes('0'), house.G.turn.spent]).toEqual([
      'larder',
      { might: -2 },
      0,
    ]);
    expect(house.cardsOf('0')).toEqual([]);
  });

  test('BH75: with no basement tile left one chooses a basement room that stands', () => {
    const house = found(0, {
      isStackShort: true,
      stack: ['collapsed-room'],
      tiles: [['creaky-hallway', 'basement', 1, 0]],
      dice: [0],
    });
    expect(house.choices).toEqual(['answer basement-landing', 'answer creaky-hallway']);
    house.choose('answer creaky-hallway');
    expect([house.placeOf('0'), house.tokens]).toEqual([
      'creaky-hallway',
      ['below-collapsed-room in creaky-hallway'],
    ]);
  });

  test('BH92: a traitor who discovers it need not roll, and falls unharmed if it likes', () => {
    const house = houseOf({ rooms: ['foyer'], stack: ['collapsed-room', 'chasm'], traitor: '0' });
    house.choose('discover foyer 0');
    expect(house.placeOf('0')).toBe('collapsed-room');
    house.choose('use collapsed-room', 'answer basement-landing 1');
    while (house.asked === '0 place' || house.asked === '0 pick') house.choose(house.choices[0] ?? '');
    expect([house.changes('0'), house.placeOf('0').split(' ')[0]]).toEqual([{}, 'chasm']);
  });

  test('BH95: who falls into the Elevator has entered it', () => {
    const house = houseOf({
      ...later,
      tiles: [
        ['collapsed-room', 'ground', 1, -1],
        ['mystic-elevator', 'basement', 0, -1, 2],
      ],
      tokens: [{ token: 'below-collapsed-room', room: 'mystic-elevator', side: null }],
      dice: [1, ...thrown(2, 3)],
    });
    house.choose('use collapsed-room');
    // It rides when the fall's harm has been taken.
    expect([house.asked, house.placeOf('0'), house.dice.length]).toEqual(['0 split', 'mystic-elevator', 2]);
    house.choose('answer 1', 'answer upper-landing 2');
    expect([house.placeOf('0'), house.changes('0'), standing(house.G, 'mystic-elevator').floor]).toEqual([
      'mystic-elevator',
      { speed: -1 },
      'upper',
    ]);
  });

  test('BH95: nor does an Elevator that the fall has laid ride before the harm', () => {
    const house = found(0, { stack: ['collapsed-room', 'mystic-elevator'], dice: [2, ...thrown(2, 2)] });
    house.choose('answer basement-landing 0');
    expect([house.asked, house.dice.length]).toEqual(['0 split', 2]);
    house.choose('answer 0');
    expect([house.asked, house.changes('0')]).toEqual(['0 pick', { might: -2 }]);
  });

  test('BH95, BH44: who dies of the fall lies below: nothing is entered, and nothing drawn', () => {
    const traits = [{ speed: 1, might: 1 }];
    const fatal = { traitor: '1', traits, dice: [2] };
    const lift = houseOf({
      ...later,
      ...fatal,
      tiles: [
        ['collapsed-room', 'ground', 1, -1],
        ['mystic-elevator', 'basement', 0, -1, 2],
      ],
      tokens: [{ token: 'below-collapsed-room', room: 'mystic-elevator', side: null }],
      cards: [['axe']],
    });
    lift.choose('use collapsed-room', 'answer 2');
    expect([lift.G.explorers[0]?.life, lift.asked, lift.G.piles]).toEqual([
      'dead',
      '1 turn',
      [{ room: 'mystic-elevator', side: null, cards: ['axe'] }],
    ]);
    const house = houseOf({
      rooms: ['collapsed-room'],
      tiles: [['collapsed-room', 'ground', 1, -1]],
      stack: ['wine-cellar'],
      ...fatal,
    });
    house.choose('use collapsed-room', 'answer basement-landing 0');
    while (house.asked === '0 place') house.choose(house.choices[0] ?? '');
    house.choose('answer 2');
    expect([house.G.explorers[0]?.life, house.cardsOf('0'), house.asked]).toEqual(['dead', [], '1 turn']);
  });
});

describe('BH-mystic-elevator (BH74)', () => {
  test('BH163: at the end of a turn it asks who has not gone by choice, whatever spaces were used up', () => {
    const ends = (turn: Partial<Turn>) => {
      const house = houseOf({ rooms: ['mystic-elevator'], tiles: [ELEVATOR], dice: thrown(2, 2) });
      Object.assign(house.G.turn, turn);
      house.choose('end');
      return house.dice.length;
    };
    expect([ends({}), ends({ spent: 1 }), ends({ hasMoved: true })]).toEqual([0, 0, 2]);
  });

  const ride = (total: number, more: Layout = {}) => {
    const house = houseOf({
      rooms: ['foyer'],
      tiles: [ELEVATOR],
      ...more,
      dice: [...thrown(2, total), ...(more.dice ?? [])],
    });
    house.choose('go mystic-elevator');
    return house;
  };
  const stops = (house: ReturnType<typeof ride>) => [
    ...new Set(house.choices.map((one) => one.replace(/^answer | \d$/g, ''))),
  ];

  test.each([
    [4, ['basement-landing', 'entrance-hall', 'foyer', 'stay', 'upper-landing']],
    [3, ['upper-landing']],
    [2, ['entrance-hall', 'foyer', 'stay']],
    [1, ['basement-landing']],
  ])('a roll of %d stops beside %s', (total, rooms) => {
    expect(stops(ride(total)).sort()).toEqual(rooms);
  });

  test('BH94: 0 is the basement, and everybody inside takes a die of their own', () => {
    const house = ride(0, { rooms: ['foyer', 'mystic-elevator'], dice: [1, 2] });
    house.choose('answer basement-landing 0', 'answer 1', 'answer 0');
    expect(['0', '1', '2'].map((seat) => house.changes(seat))).toEqual([{ speed: -1 }, { might: -2 }, {}]);
    expect(standing(house.G, 'mystic-elevator')).toMatchObject({ floor: 'basement', x: 0, y: -1, turn: 2 });
  });

  test('BH62: a traitor inside takes nothing of it', () => {
    const house = ride(0, { rooms: ['foyer', 'mystic-elevator'], traitor: '1', dice: [1] });
    house.choose('answer basement-landing 0', 'answer 1');
    expect(['0', '1'].map((seat) => house.changes(seat))).toEqual([{ speed: -1 }, {}]);
  });

  test('BH94: they take it, too, where no doorway of the basement will do, and it stays', () => {
    const closed: Laid[] = [
      ['conservatory', 'basement', 0, -1, 2],
      ['storeroom', 'basement', 1, 0, 3],
      ['crypt', 'basement', 0, 1, 0],
      ['vault', 'basement', -1, 0, 1],
    ];
    const house = ride(0, { tiles: [ELEVATOR, ...closed], dice: [1] });
    house.choose('answer 1');
    expect([house.changes('0'), standing(house.G, 'mystic-elevator').floor]).toEqual([
      { speed: -1 },
      'ground',
    ]);
  });

  test('once a turn; and at the end of each turn that is spent in it', () => {
    const house = ride(3);
    house.choose('answer upper-landing 0');
    expect(house.placeOf('0')).toBe('mystic-elevator');
    house.choose('go upper-landing', 'go mystic-elevator');
    expect([house.asked, standing(house.G, 'mystic-elevator').floor]).toEqual(['0 turn', 'upper']);
    house.choose('end', 'end', 'end');
    house.dice.push(...thrown(2, 1));
    house.choose('end', 'answer basement-landing 2');
    expect([standing(house.G, 'mystic-elevator').floor, house.asked]).toEqual(['basement', '1 turn']);
  });

  test('what lies on it travels with it', () => {
    const house = ride(3, { tokens: [{ token: 'closet', room: 'mystic-elevator', side: null }] });
    house.choose('answer upper-landing 1');
    expect([house.tokens, house.choices]).toEqual([
      ['closet in mystic-elevator'],
      expect.arrayContaining(['use closet', 'go upper-landing']),
    ]);
  });

  test('BH62: a traitor chooses the floor without a roll, and nothing harms it', () => {
    const house = houseOf({ rooms: ['foyer'], tiles: [ELEVATOR], traitor: '0' });
    house.choose('go mystic-elevator');
    expect(stops(house).sort()).toEqual([
      'basement-landing',
      'entrance-hall',
      'foyer',
      'stay',
      'upper-landing',
    ]);
  });
});

describe('BH-vault (BH79)', () => {
  const vault: Layout = {
    rooms: ['vault'],
    tiles: [['vault', 'upper', 0, -1, 2]],
    decks: { item: ['axe', 'bell'] },
  };

  test('Knowledge 6+ brings two items, and leaves it empty', () => {
    const house = houseOf({ ...vault, dice: [2, 2, 2] });
    expect(house.optionOf('use vault')).toMatchObject({ odds: { dice: 3, from: 6 } });
    house.choose('use vault');
    expect([house.cardsOf('0'), house.tokens]).toEqual([['axe', 'bell'], ['vault-empty in vault']]);
    house.choose('end', 'end', 'end');
    expect(house.choices).not.toContain('use vault');
  });

  test('less brings nothing, and one may try again in a later turn; a traitor has to roll as well (BH62)', () => {
    const house = houseOf({ ...vault, dice: [2, 2, 1], traitor: '0' });
    house.choose('use vault');
    expect([house.cardsOf('0'), house.tokens, house.choices.includes('use vault')]).toEqual([[], [], false]);
    house.choose('end', 'end', 'end');
    expect(house.choices).toContain('use vault');
  });

  test('whoever discovers it draws an event, outside its door', () => {
    const house = houseOf({
      rooms: ['upper-landing'],
      stack: ['vault'],
      decks: { event: ['night-view'] },
      dice: thrown(3, 0),
    });
    house.choose('discover upper-landing 0');
    expect([house.placeOf('0'), house.G.discardPiles.event, house.tokens]).toEqual([
      'vault',
      ['night-view'],
      [],
    ]);
  });
});

test('BH80, BH100: a window turns with its tile, and one that a tile lies against is false', () => {
  const house = houseOf({
    tiles: [
      ['bedroom', 'upper', 0, -1, 1],
      ['chapel', 'ground', 1, -1, 2],
      ['attic', 'upper', -1, -1],
    ],
  });
  const looksOut = (room: string) => hasOpenWindow(house.G, box, standing(house.G, room));
  // The Bedroom's window looks west now, at the Attic; the Chapel's north, at nothing; the Grand Staircase's south.
  expect([looksOut('bedroom'), looksOut('chapel'), looksOut('grand-staircase')]).toEqual([false, true, true]);
});
