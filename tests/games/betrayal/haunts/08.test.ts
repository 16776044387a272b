import type { State } from '@games/betrayal/haunts/08-wail-of-the-banshee/state';
import { distancesFrom } from '@games/betrayal/rules/ways';
import type { Laid } from '../arrange';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];

/** A cross about the Ballroom, apart from the house: she comes in from the south. */
const WEST: Laid = ['abandoned-room', 'ground', 9, 0];
const NORTH: Laid = ['charred-room', 'ground', 10, -1];
const EAST: Laid = ['dusty-hallway', 'ground', 11, 0];
const CROSS: readonly Laid[] = [
  ['ballroom', 'ground', 10, 0],
  ['creaky-hallway', 'ground', 10, 1],
];

/** Ox has revealed it and is the traitor. */
const blanks = (count: number): number[] => Array<number>(count).fill(0);
const ones = (count: number): number[] => Array<number>(count).fill(1);
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse<Slice>(8, { rooms: ['upper-landing', 'upper-landing', 'upper-landing'], dice, ...more });
type Slice = State & { exorcism: { done: readonly string[] } };
type House = HauntedHouse<Slice>;

const banshee = ({ G }: House) => G.monsters[0];

/** The monsters' turn: eight dice for her Speed, two for how she goes, and what comes after. */
function night(
  speed: readonly number[],
  how: readonly number[],
  after: readonly number[] = [],
  more: More = {},
  from?: string,
): House {
  const begun = house([...speed, ...blanks(8 - speed.length), ...how, ...after], more);
  begun.put('m1', from ?? begun.placeOf('0'));
  untilTurnOf(begun, '0');
  begun.choose('end');
  return begun;
}

test('BH-h08: she begins in the traitor’s room, is faster than anybody, and nobody can attack her', () => {
  const begun = house([], { rooms: ['foyer', 'foyer'] });
  expect(begun.G.haunt).toMatchObject({ traitor: '0' });
  expect(banshee(begun)).toMatchObject({ kind: 'banshee', room: 'foyer', mover: '0' });
  expect(begun.viewOf('0').values.m1).toEqual({ speed: 8 });
  untilTurnOf(begun, '1');
  expect(begun.of('attack')).toEqual(['attack 0 might']);
});

test('BH-h08: the Revolver, which attacks with the Speed that she has, does not hit her either', () => {
  const begun = house([], { rooms: ['foyer', 'foyer'], cards: [[], ['revolver']] });
  untilTurnOf(begun, '1');
  expect(begun.of('attack')).toEqual(['attack 0 might', 'attack 0 speed revolver']);
});

test('BH-h08: nothing stuns her', () => {
  const begun = house();
  begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }]);
  expect(banshee(begun)?.stunned).toBe(0);
});

test('BH-h08-D3 BH-h08-K4: by a 0 she is put anywhere within eight steps, wails where she lands, and is done', () => {
  const begun = night([2, 2], [0, 0], [...blanks(4 + 4)], {
    rooms: ['grand-staircase', 'foyer', 'upper-landing'],
  });
  const near = [...distancesFrom(begun.at, 'grand-staircase', 'm1')].filter(([, steps]) => steps <= 8);
  expect(begun.of('go ').sort()).toEqual(near.map(([room]) => `go m1 ${room}`).sort());
  expect(begun.of('go ')).toContain('go m1 grand-staircase');
  begun.choose('go m1 foyer');
  // Missy rolls nothing: four dice.
  expect(begun.told.filter((kind) => kind === 'roll')).toHaveLength(2);
  expect(begun.asked).toBe('1 turn');
});

/** Her way through the cross by so many spaces, with these rooms besides the Ballroom and where she begins. */
const wander = (
  mode: number,
  spaces: number,
  rooms: readonly Laid[],
  after: readonly number[] = [],
  more: More = {},
) =>
  night(
    spaces > 2 ? [2, spaces - 2] : [spaces],
    [Math.min(2, mode), Math.max(0, mode - 2)],
    after,
    { ...more, tiles: [...CROSS, ...rooms] },
    'creaky-hallway',
  );

describe('BH-h08-D1: results 1 to 3', () => {
  test('the traitor names the first room, and she goes on by herself from there', () => {
    const begun = night([2], [1, 0], [], { tiles: [...CROSS, WEST, NORTH, EAST] }, 'ballroom');
    expect(begun.slice.mode).toBe(1);
    expect(begun.of('go ').sort()).toEqual(
      ['abandoned-room', 'charred-room', 'creaky-hallway', 'dusty-hallway'].map((room) => `go m1 ${room}`),
    );
  });

  test.each([
    [1, 'left', [WEST, NORTH, EAST], 'abandoned-room'],
    [1, 'else straight on', [NORTH, EAST], 'charred-room'],
    [1, 'else right', [EAST], 'dusty-hallway'],
    [1, 'else back', [], 'creaky-hallway'],
    [2, 'straight on', [WEST, NORTH, EAST], 'charred-room'],
    [2, 'else to the one side there is', [EAST], 'dusty-hallway'],
    [2, 'else back', [], 'creaky-hallway'],
    [3, 'right', [WEST, NORTH, EAST], 'dusty-hallway'],
    [3, 'else straight on', [WEST, NORTH], 'charred-room'],
    [3, 'else left', [WEST], 'abandoned-room'],
    [3, 'else back', [], 'creaky-hallway'],
  ] as const)('%d: %s', (mode, _, rooms, there) => {
    const begun = wander(mode, 2, rooms);
    expect([begun.asked, banshee(begun)?.room]).toEqual(['1 turn', there]);
  });

  test('2: where she cannot go straight on, left or right by lot', () => {
    const begun = wander(2, 2, [WEST, EAST]);
    expect(['abandoned-room', 'dusty-hallway']).toContain(banshee(begun)?.room);
    expect(begun.asked).toBe('1 turn');
  });

  test('BH-h08-K2: she uses all her spaces', () => {
    // Left, and back again: into the Ballroom from the west, where left is north.
    expect(banshee(wander(1, 4, [WEST, NORTH]))?.room).toBe('charred-room');
  });
});

describe('BH-h08-D1 BH-h08-D6: stairs and the like', () => {
  test('BH-h08-D2: the direction of her last step is known; stairs may be taken at the traitor’s wish; then it names the next room, for she has no side she came in by', () => {
    const begun = night(
      [2, 1],
      [1, 0],
      [],
      {
        rooms: ['basement-landing', 'basement-landing', 'basement-landing'],
        tiles: [['charred-room', 'upper', 1, 0]],
      },
      'foyer',
    );
    begun.choose('go m1 grand-staircase');
    expect([begun.slice.heading, begun.of('go ')]).toEqual([3, ['go m1 foyer', 'go m1 upper-landing']]);
    begun.choose('go m1 upper-landing');
    expect([begun.slice.heading, begun.asked]).toEqual([null, '0 monster']);
    expect(begun.of('go ')).toContain('go m1 grand-staircase');
    expect(begun.of('go ').length).toBeGreaterThan(1);
  });

  test('BH-h08-D1 BH-h08-K2: where stairs and no room lead on she may stay', () => {
    const begun = night([2], [1, 0], [], { rooms: ['upper-landing', 'foyer', 'foyer'] }, 'upper-landing');
    expect(begun.choices).toEqual(['go m1 grand-staircase', 'end m1']);
    begun.choose('end m1');
    expect([begun.asked, banshee(begun)?.room]).toEqual(['1 turn', 'upper-landing']);
  });

  test('BH-h08-K3: never the Elevator; down the Coal Chute she slides', () => {
    const begun = night(
      [1],
      [2, 0],
      [],
      {
        tiles: [
          ['mystic-elevator', 'ground', 9, 0, 0],
          ['coal-chute', 'ground', 10, -1, 2],
          ['ballroom', 'ground', 10, 0],
        ],
      },
      'ballroom',
    );
    expect(begun.choices).toEqual(['go m1 basement-landing', 'end m1']);
    begun.choose('go m1 basement-landing');
    expect([banshee(begun)?.room, begun.slice.heading]).toEqual(['basement-landing', null]);
  });
});

test('BH-h08-D5 BH66: by a 0 she goes one space, and nobody slows her', () => {
  const begun = night(
    [0],
    [2, 0],
    ones(8),
    { tiles: CROSS, rooms: ['upper-landing', 'ballroom', 'creaky-hallway'] },
    'creaky-hallway',
  );
  expect([begun.asked, banshee(begun)?.room]).toEqual(['1 split', 'ballroom']);
});

describe('her wail', () => {
  const heard = (sanity: readonly number[], harm: readonly number[]) =>
    wander(2, 1, [], [...sanity, ...harm], {
      rooms: ['upper-landing', 'ballroom', 'upper-landing'],
      traits: [{}, { sanity: 5 }],
    });

  test.each([
    ['6 or more: a die', [2, 2, 2, 0, 0], [1], 1],
    ['3 to 5: two', [2, 1, 0, 0, 0], [2, 2], 4],
    ['0 to 2: four', [1, 1, 0, 0, 0], [2, 2, 1, 0], 5],
  ] as const)('BH-h08: by Sanity %s of harm to the mind', (_, sanity, harm, points) => {
    const begun = heard(sanity.slice(0, 5), harm);
    expect([begun.asked, begun.choices.length]).toEqual(['1 split', points + 1]);
  });

  test('BH-h08-D4: not where she begins; each time she comes by, also a second time in one move', () => {
    const begun = wander(1, 3, [WEST], blanks(2 * (8 + 4)), {
      rooms: ['upper-landing', 'creaky-hallway', 'ballroom'],
      traits: [{}, {}, { sanity: 8 }],
    });
    // In the Ballroom, west, in the Ballroom again.
    while (begun.asked === '2 split') begun.choose(begun.choices[0] ?? '');
    const rolls = begun.G.journal?.filter(
      ({ kind, facts }) => kind === 'roll' && JSON.stringify(facts).includes('wail'),
    );
    expect(rolls?.map(({ facts }) => facts.who)).toEqual([{ seat: '2' }, { seat: '2' }]);
  });

  test('BH-h08: the Spirit Board keeps the traitor safe, and nobody else', () => {
    const rooms = ['ballroom', 'ballroom', 'upper-landing'];
    const traits = [{ sanity: 1 }, { sanity: 1 }];
    const who = (cards: More['cards']) => {
      const begun = wander(2, 1, [], blanks(16), {
        rooms,
        traits,
        ...(cards === undefined ? {} : { cards }),
      });
      return begun.G.journal?.flatMap(({ kind, facts }) =>
        kind === 'roll' && JSON.stringify(facts).includes('wail') ? [facts.who] : [],
      );
    };
    expect(who([['spirit-board']])).toEqual([{ seat: '1' }]);
    expect(who([[], ['spirit-board']])).toContainEqual({ seat: '1' });
  });

  test('BH-h08-K1: several in one room roll clockwise from the traitor’s left, itself among them', () => {
    const begun = wander(2, 1, [], blanks(40), { rooms: ['ballroom', 'ballroom', 'ballroom'] });
    for (let n = 0; begun.asked.endsWith(' split') && n < 9; n++) begun.choose(begun.choices[0] ?? '');
    const who = begun.G.journal?.flatMap(({ kind, facts }) =>
      kind === 'roll' && JSON.stringify(facts).includes('wail') ? [facts.who] : [],
    );
    expect(who).toEqual([{ seat: '1' }, { seat: '2' }, { seat: '0' }]);
  });

  test('BH-h08-D7: what else moves her does not make her wail', () => {
    const begun = house([], { rooms: ['foyer', 'upper-landing'] });
    begun.bring('m1', 'upper-landing');
    expect([banshee(begun)?.room, begun.told.at(-1)]).toEqual(['upper-landing', 'monster-put']);
  });
});

describe('BH-h08-D8: result 4', () => {
  const free = (after: readonly number[] = ones(12)) =>
    wander(4, 3, [WEST], after, { rooms: ['upper-landing', 'ballroom', 'abandoned-room'] });

  test('she goes as the traitor likes, and may stop', () => {
    const begun = free();
    expect(begun.choices).toEqual(['go m1 ballroom', 'end m1']);
  });

  test('at each explorer she meets the traitor says so, or waits for a later one', () => {
    const begun = free();
    begun.choose('go m1 ballroom');
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer 1', 'answer wait']]);
    begun.choose('answer wait', 'go m1 abandoned-room');
    expect(begun.choices).toEqual(['answer 2', 'answer wait']);
    begun.choose('answer 2');
    expect([begun.slice.hasWailed, begun.asked]).toEqual([true, '2 split']);
  });

  test('after one has rolled she wails no more in this move', () => {
    const begun = free();
    begun.choose('go m1 ballroom', 'answer 1');
    begun.choose(begun.choices[0] ?? '', 'go m1 abandoned-room');
    expect(begun.asked).toBe('0 monster');
  });
});

test('BH-h08 BH-g14: of a traitor whose explorer is dead she is led all the same, and it is asked who hears her', () => {
  const begun = house([1, ...blanks(7), 2, 2, ...blanks(30)], {
    rooms: ['foyer', 'grand-staircase', 'upper-landing'],
  });
  begun.run([{ do: 'die', seat: '0' }]);
  untilTurnOf(begun, '2');
  begun.choose('end');
  expect(begun.asked).toBe('0 monster');
  begun.choose('go m1 grand-staircase');
  expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer 1', 'answer wait']]);
});

test('BH-h08 BH-exorcism: the Spirit Board serves the exorcism in place of the Ring, by Sanity as the Ring would', () => {
  const begun = house([2, 2, 2], {
    cards: [[], ['spirit-board', 'ring', 'book']],
    traits: [{}, { sanity: 3, knowledge: 6 }],
  });
  begun.set({ exorcism: { done: ['chapel', 'crypt'] } });
  untilTurnOf(begun, '1');
  expect(begun.of('use exorcism')).toEqual(['use exorcism book', 'use exorcism spirit-board']);
  begun.choose('use exorcism spirit-board');
  expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
});

describe('what is near', () => {
  test('BH-g1 BH-h08-D3: eight steps are steps by doors and stairs; a leap down the Collapsed Room’s hole is none', () => {
    const begun = night([2, 2], [0, 0], [], {
      tiles: [['collapsed-room', 'upper', 0, 1]],
      rooms: ['upper-landing', 'foyer', 'foyer'],
    });
    expect(distancesFrom(begun.at, 'upper-landing').has('basement-landing')).toBe(false);
    expect(begun.of('go ')).not.toContain('go m1 basement-landing');
  });
});
