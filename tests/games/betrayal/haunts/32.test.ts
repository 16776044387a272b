import { policyWith } from '@games/betrayal/bot/policy';
import { addends, type State } from '@games/betrayal/haunts/32-lost/state';
import { sumOf } from '@games/betrayal/parts/haunts/sum';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import type { Laid } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

/** Nobody forgets anything at the start of a turn. */
const SPARED = [0, 0];
/** The Organ Room in the south of the Entrance Hall, its other door to the west. */
const SOUTH = ['answer entrance-hall 2', 'answer 1'];

/** Peter, who has the most Sanity, is the traitor; Ox begins, then Missy. The Organ Room lies south of the Entrance Hall. */
const house = ({ dice = [], setup = SOUTH, ...more }: More = {}): House =>
  hauntedHouse<State>(32, { dice: [...SPARED, ...dice], setup, ...more });

/** A seat has a turn, in which these dice are thrown. */
const turnOf = (seat: string, more: More = {}): House => {
  const begun = house(more);
  const dice = [...begun.dice];
  begun.reload(...Array<number>(12).fill(0));
  untilTurnOf(begun, seat);
  begun.reload(...dice);
  return begun;
};

/** Tiles besides, laid when it has begun. */
const withRooms = (begun: House, ...tiles: readonly Laid[]): House => {
  for (const [room, floor, x, y, turn = 0] of tiles) {
    begun.G.tiles.push({ room, floor, x, y, turn, isLost: false });
    begun.G.stack = begun.G.stack.filter((one) => one !== room);
  }
  return begun.set({});
};

/** A room is placed at a door, as `foyer 2`, as it fits first. */
const place = (begun: House, ...doors: readonly string[]): House => {
  for (const door of doors) {
    begun.choose(`answer ${door}`);
    if (begun.asked.endsWith(' place')) begun.choose(begun.choices[0] ?? '');
  }
  return begun;
};

/** The setup is done once more, with what is laid out meanwhile. */
const again = (prepare: (begun: House) => void): House => {
  const begun = house();
  prepare(begun);
  begun.G.agenda = [{ do: 'turn', seat: '0' }];
  begun.run([{ do: 'set-up' }], '0');
  return begun;
};

const standing = ({ G }: House): string[] => G.tiles.map(({ room }) => room);
const tileOf = ({ G }: House, room: string) => G.tiles.find((tile) => tile.room === room);
const START = ['grand-staircase', 'foyer', 'entrance-hall', 'upper-landing', 'basement-landing'];
const piles = ({ G }: House) => G.piles.map(({ room, cards }) => [room, ...cards]);
const sum = (begun: House, seat: string | null = null) =>
  sumOf(addends({ ...begun.at, mine: begun.slice, hidden: begun.slice }), seat);
const SEATS = ['0', '1', '2', null];
const heard = (begun: House, seat: string | null) =>
  journalFor(begun.G.journal ?? [], seat).map(({ kind }) => kind);
const factsOf = (begun: House, seat: string | null, kind: string) =>
  journalFor(begun.G.journal ?? [], seat).findLast((line) => line.kind === kind)?.facts;
const marksOf = (begun: House, seat: string | null, ...words: readonly string[]) =>
  begun
    .viewOf(seat)
    .marks.filter(({ word }) => words.includes(word))
    .map(({ on, word, value }) => [on, word, value ?? null]);
const slipOf = (begun: House, seat: string | null, word: string) =>
  begun.viewOf(seat).slips.find((slip) => slip.word === word);
const weightsOf = (begun: House, seat: string): Record<string, number> => {
  const view = begun.viewOf(seat);
  const weights = policyWith(begun.box)(view, {} as Ctx, view.choices);
  return Object.fromEntries(
    view.choices.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
  );
};
/** All spaces at 1 but these. */
const bare = (traits: Partial<Record<'speed' | 'might' | 'sanity' | 'knowledge', number>> = {}) => ({
  ...{ speed: 1, might: 1, sanity: 1, knowledge: 1 },
  ...traits,
});

describe('what begins', () => {
  test('BH-h32-S: whoever has most Sanity is the traitor; rooms with nobody in them are back in the stack, in an order nobody knows', () => {
    const begun = house({
      tiles: [
        ['attic', 'upper', 0, -1, 2],
        ['library', 'ground', 1, -1],
        ['crypt', 'basement', 1, 0, 3],
      ],
      stack: ['tower', 'gallery'],
    });
    expect(begun.G.haunt).toMatchObject({ traitor: '2', sides: ['heroes', 'heroes', 'traitor'] });
    expect(standing(begun)).toEqual([...START, 'organ-room']);
    for (const room of ['attic', 'library', 'crypt', 'tower'])
      expect(begun.G.stack.filter((one) => one === room)).toEqual([room]);
    expect(begun.G.stack).toHaveLength(41);
    expect(begun.G.known.map(({ stack }) => stack)).toEqual([[], [], []]);
    expect(begun.asked).toBe('0 turn');
  });

  test('BH-h32-S: the traitor alone is asked where the Organ Room goes: at any door of any start tile, on any floor', () => {
    const begun = house({ setup: [] });
    expect(begun.asked).toBe('2 doorway');
    const rooms = begun.choices.map((one) => one.split(' ')[1]);
    expect(new Set(rooms)).toEqual(new Set(['entrance-hall', 'foyer', 'upper-landing', 'basement-landing']));
    expect(rooms).toHaveLength(12);
    place(begun, 'basement-landing 0');
    expect(tileOf(begun, 'organ-room')).toMatchObject({ floor: 'basement', x: 0, y: -1 });
    expect([begun.asked, begun.G.explorers.map(({ cards }) => cards)]).toEqual(['0 turn', [[], [], []]]);
  });

  test('BH-h32-S: until it is placed nobody makes for it', () => {
    const begun = hauntedHouse<State>(32, { setup: [], traits: [bare({ knowledge: 8 })] }).set({
      found: ['library', 'tower', 'game-room'],
    });
    expect(begun.viewOf('0').goal).toMatchObject({ next: { kind: 'find-rooms' }, own: { 0: [] } });
    expect(begun.viewOf('0').marks.filter(({ word }) => word === 'organ')).toEqual([]);
  });

  test('BH-h32-S: not at a room that was placed anew, though that has doors', () => {
    const begun = house({
      tiles: [['dusty-hallway', 'upper', 3, 3]],
      rooms: ['dusty-hallway'],
      setup: ['answer upper-landing 0'],
    });
    expect(begun.asked).toBe('2 doorway');
    expect(begun.choices.some((one) => one.includes('dusty-hallway'))).toBe(false);
    expect(begun.choices).toHaveLength(11);
  });

  test('BH-h32-D1, BH-h32-K2: rooms with somebody in them are placed anew by the traitor, each at a start tile of its floor, as they were found', () => {
    const begun = house({
      tiles: [
        ['charred-room', 'upper', 0, -1],
        ['bedroom', 'upper', 0, -2, 1],
        ['gardens', 'ground', 2, -1],
      ],
      rooms: ['bedroom', 'gardens', 'charred-room'],
      setup: [],
    });
    expect(begun.asked).toBe('2 doorway');
    expect(begun.choices).toEqual([0, 1, 2, 3].map((door) => `answer upper-landing ${door}`));
    expect(begun.viewOf('2').ask).toMatchObject({ kind: 'doorway', room: 'charred-room' });
    place(begun, 'upper-landing 2');
    expect(tileOf(begun, 'charred-room')).toMatchObject({ floor: 'upper', x: 0, y: 1 });
    expect(begun.viewOf('2').ask).toMatchObject({ kind: 'doorway', room: 'bedroom' });
    expect(begun.choices).toEqual([0, 1, 3].map((door) => `answer upper-landing ${door}`));
    place(begun, 'upper-landing 1');
    expect(tileOf(begun, 'bedroom')).toMatchObject({ floor: 'upper', x: 1, y: 0 });
    expect(begun.choices).toEqual(
      ['foyer 0', 'foyer 2', 'entrance-hall 0', 'entrance-hall 2'].map((one) => `answer ${one}`),
    );
    place(begun, 'foyer 2');
    expect(['0', '1', '2'].map((seat) => begun.placeOf(seat))).toEqual([
      'bedroom',
      'gardens',
      'charred-room',
    ]);
    expect(begun.viewOf('2').ask).toMatchObject({ room: 'organ-room' });
  });

  test('BH-h32-K2: until it is placed a room lies apart: next to nothing, with no way to it or out of it but its doors', () => {
    const begun = house({
      tiles: [
        ['charred-room', 'upper', 0, -1],
        ['bedroom', 'upper', 0, -2, 1],
        ['balcony', 'upper', 1, 0],
      ],
      rooms: ['bedroom', 'balcony', 'charred-room'],
      setup: [],
    });
    const far = begun.G.tiles.filter(({ floor }) => floor === 'upper');
    for (const one of far)
      for (const other of far)
        if (one !== other) expect(Math.abs(one.x - other.x) + Math.abs(one.y - other.y)).toBeGreaterThan(1);
  });

  test('BH-h32-K3: what it placed anew keeps who is in it, each on its side, what lies there and its tokens; nothing is found or drawn', () => {
    const begun = house({
      tiles: [
        ['tower', 'upper', 1, 0],
        ['junk-room', 'ground', 2, -1],
      ],
      rooms: ['tower 3', 'tower 1', 'junk-room'],
      tokens: [
        { token: 'drip', room: 'tower', side: 1 },
        { token: 'secret-passage', room: 'tower', side: 1 },
        { token: 'secret-passage', room: 'junk-room', side: null },
      ],
      setup: [],
    });
    place(begun, 'upper-landing 3', 'entrance-hall 0', 'entrance-hall 2');
    expect(['0', '1', '2'].map((seat) => begun.placeOf(seat))).toEqual(['tower 3', 'tower 1', 'junk-room']);
    expect(begun.tokens).toEqual([
      'drip in tower 1',
      'secret-passage in tower 1',
      'secret-passage in junk-room',
    ]);
    expect(begun.G.explorers.map(({ cards }) => cards)).toEqual([[], [], []]);
    expect(heard(begun, '0').filter((kind) => kind === 'discover')).toHaveLength(1);
    expect(heard(begun, '0').filter((kind) => kind === 'shift-room')).toHaveLength(2);
  });

  test('BH-h32-D1: with no doorway left at a start tile it goes next to a room placed so', () => {
    const rooms = ['charred-room', 'bloody-room', 'creaky-hallway', 'statuary-corridor', 'balcony'];
    const begun = house({
      explorers: ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto', 'madame-zostra', 'heather-granville'],
      tiles: rooms.map((room, n): Laid => [room, 'upper', n, 4]),
      rooms,
      setup: ['answer upper-landing 0', 'answer upper-landing 1', 'answer upper-landing 2'],
    });
    expect(begun.viewOf(begun.asked[0] ?? '').ask).toMatchObject({ kind: 'doorway', room: 'balcony' });
    expect(begun.choices.some((one) => one.includes('upper-landing'))).toBe(false);
    expect(new Set(begun.choices.map((one) => one.split(' ')[1]))).toEqual(new Set(rooms.slice(0, 4)));
  });

  test('BH-h32-D1, BH-h32-K2: … and not to one that is still to be placed', () => {
    const rooms = ['charred-room', 'attic', 'storeroom', 'conservatory', 'bloody-room', 'creaky-hallway'];
    const begun = house({
      explorers: [
        ...['ox-bellows', 'zoe-ingstrom', 'peter-akimoto'],
        ...['madame-zostra', 'heather-granville', 'father-rhinehardt'],
      ],
      tiles: rooms.map((room, n): Laid => [room, 'upper', n, 4]),
      rooms,
      setup: [],
    });
    // The fourth door is the last, and Conservatory lies there in one way alone: nobody is asked.
    place(begun, 'upper-landing 0', 'upper-landing 1', 'upper-landing 2');
    expect(begun.viewOf(begun.asked[0] ?? '').ask).toMatchObject({ kind: 'doorway', room: 'bloody-room' });
    expect(begun.choices).toEqual([0, 1, 3].map((door) => `answer charred-room ${door}`));
  });

  test('BH-h32-K4: where no door is left at all it goes back, and who was in it stands on the landing', () => {
    const rooms = ['attic', 'storeroom', 'vault 0', 'conservatory', 'balcony'];
    const names = rooms.map((one) => one.split(' ')[0] ?? '');
    const begun = house({
      explorers: ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto', 'madame-zostra', 'heather-granville'],
      tiles: names.map((room, n): Laid => [room, 'upper', n, 4]),
      rooms: names,
      setup: [],
    });
    while (begun.viewOf('1').ask?.kind === 'doorway' && tileOf(begun, 'balcony') !== undefined)
      begun.choose(begun.choices[0] ?? '');
    expect(begun.placeOf('4')).toBe('upper-landing');
    expect(begun.G.stack).toContain('balcony');
    expect(begun.choices.every((one) => !one.includes('upper-landing'))).toBe(true);
    expect(begun.choices).toHaveLength(8);
  });

  test('BH90: a floor may be closed by that: four dead ends fill the landing', () => {
    const rooms = ['attic', 'storeroom', 'vault', 'conservatory'];
    const begun = house({
      explorers: ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto', 'madame-zostra'],
      tiles: rooms.map((room, n): Laid => [room, 'upper', n, 4]),
      rooms,
      setup: [],
    });
    expect(begun.viewOf(begun.asked[0] ?? '').ask).toMatchObject({ isSetup: true });
    place(begun, 'upper-landing 0', 'upper-landing 1', 'upper-landing 2');
    expect(begun.G.tiles.filter(({ floor }) => floor === 'upper').map(({ room }) => room)).toEqual([
      'upper-landing',
      ...rooms,
    ]);
    expect(begun.choices).toHaveLength(8);
  });

  test('BH90: the Organ Room may close a floor as well', () => {
    const rooms = ['chapel', 'graveyard', 'conservatory'];
    const begun = house({
      explorers: ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto', 'madame-zostra'],
      tiles: rooms.map((room, n): Laid => [room, 'ground', n, 4]),
      rooms,
      setup: [],
    });
    place(begun, 'entrance-hall 0', 'entrance-hall 2', 'foyer 2');
    begun.choose('answer foyer 0');
    expect([begun.asked.endsWith(' place'), begun.choices]).toEqual([true, ['answer 0', 'answer 3']]);
  });

  test('BH-h32-K3: the Mystic Elevator does not ride while it is placed anew, and where it goes later is as ever', () => {
    const begun = house({
      tiles: [['mystic-elevator', 'upper', 3, 3]],
      rooms: ['mystic-elevator'],
      setup: [],
    });
    expect(begun.choices).toEqual([0, 1, 2, 3].map((door) => `answer upper-landing ${door}`));
    place(begun, 'upper-landing 2');
    expect(begun.asked).toBe('2 doorway');
    begun.choose(...SOUTH);
    expect([begun.asked, begun.placeOf('0'), begun.dice]).toEqual(['0 turn', 'mystic-elevator', []]);
    begun.reload(1, 0, 1);
    begun.choose('end');
    expect(begun.choices.every((one) => one.includes('basement-landing'))).toBe(true);
    const empty = house({ tiles: [['mystic-elevator', 'upper', 3, 3]] });
    expect([empty.G.stack.includes('mystic-elevator'), standing(empty).includes('mystic-elevator')]).toEqual([
      true,
      false,
    ]);
  });

  test('BH-h32-D1, BH-h32-K1: what lies in rooms that go back comes to the start tile of that floor', () => {
    const lying = again((begun) => {
      withRooms(
        begun,
        ['attic', 'upper', 0, -1, 2],
        ['gardens', 'ground', 1, -1],
        ['patio', 'ground', 2, -1],
        ['crypt', 'basement', 0, -1, 2],
      );
      const at = (room: string, card: string) => ({ room, side: null, cards: [card] });
      begun.G.piles = [at('attic', 'armor'), at('gardens', 'axe'), at('patio', 'dog'), at('crypt', 'bell')];
    });
    expect(piles(lying)).toEqual([
      ['basement-landing', 'bell'],
      ['entrance-hall', 'axe', 'dog'],
      ['upper-landing', 'armor'],
    ]);
    expect(factsOf(lying, '0', 'pile-moved')).toMatchObject({
      count: 1,
      room: { term: 'rooms.upper-landing' },
    });
  });

  test('BH-h32-D6: tokens of rooms that go back are out of the game, and so is the other end of a way', () => {
    const begun = house({
      tiles: [
        ['collapsed-room', 'ground', 2, -1],
        ['larder', 'basement', 0, 1],
        ['attic', 'upper', 0, -1, 2],
        ['bedroom', 'upper', 1, 0],
      ],
      rooms: ['larder', 'bedroom'],
      tokens: [
        { token: 'below-collapsed-room', room: 'larder', side: null },
        { token: 'secret-stairs', room: 'attic', side: null },
        { token: 'secret-stairs', room: 'foyer', side: null },
        { token: 'secret-passage', room: 'bedroom', side: null },
        { token: 'secret-passage', room: 'entrance-hall', side: null },
        { token: 'smoke', room: 'attic', side: null },
        { token: 'wall-switch', room: 'bedroom', side: null },
      ],
      setup: [],
    });
    expect(begun.tokens).toEqual([
      'secret-passage in bedroom',
      'secret-passage in entrance-hall',
      'wall-switch in bedroom',
    ]);
  });

  test('BH-h32-D6: a wall that turns into a room that goes back turns no more, one that turns into another does', () => {
    const wall = (...rooms: readonly string[]) =>
      again((begun) => {
        withRooms(begun, ['storeroom', 'upper', 0, -1, 2], ['bedroom', 'upper', 0, -2]);
        for (const [seat, room] of rooms.entries()) begun.put(String(seat), room);
        begun.G.tokens = [{ id: 1, token: 'wall-switch', room: 'bedroom', side: null }];
        begun.G.slices['revolving-wall'] = 2;
      }).tokens;
    expect(wall('bedroom')).toEqual([]);
    expect(wall('bedroom', 'storeroom')).toEqual(['wall-switch in bedroom']);
    expect(wall('foyer', 'storeroom')).toEqual([]);
  });

  test('BH-h32-D5: an Organ Room with somebody in it is placed with the others, on its floor, and not looked for', () => {
    const begun = house({
      tiles: [['organ-room', 'basement', 0, -1, 3]],
      rooms: ['organ-room'],
      setup: [],
    });
    expect(begun.choices).toEqual([0, 1, 2, 3].map((door) => `answer basement-landing ${door}`));
    place(begun, 'basement-landing 1');
    expect([begun.asked, begun.placeOf('0')]).toEqual(['0 turn', 'organ-room']);
    expect(tileOf(begun, 'organ-room')).toMatchObject({ floor: 'basement', x: 1, y: 0 });
    expect(standing(begun)).toHaveLength(6);
  });

  test('BH-h32-D4: without stairs the basement stays without a way up, and its people go on', () => {
    const begun = house({
      tiles: [['stairs-from-basement', 'basement', 0, 1, 2]],
      rooms: ['basement-landing'],
    });
    expect(standing(begun)).not.toContain('stairs-from-basement');
    expect(begun.choices.filter((one) => one.startsWith('go '))).toEqual([]);
    expect(begun.choices.filter((one) => one.startsWith('discover '))).toHaveLength(4);
    const weights = weightsOf(begun, '0');
    expect(weights['discover basement-landing 0']).toBeGreaterThan(weights.end ?? 0);
  });

  test('BH-h32-K9: what comes back from the stack is as new, and what somebody has had stays had', () => {
    const begun = house({
      tiles: [['vault', 'upper', 0, 1]],
      tokens: [{ token: 'vault-empty', room: 'vault', side: null }],
    });
    begun.G.explorers[0]?.gains.push('library');
    withRooms(begun, ['vault', 'upper', 0, 1]).put('0', 'vault');
    expect(begun.choices).toContain('use vault');
    withRooms(begun, ['library', 'upper', 1, 0, 1]).put('0', 'library');
    begun.reload(...SPARED);
    begun.choose('end');
    expect([begun.asked, begun.changes('0')]).toEqual(['1 turn', {}]);
  });
});

describe('what adds up', () => {
  const board = (more: More = {}) => turnOf('0', more);

  test('BH-h32-H, BH-h32-D2, BH-h32-K8: +1 for each omen room in the house as it stands at the roll', () => {
    const begun = board();
    expect(sum(begun)).toBe(0);
    withRooms(
      begun,
      ['charred-room', 'upper', 0, -1],
      ['balcony', 'upper', 1, 0, 1],
      ['library', 'ground', 1, -1],
    );
    expect(sum(begun)).toBe(2);
    begun.put('0', 'organ-room');
    expect(begun.optionOf('use play')?.odds).toMatchObject({ dice: 3, add: 2, from: 15 });
    withRooms(begun, ['crypt', 'basement', 0, -1, 2], ['furnace-room', 'basement', 1, 0, 1]);
    expect(begun.optionOf('use play')?.odds).toMatchObject({ add: 3 });
    for (const tile of begun.G.tiles) if (tile.room === 'charred-room') tile.isLost = true;
    expect(begun.set({}).optionOf('use play')?.odds).toMatchObject({ add: 2 });
  });

  test('BH-h32-H, BH-h32-K5: +2 for whoever knows music and plays, Gaelic Music too; nobody else plays by that', () => {
    const begun = board({ explorers: ['zoe-ingstrom', 'professor-longfellow', 'father-rhinehardt'] });
    expect(begun.G.haunt?.traitor).toBe('2');
    expect([sum(begun), sum(begun, '0'), sum(begun, '1')]).toEqual([0, 2, 2]);
    begun.put('0', 'organ-room').put('1', 'organ-room');
    expect(begun.optionOf('use play')?.odds).toMatchObject({ add: 2 });
    expect(
      begun
        .viewOf(null)
        .slips.filter(({ word }) => word === 'music')
        .map(({ seat }) => seat),
    ).toEqual(['0', '1']);
    begun.run([{ do: 'die', seat: '1' }]);
    expect(
      begun
        .viewOf(null)
        .slips.filter(({ word }) => word === 'music')
        .map(({ seat }) => seat),
    ).toEqual(['0']);
    const spoiler = board({
      traits: [{ sanity: 1 }, { sanity: 8 }],
      explorers: ['ox-bellows', 'zoe-ingstrom'],
    });
    expect([spoiler.G.haunt?.traitor, slipOf(spoiler, '0', 'music')]).toEqual(['1', undefined]);
    const plain = board();
    expect([sum(plain, '0'), slipOf(plain, '0', 'music')]).toEqual([0, undefined]);
  });

  test.each([
    ['library', 'ground', 'knowledge', 5],
    ['game-room', 'ground', 'sanity', 5],
    ['tower 1', 'upper', 'knowledge', 5],
    ['tower 3', 'upper', 'knowledge', 5],
  ] as const)(
    'BH-h32-K10: by BH-h32-H and BH-h32-D2 %s: a clue by %s %s %d+, found once for all, +2 whoever plays',
    (place, floor, trait, from) => {
      const [room = ''] = place.split(' ');
      const begun = withRooms(board({ traits: [{ [trait]: 6 }, { [trait]: 6 }, { sanity: 8 }] }), [
        room,
        floor,
        3,
        3,
      ])
        .put('0', place)
        .put('1', place);
      begun.load('0', trait, from - 1);
      expect(begun.optionOf(`use clue ${room}`)?.odds).toMatchObject({ from });
      const { spent } = begun.G.turn;
      begun.choose(`use clue ${room}`);
      expect([begun.slice.found, begun.of('use clue'), begun.G.turn.spent]).toEqual([[], [], spent]);
      expect(heard(begun, '2')).toContain('task-failed');
      begun.reload(...SPARED);
      begun.choose('end');
      begun.load('1', trait, from);
      begun.choose(`use clue ${room}`);
      expect([begun.slice.found, sum(begun), begun.of('use clue')]).toEqual([[room], 2, []]);
      for (const seat of SEATS)
        expect(factsOf(begun, seat, 'clue-found')).toEqual({ room: { term: `rooms.${room}` } });
      expect(begun.dice).toEqual([]);
    },
  );

  test('BH-h32-D8: each clue once a turn for each hero: another one may be tried in the same turn', () => {
    const begun = withRooms(
      board({ traits: [{ sanity: 3, knowledge: 3 }] }),
      ['library', 'ground', 3, 3],
      ['game-room', 'ground', 4, 4],
    ).put('0', 'library');
    begun.load('0', 'knowledge', 0);
    begun.choose('use clue library');
    begun.put('0', 'game-room').load('0', 'sanity', 0);
    begun.choose('use clue game-room');
    expect(begun.put('0', 'library').of('use clue')).toEqual([]);
  });

  test('BH-h32-H: the traitor finds no clue, nor plays; heroes find none elsewhere', () => {
    const begun = withRooms(turnOf('2'), ['library', 'ground', 3, 3]).put('2', 'library');
    expect([begun.asked, begun.of('use clue'), begun.of('use play')]).toEqual(['2 turn', [], []]);
    expect(begun.put('2', 'organ-room').of('use play')).toEqual([]);
    expect(board().of('use clue')).toEqual([]);
    expect(board().of('use play')).toEqual([]);
  });

  test.each(['book', 'madman'])(
    'BH-h32-K6: by BH-h32-D2 %s: +2 while with anybody in the Organ Room, be it the traitor, not on the floor',
    (card) => {
      const at = (seat: string) => {
        const cards = ['0', '1', '2'].map((one) => (one === seat ? [card] : []));
        return board({ cards });
      };
      for (const seat of ['0', '1', '2']) {
        const begun = at(seat);
        expect([sum(begun), slipOf(begun, '0', card)?.value]).toEqual([0, 0]);
        begun.put(seat, 'organ-room');
        expect([sum(begun), slipOf(begun, null, card)?.value]).toEqual([2, 2]);
      }
      const lying = board();
      lying.G.piles = [{ room: 'organ-room', side: null, cards: [card] }];
      expect(sum(lying.set({}))).toBe(0);
    },
  );

  test('BH-h32-D2: the dead bring nothing', () => {
    const begun = board({ cards: [[], ['book']] }).put('1', 'organ-room');
    begun.run([{ do: 'die', seat: '1' }]);
    expect(sum(begun)).toBe(0);
  });
});

describe('what takes off', () => {
  const ROOMS = ['chapel', 'game-room', 'operating-laboratory', 'research-laboratory', 'pentagram-chamber'];

  test.each(ROOMS)(
    'BH-h32-R, BH-h32-D3: %s: a wrong note by Knowledge 4+, once a turn, takes off 3',
    (room) => {
      const begun = withRooms(turnOf('2'), [room, 'upper', 3, 3]).put('2', room);
      expect(begun.optionOf(`use wrong ${room}`)?.odds).toMatchObject({ from: 4 });
      const before = sum(begun);
      begun.load('2', 'knowledge', 4);
      begun.choose(`use wrong ${room}`);
      expect([begun.slice.wrong, sum(begun), begun.G.turn.spent]).toEqual([[room], before - 3, 0]);
      expect(slipOf(begun, '0', 'wrong')).toMatchObject({
        value: -3,
        lines: [{ word: 'wrong-how', facts: { count: 1, by: 3 } }],
      });
      for (const seat of SEATS) expect(marksOf(begun, seat, 'wrong')).toEqual([[{ room }, 'wrong', null]]);
      begun.reload(...SPARED, ...SPARED);
      untilTurnOf(begun, '2');
      begun.choose('end');
      untilTurnOf(begun, '2');
      expect(begun.of('use wrong')).toEqual([]);
    },
  );

  test('BH-h32-D3: one try a turn in all, and a failed one leaves the room to be tried again', () => {
    const begun = withRooms(turnOf('2'), ['chapel', 'upper', 3, 3], ['game-room', 'ground', 4, 4]).put(
      '2',
      'chapel',
    );
    begun.load('2', 'knowledge', 3);
    begun.choose('use wrong chapel');
    expect([begun.slice.wrong, heard(begun, '0').includes('task-failed')]).toEqual([[], true]);
    expect(begun.put('2', 'game-room').of('use wrong')).toEqual([]);
    begun.reload(...Array<number>(8).fill(0));
    begun.choose('end');
    untilTurnOf(begun, '2');
    expect(begun.of('use wrong')).toEqual(['use wrong game-room']);
    expect(begun.put('2', 'chapel').of('use wrong')).toEqual(['use wrong chapel']);
  });

  test('BH-h32-R: heroes leave none, nor does the traitor elsewhere; it stays counted when he is dead (BH-g10)', () => {
    const begun = withRooms(turnOf('0'), ['chapel', 'upper', 3, 3]).put('0', 'chapel');
    expect(begun.of('use wrong')).toEqual([]);
    expect(withRooms(turnOf('2'), ['library', 'upper', 3, 3]).put('2', 'library').of('use wrong')).toEqual(
      [],
    );
    begun.set({ wrong: ['chapel', 'game-room'] }).run([{ do: 'die', seat: '2' }]);
    expect(sum(begun)).toBe(-6);
    // Of rooms that stand, that is.
    expect(marksOf(begun, '0', 'wrong')).toEqual([[{ room: 'chapel' }, 'wrong', null]]);
  });
});

describe('playing', () => {
  const table = [
    'ox-bellows',
    'missy-dubourde',
    'peter-akimoto',
    'madame-zostra',
    'heather-granville',
    'professor-longfellow',
  ];

  test.each([
    [3, 15],
    [4, 16],
    [5, 18],
    [6, 20],
  ])('BH-h32-H: with %d players the organ takes %d+', (players, from) => {
    const explorers = table.slice(0, players);
    const begun = house({ explorers, dice: Array<number>(40).fill(0) });
    const hero = (begun.G.haunt?.sides ?? []).indexOf('heroes');
    untilTurnOf(begun, String(hero));
    expect(begun.put(String(hero), 'organ-room').optionOf('use play')?.odds).toMatchObject({ from });
  });

  test('BH-h32-H, BH-h32-D8: by one short nobody answers, and that was the turn’s try; by as much the heroes have won', () => {
    const begun = turnOf('0', { traits: [{ knowledge: 8 }] })
      .set({ found: ['library', 'tower', 'game-room'] })
      .put('0', 'organ-room')
      .put('1', 'organ-room');
    begun.load('0', 'knowledge', 8);
    begun.choose('use play');
    expect([begun.G.outcome, begun.slice.isHome, begun.of('use play')]).toEqual([null, false, []]);
    expect(factsOf(begun, '0', 'organ-dies')).toMatchObject({ total: 14, of: 15 });
    begun.reload(...SPARED);
    begun.choose('end');
    expect(begun.of('use play')).toEqual(['use play']);
    untilTurnOfAll(begun, '0');
    begun.load('0', 'knowledge', 9);
    begun.choose('use play');
    expect(begun.G.outcome).toEqual({ side: 'heroes', winners: ['0', '1'], how: 'goal' });
  });

  test('BH-h32-K11: one that no dice can reach may be tried all the same, and bots leave it', () => {
    const begun = turnOf('0').put('0', 'organ-room');
    expect(begun.optionOf('use play')?.odds).toMatchObject({ chance: 0 });
    expect(begun.choices).toContain('use play');
    const weights = weightsOf(begun, '0');
    expect(weights['use play']).toBeLessThan(weights['discover organ-room 3'] ?? 0);
    begun.rate('0', { knowledge: 8 }).set({ found: ['library', 'tower', 'game-room'] });
    expect(weightsOf(begun, '0')['use play']).toBeGreaterThan(10);
  });
});

/** Others end their turns, and nobody loses anything. */
function untilTurnOfAll(begun: House, seat: string): void {
  begun.reload(...Array<number>(20).fill(0));
  untilTurnOf(begun, seat);
  begun.reload();
}

describe('what is secret', () => {
  test('BH172, BH-h32-D8: what adds and takes off lies open to all; what is needed is the heroes’ alone, in aims, choices and journal', () => {
    const begun = withRooms(turnOf('0', { traits: [{ knowledge: 8 }] }), ['charred-room', 'upper', 0, -1])
      .set({ found: ['library'], wrong: ['chapel'] })
      .put('0', 'organ-room');
    const [slips] = SEATS.map((seat) => JSON.stringify(begun.viewOf(seat).slips));
    for (const seat of SEATS) {
      expect(JSON.stringify(begun.viewOf(seat).slips)).toBe(slips);
      expect(marksOf(begun, seat, 'organ')).toEqual([[{ room: 'organ-room' }, 'organ', 0]]);
    }
    expect(begun.viewOf('0').goal?.next).toMatchObject({ facts: { sum: '+0', of: 15 } });
    begun.load('0', 'knowledge', 4);
    begun.choose('use play');
    for (const seat of ['2', null]) {
      const all = JSON.stringify([
        begun.viewOf(seat),
        journalFor(begun.G.journal ?? [], seat).map(({ facts }) => facts),
      ]);
      expect(all).not.toMatch(/\b15\b/);
      expect(factsOf(begun, seat, 'organ-dies')).toEqual({ total: 4 });
    }
    expect(factsOf(begun, '1', 'organ-dies')).toMatchObject({ total: 4, of: 15 });
  });

  test('BH172: the number of a clue is the heroes’, that of a wrong note the traitor’s, and where he can leave one he alone is shown', () => {
    const begun = withRooms(turnOf('2'), ['chapel', 'upper', 3, 3], ['library', 'ground', 4, 4]);
    expect(marksOf(begun, '2', 'note')).toEqual([[{ room: 'chapel' }, 'note', null]]);
    for (const seat of ['0', '1', null]) expect(marksOf(begun, seat, 'note')).toEqual([]);
    for (const seat of SEATS)
      expect(marksOf(begun, seat, 'clue')).toEqual([[{ room: 'library' }, 'clue', null]]);
    expect(JSON.stringify(begun.viewOf('2').slips)).not.toContain('5');
    expect(begun.viewOf('2').goal?.next).toMatchObject({ kind: 'spoil', facts: { done: 0, of: 5, left: 2 } });
    expect(JSON.stringify(begun.viewOf('0').goal)).not.toContain('"of":5');
  });

  test('BH156: what helps the roll knows what it has to reach, and what is added is in it', () => {
    const begun = turnOf('0', { cards: [['rabbits-foot']], traits: [{ knowledge: 3 }] })
      .set({ found: ['library'] })
      .put('0', 'organ-room');
    begun.load('0', 'knowledge', 1);
    begun.choose('use play');
    expect(begun.asked).toBe('0 after-roll');
    expect(begun.viewOf('0').ask).toMatchObject({ roll: { add: 2 } });
    expect(begun.choices.map((one) => begun.optionOf(one)?.odds?.from)).toContain(15);
  });
});

describe('what helps', () => {
  test.each([
    ['0', 'library', 'use clue library', 5],
    ['2', 'chapel', 'use wrong chapel', 4],
  ] as const)(
    'BH156: seat %s in the %s is told what it has to reach by whatever helps',
    (seat, room, deed, from) => {
      const cards = ['0', '1', '2'].map((one) => (one === seat ? ['rabbits-foot'] : []));
      const begun = withRooms(turnOf(seat, { cards }), [room, 'upper', 3, 3]).put(seat, room);
      begun.load(seat, 'knowledge', 1);
      begun.choose(deed);
      expect(begun.asked).toBe(`${seat} after-roll`);
      expect(begun.choices.map((one) => begun.optionOf(one)?.odds?.from)).toContain(from);
    },
  );
});

describe('what is forgotten', () => {
  test('BH-h32-R, BH-h32-D7, BH-h32-K7: at the start of each hero’s turn, the first too, 2 dice: so many points, one by one, each off a trait that hero chooses', () => {
    const begun = hauntedHouse<State>(32, { dice: [2, 1], setup: SOUTH });
    expect(begun.asked).toBe('0 pick');
    expect(begun.choices).toEqual(
      ['speed', 'might', 'sanity', 'knowledge'].map((trait) => `answer ${trait}`),
    );
    expect(begun.optionOf('answer might')).toMatchObject({
      label: { kind: 'lower', facts: { left: 3, by: 1 } },
      falls: [{ trait: 'might', by: 1 }],
    });
    begun.choose('answer might');
    expect([begun.asked, begun.optionOf('answer might')?.label.facts?.left]).toEqual(['0 pick', 2]);
    begun.choose('answer might', 'answer speed');
    expect([begun.asked, begun.changes('0')]).toEqual(['0 turn', { might: -2, speed: -1 }]);
    expect(begun.dice).toEqual([]);
  });

  test('BH-h32-R: the traitor loses nothing', () => {
    const begun = turnOf('2');
    expect([begun.asked, begun.changes('2')]).toEqual(['2 turn', {}]);
  });

  test('BH-h32-D7, BH-h32-K7: no card lessens or turns it, nor helps the dice', () => {
    const begun = hauntedHouse<State>(32, {
      dice: [2, 2],
      setup: SOUTH,
      cards: [['armor', 'skull', 'rabbits-foot', 'lucky-stone', 'angel-feather', 'candle', 'medallion']],
    });
    expect(begun.asked).toBe('0 pick');
    expect(begun.choices).toHaveLength(4);
    begun.choose('answer might', 'answer might', 'answer sanity', 'answer sanity');
    expect([begun.asked, begun.changes('0')]).toEqual(['0 turn', { might: -2, sanity: -2 }]);
  });

  test('BH-h32-K7: whoever dies of a point loses no more; the last hero’s death is the traitor’s win', () => {
    const begun = hauntedHouse<State>(32, { dice: [2, 2], setup: SOUTH, traits: [bare({ might: 2 })] });
    begun.choose('answer might');
    expect(begun.asked).toBe('0 pick');
    begun.reload(...SPARED);
    begun.choose('answer speed');
    expect([begun.asked, begun.G.explorers[0]?.life, begun.changes('0')]).toEqual([
      '1 turn',
      'dead',
      { might: -1, speed: -1 },
    ]);
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.outcome).toEqual({ side: 'traitor', winners: ['2'], how: 'dead' });
  });

  test('BH-h32-K7: what a card does as the turn begins comes first; whom it kills rolls none of them', () => {
    const begun = hauntedHouse<State>(32, {
      dice: [1, 1, 0],
      setup: SOUTH,
      cards: [['grave-dirt']],
      traits: [bare({ sanity: 3, knowledge: 3 })],
    });
    expect([begun.asked, begun.dice]).toEqual(['0 split', [1, 1, 0]]);
    begun.choose(begun.choices[0] ?? '');
    expect([begun.G.explorers[0]?.life, begun.asked, begun.dice]).toEqual(['dead', '1 pick', [0]]);
    expect(begun.optionOf('answer might')?.label.facts?.left).toBe(2);
  });

  test('BH-h32-R, BH-h32-K7: whose turn the Music Box ends has forgotten all the same', () => {
    const begun = hauntedHouse<State>(32, {
      dice: [0, 0, 0, 2, 1],
      setup: [],
      cards: [['music-box']],
      rooms: ['upper-landing'],
    });
    begun.G.slices['music-box'] = true;
    begun.choose(...SOUTH);
    begun.reload(...SPARED);
    begun.choose('answer might', 'answer might', 'answer speed');
    expect([begun.asked, begun.changes('0')]).toEqual(['1 turn', { might: -2, speed: -1 }]);
  });

  test('BH-h32-R: a hero whom the dice may kill is marked, with how likely it is', () => {
    const begun = turnOf('1')
      .rate('0', bare({ speed: 2, might: 2 }))
      .rate('1', bare({ sanity: 8 }));
    expect(begun.viewOf('2').marks.filter(({ word }) => word.startsWith('peril'))).toMatchObject([
      { on: { seat: '0' }, word: 'peril-high', value: 3, chance: 1 / 3 },
    ]);
    begun.rate('0', bare({ speed: 4 }));
    expect(begun.viewOf('2').marks).toContainEqual(expect.objectContaining({ word: 'peril-high', value: 4 }));
    begun.rate('0', bare({ speed: 5 })).rate('2', bare());
    expect(begun.viewOf('2').marks.filter(({ word }) => word.startsWith('peril'))).toEqual([]);
  });

  test('for bots: what kills is chosen last, then Knowledge', () => {
    const begun = hauntedHouse<State>(32, {
      dice: [1, 0],
      setup: SOUTH,
      traits: [bare({ knowledge: 4, might: 3 })],
    });
    const weights = weightsOf(begun, '0');
    expect(weights['answer might']).toBeGreaterThan(10 * (weights['answer knowledge'] ?? 0));
    expect(weights['answer knowledge']).toBeGreaterThan(10 * (weights['answer speed'] ?? 0));
    expect(begun.optionOf('answer speed')?.weight).toBeGreaterThan(0);
  });
});

describe('lines of moves', () => {
  test('BH-h32-H: to the heroes’ win: a clue is found, and the organ is heard', () => {
    const begun = withRooms(
      hauntedHouse<State>(32, {
        dice: SPARED,
        setup: SOUTH,
        traits: [{ knowledge: 7 }, { knowledge: 7 }],
        rooms: ['foyer', 'entrance-hall', 'upper-landing'],
        cards: [['book'], ['madman']],
      }),
      ['library', 'ground', 1, -1, 0],
      ['charred-room', 'upper', 0, -1],
      ['balcony', 'upper', 0, -2],
      ['kitchen', 'ground', 1, 1, 3],
    );
    begun.load('0', 'knowledge', 6);
    begun.choose('go library', 'use clue library', 'go organ-room');
    begun.load('0', 'knowledge', 7);
    begun.choose('use play');
    expect(begun.G.outcome).toBeNull();
    begun.reload(...SPARED);
    begun.choose('end');
    begun.choose('go organ-room');
    begun.load('1', 'knowledge', 6);
    begun.choose('use play');
    expect(begun.G.outcome).toEqual({ side: 'heroes', winners: ['0', '1'], how: 'goal' });
  });

  test('BH-h32-T: to the traitor’s: both forget themselves', () => {
    const begun = hauntedHouse<State>(32, {
      dice: [2, 0],
      setup: SOUTH,
      traits: [bare(), bare({ speed: 2 })],
    });
    begun.reload(1, 1);
    begun.choose('answer might');
    expect(begun.asked).toBe('1 pick');
    begun.choose('answer speed', 'answer sanity');
    expect(begun.G.outcome).toEqual({ side: 'traitor', winners: ['2'], how: 'dead' });
  });
});

describe('what bots make of it', () => {
  const goalOf = (begun: House, seat: string) => begun.viewOf(seat).goal;

  test('heroes look for rooms, then for what a room has, then play: who is likely to be heard, and who soon can’t', () => {
    const begun = turnOf('0');
    expect(goalOf(begun, '0')).toMatchObject({ next: { kind: 'find-rooms' }, own: { 0: [], 1: [] } });
    withRooms(begun, ['library', 'ground', 1, -1, 0]);
    expect(goalOf(begun, '0')).toMatchObject({ next: { kind: 'search' }, own: { 0: ['library'], 1: [] } });
    begun.set({ found: ['library', 'tower', 'game-room'] }).rate('1', {
      ...{ speed: 7, might: 7, sanity: 7, knowledge: 8 },
    });
    expect(goalOf(begun, '0')?.own).toMatchObject({ 1: [] });
    withRooms(begun, ['charred-room', 'upper', 5, 5], ['balcony', 'upper', 6, 6]);
    expect(goalOf(begun, '0')).toMatchObject({
      next: { kind: 'play', facts: { sum: '+8', of: 15 } },
      own: { 0: [], 1: ['organ-room'] },
    });
    begun.set({ wrong: ['chapel'] });
    expect(goalOf(begun, '0')?.own).toMatchObject({ 1: [] });
    begun.rate('1', bare({ knowledge: 7 }));
    expect(goalOf(begun, '0')?.own).toMatchObject({ 1: ['organ-room'] });
    begun.set({ wrong: ['chapel', 'game-room', 'pentagram-chamber'] });
    expect(goalOf(begun, '0')?.own).toMatchObject({ 1: [] });
  });

  test('BH-h32-D4: while no way leads to the organ nobody makes for it, nor brings the Book: there are clues to find', () => {
    const begun = turnOf('0', { rooms: ['basement-landing', 'basement-landing'], cards: [[], ['book']] })
      .rate('0', { knowledge: 8 })
      .set({ found: ['library', 'tower'] });
    const omens: Laid[] = ['charred-room', 'balcony', 'kitchen'].map((room, n) => [room, 'ground', 9 + n, 9]);
    withRooms(begun, ['game-room', 'basement', 0, -1], ...omens);
    expect(goalOf(begun, '0')).toMatchObject({
      next: { kind: 'search' },
      own: { 0: ['game-room'], 1: [] },
    });
    withRooms(begun, ['stairs-from-basement', 'basement', 0, 1, 2]);
    expect(goalOf(begun, '0')).toMatchObject({ next: { kind: 'play' }, own: { 1: ['organ-room'] } });
    begun.set({ found: ['library', 'tower', 'game-room'] }).put('0', 'foyer');
    begun.G.tiles = begun.G.tiles.filter(({ room }) => room !== 'stairs-from-basement');
    expect(goalOf(begun.set({}), '0')?.own).toMatchObject({ 0: ['organ-room'], 1: [] });
  });

  test('whoever has the Book comes along', () => {
    const begun = turnOf('0', { cards: [['book']] })
      .set({ found: ['library', 'tower', 'game-room'] })
      .rate('1', { knowledge: 8 });
    expect(goalOf(begun, '0')?.own).toMatchObject({ 0: ['organ-room'], 1: ['organ-room'] });
    // … once: what is there is in the sum already.
    const before = goalOf(begun, '0')?.progress;
    expect(goalOf(begun.put('0', 'organ-room'), '0')?.progress).toBe(before);
    begun.put('0', 'foyer').rate('1', { knowledge: 1 }).rate('0', { knowledge: 1 }).set({ found: [] });
    expect(goalOf(begun, '0')?.own).toMatchObject({ 0: [], 1: [] });
  });

  test('a clue that was tried in this turn is left till the next', () => {
    const begun = withRooms(turnOf('0', { traits: [{ knowledge: 3 }] }), ['library', 'ground', 1, -1, 0]).put(
      '0',
      'library',
    );
    expect(goalOf(begun, '0')?.own).toMatchObject({ 0: ['library'] });
    begun.load('0', 'knowledge', 0);
    begun.choose('use clue library');
    expect(goalOf(begun, '0')?.own).toMatchObject({ 0: [] });
  });

  test('the traitor spoils rooms and hunts, first whoever stands at the organ', () => {
    const begun = withRooms(turnOf('2'), ['chapel', 'upper', 0, -1, 2]).put('1', 'organ-room');
    expect(goalOf(begun, '2')).toMatchObject({ next: { kind: 'spoil' }, rooms: ['chapel'], prey: ['1'] });
    begun.set({ wrong: ['chapel'] }).put('1', 'foyer');
    expect(goalOf(begun, '2')).toMatchObject({ next: { kind: 'hunt' }, rooms: [], prey: ['0', '1'] });
    begun.put('2', 'chapel').set({ wrong: [] });
    expect(weightsOf(begun, '2')['use wrong chapel']).toBeGreaterThan(30);
  });

  test('progress is how much of the number is there', () => {
    const begun = turnOf('0');
    const poor = goalOf(begun, '0')?.progress ?? 1;
    begun.set({ found: ['library', 'tower', 'game-room'] });
    const rich = goalOf(begun, '0')?.progress ?? 0;
    expect(rich).toBeGreaterThan(poor);
    expect(rich).toBeLessThan(1);
    begun.run([{ do: 'die', seat: '1' }]);
    expect(goalOf(begun, '0')?.progress).toBeLessThan(rich);
    expect(goalOf(begun, '2')?.progress).toBe(0.5);
  });

  test.each(['heroes', 'traitor'])('BH-h32: it can end for the %s among bots', (side) => {
    expect(winsAmongBots('32', [side], 60)).toHaveProperty([side]);
  });
});
