import { houseOf, type Layout, thrown } from './arrange';
import { toyHaunt } from './toy-haunt';

/** Events that lie in front of somebody. Seat 0 is Ox Bellows: Speed 4, Might 5, Sanity 3, Knowledge 3. */

describe.each([
  ['webs', 5, 4],
  ['debris', 4, 3],
] as const)('BH-%s', (card, count, from) => {
  const isDebris = card === 'debris';
  const fall = (total: number, ...more: number[]) => ({ dice: [...thrown(count, total), ...more] });

  test('whoever succeeds is free and gains a step', () => {
    const house = houseOf(fall(from));
    house.draw(card);
    expect(house.changes('0')).toEqual(isDebris ? { speed: 1 } : { might: 1 });
    expect(house.cardsOf('0')).toEqual([]);
  });

  test('whoever fails has it, and Debris hurts by one die or two', () => {
    for (const [total, harm] of [
      [from - 1, 1],
      [0, 2],
    ] as const) {
      const house = houseOf(fall(total, ...(isDebris ? thrown(harm, harm) : [])));
      house.draw(card);
      if (isDebris) house.choose(`answer ${harm}`);
      expect(house.changes('0')).toEqual(isDebris ? { speed: -harm } : {});
      expect([house.cardsOf('0'), house.G.discardPiles.event]).toEqual([[card], []]);
    }
  });

  const held: Layout = { cards: [[card, 'axe']], traitor: '1' };

  test('BH140: who is held takes no step, does not attack and uses nothing, but tears at it', () => {
    const house = houseOf({ ...held, tokens: [{ token: 'closet', room: 'entrance-hall', side: null }] });
    expect(house.choices).toEqual([`use ${card}`, 'end']);
  });

  test('BH140: freed by its own roll, it may act at once, without a gain', () => {
    const house = houseOf({ ...held, dice: thrown(5, 4) });
    house.choose(`use ${card}`);
    expect(house.cardsOf('0')).toEqual(['axe']);
    expect(house.changes('0')).toEqual({});
    expect(house.choices).toEqual(expect.arrayContaining(['go foyer', 'attack 1 might axe']));
  });

  test('BH140: somebody else frees it in the same room only, once a turn', () => {
    const house = houseOf({ ...held, turn: '2', dice: thrown(3, 4) });
    house.choose(`use ${card}`);
    expect(house.cardsOf('0')).toEqual(['axe']);
    expect(houseOf({ ...held, turn: '2', rooms: ['foyer'] }).choices).not.toContain(`use ${card}`);
  });

  test('a rescuer who fails at Webs has walked enough; the third failure frees at the next turn', () => {
    const house = houseOf({
      ...held,
      traitor: undefined,
      turn: '2',
      dice: [...thrown(3, 3), ...thrown(5, 3), ...thrown(3, 3)],
    });
    house.choose(`use ${card}`);
    expect(house.choices).not.toContain(`use ${card}`);
    expect(house.choices.some((choice) => choice.startsWith('go'))).toBe(isDebris);
    house.choose('end', `use ${card}`);
    expect(house.asked).toBe('0 turn');
    house.choose('end', `use ${card}`, 'end', 'end');
    expect([house.asked, house.cardsOf('0')]).toEqual(['0 turn', ['axe']]);
  });
});

const dirty: Layout = { cards: [['grave-dirt']] };

test('BH-grave-dirt: Might 4+ gains a step, less keeps it', () => {
  const clean = houseOf({ dice: thrown(5, 4) });
  clean.draw('grave-dirt');
  expect([clean.changes('0'), clean.cardsOf('0')]).toEqual([{ might: 1 }, []]);
  const house = houseOf({ dice: thrown(5, 3) });
  house.draw('grave-dirt');
  expect(house.cardsOf('0')).toEqual(['grave-dirt']);
});

test('BH-grave-dirt: it hurts whenever one’s turn begins', () => {
  const house = houseOf({ ...dirty, turn: '2' });
  house.choose('end', 'answer 1');
  expect(house.changes('0')).toEqual({ speed: -1 });
  expect(house.cardsOf('0')).toEqual(['grave-dirt']);
});

test('BH-grave-dirt: a turn that ends in one of seven rooms takes it off, another does not', () => {
  for (const [room, isClean] of [
    ['gymnasium', true],
    ['attic', false],
  ] as const) {
    const house = houseOf({ ...dirty, rooms: [room], tiles: [[room, 'upper', 0, -1]] });
    house.choose('end');
    expect(house.cardsOf('0')).toEqual(isClean ? [] : ['grave-dirt']);
  }
});

test('BH142: any card gained that raises a trait takes Grave Dirt off, an event’s gain does not', () => {
  const house = houseOf({ ...dirty, dice: thrown(3, 5) });
  house.draw('night-view');
  expect(house.cardsOf('0')).toEqual(['grave-dirt']);
  house.draw('book');
  expect(house.cardsOf('0')).toEqual(['book']);
});

test.each([
  { card: 'bottle', shows: 5 },
  { card: 'bottle', shows: 4 },
  { card: 'bottle', shows: 3 },
  { card: 'dark-dice', shows: 4, answer: 'answer might' },
  { card: 'dark-dice', shows: 2, answer: 'answer sanity' },
])('BH142: so does a $shows of the $card, which raises one', ({ card, shows, answer }) => {
  const house = houseOf({ traitor: '1', cards: [['grave-dirt', card]], dice: thrown(3, shows) });
  house.choose(`use ${card}`, ...(answer === undefined ? [] : [answer]));
  expect(house.cardsOf('0')).not.toContain('grave-dirt');
});

test('BH142: what raises nothing leaves it: a trait at its top, a result that lowers', () => {
  const top = { speed: 8, might: 8, sanity: 8, knowledge: 8 };
  for (const [traits, shows] of [
    [top, 5],
    [{}, 2],
  ] as const) {
    const cards = [['grave-dirt', 'bottle']];
    const house = houseOf({ traitor: '1', traits: [traits], cards, dice: thrown(3, shows) });
    house.choose('use bottle');
    expect(house.cardsOf('0')).toEqual(['grave-dirt']);
  }
});

const dark: Layout = { cards: [['lights-out']], rooms: ['entrance-hall', 'upper-landing', 'upper-landing'] };

test('BH-lights-out: one space a turn', () => {
  const house = houseOf(dark);
  expect(house.choices.filter((choice) => choice.startsWith('go'))).toEqual(['go foyer']);
  house.choose('go foyer');
  expect(house.choices.filter((choice) => /^(go|discover)/.test(choice))).toEqual([]);
});

test('BH-lights-out: it ends with a turn in company or in the Furnace Room, or with the Candle', () => {
  const tiles: Layout['tiles'] = [['furnace-room', 'basement', 0, -1]];
  const ends = (layout: Layout) => {
    const house = houseOf({ ...dark, tiles, ...layout });
    house.choose('end');
    if (house.asked === '0 split') house.choose('answer 1');
    return house.cardsOf('0').length === 0;
  };
  expect(ends({})).toBe(false);
  expect(ends({ rooms: [] })).toBe(true);
  expect(ends({ rooms: ['furnace-room', 'foyer', 'foyer'] })).toBe(true);
  const house = houseOf(dark);
  house.draw('candle');
  expect(house.cardsOf('0')).toEqual(['candle']);
  house.draw('lights-out');
  expect(house.cardsOf('0')).toEqual(['candle']);
});

test('BH111: Webs, Debris, Grave Dirt and Lights Out leave a traitor; a stored number stays', () => {
  const cards = ['webs', 'debris', 'grave-dirt', 'lights-out', 'it-is-meant-to-be'];
  const house = houseOf({ cards: [cards], haunt: toyHaunt });
  house.G.options.haunt = 'chart';
  house.run([
    {
      do: 'choose-sides',
      seat: '0',
      number: toyHaunt.number,
      omen: 'book',
      room: 'attic',
      isSubstitute: false,
    },
  ]);
  expect(house.G.haunt?.traitor).toBe('0');
  expect(house.cardsOf('0')).toEqual(['it-is-meant-to-be']);
  expect(house.G.discardPiles.event).toEqual(cards.slice(0, 4));
});

describe('BH-it-is-meant-to-be', () => {
  test('a look at the top three, put back in any order, which nobody else knows', () => {
    const house = houseOf({ decks: { item: ['axe', 'bottle', 'bell'] } });
    house.G.known[1] = { stack: [], omen: [], item: ['axe'], event: [] };
    house.draw('it-is-meant-to-be');
    expect(house.choices).toEqual(['stack', 'omen', 'item', 'event', 'dice'].map((key) => `answer ${key}`));
    house.choose('answer item');
    expect(house.G.known[0]?.item).toEqual(['axe', 'bottle', 'bell']);
    expect(house.choices).toHaveLength(6);
    expect(JSON.stringify(house.G.agenda)).not.toMatch(/axe|bottle|bell/);
    house.choose('answer 3-1-2');
    expect(house.G.decks.item.slice(0, 3)).toEqual(['bell', 'axe', 'bottle']);
    expect(house.G.known.map(({ item }) => item)).toEqual([['bell', 'axe', 'bottle'], [], []]);
    expect(house.cardsOf('0')).toEqual([]);
  });

  test('BH151: a stack of fewer than three shows what is left', () => {
    const house = houseOf({ stack: ['attic', 'crypt'], isStackShort: true });
    house.draw('it-is-meant-to-be');
    house.choose('answer stack');
    expect(house.choices).toEqual(['answer 2-1', 'answer 1-2']);
    house.choose('answer 2-1');
    expect(house.G.stack).toEqual(['crypt', 'attic']);
  });

  test('BH89: an empty stack is shuffled before it is looked at', () => {
    const house = houseOf({ stack: [], isStackShort: true });
    house.G.discards = [{ room: 'attic', isOpen: false, seenBy: [] }];
    house.draw('it-is-meant-to-be');
    house.choose('answer stack');
    expect([house.G.stack, house.G.discards, house.G.known[0]?.stack]).toEqual([['attic'], [], ['attic']]);
  });

  test('BH151, BH105: four dice of one’s own are kept and take the place of a later roll’s, once', () => {
    const house = houseOf({ dice: thrown(4, 5) });
    house.draw('it-is-meant-to-be');
    house.choose('answer dice');
    expect([house.cardsOf('0'), house.dice]).toEqual([['it-is-meant-to-be'], []]);
    house.draw('creepy-crawlies');
    house.choose('answer it-is-meant-to-be');
    expect(house.changes('0')).toEqual({ sanity: 1 });
    expect(house.cardsOf('0')).toEqual([]);
    expect(house.G.discardPiles.event).toContain('it-is-meant-to-be');
  });

  test('it is no more than that roll could show', () => {
    const house = houseOf({ dice: thrown(4, 8), traits: [{ sanity: 1 }] });
    house.draw('it-is-meant-to-be');
    house.choose('answer dice');
    house.draw('creepy-crawlies');
    house.choose('answer it-is-meant-to-be');
    // Two dice show 4 at most.
    expect(house.changes('0')).toEqual({});
    expect(house.told).toContain('discard');
  });
});
