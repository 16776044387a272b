import { policyWith } from '@games/betrayal/bot/policy';
import { BOARD, type State } from '@games/betrayal/haunts/40-buried-alive/state';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { type Laid, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

const CELLAR: readonly Laid[] = [
  ['crypt', 'basement', 0, -1, 2],
  ['organ-room', 'basement', 1, 0],
  ['kitchen', 'basement', -1, 0, 1],
  ['larder', 'basement', 0, 1],
];
/** The same with a barrier in the east, and a room beyond it. */
const PARTED: readonly Laid[] = [
  ...CELLAR.slice(0, 1),
  ['chasm', 'basement', 1, 0],
  ...CELLAR.slice(2),
  ['storeroom', 'basement', 2, 0, 3],
];

/** Ox has revealed it with the Spirit Board; Peter begins, then Ox, then Missy, who is the traitor. The driver lies in the Crypt. */
const house = (more: More = {}): House =>
  hauntedHouse<State>(40, {
    tiles: CELLAR,
    cards: [[BOARD]],
    rooms: ['basement-landing', 'entrance-hall', 'basement-landing'],
    setup: ['answer crypt'],
    ...more,
  });

/** Ox, with the Board, has a turn. */
const withBoard = (more: More = {}): House => {
  const begun = house(more);
  untilTurnOf(begun, '0');
  return begun;
};
/** Missy has a turn. */
const traitors = (more: More = {}): House => {
  const begun = house(more);
  untilTurnOf(begun, '1');
  return begun;
};
/** All know the room. */
const known = (begun: House, room = 'crypt'): House =>
  begun.set({ grave: [{ among: [room], count: 1, rooms: [room] }] });

const SEATS = ['0', '1', '2', null];
const among = (begun: House) => begun.slice.grave[0]?.among;
const marksOf = (begun: House, seat: string | null, ...words: readonly string[]) =>
  begun
    .viewOf(seat)
    .marks.filter(({ word }) => words.includes(word))
    .map(({ on, word, value }) => [on, word, value ?? null]);
const roomsMarked = (begun: House, seat: string | null, word: string) =>
  marksOf(begun, seat, word).map(([on]) => (on as { room: string }).room);
const heard = (begun: House, seat: string | null) =>
  journalFor(begun.G.journal ?? [], seat).map(({ kind }) => kind);
const factsOf = (begun: House, seat: string | null, kind: string) =>
  journalFor(begun.G.journal ?? [], seat).findLast((line) => line.kind === kind)?.facts;
const weightsOf = (begun: House, seat: string) => {
  const view = begun.viewOf(seat);
  const weights = policyWith(begun.box)(view, {} as Ctx, view.choices);
  return Object.fromEntries(
    view.choices.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
  );
};

describe('what begins', () => {
  test('BH-h40-S: whoever sits left of the revealer is the traitor, and alone is asked for a room of the basement; the track is at 0', () => {
    const begun = house({ setup: [] });
    expect(begun.G.haunt).toMatchObject({ traitor: '1', sides: ['heroes', 'traitor', 'heroes'] });
    expect(begun.asked).toBe('1 pick');
    expect(begun.choices).toEqual(['answer crypt', 'answer organ-room', 'answer kitchen', 'answer larder']);
    begun.choose('answer larder');
    expect(begun.asked).toBe('2 turn');
    expect(begun.slice).toMatchObject({ track: 0, wounds: 0, fresh: [], dig: { done: [] } });
    expect(marksOf(begun, '0', 'track', 'wounds')).toEqual([
      ['haunt', 'track', 0],
      ['haunt', 'wounds', 0],
    ]);
  });

  test('BH-h40-S, BH-h40-D7: the traitor lays what is missing to five rooms of the basement, as they come, and nothing is drawn for them', () => {
    const begun = house({
      setup: [],
      tiles: CELLAR.slice(0, 2),
      stack: ['attic', 'storeroom', 'wine-cellar', 'larder'],
    });
    const laid: string[] = [];
    while (begun.asked !== '1 pick') {
      expect(begun.asked).toMatch(/^1 (doorway|place)$/);
      laid.push(begun.asked);
      begun.choose(begun.choices[0] ?? '');
    }
    expect(laid.length).toBeGreaterThanOrEqual(2);
    const rooms = begun.G.tiles.flatMap(({ room, floor }) => (floor === 'basement' ? [room] : []));
    expect(rooms).toEqual(['basement-landing', 'crypt', 'organ-room', 'storeroom', 'wine-cellar']);
    expect(begun.choices).toEqual([
      'answer crypt',
      'answer organ-room',
      'answer storeroom',
      'answer wine-cellar',
    ]);
    expect(begun.G.explorers.map(({ cards }) => cards.length)).toEqual([1, 0, 0]);
  });

  test('BH-h40-S: with five or more there is nothing to lay', () => {
    const more: readonly Laid[] = [...CELLAR, ['wine-cellar', 'basement', 0, 2]];
    const begun = house({ setup: [], tiles: more });
    expect(begun.choices).toHaveLength(5);
    expect(begun.G.tiles.filter(({ floor }) => floor === 'basement')).toHaveLength(6);
  });

  test('BH-h40-D7, BH-h40-K7: not the Landing, nor the Mystic Elevator, which counts among the five all the same', () => {
    const begun = house({ setup: [], tiles: [...CELLAR.slice(0, 3), ['mystic-elevator', 'basement', 0, 1]] });
    expect(begun.choices).toEqual(['answer crypt', 'answer organ-room', 'answer kitchen']);
  });

  test('BH-h40-K7: where no tile of the basement is left, there are fewer, and it begins all the same', () => {
    const begun = house({ setup: [], tiles: CELLAR.slice(0, 2), stack: ['attic'], isStackShort: true });
    expect(begun.choices).toEqual(['answer crypt', 'answer organ-room']);
  });
});

describe('what is secret', () => {
  test('BH-h40-S, BH55: the traitor sees the room, the others which it may be; the journal tells nobody', () => {
    const begun = house();
    expect(roomsMarked(begun, '1', 'buried')).toEqual(['crypt']);
    expect(roomsMarked(begun, '1', 'maybe')).toEqual(['organ-room', 'kitchen', 'larder']);
    for (const seat of ['0', '2', null]) {
      expect(roomsMarked(begun, seat, 'buried')).toEqual([]);
      expect(roomsMarked(begun, seat, 'maybe')).toEqual(['crypt', 'organ-room', 'kitchen', 'larder']);
      expect((begun.shownTo(seat) as State).grave).toEqual([
        { among: ['crypt', 'organ-room', 'kitchen', 'larder'], count: 1, rooms: [] },
      ]);
      expect(JSON.stringify(journalFor(begun.G.journal ?? [], seat))).not.toContain('crypt');
    }
    expect(JSON.stringify(journalFor(begun.G.journal ?? [], '1'))).not.toContain('crypt');
  });

  test('BH-h40-S: whichever room it is, the same seats are asked the same in the same order, and nobody is asked for the answer', () => {
    const asks = (room: string) => {
      const begun = house({ setup: [], dice: thrown(4, 3) });
      const found = [begun.asked, ...begun.choices];
      begun.choose(`answer ${room}`);
      begun.choose('go organ-room');
      begun.choose('use ask');
      found.push(begun.asked, ...begun.choices);
      return found;
    };
    expect(asks('larder')).toEqual(asks('kitchen'));
  });

  test('BH-h40-S: bots that can’t know deal it anew among the rooms it may be; the traitor’s don’t', () => {
    const begun = house();
    const guess = (seat: string | null) => {
      const random = new RandomSource({ seed: 'guess', position: 0 });
      const haunt = begun.box.haunts[40];
      const dealt = Array.from(
        { length: 60 },
        () =>
          (haunt?.guess(begun.shownTo(seat) as never, random, begun.at as never) as State | undefined)
            ?.grave[0]?.rooms[0],
      );
      return [...new Set(dealt)].sort();
    };
    expect(guess('0')).toEqual(['crypt', 'kitchen', 'larder', 'organ-room']);
    expect(guess('1')).toEqual(['crypt']);
  });

  test('BH172, BH-h40-D2: how much the driver suffers and how often digging succeeds lies open; how much and how often is told to one side each', () => {
    const begun = house().set({ wounds: 5, dig: { done: ['crypt'] } });
    for (const seat of SEATS)
      expect(marksOf(begun, seat, 'wounds', 'dug')).toEqual([
        ['haunt', 'dug', 1],
        ['haunt', 'wounds', 5],
      ]);
    expect(begun.viewOf('1').goal?.next).toMatchObject({ kind: 'hide', facts: { sum: 5, of: 12 } });
    known(begun);
    expect(begun.viewOf('0').goal?.next).toMatchObject({ kind: 'dig', facts: { done: 1, of: 3 } });
    expect(JSON.stringify(begun.viewOf('0').goal)).not.toContain('12');
    expect(begun.viewOf('1').goal?.next).toMatchObject({ kind: 'guard', facts: { sum: 5, of: 12 } });
  });
});

describe('asking', () => {
  test('BH-h40-H: on moving into a room, by Knowledge 3+, for no space; “yes” is heard by all, and ends the search', () => {
    const begun = house({ dice: thrown(4, 3) });
    begun.choose('go crypt');
    const { spent } = begun.G.turn;
    expect(begun.optionOf('use ask')?.odds).toMatchObject({ dice: 4, from: 3 });
    begun.choose('use ask');
    expect(begun.G.turn.spent).toBe(spent);
    for (const seat of SEATS) {
      expect(heard(begun, seat)).toEqual(expect.arrayContaining(['asks', 'answer-yes', 'found']));
      expect(factsOf(begun, seat, 'found')).toEqual({ room: { term: 'rooms.crypt' } });
      expect(roomsMarked(begun, seat, 'buried')).toEqual(['crypt']);
      expect(roomsMarked(begun, seat, 'maybe')).toEqual([]);
    }
    expect(begun.asked).toBe('2 turn');
  });

  test('BH156: what helps the roll knows what it has to reach, and no other seat does', () => {
    const begun = house({ cards: [[BOARD], [], ['rabbits-foot']], dice: thrown(4, 2) });
    begun.choose('go crypt', 'use ask');
    expect(begun.asked).toBe('2 after-roll');
    expect(begun.choices.map((one) => begun.optionOf(one)?.odds?.from)).toContain(3);
    expect(JSON.stringify(begun.viewOf('1').choices)).toBe('[]');
  });

  test('BH-h40-D4: “no” is heard by all as well, and the room is none of those any more', () => {
    const begun = house({ dice: thrown(4, 3) });
    begun.choose('go larder', 'use ask');
    for (const seat of SEATS) {
      expect(heard(begun, seat)).toContain('answer-no');
      expect(roomsMarked(begun, seat, 'maybe')).not.toContain('larder');
    }
    expect(among(begun)).toEqual(['crypt', 'organ-room', 'kitchen']);
    expect(heard(begun, '0')).not.toContain('found');
  });

  test('BH-h40-D9: an ask that failed tells nothing, and was that turn’s one', () => {
    const begun = house({ dice: thrown(4, 2) });
    begun.choose('go crypt', 'use ask');
    expect(heard(begun, '1')).toContain('task-failed');
    expect(among(begun)).toHaveLength(4);
    begun.choose('go basement-landing');
    expect(begun.of('use ask')).toEqual([]);
    begun.choose('go crypt');
    expect(begun.of('use ask')).toEqual([]);
  });

  test('BH-h40-D4: in any room, upstairs too, one a turn', () => {
    const begun = house({ rooms: [undefined, undefined, 'foyer'], dice: thrown(4, 4) });
    begun.choose('go entrance-hall', 'use ask');
    expect(heard(begun, null)).toContain('answer-no');
    expect(among(begun)).toHaveLength(4);
    begun.choose('go foyer');
    expect(begun.of('use ask')).toEqual([]);
  });

  test('BH-h40-H: the traitor asks nothing', () => {
    const begun = traitors({ rooms: ['foyer', 'basement-landing'] });
    begun.choose('go crypt');
    expect(begun.of('use ask')).toEqual([]);
  });

  test('BH-h40-K1: where one has stayed since the last turn it takes going out and in again', () => {
    const begun = house({ rooms: ['foyer', undefined, 'crypt'] });
    expect(begun.optionOf('use ask')).toMatchObject({ not: { reason: 'not-moved-in', clause: 'BH-h40' } });
    begun.choose('go basement-landing');
    begun.choose('go crypt');
    expect(begun.optionOf('use ask')?.not).toBeUndefined();
    begun.choose('end');
    begun.reload(0);
    begun.put('2', 'larder');
    untilTurnOf(begun, '2');
    expect(begun.choices).not.toContain('use ask');
  });

  test('BH-h40-K1: who is brought in in another’s turn may ask in the next of one’s own, and in a room just discovered one may as well', () => {
    const begun = withBoard({ dice: [0], rooms: ['foyer'] });
    begun.bring('2', 'crypt');
    untilTurnOf(begun, '2');
    expect(begun.choices).toContain('use ask');
    const found = house({
      rooms: ['foyer', undefined, 'larder'],
      stack: ['furnace-room'],
      decks: { omen: ['ring'] },
    });
    found.choose('discover larder 2');
    while (found.asked !== '2 turn') found.choose(found.choices[0] ?? '');
    expect(found.placeOf('2')).toBe('furnace-room');
    expect(found.choices).toContain('use ask');
  });

  test('BH-h40-K2: with one room left nothing has to be asked any more', () => {
    const begun = house({ dice: thrown(4, 3) });
    begun.set({ grave: [{ among: ['crypt', 'larder'], count: 1, rooms: ['crypt'] }] });
    begun.choose('go larder', 'use ask');
    for (const seat of SEATS) {
      expect(heard(begun, seat)).toEqual(expect.arrayContaining(['answer-no', 'found']));
      expect(roomsMarked(begun, seat, 'buried')).toEqual(['crypt']);
    }
    expect(begun.cardsOf('0')).toEqual([]);
    untilTurnOf(begun, '0');
    begun.choose('go kitchen');
    expect(begun.slice.fresh).toContain('0');
    expect(begun.of('use ask')).toEqual([]);
  });
});

describe('digging', () => {
  test('BH-h40-H: as many successes of Might 4+ there as there are players, once a turn for each hero, are the heroes’ win', () => {
    const begun = known(
      house({
        tiles: [...CELLAR.slice(0, 2), ['dusty-hallway', 'basement', -1, 0], ...CELLAR.slice(3)],
        setup: ['answer dusty-hallway'],
        rooms: ['dusty-hallway', 'entrance-hall', 'dusty-hallway'],
        dice: [...thrown(3, 4), ...thrown(5, 3), 0, ...thrown(3, 5), ...thrown(5, 4)],
      }),
      'dusty-hallway',
    );
    begun.choose('use dig dusty-hallway');
    expect(begun.slice.dig.done).toHaveLength(1);
    expect(factsOf(begun, '1', 'task-done')).not.toHaveProperty('of');
    expect(factsOf(begun, '0', 'task-done')).toMatchObject({ done: 1, of: 3 });
    expect(begun.of('use dig')).toEqual([]);
    untilTurnOf(begun, '0');
    begun.choose('use dig dusty-hallway');
    expect([begun.slice.dig.done.length, heard(begun, '1')]).toEqual([
      1,
      expect.arrayContaining(['task-failed']),
    ]);
    untilTurnOf(begun, '2');
    begun.choose('use dig dusty-hallway');
    expect([begun.slice.dig.done.length, begun.G.outcome]).toEqual([2, null]);
    untilTurnOf(begun, '0');
    begun.choose('use dig dusty-hallway');
    expect(begun.G.outcome).toEqual({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH-h40-K3: nobody digs before the room is known, nor elsewhere, nor does the traitor', () => {
    const begun = house({ rooms: ['larder', undefined, 'crypt'] });
    expect(begun.of('use dig')).toEqual([]);
    expect(known(begun).of('use dig')).toEqual(['use dig crypt']);
    begun.choose('go basement-landing');
    expect(begun.of('use dig')).toEqual([]);
    const traitor = known(traitors({ rooms: [undefined, 'crypt'] }));
    expect([traitor.asked, traitor.of('use dig')]).toEqual(['1 turn', []]);
  });

  test('BH-h40-D9, BH-g8: who has just asked may dig in the same turn: two kinds', () => {
    const begun = house({ dice: [...thrown(4, 3), ...thrown(3, 4)] });
    begun.choose('go crypt', 'use ask', 'use dig crypt');
    expect(begun.slice.dig.done).toEqual(['crypt']);
  });

  test('BH-g30: in a room with a barrier from either side', () => {
    for (const side of [1, 3]) {
      const begun = house({
        tiles: [...CELLAR.slice(0, 1), ['chasm', 'basement', 1, 0], ...CELLAR.slice(2)],
        setup: ['answer chasm'],
        rooms: ['foyer', undefined, `chasm ${side}`],
      });
      known(begun, 'chasm');
      expect(begun.of('use dig')).toEqual(['use dig chasm']);
    }
  });
});

describe('what the driver suffers', () => {
  test('BH-h40-T, BH-h40-D8: at the end of each traitor’s turn the track moves, then so many dice are rolled', () => {
    const begun = house({ dice: [2, 1, 2, 0, 1, 0] });
    expect([begun.slice.track, begun.slice.wounds]).toEqual([0, 0]);
    for (const so of [
      [1, 2],
      [2, 5],
      [3, 6],
    ]) {
      untilTurnOf(begun, '1');
      begun.choose('end');
      expect([begun.slice.track, begun.slice.wounds]).toEqual(so);
    }
    expect(begun.dice).toEqual([]);
    expect(factsOf(begun, '0', 'chokes')).toMatchObject({ sum: 6, points: 1 });
  });

  test('BH-h40-D8, BH5: 8 dice at the most', () => {
    const begun = traitors({ dice: thrown(8, 3) }).set({ track: 9 });
    begun.choose('end');
    expect([begun.slice.track, begun.slice.wounds, begun.dice]).toEqual([10, 3, []]);
  });

  test('BH-h40-K6, BH-g14: it is nobody’s own roll, which no card helps, and goes on when the traitor is dead', () => {
    const begun = traitors({ cards: [[BOARD], ['rabbits-foot']], dice: [1] });
    begun.choose('end');
    expect([begun.asked, begun.slice.wounds]).toEqual(['2 turn', 1]);
    begun.run([{ do: 'die', seat: '1' }]);
    begun.reload(2, 1);
    untilTurnOf(begun, '0');
    begun.choose('end');
    expect([begun.asked, begun.slice.track, begun.slice.wounds]).toEqual(['2 turn', 2, 4]);
  });

  test('BH-h40-T: at 12 the traitor has won, at 11 not', () => {
    const alive = traitors({ dice: [1] }).set({ wounds: 10 });
    alive.choose('end');
    expect([alive.slice.wounds, alive.G.outcome]).toEqual([11, null]);
    const dead = traitors({ dice: [1] }).set({ wounds: 11 });
    dead.choose('end');
    expect(dead.G.outcome).toEqual({ side: 'traitor', winners: ['1'], how: 'goal' });
  });

  test('BH-h40-D3: when all heroes are dead the traitor has won at once', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }]);
    expect(begun.G.outcome).toBeNull();
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.G.outcome).toEqual({ side: 'traitor', winners: ['1'], how: 'dead' });
  });
});

describe('lines of moves', () => {
  test('BH-h40-H: to the heroes’ win: the room is asked for, and both dig', () => {
    const begun = house({
      tiles: [...CELLAR.slice(0, 2), ['dusty-hallway', 'basement', -1, 0], ...CELLAR.slice(3)],
      setup: ['answer dusty-hallway'],
      dice: [...thrown(4, 3), ...thrown(3, 4), ...thrown(5, 6), 2, ...thrown(3, 4)],
    });
    begun.choose('go dusty-hallway', 'use ask', 'use dig dusty-hallway', 'end');
    begun.choose('go dusty-hallway', 'use dig dusty-hallway', 'end');
    begun.choose('end');
    expect(begun.slice.wounds).toBe(2);
    begun.choose('use dig dusty-hallway');
    expect(begun.G.outcome).toEqual({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH-h40-T: to the traitor’s: three turns of all that the dice can do', () => {
    const begun = house({ dice: Array<number>(6).fill(2) });
    while (begun.G.outcome === null) begun.choose('end');
    expect(begun.G.outcome).toEqual({ side: 'traitor', winners: ['1'], how: 'goal' });
    expect(begun.slice).toMatchObject({ track: 3, wounds: 12 });
  });
});

describe('the Spirit Board', () => {
  const search = (total: number, more: readonly number[] = [], layout: More = {}): House => {
    const dice = [...thrown(4, total), ...more];
    const begun = withBoard({ ...layout, dice, traits: [{ sanity: 4 }] }).set({ wounds: 3 });
    begun.choose(`use ${BOARD}`);
    return begun;
  };

  test.each([0, 2])('BH-h40-R: a search of %d says nothing, and ends the turn', (total) => {
    const begun = search(total);
    expect(heard(begun, '0')).toContain('task-failed');
    expect([begun.asked, begun.slice.wounds, among(begun)?.length]).toEqual(['1 turn', 3, 4]);
  });

  test.each([3, 4])('BH-h40-R: a search of %d leads somebody', (total) => {
    const begun = search(total);
    expect(begun.asked).toBe('0 pick');
    expect(begun.choices).toEqual(['answer 0', 'answer 1', 'answer 2', 'answer nobody']);
    begun.choose('answer 2', 'answer crypt');
    expect([begun.placeOf('2'), begun.asked]).toEqual(['crypt', '1 turn']);
  });

  test.each([5, 6])('BH-h40-R: a search of %d heals the driver by 2 dice', (total) => {
    const begun = search(total, [1, 1]);
    expect([begun.slice.wounds, begun.asked]).toEqual([1, '1 turn']);
    expect(factsOf(begun, '1', 'eases')).toMatchObject({ points: 2, sum: 1 });
  });

  test('BH-h40-D2: not below 0', () => {
    const begun = search(5, [2, 2]);
    expect(begun.slice.wounds).toBe(0);
    expect(factsOf(begun, '1', 'eases')).toMatchObject({ points: 3, sum: 0 });
  });

  test('BH-h40-R, BH-h40-D1: a search of 7 names the room to all, and the card is discarded', () => {
    const begun = search(7);
    for (const seat of SEATS) expect(roomsMarked(begun, seat, 'buried')).toEqual(['crypt']);
    expect([begun.cardsOf('0'), begun.G.discardPiles.omen]).toEqual([[], [BOARD]]);
    expect(begun.asked).toBe('1 turn');
  });

  test('BH-h40-D1: known by asking, it is discarded too: on the floor, and from the traitor', () => {
    const ask = (more: More) => {
      const begun = house({ ...more, dice: thrown(4, 3) });
      begun.G.piles.push(
        ...(more?.cards?.length === 0 ? [{ room: 'foyer', side: null, cards: [BOARD] }] : []),
      );
      begun.choose('go crypt', 'use ask');
      return begun;
    };
    const lying = ask({ cards: [] });
    expect([lying.G.piles, lying.G.discardPiles.omen]).toEqual([[], [BOARD]]);
    const held = ask({ cards: [[], [BOARD]] });
    expect([held.cardsOf('1'), held.G.discardPiles.omen]).toEqual([[], [BOARD]]);
  });

  test('BH-h40-R, BH-h40-K5: once a turn, before a step or after, but not in the turn in which it came to one, nor once the room is known', () => {
    const begun = withBoard();
    expect(begun.choices).toContain(`use ${BOARD}`);
    begun.choose('go larder');
    expect(begun.choices).toContain(`use ${BOARD}`);
    expect(begun.optionOf(`use ${BOARD}`)?.clause).toBe('BH-h40');
    const fresh = house({ cards: [] });
    fresh.G.piles.push({ room: 'basement-landing', side: null, cards: [BOARD] });
    fresh.settle().choose(`take ${BOARD}`);
    expect(fresh.optionOf(`use ${BOARD}`)).toMatchObject({
      not: { reason: 'board-moved', clause: 'BH-h40' },
    });
    expect(known(begun).of(`use ${BOARD}`)).toEqual([]);
  });

  test('BH-h40-R: what one hopes for is the name, and a breath as well where there is something to heal', () => {
    const begun = withBoard();
    expect(begun.optionOf(`use ${BOARD}`)?.odds).toMatchObject({ dice: 3, from: 7 });
    begun.set({ wounds: 2 });
    expect(begun.optionOf(`use ${BOARD}`)?.odds).toMatchObject({ dice: 3, from: 5 });
  });

  test('BH-h40-D6: its own look at the stack is nobody’s, heroes’ nor traitor’s', () => {
    const begun = withBoard();
    expect(begun.viewOf('0').choices.filter(({ args }) => args[0] === BOARD)).toHaveLength(1);
    const traitor = traitors({ cards: [[], [BOARD]] });
    expect([traitor.asked, traitor.of(`use ${BOARD}`)]).toEqual(['1 turn', []]);
  });

  test('BH-h40-D1: the traitor who has it can’t drop or trade it', () => {
    const traitor = traitors({ cards: [[], [BOARD]], rooms: ['foyer', 'foyer'] });
    expect([traitor.of('drop '), traitor.of('trade ')]).toEqual([[], []]);
  });

  test('BH-h40-R: it can’t be given, traded or dropped', () => {
    const begun = withBoard({ cards: [[BOARD, 'axe'], [], ['bell']] });
    expect(begun.of('drop ')).toEqual(['drop axe']);
    begun.choose('trade 2');
    expect(begun.of('answer give')).toEqual(['answer give axe']);
    begun.choose('answer cancel', 'end');
    expect(begun.asked).toBe('1 turn');
    const other = house({ cards: [[BOARD], [], ['bell']] });
    other.choose('trade 0');
    expect(other.of('answer want')).toEqual([]);
  });

  const rob = (): House => {
    const begun = traitors({ rooms: ['foyer', 'foyer', 'basement-landing'] });
    begun.load('1', 'might', 5);
    begun.load('0', 'might', 3);
    begun.choose('attack 0 might');
    return begun;
  };

  test('BH-h40-R: taken by the traitor’s attack won by 2 or more it is destroyed: out of the game', () => {
    const begun = rob();
    expect(begun.choices).toEqual(['answer harm', `answer ${BOARD}`]);
    begun.choose(`answer ${BOARD}`);
    expect([begun.cardsOf('0'), begun.cardsOf('1'), begun.G.gone]).toEqual([[], [], [BOARD]]);
    expect(heard(begun, '2')).toContain('board-broken');
    expect(begun.changes('0')).toEqual({});
  });

  test('BH-h40-K4: … whatever it is stolen with', () => {
    const begun = traitors({ rooms: ['foyer', 'foyer'], cards: [[BOARD], ['pickpockets-gloves']] });
    begun.choose(begun.of('use pickpockets-gloves').find((one) => one.includes(BOARD)) ?? '');
    expect([begun.cardsOf('1').includes(BOARD), begun.G.gone]).toEqual([false, [BOARD]]);
  });

  test('BH-h40-D1: lying, anybody may pick it up; the traitor can’t use it or drop it, and a win by 2 or more gets it back whole', () => {
    const begun = traitors({ cards: [], rooms: ['foyer', 'basement-landing', 'basement-landing'] });
    begun.G.piles.push({ room: 'basement-landing', side: null, cards: [BOARD] });
    begun.settle().choose(`take ${BOARD}`);
    expect([begun.of(`use ${BOARD}`), begun.of('drop ')]).toEqual([[], []]);
    begun.reload(0);
    untilTurnOf(begun, '2');
    begun.reload(...thrown(3, 4), ...thrown(3, 2));
    begun.choose('attack 1 might', `answer ${BOARD}`);
    expect([begun.cardsOf('2'), begun.G.gone]).toEqual([[BOARD], []]);
    expect(begun.optionOf(`use ${BOARD}`)).toMatchObject({ not: { reason: 'board-moved' } });
  });

  test('BH-h40-D1: the dead let it fall, and a hero who picks it up searches from the next turn on', () => {
    const begun = house({ dice: [0] });
    begun.run([{ do: 'die', seat: '0' }]);
    begun.choose(`take ${BOARD}`);
    expect(begun.choices).not.toContain(`use ${BOARD}`);
    begun.choose('end');
    untilTurnOf(begun, '2');
    expect(begun.choices).toContain(`use ${BOARD}`);
  });

  test('BH-h40-D5: anybody, the traitor and oneself too, through three doors at most, or nobody; whoever has the Board chooses', () => {
    const begun = search(3);
    begun.choose('answer 1');
    // Missy stands in the Entrance Hall: three doors bring her up the stairs.
    expect(begun.asked).toBe('0 pick');
    expect(begun.choices).toContain('answer upper-landing');
    expect(begun.choices).not.toContain('answer entrance-hall');
    begun.choose('answer upper-landing');
    expect(begun.placeOf('1')).toBe('upper-landing');
    const nobody = search(3);
    nobody.choose('answer nobody');
    expect([nobody.asked, nobody.placeOf('2')]).toEqual(['1 turn', 'basement-landing']);
    const stays = search(3);
    stays.choose('answer 2', 'answer stay');
    expect(stays.placeOf('2')).toBe('basement-landing');
  });

  test('BH-h40-D5: three doors, and no fourth', () => {
    const begun = search(3, [], {
      tiles: [
        ...CELLAR,
        ['dusty-hallway', 'basement', 0, 2],
        ['wine-cellar', 'basement', 0, 3],
        ['vault', 'basement', 0, 4],
      ],
    });
    begun.choose('answer 2');
    expect(begun.choices).toContain('answer wine-cellar');
    expect(begun.choices).not.toContain('answer vault');
  });

  test('BH-h40-D5, BH-h40-K8: nothing is rolled to leave a room, and nobody is led across a barrier or into the Mystic Elevator', () => {
    const begun = search(3, [], {
      tiles: [...PARTED, ['mystic-elevator', 'basement', 0, 2, 0], ['junk-room', 'upper', 0, -1, 2]],
      rooms: ['basement-landing', 'entrance-hall', 'junk-room'],
    });
    begun.choose('answer 2');
    expect(begun.choices).toContain('answer upper-landing');
    begun.choose('answer upper-landing');
    expect([begun.placeOf('2'), begun.changes('2'), begun.dice]).toEqual(['upper-landing', {}, []]);
    const own = search(3, [], {
      tiles: [...PARTED, ['mystic-elevator', 'basement', 0, 2, 0]],
    });
    own.choose('answer 0');
    expect(own.choices).toContain('answer chasm');
    expect(own.choices).not.toContain('answer storeroom');
    expect(own.choices).not.toContain('answer mystic-elevator');
  });

  test('BH-h40-K8: … the traitor neither, and not into the Elevator from a room that is left by a roll', () => {
    const traitor = search(3, [], {
      tiles: [...PARTED],
      rooms: ['foyer', 'basement-landing'],
    });
    traitor.choose('answer 1');
    expect(traitor.choices).toContain('answer chasm');
    expect(traitor.choices).not.toContain('answer storeroom');
    const begun = search(3, [], {
      tiles: [...CELLAR, ['junk-room', 'upper', 0, -1], ['mystic-elevator', 'upper', 1, -1, 3]],
      rooms: ['foyer', undefined, 'junk-room'],
    });
    begun.choose('answer 2');
    expect(begun.choices).toContain('answer upper-landing');
    expect(begun.choices).not.toContain('answer mystic-elevator');
  });

  test('BH-h40-K8: doors and stairs only: the Coal Chute is no way', () => {
    const begun = search(3, [], { tiles: [...CELLAR, ['coal-chute', 'ground', 2, 1]], rooms: ['foyer'] });
    begun.choose('answer 2');
    expect(begun.choices).toEqual(
      ['foyer', 'grand-staircase', 'upper-landing', 'stay'].map((one) => `answer ${one}`),
    );
  });

  test('BH-h40-D5: music keeps nobody out', () => {
    const begun = search(3, [], { rooms: ['foyer', 'foyer'], cards: [[BOARD], ['music-box']] });
    begun.G.slices['music-box'] = true;
    begun.choose('answer 2');
    expect(begun.choices).toContain('answer foyer');
  });
});

describe('among bots', () => {
  test('heroes ask where it may be, and nowhere else', () => {
    const begun = house();
    begun.choose('go crypt');
    const weights = weightsOf(begun, '2');
    expect(weights['use ask']).toBeGreaterThan(Math.max(weights.end ?? 0, weights['go larder'] ?? 0));
    const upstairs = house({ rooms: [undefined, undefined, 'foyer'] });
    upstairs.choose('go entrance-hall');
    const there = weightsOf(upstairs, '2');
    expect(there['use ask']).toBeLessThan((there.end ?? 0) / 10);
  });

  test('each looks into a room of its own, then all dig; the traitor hunts whoever digs', () => {
    const begun = house();
    const own = begun.viewOf('0').goal?.own ?? {};
    expect([own['0'], own['2']].map((rooms) => rooms?.length)).toEqual([1, 1]);
    expect(own['0']).not.toEqual(own['2']);
    const stayed = house({ rooms: ['crypt'] });
    expect(stayed.viewOf('0').goal?.own?.['0']).not.toContain('crypt');
    stayed.set({ fresh: ['0'] });
    expect(stayed.viewOf('0').goal?.own?.['0']).toEqual(['crypt']);
    const asks = house({ rooms: ['basement-landing', undefined, 'crypt'] }).set({ fresh: ['2'] });
    expect(asks.viewOf('2').goal?.own?.['2']).toEqual(['crypt']);
    expect(asks.viewOf('2').goal?.own?.['0']).not.toContain('crypt');
    known(begun);
    expect(begun.viewOf('0').goal?.own).toEqual({ '0': ['crypt'], '2': ['crypt'] });
    expect(begun.viewOf('1').goal?.prey).toEqual(['0', '2']);
    begun.put('2', 'crypt');
    expect(begun.viewOf('1').goal?.prey).toEqual(['2']);
  });

  test('whoever is nearest fetches the Board from the floor', () => {
    const begun = house({ cards: [], rooms: ['larder', undefined, 'basement-landing'] });
    begun.G.piles.push({ room: 'foyer', side: null, cards: [BOARD] });
    begun.settle();
    expect(begun.viewOf('0').goal).toMatchObject({
      next: { kind: 'fetch-board', facts: { room: { term: 'rooms.foyer' } } },
      wants: [BOARD],
    });
  });

  test('who can still walk asks first, and searches last', () => {
    const begun = withBoard();
    const early = weightsOf(begun, '0')[`use ${BOARD}`] ?? 0;
    begun.G.turn.isMovementOver = true;
    begun.settle();
    expect(weightsOf(begun, '0')[`use ${BOARD}`]).toBeGreaterThan(3 * early);
  });

  test.each(['heroes', 'traitor'])('BH-h40: it can end for the %s', (side) => {
    expect(winsAmongBots('40', [side])).toHaveProperty([side]);
  });
});
