import { box } from '@games/betrayal/box';
import type { Direction } from '@games/betrayal/rules/components';
import { menaceOf, traitOf } from '@games/betrayal/rules/figures';
import { isHeld } from '@games/betrayal/rules/moving';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { type Laid, ownStep } from '../arrange';
import { shares } from '../bots-choose';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile } from '../words';

type Body = { readonly room: string; readonly of: 'victim' | 'hero' };
type Slice = {
  readonly along: Readonly<Record<string, string>>;
  readonly door: { readonly openedIn: number | null };
  readonly come: readonly string[];
  readonly looks: Readonly<Record<string, Direction>>;
  readonly from: Readonly<Record<string, string>>;
  readonly bodies: readonly Body[];
  readonly guests: readonly string[];
  readonly fed: Readonly<Record<string, number>>;
  readonly eaten: number;
  readonly out: number;
};
type House = HauntedHouse<Slice>;
type Layout = Parameters<typeof hauntedHouse>[1];

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
/** Madame Zostra is the traitor. */
const THREE = ['ox-bellows', 'madame-zostra', 'peter-akimoto'];
/** The Attic north of the landing, the Dining Room south of the Foyer. */
const TILES: readonly Laid[] = [
  ['attic', 'upper', 0, -1],
  ['dining-room', 'ground', 1, 1],
];
const [FREAK, OTHER, VICTIM, SECOND] = ['m1', 'm2', 'm3', 'm4'] as const;
const HALL = 'entrance-hall';
/** The door was opened in some turn long ago. */
const OPEN = { door: { openedIn: 0 } };

/** Ox and Peter are heroes, Peter has the first turn: the Victims have come as far as the Grand Staircase. */
const begun = (layout: Layout = {}): House =>
  hauntedHouse<Slice>(46, { explorers: THREE, tiles: TILES, setup: ['answer 2'], ...layout });

/** A Victim stands somewhere, looks in a direction, and walks as far as it walks. */
function walks(house: House, place: string, looks: Direction, from?: string): string | undefined {
  house.put(VICTIM, place);
  house.set({
    looks: { ...house.slice.looks, [VICTIM]: looks },
    from: from === undefined ? {} : { [VICTIM]: from },
  });
  house.run([ownStep('haunt/walk', { victim: VICTIM, left: 1 })]);
  return house.monster(VICTIM)?.room;
}

/** Everybody but the Victims is out of the way, in the basement. */
function alone(layout: Layout = {}): House {
  const house = begun(layout);
  for (const figure of ['0', '1', '2', FREAK, OTHER]) house.put(figure, 'basement-landing');
  return house;
}

/** Peter’s turn has come anew, with a Victim beside him. */
function beside(place: string, layout: Layout = {}): House {
  const house = begun(layout);
  for (const figure of [FREAK, OTHER]) house.put(figure, 'basement-landing');
  house.put('2', place);
  house.put(VICTIM, place);
  return house;
}

/** Somebody attacks with Might, and the two come to so much. */
function attacks(house: House, attacker: string, target: string, own: number, other: number): void {
  house.load(attacker, 'might', own);
  house.load(target, 'might', other);
  house.choose(`attack ${attacker.startsWith('m') ? `${attacker} ` : ''}${target} might`);
}

/** The monsters’ turn, with the Freaks where they are put. */
function dinner(house: House, at: Readonly<Record<string, string>>): House {
  untilTurnOf(house, '1');
  for (const [figure, place] of Object.entries(at)) house.put(figure, place);
  return house.night(3);
}

const seenIn = (house: House) => ({ ...house.at, mine: house.G.hidden });
const marksOf = (house: House, seat: string) => (house.viewOf(seat) as BetrayalView).marks;

test.each(['heroes', 'traitor'])('BH-h46: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('46', [side])).toHaveProperty([side]);
});

describe('who is where', () => {
  test('BH-h46-S: a Freak for each hero in the Dining Room, a Victim for each in the Attic', () => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: TILES });
    expect(house.G.monsters.map(({ id, kind, room }) => [id, kind, room])).toEqual([
      [FREAK, 'freak', 'dining-room'],
      [OTHER, 'freak', 'dining-room'],
      [VICTIM, 'victim', 'attic'],
      [SECOND, 'victim', 'attic'],
    ]);
    const freak = { fightsFor: 'traitor', mover: '1', turn: 'monsters' };
    const victim = { fightsFor: 'heroes', mover: null, turn: 'none' };
    expect(house.monster(FREAK)).toMatchObject(freak);
    expect(house.monster(VICTIM)).toMatchObject(victim);
  });

  test('BH-h46-S, BH-g3: rooms that are not there are found: the traitor lays the first, the heroes the other', () => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: [] });
    const asked: string[] = [];
    while (!house.asked.endsWith(' turn')) {
      asked.push(house.asked);
      house.choose(house.choices[0] ?? '');
    }
    expect([asked[0], asked.at(-1)]).toEqual(['1 doorway', '0 pick']);
    expect(asked).toContain('0 doorway');
    expect(house.slice.come).toEqual(['dining-room', 'attic']);
    expect(house.G.monsters).toHaveLength(4);
  });

  test('BH-h46-K1, BH-g4: a room that can’t be laid brings them when it is; till then nobody has won by them', () => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: [], isStackShort: true });
    expect([house.asked, house.slice.come, house.G.monsters, house.G.outcome]).toEqual([
      '2 turn',
      [],
      [],
      null,
    ]);
    house.G.explorers.forEach((one, seat) => {
      if (seat !== 1) one.life = 'left';
    });
    house.settle();
    expect(house.G.outcome).toBeNull();
    house.G.explorers.forEach((one) => {
      one.life = 'alive';
    });
    house.run([{ do: 'lay', room: 'attic', floor: 'upper', x: 0, y: -1, turn: 0 }]);
    expect([house.asked, house.slice.come]).toEqual(['0 pick', ['attic']]);
    house.choose('answer 2');
    expect(house.G.monsters.map(({ kind }) => kind)).toEqual(['victim', 'victim']);
  });

  test('BH-h46-M: Freak 2/4/4/–, Victim 2/3/3/–', () => {
    const house = begun();
    const row = (id: string) =>
      (['speed', 'might', 'sanity', 'knowledge'] as const).map((trait) => traitOf(seenIn(house), id, trait));
    expect([row(FREAK), row(VICTIM)]).toEqual([
      [2, 4, 4, 0],
      [2, 3, 3, 0],
    ]);
    for (const kind of Object.values(box.haunts[46]?.monsters ?? {}))
      expect(kind.sheet({ ...house.at, mine: house.G.hidden } as never, {} as never)).not.toHaveProperty(
        'knowledge',
      );
  });

  test.each([
    ['the revealer', '0', '0 pick'],
    ['the first hero on the left of a traitor who has revealed it', '1', '2 pick'],
  ])('BH-h46-D1, BH-g3: %s says where all of them look, for all to see', (_, revealer, asked) => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: TILES, revealer });
    expect([house.asked, house.choices]).toEqual([asked, ['answer 0', 'answer 1', 'answer 2', 'answer 3']]);
    house.run([], '0');
    house.choose('answer 1');
    expect(Object.keys(house.slice.looks)).toEqual([VICTIM, SECOND]);
    for (const seat of ['0', '1'])
      expect(marksOf(house, seat).filter(({ word }) => word === 'looks')).toMatchObject([
        { on: { monster: VICTIM } },
        { on: { monster: SECOND } },
      ]);
  });
});

describe('how Victims walk', () => {
  test('BH-h46-R1, BH-h46-D1: two rooms at the start of the first hero’s turn, before that hero does anything', () => {
    const house = begun();
    expect([house.asked, house.monster(VICTIM)?.room, house.monster(SECOND)?.room]).toEqual([
      '2 turn',
      'grand-staircase',
      'grand-staircase',
    ]);
    house.put('0', 'basement-landing');
    house.put('2', 'upper-landing');
    house.choose('end');
    expect([house.asked, house.monster(VICTIM)?.room]).toEqual(['0 turn', 'grand-staircase']);
    house.choose('end');
    house.put('1', 'upper-landing');
    house.night(0).rest();
    expect([house.asked, house.monster(VICTIM)?.room, house.slice.looks[VICTIM]]).toEqual([
      '2 turn',
      HALL,
      EAST,
    ]);
  });

  test('BH-h46-D1: the first who is dead is passed over, the first who is out is not', () => {
    const house = alone();
    house.G.explorers[2] = { ...house.at.G.explorers[2], life: 'left' } as never;
    house.choose('end');
    untilTurnOf(house, '1');
    house.night(0).rest();
    expect([house.asked, house.monster(VICTIM)?.room]).toEqual(['2 pick', HALL]);
    const other = begun({ explorers: [...THREE, 'jenny-leclerc'] });
    for (const figure of ['0', '1', '2', '3']) other.put(figure, 'basement-landing');
    other.run([{ do: 'die', seat: '2' }], '2');
    untilTurnOf(other, '1');
    const before = other.monster('victim')?.room;
    other.night(0).rest();
    expect([before, other.asked, other.monster('victim')?.room]).toEqual(['grand-staircase', '3 turn', HALL]);
  });

  test('BH-h46-K10: once a round, also where the first hero dies in that turn', () => {
    const house = begun({ explorers: [...THREE, 'jenny-leclerc'] });
    for (const figure of ['0', '1', '2', '3']) house.put(figure, 'basement-landing');
    house.run([{ do: 'die', seat: '2' }], '2');
    expect([house.asked, house.monster('victim')?.room]).toEqual(['3 turn', 'grand-staircase']);
  });

  const HALLWAY: Laid = ['dusty-hallway', 'ground', 1, -1];
  test.each<[string, readonly Laid[], Direction, string]>([
    ['straight on', [HALLWAY], EAST, HALL],
    ['to the left, where there is no way on', [HALLWAY, ['kitchen', 'ground', 1, -2, 2]], NORTH, 'foyer'],
    ['straight on, though there are ways to both sides', [HALLWAY], NORTH, 'dusty-hallway'],
  ])('BH-h46-R1, BH-h46-D2: %s', (_, tiles, looks, room) => {
    const house = alone({ tiles: [...TILES, ...tiles] });
    const from = room === 'foyer' ? 'dusty-hallway' : 'foyer';
    if (room !== 'foyer') expect(walks(house, from, looks)).toBe(room);
    else expect(walks(house, 'kitchen', EAST)).toBe('dusty-hallway');
  });

  test('BH-h46-D2, BH-h46-D7: on, else left, else right, else stairs, and the door behind it last', () => {
    const cross: Laid[] = [
      ['dusty-hallway', 'upper', 0, 1],
      ['creaky-hallway', 'upper', 1, 0],
      ['bloody-room', 'upper', -1, 0],
    ];
    const without = (...rooms: string[]): House =>
      alone({ tiles: [...TILES, ...cross.filter(([room]) => !rooms.includes(room))] });
    const fromAttic = (house: House) => walks(house, 'upper-landing', SOUTH, 'attic');
    expect(fromAttic(without())).toBe('dusty-hallway');
    expect(fromAttic(without('dusty-hallway'))).toBe('creaky-hallway');
    expect(fromAttic(without('dusty-hallway', 'creaky-hallway'))).toBe('bloody-room');
    expect(fromAttic(without('dusty-hallway', 'creaky-hallway', 'bloody-room'))).toBe('grand-staircase');
    const dead = alone();
    expect([walks(dead, 'dining-room', SOUTH, 'foyer'), dead.slice.looks[VICTIM]]).toEqual(['foyer', NORTH]);
  });

  test('BH-h46-K2: stairs that it has come by are the very last, even after the door behind it', () => {
    const house = alone();
    expect(walks(house, 'upper-landing', SOUTH, 'grand-staircase')).toBe('attic');
    expect(walks(house, 'grand-staircase', WEST, 'upper-landing')).toBe('foyer');
    expect(walks(house, 'grand-staircase', WEST, 'foyer')).toBe('upper-landing');
  });

  test('BH-h46-K2: stairs come before passages, and passages before the door behind it', () => {
    const token = 'secret-passage';
    const tokens = ['grand-staircase', 'attic'].map((room) => ({ token, room, side: null }));
    expect(walks(alone({ tokens }), 'grand-staircase', WEST, 'foyer')).toBe('upper-landing');
    expect(walks(alone({ tokens }), 'grand-staircase', WEST, 'upper-landing')).toBe('attic');
  });

  test('BH-h46-D8: by stairs, or a passage, it looks where it looked', () => {
    const house = alone({
      tokens: [
        { token: 'secret-passage', room: 'attic', side: null },
        { token: 'secret-passage', room: 'dining-room', side: null },
      ],
    });
    walks(house, 'upper-landing', SOUTH, 'attic');
    expect([house.monster(VICTIM)?.room, house.slice.looks[VICTIM]]).toEqual(['grand-staircase', SOUTH]);
    // The passage before the door behind it.
    expect([walks(house, 'attic', NORTH, 'upper-landing'), house.slice.looks[VICTIM]]).toEqual([
      'dining-room',
      NORTH,
    ]);
  });

  test('BH-h46-D9: with a hero it does not start, and a hero on the way stops it; the traitor does neither', () => {
    const house = alone();
    house.put('0', 'grand-staircase');
    house.put(VICTIM, 'grand-staircase');
    house.put('2', 'foyer');
    house.put(SECOND, 'upper-landing');
    house.set({ looks: { [VICTIM]: EAST, [SECOND]: SOUTH }, from: {} });
    house.run([
      ownStep('haunt/walk', { victim: VICTIM, left: 2 }),
      ownStep('haunt/walk', { victim: SECOND, left: 2 }),
    ]);
    expect([house.monster(VICTIM)?.room, house.monster(SECOND)?.room]).toEqual([
      'grand-staircase',
      'grand-staircase',
    ]);
    house.put('0', 'basement-landing');
    house.put('1', 'grand-staircase');
    house.run([ownStep('haunt/walk', { victim: VICTIM, left: 2 })]);
    expect(house.monster(VICTIM)?.room).toBe('foyer');
  });

  test('BH-h46-D9, BH78: a hero on the other side of a barrier holds none', () => {
    const tiles: Laid[] = [...TILES, ['tower', 'upper', 1, 0], ['bloody-room', 'upper', 2, 0]];
    const house = alone({ tiles });
    house.put('0', 'tower 1');
    house.put(VICTIM, 'upper-landing');
    house.set({ looks: { [VICTIM]: EAST } });
    house.run([ownStep('haunt/walk', { victim: VICTIM, left: 2 })]);
    expect(house.monster(VICTIM)?.room).toBe('bloody-room');
  });

  test('BH-h46-D11, BH70: barriers and leaving rolls don’t hold it; unexplored doors are no way', () => {
    const tiles: Laid[] = [...TILES, ['tower', 'upper', 1, 0], ['junk-room', 'upper', 2, 0]];
    const house = alone({ tiles });
    expect(walks(house, 'upper-landing', EAST)).toBe('tower');
    expect(walks(house, 'tower 3', EAST)).toBe('junk-room');
    // Beyond the Junk Room nothing has been explored: it turns round, and needs no roll.
    expect(walks(house, 'junk-room', EAST, 'tower')).toBe('tower');
    expect(house.dice).toEqual([]);
  });

  test('BH-h46-D11: the drop, the fall and the Elevator are no ways for it, and it climbs nothing', () => {
    const house = alone({
      tiles: [
        ...TILES,
        ['gallery', 'upper', 1, 0, 1],
        ['ballroom', 'ground', 3, 0],
        ['coal-chute', 'ground', 1, -1, 2],
        ['collapsed-room', 'upper', -1, 0],
        ['mystic-elevator', 'upper', 0, 1],
      ],
      tokens: [{ token: 'below-collapsed-room', room: 'basement-landing', side: null }],
    });
    const ways = (place: string) => {
      house.put(VICTIM, place);
      const found = new Set<string | undefined>();
      for (const looks of [NORTH, EAST, SOUTH, WEST] as const) found.add(walks(house, place, looks));
      return [...found];
    };
    expect(ways('gallery')).toEqual(['upper-landing']);
    expect(ways('ballroom')).toEqual(['ballroom']);
    expect(ways('collapsed-room')).toEqual(['upper-landing']);
    expect(ways('basement-landing')).toEqual(['basement-landing']);
    expect(walks(house, 'upper-landing', SOUTH)).toBe('gallery');
  });

  test('BH-h46-D12: alone it does not leave the house', () => {
    const house = alone();
    house.set(OPEN);
    expect([walks(house, HALL, EAST, 'foyer'), house.slice.out]).toEqual(['foyer', 0]);
  });

  test('BH-h46-D14: Victims slow neither Freaks nor the traitor, nor are they slowed', () => {
    const house = begun();
    untilTurnOf(house, '1');
    house.put('1', 'foyer').put(VICTIM, 'foyer').put(SECOND, 'foyer');
    expect(house.optionOf('go grand-staircase')?.cost).toBe(1);
    house.put(FREAK, 'foyer').put('0', 'basement-landing').put('2', 'basement-landing');
    house.put('1', 'dining-room');
    house.night(2);
    expect(house.optionOf(`go ${FREAK} upper-landing`)).toMatchObject({ cost: 2 });
    house.run([ownStep('haunt/walk', { victim: VICTIM, left: 1 })]);
    expect(house.monster(VICTIM)?.room).toBe('dining-room');
  });
});

describe('leading', () => {
  test('BH-h46-D3, BH-h46-D10: a hero leads it two rooms at the start of his turn, for nothing, whoever is in them', () => {
    const house = beside('upper-landing');
    house.put(FREAK, 'upper-landing').put(OTHER, 'grand-staircase').put('1', 'grand-staircase');
    house.set({ looks: { ...house.slice.looks, [VICTIM]: NORTH } });
    expect(house.of('use lead')).toEqual([`use lead ${VICTIM} attic`, `use lead ${VICTIM} grand-staircase`]);
    house.choose(`use lead ${VICTIM} grand-staircase`);
    expect([house.placeOf('2'), house.monster(VICTIM)?.room, house.asked]).toEqual([
      'grand-staircase',
      'grand-staircase',
      '2 pick',
    ]);
    expect(house.choices).toEqual(['answer foyer', 'answer upper-landing', 'answer stay']);
    house.choose('answer foyer');
    expect([house.placeOf('2'), house.monster(VICTIM)?.room, house.asked]).toEqual([
      'foyer',
      'foyer',
      '2 turn',
    ]);
    expect([house.G.turn.spent, house.slice.along]).toEqual([0, {}]);
    expect(house.of('go entrance-hall')).toEqual(['go entrance-hall']);
    // It stays where it was led to.
    house.choose('go entrance-hall');
    expect(house.monster(VICTIM)?.room).toBe('foyer');
  });

  test('BH-h46-D3: one Victim a hero and turn, and one may stop after a room', () => {
    const house = beside('foyer');
    house.put(SECOND, 'foyer');
    house.choose(`use lead ${VICTIM} ${HALL}`, 'answer stay');
    house.put(SECOND, HALL);
    expect([house.asked, house.of('use lead')]).toEqual(['2 turn', []]);
    expect(house.optionOf('use lead-late')).toBeUndefined();
  });

  test('BH-h46-D3: before all else, or not at all', () => {
    const house = beside('foyer');
    house.choose('go grand-staircase');
    house.put(VICTIM, 'grand-staircase');
    expect(house.of('use lead')).toEqual([]);
    expect(house.optionOf('use lead-late')?.not).toEqual({ reason: 'lead-first', clause: 'BH-h46' });
  });

  test('BH-h46-D3, BH-h46-D14: the traitor leads nobody, nobody attacks his own, and no Victim attacks', () => {
    const house = beside('foyer');
    expect(house.of('attack')).toEqual([]);
    untilTurnOf(house, '1');
    house.put('1', 'foyer').put(VICTIM, 'foyer').put('0', 'attic').put('2', 'attic');
    expect(house.of('use lead')).toEqual([]);
    expect(house.of('attack')).toEqual([`attack ${VICTIM} might`]);
    dinner(house, { [FREAK]: 'foyer' });
    expect(
      house.choices.filter((one) => one.includes(`go ${VICTIM}`) || one.startsWith(`attack ${VICTIM}`)),
    ).toEqual([]);
  });

  test('BH-h46-K9: of several that look the same way one is named', () => {
    const house = beside('foyer');
    house.put(SECOND, 'foyer');
    const named = () => new Set(house.of('use lead').map((one) => one.split(' ')[2]));
    house.set({ looks: { [VICTIM]: EAST, [SECOND]: EAST } });
    expect(named()).toEqual(new Set([VICTIM]));
    house.set({ looks: { [VICTIM]: EAST, [SECOND]: WEST } });
    expect(named()).toEqual(new Set([VICTIM, SECOND]));
  });

  test('BH-h46-K3: no room is left by a roll on the way, but a barrier holds the hero, and whoever is stuck', () => {
    const tiles: Laid[] = [...TILES, ['tower', 'upper', 1, 0], ['bloody-room', 'upper', 2, 0]];
    const house = beside('attic', { tiles });
    house.choose(`use lead ${VICTIM} upper-landing`, 'answer tower 3');
    expect([house.placeOf('2'), house.dice]).toEqual(['tower 3', []]);
    house.put(VICTIM, 'tower 3');
    house.G.turn = { ...house.G.turn, hasMoved: false, done: [] };
    house.put('2', 'tower 3');
    expect(house.of('use lead')).toEqual([`use lead ${VICTIM} upper-landing`]);
    const stuck = beside('foyer', { cards: [[], [], ['webs']] });
    expect(stuck.of('use lead')).toEqual([]);
  });

  test('BH171: whoever goes along is with whom it goes along, wherever that is, and nowhere else', () => {
    const led = () => {
      const house = beside('foyer');
      house.choose(`use lead ${VICTIM} grand-staircase`);
      expect([house.asked, house.slice.along]).toEqual(['2 pick', { [VICTIM]: '2' }]);
      return house;
    };
    expect(led().bring(VICTIM, 'attic').monster(VICTIM)?.room).toBe('grand-staircase');
    expect(led().bring('2', 'attic').monster(VICTIM)?.room).toBe('attic');
    const dead = led();
    dead.run([{ do: 'die', seat: '2' }], '2');
    expect([dead.slice.along, dead.monster(VICTIM)?.room]).toEqual([{}, 'grand-staircase']);
    const out = led();
    out.run([{ do: 'leave', seat: '2' }], '2');
    expect(out.slice.along).toEqual({});
  });

  test('BH-h46-D8: it looks where it was led', () => {
    const house = beside('foyer');
    house.choose(`use lead ${VICTIM} dining-room`, 'answer stay');
    expect([house.slice.looks[VICTIM], house.slice.from[VICTIM]]).toEqual([SOUTH, 'foyer']);
    expect(marksOf(house, '1')).toContainEqual({
      on: { monster: VICTIM },
      word: 'looks',
      turn: SOUTH,
      facts: { direction: { term: 'directions.2' } },
    });
  });

  test('BH-h46-D9: and is held by the hero who has led it', () => {
    const house = beside('foyer');
    house.choose(`use lead ${VICTIM} ${HALL}`, 'answer stay');
    house.put('1', 'attic');
    untilTurnOf(house, '1');
    house.night(0).rest();
    expect([house.asked, house.monster(VICTIM)?.room, house.placeOf('2')]).toEqual(['2 turn', HALL, HALL]);
  });
});

describe('the front door', () => {
  test.each([
    ['4', [2, 2, 0, 0, 0], false],
    ['5', [2, 2, 1, 0, 0], true],
  ])('BH-h46-H, BH-front-door: %s on Might', (_, dice, isOpen) => {
    const house = begun({ dice, decks: { event: ['rotten'] } });
    house.rate('2', { might: 8 });
    house.reload(...dice, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    house.choose('use front-door might');
    expect(house.slice.door.openedIn !== null).toBe(isOpen);
  });

  test('BH-h46-D3: led to the Hall with a room left, the two go out together, and the Victim counts', () => {
    const house = beside('foyer').set(OPEN);
    house.choose(`use lead ${VICTIM} ${HALL}`);
    expect(house.choices).toContain('answer out');
    house.choose('answer out');
    expect([house.slice.out, house.monster(VICTIM), house.G.explorers[2]?.life]).toEqual([
      1,
      undefined,
      'left',
    ]);
    expect(house.choices).toEqual(['answer back', 'answer out']);
    house.choose('answer out');
    expect(house.asked).toBe('0 turn');
    expect(marksOf(house, '1')).toContainEqual({ on: 'haunt', word: 'out', value: 1 });
  });

  test('BH-h46-D3: out at once from the Hall, but not while the door is shut', () => {
    const house = beside(HALL);
    expect(house.of(`use lead ${VICTIM} out`)).toEqual([]);
    house.set(OPEN);
    expect(house.of(`use lead ${VICTIM} out`)).toHaveLength(1);
  });

  test('BH-h46-D16, BH-h46-K5: back at once for one space of the same turn, which leads nobody else', () => {
    const house = beside(HALL).set(OPEN);
    house.put(SECOND, HALL).put('1', HALL).put(FREAK, HALL);
    house.choose(`use lead ${VICTIM} out`, 'answer back');
    expect([house.asked, house.placeOf('2'), house.G.turn.spent]).toEqual(['2 turn', HALL, 1]);
    expect(house.told).toContain('comes-back');
    expect(house.of('use lead')).toEqual([]);
  });

  test('BH-h46-D16: without a Victim as well; then back at the start of a later turn, for one space flat', () => {
    const house = begun().set(OPEN);
    house.put('1', HALL).put('2', HALL);
    expect(house.optionOf('use leave')?.cost).toBe(2);
    house.choose('use leave');
    expect([house.asked, house.G.explorers[2]?.life]).toEqual(['0 turn', 'left']);
    house.put('0', 'attic').put('1', HALL);
    untilTurnOf(house, '1');
    house.night(0).rest();
    expect(house.asked).toBe('2 pick');
    house.choose('answer back');
    expect([house.asked, house.placeOf('2'), house.G.turn.spent, house.G.turn.hasMoved]).toEqual([
      '2 turn',
      HALL,
      1,
      true,
    ]);
    expect(house.slice).toMatchObject({ owes: null });
  });

  test('BH-h46-K4: Victims walk before whoever is out is asked; whoever has come back leads nobody in that turn', () => {
    const house = begun().set(OPEN);
    house.choose('use leave');
    for (const one of ['0', '1', FREAK, OTHER]) house.put(one, 'basement-landing');
    house.put(VICTIM, 'grand-staircase');
    untilTurnOf(house, '1');
    house.night(0).rest();
    expect([house.asked, house.monster(VICTIM)?.room]).toEqual(['2 pick', HALL]);
    house.choose('answer back');
    expect([house.of('use lead'), house.optionOf('use lead-late')?.not?.reason]).toEqual([[], 'lead-first']);
  });

  test('BH116: a companion that has been left in the Hall goes with whoever comes back', () => {
    const house = beside(HALL).set(OPEN);
    house.G.piles.push({ room: HALL, side: null, cards: ['dog'] });
    house.choose(`use lead ${VICTIM} out`, 'answer back');
    expect(house.cardsOf('2')).toEqual(['dog']);
  });

  test('BH-h46-D16: whoever stays out has no turn, and can’t be attacked', () => {
    const house = begun().set(OPEN);
    house.choose('use leave');
    untilTurnOf(house, '1');
    house.put('1', HALL).put('0', 'attic');
    expect(house.of('attack')).toEqual([]);
    house.night(0).rest();
    house.choose('answer out');
    expect(house.asked).toBe('0 turn');
  });
});

describe('dying', () => {
  test('BH-h46-R3: a Freak that a hero beats is dead, and leaves nobody to be eaten', () => {
    const house = begun();
    house.put('2', 'foyer').put(FREAK, 'foyer');
    attacks(house, '2', FREAK, 4, 3);
    expect([house.monster(FREAK), house.slice.bodies, house.changes('2')]).toEqual([undefined, [], {}]);
  });

  test('BH-h46-R3: a hero whom it beats is hurt as ever', () => {
    const house = begun();
    house.put('2', 'foyer').put(FREAK, 'foyer');
    attacks(house, '2', FREAK, 2, 3);
    expect(house.asked).toBe('2 split');
  });

  test('BH-h46-D15: a Freak beaten in its own attack by a hero dies', () => {
    const house = dinner(begun(), { [FREAK]: 'foyer', '0': 'foyer', '2': 'attic' });
    attacks(house, FREAK, '0', 2, 4);
    expect([house.monster(FREAK), house.changes('0')]).toEqual([undefined, {}]);
  });

  test('BH-h46-R3: a Freak that wins against a hero hurts him', () => {
    const house = dinner(begun(), { [FREAK]: 'foyer', '0': 'foyer', '2': 'attic' });
    attacks(house, FREAK, '0', 4, 3);
    expect(house.asked).toBe('0 split');
  });

  test('BH-h46-R3: a Victim that is beaten dies, and its body lies there', () => {
    const house = dinner(begun(), { [FREAK]: 'foyer', [VICTIM]: 'foyer', '0': 'attic', '2': 'attic' });
    attacks(house, FREAK, VICTIM, 4, 3);
    expect([house.monster(VICTIM), house.slice.bodies]).toEqual([
      undefined,
      [{ room: 'foyer', of: 'victim' }],
    ]);
    expect(marksOf(house, '0')).toContainEqual({ on: { room: 'foyer' }, word: 'victim-body', value: 1 });
  });

  test('BH-h46-D15: a Victim that beats its attacker hurts, kills and stuns nobody', () => {
    const house = dinner(begun(), { [FREAK]: 'foyer', [VICTIM]: 'foyer', '0': 'attic', '2': 'attic' });
    attacks(house, FREAK, VICTIM, 2, 3);
    expect([house.monster(FREAK)?.stunned, house.monster(VICTIM)?.room, house.told.at(-1)]).toEqual([
      0,
      'foyer',
      'unhurt',
    ]);
    const other = begun();
    untilTurnOf(other, '1');
    other.put('1', 'foyer').put(VICTIM, 'foyer').put('0', 'attic').put('2', 'attic');
    attacks(other, '1', VICTIM, 2, 3);
    expect([other.asked, other.changes('1')]).toEqual(['1 turn', {}]);
  });

  test('BH-h46-R3: a tie is a tie, and the traitor who loses to a hero is hurt', () => {
    const house = dinner(begun(), { [FREAK]: 'foyer', [VICTIM]: 'foyer', '0': 'attic', '2': 'attic' });
    attacks(house, FREAK, VICTIM, 3, 3);
    expect([house.monster(FREAK)?.room, house.monster(VICTIM)?.room]).toEqual(['foyer', 'foyer']);
    const other = begun();
    other.put('2', 'foyer').put('1', 'foyer').put('0', 'attic');
    attacks(other, '2', '1', 4, 3);
    expect(other.asked).toBe('1 split');
  });

  test('BH-h46-D5: what a blast or an event does to a Victim is its death as well, and counts', () => {
    const house = alone();
    house.run([{ do: 'harm', seat: VICTIM, kind: 'physical', points: 1 }]);
    expect([house.monster(VICTIM), house.slice.bodies]).toHaveLength(2);
    expect(house.monster(VICTIM)).toBeUndefined();
    const fled = alone().set({ ...OPEN, out: 1 });
    fled.G.monsters = fled.G.monsters.filter(({ id }) => id !== SECOND);
    fled.run([{ do: 'harm', seat: VICTIM, kind: 'physical', points: 1 }]);
    fled.G.explorers.forEach((one, seat) => {
      if (seat !== 1) one.life = 'left';
    });
    fled.settle();
    expect(fled.G.outcome).toBeNull();
    const event = begun();
    event.put('2', 'foyer').put(VICTIM, 'foyer').put('0', 'attic').put('1', 'attic');
    for (const figure of [FREAK, OTHER, SECOND]) event.put(figure, 'attic');
    event.load('2', 'might', 4);
    event.load(VICTIM, 'might', 2);
    event.run([{ do: 'attack', attacker: '2', target: VICTIM, trait: 'might', isFree: true, noSteal: true }]);
    expect(event.monster(VICTIM)).toBeUndefined();
  });

  test('BH-h46-R3: a blast kills a Freak', () => {
    const house = alone();
    house.run([{ do: 'harm', seat: FREAK, kind: 'physical', points: 1 }]);
    expect(house.monster(FREAK)).toBeUndefined();
  });

  test('BH-h46-D4, BH-h46-K7: a hero’s body lies there too, a traitor’s does not', () => {
    const house = begun();
    house.put('0', 'attic');
    house.run([{ do: 'die', seat: '0' }]);
    house.run([{ do: 'die', seat: '1' }]);
    expect(house.slice.bodies).toEqual([{ room: 'attic', of: 'hero' }]);
    expect(marksOf(house, '2')).toContainEqual({ on: { room: 'attic' }, word: 'hero-body', value: 1 });
  });
});

describe('feasting', () => {
  const LAID: Body[] = [{ room: 'foyer', of: 'victim' }];
  const FAR = { '0': 'basement-landing', '2': 'basement-landing', '1': 'basement-landing' };

  test('BH-h46-D13: a Freak that is there as the turn begins has one more of each trait, and the body is gone', () => {
    const house = begun().set({ bodies: LAID });
    dinner(house, { ...FAR, [FREAK]: 'foyer', [OTHER]: 'attic', [VICTIM]: 'attic' });
    house.choose(`use ${FREAK} feast victim`);
    expect([house.slice.bodies, house.slice.eaten, house.slice.fed]).toEqual([[], 1, { [FREAK]: 1 }]);
    const row = (['speed', 'might', 'sanity'] as const).map((trait) => traitOf(seenIn(house), FREAK, trait));
    expect(row).toEqual([3, 5, 5]);
    expect(house.monster(FREAK)).toMatchObject({ isDone: true });
    expect(house.of(`go ${FREAK}`)).toEqual([]);
    expect(marksOf(house, '0')).toEqual(
      expect.arrayContaining([
        { on: { monster: FREAK }, word: 'fed', value: 1 },
        { on: 'haunt', word: 'eaten', value: 1 },
      ]),
    );
  });

  test('BH-h46-D13: one that has moved or attacked feasts no more, nor one that came or killed in this turn', () => {
    const house = begun().set({ bodies: LAID });
    dinner(house, { ...FAR, [FREAK]: 'grand-staircase', [OTHER]: 'attic', [VICTIM]: 'grand-staircase' });
    house.choose(`go ${FREAK} foyer`);
    expect(house.of(`use ${FREAK} feast`)).toEqual([]);
    expect(house.optionOf(`use ${FREAK} feast victim`)?.not?.reason).toBe('feast-first');
    const killer = begun();
    dinner(killer, { ...FAR, [FREAK]: 'foyer', [OTHER]: 'foyer', [VICTIM]: 'foyer' });
    attacks(killer, FREAK, VICTIM, 4, 1);
    killer.choose(`end ${FREAK}`);
    expect(killer.slice.bodies).toHaveLength(1);
    expect(killer.of(`use ${OTHER} feast`)).toEqual([]);
    killer.rest();
    dinner(killer, { ...FAR, [FREAK]: 'foyer', [OTHER]: 'foyer', [SECOND]: 'attic' });
    // One stands for both, and for the other nothing is left.
    expect(killer.of('use')).toEqual([`use ${FREAK} feast victim`]);
    killer.choose(`use ${FREAK} feast victim`);
    expect(killer.of('use')).toEqual([]);
  });

  test('BH-h46-D4, BH-h46-K6: a living hero in the room keeps it, on whichever side of a barrier', () => {
    const house = begun().set({ bodies: LAID });
    dinner(house, { ...FAR, '0': 'foyer', [FREAK]: 'foyer', [OTHER]: 'attic' });
    expect(house.optionOf(`use ${FREAK} feast victim`)?.not).toEqual({ reason: 'watched', clause: 'BH-h46' });
    const tiles: Laid[] = [...TILES, ['tower', 'upper', 1, 0], ['bloody-room', 'upper', 2, 0]];
    const tower = begun({ tiles }).set({ bodies: [{ room: 'tower', of: 'victim' }] });
    dinner(tower, { ...FAR, '0': 'tower 1', [FREAK]: 'tower 3', [OTHER]: 'attic' });
    expect(tower.of('use')).toEqual([]);
    const other = begun({ tiles }).set({ bodies: [{ room: 'tower', of: 'victim' }] });
    dinner(other, { ...FAR, [FREAK]: 'tower 3', [OTHER]: 'attic' });
    expect(other.of('use')).toEqual([`use ${FREAK} feast victim`]);
  });

  test('BH-h46-D13: the traitor has a space more in each trait, and the turn is over', () => {
    const house = begun().set({ bodies: LAID });
    for (const one of ['0', '2']) house.put(one, 'attic');
    house.put('1', 'foyer');
    for (const one of [FREAK, OTHER]) house.put(one, 'attic');
    untilTurnOf(house, '1');
    for (const one of [FREAK, OTHER]) house.load(one, 'speed', 0);
    house.reload(0, 0);
    house.choose('use feast victim');
    expect(house.changes('1')).toEqual({ speed: 1, might: 1, sanity: 1, knowledge: 1 });
    expect([house.asked, house.slice.eaten, house.slice.bodies]).toEqual(['1 monster', 1, []]);
  });

  test('BH-h46-D13: not after anything else, nor where he has only just come to', () => {
    const house = begun().set({ bodies: LAID });
    for (const one of ['0', '2']) house.put(one, 'attic');
    house.put('1', HALL);
    untilTurnOf(house, '1');
    house.choose('go foyer');
    expect(house.of('use feast')).toEqual([]);
    expect(house.optionOf('use feast victim')?.not?.reason).toBe('feast-first');
    house.G.turn = { ...house.G.turn, hasMoved: false, spent: 0 };
    house.put('1', 'foyer');
    expect(house.of('use feast')).toEqual([]);
  });

  test('BH-h46-D13: whoever has attacked feasts no more in that turn', () => {
    const house = begun().set({ bodies: LAID });
    dinner(house, { ...FAR, [FREAK]: 'foyer', [OTHER]: 'attic', [VICTIM]: 'foyer', [SECOND]: 'attic' });
    expect(house.of(`use ${FREAK}`)).toHaveLength(1);
    attacks(house, FREAK, VICTIM, 2, 2);
    expect(house.of(`use ${FREAK}`)).toEqual([]);
    const traitor = begun().set({ bodies: LAID });
    for (const one of ['0', '2']) traitor.put(one, 'attic');
    traitor.put('1', 'foyer');
    untilTurnOf(traitor, '1');
    expect(traitor.of('use feast')).toHaveLength(1);
    traitor.G.turn = { ...traitor.G.turn, hasAttacked: true };
    traitor.put('1', 'foyer');
    expect(traitor.of('use feast')).toEqual([]);
  });

  test('BH-h46-D13: nor where a hero was when the turn began, though he has died in it', () => {
    const house = begun().set({ bodies: LAID });
    dinner(house, { ...FAR, '0': 'foyer', [FREAK]: 'foyer', [OTHER]: 'attic' });
    house.run([{ do: 'die', seat: '0' }], '1');
    house.put(FREAK, 'foyer');
    expect(house.optionOf(`use ${FREAK} feast victim`)?.not?.reason).toBe('feast-first');
  });

  test('BH-h46-D4: a hero’s body is eaten as well, and is not counted', () => {
    const house = begun().set({ bodies: [{ room: 'foyer', of: 'hero' }, ...LAID] });
    dinner(house, { ...FAR, [FREAK]: 'foyer', [OTHER]: 'attic' });
    expect(house.of('use')).toEqual([`use ${FREAK} feast victim`, `use ${FREAK} feast hero`]);
    house.choose(`use ${FREAK} feast hero`);
    expect([house.slice.eaten, house.slice.bodies, house.slice.fed]).toEqual([0, LAID, { [FREAK]: 1 }]);
  });

  test('BH-h46-D6, BH-h46-K8: who has feasted rolls its own Speed, all others roll one; 8 dice at most', () => {
    const house = begun({ explorers: [...THREE, 'jenny-leclerc'] }).set({ fed: { [FREAK]: 7 } });
    for (const one of ['0', '1', '2', '3']) house.put(one, 'basement-landing');
    untilTurnOf(house, '1');
    house.reload(1, 1, 1, 1, 1, 1, 1, 1, 2, 0);
    house.choose('end');
    expect(house.G.monsters.filter(({ kind }) => kind === 'freak').map(({ spaces }) => spaces)).toEqual([
      8, 2, 2,
    ]);
    expect(house.dice).toEqual([]);
  });

  test('BH-g35: the dead traitor’s Freaks go on', () => {
    const house = begun();
    house.run([{ do: 'die', seat: '1' }]);
    for (const seat of ['0', '2']) house.put(seat, 'attic');
    house.put(FREAK, 'foyer').put(OTHER, 'foyer');
    house.night(2);
    expect(house.asked).toBe('1 monster');
  });
});

test('BH-h46-K11, BH172: all see where Victims look, who lies where, who is out or eaten; what for stands in one book', () => {
  const house = begun().set({
    bodies: [{ room: 'foyer', of: 'hero' }],
    eaten: 1,
    out: 1,
    fed: { [FREAK]: 2 },
  });
  const open = ['eaten', 'fed', 'hero-body', 'looks', 'looks', 'out'];
  for (const eye of ['0', '1', null])
    expect((house.viewOf(eye) as BetrayalView).marks.map(({ word }) => word).sort()).toEqual(open);
  const { books } = hauntFile(46, 'en') as { books: Record<string, { win: string; goal: string }> };
  expect(`${books.heroes?.goal} ${books.heroes?.win}`).not.toMatch(/eat/i);
  expect(`${books.traitor?.goal} ${books.traitor?.win}`).toMatch(/all Victims have been eaten/);
});

describe('ends', () => {
  test('BH-h46-H1: all Victims and all heroes are out, and nobody has died', () => {
    const house = beside(HALL).set({ ...OPEN, out: 1 });
    house.G.monsters = house.G.monsters.filter(({ id }) => id !== SECOND);
    house.choose(`use lead ${VICTIM} out`);
    expect([house.G.outcome, house.asked]).toEqual([null, '2 pick']);
    house.choose('answer out');
    house.put('0', HALL);
    house.choose('use leave');
    expect(house.G.outcome).toEqual({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH-h46-H1: while a Victim is in the house nobody wins by leaving', () => {
    const house = begun().set({ ...OPEN, out: 1 });
    house.G.monsters = house.G.monsters.filter(({ id }) => id !== SECOND);
    house.G.explorers[0] = { ...house.at.G.explorers[0], life: 'left' } as never;
    house.put('1', 'attic').put('2', HALL);
    house.choose('use leave');
    expect(house.G.outcome).toBeNull();
  });

  test('BH-h46-H1: the last out may be the one who leads the last', () => {
    const house = beside(HALL).set({ ...OPEN, out: 1 });
    house.G.monsters = house.G.monsters.filter(({ id }) => id !== SECOND);
    house.G.explorers[0] = { ...house.at.G.explorers[0], life: 'left' } as never;
    house.choose(`use lead ${VICTIM} out`);
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH-h46-H2: all Freaks and the traitor are dead, whoever has died or is left', () => {
    const house = begun();
    house.run([{ do: 'harm', seat: VICTIM, kind: 'physical', points: 1 }]);
    house.run([{ do: 'harm', seat: FREAK, kind: 'physical', points: 1 }]);
    house.run([{ do: 'harm', seat: OTHER, kind: 'physical', points: 1 }]);
    expect(house.G.outcome).toBeNull();
    house.run([{ do: 'die', seat: '1' }]);
    expect(house.G.outcome).toEqual({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH-h46-H2: a dead traitor alone is not enough', () => {
    const house = begun();
    house.run([{ do: 'die', seat: '1' }]);
    expect(house.G.outcome).toBeNull();
  });

  test.each([
    ['a hero', { do: 'die', seat: '0' }],
    ['a Victim', { do: 'harm', seat: SECOND, kind: 'physical', points: 1 }],
  ] as const)('BH-h46-D5: once %s has died nobody wins by leaving', (_, death) => {
    const house = beside(HALL).set(OPEN);
    house.put('0', 'attic');
    house.run([death]);
    house.set({ out: death.do === 'die' ? 2 : 1 });
    house.G.monsters = house.G.monsters.filter(({ kind }) => kind !== 'victim');
    for (const one of house.G.explorers)
      if (one.life === 'alive' && one !== house.G.explorers[1]) one.life = 'left';
    house.settle();
    expect(house.G.outcome).toBeNull();
  });

  test('BH-h46-T1: all Victims have been eaten', () => {
    const house = begun().set({ bodies: [{ room: 'foyer', of: 'victim' }], eaten: 1 });
    house.G.monsters = house.G.monsters.filter(({ kind }) => kind !== 'victim');
    dinner(house, { [FREAK]: 'foyer', [OTHER]: 'attic', '0': 'attic', '2': 'attic', '1': 'attic' });
    expect(house.G.outcome).toBeNull();
    house.choose(`use ${FREAK} feast victim`);
    expect(house.G.outcome).toEqual({ side: 'traitor', winners: ['1'], how: 'goal' });
  });

  test('BH-h46-T2: once one is out, that is no win any more', () => {
    const house = begun().set({ eaten: 1, out: 1 });
    house.G.monsters = house.G.monsters.filter(({ kind }) => kind !== 'victim');
    house.settle();
    expect(house.G.outcome).toBeNull();
    house.set({ eaten: 2 }).settle();
    expect(house.G.outcome).toBeNull();
  });

  test('BH-h46-T3: all heroes are dead; one who is out lives', () => {
    const house = begun();
    house.G.explorers[0] = { ...house.at.G.explorers[0], life: 'left' } as never;
    house.run([{ do: 'die', seat: '2' }]);
    expect(house.G.outcome).toBeNull();
    const other = begun();
    other.run([{ do: 'die', seat: '2' }]);
    other.run([{ do: 'die', seat: '0' }]);
    expect(other.G.outcome).toEqual({ side: 'traitor', winners: ['1'], how: 'dead' });
  });
});

describe('what each side makes for', () => {
  const goalOf = (house: House, seat: string) => (house.viewOf(seat) as BetrayalView).goal;
  const next = (house: House, seat: string) => goalOf(house, seat)?.next;

  test('the heroes: one sees to the door, all others fetch; then out, and nobody stays in between', () => {
    const house = begun();
    expect(next(house, '0')).toMatchObject({ kind: 'lead-shut', facts: { out: 0, of: 2 } });
    expect(Object.values(goalOf(house, '0')?.own ?? {}).sort()).toEqual([[HALL], ['grand-staircase']]);
    house.set({ ...OPEN, out: 1 });
    expect(next(house, '0')?.kind).toBe('lead');
    expect(house.optionOf('use leave')?.weight).toBeLessThan(0.1);
    house.G.monsters = house.G.monsters.filter(({ kind }) => kind !== 'victim');
    house.set({ out: 2 });
    expect(next(house, '0')).toMatchObject({ kind: 'leave', facts: { left: 2 } });
    expect(house.optionOf('use leave')?.weight).toBe(50);
  });

  test('once somebody has died: all who have to die', () => {
    const house = begun();
    house.run([{ do: 'harm', seat: VICTIM, kind: 'physical', points: 1 }]);
    expect(goalOf(house, '0')).toMatchObject({
      next: { kind: 'kill', facts: { left: 3 } },
      prey: [FREAK, OTHER, '1'],
    });
  });

  test('the traitor: Victims, and whoever lies there unwatched; once one is out, the heroes alone', () => {
    const house = begun().set({ bodies: [{ room: 'dining-room', of: 'victim' }] });
    expect(goalOf(house, '1')).toMatchObject({
      next: { kind: 'eat', facts: { done: 0, of: 2 } },
      prey: [VICTIM, SECOND, '0', '2'],
      own: { [FREAK]: ['dining-room'] },
    });
    house.put('0', 'dining-room');
    expect(goalOf(house, '1')?.own).toEqual({});
    house.set({ out: 1 });
    expect(goalOf(house, '1')).toMatchObject({
      next: { kind: 'hunt', facts: { left: 2 } },
      prey: ['0', '2'],
    });
  });

  test('the Attic is looked for where there is none', () => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: [], isStackShort: true });
    expect([next(house, '0')?.kind, next(house, '1')?.kind]).toEqual(['find', 'hunt']);
  });
});

describe('positions that are rare', () => {
  test('BH-h46-K12, BH73: a Victim that can’t tear itself away from a Music Box walks no further in that round', () => {
    const open = (dice: readonly number[], from = 'grand-staircase', before = 'upper-landing') => {
      const house = alone();
      house.G.piles.push({ room: 'foyer', side: null, cards: ['music-box'] });
      house.G.slices['music-box'] = true;
      house.put(SECOND, 'basement-landing').night(0);
      house.put(VICTIM, from).set({ looks: { [VICTIM]: WEST }, from: { [VICTIM]: before } });
      house.reload(...dice);
      house.rest();
      return [house.asked, house.monster(VICTIM)?.room, house.dice.length];
    };
    expect(open([2, 1, 0])).toEqual(['2 turn', 'foyer', 0]);
    expect(open([2, 2, 0])).toEqual(['2 turn', HALL, 0]);
    expect(open([], 'foyer', HALL)).toEqual(['2 turn', 'upper-landing', 0]);
  });

  test('BH-h46-K1, BH-h46-D1: where the Attic comes late and whoever revealed it is dead, the first living hero says where they look', () => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: [], isStackShort: true });
    house.run([{ do: 'die', seat: '0' }], '2');
    house.run([{ do: 'lay', room: 'attic', floor: 'upper', x: 0, y: -1, turn: 0 }], '2');
    expect(house.asked).toBe('2 pick');
  });

  test('BH-h46-K1: Freaks come with a Dining Room that is laid late', () => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: [], isStackShort: true });
    house.run([{ do: 'lay', room: 'dining-room', floor: 'ground', x: 1, y: 1, turn: 0 }]);
    expect(house.G.monsters.map(({ kind, room }) => [kind, room])).toEqual([
      ['freak', 'dining-room'],
      ['freak', 'dining-room'],
    ]);
  });

  test('BH-h46-K11: how many lie in a room is told of each side’s dead', () => {
    const [victim, hero] = [
      { room: 'foyer', of: 'victim' },
      { room: 'foyer', of: 'hero' },
    ] as const;
    const house = begun().set({ bodies: [victim, hero, victim, { room: 'attic', of: 'victim' }] });
    const told = marksOf(house, '0').filter(({ word }) => word.endsWith('-body'));
    expect(told.map(({ on, word, value }) => [on, word, value])).toEqual([
      [{ room: 'foyer' }, 'victim-body', 2],
      [{ room: 'foyer' }, 'hero-body', 1],
      [{ room: 'attic' }, 'victim-body', 1],
    ]);
  });

  test('BH-h46-K7: the body that is named is eaten, in that room', () => {
    const [attic, hero, victim] = [
      { room: 'attic', of: 'victim' },
      { room: 'foyer', of: 'hero' },
      { room: 'foyer', of: 'victim' },
    ] as const;
    const house = begun().set({ bodies: [attic, hero, victim] });
    const away = { '0': 'basement-landing', '2': 'basement-landing', '1': 'basement-landing' };
    dinner(house, { ...away, [FREAK]: 'foyer', [OTHER]: 'dining-room' });
    house.choose(`use ${FREAK} feast victim`);
    expect(house.slice.bodies).toEqual([attic, hero]);
  });

  test('BH-h46-D13: a Freak that goes and comes back, or falls to another body, feasts no more', () => {
    const away = { '0': 'basement-landing', '2': 'basement-landing', '1': 'basement-landing' };
    const house = begun().set({ bodies: [{ room: 'foyer', of: 'victim' }] });
    dinner(house, { ...away, [FREAK]: 'foyer', [OTHER]: 'attic', [VICTIM]: 'attic' });
    house.choose(`go ${FREAK} ${HALL}`, `go ${FREAK} foyer`);
    expect(house.optionOf(`use ${FREAK} feast victim`)?.not?.reason).toBe('feast-first');
    const fallen = begun().set({ bodies: [{ room: 'foyer', of: 'victim' }] });
    dinner(fallen, { ...away, [FREAK]: 'foyer', [OTHER]: 'attic', [VICTIM]: 'attic' });
    fallen.G.turn = { ...fallen.G.turn, done: [FREAK] };
    fallen.put(FREAK, 'foyer');
    expect(fallen.optionOf(`use ${FREAK} feast victim`)?.not?.reason).toBe('feast-first');
  });

  test('BH-h46-K8: one that has feasted does not stand for one that has not', () => {
    const house = begun().set({ fed: { [FREAK]: 1 } });
    untilTurnOf(house, '1');
    for (const one of ['0', '1', '2']) house.put(one, 'basement-landing');
    house.put(FREAK, 'foyer').put(OTHER, 'foyer');
    house.reload(1, 1, 0, 1, 1);
    house.choose('end');
    expect(house.of(`go ${OTHER}`)).not.toEqual([]);
  });

  test('BH-h46-D3: whoever is on the other side of a barrier is led by nobody', () => {
    const tiles: Laid[] = [...TILES, ['tower', 'upper', 1, 0], ['bloody-room', 'upper', 2, 0]];
    const house = beside('tower 3', { tiles });
    house.put('2', 'tower 1');
    expect(house.of('use lead')).toEqual([]);
  });

  test('BH-h46-D3, BH163: to be led along is a way one has chosen to go, and told of', () => {
    const house = beside('foyer');
    house.choose(`use lead ${VICTIM} dining-room`, 'answer stay');
    expect(house.G.turn).toMatchObject({ hasMoved: true, spent: 0 });
    expect(house.G.journal?.at(-1)).toMatchObject({ kind: 'led', playerID: '2' });
  });

  test('BH-h46-D3, BH133: a turn that has ended on the way leads no further', () => {
    const house = beside('foyer');
    house.G.piles.push({ room: 'grand-staircase', side: null, cards: ['music-box'] });
    house.G.slices['music-box'] = true;
    house.load('2', 'sanity', 0);
    house.choose(`use lead ${VICTIM} grand-staircase`);
    expect([house.asked, house.slice.along, house.monster(VICTIM)?.room]).toEqual([
      '0 turn',
      {},
      'grand-staircase',
    ]);
  });

  test('BH-h46-R1: each room a Victim walks to is told', () => {
    const house = alone();
    walks(house, 'foyer', WEST);
    expect(house.told.at(-1)).toBe('monster-go');
  });

  test('BH-h46-D16, BH-h46-K4: each who is out is asked before a turn of his own', () => {
    const house = begun();
    house.G.explorers[0] = { ...house.at.G.explorers[0], life: 'left' } as never;
    house.choose('end');
    expect([house.asked, house.choices]).toEqual(['0 pick', ['answer back', 'answer out']]);
  });

  test('BH171: who crosses a barrier takes along who goes along', () => {
    const tiles: Laid[] = [...TILES, ['tower', 'upper', 1, 0], ['bloody-room', 'upper', 2, 0]];
    const house = beside('upper-landing', { tiles });
    house.choose(`use lead ${VICTIM} tower 3`);
    house.run([ownStep('room:tower/cross', { seat: '2' })], '2');
    expect([house.placeOf('2'), house.monster(VICTIM)]).toMatchObject([
      'tower 1',
      { room: 'tower', side: 1 },
    ]);
  });

  test('BH166: the room in which somebody is led is not held by that', () => {
    const house = beside('foyer');
    house.choose(`use lead ${VICTIM} grand-staircase`);
    expect(isHeld(house.at, 'grand-staircase')).toBe(false);
  });
});

describe('what bots see at once', () => {
  const goalOf = (house: House, seat: string) => (house.viewOf(seat) as BetrayalView).goal;
  const best = (house: House): string => {
    const all = Object.entries(shares(house));
    return all.sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  };
  const without = (house: House, ...ids: string[]): House => {
    house.G.monsters = house.G.monsters.filter(({ id }) => !ids.includes(id));
    return house;
  };

  test('a Victim is led to the door, and out', () => {
    const house = beside('foyer').set(OPEN);
    expect(best(house)).toBe(`use lead ${VICTIM} ${HALL}`);
    house.choose(`use lead ${VICTIM} ${HALL}`);
    expect(best(house)).toBe('answer out');
  });

  test('nobody is led to a Freak, but past it and out', () => {
    const house = beside('foyer');
    house.put(FREAK, HALL);
    const weight = () => house.optionOf(`use lead ${VICTIM} ${HALL}`)?.weight;
    expect(weight()).toBe(0.5);
    house.set(OPEN);
    expect(weight()).toBe(30);
    house.put('2', 'grand-staircase').put(VICTIM, 'grand-staircase').put(FREAK, 'foyer');
    expect(house.optionOf(`use lead ${VICTIM} foyer`)?.weight).toBe(0.5);
  });

  test('whoever is out comes back while a Victim is in the house, and stays out when none is', () => {
    const house = beside(HALL).set(OPEN);
    house.choose(`use lead ${VICTIM} out`);
    expect(best(house)).toBe('answer back');
    const last = without(beside(HALL).set({ ...OPEN, out: 1 }), SECOND);
    last.choose(`use lead ${VICTIM} out`);
    expect(best(last)).toBe('answer out');
  });

  test('BH-h46-K1: while the Attic is not there everybody looks for it upstairs, and nobody leaves', () => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: [], isStackShort: true }).set(OPEN);
    expect(goalOf(house, '2')).toMatchObject({ own: { '0': [], '2': [] }, floors: ['upper'] });
    expect(house.optionOf('use leave')?.weight).toBeLessThan(0.1);
  });

  test('once somebody has died and one is out, Victims are let be', () => {
    const house = beside('foyer').set({ ...OPEN, out: 1 });
    expect(best(house)).toBe(`use lead ${VICTIM} ${HALL}`);
    house.run([{ do: 'die', seat: '0' }], '2');
    house.put('2', 'foyer');
    expect(house.optionOf(`use lead ${VICTIM} ${HALL}`)?.weight).toBeLessThan(0.1);
    const none = beside('foyer').set(OPEN);
    none.run([{ do: 'die', seat: '0' }], '2');
    none.put('2', 'foyer');
    expect(none.optionOf(`use lead ${VICTIM} ${HALL}`)?.weight).toBe(30);
  });

  test('who has been eaten has died', () => {
    const house = without(begun(), VICTIM).set({ eaten: 1 });
    expect(goalOf(house, '0')?.next?.kind).toBe('kill');
  });

  test('of those beside a Freak a Victim is bitten first, a hero only by one that is stronger', () => {
    const house = dinner(begun(), { [FREAK]: 'foyer', [VICTIM]: 'foyer', '0': 'foyer', '2': 'foyer' });
    house
      .set({ fed: { [FREAK]: 1 } })
      .rate('0', { might: 1 })
      .rate('2', { might: 8 });
    const weight = (target: string) => house.optionOf(`attack ${FREAK} ${target} might`)?.weight;
    expect([weight(VICTIM), weight('0'), weight('2')]).toEqual([8, 4, 0.6]);
  });

  test('they are turned to a door and not to a wall', () => {
    const house = hauntedHouse<Slice>(46, { explorers: THREE, tiles: TILES });
    expect(best(house)).toBe('answer 2');
  });

  test('the strongest hero sees to the door, those nearest to it fetch who is nearest to it, all others wait there', () => {
    const house = begun({ explorers: [...THREE, 'jenny-leclerc', 'professor-longfellow'] });
    const [first, second, third] = house.G.monsters.flatMap(({ kind, id }) =>
      kind === 'victim' ? [id] : [],
    );
    for (const one of ['0', '2', '3', '4']) house.put(one, HALL).rate(one, { might: 2, knowledge: 2 });
    house.rate('3', { might: 8 });
    house
      .put(first ?? '', 'attic')
      .put(second ?? '', 'foyer')
      .put(third ?? '', 'upper-landing');
    house.put('2', 'grand-staircase').put('4', 'attic');
    without(house, 'm8');
    house.set({ out: 1 });
    const all = Object.values(goalOf(house, '0')?.own ?? {}).flat();
    expect(goalOf(house, '0')?.own).toMatchObject({ '3': [HALL], '4': ['attic'] });
    expect(all.sort()).toEqual(['attic', HALL, 'foyer', 'upper-landing'].sort());
    without(house, first ?? '', second ?? '').set({ out: 3 });
    const own = goalOf(house, '0')?.own ?? {};
    expect(own).toMatchObject({ '0': [HALL], '3': [HALL] });
  });

  test('with fewer heroes than Victims those nearest to the door are fetched first', () => {
    const house = begun();
    house
      .put(VICTIM, 'attic')
      .put(SECOND, 'foyer')
      .put('0', 'upper-landing')
      .put('2', HALL)
      .rate('2', { might: 8 });
    expect(goalOf(house, '0')?.own).toEqual({ '0': ['foyer'], '2': [HALL] });
  });

  test('nobody need fear a Victim', () => {
    expect(menaceOf(seenIn(begun()), VICTIM, '1')).toBe(0);
  });

  test('nobody is sent to who lies where no way leads', () => {
    const tiles: Laid[] = [...TILES, ['kitchen', 'basement', 5, 5]];
    const house = begun({ tiles }).set({ bodies: [{ room: 'kitchen', of: 'victim' }] });
    expect(goalOf(house, '1')?.own).toEqual({});
  });

  test('one eater goes to a room of the dead, the nearest that is alive and has a way there', () => {
    const laid: Body = { room: 'foyer', of: 'victim' };
    const house = begun().set({ bodies: [laid, laid] });
    for (const one of ['0', '2']) house.put(one, 'attic');
    house.put('1', 'foyer').put(FREAK, 'attic').put(OTHER, 'dining-room');
    expect(goalOf(house, '1')?.own).toEqual({ '1': ['foyer'] });
    house.G.explorers[1] = { ...house.at.G.explorers[1], life: 'dead' } as never;
    house.put('1', 'foyer');
    expect(goalOf(house, '1')?.own).toEqual({ [OTHER]: ['foyer'] });
    house.set({ bodies: [{ room: 'foyer', of: 'hero' }] });
    expect(goalOf(house, '1')?.own).toEqual({});
  });

  test('whoever begins his turn beside somebody dead eats', () => {
    const house = begun().set({ bodies: [{ room: 'foyer', of: 'victim' }] });
    for (const one of ['0', '2']) house.put(one, 'attic');
    house.put('1', 'foyer');
    for (const one of [FREAK, OTHER]) house.put(one, 'attic');
    untilTurnOf(house, '1');
    expect(best(house)).toBe('use feast victim');
  });

  test('whoever stands in the Hall with the door shut tries it', () => {
    const house = begun();
    house.put('2', HALL).put('0', 'grand-staircase');
    house.rate('2', { might: 8 });
    expect(best(house)).toBe('use front-door might');
  });
});
