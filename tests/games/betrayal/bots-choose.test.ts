import { box } from '@games/betrayal/box';
import type { Laid, Layout } from './arrange';
import { chosen, decisionIn, shares } from './bots-choose';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from './haunted';

/** What people at the table have laughed at: positions in which there is one thing to do, or not to do. */

type House = HauntedHouse;

const names = (counts: Readonly<Record<string, number>>): string[] => Object.keys(counts).sort();
/** What is weighed at all. */
const looksAt = (house: House): string[] => {
  const { rulebook, decision } = decisionIn(house);
  const { view, ctx } = decision;
  const all = rulebook.considered?.(view, ctx, rulebook.legal(view, ctx), 'hard') ?? [];
  return all.map(({ move, args }) => [move, ...args].join(' '));
};

describe('33: the traitor and those who are no match', () => {
  const STILL = Array<number>(8).fill(0);
  const TILES: Layout['tiles'] = [
    ['chapel', 'ground', 1, -1, 2],
    ['stairs-from-basement', 'basement', 0, -1],
    ['furnace-room', 'basement', 1, 0],
    ['chasm', 'basement', -1, 0],
  ];
  const house = (rooms: Layout['rooms'], might = 3): House =>
    hauntedHouse(33, {
      cards: [['book']],
      tiles: TILES,
      rooms,
      traits: [{ speed: 7, might: 8, knowledge: 6, sanity: 5 }, { might, speed: 4 }, { might }],
      dice: STILL,
    });

  test.each([2, 3, 4])(
    'BH-h33-R: after %s calls the traitor calls again, though the last one takes its own life',
    (calls) => {
      const begun = house(['chapel'])
        .set({ invoke: { done: Array<string>(calls).fill('chapel') } })
        .settle();
      expect(names(chosen(begun, 'normal', 8))).toEqual(['use invoke chapel']);
    },
  );

  test('BH56: who is far too weak does not walk into the traitor’s room', () => {
    const begun = house(['chapel', 'entrance-hall', 'entrance-hall'], 2);
    begun.choose('end');
    expect(names(chosen(begun, 'normal', 8))).not.toContain('go chapel');
    expect(shares(begun)['go chapel']).toBeLessThan(1);
  });

  test('BH56: who is a match for it does', () => {
    const begun = house(['chapel', 'entrance-hall', 'entrance-hall'], 8);
    begun.choose('end');
    expect(shares(begun)['go chapel']).toBeGreaterThan(25);
  });

  test('BH56: who is far too weak and stands there does not wait for it', () => {
    const begun = house(['chapel', 'chapel', 'entrance-hall'], 2);
    begun.choose('end');
    expect(names(chosen(begun, 'normal', 8))).not.toContain('end');
  });
});

describe('36: up, while the water rises', () => {
  const STAIRS: NonNullable<Layout['tiles']>[number] = ['stairs-from-basement', 'basement', 0, -1];
  const ATTIC: NonNullable<Layout['tiles']>[number] = ['attic', 'upper', 0, -1];
  /** Every door of the Upper Landing is closed: by the Attic, and by rooms that lead nowhere. */
  const CLOSED: Layout['tiles'] = [
    ATTIC,
    ['chapel', 'upper', 0, 1, 0],
    ['storeroom', 'upper', 1, 0, 3],
    ['conservatory', 'upper', -1, 0, 1],
  ];
  const house = (track: number, layout: Layout): House =>
    hauntedHouse(36, { omen: 'medallion', tiles: [ATTIC, STAIRS], ...layout })
      .set({ track })
      .settle();
  const discoveries = (some: readonly string[]) => some.filter((one) => one.startsWith('discover '));

  test.each([
    [0, 'entrance-hall'],
    [2, 'entrance-hall'],
    [2, 'basement-landing'],
    [4, 'basement-landing'],
  ])('BH-h36-H: with the water at %s nobody opens a door below from the %s', (track, room) => {
    const begun = house(track, { rooms: ['foyer', 'foyer', room] });
    const all = names(chosen(begun, 'normal', 8));
    expect(discoveries(all).filter((one) => !one.startsWith('discover upper'))).toEqual([]);
    expect(all).not.toContain('end');
  });

  test('BH-h36-H: where no door leads on upstairs those of the ground floor are looked at, while it is dry', () => {
    const goal = (track: number) => house(track, { tiles: CLOSED }).viewOf('2').goal;
    expect(goal(0)?.floors).toEqual(['ground']);
    expect(goal(2)?.floors).toEqual([]);
  });
});

describe('9: to the Chamber, and with a clear mind', () => {
  const TILES: Layout['tiles'] = [
    ['stairs-from-basement', 'basement', -1, 0, 3],
    ['catacombs', 'basement', 0, 1],
    ['pentagram-chamber', 'basement', 0, 2, 3],
    ['ballroom', 'ground', 1, 1],
  ];
  const house = (room: string, cards: readonly string[] = []): House =>
    hauntedHouse(9, {
      cards: [[], ['holy-symbol', ...cards]],
      rooms: ['foyer', room, 'foyer'],
      traits: [{}, { speed: 4 }],
      tiles: TILES,
    });

  test('BH78: whose way goes on behind a barrier tries to cross it, before any other door is opened', () => {
    const begun = house('catacombs 0');
    expect(chosen(begun, 'normal', 10)['use catacombs']).toBeGreaterThan(7);
  });

  test('BH78: whose way goes on from this side of it does not', () => {
    expect(shares(house('catacombs 2'))['use catacombs']).toBeLessThan(10);
  });

  test('BH-bottle BH-mask: nobody drinks what may kill, or puts on what takes the Sanity that the rite is rolled with', () => {
    for (const room of ['foyer', 'pentagram-chamber']) {
      const all = shares(house(room, ['bottle', 'mask', 'crystal-ball']));
      expect([room, all['use bottle'], all['use mask'], all['use crystal-ball']]).toEqual([room, 0, 0, 0]);
    }
  });

  test('BH-mask: it is put on for the Knowledge that a task here is rolled with', () => {
    const begun = hauntedHouse(33, {
      cards: [['book', 'mask']],
      tiles: [['chapel', 'ground', 1, -1, 2]],
      rooms: ['chapel'],
      dice: Array<number>(8).fill(0),
    }).settle();
    expect(shares(begun)['use mask']).toBeGreaterThan(0);
  });
});

const OFF_THE_HALL: Laid[] = [
  ['conservatory', 'ground', 0, -1],
  ['organ-room', 'ground', 1, -1],
  ['gardens', 'ground', 1, 1],
];

describe('23: in the grip of a Sucker', () => {
  const house = (track: number): House => {
    const begun = hauntedHouse(23, {
      cards: [['crystal-ball']],
      rooms: ['foyer', 'entrance-hall', 'entrance-hall'],
      traits: [{}, {}, { speed: 3, might: 3 }],
      tiles: OFF_THE_HALL,
    });
    const [sucker] = begun.G.monsters;
    if (sucker === undefined) throw new RangeError('there is no Sucker');
    sucker.room = 'entrance-hall';
    return begun.set({ grip: { [sucker.id]: '2' }, track }).settle();
  };

  test.each([1, 3, 8])('BH-h23-T: held, with the clock at %s, one attacks: it costs nothing', (track) => {
    const begun = house(track);
    expect(begun.asked).toBe('2 turn');
    expect(names(chosen(begun, 'normal', 20))).toEqual(['attack m1 might']);
  });
});

describe('a tile that a setup lays', () => {
  /** One door is left upstairs, to the west; the Library has two, and turned one way its second looks at a wall. */
  const TILES: Layout['tiles'] = [
    ['attic', 'upper', 0, -1],
    ['chapel', 'upper', 0, 1, 0],
    ['storeroom', 'upper', 1, 0, 3],
    ['conservatory', 'upper', -1, -1, 1],
  ];

  test('BH90: it may close the floor, and nobody does that who can help it', () => {
    const begun = hauntedHouse(36, { omen: 'medallion', tiles: TILES });
    begun.run([{ do: 'find-room', seat: '0', room: 'library', isSetup: true }], '0');
    begun.choose('answer upper-landing 3');
    expect([begun.asked, begun.choices.length]).toEqual(['0 place', 2]);
    expect(Object.values(shares(begun)).sort()).toEqual([0, 100]);
  });
});

describe('17: Candles for whoever places them', () => {
  const WHITE = '17:candle.1';
  /** The Chapel has Candles and is far from any other dark room that a hero knows of. */
  const house = (layout: Layout): House =>
    hauntedHouse(17, {
      revealer: '2',
      tiles: [
        ['chapel', 'ground', 2, -1, 2],
        ['library', 'ground', 1, 1, 2],
      ],
      ...layout,
    });

  test('BH-h17-H: who stands where Candles are looks for one, though another hero has one and the way from there is long', () => {
    const begun = house({
      explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom', 'father-rhinehardt'],
      rooms: ['upper-landing', 'chapel', 'foyer', 'chapel', 'chapel'],
      cards: [[], [], [WHITE]],
    });
    begun.set({ floor: 'upper' }).settle();
    untilTurnOf(begun, '1');
    expect(names(chosen(begun, 'hard', 2))).toEqual(['use find']);
  });

  test('BH-h17-H BH34: who knows much more asks for the Candle, and gets it', () => {
    const begun = house({
      rooms: ['upper-landing', 'entrance-hall', 'entrance-hall'],
      cards: [[], [], [WHITE]],
      traits: [{}, { knowledge: 7 }, { knowledge: 1 }],
    });
    untilTurnOf(begun, '1');
    expect(shares(begun)[`use ${WHITE} ask`]).toBeGreaterThan(50);
    begun.choose(`use ${WHITE} ask`);
    expect(begun.asked).toBe('2 pick');
    expect(shares(begun)['answer accept']).toBeGreaterThan(60);
    begun.choose('answer accept');
    expect([begun.cardsOf('1'), begun.choices.includes('trade 2')]).toEqual([[WHITE], false]);
  });

  test('BH-h17-H: who knows little takes a Candle to who knows much', () => {
    const begun = house({
      rooms: ['upper-landing', 'chapel', 'entrance-hall'],
      cards: [[], [], [WHITE]],
      traits: [{}, { knowledge: 7 }, { knowledge: 1 }],
    });
    expect(begun.viewOf('2').goal?.own?.['2']).toEqual(['chapel']);
  });
});

describe('45: a bomb and the Angel Feather', () => {
  /** Missy, who knows little, has a bomb and stands far from the traitor. */
  const house = (cards: readonly string[]): House => {
    const begun = hauntedHouse(45, {
      revealer: '2',
      omen: 'madman',
      rooms: ['upper-landing', 'foyer', 'basement-landing'],
      traits: [{ knowledge: 8 }, { knowledge: 3 }, { knowledge: 3 }],
      cards: [[], cards],
    });
    untilTurnOf(begun, '1');
    return begun;
  };

  test.each(['normal', 'hard'] as const)('BH105: whoever can name the result defuses it, at %s', (level) => {
    const begun = house(['angel-feather']);
    expect(names(chosen(begun, level, 2))).toEqual(['use defuse 1']);
    begun.choose('use defuse 1');
    const named = names(chosen(begun, level, 2));
    expect(named.filter((one) => !/^answer angel-feather [78]$/.test(one))).toEqual([]);
  });

  test('BH-h45-D5: without it nobody who knows so little touches a bomb', () => {
    expect(names(chosen(house([]), 'normal', 4))).not.toContain('use defuse 1');
  });
});

describe('34: a Key next door', () => {
  /** Missy, with one Key, on the Upper Landing; the Gallery's is got by a fall into the Ballroom, which may hurt. */
  const house = (): House => {
    const begun = hauntedHouse(34, {
      rooms: ['entrance-hall', 'upper-landing', 'entrance-hall'],
      tiles: [
        ['gallery', 'upper', 0, -1, 0],
        ['ballroom', 'ground', 1, -1],
      ],
    });
    untilTurnOf(begun, '1');
    return begun;
  };

  test('BH-h34-H: nobody opens another door instead, though the fall may hurt', () => {
    const begun = house();
    expect(names(chosen(begun, 'hard', 2))).toEqual(['go gallery']);
    begun.choose('go gallery');
    expect(names(chosen(begun, 'hard', 2))).toEqual(['use key gallery']);
  });
});

describe('26: a Rat beside those whom it hunts', () => {
  /** Ox and Peter, who are much stronger than a Rat, stand in the Entrance Hall; so does the one Rat there is. */
  const house = (room: string): House => {
    const begun = hauntedHouse(26, {
      tiles: [
        ['chapel', 'ground', 1, -1, 2],
        ['pentagram-chamber', 'basement', 0, 1, 3],
      ],
      rooms: ['entrance-hall', 'basement-landing', 'entrance-hall'],
      traits: [{ might: 8 }, {}, { might: 8 }],
      dice: Array<number>(40).fill(0),
    });
    begun.G.monsters = begun.G.monsters.slice(0, 1);
    begun.put('m1', 'entrance-hall');
    untilTurnOf(begun, '1');
    begun.put('1', room).set({ hasArrived: true });
    begun.choose('end');
    begun.alter('m1', { spaces: 3 });
    begun.run([{ do: 'ask', kind: 'monster', seat: '1', ids: ['m1'] }], '1');
    return begun;
  };

  test.each(['basement-landing', 'pentagram-chamber'])(
    'BH66: it does not leave, only to come back the turn after, with the traitor in the %s',
    (room) => {
      const begun = house(room);
      expect(begun.choices).toContain('go m1 foyer');
      expect(names(chosen(begun, 'normal', 8)).filter((one) => one.startsWith('go'))).toEqual([]);
    },
  );
});

describe('36: a trade', () => {
  /** Missy is the traitor, whom all know; Ox and Peter stand beside her. */
  const trades = (): readonly string[] => {
    const begun = hauntedHouse(36, {
      omen: 'medallion',
      cards: [['axe'], ['bell'], ['candle']],
      rooms: ['foyer', 'foyer', 'foyer'],
    });
    untilTurnOf(begun, '2');
    expect(begun.choices).toEqual(expect.arrayContaining(['trade 0', 'trade 1']));
    return looksAt(begun).filter((one) => one.startsWith('trade'));
  };

  test('BH115: nobody offers one to the known traitor', () => {
    expect(trades()).toEqual(['trade 0']);
  });
});

describe('19: a Paint at one’s feet', () => {
  /** Missy has come to the Attic, where one lies; Ox is the traitor, and there is as much to look for as ever. */
  const house = (): House => {
    const begun = hauntedHouse(19, {
      revealer: '2',
      omen: 'ring',
      rooms: ['entrance-hall', 'attic', 'upper-landing'],
      tiles: [['attic', 'upper', 0, -1]],
      setup: ['answer might', 'answer speed'],
      dice: Array<number>(20).fill(0),
    });
    untilTurnOf(begun, '1');
    return begun;
  };

  test('BH-h19-H: it is picked up before anybody goes on, or ends the turn', () => {
    const begun = house();
    expect(begun.choices).toEqual(expect.arrayContaining(['take 19:paint.attic', 'end']));
    expect(looksAt(begun)).toEqual(['take 19:paint.attic']);
  });
});

describe('a floor of which nothing is left in the stack', () => {
  /** All that may lie on that floor lies there, somewhere else. */
  const allOf = (floor: Laid[1]): Laid[] =>
    Object.entries(box.rooms)
      .filter(([, { floors, isPrinted }]) => isPrinted !== true && floors.includes(floor))
      .map(([room], n) => [room, floor, 20 + 2 * n, 20]);
  /** Peter, who has to look for a cure, stands by a door that leads nowhere. */
  const house = (): House => {
    const begun = hauntedHouse(4, {
      omen: 'spear',
      rooms: ['entrance-hall', 'foyer', 'upper-landing'],
      tiles: allOf('upper'),
    });
    untilTurnOf(begun, '2');
    return begun;
  };

  test('BH-h36-H BH90: a way out is looked for where doors lead on', () => {
    const begun = hauntedHouse(36, { omen: 'medallion', tiles: allOf('upper') });
    expect(begun.viewOf('2').goal?.floors).toEqual(['ground']);
  });

  test('BH-h16-H BH90: nobody goes down to doors of a basement that is full', () => {
    const begun = hauntedHouse(16, { omen: 'girl', tiles: allOf('basement') });
    expect(begun.viewOf('2').goal?.own?.['2'] ?? []).toEqual([]);
  });

  test('BH90: whoever has to look for something goes where doors lead on', () => {
    const begun = house();
    expect(begun.viewOf('2').goal?.own?.['2']).toEqual([]);
    expect(begun.choices.some((one) => one.startsWith('discover upper-landing'))).toBe(false);
    expect(shares(begun)['go foyer']).toBeGreaterThan(20);
    expect(names(chosen(begun, 'normal', 8))).not.toContain('end');
  });
});

describe('13: a hero far from the dreamer', () => {
  test('BH-h13-H: walks as far as its turn goes, and is measured by what is left of the whole way', () => {
    const begun = hauntedHouse(13, {
      omen: 'spear',
      tiles: [
        ['chapel', 'ground', 2, -1, 2],
        ['bloody-room', 'upper', -1, 0],
        ['dusty-hallway', 'upper', -2, 0],
        ['creaky-hallway', 'upper', -3, 0],
      ],
      rooms: ['chapel', 'chapel', 'creaky-hallway'],
      traits: [{}, {}, { speed: 2, might: 7 }],
      cards: [['holy-symbol']],
      dice: Array<number>(80).fill(0),
    });
    const aim = () => begun.viewOf('2').goal?.own?.['2'];
    untilTurnOf(begun, '2');
    expect(aim()).toEqual(['upper-landing']);
    expect(names(chosen(begun, 'normal', 4))).not.toContain('end');
    begun.choose('end');
    expect(aim()).toEqual(['chapel']);
  });
});

describe('15: who has no hope against the Dragon', () => {
  /** Ox stands beside it, with the Armor on the other side of him; Missy is a match for it. */
  const house = (might: number): House => {
    const begun = hauntedHouse(15, {
      omen: 'dog',
      tiles: [
        ['stairs-from-basement', 'basement', -1, 0, 3],
        ['catacombs', 'basement', 0, 1],
      ],
      rooms: ['stairs-from-basement', 'upper-landing', 'basement-landing'],
      traits: [{ might, sanity: 1 }, { might: 8 }],
      cards: [[], ['spear']],
    });
    return begun.put('m1', 'foyer').settle();
  };

  test('BH-h15-H: does not make for it because another hero does', () => {
    expect(shares(house(1))['go foyer']).toBeLessThan(5);
  });

  test('BH-h15-H: who is a match for it does', () => {
    expect(shares(house(8))['go foyer']).toBeGreaterThan(20);
  });
});

describe('prey that is for some heroes alone', () => {
  test('BH-h30-H: who has not the Spear does not go to Vampires because its bearer may', () => {
    const begun = hauntedHouse(30, {
      rooms: ['basement-landing', 'upper-landing', 'entrance-hall'],
      cards: [[], ['spear']],
      traits: [{}, { might: 8 }, { might: 1 }],
      dice: Array<number>(200).fill(0),
    });
    untilTurnOf(begun, '2');
    for (const { id } of begun.G.monsters) begun.put(id, 'foyer');
    begun.settle();
    expect(shares(begun)['go foyer']).toBeLessThan(5);
  });

  test('BH-h23-H: who is no match for a Sucker fetches the Ball, past one who is held', () => {
    const begun = hauntedHouse(23, {
      rooms: ['foyer', 'upper-landing', 'entrance-hall'],
      traits: [{}, {}, { might: 1 }],
      tiles: OFF_THE_HALL,
    });
    const [sucker] = begun.G.monsters;
    if (sucker === undefined) throw new RangeError('there is no Sucker');
    sucker.room = 'foyer';
    begun.G.piles.push({ room: 'upper-landing', side: null, cards: ['crystal-ball'] });
    begun.set({ grip: { [sucker.id]: '0' }, track: 8 }).settle();
    expect([begun.asked, begun.viewOf('2').goal?.own?.['2']]).toEqual(['2 turn', ['upper-landing']]);
    const all = shares(begun);
    expect(all['go grand-staircase']).toBeGreaterThan(all['go foyer'] ?? 0);
  });
});

describe('a turn in which one might be where one is needed', () => {
  /** Ox is the traitor, and hunts; Missy and Peter stand next door. */
  const hunter = (might: number): House =>
    hauntedHouse(8, {
      rooms: ['entrance-hall', 'foyer', 'foyer'],
      traits: [{ might }, { might: 5 }, { might: 4 }],
      dice: Array<number>(200).fill(0),
    });
  const toEnd = (begun: House): number => {
    const all = shares(begun);
    return (all.end ?? 0) / Math.max(...Object.values(all));
  };
  const LEAST = 0.03;

  test('does not end elsewhere, where there is nobody to fear', () => {
    const begun = hunter(6);
    untilTurnOf(begun, '0');
    expect(toEnd(begun)).toBeLessThan(LEAST);
  });

  test('may end elsewhere, where those who are hunted hit as hard', () => {
    const begun = hunter(1);
    untilTurnOf(begun, '0');
    expect(toEnd(begun)).toBeGreaterThan(LEAST);
  });
});
