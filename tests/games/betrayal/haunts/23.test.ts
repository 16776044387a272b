import { monsterAt, numberOf, traitOf } from '@games/betrayal/rules/figures';
import { ownStep, thrown } from '../arrange';
import { playByPolicy, winnerOf, winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type Arm = { no: number; room: string; sucker: string };
type Slice = { arms: Arm[]; isFound: boolean; grip: Record<string, string>; track: number };
type House = HauntedHouse<Slice>;

const BALL = 'crystal-ball';
const ARMS = [
  ['conservatory', 'ground', 1, 1],
  ['gardens', 'ground', 1, -1],
  ['chasm', 'basement', 1, 0],
] as const;

/** Missy, in seat 1, holds the Ball; Peter, on her left, is the traitor; Ox is the other hero. */
const house = (more: More = {}) =>
  hauntedHouse<Slice>(23, {
    explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto'],
    revealer: '1',
    omen: BALL,
    tiles: ARMS,
    rooms: ['upper-landing', 'upper-landing', 'foyer'],
    cards: [[], [BALL], []],
    ...more,
  });

const rooms = (begun: House) => begun.slice.arms.map(({ room }) => room);
const suckerOf = (begun: House, room: string): string =>
  begun.slice.arms.find((one) => one.room === room)?.sucker ?? '';
function fight(begun: House, attacker: string, own: number, target: string, its: number): void {
  begun.load(attacker, 'might', own);
  begun.load(target, 'might', its);
  begun.choose(attacker.startsWith('m') ? `attack ${attacker} ${target} might` : `attack ${target} might`);
}
/** Missy's turn, beside the Sucker of the Conservatory in the Foyer. */
function beside(more: More = {}): House {
  const begun = house({ rooms: ['upper-landing', 'foyer', 'foyer'], ...more });
  begun.put(suckerOf(begun, 'conservatory'), 'foyer');
  untilTurnOf(begun, '1');
  return begun;
}
/** It has just grabbed her, in her own turn. */
function grabbed(more: More = {}): House {
  const begun = beside(more);
  const sucker = suckerOf(begun, 'conservatory');
  begun.load('1', 'might', 0);
  begun.load(sucker, 'might', 4);
  // The monsters' Speed, for her turn is over.
  begun.dice.push(...thrown(2, 1));
  begun.choose(`attack ${sucker} might`);
  return begun;
}
/** It is her turn again, and she is held where she was. */
function held(more: More = {}): House {
  const begun = beside(more);
  begun.set({ grip: { [suckerOf(begun, 'conservatory')]: '1' } });
  begun.run([], '1');
  return begun;
}
/** Missy's turn, with the Head in a room and Missy there. */
function atHead(place = 'conservatory', more: More = {}): House {
  const begun = house({ rooms: ['upper-landing', place, 'foyer'], ...more });
  untilTurnOf(begun, '1');
  const [room = ''] = place.split(' ');
  begun.run([ownStep('haunt/appear', { by: '1', room })]);
  for (const { sucker } of begun.slice.arms) begun.put(sucker, 'basement-landing');
  begun.run([]);
  return begun;
}
const headOf = (begun: House): string => begun.monster('head')?.id ?? '';

describe('BH-h23-D7: as in 7', () => {
  const tiles = [...ARMS, ['mystic-elevator', 'upper', 0, 1]] as const;

  test('a Sucker in the Elevator keeps it where it is, for itself and for others', () => {
    const begun = house({ tiles });
    const sucker = suckerOf(begun, 'conservatory');
    begun.put(sucker, 'upper-landing');
    begun.night(2);
    begun.choose(`go ${sucker} mystic-elevator`);
    expect([begun.asked, begun.monster(sucker)?.room]).toEqual(['2 monster', 'mystic-elevator']);
    begun.rest();
    begun.choose('go mystic-elevator');
    expect([begun.asked, begun.told.includes('elevator')]).toEqual(['0 turn', false]);
  });

  test('the Spirit Board draws none', () => {
    const begun = house({ cards: [['spirit-board'], [BALL], []] });
    untilTurnOf(begun, '0');
    begun.choose('use spirit-board');
    expect(begun.asked).toBe('0 turn');
  });

  test('who attacks one with Sanity and loses is hurt, not held', () => {
    const begun = beside({ cards: [[], [BALL, 'ring'], []] });
    const sucker = suckerOf(begun, 'conservatory');
    begun.load('1', 'sanity', 0);
    begun.load(sucker, 'sanity', 1);
    begun.choose(`attack ${sucker} sanity ring`);
    expect([begun.asked, begun.slice.grip]).toEqual(['1 split', {}]);
  });
});

describe('BH-h23-S: what has come up', () => {
  test('BH-h23: a Sucker is called by the number of its Arm, in the journal and on the board, also when others are gone', () => {
    const begun = beside();
    const { arms } = begun.slice;
    const [first, second, third] = arms;
    begun.run([ownStep('haunt/spent', { monster: second?.sucker ?? '' })], '1');
    expect([first, third].map((arm) => numberOf(begun.G, monsterAt(begun.G, arm?.sucker ?? '')))).toEqual([
      first?.no,
      third?.no,
    ]);
    begun.run([{ do: 'put', seat: third?.sucker, to: { room: 'upper-landing', side: null } }], '1');
    const who = { term: 'haunts.23.monsters.sucker', nth: third?.no };
    expect(begun.G.journal?.at(-1)?.facts).toMatchObject({ who });
    begun.run([ownStep('haunt/spent', { monster: first?.sucker ?? '' })], '1');
    begun.run([{ do: 'put', seat: third?.sucker, to: { room: 'foyer', side: null } }], '1');
    expect(begun.G.journal?.at(-1)?.facts).toMatchObject({ who: { term: 'haunts.23.monsters.sucker' } });
  });

  test('the traitor’s explorer dies and drops what he had; an Arm with its Sucker for each player; the track is at 1', () => {
    const begun = house({ cards: [[], [BALL], ['axe']] });
    expect([begun.G.haunt?.traitor, begun.G.explorers[2]?.life]).toEqual(['2', 'dead']);
    expect(begun.G.piles).toMatchObject([{ room: 'foyer', cards: ['axe'] }]);
    expect(rooms(begun)).toEqual(['conservatory', 'gardens', 'chasm']);
    expect(begun.G.monsters.map(({ kind, room, mover }) => [kind, room, mover])).toEqual(
      rooms(begun).map((room) => ['sucker', room, '2']),
    );
    expect(begun.slice.track).toBe(1);
    expect(begun.viewOf(null).marks).toContainEqual({ on: { room: 'gardens' }, word: 'arm', value: 2 });
  });

  test.each(['furnace-room', 'underground-lake', 'organ-room'])('the list has the %s too', (room) => {
    const floor = room === 'organ-room' ? 'upper' : 'basement';
    const begun = house({ tiles: [...ARMS.slice(0, 2), [room, floor, 1, 0]] });
    expect(rooms(begun)).toContain(room);
  });

  test('BH-h23-D1: more rooms than players: the traitor says which have none', () => {
    const begun = house({
      tiles: [...ARMS, ['organ-room', 'upper', 1, 0]],
      setup: ['answer gardens'],
    });
    expect(rooms(begun)).toEqual(['conservatory', 'organ-room', 'chasm']);
  });

  test('BH-h23-K5 BH-g30: in the Chasm a Sucker begins on the side of the first door', () => {
    const begun = house();
    expect(begun.monster(suckerOf(begun, 'chasm'))?.side).toBe(1);
  });

  test('BH-h23-D1 BH-g4: what can be found nowhere has no Arm, and the traitor is asked on', () => {
    const begun = house({ tiles: ARMS.slice(0, 2) });
    begun.G.stack = begun.G.stack.filter((room) => room !== 'organ-room' && room !== 'underground-lake');
    begun.choose('answer organ-room');
    expect(begun.choices).toEqual(['answer furnace-room', 'answer underground-lake', 'answer chasm']);
    begun.choose('answer underground-lake');
    begun.G.stack = begun.G.stack.filter((room) => room === 'chasm');
    begun.choose('answer furnace-room');
    begun.untilTurn();
    expect(rooms(begun)).toEqual(['conservatory', 'gardens', 'chasm']);
  });

  test('BH-h23-D1: fewer: the traitor adds one after the other from the stack', () => {
    const begun = house({ tiles: ARMS.slice(0, 2) });
    expect([begun.asked, begun.choices]).toEqual([
      '2 pick',
      ['answer furnace-room', 'answer organ-room', 'answer underground-lake', 'answer chasm'],
    ]);
    begun.choose('answer organ-room');
    begun.untilTurn();
    expect(rooms(begun)).toEqual(['conservatory', 'organ-room', 'gardens']);
  });
});

describe('BH-h23-M: the Suckers grow', () => {
  test.each([
    [1, 2, 4, 7],
    [2, 2, 4, 7],
    [3, 3, 5, 7],
    [4, 3, 5, 7],
    [5, 3, 7, 7],
    [7, 3, 7, 7],
    [8, 4, 8, 8],
    [12, 4, 8, 8],
  ])('turn %i: %i, %i, %i', (track, speed, might, sanity) => {
    const begun = house();
    begun.set({ track });
    const seen = { ...begun.at, mine: begun.G.hidden };
    const one = suckerOf(begun, 'gardens');
    expect([traitOf(seen, one, 'speed'), traitOf(seen, one, 'might'), traitOf(seen, one, 'sanity')]).toEqual([
      speed,
      might,
      sanity,
    ]);
  });

  test('BH-g14: the track goes up though the traitor’s explorer is dead', () => {
    const begun = house();
    untilTurnOf(begun, '1');
    begun.night(2);
    expect(begun.slice.track).toBe(2);
  });
});

describe('BH-h23-R: Suckers grab', () => {
  test('who loses is not hurt, drops items, and her turn ends', () => {
    const begun = grabbed();
    expect([Object.values(begun.slice.grip), begun.changes('1'), begun.cardsOf('1')]).toEqual([
      ['1'],
      {},
      [],
    ]);
    expect(begun.G.piles).toMatchObject([{ room: 'foyer', cards: [BALL] }]);
  });

  /** A Sucker holds its hero in the Entrance Hall, and its Arm is three steps off on the Upper Landing. */
  const threeStepsFromHome = () => {
    const begun = held();
    const sucker = suckerOf(begun, 'conservatory');
    for (const { sucker: one } of begun.slice.arms.slice(1)) begun.put(one, 'basement-landing');
    begun.put(sucker, 'entrance-hall');
    begun.put('1', 'entrance-hall');
    begun.set({
      arms: begun.slice.arms.map((one) => ({ ...one, room: one.no === 1 ? 'upper-landing' : one.room })),
    });
    return { begun, sucker };
  };

  test('it drags 2 steps a turn to its Arm, and eats there at the start of its next move; BH-h23-K1: it is gone then', () => {
    const { begun, sucker } = threeStepsFromHome();
    begun.run([]);
    for (const [place, more] of [
      ['grand-staircase', []],
      // With the track come to 3 a Sucker has a die more.
      ['upper-landing', [0]],
    ] as const) {
      begun.night(2, [], more);
      expect([begun.placeOf('1'), begun.G.explorers[1]?.life]).toEqual([place, 'alive']);
      begun.rest();
      untilTurnOf(begun, '1');
    }
    begun.night(2);
    expect([begun.G.explorers[1]?.life, begun.monster(sucker), rooms(begun)]).toEqual([
      'dead',
      undefined,
      ['gardens', 'chasm'],
    ]);
    expect(begun.told).toEqual(expect.arrayContaining(['eaten', 'spent']));
  });

  test('BH73 BH-music-box: a Sucker whose turn an open Music Box ends drags nobody in it', () => {
    const { begun, sucker } = threeStepsFromHome();
    begun.G.piles.push({ room: 'entrance-hall', side: null, cards: ['music-box'] });
    begun.G.slices['music-box'] = true;
    begun.run([]);
    // It has Sanity 7, and rolls nothing.
    begun.dice.push(...thrown(7, 0));
    begun.night(2);
    expect([begun.dice, begun.monster(sucker)?.isDone]).toEqual([[], true]);
    expect(begun.placeOf('1')).toBe('entrance-hall');
  });

  test('who is held can only attack that Sucker, with Might', () => {
    const begun = held();
    expect(begun.choices).toEqual([`attack ${suckerOf(begun, 'conservatory')} might`, 'end']);
    expect(begun.optionOf('go')?.not).toMatchObject({ reason: 'held' });
  });

  test('BH-h23-D6: a beaten Sucker goes back to its Arm, stunned; the hero stays', () => {
    const begun = held();
    const sucker = suckerOf(begun, 'conservatory');
    fight(begun, '1', 4, sucker, 1);
    expect([begun.slice.grip, begun.monster(sucker)?.room, begun.monster(sucker)?.stunned]).toEqual([
      {},
      'conservatory',
      1,
    ]);
    expect([begun.placeOf('1'), begun.asked]).toEqual(['foyer', '1 turn']);
    expect(begun.told).toContain('withdraws');
  });

  test('also one that holds nobody, and one that something else hurts', () => {
    const begun = beside();
    const sucker = suckerOf(begun, 'conservatory');
    fight(begun, '1', 4, sucker, 1);
    expect([begun.monster(sucker)?.room, begun.monster(sucker)?.stunned]).toEqual(['conservatory', 1]);
    const other = suckerOf(begun, 'chasm');
    begun.put(other, 'foyer');
    begun.run([{ do: 'harm', seat: other, kind: 'physical', points: 2 }]);
    expect(begun.monster(other)).toMatchObject({ room: 'chasm', stunned: 1 });
  });

  test('BH-h23-D4 BH-h23-K3: who gets loose in her own turn pays a space more for each room of it', () => {
    const begun = held();
    expect(begun.optionOf('go entrance-hall')).toBeUndefined();
    fight(begun, '1', 4, suckerOf(begun, 'conservatory'), 1);
    expect(begun.optionOf('go entrance-hall')?.cost).toBe(2);
    begun.night(2);
    begun.rest();
    untilTurnOf(begun, '1');
    expect(begun.optionOf('go entrance-hall')?.cost).toBe(1);
  });

  test('BH-h23-K3: freed in another’s turn she walks as ever', () => {
    const begun = held({ rooms: ['foyer', 'foyer', 'upper-landing'] });
    begun.night(2);
    begun.rest();
    untilTurnOf(begun, '0');
    const sucker = suckerOf(begun, 'conservatory');
    begun.put('0', begun.placeOf('1'));
    begun.run([], '0');
    begun.run([{ do: 'harm', seat: sucker, kind: 'physical', points: 2 }], '0');
    expect(begun.G.turn.done).not.toContain('loose');
    expect(begun.slice.grip).toEqual({});
  });
});

describe('BH-h23-H: the Crystal Ball', () => {
  const looking = (more: More = {}) => {
    const begun = house(more);
    untilTurnOf(begun, '1');
    return begun;
  };
  const look = (begun: House, total: number, vision?: number) => {
    begun.load('1', 'knowledge', total);
    if (vision !== undefined) begun.dice.push(...thrown(4, vision));
    begun.choose('use gaze');
  };

  test.each([
    [3, -1],
    [1, -1],
    [0, -2],
  ])('Knowledge of %i: the card’s own penalty', (total, sanity) => {
    const begun = looking();
    look(begun, total);
    expect([begun.changes('1'), begun.cardsOf('1'), begun.slice.isFound]).toEqual([
      { sanity },
      [BALL],
      false,
    ]);
  });

  test('BH-h23-D5: once a turn, in place of the card’s own use', () => {
    const begun = looking();
    look(begun, 3);
    expect(begun.of('use ')).toEqual([]);
    const used = looking();
    used.load('1', 'knowledge', 1);
    used.choose(`use ${BALL}`);
    expect(used.optionOf('use gaze')?.not).toMatchObject({ reason: 'ball-used', clause: 'BH-h23' });
  });

  const VISIONS = [
    'larder',
    'kitchen',
    'organ-room',
    'chasm',
    'underground-lake',
    'underground-lake',
    'conservatory',
    'crypt',
    'furnace-room',
  ];
  test.each(VISIONS.map((room, total) => [total, room]))('dice of %i show the %s', (total, room) => {
    const begun = looking();
    look(begun, 4, Number(total));
    while (begun.monster('head') === undefined) begun.choose(begun.choices[0] ?? '');
    expect([begun.monster('head')?.room, begun.cardsOf('1'), begun.G.gone.includes(BALL)]).toEqual([
      room,
      [],
      true,
    ]);
  });

  test('BH-h23-D3: a room that isn’t there is placed by the traitor', () => {
    const begun = looking();
    look(begun, 4, 7);
    expect(begun.asked).toBe('2 doorway');
  });

  test('BH-h23-K4: where it can be placed nowhere the Ball stays', () => {
    const begun = looking();
    begun.G.stack = begun.G.stack.filter((room) => room !== 'crypt');
    look(begun, 4, 7);
    expect([begun.monster('head'), begun.cardsOf('1'), begun.asked]).toEqual([undefined, [BALL], '1 turn']);
    expect(begun.told).toContain('blurred');
  });

  test('BH-h23-D5 BH33: any hero who picks it up looks, from the next turn on', () => {
    const begun = house({ rooms: ['foyer', 'upper-landing', 'foyer'], cards: [[], [], [BALL]] });
    untilTurnOf(begun, '0');
    expect(begun.choices).not.toContain('use gaze');
    begun.choose(`take ${BALL}`);
    expect(begun.optionOf('use gaze')?.not).toMatchObject({ reason: 'ball-used' });
    begun.choose('end');
    begun.night(2);
    begun.rest();
    untilTurnOf(begun, '0');
    expect(begun.choices).toContain('use gaze');
  });

  test('once only: with the Head there is nothing to look for', () => {
    const begun = atHead();
    begun.G.explorers[1]?.cards.push(BALL);
    begun.run([]);
    expect(begun.optionOf('use gaze')).toBeUndefined();
  });
});

describe('BH-h23-D2: the Head', () => {
  test('BH-h23-K2: three wins destroy it, by whatever margin, and the heroes win', () => {
    const begun = atHead();
    expect(traitOf({ ...begun.at, mine: begun.G.hidden }, headOf(begun), 'might')).toBe(6);
    fight(begun, '1', 6, headOf(begun), 0);
    expect([begun.monster('head')?.wounds, begun.monster('head')?.stunned, begun.G.outcome]).toEqual([
      1,
      0,
      null,
    ]);
    expect(begun.viewOf('2').marks).toContainEqual({
      on: { monster: headOf(begun) },
      word: 'wounds',
      value: 1,
    });
    for (const wounds of [2, undefined]) {
      expect(begun.G.outcome).toBeNull();
      begun.G.turn.hasAttacked = false;
      begun.run([]);
      fight(begun, '1', 3, headOf(begun), 2);
      expect(begun.monster('head')?.wounds).toBe(wounds);
    }
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '1'], how: 'goal' });
  });

  test('who loses against it is hurt, not grabbed', () => {
    const begun = atHead();
    fight(begun, '1', 0, headOf(begun), 1);
    begun.choose(begun.choices[0] ?? '');
    expect([begun.slice.grip, Object.values(begun.changes('1'))]).toEqual([{}, [-1]]);
  });

  test('BH-h23-K6: at the end of the monsters’ turn it attacks one hero there, whom the traitor names; a won defence counts', () => {
    const begun = atHead('conservatory', { rooms: ['conservatory', 'conservatory', 'foyer'] });
    begun.night(2);
    begun.rest();
    expect([begun.asked, begun.choices]).toEqual(['2 pick', ['answer 0', 'answer 1']]);
    begun.load(headOf(begun), 'might', 0);
    begun.load('0', 'might', 3);
    begun.choose('answer 0');
    expect(begun.monster('head')).toMatchObject({ wounds: 1, stunned: 0, room: 'conservatory' });
  });

  test('BH-h23-D2: the third may be its own lost attack', () => {
    const begun = atHead();
    begun.alter('head', { wounds: 2 });
    begun.put('0', 'conservatory');
    begun.night(2);
    begun.rest();
    begun.load(headOf(begun), 'might', 0);
    begun.load('1', 'might', 3);
    begun.choose('answer 1');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('it has no Speed and no Sanity: nothing but Might is of use; nothing moves it', () => {
    const begun = atHead('conservatory', { cards: [[], [BALL, 'revolver', 'ring'], []] });
    expect(begun.choices.filter((one) => one.includes(headOf(begun)))).toEqual([
      `attack ${headOf(begun)} might`,
    ]);
    begun.run([{ do: 'put', seat: headOf(begun), to: { room: 'foyer', side: null } }]);
    expect(begun.monster('head')?.room).toBe('conservatory');
  });

  test('BH-h23-K2: harm from elsewhere counts as one', () => {
    const begun = atHead();
    begun.run([{ do: 'harm', seat: headOf(begun), kind: 'physical', points: 5 }]);
    expect(begun.monster('head')).toMatchObject({ wounds: 1, stunned: 0 });
  });

  test.each([1, 3])('BH-h23-K5 BH-g30: in the Chasm it is reached from side %i, and reaches it', (side) => {
    const begun = atHead(`chasm ${side}`);
    begun.alter('head', { side: side === 1 ? 3 : 1 });
    begun.night(2);
    begun.load(headOf(begun), 'might', 0);
    begun.load('1', 'might', 3);
    begun.rest();
    expect(begun.monster('head')?.wounds).toBe(1);
  });

  test('BH-h23-K5: it turns to who comes in on the other side', () => {
    const begun = atHead('basement-landing');
    begun.alter('head', { room: 'chasm', side: 1 });
    for (const { sucker } of begun.slice.arms) begun.put(sucker, 'foyer');
    begun.run([]);
    begun.choose('go chasm 3');
    expect([begun.monster('head')?.side, begun.choices.includes(`attack ${headOf(begun)} might`)]).toEqual([
      3,
      true,
    ]);
  });

  test('BH-h23-K5: it turns to who crosses', () => {
    const begun = atHead('chasm 1');
    begun.dice.push(...thrown(traitOf({ ...begun.at, mine: begun.G.hidden }, '1', 'speed'), 4));
    begun.choose('use chasm');
    expect([begun.G.explorers[1]?.side, begun.monster('head')?.side]).toEqual([3, 3]);
  });

  test.each([1, 3])('BH-h23-K5: it turns to who has the turn on side %i', (side) => {
    const begun = house({ rooms: ['upper-landing', 'upper-landing', 'foyer'] });
    untilTurnOf(begun, '0');
    begun.run([ownStep('haunt/appear', { by: '1', room: 'chasm' })], '0');
    begun.put('1', `chasm ${side}`);
    for (const { sucker } of begun.slice.arms) begun.put(sucker, 'basement-landing');
    begun.run([], '0');
    untilTurnOf(begun, '1');
    expect([begun.monster('head')?.side, begun.choices.includes(`attack ${headOf(begun)} might`)]).toEqual([
      side,
      true,
    ]);
  });

  test.each([1, 3])('BH-h23-K5 BH-g30: whoever looks in the Chasm itself has it there on side %i', (side) => {
    const begun = atHead(`chasm ${side}`);
    expect([begun.monster('head')?.side, begun.choices.includes(`attack ${headOf(begun)} might`)]).toEqual([
      side,
      true,
    ]);
  });

  test('BH-h23-K6: nobody who is held is attacked by it', () => {
    const begun = atHead();
    const sucker = suckerOf(begun, 'gardens');
    begun.put(sucker, 'conservatory');
    begun.set({ grip: { [sucker]: '1' } });
    begun.run([ownStep('haunt/lash')]);
    expect(begun.asked).toBe('1 turn');
  });
});

describe('BH-h23-T: the traitor', () => {
  test('BH54: wins when all heroes are dead', () => {
    const begun = house();
    begun.run([
      { do: 'die', seat: '0' },
      { do: 'die', seat: '1' },
    ]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['2'], how: 'dead' });
  });
});

describe('the last hero and the Head', () => {
  /** Missy, the last, attacks a Head that has lost twice, with what costs her her last step of Speed. */
  const last = () => {
    const begun = atHead('conservatory', {
      cards: [[], [BALL, 'blood-dagger'], []],
      traits: [{}, { speed: 1 }],
    });
    begun.alter('head', { wounds: 2 });
    begun.run([{ do: 'die', seat: '0' }], '1');
    return begun;
  };
  const stab = (begun: House, own: number, its: number) => {
    begun.dice.push(...thrown(traitOf({ ...begun.at, mine: begun.G.hidden }, '1', 'might') + 3, own));
    begun.load(headOf(begun), 'might', its);
    begun.choose(`attack ${headOf(begun)} might blood-dagger`);
  };

  test('BH54: the third win comes before what the Dagger costs, and wins at once', () => {
    const begun = last();
    stab(begun, 9, 0);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH152: with no win it costs her life, and the traitor has won', () => {
    const begun = last();
    stab(begun, 3, 3);
    expect([begun.monster('head')?.wounds, begun.G.outcome]).toMatchObject([
      2,
      { side: 'traitor', how: 'dead' },
    ]);
  });

  test('BH152: who falls by the very change that destroys the Head has lost', () => {
    const begun = last();
    begun.run(
      [{ do: 'die', seat: '1' }, ownStep('haunt/wounded.hurt', { seat: headOf(begun), points: 1 })],
      '1',
    );
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });
});

describe('what bots make for', () => {
  const aims = (begun: House, seat: string) => begun.viewOf(seat).goal;

  test('BH-h23-H: the Ball, then the Head', () => {
    expect(aims(house(), '1')?.next.kind).toBe('gaze');
    const lying = house({ cards: [[], [], [BALL]] });
    expect([aims(lying, '0')?.next.kind, aims(lying, '0')?.own?.['0']]).toEqual(['fetch-ball', ['foyer']]);
    expect(aims(house({ cards: [] }), '0')?.next.kind).toBe('find-ball');
    const gone = house({ cards: [] });
    gone.G.discardPiles.omen.push(BALL);
    expect(aims(gone, '0')?.next.kind).toBe('ball-gone');
    const found = atHead();
    expect([aims(found, '0')?.next.kind, aims(found, '0')?.own?.['0']]).toEqual(['beat', ['conservatory']]);
  });

  test('BH-h23-T: Suckers go for whoever is free', () => {
    const begun = held();
    expect([aims(begun, '2')?.next.kind, aims(begun, '2')?.prey]).toEqual(['hunt', ['0']]);
  });
});

test('BH-h23: it can end for the traitor among bots', () => {
  expect(winsAmongBots('23', ['traitor'])).toHaveProperty(['traitor']);
});

test('BH-h23: it can end for the heroes among bots, though that is rare', () => {
  expect(winnerOf(playByPolicy('23', 6, 'bots 1'))).toBe('heroes');
});
