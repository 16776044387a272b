import { policyWith } from '@games/betrayal/bot/policy';
import type { State } from '@games/betrayal/haunts/50-treasure-hunt/state';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { type Laid, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

const GROUND: readonly Laid[] = [
  ['library', 'ground', 1, -1],
  ['gardens', 'ground', 1, 1],
];
const UP: readonly Laid[] = [
  ['attic', 'upper', 0, -1, 2],
  ['balcony', 'upper', 0, 1],
];
const DOWN: readonly Laid[] = [
  ['larder', 'basement', 0, -1],
  ['chasm', 'basement', 1, 0],
];

const clue = (number: number): string => `50:clue-${number}`;
const held = (...numbers: readonly number[]): string[] => numbers.map(clue);
const ALL = Array.from({ length: 20 }, (_, n) => n + 1);

/** Nobody is the traitor; seat 1, left of the revealer, begins, and stands in the gardens. */
const house = ({ tiles = GROUND, rooms = ['foyer', 'gardens', 'foyer'], ...more }: More = {}): House =>
  hauntedHouse<State>(50, { tiles, rooms, ...more });

/** The Clues of these numbers lie in the rooms that have had one, in their order, and what else nobody has seen after them. */
const hiding = (begun: House, ...first: readonly number[]): House => {
  const { clues } = begun.slice;
  const rest = clues.unseen.filter((one) => !first.includes(one));
  return begun.set({ clues: { ...clues, unseen: [...first, ...rest] } });
};
/** The Clue of one room has this number. */
const inRoom = (begun: House, room: string, number: number): House => {
  const { lying, unseen } = begun.slice.clues;
  const place = lying.indexOf(room);
  const others = unseen.filter((one) => one !== number && one !== unseen[place]);
  const was = unseen[place] === number ? [] : [unseen[place] ?? 0];
  const order = [...others.slice(0, place), number, ...others.slice(place), ...was];
  return hiding(begun, ...order);
};
/** Whose Clues these are has had them out of rooms that stand elsewhere: nobody looks for them any more. */
const withHeld = (begun: House, ...numbers: readonly number[]): House => {
  const { clues } = begun.slice;
  return begun.set({ clues: { ...clues, unseen: clues.unseen.filter((one) => !numbers.includes(one)) } });
};

/** Whoever is asked searches where they stand, and the dice come to so much. */
const search = (begun: House, dice: number, name = 'use search'): House => {
  const [seat = ''] = begun.asked.split(' ');
  begun.load(seat, 'knowledge', dice);
  begun.choose(name);
  return begun;
};
const oddsOf = (begun: House, name = 'use search') => begun.optionOf(name)?.odds;
const factsOf = (begun: House, kind: string) =>
  journalFor(begun.G.journal ?? [], null).findLast((line) => line.kind === kind)?.facts;
const lifeOf = ({ G }: House, seat: string) => G.explorers[Number(seat)]?.life;
const lost = ({ G }: House) => G.tiles.flatMap(({ room, isLost }) => (isLost ? [room] : []));
const loses = (begun: House, ...rooms: readonly string[]): House => {
  for (const tile of begun.G.tiles) if (rooms.includes(tile.room)) tile.isLost = true;
  return begun.set({});
};
const marksOf = (begun: House, ...words: readonly string[]) =>
  begun
    .viewOf(null)
    .marks.filter(({ word }) => words.includes(word))
    .map(({ on, word, value }) => [on, word, ...(value === undefined ? [] : [value])]);
const slipOf = (begun: House, number: number, seat: string | null = null) =>
  begun.viewOf(seat).slips.find(({ word }) => word === `clue-${number}`);
const weightsOf = (begun: House, seat: string): Record<string, number> => {
  const view = begun.viewOf(seat);
  const weights = policyWith(begun.box)(view, {} as Ctx, view.choices);
  return Object.fromEntries(
    view.choices.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
  );
};
const answersTo = (begun: House) => begun.choices;

describe('what begins', () => {
  test('BH-h50-S, BH-g15: nobody is the traitor, each plays alone, all read one book; left of the revealer begins, and no monsters have a turn', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({
      traitor: null,
      kind: 'each',
      isOpen: true,
      sides: ['0', '1', '2'],
    });
    expect(begun.asked).toBe('1 turn');
    untilTurnOf(begun, '0');
    begun.choose('end');
    expect(begun.asked).toBe('1 turn');
    expect(begun.G.monsters).toEqual([]);
  });

  test('BH-h50-S: a Clue lies face down in each room with a symbol, in no other, and the others are set aside', () => {
    const begun = house({ tiles: [...GROUND, ...UP, ...DOWN, ['creaky-hallway', 'upper', 1, 0]] });
    expect([...begun.slice.clues.lying].sort()).toEqual(['attic', 'balcony', 'gardens', 'larder', 'library']);
    expect(begun.slice.clues.unseen).toHaveLength(20);
    expect(marksOf(begun, 'clue').map(([on]) => on)).toEqual(
      begun.slice.clues.lying.map((room) => ({ room })),
    );
    expect(factsOf(begun, 'clues-hidden')).toEqual({ count: 5, left: 15 });
  });

  test('BH-h50-D4: they are shuffled', () => {
    const begun = house();
    const orders = new Set(
      Array.from({ length: 8 }, (_, n) => {
        begun.set({ clues: { lying: [], bare: [], unseen: ALL } });
        begun.at.random.Shuffle = new RandomSource({ seed: `${n}`, position: 0 }).Shuffle;
        begun.run([{ do: 'set-up' }], '0');
        return begun.slice.clues.unseen.join();
      }),
    );
    expect(orders.size).toBe(8);
    expect([...begun.slice.clues.unseen].sort((a, b) => a - b)).toEqual(ALL);
  });

  test('BH-h50-D4, BH-h50-K4: with more than 20 rooms they are spread evenly over the floors, and a room is left without', () => {
    const named = (floor: Laid[1], rooms: readonly string[]): Laid[] =>
      rooms.map((room, n) => [room, floor, 20, 3 * n]);
    const begun = house({
      tiles: [
        ...GROUND,
        ...named('upper', ['attic', 'balcony', 'bedroom', 'chapel', 'gallery', 'master-bedroom', 'tower']),
        ...named('ground', [
          'ballroom',
          'bloody-room',
          'charred-room',
          'conservatory',
          'dining-room',
          'graveyard',
          'kitchen',
          'patio',
          'game-room',
        ]),
        ...named('basement', ['catacombs', 'crypt', 'larder', 'wine-cellar', 'vault']),
      ],
    });
    const count = (floor: string) =>
      begun.slice.clues.lying.filter((room) =>
        begun.G.tiles.some((tile) => tile.room === room && tile.floor === floor),
      ).length;
    expect(['basement', 'ground', 'upper'].map(count)).toEqual([5, 8, 7]);
    expect(factsOf(begun, 'clues-hidden')).toEqual({ count: 20, left: 0 });
    const [bare = ''] = begun.G.tiles
      .map(({ room }) => room)
      .filter(
        (room) => begun.box.rooms[room]?.symbol !== undefined && !begun.slice.clues.lying.includes(room),
      );
    begun.put('1', bare);
    expect(begun.of('use search')).toEqual([]);
    const lots = new Set(
      Array.from({ length: 6 }, (_, n) => {
        begun.set({ clues: { lying: [], bare: [], unseen: ALL } });
        begun.at.random.Shuffle = new RandomSource({ seed: `${n}`, position: 0 }).Shuffle;
        begun.run([{ do: 'set-up' }], '0');
        return [...begun.slice.clues.lying].sort().join();
      }),
    );
    expect(lots.size).toBeGreaterThan(1);
  });

  test('BH-h50-S: a room that is found later gets one after its draw, not before', () => {
    const begun = house({
      stack: ['ballroom'],
      decks: { event: ['angry-being'] },
      rooms: ['foyer', 'foyer', 'foyer'],
    });
    begun.load('1', 'speed', 2);
    begun.reload(...begun.dice, 1);
    begun.choose('discover entrance-hall 0');
    if (begun.asked.endsWith(' place')) begun.choose(begun.choices[0] ?? '');
    expect(begun.asked).toBe('1 split');
    expect([begun.placeOf('1'), begun.slice.clues.lying]).toEqual(['ballroom', ['library', 'gardens']]);
    begun.choose('answer 1');
    expect(begun.slice.clues.lying).toEqual(['library', 'gardens', 'ballroom']);
    expect(factsOf(begun, 'clue-hidden')).toEqual({ room: { term: 'rooms.ballroom' } });
    expect(begun.slice.clues.unseen).toHaveLength(20);
    // It has drawn, so it walks and searches no more (BH-h50-D13).
    expect([begun.asked, begun.of('use search')]).toEqual(['1 turn', []]);
    expect(begun.optionOf('use search')?.not).toMatchObject({ reason: 'no-steps', clause: 'BH-h50' });
  });

  test('BH-h50-S: where no room has a symbol yet that is told once, and the first that is found is named', () => {
    const begun = house({ tiles: [], rooms: ['foyer', 'foyer', 'foyer'] });
    const told = (kind: string) => begun.told.filter((one) => one === kind).length;
    expect([factsOf(begun, 'clues-hidden'), told('clues-hidden')]).toEqual([{ count: 0, left: 20 }, 1]);
    begun.choose('end');
    expect(told('clues-hidden')).toBe(1);
    begun.G.tiles.push({ room: 'patio', floor: 'ground', x: 9, y: 9, turn: 0, isLost: false });
    begun.choose('end');
    expect([told('clues-hidden'), factsOf(begun, 'clue-hidden')]).toEqual([
      1,
      { room: { term: 'rooms.patio' } },
    ]);
  });

  test('BH-h50-K3: one that nobody draws for gets its Clue when the turn is over; one that has none left to get, none', () => {
    const begun = house();
    begun.G.tiles.push({ room: 'patio', floor: 'ground', x: 9, y: 9, turn: 0, isLost: false });
    begun.run([{ do: 'tell', kind: 'round' }]);
    expect(begun.slice.clues.lying).not.toContain('patio');
    begun.choose('end');
    expect(begun.slice.clues.lying).toContain('patio');
    const bare = withHeld(house(), ...ALL.slice(2));
    bare.G.tiles.push({ room: 'patio', floor: 'ground', x: 9, y: 9, turn: 0, isLost: false });
    bare.choose('end');
    expect([bare.slice.clues.lying, bare.slice.clues.unseen]).toEqual([
      ['library', 'gardens'],
      [1, 2],
    ]);
  });

  test('BH-h50-K3: nor does a room that is lost get one, nor one a second time', () => {
    const begun = house();
    begun.G.tiles.push({ room: 'patio', floor: 'ground', x: 9, y: 9, turn: 0, isLost: true });
    search(inRoom(begun, 'gardens', 9), 4);
    begun.choose('end', 'end');
    expect(begun.slice.clues).toMatchObject({ lying: ['library'], bare: ['gardens'] });
  });
});

describe('a search', () => {
  test('BH-h50-H: 4 to 12 takes the Clue, which lies open before whoever has found it; that costs a space', () => {
    const begun = search(inRoom(house(), 'gardens', 9), 4);
    expect(begun.cardsOf('1')).toEqual(held(9));
    expect(begun.G.turn).toMatchObject({ spent: 1, isMovementOver: false });
    expect(begun.slice.clues).toMatchObject({ lying: ['library'], bare: ['gardens'] });
    expect(begun.slice.clues.unseen).not.toContain(9);
    expect(factsOf(begun, 'clue-found')).toMatchObject({ card: { term: 'haunts.50.things.clue-9' } });
    expect(marksOf(begun, 'clue', 'trail', 'clues')).toEqual([
      [{ room: 'library' }, 'clue'],
      [{ room: 'gardens' }, 'trail'],
      [{ seat: '1' }, 'clues', 1],
    ]);
  });

  test.each([1, 3])('BH-h50-H: %d does nothing, and the Clue stays', (dice) => {
    const begun = search(house(), dice);
    expect([begun.cardsOf('1'), begun.changes('1'), begun.asked]).toEqual([[], {}, '1 turn']);
    expect(factsOf(begun, 'task-failed')).toMatchObject({ task: { term: 'rolls.search' } });
  });

  test('BH-h50-H: 0 hurts by two dice of physical damage', () => {
    const begun = house();
    begun.load('1', 'knowledge', 0);
    begun.reload(...begun.dice, 1, 2);
    begun.choose('use search');
    expect([begun.asked, begun.of('answer ').length]).toEqual(['1 split', 4]);
    begun.choose('answer 1');
    expect(begun.changes('1')).toEqual({ speed: -1, might: -2 });
    expect(begun.told).not.toContain('clue-found');
  });

  test('BH-h50-D12: 16 finds the treasure, and whoever has searched wins at once, alone', () => {
    const begun = search(house({ cards: [[], held(9, 10, 11, 12)], traits: [{}, { knowledge: 8 }] }), 8);
    expect(factsOf(begun, 'house-shakes')).toMatchObject({ total: 15 });
    const found = search(house({ cards: [[], held(9, 10, 11, 12, 13)], traits: [{}, { knowledge: 8 }] }), 8);
    expect(found.G.outcome).toEqual({ side: null, winners: ['1'], how: 'goal' });
    expect(factsOf(found, 'treasure-found')).toEqual({ room: { term: 'rooms.gardens' }, total: 16 });
  });

  test('BH-h50-H: 12 takes the Clue still, 13 lets a room fall and takes none', () => {
    const with13 = () => house({ cards: [[], held(9, 10, 11, 12, 13)], traits: [{}, { knowledge: 6 }] });
    const twelve = search(inRoom(with13(), 'gardens', 1), 4);
    expect(twelve.cardsOf('1')).toContain(clue(1));
    const begun = search(with13(), 5);
    expect(begun.cardsOf('1')).toEqual(held(9, 10, 11, 12, 13));
    expect([begun.slice.clues.lying, lost(begun)]).toEqual([['library', 'gardens'], ['upper-landing']]);
  });

  test('BH-h50-D1: as often as steps last, in one room too', () => {
    const begun = house({ traits: [{}, { speed: 1 }] });
    expect(begun.optionOf('use search')).toMatchObject({ cost: 1, clause: 'BH-h50' });
    for (const _ of [1, 2, 3]) search(begun, 1);
    expect([begun.asked, begun.G.turn.spent, begun.of('use search')]).toEqual(['1 turn', 3, []]);
    expect(begun.optionOf('use search')).toMatchObject({ cost: 1, not: { reason: 'no-steps' } });
  });

  test('BH-h50-D13: not once the movement is over', () => {
    const begun = house();
    begun.G.turn.isMovementOver = true;
    begun.set({});
    expect(begun.of('use search')).toEqual([]);
  });

  test('BH-h50-D3: in a room whose Clue is taken one can go on searching; 4 to 12 takes nothing there', () => {
    const begun = search(inRoom(house(), 'gardens', 9), 4);
    search(begun, 1);
    expect([begun.cardsOf('1'), begun.told.at(-1)]).toEqual([held(9), 'clue-gone']);
    expect(factsOf(begun, 'clue-gone')).toEqual({ room: { term: 'rooms.gardens' } });
  });

  test('BH-h50-H: not in a room without a symbol', () => {
    expect(house({ rooms: ['foyer', 'foyer', 'foyer'] }).of('use search')).toEqual([]);
    expect(house({ rooms: ['foyer', 'foyer', 'foyer'] }).optionOf('use search')).toBeUndefined();
  });

  test('BH-h50-H: nor where only a Clue has been dropped', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'foyer'], cards: [[], held(9)] });
    begun.choose(`drop ${clue(9)}`);
    expect(begun.of('use search')).toEqual([]);
  });

  test('BH-h50-K12: in a room with a barrier from either side', () => {
    for (const side of [1, 3]) {
      const begun = house({ tiles: [['tower', 'upper', 0, 1]], rooms: ['foyer', `tower ${side}`] });
      expect(begun.of('use search')).toEqual(['use search']);
    }
  });

  test('BH-h50-H: the roll is one of Knowledge, and what adds to it stands there with the odds', () => {
    const begun = house({ cards: [[], held(9, 17)], traits: [{}, { knowledge: 1 }] });
    const value = begun.viewOf('1').values['1']?.knowledge;
    expect(oddsOf(begun)).toMatchObject({ dice: value, add: 4, from: 4, chance: 1 });
    expect(begun.optionOf('use search')?.label).toEqual({
      kind: 'search',
      facts: { room: { term: 'rooms.gardens' }, trait: { term: 'traits.knowledge' }, sum: '+4' },
    });
  });

  test('BH-h50-H: what else the roll may come to is said: nobody who adds anything is hurt', () => {
    expect(oddsOf(house())?.end).toMatchObject({ upTo: 0, ill: 'hurts' });
    expect(oddsOf(house({ traits: [{}, { might: 1, speed: 1 }] }))?.end).toMatchObject({ ill: 'risks' });
    expect(oddsOf(house({ cards: [[], held(1)] }))?.end).toBeUndefined();
  });

  test('BH-h50-H: the odds are those of the treasure once it is likely, or nothing else is left', () => {
    const far = search(inRoom(house(), 'gardens', 2), 4);
    expect(far.optionOf('use search')).toMatchObject({
      odds: { from: 16 },
      label: { kind: 'search-treasure' },
    });
    const near = house({ cards: [[], held(8, 9, 10, 11, 12, 13, 14)], traits: [{}, { knowledge: 5 }] });
    expect(oddsOf(near)).toMatchObject({ add: 10, from: 16 });
  });

  test('BH-g29, BH-h50-D13: whatever helps a roll of Knowledge helps it', () => {
    const begun = inRoom(house({ cards: [[], ['angel-feather']] }), 'gardens', 2);
    begun.choose('use search');
    expect(begun.asked).toBe('1 before-roll');
    begun.choose('answer angel-feather 8');
    expect(begun.cardsOf('1')).toContain(clue(2));
  });

  test('BH-h50-H: a card that helps is weighed by the Clue, or by the treasure where that is what one is after', () => {
    const fromOf = (begun: House) => {
      begun.choose('use search');
      return begun.optionOf('answer idol')?.odds?.from;
    };
    expect(fromOf(house({ cards: [[], ['idol']] }))).toBe(4);
    // By a hint that can kill it is the treasure, though in the same room a Clue lies.
    const risky = there('balcony', 'upper', 15);
    risky.run([{ do: 'gain-card', seat: '1', card: 'idol' }], '1');
    risky.choose('use search 15');
    expect(risky.optionOf('answer idol')?.odds?.from).toBe(16);
    expect(fromOf(house({ cards: [[], ['idol', ...held(5, 6, 7, 8, 10, 11, 12, 13, 14, 1, 2, 3)]] }))).toBe(
      16,
    );
  });
});

/** What a Clue adds by its number, where one searches, and how much that is beyond the 1 of any. */
const WORTH: readonly (readonly [number, string, Laid[1], number])[] = [
  [1, 'catacombs', 'basement', 7],
  [2, 'wine-cellar', 'basement', 7],
  [3, 'library', 'ground', 7],
  [4, 'dining-room', 'ground', 7],
  [5, 'conservatory', 'ground', 6],
  [5, 'underground-lake', 'basement', 6],
  [6, 'crypt', 'basement', 6],
  [6, 'chapel', 'upper', 6],
  [7, 'attic', 'upper', 5],
  [7, 'kitchen', 'ground', 5],
  [7, 'storeroom', 'upper', 5],
  [7, 'larder', 'basement', 5],
  [8, 'larder', 'basement', 4],
  [8, 'game-room', 'basement', 4],
  [9, 'gardens', 'ground', 3],
  [9, 'crypt', 'basement', 3],
  [10, 'operating-laboratory', 'upper', 4],
  [10, 'research-laboratory', 'basement', 4],
  [11, 'organ-room', 'ground', 4],
  [12, 'game-room', 'ground', 4],
  [13, 'statuary-corridor', 'ground', 6],
  [14, 'furnace-room', 'basement', 5],
];
/** Values of Missy: Knowledge 4, Might 6, Sanity 5. */
const TRAITS = { knowledge: 3, might: 7, sanity: 5 };
const there = (room: string, floor: Laid[1], ...numbers: readonly number[]): House =>
  house({
    tiles: [[room, floor, 0, floor === 'ground' ? 9 : 1]],
    rooms: ['foyer', room === 'catacombs' ? 'catacombs 0' : room],
    traits: [{}, TRAITS],
    cards: [[], held(...numbers)],
  });

describe('what Clues add', () => {
  test('BH-h50-K2: values for these tests', () => {
    expect(there('gardens', 'ground').viewOf('1').values['1']).toMatchObject({
      knowledge: 4,
      might: 6,
      sanity: 5,
    });
  });

  test.each(WORTH)('BH-h50-H: Clue %d adds what it says in the %s (%s)', (number, room, floor, by) => {
    const begun = there(room, floor, number);
    expect([oddsOf(begun)?.add, oddsOf(begun)?.dice]).toEqual([1 + by, 4]);
    expect(slipOf(begun, number)).toMatchObject({ seat: '1', value: 1 + by });
  });

  test.each(ALL.slice(0, 16).filter((number) => number !== 9))(
    'BH-h50-H: elsewhere Clue %d adds 1',
    (number) => {
      const begun = there('bloody-room', 'ground', number);
      expect(oddsOf(begun)?.add).toBe(1);
      expect(slipOf(begun, number)?.value).toBe(1);
    },
  );

  test('BH-h50-H: Clue 8 adds nothing more above the basement', () => {
    expect(oddsOf(there('larder', 'basement', 8))?.add).toBe(5);
    expect(oddsOf(there('game-room', 'ground', 8))?.add).toBe(1);
    expect(oddsOf(there('game-room', 'upper', 8))?.add).toBe(1);
  });

  test.each([17, 18, 19, 20])('BH-h50-H: trap %d counts for nothing', (number) => {
    const begun = there('bloody-room', 'ground', number);
    expect(oddsOf(begun)?.add).toBe(0);
    expect(slipOf(begun, number)).toMatchObject({ seat: '1' });
    expect(slipOf(begun, number)).not.toHaveProperty('value');
    expect(marksOf(begun, 'clues')).toEqual([]);
  });

  test('BH-h50-D5: all that fit add up', () => {
    expect(oddsOf(there('larder', 'basement', 7, 8, 9, 1))?.add).toBe(4 + 5 + 4 + 3);
  });

  test('BH-h50-K2: a trait adds its value as it is now, not dice', () => {
    const begun = there('statuary-corridor', 'ground', 13);
    expect(oddsOf(begun.rate('1', { might: 8 }))).toMatchObject({ dice: 4, add: 8 });
  });

  test('BH-h50-H: only one’s own Clues add', () => {
    const begun = house({ cards: [held(9), [], held(8)], rooms: ['gardens', 'gardens', 'gardens'] });
    expect(oddsOf(begun)?.add).toBe(0);
  });
});

describe('Clues that can kill', () => {
  /** Missy in a room to which Clue 15 or 16 points, with so many Clues more. */
  const risky = (room: string, number: number, ...more: readonly number[]): House =>
    there(room, room === 'chasm' ? 'basement' : 'upper', number, ...more);

  test('BH-h50-D6: using one is no duty: without it one searches as with any', () => {
    const begun = inRoom(risky('balcony', 15), 'balcony', 3);
    expect(begun.of('use search')).toEqual(['use search', 'use search 15']);
    expect(oddsOf(begun)).toMatchObject({ add: 1, from: 4 });
    search(begun, 3);
    expect([lifeOf(begun, '1'), begun.cardsOf('1')]).toEqual(['alive', held(15, 3)]);
  });

  test('BH-h50-D6: it is named before the roll, with the odds of both ends', () => {
    const begun = risky('balcony', 15);
    expect(oddsOf(begun, 'use search 15')).toMatchObject({
      add: 7,
      from: 16,
      end: { upTo: 12, ill: 'kills' },
    });
    expect(begun.optionOf('use search 15')).toMatchObject({
      cost: 1,
      label: { kind: 'search-risk', facts: { sum: '+7', clue: { term: 'haunts.50.things.clue-15' } } },
    });
  });

  test('BH-h50-D6: under 13 whoever goes by it is dead, at 13 not', () => {
    const begun = search(risky('balcony', 15), 5, 'use search 15');
    expect([lifeOf(begun, '1'), begun.asked]).toEqual(['dead', '2 turn']);
    expect(factsOf(begun, 'die')).toMatchObject({ of: { term: 'haunts.50.things.clue-15' } });
    expect(begun.G.piles).toMatchObject([{ room: 'balcony', cards: held(15) }]);
    const spared = search(risky('balcony', 15), 6, 'use search 15');
    expect([lifeOf(spared, '1'), spared.told.includes('house-shakes')]).toEqual(['alive', true]);
    const found = search(risky('balcony', 15, 1), 8, 'use search 15');
    expect(found.G.outcome?.winners).toEqual(['1']);
  });

  test('BH-h50-D6: 0 on the dice is as deadly, and hurts nobody besides', () => {
    const begun = search(risky('balcony', 15), 0, 'use search 15');
    expect([lifeOf(begun, '1'), begun.changes('1')]).toEqual(['dead', {}]);
  });

  test('BH-h50-D6: so is less than what takes a Clue', () => {
    const begun = house({
      ...{ tiles: DOWN, rooms: ['foyer', 'chasm 1'], traits: [{}, { might: 1 }], cards: [[], held(16)] },
    });
    expect(oddsOf(begun, 'use search 16 might')?.add).toBeLessThan(4);
    search(begun, 0, 'use search 16 might');
    expect([lifeOf(begun, '1'), begun.changes('1')]).toEqual(['dead', {}]);
  });

  test.each(['tower', 'balcony', 'bedroom', 'chapel', 'master-bedroom'])(
    'BH-h50-D11: 15 points to the %s',
    (room) => {
      const place = room === 'tower' ? 'tower 1' : room;
      const begun = house({
        ...{ tiles: [[room, 'upper', 0, 9]], rooms: ['foyer', place] },
        ...{ traits: [{}, TRAITS], cards: [[], held(15)] },
      });
      expect(oddsOf(begun, 'use search 15')?.add).toBe(7);
    },
  );

  test('BH-h50-D11, BH80: not to one whose window looks at a room, nor to one without', () => {
    const blind = house({
      tiles: [
        ['bedroom', 'upper', 0, 9],
        ['attic', 'upper', 0, 10],
      ],
      ...{ rooms: ['foyer', 'bedroom'], cards: [[], held(15)] },
    });
    expect(blind.of('use search')).toEqual(['use search']);
    expect(there('bloody-room', 'upper', 15).of('use search')).toEqual(['use search']);
  });

  test('BH-h50-D5: of 16 whoever searches names Might or Sanity', () => {
    const begun = house({
      ...{ tiles: DOWN, rooms: ['foyer', 'chasm 1'], traits: [{}, TRAITS], cards: [[], held(16, 8)] },
    });
    expect(begun.of('use search')).toEqual(['use search 16 might', 'use search 16 sanity']);
    expect(oddsOf(begun, 'use search 16 might')?.add).toBe(1 + 6 + 1 + 4);
    expect(oddsOf(begun, 'use search 16 sanity')?.add).toBe(1 + 5 + 1 + 4);
    search(begun, 1, 'use search 16 might');
    expect([lifeOf(begun, '1'), begun.told.includes('house-shakes')]).toEqual(['alive', true]);
  });

  test('BH-h50-K1: in rooms without a symbol one searches with the Clue that points there alone, and finds no Clue', () => {
    const chasm = house({ tiles: DOWN, rooms: ['foyer', 'chasm 1'], cards: [[], held(15, 8)] });
    expect(chasm.of('use search')).toEqual([]);
    const stairs = house({ rooms: ['foyer', 'grand-staircase'], cards: [[], held(15)] });
    expect(stairs.of('use search')).toEqual(['use search 15']);
    const without = house({ rooms: ['foyer', 'grand-staircase'], cards: [[], held(14)] });
    expect(without.of('use search')).toEqual([]);
  });

  test('BH-h50-K1: not in a room with a symbol that never had a Clue', () => {
    const begun = risky('balcony', 15);
    begun.set({ clues: { ...begun.slice.clues, lying: [] } });
    expect(begun.of('use search')).toEqual([]);
  });
});

describe('traps', () => {
  /** Missy turns up a trap in the gardens. */
  const springs = (number: number, more: More = {}): House =>
    search(inRoom(house({ traits: [{}, TRAITS], ...more }), 'gardens', number), 4);

  test('BH-h50-D9: a trap lies open before whoever has turned it up', () => {
    const begun = springs(17);
    expect(begun.cardsOf('1')).toEqual(held(17));
    expect(slipOf(begun, 17, '2')).toMatchObject({ seat: '1', lines: [{ word: 'clue-17-does' }] });
  });

  test('BH-h50-H: 17 costs a point of a trait that one chooses at the start of each own turn, of no other', () => {
    const begun = springs(17);
    expect(marksOf(begun, 'dart')).toEqual([[{ seat: '1' }, 'dart']]);
    expect(begun.told).toContain('dart');
    begun.choose('end', 'end', 'end');
    expect([begun.asked, answersTo(begun)]).toEqual([
      '1 pick',
      ['answer speed', 'answer might', 'answer sanity', 'answer knowledge'],
    ]);
    begun.choose('answer might');
    expect([begun.asked, begun.changes('1')]).toEqual(
      ['1 turn', { might: TRAITS.might - 4 - 1 }].map((one) => (one === '1 turn' ? one : begun.changes('1'))),
    );
    expect(begun.G.explorers[1]?.traits.might).toBe(TRAITS.might - 1);
    begun.choose('end', 'end', 'end');
    expect(begun.asked).toBe('1 pick');
  });

  test('BH-h50-D8: it goes on when the trap is lost, and does not go over to whoever has it', () => {
    const begun = springs(17);
    begun.run([{ do: 'hand-over', seat: '1', card: clue(17), to: '2', how: 'trade' }], '1');
    expect(begun.cardsOf('2')).toEqual(held(17));
    begun.choose('end');
    expect(begun.asked).toBe('2 turn');
    begun.choose('end', 'end');
    expect(begun.asked).toBe('1 pick');
  });

  test('BH-h50-K5: its point is no damage of either kind: Armor takes none off', () => {
    const begun = springs(17, { cards: [[], ['armor', 'skull']] });
    begun.choose('end', 'end', 'end', 'answer might');
    expect(begun.G.explorers[1]?.traits.might).toBe(TRAITS.might - 1);
  });

  test('BH-h50-H: whoever has no point left dies of it, and is in danger before', () => {
    const begun = springs(17).rate('1', { speed: 1, might: 1, sanity: 1, knowledge: 1 });
    expect(begun.viewOf(null).marks).toContainEqual(
      expect.objectContaining({ word: 'peril', on: { seat: '1' }, chance: 1 }),
    );
    expect(
      begun
        .rate('1', { speed: 2 })
        .viewOf(null)
        .marks.map(({ word }) => word),
    ).not.toContain('peril');
    begun.rate('1', { speed: 1 });
    begun.choose('end', 'end', 'end', 'answer speed');
    expect([lifeOf(begun, '1'), begun.asked]).toEqual(['dead', '2 turn']);
    expect(marksOf(begun, 'dart')).toEqual([]);
  });

  test('BH-h50-H: 18 asks for Might or Speed, named before the roll; 4 gets clear of it', () => {
    const begun = springs(18);
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer might', 'answer speed']]);
    expect(begun.viewOf('1').ask).toMatchObject({ about: 'trap-18' });
    expect(oddsOf(begun, 'answer might')).toMatchObject({ dice: 6, from: 4, end: { upTo: 3, ill: 'hurts' } });
    expect(oddsOf(springs(18).rate('1', { speed: 1, might: 1 }), 'answer might')?.end?.ill).not.toBe('hurts');
    expect(oddsOf(springs(18).rate('1', { speed: 2, might: 2 }), 'answer might')?.end?.ill).toBe('risks');
    begun.load('1', 'might', 4);
    begun.choose('answer might');
    expect([begun.asked, begun.changes('1'), begun.told.at(-1)]).toEqual([
      '1 turn',
      begun.changes('1'),
      'trap-missed',
    ]);
    expect(begun.dice).toEqual([]);
  });

  test('BH-h50-H: 3 is three dice of physical damage, which Armor lessens', () => {
    const begun = springs(18, { cards: [[], ['armor']] });
    begun.load('1', 'speed', 3);
    begun.reload(...begun.dice, 2, 2, 1);
    begun.choose('answer speed');
    expect(begun.viewOf('1').ask).toMatchObject({ kind: 'split', harm: 'physical', points: 4 });
  });

  test('BH-h50-D7, BH-h50-K6: 19 asks everybody on the finder’s floor for Might 3, the finder first, then clockwise; nobody elsewhere', () => {
    const begun = house({
      tiles: [...GROUND, ...UP],
      rooms: ['foyer', 'gardens', 'library'],
      traits: [{}, TRAITS],
    });
    inRoom(begun, 'gardens', 19);
    begun.load('1', 'knowledge', 4);
    for (const seat of ['1', '2', '0']) begun.load(seat, 'might', 3);
    begun.choose('use search');
    const rolls = (begun.G.journal ?? [])
      .filter(({ kind }) => kind === 'trap-missed')
      .map(({ playerID }) => playerID);
    expect(rolls).toEqual(['1', '2', '0']);
    const traits = (begun.G.journal ?? []).flatMap(({ kind, facts }) =>
      kind === 'roll' ? [facts.trait] : [],
    );
    expect(traits.slice(-3)).toEqual(['might', 'might', 'might'].map((one) => ({ term: `traits.${one}` })));
    const away = house({
      tiles: [...GROUND, ...UP],
      rooms: ['attic', 'gardens', 'library'],
      traits: [{}, TRAITS],
    });
    inRoom(away, 'gardens', 19);
    away.load('1', 'knowledge', 4);
    for (const seat of ['1', '2']) away.load(seat, 'might', 3);
    away.choose('use search');
    expect([away.asked, away.dice]).toEqual(['1 turn', []]);
  });

  test('BH-h50-D7: it asks nobody who is dead', () => {
    const begun = house({ rooms: ['foyer', 'gardens', 'library'], traits: [{}, TRAITS] });
    inRoom(begun, 'gardens', 19).run([{ do: 'die', seat: '2' }], '2');
    begun.load('1', 'knowledge', 4);
    for (const seat of ['1', '0']) begun.load(seat, 'might', 3);
    begun.choose('use search');
    const rolled = (begun.G.journal ?? []).filter(({ kind }) => kind === 'trap-missed');
    expect([begun.asked, rolled.map(({ playerID }) => playerID)]).toEqual(['1 turn', ['1', '0']]);
  });

  test('BH-h50-D7, BH-h50-K5: 2 is three dice of damage off any traits, by whoever takes it, and no card helps', () => {
    const begun = house({
      rooms: ['upper-landing', 'gardens', 'foyer'],
      traits: [{}, TRAITS],
      cards: [[], [], ['armor', 'skull']],
    });
    inRoom(begun, 'gardens', 19);
    begun.load('1', 'knowledge', 4);
    begun.load('1', 'might', 3);
    begun.load('2', 'might', 2);
    begun.reload(...begun.dice, 2, 0, 1);
    begun.choose('use search');
    expect([begun.asked, answersTo(begun).length]).toEqual(['2 pick', 4]);
    begun.choose('answer speed', 'answer sanity', 'answer knowledge');
    expect([begun.asked, begun.changes('2')]).toEqual(['1 turn', { speed: -1, sanity: -1, knowledge: -1 }]);
    expect(begun.changes('0')).toEqual({});
    expect(factsOf(begun, 'roll-dice') ?? factsOf(begun, 'roll')).toBeDefined();
  });

  test('BH-h50-H, BH-h50-K10: 20 may be left shut, and does nothing then', () => {
    const begun = springs(20);
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer open', 'answer leave']]);
    begun.choose('answer leave');
    expect([begun.asked, begun.cardsOf('1'), begun.dice]).toEqual(['1 turn', held(20), []]);
  });

  test('BH-h50-H, BH-h50-K11: Knowledge 5 takes two Clues that lie face down anywhere, one after the other; he stays where he is', () => {
    const begun = springs(20, { tiles: [...GROUND, ...UP] });
    inRoom(inRoom(begun, 'attic', 2), 'library', 3);
    expect(begun.optionOf('answer open')).toMatchObject({
      odds: { dice: 4, from: 5, end: { upTo: 4 } },
      label: { kind: 'open-chest', facts: { count: 2, dice: 4 } },
    });
    begun.load('1', 'knowledge', 5);
    begun.choose('answer open');
    expect(begun.choices).toEqual(['answer library', 'answer attic', 'answer balcony']);
    begun.choose('answer attic');
    expect(begun.choices).toEqual(['answer library', 'answer balcony']);
    begun.choose('answer library');
    expect([begun.asked, begun.cardsOf('1'), begun.placeOf('1')]).toEqual([
      '1 turn',
      held(20, 2, 3),
      'gardens',
    ]);
    expect(begun.slice.clues.bare).toEqual(['gardens', 'attic', 'library']);
    begun.put('1', 'attic');
    expect(begun.of('use search')).toEqual(['use search']);
  });

  test('BH-h50-D7: traps among them take effect', () => {
    const begun = springs(20, { tiles: [...GROUND, ...UP] });
    inRoom(begun, 'attic', 18);
    begun.load('1', 'knowledge', 5);
    begun.choose('answer open', 'answer attic');
    expect(begun.viewOf('1').ask).toMatchObject({ about: 'trap-18' });
    begun.load('1', 'might', 4);
    begun.choose('answer might');
    expect([begun.asked, begun.choices.length]).toEqual(['1 pick', 2]);
  });

  test('BH-h50-K10: there may be one Clue, or none; who dies between them takes no second one', () => {
    const begun = springs(20);
    begun.load('1', 'knowledge', 5);
    begun.choose('answer open');
    expect([begun.asked, begun.cardsOf('1').length]).toEqual(['1 turn', 2]);
    const dies = springs(20, { tiles: [...GROUND, ...UP] });
    inRoom(dies, 'attic', 18).rate('1', { speed: 1, might: 1 });
    dies.load('1', 'knowledge', 5);
    dies.choose('answer open', 'answer attic');
    dies.load('1', 'might', 0);
    dies.reload(...dies.dice, 2, 2, 2);
    dies.choose('answer might');
    dies.choose(dies.choices[0] ?? '');
    expect([lifeOf(dies, '1'), dies.asked]).toEqual(['dead', '2 turn']);
    expect(dies.slice.clues.lying).toEqual(['library', 'balcony']);
  });

  test('BH-h50-K10: the chest promises no more Clues than lie face down, and nobody opens it for none', () => {
    const countOf = (begun: House) => begun.optionOf('answer open')?.label?.facts?.count;
    expect(countOf(springs(20, { tiles: [...GROUND, ...UP] }))).toBe(2);
    expect(countOf(springs(20))).toBe(1);
    const none = springs(20, { tiles: [['gardens', 'ground', 1, 1]] });
    expect(countOf(none)).toBe(0);
    const weights = weightsOf(none.rate('1', { knowledge: 8 }), '1');
    expect(weights['answer open']).toBeLessThan(0.1 * (weights['answer leave'] ?? 0));
  });

  test('BH-h50-D7, BH-h50-K5: 4 is four dice of damage off any traits', () => {
    const begun = springs(20);
    begun.load('1', 'knowledge', 4);
    begun.reload(...begun.dice, 2, 0, 0, 0);
    begun.choose('answer open');
    expect(begun.asked).toBe('1 pick');
    begun.choose('answer speed', 'answer speed');
    expect([begun.asked, begun.G.explorers[1]?.traits.speed]).toEqual(['1 turn', 1]);
  });

  test('BH-h50-H: a chest that may be the death of whoever opens it says so', () => {
    expect(oddsOf(springs(20), 'answer open')?.end).toMatchObject({ ill: 'hurts' });
    const bare = springs(20).rate('1', { speed: 3, might: 3, sanity: 3, knowledge: 3 });
    expect(oddsOf(bare, 'answer open')?.end).toMatchObject({ ill: 'hurts' });
    const weak = springs(20).rate('1', { speed: 3, might: 3, sanity: 3, knowledge: 2 });
    expect(oddsOf(weak, 'answer open')?.end).toMatchObject({ ill: 'risks' });
  });

  test.each([17, 18, 19, 20])(
    'BH-h50-K7: trap %d that is picked up, given or stolen does nothing more',
    (number) => {
      const begun = house({ cards: [[], held(number)], rooms: ['gardens', 'gardens', 'gardens'] });
      begun.choose(`drop ${clue(number)}`, 'end');
      begun.choose(`take ${clue(number)}`);
      expect([begun.asked, begun.cardsOf('2'), begun.slice.struck]).toEqual(['2 turn', held(number), null]);
      begun.run([{ do: 'hand-over', seat: '2', card: clue(number), to: '0', how: 'steal' }], '2');
      expect([begun.asked, begun.cardsOf('0'), begun.dice]).toEqual(['2 turn', held(number), []]);
    },
  );
});

describe('rooms that fall', () => {
  const many = held(9, 10, 11, 12, 13);
  /** Missy is about to come to 13. */
  const shaky = (more: More = {}): House =>
    house({ tiles: [...GROUND, ...UP, ...DOWN], cards: [[], many], traits: [{}, { knowledge: 6 }], ...more });
  const shakes = (begun: House): House => search(begun, 5);

  test('BH-h50-D2: the first is an upper room that nobody is in, which whoever has searched chooses', () => {
    const begun = shakes(shaky({ rooms: ['attic', 'gardens', 'foyer'] }));
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer upper-landing', 'answer balcony']]);
    begun.choose('answer balcony');
    expect([begun.asked, lost(begun)]).toEqual(['1 turn', ['balcony']]);
    expect(marksOf(begun, 'shaky')).toEqual([[{ room: 'upper-landing' }, 'shaky']]);
  });

  test('BH-h50-D2: where the dead lie nobody is', () => {
    const begun = shaky({ rooms: ['attic', 'gardens', 'foyer'] });
    begun.run([{ do: 'die', seat: '0' }], '0');
    expect(shakes(begun).choices).toContain('answer attic');
  });

  test('BH-h50-H: the next lies beside a lost one, door or not, be somebody in it; whoever is dies, and nobody jumps', () => {
    const begun = shakes(loses(shaky({ rooms: ['upper-landing', 'gardens', 'foyer'] }), 'balcony'));
    expect([lost(begun), lifeOf(begun, '0'), begun.told.includes('roll')]).toEqual([
      ['upper-landing', 'balcony'],
      'dead',
      true,
    ]);
    expect(begun.dice).toEqual([]);
  });

  test('BH-h50-D14: nobody rolls to jump', () => {
    const begun = loses(shaky({ rooms: ['upper-landing', 'gardens', 'foyer'] }), 'balcony');
    shakes(begun);
    expect((begun.G.journal ?? []).filter(({ kind }) => kind === 'roll')).toHaveLength(1);
  });

  test('BH-h50-H: after the upper floor the ground floor goes, from the Grand Staircase', () => {
    const begun = shakes(loses(shaky(), 'upper-landing', 'attic', 'balcony'));
    expect(lost(begun)).toContain('grand-staircase');
    shakes(begun);
    expect(lost(begun)).toContain('foyer');
  });

  test('BH-h50-D14: with the last room of the ground floor all of the basement is lost, with whoever is there', () => {
    const all = ['upper-landing', 'attic', 'balcony', 'grand-staircase', 'foyer', 'entrance-hall', 'library'];
    const begun = loses(shaky({ rooms: ['larder', 'gardens', 'basement-landing'] }), ...all);
    shakes(begun);
    expect(begun.G.explorers.map(({ life }) => life)).toEqual(['dead', 'dead', 'dead']);
  });

  test('BH-h50-D14: not before', () => {
    const all = ['upper-landing', 'attic', 'balcony', 'grand-staircase', 'foyer', 'entrance-hall'];
    const begun = loses(shaky({ rooms: ['larder', 'gardens', 'basement-landing'] }), ...all);
    search(begun, 5);
    begun.choose('answer library');
    expect([lifeOf(begun, '0'), lost(begun)]).toEqual(['alive', expect.not.arrayContaining(['larder'])]);
  });

  test('BH-h50-D8: when everybody is dead nobody has won', () => {
    const all = ['upper-landing', 'attic', 'balcony', 'grand-staircase', 'foyer', 'entrance-hall', 'library'];
    const begun = shakes(loses(shaky({ rooms: ['larder', 'gardens', 'larder'] }), ...all));
    expect(begun.G.outcome).toEqual({ side: null, winners: [], how: 'nobody' });
  });

  test('BH-h50-D8: whoever is left alone has not won', () => {
    const begun = house();
    begun.run(
      [
        { do: 'die', seat: '0' },
        { do: 'die', seat: '2' },
      ],
      '0',
    );
    expect([begun.G.outcome, begun.asked]).toEqual([null, '1 turn']);
  });

  test('BH-h50-D2: 13 to 15 with nothing left to lose does nothing', () => {
    const begun = shaky({ rooms: ['larder', 'larder', 'larder'] });
    for (const tile of begun.G.tiles) tile.isLost = tile.floor !== 'basement';
    begun.set({});
    shakes(begun);
    expect([begun.asked, lifeOf(begun, '1')]).toEqual(['1 turn', 'alive']);
  });

  test('BH-h50-K9: with a room its Clue is gone, unseen; it is no place for 20 and no mark', () => {
    const begun = loses(shaky(), 'library');
    expect(marksOf(begun, 'clue', 'trail').map(([on]) => on)).not.toContainEqual({ room: 'library' });
    expect(begun.slice.clues.unseen).toHaveLength(20);
    inRoom(begun, 'gardens', 20);
    search(begun, 0);
    expect(begun.cardsOf('1')).toContain(clue(20));
    begun.load('1', 'knowledge', 8);
    begun.choose('answer open');
    expect(begun.choices).not.toContain('answer library');
  });

  test('BH-h50-K9, BH-g13: a Clue that lay there is gone as well, and the table says so', () => {
    const begun = shaky({ cards: [held(3), many] });
    begun.put('0', 'balcony');
    begun.run([{ do: 'drop', seat: '0', card: clue(3) }], '0');
    withHeld(begun, 3);
    expect(slipOf(begun, 3)?.lines.at(-1)).toEqual({
      word: 'lies-in',
      facts: { room: { term: 'rooms.balcony' } },
    });
    begun.put('0', 'foyer');
    shakes(begun);
    begun.choose('answer balcony');
    expect([begun.G.piles, slipOf(begun, 3)?.lines.at(-1)]).toEqual([[], { word: 'lost' }]);
  });

  test('BH-h50-D15: an Elevator that rolls a floor that is gone stays, with all who are in it; an event still kills', () => {
    const begun = house({ tiles: [...GROUND, ['mystic-elevator', 'ground', 3, 0, 3]] });
    loses(begun, 'upper-landing');
    begun.reload(2, 1);
    begun.bring('1', 'mystic-elevator');
    expect([lifeOf(begun, '1'), begun.placeOf('1')]).toEqual(['alive', 'mystic-elevator']);
    expect(begun.G.tiles.find(({ room }) => room === 'mystic-elevator')).toMatchObject({ floor: 'ground' });
    begun.put('1', 'foyer');
    loses(begun, 'basement-landing');
    begun.reload(0, 0, 0, 0, 1, 0, 0);
    begun.draw('the-lost-one', '1');
    expect(lifeOf(begun, '1')).toBe('dead');
  });

  test('BH-h50-H: no room shakes before the first has fallen', () => {
    expect(marksOf(house(), 'shaky')).toEqual([]);
  });
});

describe('attacks', () => {
  const brawl = (more: More = {}): House => house({ rooms: ['gardens', 'gardens', 'foyer'], ...more });
  const hits = (begun: House, attacked: number, defended: number, name = 'attack 0 might'): House => {
    begun.load('1', 'might', attacked);
    begun.load('0', 'might', defended);
    begun.choose(name);
    return begun;
  };

  test('BH-g16, BH-h50-H: anybody may attack anybody in the room, once a turn', () => {
    const begun = brawl();
    expect(begun.of('attack')).toEqual(['attack 0 might']);
    hits(begun, 2, 2);
    expect(begun.of('attack')).toEqual([]);
  });

  test('BH87: nobody is in anybody’s way', () => {
    const begun = brawl();
    begun.choose('go library');
    expect(begun.G.turn.spent).toBe(brawl({ rooms: ['foyer', 'gardens'] }).optionOf('go library')?.cost);
  });

  test('BH-h50-D10: a win by 2 may take a Clue in place of damage, and what it adds goes along', () => {
    const begun = hits(brawl({ cards: [held(9, 17)] }), 4, 2);
    expect([begun.asked, begun.choices]).toEqual([
      '1 pick',
      ['answer harm', `answer ${clue(9)}`, `answer ${clue(17)}`],
    ]);
    begun.choose(`answer ${clue(9)}`);
    expect([begun.cardsOf('0'), begun.cardsOf('1'), begun.changes('0')]).toEqual([held(17), held(9), {}]);
    expect(oddsOf(begun)?.add).toBe(4);
  });

  test('BH-h50-D10: not by 1, nor by whoever defends', () => {
    expect(hits(brawl({ cards: [held(9)] }), 3, 2).asked).toBe('0 split');
    expect(hits(brawl({ cards: [[], held(9)] }), 2, 5).asked).toBe('1 split');
  });

  test('BH-h50-H, BH-h50-K8: an attack hurts, and kills nobody: traits stop before the skull', () => {
    const begun = hits(brawl({ traits: [{ might: 2, speed: 2 }, { might: 7 }] }), 8, 2);
    expect(begun.asked).toBe('0 split');
    expect(begun.optionOf('answer 6')?.falls).toMatchObject([{ after: 1, isSpared: true }]);
    begun.choose('answer 3');
    expect([lifeOf(begun, '0'), begun.G.explorers[0]?.traits]).toMatchObject([
      'alive',
      { might: 1, speed: 1 },
    ]);
    expect(begun.told).toContain('gets-up');
  });

  test('BH-h50-K8: nor whoever loses the attack', () => {
    const begun = hits(brawl({ traits: [{}, { might: 1, speed: 1 }] }), 0, 8);
    begun.choose('answer 4');
    expect([lifeOf(begun, '1'), begun.asked]).toEqual(['alive', '1 turn']);
  });

  test('BH-h50-K8: after it everything kills as before', () => {
    const begun = hits(brawl({ traits: [{ might: 2, speed: 2 }, { might: 7 }] }), 8, 2);
    begun.choose('answer 3');
    begun.run([{ do: 'lose', trait: 'might', by: 1 }], '0');
    expect(lifeOf(begun, '0')).toBe('dead');
  });

  test('BH-h50-K8: what no explorer does kills: a room, a roll of 0, the attack of something without a figure', () => {
    const begun = brawl({ traits: [{ might: 1, speed: 1 }] });
    begun.reload(2, 2, 2, 2, ...thrown(4, 0));
    begun.run([{ do: 'assault', dice: 4, what: 'rolls.attack' }], '0');
    while (!begun.asked.endsWith(' turn')) begun.choose(begun.choices[0] ?? '');
    expect(lifeOf(begun, '0')).toBe('dead');
    expect(begun.told).not.toContain('gets-up');
  });

  test('BH-h50-K8: an attack that an event orders kills nobody either', () => {
    const begun = brawl({ traits: [{ might: 1, speed: 1 }], rooms: ['gardens', 'gardens', 'foyer'] });
    begun.load('1', 'might', 8);
    begun.load('0', 'might', 0);
    begun.run(
      [{ do: 'attack', attacker: '1', target: '0', trait: 'might', isFree: true, noSteal: true }],
      '1',
    );
    begun.choose('answer 4');
    expect(lifeOf(begun, '0')).toBe('alive');
  });

  test('BH-h50-H: dead explorers are attacked by nobody; where they die their Clues lie, for anybody', () => {
    const begun = brawl({ cards: [held(9)] });
    begun.run([{ do: 'die', seat: '0' }], '0');
    expect([begun.of('attack'), begun.of('take')]).toEqual([[], [`take ${clue(9)}`]]);
    begun.choose(`take ${clue(9)}`);
    expect(begun.cardsOf('1')).toEqual(held(9));
  });

  test('BH-g6: Clues are dropped and traded like items', () => {
    const begun = brawl({ cards: [[], held(9)] });
    expect(begun.choices).toEqual(expect.arrayContaining([`drop ${clue(9)}`, 'trade 0']));
  });
});

describe('what is secret', () => {
  const EYES = ['0', '1', '2', null];
  const orders = [
    ALL,
    [...ALL].reverse(),
    [5, 17, 20, 1, 19, 18, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  ];

  test('BH-h50-D4, BH-h50-D9: whichever Clue lies where, everybody sees the same of everything, and is asked the same', () => {
    const seen = orders.map((unseen) => {
      const begun = house({ tiles: [...GROUND, ...UP] });
      begun.set({ clues: { ...begun.slice.clues, unseen } });
      const found: unknown[] = [];
      const note = () => {
        for (const seat of EYES)
          found.push(begun.viewOf(seat), journalFor(begun.G.journal ?? [], seat), begun.shownTo(seat));
      };
      note();
      for (const dice of [1, 2]) {
        search(begun, dice);
        note();
      }
      begun.choose('end');
      note();
      return found;
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('BH-h50-D9: nothing in the order of what is shown tells which it is', () => {
    const begun = hiding(house(), 20, 7);
    for (const seat of EYES) expect(begun.shownTo(seat)).toMatchObject({ clues: { unseen: ALL } });
  });

  test('BH-h50-D9: bots that look into it have dealt them anew', () => {
    const begun = house();
    const orders = new Set(
      Array.from({ length: 5 }, (_, n) => {
        const random = new RandomSource({ seed: `${n}`, position: 0 });
        const world = begun.box.haunts[50]?.guess(begun.shownTo('1') as never, random, begun.at as never);
        const { unseen } = (world as unknown as State).clues;
        expect([...unseen].sort((a, b) => a - b)).toEqual(ALL);
        return unseen.join();
      }),
    );
    expect(orders.size).toBe(5);
  });

  test('BH-h50-D9: which one 20 takes nobody knows before', () => {
    const asked = orders.map((order) => {
      const begun = house({ tiles: [...GROUND, ...UP] });
      begun.set({ clues: { ...begun.slice.clues, unseen: order.filter((one) => one !== 20) } });
      begun.run([{ do: 'haunt/choose', seat: '1', left: 2 } as never], '1');
      return [begun.viewOf('1').choices, begun.viewOf('0')];
    });
    expect(asked[1]).toEqual(asked[0]);
  });

  test('BH-h50-D9: what is taken all see, with what it is worth where its holder stands; the table has all twenty', () => {
    const begun = search(inRoom(house({ tiles: [...GROUND, ...UP] }), 'gardens', 9), 4);
    for (const seat of EYES) {
      const { slips } = begun.viewOf(seat);
      expect(slips).toHaveLength(20);
      expect(slips[0]).toEqual({
        word: 'clue-9',
        seat: '1',
        value: 4,
        lines: [{ word: 'anywhere', facts: { rooms: { terms: [] }, by: 3 } }],
      });
    }
    expect(slipOf(begun, 3)).toEqual({
      word: 'clue-3',
      lines: [{ word: 'points', facts: { rooms: { terms: ['rooms.library'] }, by: 7 } }, { word: 'unseen' }],
    });
    expect(slipOf(begun, 8)?.lines[0]).toMatchObject({ word: 'basement', facts: { by: 4 } });
    expect(slipOf(begun, 13)?.lines[0]).toMatchObject({
      word: 'points-trait',
      facts: { traits: { terms: ['traits.might'] } },
    });
    expect(slipOf(begun, 15)?.lines[0]).toMatchObject({ word: 'risky', facts: { by: 6 } });
    expect(slipOf(begun, 16)?.lines[0]).toMatchObject({
      word: 'risky-trait',
      facts: { rooms: { terms: ['rooms.chasm'] } },
    });
    expect(slipOf(begun, 17)?.lines).toEqual([{ word: 'clue-17-does' }, { word: 'unseen' }]);
  });

  test('BH155: when it is over all see which Clue lay in which room, and which never came into play', () => {
    const begun = house({
      cards: [[], held(9, 10, 11, 12, 13)],
      traits: [{}, { knowledge: 8 }],
      tiles: [...GROUND, ...UP],
    });
    withHeld(begun, 9, 10, 11, 12, 13);
    inRoom(inRoom(inRoom(begun, 'library', 20), 'attic', 7), 'balcony', 2);
    loses(begun, 'balcony');
    for (const seat of EYES) {
      const { unseen } = (begun.shownTo(seat) as State).clues;
      expect(unseen).toEqual([...unseen].sort((a, b) => a - b));
      expect([20, 7, 2].map((one) => slipOf(begun, one, seat)?.lines[1])).toEqual([
        { word: 'unseen' },
        { word: 'unseen' },
        { word: 'unseen' },
      ]);
    }
    const [, , , , ...aside] = begun.slice.clues.unseen;
    search(begun, 8);
    expect(begun.G.outcome?.winners).toEqual(['1']);
    for (const seat of EYES) {
      expect(begun.shownTo(seat)).toMatchObject({ clues: begun.slice.clues });
      expect([20, 7, 2, aside[0] ?? 0].map((one) => slipOf(begun, one, seat)?.lines[1])).toEqual([
        { word: 'lies-in', facts: { room: { term: 'rooms.library' } } },
        { word: 'lies-in', facts: { room: { term: 'rooms.attic' } } },
        { word: 'lost' },
        { word: 'set-aside' },
      ]);
    }
  });

  test('BH-h50-D9: those that somebody holds stand first, holder by holder', () => {
    const begun = house({ cards: [held(12), held(4, 2)] });
    expect(
      begun
        .viewOf(null)
        .slips.slice(0, 4)
        .map(({ word, seat }) => [word, seat]),
    ).toEqual([
      ['clue-12', '0'],
      ['clue-2', '1'],
      ['clue-4', '1'],
      ['clue-1', undefined],
    ]);
  });
});

describe('what bots make of it', () => {
  test('BH-h50: it can end for somebody among bots', () => {
    expect(winsAmongBots('50', ['each alone'])).toHaveProperty(['each alone']);
  });

  test('they fetch Clues, nearest first, and search where one lies', () => {
    const begun = house({ tiles: [...GROUND, ...UP], rooms: ['foyer', 'gardens', 'upper-landing'] });
    expect(begun.viewOf('1').goal).toMatchObject({
      clause: 'BH-h50',
      next: { kind: 'fetch', facts: { room: { term: 'rooms.gardens' }, sum: '+0', of: 16 } },
    });
    expect(begun.viewOf('2').goal?.own?.['2']).toEqual(['balcony', 'library', 'gardens']);
    const weights = weightsOf(begun, '1');
    expect(weights['use search']).toBeGreaterThan(weights['go library'] ?? 0);
    expect(weights['use search']).toBeGreaterThan(10 * (weights.end ?? 0));
  });

  test('the less there is of the Clue in a search, the more it would come to beyond it', () => {
    // By two blanks alone it comes to 12 or less.
    const past = house({ cards: [[], held(9, 10, 11, 12, 13, 14, 1, 2, 3)], traits: [{}, { knowledge: 1 }] });
    expect(oddsOf(past)).toMatchObject({ dice: 2, add: 12, from: 4 });
    expect(past.optionOf('use search')?.weight).toBeCloseTo(100 / 9 + 40 / 9, 1);
  });

  test('a room that is hardly better is not worth a long way', () => {
    const begun = house({
      ...{ tiles: [...GROUND, ...UP], cards: [[], held(1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13)] },
      ...{ traits: [{}, { knowledge: 5 }] },
    });
    expect(oddsOf(begun)?.chance).toBeLessThan(1);
    expect(begun.viewOf('1').goal?.own?.['1']).toEqual(['gardens']);
    begun.put('1', 'attic');
    expect(oddsOf(begun)?.chance).toBe(1);
  });

  test('once the treasure is likely enough somewhere they go there, by what they hold', () => {
    const begun = house({ cards: [[], held(3, 9, 10, 11, 12)], traits: [{}, { knowledge: 6 }] });
    expect(begun.viewOf('1').goal).toMatchObject({
      next: { kind: 'search', facts: { room: { term: 'rooms.library' }, sum: '+15', of: 16 } },
      own: { 1: ['library'] },
    });
    expect(weightsOf(begun, '1')['go library']).toBeGreaterThan(10);
  });

  test('Clues on the floor are fetched as well, traps are not', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'foyer'], cards: [held(17, 9)] });
    begun.run(
      [
        { do: 'drop', seat: '0', card: clue(17) },
        { do: 'drop', seat: '0', card: clue(9) },
      ],
      '0',
    );
    begun.choose('end');
    const { goal } = begun.viewOf('2');
    expect([goal?.wants, goal?.own?.['2']?.[0]]).toEqual([held(9), 'foyer']);
    const weights = weightsOf(begun, '2');
    expect(weights[`take ${clue(9)}`]).toBeGreaterThan(20 * (weights[`take ${clue(17)}`] ?? 100));
  });

  test('who fetches one from the floor is told what they search with', () => {
    const begun = house({ tiles: [], rooms: ['foyer', 'foyer', 'foyer'], cards: [held(9), held(8)] });
    begun.run([{ do: 'drop', seat: '0', card: clue(9) }], '0');
    expect(begun.viewOf('1').goal?.next).toMatchObject({
      kind: 'fetch',
      facts: { room: { term: 'rooms.foyer' }, sum: '+1' },
    });
  });

  test('with no Clue left to fetch they open doors, or search where it is likeliest', () => {
    const begun = house({ tiles: [], rooms: ['foyer', 'foyer', 'foyer'] });
    expect(begun.viewOf('1').goal).toMatchObject({ next: { kind: 'explore' }, own: { 1: [] }, progress: 0 });
    const bare = house({ cards: [[], held(9, 10, 11, 12, 13)] });
    bare.set({ clues: { lying: [], bare: ['gardens', 'library'], unseen: [1, 2] } });
    expect(bare.viewOf('1').goal?.next).toMatchObject({
      kind: 'search',
      facts: { room: { term: 'rooms.gardens' } },
    });
  });

  test('whoever is dead is told so', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }], '0');
    expect(begun.viewOf('0').goal).toMatchObject({ next: { kind: 'out' }, progress: 0 });
  });

  test('BH-h50-D6: nobody goes by a hint that is likely to kill, and everybody by one that is not', () => {
    const folly = there('balcony', 'upper', 15);
    expect(weightsOf(folly, '1')['use search 15']).toBeLessThan(0.01);
    const even = there('balcony', 'upper', 15, 1, 2, 3);
    expect(weightsOf(even, '1')['use search 15']).toBeLessThan(0.01);
    const good = there('balcony', 'upper', 15, 1, 2, 3, 4, 5, 6);
    expect(weightsOf(good, '1')['use search 15']).toBeGreaterThan(20);
    expect(good.viewOf('1').goal?.next).toMatchObject({
      kind: 'search',
      facts: { room: { term: 'rooms.balcony' }, sum: '+13' },
    });
    expect(folly.viewOf('1').goal?.progress).toBeLessThan(0.1);
  });

  test('BH-h50-D10: they attack whoever holds Clues and is weaker, and take one rather than hurt; no trap', () => {
    const begun = house({
      rooms: ['gardens', 'gardens', 'foyer'],
      cards: [held(9, 17)],
      traits: [{ might: 1 }, { might: 8 }],
    });
    expect(begun.viewOf('1').goal?.prey).toEqual(['0']);
    begun.load('1', 'might', 6);
    begun.load('0', 'might', 0);
    const before = weightsOf(begun, '1');
    begun.choose('attack 0 might');
    const weights = weightsOf(begun, '1');
    expect(weights[`answer ${clue(9)}`]).toBeGreaterThan(2 * (weights['answer harm'] ?? 0));
    expect(weights[`answer ${clue(17)}`]).toBeLessThan(0.01);
    begun.choose('answer harm');
    begun.choose('answer 0');
    expect(begun.viewOf('1').goal?.prey).toEqual([]);
    const poor = house({
      rooms: ['gardens', 'gardens', 'foyer'],
      cards: [held(17)],
      traits: [{ might: 1 }, { might: 8 }],
    });
    expect(poor.viewOf('1').goal?.prey).toEqual([]);
    expect(before['attack 0 might']).toBeGreaterThan(3 * (weightsOf(poor, '1')['attack 0 might'] ?? 0));
    const strong = house({
      rooms: ['gardens', 'gardens', 'foyer'],
      cards: [held(9)],
      traits: [{ might: 8 }],
    });
    expect(strong.viewOf('1').goal?.prey).toEqual([]);
  });

  test('they go after whoever is about to find the treasure and not far; after nobody else elsewhere', () => {
    const rival = (...numbers: readonly number[]) =>
      house({
        ...{ rooms: ['library', 'gardens', 'foyer'], cards: [held(...numbers)] },
        ...{ traits: [{ might: 1, knowledge: 8 }, { might: 8 }] },
      }).viewOf('1').goal?.prey;
    expect(rival(3, 9, 10, 11, 12)).toEqual(['0']);
    expect(rival(9)).toEqual([]);
    const even = house({
      rooms: ['gardens', 'gardens', 'foyer'],
      cards: [held(9)],
      traits: [{}, { might: 1 }],
    });
    even.rate('0', { might: 1 });
    const mightOf = (seat: string) => even.viewOf('1').values[seat]?.might;
    for (let might = 1; mightOf('0') !== mightOf('1') && might < 8; might++) even.rate('1', { might });
    expect(mightOf('0')).toBe(mightOf('1'));
    expect(even.viewOf('1').goal?.prey).toEqual([]);
    const far = house({
      ...{ tiles: [...GROUND, ...DOWN], rooms: ['larder', 'gardens', 'foyer'] },
      ...{ cards: [held(7, 8, 9, 10, 11, 12)], traits: [{ might: 1 }, { might: 8 }] },
    });
    expect(far.viewOf('0').goal?.next.kind).toBe('search');
    expect(far.viewOf('1').goal?.prey).toEqual([]);
  });

  test('BH-h50-H: nobody lays a Clue down for nothing; a trap they may', () => {
    const begun = house({ cards: [[], held(9, 17)] });
    expect(begun.optionOf(`drop ${clue(9)}`)?.weight).toBeLessThan(
      begun.optionOf(`drop ${clue(17)}`)?.weight ?? 0,
    );
  });

  test('they let fall a room in which somebody else is, and not one on their own way', () => {
    const begun = loses(
      house({
        ...{
          tiles: [...GROUND, ...UP, ['bedroom', 'upper', 1, 0, 1]],
          rooms: ['bedroom', 'balcony', 'foyer'],
        },
        ...{ cards: [[], held(9, 10, 11, 12, 13, 15, 1, 2)], traits: [{}, { knowledge: 6 }] },
      }),
      'upper-landing',
    );
    begun.load('1', 'knowledge', 3);
    begun.choose('use search');
    const weights = weightsOf(begun, '1');
    expect(weights['answer bedroom']).toBeGreaterThan(weights['answer attic'] ?? 0);
    expect(weights['answer attic']).toBeGreaterThan(10 * (weights['answer balcony'] ?? 0));
  });

  test('they are loath to search where the next room to fall is sure to be their own death, unless the treasure is likelier', () => {
    const last = (place: string, standing: readonly string[], ...more: readonly number[]) => {
      const begun = house({
        ...{ tiles: [...GROUND, ...UP, ...DOWN], rooms: ['library', place, 'foyer'] },
        ...{ cards: [[], held(9, 10, 11, 12, 13, 14, ...more)], traits: [{}, { knowledge: 5 }] },
      });
      const falls = begun.G.tiles.filter(
        ({ room, floor }) => floor !== 'basement' && !standing.includes(room),
      );
      const fallen = loses(begun, ...falls.map(({ room }) => room));
      return [fallen.optionOf('use search')?.weight ?? 0, fallen.viewOf('1').goal?.progress ?? 0] as const;
    };
    const GROUND_FLOOR = ['entrance-hall', 'foyer', 'grand-staircase', 'library', 'gardens'];
    const [rash, hopes] = last('balcony', ['balcony', ...GROUND_FLOOR]);
    const [calm, hope] = last('balcony', ['balcony', 'attic', 'upper-landing', ...GROUND_FLOOR]);
    expect(rash).toBeLessThan(0.1 * calm);
    expect(hopes).toBeLessThan(hope);
    expect(last('gardens', ['balcony', ...GROUND_FLOOR])[0]).toBe(calm);
    expect(last('larder', ['library'])[0]).toBe(rash);
    expect(last('larder', ['library', 'foyer'])[0]).toBe(calm);
    expect(last('larder', [])[0]).toBe(calm);
    expect(last('balcony', ['balcony', ...GROUND_FLOOR], 1, 2, 3)[0]).toBeGreaterThan(calm);
  });

  test('once rooms fall, those that may be next are gone round', () => {
    const begun = loses(house({ tiles: [...GROUND, ...UP] }), 'balcony');
    expect(begun.viewOf('1').goal?.avoid).toEqual({ 'upper-landing': 2 });
    expect(house().viewOf('1').goal?.avoid).toBeUndefined();
  });

  test('points off any traits go off Might and Sanity rather than Speed, and off Knowledge last', () => {
    const begun = search(inRoom(house(), 'gardens', 17), 4);
    begun.rate('1', { speed: 4, might: 4, sanity: 4, knowledge: 4 });
    begun.choose('end', 'end', 'end');
    const weights = weightsOf(begun, '1');
    const of = (trait: string) => weights[`answer ${trait}`] ?? 0;
    expect(of('might')).toBeGreaterThan(1.5 * of('speed'));
    expect(of('sanity')).toBeGreaterThan(1.5 * of('speed'));
    expect(of('speed')).toBeGreaterThan(3 * of('knowledge'));
  });

  test('the chest is opened by whoever can spare what it may cost, and is likely to get what is in it', () => {
    const chest = (traits: Record<string, number>) => {
      const begun = search(inRoom(house({ traits: [{}, traits] }), 'gardens', 20), 4);
      const weights = weightsOf(begun, '1');
      return (weights['answer open'] ?? 0) / (weights['answer leave'] ?? 1);
    };
    expect(chest({ knowledge: 8 })).toBeGreaterThan(1.5);
    expect(chest({ knowledge: 3 })).toBeLessThan(1);
    expect(chest({ knowledge: 7, speed: 1, might: 1, sanity: 1 })).toBeLessThan(0.1);
  });

  test('rocks are dodged with what is likelier to do it', () => {
    const begun = search(inRoom(house({ traits: [{}, { ...TRAITS, speed: 1 }] }), 'gardens', 18), 4);
    const weights = weightsOf(begun, '1');
    expect(weights['answer might']).toBeGreaterThan(1.5 * (weights['answer speed'] ?? 0));
  });

  test('they are the further the likelier the treasure is, and the more Clues they have', () => {
    const progress = (...numbers: readonly number[]) =>
      house({ cards: [[], held(...numbers)] }).viewOf('1').goal?.progress ?? 0;
    expect(progress()).toBe(0);
    expect(progress(1)).toBeCloseTo(0.02);
    expect(progress(3, 9, 1, 2)).toBeGreaterThan(progress(1, 9, 4, 2));
    expect(progress(17)).toBe(0);
  });
});
