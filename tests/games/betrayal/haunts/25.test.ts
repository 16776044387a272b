import { policyWith } from '@games/betrayal/bot/policy';
import type { State } from '@games/betrayal/haunts/25-voodoo/state';
import type { Ctx } from '@/kit/action';
import { LOCALES } from '@/kit/entry';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { type Laid, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile, wordsIn } from '../words';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

const FIVE_HEROES = [
  'zoe-ingstrom',
  'ox-bellows',
  'peter-akimoto',
  'missy-dubourde',
  'madame-zostra',
  'jenny-leclerc',
];

const TILES: readonly Laid[] = [
  ['kitchen', 'ground', 1, -1, 1],
  ['gardens', 'ground', 1, 1],
  ['dusty-hallway', 'ground', 2, -1],
  ['furnace-room', 'basement', 0, -1],
  ['balcony', 'upper', 0, -1],
  ['tower', 'upper', 1, 0],
  ['graveyard', 'ground', 2, 1, 2],
];

const PAIRS: Readonly<Record<string, readonly string[]>> = {
  wax: ['furnace-room', 'kitchen'],
  china: ['balcony', 'tower'],
  stone: ['underground-lake', 'graveyard'],
  glass: ['pentagram-chamber', 'chapel'],
  rag: ['gardens', 'conservatory'],
};

/** What the hint of the Wax Doll may mean besides the Kitchen. */
const ELSEWHERE = ['furnace-room', 'charred-room', 'research-laboratory'];

/** Zoe is the traitor; Peter begins, who has the Wax Doll, then Ox, who has the Rag Doll. */
const house = (more: More = {}): House =>
  hauntedHouse<State>(25, {
    explorers: ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto'],
    tiles: TILES,
    setup: ['answer wax', 'answer kitchen', 'answer rag', 'answer gardens'],
    ...more,
  });

/** With these dolls for Peter and for Ox, each in the first of its rooms that is in the house. */
const dolls = (peters: string, oxs: string, more: More = {}): House => {
  const begun = house({ ...more, setup: [] });
  for (const doll of [peters, oxs]) {
    begun.choose(`answer ${doll}`);
    begun.choose(begun.choices[0] ?? '');
  }
  return begun;
};

const SEATS = ['0', '1', '2', null];
const heard = (begun: House, seat: string | null) =>
  journalFor(begun.G.journal ?? [], seat).map(({ kind }) => kind);
const factsOf = (begun: House, seat: string | null, kind: string) =>
  journalFor(begun.G.journal ?? [], seat).findLast((line) => line.kind === kind)?.facts;
const marksOf = (begun: House, seat: string | null, word: string) =>
  begun.viewOf(seat).marks.filter((mark) => mark.word === word);
const linesOf = (begun: House, seat: string | null, doll: string) =>
  begun
    .viewOf(seat)
    .slips.find(({ word }) => word === doll)
    ?.lines.map(({ word }) => word);
const dollIn = (begun: House, doll: string) => begun.slice.dolls.find((one) => one.doll === doll);
/** So it is with a doll now. */
const lay = (begun: House, doll: string, by: Partial<State['dolls'][number]>): House =>
  begun.set({ dolls: begun.slice.dolls.map((one) => (one.doll === doll ? { ...one, ...by } : one)) });
const weightsOf = (begun: House, seat: string) => {
  const view = begun.viewOf(seat);
  const weights = policyWith(begun.box)(view, {} as Ctx, view.choices);
  return Object.fromEntries(
    view.choices.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
  );
};
/** The traitor's turn ends, with the track so far before it. */
const ends = (begun: House, track: number): House => {
  untilTurnOf(begun, '1');
  begun.set({ track });
  begun.choose('end');
  return begun;
};

describe('what begins', () => {
  test('BH-h25-S, BH-h25-D9, BH-h25-K8: hero by hero, from his left, the traitor chooses a doll, no doll twice, and one of its two rooms; the track is at 0', () => {
    const begun = house({ setup: [] });
    expect(begun.G.haunt).toMatchObject({ traitor: '1', sides: ['heroes', 'traitor', 'heroes'] });
    expect([begun.asked, begun.choices]).toEqual([
      '1 pick',
      ['wax', 'china', 'stone', 'glass', 'rag'].map((doll) => `answer ${doll}`),
    ]);
    begun.choose('answer stone');
    for (const seat of SEATS)
      expect(factsOf(begun, seat, 'doll-given')).toEqual({
        doll: { term: 'slips.stone' },
        hint: { term: 'slips.stone-hint' },
      });
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer underground-lake', 'answer graveyard']]);
    begun.choose('answer graveyard');
    expect(begun.choices).toEqual(['wax', 'china', 'glass', 'rag'].map((doll) => `answer ${doll}`));
    begun.choose('answer wax', 'answer furnace-room');
    expect(begun.asked).toBe('2 turn');
    expect(begun.slice).toMatchObject({
      track: 0,
      dolls: [
        { doll: 'stone', seat: '2', room: 'graveyard', state: 'hidden' },
        { doll: 'wax', seat: '0', room: 'furnace-room', state: 'hidden' },
      ],
      searched: [],
    });
    expect(marksOf(begun, '0', 'track')).toMatchObject([{ on: 'haunt', value: 0 }]);
  });

  test('BH-h25-S: without Zoe it is whoever knows most', () => {
    const begun = hauntedHouse(25, { traits: [{}, {}, { knowledge: 8 }] });
    expect(begun.G.haunt?.traitor).toBe('2');
  });

  test('BH-h25-D9: five heroes have all five, and of the last only the room is asked', () => {
    const begun = house({ explorers: FIVE_HEROES, setup: [] });
    let asks = 0;
    for (; begun.asked === '0 pick'; asks++) begun.choose(begun.choices[0] ?? '');
    expect([asks, begun.asked]).toEqual([9, '1 turn']);
    expect(begun.slice.dolls.map(({ doll, seat }) => [seat, doll])).toEqual(
      ['wax', 'china', 'stone', 'glass', 'rag'].map((doll, n) => [String(n + 1), doll]),
    );
  });

  test.each(['furnace-room', 'kitchen'])(
    'BH-h25-S, BH-h25-D1: where one of its rooms alone is in the house it lies there, whichever is named: %s',
    (named) => {
      const begun = house({ tiles: TILES.slice(0, 3), setup: ['answer wax'] });
      expect(begun.optionOf('answer furnace-room')?.label).toMatchObject({
        kind: 'hide-other',
        facts: { room: { term: 'rooms.furnace-room' }, to: { term: 'rooms.kitchen' } },
      });
      expect(begun.optionOf('answer kitchen')?.label.kind).toBe('hide');
      begun.choose(`answer ${named}`);
      expect(dollIn(begun, 'wax')?.room).toBe('kitchen');
    },
  );

  test('BH-h25-D1, BH-h25-K1: with neither in the house it waits in the one that is named, and is found there once that is', () => {
    const begun = house({
      setup: ['answer glass', 'answer chapel', 'answer wax', 'answer kitchen'],
      rooms: [undefined, undefined, 'dusty-hallway'],
      stack: ['chapel'],
      dice: thrown(4, 2),
    });
    expect(dollIn(begun, 'glass')).toMatchObject({ room: 'chapel', state: 'hidden' });
    expect(marksOf(begun, '1', 'doll')).toMatchObject([{ on: { room: 'kitchen' } }]);
    expect(linesOf(begun, '1', 'glass')).toContain('waits-in');
    expect(linesOf(begun, '1', 'wax')).toContain('lies-in');
    begun.choose('discover dusty-hallway 0');
    begun.set({ draws: { fresh: [], walksOn: false } });
    expect(marksOf(begun, '1', 'doll')).toHaveLength(2);
    begun.choose('use search');
    expect(dollIn(begun, 'glass')?.state).toBe('found');
  });

  test('BH-h25-D1: what its label says where neither is in the house', () => {
    const begun = house({ setup: ['answer glass'] });
    expect(begun.choices.map((one) => begun.optionOf(one)?.label.kind)).toEqual(['hide-later', 'hide-later']);
  });
});

describe('what is secret', () => {
  test('BH-h25-D8, BH-h25-D11: in whichever room it lies, all but the traitor see the same of everything', () => {
    const seen = (room: string) => {
      const begun = house({ setup: [] });
      const found: unknown[] = [];
      const note = () => {
        for (const seat of ['0', '2', null])
          found.push(begun.viewOf(seat), journalFor(begun.G.journal ?? [], seat));
      };
      for (const answer of [
        'answer wax',
        `answer ${room}`,
        'answer rag',
        'answer gardens',
        'end',
        'end',
        'end',
      ]) {
        note();
        begun.choose(answer);
      }
      note();
      return structuredClone(found);
    };
    expect(seen('kitchen')).toEqual(seen('furnace-room'));
  });

  test('BH-h25-D8: nothing of what is asked names a room, be both in the house, one or neither; he has two answers each time', () => {
    const asks = (tiles: readonly Laid[]) => {
      const begun = house({ tiles, setup: ['answer wax'] });
      expect(begun.choices).toHaveLength(2);
      const { ask, agenda } = begun.viewOf('0');
      for (const room of PAIRS.wax ?? []) expect(JSON.stringify([ask, agenda])).not.toContain(room);
      return [begun.asked, ask, agenda];
    };
    expect(asks(TILES)).toEqual(asks(TILES.slice(0, 3)));
    expect(asks(TILES)).toEqual(asks(TILES.slice(1, 3)));
  });

  test('BH-h25-D11: the traitor sees where they lie, the others that they are not found; whose is whose and what each does all see', () => {
    const begun = house();
    expect(marksOf(begun, '1', 'doll').map(({ on }) => on)).toEqual([
      { room: 'kitchen' },
      { room: 'gardens' },
    ]);
    for (const seat of ['0', '2', null]) {
      expect(marksOf(begun, seat, 'doll')).toEqual([]);
      expect((begun.shownTo(seat) as State).dolls.map(({ room }) => room)).toEqual([null, null]);
      expect(linesOf(begun, seat, 'wax')).toEqual(['wax-does', 'wax-hint', 'hidden']);
    }
    for (const seat of SEATS) {
      expect(marksOf(begun, seat, 'wax')).toEqual([{ on: { seat: '2' }, word: 'wax' }]);
      expect(begun.viewOf(seat).slips.map(({ word, seat: whose, isDone }) => [word, whose, isDone])).toEqual([
        ['wax', '2', false],
        ['rag', '0', false],
      ]);
    }
  });

  test('BH155: when it is over all see where those lay that nobody has found', () => {
    const begun = house();
    begun.run([
      { do: 'die', seat: '0' },
      { do: 'die', seat: '2' },
    ]);
    expect(begun.G.outcome?.side).toBe('traitor');
    const lying = hauntedHouse<State>(25, { explorers: FIVE_HEROES });
    while (lying.asked === '0 pick') lying.choose(lying.choices[0] ?? '');
    lying.run(['1', '2', '3'].map((seat) => ({ do: 'die', seat })));
    expect(lying.G.outcome?.side).toBe('traitor');
    for (const seat of ['4', '5', null])
      expect((lying.shownTo(seat) as State).dolls.map(({ room }) => room)).toEqual([
        null,
        null,
        null,
        'pentagram-chamber',
        'gardens',
      ]);
  });

  test.each(Object.entries(PAIRS))(
    'BH-h25-S, BH-h25-T: of the %s doll one of these is chosen: %s',
    (doll, pair) => {
      const begun = house({ setup: [`answer ${doll}`] });
      expect(begun.choices).toEqual(pair.map((room) => `answer ${room}`));
    },
  );

  test('BH-h25-D2: a hint is told to all when the doll is given, and stays to be read', () => {
    const begun = house();
    for (const seat of SEATS) {
      expect(heard(begun, seat).filter((kind) => kind === 'doll-given')).toHaveLength(2);
      expect(linesOf(begun, seat, 'rag')).toContain('rag-hint');
    }
  });

  test('BH-h25-D8: no word of the house’s, of the heroes’ or of all names a room of a doll; the traitor’s book names all', () => {
    for (const locale of LOCALES) {
      const { books, ...open } = hauntFile(25, locale) as {
        books: { heroes: object; traitor: object };
      };
      const { rooms } = wordsIn(locale, [25]) as { rooms: Readonly<Record<string, string>> };
      const names = Object.values(PAIRS)
        .flat()
        .map((room) => rooms[room] ?? '');
      const named = (told: unknown) => names.filter((name) => JSON.stringify(told).includes(name));
      expect([locale, named([open, books.heroes])]).toEqual([locale, []]);
      expect(named(books.traitor)).toEqual(names);
    }
  });

  test('BH-h25-K2: bots of the heroes believe in any of four rooms that a hint may mean, but for those searched; the traitor’s know', () => {
    const begun = house();
    const guess = (seat: string | null) => {
      const random = new RandomSource({ seed: 'guess', position: 0 });
      const haunt = begun.box.haunts[25];
      const dealt = Array.from(
        { length: 80 },
        () =>
          (haunt?.guess(begun.shownTo(seat) as never, random, begun.at as never) as State | undefined)
            ?.dolls[0]?.room,
      );
      return [...new Set(dealt)].sort();
    };
    expect(guess('0')).toEqual(['charred-room', 'furnace-room', 'kitchen', 'research-laboratory']);
    expect(guess('1')).toEqual(['kitchen']);
    begun.set({ searched: ['charred-room'] });
    expect(guess(null)).toEqual(['furnace-room', 'kitchen', 'research-laboratory']);
    lay(begun, 'wax', { state: 'found' });
    expect(guess('0')).toEqual(['kitchen']);
  });

  test('BH-h25-K2: where heroes make for tells no pair: rooms that are none of its own are among them', () => {
    const begun = house({
      tiles: [...TILES.slice(1), ['charred-room', 'ground', 1, -1]],
      setup: ['answer wax', 'answer furnace-room', 'answer rag', 'answer gardens'],
      rooms: ['foyer', 'entrance-hall', 'entrance-hall'],
    });
    expect(Object.values(begun.viewOf('2').goal?.own ?? {}).flat()).toContain('charred-room');
  });
});

describe('searching', () => {
  test('BH-h25-H, BH-h25-K3: once a turn, in any room, by Knowledge 2+, for no space; that there is nothing all are told', () => {
    const begun = house({ dice: thrown(4, 2) });
    expect(begun.optionOf('use search')?.odds).toMatchObject({ dice: 4, from: 2 });
    begun.choose('use search');
    expect([begun.G.turn.spent, begun.of('use ')]).toEqual([0, []]);
    for (const seat of SEATS) {
      expect(factsOf(begun, seat, 'no-doll')).toEqual({ room: { term: 'rooms.entrance-hall' } });
      expect(marksOf(begun, seat, 'searched').map(({ on }) => on)).toEqual([{ room: 'entrance-hall' }]);
    }
    untilTurnOf(begun, '0');
    expect(begun.optionOf('use search')).toMatchObject({ not: { reason: 'is-searched', clause: 'BH-h25' } });
  });

  test('BH-h25-K3: a try that fails tells nothing, and is that turn’s one', () => {
    const begun = house({ rooms: [undefined, undefined, 'kitchen'], dice: thrown(4, 1) });
    begun.choose('use search');
    expect(heard(begun, '0')).toContain('task-failed');
    expect([begun.slice.searched, begun.of('use ')]).toEqual([[], []]);
    expect(dollIn(begun, 'wax')?.state).toBe('hidden');
  });

  test('BH156: what helps the roll knows what it has to reach', () => {
    const begun = house({ cards: [[], [], ['rabbits-foot']], dice: thrown(4, 1) });
    begun.choose('use search');
    expect(begun.asked).toBe('2 after-roll');
    expect(begun.choices.map((one) => begun.optionOf(one)?.odds?.from)).toContain(2);
  });

  test('BH-h25-H, BH-h25-K3: whosever it is, it is found, and then all see where it lies', () => {
    const begun = house({ rooms: [undefined, undefined, 'gardens'], dice: thrown(4, 2) });
    begun.choose('use search');
    for (const seat of SEATS) {
      expect(factsOf(begun, seat, 'doll-found')).toEqual({
        room: { term: 'rooms.gardens' },
        doll: { term: 'slips.rag' },
        target: { seat: '0' },
      });
      expect(linesOf(begun, seat, 'rag')).toContain('found');
      expect(begun.viewOf(seat).slips.map(({ isDone }) => isDone)).toEqual([false, false]);
      expect(marksOf(begun, seat, 'doll').map(({ on }) => on)).toContainEqual({ room: 'gardens' });
    }
    // It is Ox's, and not Peter's to destroy.
    expect(begun.of('use destroy')).toEqual([]);
    begun.choose('end');
    begun.put('0', 'gardens');
    expect(begun.optionOf('use search')).toMatchObject({ not: { reason: 'is-searched' } });
  });

  test('BH-h25-H: of the own one that is said; with none left to find nobody searches', () => {
    const begun = house({ rooms: [undefined, undefined, 'kitchen'], dice: thrown(4, 2) });
    begun.choose('use search');
    expect(heard(begun, '1')).toContain('own-doll');
    lay(begun, 'rag', { state: 'found' });
    untilTurnOf(begun, '0');
    expect(begun.optionOf('use search')).toBeUndefined();
    expect(marksOf(begun, '0', 'searched')).toEqual([]);
  });

  test.each(['tower 1', 'tower 3'])('BH-h25-K3: on either side of a barrier: %s', (place) => {
    const begun = house({
      setup: ['answer china', 'answer tower', 'answer rag', 'answer gardens'],
      rooms: [undefined, undefined, place],
      dice: thrown(4, 2),
    });
    begun.choose('use search', 'use destroy');
    expect(dollIn(begun, 'china')?.state).toBe('gone');
  });

  test('BH-h25-H: the traitor searches nothing', () => {
    const begun = house();
    untilTurnOf(begun, '1');
    expect(begun.optionOf('use search')).toBeUndefined();
  });
});

describe('destroying', () => {
  test('BH-h25-D4: its owner, in its room, in any own turn, for nothing', () => {
    const begun = lay(house({ rooms: [undefined, undefined, 'foyer'] }), 'wax', { state: 'found' });
    expect(begun.of('use destroy')).toEqual([]);
    begun.choose('go kitchen');
    begun.G.turn.isMovementOver = true;
    begun.settle();
    const { spent } = begun.G.turn;
    begun.choose('use destroy');
    expect([begun.G.turn.spent, begun.asked]).toEqual([spent, '2 turn']);
    expect(dollIn(begun, 'wax')).toMatchObject({ state: 'gone', room: null });
    for (const seat of SEATS) {
      expect(heard(begun, seat)).toContain('destroyed');
      expect(begun.viewOf(seat).slips[0]).toMatchObject({ word: 'wax', isDone: true });
      expect(marksOf(begun, seat, 'wax')).toEqual([]);
    }
  });

  test('BH-h25-D4: not before it is found', () => {
    expect(house({ rooms: [undefined, undefined, 'kitchen'] }).of('use destroy')).toEqual([]);
  });

  test('BH-h25-D3, BH-h25-K6: a dead hero’s is destroyed with him, counts as gone, and where it was nobody learns', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }]);
    expect(dollIn(begun, 'rag')).toMatchObject({ state: 'gone', room: null });
    for (const seat of SEATS) expect(heard(begun, seat)).toContain('doll-dies');
    begun.put('2', 'gardens').reload(...thrown(4, 2));
    begun.choose('use search');
    expect(factsOf(begun, '0', 'no-doll')).toEqual({ room: { term: 'rooms.gardens' } });
  });
});

describe('who wins', () => {
  const FOUR = ['zoe-ingstrom', 'ox-bellows', 'peter-akimoto', 'missy-dubourde'];
  const FIVE = [...FOUR, 'madame-zostra'];
  /** All are hidden, each in the first room that is offered. */
  const full = (explorers: readonly string[]): House => {
    const begun = house({ explorers, setup: [] });
    while (begun.asked === '0 pick') begun.choose(begun.choices[0] ?? '');
    return begun;
  };
  const kill = (begun: House, ...seats: readonly string[]): void => {
    for (const seat of seats) if (begun.G.outcome === null) begun.run([{ do: 'die', seat }]);
  };
  const destroyAll = (begun: House, ...left: readonly string[]): House =>
    begun
      .set({
        dolls: begun.slice.dolls.map((one) =>
          left.includes(one.seat) ? one : { ...one, state: 'gone', room: null },
        ),
      })
      .settle();

  test('BH-h25-H: all are destroyed, and the heroes have won at once; not with one left', () => {
    const begun = destroyAll(full(FOUR), '1');
    expect(begun.G.outcome).toBeNull();
    destroyAll(begun);
    expect(begun.G.outcome).toEqual({ side: 'heroes', winners: ['1', '2', '3'], how: 'goal' });
  });

  test('BH-h25-H: nobody has won before all have theirs', () => {
    const begun = house({ setup: ['answer wax', 'answer kitchen'] });
    expect(begun.G.outcome).toBeNull();
  });

  test('BH-h25-H, BH-h25-T: of three one may die; with two the traitor has won', () => {
    const begun = full(FOUR);
    kill(begun, '1');
    expect(begun.G.outcome).toBeNull();
    destroyAll(begun);
    expect(begun.G.outcome?.side).toBe('heroes');
    const lost = full(FOUR);
    kill(lost, '1', '2');
    expect(lost.G.outcome).toEqual({ side: 'traitor', winners: ['0'], how: 'goal' });
  });

  test('BH-h25-H, BH-h25-T: of four two may die, and half of them is enough; more is not', () => {
    const begun = full(FIVE);
    kill(begun, '1', '2');
    expect(begun.G.outcome).toBeNull();
    destroyAll(begun);
    expect(begun.G.outcome?.side).toBe('heroes');
    const lost = full(FIVE);
    kill(lost, '1', '2', '3');
    expect(lost.G.outcome?.side).toBe('traitor');
  });

  test('BH-h25-T: of five three', () => {
    const begun = full([...FIVE, 'jenny-leclerc']);
    kill(begun, '1', '2');
    expect(begun.G.outcome).toBeNull();
    kill(begun, '3');
    expect(begun.G.outcome?.side).toBe('traitor');
  });

  test('BH-h25-T, BH-h25-D3: who is the last to have a doll and dies by it takes it along: one of the two sides has won', () => {
    const begun = destroyAll(full(FOUR), '2');
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.G.outcome?.side).toBe('heroes');
    const other = destroyAll(full(FOUR), '2', '3');
    kill(other, '2', '3');
    expect(other.G.outcome?.side).toBe('traitor');
  });

  test('BH-h25-T: a dead traitor has not lost', () => {
    const begun = full(FOUR);
    kill(begun, '0');
    expect(begun.G.outcome).toBeNull();
    kill(begun, '1', '2');
    expect(begun.G.outcome?.side).toBe('traitor');
  });
});

describe('what a doll does', () => {
  test('BH-h25-T, BH-h25-D5: Wax and Glass, 1 damage each time, from the traitor’s left on', () => {
    const begun = ends(dolls('wax', 'glass'), 0);
    expect([begun.slice.track, begun.asked]).toEqual([1, '2 split']);
    expect(factsOf(begun, '1', 'hurt')).toMatchObject({
      points: 1,
      kind: { term: 'harms.physical' },
      of: { term: 'slips.wax' },
    });
    begun.choose(begun.choices[0] ?? '');
    expect(begun.asked).toBe('0 split');
    expect(factsOf(begun, '1', 'hurt')).toMatchObject({ points: 1, kind: { term: 'harms.mental' } });
    begun.choose(begun.choices[0] ?? '');
    expect(begun.asked).toBe('2 turn');
  });

  test.each([
    [0, 0, 'dead'],
    [0, 1, 'alive'],
    [3, 3, 'dead'],
    [3, 4, 'alive'],
  ])(
    'BH-h25-T, BH-h25-D5: China after %d, moved first, and a total of %d of four dice: %s',
    (track, total, life) => {
      const begun = dolls('china', 'glass');
      untilTurnOf(begun, '1');
      begun.set({ track }).reload(...thrown(4, total));
      begun.choose('end');
      expect([begun.G.explorers[2]?.life, begun.dice]).toEqual([life, []]);
      expect(heard(begun, '0').includes('doll-still')).toBe(life === 'alive');
    },
  );

  test.each([
    [2, { speed: -1, might: -1, sanity: -1, knowledge: -1 }],
    [3, {}],
  ])('BH-h25-T, BH-h25-D10: Stone at 3 and a Might of %d: all four traits', (total, changes) => {
    const begun = dolls('stone', 'glass');
    untilTurnOf(begun, '1');
    begun.set({ track: 2 }).reload();
    begun.load('2', 'might', total);
    begun.choose('end');
    expect(begun.changes('2')).toEqual(changes);
  });

  test.each([
    [1, 2],
    [2, 0],
  ])('BH-h25-T, BH-h25-D10: Rag at 2 and a Knowledge of %d: %d physical damage', (total, points) => {
    const begun = dolls('rag', 'glass');
    untilTurnOf(begun, '1');
    begun.set({ track: 1 }).reload();
    begun.load('2', 'knowledge', total);
    begun.choose('end');
    expect(begun.asked).toBe(points > 0 ? '2 split' : '0 split');
    expect(factsOf(begun, '1', 'roll')).toMatchObject({ trait: { term: 'traits.knowledge' } });
    if (points > 0)
      expect(factsOf(begun, '1', 'hurt')).toMatchObject({ points, kind: { term: 'harms.physical' } });
  });

  test('BH-h25-D10: found, it goes on; destroyed it does nothing', () => {
    const found = ends(lay(dolls('wax', 'glass'), 'wax', { state: 'found' }), 0);
    expect(found.asked).toBe('2 split');
    const gone = ends(lay(dolls('wax', 'glass'), 'wax', { state: 'gone', room: null }), 0);
    expect(gone.asked).toBe('0 split');
  });

  test('BH-h25-D10, BH-h25-K7: it is its hero’s own roll, and cards help it, knowing the number', () => {
    const begun = dolls('china', 'glass', { cards: [[], [], ['lucky-stone']] });
    untilTurnOf(begun, '1');
    begun.set({ track: 3 }).reload(...thrown(4, 1));
    begun.choose('end');
    expect(begun.asked).toBe('2 after-roll');
    expect(begun.choices.map((one) => begun.optionOf(one)?.odds?.from)).toContain(4);
  });

  test('BH-h25-K7: Armor keeps off what is damage, and not what Stone takes', () => {
    const waxed = ends(dolls('wax', 'glass', { cards: [[], [], ['armor']] }), 0);
    expect([waxed.changes('2'), waxed.asked]).toEqual([{}, '0 split']);
    const stoned = dolls('stone', 'glass', { cards: [[], [], ['armor']] });
    untilTurnOf(stoned, '1');
    stoned.set({ track: 2 }).reload();
    stoned.load('2', 'might', 0);
    stoned.choose('end');
    expect(stoned.changes('2')).toMatchObject({ might: -1, speed: -1 });
  });

  test('BH-h25-D7: with the traitor dead they go on, and the track as well', () => {
    const begun = dolls('wax', 'glass');
    begun.run([{ do: 'die', seat: '1' }]);
    untilTurnOf(begun, '0');
    begun.choose('end');
    expect([begun.slice.track, begun.asked]).toEqual([1, '2 split']);
  });

  test('what kills before long stands on the plate, for all to see: by a roll, or for sure', () => {
    const perils = (begun: House, word: string) =>
      SEATS.map((seat) =>
        marksOf(begun, seat, word).map(({ on, value, chance }) => [
          on,
          value,
          Math.round(100 * (chance ?? 0)),
        ]),
      );
    const all = (mark: unknown) => SEATS.map(() => [mark]);
    const china = dolls('china', 'glass').set({ track: 2 });
    expect(perils(china, 'peril-low')).toEqual(all([{ seat: '2' }, 2, 19]));
    const wax = dolls('wax', 'glass');
    expect(perils(wax, 'peril')).toEqual(SEATS.map(() => []));
    wax.rate('2', { speed: 1, might: 1 });
    expect(perils(wax, 'peril')).toEqual(all([{ seat: '2' }, undefined, 100]));
    const glass = dolls('wax', 'glass').rate('0', { sanity: 1, knowledge: 1 });
    expect(perils(glass, 'peril')).toEqual(all([{ seat: '0' }, undefined, 100]));
    const stone = dolls('stone', 'glass').set({ track: 1 });
    expect(perils(stone, 'peril-low')).toEqual(SEATS.map(() => []));
    stone.rate('2', { sanity: 1 });
    expect(perils(stone, 'peril-low')[0]).toMatchObject([[{ seat: '2' }, 1, expect.any(Number)]]);
    const rag = dolls('rag', 'glass').set({ track: 1 }).rate('2', { speed: 1, might: 2 });
    expect(perils(rag, 'peril-low')[0]).toMatchObject([[{ seat: '2' }, 1, expect.any(Number)]]);
    rag.rate('2', { speed: 2, might: 2 });
    expect(perils(rag, 'peril-low')).toEqual(SEATS.map(() => []));
  });
});

describe('drawing', () => {
  const HALL: More = {
    setup: ['answer wax', 'answer kitchen', 'answer glass', 'answer chapel'],
    rooms: ['dusty-hallway', 'dusty-hallway', 'dusty-hallway'],
    traits: [{}, { speed: 5 }, { speed: 6 }],
    stack: ['bloody-room', 'creaky-hallway', 'ballroom'],
    decks: { item: ['axe', 'bell', 'candle'], event: ['rotten'] },
  };
  const open = (begun: House, door: string): House => {
    begun.choose(`discover ${door}`);
    while (begun.asked.endsWith(' place')) begun.choose(begun.choices[0] ?? '');
    return begun;
  };

  test('BH-h25-H, BH-h25-D6: a symbol stops nobody, and nothing is drawn for a room that one walks on from', () => {
    const begun = open(house(HALL), 'dusty-hallway 0');
    expect([begun.placeOf('2'), begun.cardsOf('2'), begun.asked]).toEqual(['bloody-room', [], '2 turn']);
    begun.choose('go dusty-hallway', 'end');
    expect([begun.cardsOf('2'), begun.asked]).toEqual([[], '0 turn']);
  });

  test('BH-h25-D6: where one is when the turn ends a card is drawn, once', () => {
    const begun = open(house(HALL), 'dusty-hallway 0');
    begun.choose('end');
    expect([begun.cardsOf('2'), begun.asked]).toEqual([['axe'], '0 turn']);
    untilTurnOf(begun, '2');
    begun.choose('end');
    expect(begun.cardsOf('2')).toEqual(['axe']);
  });

  test('BH-h25-D6: of several rooms of one turn only for the last; a room left and come back to counts', () => {
    const begun = open(house({ ...HALL, stack: ['bloody-room', 'charred-room'] }), 'dusty-hallway 0');
    open(begun, 'bloody-room 0');
    expect(begun.placeOf('2')).toBe('charred-room');
    begun.choose('go bloody-room', 'end');
    expect(begun.cardsOf('2')).toEqual(['axe']);
  });

  test('BH-h25-D6: not for a room found in an earlier turn, nor by somebody else', () => {
    const begun = open(house(HALL), 'dusty-hallway 0');
    begun.choose('go dusty-hallway', 'end');
    begun.choose('go bloody-room', 'end');
    expect(begun.cardsOf('0')).toEqual([]);
    untilTurnOf(begun, '2');
    begun.choose('go bloody-room', 'end');
    expect(begun.cardsOf('2')).toEqual([]);
  });

  test('BH-h25-D6: so for the traitor', () => {
    const begun = house(HALL);
    untilTurnOf(begun, '1');
    open(begun, 'dusty-hallway 0');
    expect(begun.cardsOf('1')).toEqual([]);
    begun.choose('end');
    expect(begun.cardsOf('1')).toEqual(['axe']);
  });

  test('BH-h25-D6, BH-h25-K5: whoever searches draws first, searches then, and may walk on; nothing more is drawn there', () => {
    const begun = open(house({ ...HALL, dice: thrown(4, 2) }), 'dusty-hallway 0');
    expect(begun.optionOf('use search')?.label.kind).toBe('search-drawing');
    begun.choose('use search');
    expect([begun.cardsOf('2'), begun.slice.searched]).toEqual([['axe'], ['bloody-room']]);
    expect(begun.of('go ')).toContain('go dusty-hallway');
    begun.choose('end');
    expect(begun.cardsOf('2')).toEqual(['axe']);
  });

  test('BH-h25-D6: after a search that failed no second card either', () => {
    const begun = open(house({ ...HALL, dice: thrown(4, 0) }), 'dusty-hallway 0');
    begun.choose('use search', 'end');
    expect(begun.cardsOf('2')).toEqual(['axe']);
  });

  test('BH-h25-K5: whoever was stopped by another card stays so, and any other card stops', () => {
    const begun = open(house({ ...HALL, dice: thrown(4, 2) }), 'dusty-hallway 0');
    begun.draw('bell', '2');
    expect(begun.of('go ')).toEqual([]);
    begun.choose('use search');
    expect(begun.of('go ')).toEqual([]);
  });

  test('BH-h25-K5: what that card draws stops as well', () => {
    const begun = open(
      house({
        ...HALL,
        stack: ['ballroom'],
        decks: { event: ['image-in-the-mirror-a'], item: ['axe'] },
        dice: thrown(4, 2),
      }),
      'dusty-hallway 0',
    );
    begun.choose('use search');
    expect([begun.cardsOf('2'), begun.slice.searched, begun.of('go ')]).toEqual([['axe'], ['ballroom'], []]);
  });

  test('BH-h25-K5: with no card left to draw one searches all the same, and the next card stops', () => {
    const begun = open(house({ ...HALL, dice: thrown(4, 2) }), 'dusty-hallway 0');
    begun.G.decks.item = [];
    begun.G.discardPiles.item = [];
    begun.choose('use search');
    expect([begun.slice.searched, begun.slice.draws.walksOn]).toEqual([['bloody-room'], false]);
    expect(begun.of('go ')).toContain('go dusty-hallway');
  });

  test('BH-h25-K5: whoever the card takes elsewhere has not searched yet', () => {
    const begun = open(
      house({
        ...HALL,
        stack: ['ballroom', 'attic'],
        decks: { event: ['the-lost-one'] },
        dice: [...thrown(4, 0), ...thrown(3, 6)],
      }),
      'dusty-hallway 0',
    );
    begun.choose('use search');
    expect([begun.placeOf('2'), begun.slice.searched, begun.dice]).toEqual(['entrance-hall', [], []]);
    expect(begun.of('use search')).toEqual(['use search']);
  });

  test('BH-h25-K5, BH140: whoever the card holds fast has not searched yet, and can’t', () => {
    const webs = { ...HALL, stack: ['ballroom'], decks: { event: ['webs'] }, dice: thrown(3, 0) };
    const begun = open(house(webs), 'dusty-hallway 0');
    begun.choose('use search');
    expect([begun.cardsOf('2'), begun.slice.searched, begun.dice]).toEqual([['webs'], [], []]);
    expect(begun.of('use search')).toEqual([]);
    begun.reload(...thrown(3, 4));
    begun.choose('use webs');
    begun.reload(...thrown(4, 2));
    begun.choose('use search');
    expect(begun.slice.searched).toEqual(['ballroom']);
  });

  test('BH-h25-D6: whoever the card kills searches nothing any more', () => {
    const begun = open(
      house({
        ...HALL,
        explorers: ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto', 'missy-dubourde'],
        setup: [
          'answer wax',
          'answer kitchen',
          'answer rag',
          'answer gardens',
          'answer glass',
          'answer chapel',
        ],
        rooms: ['dusty-hallway', 'dusty-hallway', 'dusty-hallway', 'dusty-hallway'],
        traits: [{}, {}, { speed: 6, sanity: 1 }],
        stack: ['ballroom'],
      }),
      'dusty-hallway 0',
    );
    begun.load('2', 'sanity', 0);
    begun.choose('use search');
    expect([begun.G.explorers[2]?.life, begun.dice, begun.asked]).toEqual(['dead', [], '3 turn']);
  });

  test('BH-h25-D6: fallen into a new room one draws where the turn ends, and walks on till then', () => {
    const begun = open(
      house({
        ...HALL,
        stack: ['collapsed-room', 'wine-cellar'],
        dice: [...thrown(6, 0), 0],
        traits: [{}, {}, { speed: 6 }],
      }),
      'dusty-hallway 0',
    );
    while (begun.asked !== '2 turn') begun.choose(begun.choices[0] ?? '');
    expect([begun.placeOf('2'), begun.cardsOf('2')]).toEqual(['wine-cellar', []]);
    expect(begun.of('go ').length).toBeGreaterThan(0);
    begun.choose('end');
    expect(begun.cardsOf('2')).toEqual(['axe']);
  });

  test('BH-h25-K4: a card that leads into another room newly found brings that one’s as well', () => {
    const begun = open(
      house({
        ...HALL,
        stack: ['ballroom', 'bloody-room'],
        decks: { event: ['the-lost-one'], item: ['axe'] },
        dice: [...thrown(4, 0), ...thrown(3, 2)],
      }),
      'dusty-hallway 0',
    );
    begun.choose('end');
    while (!begun.asked.endsWith(' turn')) begun.choose(begun.choices[0] ?? '');
    expect([begun.placeOf('2'), begun.cardsOf('2')]).toEqual(['bloody-room', ['axe']]);
  });

  test('BH-h25-K4: the card comes before the texts of the room', () => {
    const begun = open(
      house({
        ...HALL,
        tiles: TILES.filter(([room]) => room !== 'furnace-room'),
        rooms: [undefined, undefined, 'basement-landing'],
        stack: ['furnace-room'],
        decks: { omen: ['bite'] },
      }),
      'basement-landing 0',
    );
    begun.run([{ do: 'tell', kind: 'rule' }]);
    begun.G.decks.omen = ['ring'];
    begun.choose('end');
    const kinds = heard(begun, '0');
    expect(kinds.indexOf('draw')).toBeLessThan(kinds.indexOf('hurt'));
    expect(kinds).toEqual(expect.arrayContaining(['draw', 'hurt']));
  });

  test('BH-h25-K4: found in another’s turn a room brings nothing, then or later', () => {
    const begun = house({ ...HALL, stack: ['patio'], decks: { event: ['rotten'] } });
    begun.run([{ do: 'find-room', room: 'patio', seat: '0', next: [{ do: 'put-in-new', seat: '0' }] }]);
    while (begun.asked !== '2 turn') begun.choose(begun.choices[0] ?? '');
    expect(begun.placeOf('0')).toBe('patio');
    begun.put('2', 'patio').choose('end');
    expect(begun.asked).toBe('0 turn');
    begun.choose('end');
    expect(begun.G.discardPiles.event).toEqual([]);
  });
});

describe('lines of moves', () => {
  test('BH-h25-H: to the heroes’ win: both are found and destroyed', () => {
    const begun = house({
      rooms: ['foyer', 'entrance-hall', 'foyer'],
      dice: [...thrown(4, 2), ...thrown(3, 2)],
    });
    begun.choose('go kitchen', 'use search', 'use destroy', 'end');
    begun.choose('go gardens');
    begun.reload();
    begun.load('0', 'knowledge', 2);
    begun.choose('use search', 'use destroy');
    expect(begun.G.outcome).toEqual({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH-h25-T: to the traitor’s: two of two are dead', () => {
    const begun = dolls('china', 'stone');
    untilTurnOf(begun, '1');
    begun
      .rate('0', { knowledge: 1 })
      .set({ track: 4 })
      .reload(...thrown(4, 0));
    begun.load('0', 'might', 0);
    begun.choose('end');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['1'] });
  });
});

describe('among bots', () => {
  test('heroes search where a hint may lead and hardly elsewhere, and destroy what is theirs', () => {
    const begun = house({ rooms: [undefined, undefined, 'kitchen'] });
    const weights = weightsOf(begun, '2');
    expect(weights['use search']).toBeGreaterThan(Math.max(weights.end ?? 0, weights['go foyer'] ?? 0));
    const there = weightsOf(house(), '2');
    expect(there['use search']).toBeLessThan(Math.max(...Object.values(there)) / 100);
    lay(begun, 'wax', { state: 'found' });
    const sure = weightsOf(begun, '2');
    expect(sure['use destroy']).toBe(Math.max(...Object.values(sure)));
  });

  test('each makes for a room of its own; whoever’s doll is found for that, and the line says so', () => {
    const begun = house();
    const own = begun.viewOf('2').goal?.own ?? {};
    expect([own['0']?.length, own['2']?.length]).toEqual([1, 1]);
    expect(own['0']).not.toEqual(own['2']);
    expect(begun.viewOf('2').goal?.next).toEqual({ kind: 'search', facts: { left: 2 } });
    lay(begun, 'rag', { state: 'found' });
    expect(begun.viewOf('2').goal).toMatchObject({
      next: { kind: 'destroy', facts: { room: { term: 'rooms.gardens' }, target: { seat: '0' }, left: 2 } },
      own: { '0': ['gardens'] },
    });
  });

  test('of two that are found each owner goes for the own one', () => {
    const begun = house();
    lay(lay(begun, 'rag', { state: 'found' }), 'wax', { state: 'found' });
    expect(begun.viewOf('2').goal).toMatchObject({
      own: { '0': ['gardens'], '2': ['kitchen'] },
      next: { kind: 'destroy-each', facts: { left: 2 } },
    });
  });

  test('whoever stands in such a room searches it, and nobody else is sent there', () => {
    const begun = house({ rooms: ['entrance-hall', undefined, 'kitchen'] });
    expect(begun.viewOf('2').goal?.own).toEqual({ '0': ['gardens'], '2': ['kitchen'] });
  });

  test('with a room for one of them alone the others look for more, until there are no more', () => {
    const tiles: readonly Laid[] = [['kitchen', 'ground', 1, -1, 1]];
    const begun = dolls('wax', 'glass', { tiles });
    expect(begun.viewOf('2').goal?.own).toEqual({ '0': ['kitchen'], '2': [] });
    lay(begun, 'glass', { state: 'gone', room: null }).set({ searched: ELSEWHERE });
    expect(begun.viewOf('2').goal?.own).toEqual({ '0': ['kitchen'], '2': ['kitchen'] });
  });

  test('how far each side is: dolls found and destroyed, heroes dead', () => {
    const progress = (begun: House, seat: string) => begun.viewOf(seat).goal?.progress ?? 0;
    const begun = house();
    const before = progress(begun, '2');
    lay(begun, 'wax', { state: 'found' });
    const found = progress(begun, '2');
    lay(begun, 'wax', { state: 'gone', room: null });
    const gone = progress(begun, '2');
    expect(before).toBeGreaterThan(0);
    expect(found).toBeGreaterThan(before);
    expect(gone).toBeGreaterThan(found);
    expect(progress(begun, '1')).toBe(0);
    const four = house({
      explorers: ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto', 'missy-dubourde'],
      setup: [
        'answer wax',
        'answer kitchen',
        'answer rag',
        'answer gardens',
        'answer glass',
        'answer chapel',
      ],
    });
    expect(four.viewOf('1').goal?.next.facts).toEqual({ left: 2 });
    four.run([{ do: 'die', seat: '0' }]);
    expect(four.viewOf('1').goal).toMatchObject({
      progress: 0.5,
      next: { kind: 'kill', facts: { left: 1 } },
    });
  });

  test('the traitor gives what kills or cripples sooner than what scratches', () => {
    const weights = weightsOf(house({ setup: [] }), '1');
    expect(weights['answer china']).toBeGreaterThan(weights['answer wax'] ?? 0);
    expect(weights['answer stone']).toBeGreaterThan(weights['answer glass'] ?? 0);
  });

  test('with no such room in the house they look for one, on the floors where it may be', () => {
    const begun = dolls('china', 'glass', { tiles: [] });
    expect(begun.viewOf('2').goal).toMatchObject({ next: { kind: 'find-rooms', facts: { left: 2 } } });
    expect(begun.viewOf('2').goal?.floors).toContain('upper');
  });

  test('while dolls are being hidden nobody is told how many are left', () => {
    const begun = house({ setup: ['answer wax', 'answer kitchen'] });
    expect(begun.viewOf('2').goal?.next.kind).toBe('wait');
    begun.choose('answer rag');
    expect(begun.viewOf('2').goal?.next.kind).toBe('wait');
  });

  test('the traitor hides them where nobody is near, and hunts first whoever stands at one', () => {
    const begun = house({ setup: ['answer wax'], rooms: ['foyer', 'foyer', 'foyer'] });
    const weights = weightsOf(begun, '1');
    expect(weights['answer furnace-room']).toBeGreaterThan(weights['answer kitchen'] ?? 0);
    const hunting = house({ rooms: ['gardens', undefined, 'foyer'] });
    expect(hunting.viewOf('1').goal).toMatchObject({
      next: { kind: 'kill', facts: { left: 2 } },
      prey: ['0'],
    });
    hunting.put('0', 'foyer');
    expect(hunting.viewOf('1').goal?.prey).toEqual(['0', '2']);
  });

  test.each(['heroes', 'traitor'])('BH-h25: it can end for the %s', (side) => {
    expect(winsAmongBots('25', [side])).toHaveProperty([side]);
  });
});
