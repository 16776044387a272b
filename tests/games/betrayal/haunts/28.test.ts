import { box } from '@games/betrayal/box';
import { ownerOf, traitOf } from '@games/betrayal/rules/figures';
import { chanceOver, ONCE } from '@games/betrayal/rules/rolls';
import type { Monster } from '@games/betrayal/rules/state';
import type { BetrayalView } from '@games/betrayal/rules/view';
import type { Laid } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile } from '../words';

type Slice = { readonly beaten: number; readonly ring: string | null };
type House = HauntedHouse<Slice>;
type Layout = Parameters<typeof hauntedHouse>[1];

const SIX = [
  'ox-bellows',
  'missy-dubourde',
  'peter-akimoto',
  'madame-zostra',
  'jenny-leclerc',
  'father-rhinehardt',
];
/** Four steps from the Entrance Hall, where everybody begins: the portal opens there. */
const ORGAN: Laid = ['organ-room', 'upper', 0, -1];
const [LORD, FIRST, SECOND] = ['m1', 'm2', 'm3'] as const;

/** Ox has the Ring, Missy is the traitor; Peter, who has the first turn, is a hero as well. */
const begun = (layout: Layout = {}): House =>
  hauntedHouse<Slice>(28, { cards: [['ring']], tiles: [ORGAN], ...layout });

/** Ox’s turn, with some of them beside him in the Foyer. */
function oxBeside(figures: readonly string[], layout: Layout = {}): House {
  const house = begun(layout);
  untilTurnOf(house, '0');
  for (const figure of ['0', ...figures]) house.put(figure, 'foyer');
  return house;
}

/** Ox attacks, and the two come to so much. */
function oxAttacks(
  house: House,
  target: string,
  own: number,
  other: number,
  trait: 'might' | 'sanity' = 'sanity',
) {
  house.load('0', trait, own);
  house.load(target, trait, other);
  house.choose(`attack ${target} ${trait}${trait === 'sanity' ? ' ring' : ''}`);
}

const stateOf = (house: House, which: string): Partial<Monster> => {
  const { fightsFor, mover, turn, stunned } = house.monster(which) ?? {};
  return { fightsFor, mover, turn, stunned } as Partial<Monster>;
};
const FREE = { fightsFor: 'traitor', mover: '1', turn: 'monsters', stunned: 0 };
const tameFor = (mover: string, turn: 'none' | 'mover' = 'none') => ({
  fightsFor: 'heroes',
  mover,
  turn,
  stunned: 0 as const,
});

/** The First Demon is tame, and its turn has come round: Ox’s, with the Demon in the Foyer beside him. */
function withTame(layout: Layout = {}): House {
  const house = oxBeside([FIRST], layout);
  oxAttacks(house, FIRST, 4, 2);
  for (const figure of [LORD, SECOND]) house.alter(figure, { stunned: 2 });
  house.choose('end');
  untilTurnOf(house, '0');
  return house;
}

/** The First Demon attacks Ox in the monsters’ turn, and the two come to so much; all others lie stunned. */
function demonAttacks(house: House, own: number, other: number, by: string = FIRST): void {
  for (const { id } of house.G.monsters) house.alter(id, { stunned: id === by ? 0 : 1 });
  house.put('1', 'entrance-hall');
  house.put('2', 'basement-landing');
  house.put('0', 'foyer');
  house.put(by, 'foyer');
  untilTurnOf(house, '1');
  house.load(by, 'speed', 3);
  house.load(by, 'might', own);
  house.load('0', 'might', other);
  house.choose('end');
}

/** Heroes who play by policy alone win now and then: their Ring is soon robbed. */
const MOST = 60;

test.each(['heroes', 'traitor'])('BH-h28: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('28', [side], MOST)).toHaveProperty([side]);
});

describe('the portal', () => {
  test('BH-h28-S: out come the Lord and a Demon for each hero, in a free event room four rooms from the closest explorer', () => {
    const tiles: Laid[] = [ORGAN, ['ballroom', 'ground', 1, -1], ['bloody-room', 'upper', 0, 1]];
    const { G, asked } = begun({ tiles });
    expect(asked).toBe('2 turn');
    expect(G.monsters.map(({ id, kind, room }) => [id, kind, room])).toEqual([
      [LORD, 'demon-lord', 'organ-room'],
      [FIRST, 'first-demon', 'organ-room'],
      [SECOND, 'second-demon', 'organ-room'],
    ]);
    for (const { id } of G.monsters) expect(G.monsters.find((one) => one.id === id)).toMatchObject(FREE);
  });

  test('BH-h28-S: there are no more than four Demons', () => {
    const house = begun({ explorers: SIX });
    expect(house.G.haunt?.heroCount).toBe(5);
    expect(house.G.monsters.map(({ kind }) => kind)).toEqual([
      'demon-lord',
      'first-demon',
      'second-demon',
      'third-demon',
      'fourth-demon',
    ]);
  });

  test('BH-h28-K1: of several rooms the traitor chooses', () => {
    const house = begun({ tiles: [ORGAN, ['bedroom', 'upper', 1, 0]] });
    expect([house.asked, house.choices]).toEqual(['1 pick', ['answer organ-room', 'answer bedroom']]);
    house.choose('answer bedroom');
    expect(house.monster(LORD)?.room).toBe('bedroom');
  });

  test.each<[string, Layout, string]>([
    [
      'none is so far off: the farthest event room',
      {
        tiles: [
          ['ballroom', 'ground', 1, -1],
          ['gardens', 'ground', 1, -2],
        ],
      },
      'gardens',
    ],
    [
      'all of them are occupied: the farthest room',
      { tiles: [ORGAN, ['bloody-room', 'upper', 0, 1]], rooms: ['organ-room', 'organ-room', 'organ-room'] },
      'basement-landing',
    ],
  ])('BH-h28-D4: %s', (_, layout, room) => {
    expect(begun(layout).monster(LORD)?.room).toBe(room);
  });

  test('BH-h28-K1: with nobody-free rooms none at all it opens all the same', () => {
    const explorers = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'madame-zostra', 'jenny-leclerc'];
    const rooms = ['entrance-hall', 'foyer', 'grand-staircase', 'upper-landing', 'basement-landing'];
    const house = begun({ explorers, rooms, tiles: [] });
    expect(house.asked).toMatch(/pick$/);
    expect(house.choices).toHaveLength(5);
  });
});

describe('the Demon Lord', () => {
  test.each(['might', 'sanity'] as const)(
    'BH-h28-H: beaten with %s by the hero with the Ring it is stunned, and the second time destroyed',
    (trait) => {
      const house = oxBeside([LORD]);
      oxAttacks(house, LORD, 4, 2, trait);
      expect([house.slice.beaten, stateOf(house, LORD).stunned, house.G.outcome]).toEqual([1, 1, null]);
      house.alter(LORD, { stunned: 0 });
      house.G.turn.hasAttacked = false;
      house.G.turn.usedCards = [];
      house.put('0', 'foyer');
      oxAttacks(house, LORD, 4, 2, trait);
      expect(house.monster(LORD)).toBeUndefined();
      expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
      expect(house.dice).toEqual([]);
    },
  );

  test('BH-h28-H: without the Ring nobody does more than stun it', () => {
    const house = begun();
    house.put('2', 'foyer');
    house.put(LORD, 'foyer');
    house.load('2', 'might', 4);
    house.load(LORD, 'might', 2);
    house.choose(`attack ${LORD} might`);
    expect([house.slice.beaten, stateOf(house, LORD).stunned]).toEqual([0, 1]);
  });

  test('BH-h28-H, BH-g21: the Ring adds 2 to the total against it, and to no other', () => {
    const house = oxBeside([LORD, FIRST]);
    const sanity = traitOf({ ...house.at, mine: null }, '0', 'sanity');
    const odds = (target: string) => house.optionOf(`attack ${target} sanity ring`)?.odds;
    expect(odds(LORD)).toMatchObject({ dice: sanity, add: 2, chance: chanceOver(sanity, 7, 2, ONCE) });
    expect(odds(FIRST)).toMatchObject({ dice: sanity, add: 0 });
    expect(house.optionOf(`attack ${LORD} might`)?.odds).toMatchObject({ add: 0 });
    oxAttacks(house, LORD, 3, 4);
    expect(house.slice.beaten).toBe(1);
  });

  test.each([
    ['has the Ring: one of the two', ['ring'], 1],
    ['does not have the Ring: it is stunned and no more', [], 0],
  ])('BH-h28-D1: beaten in its own attack by a hero who %s', (_, cards, beaten) => {
    const house = begun({ cards: [cards] });
    demonAttacks(house, 2, 4, LORD);
    expect([house.slice.beaten, stateOf(house, LORD).stunned]).toEqual([beaten, 1]);
    expect([house.changes('0'), house.dice]).toEqual([{}, []]);
  });

  test('BH-h28-D1: so it can be destroyed in its own turn', () => {
    const house = begun();
    house.set({ beaten: 1 });
    demonAttacks(house, 2, 4, LORD);
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH-h28-D6: while it is stunned nobody attacks it', () => {
    const house = oxBeside([LORD]);
    house.alter(LORD, { stunned: 1 });
    house.put('0', 'foyer');
    expect(house.of(`attack ${LORD}`)).toEqual([]);
    house.alter(LORD, { stunned: 0 });
    house.put('0', 'foyer');
    expect(house.of(`attack ${LORD}`)).toEqual([`attack ${LORD} might`, `attack ${LORD} sanity ring`]);
  });

  test('BH-h28-R, BH-g18: no attack with Speed reaches it, nor does Dynamite', () => {
    const cards = [['ring', 'revolver', 'dynamite']];
    const house = oxBeside([LORD, FIRST], { cards });
    expect(house.of('attack m').filter((one) => one.endsWith('revolver'))).toEqual([
      `attack ${FIRST} speed revolver`,
    ]);
    house.put(LORD, 'grand-staircase');
    expect(house.of('use dynamite grand-staircase')).toEqual([]);
    house.put(FIRST, 'grand-staircase');
    expect(house.of('use dynamite grand-staircase')).toHaveLength(1);
  });

  test('BH-h28-K6, BH172: how often it has been beaten lies open, how often it has to be is in one book', () => {
    const house = oxBeside([LORD]);
    oxAttacks(house, LORD, 4, 2);
    for (const eye of ['0', '1', null])
      expect((house.viewOf(eye) as BetrayalView).marks).toContainEqual({
        on: { monster: LORD },
        word: 'beaten',
        value: 1,
      });
    const { books } = hauntFile(28, 'en') as { books: Record<string, object> };
    expect(JSON.stringify(books.heroes)).toMatch(/twice/);
    expect(JSON.stringify(books.traitor)).not.toMatch(/twice|second time/);
  });
});

test('BH-h28-T: the traitor wins when all heroes are dead, also with the Ring in a hero’s hand', () => {
  const house = begun();
  house.run([{ do: 'die', seat: '2' }], '2');
  expect(house.G.outcome).toBeNull();
  house.run([{ do: 'die', seat: '0' }], '2');
  expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
});

test('BH-h28-M: each as it is printed', () => {
  const { G, at } = begun({ explorers: SIX });
  const seen = { ...at, mine: G.hidden };
  const rows = G.monsters.map(({ id }) =>
    (['speed', 'might', 'sanity', 'knowledge'] as const).map((trait) => traitOf(seen, id, trait)),
  );
  expect(rows).toEqual([
    [2, 7, 7, 0],
    [3, 5, 5, 0],
    [4, 4, 4, 0],
    [5, 3, 3, 0],
    [6, 2, 2, 0],
  ]);
  for (const kind of Object.values(box.haunts[28]?.monsters ?? {}))
    expect(kind.sheet({ ...seen, mine: G.hidden } as never, {} as never)).not.toHaveProperty('knowledge');
});

describe('free Demons', () => {
  test('BH-h28-R: they go all they can after the closest hero, and attack where they get there', () => {
    const house = begun();
    house.put('0', 'foyer');
    house.put('2', 'entrance-hall');
    house.put('1', 'upper-landing');
    house.put(SECOND, 'upper-landing');
    house.night(2);
    expect(house.of('go m')).toEqual([`go ${LORD} 0`, `go ${FIRST} 0`, `go ${SECOND} 0`]);
    expect(house.of('end')).toEqual([]);
    // Two steps, be the traitor in the room or not: to the Grand Staircase, and on.
    house.load(SECOND, 'might', 2);
    house.load('0', 'might', 2);
    house.choose(`go ${SECOND} 0`);
    expect([house.monster(SECOND)?.room, house.told.at(-1), house.dice]).toEqual(['foyer', 'fight-tie', []]);
  });

  test('BH-h28-R: of heroes as near as each other the traitor chooses', () => {
    const house = begun();
    house.put('0', 'grand-staircase');
    house.put('2', 'upper-landing');
    house.put(FIRST, 'upper-landing');
    house.put('2', 'entrance-hall');
    house.put('0', 'entrance-hall');
    house.night(1);
    expect([house.asked, house.of(`go ${FIRST}`)]).toEqual(['1 monster', [`go ${FIRST} 0`, `go ${FIRST} 2`]]);
  });

  test('BH-h28-D5: each rolls its own Speed, and the Lord chases as well', () => {
    const house = begun();
    untilTurnOf(house, '1');
    house.load(LORD, 'speed', 1);
    house.load(FIRST, 'speed', 2);
    house.load(SECOND, 'speed', 3);
    house.choose('end');
    expect(house.G.monsters.map(({ spaces }) => spaces)).toEqual([1, 2, 3]);
    expect(house.of(`go ${LORD}`)).toEqual([`go ${LORD} 0`, `go ${LORD} 2`]);
    expect(house.of('end')).toEqual([]);
  });

  test('BH-h28-R, BH-h28-D3: by any win over who has it one may take the Ring, in place of the damage', () => {
    const house = begun();
    demonAttacks(house, 4, 3);
    expect([house.asked, house.choices]).toEqual(['1 pick', ['answer ring', 'answer harm']]);
    house.choose('answer ring');
    expect([house.slice.ring, house.cardsOf('0'), house.G.gone]).toEqual([FIRST, [], ['ring']]);
    expect((house.viewOf('2') as BetrayalView).marks).toContainEqual({
      on: { monster: FIRST },
      word: 'robbed',
    });
    expect(house.changes('0')).toEqual({});
  });

  test('BH-h28-D3: or it does the damage, and nothing but the Ring can be taken', () => {
    const house = begun({ cards: [['ring', 'axe']] });
    demonAttacks(house, 5, 3);
    house.choose('answer harm', 'answer 2');
    expect([house.slice.ring, house.cardsOf('0'), house.changes('0')]).toEqual([
      null,
      ['ring', 'axe'],
      { speed: -2 },
    ]);
    const other = begun({ cards: [['axe'], [], ['ring']] });
    demonAttacks(other, 5, 3);
    expect(other.asked).toBe('0 split');
  });

  test('BH-h28-K5: the Lord takes nothing', () => {
    const house = begun();
    demonAttacks(house, 5, 3, LORD);
    expect(house.asked).toBe('0 split');
  });
});

describe('a Demon that has the Ring', () => {
  /** In Peter’s turn, beside the First Demon in the Foyer. */
  function robbed(stunned: Monster['stunned'] = 0, layout: Layout = {}): House {
    const house = begun({ cards: [], ...layout });
    house.G.gone.push('ring');
    house.set({ ring: FIRST });
    house.alter(FIRST, { stunned });
    house.put('2', 'foyer');
    house.put(FIRST, 'foyer');
    return house;
  }
  const peterAttacks = (house: House, own: number, other: number) => {
    house.load('2', 'might', own);
    house.load(FIRST, 'might', other);
    house.choose(`attack ${FIRST} might`);
  };

  test('BH-h28-D3, BH-h28-K2: beaten by 2 it loses it, in place of the stun', () => {
    const house = robbed();
    peterAttacks(house, 4, 2);
    expect([house.asked, house.choices]).toEqual(['2 pick', ['answer ring', 'answer stun']]);
    house.choose('answer ring');
    expect([house.cardsOf('2'), house.slice.ring, house.G.gone]).toEqual([['ring'], null, []]);
    expect([stateOf(house, FIRST), house.G.turn.usedCards]).toEqual([FREE, ['ring']]);
    const other = robbed();
    peterAttacks(other, 4, 2);
    other.choose('answer stun');
    expect([other.cardsOf('2'), other.slice.ring, stateOf(other, FIRST).stunned]).toEqual([[], FIRST, 1]);
  });

  test('BH-h28-D3: beaten by 1 it is stunned, and keeps it', () => {
    const house = robbed();
    peterAttacks(house, 3, 2);
    expect([house.asked, house.slice.ring, stateOf(house, FIRST).stunned]).toEqual(['2 turn', FIRST, 1]);
  });

  test('BH-h28-K2, BH58: from afar nothing is taken', () => {
    const house = robbed(0, { cards: [[], [], ['revolver']] });
    house.load('2', 'speed', 4, 1);
    house.load(FIRST, 'speed', 1);
    house.choose(`attack ${FIRST} speed revolver`);
    expect([house.asked, house.slice.ring, stateOf(house, FIRST).stunned]).toEqual(['2 turn', FIRST, 1]);
  });

  test('BH-h28-K3: it may be attacked while it is stunned, and others may not', () => {
    const house = robbed(1);
    peterAttacks(house, 4, 2);
    expect([house.cardsOf('2'), house.asked]).toEqual([['ring'], '2 turn']);
    const other = robbed(1);
    other.set({ ring: SECOND });
    expect(other.of('attack')).toEqual([]);
  });

  test('BH-h28-D9: it can’t use it, hand it on or drop it', () => {
    const house = robbed();
    house.put('1', 'foyer');
    house.night(3);
    expect(house.of(`attack ${FIRST}`)).toEqual([`attack ${FIRST} 2 might`]);
    house.load(FIRST, 'might', 2);
    house.load('2', 'might', 2);
    house.choose(`attack ${FIRST} 2 might`);
    expect(house.choices.filter((one) => one.includes(FIRST) && !one.startsWith('go'))).toEqual([]);
    expect([house.slice.ring, house.G.piles]).toEqual([FIRST, []]);
  });
});

describe('tame Demons', () => {
  test('BH-h28-R: the Ring’s Sanity beats one, and it obeys', () => {
    const house = oxBeside([FIRST]);
    oxAttacks(house, FIRST, 4, 3);
    expect(stateOf(house, FIRST)).toEqual(tameFor('0'));
    expect(house.G.monsters.map((one) => ownerOf(house.G, one))).toEqual([null, '0', null]);
    expect((house.viewOf('1') as BetrayalView).marks).toContainEqual({
      on: { monster: FIRST },
      word: 'tame',
    });
    const other = oxBeside([FIRST]);
    oxAttacks(other, FIRST, 4, 3, 'might');
    expect(stateOf(other, FIRST)).toEqual({ ...FREE, stunned: 1 });
    const lost = oxBeside([FIRST]);
    oxAttacks(lost, FIRST, 3, 3);
    expect(stateOf(lost, FIRST)).toEqual(FREE);
  });

  test('BH-h28-K3: a stunned one as well', () => {
    const house = oxBeside([FIRST]);
    house.alter(FIRST, { stunned: 1 });
    house.put('0', 'foyer');
    expect(house.of('attack')).toEqual([`attack ${FIRST} sanity ring`]);
    oxAttacks(house, FIRST, 4, 3);
    expect(stateOf(house, FIRST)).toEqual({ ...tameFor('0'), stunned: 1 });
  });

  test('BH-h28-D2, BH-h28-D7: it moves from the next turn of whoever has the Ring on, at its end, by its own roll', () => {
    const house = oxBeside([FIRST]);
    oxAttacks(house, FIRST, 4, 3);
    house.choose('end');
    // Not yet, nor with the monsters: two of them roll.
    expect([house.asked, house.dice]).toEqual(['1 turn', []]);
    house.put('1', 'basement-landing');
    house.night(1);
    expect(house.of(`go ${FIRST}`)).toEqual([]);
    untilTurnOf(house, '0');
    expect(stateOf(house, FIRST)).toEqual(tameFor('0', 'mover'));
    house.load(FIRST, 'speed', 2);
    house.choose('end');
    expect([house.asked, house.monster(FIRST)?.spaces]).toEqual(['0 monster', 2]);
    expect(house.of(`go ${FIRST}`)).toContain(`go ${FIRST} grand-staircase`);
    house.choose(`end ${FIRST}`);
    expect(house.asked).toBe('1 turn');
  });

  test('BH-h28-D7: one after another', () => {
    const house = withTame();
    house.alter(SECOND, { ...tameFor('0', 'mover'), room: 'foyer' });
    house.put('0', 'foyer');
    house.load(FIRST, 'speed', 2);
    house.load(SECOND, 'speed', 3);
    house.choose('end', `go ${SECOND} entrance-hall`);
    expect(house.of('go').every((one) => one.startsWith(`go ${SECOND}`))).toBe(true);
    house.choose(`end ${SECOND}`);
    expect(house.of('go').every((one) => one.startsWith(`go ${FIRST}`))).toBe(true);
  });

  test('BH-h28-D2, BH-h28-K7: it attacks Demons, the Lord and the traitor, no hero; the Lord it only stuns', () => {
    const house = withTame();
    for (const { id } of house.G.monsters) house.alter(id, { stunned: 0 });
    for (const figure of ['0', '1', '2', LORD, FIRST, SECOND]) house.put(figure, 'foyer');
    house.load(FIRST, 'speed', 2);
    house.choose('end');
    expect(house.of('attack')).toEqual(['1', LORD, SECOND].map((one) => `attack ${FIRST} ${one} might`));
    house.load(FIRST, 'might', 4);
    house.load(LORD, 'might', 2);
    house.choose(`attack ${FIRST} ${LORD} might`);
    expect([house.slice.beaten, stateOf(house, LORD).stunned]).toEqual([0, 1]);
  });

  test('BH-h28-D2: traded to another hero they obey that one, from that one’s next turn on', () => {
    const house = withTame();
    house.run([{ do: 'hand-over', seat: '0', card: 'ring', to: '2', how: 'trade' }], '0');
    expect(stateOf(house, FIRST)).toEqual(tameFor('2'));
    house.choose('end');
    expect(house.asked).toBe('1 turn');
    untilTurnOf(house, '2');
    expect(stateOf(house, FIRST)).toEqual(tameFor('2', 'mover'));
  });

  test('BH-h28-D2, BH-h28-D8: dropped, or left by the dead, it frees them, and they are the traitor’s as at the start', () => {
    const house = withTame();
    house.choose('drop ring');
    expect(stateOf(house, FIRST)).toEqual(FREE);
    house.run([{ do: 'take', seat: '2', card: 'ring' }], '2');
    expect([house.cardsOf('2'), stateOf(house, FIRST)]).toEqual([['ring'], FREE]);
    const other = withTame();
    other.run([{ do: 'die', seat: '0' }], '0');
    expect(stateOf(other, FIRST)).toEqual(FREE);
  });

  test('BH-h28-D2, BH-h28-D8: with the traitor, or robbed by a Demon, it frees them', () => {
    const house = withTame();
    house.run([{ do: 'hand-over', seat: '0', card: 'ring', to: '1', how: 'steal' }], '0');
    expect(stateOf(house, FIRST)).toEqual(FREE);
    const other = withTame();
    other.alter(SECOND, { room: 'foyer' });
    other.load(FIRST, 'speed', 1);
    other.choose('end', `end ${FIRST}`);
    demonAttacks(other, 4, 3, SECOND);
    other.choose('answer ring');
    expect([other.slice.ring, stateOf(other, FIRST)]).toEqual([
      SECOND,
      { ...FREE, stunned: expect.any(Number) },
    ]);
  });

  test('BH-h28-K4: one that is freed in the monsters’ turn has no turn in it', () => {
    const house = withTame();
    house.load(FIRST, 'speed', 1);
    house.choose('end', `end ${FIRST}`);
    for (const { id } of house.G.monsters) house.alter(id, { stunned: id === LORD ? 1 : 0 });
    house.put(SECOND, 'foyer');
    house.put('2', 'basement-landing');
    house.put('1', 'entrance-hall');
    house.load(SECOND, 'speed', 3);
    house.load(SECOND, 'might', 4);
    house.load('0', 'might', 3);
    house.choose('end', 'answer ring');
    expect([stateOf(house, FIRST), house.asked]).toEqual([FREE, '2 turn']);
  });

  test('BH-h28-K4: a stunned one that is tamed wakes when the monsters’ turn ends', () => {
    const house = oxBeside([FIRST]);
    house.alter(FIRST, { stunned: 1 });
    house.put('0', 'foyer');
    oxAttacks(house, FIRST, 4, 3);
    untilTurnOf(house, '1');
    house.put('1', 'basement-landing');
    house.night(1);
    while (house.asked === '1 monster') house.choose(house.choices[0] ?? '');
    expect(stateOf(house, FIRST)).toEqual(tameFor('0'));
  });

  test('BH-h28-D9: it is stunned like any, and stays tame', () => {
    const house = withTame();
    house.put('1', 'foyer');
    house.load(FIRST, 'speed', 1);
    house.choose('end');
    house.load(FIRST, 'might', 2);
    house.load('1', 'might', 4);
    house.choose(`attack ${FIRST} 1 might`);
    expect(house.asked).toBe('1 turn');
    expect(stateOf(house, FIRST)).toMatchObject({ fightsFor: 'heroes', mover: '0', turn: 'mover' });
    expect(stateOf(house, FIRST).stunned).toBeGreaterThan(0);
  });

  test('BH-h28-D9: the traitor may attack it, and no Demon seeks it', () => {
    const house = withTame();
    house.alter(SECOND, { stunned: 0 });
    house.put('1', 'foyer');
    house.load(FIRST, 'speed', 1);
    house.choose('end', `end ${FIRST}`);
    expect(house.of(`attack ${FIRST}`)).toEqual([`attack ${FIRST} might`]);
    house.put('0', 'entrance-hall');
    house.put('2', 'entrance-hall');
    house.put(SECOND, 'foyer');
    house.night(1);
    expect([house.of('attack'), house.of(`go ${SECOND}`)]).toEqual([
      [],
      [`go ${SECOND} 0`, `go ${SECOND} 2`],
    ]);
  });
});

describe('what each side makes for', () => {
  const goalOf = (house: House, seat: string) => (house.viewOf(seat) as BetrayalView).goal;

  test('BH-h28: the hero with the Ring hunts what it can beat, and the next step says how far it is', () => {
    const house = begun();
    expect(goalOf(house, '0')?.next).toMatchObject({ kind: 'beat-lord', facts: { done: 0, of: 2 } });
    expect(goalOf(house, '1')?.next.kind).toBe('hunt-ring');
  });

  test('BH-h28: lost to a Demon or to the floor the Ring is fetched', () => {
    const house = withTame();
    house.choose('drop ring');
    expect(goalOf(house, '2')).toMatchObject({
      next: { kind: 'fetch-ring' },
      wants: ['ring'],
      rooms: ['foyer'],
    });
    expect(goalOf(house, '1')).toMatchObject({ next: { kind: 'hunt' }, own: { 1: ['foyer'] } });
    const other = begun({ cards: [] });
    other.G.gone.push('ring');
    other.set({ ring: FIRST });
    expect(goalOf(other, '0')).toMatchObject({ next: { kind: 'win-ring' }, prey: [FIRST] });
  });

  test('BH-h28: who is better with the Ring may ask its holder for it, as the trade of the turn', () => {
    const weightWith = (sanity: number) => {
      const house = begun({ traits: [{ sanity: 3 }, {}, { sanity }] });
      return house.optionOf('use ring ask')?.weight ?? 0;
    };
    expect([weightWith(8) > 1, weightWith(3) > 1]).toEqual([true, false]);
    const house = begun({ traits: [{ sanity: 3 }, {}, { sanity: 8 }] });
    house.choose('use ring ask', 'answer accept');
    expect([house.cardsOf('2'), house.asked]).toEqual([['ring'], '2 turn']);
    expect(house.of('use ring ask')).toEqual([]);
  });
});
