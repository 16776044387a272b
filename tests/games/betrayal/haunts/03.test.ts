import type { Trait } from '@games/betrayal/rules/components';
import { isHeld } from '@games/betrayal/rules/moving';
import type { BetrayalView } from '@games/betrayal/rules/view';
import type { Laid } from '../arrange';
import { ownStep } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse } from '../haunted';
import { lying } from '../held';
import { hauntFile } from '../words';

type Slice = { readonly isMortal: boolean };
type House = HauntedHouse<Slice>;
type Layout = Parameters<typeof hauntedHouse>[1];

const [WITCH, CAT] = ['m1', 'm2'];
const [ROOT, FROG1, FROG2] = ['3:root.3', '3:frog.1', '3:frog.2'];
const KITCHEN: Laid = ['kitchen', 'ground', 2, -1, 1];
const LARDER: Laid = ['larder', 'basement', 0, 1];
const CONSERVATORY: Laid = ['conservatory', 'ground', -1, -1];
const TOWER: Laid = ['tower', 'upper', 0, -1];
const JUNK: Laid = ['junk-room', 'upper', 1, 0];
const ALL: readonly Laid[] = [KITCHEN, LARDER, CONSERVATORY, TOWER, JUNK];

/** Missy is the traitor; Ox, who holds the Book, has the first turn, then Peter; Ox has revealed the haunt. */
const begun = (layout: Layout = {}): House =>
  hauntedHouse<Slice>(3, {
    revealer: '1',
    explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto'],
    traits: [{ knowledge: 1 }, { knowledge: 4 }, { knowledge: 5 }],
    rooms: ['foyer', 'upper-landing', 'basement-landing'],
    cards: [[], ['book']],
    tiles: ALL,
    ...layout,
  });

const marksOf = (house: House, eye: string | null = '1') => (house.viewOf(eye) as BetrayalView).marks;
const markOf = (house: House, word: string, eye: string | null = '1') =>
  marksOf(house, eye).filter((mark) => mark.word === word);
const reasonOf = (house: House, option: string) => house.optionOf(option)?.not?.reason;
const pileIn = ({ G }: House, room: string) =>
  G.piles.filter((one) => one.room === room).flatMap(({ cards }) => cards);
const traitsOf = ({ G }: House, seat: string) => G.explorers[Number(seat)]?.traits;
const hand = (house: House, card: string, seat: string, to: string) =>
  house.run([{ do: 'hand-over', seat, card, to, how: 'trade' }]);

/** Turns are ended, the monsters rest, and whatever is rolled comes to nothing, until somebody has its turn. */
function until(house: House, seat: string): House {
  for (let count = 0; count === 0 || house.asked !== `${seat} turn`; count++) {
    if (count > 40) throw new RangeError(`${seat} never has its turn: ${house.asked}`);
    if (house.asked === `${seat} turn`) break;
    house.reload(...Array<number>(40).fill(0));
    if (house.asked.endsWith(' monster')) house.rest();
    else house.choose(house.asked.endsWith(' turn') ? 'end' : (house.choices[0] ?? ''));
  }
  house.reload();
  return house;
}

/** Somebody is a Frog where it stands; whoever has its turn has it still. */
function croaks(house: House, ...seats: readonly string[]): House {
  const [turn = '1'] = house.asked.split(' ');
  house.run(
    seats.map((seat) => ownStep('haunt/become', { seat })),
    turn,
  );
  return house;
}

/** The Witch’s turn: she is in a room, and so is whoever is named. */
function witching(house: House, room: string, ...seats: readonly string[]): House {
  house.put(WITCH, room);
  for (const seat of seats) house.put(seat, room);
  return house.night(4);
}

/** The contest of Sanity between a caster and somebody. */
function contest(house: House, caster: string, target: string, own: number, other: number): void {
  house.load(caster, 'sanity', own);
  house.load(target, 'sanity', other);
  house.choose(['use', ...(caster === WITCH ? [WITCH] : []), 'frog', target].join(' '));
}

/** She can be hurt. */
const mortal = (layout: Layout = {}): House => begun(layout).set({ isMortal: true });

test.each(['heroes', 'traitor'])(
  'BH-h03: it can end for the %s among bots',
  (side) => {
    expect(winsAmongBots('3', [side], 40)).toHaveProperty([side]);
  },
  60_000,
);

describe('how it begins', () => {
  test('BH-h03-S: the Witch stands in the Entrance Hall, moved by the traitor; there is no Cat, and nobody is a Frog', () => {
    const house = begun();
    expect([house.G.haunt?.traitor, house.asked]).toEqual(['0', '1 turn']);
    expect(house.G.monsters).toMatchObject([
      { kind: 'witch', room: 'entrance-hall', mover: '0', turn: 'monsters', fightsFor: 'traitor' },
    ]);
    expect([markOf(house, 'borne'), markOf(house, 'mortal')]).toEqual([[], []]);
  });

  test('BH-h03: the traitor has the lowest Knowledge, the revealer excepted', () => {
    const house = begun({ traits: [{ knowledge: 3 }, { knowledge: 1 }, { knowledge: 5 }] });
    expect(house.G.haunt?.traitor).toBe('0');
  });

  test('BH-h03-S, BH-h03-D1: Roots lie in three rooms as soon as they are found, for all to see, and nothing is told of them', () => {
    const house = begun({ tiles: [KITCHEN], stack: ['larder', 'library'] });
    const told = house.told.length;
    const roots = (eye: string | null) => markOf(house, 'root', eye).map(({ on }) => on);
    for (const eye of ['0', '1', null]) expect(roots(eye)).toEqual([{ room: 'kitchen' }]);
    house.run([{ do: 'lay', room: 'larder', floor: 'basement', x: 0, y: 1, turn: 0 }]);
    for (const eye of ['0', '1', null]) expect(roots(eye)).toEqual([{ room: 'larder' }, { room: 'kitchen' }]);
    expect(house.told.slice(told).filter((kind) => kind !== 'discover')).toEqual([]);
  });

  test('BH-h03-M: the Witch has Speed 4, Might 3 and Sanity 6, the Cat 3, 3 and 2, and neither has Knowledge', () => {
    const house = croaks(begun(), '2');
    const sheetOf = (kind: string) => {
      const one = house.monster(kind);
      if (one === undefined) throw new RangeError(`no ${kind}`);
      return house.box.haunts[3]?.monsters?.[kind]?.sheet({ ...house.at, mine: house.G.hidden }, one);
    };
    expect([sheetOf('witch'), sheetOf('cat')]).toEqual([
      { speed: 4, might: 3, sanity: 6 },
      { speed: 3, might: 3, sanity: 2 },
    ]);
  });

  test('BH156, BH169: what heroes have to roll, and with what the Witch is beaten, their book alone says', () => {
    for (const locale of ['en', 'zh-Hant'] as const) {
      const { books } = hauntFile(3, locale) as { books: Record<string, object> };
      expect(JSON.stringify(books.heroes)).toMatch(/4\+.*6\+.*4\+/);
      expect(JSON.stringify(books.traitor)).not.toMatch(/\d\+/);
    }
    const { books } = hauntFile(3, 'en') as { books: Record<string, object> };
    expect(JSON.stringify(books.traitor)).not.toMatch(/Book and (a|the) Root|Revolver|Dynamite|Ring/);
  });
});

describe('the Roots', () => {
  test.each([
    ['kitchen', '3:root.3', 4, true],
    ['larder', '3:root.2', 4, true],
    ['conservatory', '3:root.1', 4, true],
    ['kitchen', '3:root.3', 3, false],
  ])('BH-h03-H: in the %s %s is dug up by 4+; by %d: %s', (room, root, total, isDug) => {
    const house = begun();
    house.put('1', room);
    house.load('1', 'knowledge', total);
    house.choose('use dig');
    expect(house.cardsOf('1')).toEqual(isDug ? ['book', root] : ['book']);
    expect([house.dice, house.G.turn.spent, house.asked]).toEqual([[], 0, '1 turn']);
    expect(
      markOf(house, 'root').some(({ on }) => typeof on === 'object' && 'room' in on && on.room === room),
    ).toBe(!isDug);
    expect(house.told.includes('root-dug')).toBe(isDug);
  });

  test('BH-h03-H: once in each room, wherever its Root has gone, and nowhere else', () => {
    const house = begun({ cards: [[], ['book', ROOT]] });
    house.put('1', 'kitchen');
    expect(house.of('use dig')).toEqual([]);
    house.put('1', 'larder');
    expect(house.of('use dig')).toEqual(['use dig']);
    house.put('1', 'foyer');
    expect(house.of('use dig')).toEqual([]);
    house.run([{ do: 'drop', seat: '1', card: ROOT }]);
    house.put('1', 'kitchen');
    expect(house.of('use dig')).toEqual([]);
    house.run([
      { do: 'take', seat: '1', card: ROOT },
      { do: 'discard', seat: '1', card: ROOT },
    ]);
    expect(house.of('use dig')).toEqual([]);
  });

  test('BH-h03-H: not by the traitor', () => {
    const house = begun();
    until(house, '0');
    house.put('0', 'kitchen');
    expect(house.of('use dig')).toEqual([]);
  });

  test('BH-g6: the traitor neither picks a Root up nor steals it; a hero does pick it up, and the Dog doesn’t', () => {
    const house = begun({ cards: [[], ['book', ROOT], ['dog']] });
    house.put('1', 'foyer');
    house.run([{ do: 'drop', seat: '1', card: ROOT }]);
    until(house, '2');
    expect(house.of('use dog').filter((one) => one.includes(ROOT))).toEqual([]);
    house.put('2', 'foyer');
    expect(house.of('take')).toEqual([`take ${ROOT}`]);
    until(house, '0');
    house.put('0', 'foyer');
    expect(house.of('take')).toEqual([]);
    until(house, '1');
    house.choose(`take ${ROOT}`);
    until(house, '0');
    house.load('0', 'might', 6);
    house.load('1', 'might', 2);
    house.put('1', 'foyer').put('2', 'kitchen').put('0', 'foyer');
    house.choose('attack 1 might');
    expect(house.of('answer')).toEqual(expect.arrayContaining(['answer harm', 'answer book']));
    expect(house.of(`answer ${ROOT}`)).toEqual([]);
  });
});

describe('how the Witch is made mortal', () => {
  const armed = (layout: Layout = {}): House =>
    begun({ cards: [[], ['book', ROOT]], rooms: ['foyer', 'entrance-hall', 'basement-landing'], ...layout });

  test.each([
    [6, true],
    [5, false],
  ])('BH-h03-H, BH-h03-D2: by %d: %s; the Root is used up by that alone', (total, isDone) => {
    const house = armed({ traits: [{ knowledge: 1 }, { knowledge: 6 }, { knowledge: 5 }] });
    house.load('1', 'knowledge', total);
    house.choose('use spell');
    expect([house.slice.isMortal, house.cardsOf('1'), house.G.gone]).toEqual([
      isDone,
      isDone ? ['book'] : ['book', ROOT],
      isDone ? [ROOT] : [],
    ]);
    expect([house.told.includes('witch-mortal'), house.dice, house.asked]).toEqual([isDone, [], '1 turn']);
    for (const eye of ['0', '1', null])
      expect(markOf(house, 'mortal', eye)).toEqual(
        isDone ? [{ on: { monster: WITCH }, word: 'mortal' }] : [],
      );
  });

  test.each<[string, Layout, number]>([
    ['Root and Book, in her room', {}, 1],
    ['no Root', { cards: [[], ['book']] }, 0],
    ['no Book', { cards: [[], [ROOT], ['book']] }, 0],
    ['in another room', { rooms: ['foyer', 'foyer', 'foyer'] }, 0],
  ])('BH-h03-H: what it takes: %s', (_, layout, count) => {
    expect(armed(layout).of('use spell')).toHaveLength(count);
  });

  test('BH-h03-D2: of two Roots in one hand it uses up one', () => {
    const house = armed({ cards: [[], ['book', ROOT, '3:root.1']] });
    house.load('1', 'knowledge', 6);
    house.choose('use spell');
    expect([house.cardsOf('1').length, house.G.gone]).toEqual([2, [ROOT]]);
  });

  test('BH-h03-H: on her side of a barrier', () => {
    const house = armed();
    house.put(WITCH, 'tower 1').put('1', 'tower 3');
    expect(house.of('use spell')).toEqual([]);
    house.put('1', 'tower 1');
    expect(house.of('use spell')).toEqual(['use spell']);
  });

  test('BH-h03-D2: once and for good: there is nothing left to break', () => {
    const house = armed().set({ isMortal: true });
    expect(house.of('use spell')).toEqual([]);
  });

  test('BH-g8, BH-g9: one of digging and the spell a hero and turn; another hero goes on', () => {
    const house = armed({ rooms: ['foyer', 'kitchen', 'basement-landing'] });
    house.run([{ do: 'drop', seat: '1', card: ROOT, room: 'larder', side: null }]);
    house.G.turn.usedCards = [];
    house.put(WITCH, 'conservatory').put('1', 'conservatory');
    house.load('1', 'knowledge', 4);
    house.choose('use dig');
    expect([house.of('use spell'), reasonOf(house, 'use spell')]).toEqual([[], 'one-step']);
    house.put('1', 'larder');
    expect([house.of('use dig'), reasonOf(house, 'use dig')]).toEqual([[], 'one-step']);
    until(house, '2');
    house.put('2', 'larder');
    expect(house.of('use dig')).toEqual(['use dig']);
  });

  test.each(['book', ROOT])(
    'BH168, BH-g40: not with %s used or moved in this turn, and both are used by it',
    (card) => {
      const house = armed();
      house.run([{ do: 'mark', card }]);
      expect([house.of('use spell'), reasonOf(house, 'use spell')]).toEqual([[], 'card-moved']);
      const other = armed();
      other.load('1', 'knowledge', 0);
      other.choose('use spell');
      expect(other.G.turn.usedCards).toEqual(['book', ROOT]);
    },
  );
});

describe('what kills the Witch', () => {
  test('BH-h03-M: nobody attacks her before that, with whatever, and no blast meets her', () => {
    const house = begun({ cards: [[], ['book', 'ring', 'revolver', 'dynamite', 'axe']] });
    house.put('1', 'entrance-hall').put('0', 'larder');
    expect(house.of('attack')).toEqual([]);
    house.put('1', 'foyer');
    expect([house.of('attack m1'), house.of('use dynamite')]).toEqual([[], []]);
    house.run([{ do: 'harm', seat: WITCH, kind: 'physical', points: 4 }]);
    expect([house.monster(WITCH)?.stunned, house.G.outcome]).toEqual([0, null]);
  });

  test('BH-h03-M, BH170: no event makes anybody strike at her', () => {
    const house = begun();
    house.put('1', 'entrance-hall').put('0', 'upper-landing').put('2', 'larder');
    house.load('1', 'sanity', 0);
    house.draw('bloody-vision', '1');
    expect([house.dice, house.asked, house.told.includes('attack')]).toEqual([[], '1 turn', false]);
  });

  test.each<[string, Trait, string]>([
    ['Might', 'might', 'attack m1 might'],
    ['the Ring', 'sanity', 'attack m1 sanity ring'],
    ['the Revolver', 'speed', 'attack m1 speed revolver'],
  ])('BH-h03-H, BH-h03-D3: once she is mortal any won attack does: %s', (_, trait, attack) => {
    const house = mortal({ cards: [[], ['ring', 'revolver']], rooms: ['foyer', 'entrance-hall', 'foyer'] });
    house.load('1', trait, 7, trait === 'speed' ? 1 : 0);
    house.load(WITCH, trait, 3);
    house.choose(attack);
    expect(house.G.monsters).toEqual([]);
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal', winners: ['1', '2'] });
  });

  test('BH-h03-M: the traitor attacks her no more than before', () => {
    const house = mortal();
    until(house, '0');
    house.put('0', 'kitchen').put(WITCH, 'kitchen');
    expect(house.of('attack')).toEqual([]);
  });

  test.each([
    [4, [0, 0, 0, 0], true],
    [5, [2, 2, 1, 0], false],
  ])('BH-h03-D3: Dynamite kills her too, if she rolls %d or less for Speed', (_, faces, isDead) => {
    const house = mortal({ cards: [[], ['dynamite']], rooms: ['upper-landing', 'foyer', 'upper-landing'] });
    house.dice.push(...faces);
    house.choose('use dynamite entrance-hall');
    expect([house.G.monsters.length, house.G.outcome?.side]).toEqual(isDead ? [0, 'heroes'] : [1, undefined]);
  });

  test.each([
    ['a tie', 3, 3, {}],
    ['an attack that is lost', 1, 3, { might: -2 }],
  ])('BH-h03-H: %s does her nothing', (_, own, hers, changes) => {
    const house = mortal({ rooms: ['foyer', 'entrance-hall', 'foyer'] });
    house.load('1', 'might', own);
    house.load(WITCH, 'might', hers);
    house.choose('attack m1 might');
    if (house.asked === '1 split') house.choose('answer 0');
    expect([house.monster(WITCH)?.stunned, house.changes('1'), house.G.outcome]).toEqual([0, changes, null]);
  });

  test('BH-h03-D2: mortal, she still casts, and still attacks nobody', () => {
    const house = witching(mortal(), 'kitchen', '1');
    expect(house.of('attack')).toEqual([]);
    expect(house.of(`use ${WITCH} frog`)).toEqual([`use ${WITCH} frog 1`]);
    contest(house, WITCH, '1', 2, 5);
    expect([house.monster(WITCH)?.stunned, house.G.outcome]).toEqual([0, null]);
  });
});

describe('how the Witch casts', () => {
  test('BH-h03-M, BH-h03-D12: no attack, but one spell a turn, before, between or after her steps', () => {
    const house = witching(begun(), 'kitchen', '1');
    expect([house.of('attack'), house.of(`go ${WITCH} `).length > 0]).toEqual([[], true]);
    house.choose(`go ${WITCH} entrance-hall`);
    house.put('1', 'entrance-hall');
    contest(house, WITCH, '1', 3, 3);
    expect([house.of('use'), house.of(`go ${WITCH} kitchen`)]).toEqual([[], [`go ${WITCH} kitchen`]]);
    house.choose(`end ${WITCH}`);
    until(house, '1');
    witching(house, 'kitchen', '1');
    expect(house.of(`use ${WITCH} frog 1`)).toHaveLength(1);
  });

  test.each([
    ['wins', 5, 4, true],
    ['ties', 4, 4, false],
    ['loses', 2, 4, false],
  ])('BH-h03-R, BH-h03-K3: Frog: she %s the contest of Sanity', (_, own, other, isFrog) => {
    const house = witching(begun(), 'kitchen', '1');
    contest(house, WITCH, '1', own, other);
    expect(pileIn(house, 'kitchen').includes(FROG1)).toBe(isFrog);
    expect([house.monster(WITCH)?.stunned, house.dice, isFrog || house.changes('1')]).toEqual([
      0,
      [],
      isFrog || {},
    ]);
  });

  test('BH-h03-M, BH-h03-R: what she casts, and on whom, is told as a spell, and as no attack', () => {
    const lineOf = (house: House, kind: string) => (house.G.journal ?? []).find((one) => one.kind === kind);
    const facts = { caster: { term: 'haunts.3.monsters.witch' }, target: { seat: '1' } };
    const house = witching(begun(), 'kitchen', '1');
    contest(house, WITCH, '1', 5, 4);
    expect([lineOf(house, 'casts-frog'), house.told.includes('attack')]).toMatchObject([{ facts }, false]);
    // … and that it was she who lowers what it lowers.
    expect((house.G.journal ?? []).findLast(({ kind }) => kind === 'lose')?.facts).toMatchObject({
      of: { term: 'haunts.3.monsters.witch' },
    });
    const other = witching(begun(), 'kitchen', '1');
    other.dice.push(0, 0);
    other.choose(`use ${WITCH} fire 1`);
    expect(lineOf(other, 'casts-fire')).toMatchObject({ facts });
    const third = begun({ cards: [['book']], rooms: ['kitchen', 'kitchen', 'larder'] });
    until(third, '0');
    third.put('1', 'kitchen').put('0', 'kitchen');
    contest(third, '0', '1', 0, 0);
    expect(lineOf(third, 'casts-frog')).toMatchObject({ facts: { caster: { seat: '0' } } });
  });

  test('BH-h03-R: Frog meets heroes in the same place alone, on the same side of a barrier, and no Frog', () => {
    const house = begun();
    house.put('0', 'tower 1').put('1', 'tower 1').put('2', 'tower 3');
    house.put(WITCH, 'tower 1').night(4);
    expect(house.of(`use ${WITCH} frog`)).toEqual([`use ${WITCH} frog 1`]);
    const other = croaks(begun(), '2');
    witching(other, 'kitchen', '1', '2');
    expect(other.of(`use ${WITCH} frog`)).toEqual([`use ${WITCH} frog 1`]);
  });

  test('BH-h03-R, BH-h03-D4: Fire meets one explorer, the traitor as well, in her room or in sight through doors that meet', () => {
    const house = begun();
    house.put('0', 'entrance-hall').put('1', 'grand-staircase').put('2', 'upper-landing');
    house.put(WITCH, 'entrance-hall').night(4);
    expect(house.of(`use ${WITCH} fire`)).toEqual([`use ${WITCH} fire 1`, `use ${WITCH} fire 0`]);
    house.choose(`go ${WITCH} foyer`);
    house.put('2', 'foyer');
    expect(house.of(`use ${WITCH} fire`)).toHaveLength(3);
    house.put(WITCH, 'larder');
    expect(house.of(`use ${WITCH} fire`)).toEqual([]);
  });

  test('BH-h03-R: Fire is 2 dice of physical damage', () => {
    const house = witching(begun(), 'kitchen', '1');
    house.dice.push(2, 1);
    house.choose(`use ${WITCH} fire 1`);
    expect([house.asked, house.choices]).toEqual([
      '1 split',
      ['answer 3', 'answer 2', 'answer 1', 'answer 0'],
    ]);
    house.choose('answer 1');
    expect([house.changes('1'), house.of(`use ${WITCH}`)]).toEqual([{ speed: -1, might: -2 }, []]);
  });

  test('BH-h03-R, BH-h03-D4, BH-g28: nothing lowers it, the Armor neither', () => {
    const house = witching(begun({ cards: [[], ['armor']] }), 'kitchen', '1');
    house.dice.push(1, 1);
    house.choose(`use ${WITCH} fire 1`, 'answer 2');
    expect([house.changes('1'), house.told.includes('armor-takes')]).toEqual([{ speed: -2 }, false]);
    house.run([{ do: 'harm', seat: '1', kind: 'physical', points: 1 }]);
    expect([house.changes('1'), house.told.includes('armor-takes')]).toEqual([{ speed: -2 }, true]);
  });

  test('BH-h03-K5, BH103: the victim rolls for it, and no card changes what the dice show', () => {
    const house = witching(begun({ cards: [[], ['angel-feather', 'lucky-stone', 'idol']] }), 'kitchen', '1');
    house.dice.push(2, 2);
    house.choose(`use ${WITCH} fire 1`);
    expect(house.asked).toBe('1 split');
    expect((house.G.journal ?? []).find(({ kind }) => kind === 'roll-dice')?.facts).toMatchObject({
      who: { seat: '1' },
      total: 4,
    });
  });

  test('BH-h03-K4, BH-h03-D11: Fire meets no Frog, nor whoever casts it', () => {
    const house = croaks(begun({ cards: [['book']] }), '2');
    witching(house, 'kitchen', '1', '2');
    expect(house.of(`use ${WITCH} fire`)).toEqual([`use ${WITCH} fire 1`]);
    until(house, '0');
    house.put('0', 'kitchen').put('1', 'kitchen').put('2', 'kitchen');
    expect(house.of('use fire')).toEqual(['use fire 1']);
  });

  test('BH-h03-D5: she flies to any room as the spell of the turn, on either side of a barrier, and walks on from there', () => {
    const house = witching(begun(), 'kitchen', '1');
    house.choose(`use ${WITCH} fly`);
    expect(house.asked).toBe('0 pick');
    const rooms = house.G.tiles
      .map(({ room }) => room)
      .filter((room) => room !== 'kitchen' && room !== 'tower');
    expect(house.choices).toEqual(
      expect.arrayContaining([...rooms.map((room) => `answer ${room}`), 'answer tower 1', 'answer tower 3']),
    );
    expect(house.choices).toHaveLength(rooms.length + 2);
    house.choose('answer tower 3');
    expect(house.monster(WITCH)).toMatchObject({ room: 'tower', side: 3, spaces: 4 });
    expect([house.of('use'), house.of(`go ${WITCH} `).length > 0]).toEqual([[], true]);
  });

  test('BH-h03-D5: or the traitor in her room flies instead, with whom he carries', () => {
    const house = croaks(begun(), '2');
    house.put('2', 'foyer');
    house.G.piles = [];
    lying(house, 'foyer', FROG2);
    until(house, '0');
    house.put('0', 'foyer').choose(`take ${FROG2}`);
    house.put(WITCH, 'foyer').put('1', 'larder').night(4);
    house.choose(`use ${WITCH} send`, 'answer kitchen');
    expect([house.placeOf('0'), house.placeOf('2'), house.monster(WITCH)?.room]).toEqual([
      'kitchen',
      'kitchen',
      'foyer',
    ]);
    expect(house.of('use')).toEqual([]);
  });

  test.each(['in another room', 'dead'])('BH-h03-D5: not the traitor who is %s', (how) => {
    const house = begun();
    house.put('0', how === 'dead' ? 'entrance-hall' : 'kitchen');
    if (how === 'dead') house.run([{ do: 'die', seat: '0' }]);
    house.night(4);
    expect([house.of(`use ${WITCH} send`), house.of(`use ${WITCH} fly`).length]).toEqual([[], 1]);
  });

  test('BH-h03-D4: nobody burns who is dead', () => {
    const house = begun();
    house.put('0', 'kitchen').put(WITCH, 'kitchen').put('1', 'kitchen');
    house.run([{ do: 'die', seat: '0' }]);
    house.night(4);
    expect(house.of(`use ${WITCH} fire`)).toEqual([`use ${WITCH} fire 1`]);
  });

  test('BH-h03-D12: what Fire is in sight of is looked at as it is cast', () => {
    const house = begun();
    house.put('1', 'larder').put('2', 'larder').put('0', 'larder').put(WITCH, 'kitchen').night(4);
    expect(house.of(`use ${WITCH} fire`)).toEqual([]);
    house.put('1', 'kitchen');
    expect(house.of(`use ${WITCH} fire`)).toEqual([`use ${WITCH} fire 1`]);
  });
});

describe('the traitor with the Book', () => {
  function reading(layout: Layout = {}): House {
    const house = begun({ cards: [['book']], ...layout });
    until(house, '0');
    house.put('0', 'kitchen').put('1', 'kitchen');
    return house;
  }

  test('BH-h03-D6: he casts Frog by his own Sanity, in his room, and may attack all the same', () => {
    const house = reading();
    expect(house.of('use f')).toEqual(['use frog 1', 'use fire 1']);
    contest(house, '0', '1', 4, 2);
    expect([pileIn(house, 'kitchen'), house.dice]).toEqual([[FROG1], []]);
    house.put('2', 'kitchen');
    expect(house.of('attack')).toEqual(['attack 2 might']);
  });

  test('BH-h03-D6: or Fire at somebody in sight; one of the two a turn, and no Flight', () => {
    const house = reading();
    house.put('1', 'entrance-hall').put('0', 'foyer');
    expect(house.of('use f')).toEqual(['use fire 1']);
    house.dice.push(0, 0);
    house.choose('use fire 1');
    house.put('1', 'foyer');
    expect([house.of('use f'), reasonOf(house, 'use fire 1'), reasonOf(house, 'use frog 1')]).toEqual([
      [],
      'one-spell',
      'one-spell',
    ]);
    until(house, '1');
    until(house, '0');
    house.put('0', 'kitchen').put('1', 'kitchen');
    expect(house.of('use f')).toEqual(['use frog 1', 'use fire 1']);
  });

  test.each([
    [3, 3],
    [1, 3],
  ])('BH-h03-K3: with %d against %d nothing happens to anybody', (own, other) => {
    const house = reading();
    contest(house, '0', '1', own, other);
    expect([pileIn(house, 'kitchen'), house.changes('0'), house.changes('1')]).toEqual([[], {}, {}]);
  });

  test('BH-g40, BH168: casting is a use of the Book', () => {
    const house = reading();
    house.run([{ do: 'mark', card: 'book' }]);
    expect([house.of('use f'), reasonOf(house, 'use frog 1')]).toEqual([[], 'card-moved']);
    const other = reading();
    contest(other, '0', '1', 0, 0);
    expect(other.G.turn.usedCards).toEqual(['book']);
  });

  test('BH-h03-D6: nobody without it, no hero, and not the dead', () => {
    const house = begun();
    house.put('1', 'kitchen').put('2', 'kitchen').put('0', 'kitchen');
    expect(house.of('use f')).toEqual([]);
    until(house, '0');
    house.put('0', 'kitchen');
    expect(house.of('use f')).toEqual([]);
  });
});

describe('who is made a Frog', () => {
  test('BH-h03-R, BH-h03-D7, BH-h03-K6: lets all go, the undroppable and companions as well, and keeps the Bite', () => {
    const house = begun({
      cards: [[], ['book', 'armor', 'blood-dagger', 'dog', ROOT, 'bite']],
      rooms: ['foyer', 'kitchen', 'foyer'],
    });
    croaks(house, '1');
    expect([house.cardsOf('1'), pileIn(house, 'kitchen')]).toEqual([
      ['bite'],
      ['book', 'armor', 'blood-dagger', 'dog', ROOT, FROG1],
    ]);
    // A companion goes with the next who enters (BH61).
    until(house, '2');
    house.bring('2', 'kitchen');
    expect([house.cardsOf('2'), house.G.explorers[1]?.life]).toEqual([['dog'], 'alive']);
  });

  test('BH-h03-R, BH-g31: Might and Knowledge are at their lowest numbers, Speed and Sanity as they were', () => {
    const house = croaks(begun({ cards: [] }), '1');
    expect(traitsOf(house, '1')).toMatchObject({ might: 1, knowledge: 1 });
    expect(house.changes('1')).toEqual({ might: expect.any(Number), knowledge: expect.any(Number) });
  });

  test.each<[string, readonly string[], object]>([
    ['by all that makes more of it', ['holy-symbol', 'girl', 'amulet-of-the-ages'], { sanity: 2, speed: 2 }],
    ['by Bell, Book and Candle', ['bell', 'book', 'candle'], { sanity: 2, speed: 1, knowledge: 2 }],
    ['by the Madman', ['madman'], { might: 2 }],
  ])('BH-h03-K6, BH38: what it loses %s is lost, and kills nobody', (_, cards, traits) => {
    const house = begun({ cards: [[], cards] });
    house.rate('1', traits);
    croaks(house, '1');
    expect(house.G.explorers[1]).toMatchObject({ life: 'alive', traits: { might: 1, knowledge: 1 } });
    expect(Math.min(...Object.values(traitsOf(house, '1') ?? {}))).toBe(1);
  });

  test('BH-h03-K6: Sanity falls by what the Holy Symbol gave', () => {
    const house = begun({ cards: [[], ['holy-symbol']] });
    house.rate('1', { sanity: 6 });
    croaks(house, '1');
    expect(traitsOf(house, '1')?.sanity).toBe(4);
  });

  test('BH-h03-R: all see it, on the plate and where it sits', () => {
    const house = croaks(begun(), '1');
    for (const eye of ['0', '1', '2', null])
      expect(markOf(house, 'borne', eye)).toEqual([{ on: { seat: '1' }, word: 'borne' }]);
    expect([pileIn(house, 'upper-landing').includes(FROG1), house.told.includes('becomes-frog')]).toEqual([
      true,
      true,
    ]);
  });

  test('BH-h03-K1: the fifth hero of six players as well', () => {
    const six = [
      'missy-dubourde',
      'ox-bellows',
      'peter-akimoto',
      'jenny-leclerc',
      'father-rhinehardt',
      'professor-longfellow',
    ];
    const house = begun({ explorers: six, traits: [{ knowledge: 1 }] });
    croaks(house, '1', '2', '3', '4');
    expect(house.G.outcome).toBeNull();
    house.run([ownStep('haunt/become', { seat: '5' })], '5');
    expect(house.G.outcome?.side).toBe('traitor');
  });
});

describe('a Frog', () => {
  /** Ox is one, in his turn. */
  const frog = (layout: Layout = {}): House => croaks(begun({ cards: [], ...layout }), '1');

  test('BH-h03-R, BH-h03-D8: may walk by its own Speed, or stay, and nothing else', () => {
    const house = frog({
      cards: [[], ['axe', 'healing-salve', 'book']],
      rooms: ['kitchen', 'kitchen', 'kitchen'],
    });
    expect(new Set(house.choices.map((one) => one.split(' ')[0]))).toEqual(new Set(['go', 'end']));
    expect(reasonOf(house, 'attack')).toBe('is-frog');
    house.put(CAT, 'larder').choose('go entrance-hall');
    expect([house.placeOf('1'), house.G.turn.spent, pileIn(house, 'entrance-hall')]).toEqual([
      'entrance-hall',
      // The traitor is in its way.
      2,
      [FROG1],
    ]);
    house.choose('end');
    expect(house.asked).not.toBe('1 turn');
  });

  test('BH-h03-R: explores nothing', () => {
    const house = begun();
    house.put('1', 'foyer');
    expect(house.of('discover').length).toBeGreaterThan(0);
    croaks(house, '1');
    expect(house.of('discover')).toEqual([]);
  });

  test('BH-h03-R: draws nothing, whatever would have it draw', () => {
    const house = frog();
    house.run(
      [
        { do: 'draw', deck: 'item' },
        { do: 'draw', deck: 'event' },
        { do: 'draw', deck: 'omen' },
      ],
      '1',
    );
    expect([house.cardsOf('1'), house.told.includes('draw')]).toEqual([[], false]);
  });

  test('BH-h03-D13: holds nothing: it is given nothing, picks nothing up and leads no companion', () => {
    const house = frog({ cards: [[], ['dog'], ['axe']], rooms: ['foyer', 'kitchen', 'kitchen'] });
    expect(house.of('take')).toEqual([]);
    house.put('1', 'foyer').bring('1', 'kitchen');
    expect(house.cardsOf('1')).toEqual([]);
    until(house, '2');
    expect(house.of('trade')).toEqual([]);
  });

  test.each(['junk-room'])('BH-h03-D13: leaves the %s without a roll', (room) => {
    const house = frog();
    house.put('1', room).choose('go upper-landing');
    expect([house.placeOf('1'), house.dice]).toEqual(['upper-landing', []]);
    const other = begun({ cards: [] });
    other.put('1', room);
    expect(other.optionOf('go upper-landing')?.odds).toBeDefined();
  });

  test('BH-h03-D13: crosses no barrier', () => {
    const house = begun();
    house.put('1', 'tower 1');
    expect(house.of('use tower')).toEqual(['use tower']);
    croaks(house, '1');
    expect(house.of('use tower')).toEqual([]);
  });

  test('BH-h03-D13: slows nobody, the traitor or a monster; a hero does', () => {
    const house = begun();
    house.put('0', 'kitchen').put('1', 'kitchen').put('2', 'kitchen');
    until(house, '0');
    expect(house.optionOf('go entrance-hall')?.cost).toBe(3);
    croaks(house, '1');
    expect(house.optionOf('go entrance-hall')?.cost).toBe(2);
    house.put(WITCH, 'kitchen').put('0', 'larder').night(4);
    expect(house.optionOf(`go ${WITCH} entrance-hall`)?.cost).toBe(2);
  });

  test('BH-h03-K7, BH20: it is slowed as anybody', () => {
    const house = frog();
    house.put('1', 'kitchen').put('0', 'kitchen');
    expect(house.optionOf('go entrance-hall')?.cost).toBe(2);
  });

  test('BH-h03-D11: the traitor attacks no Frog, from afar or by a blast neither', () => {
    const house = croaks(begun({ cards: [['revolver', 'dynamite', 'ring']] }), '1');
    until(house, '0');
    house.put('0', 'foyer').put('1', 'foyer').put('2', 'larder');
    expect(house.of('attack')).toEqual([]);
    house.put('1', 'entrance-hall');
    expect([house.of('attack'), house.of('use dynamite')]).toEqual([[], []]);
    house.put('2', 'entrance-hall');
    expect(house.of('use dynamite')).toEqual(['use dynamite entrance-hall']);
    house.load('2', 'speed', 5);
    house.choose('use dynamite entrance-hall');
    expect(house.dice).toEqual([]);
  });

  test('BH-h03-K7: a hero’s Dynamite meets it as anybody else', () => {
    const house = croaks(begun({ cards: [[], [], ['dynamite']] }), '1');
    until(house, '2');
    house.put('2', 'foyer').put('1', 'entrance-hall').put('0', 'entrance-hall').put(WITCH, 'larder');
    house.load('0', 'speed', 5);
    house.load('1', 'speed', 5);
    house.choose('use dynamite entrance-hall');
    expect(house.dice).toEqual([]);
  });

  test('BH-h03-K7: harm and events meet it, and it dies like anybody, and is a thing no more', () => {
    const house = frog();
    house.run([{ do: 'die', seat: '1' }], '2');
    expect([house.G.explorers[1]?.life, house.G.piles, markOf(house, 'borne')]).toEqual(['dead', [], []]);
  });

  test('BH-h03-D8: whatever moves it, what stands for it is where it is', () => {
    const house = frog();
    house.bring('1', 'larder');
    expect([pileIn(house, 'upper-landing'), pileIn(house, 'larder')]).toEqual([[], [FROG1]]);
    house.bring('1', 'tower 1');
    expect(house.G.piles).toEqual([{ room: 'tower', side: 1, cards: [FROG1] }]);
  });
});

describe('who carries a Frog', () => {
  /** Peter carries Ox, who is a Frog, in Peter’s turn. */
  function carrying(layout: Layout = {}, bearer = '2'): House {
    const house = croaks(begun({ cards: [], rooms: ['kitchen', 'kitchen', 'kitchen'], ...layout }), '1');
    until(house, bearer);
    house.choose(`take ${FROG1}`);
    return house;
  }

  test('BH-h03-R, BH-h03-D8, BH-h03-D15: a hero picks it up like an item, and it goes where its bearer goes, at no cost', () => {
    const house = carrying();
    house.put('0', 'larder').put(CAT, 'larder');
    expect([house.cardsOf('2'), house.G.piles, house.G.turn.spent]).toEqual([[FROG1], [], 0]);
    expect(house.optionOf('go entrance-hall')?.cost).toBe(1);
    house.choose('go entrance-hall');
    expect(house.placeOf('1')).toBe('entrance-hall');
    for (const eye of ['0', '1', null])
      expect(marksOf(house, eye)).toContainEqual({
        on: { seat: '1' },
        word: 'carried',
        facts: { bearer: { seat: '2' } },
      });
  });

  test('BH-h03-D15: over a barrier as well', () => {
    const house = carrying();
    house.put('2', 'tower 1').put('1', 'tower 1');
    house.dice.push(2, 2, 2, 2, 2, 2, 2, 2);
    house.choose('use tower');
    expect([house.placeOf('2'), house.placeOf('1')]).toEqual(['tower 3', 'tower 3']);
  });

  test('BH-h03-D8, BH33: it is put down at no cost, in a turn in which it was not picked up', () => {
    const house = carrying();
    expect(house.of(`drop ${FROG1}`)).toEqual([]);
    house.choose('go entrance-hall');
    until(house, '1');
    until(house, '2');
    expect(house.optionOf(`drop ${FROG1}`)?.label).toEqual({
      kind: 'drop-borne',
      facts: { target: { seat: '1' } },
    });
    house.choose(`drop ${FROG1}`);
    expect([pileIn(house, 'entrance-hall'), house.placeOf('1'), house.G.turn.spent]).toEqual([
      [FROG1],
      'entrance-hall',
      0,
    ]);
    expect(house.of('take')).toEqual([]);
  });

  test('BH-h03-D8, BH-h03-D15: carried, it does nothing in its turn, which can be ended', () => {
    const house = carrying();
    until(house, '1');
    expect([house.choices, reasonOf(house, 'go'), reasonOf(house, 'attack')]).toEqual([
      ['end'],
      'is-carried',
      'is-carried',
    ]);
    house.choose('end');
    expect(house.asked).toBe('2 turn');
  });

  test('BH-h03-D8: carried, nothing else moves it, and it keeps no room where it is', () => {
    const house = carrying();
    house.bring('1', 'larder');
    expect([house.placeOf('1'), isHeld(house.at, 'kitchen')]).toEqual(['kitchen', false]);
  });

  test('BH-h03-D8: one Frog a bearer; which of two is said', () => {
    const house = begun({
      explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto', 'jenny-leclerc'],
      rooms: ['larder', 'kitchen', 'kitchen', 'kitchen'],
    });
    croaks(house, '1', '2');
    until(house, '3');
    expect(['1', '2'].map((seat) => house.optionOf(`take 3:frog.${seat}`)?.label)).toEqual(
      ['1', '2'].map((seat) => ({ kind: 'take-borne', facts: { target: { seat } } })),
    );
    house.choose(`take ${FROG2}`);
    expect(house.of('take 3:')).toEqual([]);
  });

  test('BH-h03-D15: none that is a Frog itself carries one', () => {
    const house = begun({ explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto', 'jenny-leclerc'] });
    house.put('1', 'kitchen').put('2', 'kitchen');
    croaks(house, '1', '2');
    expect(house.of('take')).toEqual([]);
  });

  test('BH-h03-D15: a hero gives it to another in a trade', () => {
    const house = begun({
      explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto', 'jenny-leclerc'],
      rooms: ['larder', 'kitchen', 'kitchen', 'kitchen'],
    });
    croaks(house, '1');
    until(house, '2');
    house.choose(`take ${FROG1}`);
    until(house, '1');
    until(house, '2');
    house.choose('trade 3', `answer give ${FROG1}`, 'answer offer', 'answer accept');
    expect([house.cardsOf('2'), house.cardsOf('3')]).toEqual([[], [FROG1]]);
  });

  test('BH-h03-D15: the traitor carries one too, and it is won back by 2 or more', () => {
    const house = carrying({}, '0');
    expect(house.cardsOf('0')).toEqual([FROG1]);
    until(house, '2');
    house.put('2', 'kitchen');
    house.load('2', 'might', 3);
    house.load('0', 'might', 1);
    house.choose('attack 0 might', `answer ${FROG1}`);
    expect([house.cardsOf('0'), house.cardsOf('2'), house.changes('0')]).toEqual([[], [FROG1], {}]);
  });

  test('BH-h03-D15, BH33: the traitor may rob a hero of one by 2 or more', () => {
    const house = carrying();
    until(house, '0');
    house.put('2', 'kitchen').put('0', 'kitchen');
    house.load('0', 'might', 4);
    house.load('2', 'might', 2);
    house.choose('attack 2 might', `answer ${FROG1}`);
    expect([house.cardsOf('0'), house.cardsOf('2')]).toEqual([[FROG1], []]);
  });

  test('BH-h03-D15: by less than 2 it is not', () => {
    const house = carrying({}, '0');
    until(house, '2');
    house.put('2', 'kitchen');
    house.load('2', 'might', 2);
    house.load('0', 'might', 1);
    house.choose('attack 0 might');
    expect([house.asked, house.cardsOf('0')]).toEqual(['0 split', [FROG1]]);
  });

  test('BH-h03-D15: its bearer dead, it sits there; its bearer a Frog as well', () => {
    const house = carrying({}, '0');
    house.reload(...Array<number>(20).fill(0));
    house.run([{ do: 'die', seat: '0' }]);
    expect([pileIn(house, 'kitchen'), house.placeOf('1')]).toEqual([[FROG1], 'kitchen']);
    const other = carrying({
      explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto', 'jenny-leclerc'],
      rooms: ['larder', 'kitchen', 'kitchen', 'larder'],
    });
    croaks(other, '2');
    expect(pileIn(other, 'kitchen')).toEqual([FROG1, FROG2]);
  });

  test('BH-h03-K7: who dies in somebody’s arms is a load no more', () => {
    const house = carrying();
    house.run([{ do: 'die', seat: '1' }]);
    expect(house.cardsOf('2')).toEqual([]);
  });

  test('BH-g6: the Dog fetches none', () => {
    const house = croaks(
      begun({ cards: [[], [], ['dog']], rooms: ['larder', 'entrance-hall', 'foyer'] }),
      '1',
    );
    until(house, '2');
    expect(house.of('use dog')).toEqual([]);
  });
});

describe('who is restored', () => {
  /** Ox is a Frog beside Peter, who holds the Book, in Peter’s turn. */
  function reading(layout: Layout = {}): House {
    const house = begun({ cards: [[], [], ['book']], rooms: ['larder', 'kitchen', 'kitchen'], ...layout });
    croaks(house, '1');
    until(house, '2');
    return house;
  }

  test.each([
    [4, true],
    [3, false],
  ])('BH-h03-R, BH-h03-D9, BH-h03-D14: by %d of Knowledge: %s', (total, isDone) => {
    const house = reading();
    house.load('2', 'knowledge', total);
    house.choose('use restore 1');
    expect([markOf(house, 'borne').length, house.G.piles.length, house.dice]).toEqual(
      isDone ? [0, 0, []] : [1, 1, []],
    );
    expect([house.G.turn.spent, house.G.turn.usedCards, house.told.includes('frog-no-more')]).toEqual([
      0,
      ['book'],
      isDone,
    ]);
  });

  test('BH-h03-D9: all four traits are at their starting values, and none is lower than it was', () => {
    const house = reading();
    const { traits } = house.box.explorers['ox-bellows'] ?? {};
    house.rate('1', { speed: 1, sanity: 8 });
    house.load('2', 'knowledge', 4);
    house.choose('use restore 1');
    expect(traitsOf(house, '1')).toEqual({
      speed: traits?.speed.start,
      might: traits?.might.start,
      knowledge: traits?.knowledge.start,
      sanity: 8,
    });
    until(house, '1');
    expect(house.of('discover').length + house.of('go').length).toBeGreaterThan(0);
    expect(house.optionOf('attack')).toBeUndefined();
  });

  test('BH-h03-K2: in the same place alone, loose or carried by whomever, and nobody’s load after that', () => {
    const house = reading();
    house.put('1', 'tower 1').put('2', 'tower 3');
    expect(house.of('use restore')).toEqual([]);
    house.put('1', 'kitchen').put('2', 'kitchen').put('0', 'kitchen');
    until(house, '0');
    house.choose(`take ${FROG1}`);
    until(house, '2');
    house.put('2', 'kitchen').put('1', 'kitchen').put('0', 'kitchen');
    house.load('2', 'knowledge', 4);
    house.choose('use restore 1');
    expect([house.cardsOf('0'), markOf(house, 'carried')]).toEqual([[], []]);
  });

  test('BH-h03-D14: beside the step of the turn, once in it', () => {
    const house = reading({
      explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto', 'jenny-leclerc'],
      rooms: ['larder', 'kitchen', 'kitchen', 'kitchen'],
    });
    croaks(house, '3');
    house.load('2', 'knowledge', 0);
    house.choose('use dig');
    expect(house.of('use restore')).toEqual(['use restore 1', 'use restore 3']);
    house.load('2', 'knowledge', 0);
    house.choose('use restore 3');
    expect([house.of('use restore'), reasonOf(house, 'use restore 1')]).toEqual([[], 'one-restore']);
  });

  test('BH-h03-D14, BH168: a use of the Book: not in one turn with the spell, nor when it was moved', () => {
    const house = reading({ cards: [[], [], ['book', ROOT]] });
    house.put(WITCH, 'kitchen');
    house.load('2', 'knowledge', 0);
    house.choose('use restore 1');
    expect([house.of('use spell'), reasonOf(house, 'use spell')]).toEqual([[], 'card-moved']);
    const other = reading({ cards: [[], [], ['book', ROOT]] });
    other.put(WITCH, 'kitchen');
    other.load('2', 'knowledge', 0);
    other.choose('use spell');
    expect([other.of('use restore'), reasonOf(other, 'use restore 1')]).toEqual([[], 'card-moved']);
  });

  test('BH-h03-R: nobody without the Book, nor the traitor with it', () => {
    const house = reading({ cards: [['book'], []] });
    expect(house.of('use restore')).toEqual([]);
    until(house, '0');
    house.put('0', 'kitchen');
    expect(house.of('use restore')).toEqual([]);
  });
});

describe('the Cat', () => {
  /** Ox and the Cat, who has been there for a turn, in some rooms. */
  function hunting(frogIn: string, catIn: string, layout: Layout = {}): House {
    const house = croaks(
      begun({
        explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto', 'jenny-leclerc'],
        cards: [],
        ...layout,
      }),
      '1',
    );
    house
      .put('1', frogIn)
      .put('2', 'larder')
      .put('3', 'larder')
      .put('0', 'larder')
      .put(WITCH, 'conservatory');
    house.put(CAT, catIn);
    house.G.piles = [];
    lying(house, frogIn, FROG1);
    return house.night(3);
  }

  test('BH-h03-R, BH-h03-D10: comes where the haunt was revealed with the first Frog, once', () => {
    const house = croaks(
      begun({ explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto', 'jenny-leclerc'] }),
      '2',
    );
    expect(house.monster('cat')).toMatchObject({ room: 'upper-landing', mover: '0', turn: 'monsters' });
    croaks(house, '3');
    expect(house.G.monsters.filter(({ kind }) => kind === 'cat')).toHaveLength(1);
  });

  test('BH-h03-D10: moves from the next monsters’ turn on', () => {
    const house = witching(begun({ rooms: ['larder', 'upper-landing', 'kitchen'] }), 'kitchen', '2');
    contest(house, WITCH, '2', 6, 0);
    expect([house.monster('cat')?.room, house.of(`go ${CAT}`)]).toEqual(['upper-landing', []]);
    house.choose(`end ${WITCH}`);
    expect(house.asked).toBe('1 turn');
    house.night(3);
    expect(house.of(`go ${CAT}`)).toEqual([`go ${CAT} 2`]);
  });

  test('BH-h03-R, BH-h03-D10: makes for the nearest loose Frog, and for nobody else', () => {
    const house = hunting('kitchen', 'grand-staircase');
    expect([house.of(`go ${CAT}`), house.of(`end ${CAT}`)]).toEqual([[`go ${CAT} 1`], []]);
    house.load(CAT, 'might', 1);
    house.load('1', 'might', 1);
    house.choose(`go ${CAT} 1`);
    expect([house.monster(CAT)?.room, house.dice]).toEqual(['kitchen', []]);
  });

  test('BH-h03-R, BH-h03-D10: of two it makes for the nearer', () => {
    const house = hunting('foyer', 'grand-staircase');
    house.put('3', 'kitchen');
    croaks(house, '3');
    expect(house.of(`go ${CAT}`)).toEqual([`go ${CAT} 1`]);
  });

  test('BH-h03-R: that it was the Cat is told', () => {
    const house = hunting('kitchen', 'kitchen');
    house.load(CAT, 'might', 4);
    house.load('1', 'might', 1);
    house.choose(`attack ${CAT} 1 might`);
    expect((house.G.journal ?? []).find(({ kind }) => kind === 'die')?.facts).toMatchObject({
      of: { term: 'haunts.3.monsters.cat' },
    });
  });

  test.each([
    ['wins', 4, 1, 'dead', 0],
    ['ties', 2, 2, 'alive', 0],
    ['loses', 1, 2, 'alive', 2],
  ])(
    'BH-h03-R, BH-h03-D10: where it is, it attacks with Might, and eats if it wins: it %s',
    (_, own, other, life, stunned) => {
      const house = hunting('kitchen', 'kitchen');
      expect(house.of(`go ${CAT}`)).toEqual([]);
      house.load(CAT, 'might', own);
      house.load('1', 'might', other);
      house.choose(`attack ${CAT} 1 might`);
      expect([house.G.explorers[1]?.life, house.monster(CAT)?.stunned]).toEqual([life, stunned]);
      expect(house.changes('1').speed).toBeUndefined();
    },
  );

  test('BH-h03-D10, BH-h03-D15: leaves a carried Frog alone, and with no other stays where it is', () => {
    const house = hunting('kitchen', 'grand-staircase');
    until(house, '2');
    house.put('2', 'kitchen').choose(`take ${FROG1}`);
    house.put('0', 'larder').put(WITCH, 'conservatory').put(CAT, 'kitchen').night(3);
    expect([house.of(`attack ${CAT}`), house.of(`go ${CAT}`)]).toEqual([[], []]);
    until(house, '1');
    expect(house.monster(CAT)?.room).toBe('kitchen');
  });

  test('BH-h03-D10, BH-h03-D15: passes by a carried Frog for a loose one farther off', () => {
    const house = hunting('foyer', 'foyer');
    until(house, '2');
    house.put('2', 'foyer').choose(`take ${FROG1}`);
    croaks(house, '3');
    house.put(CAT, 'foyer').put('0', 'larder').put('3', 'kitchen').put(WITCH, 'conservatory');
    house.night(3);
    expect([house.of(`attack ${CAT}`), house.of(`go ${CAT}`)]).toEqual([[], [`go ${CAT} 3`]]);
  });

  test('BH-h03-D10: attacks no hero who is none; heroes may stun it', () => {
    const house = hunting('kitchen', 'grand-staircase');
    until(house, '2');
    house.put('2', 'foyer').put(CAT, 'foyer');
    house.load('2', 'might', 4);
    house.load(CAT, 'might', 1);
    house.choose(`attack ${CAT} might`);
    expect(house.monster(CAT)).toMatchObject({ stunned: 1, room: 'foyer' });
  });

  test('BH-h03-R: of two it eats one a turn, and goes on for the other', () => {
    const house = hunting('kitchen', 'kitchen');
    croaks(house, '2');
    house.load(CAT, 'might', 6);
    house.load('1', 'might', 0);
    house.choose(`attack ${CAT} 1 might`);
    expect([house.G.explorers[1]?.life, house.of(`attack ${CAT}`)]).toEqual(['dead', []]);
  });
});

describe('how it ends', () => {
  test.each<[string, (house: House) => void, string | undefined]>([
    ['all are Frogs', (house) => croaks(house, '1', '2'), 'traitor'],
    [
      'one is dead, the other a Frog',
      (house) => {
        house.run([{ do: 'die', seat: '2' }]);
        croaks(house, '1');
      },
      'traitor',
    ],
    ['one is a Frog', (house) => croaks(house, '1'), undefined],
    ['one is dead', (house) => house.run([{ do: 'die', seat: '2' }]), undefined],
  ])('BH-h03-T: %s', (_, happens, side) => {
    const house = begun();
    happens(house);
    expect(house.G.outcome?.side).toBe(side);
  });

  test('BH-h03-T, BH54: both dead, as in any haunt', () => {
    const house = begun();
    house.run([
      { do: 'die', seat: '1' },
      { do: 'die', seat: '2' },
    ]);
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });

  test('BH-h03-T: at once, in the midst of the monsters’ turn, and the Frogs lose with the heroes', () => {
    const house = croaks(begun(), '2');
    witching(house, 'kitchen', '1');
    contest(house, WITCH, '1', 6, 0);
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'goal', winners: ['0'] });
  });

  test('BH-h03-H: who is a Frog wins with the heroes', () => {
    const house = mortal({ rooms: ['larder', 'entrance-hall', 'kitchen'] });
    croaks(house, '2');
    house.load('1', 'might', 7);
    house.load(WITCH, 'might', 1);
    house.choose('attack m1 might');
    expect(house.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'] });
  });
});

describe('what a page says', () => {
  test('BH-g26: how likely the Frog spell is to meet whoever is with her, and who she could burn to death', () => {
    const house = begun({ rooms: ['larder', 'entrance-hall', 'kitchen'] });
    const [mark] = markOf(house, 'cursed', null);
    expect(mark).toMatchObject({ on: { seat: '1' } });
    expect(mark?.chance).toBeGreaterThan(0.5);
    expect(markOf(house, 'peril-high')).toEqual([]);
    house.rate('1', { might: 1, speed: 2 });
    expect(markOf(house, 'peril-high')).toMatchObject([{ on: { seat: '1' }, value: 2 }]);
    house.put('1', 'upper-landing');
    expect([markOf(house, 'cursed'), markOf(house, 'peril-high')]).toEqual([[], []]);
  });

  test('BH-g26: the same by the traitor’s Book', () => {
    const house = begun({ cards: [['book']], rooms: ['kitchen', 'kitchen', 'larder'] });
    expect(markOf(house, 'cursed')).toHaveLength(1);
  });

  test('BH-g26: the Cat beside a loose Frog, awake', () => {
    const house = croaks(begun(), '1');
    house.put(CAT, 'upper-landing');
    expect(markOf(house, 'peril')).toMatchObject([{ on: { seat: '1' } }]);
    house.alter(CAT, { stunned: 1 });
    expect(markOf(house, 'peril')).toEqual([]);
    house.alter(CAT, { stunned: 0 }).put('2', 'upper-landing');
    until(house, '2');
    house.put(CAT, 'upper-landing').put('2', 'upper-landing').choose(`take ${FROG1}`);
    expect(markOf(house, 'peril')).toEqual([]);
  });

  test.each<[string, (house: House) => void, string]>([
    ['a Root to be dug up', () => undefined, 'dig'],
    [
      'no room with a Root',
      (house) =>
        house.G.tiles.splice(
          0,
          house.G.tiles.length,
          ...house.G.tiles.filter(({ room }) => !['kitchen', 'larder', 'conservatory'].includes(room)),
        ),
      'find-root',
    ],
    ['the Book is unfound', (house) => house.run([{ do: 'discard', seat: '1', card: 'book' }]), 'find-book'],
    ['the Book on the floor', (house) => house.run([{ do: 'drop', seat: '1', card: 'book' }]), 'fetch'],
    ['a Root on the floor', (house) => lying(house, 'foyer', ROOT), 'fetch-root'],
    [
      'one Root on the floor, and both things in one hand',
      (house) => {
        lying(house, 'foyer', '3:root.1');
        house.run([{ do: 'gain-card', seat: '1', card: ROOT }]);
      },
      'spell',
    ],
    ['the Book with the traitor', (house) => hand(house, 'book', '1', '0'), 'win-book'],
    ['the Root in other hands', (house) => house.run([{ do: 'gain-card', seat: '2', card: ROOT }]), 'gather'],
    ['both in one hand', (house) => house.run([{ do: 'gain-card', seat: '1', card: ROOT }]), 'spell'],
    ['she is mortal', (house) => house.set({ isMortal: true }), 'kill'],
  ])('BH-h03: what comes next, with %s', (_, happens, kind) => {
    const house = begun();
    happens(house);
    house.settle();
    expect((house.viewOf('1') as BetrayalView).goal?.next.kind).toBe(kind);
  });

  test('BH-h03: where the Book or a Root lies is said', () => {
    const house = begun();
    lying(house, 'foyer', ROOT);
    house.settle();
    const next = () => (house.viewOf('1') as BetrayalView).goal?.next.facts;
    expect(next()).toMatchObject({ room: { term: 'rooms.foyer' } });
  });

  test('BH-h03: with the Book in the traitor’s hands, and a Root dug up, heroes go for him, and no Frog does', () => {
    const house = begun({ rooms: ['larder', 'foyer', 'upper-landing'] });
    croaks(house, '2');
    house.run([
      { do: 'gain-card', seat: '1', card: ROOT },
      { do: 'take', seat: '1', card: FROG2 },
    ]);
    hand(house, 'book', '1', '0');
    house.settle();
    const { own, prey, hunters } = (house.viewOf('1') as BetrayalView).goal ?? {};
    expect([own?.[1], prey, hunters]).toEqual([['larder'], ['0'], ['1']]);
  });

  test('BH-h03: the traitor is told to fetch the Book where it lies', () => {
    const house = begun();
    const nextOf = () => (house.viewOf('0') as BetrayalView).goal?.next.kind;
    expect(nextOf()).toBe('hunt');
    house.run([{ do: 'drop', seat: '1', card: 'book' }]);
    expect(nextOf()).toBe('fetch-book');
  });
});
