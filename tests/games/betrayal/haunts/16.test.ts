import type { State } from '@games/betrayal/haunts/16-the-phantoms-embrace/state';
import { bomb } from '@games/betrayal/parts/haunts/bomb';
import { ownStep } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;

/** Peter has revealed it with the Girl by the hand, and Ox at his left is the traitor; Missy is in the basement. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse<State>(16, {
    revealer: '2',
    omen: 'girl',
    cards: [[], [], ['girl']],
    rooms: ['upper-landing', 'basement-landing', 'basement-landing'],
    stack: ['crypt', 'underground-lake'],
    dice,
    ...more,
  });
type House = HauntedHouse<State>;

const blanks = (count: number): number[] => Array<number>(count).fill(0);
const WON = [2, 2, 2, ...blanks(6)];
const LOST = [...blanks(3), 1, ...blanks(5)];
const TIED = blanks(9);

/** Missy, of Might 3, finds the Crypt north of the landing. */
function find(begun: House): House {
  untilTurnOf(begun, '1');
  begun.choose('discover basement-landing 0');
  while (begun.asked === '1 place') begun.choose(begun.choices[0] ?? '');
  return begun;
}

/** As it is when she has freed the Girl there. */
const freed = (dice: readonly number[] = [], more: More = {}) => find(house([...WON, ...dice], more));
/** The traitor's turn ends, with these dice for the bomb. */
const tick = (begun: House, dice: readonly number[]) => begun.night(0, dice);

describe('the setup', () => {
  test('BH-h16-S BH-g25: the Girl is lost to whoever has her, with what she gave; she is out of the stack for good', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({ traitor: '0' });
    expect([begun.cardsOf('2'), begun.changes('2')]).toEqual([[], { sanity: -1, knowledge: -1 }]);
    expect([begun.G.gone, begun.G.decks.omen.includes('girl'), begun.G.monsters]).toEqual([
      ['girl'],
      false,
      [],
    ]);
    expect(begun.viewOf('1').marks).toEqual([{ on: 'haunt', word: 'track', value: 0 }]);
  });

  test('BH-h16-S BH-g25: also where she was left behind', () => {
    const begun = house([], { cards: [] });
    expect([begun.G.gone, begun.G.decks.omen.includes('girl')]).toEqual([['girl'], false]);
    expect(begun.told).toContain('girl-lost');
  });

  test('BH-h16-K2: nobody dies of losing her', () => {
    const begun = house([], { traits: [{}, {}, { sanity: 1, knowledge: 3 }] });
    expect([begun.G.explorers[2]?.life, begun.changes('2')]).toEqual(['alive', { knowledge: -1 }]);
  });
});

describe('the Phantom comes', () => {
  test('BH-h16-M: with Might 6 and Sanity 5; it defends only, and its turn never comes', () => {
    const begun = find(house(TIED));
    expect(begun.viewOf('1').values.m1).toEqual({ might: 6, sanity: 5 });
    expect(begun.monster('phantom')).toMatchObject({ room: 'crypt', mover: null });
    tick(begun, [0]);
    expect(begun.asked).toBe('1 turn');
  });

  test('BH-h16-H BH-h16-K1: whoever finds a room of the basement with such a symbol fights it in place of a card', () => {
    const begun = find(house(TIED));
    expect([begun.told.includes('draw'), begun.G.turn.isMovementOver, begun.G.turn.hasAttacked]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    ['larder', 'basement-landing', 'an item’s symbol', 'draw'],
    ['creaky-hallway', 'basement-landing', 'no symbol', undefined],
    ['game-room', 'upper-landing', 'another floor', 'draw'],
  ])('BH-h16-H: not to the %s from the %s: %s', (room, from, _, told) => {
    const begun = house(blanks(30), {
      stack: [room],
      rooms: [undefined, from, undefined],
      decks: { event: ['night-view'] },
    });
    untilTurnOf(begun, '1');
    begun.choose(`discover ${from} ${from === 'upper-landing' ? 3 : 0}`);
    while (begun.asked === '1 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.monster('phantom'), begun.told.find((kind) => kind === 'draw')]).toEqual([undefined, told]);
  });

  test('BH-h16-H: beaten, the Girl is with who has won, and gives what she gives', () => {
    const begun = freed();
    expect([begun.monster('phantom'), begun.cardsOf('1'), begun.changes('1'), begun.G.gone]).toEqual([
      undefined,
      ['girl'],
      { sanity: 1, knowledge: 1 },
      [],
    ]);
    expect(begun.viewOf('0').marks).toContainEqual({ on: { room: 'crypt' }, word: 'freed' });
  });

  test('BH-h16-H: one more than it has is enough', () => {
    const begun = find(house([2, 0, 0, 1, ...blanks(5)]));
    expect([begun.monster('phantom'), begun.cardsOf('1')]).toEqual([undefined, ['girl']]);
  });

  test('BH-h16-H: once she is free, such rooms bring their cards again', () => {
    const begun = freed([], { decks: { event: ['night-view'] } });
    untilTurnOf(begun, '2');
    begun.dice.push(...blanks(12));
    begun.choose('discover basement-landing 1');
    while (begun.asked === '2 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.monster('phantom'), begun.told.includes('draw')]).toEqual([undefined, true]);
  });

  test('BH-h16-K1: of the room it came to nothing is drawn; a later card in that room is another matter', () => {
    const begun = house([], { rooms: ['upper-landing', 'basement-landing', 'foyer'] });
    untilTurnOf(begun, '1');
    begun.dice.push(...blanks(12));
    // Off one’s own turn nothing is drawn anyway.
    begun.draw('mystic-slide', '1');
    while (begun.asked !== '1 turn') begun.choose(begun.choices[0] ?? '');
    begun.choose('end');
    expect(begun.asked).toBe('2 turn');
    begun.draw('night-view', '2');
    expect(begun.told.slice(-3)).toContain('draw');
  });

  test('BH-h16-R BH-h16-K7: a win of its own hurts as any does, and it is gone, to the next such room', () => {
    const begun = find(house(LOST));
    expect(begun.asked).toBe('1 split');
    begun.choose('answer 1');
    expect([begun.monster('phantom'), begun.slice.used, begun.told.includes('draw')]).toEqual([
      undefined,
      ['crypt'],
      false,
    ]);
    untilTurnOf(begun, '2');
    begun.dice.push(...blanks(12));
    begun.choose('discover basement-landing 1');
    while (begun.asked === '2 place') begun.choose(begun.choices[0] ?? '');
    expect(begun.slice.used).toEqual(['crypt', 'underground-lake']);
  });

  test('BH-h16-D2: after a tie it stays, and any hero there may attack it later; the traitor never (K9)', () => {
    const begun = find(house(TIED));
    expect([begun.monster('phantom')?.room, begun.of('attack ')]).toEqual(['crypt', []]);
    begun.run([
      { do: 'put', seat: '2', to: { room: 'crypt', side: null } },
      { do: 'put', seat: '0', to: { room: 'crypt', side: null } },
    ]);
    untilTurnOf(begun, '2');
    expect(begun.of('attack ')).toEqual(['attack 0 might', 'attack m1 might']);
    untilTurnOf(begun, '0');
    expect(begun.of('attack ')).toEqual(['attack 1 might', 'attack 2 might']);
  });

  test('BH-h16-D2: who has attacked already does not, and it stays', () => {
    const begun = house();
    untilTurnOf(begun, '1');
    begun.G.turn.hasAttacked = true;
    find(begun);
    expect([begun.asked, begun.monster('phantom')?.room, begun.told.includes('attack')]).toEqual([
      '1 turn',
      'crypt',
      false,
    ]);
  });

  test('BH-h16-K8: the attack at once is by any way there is', () => {
    const begun = find(house([], { cards: [[], ['axe', 'ring'], ['girl']] }));
    expect([begun.asked, begun.choices]).toEqual([
      '1 pick',
      ['answer m1 might', 'answer m1 might axe', 'answer m1 sanity ring'],
    ]);
    begun.dice.push(2, 2, 2, ...blanks(5));
    begun.choose('answer m1 sanity ring');
    expect([begun.cardsOf('1'), begun.G.turn.usedCards]).toEqual([['axe', 'ring', 'girl'], ['ring']]);
  });

  test('BH-h16-K8: while it stands somewhere other rooms bring their cards', () => {
    const begun = find(house(TIED, { decks: { event: ['night-view'] } }));
    untilTurnOf(begun, '2');
    begun.dice.push(...blanks(12));
    begun.choose('discover basement-landing 1');
    while (begun.asked === '2 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.monster('phantom')?.room, begun.told.includes('draw')]).toEqual(['crypt', true]);
  });

  test('BH-h16-D1 BH-h16-K1: the traitor finds the room: it comes and stays, and he draws nothing', () => {
    const begun = house([], { rooms: ['basement-landing', 'entrance-hall', 'entrance-hall'] });
    untilTurnOf(begun, '0');
    begun.choose('discover basement-landing 0');
    while (begun.asked === '0 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.asked, begun.monster('phantom')?.room, begun.told.includes('draw')]).toEqual([
      '0 turn',
      'crypt',
      false,
    ]);
  });

  test('BH-h16-D1 BH-h16-K4: a room that nobody entered: it stands there, in one with a barrier at the first door', () => {
    const begun = house();
    begun.run([{ do: 'lay', room: 'catacombs', floor: 'basement', x: 0, y: -1, turn: 0 }]);
    expect(begun.monster('phantom')).toMatchObject({ room: 'catacombs', side: 0 });
  });

  test('BH-h16-K4: found, it is on the finder’s side of a barrier', () => {
    const begun = find(house(TIED, { stack: ['catacombs'] }));
    expect(begun.monster('phantom')?.side).toBe(begun.G.explorers[1]?.side);
    expect(begun.told).toContain('attack');
  });

  test('BH-h16-D1: a fall finds the room as well, and the fight comes after it; off one’s turn nobody fights', () => {
    const fall = house([], {
      rooms: ['upper-landing', 'foyer', undefined],
      stack: ['collapsed-room', 'crypt'],
      traits: [{}, { speed: 1 }],
    });
    untilTurnOf(fall, '1');
    // Not fast enough; the fall costs nothing; a tie.
    fall.dice.push(...blanks(3), 0, ...TIED);
    fall.choose('discover foyer 0');
    while (fall.asked !== '1 turn') fall.choose(fall.choices[0] ?? '');
    expect([
      fall.placeOf('1'),
      fall.monster('phantom')?.room,
      fall.G.turn.hasAttacked,
      fall.told.includes('draw'),
    ]).toEqual(['crypt', 'crypt', true, false]);
    const slide = house([], { rooms: ['upper-landing', 'basement-landing', 'foyer'] });
    untilTurnOf(slide, '1');
    slide.dice.push(...blanks(10));
    slide.draw('mystic-slide', '1');
    while (slide.asked !== '1 turn') slide.choose(slide.choices[0] ?? '');
    expect([slide.placeOf('2'), slide.monster('phantom')?.room, slide.told.includes('attack')]).toEqual([
      'crypt',
      'crypt',
      false,
    ]);
  });

  test('BH-h16-D1: whom the fall kills leaves it there', () => {
    const begun = house([], {
      rooms: ['upper-landing', 'foyer', undefined],
      stack: ['collapsed-room', 'crypt'],
      traits: [{}, { speed: 1 }],
    });
    untilTurnOf(begun, '1');
    begun.dice.push(...blanks(3), 2);
    begun.choose('discover foyer 0');
    while (begun.asked !== '1 split') begun.choose(begun.choices[0] ?? '');
    begun.choose('answer 2');
    expect([begun.G.explorers[1]?.life, begun.monster('phantom')?.room, begun.asked]).toEqual([
      'dead',
      'crypt',
      '2 turn',
    ]);
  });

  test('BH-h16-R: whom it kills has lost the fight, and it is gone', () => {
    const begun = find(house([...blanks(3), 2, ...blanks(5)], { traits: [{}, { might: 3, speed: 1 }] }));
    begun.choose('answer 2');
    expect(begun.monster('phantom')).toBeUndefined();
    expect([begun.G.explorers[1]?.life, begun.asked]).toEqual(['dead', '2 turn']);
  });

  test('BH-h16-K8: an attack that its weapon spoils is lost, and the Phantom stays', () => {
    const begun = find(house([], { cards: [[], ['revolver', 'sacrificial-dagger'], ['girl']] }));
    // With the Revolver it can't be attacked: it has no Speed.
    expect(begun.choices).toEqual(['answer m1 might', 'answer m1 might sacrificial-dagger']);
    begun.dice.push(...blanks(4), ...blanks(2));
    begun.choose('answer m1 might sacrificial-dagger');
    expect(begun.monster('phantom')?.room).toBe('crypt');
    expect([begun.asked, begun.of('attack ')]).toEqual(['1 turn', []]);
  });

  test('BH-h16-D2 BH138: beaten where a vision orders the attack it is beaten', () => {
    const begun = find(house(TIED));
    begun.bring('2', 'upper-landing');
    begun.dice.push(...blanks(3), ...WON);
    begun.draw('bloody-vision', '1');
    expect([begun.monster('phantom'), begun.cardsOf('1')]).toEqual([undefined, ['girl']]);
  });

  test('BH-h16-K9 BH170: nor does a vision set the traitor on it', () => {
    const begun = find(house(TIED));
    const to = { room: 'upper-landing', side: null };
    begun.run([
      { do: 'put', seat: '1', to },
      { do: 'put', seat: '2', to },
      { do: 'put', seat: '0', to: { room: 'crypt', side: null } },
    ]);
    untilTurnOf(begun, '0');
    begun.run([ownStep('card:bloody-vision/strike')], '0');
    expect([begun.asked, begun.told.filter((kind) => kind === 'attack').length]).toEqual(['0 turn', 1]);
  });

  test('BH20: it is in the way of heroes like any monster', () => {
    const begun = find(house(TIED));
    tick(begun, [0]);
    expect(begun.optionOf('go basement-landing')?.cost).toBe(2);
  });

  test('BH-h16-K9: harm from elsewhere does nothing to it', () => {
    const begun = find(house(TIED));
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }]);
    expect(begun.monster('phantom')?.stunned).toBe(0);
  });
});

describe('BH-h16-D3 BH-h16-K11: nothing is left to be found down there', () => {
  /** All such rooms lie upstairs, but for the Crypt and the Lake. */
  const explored = (dice: readonly number[]) => {
    const begun = house(dice);
    const { G } = begun;
    const marked = Object.entries(begun.box.rooms).flatMap(([room, { floors, symbol }]) =>
      floors.includes('basement') && symbol !== undefined && symbol !== 'item' ? [room] : [],
    );
    for (const [n, room] of marked.filter((one) => one !== 'crypt').entries())
      G.tiles.push({ room, floor: 'upper', x: 20 + 2 * n, y: 20, turn: 0, isLost: false });
    G.stack = G.stack.filter((room) => !marked.includes(room) || room === 'crypt');
    return begun;
  };

  test('the traitor puts them at the end of his turn into a room where they have not been', () => {
    const begun = find(explored(LOST));
    begun.choose('answer 1');
    tick(begun, [0]);
    // The landing is the only one.
    expect([begun.monster('phantom')?.room, begun.slice.used]).toEqual([
      'basement-landing',
      ['crypt', 'basement-landing'],
    ]);
  });

  test('where one is unused it is that one', () => {
    const begun = find(explored(LOST));
    begun.choose('answer 1');
    begun.G.tiles.push({ room: 'wine-cellar', floor: 'basement', x: 9, y: 9, turn: 0, isLost: false });
    begun.set({ used: ['crypt', 'basement-landing'] });
    tick(begun, [0]);
    expect([begun.asked, begun.monster('phantom')?.room]).toEqual(['1 turn', 'wine-cellar']);
  });

  test.each([
    ['while it stands somewhere', TIED],
    ['when she is free', WON],
  ])('%s he does not', (_, dice) => {
    const begun = find(explored(dice));
    const before = begun.G.monsters.length;
    tick(begun, [0]);
    expect([begun.asked, begun.G.monsters.length, begun.slice.used]).toEqual(['1 turn', before, ['crypt']]);
  });

  test('as long as such a room can be found he does not', () => {
    const begun = explored([]);
    tick(begun, [0]);
    expect([begun.monster('phantom'), begun.asked]).toEqual([undefined, '1 turn']);
  });

  test('BH-h16-K3: where they have been everywhere, into any but the last; a dead traitor’s player as well', () => {
    const begun = find(explored(LOST));
    begun.choose('answer 1');
    begun.G.tiles.push({ room: 'wine-cellar', floor: 'basement', x: 9, y: 9, turn: 0, isLost: false });
    begun.set({ used: ['crypt', 'basement-landing', 'wine-cellar'] });
    begun.run([{ do: 'die', seat: '0' }]);
    untilTurnOf(begun, '2');
    begun.dice.push(0);
    begun.choose('end');
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer basement-landing', 'answer crypt']]);
  });
});

describe('the bomb', () => {
  test.each([
    [3, 8],
    [4, 7],
    [5, 6],
    [6, 5],
  ])('BH-h16-T: with %d players it goes off by %d or more', (players, from) => {
    const explorers = [
      'ox-bellows',
      'missy-dubourde',
      'peter-akimoto',
      'vivian-lopez',
      'brandon-jaspers',
      'jenny-leclerc',
    ];
    const blown = (total: number) => {
      const begun = house([], {
        explorers: explorers.slice(0, players),
        revealer: String(players - 1),
        cards: [],
      });
      begun.run([ownStep('haunt/bomb.ticked', { total })]);
      return begun.G.outcome?.side;
    };
    expect([blown(from - 1), blown(from)]).toEqual([undefined, 'traitor']);
  });

  test('BH-h16-T: at the end of each traitor’s turn the track goes on, and so many dice are rolled, also when he is dead (BH-g14)', () => {
    const begun = house();
    tick(begun, [2]);
    tick(begun, [2, 2]);
    expect([begun.slice.track, begun.dice]).toEqual([2, []]);
    begun.run([{ do: 'die', seat: '0' }]);
    untilTurnOf(begun, '2');
    begun.dice.push(0, 0, 0);
    begun.choose('end');
    expect([begun.slice.track, begun.dice]).toEqual([3, []]);
  });

  test('BH-h16-T BH5: eight dice at most', () => {
    const begun = house();
    begun.set({ track: 11 });
    tick(begun, [2, 2, 2, 1, 0, 0, 0, 0]);
    expect([begun.slice.track, begun.G.outcome]).toEqual([12, null]);
    tick(begun, [2, 2, 2, 2, 0, 0, 0, 0]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
  });

  test('BH-h16-K10: it is nobody’s own roll, and no card changes it', () => {
    const begun = house([], { cards: [['angel-feather', 'lucky-stone'], [], ['girl']] });
    tick(begun, [0]);
    expect(begun.asked).toBe('1 turn');
    expect(begun.cardsOf('0')).toEqual(['angel-feather', 'lucky-stone']);
  });

  test('BH-h16-T BH156: what sets it off is the traitor’s to know', () => {
    const begun = house();
    expect(begun.viewOf('0').goal?.next).toEqual({ kind: 'tick', facts: { dice: 1, from: 8 } });
    expect(JSON.stringify(begun.viewOf('1').goal)).not.toContain('tick');
    expect(
      bomb(() => 5).steps?.tick?.({ ...begun.at, mine: null as never, self: begun.at.self }, {} as never),
    ).toEqual([expect.not.objectContaining({ rows: expect.anything() })]);
  });

  test('BH-h16-K5: who has left has lost as well when it goes off', () => {
    const begun = freed();
    begun.run([{ do: 'leave', seat: '1' }]);
    expect(begun.G.outcome).toBeNull();
    begun.run([ownStep('haunt/bomb.ticked', { total: 8 })]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'] });
  });

  test('BH-h16-H: by Knowledge 7 in the room of the victory it is defused, once a turn, and the heroes have won', () => {
    const begun = freed([2, 2, 2, ...blanks(1)], { traits: [{}, { knowledge: 4 }] });
    expect(begun.of('use ')).toEqual(['use defuse']);
    // One more by the Girl: five dice.
    begun.dice.push(0);
    begun.choose('use defuse');
    expect([begun.G.outcome, begun.of('use '), begun.told.at(-1)]).toEqual([null, [], 'task-failed']);
    tick(begun, [0]);
    untilTurnOf(begun, '1');
    begun.dice.push(2, 2, 2, 1, 0);
    begun.choose('use defuse');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h16-D6: whoever defuses it needs no Girl, but has to be in that room, and a hero', () => {
    const begun = freed();
    untilTurnOf(begun, '2');
    expect(begun.of('use ')).toEqual([]);
    begun.run(
      [
        { do: 'put', seat: '2', to: { room: 'crypt', side: null } },
        { do: 'put', seat: '0', to: { room: 'crypt', side: null } },
      ],
      '2',
    );
    begun.run([{ do: 'begin-turn', seat: '2' }], '2');
    expect(begun.of('use ')).toEqual(['use defuse']);
    untilTurnOf(begun, '0');
    expect(begun.of('use ')).toEqual([]);
  });
});

describe('out by the front door', () => {
  const inHall = (begun: House) => begun.bring('2', 'entrance-hall');

  test('BH-h16-H BH-g11: it can be tried once the Girl is freed', () => {
    const early = house([], { rooms: [undefined, undefined, 'entrance-hall'] });
    untilTurnOf(early, '2');
    expect(early.of('use ')).toEqual([]);
    const begun = freed();
    inHall(begun);
    untilTurnOf(begun, '2');
    expect(begun.of('use ')).toEqual(['use front-door might', 'use front-door knowledge']);
  });

  test('BH-h16-H: by 6 it opens, not by 5', () => {
    const tried = (total: number) => {
      const begun = freed(blanks(8), { decks: { event: ['night-view'] } });
      begun.run([ownStep('haunt/door.tried', { seat: '2', total })], '2');
      return begun.slice.door.openedIn !== null;
    };
    expect([tried(5), tried(6)]).toEqual([false, true]);
  });

  test('BH-g26 BH-front-door: that it stands open lies on the table, for both sides and who looks on', () => {
    const begun = freed(blanks(8), { decks: { event: ['night-view'] } });
    begun.run([ownStep('haunt/door.tried', { seat: '2', total: 6 })], '2');
    for (const seat of ['0', '1', null])
      expect(begun.viewOf(seat).marks).toContainEqual({ on: { room: 'entrance-hall' }, word: 'door' });
  });

  /** The door is open, Peter has his turn in the Entrance Hall, and Ox is there as well or not. */
  const out = (isMet: boolean, more: More = {}) => {
    const begun = freed([], more);
    begun.set({ door: { openedIn: 0 } });
    inHall(begun);
    if (isMet) begun.bring('0', 'entrance-hall');
    begun.run([{ do: 'begin-turn', seat: '2' }], '2');
    return begun;
  };

  test('BH-g39 BH20: leaving costs a space, and one more for each opponent there', () => {
    expect([out(false).optionOf('use leave')?.cost, out(true).optionOf('use leave')?.cost]).toEqual([1, 2]);
    const begun = out(true);
    begun.choose('use leave');
    expect(begun.G.explorers[2]?.life).toBe('left');
  });

  test('BH-g39 BH88: as the first step of a turn it is always possible, later on where it can be paid', () => {
    const slow = out(true, { traits: [{}, {}, { speed: 1 }] });
    slow.choose('use leave');
    expect(slow.G.explorers[2]?.life).toBe('left');
    const late = out(true);
    late.G.turn.hasMoved = true;
    late.G.turn.spent = (late.viewOf('2').values['2']?.speed ?? 0) - 1;
    late.run([], '2');
    expect(late.choices).not.toContain('use leave');
    expect(late.optionOf('use leave')?.not).toEqual({
      reason: 'held-up',
      clause: 'BH-front-door',
      facts: { cost: 2, left: 1 },
    });
    const free = out(false);
    free.G.turn.hasMoved = true;
    free.G.turn.spent = (free.viewOf('2').values['2']?.speed ?? 0) - 1;
    free.run([], '2');
    expect(free.choices).toContain('use leave');
    free.G.turn.isMovementOver = true;
    free.run([], '2');
    expect(free.optionOf('use leave')).toBeUndefined();
  });

  test('BH-h16-D5: won when she is out with her holder and no living hero is in the house', () => {
    const begun = freed();
    begun.run([{ do: 'leave', seat: '1' }]);
    expect(begun.G.outcome).toBeNull();
    begun.run([{ do: 'leave', seat: '2' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
    const dead = freed();
    dead.run([{ do: 'leave', seat: '1' }]);
    dead.run([{ do: 'die', seat: '2' }]);
    expect(dead.G.outcome).toMatchObject({ side: 'heroes' });
  });

  test('BH-h16-K12: with all of them out and her inside only the bomb is waited for, be the traitor dead', () => {
    const begun = freed();
    begun.run([{ do: 'drop', seat: '1', card: 'girl' }]);
    begun.run([
      { do: 'leave', seat: '1' },
      { do: 'leave', seat: '2' },
    ]);
    expect([begun.G.outcome, begun.asked]).toEqual([null, '0 turn']);
    begun.dice.push(...Array<number>(40).fill(1));
    begun.run([{ do: 'die', seat: '0' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'goal' });
  });

  test('BH-g11: the traitor neither opens it nor leaves by it', () => {
    const begun = freed([], { rooms: ['entrance-hall', 'basement-landing', undefined] });
    untilTurnOf(begun, '0');
    expect(begun.of('use ')).toEqual([]);
    begun.set({ door: { openedIn: 1 } });
    begun.run([{ do: 'begin-turn', seat: '0' }], '0');
    expect(begun.of('use ')).toEqual([]);
  });

  test('BH-h16-D4 BH-h16-K6: her holder dies: she stays, and goes with the next who enters; with the traitor she is not rescued', () => {
    const begun = freed();
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.piles).toEqual([expect.objectContaining({ room: 'crypt', cards: ['girl'] })]);
    begun.bring('0', 'crypt');
    expect(begun.cardsOf('0')).toEqual(['girl']);
    begun.bring('2', 'crypt');
    untilTurnOf(begun, '2');
    expect(begun.of('use ')).toEqual(['use defuse']);
    begun.run([{ do: 'leave', seat: '2' }], '2');
    expect(begun.G.outcome).toBeNull();
  });
});

describe('BH-h16: what comes next is said, and where', () => {
  const goalOf = (begun: House) => {
    const { next, own, rooms, prey } = begun.viewOf('1').goal ?? {};
    return { kind: next?.kind, own, rooms, prey };
  };

  test('she is looked for by those below; the others make for the basement', () => {
    const begun = house([], { rooms: ['upper-landing', 'basement-landing', 'foyer'] });
    expect(goalOf(begun)).toMatchObject({ kind: 'search', own: { 1: [], 2: ['basement-landing'] } });
    begun.G.tiles.push(
      ...Object.keys(begun.box.rooms)
        .filter((room) => begun.G.tiles.every((tile) => tile.room !== room))
        .map((room, n) => ({
          room,
          floor: 'upper' as const,
          x: 20 + 2 * n,
          y: 20,
          turn: 0 as const,
          isLost: false,
        })),
    );
    expect(goalOf(begun).kind).toBe('wait');
  });

  test('it is fought where it stands; then the bomb is for whoever knows enough, the door for the others', () => {
    expect(goalOf(find(house(TIED)))).toMatchObject({ kind: 'beat', rooms: ['crypt'], prey: ['m1'] });
    const begun = freed([], {
      traits: [{}, { knowledge: 5 }, { knowledge: 1 }],
      tiles: [['stairs-from-basement', 'basement', 0, 1, 2]],
    });
    expect(goalOf(begun)).toMatchObject({ kind: 'escape', own: { 1: ['crypt'], 2: ['entrance-hall'] } });
    begun.set({ door: { openedIn: 1 } });
    expect(goalOf(begun)).toMatchObject({
      kind: 'leave',
      own: { 1: ['entrance-hall'], 2: ['entrance-hall'] },
    });
  });
});

test('BH-h16-K6: with the Girl in the traitor’s hand and the door open, whoever knows enough goes for the bomb', () => {
  const begun = freed([], {
    traits: [{}, { knowledge: 6 }, { knowledge: 1 }],
    tiles: [['stairs-from-basement', 'basement', 0, 1, 2]],
  });
  begun.set({ door: { openedIn: 1 } });
  for (const explorer of begun.G.explorers) explorer.cards = [];
  begun.G.explorers[0]?.cards.push('girl');
  begun.run([], '1');
  expect(begun.viewOf('1').goal?.own?.['1']).toEqual(['crypt']);
});

test('BH-h16: with the last hero the traitor has won', () => {
  const begun = house();
  begun.run([
    { do: 'die', seat: '1' },
    { do: 'die', seat: '2' },
  ]);
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
});

test.each(['heroes', 'traitor'])('BH-h16: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('16', [side])).toHaveProperty([side]);
});
