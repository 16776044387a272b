import { ownStep, thrown } from '../arrange';
import { playByPolicy, winnerOf } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse;

/** Around the Basement Landing: Chasm in the east, and a hallway beyond it; Catacombs in the north. */
const CELLAR = [
  ['chasm', 'basement', 1, 0],
  ['creaky-hallway', 'basement', 2, 0],
  ['catacombs', 'basement', 0, -1],
] as const;
const SHIELD = '15:shield';
const ARMOR = '15:armor';
const WORN = '15:worn';

/** Ox with the Dragon, the others far from it. */
const IN_THE_HALL = ['entrance-hall', 'upper-landing', 'basement-landing', 'basement-landing'];

/** Ox has revealed it; Peter is the traitor, and Missy the other hero. All are far from the Entrance Hall. */
const house = (more: More = {}) =>
  hauntedHouse(15, {
    tiles: CELLAR,
    rooms: ['basement-landing', 'upper-landing', 'basement-landing'],
    omen: 'spear',
    ...more,
  });

/** The Dragon breathes where it stands; each named seat fails to get clear. */
function burn(begun: House, seats: readonly string[], dice: number, total: number): House {
  for (const seat of seats) {
    begun.load(seat, 'speed', 3);
    begun.dice.push(...thrown(dice, total));
  }
  begun.run([ownStep('haunt/breathe')], '0');
  return begun;
}

describe('BH-h15-S: how it begins', () => {
  test('the Dragon is in the Entrance Hall, and the traitor leads it', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({ traitor: '2' });
    expect(begun.monster('dragon')).toMatchObject({ room: 'entrance-hall', mover: '2' });
    expect(begun.asked).toBe('0 turn');
  });

  test('BH-h15-M: what it has', () => {
    expect(house().viewOf('0').values.m1).toEqual({ speed: 3, might: 8, sanity: 6 });
  });

  test('Shield and Armor lie in the rooms that are found', () => {
    expect(house().slice.lies).toEqual({ shield: 'chasm', armor: 'catacombs' });
    const others: More['tiles'] = [
      ['crypt', 'basement', 0, 1],
      ['underground-lake', 'basement', -1, 0],
    ];
    expect(house({ tiles: others }).slice.lies).toEqual({ shield: 'crypt', armor: 'underground-lake' });
  });

  test('BH-g32: of two rooms the traitor picks one', () => {
    const begun = house({
      tiles: [...CELLAR, ['crypt', 'basement', 0, 1], ['underground-lake', 'basement', -1, 0]],
    });
    expect([begun.asked, begun.choices]).toEqual(['2 pick', ['answer chasm', 'answer crypt']]);
    begun.choose('answer crypt');
    expect([begun.asked, begun.choices]).toEqual(['2 pick', ['answer catacombs', 'answer underground-lake']]);
    begun.choose('answer underground-lake');
    expect(begun.slice.lies).toEqual({ shield: 'crypt', armor: 'underground-lake' });
    expect(begun.told.filter((kind) => kind === 'lies')).toHaveLength(2);
  });

  test('else each comes with the first of its rooms that is found, once', () => {
    const begun = house({ tiles: [] });
    expect(begun.slice.lies).toEqual({ shield: null, armor: null });
    const lay = (room: string, x: number, y: number) =>
      begun.run([{ do: 'lay', room, floor: 'basement', x, y, turn: 0 }], '0');
    lay('creaky-hallway', -1, 0);
    expect(begun.slice.lies).toEqual({ shield: null, armor: null });
    lay('crypt', 0, 1);
    lay('chasm', 1, 0);
    lay('catacombs', 0, -1);
    expect(begun.slice.lies).toEqual({ shield: 'crypt', armor: 'catacombs' });
    expect(begun.viewOf('0').marks).toEqual([
      { on: { room: 'crypt' }, word: 'shield' },
      { on: { room: 'catacombs' }, word: 'armor' },
    ]);
  });
});

describe('Shield and Armor', () => {
  test('BH-g30: what lies in a room with a barrier is taken from either side, free; BH33: once in a turn', () => {
    for (const side of [1, 3]) {
      const begun = house({ rooms: [`chasm ${side}`, `chasm ${side}`] });
      begun.choose('use fetch shield');
      expect([begun.cardsOf('0'), begun.G.turn.spent]).toEqual([[SHIELD], 0]);
      expect([begun.of('use fetch'), begun.of(`drop ${SHIELD}`), begun.of('trade')]).toEqual([[], [], []]);
      expect(begun.viewOf('0').marks).not.toContainEqual({ on: { room: 'chasm' }, word: 'shield' });
    }
    expect(house().of('use fetch')).toEqual([]);
  });

  test('BH-h15-D6: the traitor may take it too', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'catacombs 2'] });
    untilTurnOf(begun, '2');
    begun.choose('use fetch armor');
    expect(begun.cardsOf('2')).toEqual([ARMOR]);
  });

  test('BH-h15-K1: putting the Armor on is the whole turn, and so is taking it off', () => {
    const begun = house({ cards: [[ARMOR]] });
    begun.choose('use armor');
    expect([begun.cardsOf('0'), begun.asked]).toEqual([[WORN], '1 turn']);
    expect(begun.told).toContain('dons');
    untilTurnOf(begun, '2');
    burnless(begun);
    untilTurnOf(begun, '0');
    begun.choose('use armor');
    expect([begun.cardsOf('0'), begun.asked]).toEqual([[ARMOR], '1 turn']);
  });

  test('BH-h15-K1: not once anything has been done in the turn, and it says why', () => {
    const moved = house({ cards: [[ARMOR]] });
    moved.choose('go chasm 3');
    const refused = { reason: 'whole-turn', clause: 'BH-h15' };
    expect(moved.optionOf('use armor')?.not).toEqual(refused);
    const taken = house({ rooms: ['catacombs 2'] });
    taken.choose('use fetch armor');
    expect(taken.optionOf('use armor')?.not).toEqual(refused);
    const fought = house({ cards: [[ARMOR]] });
    fought.G.turn.hasAttacked = true;
    fought.settle();
    expect(fought.optionOf('use armor')?.not).toEqual(refused);
    const tried = house({ rooms: ['chasm 3'], cards: [[ARMOR]] });
    tried.load('0', 'speed', 2);
    tried.choose('use chasm');
    expect(tried.optionOf('use armor')?.not).toEqual(refused);
  });

  test('BH-h15-K1: worn it can’t be dropped or traded; whoever dies leaves it to be put on again', () => {
    const begun = house({ cards: [[WORN], []], rooms: ['foyer', 'foyer', 'foyer'] });
    expect([begun.of('drop'), begun.of('trade')]).toEqual([[], []]);
    begun.run([{ do: 'die', seat: '0' }], '0');
    expect(begun.G.piles).toEqual([{ room: 'foyer', side: null, cards: [ARMOR] }]);
    expect(begun.G.gone).not.toContain(WORN);
    expect(begun.told).toContain('left-behind');
    const bare = house();
    bare.run([{ do: 'die', seat: '0' }], '1');
    expect(bare.G.piles).toEqual([]);
  });

  test('each costs 1 space, the Armor only where it is worn, and both 2', () => {
    const reach = (cards: readonly string[]) => {
      const begun = house({
        cards: [cards],
        rooms: ['upper-landing', ...IN_THE_HALL.slice(1)],
        traits: [{ speed: 5 }],
      });
      begun.put('m1', 'creaky-hallway');
      return Math.max(...begun.viewOf('0').choices.map(({ cost = 0 }) => cost));
    };
    expect([[], [ARMOR], [SHIELD], [WORN], [SHIELD, WORN]].map(reach)).toEqual([4, 4, 3, 3, 2]);
  });

  test('BH-g12: the first step is always to be had', () => {
    const slow = house({ cards: [[SHIELD, WORN]], traits: [{ speed: 1 }] });
    expect(slow.of('discover').length).toBeGreaterThan(0);
  });

  test('worn it takes 5 off each hit, by whatever it comes but fire; BH-h15-D5: it does not add to the Armor', () => {
    const hurt = (cards: readonly string[], points: number, more = {}) => {
      const begun = house({ cards: [cards] });
      begun.run([{ do: 'harm', seat: '0', kind: 'physical', points, ...more }], '0');
      return begun.viewOf('0').ask?.kind === 'split'
        ? Number((begun.G.agenda.at(-1) as { points?: number }).points)
        : 0;
    };
    expect(hurt([WORN], 7)).toBe(2);
    expect(hurt([WORN], 5)).toBe(0);
    expect(hurt([ARMOR], 7)).toBe(7);
    expect(hurt(['armor', WORN], 7)).toBe(2);
    expect(hurt([WORN], 7, { kind: 'mental' })).toBe(7);
    expect(hurt([WORN], 7, { source: 'rolls.fire' })).toBe(7);
    expect(hurt(['armor'], 7, { source: 'rolls.fire' })).toBe(6);
  });

  describe('BH-h15-D7: heat besides the Dragon’s', () => {
    const FURNACE = [['furnace-room', 'basement', 0, 1]] as const;
    const inFurnace = (...cards: readonly string[]) => {
      const begun = house({
        tiles: [...CELLAR, ...FURNACE],
        rooms: ['furnace-room', 'upper-landing', 'basement-landing'],
        cards: [cards],
      });
      untilTurnOf(begun, '0');
      begun.choose('end');
      return begun;
    };

    test('the Furnace Room hurts whoever wears the Antique Armor, not who holds the Shield', () => {
      expect(inFurnace().asked).toBe('0 split');
      expect([inFurnace(WORN).asked, inFurnace(ARMOR).asked]).toEqual(['0 split', '0 split']);
      const shielded = inFurnace(SHIELD);
      expect([shielded.asked, shielded.told.includes('shielded')]).toEqual(['1 turn', true]);
    });

    /** Burning Man with a Sanity roll of nothing, then 2 points in body and 2 in mind. */
    const burnt = (cards: readonly (readonly string[])[], rooms?: readonly string[]) => {
      const begun = house({ cards, ...(rooms === undefined ? {} : { rooms }) });
      untilTurnOf(begun, '0');
      begun.load('0', 'sanity', 0);
      begun.dice.push(2, 2);
      begun.draw('burning-man', '0');
      return begun;
    };

    test('so does Burning Man, in body and mind', () => {
      const worn = burnt([[WORN]]);
      expect(worn.choices).toEqual(['answer 2', 'answer 1', 'answer 0']);
      const shielded = burnt([[SHIELD]]);
      expect([shielded.asked, shielded.changes('0')]).toEqual(['0 turn', {}]);
      expect(shielded.told.filter((kind) => kind === 'shielded')).toHaveLength(2);
    });

    test('the Shield helps nobody beside its bearer, and against no other harm', () => {
      const here = ['basement-landing', 'upper-landing', 'basement-landing'];
      expect(burnt([[], [], [SHIELD]], here).asked).toBe('0 split');
      const hurt = house({ cards: [[SHIELD]] });
      untilTurnOf(hurt, '0');
      hurt.run([{ do: 'harm', seat: '0', kind: 'physical', points: 1, source: 'cards.dynamite' }], '0');
      expect(hurt.asked).toBe('0 split');
    });
  });

  test('BH-h15-D5: the Armor can’t be stolen, the Shield can', () => {
    const begun = house({ cards: [[ARMOR, SHIELD]], rooms: ['foyer', 'foyer', 'foyer'] });
    untilTurnOf(begun, '2');
    begun.load('2', 'might', 5);
    begun.load('0', 'might', 1);
    begun.choose('attack 0 might');
    expect(begun.choices).toEqual(['answer harm', `answer ${SHIELD}`]);
  });
});

/** Lets a night pass in which nothing happens. */
function burnless(begun: House): void {
  begun.load('m1', 'speed', 1);
  begun.choose('end', 'end m1');
}

describe('BH-h15-R BH-h15-D2: its turn', () => {
  test('it moves, breathes when the traitor likes, and bites after that; no further once it has', () => {
    const begun = house({ rooms: ['foyer', 'upper-landing', 'basement-landing'] }).night(3);
    expect(begun.choices).toContain('go m1 foyer');
    begun.choose('go m1 foyer');
    expect(begun.of('go')).not.toEqual([]);
    begun.load('0', 'speed', 4);
    begun.choose('use m1 fire');
    expect([begun.of('go'), begun.of('use'), begun.of('attack')]).toEqual([[], [], ['attack m1 0 might']]);
    begun.load('m1', 'might', 5);
    begun.load('0', 'might', 5);
    begun.choose('attack m1 0 might');
    expect(begun.told.filter((kind) => kind === 'breathes')).toHaveLength(1);
    expect(begun.asked).toBe('0 turn');
  });

  test('or it bites first, and goes no further; BH-h15-K8: the fire comes at the end, with nobody near as well', () => {
    const begun = house({ rooms: ['entrance-hall', 'upper-landing', 'basement-landing'] }).night(3);
    begun.load('m1', 'might', 5);
    begun.load('0', 'might', 5);
    begun.choose('attack m1 0 might');
    expect([begun.of('go'), begun.choices]).toEqual([[], ['use m1 fire', 'end m1']]);
    begun.load('0', 'speed', 4);
    begun.choose('end m1');
    expect(begun.told).toContain('breathes');
    const alone = house().night();
    alone.choose('end m1');
    expect([alone.told.includes('breathes'), alone.asked]).toEqual([true, '0 turn']);
  });

  test('BH-g14: it goes on with the traitor dead, and his seat leads it', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '2' }], '0');
    untilTurnOf(begun, '1');
    begun.load('m1', 'speed', 3);
    begun.choose('end');
    expect(begun.asked).toBe('2 monster');
  });
});

describe('BH-h15-R: fire', () => {
  test('in its room 4 dice, behind a door 2, by stairs or from farther none', () => {
    const begun = house({ rooms: ['foyer', 'entrance-hall', 'upper-landing'] });
    begun.put('m1', 'foyer');
    begun.load('0', 'speed', 3);
    begun.dice.push(...thrown(4, 2));
    begun.load('1', 'speed', 3);
    begun.dice.push(...thrown(2, 2));
    begun.run([ownStep('haunt/breathe')], '0');
    begun.choose('answer 2', 'answer 2');
    expect([begun.changes('0'), begun.changes('1'), begun.changes('2'), begun.dice]).toEqual([
      { speed: -2 },
      { speed: -2 },
      {},
      [],
    ]);
    const stairs = house({ rooms: ['upper-landing', 'entrance-hall', 'basement-landing'] });
    stairs.put('m1', 'grand-staircase');
    stairs.run([ownStep('haunt/breathe')], '0');
    expect([stairs.changes('0'), stairs.changes('1')]).toEqual([{}, {}]);
  });

  test('Speed 4 gets clear of it', () => {
    const begun = house({ rooms: IN_THE_HALL });
    begun.load('0', 'speed', 4);
    begun.run([ownStep('haunt/breathe')], '0');
    expect([begun.changes('0'), begun.dice, begun.asked]).toEqual([{}, [], '0 turn']);
  });

  test('BH-h15-K4: the traitor burns like anybody', () => {
    const begun = house({ rooms: ['upper-landing', 'upper-landing', 'foyer'] });
    burn(begun, ['2'], 2, 1);
    expect(begun.asked).toBe('2 split');
  });

  test('BH-h15-K2: barriers don’t stop it, nor what is behind the doors of both sides', () => {
    for (const side of [1, 3]) {
      const begun = house({ rooms: ['chasm 1', 'basement-landing', 'creaky-hallway'] });
      begun.put('m1', `chasm ${side}`);
      for (const [seat, dice] of [
        ['0', 4],
        ['1', 2],
        ['2', 2],
      ] as const)
        burnDice(begun, seat, dice);
      begun.run([ownStep('haunt/breathe')], '0');
      expect(begun.dice).toEqual([]);
    }
  });

  test('its harm names the fire', () => {
    const begun = burn(house({ rooms: IN_THE_HALL }), ['0'], 4, 3);
    const hurt = begun.G.journal?.findLast(({ kind }) => kind === 'hurt');
    expect(hurt?.facts).toMatchObject({ points: 3, of: { term: 'rolls.fire' } });
  });

  test('BH-h15-D4: items and omens like items may be discarded after the roll, 2 points each', () => {
    const cards = [['spear', 'healing-salve', 'dog', ARMOR]];
    const begun = burn(house({ rooms: IN_THE_HALL, cards }), ['0'], 4, 5);
    expect([begun.asked, begun.choices]).toEqual([
      '0 pick',
      ['answer bear', 'answer spear', 'answer healing-salve'],
    ]);
    begun.choose('answer healing-salve');
    expect(begun.choices).toEqual(['answer bear', 'answer spear']);
    begun.choose('answer spear');
    expect([begun.asked, begun.of('answer')]).toEqual(['0 split', ['answer 1', 'answer 0']]);
    expect([begun.G.discardPiles.item, begun.G.discardPiles.omen, begun.cardsOf('0')]).toEqual([
      ['healing-salve'],
      ['spear'],
      ['dog', ARMOR],
    ]);
  });

  test('BH-h15-D4: with nothing left of it nobody is asked further, and one may bear it all', () => {
    const begun = burn(house({ rooms: IN_THE_HALL, cards: [['healing-salve', 'spear']] }), ['0'], 4, 2);
    begun.choose('answer healing-salve');
    expect([begun.asked, begun.changes('0')]).toEqual(['0 turn', {}]);
    const bears = burn(house({ rooms: IN_THE_HALL, cards: [['healing-salve']] }), ['0'], 4, 2);
    bears.choose('answer bear');
    expect([bears.asked, bears.cardsOf('0')]).toEqual(['0 split', ['healing-salve']]);
  });

  test('BH-h15-K9 BH33 BH114 BH168: what has helped a roll of that turn is used, and can’t be thrown into the fire as well', () => {
    const begun = house({ rooms: IN_THE_HALL, cards: [['idol', 'axe']] });
    // To get clear with the Idol, and not to.
    begun.dice.push(...thrown(6, 3), ...thrown(4, 4));
    begun.run([ownStep('haunt/breathe')], '0');
    expect(begun.asked).toBe('0 before-roll');
    begun.choose('answer idol');
    expect([begun.G.turn.usedCards, begun.asked]).toEqual([['idol'], '0 pick']);
    expect(begun.choices).toEqual(['answer bear', 'answer axe']);
  });

  test('BH-h15-R: a hero’s Shield keeps it off heroes alone, the traitor burns beside them', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'foyer'], cards: [[SHIELD]] });
    burn(begun, ['2'], 2, 1);
    expect([begun.asked, begun.told.filter((kind) => kind === 'shielded')]).toEqual([
      '2 split',
      ['shielded', 'shielded'],
    ]);
  });

  test('BH-g26 BH-h15-R: on the plates stand those alone whom no Shield keeps it off', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'foyer'], cards: [[SHIELD]] });
    const perils = begun.viewOf('2').marks.filter(({ word }) => word === 'peril-low');
    expect(perils.map(({ on }) => on)).toEqual([{ seat: '2' }]);
  });

  test('the Shield keeps it off all heroes in its room, BH-h15-K2 on both sides of a barrier, BH-h15-D6 in the traitor’s hands off all', () => {
    const begun = house({ rooms: ['chasm 1', 'chasm 3', 'foyer'], cards: [[SHIELD]] });
    begun.put('m1', 'chasm 3');
    begun.run([ownStep('haunt/breathe')], '0');
    expect([begun.changes('0'), begun.changes('1')]).toEqual([{}, {}]);
    expect(begun.told.filter((kind) => kind === 'shielded')).toHaveLength(2);
    const his = house({ rooms: ['foyer', 'upper-landing', 'foyer'], cards: [[], [], [SHIELD]] });
    his.run([ownStep('haunt/breathe')], '0');
    expect(his.told.filter((kind) => kind === 'shielded')).toHaveLength(2);
  });

  test('it does nothing next door, nor BH-h15-K3 where it lies', () => {
    const apart = house({ rooms: ['entrance-hall', 'foyer'], cards: [[], [SHIELD]] });
    burn(apart, ['0'], 4, 1);
    expect(apart.asked).toBe('0 split');
    const lying = house({ rooms: IN_THE_HALL });
    lying.G.piles = [{ room: 'entrance-hall', side: null, cards: [SHIELD] }];
    burn(lying, ['0'], 4, 1);
    expect(lying.asked).toBe('0 split');
  });
});

/** Dice for a fire that comes and is nothing. */
function burnDice(begun: House, seat: string, dice: number): void {
  begun.load(seat, 'speed', 3);
  begun.dice.push(...thrown(dice, 0));
}

describe('BH-h15-H: wounds', () => {
  const beside = (cards: readonly string[] = [], more: More = {}) =>
    house({ rooms: IN_THE_HALL, cards: [cards], ...more });
  const hit = (begun: House, own: number, its: number) => {
    begun.load('0', 'might', own);
    begun.load('m1', 'might', its);
    begun.choose('attack m1 might');
  };

  test('by as much as it is beaten, less 2; it isn’t stunned, and all see the count', () => {
    const begun = beside();
    hit(begun, 8, 4);
    expect(begun.monster('dragon')).toMatchObject({ wounds: 2, stunned: 0 });
    expect(begun.viewOf('2').marks).toContainEqual({ on: { monster: 'm1' }, word: 'wounds', value: 2 });
    expect(begun.viewOf('0').goal?.next.facts).toMatchObject({ left: 1 });
    expect(begun.told).toContain('wounded');
  });

  test('BH-h15-K6: by 2 nothing at all', () => {
    const begun = beside();
    hit(begun, 6, 4);
    expect(begun.monster('dragon')).toMatchObject({ wounds: 0, stunned: 0 });
    expect(begun.told).toContain('unhurt');
  });

  test('with as many as players it is dead, and the heroes have won; with one less not', () => {
    for (const [margin, side] of [
      [4, undefined],
      [5, 'heroes'],
    ] as const) {
      const begun = beside();
      hit(begun, 4 + margin, 4);
      expect(begun.G.outcome?.side).toBe(side);
    }
    const four = beside([], {
      explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'jenny-leclerc'],
    });
    untilTurnOf(four, '0');
    hit(four, 9, 4);
    expect([four.monster('dragon')?.wounds, four.G.outcome]).toEqual([3, null]);
  });

  test('BH-h15-D3: beaten in its own bite as well', () => {
    const begun = beside().night(1);
    begun.load('m1', 'might', 1);
    begun.load('0', 'might', 5);
    begun.choose('attack m1 0 might');
    expect(begun.monster('dragon')).toMatchObject({ wounds: 2, stunned: 0 });
  });

  test('BH-h15-D1: the Spear adds 4 besides its 2 dice', () => {
    const begun = beside(['spear']);
    expect(begun.optionOf('attack m1 might spear')?.odds).toMatchObject({ dice: 7, add: 4 });
    begun.load('0', 'might', 5, 2);
    begun.load('m1', 'might', 5);
    begun.choose('attack m1 might spear');
    expect(begun.monster('dragon')?.wounds).toBe(2);
  });

  test('BH-h15-K7: not where another weapon is used, nor with nothing', () => {
    const begun = beside(['spear']);
    hit(begun, 5, 2);
    expect(begun.monster('dragon')?.wounds).toBe(1);
  });

  test('BH-h15-D1: in defence whoever holds it has the 4, and no dice', () => {
    const begun = beside(['spear']).night(1);
    begun.load('m1', 'might', 4);
    begun.load('0', 'might', 4);
    begun.choose('attack m1 0 might');
    expect([begun.monster('dragon')?.wounds, begun.changes('0')]).toEqual([2, {}]);
    expect(begun.dice).toEqual([]);
  });

  test('BH-h15-D1: nothing of it against the traitor', () => {
    const begun = house({ rooms: ['foyer', 'upper-landing', 'foyer'], cards: [['spear']] });
    begun.load('0', 'might', 2, 2);
    begun.load('2', 'might', 3);
    begun.choose('attack 2 might spear');
    expect(begun.asked).toBe('0 split');
  });

  test('BH-h15-R BH-g18: immune to Speed and to Dynamite', () => {
    const begun = beside(['revolver']);
    expect(begun.of('attack')).toEqual(['attack m1 might']);
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }], '0');
    expect(begun.monster('dragon')).toMatchObject({ wounds: 0, stunned: 0 });
    const thrower = house({ rooms: ['foyer', 'foyer', 'foyer'], cards: [['dynamite']] });
    expect(thrower.of('use dynamite')).toEqual([]);
  });

  test('BH-h15-K5: the Ring wounds it', () => {
    const begun = beside(['ring']);
    begun.load('0', 'sanity', 5);
    begun.load('m1', 'sanity', 2);
    begun.choose('attack m1 sanity ring');
    expect(begun.monster('dragon')).toMatchObject({ wounds: 1, stunned: 0 });
  });
});

describe('goals', () => {
  test('the heroes are sent for what lies about, then for the Dragon', () => {
    const begun = house({ rooms: ['chasm 3'] });
    expect(begun.viewOf('0').goal?.next).toMatchObject({ kind: 'fetch', facts: { left: 3 } });
    begun.choose('use fetch shield');
    expect(begun.viewOf('0').goal?.next.facts).toMatchObject({ room: { term: 'rooms.catacombs' } });
    const none = house({ tiles: [], cards: [['spear']] });
    expect(none.viewOf('0').goal).toMatchObject({ next: { kind: 'fight' }, prey: ['m1'] });
    expect(none.viewOf('2').goal).toMatchObject({
      next: { kind: 'hunt', facts: { left: 2 } },
      prey: ['0', '1'],
    });
  });

  test('whoever has no weapon leaves the Dragon to whoever has', () => {
    const { goal } = house({ tiles: [], cards: [['spear']] }).viewOf('0');
    expect(goal?.own).toEqual({ 0: ['entrance-hall'], 1: [] });
    const near = house({ tiles: [], rooms: ['foyer', 'foyer'], cards: [['spear']] });
    for (const hasAttacked of [false, true]) {
      near.alter('m1', { hasAttacked });
      const own = near.viewOf('0').goal?.own;
      expect([own?.[0], own?.[1]]).toEqual([['entrance-hall'], ['upper-landing']]);
    }
  });

  test('the weaker is asked for the Spear, once a turn, and may keep it', () => {
    const begun = house({
      rooms: ['foyer', 'foyer', 'upper-landing'],
      cards: [[], ['spear']],
      traits: [{ might: 6 }, { might: 1 }],
    });
    begun.choose('use spear ask');
    expect([begun.asked, begun.of('answer')]).toEqual(['1 pick', ['answer accept', 'answer refuse']]);
    begun.choose('answer accept');
    expect([begun.cardsOf('0'), begun.of('use spear')]).toEqual([['spear'], []]);
  });

  test('BH34: that is the trade of the turn; BH33: what has been used is not asked for, nor by the traitor', () => {
    const together: More = { rooms: ['foyer', 'foyer', 'foyer'], cards: [[], ['spear', 'axe']] };
    const begun = house(together);
    expect([begun.of('use spear'), begun.of('trade')]).toEqual([['use spear ask'], ['trade 1']]);
    begun.choose('use spear ask', 'answer refuse');
    expect([begun.of('use spear'), begun.of('trade')]).toEqual([[], []]);
    const used = house(together);
    used.G.turn.usedCards = ['spear'];
    used.settle();
    expect(used.of('use spear')).toEqual([]);
    untilTurnOf(begun, '2');
    expect(begun.of('use')).toEqual([]);
  });
});

test('BH-h15-T BH152: with the last hero the traitor has won', () => {
  const begun = house();
  begun.run([
    { do: 'die', seat: '0' },
    { do: 'die', seat: '1' },
  ]);
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['2'], how: 'dead' });
});

test('BH-h15: from the first bite to the last blow', () => {
  const begun = house({ rooms: ['entrance-hall', 'foyer', 'basement-landing'], cards: [['spear']] });
  begun.load('0', 'might', 5, 2);
  begun.load('m1', 'might', 6);
  begun.choose('attack m1 might spear', 'end', 'end');
  begun.load('m1', 'speed', 1);
  begun.choose('end');
  begun.load('m1', 'might', 3);
  begun.load('0', 'might', 3);
  begun.load('0', 'speed', 4);
  begun.load('1', 'speed', 4);
  begun.choose('attack m1 0 might');
  expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '1'], how: 'goal' });
});

test.each([
  ['traitor', 3, 'dragons 3'],
  ['heroes', 3, 'dragons 2'],
] as const)('BH-h15: it can end for the %s among bots', (side, seats, seed) => {
  expect(winnerOf(playByPolicy('15', seats, seed))).toBe(side);
});
