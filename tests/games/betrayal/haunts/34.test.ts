import { policyWith } from '@games/betrayal/bot/policy';
import type { State } from '@games/betrayal/haunts/34-guillotines/state';
import type { Ctx } from '@/kit/action';
import { type Laid, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];

/** Ox has revealed it and is the traitor, whom nobody knows; Missy and Peter are heroes, and begin. Collars 1 to 3. */
const house = (more: More = {}) => hauntedHouse<State>(34, more);
type House = HauntedHouse<State>;

const key = (room: string): string => `34:key.${room}`;
const [A, B, C, D] = ['attic', 'crypt', 'tower', 'vault'].map(key) as [string, string, string, string];
const marksOf = (begun: House, seat: string | null) =>
  begun.viewOf(seat).marks.map(({ on, word, value }) => [on, word, value ?? null]);
/** The revealer's turn comes to its end. */
const tick = (begun: House) => begun.night();
/** Missy alone in a room, with nothing to come but what is loaded. */
const at = (room: string, dice: readonly number[], more: More = {}, tiles: readonly Laid[] = []): House => {
  const floor = ['attic', 'tower', 'gallery', 'collapsed-room', 'operating-laboratory'].includes(room)
    ? 'upper'
    : 'basement';
  const side = ['tower', 'chasm', 'catacombs'].includes(room) ? (room === 'catacombs' ? ' 0' : ' 1') : '';
  const begun = house({
    rooms: ['entrance-hall', `${room}${side}`, 'entrance-hall'],
    tiles: [[room, floor, 0, -1, 0], ...tiles],
    dice,
    ...more,
  });
  untilTurnOf(begun, '1');
  return begun;
};
const found = (begun: House) => [begun.cardsOf('1'), begun.slice.taken];

describe('what begins', () => {
  test('BH-h34-S, BH-h34-D1: collars are numbered by lot, for all to see, and the track is at 0, with five or six at 1', () => {
    const begun = house();
    expect(begun.slice).toMatchObject({ order: [1, 2, 3], track: 0 });
    for (const seat of ['0', '1', '2', null])
      expect(marksOf(begun, seat)).toEqual(
        expect.arrayContaining([
          ['haunt', 'track', 0],
          ...[1, 2, 3].map((n) => [{ seat: String(n - 1) }, 'collar', n]),
        ]),
      );
    const five = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'madame-zostra', 'father-rhinehardt'];
    expect(house({ explorers: five }).slice).toMatchObject({ track: 1, order: [1, 2, 3, 4, 5] });
    expect(house({ explorers: five.slice(0, 4) }).slice).toMatchObject({ track: 0 });
  });

  test('BH81, BH-g33, BH-h34-K1: everybody is told of itself alone, in the same way, and nobody of anybody else', () => {
    const begun = house();
    const own = (seat: string | null) =>
      marksOf(begun, seat).filter(([, word]) => word === 'impostor' || word === 'victim');
    expect(['0', '1', '2', null].map(own)).toEqual([
      [[{ seat: '0' }, 'impostor', null]],
      [[{ seat: '1' }, 'victim', null]],
      [[{ seat: '2' }, 'victim', null]],
      [],
    ]);
    expect(['0', '1', '2', null].map((seat) => begun.viewOf(seat).side)).toEqual([
      'traitor',
      'heroes',
      'heroes',
      null,
    ]);
    for (const seat of ['1', '2', null]) expect((begun.shownTo(seat) as State).mask.traitor).toBeNull();
    expect(begun.G.haunt).toMatchObject({ traitor: null, sides: ['heroes', 'heroes', 'heroes'] });
  });

  test('BH-h34-S: a Key lies in each of the twelve rooms, from when the room is found', () => {
    const begun = house({ tiles: [['attic', 'upper', 0, 1]] });
    const keys = () => marksOf(begun, null).filter(([, word]) => word === 'key');
    expect(keys()).toEqual([[{ room: 'attic' }, 'key', null]]);
    begun.run([{ do: 'lay', room: 'vault', floor: 'basement', x: 0, y: -1, turn: 2 }]);
    expect(keys()).toEqual([
      [{ room: 'attic' }, 'key', null],
      [{ room: 'vault' }, 'key', null],
    ]);
    expect(Object.keys(begun.box.haunts[34]?.things ?? {}).sort()).toEqual(
      [
        'attic',
        'catacombs',
        'chasm',
        'collapsed-room',
        'crypt',
        'furnace-room',
        'gallery',
        'junk-room',
        'operating-laboratory',
        'pentagram-chamber',
        'tower',
        'vault',
      ].map((room) => `key.${room}`),
    );
  });
});

describe('BH-h34-D3: what stands before a Key', () => {
  test.each([
    ['attic', 5, 3, 'might'],
    ['junk-room', 3, 3, 'speed'],
    ['pentagram-chamber', 4, 4, 'sanity'],
  ] as const)('%s: the roll of whoever leaves, and a failure hurts as well', (room, dice, from, loss) => {
    const made = at(room, thrown(dice, from));
    made.choose(`use key ${room}`);
    expect([found(made), made.changes('1')]).toEqual([[[key(room)], [room]], {}]);
    const failed = at(room, thrown(dice, from - 1));
    failed.choose(`use key ${room}`);
    expect([found(failed), failed.changes('1')]).toEqual([[[], []], { [loss]: -1 }]);
    expect(failed.asked).toBe('1 turn');
  });

  test('the Collapsed Room: Speed 5, or one falls, and is hurt', () => {
    const made = at('collapsed-room', thrown(5, 5));
    made.choose('use key collapsed-room');
    expect([found(made), made.placeOf('1')]).toEqual([
      [[key('collapsed-room')], ['collapsed-room']],
      'collapsed-room',
    ]);
    const failed = at('collapsed-room', [...thrown(5, 4), 0], {
      tokens: [{ token: 'below-collapsed-room', room: 'basement-landing', side: null }],
    });
    failed.choose('use key collapsed-room');
    expect([found(failed), failed.placeOf('1'), failed.dice]).toEqual([[[], []], 'basement-landing', []]);
  });

  test.each([
    ['chasm', 5, 3, 'chasm 3', 'chasm 1'],
    ['tower', 3, 3, 'tower 3', 'tower 1'],
    ['catacombs', 3, 6, 'catacombs 2', 'catacombs 0'],
  ] as const)(
    'BH-g30 %s: one has to come across; who does not may try in the next turn',
    (room, dice, from, over, here) => {
      const made = at(room, thrown(dice, from));
      made.choose(`use key ${room}`);
      expect([found(made), made.placeOf('1')]).toEqual([[[key(room)], [room]], over]);
      const failed = at(room, [...thrown(dice, from - 1), ...Array<number>(20).fill(2)]);
      failed.choose(`use key ${room}`);
      expect([found(failed), failed.placeOf('1')]).toEqual([[[], []], here]);
      expect(failed.of('use')).toEqual([]);
      failed.choose('end');
      untilTurnOf(failed, '1');
      expect(failed.choices).toContain(`use key ${room}`);
    },
  );

  test('the Gallery: it takes the drop into the Ballroom, and to be alive there', () => {
    const ballroom: Laid = ['ballroom', 'ground', 2, -1];
    const made = at('gallery', [1], {}, [ballroom]);
    made.choose('use key gallery', 'answer 1');
    expect([found(made), made.placeOf('1')]).toEqual([[[key('gallery')], ['gallery']], 'ballroom']);
    const low = { traits: [{}, { speed: 1, might: 1 }] };
    const dead = at('gallery', [2], low, [ballroom]);
    dead.choose('use key gallery', 'answer 2');
    expect([dead.G.explorers[1]?.life, dead.slice.taken]).toEqual(['dead', []]);
    const shut = at('gallery', []);
    expect(shut.optionOf('use key gallery')).toMatchObject({ not: { reason: 'no-ballroom' } });
  });

  test('the Operating Laboratory: 3 on all four traits, one failed roll ends it, and 2 dice of harm anyway', () => {
    const room = 'operating-laboratory';
    const strong = { traits: [{}, { speed: 3, might: 4, sanity: 3, knowledge: 4 }] };
    // Speed 5, Might 3, Sanity 3, Knowledge 4.
    const made = at(room, [...thrown(5, 3), ...thrown(3, 3), ...thrown(3, 3), ...thrown(4, 3), 1, 0], strong);
    made.choose(`use key ${room}`, 'answer 1');
    expect([found(made), made.dice, made.changes('1')]).toEqual([[[key(room)], [room]], [], { speed: -1 }]);
    const failed = at(room, [...thrown(5, 3), ...thrown(3, 2), 1, 0], strong);
    failed.choose(`use key ${room}`, 'answer 0');
    expect([found(failed), failed.dice, failed.changes('1')]).toEqual([[[], []], [], { might: -1 }]);
  });

  test.each([
    ['crypt', ['answer 1'], { sanity: -1 }],
    ['furnace-room', ['answer 1'], { speed: -1 }],
    ['vault', [], {}],
  ] as const)('%s: the end of a turn inside, after its harm', (room, answers, hurt) => {
    const begin = () => at(room, [], { tokens: [{ token: 'vault-empty', room: 'vault', side: null }] });
    const made = begin();
    made.choose(`use key ${room}`);
    expect(found(made)).toEqual([[], []]);
    made.choose('end', ...answers);
    expect([found(made), made.changes('1')]).toEqual([[[key(room)], [room]], hurt]);
    const without = begin();
    without.choose('end', ...answers);
    expect(found(without)).toEqual([[], []]);
    const away = begin();
    away.choose(`use key ${room}`);
    away.bring('1', 'foyer');
    away.choose('end');
    expect(found(away)).toEqual([[], []]);
  });

  test('BH-g30 BH79: inside the Vault is behind its door, which somebody has to have opened; a known traitor too (BH62)', () => {
    const shut = at('vault', thrown(4, 6), { decks: { item: ['axe', 'bell'] } });
    expect(shut.optionOf('use key vault')).toMatchObject({
      not: { reason: 'vault-shut', clause: 'BH79' },
    });
    shut.choose('use vault');
    expect(shut.tokens).toEqual(['vault-empty in vault']);
    shut.choose('use key vault', 'end');
    expect(shut.slice.taken).toEqual(['vault']);
    const known = house({ rooms: ['vault'], tiles: [['vault', 'basement', 0, -1, 0]] });
    known.run([{ do: 'reveal', seat: '0' }], '1');
    untilTurnOf(known, '0');
    expect(known.optionOf('use key vault')).toMatchObject({ not: { reason: 'vault-shut' } });
  });

  test('BH-g30, BH-h34-K5: after a crossing of the same turn the Key is there to be taken, and ends the movement', () => {
    const begun = at('tower', [...thrown(3, 3), ...Array<number>(20).fill(2)]);
    begun.choose('use tower');
    expect([begun.placeOf('1'), found(begun)]).toEqual(['tower 3', [[], []]]);
    const left = begun.dice.length;
    begun.choose('use key tower');
    expect([begun.placeOf('1'), found(begun), begun.dice.length]).toEqual([
      'tower 3',
      [[key('tower')], ['tower']],
      left,
    ]);
    expect(begun.of('go ')).toEqual([]);
  });

  test('BH-h34-K5: a crossing of an earlier turn is none: one has to come across again', () => {
    const begun = at('tower', [...thrown(3, 3), ...Array<number>(20).fill(2)]);
    begun.choose('use tower', 'end');
    untilTurnOf(begun, '1');
    expect(begun.optionOf('use key tower')?.odds).toBeDefined();
    begun.choose('use key tower');
    expect([begun.placeOf('1'), found(begun)]).toEqual(['tower 1', [[key('tower')], ['tower']]]);
  });

  test('BH-h34-K5: whoever discovers the Collapsed Room and keeps the balance has been through it; who falls has not', () => {
    const begin = (total: number) => {
      const begun = house({
        rooms: ['entrance-hall', 'upper-landing'],
        stack: ['collapsed-room', 'larder'],
        dice: [...thrown(5, total), 0],
      });
      begun.choose('discover upper-landing 0');
      return begun;
    };
    const made = begin(5);
    made.choose('use key collapsed-room');
    expect([found(made), made.dice]).toEqual([[[key('collapsed-room')], ['collapsed-room']], [0]]);
    const fallen = begin(4);
    while (fallen.asked !== '1 turn') fallen.choose(fallen.choices[0] ?? '');
    fallen.bring('1', 'collapsed-room');
    expect(fallen.optionOf('use key collapsed-room')?.odds).toBeDefined();
  });

  test('BH46 BH161: a leaving roll that has been met in this turn is not rolled again for the Key', () => {
    const begun = at('attic', [...thrown(5, 2), ...Array<number>(20).fill(2)]);
    begun.choose('go upper-landing', 'answer stay');
    expect(begun.choices).not.toContain('use key attic');
    begun.choose('end');
    untilTurnOf(begun, '1');
    expect(begun.choices).toContain('use key attic');
  });
});

describe('BH-h34-D4: Keys in hand', () => {
  test('one Key a room; a try ends the movement, also one that fails, and there is one a turn', () => {
    const begun = at('attic', thrown(5, 2));
    expect(begun.of('go ')).not.toEqual([]);
    begun.choose('use key attic');
    expect(begun.choices.filter((one) => one.startsWith('go ') || one.startsWith('use '))).toEqual([]);
    const empty = at('attic', []).set({ taken: ['attic'] });
    expect(empty.choices).not.toContain('use key attic');
  });

  test.each([
    ['crypt', 'crypt'],
    ['gallery', 'ballroom'],
    ['tower', 'tower 3'],
    ['collapsed-room', 'collapsed-room'],
    ['operating-laboratory', 'operating-laboratory'],
  ] as const)('BH-h34-D4: taking one ends the movement: %s', (room, place) => {
    const strong = { traits: [{}, { speed: 8, might: 8, sanity: 8, knowledge: 8 }] };
    const begun = at(room, Array<number>(40).fill(2), strong, [['ballroom', 'ground', 2, -1]]);
    begun.choose(`use key ${room}`);
    while (begun.asked !== '1 turn') begun.choose(begun.choices[0] ?? '');
    expect(begun.placeOf('1')).toBe(place);
    expect(begun.choices.filter((one) => /^(go|discover|use (tower|collapsed))/.test(one))).toEqual([]);
  });

  test('BH86: once a card has ended the movement nobody drops or crosses for a Key; a leaving roll is no way', () => {
    const isOffered = (room: string) => {
      const begun = at(room, [], {}, [['ballroom', 'ground', 2, -1]]);
      begun.run([{ do: 'halt', seat: '1' }], '1');
      begun.run([{ do: 'turn', seat: '1' }], '1');
      return begun.choices.includes(`use key ${room}`);
    };
    expect(['gallery', 'chasm', 'attic', 'crypt'].map(isOffered)).toEqual([false, false, true, true]);
  });

  test('BH-g6: a Key is an item: it is dropped, picked up, and lies where its holder died', () => {
    const begun = house({ cards: [[], [A, B]] });
    begun.choose(`drop ${A}`);
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.piles).toEqual([{ room: 'entrance-hall', side: null, cards: [A, B] }]);
    untilTurnOf(begun, '2');
    begun.choose(`take ${A}`);
    expect(begun.cardsOf('2')).toEqual([A]);
  });

  test('BH-h34-H: two Keys open one’s own collar, or one in the room, and are spent', () => {
    const begun = house({ cards: [[], [A, B, C, D]] });
    expect(begun.choices).toEqual(expect.arrayContaining(['use unlock 0', 'use unlock 1', 'use unlock 2']));
    begun.choose('use unlock 1');
    expect([begun.cardsOf('1'), begun.slice.free, begun.G.gone]).toEqual([[A, B], ['1'], [C, D]]);
    begun.choose('use unlock 2');
    expect([begun.cardsOf('1'), begun.slice.free]).toEqual([[], ['1', '2']]);
    const alone = house({ cards: [[], [A, B]], rooms: ['foyer', 'upper-landing', 'entrance-hall'] });
    expect(alone.of('use unlock')).toEqual(['use unlock 1']);
    const single = house({ cards: [[A], [B]] });
    expect(single.of('use unlock')).toEqual([]);
  });

  test('BH-h34-D4: another’s collar takes first what cannot open one’s own in this turn', () => {
    const begun = house({
      cards: [
        [A, B],
        [C, D],
      ],
      dice: Array<number>(20).fill(2),
    });
    begun.choose('trade 0', `answer want ${A}`, `answer want ${B}`, 'answer offer', 'answer accept');
    begun.G.explorers[1]?.cards.reverse();
    begun.choose('use unlock 2');
    expect([...begun.cardsOf('1')].sort()).toEqual([C, D].sort());
    expect(begun.choices).toContain('use unlock 1');
  });

  test('BH-h34-K3: one Key is asked for in one step, which is the trade of the turn, and may be refused', () => {
    const begun = house({ cards: [[A], [B]] });
    begun.choose(`use ${A} ask`);
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer accept', 'answer refuse']]);
    begun.choose('answer refuse');
    expect([begun.cardsOf('1'), begun.choices]).toEqual([[B], expect.not.arrayContaining(['trade 0'])]);
    expect(begun.choices).not.toContain(`use ${A} ask`);
  });

  test('a Key traded in this turn does not open one’s own collar; it opens another’s, and one’s own in the next turn', () => {
    const begun = house({ cards: [[A], [B]], dice: Array<number>(20).fill(2) });
    begun.choose(`use ${A} ask`, 'answer accept');
    expect(begun.optionOf('use unlock 1')).toMatchObject({ not: { reason: 'key-traded' } });
    expect(begun.choices).toEqual(expect.arrayContaining(['use unlock 0', 'use unlock 2']));
    begun.choose('end');
    untilTurnOf(begun, '1');
    expect(begun.choices).toContain('use unlock 1');
  });

  test.each(['take', 'steal'] as const)(
    'BH-h34-K4: nor does one that was come by otherwise in this turn: %s',
    (how) => {
      const begun = house({ cards: [[A], [B]] });
      if (how === 'take')
        begun.run(
          [
            { do: 'drop', seat: '0', card: A },
            { do: 'mark', card: '' },
          ],
          '0',
        );
      begun.G.turn.usedCards = [];
      begun.run(
        how === 'take'
          ? [{ do: 'take', seat: '1', card: A }]
          : [{ do: 'hand-over', seat: '0', card: A, to: '1', how }],
        '1',
      );
      begun.run([{ do: 'turn', seat: '1' }], '1');
      expect(begun.optionOf('use unlock 1')).toMatchObject({ not: { reason: 'key-traded' } });
    },
  );

  test('BH-h34-K2: the fake collar comes off like any other, asked or not, and tells nothing', () => {
    const begun = house({ cards: [[], [A, B]] });
    begun.choose('use unlock 0');
    expect(begun.slice).toMatchObject({ free: ['0'], mask: { isShown: false } });
    expect(begun.G.haunt?.traitor).toBeNull();
    expect(begun.told).toContain('unlock');
  });
});

describe('the blades', () => {
  test('BH-h34-R: at the end of the revealer’s turn the track goes up, and who has a number up to it rolls, below it one dies', () => {
    const begun = house({ dice: thrown(3, 2) }).set({ order: [2, 1, 3] });
    tick(begun);
    // Missy alone has the 1, and rolls 2.
    expect([begun.slice.track, begun.dice, begun.G.explorers[1]?.life]).toEqual([1, [], 'alive']);
    const dies = house({ dice: thrown(3, 0) }).set({ order: [2, 1, 3] });
    tick(dies);
    expect([dies.G.explorers[1]?.life, dies.G.explorers[2]?.life]).toEqual(['dead', 'alive']);
    expect(dies.told).toEqual(expect.arrayContaining(['blades', 'blade', 'die', 'was-victim']));
  });

  test('BH-h34-R: an equal roll lives; nobody rolls at the end of other turns', () => {
    const begun = house({ dice: [...thrown(3, 3), ...thrown(3, 3), ...thrown(3, 3)] }).set({ track: 2 });
    begun.choose('end', 'end');
    expect([begun.slice.track, begun.asked]).toEqual([2, '0 turn']);
    begun.choose('end');
    expect([begun.slice.track, begun.dice, begun.G.explorers.map(({ life }) => life)]).toEqual([
      3,
      [],
      ['alive', 'alive', 'alive'],
    ]);
  });

  test('BH-h34-R, BH-g14: a dead revealer has the end of its turn as well', () => {
    const begun = house({ revealer: '2', dice: thrown(3, 2) }).set({ order: [1, 2, 3] });
    begun.run([{ do: 'die', seat: '2' }]);
    untilTurnOf(begun, '1');
    begun.choose('end');
    expect([begun.slice.track, begun.dice]).toEqual([1, []]);
  });

  test('BH-h34-R: the fake collar does not kill, but its wearer is known', () => {
    const dice = [...thrown(3, 3), ...thrown(3, 3), ...thrown(3, 0)];
    const begun = house({ dice }).set({ order: [3, 1, 2], track: 2 });
    tick(begun);
    expect(begun.G.explorers.map(({ life }) => life)).toEqual(['alive', 'alive', 'alive']);
    expect(begun.G.haunt).toMatchObject({ traitor: '0', sides: ['traitor', 'heroes', 'heroes'] });
    expect(begun.told).toContain('blade-fake');
    expect((begun.shownTo('1') as State).mask.traitor).toBe('0');
  });

  test('BH-h34-D6: the fake collar rolls no more once it is known; neither do the dead and the free', () => {
    const known = house({ dice: thrown(6, 12) }).set({ track: 2 });
    known.run([{ do: 'reveal', seat: '0' }], '1');
    tick(known);
    expect([known.slice.track, known.dice]).toEqual([3, []]);
    const free = house({ dice: thrown(6, 12) }).set({ track: 2, free: ['2'] });
    tick(free);
    expect(free.dice).toEqual([]);
    const dead = house({ dice: thrown(6, 12) }).set({ track: 2 });
    dead.run([{ do: 'die', seat: '2' }]);
    tick(dead);
    expect(dead.dice).toEqual([]);
  });

  test('BH-h34-D5: they roll by their numbers, and the end is looked at after each', () => {
    const four = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'madame-zostra'];
    // Of three heroes the second to die ends it: the third has not rolled.
    const begun = house({ explorers: four, dice: [...thrown(3, 0), ...thrown(3, 1)] }).set({
      order: [4, 3, 2, 1],
      track: 3,
    });
    tick(begun);
    expect(begun.G.explorers.map(({ life }) => life)).toEqual(['alive', 'alive', 'dead', 'dead']);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
    expect(begun.dice).toEqual([]);
  });
});

describe('how it ends', () => {
  test('BH-h34-H, BH-h34-D2: all collars off is the heroes’ win, the hidden traitor’s among them', () => {
    const begun = house({ cards: [[], [A, B, C, D]] }).set({ free: [] });
    begun.choose('use unlock 1', 'use unlock 2');
    expect(begun.G.outcome).toBeNull();
    const last = house({ cards: [[], [A, B]] }).set({ free: ['1', '2'] });
    last.run([]);
    expect(last.G.outcome).toBeNull();
    last.choose('use unlock 0');
    expect(last.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test.each([
    ['known', 'reveal'],
    ['dead', 'die'],
  ] as const)('BH-h34-D2: not that of a traitor who is %s', (_how, what) => {
    const begun = house().set({ free: ['1', '2'] });
    begun.run([{ do: what, seat: '0' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'] });
  });

  const FIVE = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'madame-zostra', 'father-rhinehardt'];

  test('BH-h34-D5: of four heroes two dead are no loss, and two alive a win; three dead are the traitor’s', () => {
    const begun = house({ explorers: FIVE });
    begun.run([
      { do: 'die', seat: '3' },
      { do: 'die', seat: '4' },
    ]);
    expect(begun.G.outcome).toBeNull();
    begun.set({ free: ['0', '1', '2'] }).run([]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes' });
    const lost = house({ explorers: FIVE });
    lost.run(['2', '3', '4'].map((seat) => ({ do: 'die', seat })));
    expect(lost.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
  });

  test('BH-h34-T: more than half the heroes dead: of three two', () => {
    const begun = house({ explorers: FIVE.slice(0, 4) });
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.outcome).toBeNull();
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
  });

  test('BH152: with the last hero it is over as well', () => {
    const begun = house();
    begun.run(['1', '2'].map((seat) => ({ do: 'die', seat })));
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
  });

  test('a line to the heroes’ end: two Keys each, handed over and turned, the traitor freed against his will', () => {
    const begun = house({ cards: [[A], [B, C], [D]], dice: Array<number>(40).fill(2) });
    begun.choose('use unlock 1', 'end');
    begun.choose(`use ${A} ask`, 'answer accept', 'use unlock 0', 'end');
    begun.set({ free: ['0', '1', '2'] }).run([]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes' });
  });

  test('a line to the traitor’s end: the springs wind up, and nobody has a Key', () => {
    const begun = house({ dice: Array<number>(3).fill(0) }).set({ order: [3, 1, 2] });
    tick(begun);
    begun.dice.push(...thrown(3, 1), 2, 2, 2);
    tick(begun);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });

  test.each(['heroes', 'traitor'])('BH-h34: it can end for the %s among bots', (side) => {
    expect(winsAmongBots('34', [side])).toHaveProperty([side]);
  });
});

describe('who it is', () => {
  test('BH81: the dead show their tokens, a hero’s as well as the traitor’s', () => {
    const begun = house({ explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'madame-zostra'] });
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.told).toContain('was-victim');
    expect(begun.G.haunt?.traitor).toBeNull();
    begun.run([{ do: 'die', seat: '0' }]);
    expect(begun.G.haunt).toMatchObject({ traitor: '0' });
  });

  test('BH81, BH-h34-K7: he may show himself at any moment of his own turn, which goes on; nobody else is offered that', () => {
    const begun = house({ dice: Array<number>(20).fill(2) });
    expect(begun.choices).not.toContain('use reveal');
    untilTurnOf(begun, '0');
    begun.choose('attack 1 might');
    while (begun.asked !== '0 turn') begun.choose(begun.choices[0] ?? '');
    begun.choose('use reveal');
    expect([begun.G.haunt?.traitor, begun.asked, begun.viewOf('1').marks.map(({ word }) => word)]).toEqual([
      '0',
      '0 turn',
      expect.not.arrayContaining(['victim']),
    ]);
    expect(begun.choices).toContain('go foyer');
    expect(begun.choices).not.toContain('use reveal');
  });

  test('BH-h34-D7, BH-h34-K6, BH-h34-K7: known, he plays on alone: rooms let him have their Keys, and he opens no collar', () => {
    const begun = house({
      cards: [[A, B]],
      rooms: ['junk-room', 'junk-room'],
      tiles: [['junk-room', 'basement', 0, -1]],
    });
    begun.run([{ do: 'reveal', seat: '0' }], '1');
    begun.dice.push(...Array<number>(20).fill(2));
    untilTurnOf(begun, '0');
    expect(begun.of('use unlock')).toEqual([]);
    expect(begun.optionOf('use key junk-room')?.odds).toBeUndefined();
    begun.choose('use key junk-room');
    expect(begun.cardsOf('0')).toContain(key('junk-room'));
    expect(begun.viewOf('0').goal).toMatchObject({ next: { kind: 'hunt' }, prey: ['1', '2'] });
  });

  test('BH-h34-K6: he takes the Key of the Operating Laboratory without being cut, before that nobody is spared', () => {
    const layout: More = {
      rooms: ['operating-laboratory'],
      tiles: [['operating-laboratory', 'upper', 0, 1]],
      dice: Array<number>(40).fill(2),
    };
    const begun = house(layout);
    begun.run([{ do: 'reveal', seat: '0' }], '1');
    untilTurnOf(begun, '0');
    const left = begun.dice.length;
    begun.choose('use key operating-laboratory');
    expect([begun.dice.length, begun.cardsOf('0')]).toEqual([left, [key('operating-laboratory')]]);
    const hidden = house(layout);
    untilTurnOf(hidden, '0');
    hidden.choose('use key operating-laboratory');
    expect(hidden.dice.length).toBeLessThan(left);
  });
});

describe('BH81: what bots make of it', () => {
  const weightsOf = (begun: House, seat: string): Record<string, number> => {
    const view = begun.viewOf(seat);
    const actions = view.choices.map(({ move, args }) => ({ move, args }));
    const weights = policyWith(begun.box)(view, {} as Ctx, actions);
    return Object.fromEntries(
      actions.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
    );
  };

  test('nobody attacks a friend without a reason; whoever has attacked one is a reason', () => {
    const begun = house({ dice: [...Array<number>(40).fill(2)] });
    const calm = weightsOf(begun, '1');
    expect(calm['attack 0 might']).toBeLessThan((calm.end ?? 0) / 50);
    expect(calm['attack 2 might']).toBeLessThan((calm.end ?? 0) / 50);
    begun.choose('end');
    begun.choose('attack 1 might');
    while (begun.asked !== '2 turn') begun.choose(begun.choices[0] ?? '');
    expect(begun.slice.mask.doubted).toEqual(['2']);
    begun.choose('end');
    const wary = weightsOf(begun, '0');
    expect(wary['attack 2 might']).toBeGreaterThan(10 * (wary['attack 1 might'] ?? 0));
  });

  test('who defends itself against one who is doubted is not doubted for it', () => {
    const begun = house({ dice: Array<number>(40).fill(2) });
    begun.set({ mask: { ...begun.slice.mask, doubted: ['2'] } });
    begun.choose('attack 2 might');
    while (begun.asked !== '1 turn') begun.choose(begun.choices[0] ?? '');
    expect(begun.slice.mask.doubted).toEqual(['2']);
  });

  test('two Keys and a closed collar at the end of a turn are a reason to doubt, traded ones of this turn are none', () => {
    const begun = house({ cards: [[], [A, B]] });
    begun.choose('end');
    expect(begun.slice.mask.doubted).toEqual(['1']);
    const traded = house({ cards: [[A], [B]] });
    traded.choose(`use ${A} ask`, 'answer accept', 'end');
    expect(traded.slice.mask.doubted).toEqual([]);
  });

  test('one who hides opens no collar, keeps one Key, and asks for no other; a hero does', () => {
    const begun = house({
      cards: [
        [A, B],
        [C, D],
      ],
      dice: Array<number>(40).fill(2),
    });
    expect(weightsOf(begun, '1')['use unlock 1']).toBeGreaterThan(20);
    untilTurnOf(begun, '0');
    const own = weightsOf(begun, '0');
    expect(Math.max(own['use unlock 0'] ?? 0, own['use unlock 1'] ?? 0)).toBeLessThan(0.1);
    expect(begun.viewOf('0').goal).toMatchObject({ next: { kind: 'hide' }, own: { 0: [] } });
  });

  test('one who hides does not show himself when his own collar is the last: that would be the end of it', () => {
    const reveal = (free: readonly string[]) => {
      const begun = house({ dice: Array<number>(40).fill(2) }).set({ free });
      untilTurnOf(begun, '0');
      return weightsOf(begun, '0')['use reveal'] ?? 0;
    };
    expect(reveal([])).toBeLessThan(0.1);
    expect(reveal(['1'])).toBeGreaterThan(1);
    expect(reveal(['1', '2'])).toBeLessThan(0.1);
  });

  test('what a willing partner is asked tells nothing of who it is: the same for all', () => {
    const answers = (begun: House) => {
      begun.choose(`use ${A} ask`);
      return begun
        .viewOf(begun.asked.split(' ')[0] ?? '')
        .choices.map(({ args, weight }) => [args[0], weight]);
    };
    const ofTraitor = house({ cards: [[A], [B]] });
    const ofHero = house({ cards: [[], [B], [A]] });
    expect(answers(ofTraitor)).toEqual(answers(ofHero));
  });

  test('Keys are looked for on the floors where most of them may be', () => {
    expect(house().viewOf('1').goal?.floors).toEqual(['basement', 'upper']);
  });
});

test('BH-h34-H: bots make for the Vault that is shut as well, where its Key is the last: with six players it takes all twelve', () => {
  const begun = house({ tiles: [['vault', 'basement', 0, -1, 0]] });
  const keys = Object.keys(begun.box.haunts[34]?.things ?? {}).map((one) => one.replace('key.', ''));
  begun.set({ taken: keys.filter((room) => room !== 'vault') });
  expect(begun.viewOf('1').goal).toMatchObject({
    next: { kind: 'fetch', facts: { room: { term: 'rooms.vault' } } },
    own: { 1: ['vault'] },
  });
});
