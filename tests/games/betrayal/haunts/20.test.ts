import { policyWith } from '@games/betrayal/bot/policy';
import { isMonster } from '@games/betrayal/rules/figures';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { waysFrom } from '@games/betrayal/rules/ways';
import type { Ctx } from '@/kit/action';
import type { Laid } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile } from '../words';

type Slice = {
  readonly lore: number;
  readonly track: number;
  readonly groom: string | null;
  readonly guest: string | null;
};
type House = HauntedHouse<Slice>;
type Layout = Parameters<typeof hauntedHouse>[1];

const BRIDE = 'm1';
const CORPSE = '20:corpse';
const CHAPEL: Laid = ['chapel', 'ground', 1, 1];
const CRYPT: Laid = ['crypt', 'basement', 0, 1];
const BEDROOM: Laid = ['bedroom', 'upper', 1, 0];
const LIBRARY: Laid = ['library', 'upper', 0, -1];
const DINING: Laid = ['dining-room', 'ground', 2, -1];

/** Vivian is the traitor; Ox, who holds the Ring, has the first turn, then Missy. */
const begun = (layout: Layout = {}): House =>
  hauntedHouse<Slice>(20, {
    omen: 'ring',
    explorers: ['vivian-lopez', 'ox-bellows', 'missy-dubourde'],
    cards: [[], ['ring']],
    tiles: [CHAPEL, CRYPT, BEDROOM, LIBRARY, DINING],
    ...layout,
  });

/** Missy alone against Vivian and whoever else: no man is a hero, and one from the box is the bridegroom. */
const guested = (layout: Layout = {}): House =>
  begun({ explorers: ['vivian-lopez', 'heather-granville', 'missy-dubourde'], ...layout });
/** … and then she is the second figure. */
const [GUEST, HIS_BRIDE] = ['m1', 'm2'];

const marksOf = (house: House, eye: string | null = '1') => (house.viewOf(eye) as BetrayalView).marks;
const reasonOf = (house: House, option: string) => house.optionOf(option)?.not?.reason;
const pileIn = ({ G }: House, room: string) => G.piles.find((one) => one.room === room)?.cards ?? [];
const moved = { do: 'mark', card: 'book' } as const;

/** Somebody walks about by doors and walls: the rooms next to where a figure stands. */
const besides = (house: House, figure: string): string[] => {
  const at = { ...house.at, mine: null };
  const { room, side } = (isMonster(figure) ? house.monster(figure) : house.G.explorers[Number(figure)]) ?? {
    room: '',
    side: null,
  };
  return waysFrom(at, figure, { room, side })
    .flatMap(({ to }) => (to === null ? [] : [to.room]))
    .sort();
};

/** The monsters' turn, in which she attacks somebody beside her, and the two come to so much. */
function sheAttacks(house: House, target: string, own: number, other: number, bride = BRIDE): House {
  house.put(bride, 'ballroom').put('0', 'basement-landing');
  if (!isMonster(target)) house.put(target, 'ballroom');
  else house.put(bride, 'entrance-hall');
  house.night(3);
  house.load(bride, 'sanity', own);
  house.load(target, 'sanity', other);
  house.choose(`attack ${bride} ${target} sanity`);
  return house;
}
const BALLROOM: Laid = ['ballroom', 'ground', 1, -1];
const withBallroom = (layout: Layout = {}): Layout => ({
  tiles: [CHAPEL, CRYPT, BALLROOM, BEDROOM],
  ...layout,
});

/** He is dead, and she has him: where he stood, as m2. */
function widowed(layout: Layout = {}): House {
  const house = begun(withBallroom(layout));
  house.put('1', 'ballroom');
  house.run([{ do: 'die', seat: '1' }]);
  return house;
}

test.each(['heroes', 'traitor'])('BH-h20: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('20', [side], 40)).toHaveProperty([side]);
});

describe('how it begins', () => {
  test('BH-h20-S: the man with the Ring is the bridegroom, all are told and see it, and she stands by the traitor', () => {
    const house = begun({ rooms: ['foyer'] });
    expect([house.slice.groom, house.asked, house.monster('bride')]).toMatchObject([
      '1',
      '1 turn',
      { room: 'foyer', mover: '0', fightsFor: 'traitor', turn: 'monsters' },
    ]);
    expect(house.told).toContain('groom-named');
    for (const eye of ['0', '1', '2', null])
      expect(marksOf(house, eye)).toContainEqual({ on: { seat: '1' }, word: 'groom' });
  });

  const SIX = ['vivian-lopez', 'missy-dubourde', 'peter-akimoto', 'father-rhinehardt', 'ox-bellows'];

  test.each<[string, Layout, string]>([
    ['a woman holds the Ring', { explorers: SIX, cards: [[], ['ring']] }, '3'],
    ['the traitor holds it', { explorers: SIX, cards: [['ring']] }, '3'],
    ['nobody holds it', { explorers: SIX, cards: [] }, '3'],
    ['a younger man holds it', { explorers: SIX, cards: [[], [], ['ring']] }, '2'],
    [
      'the oldest man is the traitor',
      { explorers: ['missy-dubourde', 'professor-longfellow', 'peter-akimoto', 'ox-bellows'], cards: [] },
      '3',
    ],
  ])('BH-h20-D1, BH-h20-K7: %s', (_, layout, groom) => {
    expect(begun(layout).slice).toMatchObject({ groom, guest: null });
  });

  test('BH-h20-D1, BH-h20-D10: with no man among the heroes one comes out of the box, into the Entrance Hall', () => {
    const house = guested();
    expect(house.slice).toMatchObject({ groom: GUEST, guest: 'ox-bellows' });
    expect(house.monster(GUEST)).toMatchObject({
      kind: 'groom',
      room: 'entrance-hall',
      fightsFor: 'heroes',
      mover: null,
      turn: 'none',
    });
    expect(house.told).toContain('guest-named');
    expect(marksOf(house, null)).toContainEqual({ on: { monster: GUEST }, word: 'groom' });
  });

  test('BH-h20-K7: with the Ring on the floor he is the oldest man among the heroes', () => {
    const house = begun({ explorers: ['vivian-lopez', 'peter-akimoto', 'ox-bellows'], cards: [] });
    expect(house.slice.groom).toBe('2');
  });

  test('BH-h20-K5: none whose colour somebody at the table has', () => {
    const house = guested({ explorers: ['missy-dubourde', 'darrin-flash-williams', 'jenny-leclerc'] });
    expect([house.G.haunt?.traitor, house.slice.guest]).toEqual(['1', 'peter-akimoto']);
  });

  test('BH-h20-D1: and no woman, though one would be first', () => {
    const house = guested({ explorers: ['heather-granville', 'ox-bellows', 'madame-zostra'] });
    expect([house.G.haunt?.traitor, house.slice.guest]).toEqual(['1', 'peter-akimoto']);
  });

  test('BH-h20-D8: the Ring changes hands, and he stays the bridegroom', () => {
    const house = begun();
    house.run([{ do: 'hand-over', seat: '1', card: 'ring', to: '2', how: 'trade' }]);
    expect(house.slice.groom).toBe('1');
    expect(marksOf(house)).toContainEqual({ on: { seat: '1' }, word: 'groom' });
  });

  test('BH-h20-S, BH-h20-K1, BH-g5: the traitor places the Chapel, as far from the heroes as it goes; then a hero the Crypt', () => {
    const house = begun({
      tiles: [BALLROOM, ['creaky-hallway', 'ground', 1, -2], ['dusty-hallway', 'ground', 1, -3]],
      rooms: ['foyer', 'foyer', 'foyer'],
    });
    expect(house.asked).toBe('0 doorway');
    expect(house.choices.map((one) => one.split(' ')[1])).toEqual(Array(3).fill('dusty-hallway'));
    house.choose(house.choices[0] ?? '');
    while (house.asked.startsWith('0 ')) house.choose(house.choices[0] ?? '');
    expect([house.G.tiles.some(({ room }) => room === 'chapel'), house.asked]).toEqual([true, '1 doorway']);
    while (!house.asked.endsWith(' turn')) house.choose(house.choices[0] ?? '');
    expect([house.G.tiles.find(({ room }) => room === 'crypt')?.floor, house.told.includes('event')]).toEqual(
      ['basement', false],
    );
  });

  test('BH-h20-K1: the Crypt anywhere, near or far', () => {
    const house = begun({
      tiles: [CHAPEL, ['larder', 'basement', 1, 0], ['furnace-room', 'basement', 0, -1]],
      rooms: ['basement-landing', 'foyer', 'foyer'],
    });
    expect(house.asked).toBe('1 doorway');
    expect(new Set(house.choices.map((one) => one.split(' ')[1]))).toEqual(
      new Set(['basement-landing', 'larder', 'furnace-room']),
    );
  });

  test('BH-h20-S, BH-g3: the revealer places the Crypt where he is a hero', () => {
    const house = begun({
      explorers: ['missy-dubourde', 'ox-bellows', 'vivian-lopez', 'peter-akimoto'],
      tiles: [CHAPEL],
      revealer: '3',
    });
    expect([house.G.haunt?.traitor, house.asked]).toEqual(['2', '3 doorway']);
  });
});

describe('what the heroes do', () => {
  test.each([
    ['bedroom', 1],
    ['library', 1],
    ['dining-room', 1],
    ['crypt', 0],
    ['foyer', 0],
  ])('BH-h20-H: her name is looked for in the %s: %d', (room, count) => {
    const house = begun();
    house.put('1', room);
    expect(house.of('use name')).toHaveLength(count);
  });

  test('BH-h20-H, BH-g9, BH-g40: or with the Book, wherever one is, and in a room with it either way', () => {
    const house = begun({ cards: [[], ['ring', 'book']] });
    house.put('1', 'foyer');
    expect(house.of('use name')).toEqual(['use name book']);
    house.put('1', 'library');
    expect(house.of('use name')).toEqual(['use name', 'use name book']);
    house.run([moved], '1');
    expect([house.of('use name'), reasonOf(house, 'use name book')]).toEqual([['use name'], 'card-moved']);
    const other = begun({ cards: [[], ['book']] });
    other.load('1', 'knowledge', 5);
    other.choose('use name book');
    expect([other.slice.lore, other.G.turn.usedCards]).toEqual([1, ['book']]);
  });

  test.each([
    ['name', 'library', 0, 'knowledge', 5, 1],
    ['name', 'library', 0, 'knowledge', 4, 0],
    ['place', 'crypt', 1, 'knowledge', 4, 2],
    ['place', 'crypt', 1, 'knowledge', 3, 1],
    ['dig', 'crypt', 2, 'might', 4, 3],
    ['dig', 'crypt', 2, 'might', 3, 2],
  ] as const)(
    'BH-h20-H: %s in the %s with %d done: a %s roll of %d comes to %d',
    (key, room, lore, trait, total, after) => {
      const house = begun({ traits: [{}, { might: 4, sanity: 2, knowledge: 5 }] }).set({ lore });
      house.put('1', room);
      house.load('1', trait, total);
      house.choose(`use ${key}`);
      expect([house.slice.lore, house.G.turn.spent, house.asked]).toEqual([after, 0, '1 turn']);
      expect(house.dice).toEqual([]);
    },
  );

  test('BH-h20-D2: in that order, and the two others in the Crypt alone', () => {
    const house = begun();
    house.put('1', 'crypt');
    for (const [lore, options] of [
      [0, []],
      [1, ['use place']],
      [2, ['use dig']],
      [3, []],
    ] as const) {
      house.set({ lore });
      expect(house.of('use ')).toEqual(options);
    }
    house.set({ lore: 1 }).put('1', 'library');
    expect(house.of('use ')).toEqual([]);
    house.set({ lore: 2 });
    expect(house.of('use ')).toEqual([]);
  });

  test('BH-h20-D2, BH-g8: one of the three a hero and turn, and another hero goes on where this one is', () => {
    const house = begun({ rooms: ['foyer', 'crypt', 'crypt'] }).set({ lore: 1 });
    house.load('1', 'knowledge', 4);
    house.choose('use place');
    expect([house.of('use '), reasonOf(house, 'use dig')]).toEqual([[], 'one-step']);
    house.reload(0);
    house.choose('end');
    while (house.asked !== '2 turn') house.choose(house.choices[0] ?? '');
    expect(house.of('use ')).toEqual(['use dig']);
  });

  test('BH-h20-H: the traitor has no part in it', () => {
    const house = begun({ cards: [['book'], ['ring']] });
    untilTurnOf(house, '0');
    house.put('0', 'library');
    expect(house.of('use name')).toEqual([]);
  });

  test('BH-h20-K2: what is dug up lies in the Crypt, and may be picked up in the same turn', () => {
    const house = begun({ rooms: ['foyer', 'crypt'] }).set({ lore: 2 });
    expect(pileIn(house, 'crypt')).toEqual([]);
    house.load('1', 'might', 4);
    house.choose('use dig');
    expect([pileIn(house, 'crypt'), house.of('take')]).toEqual([[CORPSE], [`take ${CORPSE}`]]);
    house.choose(`take ${CORPSE}`);
    expect(house.cardsOf('1')).toEqual(['ring', CORPSE]);
  });

  test('BH-h20-H, BH-g12: each room costs whoever carries the Corpse 2 spaces, but for the first with 1 left', () => {
    const house = begun({ cards: [[], [CORPSE]], rooms: ['foyer', 'crypt'] });
    house.put(BRIDE, 'bedroom');
    expect(house.optionOf('go basement-landing')?.cost).toBe(2);
    house.rate('1', { speed: 1 });
    house.G.turn.spent = 0;
    expect(house.of('go basement-landing')).toHaveLength(1);
    const other = begun({ cards: [[], [], [CORPSE]], rooms: ['foyer', 'crypt'] });
    expect(other.optionOf('go basement-landing')?.cost).toBe(1);
  });

  test('BH-g6: the Corpse is stolen and picked up by the traitor as well', () => {
    const house = begun();
    house.G.piles.push({ room: 'foyer', side: null, cards: [CORPSE] });
    untilTurnOf(house, '0');
    house.put('0', 'foyer');
    expect(house.of('take')).toEqual([`take ${CORPSE}`]);
  });

  test.each<[string, (house: House) => void, boolean]>([
    ['one hero brings both', (house) => house.put('1', 'chapel'), true],
    [
      'one lies there, the other is brought',
      (house) => {
        house.run([{ do: 'drop', seat: '1', card: CORPSE, room: 'chapel', side: null }]);
        house.put('1', 'chapel');
      },
      true,
    ],
    [
      'two heroes',
      (house) => {
        house.run([{ do: 'hand-over', seat: '1', card: 'ring', to: '2', how: 'trade' }]);
        house.put('1', 'chapel').put('2', 'chapel');
      },
      true,
    ],
    [
      'one of them is elsewhere',
      (house) => {
        house.run([{ do: 'hand-over', seat: '1', card: 'ring', to: '2', how: 'trade' }]);
        house.put('1', 'chapel');
      },
      false,
    ],
    [
      'the traitor holds the Ring there',
      (house) => {
        house.run([{ do: 'hand-over', seat: '1', card: 'ring', to: '0', how: 'trade' }]);
        house.put('1', 'chapel').put('0', 'chapel');
      },
      false,
    ],
    [
      'the traitor holds the Corpse there',
      (house) => {
        house.run([{ do: 'hand-over', seat: '1', card: CORPSE, to: '0', how: 'trade' }]);
        house.put('1', 'chapel').put('0', 'chapel');
      },
      false,
    ],
  ])('BH-h20-H, BH-h20-D11: both to the Chapel: %s', (_, lay, isWon) => {
    const house = begun({ cards: [[], ['ring', CORPSE]] });
    house.put(BRIDE, 'bedroom');
    lay(house);
    house.settle();
    expect(house.G.outcome?.side).toBe(isWon ? 'heroes' : undefined);
  });

  test('BH-h20-D6: she need not be there, nor awake, nor have killed him or not', () => {
    const house = widowed({ cards: [[], [], ['ring', CORPSE]] });
    house.put(BRIDE, 'bedroom').alter(BRIDE, { stunned: 1 });
    house.put('2', 'chapel').settle();
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH-h20-H, BH172: how far they are lies open; what they roll, and for what, their book alone says', () => {
    const house = begun();
    expect(marksOf(house, '0').map(({ word }) => word)).not.toContain('lore');
    house.set({ lore: 2 });
    for (const eye of ['0', '1', null])
      expect(marksOf(house, eye)).toContainEqual({ on: 'haunt', word: 'lore', value: 2 });
    const { books } = hauntFile(20, 'en') as { books: Record<string, object> };
    expect(JSON.stringify(books.heroes)).toMatch(/5\+/);
    expect(JSON.stringify(books.traitor)).not.toMatch(/[45]\+|Library|Bedroom|the Book\b|Corpse/);
    expect(JSON.stringify(books.heroes)).not.toMatch(/three turns|3 turns|third turn/i);
    expect(JSON.stringify(books.traitor)).toMatch(/third|three/i);
  });
});

describe('what the Bride is', () => {
  test.each([
    [3, { speed: 4, sanity: 6 }],
    [4, { speed: 4, sanity: 6 }],
    [5, { speed: 5, sanity: 7 }],
    [6, { speed: 5, sanity: 7 }],
  ])('BH-h20-M: with %d players she has %j, and neither Might nor Knowledge', (count, sheet) => {
    const all = [
      'vivian-lopez',
      'ox-bellows',
      'missy-dubourde',
      'peter-akimoto',
      'jenny-leclerc',
      'father-rhinehardt',
    ];
    const house = begun({ explorers: all.slice(0, count) });
    const kind = house.box.haunts[20]?.monsters?.bride;
    const one = house.monster('bride');
    if (kind === undefined || one === undefined) throw new RangeError('no Bride');
    expect(kind.sheet({ ...house.at, mine: house.G.hidden }, one)).toEqual(sheet);
  });

  test('BH-h20-R: she goes through walls to whatever lies edge to edge, and takes the stairs; nobody else does', () => {
    const house = begun({
      tiles: [CHAPEL, CRYPT, BEDROOM, ['larder', 'ground', 2, 1], ['storeroom', 'ground', 0, 1]],
    });
    house.put(BRIDE, 'chapel').put('1', 'chapel');
    expect(besides(house, '1')).toEqual(['foyer']);
    expect(besides(house, BRIDE)).toEqual(['foyer', 'larder', 'storeroom']);
    house.put(BRIDE, 'grand-staircase');
    expect(besides(house, BRIDE)).toEqual(['foyer', 'storeroom', 'upper-landing']);
  });

  test('BH-h20-R: not through a floor: what lies above or below she reaches by stairs alone', () => {
    const house = begun({ tiles: [CHAPEL, CRYPT, ['attic', 'upper', 1, 1]] });
    house.put(BRIDE, 'chapel');
    expect(besides(house, BRIDE)).toEqual(['foyer']);
  });

  test('BH-h20-K9: into a room with a barrier, on whichever side; never into what is lost', () => {
    const house = begun({ tiles: [CHAPEL, CRYPT, ['chasm', 'basement', 1, 1]] });
    house.put(BRIDE, 'crypt');
    const sides = waysFrom({ ...house.at, mine: null }, BRIDE, { room: 'crypt', side: null }).flatMap(
      ({ to }) => (to?.room === 'chasm' ? [to.side] : []),
    );
    expect([...new Set(sides)]).toEqual([1, 3]);
    const seen = { ...house.at, self: { name: 'haunt', holder: null, rooms: [] }, mine: house.G.hidden };
    const walls = house.box.haunts[20]?.alters?.ways?.(
      seen,
      { figure: BRIDE, from: { room: 'crypt', side: null } },
      [],
      seen.self,
    );
    expect(walls?.map(({ to }) => to)).toEqual([
      { room: 'basement-landing', side: null },
      { room: 'chasm', side: 1 },
      { room: 'chasm', side: 3 },
    ]);
    const tile = house.G.tiles.find(({ room }) => room === 'chasm');
    if (tile !== undefined) tile.isLost = true;
    expect(besides(house, BRIDE)).toEqual(['basement-landing']);
  });

  test('BH-h20-R: each tile costs her a space as any', () => {
    const house = begun({ tiles: [CHAPEL, CRYPT, ['larder', 'ground', 2, 1]] });
    house
      .put(BRIDE, 'chapel')
      .put('0', 'basement-landing')
      .put('1', 'basement-landing')
      .put('2', 'basement-landing');
    house.night(2);
    expect(house.optionOf(`go ${BRIDE} larder`)?.cost).toBe(1);
    expect(house.optionOf(`go ${BRIDE} grand-staircase`)?.cost).toBe(2);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [7, 3],
  ])(
    'BH-h20-R: a blow that beats the bridegroom by %d takes %d of his Might and nothing else',
    (margin, by) => {
      const house = sheAttacks(
        begun(withBallroom({ traits: [{}, { might: 7, sanity: 8 }] })),
        '1',
        margin,
        0,
      );
      expect(house.changes('1')).toEqual({ might: -by });
      expect(house.asked).not.toMatch(/split/);
    },
  );

  test('BH-h20-K4: that is no damage: neither Armor nor the Skull helps', () => {
    const house = sheAttacks(begun(withBallroom({ cards: [[], ['ring', 'armor', 'skull']] })), '1', 3, 0);
    expect([house.changes('1'), house.asked.endsWith(' split')]).toEqual([{ might: -2 }, false]);
  });

  test('BH-h20-D7: of anybody else it takes mental damage by the margin', () => {
    const house = sheAttacks(begun(withBallroom()), '2', 3, 1);
    expect(house.asked).toBe('2 split');
    house.choose('answer 2');
    expect(house.changes('2')).toEqual({ sanity: -2 });
  });

  test('BH-h20-D7: with a tie nothing comes of it, and her own lost attack does nothing to her', () => {
    for (const own of [4, 3, 0]) {
      const house = sheAttacks(begun(withBallroom()), '1', own, 4);
      expect([house.changes('1'), house.monster(BRIDE)?.stunned]).toEqual([{}, 0]);
    }
  });

  test('BH-h20-R, BH-h20-D6, BH-g18: the Ring alone is anything to her, and stuns', () => {
    const house = begun(withBallroom({ cards: [[], ['ring', 'revolver', 'dynamite', 'axe']] }));
    house.put('1', 'ballroom').put(BRIDE, 'ballroom');
    expect(house.of('attack m1')).toEqual(['attack m1 sanity ring']);
    house.load('1', 'sanity', 4);
    house.load(BRIDE, 'sanity', 3);
    house.choose('attack m1 sanity ring');
    expect(house.monster(BRIDE)?.stunned).toBe(1);
    const far = begun(withBallroom({ cards: [[], ['revolver', 'dynamite']] }));
    far.put('1', 'foyer').put(BRIDE, 'ballroom').put('0', 'bedroom').put('2', 'crypt');
    expect([far.of('attack'), far.of('use dynamite')]).toEqual([[], []]);
  });

  test('BH68: stunned she is not attacked again, and misses her turn', () => {
    const house = begun(withBallroom());
    house.put('1', 'ballroom').put(BRIDE, 'ballroom').alter(BRIDE, { stunned: 1 });
    expect(house.of('attack m1')).toEqual([]);
    house.night(0);
    expect([house.asked, house.monster(BRIDE)?.stunned]).toEqual(['1 turn', 0]);
  });

  test('BH-h20-R: nothing else that harms a monster harms her', () => {
    const house = begun();
    house.run([{ do: 'harm', seat: BRIDE, kind: 'physical', points: 4 }]);
    expect(house.monster(BRIDE)?.stunned).toBe(0);
  });

  test('BH-h20-K3: the bridegroom who loses an attack on her takes mental damage, as anybody does', () => {
    const house = begun(withBallroom());
    house.put('1', 'ballroom').put(BRIDE, 'ballroom');
    house.load('1', 'sanity', 1);
    house.load(BRIDE, 'sanity', 3);
    house.choose('attack m1 sanity ring');
    expect(house.asked).toBe('1 split');
    house.choose('answer 0');
    expect(house.changes('1')).toEqual({ knowledge: -2 });
  });
});

describe('a bridegroom who is nobody’s', () => {
  test.each([
    [2, 1],
    [4, 2],
    [6, 3],
  ])('BH-h20-D10: beaten by her by %d he has %d wounds of four', (margin, wounds) => {
    const house = sheAttacks(guested(), GUEST, margin, 0, HIS_BRIDE);
    expect(house.monster(GUEST)).toMatchObject({ wounds, stunned: 0 });
    expect(marksOf(house)).toContainEqual({ on: { monster: GUEST }, word: 'wounds', value: wounds, of: 4 });
  });

  test('BH-h20-D10: he defends with four dice whatever the trait, and each point of the traitor’s is a wound', () => {
    const house = guested({ cards: [['ring']], traits: [{ might: 6 }] });
    untilTurnOf(house, '0');
    expect(house.of('attack')).toEqual(
      expect.arrayContaining([`attack ${GUEST} might`, `attack ${GUEST} sanity ring`]),
    );
    for (const trait of ['speed', 'might', 'sanity', 'knowledge'] as const) {
      const before = house.dice.length;
      house.load(GUEST, trait, 0);
      expect(house.dice.length - before).toBe(4);
    }
    house.reload();
    house.load('0', 'might', 3);
    house.load(GUEST, 'might', 0);
    house.choose(`attack ${GUEST} might`);
    expect(house.monster(GUEST)).toMatchObject({ wounds: 3, stunned: 0 });
  });

  test('BH-h20-D10: one who attacks him and loses is hurt', () => {
    const house = guested();
    untilTurnOf(house, '0');
    house.load('0', 'might', 0);
    house.load(GUEST, 'might', 1);
    house.choose(`attack ${GUEST} might`);
    expect([house.asked, house.monster(GUEST)?.wounds]).toEqual(['0 split', 0]);
  });

  test('BH-h20-D10: with the fourth he dies, and is a ghost there', () => {
    const house = sheAttacks(guested(), GUEST, 6, 0, HIS_BRIDE);
    house.alter(GUEST, { wounds: 3 }).rest();
    untilTurnOf(house, '0');
    house.put('0', 'entrance-hall');
    house.load('0', 'might', 1);
    house.load(GUEST, 'might', 0);
    house.choose(`attack ${GUEST} might`);
    expect([house.monster('groom'), house.monster('ghost')]).toMatchObject([
      undefined,
      { room: 'entrance-hall', mover: '0' },
    ]);
  });

  test('BH-h20-D10, BH-g36: he has no turn, and no hero may attack him', () => {
    const house = guested();
    expect(house.of(`attack ${GUEST}`)).toEqual([]);
    house.put('0', 'basement-landing').put('1', 'basement-landing').put('2', 'basement-landing');
    house.night(3);
    expect(house.choices.filter((one) => one.split(' ')[1] === GUEST)).toEqual([]);
  });

  test('BH-h20-K5, BH20: he is in the way as anybody is, and what a blast does to him are wounds', () => {
    const house = guested();
    untilTurnOf(house, '0');
    house.put('1', 'basement-landing').put('2', 'basement-landing');
    expect(house.optionOf('go foyer')?.cost).toBe(2);
    house.run([{ do: 'harm', seat: GUEST, kind: 'physical', points: 2 }]);
    expect(house.monster(GUEST)?.wounds).toBe(2);
  });

  test('BH-h20-D10: he is no hero: with all of them dead it is over', () => {
    const house = guested();
    house.run([
      { do: 'die', seat: '1' },
      { do: 'die', seat: '2' },
    ]);
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });
});

describe('when he is dead', () => {
  test('BH-h20-T, BH-h20-D4: whatever he died of he is hers, where he fell; what he held lies there, the Ring too', () => {
    const house = widowed({ cards: [[], ['ring', 'axe']] });
    expect(house.monster('ghost')).toMatchObject({
      room: 'ballroom',
      mover: '0',
      fightsFor: 'traitor',
      turn: 'monsters',
    });
    expect([pileIn(house, 'ballroom'), house.told]).toEqual([
      ['ring', 'axe'],
      expect.arrayContaining(['ghost-rises']),
    ]);
    expect(marksOf(house).filter(({ word }) => word === 'groom')).toEqual([]);
  });

  test('BH-h20-T: by her own hand as well', () => {
    const house = sheAttacks(begun(withBallroom({ traits: [{}, { might: 3 }] })), '1', 5, 0);
    expect([house.G.explorers[1]?.life, house.monster('ghost')?.room]).toEqual(['dead', 'ballroom']);
  });

  test('BH-h20-T: that another hero dies makes no ghost', () => {
    const house = begun();
    house.run([{ do: 'die', seat: '2' }]);
    expect(house.monster('ghost')).toBeUndefined();
  });

  test('BH-h20-D3, BH-h20-K8: he walks in the monsters’ turn with a roll of his own and her Speed, through walls, and attacks nobody', () => {
    const house = widowed({ tiles: [CHAPEL, CRYPT, BALLROOM, ['conservatory', 'ground', 2, -1]] });
    house.put('2', 'ballroom').put('0', 'basement-landing');
    untilTurnOf(house, '0');
    house.load(BRIDE, 'speed', 1);
    house.load('m2', 'speed', 4);
    expect(house.dice).toHaveLength(8);
    house.choose('end');
    expect([house.monster(BRIDE)?.spaces, house.monster('m2')?.spaces]).toEqual([1, 4]);
    expect([house.of('attack m2'), house.of('go m2 conservatory')]).toEqual([[], ['go m2 conservatory']]);
  });

  test('BH-h20-D3: nobody attacks him, with anything', () => {
    const house = widowed({ cards: [[], [], ['revolver', 'ring', 'dynamite', 'axe']] });
    house.put('2', 'ballroom').put(BRIDE, 'bedroom');
    untilTurnOf(house, '2');
    expect(house.of('attack')).toEqual([]);
    house.put('2', 'foyer').put('0', 'crypt');
    expect([house.of('attack'), house.of('use dynamite')]).toEqual([[], []]);
  });

  test('BH-h20-K8: nothing hurts or stuns him', () => {
    const house = widowed();
    house.run([{ do: 'harm', seat: 'm2', kind: 'physical', points: 4 }]);
    expect(house.monster('m2')).toMatchObject({ stunned: 0, wounds: 0 });
  });

  test('BH-h20-K8: he is in the way as any of the traitor’s', () => {
    const house = widowed();
    untilTurnOf(house, '2');
    house.put('2', 'ballroom').put(BRIDE, 'bedroom').put('0', 'bedroom');
    expect(house.optionOf('go foyer')?.cost).toBe(2);
  });
});

describe('the wedding', () => {
  /** Both of them in the Chapel, unless it is said where. */
  const wedding = (bride = 'chapel', ghost = 'chapel', layout: Layout = {}): House => {
    const house = widowed(layout);
    house.put(BRIDE, bride).put('m2', ghost).put('2', 'basement-landing').put('0', 'basement-landing');
    return house;
  };
  /** The traitor's turn ends, and both rest where they are. */
  const passes = (house: House): House => {
    house.night(1).rest();
    return house;
  };

  test.each([
    ['both stand there', 'chapel', 'chapel', 1],
    ['she does not', 'foyer', 'chapel', 0],
    ['he does not', 'chapel', 'foyer', 0],
  ])('BH-h20-T, BH-h20-D9: a turn of the traitor’s at whose end %s', (_, bride, ghost, track) => {
    const house = passes(wedding(bride, ghost));
    expect([house.slice.track, marksOf(house).find(({ word }) => word === 'track')?.value]).toEqual([
      track,
      track,
    ]);
    expect(house.told.includes('vow')).toBe(track === 1);
  });

  test('BH-h20-D9: not while he lives', () => {
    const house = begun();
    house.put(BRIDE, 'chapel').put('1', 'chapel').put('2', 'foyer').put('0', 'foyer');
    house.run([{ do: 'drop', seat: '1', card: 'ring', room: 'crypt', side: null }]);
    passes(house);
    expect(house.slice.track).toBe(0);
  });

  test('BH-h20-T: at the third the traitor has won, at once', () => {
    const house = wedding().set({ track: 2 });
    untilTurnOf(house, '0');
    expect(house.G.outcome).toBeNull();
    house.choose('end');
    expect([house.slice.track, house.G.outcome]).toMatchObject([3, { side: 'traitor', how: 'goal' }]);
  });

  test('BH-h20-D5: one of the two leaves, and it waits where it is', () => {
    const house = passes(wedding());
    house.put('m2', 'foyer');
    passes(house);
    expect(house.slice.track).toBe(1);
    house.put('m2', 'chapel');
    passes(house);
    expect(house.slice.track).toBe(2);
    const verses = house.G.journal?.flatMap(({ kind, facts }) => (kind === 'vow' ? [facts.track] : []));
    expect(verses).toEqual([1, 2]);
  });

  test('BH-h20-K6: stunned there she is there all the same', () => {
    const house = wedding();
    house.alter(BRIDE, { stunned: 1 });
    passes(house);
    expect(house.slice.track).toBe(1);
  });

  test('BH-g14: with the traitor dead his turns are counted all the same', () => {
    const house = wedding();
    house.run([{ do: 'die', seat: '0' }]);
    untilTurnOf(house, '2');
    passes(house);
    expect(house.slice.track).toBe(1);
  });

  test('BH-h20-H: what is brought after that comes too late, and before it in time', () => {
    const house = wedding('chapel', 'chapel', { cards: [[], [], ['ring', CORPSE]] }).set({ track: 2 });
    house.put('2', 'chapel').settle();
    expect(house.G.outcome).toMatchObject({ side: 'heroes' });
  });
});

describe('a line of moves to each end', () => {
  test('BH-h20-H: Ox reads her name, finds the place and digs; he carries her to the Chapel with the Ring', () => {
    const house = begun({ rooms: ['foyer', 'dining-room', 'crypt'] });
    house.put(BRIDE, 'bedroom').put('0', 'bedroom');
    house.load('1', 'knowledge', 5);
    house.choose('use name', 'end');
    house.load('2', 'knowledge', 4);
    house.choose('use place');
    house.put('2', 'foyer');
    house.choose('end');
    house.night(1).rest();
    house.put('1', 'crypt').put(BRIDE, 'bedroom').put('0', 'bedroom');
    house.load('1', 'might', 4);
    house.choose('use dig', `take ${CORPSE}`, 'go basement-landing');
    house.put('1', 'foyer');
    house.G.turn.spent = 0;
    house.choose('go chapel');
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal', winners: ['1', '2'] });
    expect(house.told).toEqual(expect.arrayContaining(['name-done', 'place-done', 'dig-done']));
  });

  test('BH-h20-T: she strikes Ox dead in the Chapel, and weds him there for three turns', () => {
    const house = begun({
      rooms: ['basement-landing', 'chapel', 'basement-landing'],
      traits: [{}, { might: 3 }],
    });
    house.put(BRIDE, 'foyer');
    house.run([{ do: 'drop', seat: '1', card: 'ring', room: 'bedroom', side: null }]);
    house.night(2);
    house.choose(`go ${BRIDE} chapel`);
    house.load(BRIDE, 'sanity', 6);
    house.load('1', 'sanity', 1);
    house.choose(`attack ${BRIDE} 1 sanity`);
    expect(house.monster('ghost')?.room).toBe('chapel');
    house.rest();
    house.night(1).rest();
    house.night(1).rest();
    untilTurnOf(house, '0');
    house.choose('end');
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'goal' });
  });
});

describe('what they make for', () => {
  const goalOf = (house: House, seat: string) => (house.viewOf(seat) as BetrayalView).goal;
  const floored = (house: House, card: string, room: string): House => {
    house.G.piles.push({ room, side: null, cards: [card] });
    return house.settle();
  };

  test.each<[string, Layout, (house: House) => void]>([
    ['find-shelf', { tiles: [CHAPEL, CRYPT] }, () => {}],
    ['name', {}, () => {}],
    ['name', { tiles: [CHAPEL, CRYPT], cards: [[], ['ring', 'book']] }, () => {}],
    ['place', {}, (house) => house.set({ lore: 1 })],
    ['dig', {}, (house) => house.set({ lore: 2 })],
    ['fetch', {}, (house) => floored(house.set({ lore: 3 }), CORPSE, 'crypt')],
    ['win-back', { cards: [['ring']] }, (house) => floored(house.set({ lore: 3 }), CORPSE, 'crypt')],
    ['carry', { cards: [[], ['ring'], [CORPSE]] }, (house) => house.set({ lore: 3 })],
  ])('BH-h20-H: the heroes’ next step is %s', (kind, layout, lay) => {
    const house = begun(layout);
    lay(house);
    expect(goalOf(house, '1')?.next.kind).toBe(kind);
  });

  test('BH-h20-H: with her name known they go to the Crypt; with her dug up both things go to the Chapel', () => {
    const house = begun().set({ lore: 1 });
    house.put(BRIDE, 'bedroom');
    expect(goalOf(house, '1')?.own).toMatchObject({ '1': ['crypt'], '2': ['crypt'] });
    const other = begun({ cards: [[], ['ring'], [CORPSE]] }).set({ lore: 3 });
    expect(goalOf(other, '1')?.own).toMatchObject({ '1': ['chapel'], '2': ['chapel'] });
  });

  test('BH-h20-H: with the Book at hand the others wait beside the Crypt, not in it', () => {
    const house = begun({ cards: [[], ['ring', 'book']], rooms: ['foyer', 'library', 'foyer'] });
    house.put(BRIDE, 'bedroom').settle();
    expect(goalOf(house, '2')?.own).toMatchObject({ '2': ['basement-landing'] });
  });

  test('BH-h20-H: the Ring is picked up before it is needed', () => {
    const house = begun({ cards: [], rooms: ['foyer', 'bedroom', 'basement-landing'] });
    floored(house, 'ring', 'bedroom');
    expect(goalOf(house, '1')?.own).toMatchObject({ '1': ['bedroom'] });
  });

  test('BH-h20-T: the bridegroom does not stay where she is', () => {
    const house = begun({ traits: [{}, { sanity: 1, speed: 4 }] });
    house.put('1', 'chapel').put(BRIDE, 'chapel').settle();
    const away = goalOf(house, '1')?.own?.['1'] ?? [];
    expect([away.length > 0, away.includes('chapel'), away.includes('library')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('BH-h20-H: what lies on the floor is fetched by whoever is nearest', () => {
    const house = begun({ cards: [[], ['ring']], rooms: ['foyer', 'bedroom', 'basement-landing'] }).set({
      lore: 3,
    });
    floored(house, CORPSE, 'crypt');
    expect(goalOf(house, '1')?.own).toMatchObject({ '2': ['crypt'] });
  });

  test('BH-h20-H, BH-g12: the load goes from hand to hand, to whoever can still walk', () => {
    const house = begun({ cards: [[], ['ring'], [CORPSE]] }).set({ lore: 3 });
    const wish = () => house.optionOf(`use ${CORPSE} ask`)?.weight ?? 0;
    expect(wish()).toBeGreaterThan(10);
    house.G.turn.isMovementOver = true;
    house.settle();
    expect(wish()).toBeLessThan(1);
  });

  test('BH-h20-R: the Ring is raised at her by whoever is likely to stun her, and by nobody else', () => {
    const strong = begun({ traits: [{}, { sanity: 8 }] });
    expect(goalOf(strong, '1')).toMatchObject({ ends: { [BRIDE]: 'ring' }, own: { '1': ['entrance-hall'] } });
    const weak = begun({ traits: [{}, { sanity: 1 }] });
    expect(goalOf(weak, '1')?.ends?.[BRIDE]).not.toBe('ring');
  });

  test('BH-h20-R: nobody runs after her through the house, nor leaves the work undone who is alone with it', () => {
    const house = begun({ traits: [{}, { sanity: 8, speed: 4 }] }).set({ lore: 2 });
    house.put('1', 'foyer').put(BRIDE, 'chapel').settle();
    expect(goalOf(house, '1')?.own).toMatchObject({ '1': ['chapel'] });
    house.put('1', 'crypt').put(BRIDE, 'bedroom').settle();
    expect(goalOf(house, '1')?.own).toMatchObject({ '1': ['crypt'] });
    house
      .put('1', 'foyer')
      .put(BRIDE, 'chapel')
      .run([{ do: 'die', seat: '2' }]);
    expect(goalOf(house, '1')?.own).toMatchObject({ '1': ['crypt'] });
  });

  test('BH-h20-H: with no way from her bones to the Chapel whoever has empty hands looks for one, down there', () => {
    const house = begun({ cards: [[], ['ring'], [CORPSE]], rooms: ['foyer', 'crypt', 'crypt'] }).set({
      lore: 3,
    });
    house.run([{ do: 'hand-over', seat: '1', card: 'ring', to: '0', how: 'trade' }]);
    expect(goalOf(house, '1')).toMatchObject({ own: { '1': [], '2': ['chapel'] }, floors: ['basement'] });
    house.put('2', 'foyer').settle();
    expect(goalOf(house, '1')).toMatchObject({ own: { '1': ['foyer'] } });
    expect(goalOf(house, '1')).not.toHaveProperty('floors');
  });

  test('BH-h20-T: the traitor hunts the bridegroom, be he nobody’s; then the couple goes to the Chapel and stays', () => {
    expect(goalOf(begun(), '0')).toMatchObject({ next: { kind: 'kill-groom' }, prey: ['1'] });
    expect(goalOf(guested(), '0')).toMatchObject({ next: { kind: 'kill-groom' }, prey: [GUEST] });
    const house = widowed();
    expect(goalOf(house, '0')).toMatchObject({
      next: { kind: 'lead' },
      own: { [BRIDE]: ['chapel'], m2: ['chapel'] },
      keeps: [],
    });
    house.put(BRIDE, 'chapel').put('m2', 'chapel');
    expect(goalOf(house, '0')).toMatchObject({ next: { kind: 'wed' }, keeps: [BRIDE, 'm2'] });
    const other = widowed({ explorers: ['vivian-lopez', 'ox-bellows', 'missy-dubourde', 'peter-akimoto'] });
    other.put(BRIDE, 'chapel').put('m2', 'chapel').put('2', 'foyer').put('3', 'foyer');
    expect(goalOf(other, '0')?.prey).toEqual(['2', '3']);
    other.put('3', 'chapel');
    expect(goalOf(other, '0')?.prey).toEqual(['3']);
  });

  test('BH-h20-T: whoever is kept in the Chapel leaves it by mistake only', () => {
    const house = widowed();
    house.put(BRIDE, 'chapel').put('m2', 'chapel').put('2', 'basement-landing').put('0', 'basement-landing');
    house.night(3);
    const view = house.viewOf('0') as BetrayalView;
    const walks = view.choices.filter(({ move }) => move === 'go');
    const weights = policyWith(house.box)(view, {} as Ctx, walks);
    expect(walks.length).toBeGreaterThan(2);
    expect(Math.max(...weights)).toBeLessThan(0.01);
  });
});
