import { traitOf } from '@games/betrayal/rules/figures';
import { oddsOf } from '@games/betrayal/rules/rolls';
import type { BetrayalView } from '@games/betrayal/rules/view';
import type { Laid } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile } from '../words';

type Slice = { readonly lore: number; readonly loot: readonly string[]; readonly tomb: string };
type House = HauntedHouse<Slice>;
type Layout = Parameters<typeof hauntedHouse>[1];

const MUMMY = 'm1';
/** Off the Foyer: the Abandoned Room is five steps from the Entrance Hall, where everybody begins. */
const LONG: Laid[] = [
  ['ballroom', 'ground', 1, -1],
  ['creaky-hallway', 'ground', 1, -2],
  ['dusty-hallway', 'ground', 1, -3],
  ['abandoned-room', 'ground', 1, -4],
];
const LIBRARY: Laid = ['library', 'upper', 0, -1];
const LABORATORY: Laid = ['research-laboratory', 'ground', 2, -1];

/** Ox has revealed it with the Girl in hand, and is the traitor; Missy has the first turn, Peter is a hero as well. */
const begun = (layout: Layout = {}): House =>
  hauntedHouse<Slice>(1, { omen: 'girl', cards: [['girl']], tiles: LONG, ...layout });

const lies = ({ G }: House, card: string) => G.piles.find(({ cards }) => cards.includes(card))?.room;
const reasonOf = (house: House, option: string) => house.optionOf(option)?.not?.reason;

/** It carries these, which are nowhere else. */
function laden(house: House, ...loot: string[]): House {
  house.G.gone.push(...loot);
  house.G.piles = house.G.piles.filter(({ cards }) => !cards.some((card) => loot.includes(card)));
  return house.set({ loot });
}

/** Missy’s turn in the Foyer, beside the Mummy, with so much known, and the Book in hand. */
function missyBeside(lore: number, layout: Layout = {}): House {
  const house = begun({ cards: [['girl'], ['book']], ...layout });
  house.put('1', 'foyer').put(MUMMY, 'foyer');
  return house.set({ lore });
}

/** Missy attacks it, and the two come to so much. */
function missyAttacks(house: House, how: string, own: number, other: number): void {
  const trait = how.startsWith('might') ? 'might' : 'sanity';
  house.load('1', trait, own);
  house.load(MUMMY, trait, other);
  house.choose(`attack ${MUMMY} ${how}`);
}

/** The monsters' turn, with Missy in the Foyer beside it: it attacks her, and the two come to so much. */
function itAttacks(own: number, other: number, layout: Layout = {}): House {
  const house = begun(layout);
  house.put('1', 'foyer').put('2', 'basement-landing').put(MUMMY, 'foyer');
  house.night(3);
  house.load(MUMMY, 'might', own);
  house.load('1', 'might', other);
  house.choose(`attack ${MUMMY} 1 might`);
  return house;
}

/** Somebody in the Foyer, or at another door, discovers the Dining Room, or another room with an omen. */
function finds(house: House, seat: string, door = 'foyer 2', found = 'dining-room'): void {
  untilTurnOf(house, seat);
  house.put(seat, door.split(' ')[0] ?? '');
  house.G.stack = [found, ...house.G.stack.filter((room) => room !== found)];
  house.choose(`discover ${door}`);
  while (house.asked.endsWith(' place')) house.choose(house.choices[0] ?? '');
}

test.each(['heroes', 'traitor'])('BH-h01: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('1', [side], 40)).toHaveProperty([side]);
});

describe('how it begins', () => {
  test('BH-h01-S: Mummy and Sarcophagus are in the traitor’s room, and the Girl is gone to where it is five rooms off', () => {
    const house = begun();
    expect(house.monster('mummy')).toMatchObject({ room: 'entrance-hall', mover: '0', fightsFor: 'traitor' });
    expect([house.slice.tomb, lies(house, 'girl'), house.asked]).toEqual([
      'entrance-hall',
      'abandoned-room',
      '1 turn',
    ]);
    expect(house.changes('0')).toEqual({ sanity: -1, knowledge: -1 });
    for (const eye of ['0', '1', null])
      expect((house.viewOf(eye) as BetrayalView).marks).toContainEqual({
        on: { room: 'entrance-hall' },
        word: 'sarcophagus',
      });
  });

  test('BH-h01-S: whoever has held her says where, on that floor alone, be it a hero', () => {
    const tiles: Laid[] = [
      ...LONG,
      ['junk-room', 'ground', 1, -5],
      ['charred-room', 'upper', 0, -1],
      ['attic', 'upper', 0, -2],
      ['master-bedroom', 'upper', 0, -3],
    ];
    const house = begun({ tiles, cards: [[], [], ['girl']] });
    expect([house.asked, house.choices]).toEqual(['2 pick', ['answer abandoned-room', 'answer junk-room']]);
    // While nobody knows where she is she is in no deck.
    expect(house.G.gone).toEqual(['girl']);
    house.choose('answer junk-room');
    expect([lies(house, 'girl'), house.cardsOf('2'), house.asked]).toEqual(['junk-room', [], '1 turn']);
    expect(house.G.gone).toEqual([]);
  });

  test('BH-h01-S, BH-g2: with no room so far off it is the farthest', () => {
    expect(lies(begun({ tiles: LONG.slice(0, 2) }), 'girl')).toBe('creaky-hallway');
  });

  test('BH-h01-S: the next explorer who enters has her, hero or traitor', () => {
    for (const seat of ['0', '2']) {
      const house = begun();
      house.bring(seat, 'abandoned-room');
      expect([house.cardsOf(seat), lies(house, 'girl')]).toEqual([['girl'], undefined]);
    }
  });

  test('BH-h01-S, BH-g30: in a room with a barrier she is met from either side', () => {
    const house = begun({ tiles: [...LONG, ['tower', 'upper', 1, 0]] });
    house.G.piles = [{ room: 'tower', side: 1, cards: ['girl'] }];
    house.bring('2', 'tower 3');
    expect(house.cardsOf('2')).toEqual(['girl']);
    house.bring('1', 'tower 3');
    expect(house.cardsOf('1')).toEqual([]);
  });

  test('BH-h01-K1: with nobody who holds her the traitor places her', () => {
    const house = begun({ cards: [], tiles: [...LONG, ['junk-room', 'ground', 1, -5]] });
    expect([house.asked, house.G.decks.omen.includes('girl')]).toEqual(['0 pick', false]);
    house.choose('answer junk-room');
    expect(lies(house, 'girl')).toBe('junk-room');
  });

  test('BH-h01-K1: that she is gone kills nobody', () => {
    for (const seat of [0, 2]) {
      const rows = [0, 1, 2].map((one) => (one === seat ? { sanity: 1, knowledge: 3 } : {}));
      const house = begun({ cards: [0, 1, 2].map((one) => (one === seat ? ['girl'] : [])), traits: rows });
      const { life } = house.G.explorers[seat] ?? {};
      expect([life, house.changes(String(seat)), lies(house, 'girl')]).toEqual([
        'alive',
        { knowledge: -1 },
        'abandoned-room',
      ]);
    }
  });
});

describe('what the heroes do', () => {
  test.each([
    ['at the Sarcophagus', 'entrance-hall', 1],
    ['in the Research Laboratory', 'research-laboratory', 1],
    ['in the Library', 'library', 1],
    ['nowhere else', 'ballroom', 0],
  ])('BH-h01-H: its name is looked for %s', (_, room, count) => {
    const house = begun({ tiles: [...LONG, LIBRARY, LABORATORY] });
    house.put('1', room).put(MUMMY, 'basement-landing');
    expect(house.of('use name')).toHaveLength(count);
  });

  test.each([
    [6, 1],
    [5, 0],
  ])('BH-h01-H: a Knowledge roll of %d finds the name: %d', (total, lore) => {
    const house = begun();
    house.load('1', 'knowledge', total);
    house.choose('use name');
    expect([house.slice.lore, house.asked, house.G.turn.spent]).toEqual([lore, '1 turn', 0]);
  });

  test('BH-h01-H: the traitor has no part in it', () => {
    const house = begun({ cards: [['girl', 'book']] });
    untilTurnOf(house, '0');
    expect(house.of('use name')).toEqual([]);
    house.set({ lore: 1 });
    expect(house.of('use spell')).toEqual([]);
  });

  test.each([
    [6, 2],
    [5, 1],
  ])('BH-h01-H: with the name known and the Book in hand a roll of %d comes to %d', (total, lore) => {
    const house = begun({ cards: [['girl'], ['book']] });
    house.put('1', 'upper-landing');
    expect(house.of('use spell')).toEqual([]);
    house.set({ lore: 1 });
    expect(house.of('use ')).toEqual(['use spell']);
    house.load('1', 'knowledge', total);
    house.choose('use spell');
    expect([house.slice.lore, house.G.turn.usedCards]).toEqual([lore, ['book']]);
  });

  test('BH-h01-H: without the Book nobody learns the spell', () => {
    const house = begun({ cards: [['girl'], [], ['book']] }).set({ lore: 1 });
    expect(house.of('use spell')).toEqual([]);
  });

  test('BH-h01-H, BH168: nor with one that was moved in this turn', () => {
    const house = begun({ cards: [['girl'], ['book']] }).set({ lore: 1 });
    house.run([{ do: 'mark', card: 'book' }]);
    expect([house.of('use spell'), reasonOf(house, 'use spell')]).toEqual([[], 'card-moved']);
  });

  test('BH-h01-H, BH-g8: a hero tries one of the three a turn, another hero the next', () => {
    const house = begun({ cards: [['girl'], ['book']] });
    house.load('1', 'knowledge', 6);
    house.choose('use name');
    expect([house.of('use '), reasonOf(house, 'use spell')]).toEqual([[], 'one-step']);
    house.set({ lore: 2 });
    expect([house.of(`attack ${MUMMY}`), reasonOf(house, `attack ${MUMMY} sanity book`)]).toEqual([
      [`attack ${MUMMY} might`],
      'one-step',
    ]);
    house.set({ lore: 0 });
    house.choose('end');
    expect([house.asked, house.of('use name')]).toEqual(['2 turn', ['use name']]);
  });

  test('BH-h01-H: who knows the spell and holds the Book beats it with Sanity, and the heroes have won', () => {
    const house = missyBeside(2);
    missyAttacks(house, 'sanity book', 4, 3);
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
    expect([house.monster('mummy'), house.dice]).toEqual([undefined, []]);
  });

  test.each<[string, (house: House) => void]>([
    ['the spell', (house) => house.set({ lore: 1 })],
    ['the Book', (house) => house.run([{ do: 'hand-over', seat: '1', card: 'book', to: '2', how: 'trade' }])],
    ['being in its room', (house) => house.put('1', 'ballroom')],
  ])('BH-h01-H: not without %s', (_, spoil) => {
    const house = missyBeside(2);
    expect(house.of(`attack ${MUMMY} sanity`)).toEqual([`attack ${MUMMY} sanity book`]);
    spoil(house);
    expect(house.of(`attack ${MUMMY} sanity`)).toEqual([]);
  });

  test('BH-h01-H: with a tie nothing comes of it', () => {
    const house = missyBeside(2);
    missyAttacks(house, 'sanity book', 3, 3);
    expect([house.G.outcome, house.changes('1'), house.monster(MUMMY)?.stunned]).toEqual([null, {}, 0]);
  });

  test('BH-h01-D7: lost, it does mental damage, and is tried again in the next turn', () => {
    const house = missyBeside(2);
    missyAttacks(house, 'sanity book', 1, 3);
    expect(house.asked).toBe('1 split');
    house.choose('answer 0');
    expect([house.changes('1'), house.of(`attack ${MUMMY}`)]).toEqual([{ knowledge: -2 }, []]);
    expect(reasonOf(house, `attack ${MUMMY} sanity book`)).toBe('has-attacked');
    house.alter(MUMMY, { stunned: 1 });
    house.choose('end');
    untilTurnOf(house, '1');
    house.put('1', 'foyer').put(MUMMY, 'foyer');
    expect(house.of(`attack ${MUMMY} sanity`)).toEqual([`attack ${MUMMY} sanity book`]);
  });

  test('BH-h01-D10: it is his step and his attack of the turn, and a use of the Book', () => {
    const house = missyBeside(2);
    missyAttacks(house, 'sanity book', 3, 3);
    const { hasAttacked, usedCards, done } = house.G.turn;
    expect([hasAttacked, usedCards, done]).toEqual([true, ['book'], ['lore']]);
    const moved = missyBeside(2);
    moved.run([{ do: 'mark', card: 'book' }]);
    expect(reasonOf(moved, `attack ${MUMMY} sanity book`)).toBe('card-moved');
  });

  test('BH-h01-D10: what one has learnt all heroes know, dead or not, and whoever holds the Book strikes', () => {
    const house = missyBeside(1);
    house.load('1', 'knowledge', 6);
    house.choose('use spell');
    house.run([{ do: 'die', seat: '1' }]);
    untilTurnOf(house, '2');
    house.run([{ do: 'take', seat: '2', card: 'book' }]);
    house.G.turn.usedCards = [];
    house.put('2', 'foyer').put(MUMMY, 'foyer');
    expect([house.slice.lore, house.of(`attack ${MUMMY} sanity`)]).toEqual([
      2,
      [`attack ${MUMMY} sanity book`],
    ]);
  });

  test('BH-h01-K7: the attack with the Ring only stuns it, in the hands that hold the Book as well', () => {
    const house = missyBeside(2, { cards: [['girl'], ['book', 'ring']] });
    missyAttacks(house, 'sanity ring', 4, 3);
    expect([house.G.outcome, house.monster(MUMMY)?.stunned]).toEqual([null, 1]);
  });

  test('BH-h01-K7, BH68: stunned, it is there for the Book alone, and can be banished', () => {
    const house = missyBeside(2, { cards: [['girl'], ['book', 'ring']] });
    house.alter(MUMMY, { stunned: 1 });
    expect(house.of(`attack ${MUMMY}`)).toEqual([`attack ${MUMMY} sanity book`]);
    house.set({ lore: 1 });
    expect(house.of(`attack ${MUMMY}`)).toEqual([]);
    house.set({ lore: 2 });
    missyAttacks(house, 'sanity book', 4, 3);
    expect(house.G.outcome).toMatchObject({ side: 'heroes' });
  });

  test('BH-h01-H, BH172: how far they are lies open; what they have to roll, and what for, is in their book alone', () => {
    const house = begun();
    expect((house.viewOf('0') as BetrayalView).marks.map(({ word }) => word)).toEqual(['sarcophagus']);
    house.set({ lore: 1 });
    for (const eye of ['0', '1', null])
      expect((house.viewOf(eye) as BetrayalView).marks).toContainEqual({
        on: 'haunt',
        word: 'lore',
        value: 1,
      });
    const { books } = hauntFile(1, 'en') as { books: Record<string, object> };
    expect(JSON.stringify(books.heroes)).toMatch(/6\+/);
    expect(JSON.stringify(books.traitor)).not.toMatch(/6\+|Library|the Book|spell/);
    expect(JSON.stringify(books.heroes)).not.toMatch(/\bRing\b|Holy Symbol/);
  });

  test('BH-h01-H, BH-g29: what helps a Knowledge roll helps these', () => {
    const house = begun();
    const roll = { do: 'roll', seat: '1', trait: 'knowledge', use: 'task', what: 'rolls.name' } as const;
    expect(house.optionOf('use name')?.odds).toMatchObject({
      from: 6,
      chance: oddsOf({ ...house.at, mine: null }, roll, 6).chance,
    });
  });
});

describe('what comes in place of an omen', () => {
  test('BH-h01-H, BH-h01-D4: the next hero who discovers an omen room has the Book, and draws nothing', () => {
    const house = begun({ decks: { omen: ['mask'] } });
    finds(house, '1');
    expect([house.cardsOf('1'), house.G.turn.isMovementOver, house.G.decks.omen[0]]).toEqual([
      ['book'],
      true,
      'mask',
    ]);
    finds(house, '2', 'ballroom 1', 'junk-room');
    expect(house.cardsOf('2')).toEqual(['mask']);
  });

  test.each<[string, Layout, (house: House) => void]>([
    ['held', { cards: [['girl', 'book']] }, () => {}],
    [
      'lying in the house',
      {},
      (house) => {
        house.G.decks.omen = house.G.decks.omen.filter((card) => card !== 'book');
        house.G.piles.push({ room: 'ballroom', side: null, cards: ['book'] });
      },
    ],
    [
      'carried by the Mummy',
      {},
      (house) => {
        house.G.decks.omen = house.G.decks.omen.filter((card) => card !== 'book');
        laden(house, 'book');
      },
    ],
  ])('BH-h01-D4, BH-h01-K2: not while it is %s', (_, layout, lay) => {
    const house = begun({ decks: { omen: ['mask'] }, ...layout });
    lay(house);
    finds(house, '1');
    expect(house.cardsOf('1')).toEqual(['mask']);
  });

  test('BH-h01-K2: an omen that a card draws is drawn, also where an omen room was discovered before', () => {
    const house = begun({ decks: { omen: ['mask'] } });
    house.bring('1', 'abandoned-room');
    house.run([{ do: 'draw', deck: 'omen' }], '1');
    expect(house.cardsOf('1')).toContain('mask');
  });

  test('BH-h01-K2: nor in a later turn in the room that was discovered', () => {
    const house = begun({ decks: { omen: ['mask', 'bite'] }, cards: [['girl'], [], ['book']] });
    finds(house, '1');
    house.G.explorers[2]?.cards.pop();
    house.alter(MUMMY, { stunned: 2 });
    house.choose('end');
    untilTurnOf(house, '1');
    house.G.decks.omen = ['spear', 'book'];
    house.run([{ do: 'draw', deck: 'omen' }], '1');
    expect([house.placeOf('1'), house.cardsOf('1')]).toEqual(['dining-room', ['mask', 'spear']]);
  });

  test('BH-h01-K2, BH19: it ends the movement as the omen would have, however the room was come to', () => {
    const house = begun();
    house.bring('1', 'abandoned-room');
    house.G.turn.isMovementOver = false;
    house.run(
      [
        { do: 'discovered', room: 'abandoned-room' },
        { do: 'draw', deck: 'omen' },
      ],
      '1',
    );
    expect([house.cardsOf('1'), house.G.turn.isMovementOver]).toEqual([['girl', 'book'], true]);
  });

  test('BH-h01-K2: nor for an omen that a card draws in a room without one', () => {
    const house = begun({ decks: { omen: ['mask'] } });
    finds(house, '1', 'ballroom 1', 'bloody-room');
    house.run([{ do: 'draw', deck: 'omen' }], '1');
    expect(house.cardsOf('1')).toContain('mask');
  });

  test('BH-h01-K2, BH28: it may be used in the same turn', () => {
    const house = begun().set({ lore: 1 });
    finds(house, '1');
    expect(house.of('use spell')).toEqual(['use spell']);
  });

  test('BH-h01-T, BH-h01-D4: the traitor has the Ring or the Holy Symbol so, whichever it likes', () => {
    const house = begun({ decks: { omen: ['mask'] } });
    finds(house, '0');
    expect([house.asked, house.choices]).toEqual(['0 pick', ['answer ring', 'answer holy-symbol']]);
    house.choose('answer holy-symbol');
    expect([house.cardsOf('0'), house.asked]).toEqual([['holy-symbol'], '0 turn']);
  });

  test.each(['ring', 'holy-symbol'])('BH-h01-D4: not while a hero has the %s', (card) => {
    const house = begun({ decks: { omen: ['mask'] }, cards: [['girl'], [card]] });
    finds(house, '0');
    expect(house.cardsOf('0')).toEqual(['mask']);
  });

  test('BH-h01-D4, BH-h01-K2: nor while the Mummy carries one of them', () => {
    const house = begun({ decks: { omen: ['mask', 'holy-symbol'] } });
    house.G.decks.omen = house.G.decks.omen.filter((card) => card !== 'ring');
    laden(house, 'ring');
    finds(house, '0');
    expect(house.cardsOf('0')).toEqual(['mask']);
  });
});

describe('what the traitor does', () => {
  test.each([
    ['with the Girl and the Ring', ['girl', 'ring'], 'traitor'],
    ['with the Girl and the Holy Symbol', ['girl', 'holy-symbol'], 'traitor'],
    ['with the Girl alone', ['girl', 'book'], undefined],
    ['without the Girl', ['ring', 'holy-symbol'], undefined],
  ])('BH-h01-T: the Mummy at its Sarcophagus %s', (_, loot, side) => {
    const house = laden(begun(), ...loot);
    house.put(MUMMY, 'foyer').settle();
    expect(house.G.outcome).toBeNull();
    house.bring(MUMMY, 'entrance-hall');
    expect(house.G.outcome?.side).toBe(side);
  });

  test('BH-h01-T: or all heroes dead', () => {
    const house = begun();
    house.run([{ do: 'die', seat: '2' }], '2');
    house.run([{ do: 'die', seat: '1' }], '2');
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });

  test('BH-h01-D2, BH-h01-K4: in the own turn handing over is the trade, of as many cards as one likes in that place', () => {
    const house = begun({ cards: [['girl', 'ring', 'axe', 'dog']] });
    house.run([{ do: 'gain-card', seat: '0', card: 'girl' }]);
    house.G.piles = [];
    untilTurnOf(house, '0');
    for (const figure of ['0', '2', MUMMY]) house.put(figure, 'ballroom');
    expect(house.of('use hand')).toEqual(['use hand girl', 'use hand ring', 'use hand axe']);
    expect(house.of('trade')).toEqual(['trade 2']);
    house.choose('use hand girl', 'use hand ring');
    expect([house.slice.loot, house.cardsOf('0'), house.of('trade')]).toEqual([
      ['girl', 'ring'],
      ['axe', 'dog'],
      [],
    ]);
    expect(house.of('use hand')).toEqual(['use hand axe']);
    house.run([{ do: 'put', seat: '0', to: { room: 'foyer', side: null } }]);
    house.run([{ do: 'put', seat: MUMMY, to: { room: 'foyer', side: null } }]);
    expect([house.of('use hand'), reasonOf(house, 'use hand axe')]).toEqual([[], 'has-traded']);
  });

  test('BH-h01-K4, BH33: not what was used or moved in that turn', () => {
    const house = begun({ cards: [['girl', 'ring']] });
    untilTurnOf(house, '0');
    house.put('0', 'foyer').put(MUMMY, 'foyer');
    house.run([{ do: 'mark', card: 'ring' }]);
    expect(house.of('use hand')).toEqual([]);
  });

  test('BH-h01-D2: in the monsters’ turn it is free, and only in the same room', () => {
    const house = begun({ cards: [['girl', 'ring', 'axe']] });
    for (const seat of ['1', '2']) house.put(seat, 'basement-landing');
    untilTurnOf(house, '0');
    house.put('0', 'entrance-hall');
    house.G.turn.done = ['trade'];
    house.night(2);
    expect(house.of('use ')).toEqual([`use ${MUMMY} hand ring`, `use ${MUMMY} hand axe`]);
    house.choose(`use ${MUMMY} hand ring`, `use ${MUMMY} hand axe`);
    expect([house.slice.loot, house.cardsOf('0')]).toEqual([['ring', 'axe'], []]);
    house.G.explorers[0]?.cards.push('mask');
    house.choose(`go ${MUMMY} foyer`);
    expect(house.of('use ')).toEqual([]);
  });

  test('BH-h01-D2: nobody hands it anything but the traitor', () => {
    const house = begun({ cards: [['girl'], ['ring']] });
    expect([house.asked, house.of('use hand')]).toEqual(['1 turn', []]);
  });

  test('BH-h01-D2: nor over a barrier', () => {
    const house = begun({ cards: [['girl', 'ring']], tiles: [...LONG, ['tower', 'upper', 1, 0]] });
    untilTurnOf(house, '0');
    house.put('0', 'tower 1').put(MUMMY, 'tower 3');
    expect(house.of('use hand')).toEqual([]);
    house.put(MUMMY, 'tower 1');
    expect(house.of('use hand')).toEqual(['use hand ring']);
  });

  test('BH-h01-K3: stunned it takes nothing', () => {
    const house = begun({ cards: [['girl', 'ring']] });
    untilTurnOf(house, '0');
    expect(house.of('use hand')).toEqual(['use hand ring']);
    house.alter(MUMMY, { stunned: 1 });
    expect(house.of('use hand')).toEqual([]);
  });

  test('BH-h01-T, BH-g35: dead, the traitor moves it all the same, and wins by it', () => {
    const house = laden(begun(), 'girl', 'ring');
    for (const seat of ['1', '2']) house.put(seat, 'basement-landing');
    house.put(MUMMY, 'foyer');
    house.run([{ do: 'die', seat: '0' }]);
    house.load(MUMMY, 'speed', 2);
    untilTurnOf(house, '2');
    house.choose('end');
    expect(house.asked).toBe('0 monster');
    house.choose(`go ${MUMMY} entrance-hall`);
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'goal' });
  });
});

describe('the Girl', () => {
  test('BH-h01-D1: the Mummy does not take her along', () => {
    const house = begun();
    house.bring(MUMMY, 'abandoned-room');
    expect([lies(house, 'girl'), house.slice.loot]).toEqual(['abandoned-room', []]);
    const split = begun({ tiles: [...LONG, ['tower', 'upper', 1, 0]] });
    split.G.piles = [{ room: 'tower', side: 1, cards: ['girl'] }];
    split.bring(MUMMY, 'tower 3');
    expect([lies(split, 'girl'), split.slice.loot]).toEqual(['tower', []]);
  });

  test('BH-h01-D6: whoever had her is dead: she waits there for the next who enters', () => {
    const house = begun();
    house.bring('1', 'abandoned-room');
    house.run([{ do: 'die', seat: '1' }], '2');
    expect(lies(house, 'girl')).toBe('abandoned-room');
    house.bring('2', 'abandoned-room');
    expect(house.cardsOf('2')).toEqual(['girl']);
  });
});

describe('the Mummy', () => {
  test('BH-h01-M: as it is printed, with no Knowledge, whatever it carries', () => {
    const house = laden(begun(), 'girl', 'holy-symbol');
    const seen = { ...house.at, mine: house.G.hidden };
    const row = (['speed', 'might', 'sanity', 'knowledge'] as const).map((one) => traitOf(seen, MUMMY, one));
    expect(row).toEqual([3, 8, 5, 0]);
    house.put('1', 'entrance-hall');
    expect(house.of(`attack ${MUMMY}`)).toEqual([`attack ${MUMMY} might`]);
  });

  test('BH-h01-M: what it carries lies open', () => {
    const house = laden(begun(), 'girl', 'holy-symbol');
    for (const eye of ['0', '1', null])
      expect((house.viewOf(eye) as BetrayalView).marks).toContainEqual({
        on: { monster: MUMMY },
        word: 'loot',
        value: 2,
      });
  });

  test.each([0, 1])(
    'BH-h01-M, BH-h01-D5: with a roll of %d it may appear anywhere, in place of its walk',
    (spaces) => {
      const house = begun({ tiles: [...LONG, ['tower', 'upper', 1, 0]] });
      for (const seat of ['1', '2']) house.put(seat, 'basement-landing');
      house.put(MUMMY, 'foyer');
      house.night(spaces);
      const rooms = house.of(`go ${MUMMY}`).map((one) => one.slice(6));
      expect(rooms.sort()).toEqual(
        [
          'abandoned-room',
          'ballroom',
          'basement-landing',
          'creaky-hallway',
          'dusty-hallway',
          'entrance-hall',
          'grand-staircase',
          'tower 1',
          'tower 3',
          'upper-landing',
        ].sort(),
      );
      expect(house.of(`end ${MUMMY}`)).toHaveLength(1);
      house.choose(`go ${MUMMY} abandoned-room`);
      expect([house.monster(MUMMY)?.room, lies(house, 'girl'), house.of(`go ${MUMMY}`)]).toEqual([
        'abandoned-room',
        'abandoned-room',
        [],
      ]);
    },
  );

  test('BH-h01-D5: or it walks its one space, and then appears nowhere else', () => {
    const house = begun();
    for (const seat of ['1', '2']) house.put(seat, 'basement-landing');
    house.night(0);
    house.choose(`go ${MUMMY} foyer`);
    expect([house.monster(MUMMY)?.room, house.of(`go ${MUMMY}`)]).toEqual(['foyer', []]);
  });

  test('BH-h01-D5: it passes no room: who stands beside it doesn’t hold it, and it can attack where it comes', () => {
    const house = begun();
    house.put('1', 'foyer').put('2', 'abandoned-room').put(MUMMY, 'foyer');
    house.night(1);
    house.load(MUMMY, 'might', 3);
    house.load('2', 'might', 3);
    // There is nothing but the attack left to it.
    house.choose(`go ${MUMMY} abandoned-room`);
    expect([house.told.includes('fight-tie'), house.dice]).toEqual([true, []]);
  });

  test('BH-h01-D5: with a roll of 2 it walks', () => {
    const house = begun();
    for (const seat of ['1', '2']) house.put(seat, 'basement-landing');
    house.night(2);
    expect(house.of(`go ${MUMMY}`).map((one) => one.slice(6))).toEqual([
      'foyer',
      'grand-staircase',
      'ballroom',
    ]);
  });

  test('BH-h01-D5: and by the next roll it is as that says', () => {
    const house = begun();
    for (const seat of ['1', '2']) house.put(seat, 'basement-landing');
    house.night(0).rest();
    house.night(2);
    expect(house.of(`go ${MUMMY}`)).not.toContain(`go ${MUMMY} abandoned-room`);
  });

  test('BH-h01-M, BH-h01-D9: its turn isn’t over while a hero is there and it has not struck; it may walk on', () => {
    const house = begun();
    house.put('1', 'foyer').put('2', 'foyer').put(MUMMY, 'foyer');
    house.night(3);
    expect([house.of('end'), house.of('attack')]).toEqual([
      [],
      [`attack ${MUMMY} 1 might`, `attack ${MUMMY} 2 might`],
    ]);
    expect(house.of(`go ${MUMMY}`)).toContain(`go ${MUMMY} ballroom`);
    house.load(MUMMY, 'might', 3);
    house.load('1', 'might', 3);
    house.choose(`attack ${MUMMY} 1 might`);
    expect([house.of('end'), house.of('attack')]).toEqual([[`end ${MUMMY}`], []]);
  });

  test('BH-h01-M, BH-h01-D8: its blows take Speed to the space next to the skull, and the rest from Might', () => {
    const house = itAttacks(6, 1, { traits: [{}, { speed: 4, might: 5 }] });
    if (house.asked.endsWith(' pick')) house.choose('answer harm');
    expect(house.changes('1')).toEqual({ speed: -3, might: -2 });
    expect(house.asked).not.toMatch(/split/);
  });

  test.each([
    ['less than Speed has', { speed: 6, might: 3 }, { speed: -3 }],
    ['Speed is next to the skull', { speed: 1, might: 5 }, { might: -3 }],
  ])('BH-h01-D8: %s', (_, traits, changes) => {
    const house = itAttacks(4, 1, { traits: [{}, traits] });
    expect(house.changes('1')).toEqual(changes);
  });

  test('BH-h01-D8: where several spaces show the lowest number it goes down all of them (BH-g31)', () => {
    const explorers = ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto'];
    const house = itAttacks(4, 1, { explorers, traits: [{}, { speed: 4, might: 5 }] });
    expect(house.changes('1')).toEqual({ speed: -3 });
  });

  test('BH-h01-D8: Armor takes its point off first', () => {
    const house = itAttacks(6, 1, { cards: [['girl'], ['armor']], traits: [{}, { speed: 4, might: 5 }] });
    expect(house.changes('1')).toEqual({ speed: -3, might: -1 });
  });

  test('BH-h01-D8: it can kill, by Might alone', () => {
    const house = itAttacks(8, 1, { traits: [{}, { speed: 4, might: 4 }] });
    expect([house.G.explorers[1]?.life, house.changes('1')]).toEqual(['dead', { speed: -3, might: -4 }]);
  });

  test('BH-h01-K5: a hero who loses an attack with Might on it takes the damage in the same way', () => {
    const house = missyBeside(0, { traits: [{}, { speed: 3, might: 4 }] });
    missyAttacks(house, 'might', 1, 4);
    expect([house.changes('1'), house.asked]).toEqual([{ speed: -2, might: -1 }, '1 turn']);
  });

  test('BH-h01-M: an attack that it wins by 2 may take an item or the Girl in place of the damage', () => {
    const house = itAttacks(4, 2, { cards: [['girl'], ['axe', 'armor', 'dog']] });
    expect([house.asked, house.choices]).toEqual(['0 pick', ['answer axe', 'answer harm']]);
    house.choose('answer axe');
    expect([house.slice.loot, house.cardsOf('1'), house.changes('1')]).toEqual([
      ['axe'],
      ['armor', 'dog'],
      {},
    ]);
  });

  test('BH-h01-M: so it takes the Girl, whom nobody else can steal', () => {
    const house = begun();
    house.bring('1', 'abandoned-room');
    house.put('1', 'foyer').put('2', 'basement-landing').put(MUMMY, 'foyer');
    house.night(3);
    house.load(MUMMY, 'might', 4);
    house.load('1', 'might', 2);
    house.choose(`attack ${MUMMY} 1 might`);
    expect(house.choices).toEqual(['answer girl', 'answer harm']);
    house.choose('answer girl');
    expect([house.slice.loot, house.cardsOf('1')]).toEqual([['girl'], []]);
    expect(lies(house, 'girl')).toBeUndefined();
  });

  test('BH-h01-M: not by a win of 1', () => {
    const house = itAttacks(3, 2, { cards: [['girl'], ['axe']] });
    expect([house.slice.loot, house.changes('1')]).toEqual([[], { speed: -1 }]);
  });

  test('BH-h01-M, BH-g19: its own lost attack stuns it', () => {
    const house = itAttacks(1, 3);
    expect(house.monster(MUMMY)?.stunned).toBe(1);
  });

  test('BH-h01-M, BH-g18: no attack with Speed reaches it, nor does Dynamite', () => {
    const house = missyBeside(0, { cards: [['girl'], ['revolver', 'dynamite']] });
    expect(house.of(`attack ${MUMMY}`)).toEqual([`attack ${MUMMY} might`]);
    house.put(MUMMY, 'ballroom');
    expect([house.of(`attack ${MUMMY}`), house.of('use dynamite ballroom')]).toEqual([[], []]);
  });

  test('BH-h01-D3, BH-h01-K6: a win by 2 may take something it carries, or stun it', () => {
    const house = laden(missyBeside(0), 'girl', 'axe');
    missyAttacks(house, 'might', 5, 3);
    expect([house.asked, house.choices]).toEqual(['1 pick', ['answer girl', 'answer axe', 'answer stun']]);
    house.choose('answer girl');
    expect([house.slice.loot, house.cardsOf('1'), house.monster(MUMMY)?.stunned]).toEqual([
      ['axe'],
      ['book', 'girl'],
      0,
    ]);
    expect(house.G.gone).toEqual(['axe']);
  });

  test('BH-h01-K6, BH33: what is won back is not used in that turn', () => {
    const house = laden(missyBeside(0), 'axe');
    missyAttacks(house, 'might', 5, 3);
    house.choose('answer axe');
    expect([house.cardsOf('1'), house.G.turn.usedCards]).toEqual([['book', 'axe'], ['axe']]);
  });

  test.each([{ noSteal: true }, { isFar: true }])(
    'BH-h01-K6: nothing is won back by an attack with %j',
    (how) => {
      const house = laden(missyBeside(0), 'girl');
      house.load('1', 'might', 5);
      house.load(MUMMY, 'might', 3);
      house.run([{ do: 'attack', attacker: '1', target: MUMMY, trait: 'might', ...how }], '1');
      expect([house.slice.loot, house.monster(MUMMY)?.stunned]).toEqual([['girl'], 1]);
    },
  );

  test.each([
    ['by 1', 4, ['girl']],
    ['with nothing in its hands', 5, []],
  ])('BH-h01-D3: beaten %s it is stunned', (_, own, loot) => {
    const house = laden(missyBeside(0), ...loot);
    missyAttacks(house, 'might', own, 3);
    expect([house.asked, house.slice.loot, house.monster(MUMMY)?.stunned]).toEqual(['1 turn', loot, 1]);
  });

  test('BH-h01-K6: with whatever trait, and stunned as well while it carries anything; then that alone', () => {
    const house = laden(missyBeside(0, { cards: [['girl'], ['ring']] }), 'girl', 'axe');
    house.alter(MUMMY, { stunned: 1 });
    expect(house.of(`attack ${MUMMY}`)).toEqual([`attack ${MUMMY} might`, `attack ${MUMMY} sanity ring`]);
    missyAttacks(house, 'sanity ring', 5, 3);
    expect(house.choices).toEqual(['answer girl', 'answer axe']);
    const empty = missyBeside(0);
    empty.alter(MUMMY, { stunned: 1 });
    expect(empty.of(`attack ${MUMMY}`)).toEqual([]);
  });

  test('BH-h01-K6: not by defending oneself', () => {
    const house = begun();
    laden(house, 'girl');
    house.put('1', 'foyer').put('2', 'basement-landing').put(MUMMY, 'foyer');
    house.night(3);
    house.load(MUMMY, 'might', 1);
    house.load('1', 'might', 4);
    house.choose(`attack ${MUMMY} 1 might`);
    expect([house.slice.loot, house.monster(MUMMY)?.stunned]).toEqual([['girl'], 1]);
  });

  test('BH-h01-D11: what lies where it stands it leaves there', () => {
    const house = begun();
    house.G.piles.push({ room: 'foyer', side: null, cards: ['ring'] });
    house.bring(MUMMY, 'foyer');
    house.night(3);
    expect([lies(house, 'ring'), house.slice.loot, house.of('take')]).toEqual(['foyer', [], []]);
  });
});

describe('a line of moves to each end', () => {
  test('BH-h01-H: Missy reads the name off the lid, learns the spell, and Peter with the Book sends it home', () => {
    const house = begun({ cards: [['girl'], ['book']] });
    house.load('1', 'knowledge', 6);
    house.choose('use name', 'end');
    house.choose('end');
    for (const seat of ['1', '2']) house.put(seat, 'basement-landing');
    house.night(2).rest();
    house.load('1', 'knowledge', 6);
    house.choose('use spell', 'end');
    untilTurnOf(house, '0');
    for (const figure of ['1', '2', MUMMY]) house.put(figure, 'foyer');
    house.alter(MUMMY, { stunned: 1 });
    house.choose('end');
    expect(house.asked).toBe('1 turn');
    house.choose('trade 2', 'answer give book', 'answer offer', 'answer accept', 'end');
    house.load('2', 'sanity', 4);
    house.load(MUMMY, 'sanity', 2);
    house.choose(`attack ${MUMMY} sanity book`);
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
    expect(house.told).toEqual(expect.arrayContaining(['name-done', 'spell-done', 'mummy-banished']));
  });

  test('BH-h01-T: Ox hands over the Ring, and the Mummy robs Missy of the Girl and takes her home', () => {
    const house = begun({ cards: [['girl', 'ring']] });
    house.bring('1', 'abandoned-room');
    house.put('1', 'foyer').put('2', 'basement-landing');
    untilTurnOf(house, '0');
    house.choose('use hand ring');
    house.night(2);
    house.load(MUMMY, 'might', 9);
    house.load('1', 'might', 2);
    house.choose(`go ${MUMMY} foyer`, 'answer girl');
    expect([house.slice.loot, house.monster(MUMMY)?.room]).toEqual([['ring', 'girl'], 'foyer']);
    house.rest();
    untilTurnOf(house, '0');
    house.night(2);
    house.choose(`go ${MUMMY} entrance-hall`);
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'goal' });
  });
});

describe('what they make for', () => {
  const goalOf = (house: House, seat: string) => (house.viewOf(seat) as BetrayalView).goal;

  test.each<[string, Layout, (house: House) => void]>([
    ['name', { cards: [['girl']] }, () => {}],
    ['find-book', {}, (house) => house.set({ lore: 1 })],
    ['win-book', { cards: [['girl', 'book']] }, (house) => house.set({ lore: 1 })],
    ['win-book', {}, (house) => laden(house, 'book').set({ lore: 1 })],
    ['spell', { cards: [['girl'], ['book']] }, (house) => house.set({ lore: 1 })],
    ['banish', { cards: [['girl'], ['book']] }, (house) => house.set({ lore: 2 })],
    [
      'fetch-book',
      {},
      (house) => {
        house.G.piles.push({ room: 'ballroom', side: null, cards: ['book'] });
        house.set({ lore: 1 });
      },
    ],
  ])('BH-h01-H: the heroes’ next step is %s', (kind, layout, lay) => {
    const house = begun(layout);
    lay(house);
    expect(goalOf(house, '1')?.next.kind).toBe(kind);
  });

  test('BH-h01-H: with the spell known the hero with the Book goes for it, and strikes with nothing else', () => {
    const house = begun({ cards: [['girl'], ['book']] }).set({ lore: 2 });
    expect(goalOf(house, '1')).toMatchObject({ prey: [MUMMY], hunters: ['1'], ends: { [MUMMY]: 'book' } });
  });

  test('BH-h01-H: who serves better asks for the Book, by Knowledge first and then by Sanity', () => {
    const house = begun({
      cards: [['girl'], [], ['book']],
      traits: [{}, { knowledge: 7, sanity: 1 }, { knowledge: 1, sanity: 7 }],
    });
    const wish = () => house.optionOf('use book ask')?.weight ?? 0;
    expect(wish()).toBeGreaterThan(10);
    house.set({ lore: 2 });
    expect(wish()).toBeLessThan(1);
  });

  test.each<[string, Layout, (house: House) => void]>([
    ['fetch', { cards: [['girl', 'ring']] }, () => {}],
    ['hand-over', { cards: [['girl', 'ring']] }, (house) => laden(house, 'girl')],
    ['rob', { cards: [['girl'], ['ring']] }, (house) => laden(house, 'girl')],
    ['find-relic', {}, (house) => laden(house, 'girl')],
    ['go-home', {}, (house) => laden(house, 'girl', 'ring').put(MUMMY, 'foyer')],
  ])('BH-h01-T: the traitor’s next step is %s', (kind, layout, lay) => {
    const house = begun(layout);
    lay(house);
    expect(goalOf(house, '0')?.next.kind).toBe(kind);
  });

  test('BH-h01-T: the Mummy goes after whoever holds what it wants, or home with all of it', () => {
    const house = laden(begun({ cards: [['girl'], ['ring']] }), 'girl');
    house.put('1', 'ballroom');
    expect(goalOf(house, '0')?.own).toMatchObject({ [MUMMY]: ['ballroom'] });
    laden(house, 'girl', 'ring').put(MUMMY, 'ballroom');
    expect(goalOf(house, '0')?.own).toMatchObject({ [MUMMY]: ['entrance-hall'] });
  });

  const weightOf = (house: House, option: string) => house.optionOf(option)?.weight;

  test('BH-h01-T, BH50: what else it needs nobody learns by how far the heroes are, nor by what they had better win back', () => {
    const far = (...loot: string[]) => goalOf(laden(begun(), 'girl', ...loot), '1')?.progress;
    expect([far('ring'), far('holy-symbol')]).toEqual([far('axe'), far('axe')]);
    const house = laden(missyBeside(0), 'girl', 'ring', 'axe', 'holy-symbol');
    missyAttacks(house, 'might', 5, 3);
    const [girl = 0, ring, axe, symbol] = ['girl', 'ring', 'axe', 'holy-symbol'].map((card) =>
      weightOf(house, `answer ${card}`),
    );
    expect([ring, symbol]).toEqual([axe, axe]);
    expect(girl).toBeGreaterThan(axe ?? 0);
  });

  test('BH-h01-H, BH50: nor the traitor what the Book is for', () => {
    const house = itAttacks(4, 2, { cards: [['girl'], ['axe', 'book', 'ring']] });
    expect(weightOf(house, 'answer book')).toBe(weightOf(house, 'answer axe'));
    expect(weightOf(house, 'answer ring')).toBeGreaterThan(1);
    expect(goalOf(house, '0')?.wants).toEqual(['ring', 'holy-symbol']);
    const own = begun({ cards: [['girl', 'book', 'axe']] });
    untilTurnOf(own, '0');
    expect(weightOf(own, 'use hand book')).toBe(weightOf(own, 'use hand axe'));
  });
});
