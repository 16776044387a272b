import { explorerAt } from '@games/betrayal/rules/figures';
import { houseOf, type Layout, thrown } from './arrange';
import { ghoulIn, haunted, lying } from './held';

/** What items do that are held or used. Seat 0 is Ox Bellows: Speed 4, Might 5, Sanity 3, Knowledge 3. */

const all = (by: number) => ({ speed: by, might: by, sanity: by, knowledge: by });
const held = (card: string, more: Layout = {}) => ({ cards: [[card]], ...more });

describe('BH-amulet-of-the-ages', () => {
  test('BH38: one up with all four when it is gained, three down when it is lost', () => {
    const house = houseOf({ traits: [all(5)] });
    house.draw('amulet-of-the-ages');
    expect(house.changes('0')).toEqual(all(1));
    house.run([{ do: 'drop', card: 'amulet-of-the-ages' }]);
    expect(house.changes('0')).toEqual(all(-2));
  });
});

describe('BH-armor', () => {
  test.each([
    ['physical', 2, 1],
    ['physical', 1, 0],
    ['mental', 2, 2],
  ] as const)('of %s harm of %d it leaves %d', (kind, points, left) => {
    const house = houseOf(held('armor'));
    house.run([{ do: 'harm', kind, points }]);
    expect(house.asked).toBe(left === 0 ? '0 turn' : '0 split');
    if (left > 0) expect(house.choices).toHaveLength(left + 1);
    expect(house.told.filter((told) => told === 'armor-takes')).toHaveLength(points - left);
  });

  test('it can’t be stolen, but dropped; BH114: it is not used by what it does', () => {
    const house = houseOf({ traitor: '0', cards: [['pickpockets-gloves'], ['armor', 'axe']] });
    expect(house.choices).toContain('use pickpockets-gloves 1 axe');
    expect(house.choices).not.toContain('use pickpockets-gloves 1 armor');
    const worn = houseOf(held('armor'));
    worn.run([{ do: 'harm', kind: 'physical', points: 1 }]);
    expect(worn.choices).toContain('drop armor');
  });
});

describe('BH-bell', () => {
  const layout = held('bell', { traitor: '1', rooms: ['entrance-hall', 'foyer', 'upper-landing'] });

  test('one Sanity while it is held', () => {
    const house = houseOf();
    house.draw('bell');
    expect(house.changes('0')).toEqual({ sanity: 1 });
    house.run([{ do: 'drop', card: 'bell' }]);
    expect(house.changes('0')).toEqual({});
  });

  test('not before the haunt', () => {
    expect(houseOf(held('bell')).choices).not.toContain('use bell');
  });

  test('BH134: 5+ pulls heroes a space nearer, as its user chooses; not the traitor', () => {
    const house = houseOf({ ...layout, dice: thrown(3, 5) });
    house.choose('use bell');
    expect(house.asked).toBe('0 pick');
    expect(house.choices).toEqual(['answer 2 grand-staircase', 'answer enough']);
    house.choose('answer 2 grand-staircase');
    expect([house.placeOf('1'), house.placeOf('2')]).toEqual(['foyer', 'grand-staircase']);
  });

  test('BH134: nobody who is stuck, or behind a barrier', () => {
    const stuck = houseOf({ ...layout, cards: [['bell'], [], ['webs']], dice: thrown(3, 5) });
    stuck.choose('use bell');
    expect(stuck.asked).toBe('0 turn');
    const barred = houseOf({
      ...layout,
      rooms: ['upper-landing', 'foyer', 'tower 1'],
      tiles: [['tower', 'upper', 1, 0]],
      dice: thrown(3, 5),
    });
    barred.choose('use bell');
    expect(barred.asked).toBe('0 turn');
  });

  test('0 to 4 lets the traitor bring monsters', () => {
    const house = houseOf({ ...layout, dice: thrown(3, 4) });
    const ghoul = ghoulIn(house, 'foyer');
    house.choose('use bell');
    expect(house.asked).toBe('1 pick');
    house.choose(`answer ${ghoul} entrance-hall`);
    expect(house.G.monsters[0]?.room).toBe('entrance-hall');
    expect(house.asked).toBe('0 turn');
  });

  test('0 to 4 does nothing where its user is the traitor', () => {
    const house = houseOf({ ...layout, traitor: '0', dice: thrown(3, 4) });
    ghoulIn(house, 'foyer', '0');
    house.choose('use bell');
    expect(house.asked).toBe('0 turn');
  });
});

describe('BH-bottle', () => {
  test('not before the haunt', () => {
    expect(houseOf(held('bottle')).choices).not.toContain('use bottle');
  });

  test.each([
    [5, { might: 2, speed: 2 }],
    [4, { knowledge: 2, sanity: 2 }],
    [3, { knowledge: 1, might: -1 }],
    [2, { knowledge: -2, sanity: -2 }],
    [1, { might: -2, speed: -2 }],
    [0, all(-2)],
  ])('%d', (total, changes) => {
    const house = houseOf(held('bottle', { traitor: '1', dice: thrown(3, total) }));
    house.choose('use bottle');
    expect(house.changes('0')).toEqual(changes);
    expect(house.cardsOf('0')).toEqual([]);
    expect(house.G.discardPiles.item).toEqual(['bottle']);
  });

  test('BH136: 6 leads to any room that still stands', () => {
    const house = houseOf(
      held('bottle', { traitor: '1', dice: thrown(3, 6), tiles: [['attic', 'upper', 0, -1]] }),
    );
    for (const tile of house.G.tiles) if (tile.room === 'attic') tile.isLost = true;
    house.choose('use bottle');
    expect(house.choices).not.toContain('answer attic');
    house.choose('answer basement-landing');
    expect(house.placeOf('0')).toBe('basement-landing');
  });
});

describe('BH-candle', () => {
  test('Bell, Book and Candle: two up when they come together, two down when they part, and so again (BH117)', () => {
    const house = houseOf({ cards: [['bell', 'candle']], traits: [all(4)] });
    house.draw('book');
    expect(house.changes('0')).toEqual({ ...all(2), knowledge: 4 });
    house.run([{ do: 'hand-over', card: 'candle', to: '1', how: 'trade' }]);
    expect(house.changes('0')).toEqual({ knowledge: 2 });
    house.run([{ do: 'hand-over', seat: '1', card: 'candle', to: '0', how: 'trade' }]);
    expect(house.changes('0')).toEqual({ ...all(2), knowledge: 4 });
    expect(house.changes('1')).toEqual({});
  });

  test('spread over two explorers they are nothing', () => {
    const house = houseOf({ cards: [['bell'], ['candle']] });
    house.draw('book');
    expect(house.changes('0')).toEqual({ knowledge: 2 });
  });
});

describe('BH-dark-dice', () => {
  const layout = held('dark-dice', { rooms: ['foyer', 'foyer', 'upper-landing'] });
  const rolled = (total: number, more: Layout = {}) => {
    const house = houseOf({ ...layout, dice: thrown(3, total), ...more });
    house.choose('use dark-dice');
    return house;
  };

  test('6: to another explorer, in one’s own room nothing happens (BH131)', () => {
    const house = rolled(6);
    expect(house.choices).toEqual(['answer 1', 'answer 2']);
    house.choose('answer 2');
    expect(house.placeOf('0')).toBe('upper-landing');
    const same = rolled(6);
    same.choose('answer 1');
    expect(same.placeOf('0')).toBe('foyer');
  });

  test('6: not to a traitor who is known', () => {
    const house = rolled(6, { traitor: '2', rooms: ['entrance-hall', 'foyer', 'upper-landing'] });
    expect(house.placeOf('0')).toBe('foyer');
  });

  test('5: another one there goes through a door, without a leaving roll (BH131)', () => {
    const house = rolled(5);
    expect(house.choices).toEqual(['answer 1 entrance-hall', 'answer 1 grand-staircase']);
    house.choose('answer 1 entrance-hall');
    expect(house.placeOf('1')).toBe('entrance-hall');
    const attic = rolled(5, { rooms: ['attic', 'attic'], tiles: [['attic', 'upper', 0, -1]] });
    expect(attic.placeOf('1')).toBe('upper-landing');
    expect(attic.changes('1')).toEqual({});
  });

  test.each([
    [4, 'might'],
    [2, 'sanity'],
  ])('%d: a trait of that kind rises', (total, trait) => {
    const house = rolled(total);
    house.choose(`answer ${trait}`);
    expect(house.changes('0')).toEqual({ [trait]: 1 });
  });

  test('3: through a door, for no space', () => {
    const house = rolled(3);
    house.choose('answer grand-staircase');
    expect(house.placeOf('0')).toBe('grand-staircase');
    expect(house.G.turn.spent).toBe(0);
  });

  test('3: in a room with a barrier only on one’s own side', () => {
    const house = rolled(3, {
      rooms: ['tower 3'],
      tiles: [
        ['tower', 'upper', 1, 0],
        ['gallery', 'upper', 2, 0, 1],
      ],
    });
    expect(house.placeOf('0')).toBe('upper-landing');
  });

  test('1: an event is drawn', () => {
    const house = rolled(1, { decks: { event: ['night-view'] }, dice: [...thrown(3, 1), ...thrown(3, 0)] });
    expect(house.G.discardPiles.event).toEqual(['night-view']);
    expect(house.G.turn.isMovementOver).toBe(true);
  });

  test('0: all four go down to their lowest number, and the Dice are gone', () => {
    const house = rolled(0);
    expect(explorerAt(house.G, '0').traits).toEqual(all(1));
    expect(house.cardsOf('0')).toEqual([]);
  });
});

describe.each([
  ['healing-salve', { speed: 2, might: 1 }, ['speed', 'might']],
  ['smelling-salts', { knowledge: 1 }, ['knowledge']],
] as const)('BH-%s', (card, low, traits) => {
  test('brings oneself or somebody there back to the start, never down', () => {
    const layout = held(card, { rooms: ['foyer', 'foyer', 'entrance-hall'] });
    const house = houseOf({ ...layout, traits: [low, { ...low, sanity: 1 }, low] });
    expect(house.choices).toContain(`use ${card} 0`);
    expect(house.choices).not.toContain(`use ${card} 2`);
    house.choose(`use ${card} 1`);
    const { traits: now } = explorerAt(house.G, '1');
    const starts = { speed: 3, might: 4, knowledge: 4 };
    for (const trait of traits) expect(now[trait]).toBe(starts[trait]);
    expect(now.sanity).toBe(1);
    expect(house.cardsOf('0')).toEqual([]);
    const well = houseOf({ ...layout, traits: [{ speed: 8, might: 8, knowledge: 8 }] });
    expect(well.choices).not.toContain(`use ${card} 0`);
  });
});

describe('BH-medical-kit', () => {
  const layout = held('medical-kit', { traits: [{ knowledge: 5, speed: 2, might: 1 }] });

  test.each([
    [8, 3],
    [7, 2],
    [6, 2],
    [5, 1],
    [4, 1],
    [3, 0],
  ])('a roll of %d mends %d steps', (total, steps) => {
    const house = houseOf({ ...layout, dice: thrown(5, total) });
    house.choose('use medical-kit 0');
    for (let n = 0; n < steps; n++) house.choose('answer speed');
    expect(house.changes('0')).toEqual(steps === 0 ? {} : { speed: steps });
    expect(house.asked).toBe('0 turn');
    expect(house.choices).not.toContain('use medical-kit 0');
    expect(house.cardsOf('0')).toEqual(['medical-kit']);
  });

  test('never above the start; another one there as well', () => {
    const house = houseOf({
      ...layout,
      dice: thrown(5, 8),
      traits: [{ knowledge: 5 }, { speed: 2, might: 3 }],
    });
    expect(house.choices).not.toContain('use medical-kit 0');
    house.choose('use medical-kit 1', 'answer might');
    expect(house.choices).toEqual(['answer speed', 'answer enough']);
    house.choose('answer speed');
    expect(house.changes('1')).toEqual({ speed: 1, might: 1 });
  });
});

describe('BH-music-box', () => {
  const playing = (layout: Layout) => {
    const house = houseOf(layout);
    house.G.slices['music-box'] = true;
    return house;
  };

  test('opened and closed once a turn, by whoever carries it or stands beside it (BH133)', () => {
    const house = houseOf(held('music-box', { dice: [] }));
    house.choose('use music-box');
    expect(house.G.slices['music-box']).toBe(true);
    expect(house.asked).toBe('0 turn');
    expect(house.choices).not.toContain('use music-box');
    const beside = houseOf({ rooms: ['foyer', 'entrance-hall'] });
    lying(beside, 'foyer', 'music-box');
    expect(beside.choices).toContain('use music-box');
    beside.choose('go entrance-hall');
    expect(beside.choices).not.toContain('use music-box');
  });

  test.each([
    [4, '0 turn'],
    [3, '1 turn'],
  ])('a roll of %d of whoever enters: %s', (total, asked) => {
    const house = playing({
      cards: [[], ['music-box']],
      rooms: ['foyer'],
      dice: [...thrown(3, total), ...thrown(3, 6)],
    });
    expect(house.choices).not.toContain('discover entrance-hall 0');
    house.choose('go entrance-hall');
    expect(house.asked).toBe(asked);
    expect(house.cardsOf('1')).toEqual(['music-box']);
  });

  test('BH133: a turn that it ends still has its end', () => {
    const tiles = [['chapel', 'ground', 2, 1]] as const;
    const house = playing({ rooms: ['entrance-hall'], tiles, dice: thrown(3, 3) });
    lying(house, 'chapel', 'music-box');
    house.choose('go chapel');
    expect(house.asked).toBe('1 turn');
    expect(house.changes('0')).toEqual({ sanity: 1 });
  });

  test('whoever begins a turn there rolls; a carrier who fails lets it fall, and it plays on', () => {
    const rooms = ['foyer', 'entrance-hall', 'upper-landing'];
    const house = playing({ cards: [[], ['music-box']], rooms, dice: thrown(3, 0) });
    house.choose('end');
    expect(house.asked).toBe('2 turn');
    expect(house.G.piles).toEqual([{ room: 'entrance-hall', side: null, cards: ['music-box'] }]);
    expect(house.G.slices['music-box']).toBe(true);
  });

  test('closed it does nothing', () => {
    const house = houseOf({ cards: [[], ['music-box']], rooms: ['foyer'], dice: [] });
    house.choose('go entrance-hall');
    expect(house.asked).toBe('0 turn');
  });

  test('its carrier brings it along without a roll', () => {
    const house = playing(held('music-box', { dice: [] }));
    house.choose('go upper-landing');
    expect(house.asked).toBe('0 turn');
  });

  test('BH73: it holds monsters that have Sanity, and no others', () => {
    const layout = { traitor: '2', turn: '2', cards: [['music-box']] } satisfies Layout;
    const { house, ghoul } = haunted(
      { speed: 3, might: 5, sanity: 2 },
      { ...layout, dice: [...thrown(2, 0), ...thrown(3, 3)] },
    );
    house.G.slices['music-box'] = true;
    ghoul('entrance-hall');
    const free = ghoul('foyer');
    house.run([{ do: 'monsters' }]);
    expect(house.asked).toBe('1 monster');
    expect(new Set(house.choices.map((one) => one.split(' ')[1]))).toEqual(new Set([free]));
  });
});

describe('BH-pickpockets-gloves', () => {
  const layout = { cards: [['pickpockets-gloves'], ['blood-dagger', 'armor', 'ring', 'bite', 'girl']] };

  test('BH135: any item or item-like omen but Armor, of anybody there', () => {
    const house = houseOf(layout);
    expect(house.choices.filter((one) => one.startsWith('use'))).toEqual([
      'use pickpockets-gloves 1 blood-dagger',
      'use pickpockets-gloves 1 ring',
    ]);
    house.choose('use pickpockets-gloves 1 ring');
    expect(house.cardsOf('0')).toEqual(['ring']);
    expect(house.G.discardPiles.item).toEqual(['pickpockets-gloves']);
  });

  test('BH135: who loses the Blood Dagger takes its harm', () => {
    const house = houseOf({ ...layout, dice: [1, 1] });
    house.choose('use pickpockets-gloves 1 blood-dagger');
    expect(house.cardsOf('0')).toEqual(['blood-dagger']);
    // Two dice of 1 each; Armor takes one of the points.
    expect([house.asked, house.choices]).toEqual(['1 split', ['answer 1', 'answer 0']]);
  });
});

describe('BH-puzzle-box', () => {
  test.each([
    [6, ['axe', 'bell']],
    [5, ['puzzle-box']],
  ])('a roll of %d', (total, cards) => {
    const house = houseOf(held('puzzle-box', { dice: thrown(3, total), decks: { item: ['axe', 'bell'] } }));
    house.choose('use puzzle-box');
    expect(house.cardsOf('0')).toEqual(cards);
    expect(house.choices).not.toContain('use puzzle-box');
  });
});
