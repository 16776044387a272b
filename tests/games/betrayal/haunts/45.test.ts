import type { State } from '@games/betrayal/haunts/45-tick-tick-tick/state';
import { fallTo, lose } from '@games/betrayal/parts/cards/steps';
import { type Laid, ownStep, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;

/** North of the landing, wall to wall with it; beyond, two rooms off; east of it, behind a door. */
const BESIDE: Laid = ['attic', 'upper', 0, -1, 2];
const BEYOND: Laid = ['bedroom', 'upper', 0, -2, 0];
const BEHIND: Laid = ['library', 'upper', 1, 0, 0];

/** Peter has revealed it, and Ox on the Upper Landing knows most; Missy, of Knowledge 4, and Peter, of 5, are heroes. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse<State>(45, {
    revealer: '2',
    omen: 'madman',
    rooms: ['upper-landing', 'foyer', 'entrance-hall'],
    traits: [{ knowledge: 8 }, { knowledge: 4 }, { knowledge: 4 }],
    tiles: [BESIDE, BEYOND, BEHIND],
    dice,
    ...more,
  });
type House = ReturnType<typeof house>;

const lives = ({ G }: House): string => G.explorers.map(({ life }) => life).join(' ');
const blanks = (count: number): number[] => Array<number>(count).fill(0);
/** The traitor's turn ends, with these dice for the bombs. */
function tick(begun: House, dice: readonly number[]): void {
  untilTurnOf(begun, '0');
  begun.dice.push(...dice);
  begun.choose('end');
}
/** One hero more. */
const FOUR = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez'];

describe('what begins', () => {
  test('BH-h45-S: whoever knows most but the revealer is the traitor, each hero carries a bomb, and the track is at 0, for all to see', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({ traitor: '0' });
    for (const seat of ['0', '1', null])
      expect(begun.viewOf(seat).marks).toEqual([
        { on: 'haunt', word: 'track', value: 0 },
        { on: { seat: '1' }, word: 'bomb' },
        { on: { seat: '2' }, word: 'bomb' },
        ...['upper-landing', 'attic', 'library'].map((room) => ({ on: { room }, word: 'near' })),
      ]);
  });

  test.each<[string, More]>([
    ['in its stack', {}],
    ['with a hero', { cards: [[], ['dynamite']] }],
    ['with him already', { cards: [['dynamite']] }],
  ])('BH-h45-S: he has the Dynamite, be it %s', (_, more) => {
    const begun = house([], more);
    expect([0, 1, 2].map((seat) => begun.cardsOf(String(seat)))).toEqual([['dynamite'], [], []]);
    // It is he who takes it: nobody has given it to him.
    expect([begun.told.includes('steal'), begun.told.includes('give')]).toEqual([
      more.cards?.[1] !== undefined,
      false,
    ]);
    expect(begun.G.decks.item).not.toContain('dynamite');
  });

  test('BH-h45-S: he never moves, and is told so', () => {
    const begun = house();
    untilTurnOf(begun, '0');
    expect(begun.choices.some((one) => /^(go|discover) /.test(one))).toBe(false);
    expect(begun.optionOf('go')).toMatchObject({ not: { reason: 'stays' }, clause: 'BH-h45' });
    tick(begun, blanks(3));
    expect(begun.choices.some((one) => one.startsWith('go '))).toBe(true);
  });

  test('BH-h45-K3: nothing else takes him from there, nor the Mystic Elevator with him in it', () => {
    const begun = house([], {
      rooms: ['mystic-elevator', 'foyer', 'foyer'],
      tiles: [['mystic-elevator', 'upper', 0, 1, 0]],
    });
    begun.bring('0', 'foyer');
    expect(begun.placeOf('0')).toBe('mystic-elevator');
    untilTurnOf(begun, '1');
    begun.bring('1', 'mystic-elevator');
    begun.choose('end');
    expect([begun.asked, begun.told.includes('elevator')]).toEqual(['2 turn', false]);
    begun.bring('2', 'basement-landing');
    expect(begun.placeOf('2')).toBe('basement-landing');
  });
});

describe('defusing', () => {
  test('BH-h45-H: Knowledge 7, once a turn, for no space', () => {
    const begun = house(thrown(4, 6));
    untilTurnOf(begun, '1');
    expect(begun.optionOf('use defuse 1')?.odds).toMatchObject({ dice: 4, from: 7 });
    begun.choose('use defuse 1');
    expect([begun.slice.armed, begun.of('use '), begun.told.at(-1)]).toEqual([['1', '2'], [], 'task-failed']);
    expect(begun.choices.some((one) => one.startsWith('go '))).toBe(true);
    tick(begun, blanks(3));
    untilTurnOf(begun, '1');
    begun.dice.push(...thrown(4, 7));
    begun.choose('use defuse 1');
    expect([begun.slice.armed, begun.told.at(-1)]).toEqual([['2'], 'defused-own']);
    expect(begun.viewOf(null).marks.filter(({ word }) => word === 'bomb')).toEqual([
      { on: { seat: '2' }, word: 'bomb' },
    ]);
  });

  test.each([
    [4, ['1', '2']],
    [5, ['2']],
  ])('BH-h45-H: with the Madman 5 is enough, %d leaves %s', (total, armed) => {
    const begun = house(thrown(4, total), { cards: [[], ['madman']] });
    untilTurnOf(begun, '1');
    begun.choose('use defuse 1');
    expect(begun.slice.armed).toEqual(armed);
  });

  test.each([
    [2, 'alive dead alive'],
    [3, 'alive alive alive'],
  ])('BH-h45-H: by %d: %s', (total, after) => {
    const begun = house(thrown(4, total), { rooms: ['upper-landing', 'foyer', 'entrance-hall'] });
    untilTurnOf(begun, '1');
    begun.choose('use defuse 1');
    expect(lives(begun)).toBe(after);
  });

  test('BH-h45-H BH-h45-D5: another’s in the room, if the other agrees; by the Madman of whoever rolls', () => {
    const begun = house([], { cards: [[], ['madman'], []], rooms: ['upper-landing', 'foyer', 'foyer'] });
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual(['use defuse 1', 'use defuse 2']);
    begun.choose('use defuse 2');
    expect([begun.asked, begun.choices]).toEqual(['2 pick', ['answer accept', 'answer refuse']]);
    begun.dice.push(...thrown(4, 5));
    begun.choose('answer accept');
    expect([begun.slice.armed, begun.told.at(-1), begun.asked]).toEqual([['1'], 'defused', '1 turn']);
    expect(begun.of('use ')).toEqual([]);
    untilTurnOf(begun, '2');
    expect(begun.optionOf('use defuse 1')?.odds).toMatchObject({ dice: 5, from: 7 });
  });

  test('BH-h45-K5: a refusal costs no try, and the same hero is not asked again in that turn', () => {
    const begun = house([], { rooms: ['upper-landing', 'foyer', 'foyer'] });
    untilTurnOf(begun, '1');
    begun.choose('use defuse 2', 'answer refuse');
    expect([begun.asked, begun.of('use '), begun.slice.armed]).toEqual([
      '1 turn',
      ['use defuse 1'],
      ['1', '2'],
    ]);
    expect(begun.optionOf('use defuse 2')).toMatchObject({
      not: { reason: 'has-refused', clause: 'BH-h45' },
    });
    begun.dice.push(...thrown(4, 6));
    begun.choose('use defuse 1');
    expect(begun.told.at(-1)).toBe('task-failed');
  });

  test('BH-h45-H: nobody’s elsewhere, and none that is defused; the traitor has none', () => {
    const begun = house([], { rooms: ['upper-landing', 'foyer', 'entrance-hall'] })
      .set({ armed: ['2'] })
      .settle();
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual([]);
    begun.bring('2', 'upper-landing');
    untilTurnOf(begun, '0');
    expect(begun.of('use ')).toEqual(['use dynamite upper-landing']);
  });

  test('BH-h45-D3 BH-h45-H: whoever slips at another’s bomb goes with it', () => {
    const begun = house([], { explorers: FOUR, rooms: ['upper-landing', 'foyer', 'foyer', 'entrance-hall'] });
    untilTurnOf(begun, '1');
    begun.choose('use defuse 2');
    begun.dice.push(...thrown(4, 2));
    begun.choose('answer accept');
    expect([lives(begun), begun.asked]).toEqual(['alive dead dead alive', '3 turn']);
    expect(begun.G.journal?.filter(({ kind }) => kind === 'die').map(({ facts }) => facts)).toEqual(
      Array(2).fill(expect.objectContaining({ known: 'yes', of: { term: 'rolls.bomb' } })),
    );
  });

  test('BH-h45-H: whoever has none any more can help, and dies of the other’s', () => {
    const begun = house([], { explorers: FOUR, rooms: ['upper-landing', 'foyer', 'foyer'] })
      .set({
        armed: ['2', '3'],
      })
      .settle();
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toContain('use defuse 2');
    begun.choose('use defuse 2');
    begun.dice.push(...thrown(4, 2));
    begun.choose('answer accept');
    expect([lives(begun), begun.slice.armed]).toEqual(['alive dead dead alive', ['3']]);
  });

  test('BH169: what defuses a bomb stands in no step and in no side’s view but the heroes’', () => {
    const begun = house([], { rooms: ['upper-landing', 'foyer', 'foyer'] });
    untilTurnOf(begun, '1');
    begun.choose('use defuse 2');
    expect(JSON.stringify(begun.G.agenda)).not.toMatch(/"from"|"rows"|"weight":(20|0.04)/);
  });
});

describe('the end of the traitor’s turn', () => {
  test('BH-h45-R: the track goes on, and as many dice are rolled as it shows and heroes live', () => {
    const begun = house();
    tick(begun, [2, 2, 2]);
    expect([begun.slice.track, begun.dice, lives(begun)]).toEqual([1, [], 'alive alive alive']);
    tick(begun, [2, 2, 2, 1]);
    expect([begun.slice.track, begun.dice, lives(begun)]).toEqual([2, [], 'alive alive alive']);
    begun.run([{ do: 'die', seat: '1' }]);
    tick(begun, [2, 2, 2, 1]);
    expect([begun.slice.track, begun.dice]).toEqual([3, []]);
  });

  test('BH-h45-R BH5: eight dice at most', () => {
    const begun = house().set({ track: 9 }).settle();
    tick(begun, [1, 1, 1, 1, 1, 1, 1, 0]);
    expect([begun.slice.track, begun.dice, lives(begun)]).toEqual([10, [], 'alive alive alive']);
  });

  test('BH-h45-R BH-h45-K7: by 8 the first on his left who still carries one, and nobody else', () => {
    const begun = house().set({ track: 1 }).settle();
    tick(begun, thrown(4, 8));
    expect([lives(begun), begun.slice.armed]).toEqual(['alive dead alive', ['2']]);
    expect(begun.told).toContain('bomb-blows');
    const defused = house()
      .set({ track: 1, armed: ['2'] })
      .settle();
    tick(defused, thrown(4, 8));
    expect(lives(defused)).toBe('alive alive dead');
    const dead = house([], { explorers: FOUR, rooms: ['upper-landing'] })
      .set({ track: 0 })
      .settle();
    dead.run([{ do: 'die', seat: '1' }]);
    dead.bring('2', 'basement-landing');
    tick(dead, [2, 2, 2]);
    expect(lives(dead)).toBe('alive dead alive alive');
    tick(dead, thrown(4, 8));
    expect(lives(dead)).toBe('alive dead dead alive');
  });

  test('BH-h45-K7: counted from him round the table, wherever he sits', () => {
    const begun = house([], {
      explorers: FOUR,
      rooms: ['foyer', 'upper-landing', 'entrance-hall', 'basement-landing'],
      traits: [{ knowledge: 3 }, { knowledge: 8 }, { knowledge: 4 }, { knowledge: 4 }],
    })
      .set({ track: 1 })
      .settle();
    expect(begun.G.haunt).toMatchObject({ traitor: '1' });
    for (const after of ['alive alive dead alive', 'alive alive dead dead']) {
      untilTurnOf(begun, '1');
      begun.dice.push(...thrown(5, 8));
      begun.choose('end');
      expect(lives(begun)).toBe(after);
    }
    expect(begun.slice.armed).toEqual(['0']);
  });

  test('BH-h45-D3 BH-h45-R: it takes everybody of the heroes in that room, and what they hold', () => {
    const begun = house([], {
      explorers: FOUR,
      rooms: ['upper-landing', 'foyer', 'foyer', 'entrance-hall'],
      cards: [[], ['axe', 'bite'], ['madman'], ['bell']],
    })
      .set({ armed: ['1', '3'], track: 0 })
      .settle();
    begun.run([{ do: 'keep-event', seat: '1', card: 'silence' }]);
    tick(begun, thrown(4, 8));
    expect([lives(begun), begun.G.piles]).toEqual(['alive dead dead alive', []]);
    expect([...begun.G.gone].sort()).toEqual(['axe', 'bite', 'madman']);
    expect(begun.told.filter((kind) => kind === 'burnt')).toHaveLength(2);
    expect(begun.cardsOf('3')).toEqual(['bell']);
  });

  test('BH-h45-K9: what lies on the floor stays there', () => {
    const begun = house([], { cards: [[], ['axe']] })
      .set({ track: 1 })
      .settle();
    begun.run([{ do: 'drop', seat: '1', card: 'axe' }]);
    tick(begun, thrown(4, 8));
    expect([lives(begun), begun.G.piles]).toEqual([
      'alive dead alive',
      [expect.objectContaining({ room: 'foyer', cards: ['axe'] })],
    ]);
  });

  test('BH-h45-K10: the bomb of whoever dies of something else ends with them', () => {
    const begun = house([], { rooms: ['upper-landing', 'upper-landing', 'upper-landing'] })
      .set({
        armed: ['1'],
      })
      .settle();
    begun.run([{ do: 'die', seat: '1' }]);
    tick(begun, []);
    expect([lives(begun), begun.told.includes('bomb-near')]).toEqual(['alive dead alive', false]);
  });

  test('BH-h45-K4: both sides of a barrier; to help, one has to stand on the same', () => {
    const begun = house([], {
      explorers: FOUR,
      tiles: [['chasm', 'basement', 1, 0, 0]],
      rooms: ['upper-landing', 'chasm 1', 'chasm 3', 'foyer'],
    })
      .set({ armed: ['1'], track: 0 })
      .settle();
    begun.bring('3', 'chasm');
    begun.choose('answer 1');
    begun.run([{ do: 'begin-turn', seat: '3' }], '3');
    expect(begun.of('use ')).toContain('use defuse 1');
    begun.bring('3', 'chasm 3');
    expect(begun.of('use ')).not.toContain('use defuse 1');
    begun.bring('3', 'foyer');
    tick(begun, thrown(4, 8));
    expect(lives(begun)).toBe('alive dead dead alive');
  });

  test('BH-h45-K2: it is nobody’s own roll, and no card changes it; with no bomb left there is none', () => {
    const begun = house([], { cards: [['angel-feather', 'lucky-stone']] });
    tick(begun, [0, 0, 0]);
    expect([begun.asked, begun.cardsOf('0')]).toEqual([
      '1 turn',
      ['angel-feather', 'lucky-stone', 'dynamite'],
    ]);
    const none = house().set({ armed: [] }).settle();
    tick(none, []);
    expect([none.asked, none.slice.track]).toEqual(['1 turn', 1]);
  });

  test.each([
    ['upper-landing', 'alive dead alive', 'his room'],
    ['attic', 'alive dead alive', 'wall to wall with it'],
    ['library', 'alive dead alive', 'wall to wall on the other side'],
    ['bedroom', 'alive alive alive', 'a room further'],
    ['grand-staircase', 'alive alive alive', 'down the stairs'],
    ['basement-landing', 'alive alive alive', 'two floors below'],
  ])('BH-h45-R BH-h45-D2: a bomb in %s: %s, for that is %s', (room, after) => {
    const begun = house();
    begun.bring('1', room);
    tick(begun, blanks(3));
    expect([lives(begun), begun.told.includes('bomb-near')]).toEqual([after, after.includes('dead')]);
  });

  test('BH-h45-R: only who carries one, but all in the room with it; not the traitor (BH-h45-D3)', () => {
    const begun = house([], { explorers: FOUR })
      .set({ armed: ['3'] })
      .settle();
    for (const seat of ['1', '2']) begun.bring(seat, 'upper-landing');
    tick(begun, blanks(4));
    expect(lives(begun)).toBe('alive alive alive alive');
    begun.bring('3', 'upper-landing');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
    expect(lives(begun)).toBe('alive dead dead dead');
  });

  test('BH-h45-R: who has gone with another’s bomb has no bomb to go off', () => {
    const begun = house([], { explorers: FOUR, rooms: ['upper-landing', 'attic', 'attic', 'foyer'] });
    tick(begun, blanks(4));
    expect([lives(begun), begun.told.filter((kind) => kind === 'bomb-near')]).toEqual([
      'alive dead dead alive',
      ['bomb-near'],
    ]);
  });

  test('BH-h45-D1: beside him at the start nothing goes off before his first turn is over', () => {
    const begun = house([], { rooms: ['upper-landing', 'attic', 'upper-landing'] });
    expect(lives(begun)).toBe('alive alive alive');
    untilTurnOf(begun, '0');
    expect(lives(begun)).toBe('alive alive alive');
    begun.bring('2', 'foyer');
    begun.dice.push(...blanks(3));
    begun.choose('end');
    expect(lives(begun)).toBe('alive dead alive');
  });

  test('BH-h45-K6: the dice first, counted before anybody falls, then those near him', () => {
    const begun = house([], {
      explorers: FOUR,
      rooms: ['upper-landing', 'foyer', 'attic', 'entrance-hall'],
    })
      .set({
        track: 0,
      })
      .settle();
    tick(begun, thrown(4, 8));
    expect([lives(begun), begun.dice]).toEqual(['alive dead dead alive', []]);
    expect(begun.told.filter((kind) => kind.startsWith('bomb-'))).toEqual(['bomb-blows', 'bomb-near']);
  });

  test('BH-h45-K8 BH156: what sets one off, and how long he has to last, is his to know', () => {
    const begun = house();
    expect(begun.viewOf('0').goal?.next).toEqual({ kind: 'wait', facts: { left: 12, dice: 3, from: 8 } });
    expect(begun.viewOf('1').goal?.next).toMatchObject({ kind: 'defuse', facts: { left: 2 } });
    const none = house().set({ armed: [], track: 4 }).settle();
    expect(none.viewOf('0').goal?.next).toEqual({ kind: 'outlast', facts: { left: 8 } });
    untilTurnOf(begun, '0');
    const [step] =
      begun.box.haunts[45]?.steps?.tick?.({ ...begun.at, mine: begun.G.hidden }, {} as never) ?? [];
    expect(step).toEqual(expect.not.objectContaining({ rows: expect.anything() }));
  });

  test('BH-h45-K1: before his twelfth turn is over he is promised no dice, for none are rolled then', () => {
    const begun = house().set({ track: 11 }).settle();
    expect(begun.viewOf('0').goal?.next.facts).toMatchObject({ left: 1 });
    expect(begun.viewOf('0').goal?.next.facts).not.toHaveProperty('dice');
  });
});

describe('BH-h45-D6: from the end of his first turn on', () => {
  /** A ring of rooms round the one east of him, which alone is wall to wall with his. */
  const RING: Laid[] = [
    ['charred-room', 'upper', 1, 0],
    ['abandoned-room', 'upper', 1, -1],
    ['bloody-room', 'upper', 1, 1],
    ['servants-quarters', 'upper', 2, -1],
    ['creaky-hallway', 'upper', 2, 0],
    ['dusty-hallway', 'upper', 2, 1],
  ];
  const primed = (more: More = {}): House => {
    const begun = house([], more);
    tick(begun, blanks(begun.G.explorers.length));
    return begun;
  };
  const ON_RING: More = {
    rooms: ['upper-landing', 'abandoned-room', 'bloody-room'],
    traits: [{ knowledge: 8 }, { knowledge: 4, speed: 8 }, { knowledge: 4 }],
    tiles: RING,
  };
  const onRing = (more: More = {}): House => primed({ ...ON_RING, ...more });
  const near = ({ told }: House) => told.filter((kind) => kind === 'bomb-near').length;

  test.each([
    ['upper-landing', 'alive dead alive'],
    ['attic', 'alive dead alive'],
    ['library', 'alive dead alive'],
    ['bedroom', 'alive alive alive'],
    ['grand-staircase', 'alive alive alive'],
  ])('pulled into %s, in another’s turn: %s', (room, after) => {
    const begun = primed();
    untilTurnOf(begun, '2');
    begun.bring('1', room);
    expect([lives(begun), near(begun)]).toEqual([after, after.includes('dead') ? 1 : 0]);
  });

  test('not before, and nobody without one', () => {
    const early = house();
    early.bring('1', 'attic');
    expect(lives(early)).toBe('alive alive alive');
    const free = primed()
      .set({ armed: ['2'] })
      .settle();
    free.bring('1', 'upper-landing');
    expect(lives(free)).toBe('alive alive alive');
  });

  test('by a step of one’s own, with all heroes there; the turn is over, and he is unhurt', () => {
    const begun = onRing({
      explorers: FOUR,
      rooms: ['upper-landing', 'abandoned-room', 'bloody-room', 'foyer'],
    });
    begun.set({ armed: ['1', '2'] }).settle();
    begun.bring('3', 'charred-room');
    begun.choose('go charred-room');
    expect([lives(begun), begun.asked]).toEqual(['alive dead alive dead', '2 turn']);
  });

  test('it is said before, and no walk leads past him by the by; whoever carries none, or comes early, walks as ever', () => {
    const begun = onRing();
    expect(begun.optionOf('go charred-room')).toMatchObject({ label: { kind: 'go-bomb' } });
    expect(begun.optionOf('go bloody-room')?.path).toEqual([
      'servants-quarters',
      'creaky-hallway',
      'dusty-hallway',
      'bloody-room',
    ]);
    for (const free of [begun.set({ armed: ['2'] }).settle(), house([], ON_RING)]) {
      untilTurnOf(free, '1');
      expect(free.optionOf('go charred-room')?.label.kind).toBe('go');
      expect(free.optionOf('go bloody-room')?.path).toEqual(['charred-room', 'bloody-room']);
    }
  });

  test('by a tile laid wall to wall with his, before its symbol draws', () => {
    const begun = onRing({ stack: ['statuary-corridor'], rooms: ['upper-landing', 'bloody-room', 'foyer'] });
    expect(begun.optionOf('discover bloody-room 3')?.label.kind).toBe('discover-bomb');
    expect(begun.optionOf('discover bloody-room 2')?.label.kind).toBe('discover');
    begun.choose('discover bloody-room 3');
    while (begun.asked === '1 place') begun.choose(begun.choices[0] ?? '');
    expect([lives(begun), begun.told.includes('draw')]).toEqual(['alive dead alive', false]);
  });

  test('before what the room’s text does', () => {
    const begun = primed({ tiles: [['coal-chute', 'upper', 0, -1, 2]] });
    begun.bring('1', 'coal-chute');
    expect([lives(begun), begun.placeOf('1')]).toEqual(['alive dead alive', 'coal-chute']);
  });

  test('fallen, after the harm of the fall', () => {
    const begun = primed();
    begun.run([{ ...fallTo('attic', [lose('speed')]), seat: '1' }], '1');
    expect([begun.changes('1'), lives(begun)]).toEqual([{ speed: -1 }, 'alive dead alive']);
  });

  test.each([
    ['mystic-elevator', 'room:mystic-elevator/move'],
    ['bedroom', 'card:what-the/shift'],
  ] as const)('in the %s, which is moved next to his', (room, step) => {
    const begun = primed({
      tiles: [[room, 'upper', 4, 4, 0]],
    });
    for (const seat of [1, 2]) begun.put(String(seat), room);
    const to = { room, floor: 'upper', x: 0, y: 1, turn: 1 };
    begun.run([ownStep(step, { ...to, x: 4, y: 3 })], '1');
    expect(lives(begun)).toBe('alive alive alive');
    begun.run([ownStep(step, to)], '1');
    expect([lives(begun), near(begun)]).toEqual(['alive dead dead', 1]);
  });

  test('who carries one is sent nowhere near him, and round about him; where it is too near is marked for all', () => {
    const begun = onRing({ cards: [[], [], ['madman']] })
      .set({ armed: ['1'] })
      .settle();
    expect(begun.viewOf('1').goal?.own).toEqual({ 1: ['servants-quarters'], 2: ['abandoned-room'] });
    for (const seat of ['0', '1', null])
      expect(begun.viewOf(seat).marks.filter(({ word }) => word === 'near')).toEqual([
        { on: { room: 'upper-landing' }, word: 'near' },
        { on: { room: 'charred-room' }, word: 'near' },
      ]);
    expect(
      begun
        .set({ armed: [] })
        .settle()
        .viewOf('1')
        .marks.map(({ word }) => word),
    ).not.toContain('near');
  });

  test('with no way but past him it is sent nowhere', () => {
    const begun = primed({ cards: [[], [], ['madman']], rooms: ['upper-landing', 'bedroom', 'foyer'] })
      .set({
        armed: ['1'],
      })
      .settle();
    expect(begun.viewOf('1').goal?.own?.[1]).toEqual([]);
  });
});

describe('the Dynamite', () => {
  const inHisRoom = (dice: readonly number[]) => {
    const begun = house(dice, {
      rooms: ['upper-landing', 'upper-landing', 'foyer'],
      traits: [{ knowledge: 8 }, { speed: 8, might: 8 }],
    });
    untilTurnOf(begun, '0');
    return begun;
  };

  test('BH-h45-D4: into his own room as well, in place of his attack; he is safe, and it is used up', () => {
    // Missy's seven dice; he rolls none.
    const begun = inHisRoom(blanks(7));
    begun.choose('use dynamite upper-landing');
    expect(begun.asked).toBe('1 split');
    begun.choose('answer 2');
    expect([begun.changes('0'), begun.changes('1'), begun.dice]).toEqual([{}, { speed: -2, might: -2 }, []]);
    expect([begun.cardsOf('0'), begun.G.discardPiles.item]).toEqual([[], ['dynamite']]);
    expect(begun.choices.filter((one) => /^(attack|use)/.test(one))).toEqual([]);
  });

  test('BH-h45-D4: not with nobody there, after an attack, or by a hero', () => {
    const alone = house();
    untilTurnOf(alone, '0');
    expect(alone.of('use ')).toEqual([]);
    const spent = inHisRoom([]);
    spent.run([{ do: 'forgo-attack' }], '0');
    expect(spent.of('use ')).toEqual([]);
    const used = inHisRoom([]);
    used.run([{ do: 'mark', card: 'dynamite' }], '0');
    expect(used.of('use ')).toEqual([]);
    const gone = inHisRoom([]);
    gone.run([{ do: 'discard', seat: '0', card: 'dynamite' }], '0');
    expect(gone.of('use ')).toEqual([]);
    const won = inHisRoom([]);
    won.run([{ do: 'hand-over', seat: '0', card: 'dynamite', to: '1', how: 'steal' }], '0');
    won.run([{ do: 'begin-turn', seat: '1' }], '1');
    expect(won.of('use ')).not.toContain('use dynamite upper-landing');
  });

  test('BH-h45-D4 BH60: a hero’s Dynamite hurts him as it hurts anybody', () => {
    const begun = house([], {
      rooms: ['upper-landing', 'library', 'foyer'],
      tiles: [['library', 'upper', 0, 1, 2]],
    });
    begun.run([{ do: 'hand-over', seat: '0', card: 'dynamite', to: '1', how: 'steal' }]);
    untilTurnOf(begun, '2');
    begun.run([{ do: 'begin-turn', seat: '1' }], '1');
    begun.dice.push(...blanks(4));
    begun.choose('use dynamite upper-landing');
    expect(begun.asked).toBe('0 split');
  });
});

describe('how it ends', () => {
  test('BH-h45-H: with the traitor dead the heroes have won, if one of them lives', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '1' }]);
    begun.run([{ do: 'die', seat: '0' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h45-H: by a line of moves: a bomb is defused, and he falls in a fight', () => {
    const begun = house(thrown(4, 7), {
      rooms: ['upper-landing', 'bedroom', 'entrance-hall'],
      traits: [
        { knowledge: 8, might: 1, speed: 1 },
        { knowledge: 4, might: 8 },
      ],
    });
    untilTurnOf(begun, '1');
    begun.choose('use defuse 1');
    tick(begun, blanks(3));
    untilTurnOf(begun, '1');
    begun.bring('1', 'upper-landing');
    begun.dice.push(...thrown(7, 10), ...blanks(4));
    begun.choose('attack 0 might');
    while (begun.G.outcome === null) begun.choose(begun.choices[0] ?? '');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h45-T BH-h45-K1: at the end of his twelfth turn he has won, before any dice; not at that of his eleventh', () => {
    const begun = house().set({ track: 10 }).settle();
    tick(begun, blanks(8));
    expect([begun.slice.track, begun.G.outcome]).toEqual([11, null]);
    tick(begun, []);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
  });

  test('BH54: with the last hero he has won', () => {
    const begun = house()
      .set({ track: 1, armed: ['1'] })
      .settle();
    begun.bring('2', 'foyer');
    tick(begun, thrown(4, 8));
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
  });

  test.each(['heroes', 'traitor'])('BH-h45: it can end for the %s among bots', (side) => {
    expect(winsAmongBots('45', [side])).toHaveProperty([side]);
  });
});

describe('BH-h45: what comes next is said, and where', () => {
  const goalOf = (begun: House) => {
    const { next, own, prey } = begun.viewOf('1').goal ?? {};
    return { kind: next?.kind, own, prey };
  };
  const skilled: More = { cards: [[], [], ['madman']] };

  test('whoever is likeliest to sees to its own bomb, then to the others’, who come; with none left all go for him', () => {
    const begun = house([], skilled);
    expect(goalOf(begun)).toEqual({ kind: 'defuse', own: { 1: [], 2: ['entrance-hall'] }, prey: undefined });
    begun.set({ armed: ['1'] }).settle();
    expect(goalOf(begun)).toMatchObject({ kind: 'defuse', own: { 1: ['entrance-hall'], 2: ['foyer'] } });
    begun.set({ armed: [] }).settle();
    expect(goalOf(begun)).toEqual({
      kind: 'attack',
      own: { 1: ['upper-landing'], 2: ['upper-landing'] },
      prey: ['0'],
    });
  });

  test('who carries one near him gets away, and out of no room that is near as well', () => {
    const begun = house([], {
      ...skilled,
      rooms: ['upper-landing', 'library', 'entrance-hall'],
      tiles: [['library', 'upper', 0, 1, 2]],
    });
    const { kind, own } = goalOf(begun);
    expect(kind).toBe('flee');
    expect(own?.[1]).not.toContain('upper-landing');
    expect(own?.[1]).not.toContain('library');
    expect(own?.[1]).toContain('grand-staircase');
  });

  test('they stay away from him as long as one ticks: only who has none, and is as strong, goes for him', () => {
    const fighters = (might: number) =>
      goalOf(
        house([], {
          ...skilled,
          traits: [
            { knowledge: 8, might: 1 },
            { knowledge: 4, might },
          ],
        })
          .set({
            armed: ['2'],
          })
          .settle(),
      ).own?.[1];
    // He has 4; she has 3 or 4.
    expect([fighters(4), fighters(5)]).toEqual([[], ['upper-landing']]);
  });

  test('nobody goes to whoever is near him, to defuse or to be helped; what is unexplored is looked for on other floors', () => {
    const begun = house([], { ...skilled, rooms: ['upper-landing', 'foyer', 'library'] })
      .set({
        armed: ['1'],
      })
      .settle();
    expect(goalOf(begun).own?.[1]).toEqual([]);
    expect(begun.viewOf('1').goal?.floors).toEqual(['basement', 'ground']);
    const near = house([], { ...skilled, rooms: ['upper-landing', 'library', 'foyer'] })
      .set({
        armed: ['1'],
      })
      .settle();
    expect(goalOf(near).own?.[2]).not.toContain('library');
  });

  test('with nobody likely to defuse one, and many dice to come, it is tried nevertheless; whoever is free goes for him', () => {
    const few: More = { traits: [{ knowledge: 8 }, { knowledge: 2 }, { knowledge: 1 }] };
    expect(goalOf(house([], few)).own).toEqual({ 1: [], 2: [] });
    const weight = (begun: House) => {
      untilTurnOf(begun, '1');
      return begun.optionOf('use defuse 1')?.weight;
    };
    expect([weight(house([], few)), weight(house([], few).set({ track: 5 }).settle())]).toEqual([0.04, 3]);
    expect(
      goalOf(
        house([], few)
          .set({ track: 5, armed: ['2'] })
          .settle(),
      ),
    ).toEqual({
      kind: 'defuse',
      own: { 1: ['upper-landing'], 2: [] },
      prey: undefined,
    });
  });
});
