import type { Creeper, State } from '@games/betrayal/haunts/07-carnivorous-ivy/state';
import { ownStep, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

const SPRAY = '7:plant-spray';
/** The Kitchen and the Chapel on the ground, the Tower above, the Chasm below. */
const ROOMS = [
  ['kitchen', 'ground', 1, 1],
  ['chapel', 'ground', 1, -1],
  ['tower', 'upper', 1, 0],
  ['chasm', 'basement', 1, 0],
] as const;

/** Father Rhinehardt, in seat 0, is the traitor; Missy and Peter are the heroes. */
const house = (more: More = {}) =>
  hauntedHouse<State>(7, {
    explorers: ['father-rhinehardt', 'missy-dubourde', 'peter-akimoto'],
    revealer: '1',
    tiles: ROOMS,
    rooms: ['upper-landing', 'basement-landing', 'basement-landing'],
    ...more,
  });

const creeperIn = (begun: House, room: string): Creeper => {
  const found = begun.slice.creepers.find(({ root }) => root === room);
  if (found === undefined) throw new RangeError(`nothing grows in ${room}`);
  return found;
};
const tipIn = (begun: House, room: string): string => creeperIn(begun, room).tip;
const roots = (begun: House) => begun.slice.creepers.map(({ root }) => root);

/** What one throws, and the other. */
function fight(begun: House, attacker: string, own: number, target: string, its: number): void {
  begun.load(attacker, 'might', own);
  begun.load(target, 'might', its);
  begun.choose(attacker.startsWith('m') ? `attack ${attacker} ${target} might` : `attack ${target} might`);
}

/** In Missy's turn, with the Tip of the Entrance Hall beside her in the Foyer, or wherever it is said. */
function beside(more: More = {}, place = 'foyer'): House {
  const begun = house({ rooms: ['upper-landing', place, 'basement-landing'], ...more });
  begun.put(tipIn(begun, 'entrance-hall'), place);
  untilTurnOf(begun, '1');
  return begun;
}
/** The Tip of the Entrance Hall, far from it in the Chapel, has just grabbed Missy there, in her own turn. */
function grabbed(more: More = {}, place = 'foyer'): House {
  const begun = beside(more, place);
  fight(begun, '1', 0, tipIn(begun, 'entrance-hall'), 4);
  return begun;
}
/** The same, and it is her turn again; she is dragged in between. */
function held(more: More = {}, place = 'upper-landing'): House {
  const begun = grabbed({ rooms: ['chasm 1', place, 'basement-landing'], ...more }, place);
  return begun.night(1).rest();
}

describe('BH-h07-S: what comes up', () => {
  test('a Creeper in each room of the list that is in play: a Root that stays, a Tip that the traitor leads', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({ traitor: '0' });
    expect(begun.slice.creepers.map(({ no, root }) => [no, root])).toEqual([
      [1, 'entrance-hall'],
      [2, 'chapel'],
      [3, 'grand-staircase'],
      [4, 'tower'],
    ]);
    expect(begun.G.monsters.map(({ kind, room, mover }) => [kind, room, mover])).toEqual(
      roots(begun).map((root) => ['tip', root, '0']),
    );
  });

  test.each(['balcony', 'bedroom', 'conservatory', 'dining-room', 'gardens', 'graveyard', 'master-bedroom'])(
    'the list has the %s too',
    (room) => {
      const floor = ['balcony', 'bedroom', 'master-bedroom'].includes(room) ? 'upper' : 'ground';
      expect(roots(house({ tiles: [[room, floor, 0, 1]] }))).toContain(room);
    },
  );

  test('and the Patio, and no other', () => {
    expect(roots(house({ tiles: [['patio', 'ground', 0, 1]] }))).toContain('patio');
    expect(roots(house({ tiles: [['library', 'ground', 0, 1]] }))).toHaveLength(2);
  });

  const GARDEN = [
    ['balcony', 'upper', 3, 0],
    ['bedroom', 'upper', 4, 0],
    ['conservatory', 'ground', 4, 0],
    ['dining-room', 'ground', 4, 1],
    ['gardens', 'ground', 4, 2],
    ['graveyard', 'ground', 4, 3],
    ['master-bedroom', 'upper', 5, 0],
    ['patio', 'ground', 4, 4],
    ['chapel', 'ground', 4, 5],
    ['tower', 'upper', 6, 0],
  ] as const;

  test('BH-h07-D1: of more rooms than Creepers the traitor says which have none', () => {
    const begun = house({ tiles: GARDEN.slice(0, 6) });
    expect([begun.asked, begun.slice.planted]).toEqual(['0 pick', 0]);
    begun.choose('answer entrance-hall');
    expect(begun.choices).not.toContain('answer entrance-hall');
    begun.choose('answer gardens');
    expect(roots(begun)).toEqual([
      'balcony',
      'bedroom',
      'conservatory',
      'dining-room',
      'grand-staircase',
      'graveyard',
    ]);
  });

  test('BH-h07-D1: two for each player, ten at most; a room found later has none', () => {
    const six = house({
      explorers: [
        'father-rhinehardt',
        'missy-dubourde',
        'peter-akimoto',
        'ox-bellows',
        'jenny-leclerc',
        'madame-zostra',
      ],
      tiles: GARDEN,
    });
    six.choose('answer entrance-hall', 'answer patio');
    expect(six.slice.planted).toBe(10);
    const begun = house();
    begun.G.tiles.push({ room: 'patio', floor: 'ground', x: 4, y: 4, turn: 0, isLost: false });
    untilTurnOf(begun, '0');
    expect(begun.slice.planted).toBe(4);
    expect(roots(begun)).not.toContain('patio');
  });

  test('BH-g26: each Root and each Tip shows its number, to everybody', () => {
    const begun = house();
    for (const seat of ['0', '1', null]) {
      const { marks } = begun.viewOf(seat);
      expect(marks).toContainEqual({ on: { room: 'chapel' }, word: 'root', value: 2 });
      expect(marks).toContainEqual({ on: { monster: tipIn(begun, 'chapel') }, word: 'tip', value: 2 });
    }
  });

  test('BH-h07-K1: the traitor drops the Book, and loses what it gave', () => {
    const begun = house({ cards: [['book', 'axe'], [], []] });
    expect([begun.cardsOf('0'), begun.G.piles]).toEqual([
      ['axe'],
      [{ room: 'upper-landing', side: null, cards: ['book'] }],
    ]);
    expect(begun.changes('0')).toEqual({ knowledge: -2 });
    untilTurnOf(begun, '0');
    expect(begun.choices).not.toContain('take book');
  });

  test('BH-h07-K1: nobody dies of dropping it', () => {
    const begun = house({ cards: [['book'], [], []], traits: [{ knowledge: 2 }] });
    expect([begun.G.explorers[0]?.life, begun.G.explorers[0]?.traits.knowledge]).toEqual(['alive', 1]);
  });

  test('BH-h07-K1: he does not steal it, nor is given it; a hero keeps it', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'kitchen'], cards: [[], ['book', 'axe'], []] });
    expect(begun.cardsOf('1')).toEqual(['book', 'axe']);
    untilTurnOf(begun, '0');
    begun.load('0', 'might', 4);
    begun.load('1', 'might', 0);
    begun.choose('attack 1 might');
    expect(begun.of('answer')).toEqual(['answer harm', 'answer axe']);
    begun.choose('answer axe');
    // What he has stolen he may not trade in this turn (BH33), and the Book he may never hold.
    expect(begun.choices).not.toContain('trade 1');
  });
});

describe('BH-h07-M: the Tip', () => {
  test('has Speed 2, Might 5 and Sanity 3', () => {
    const begun = house();
    expect(begun.viewOf('1').values.m1).toEqual({ speed: 2, might: 5, sanity: 3 });
  });

  test('BH-h07-R BH-h07-K6: a Root slows nobody, and is nothing to attack; a Tip does slow', () => {
    const begun = house({ rooms: ['upper-landing', 'entrance-hall', 'basement-landing'] });
    begun.put(tipIn(begun, 'entrance-hall'), 'chapel');
    untilTurnOf(begun, '1');
    expect([begun.optionOf('go foyer')?.cost, begun.of('attack ')]).toEqual([1, []]);
    expect(beside().optionOf('go entrance-hall')?.cost).toBe(2);
  });
});

describe('BH-h07-R: a Tip that wins', () => {
  test('BH-h07-K3: grabs without harm, and does nothing more in that turn', () => {
    const begun = house({ rooms: ['upper-landing', 'entrance-hall', 'basement-landing'] });
    const tip = tipIn(begun, 'entrance-hall');
    begun.night(2);
    fight(begun, tip, 3, '1', 1);
    expect([begun.changes('1'), begun.slice.grip]).toEqual([{}, { [tip]: '1' }]);
    expect(begun.choices.filter((one) => one.includes(tip))).toEqual([]);
    expect(begun.viewOf('0').marks).toContainEqual({ on: { seat: '1' }, word: 'held' });
  });

  test('BH-h07-D6: items and item-like omens fall, companions do not', () => {
    const begun = grabbed({ cards: [[], ['axe', 'girl', 'ring'], []] });
    expect(begun.cardsOf('1')).toEqual(['girl']);
    expect(begun.G.piles).toEqual([{ room: 'foyer', side: null, cards: ['axe', 'ring'] }]);
  });

  test('BH-h07-K2 BH-h07-K3: a hero who attacks one and loses is grabbed as well, and that turn is over', () => {
    const begun = grabbed();
    expect([begun.changes('1'), Object.values(begun.slice.grip), begun.asked]).toEqual([{}, ['1'], '2 turn']);
  });

  test('BH-h07-D10: with Sanity, by the Ring, it hurts as usual and grabs nobody; beaten so it is stunned and lets go', () => {
    const ringed = (own: number, its: number, holds = false) => {
      const begun = beside({ cards: [[], ['ring'], []], rooms: ['upper-landing', 'foyer', 'foyer'] });
      const tip = tipIn(begun, 'entrance-hall');
      if (holds) begun.set({ grip: { [tip]: '2' } });
      begun.load('1', 'sanity', own);
      begun.load(tip, 'sanity', its);
      begun.choose(`attack ${tip} sanity ring`);
      return { begun, tip };
    };
    const lost = ringed(0, 1).begun;
    expect([lost.slice.grip, lost.asked, lost.G.turn.isEnding]).toEqual([{}, '1 split', false]);
    lost.choose('answer 1');
    expect([lost.asked, Object.values(lost.changes('1')), lost.cardsOf('1')]).toEqual([
      '1 turn',
      [-1],
      ['ring'],
    ]);
    const { begun, tip } = ringed(3, 1, true);
    expect([begun.slice.grip, begun.monster(tip)?.stunned]).toEqual([{}, 1]);
    expect(ringed(0, 3, true).begun.asked).toBe('1 split');
  });

  test('BH-h07-K2: not from elsewhere', () => {
    const shot = beside({ cards: [[], ['revolver'], []] });
    const tip = tipIn(shot, 'entrance-hall');
    shot.put(tip, 'entrance-hall');
    shot.load('1', 'speed', 0, 1);
    shot.dice.push(...thrown(2, 2));
    expect(shot.of('attack ')).toContain(`attack ${tip} speed revolver`);
    shot.choose(`attack ${tip} speed revolver`);
    expect([shot.slice.grip, shot.asked]).toEqual([{}, '1 turn']);
    const near = beside({ cards: [[], ['revolver'], []] });
    near.load('1', 'speed', 0, 1);
    near.dice.push(...thrown(2, 2));
    near.choose(`attack ${tip} speed revolver`);
    expect(near.slice.grip).toEqual({ [tip]: '1' });
  });

  test('a tie is nothing', () => {
    const begun = beside();
    fight(begun, '1', 2, tipIn(begun, 'entrance-hall'), 2);
    expect([begun.slice.grip, begun.asked]).toEqual([{}, '1 turn']);
  });

  test('BH-h07-K2: one that holds somebody beats nobody else', () => {
    const begun = grabbed({ rooms: ['upper-landing', 'foyer', 'foyer'] });
    const tip = tipIn(begun, 'entrance-hall');
    fight(begun, '2', 0, tip, 4);
    expect([begun.slice.grip, begun.changes('2'), begun.asked]).toEqual([{ [tip]: '1' }, {}, '2 turn']);
  });
});

describe('BH-h07-D9: a vine in the door of the Elevator', () => {
  const ELEVATOR = ['mystic-elevator', 'ground', 1, 1] as const;
  const shaft = (place = 'foyer', more: More = {}) =>
    house({ tiles: [ELEVATOR], rooms: ['upper-landing', place, 'basement-landing'], ...more });

  test('it does not ride for a Tip that comes in', () => {
    const begun = shaft();
    const tip = tipIn(begun, 'entrance-hall');
    begun.put(tip, 'foyer');
    begun.night(2);
    begun.choose(`go ${tip} mystic-elevator`);
    expect([begun.asked, begun.monster(tip)?.room, begun.told.includes('elevator')]).toEqual([
      '0 monster',
      'mystic-elevator',
      false,
    ]);
  });

  test.each([0, 1] as const)(
    'nor for anybody else while one is in it, stunned or not; it does when the last has left',
    (stunned) => {
      const begun = shaft();
      const tip = tipIn(begun, 'entrance-hall');
      begun.put(tip, 'mystic-elevator');
      begun.alter(tip, { stunned });
      untilTurnOf(begun, '1');
      begun.choose('go mystic-elevator');
      expect([begun.asked, begun.told.includes('elevator')]).toEqual(['1 turn', false]);
      const waits = shaft('mystic-elevator');
      waits.put(tip, 'mystic-elevator');
      untilTurnOf(waits, '1');
      waits.choose('end');
      expect(waits.asked).toBe('2 turn');
      const free = shaft();
      untilTurnOf(free, '1');
      free.dice.push(...thrown(2, 1));
      free.choose('go mystic-elevator');
      expect(free.asked).toBe('1 pick');
    },
  );
});

test('BH-h07-R BH-spirit-board: the Spirit Board draws no Tip', () => {
  const board = house({ cards: [[], ['spirit-board'], []], rooms: ['upper-landing', 'foyer', 'foyer'] });
  untilTurnOf(board, '1');
  board.choose('use spirit-board');
  expect(board.asked).toBe('1 turn');
});

describe('BH-h07-R: it drags', () => {
  test('BH-h07-D8: two spaces of the shortest way, whoever is there, and first of all', () => {
    const begun = grabbed({ rooms: ['chasm 1', 'upper-landing', 'grand-staircase'] }, 'upper-landing');
    const tip = tipIn(begun, 'entrance-hall');
    begun.night(1);
    expect([begun.placeOf('1'), begun.monster(tip)?.room, begun.asked]).toEqual([
      'foyer',
      'foyer',
      '0 monster',
    ]);
    expect(begun.choices.filter((one) => one.includes(tip))).toEqual([]);
    begun.rest();
    begun.night(1);
    expect([begun.placeOf('1'), begun.G.explorers[1]?.life]).toEqual(['entrance-hall', 'alive']);
  });

  test('BH-h07-K4: of two ways as short the traitor picks', () => {
    const tiles = [
      ['junk-room', 'ground', 1, 1],
      ['creaky-hallway', 'ground', 2, 1],
    ] as const;
    const begun = grabbed({ tiles, rooms: ['upper-landing', 'junk-room', 'basement-landing'] }, 'junk-room');
    begun.night(1);
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer foyer', 'answer creaky-hallway']]);
    begun.choose('answer creaky-hallway');
    expect(begun.placeOf('1')).toBe('entrance-hall');
  });

  test('BH-h07-K4: with no way home it stays, and holds on', () => {
    const begun = grabbed({ rooms: ['upper-landing', 'basement-landing', 'kitchen'] }, 'basement-landing');
    begun.night(1);
    const [captor = ''] = Object.keys(begun.slice.grip);
    expect([begun.monster(captor)?.isDone, begun.choices.filter((one) => one.includes(captor))]).toEqual([
      true,
      [],
    ]);
    begun.rest();
    expect([begun.placeOf('1'), begun.G.explorers[1]?.life, begun.asked]).toEqual([
      'basement-landing',
      'alive',
      '1 turn',
    ]);
  });

  test('BH-h07-D7: at its Root it kills at the start of its next move, and that Creeper is spent', () => {
    const begun = grabbed();
    const tip = tipIn(begun, 'entrance-hall');
    begun.night(1);
    begun.rest();
    expect([begun.placeOf('1'), begun.G.explorers[1]?.life]).toEqual(['entrance-hall', 'alive']);
    untilTurnOf(begun, '1');
    begun.choose('end');
    begun.night(1);
    expect([begun.G.explorers[1]?.life, begun.monster(tip), begun.slice.grip]).toEqual([
      'dead',
      undefined,
      {},
    ]);
    expect([roots(begun), begun.slice.sprayed]).toEqual([['chapel', 'grand-staircase', 'tower'], 0]);
    expect(begun.told).toContain('spent');
  });

  test('BH-h07-D7: one grabbed beside the Root has a round as well', () => {
    const begun = house({ rooms: ['upper-landing', 'entrance-hall', 'basement-landing'] });
    begun.night(1);
    fight(begun, tipIn(begun, 'entrance-hall'), 3, '1', 1);
    begun.rest();
    expect([begun.asked, begun.G.explorers[1]?.life]).toEqual(['1 turn', 'alive']);
    begun.choose('end');
    begun.night(1);
    expect(begun.G.explorers[1]?.life).toBe('dead');
  });
});

describe('BH-h07-D5: who is held', () => {
  test('can only attack that Tip, with Might', () => {
    const begun = held();
    const tip = tipIn(begun, 'entrance-hall');
    begun.put(tipIn(begun, 'chapel'), 'foyer');
    begun.put('0', 'foyer');
    begun.run([]);
    expect(begun.choices).toEqual([`attack ${tip} might`, 'end']);
    expect(begun.optionOf('go')?.not).toMatchObject({ reason: 'held' });
  });

  test('wins: the Tip lies stunned where it was beaten, and the rest of the turn is free', () => {
    const begun = held();
    const tip = tipIn(begun, 'entrance-hall');
    fight(begun, '1', 4, tip, 1);
    expect([begun.slice.grip, begun.monster(tip)?.stunned, begun.monster(tip)?.room]).toEqual([
      {},
      1,
      'foyer',
    ]);
    expect([begun.asked, begun.choices.includes('go entrance-hall')]).toEqual(['1 turn', true]);
    expect(begun.told).toContain('let-go');
  });

  test.each([
    ['a tie', 3, 3],
    ['losing', 1, 4],
  ])('%s ends the turn, and nobody is hurt', (_, own, its) => {
    const begun = held();
    fight(begun, '1', own, tipIn(begun, 'entrance-hall'), its);
    expect([begun.asked, begun.changes('1'), Object.values(begun.slice.grip)]).toEqual(['2 turn', {}, ['1']]);
  });

  test('other Tips can’t attack the held one, the traitor can', () => {
    const begun = held();
    begun.put(tipIn(begun, 'chapel'), 'entrance-hall');
    begun.put('0', 'foyer');
    begun.choose('end');
    untilTurnOf(begun, '0');
    expect(begun.of('attack ')).toEqual(['attack 1 might']);
    begun.night(1);
    expect(begun.placeOf('1')).toBe('entrance-hall');
    expect(begun.of('attack ')).toEqual([]);
  });

  test('BH-h07-R: anybody who beats that Tip frees the hero', () => {
    const begun = held();
    begun.put('2', 'foyer');
    begun.choose('end');
    fight(begun, '2', 4, tipIn(begun, 'entrance-hall'), 1);
    expect(begun.slice.grip).toEqual({});
  });

  test('BH-h07-R: whatever stuns it makes it let go', () => {
    const begun = held();
    begun.run([{ do: 'harm', seat: tipIn(begun, 'entrance-hall'), kind: 'physical', points: 2 }]);
    expect(begun.slice.grip).toEqual({});
  });

  test('a hero who dies in it is let go of', () => {
    const begun = held();
    begun.run([{ do: 'die', seat: '1' }]);
    expect([begun.slice.grip, begun.slice.creepers.length]).toEqual([{}, 4]);
  });

  test('BH-h07-K5 BH116: no companion who was left behind goes along', () => {
    const begun = grabbed({ rooms: ['chasm 1', 'upper-landing', 'basement-landing'] }, 'upper-landing');
    begun.G.piles = [{ room: 'foyer', side: null, cards: ['girl'] }];
    begun.night(1);
    expect([begun.placeOf('1'), begun.cardsOf('1')]).toEqual(['foyer', []]);
  });

  test('BH-h07-K5 BH166: comes to hold nothing, and nothing else moves hero or Tip', () => {
    const begun = held({ cards: [[], [], ['bell']] });
    const tip = tipIn(begun, 'entrance-hall');
    begun.G.piles = [{ room: 'foyer', side: null, cards: ['axe'] }];
    begun.run([
      { do: 'put', seat: '1', to: { room: 'attic', side: null } },
      { do: 'put', seat: tip, to: { room: 'chapel', side: null } },
    ]);
    expect([begun.placeOf('1'), begun.monster(tip)?.room]).toEqual(['foyer', 'foyer']);
    expect(begun.choices).not.toContain('take axe');
    begun.put('2', 'foyer');
    begun.choose('end');
    untilTurnOf(begun, '2');
    expect(begun.choices).not.toContain('trade 1');
  });
});

describe('BH-h07-H: Plant Spray', () => {
  /** Missy's turn, with the Book, of Knowledge 5. */
  const cook = (room: string, more: More = {}) => {
    const begun = house({
      tiles: [...ROOMS, ['research-laboratory', 'upper', 0, 1], ['library', 'ground', 2, 1]],
      rooms: ['chasm 1', room, 'basement-landing'],
      cards: [[], ['book'], []],
      traits: [{}, { knowledge: 6 }],
      ...more,
    });
    untilTurnOf(begun, '1');
    return begun;
  };

  test.each(['kitchen', 'research-laboratory'])(
    'is brewed by the Book in the %s, with Knowledge 5+',
    (room) => {
      const failed = cook(room);
      failed.load('1', 'knowledge', 4);
      failed.choose('use brew');
      expect([failed.cardsOf('1'), failed.of('use ')]).toEqual([['book'], []]);
      const begun = cook(room);
      begun.load('1', 'knowledge', 5);
      begun.choose('use brew');
      expect([begun.cardsOf('1'), begun.of('use ')]).toEqual([['book', SPRAY], []]);
    },
  );

  test('once only, and nowhere else, and with the Book', () => {
    expect(cook('library').of('use ')).toEqual([]);
    expect(cook('kitchen', { cards: [] }).of('use ')).toEqual([]);
    const made = cook('kitchen');
    made.set({ isMade: true });
    made.run([]);
    expect(made.of('use ')).toEqual([]);
  });

  test('BH-h07-K7: that is using the Book', () => {
    const begun = cook('kitchen');
    begun.load('1', 'knowledge', 4);
    begun.choose('use brew');
    expect(begun.choices).not.toContain('drop book');
  });

  const sprays = (begun: House) => begun.of('use spray');

  /** Missy's turn, with the Spray. */
  function armed(place: string, more: More = {}): House {
    const begun = house({ rooms: ['chasm 1', place, 'basement-landing'], cards: [[], [SPRAY], []], ...more });
    begun.set({ isMade: true });
    untilTurnOf(begun, '1');
    return begun;
  }

  test('kills the Creeper of a Root, wherever its Tip is, in place of the attack; it stays in her hand', () => {
    const begun = armed('entrance-hall');
    const tip = tipIn(begun, 'entrance-hall');
    begun.put(tip, 'upper-landing');
    begun.run([]);
    begun.choose('use spray 1');
    expect([begun.monster(tip), roots(begun), begun.slice.sprayed]).toEqual([
      undefined,
      ['chapel', 'grand-staircase', 'tower'],
      1,
    ]);
    expect([begun.cardsOf('1'), begun.G.turn.hasAttacked, begun.of('use ')]).toEqual([[SPRAY], true, []]);
    expect(begun.viewOf('0').marks).toContainEqual({ on: 'haunt', word: 'sprayed', value: 1 });
  });

  test('BH-h07-D4: or of a Tip; of several the sprayer names one, once a turn', () => {
    const begun = armed('entrance-hall');
    begun.put(tipIn(begun, 'chapel'), 'entrance-hall');
    begun.run([]);
    expect(begun.of('use ')).toEqual(['use spray 1', 'use spray 2']);
    begun.choose('use spray 2');
    expect([begun.of('use '), roots(begun).includes('chapel')]).toEqual([[], false]);
  });

  test('nowhere else, not after an attack, and not by the traitor', () => {
    expect(armed('foyer').of('use ')).toEqual([]);
    const begun = armed('entrance-hall');
    const tip = tipIn(begun, 'entrance-hall');
    fight(begun, '1', 2, tip, 2);
    expect(begun.of('use ')).toEqual([]);
    const thief = house({ rooms: ['entrance-hall'], cards: [[SPRAY]] });
    untilTurnOf(thief, '0');
    expect(thief.of('use ')).toEqual([]);
  });

  test('BH-h07-D4: whoever that Creeper holds is set free', () => {
    const begun = armed('basement-landing', { rooms: ['chasm 1', 'entrance-hall', 'foyer'] });
    const tip = tipIn(begun, 'entrance-hall');
    begun.put(tip, 'foyer');
    begun.set({ grip: { [tip]: '2' } });
    begun.run([]);
    begun.choose('use spray 1');
    expect(begun.slice.grip).toEqual({});
    untilTurnOf(begun, '2');
    expect(begun.choices).toContain('go entrance-hall');
  });

  test('BH-h07-K7 BH33: not in the turn in which it changed hands', () => {
    const begun = armed('entrance-hall', { cards: [] });
    begun.G.piles = [{ room: 'entrance-hall', side: null, cards: [SPRAY] }];
    begun.run([]);
    begun.choose(`take ${SPRAY}`);
    expect(begun.of('use ')).toEqual([]);
  });

  test('BH-h07-K6 BH-g30: a Root from either side of the barrier, a Tip from its own', () => {
    const begun = armed('tower 3');
    expect(begun.monster(tipIn(begun, 'tower'))).toMatchObject({ room: 'tower', side: 1 });
    expect(sprays(begun)).toEqual(['use spray 4']);
    begun.put(tipIn(begun, 'chapel'), 'tower 1');
    begun.run([]);
    expect(sprays(begun)).toEqual(['use spray 4']);
  });

  test('BH-h07-H BH169: as many as there are players, and only the heroes are told how many', () => {
    for (const [sprayed, outcome] of [
      [1, null],
      [2, 'heroes'],
    ] as const) {
      const begun = armed('entrance-hall');
      begun.set({ sprayed });
      begun.run([]);
      begun.choose('use spray 1');
      expect(begun.G.outcome?.side ?? null).toBe(outcome);
      if (outcome !== null) continue;
      expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ done: 2, of: 3 });
      expect(JSON.stringify(begun.viewOf('0').goal)).not.toContain('"of"');
    }
  });

  test('BH-h07-D2: all that are left will do where they are fewer', () => {
    const begun = armed('entrance-hall', { tiles: [] });
    expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ of: 2 });
    begun.choose('use spray 1');
    expect(begun.G.outcome).toBeNull();
    begun.put('1', 'grand-staircase');
    begun.G.turn.hasAttacked = false;
    begun.G.turn.usedCards = [];
    begun.run([]);
    begun.choose('use spray 2');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH-h07-K8: spent ones count for that: with none left the heroes have won', () => {
    const begun = grabbed({ tiles: [] });
    const [hall, stairs] = [tipIn(begun, 'entrance-hall'), tipIn(begun, 'grand-staircase')];
    begun.run([ownStep('haunt/spent', { monster: stairs })]);
    expect([begun.G.outcome, begun.monster(stairs)]).toEqual([null, undefined]);
    begun.night(1);
    begun.rest();
    untilTurnOf(begun, '1');
    begun.choose('end');
    begun.night(1);
    expect([begun.G.explorers[1]?.life, begun.monster(hall)]).toEqual(['dead', undefined]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });
});

describe('BH-h07-T: the traitor', () => {
  const DEPTHS = [
    ['chasm', 'basement', 1, 0],
    ['furnace-room', 'basement', 0, 1],
    ['underground-lake', 'basement', -1, 0],
  ] as const;

  test.each(['chasm 1', 'furnace-room', 'underground-lake'])(
    'ends a turn with the Spray and wins: %s',
    (place) => {
      const begun = house({ tiles: DEPTHS, rooms: [place], cards: [[SPRAY]] });
      begun.set({ isMade: true });
      untilTurnOf(begun, '0');
      expect(begun.G.outcome).toBeNull();
      begun.choose('end');
      expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
      expect(begun.G.gone).toContain(SPRAY);
    },
  );

  test('nowhere else; and a hero who stands there with it loses nothing', () => {
    const begun = house({ tiles: DEPTHS, rooms: ['basement-landing', 'chasm 1'], cards: [[SPRAY]] });
    begun.night(1);
    expect(begun.G.outcome).toBeNull();
    const hero = house({ tiles: DEPTHS, rooms: ['foyer', 'chasm 1'], cards: [[], [SPRAY]] });
    untilTurnOf(hero, '1');
    hero.choose('end');
    expect(hero.G.outcome).toBeNull();
  });

  test('BH-h07-D3: steals it by a win of 2 or more, or picks it up from the floor', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'kitchen'], cards: [[], [SPRAY]] });
    begun.G.piles = [{ room: 'foyer', side: null, cards: ['7:plant-spray.2'] }];
    untilTurnOf(begun, '0');
    expect(begun.choices).toContain('take 7:plant-spray.2');
    begun.load('0', 'might', 4);
    begun.load('1', 'might', 0);
    begun.choose('attack 1 might', `answer ${SPRAY}`);
    expect(begun.cardsOf('0')).toEqual([SPRAY]);
  });

  test('BH54: or all heroes are dead', () => {
    const begun = house();
    begun.run([
      { do: 'die', seat: '1' },
      { do: 'die', seat: '2' },
    ]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
  });
});

describe('what bots make for', () => {
  const aims = (begun: House, seat: string) => begun.viewOf(seat).goal;

  test('BH-h07-H: whoever has the Book, a kitchen; with the Spray, Roots that are left alone', () => {
    const cook = house({ cards: [[], ['book'], []] });
    expect(aims(cook, '1')?.next.kind).toBe('brew');
    expect(aims(cook, '1')?.own?.['1']).toEqual(['kitchen']);
    const sprayer = house({ cards: [[], [SPRAY], []] });
    sprayer.set({ isMade: true });
    for (const root of ['chapel', 'grand-staircase']) sprayer.put(tipIn(sprayer, root), 'tower 1');
    expect(new Set(aims(sprayer, '1')?.own?.['1'])).toEqual(
      new Set(['entrance-hall', 'chapel', 'grand-staircase']),
    );
  });

  test('BH-h07-D3: what lies about is fetched, by the traitor too, who takes it below', () => {
    const lying = house();
    lying.set({ isMade: true });
    lying.G.piles = [{ room: 'kitchen', side: null, cards: [SPRAY] }];
    expect([aims(lying, '1')?.next.kind, aims(lying, '0')?.next.kind]).toEqual(['fetch-spray', 'get-spray']);
    expect(aims(lying, '0')?.own).toEqual({ '0': ['kitchen'] });
    const stolen = house({ cards: [[SPRAY], [], []] });
    stolen.set({ isMade: true });
    expect([aims(stolen, '1')?.next.kind, aims(stolen, '0')?.next.kind]).toEqual(['win-back', 'spill']);
    expect([aims(stolen, '1')?.prey, aims(stolen, '0')?.own]).toEqual([['0'], { '0': ['chasm'] }]);
  });

  test('BH-h07-H BH-h07-T: with no such room found they look for one where it is likely', () => {
    const begun = house({ tiles: [], cards: [[], ['book'], []] });
    expect(aims(begun, '1')).toMatchObject({ next: { kind: 'find-lab' }, floors: ['basement'] });
    const thief = house({ tiles: [], cards: [[SPRAY], [], []] });
    thief.set({ isMade: true });
    expect(aims(thief, '0')).toMatchObject({ next: { kind: 'find-depth' }, floors: ['basement'] });
  });

  test('BH-h07-R: whoever is near helps who is held', () => {
    const begun = grabbed({ rooms: ['upper-landing', 'foyer', 'kitchen'] });
    expect(aims(begun, '2')?.own?.['2']).toEqual(['foyer']);
    expect(aims(begun, '2')?.prey).toEqual([tipIn(begun, 'entrance-hall')]);
  });
});

test.each(['heroes', 'traitor'])('BH-h07: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('7', [side])).toHaveProperty([side]);
});

describe('Tips and what else there is', () => {
  /** A Music Box plays on the floor of a room. */
  const music = (begun: House, room: string) => {
    begun.G.piles.push({ room, side: null, cards: ['music-box'] });
    begun.G.slices['music-box'] = true;
  };

  test('BH73 BH133: a Tip that begins its turn where a Music Box plays and is taken by it drags nobody', () => {
    const begun = held({ rooms: ['chasm 1', 'upper-landing', 'basement-landing'] });
    expect(begun.placeOf('1')).toBe('foyer');
    begun.choose('end');
    untilTurnOf(begun, '0');
    music(begun, 'foyer');
    // Three dice of its Sanity for the music, and two of Speed for the other Tips.
    begun.dice.push(0, 0, 0, ...thrown(2, 1));
    begun.choose('end');
    expect(begun.placeOf('1')).toBe('foyer');
  });

  test('BH73 BH133: nor does one go on dragging that comes to where it plays and is taken by it', () => {
    const begun = grabbed({ rooms: ['chasm 1', 'upper-landing', 'basement-landing'] }, 'upper-landing');
    untilTurnOf(begun, '0');
    music(begun, 'grand-staircase');
    begun.put(tipIn(begun, 'grand-staircase'), 'chapel');
    begun.dice.push(0, 0, 0, ...thrown(2, 1));
    begun.choose('end');
    expect(begun.placeOf('1')).toBe('grand-staircase');
  });

  test('BH-h07-R BH-h07-K2 BH138: a Tip in the next room that a vision sets a hero on, and that wins, hurts nobody', () => {
    const begun = beside();
    const tip = tipIn(begun, 'entrance-hall');
    begun.put(tip, 'entrance-hall');
    for (const one of begun.G.monsters) if (one.id !== tip) one.room = 'chapel';
    begun.load('1', 'sanity', 0);
    begun.load('1', 'might', 0);
    begun.load(tip, 'might', 3);
    begun.draw('bloody-vision', '1');
    if (begun.asked === '1 split') begun.choose('answer 3');
    expect([begun.slice.grip, begun.changes('1')]).toEqual([{}, {}]);
  });

  test('BH75 BH70: a Tip that is the first to drag somebody down the Collapsed Room’s hole marks where it leads', () => {
    const tiles = [
      ...ROOMS,
      ['collapsed-room', 'upper', 0, 1],
      ['stairs-from-basement', 'basement', 0, 1],
    ] as const;
    const begun = grabbed(
      { tiles, rooms: ['chasm 1', 'collapsed-room', 'basement-landing'] },
      'collapsed-room',
    );
    begun.night(1);
    while (begun.asked === '0 pick') begun.choose(begun.choices[0] ?? '');
    expect(begun.placeOf('1')).toBe('foyer');
    expect(begun.G.tokens).toMatchObject([{ token: 'below-collapsed-room', room: 'stairs-from-basement' }]);
  });
});
