import { spacesLeft } from '@games/betrayal/rules/ways';
import { winsAmongBots } from '../bots-play';
import { hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];

const BOAT = '36:rowboat';
const UPSTAIRS: NonNullable<More['tiles']> = [
  ['attic', 'upper', 0, -1],
  ['balcony', 'upper', 0, 1],
  ['tower', 'upper', 1, 0],
];
const FOUR = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom'];

/** Ox has revealed it; Missy is the traitor, Peter on her left and Ox the heroes. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse<Slice>(36, { omen: 'medallion', tiles: UPSTAIRS, dice, ...more });
type House = ReturnType<typeof house>;
type Slice = { readonly track: number; readonly hits: number };

const lies = ({ G }: House, card = BOAT) => G.piles.find(({ cards }) => cards.includes(card))?.room;
const left = ({ at }: House, seat = '0') => spacesLeft(at, seat);
const give = (begun: House, seat: string): House => {
  begun.run([{ do: 'fetch', seat, card: BOAT }]);
  return begun;
};
const goes = ({ choices }: House) =>
  choices.filter((one) => one.startsWith('go ')).map((one) => one.slice(3));
const costs = (begun: House) =>
  Object.fromEntries(goes(begun).map((room) => [room, begun.optionOf(`go ${room}`)?.cost]));
const told = ({ G }: House, kind: string) =>
  (G.journal ?? []).flatMap((one) => (one.kind === kind ? [one.facts ?? {}] : []));
const hauntMarks = (begun: House) => begun.viewOf('0').marks.filter(({ on }) => on === 'haunt');

/** Ox begins a turn when the water has risen so far. */
function wet(track: number, more: More = {}): House {
  const begun = house([], more).set({ track }).settle();
  begun.choose('end');
  return begun;
}

/** The traitor’s turn, in a room with the boat. */
function beside(dice: readonly number[] = [], more: More = {}): House {
  const begun = house(dice, { rooms: ['foyer', 'attic', 'foyer'], ...more });
  untilTurnOf(begun, '1');
  return begun;
}
/** Three dice of Might. */
const STRUCK = [2, 1, 0];
const MISSED = [2, 0, 0];

describe('the setup', () => {
  test('BH-h36-S: the Rowboat lies in the Attic, and the track stands at 0', () => {
    const begun = house();
    expect([begun.asked, lies(begun), begun.slice.track]).toEqual(['2 turn', 'attic', 0]);
    expect(told(begun, 'boat-waits')).toEqual([{ room: { term: 'rooms.attic' } }]);
  });

  test.each([
    ['0', '0'],
    ['1', '2'],
  ])('BH-h36-S BH-g3: with no Attic in the house, %s has revealed it: %s places it', (revealer, seat) => {
    const begun = house([], { tiles: [], revealer });
    expect([begun.asked, lies(begun)]).toEqual([`${seat} doorway`, undefined]);
    begun.choose('answer upper-landing 0');
    while (begun.asked === `${seat} place`) begun.choose(begun.choices[0] ?? '');
    expect([begun.asked, lies(begun), begun.told.includes('draw')]).toEqual(['2 turn', 'attic', false]);
  });

  test('BH-h36-S BH-g4: where it can’t be placed, the boat comes with it later, and once', () => {
    const begun = house([], { tiles: [], isStackShort: true });
    expect([begun.asked, lies(begun)]).toEqual(['2 turn', undefined]);
    begun.run([{ do: 'lay', room: 'chapel', floor: 'ground', x: 1, y: -1, turn: 2 }]);
    expect(lies(begun)).toBeUndefined();
    const tile = { room: 'attic', floor: 'upper', x: 0, y: -1, turn: 0 } as const;
    begun.run([{ do: 'lay', ...tile }]);
    expect(lies(begun)).toBe('attic');
    give(begun, '0');
    begun.run([{ do: 'lay', ...tile }]);
    expect(lies(begun)).toBeUndefined();
  });
});

describe('the Rowboat', () => {
  test('BH-h36-H BH-g12: it costs 2 spaces a room; the first one may always be entered', () => {
    const begun = house([], { rooms: ['foyer', 'attic', 'foyer'] });
    expect(costs(begun)['grand-staircase']).toBe(1);
    give(begun, '2');
    expect(costs(begun)).toEqual({ 'entrance-hall': 2, 'grand-staircase': 2, 'upper-landing': 4 });
    const slow = house([], { rooms: ['entrance-hall', 'attic', 'basement-landing'] });
    give(slow, '2');
    slow.bring('2', 'grand-staircase');
    slow.run([{ do: 'spend', seat: '2', cost: 3 }]);
    expect(costs(slow)).toEqual({ foyer: 1, 'upper-landing': 1 });
    slow.choose('go foyer');
    expect(goes(slow)).toEqual([]);
  });

  test('BH-h36-H BH20: out of the traitor’s room it costs 3', () => {
    const begun = give(house([], { rooms: ['foyer', 'balcony', 'balcony'] }), '2');
    expect(costs(begun)['upper-landing']).toBe(3);
  });

  test('BH-h36-H: into what nobody has explored it costs 2 as well', () => {
    const begun = house([], { rooms: ['foyer', 'attic', 'foyer'] });
    give(begun, '2');
    expect(begun.optionOf('discover foyer 0')?.cost ?? begun.optionOf('discover foyer 2')?.cost).toBe(2);
  });

  test('BH-h36-D4 BH-g6: it is picked up, dropped and traded; one bears it', () => {
    const begun = house([], { rooms: ['attic', 'foyer', 'attic'] });
    begun.choose(`take ${BOAT}`);
    expect([begun.cardsOf('2'), lies(begun)]).toEqual([[BOAT], undefined]);
    begun.choose('end', `trade 2`, `answer want ${BOAT}`, 'answer offer');
    begun.choose('answer accept');
    expect([begun.cardsOf('0'), begun.cardsOf('2')]).toEqual([[BOAT], []]);
    begun.choose('end');
    untilTurnOf(begun, '0');
    begun.choose(`drop ${BOAT}`);
    expect([begun.cardsOf('0'), lies(begun)]).toEqual([[], 'attic']);
  });

  test('BH-h36-D4: the Dog doesn’t fetch it', () => {
    const begun = house([], { rooms: ['foyer', 'foyer', 'upper-landing'], cards: [[], [], ['dog']] });
    const dogs = () => begun.of('use dog');
    for (const card of [BOAT, 'axe'])
      begun.run([
        { do: 'fetch', seat: '2', card },
        { do: 'drop', seat: '2', card, room: 'balcony' },
      ]);
    begun.choose('end');
    untilTurnOf(begun, '2');
    expect(dogs()).toEqual(['use dog fetch axe']);
    give(begun, '2');
    expect(dogs()).toEqual(['use dog fetch axe']);
  });

  test('BH-h36-D4 BH-g6: the traitor steals it by 2 or more, and pays as much for each room; a hero wins it back', () => {
    const begun = give(house([2, 2, 2, 0, 0, 0, 0, 0]), '0');
    untilTurnOf(begun, '1');
    begun.choose('attack 0 might', `answer ${BOAT}`);
    expect([begun.cardsOf('1'), costs(begun).foyer]).toEqual([[BOAT], 4]);
    begun.choose('end');
    begun.dice.push(2, 2, 2, 0, 0, 0);
    begun.choose('attack 1 might', `answer ${BOAT}`);
    expect([begun.cardsOf('1'), begun.cardsOf('2')]).toEqual([[], [BOAT]]);
  });

  test('BH-h36-D4: whoever bears it and dies leaves it there', () => {
    const begun = give(house([], { explorers: FOUR, rooms: ['balcony'] }), '0');
    begun.run([{ do: 'die', seat: '0' }]);
    expect([lies(begun), begun.G.outcome]).toEqual(['balcony', null]);
  });
});

describe('the way out', () => {
  test.each([
    ['balcony', 'balcony', null],
    ['tower 1', 'tower', 3],
  ] as const)(
    'BH-h36-H BH-h36-D5: with the boat and all living heroes in the Balcony, or the Tower: %s, %s %s',
    (a, room, side) => {
      const begun = give(house([], { rooms: [a, 'foyer', 'upper-landing'] }), '0');
      expect(begun.G.outcome).toBeNull();
      begun.bring('2', side === null ? room : `${room} ${side}`);
      expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
    },
  );

  test('BH-h36-H: Peter walks, it is won at once', () => {
    const begun = give(house([], { rooms: ['balcony', 'foyer', 'upper-landing'] }), '0');
    begun.choose('go balcony');
    expect(begun.G.outcome?.side).toBe('heroes');
  });

  test('BH-h36-D5: in anybody’s turn', () => {
    const begun = give(house([], { rooms: ['balcony', 'foyer', 'upper-landing'] }), '0');
    untilTurnOf(begun, '1');
    begun.bring('2', 'balcony');
    expect(begun.G.outcome?.side).toBe('heroes');
  });

  test('BH-h36-H: not in two of these rooms, nor without the boat, nor elsewhere', () => {
    const begun = give(house([], { rooms: ['balcony', 'foyer', 'tower 3'] }), '0');
    expect(begun.G.outcome).toBeNull();
    expect(house([], { rooms: ['balcony', 'foyer', 'balcony'] }).G.outcome).toBeNull();
    expect(give(house([], { rooms: ['attic', 'foyer', 'attic'] }), '0').G.outcome).toBeNull();
  });

  test('BH-h36-H: the dead don’t count, as long as half of the heroes are alive', () => {
    const rooms = ['balcony', 'foyer', 'foyer', 'balcony'];
    const begun = give(house([], { explorers: FOUR, rooms }), '0');
    expect(begun.G.outcome).toBeNull();
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.G.outcome?.side).toBe('heroes');
  });

  test('BH-h36-H: with less than half of them alive nobody leaves any more', () => {
    const begun = give(house([], { explorers: FOUR, rooms: ['balcony', 'foyer', 'foyer', 'foyer'] }), '0');
    untilTurnOf(begun, '0');
    begun.run([{ do: 'die', seat: '2' }]);
    begun.run([{ do: 'die', seat: '3' }]);
    expect(begun.G.outcome?.side).toBe('traitor');
  });

  test('BH-h36-D5: the last straggler drowns, and the others float off at that moment', () => {
    const rooms = ['foyer', 'foyer', 'balcony', 'balcony'];
    const begun = give(house([], { explorers: FOUR, rooms, traits: [{ might: 1 }] }), '2');
    begun.set({ track: 4 }).settle().choose('end', 'end');
    expect([begun.asked, begun.G.outcome]).toEqual(['0 split', null]);
    begun.choose('answer 0');
    expect(begun.G.outcome?.side).toBe('heroes');
  });

  test('BH-h36-K2: won back from the traitor there it is won at once', () => {
    const begun = give(house([], { rooms: ['balcony', 'balcony', 'balcony'] }), '1');
    begun.dice.push(2, 2, 2, 2, 2, 0, 0, 0);
    begun.choose('attack 1 might', `answer ${BOAT}`);
    expect(begun.G.outcome?.side).toBe('heroes');
  });

  test('BH-h36-K2: it may lie on the floor there, but not be in the traitor’s hands', () => {
    const rooms = ['balcony', 'balcony', 'upper-landing'];
    const robbed = give(house([], { rooms }), '1');
    robbed.bring('2', 'balcony');
    expect(robbed.G.outcome).toBeNull();
    robbed.run([{ do: 'drop', seat: '1', card: BOAT }]);
    expect(robbed.G.outcome?.side).toBe('heroes');
  });
});

describe('the traitor', () => {
  test.each([
    [FOUR, ['2'], ['0']],
    [FOUR.slice(0, 3), ['2'], ['0']],
    [[...FOUR, 'heather-granville'], ['2'], ['0']],
    [[...FOUR, 'heather-granville'], ['2', '3'], []],
  ])(
    'BH-h36-T: wins when more than half of the heroes are dead, not before (%#)',
    (explorers, first, last) => {
      const begun = house([], { explorers });
      for (const seat of first) begun.run([{ do: 'die', seat }], '1');
      expect(begun.G.outcome).toBeNull();
      for (const seat of last) begun.run([{ do: 'die', seat }], '1');
      const isOver = last.length > 0 && 2 * (first.length + last.length) > explorers.length - 1;
      expect(begun.G.outcome?.side).toBe(isOver ? 'traitor' : undefined);
    },
  );

  test('BH-h36-T: hits the boat with Might 3, in place of the attack of the turn', () => {
    const begun = beside(STRUCK, { rooms: ['attic', 'attic', 'foyer'] });
    expect(begun.optionOf('use hit')?.odds).toMatchObject({ dice: 3, from: 3 });
    expect(begun.choices).toContain('attack 0 might');
    begun.choose('use hit');
    expect([begun.slice.hits, begun.choices.includes('attack 0 might'), begun.dice]).toEqual([1, false, []]);
    expect(begun.optionOf('use hit')?.not).toEqual({ reason: 'hit-once', clause: 'BH-h36' });
  });

  test('BH-h36-T: whoever has attacked doesn’t hit it any more, and is told why', () => {
    const begun = beside();
    begun.run([{ do: 'forgo-attack' }], '1');
    expect(begun.optionOf('use hit')?.not?.reason).toBe('hit-once');
  });

  test('BH-h36-T: less than 3 is a miss', () => {
    const begun = beside(MISSED);
    begun.choose('use hit');
    expect([begun.slice.hits, told(begun, 'task-failed').length]).toEqual([0, 1]);
  });

  test('BH-h36-D1: it bears four hits, the next one sinks it; a miss doesn’t', () => {
    for (const [dice, side] of [
      [STRUCK, 'traitor'],
      [MISSED, undefined],
    ] as const) {
      const begun = beside(dice).set({ hits: 4 }).settle();
      expect(begun.G.outcome).toBeNull();
      begun.choose('use hit');
      expect([begun.G.outcome?.side, begun.told.includes('boat-sinks')]).toEqual([side, side !== undefined]);
    }
    const fourth = beside(STRUCK).set({ hits: 3 }).settle();
    fourth.choose('use hit');
    expect([fourth.slice.hits, fourth.G.outcome]).toEqual([4, null]);
  });

  test('BH-h36-D4: it is hit where it is, also carried, by a hero or by the traitor', () => {
    for (const seat of ['0', '1']) {
      const begun = give(house([], { rooms: ['foyer', 'foyer', 'attic'] }), seat);
      untilTurnOf(begun, '1');
      expect(begun.choices).toContain('use hit');
    }
    const far = beside([], { rooms: ['attic', 'foyer', 'attic'] });
    expect(far.optionOf('use hit')).toBeUndefined();
  });

  test('BH-h36-K3 BH-g30: on the floor it is reached across a barrier, in somebody’s hands it isn’t', () => {
    const begun = give(house([], { rooms: ['tower 1', 'tower 3', 'foyer'] }), '0');
    untilTurnOf(begun, '1');
    expect(begun.optionOf('use hit')).toBeUndefined();
    begun.run([{ do: 'drop', seat: '0', card: BOAT }], '1');
    expect(begun.choices).toContain('use hit');
  });

  test('BH-h36-K3: no weapon helps, and what was picked up in the turn can be hit in it', () => {
    const begun = beside([], { cards: [[], ['axe']] });
    begun.choose(`take ${BOAT}`);
    expect(begun.of('use hit')).toEqual(['use hit']);
    expect(begun.optionOf('use hit')?.odds?.dice).toBe(3);
  });

  test('BH-h36-T: no hero hits it', () => {
    expect(house([], { rooms: ['foyer', 'foyer', 'attic'] }).optionOf('use hit')).toBeUndefined();
  });

  test('BH-h36-T BH169: how often it was hit all see, how often it takes the traitor alone', () => {
    const begun = beside(STRUCK);
    begun.choose('use hit');
    expect(hauntMarks(begun)).toContainEqual({ on: 'haunt', word: 'hits', value: 1 });
    const done = begun.G.journal?.find(({ kind }) => kind === 'task-done');
    expect([done?.facts?.of, done?.secret]).toEqual([undefined, { '1': { of: 5 } }]);
    expect(begun.viewOf('1').goal?.next).toMatchObject({ kind: 'sink', facts: { done: 1, of: 5 } });
    const unhurt = beside();
    expect(begun.viewOf('0').goal).toEqual(unhurt.viewOf('0').goal);
  });
});

describe('the flood', () => {
  const FLOORS = ['basement-landing', 'entrance-hall', 'balcony'] as const;
  /** What the water takes of six spaces, and how many points of harm it does. */
  const felt = (track: number, room: string): number[] => {
    const begun = wet(track, { rooms: [room, 'foyer', 'entrance-hall'], traits: [{ speed: 8 }] });
    if (begun.asked === '0 split') begun.choose('answer 0');
    const { might = 0, speed = 0 } = begun.changes('0');
    return [6 - left(begun), Math.abs(might + speed)];
  };
  const DRY = [0, 0];
  const HALF = [2, 0];
  const FULL = [4, 2];

  test.each([
    [0, DRY, DRY, DRY],
    [1, HALF, DRY, DRY],
    [2, FULL, DRY, DRY],
    [3, FULL, HALF, DRY],
    [4, FULL, FULL, DRY],
    [5, FULL, FULL, HALF],
    [6, FULL, FULL, FULL],
  ])('BH-h36-R: at %i, below, on the ground floor, upstairs', (track, ...expected) => {
    expect(FLOORS.map((room) => felt(track, room))).toEqual(expected);
  });

  test('BH-h36-D3 BH20: one room can always be entered, and no other', () => {
    const begun = wet(6);
    begun.choose('answer 2');
    expect(costs(begun)).toMatchObject({ foyer: 1 });
    begun.choose('go foyer');
    expect(goes(begun)).toEqual([]);
  });

  test('BH-h36-D3 BH-h36-K4: what counts is where the turn begins, wherever one goes in it', () => {
    const begun = wet(1, { rooms: ['basement-landing', 'foyer', 'foyer'] });
    begun.bring('0', 'balcony');
    expect(left(begun)).toBe(2);
    const dry = wet(1, { rooms: ['balcony', 'foyer', 'foyer'] });
    dry.bring('0', 'basement-landing');
    expect(left(dry)).toBe(4);
  });

  test('BH-h36-D3: it takes nothing from anybody in another’s turn, and lasts no longer than the turn', () => {
    const begun = wet(1, { rooms: ['basement-landing', 'basement-landing', 'balcony'] });
    expect([left(begun), left(begun, '2')]).toEqual([2, 4]);
    untilTurnOf(begun, '2');
    expect([left(begun), left(begun, '2')]).toEqual([4, 4]);
  });

  test('BH-h36-D2: the traitor feels nothing of it', () => {
    const begun = house([], { rooms: ['balcony', 'basement-landing', 'balcony'] })
      .set({ track: 2 })
      .settle();
    begun.choose('end', 'end');
    expect([begun.asked, left(begun, '1'), begun.changes('1')]).toEqual(['1 turn', 5, {}]);
  });

  test('BH-h36-K4: first it hurts, then the turn goes on; the hero splits it', () => {
    const begun = wet(4);
    expect([begun.asked, begun.choices]).toEqual(['0 split', ['answer 2', 'answer 1', 'answer 0']]);
    expect(told(begun, 'hurt')).toMatchObject([
      { kind: { term: 'harms.physical' }, points: 2, of: { term: 'rolls.flood' } },
    ]);
    begun.choose('answer 1');
    expect([begun.asked, begun.changes('0')]).toEqual(['0 turn', { might: -1, speed: -1 }]);
  });

  test('BH-h36-R BH-g28: nothing makes it less', () => {
    const begun = wet(4, { cards: [['armor', 'skull']] });
    expect(begun.choices).toEqual(['answer 2', 'answer 1', 'answer 0']);
    begun.choose('answer 1');
    expect(begun.changes('0')).toEqual({ might: -1, speed: -1 });
  });

  test('BH-h36-T: whoever drowns is dead, and of two heroes the other goes on', () => {
    const begun = wet(4, { traits: [{ might: 1 }] });
    begun.choose('answer 0');
    expect([begun.G.explorers[0]?.life, begun.G.outcome, begun.asked]).toEqual(['dead', null, '1 turn']);
  });

  test('BH-h36-K4: whoever has died of Grave Dirt isn’t asked for the water’s damage, too', () => {
    const begun = wet(4, { traits: [{ might: 1 }], cards: [['grave-dirt']] });
    begun.choose('answer 0');
    expect([begun.G.explorers[0]?.life, begun.asked, told(begun, 'hurt').length]).toEqual([
      'dead',
      '1 turn',
      1,
    ]);
  });

  test('BH-g27: whoever can’t act begins the turn in it all the same', () => {
    expect(wet(4, { cards: [['webs']] }).asked).toBe('0 split');
  });

  test('BH-h36-T: the one whose death makes them more than half loses it at once, in that turn', () => {
    const begun = house([], { explorers: FOUR, traits: [{ might: 1 }] })
      .set({ track: 4 })
      .settle();
    begun.run([{ do: 'die', seat: '3' }]);
    while (begun.asked !== '0 split') begun.choose(begun.asked.endsWith(' turn') ? 'end' : 'answer 1');
    begun.choose('answer 0');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'goal' });
  });

  test('BH-h36-D4 BH61: whoever drowns with the boat leaves it there', () => {
    const begun = give(house([], { traits: [{ might: 1 }] }), '0');
    begun.set({ track: 4 }).settle().choose('end');
    begun.choose('answer 0');
    expect([begun.G.explorers[0]?.life, lies(begun)]).toEqual(['dead', 'entrance-hall']);
  });

  test('BH-h36-D3: it rises at the end of each of the traitor’s turns, and all are told', () => {
    const begun = house();
    untilTurnOf(begun, '0');
    expect(begun.slice.track).toBe(0);
    untilTurnOf(begun, '1');
    expect(begun.slice.track).toBe(0);
    begun.choose('end');
    expect([begun.slice.track, told(begun, 'water-rises')]).toEqual([1, [{ track: 1 }]]);
  });

  test('BH-g14: a dead traitor’s as well', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.told).toContain('water-goes-on');
    begun.choose('end', 'end');
    expect([begun.asked, begun.slice.track]).toEqual(['2 turn', 1]);
  });

  test('BH-h36-K4: at six it stands', () => {
    const begun = house().set({ track: 6 }).settle();
    untilTurnOf(begun, '1');
    begun.choose('end');
    expect([begun.slice.track, told(begun, 'water-rises')]).toEqual([6, []]);
  });

  test('BH-g26: how high it stands all see, on the track and in each room', () => {
    const begun = house().set({ track: 3 }).settle();
    const { marks } = begun.viewOf('1');
    expect(marks).toContainEqual({ on: 'haunt', word: 'flood', value: 3 });
    expect(marks).toContainEqual({ on: { room: 'basement-landing' }, word: 'full' });
    expect(marks).toContainEqual({ on: { room: 'foyer' }, word: 'half' });
    expect(marks.some(({ on }) => typeof on === 'object' && 'room' in on && on.room === 'balcony')).toBe(
      false,
    );
  });
});

describe('the Medallion', () => {
  const MEDALLION = 'medallion';
  const worn = (track: number) => wet(track, { cards: [[MEDALLION]] });
  /** How far the water stands after so many more of the traitor’s turns. */
  const risenAfter = (begun: House, turns: number) => {
    for (let n = 0; n < turns; n++) {
      untilTurnOf(begun, '1');
      begun.choose('end');
    }
    return begun.slice.track;
  };

  test.each([1, 2, 3])(
    'BH-h36-D6: with the water at %d a hero gives it up: it is out of the game, and the next advance is skipped, once',
    (track) => {
      const begun = wet(track, {
        cards: [[MEDALLION]],
        rooms: [track === 3 ? 'entrance-hall' : 'basement-landing', 'foyer', 'foyer'],
      });
      while (begun.asked === '0 split') begun.choose(begun.choices[0] ?? '');
      begun.choose('use calm');
      expect([lies(begun, MEDALLION), begun.cardsOf('0'), begun.G.gone]).toEqual([
        undefined,
        [],
        [MEDALLION],
      ]);
      expect([begun.G.discardPiles.omen, begun.told.filter((one) => one === 'calms')]).toEqual([
        [],
        ['calms'],
      ]);
      expect(hauntMarks(begun)).toContainEqual({ on: 'haunt', word: 'calm' });
      expect([risenAfter(begun, 1), told(begun, 'water-waits').length]).toEqual([track, 1]);
      expect(hauntMarks(begun).some(({ word }) => word === 'calm')).toBe(false);
      expect(risenAfter(begun, 1)).toBe(track + 1);
    },
  );

  test('BH-h36-D6: not where it is dry, and one is told why', () => {
    expect(worn(2).optionOf('use calm')?.not).toEqual({ reason: 'dry', clause: 'BH-h36' });
  });

  test('BH-h36-D6: a drop, be it of choice or forced, does nothing, and leaves it to be given up', () => {
    const begun = worn(3);
    begun.choose(`drop ${MEDALLION}`);
    expect([lies(begun, MEDALLION), told(begun, 'calms')]).toEqual(['entrance-hall', []]);
    expect(risenAfter(begun, 1)).toBe(4);
    const forced = worn(3);
    forced.run([{ do: 'drop', seat: '0', card: MEDALLION, room: 'entrance-hall' }], '2');
    expect([told(forced, 'calms'), risenAfter(forced, 1)]).toEqual([[], 4]);
    const again = worn(3);
    again.run([{ do: 'drop', seat: '0', card: MEDALLION }], '2');
    again.G.piles = [];
    again.G.explorers[0]?.cards.push(MEDALLION);
    again.run([{ do: 'begin-turn', seat: '0' }], '0');
    expect(again.choices).toContain('use calm');
  });

  test('BH-h36-D6 BH168: it is a use, not the turn’s drop', () => {
    const begun = wet(3, { cards: [[MEDALLION, 'axe']] });
    begun.choose('drop axe', 'go foyer');
    expect(begun.choices).toContain('use calm');
  });

  test('BH-h36-K4: with nothing left to flood it is not offered', () => {
    const begun = worn(6);
    begun.choose('answer 1');
    expect(begun.optionOf('use calm')).toBeUndefined();
  });

  test('BH-h36-D6 BH33: by nobody without it, nor in the turn in which it was picked up', () => {
    expect(wet(3).optionOf('use calm')).toBeUndefined();
    const begun = worn(3);
    begun.run([{ do: 'mark', card: MEDALLION }], '0');
    expect(begun.optionOf('use calm')).toBeUndefined();
  });

  test('BH-h36-D6: not by the traitor, not by a death', () => {
    const begun = house([], { cards: [[MEDALLION]], explorers: FOUR })
      .set({ track: 3 })
      .settle();
    begun.run([{ do: 'die', seat: '0' }]);
    expect(told(begun, 'calms')).toEqual([]);
    const traitor = house([], { cards: [[], [MEDALLION]] })
      .set({ track: 3 })
      .settle();
    untilTurnOf(traitor, '1');
    expect(traitor.optionOf('use calm')).toBeUndefined();
  });
});

describe('what to do next', () => {
  const heroes = (begun: House) => begun.viewOf('0').goal;
  const traitor = (begun: House) => begun.viewOf('1').goal;
  const at = (room: string) => ({ facts: { room: { term: `rooms.${room}` } } });

  test('the heroes look for the Attic, for the boat, for a way out, and meet there', () => {
    expect(heroes(house([], { tiles: [], isStackShort: true }))).toMatchObject({
      next: { kind: 'find-attic' },
      own: { '0': [], '2': [] },
      floors: ['upper'],
    });
    const noExit = house([], { tiles: UPSTAIRS.slice(0, 1), rooms: ['upper-landing'] });
    expect(heroes(noExit)).toMatchObject({
      next: { kind: 'find-and-fetch', ...at('attic') },
      own: { '0': ['attic'], '2': [] },
    });
    expect(heroes(give(noExit, '0'))).toMatchObject({
      next: { kind: 'find-exit' },
      own: { '0': [], '2': [] },
    });
    const begun = house([], { rooms: ['upper-landing'] });
    expect(heroes(begun)?.own).toEqual({ '0': ['attic'], '2': ['balcony'] });
    expect(heroes(give(begun, '0'))).toMatchObject({
      next: { kind: 'carry', ...at('balcony') },
      own: { '0': ['balcony'], '2': ['balcony'] },
    });
    begun.bring('0', 'tower 3');
    expect(heroes(begun)).toMatchObject({
      next: { kind: 'gather', facts: { room: { term: 'rooms.tower' }, left: 1 } },
      own: { '2': ['tower'] },
    });
  });

  test('it lies where it is wanted: there all go', () => {
    const begun = give(house([], { rooms: ['balcony'] }), '0');
    begun.run([{ do: 'drop', seat: '0', card: BOAT }]);
    expect(heroes(begun)).toMatchObject({
      next: { kind: 'gather' },
      own: { '0': ['balcony'], '2': ['balcony'] },
    });
  });

  test('what the traitor has they win back', () => {
    const begun = give(house([], { rooms: ['foyer', 'attic', 'foyer'] }), '1');
    expect(heroes(begun)).toMatchObject({
      next: { kind: 'win-back', ...at('attic') },
      own: { '0': ['attic'], '2': ['attic'] },
      prey: ['1'],
    });
    begun.bring('1', 'balcony');
    begun.run([{ do: 'die', seat: '1' }]);
    expect(heroes(begun)?.next.kind).toBe('gather');
  });

  test('the nearer they are to leaving the better', () => {
    const progress = (begun: House) => heroes(begun)?.progress ?? 0;
    const rooms = ['upper-landing', 'foyer', 'foyer'];
    const robbed = give(house([], { tiles: UPSTAIRS.slice(0, 1), rooms }), '1');
    const held = give(house([], { rooms }), '0');
    const there = give(house([], { rooms: ['balcony', 'foyer', 'foyer'] }), '0');
    const ladder = [
      robbed,
      house([], { tiles: UPSTAIRS.slice(0, 1), rooms }),
      house([], { rooms }),
      held,
      there,
    ];
    const steps = ladder.map(progress);
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test('the traitor waits for the boat, goes for it and for its bearer, hits what he has', () => {
    expect(traitor(house([], { tiles: [], isStackShort: true }))).toMatchObject({
      next: { kind: 'hunt', facts: { left: 2 } },
      prey: ['0', '2'],
    });
    const begun = house();
    expect(traitor(begun)).toMatchObject({ next: { kind: 'sink', ...at('attic') }, rooms: ['attic'] });
    expect(traitor(give(begun, '0'))).toMatchObject({ prey: ['0'], rooms: ['entrance-hall'] });
    begun.run([{ do: 'hand-over', seat: '0', card: BOAT, to: '1', how: 'steal' }]);
    expect(traitor(begun)).toMatchObject({ next: { kind: 'sink-own' }, prey: [] });
    begun.run([{ do: 'die', seat: '1' }]);
    expect(traitor(begun)?.next).toMatchObject({ kind: 'wait', facts: { left: 2 } });
  });

  test('it stands the better for the traitor the higher the water, the more dead, the more hits', () => {
    const progress = (by: object, dead: readonly string[] = []) => {
      const begun = house([], { explorers: FOUR }).set(by).settle();
      begun.run(dead.map((seat) => ({ do: 'die', seat })));
      return traitor(begun)?.progress ?? 0;
    };
    const still = progress({});
    for (const other of [progress({ track: 1 }), progress({ hits: 1 }), progress({}, ['0'])])
      expect(other).toBeGreaterThan(still);
    expect(progress({ track: 6, hits: 4 })).toBeLessThanOrEqual(1);
  });
});

test('BH-h36: written out to the end for the heroes: fetched, carried, all there', () => {
  const begun = house([2, 2, 2, 2, 2], { rooms: ['attic', 'foyer', 'upper-landing'] });
  begun.choose('go balcony', 'end', `take ${BOAT}`, 'go upper-landing');
  while (begun.asked === '0 pick') begun.choose(begun.choices[0] ?? '');
  begun.choose('end', 'end', 'end');
  begun.choose('go balcony');
  expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
});

test('BH-h36: written out to the end for the traitor: five hits, one a turn', () => {
  const begun = house([], { rooms: ['balcony', 'attic', 'balcony'] });
  for (let n = 0; begun.G.outcome === null; n++) {
    expect(n).toBeLessThan(5);
    untilTurnOf(begun, '1');
    begun.dice.push(...STRUCK);
    begun.choose('use hit');
    if (begun.asked === '1 turn') begun.choose('end');
  }
  expect([begun.G.outcome, begun.slice.hits]).toMatchObject([{ side: 'traitor', how: 'goal' }, 5]);
});

test('BH-h36: written out to the end for the traitor: the heroes wait until they drown', () => {
  const begun = house([], { traits: [{ might: 1, speed: 1 }, {}, { might: 1, speed: 1 }] });
  while (begun.G.outcome === null)
    begun.choose(begun.asked.endsWith(' turn') ? 'end' : (begun.choices[0] ?? ''));
  expect([begun.G.outcome.side, begun.slice.track]).toEqual(['traitor', 4]);
});

test.each(['heroes', 'traitor'])('BH-h36: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('36', [side])).toHaveProperty([side]);
});
