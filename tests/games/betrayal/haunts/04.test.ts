import { ownStep } from '../arrange';
import { hauntedHouse, untilTurnOf } from '../haunted';

const SALVE = 'healing-salve';
/** The revealer hangs in the hall; Peter, the strongest of the others, becomes the traitor and is eaten. */
const house = (dice: readonly number[], more: Parameters<typeof hauntedHouse>[1] = {}) =>
  hauntedHouse(4, {
    omen: 'bite',
    cards: [['bite'], [SALVE]],
    traits: [{}, { might: 3 }, { might: 8 }],
    dice,
    ...more,
  });

test('BH-h04: with three or four players the traitor’s explorer is eaten, the Spider sits where the Bite is', () => {
  const begun = house([]);
  expect(begun.G.haunt?.traitor).toBe('2');
  expect(begun.G.explorers.map(({ life }) => life)).toEqual(['alive', 'alive', 'dead']);
  expect(begun.G.monsters.map(({ kind, room, mover }) => [kind, room, mover])).toEqual([
    ['spider', 'entrance-hall', '2'],
    ['web', 'entrance-hall', null],
  ]);
});

test('BH-h04: who hangs in the web can’t take a step, nothing moves her, and she can’t die yet', () => {
  const begun = house([]);
  untilTurnOf(begun, '0');
  expect(begun.choices.filter((one) => one.startsWith('go') || one.startsWith('discover'))).toEqual([]);
  begun.bring('0', 'foyer');
  expect(begun.placeOf('0')).toBe('entrance-hall');
  begun.run([{ do: 'lose', trait: 'speed', by: 8 }], '0');
  expect(begun.G.explorers[0]).toMatchObject({ life: 'alive', traits: { speed: 1 } });
});

test('BH-h04 BH-front-door: web cut, eggs destroyed, door forced and one hero out is the heroes’ win', () => {
  // Missy's Might of 3 against the web's 4: 6 to 0 each time; the Spider's speed, and its attacks, come between.
  const cut = [2, 2, 2, 0, 0, 0, 0];
  const begun = house([...cut]);
  // Out of the Spider's way, for a line without it.
  begun.G.monsters = begun.G.monsters.filter(({ kind }) => kind === 'web');
  untilTurnOf(begun, '1');
  expect(begun.of('use cure')).toEqual([`use cure ${SALVE}`]);
  begun.choose('attack m2 might');
  begun.choose(`use cure ${SALVE}`);
  expect(begun.G.hidden).toMatchObject({ cuts: 1, cure: { isDone: true } });
  for (const seat of ['0', '1']) {
    begun.dice.push(...(seat === '0' ? [2, 2, 2, 0, 0] : [2, 2, 2]), 0, 0, 0, 0);
    untilTurnOf(begun, seat);
    expect(begun.choices.some((one) => one.startsWith('use front-door'))).toBe(false);
    begun.choose('attack m2 might');
  }
  expect(begun.G.monsters).toEqual([]);
  begun.dice.push(2, 2, 2);
  begun.G.decks.event = ['night-view', ...begun.G.decks.event.filter((one) => one !== 'night-view')];
  begun.dice.push(0, 0, 0, 0);
  begun.choose('use front-door might');
  untilTurnOf(begun, '0');
  expect(begun.G.outcome).toBeNull();
  begun.choose('use leave');
  expect(begun.G.outcome).toEqual({ side: 'heroes', winners: ['0', '1'], how: 'goal' });
});

test('BH-h04-D2 BH-h04-T: the step that makes the track 9 hatches the eggs, at the end of the eighth traitor’s turn', () => {
  const begun = house([]);
  begun.G.monsters = begun.G.monsters.filter(({ kind }) => kind === 'web');
  for (let turn = 1; turn < 8; turn++) {
    untilTurnOf(begun, '1');
    begun.choose('end');
  }
  expect(begun.G.hidden).toMatchObject({ track: 8 });
  expect(begun.G.outcome).toBeNull();
  untilTurnOf(begun, '1');
  begun.choose('end');
  expect(begun.G.outcome).toEqual({ side: 'traitor', winners: ['2'], how: 'goal' });
});

test('BH-h04: with the eggs destroyed the dead are dead, and the last of them is the traitor’s win', () => {
  const begun = house([]);
  untilTurnOf(begun, '1');
  begun.choose(`use cure ${SALVE}`);
  begun.run(
    [
      { do: 'die', seat: '0' },
      { do: 'die', seat: '1' },
    ],
    '1',
  );
  expect(begun.G.outcome).toEqual({ side: 'traitor', winners: ['2'], how: 'dead' });
});

test('BH33 BH-h04: to cure is to use a card: not with one that has been picked up or used in this turn', () => {
  const begun = house([], {
    cards: [['bite'], [SALVE, 'medical-kit']],
    traits: [{ might: 2 }, { might: 3 }, { might: 8 }],
  });
  begun.G.monsters = [];
  untilTurnOf(begun, '1');
  expect(begun.of('use cure')).toEqual(['use cure medical-kit', `use cure ${SALVE}`]);
  begun.run([{ do: 'mark', card: SALVE }], '1');
  expect(begun.of('use cure')).toEqual(['use cure medical-kit']);
  begun.dice.push(0, 0, 0, 0);
  begun.choose('use cure medical-kit');
  expect(begun.choices).not.toContain('drop medical-kit');
});

test.each(['slide', 'wall-switch'])(
  'BH86 BH-h04: who hangs in the web takes no way by a token either: %s',
  (token) => {
    const begun = house([], {
      rooms: ['library', 'entrance-hall', 'entrance-hall'],
      tiles: [
        ['library', 'ground', 0, -1],
        ['ballroom', 'ground', 0, -2],
      ],
      tokens: [{ token, room: 'library', side: null }],
    });
    untilTurnOf(begun, '0');
    expect(begun.choices).not.toContain(`use ${token}`);
  },
);

describe('the Spider', () => {
  /** Beside Missy in the foyer, with the web far off. */
  const spider = (dice: readonly number[]) => {
    const begun = house(dice, { rooms: ['upper-landing', 'foyer', 'upper-landing'] });
    return begun.put('m1', 'foyer');
  };

  test('BH-h04-R: blanks of its own attack are rolled once more', () => {
    const begun = spider([0, 1, 2, 0, 0, 0]);
    begun.run([{ do: 'attack', attacker: 'm1', target: '1', trait: 'might' }], '2');
    expect([begun.asked, begun.dice, begun.choices.length]).toEqual(['1 split', [], 4]);
  });

  test('BH-h04-D9: those of its defence are not', () => {
    const begun = spider([2, 0, 0, 0, 0]);
    untilTurnOf(begun, '1');
    begun.choose('attack m1 might');
    expect([begun.dice, begun.G.monsters[0]?.stunned]).toEqual([[], 1]);
  });

  test('BH-h04: it goes for anybody but who is infested, and where it likes once the eggs are gone', () => {
    const begun = house([0], { rooms: ['entrance-hall', 'grand-staircase', 'foyer'] });
    begun.set({ track: 2 });
    begun.run([{ do: 'monsters' }], '2');
    expect([begun.asked, begun.G.monsters[0]?.room]).toEqual(['0 turn', 'foyer']);
    begun.dice.push(0);
    begun.set({ cure: { isDone: true } });
    begun.run([{ do: 'monsters' }], '2');
    expect([...begun.choices].sort()).toEqual(['end m1', 'go m1 entrance-hall', 'go m1 grand-staircase']);
  });

  test('BH165: its Speed of 0 is a Speed: the Revolver hits it, and all are shown it', () => {
    const begun = house([2, 2, 0, 0, 0, 0], {
      cards: [['bite'], ['revolver']],
      rooms: ['upper-landing', 'foyer', 'upper-landing'],
    });
    begun.put('m1', 'foyer').put('m2', 'upper-landing');
    untilTurnOf(begun, '1');
    expect(begun.viewOf('1').values.m1).toEqual({ speed: 0, might: 2, sanity: 5 });
    begun.choose('attack m1 speed revolver');
    expect([begun.dice, begun.G.monsters[0]?.stunned]).toEqual([[], 1]);
  });
});

test('BH-h04 BH-h04-D6: nobody attacks whoever carries living eggs, the traitor neither, who does not cut the web', () => {
  const begun = house([], {
    explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez', 'jenny-leclerc'],
    turn: '2',
  });
  begun.dice.push(...Array<number>(8).fill(0));
  begun.G.monsters = begun.G.monsters.filter(({ kind }) => kind === 'web');
  const attacked = () => begun.of('attack');
  untilTurnOf(begun, '2');
  expect(attacked()).toEqual(['attack 1 might', 'attack 3 might', 'attack 4 might']);
});

describe('BH170: what holds for an attack of one’s turn holds for one that a card orders', () => {
  const FIVE = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez', 'jenny-leclerc'];
  /** Peter, the traitor, or Missy beside her in the hall; the Spider is away. */
  const beside = (rooms: readonly string[], cards: readonly (readonly string[])[] = [['bite']]) => {
    const begun = house([], { explorers: FIVE, rooms, cards });
    begun.G.monsters = begun.G.monsters.filter(({ kind }) => kind === 'web');
    return begun;
  };
  const HALL = 'entrance-hall';
  const AWAY = 'upper-landing';

  test.each([
    ['1', [HALL, HALL, AWAY, AWAY, AWAY]],
    ['2', [HALL, AWAY, HALL, AWAY, AWAY]],
  ])('Bloody Vision sets seat %s neither on the web nor on whoever carries living eggs', (seat, rooms) => {
    const begun = beside(rooms);
    untilTurnOf(begun, seat);
    begun.run([ownStep('card:bloody-vision/strike')], seat);
    expect(begun.asked).toBe(`${seat} turn`);
  });

  test('Bloody Vision still finds a hero of the own side, and her once the eggs are gone (BH-g16)', () => {
    const struck = (rooms: readonly string[], isDone: boolean) => {
      const begun = beside(rooms);
      begun.set({ cure: { isDone } });
      untilTurnOf(begun, '1');
      begun.dice.push(...Array<number>(12).fill(0));
      begun.run([ownStep('card:bloody-vision/strike')], '1');
      return begun.G.journal?.flatMap(({ kind, facts }) => (kind === 'attack' ? [facts.target] : []));
    };
    expect(struck([HALL, HALL, AWAY, HALL, AWAY], false)).toEqual([{ seat: '3' }]);
    expect(struck([HALL, HALL, AWAY, AWAY, AWAY], true)).toEqual([{ seat: '0' }]);
  });

  test('Dynamite spares her as well', () => {
    const begun = beside(['foyer', HALL, AWAY, AWAY, AWAY], [['bite'], ['dynamite']]);
    untilTurnOf(begun, '1');
    expect(begun.choices).not.toContain('use dynamite foyer');
    begun.set({ cure: { isDone: true } });
    begun.run([], '1');
    expect(begun.choices).toContain('use dynamite foyer');
  });
});

test('BH-h04-D3: a hero who may draw an item may take the Kit instead; the traitor may not', () => {
  const explorers = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez', 'jenny-leclerc'];
  const begun = house([], { explorers, decks: { item: ['axe'] } });
  begun.G.monsters = [];
  untilTurnOf(begun, '1');
  begun.run([{ do: 'draw', deck: 'item' }], '1');
  expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer kit', 'answer draw']]);
  begun.choose('answer kit');
  expect([begun.cardsOf('1'), begun.G.decks.item[0]]).toEqual([[SALVE, 'medical-kit'], 'axe']);
  // In place of a drawn card it ends the movement as one does (BH19).
  expect(begun.of('go ')).toEqual([]);
  begun.G.decks.item.push('medical-kit');
  begun.run([{ do: 'draw', deck: 'item' }], '2');
  expect(begun.cardsOf('2')).toEqual(['axe']);
});

describe('whom nothing moves', () => {
  const LIFT = ['mystic-elevator', 'ground', 2, -1, 2] as const;
  const TILES = [LIFT, ['library', 'ground', 0, -1, 3]] as const;
  const SALVED = [['bite'], [SALVE]];
  const hung = (
    room: string,
    more: Parameters<typeof hauntedHouse>[1] = {},
    dice: readonly number[] = [],
  ) => {
    const begun = house(dice, {
      tiles: TILES,
      rooms: [room, 'entrance-hall', 'entrance-hall'],
      cards: SALVED,
      ...more,
    });
    begun.G.monsters = begun.G.monsters.filter(({ kind }) => kind === 'web');
    return begun;
  };
  const lift = ({ G }: ReturnType<typeof hung>) => G.tiles.find(({ room }) => room === 'mystic-elevator');

  test('BH166: the Elevator does not ride with her at the end of her own turn, nor when somebody comes in', () => {
    const begun = hung('mystic-elevator');
    const before = { ...lift(begun) };
    untilTurnOf(begun, '0');
    begun.choose('end');
    begun.choose('go mystic-elevator');
    expect([begun.asked, begun.placeOf('1'), lift(begun)]).toEqual(['1 turn', 'mystic-elevator', before]);
  });

  test('BH166: it rides once she is free', () => {
    const begun = hung('mystic-elevator', {}, [2, 0]);
    begun.set({ cuts: 3 });
    untilTurnOf(begun, '0');
    begun.choose('end');
    expect(begun.asked).toBe('0 pick');
  });

  test('BH166 BH70: no monster takes it off with her either', () => {
    const begun = house([2, 2], {
      tiles: TILES,
      rooms: ['mystic-elevator', 'upper-landing', 'upper-landing'],
    });
    begun.put('m1', 'entrance-hall');
    begun.set({ track: 3, cure: { isDone: true } });
    begun.run([{ do: 'monsters' }], '2');
    begun.choose('go m1 mystic-elevator');
    expect([begun.asked, lift(begun)?.x]).toEqual(['2 monster', 2]);
  });

  test('BH166: What the…? leaves her room where it is, and moves another', () => {
    const begun = hung('library', { rooms: ['library', 'library', 'entrance-hall'] });
    untilTurnOf(begun, '1');
    begun.draw('what-the', '1');
    expect(begun.asked).toBe('1 turn');
    const elsewhere = hung('entrance-hall', { rooms: ['entrance-hall', 'library', 'entrance-hall'] });
    untilTurnOf(elsewhere, '1');
    elsewhere.draw('what-the', '1');
    expect(elsewhere.asked).toBe('1 pick');
  });

  /** She draws an event, and chooses whatever comes first until it is her turn again. */
  const found = (card: string, dice: readonly number[], room = 'library') => {
    const begun = hung(room);
    untilTurnOf(begun, '0');
    begun.dice.push(...dice);
    const { tiles, stack } = structuredClone(begun.G);
    begun.draw(card, '0');
    while (begun.asked !== '0 turn') begun.choose(begun.choices[0] ?? '');
    return { begun, tiles, stack };
  };

  test.each([
    ['secret-stairs', []],
    ['secret-passage', [2, 2, 2]],
    ['mystic-slide', [0, 0, 0, 0, 0, 0]],
    ['revolving-wall', []],
  ])('BH166: what she finds by %s leads her nowhere, and shows her nothing', (card, dice) => {
    const { begun, tiles, stack } = found(card, dice);
    expect([begun.placeOf('0'), begun.G.tiles, begun.G.stack]).toEqual(['library', tiles, stack]);
    expect(begun.G.discardPiles.event).toEqual([card]);
  });
});

test('BH-g26: how often the web is cut, and in whom the eggs live, lie open to all', () => {
  const begun = house([]);
  const eggs = { on: { seat: '0' }, word: 'eggs' };
  const marks = (seat: string | null) => begun.viewOf(seat).marks.filter(({ word }) => word !== 'track');
  expect(['0', '2', null].map(marks)).toEqual([[eggs], [eggs], [eggs]]);
  begun.set({ cuts: 2 });
  expect(marks(null)).toEqual([{ on: 'haunt', word: 'cuts', value: 2 }, eggs]);
  begun.set({ cure: { isDone: true } });
  expect(marks('2')).toEqual([{ on: 'haunt', word: 'cuts', value: 2 }]);
});

describe('what bots make for it with', () => {
  test('BH-h04-H: with the Kit in the traitor’s hands the Salve in a hero’s is what they make for the eggs with', () => {
    const begun = house([], {
      explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez', 'jenny-leclerc'],
      rooms: ['foyer', 'upper-landing', 'basement-landing', 'entrance-hall', 'entrance-hall'],
      cards: [['bite'], [SALVE], ['medical-kit']],
    });
    begun.G.monsters = [];
    begun.set({ cuts: 5 });
    expect(begun.G.haunt?.traitor).toBe('2');
    const own = begun.viewOf('1').goal?.own;
    expect([own?.['1'], own?.['0']]).toEqual([['foyer'], ['upper-landing']]);
  });
});

describe('what else its clauses say', () => {
  const FIVE = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez', 'jenny-leclerc'];
  const without = (begun: ReturnType<typeof house>, kind: string) => {
    begun.G.monsters = begun.G.monsters.filter((one) => one.kind !== kind);
    return begun;
  };

  test.each([
    [FIVE.slice(0, 4), 'dead'],
    [FIVE, 'alive'],
  ])('BH-h04-S: of %j the traitor’s explorer is %s', (explorers, life) => {
    const begun = house([], { explorers });
    expect(begun.G.explorers[Number(begun.G.haunt?.traitor)]?.life).toBe(life);
  });

  test('BH-h04-S: the Spider is where the Bite is, be it with somebody else than the revealer', () => {
    const begun = house([], { cards: [[], ['bite']], rooms: ['upper-landing', 'foyer', 'entrance-hall'] });
    expect(begun.G.monsters.map(({ kind, room }) => [kind, room])).toEqual([
      ['spider', 'foyer'],
      ['web', 'upper-landing'],
    ]);
  });

  test.each([
    [1, 0, 2],
    [2, 1, 2],
    [3, 2, 4],
    [4, 4, 4],
    [5, 5, 5],
    [6, 6, 7],
    [7, 6, 8],
    [8, 6, 8],
  ])(
    'BH-h04-M: with the track at %i the Spider has Speed %i and Might %i, and Sanity 5',
    (track, speed, might) => {
      const begun = house([]);
      begun.set({ track });
      expect(begun.viewOf('1').values.m1).toEqual({ speed, might, sanity: 5 });
    },
  );

  test('BH-h04-D1: a lost attack on the web hurts nobody, and a tie cuts nothing', () => {
    for (const web of [
      [2, 2, 2, 2],
      [2, 0, 0, 0],
    ]) {
      const begun = without(house([2, 0, 0, ...web]), 'spider');
      untilTurnOf(begun, '1');
      begun.choose('attack m2 might');
      expect([begun.changes('1'), begun.asked, begun.G.hidden]).toEqual([
        {},
        '1 turn',
        expect.objectContaining({ cuts: 0 }),
      ]);
    }
  });

  test('BH-h04-H: the web gives way to Might alone, by however little', () => {
    const cut = without(house([2, 0, 0, 1, 0, 0, 0]), 'spider');
    untilTurnOf(cut, '1');
    cut.choose('attack m2 might');
    expect(cut.G.hidden).toMatchObject({ cuts: 1 });
    const begun = without(house([], { cards: [['bite'], ['ring', 'revolver']] }), 'spider');
    untilTurnOf(begun, '1');
    expect(begun.of('attack')).toEqual(['attack m2 might']);
  });

  test('BH-h04-D4: in her room alone, or by herself; by 4, the Kit stays, and a failed roll is tried again next turn', () => {
    const cards = [['bite'], ['medical-kit']];
    const away = without(house([], { cards, rooms: ['entrance-hall', 'foyer'] }), 'spider');
    untilTurnOf(away, '1');
    expect(away.of('use cure')).toEqual([]);
    const begun = without(house([], { cards }), 'spider');
    untilTurnOf(begun, '1');
    begun.dice.push(2, 1, 0, 0);
    begun.choose('use cure medical-kit');
    expect([begun.G.hidden, begun.cardsOf('1')]).toEqual([
      expect.objectContaining({ cure: { isDone: false } }),
      ['medical-kit'],
    ]);
    expect(begun.of('use cure')).toEqual([]);
    begun.choose('end');
    untilTurnOf(begun, '1');
    begun.dice.push(2, 2, 0, 0);
    begun.choose('use cure medical-kit');
    expect([begun.G.hidden, begun.cardsOf('1')]).toEqual([
      expect.objectContaining({ cure: { isDone: true } }),
      ['medical-kit'],
    ]);
    const herself = without(house([], { cards: [['bite', SALVE]], rooms: ['foyer'] }), 'spider');
    untilTurnOf(herself, '0');
    herself.choose(`use cure ${SALVE}`);
    expect([herself.G.hidden, herself.cardsOf('0'), herself.G.discardPiles.item]).toEqual([
      expect.objectContaining({ cure: { isDone: true } }),
      ['bite'],
      [SALVE],
    ]);
  });

  test('BH-h04-D5: who hangs in the web attacks it, or an opponent in her room, trades and drops', () => {
    const begun = house([], { cards: [['bite', 'axe'], [SALVE]] });
    untilTurnOf(begun, '0');
    const mine = begun.choices.filter((one) => /^(attack|trade|drop)/.test(one));
    expect(mine).toEqual(
      expect.arrayContaining(['attack m1 might', 'attack m2 might', 'trade 1', 'drop axe']),
    );
  });

  test('BH-h04-D5 BH171: the Bell does not call her, until the web is broken', () => {
    const called = (cuts: number) => {
      const begun = without(
        house([], { cards: [['bite'], ['bell']], rooms: ['upper-landing', 'entrance-hall'] }),
        'spider',
      );
      begun.set({ cuts });
      untilTurnOf(begun, '1');
      begun.dice.push(...Array<number>(8).fill(2));
      begun.choose('use bell');
      while (begun.asked !== '1 turn') begun.choose(begun.choices[0] ?? '');
      return begun.placeOf('0');
    };
    expect([called(0), called(3)]).toEqual(['upper-landing', 'grand-staircase']);
  });

  test('BH-h04-D7: the web broken and the eggs alive she walks, and can’t die; the eggs gone she can, at the spaces that she has', () => {
    const begun = without(house([]), 'spider');
    begun.set({ cuts: 3 });
    untilTurnOf(begun, '0');
    expect(begun.choices).toContain('go foyer');
    begun.run([{ do: 'lose', trait: 'sanity', by: 8 }], '0');
    expect(begun.G.explorers[0]).toMatchObject({ life: 'alive', traits: { sanity: 1 } });
    begun.set({ cure: { isDone: true } });
    begun.run([{ do: 'lose', trait: 'sanity', by: 1 }], '0');
    expect(begun.G.explorers[0]?.life).toBe('dead');
  });

  test('BH-h04-R: while the eggs live the Spider makes for no hero but the others, though she is nearer', () => {
    const begun = house([2, 2, 2, 2], { rooms: ['grand-staircase', 'upper-landing', 'foyer'] });
    begun.put('m1', 'entrance-hall');
    begun.set({ track: 4 });
    begun.dice.push(...Array<number>(24).fill(0));
    begun.run([{ do: 'monsters' }], '2');
    expect(begun.G.monsters.find(({ kind }) => kind === 'spider')?.room).toBe('upper-landing');
  });

  test('BH-h04-D8: with her alone left and the eggs alive it goes on, and the Spider goes where it likes', () => {
    const begun = house([], { rooms: ['entrance-hall', 'foyer', 'foyer'] });
    begun.run([{ do: 'die', seat: '1' }], '0');
    expect(begun.G.outcome).toBeNull();
    begun.dice.push(1, 0);
    begun.set({ track: 3 });
    begun.run([{ do: 'monsters' }], '2');
    expect([begun.asked, begun.choices]).toEqual([
      '2 monster',
      expect.arrayContaining(['go m1 foyer', 'end m1']),
    ]);
  });

  test('BH-h04-K1: she dies after the eggs, in a web that holds: the others may try the door', () => {
    const begun = without(house([]), 'spider');
    begun.set({ cure: { isDone: true } });
    untilTurnOf(begun, '1');
    expect(begun.of('use front-door')).toEqual([]);
    begun.run([{ do: 'die', seat: '0' }], '1');
    expect(begun.of('use front-door')).toEqual(['use front-door might', 'use front-door knowledge']);
  });
});
