import { policyWith } from '@games/betrayal/bot/policy';
import type { State } from '@games/betrayal/haunts/39-the-heir/state';
import { harmDice } from '@games/betrayal/parts/cards/steps';
import { happen } from '@games/betrayal/rules/things';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { type Laid, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type House = HauntedHouse<State>;
type More = Parameters<typeof hauntedHouse>[1];

const FOUR = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'father-rhinehardt'];
const THRONE = 'statuary-corridor';
/** North of the Foyer the throne; south of it the Ballroom, and on from there; upstairs two rooms in a row. */
const TILES: readonly Laid[] = [
  [THRONE, 'ground', 1, -1],
  ['ballroom', 'ground', 1, 1],
  ['dusty-hallway', 'ground', 1, 2],
  ['library', 'upper', 0, -1],
  ['bedroom', 'upper', 1, 0],
];
const FREE = [
  'grand-staircase',
  'foyer',
  'upper-landing',
  'basement-landing',
  'ballroom',
  'dusty-hallway',
  'library',
  'bedroom',
];
const HIDES = ['foyer', 'ballroom', 'upper-landing', 'library'];
const write = (...rooms: readonly string[]) => rooms.map((room) => `answer ${room}`);

/** Ox has revealed it with the Spear, Missy is the traitor; Peter, who begins, is the heir, Rhinehardt a hero like Ox. */
const house = (more: More = {}): House =>
  hauntedHouse<State>(39, {
    omen: 'spear',
    explorers: FOUR,
    tiles: TILES,
    cards: [['spear']],
    setup: [...write(...HIDES), 'answer 2'],
    ...more,
  });

/** Three of them: Peter is the heir, and all know. */
const three = (more: More = {}): House =>
  house({ explorers: FOUR.slice(0, 3), setup: write('foyer', 'ballroom', 'library'), ...more });

/** It waits in these rooms and nowhere else. */
const hidden = (begun: House, ...rooms: readonly string[]): House =>
  begun.set({ assassins: [{ among: FREE, count: rooms.length, rooms }] });

const SEATS = ['0', '1', '2', '3', null];
const heard = (begun: House, seat: string | null) =>
  journalFor(begun.G.journal ?? [], seat).map(({ kind }) => kind);
const entry = (begun: House, seat: string | null, kind: string) =>
  journalFor(begun.G.journal ?? [], seat).findLast((one) => one.kind === kind);
const marked = (begun: House, seat: string | null, word: string) =>
  begun.viewOf(seat).marks.flatMap(({ on, word: own, value }) => (own === word ? [{ on, value }] : []));
const roomsMarked = (begun: House, seat: string | null, word: string) =>
  marked(begun, seat, word).map(({ on }) => (on as { room: string }).room);
const line = (begun: House) => begun.slice.assassins[0];
const weightsOf = (begun: House, seat: string) => {
  const view = begun.viewOf(seat);
  const weights = policyWith(begun.box)(view, {} as Ctx, view.choices);
  return Object.fromEntries(
    view.choices.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
  );
};
const HEROES = { side: 'heroes', winners: ['0', '2', '3'], how: 'goal' };
const TRAITOR = { side: 'traitor', winners: ['1'], how: 'goal' };

describe('what begins', () => {
  test('BH-h39-S, BH51: the traitor, the fastest but for the revealer, writes first, as many rooms as there are players; then the revealer names another hero', () => {
    const begun = house({ setup: [] });
    expect(begun.G.haunt).toMatchObject({ traitor: '1', revealer: '0' });
    for (const room of HIDES) {
      expect([begun.asked, begun.choices]).toEqual(['1 pick', write(...FREE)]);
      begun.choose(`answer ${room}`);
    }
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer 2', 'answer 3']]);
    begun.choose('answer 3');
    expect(begun.asked).toBe('2 turn');
    expect(begun.slice).toMatchObject({ heir: '3', maybe: ['2', '3'], isHolding: false, track: 0 });
    expect(line(begun)).toEqual({ among: FREE, count: 4, rooms: HIDES });
  });

  test('BH-h39-S, BH-h39-K1, BH-g5: a Statuary Corridor that is not there the traitor lays, with most steps from the nearest hero, before anything is written', () => {
    const begun = house({
      setup: [],
      tiles: TILES.slice(1),
      rooms: ['upper-landing', 'foyer', 'entrance-hall', 'foyer'],
    });
    expect(begun.asked).toMatch(/^1 (doorway|place)$/);
    const from = begun.asked === '1 doorway' ? begun.choices : [];
    expect(from.filter((one) => !one.startsWith('answer basement-landing'))).toEqual([]);
    while (begun.asked !== '1 pick') begun.choose(begun.choices[0] ?? '');
    expect(begun.G.tiles.find(({ room }) => room === THRONE)).toMatchObject({ floor: 'basement' });
    expect(begun.choices).not.toContain(`answer ${THRONE}`);
  });

  test('BH-h39-K2: where no doorway can take it, it comes with its tile, and all of the rest begins', () => {
    const begun = house({ setup: [], tiles: [], isStackShort: true, stack: ['attic'] });
    expect([begun.asked, begun.G.tiles.some(({ room }) => room === THRONE)]).toEqual(['1 pick', false]);
    begun.choose(...write('foyer', 'upper-landing', 'basement-landing', 'grand-staircase'));
    expect(begun.asked).toBe('0 pick');
    begun.choose('answer 2');
    expect(begun.viewOf('2').goal?.next.kind).not.toBe('throne');
    expect(marked(begun, '2', 'throne')).toEqual([]);
  });

  test('BH-h39-D7, BH-h39-K3: not where any explorer stands, the traitor neither, and not in the Statuary Corridor', () => {
    const begun = house({ setup: [], rooms: ['library', 'ballroom', 'entrance-hall', 'bedroom'] });
    expect(begun.choices).toEqual(
      write('grand-staircase', 'foyer', 'upper-landing', 'basement-landing', 'dusty-hallway'),
    );
  });

  test('BH-h39-D3: with too few free rooms there are fewer', () => {
    const begun = three({
      setup: [],
      tiles: [],
      isStackShort: true,
      stack: [],
      rooms: ['foyer', 'upper-landing'],
    });
    expect(begun.asked).toBe('1 pick');
    begun.choose('answer basement-landing');
    begun.choose('answer grand-staircase');
    expect([begun.asked, line(begun)?.count]).toEqual(['2 turn', 2]);
  });

  test('BH-h39-D2, BH-h39-K9: of three the heir can only be the third: nothing is asked, and all know', () => {
    const begun = three();
    expect([begun.asked, begun.slice.heir]).toEqual(['2 turn', '2']);
    for (const seat of ['0', '1', '2', null])
      expect(marked(begun, seat, 'heir')).toEqual([{ on: { seat: '2' } }]);
  });
});

describe('what is secret', () => {
  test('BH-h39-S, BH-h39-D1, BH-g33: all heroes are told who is the heir, by a line that everybody gets; the traitor and who looks on are told nothing', () => {
    const begun = house();
    const told = [...(begun.G.journal ?? [])].length;
    expect(told).toBeGreaterThan(0);
    for (const seat of ['0', '2', '3']) {
      expect(marked(begun, seat, 'heir')).toEqual([{ on: { seat: '2' } }]);
      expect(entry(begun, seat, 'heir-named')).toMatchObject({
        facts: { heir: { seat: '2' } },
        isPrivy: true,
      });
    }
    for (const seat of ['1', null]) {
      expect(marked(begun, seat, 'heir')).toEqual([]);
      expect(entry(begun, seat, 'heir-named')).toMatchObject({ facts: {}, isPrivy: false });
      expect(begun.shownTo(seat)).toMatchObject({ heir: null, maybe: ['2', '3'] });
    }
  });

  test('BH-h39-S, BH55: the traitor sees where they wait; all others where they may, and how many there are', () => {
    const begun = house();
    expect(roomsMarked(begun, '1', 'assassin')).toEqual(HIDES);
    expect(roomsMarked(begun, '1', 'maybe')).toEqual([]);
    for (const seat of ['0', '2', '3', null]) {
      expect(roomsMarked(begun, seat, 'assassin')).toEqual([]);
      expect((begun.shownTo(seat) as State).assassins).toEqual([{ among: FREE, count: 4, rooms: [] }]);
      expect(JSON.stringify(journalFor(begun.G.journal ?? [], seat))).not.toContain('library');
    }
    expect(roomsMarked(begun, '0', 'maybe')).toEqual(FREE);
    for (const seat of SEATS) expect(marked(begun, seat, 'assassins')).toEqual([{ on: 'haunt', value: 4 }]);
    for (const seat of SEATS) expect(roomsMarked(begun, seat, 'throne')).toEqual([THRONE]);
  });

  test('BH-g33: whoever is the heir and wherever they wait, the same seats are asked the same in the same order', () => {
    const asks = (rooms: readonly string[], heir: string) => {
      const begun = house({ setup: [] });
      const found: string[] = [];
      for (const answer of [...write(...rooms), `answer ${heir}`, 'go upper-landing', 'end', 'end']) {
        found.push(begun.asked, ...begun.choices);
        begun.choose(answer);
      }
      return [...found, begun.asked];
    };
    const rooms = ['dusty-hallway', 'bedroom', 'basement-landing', 'library'];
    expect(asks(rooms, '2')).toEqual(asks([...rooms].reverse(), '3'));
  });

  test('BH-h39-D3: bots deal anew what they can’t know, and nothing else', () => {
    const begun = house();
    const guesses = (seat: string | null) =>
      Array.from({ length: 40 }, (_, n) => {
        const random = new RandomSource({ seed: `guess ${n}`, position: 0 });
        const guess = begun.box.haunts[39]?.guess(begun.shownTo(seat) as never, random, begun.at as never);
        return guess as unknown as State;
      });
    const of = (seat: string | null, read: (state: State) => unknown) =>
      [...new Set(guesses(seat).map((state) => JSON.stringify(read(state))))].length;
    expect([of('0', ({ heir }) => heir), of('1', ({ heir }) => heir), of(null, ({ heir }) => heir)]).toEqual([
      1, 2, 2,
    ]);
    expect(of('0', ({ assassins }) => assassins[0]?.rooms)).toBeGreaterThan(10);
    expect(of('1', ({ assassins }) => assassins[0]?.rooms)).toBe(1);
    expect([of('0', ({ isHolding }) => isHolding), of('1', ({ isHolding }) => isHolding)]).toEqual([2, 1]);
  });

  test('BH156, BH172: what the heir has to bring no word of the traitor’s tells', () => {
    const begun = house();
    expect(JSON.stringify(begun.viewOf('0').goal)).toContain('ring');
    expect(JSON.stringify(begun.viewOf('1').goal)).not.toMatch(/ring|spear/);
  });
});

describe('an Assassin', () => {
  test('BH-h39-R: strikes the hero who comes in, with 2 dice of physical damage and no defence, and is gone', () => {
    const begun = house({ dice: [2, 1], traits: [{}, {}, { might: 5 }] }).put('1', 'bedroom');
    begun.choose('go foyer');
    expect(begun.asked).toBe('2 split');
    expect(begun.dice).toEqual([]);
    for (const seat of SEATS) expect(heard(begun, seat)).toContain('assassin-strikes');
    expect(line(begun)).toEqual({
      among: FREE.filter((room) => room !== 'foyer'),
      count: 3,
      rooms: ['ballroom', 'upper-landing', 'library'],
    });
    begun.choose('answer 0');
    expect(begun.changes('2')).toEqual({ might: -3 });
    begun.choose('go entrance-hall', 'go foyer');
    expect(begun.asked).toBe('2 turn');
    expect(roomsMarked(begun, '0', 'maybe')).not.toContain('foyer');
  });

  test('BH-h39-R, BH-h39-K6: a strike of nothing is told as one as well, and it is gone all the same', () => {
    const begun = house({ dice: [0, 0] });
    begun.choose('go foyer');
    for (const seat of SEATS) expect(heard(begun, seat)).toContain('assassin-strikes');
    expect([begun.asked, begun.changes('2'), line(begun)?.count]).toEqual(['2 turn', {}, 3]);
  });

  test('BH-h39-K6, BH103, BH-g28: whoever is struck rolls, and Armor takes one off', () => {
    const begun = house({ cards: [['spear'], [], ['armor']], dice: [1, 0] });
    begun.choose('go foyer');
    expect(entry(begun, '0', 'roll-dice')).toMatchObject({ playerID: '2', facts: { total: 1 } });
    expect(begun.changes('2')).toEqual({});
  });

  test('BH-h39-R: the traitor comes in unhurt, and it stays', () => {
    const begun = hidden(house(), 'foyer');
    untilTurnOf(begun, '1');
    begun.choose('go foyer');
    expect([begun.asked, line(begun)?.count]).toEqual(['1 turn', 1]);
  });

  test('BH-h39-R: where one waits for nobody there is none', () => {
    const begun = hidden(house(), 'library');
    begun.choose('go foyer');
    expect(begun.asked).toBe('2 turn');
    expect(heard(begun, '0')).not.toContain('assassin-strikes');
    // The paper doesn't say so: it may have let somebody pass.
    expect(line(begun)?.among).toContain('foyer');
  });

  test('BH-h39-K5: on the way to elsewhere too, and whoever is struck stands there and thinks again', () => {
    const begun = hidden(house({ dice: [0, 0] }), 'foyer').put('1', 'bedroom');
    begun.choose('go ballroom');
    expect([begun.asked, begun.placeOf('2')]).toEqual(['2 turn', 'foyer']);
    expect(begun.choices).toContain('go ballroom');
    expect(begun.G.turn.spent).toBe(1);
  });

  test('BH-h39-K5: … nor does it open the door any more behind which it wanted to look', () => {
    const begun = hidden(house({ dice: [0, 0] }), 'upper-landing');
    begun.put('2', 'foyer');
    const [door = ''] = begun.of('discover upper-landing');
    begun.choose(door);
    expect([begun.asked, begun.placeOf('2')]).toEqual(['2 turn', 'upper-landing']);
  });

  test('BH-h39-D3: at once, before anything that the room does: in the Coal Chute before one slides', () => {
    const tiles: Laid[] = [...TILES, ['coal-chute', 'ground', 3, 0, 1]];
    const begun = house({ tiles, dice: [2, 0] });
    begun.set({ assassins: [{ among: [...FREE, 'coal-chute'], count: 1, rooms: ['coal-chute'] }] });
    begun.bring('2', 'coal-chute');
    expect([begun.asked, begun.placeOf('2')]).toEqual(['2 split', 'coal-chute']);
    begun.choose(begun.choices[0] ?? '');
    expect(begun.placeOf('2')).toBe('basement-landing');
  });

  test('BH-h39-D3: off-turn as well, and the traitor is asked nothing', () => {
    const begun = hidden(house({ dice: [1, 0] }), 'library');
    begun.bring('3', 'library');
    expect(begun.asked).toBe('3 split');
    begun.choose(begun.choices[0] ?? '');
    expect(begun.asked).toBe('2 turn');
  });

  test('BH-h39-D3: a room found later holds none', () => {
    const begun = house({ stack: ['gymnasium', 'storeroom'], decks: { omen: ['ring'], item: ['axe'] } });
    hidden(begun, 'library').put('2', 'bedroom');
    const [door = ''] = begun.of('discover bedroom');
    begun.choose(door);
    while (begun.asked !== '2 turn') begun.choose(begun.choices[0] ?? '');
    expect(heard(begun, '0')).not.toContain('assassin-strikes');
    expect(line(begun)?.among).toEqual(FREE);
    expect(roomsMarked(begun, '0', 'maybe')).not.toContain(begun.placeOf('2'));
  });

  test('BH-h39-K10: who crosses a barrier, or is taken along by the room, comes into none', () => {
    const tiles: Laid[] = [...TILES.slice(0, 4), ['tower', 'upper', 1, 0]];
    const begun = house({ tiles, setup: [...write('foyer', 'ballroom', 'library', 'tower'), 'answer 2'] });
    begun.put('2', 'tower 1');
    begun.bring('2', 'tower 3');
    expect([begun.asked, begun.placeOf('2')]).toEqual(['2 turn', 'tower 3']);
    expect(heard(begun, '0')).not.toContain('assassin-strikes');
    expect(happen(begun.at, 'came', { figure: '2' })).toEqual([]);
    const from = { room: 'upper-landing', side: null };
    expect(happen(begun.at, 'came', { figure: '2', from })).toHaveLength(1);
  });

  test.each(['tower 1', 'tower 3'])(
    'BH-h39-K10, BH-g30: it strikes on whichever side one comes in: %s',
    (place) => {
      const tiles: Laid[] = [...TILES.slice(0, 4), ['tower', 'upper', 1, 0]];
      const begun = house({ tiles, setup: [...write('foyer', 'ballroom', 'library', 'tower'), 'answer 2'] });
      begun.reload(0, 0);
      begun.bring('2', place);
      expect([
        heard(begun, '0').filter((kind) => kind === 'assassin-strikes').length,
        line(begun)?.rooms,
      ]).toEqual([1, ['foyer', 'ballroom', 'library']]);
      expect(begun.placeOf('2')).toBe(place);
    },
  );

  test('BH-h39-K3: of a room with a barrier neither side is free while somebody stands on one', () => {
    const tiles: Laid[] = [...TILES, ['tower', 'upper', 2, 0]];
    for (const place of ['tower 1', 'tower 3'])
      expect(house({ setup: [], tiles, rooms: [place] }).choices).not.toContain('answer tower');
  });

  test('BH-h39-K3: who waits in the Mystic Elevator rides along, and strikes on another floor', () => {
    const tiles: Laid[] = [...TILES, ['mystic-elevator', 'ground', 2, 0, 1]];
    const begun = house({
      tiles,
      setup: [...write('mystic-elevator', 'ballroom', 'library', 'bedroom'), 'answer 2'],
    });
    untilTurnOf(begun, '1');
    begun.put('1', 'foyer').bring('1', 'mystic-elevator');
    const [down = ''] = begun.choices.filter((choice) => choice.startsWith('answer basement-landing'));
    begun.choose(down);
    expect(begun.G.tiles.find(({ room }) => room === 'mystic-elevator')).toMatchObject({ floor: 'basement' });
    expect(roomsMarked(begun, '1', 'assassin')).toContain('mystic-elevator');
    begun.reload(1, 0);
    begun.bring('3', 'mystic-elevator');
    expect([begun.asked, entry(begun, '0', 'assassin-strikes')?.playerID]).toEqual(['3 split', '3']);
    expect(line(begun)?.rooms).toEqual(['ballroom', 'library', 'bedroom']);
  });

  test('BH-h39-K5: a strike on somebody else stops nobody’s walk', () => {
    const begun = hidden(house({ dice: [0, 0] }), 'library');
    const [from, to] = [
      { room: 'entrance-hall', side: null },
      { room: 'foyer', side: null },
    ];
    begun.run([
      { do: 'put', seat: '3', to: { room: 'library', side: null } },
      { do: 'step', seat: '2', from, to, cost: 1 },
    ]);
    expect(entry(begun, '0', 'assassin-strikes')?.playerID).toBe('3');
    expect(begun.placeOf('2')).toBe('foyer');
  });

  describe('who falls into its room', () => {
    const fallen = (...rooms: readonly string[]): House => {
      const begun = hidden(house({ traits: [{}, {}, {}, { might: 1, speed: 1 }] }), ...rooms);
      begun.reload(1);
      begun.run([
        {
          do: 'put',
          seat: '3',
          to: { room: 'basement-landing', side: null },
          before: [{ ...harmDice('physical', 1), seat: '3' }],
        },
      ]);
      return begun;
    };

    test('BH-h39-D3, BH-h39-K12: is hurt by the fall first, and nothing tells till then whether one waits there', () => {
      const begun = fallen('basement-landing');
      expect(begun.asked).toBe('3 split');
      const agendas = [begun, fallen('library')].map((one) => JSON.stringify(one.viewOf('3').agenda));
      expect(agendas[0]).toBe(agendas[1]);
    });

    test('BH-h39-K12: is not stabbed any more who has died of it, and the Assassin waits on', () => {
      const begun = hidden(house({ traits: [{}, {}, {}, { might: 1, speed: 1 }] }), 'basement-landing');
      begun.run([
        {
          do: 'put',
          seat: '3',
          to: { room: 'basement-landing', side: null },
          before: [{ do: 'die', seat: '3' }],
        },
      ]);
      expect(heard(begun, '0')).toContain('was-not-heir');
      expect(heard(begun, '0')).not.toContain('assassin-strikes');
      expect([line(begun)?.rooms, begun.slice.quiet]).toEqual([['basement-landing'], []]);
    });
  });

  test('the journal names it as what the harm came from', () => {
    const begun = house({ dice: [1, 0] });
    begun.choose('go foyer');
    expect(JSON.stringify(begun.G.journal)).toContain('haunts.39.monsters.assassin');
  });

  test('BH-h39-D9, BH-h39-T: a strike that kills the heir has won for the traitor, at once', () => {
    const begun = house({ dice: [2, 2] }).rate('2', { might: 1, speed: 1 });
    begun.choose('go foyer', 'answer 4');
    expect(begun.G.outcome).toEqual(TRAITOR);
    expect(heard(begun, '1')).toContain('was-heir');
  });
});

describe('the order', () => {
  const ordered = (): House => {
    const begun = house();
    untilTurnOf(begun, '1');
    return begun;
  };

  test('BH-h39-D6, BH-h39-K4: one for all, in the traitor’s own turn, for nothing and as often as he likes; nobody else hears of it', () => {
    const begun = ordered();
    const { spent } = begun.G.turn;
    const before = [begun.viewOf('0'), begun.viewOf(null)].map((view) => JSON.stringify(view));
    begun.G.journal = [];
    begun.choose('use hold-back');
    expect(begun.G.journal).toEqual([]);
    expect([begun.viewOf('0'), begun.viewOf(null)].map((view) => JSON.stringify(view))).toEqual(before);
    expect([begun.slice.isHolding, begun.G.turn.spent, begun.asked]).toEqual([true, spent, '1 turn']);
    expect(marked(begun, '1', 'holding')).toHaveLength(1);
    begun.choose('use let-strike');
    expect([begun.slice.isHolding, marked(begun, '1', 'striking').length]).toEqual([false, 1]);
    expect(marked(begun, '0', 'striking')).toEqual([]);
  });

  test('BH-h39-D6, BH-g33: held back they let heroes pass, nobody is asked, until he orders otherwise', () => {
    const begun = ordered();
    begun.choose('use hold-back', 'end');
    untilTurnOf(begun, '2');
    begun.choose('go foyer');
    expect([begun.asked, line(begun)?.rooms.includes('foyer')]).toEqual(['2 turn', true]);
    begun.choose('go entrance-hall');
    untilTurnOf(begun, '1');
    begun.choose('use let-strike');
    begun.reload(0, 0);
    untilTurnOf(begun, '2');
    begun.choose('go foyer');
    expect(heard(begun, '0')).toContain('assassin-strikes');
  });

  test('BH-h39-K4: who counts his answers learns nothing: either order may be given, whichever holds', () => {
    const begun = ordered();
    const orders = () => begun.choices.filter((one) => /hold-back|let-strike/.test(one));
    const both = orders();
    expect(both).toHaveLength(2);
    for (const [order, isHolding] of [
      ['let-strike', false],
      ['hold-back', true],
      ['hold-back', true],
    ] as const) {
      begun.choose(`use ${order}`);
      expect([begun.slice.isHolding, orders()]).toEqual([isHolding, both]);
    }
  });

  test('BH-h39-D6: nobody else gives orders', () => {
    for (const seat of ['0', '2', '3']) {
      const begun = house();
      untilTurnOf(begun, seat);
      expect([...begun.of('use hold-back'), ...begun.of('use let-strike')]).toEqual([]);
    }
  });
});

describe('more of them', () => {
  const atTrack = (track: number): House => {
    const begun = house().set({ track });
    untilTurnOf(begun, '1');
    begun.G.journal = [];
    begun.choose('end');
    return begun;
  };

  test.each([2, 5])(
    'BH-h39-D7: when the track comes on from %d, as many again, where no explorer is',
    (track) => {
      const begun = atTrack(track);
      expect([begun.slice.track, begun.asked, begun.choices]).toEqual([track + 1, '1 pick', write(...FREE)]);
      begun.choose(...write('bedroom', 'basement-landing', 'dusty-hallway', 'grand-staircase'));
      expect([begun.asked, line(begun)?.count]).toEqual(['2 turn', 8]);
      for (const seat of SEATS) expect(entry(begun, seat, 'assassins-sent')?.facts).toEqual({ count: 4 });
    },
  );

  test.each([0, 1, 3, 4, 6, 8])('BH-h39-D7: … from %d none', (track) => {
    const begun = atTrack(track);
    expect([begun.slice.track, begun.asked]).toEqual([track + 1, '2 turn']);
  });

  test('BH-h39-D7, BH-h39-K11: of a room that has one it is the next on the list, and all are named each time', () => {
    const begun = atTrack(2);
    for (const [n, answer] of ['foyer', 'library', 'foyer', 'ballroom'].entries()) {
      expect([begun.asked, begun.choices, begun.slice.assassins[1]?.count]).toEqual([
        '1 pick',
        write(...FREE),
        n,
      ]);
      begun.choose(`answer ${answer}`);
    }
    const more = ['basement-landing', 'bedroom', 'dusty-hallway', 'grand-staircase'];
    expect([begun.asked, line(begun)?.rooms]).toEqual(['2 turn', [...HIDES, ...more]]);
  });

  test('BH-h39-K3: who is dead takes no room, and a tile that is lost is none', () => {
    const begun = house().set({ track: 2 });
    begun.put('0', 'ballroom').run([{ do: 'die', seat: '0' }]);
    untilTurnOf(begun, '1');
    const lost = begun.G.tiles.find(({ room }) => room === 'library');
    if (lost === undefined) throw new Error('no Library');
    lost.isLost = true;
    begun.choose('end');
    expect(begun.asked).toBe('1 pick');
    expect(begun.choices).toContain('answer ballroom');
    expect(begun.choices).not.toContain('answer library');
  });

  test('BH-h39-K7: then all stand on one list: nothing tells which of them a strike was', () => {
    const begun = atTrack(2).set({ quiet: ['library'] });
    begun.choose(...write('bedroom', 'basement-landing', 'dusty-hallway', 'grand-staircase'));
    expect(begun.slice.assassins).toHaveLength(1);
    expect(begun.slice.quiet).toEqual([]);
  });

  test('BH-g14: the player of a dead traitor goes on', () => {
    const begun = house().set({ track: 2 });
    begun.run([{ do: 'die', seat: '1' }]);
    expect(heard(begun, '0')).not.toContain('was-not-heir');
    for (let n = 0; begun.asked !== '1 pick'; n++) {
      if (n > 8) throw new Error(begun.asked);
      begun.choose('end');
    }
    expect(begun.choices).toContain('answer library');
  });
});

describe('who was it', () => {
  test('BH-h39-R, BH-h39-D5: at a hero’s death all hear that it was not the heir; then there is one less whom it may be', () => {
    const begun = house({
      explorers: [...FOUR, 'vivian-lopez'],
      setup: [...write(...HIDES, 'bedroom'), 'answer 2'],
    });
    begun.run([{ do: 'die', seat: '3' }]);
    for (const seat of SEATS) expect(heard(begun, seat)).toContain('was-not-heir');
    expect([begun.slice.maybe, marked(begun, '1', 'heir')]).toEqual([['2', '4'], []]);
    begun.run([{ do: 'die', seat: '0' }]);
    expect(heard(begun, '1').filter((kind) => kind === 'was-not-heir')).not.toEqual([]);
  });

  test('BH-h39-K9: when one is left whom it may be, all know', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '3' }]);
    for (const seat of ['0', '1', '2', null])
      expect(marked(begun, seat, 'heir')).toEqual([{ on: { seat: '2' } }]);
    expect(begun.viewOf('1').goal).toMatchObject({ prey: ['2'], next: { kind: 'kill' } });
  });

  test('BH-h39-T: the heir’s death, whatever of, is the traitor’s win; another’s is not', () => {
    const other = house();
    other.run([{ do: 'die', seat: '0' }]);
    expect(other.G.outcome).toBeNull();
    const begun = house();
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.G.outcome).toEqual(TRAITOR);
    for (const seat of SEATS) expect(heard(begun, seat)).toContain('was-heir');
  });
});

describe('the throne', () => {
  const SAFE = 'bedroom';
  const ready = (cards: readonly string[], from = 'foyer'): House =>
    hidden(house({ cards: [[], [], cards] }), SAFE).put('2', from);

  test('BH-h39-H: the heir who comes in with the Spear and the Ring has won, at once', () => {
    const begun = ready(['spear', 'ring']);
    begun.choose(`go ${THRONE}`);
    expect(begun.G.outcome).toEqual(HEROES);
  });

  test('BH-h39-H: with one of them alone not, nor another hero with both', () => {
    for (const cards of [['spear'], ['ring'], []]) {
      const begun = ready(cards);
      begun.choose(`go ${THRONE}`);
      expect([begun.asked, begun.G.outcome]).toEqual(['2 turn', null]);
    }
    const other = hidden(house({ cards: [['spear', 'ring']] }), SAFE).put('0', 'foyer');
    untilTurnOf(other, '0');
    other.choose(`go ${THRONE}`);
    expect(other.G.outcome).toBeNull();
  });

  test('BH-h39-D4: who sits there already wins as soon as the second thing comes', () => {
    const begun = ready(['spear']);
    begun.choose(`go ${THRONE}`);
    begun.run([{ do: 'gain-card', seat: '2', card: 'ring' }]);
    expect(begun.G.outcome).toEqual(HEROES);
  });

  test('BH-h39-D9: pushed or placed there will do', () => {
    const begun = ready(['spear', 'ring'], 'library');
    begun.bring('2', THRONE);
    expect(begun.G.outcome).toEqual(HEROES);
  });

  test('BH-h39-K2, BH-h39-D9: a Corridor that is found later will do as well', () => {
    const begun = house({
      tiles: [],
      isStackShort: true,
      stack: [],
      cards: [[], [], ['spear', 'ring']],
      setup: [],
    });
    begun.choose(...write('foyer', 'upper-landing', 'basement-landing', 'grand-staircase'), 'answer 2');
    hidden(begun).G.stack = [THRONE];
    const [door = ''] = begun.of('discover entrance-hall');
    begun.choose(door);
    if (begun.G.outcome === null) begun.choose(begun.choices[0] ?? '');
    expect(begun.G.outcome).toEqual(HEROES);
  });

  test('BH-h39-D8: a thing that is out of the game the throne does without', () => {
    const begun = ready(['spear']);
    begun.G.gone.push('ring');
    begun.settle().choose(`go ${THRONE}`);
    expect(begun.G.outcome).toEqual(HEROES);
  });

  test('BH-h39-K8: one that lies among the discards is not out of the game', () => {
    const begun = ready(['spear']);
    begun.G.discardPiles.omen.push('ring');
    begun.settle().choose(`go ${THRONE}`);
    expect(begun.G.outcome).toBeNull();
  });

  test('BH-h39-D8: what the traitor has heroes steal', () => {
    const begun = house({ cards: [['spear'], ['ring']], rooms: [undefined, 'entrance-hall'] });
    begun.reload(...thrown(3, 6), ...thrown(3, 1));
    begun.choose('attack 1 might');
    expect(begun.choices).toContain('answer ring');
    begun.choose('answer ring');
    expect(begun.cardsOf('2')).toEqual(['ring']);
  });
});

describe('lines of moves', () => {
  test('BH-h39-H: to the heroes’ win: the Spear is handed over, an Assassin met on the way, and the throne taken', () => {
    const begun = house({ cards: [['spear'], [], ['ring']], dice: [1, 0] });
    begun.choose('use spear ask');
    expect(begun.asked).toBe('0 pick');
    begun.choose('answer accept', `go ${THRONE}`);
    expect(begun.placeOf('2')).toBe('foyer');
    begun.choose(begun.choices[0] ?? '', `go ${THRONE}`);
    expect(begun.G.outcome).toEqual(HEROES);
  });

  test('BH-h39-T: to the traitor’s: an attack on somebody who was the heir', () => {
    const begun = house().rate('2', { might: 1, speed: 1 });
    untilTurnOf(begun, '1');
    begun.load('1', 'might', 6);
    begun.load('2', 'might', 0);
    begun.choose('attack 2 might');
    expect(begun.asked).toBe('2 split');
    begun.choose(begun.choices[0] ?? '');
    expect(begun.G.outcome).toEqual(TRAITOR);
  });

  test('BH-h39-T: when all heroes are dead he has won as well', () => {
    const begun = house();
    for (const seat of ['0', '3', '2']) begun.run([{ do: 'die', seat }]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor' });
  });
});

describe('what bots make for', () => {
  test('the Ring is looked for, things go to the heir, and the heir to the throne; others go ahead', () => {
    const begun = house();
    expect(begun.viewOf('2').goal).toMatchObject({ next: { kind: 'find' }, wants: ['spear', 'ring'] });
    expect(begun.viewOf('2').goal?.own).toEqual({ '0': ['entrance-hall'], '2': ['entrance-hall'], '3': [] });
    begun.G.explorers[3]?.cards.push('ring');
    begun.put('3', 'bedroom');
    expect(begun.viewOf('2').goal).toMatchObject({
      next: { kind: 'bring' },
      own: { '3': ['entrance-hall'] },
    });
    const ready = house({ cards: [[], [], ['spear', 'ring']] });
    expect(ready.viewOf('0').goal).toMatchObject({
      next: { kind: 'throne' },
      own: { '0': [THRONE], '2': [THRONE], '3': [THRONE] },
    });
  });

  test('what lies is fetched by whoever is nearest, and what the traitor has is won back', () => {
    const begun = house({ cards: [] }).put('0', 'foyer');
    begun.G.piles.push({ room: 'ballroom', side: null, cards: ['spear'] });
    begun.settle();
    expect(begun.viewOf('0').goal).toMatchObject({ next: { kind: 'fetch' }, own: { '0': ['ballroom'] } });
    const robbed = house({ cards: [[], ['spear']] });
    expect(robbed.viewOf('0').goal).toMatchObject({ next: { kind: 'rob' }, prey: ['1'] });
  });

  test('heroes fear rooms in which one may wait, by how many wait in how many, the heir more; where somebody has been less', () => {
    const begun = house();
    expect(begun.viewOf('2').goal?.avoid?.library).toBeCloseTo(2);
    expect(begun.viewOf('2').goal?.avoid?.[THRONE]).toBeUndefined();
    untilTurnOf(begun, '0');
    expect(begun.viewOf('0').goal?.avoid?.library).toBeCloseTo(1);
    begun.set({ quiet: ['library'] });
    expect(begun.viewOf('0').goal?.avoid?.library).toBeCloseTo(0.2);
    expect(begun.viewOf('1').goal?.avoid).toBeUndefined();
  });

  describe('what is feared', () => {
    // From the Collapsed Room by the Charred Room or by the Abandoned Room: both ways to the Ballroom are of two steps.
    const tiles: Laid[] = [
      [THRONE, 'ground', 1, -1],
      ['ballroom', 'ground', 1, 1],
      ['junk-room', 'ground', 0, 1],
      ['abandoned-room', 'ground', 2, 1],
      ['charred-room', 'ground', 1, 2],
      ['collapsed-room', 'ground', 2, 2],
    ];
    const heirs = (): House =>
      house({
        tiles,
        cards: [[], [], ['spear', 'ring']],
        rooms: [undefined, undefined, 'collapsed-room'],
        setup: [...write('foyer', 'upper-landing', 'basement-landing', 'charred-room'), 'answer 2'],
      });
    const sure = (...rooms: readonly string[]) =>
      heirs().set({ assassins: [{ among: rooms, count: rooms.length, rooms }] });
    /** One waits in one of ten rooms, of which it is none that anybody sees. */
    const unsure = (room: string) => {
      const among = [room, ...Array.from({ length: 9 }, (_, n) => `elsewhere ${n}`)];
      return weightsOf(heirs().set({ assassins: [{ among, count: 1, rooms: [among[9] ?? ''] }] }), '2');
    };

    test('the way of hint and plate leads round it', () => {
      const way = (...rooms: readonly string[]) => sure(...rooms).viewOf('2').makingFor['2']?.way ?? [];
      expect(way('charred-room')).toContain('abandoned-room');
      expect(way('charred-room')).not.toContain('charred-room');
      expect(way('abandoned-room')).toEqual(['charred-room', 'ballroom', 'foyer', THRONE]);
      // Through the one there is no way round all the same.
      expect(way('foyer', 'charred-room')).not.toContain('charred-room');
    });

    test('so does the way of the bots', () => {
      const ratio = (feared: string, other: string) => {
        const weights = unsure(feared);
        return (weights[`go ${other}`] ?? 0) / (weights[`go ${feared}`] ?? 1);
      };
      expect(ratio('charred-room', 'abandoned-room')).toBeGreaterThan(5);
      expect(ratio('abandoned-room', 'charred-room')).toBeGreaterThan(5);
    });

    test('bots would rather not go there, nor through it', () => {
      expect(unsure('junk-room')['go junk-room']).toBeLessThan(0.8 * (unsure('attic')['go junk-room'] ?? 0));
      const through = [unsure('charred-room'), unsure('abandoned-room')].map(
        (one) => one['go junk-room'] ?? 0,
      );
      expect(Math.min(...through)).toBeLessThan(0.8 * Math.max(...through));
    });
  });

  test('a room in which nothing happened to a hero counts as quiet; where one was stabbed, or the traitor came in, does not', () => {
    const begun = hidden(house({ dice: [0, 0] }), 'foyer');
    begun.choose('go foyer', 'go ballroom');
    expect(begun.slice.quiet).toEqual(['ballroom']);
    begun.bring('1', 'library').bring('3', 'ballroom');
    expect(begun.slice.quiet).toEqual(['ballroom']);
  });

  test('the heir asks for what another hero holds, others hardly, and nobody asks the traitor', () => {
    const begun = house({
      cards: [['spear'], ['ring']],
      rooms: ['foyer', 'foyer', 'foyer', 'foyer'],
      setup: [...write('library', 'ballroom', 'bedroom', 'upper-landing'), 'answer 2'],
    });
    expect(begun.of('use ring ask')).toEqual([]);
    const own = begun.optionOf('use spear ask')?.weight ?? 0;
    untilTurnOf(begun, '3');
    expect(own).toBeGreaterThan(100 * (begun.optionOf('use spear ask')?.weight ?? own));
    untilTurnOf(begun, '1');
    expect(begun.of('use spear ask')).toEqual([]);
  });

  test('Assassins are rather hidden near the throne', () => {
    const begun = house({ setup: [] });
    const weightOf = (room: string) => begun.optionOf(`answer ${room}`)?.weight ?? 0;
    expect(weightOf('foyer')).toBeGreaterThan(weightOf('ballroom'));
    expect(weightOf('ballroom')).toBeGreaterThan(weightOf('dusty-hallway'));
  });

  test('the traitor hunts whoever it may be, and of those who gathers omens first', () => {
    const begun = house();
    expect(begun.viewOf('1').goal).toMatchObject({
      prey: ['2', '3'],
      next: { kind: 'hunt', facts: { left: 2 } },
    });
    begun.G.explorers[3]?.cards.push('skull');
    begun.settle();
    expect(begun.viewOf('1').goal?.prey).toEqual(['3']);
  });

  test('what bots would rather write and whom they would rather ask an agenda tells nobody: it is the same whoever is the heir', () => {
    const agenda = (heir: string) => {
      const begun = house({
        cards: [['spear'], [], ['ring']],
        setup: [...write(...HIDES), `answer ${heir}`],
      });
      begun.choose('use spear ask');
      return JSON.stringify(begun.viewOf('1').agenda);
    };
    expect(agenda('2')).toBe(agenda('3'));
  });

  test.each(['heroes', 'traitor'])('BH-h39: it can end for the %s', (side) => {
    expect(winsAmongBots('39', [side])).toHaveProperty([side]);
  });
});
