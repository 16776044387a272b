import { box } from '@games/betrayal/box';
import { targetsOf } from '@games/betrayal/rules/attacks';
import { daysUntil, firstSeat } from '@games/betrayal/rules/draft';
import { doorsOf, hasDoor, openDoorways, standing, tileOf } from '@games/betrayal/rules/house';
import { addMonster } from '@games/betrayal/rules/monsters';
import { refuseChoice } from '@games/betrayal/rules/refusals';
import type { Step, StepOf } from '@games/betrayal/rules/step';
import { priceOf } from '@games/betrayal/rules/ways';
import { betrayal } from '@games/betrayal/whole';
import { tableOf } from '@tests/table-of';
import type { Ctx } from '@/kit/action';
import { houseOf, type Laid, type Layout, thrown } from './arrange';
import { toyHaunt } from './toy-haunt';

/** Setup, turns, movement and discovery (1.2 to 1.4 and 1.14 of the rulings). */

const goes = (choices: readonly string[]): string[] =>
  choices.flatMap((one) => (one.startsWith('go ') ? [one.slice(3)] : []));

test('BH17 BH46: out of a room that is left by a roll one goes a step at a time, and elsewhere a room may be too far', () => {
  const why = (room: string) => {
    const house = houseOf({
      tiles: [
        ['junk-room', 'ground', 1, 1],
        ['library', 'ground', 3, 0],
      ],
      rooms: [room],
    });
    const ctx = { currentPlayer: '0', activePlayers: null } as unknown as Ctx;
    return refuseChoice(house.viewOf('0'), ctx, { move: 'go', args: ['basement-landing'] });
  };
  expect(why('junk-room')).toEqual({ reason: 'roll-first', clause: 'BH17' });
  expect(why('foyer')).toEqual({ reason: 'out-of-reach', clause: 'BH17' });
});

describe('setup', () => {
  test('BH7: the two of one card are never in play together', () => {
    const table = tableOf(betrayal, 3);
    expect(table.legal('0')).toHaveLength(12);
    table.play('0', 'choose', 'ox-bellows');
    table.rejects('1', 'choose', ['ox-bellows'], 'BH7');
    table.rejects('1', 'choose', ['darrin-flash-williams'], 'BH7');
    expect(table.legal('1')).toHaveLength(10);
  });

  test('who has to answer first is told by the clause of what is asked, not by that of cards that help a roll', () => {
    const table = tableOf(betrayal, 3);
    table.rejects('0', 'go', ['foyer'], { reason: 'answer-first', clause: 'BH7' });
    table.rejects('0', 'answer', ['roll'], { reason: 'no-such-answer', clause: 'BH7' });
  });

  /** Three choose; the last choice opens the door. */
  const opened = () => {
    const table = tableOf(betrayal, 3);
    for (const [seat, explorer] of ['zoe-ingstrom', 'jenny-leclerc', 'vivian-lopez'].entries())
      table.play(String(seat), 'choose', explorer);
    return table;
  };

  test('BH8, BH10: clips where they start; everybody stands in the Entrance Hall with nothing', () => {
    const [zoe] = opened().G.explorers;
    expect(zoe).toEqual({
      explorer: 'zoe-ingstrom',
      room: 'entrance-hall',
      side: null,
      traits: { speed: 4, might: 4, sanity: 3, knowledge: 3 },
      life: 'alive',
      cards: [],
      gains: [],
    });
  });

  test('BH9: the strip and the landings lie on three floors, 42 tiles face down; a spectator knows none of them', () => {
    const table = opened();
    expect(table.G.tiles.map(({ room, floor }) => `${room} ${floor}`)).toEqual([
      'grand-staircase ground',
      'foyer ground',
      'entrance-hall ground',
      'upper-landing upper',
      'basement-landing basement',
    ]);
    expect([table.view(null).stackCount, table.view(null).deckCounts]).toEqual([
      42,
      { omen: 13, item: 22, event: 45 },
    ]);
    expect(JSON.stringify(table.view(null))).not.toContain('junk-room');
  });

  test('BH11, BH82, BH158: whose birthday comes next after a day drawn by lot begins; on the day itself, that one', () => {
    const house = houseOf({ explorers: ['zoe-ingstrom', 'jenny-leclerc', 'vivian-lopez'] });
    const beginsOn = (month: number, day: number) => firstSeat({ ...house.G, day: { month, day } }, box);
    // Zoe on 5 November, Jenny on 4 March, Vivian on 11 January.
    expect(beginsOn(11, 5)).toBe('0');
    expect(beginsOn(11, 6)).toBe('2');
    expect(beginsOn(1, 11)).toBe('2');
    expect(beginsOn(1, 12)).toBe('1');
    expect(beginsOn(3, 5)).toBe('0');
    expect(daysUntil({ month: 12, day: 31 }, { month: 1, day: 1 })).toBe(1);
    const table = opened();
    const told = table.told(null).find(({ kind }) => kind === 'day');
    expect(told?.facts).toMatchObject(table.G.day);
    expect(table.G.turn.seat).toBe(firstSeat(table.G, box));
    const days = Array.from({ length: 20 }, (_, n) => tableOf(betrayal, 3, { seed: `${n}` }).G.day);
    expect(new Set(days.map(({ month, day }) => `${month}/${day}`)).size).toBeGreaterThan(15);
  });

  test('BH6: three to six people', () => {
    expect([betrayal.game.minPlayers, betrayal.game.maxPlayers]).toEqual([3, 6]);
  });

  test('then it goes clockwise, one turn each', () => {
    const house = houseOf();
    house.choose('end');
    expect(house.asked).toBe('1 turn');
    house.choose('end', 'end');
    expect(house.asked).toBe('0 turn');
  });
});

describe('the first rooms', () => {
  const { G } = houseOf();
  const openSides = (room: string) =>
    openDoorways(G, box, standing(G, room).floor).flatMap((one) =>
      one.room === room ? [one.direction] : [],
    );

  test('BH12, BH-foyer: Grand Staircase, Foyer and Entrance Hall from west to east, joined', () => {
    const [west, middle, east] = G.tiles;
    expect([west, middle, east].map((tile) => `${tile?.room} ${tile?.x}`)).toEqual([
      'grand-staircase 0',
      'foyer 1',
      'entrance-hall 2',
    ]);
    const house = houseOf({ rooms: ['grand-staircase'] });
    expect([house.optionOf('go foyer')?.cost, house.optionOf('go entrance-hall')?.cost]).toEqual([1, 2]);
  });

  test('BH13, BH-entrance-hall: doorways north and south, and none to the east', () => {
    expect(openSides('entrance-hall')).toEqual([0, 2]);
    const house = houseOf();
    expect(house.choices.filter((one) => one.startsWith('discover entrance-hall'))).toEqual([
      'discover entrance-hall 0',
      'discover entrance-hall 2',
    ]);
  });

  test('BH14: the Foyer has two, the Grand Staircase none and a window to the south', () => {
    expect([openSides('foyer'), openSides('grand-staircase')]).toEqual([[0, 2], []]);
    expect(box.rooms['grand-staircase']?.window).toBe(2);
  });

  test('BH15: both landings have four', () => {
    expect([openSides('upper-landing'), openSides('basement-landing')]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });

  test('BH16: nothing leads to the basement at first', () => {
    const house = houseOf({ traits: [{ speed: 8 }] });
    expect(goes(house.choices).sort()).toEqual(['foyer', 'grand-staircase', 'upper-landing']);
  });

  test('BH83: a tile may lie east of the Entrance Hall, and its door there is false', () => {
    const tiles: Laid[] = [
      ['ballroom', 'ground', 2, -1],
      ['creaky-hallway', 'ground', 3, -1],
      ['dusty-hallway', 'ground', 3, 0],
    ];
    const house = houseOf({ tiles });
    expect(hasDoor(box, standing(house.G, 'dusty-hallway'), 3)).toBe(true);
    expect(house.optionOf('go dusty-hallway')?.cost).toBe(3);
  });
});

describe('movement', () => {
  test('BH17: as many spaces as Speed, one for each room', () => {
    const slow = houseOf({ traits: [{ speed: 1 }] });
    expect([goes(slow.choices), slow.optionOf('go grand-staircase')?.cost]).toEqual([
      ['foyer', 'grand-staircase'],
      2,
    ]);
    slow.choose('go grand-staircase');
    expect([slow.G.turn.spent, goes(slow.choices)]).toEqual([2, []]);
  });

  test('BH17: a room that is discovered costs a space as well', () => {
    const house = houseOf({ traits: [{ speed: 1 }], stack: ['creaky-hallway', 'dusty-hallway'] });
    house.choose('discover entrance-hall 0');
    expect([house.placeOf('0'), house.G.turn.spent]).toEqual(['creaky-hallway', 1]);
    house.choose('discover creaky-hallway 0');
    expect([house.placeOf('0'), house.G.turn.spent, goes(house.choices)]).toEqual(['dusty-hallway', 2, []]);
    expect(house.choices.some((one) => one.startsWith('discover'))).toBe(false);
  });

  test('BH18: through doors that meet only: not against a wall, not across a corner', () => {
    // The Bedroom has doors east and west; the Attic at the corner one to the south.
    const tiles: Laid[] = [
      ['bedroom', 'upper', 0, -1],
      ['attic', 'upper', 1, -1],
    ];
    const house = houseOf({ rooms: ['upper-landing'], tiles });
    expect(goes(house.choices)).not.toContain('bedroom');
    expect(goes(house.choices)).not.toContain('attic');
    expect(house.choices).not.toContain('discover upper-landing 0');
  });

  test('BH19, BH86: a card drawn ends the movement, and nothing else', () => {
    const tiles: Laid[] = [['coal-chute', 'ground', 1, 1]];
    const house = houseOf({
      cards: [['axe', 'medical-kit']],
      traits: [{ speed: 2 }],
      tiles,
      decks: { item: ['bell'] },
    });
    house.run([{ do: 'draw', deck: 'item' }]);
    expect(house.choices.filter((one) => /^(?:go|discover)/.test(one))).toEqual([]);
    expect(house.choices).toEqual(expect.arrayContaining(['drop axe', 'use medical-kit 0', 'end']));
  });

  const met: Layout = { traitor: '2', rooms: ['foyer', 'foyer', 'foyer'] };

  test('BH20: leaving costs one more for each opponent there who is not stunned', () => {
    const house = houseOf(met);
    addMonster(house.G, 'ghoul', { room: 'foyer', side: null }, { mover: '2' });
    house.run([]);
    // The traitor and the ghoul slow; the other hero does not.
    expect(house.optionOf('go entrance-hall')?.cost).toBe(3);
    Object.assign(house.G.monsters[0] ?? {}, { stunned: 1 });
    house.run([]);
    expect(house.optionOf('go entrance-hall')?.cost).toBe(2);
    expect(houseOf({ ...met, turn: '2' }).optionOf('go entrance-hall')?.cost).toBe(3);
  });

  test('BH20, BH88: one space is always to be had, and only the first', () => {
    const house = houseOf({ ...met, traits: [{ speed: 1 }] });
    for (let n = 0; n < 6; n++) addMonster(house.G, 'ghoul', { room: 'foyer', side: null }, { mover: '2' });
    house.run([]);
    house.choose('go entrance-hall');
    expect([house.placeOf('0'), goes(house.choices)]).toEqual(['entrance-hall', []]);
  });

  test('BH20, BH98: what puts a figure elsewhere costs nothing, whoever is there', () => {
    const house = houseOf(met);
    house.run([{ do: 'put', to: { room: 'upper-landing', side: null } }]);
    expect([house.placeOf('0'), house.G.turn.spent]).toEqual(['upper-landing', 0]);
  });

  test('BH87: nobody slows before the haunt, nor across a barrier', () => {
    expect(houseOf({ rooms: ['foyer', 'foyer'] }).optionOf('go entrance-hall')?.cost).toBe(1);
    const tiles: Laid[] = [['chasm', 'basement', -1, 0]];
    const apart = houseOf({ traitor: '1', rooms: ['chasm 1', 'chasm 3'], tiles });
    expect(apart.optionOf('go basement-landing')?.cost).toBe(1);
    const together = houseOf({ traitor: '1', rooms: ['chasm 1', 'chasm 1'], tiles });
    expect(together.optionOf('go basement-landing')?.cost).toBe(2);
  });

  /** Three explorers and a ghoul in the Foyer, at a haunt whose traitor (seat 2) is hidden until it is said who it is. */
  const masked = (turn: string) => {
    const house = houseOf({ ...met, turn, haunt: { ...toyHaunt, sides: 'hidden' } });
    const ghoul = addMonster(house.G, 'ghoul', { room: 'foyer', side: null }, { mover: '2' });
    const reveal = (isKnown: boolean) => {
      const { haunt } = house.G;
      if (haunt === null) throw new RangeError('there is a haunt');
      haunt.traitor = isKnown ? '2' : null;
      haunt.sides = ['heroes', 'heroes', isKnown ? 'traitor' : 'heroes'];
      house.run([]);
    };
    /** What a step costs whoever's turn it is, and the ghoul. */
    const prices = () => [
      house.optionOf('go entrance-hall')?.cost,
      priceOf({ ...house.at }, ghoul, { room: 'foyer', side: null }, { to: null }, 1, 9),
    ];
    return { house, ghoul, reveal, prices };
  };

  test('BH87: while a traitor is hidden nobody slows anybody, monsters neither; from its revealing on they do', () => {
    const { house, reveal, prices } = masked('0');
    reveal(false);
    expect(prices()).toEqual([1, 1]);
    reveal(true);
    // The traitor and its ghoul slow a hero, two heroes the ghoul.
    expect(prices()).toEqual([3, 3]);
    Object.assign(house.G.monsters[0] ?? {}, { stunned: 1 });
    house.run([]);
    expect(prices()[0]).toBe(2);
    const traitor = masked('2');
    traitor.reveal(false);
    expect(traitor.prices()[0]).toBe(1);
    traitor.reveal(true);
    expect(traitor.prices()[0]).toBe(3);
  });

  test('BH81: where a traitor is hidden anybody may attack anybody, and a monster explorers, before and after', () => {
    const { house, ghoul, reveal } = masked('0');
    for (const isKnown of [false, true]) {
      reveal(isKnown);
      expect(targetsOf(house.at, '0')).toEqual(['1', '2', ghoul]);
    }
    reveal(false);
    expect(targetsOf(house.at, ghoul)).toEqual(['0', '1', '2']);
    reveal(true);
    expect(targetsOf(house.at, ghoul)).toEqual(['0', '1']);
  });

  test('BH84: spaces left follow a Speed that changes in mid-turn', () => {
    const house = houseOf({ rooms: ['grand-staircase'], traits: [{ speed: 4 }] });
    house.choose('go foyer');
    expect(goes(house.choices)).toContain('upper-landing');
    house.run([{ do: 'lose', trait: 'speed', by: 3 }]);
    // Of Speed 2 one space is spent.
    expect(goes(house.choices).sort()).toEqual(['entrance-hall', 'grand-staircase']);
    house.run([{ do: 'gain', trait: 'speed', by: 7 }]);
    expect(goes(house.choices)).toContain('upper-landing');
  });

  test('BH21: what is entered or left may have its say', () => {
    const house = houseOf({ rooms: ['foyer'], tiles: [['coal-chute', 'ground', 1, 1]] });
    house.run([{ do: 'put', to: { room: 'coal-chute', side: null } }]);
    expect(house.placeOf('0')).toBe('basement-landing');
  });
});

describe('discovery', () => {
  test('BH22, BH89: tiles for other floors go face down to the discards, their backs known to all', () => {
    const house = houseOf({ stack: ['attic', 'crypt', 'creaky-hallway'] });
    house.choose('discover entrance-hall 0');
    expect(house.placeOf('0')).toBe('creaky-hallway');
    expect(house.G.discards).toEqual([
      { room: 'attic', isOpen: false, seenBy: [] },
      { room: 'crypt', isOpen: false, seenBy: [] },
    ]);
    const view = betrayal.view(house.G, { currentPlayer: '0' } as never, '1');
    expect(view.discarded).toEqual([
      { floors: ['upper'], room: null, isOpen: false },
      { floors: ['basement'], room: null, isOpen: false },
    ]);
  });

  test('BH22: when the stack runs out the discards become the new one', () => {
    const house = houseOf({ isStackShort: true, stack: ['attic'] });
    house.G.discards = [{ room: 'creaky-hallway', isOpen: false, seenBy: [] }];
    house.choose('discover entrance-hall 0');
    expect([house.placeOf('0'), house.G.stack, house.G.discards]).toEqual(['creaky-hallway', ['attic'], []]);
  });

  test('BH23: any turn with a door at the doorway used; the one with most doors that meet comes first', () => {
    const house = houseOf({
      rooms: ['foyer'],
      tiles: [['creaky-hallway', 'ground', 0, -1]],
      stack: ['dining-room'],
      decks: { omen: ['book'] },
    });
    house.choose('discover foyer 0');
    // Two doors: one to the south, the other to the Hallway in the west, or to the east.
    expect(house.choices).toHaveLength(2);
    const [best = '', other = ''] = house.choices.map((one) => house.optionOf(one)?.label.facts?.meets);
    expect([best, other]).toEqual([2, 1]);
    house.choose(house.choices[0] ?? '');
    expect(doorsOf(box, standing(house.G, 'dining-room'))).toEqual([2, 3]);
  });

  test('BH25: a symbol stops the way, too, where no such card is left', () => {
    const house = houseOf({ stack: ['bloody-room'] });
    house.G.decks.item = [];
    house.choose('discover entrance-hall 0');
    expect([house.cardsOf('0'), house.G.turn.isMovementOver]).toEqual([[], true]);
  });

  /** One doorway is left upstairs, to the north of the landing. */
  const narrow: Laid[] = [
    ['attic', 'upper', 0, 1, 2],
    ['storeroom', 'upper', 1, 0, 3],
    ['conservatory', 'upper', -1, 0, 1],
  ];

  test('BH24, BH89: a tile that would close its floor is skipped, and all have seen it', () => {
    const house = houseOf({
      rooms: ['upper-landing'],
      tiles: narrow,
      stack: ['vault', 'crypt', 'junk-room'],
      decks: { omen: ['book'] },
    });
    house.choose('discover upper-landing 0');
    expect(house.placeOf('0')).toBe('junk-room');
    const view = betrayal.view(house.G, { currentPlayer: '0' } as never, null);
    expect(view.discarded).toEqual([
      { floors: ['basement', 'upper'], room: 'vault', isOpen: true },
      { floors: ['basement'], room: null, isOpen: false },
    ]);
  });

  test('BH90: turns that would close the floor are not offered while another does not', () => {
    const house = houseOf({
      rooms: ['upper-landing'],
      tiles: [...narrow, ['chapel', 'upper', 1, -1, 2]],
      stack: ['library'],
      decks: { event: ['night-view'] },
      dice: thrown(3, 0),
    });
    house.choose('discover upper-landing 0');
    // To the south and the west; to the south and the east it would look at the Chapel's wall.
    expect(doorsOf(box, standing(house.G, 'library'))).toEqual([2, 3]);
  });

  /** The upper floor with one doorway, to the north of the landing, and of its rooms these left; what lies around it is lost. */
  const lastDoorway = (left: readonly string[], isSecond = false) => {
    const around: Laid[] = [
      ['crypt', 'upper', 1, 0],
      ['coal-chute', 'upper', -1, 0],
      ['graveyard', 'upper', 0, 1],
    ];
    const others = Object.entries(box.rooms)
      .filter(
        ([room, { floors, isPrinted }]) =>
          isPrinted !== true && floors.includes('upper') && !left.includes(room),
      )
      .map(([room], n): Laid => [room, 'ground', 10 + 2 * n, 10]);
    const house = houseOf({
      rooms: ['upper-landing'],
      tiles: [...around, ...others],
      traits: [{ speed: 1 }],
    });
    for (const [room] of around.slice(0, isSecond ? 2 : 3)) standing(house.G, room).isLost = true;
    house.run([]);
    return house.choices.filter((one) => one.startsWith('discover upper-landing'));
  };
  const ONE_DOOR = ['attic', 'chapel', 'conservatory', 'mystic-elevator', 'storeroom', 'vault'];

  test('BH90: a doorway behind which every room that is left would close the floor is not offered, however many there are', () => {
    expect(lastDoorway(ONE_DOOR)).toEqual([]);
    expect(lastDoorway([...ONE_DOOR, 'gallery'])).toEqual(['discover upper-landing 0']);
    expect(lastDoorway(['vault'], true)).toEqual(['discover upper-landing 0']);
    expect(lastDoorway([], true)).toEqual([]);
  });

  /** What a book orders to be laid upstairs, by its own words. */
  const laying = (
    room: string,
    more: Partial<StepOf<'find-room'>>,
    layout: Layout,
  ): ReturnType<typeof houseOf> => {
    const house = houseOf(layout);
    house.run([{ do: 'find-room', room, floors: ['upper'], ...more }]);
    return house;
  };

  test('BH90: a haunt’s setup may close the floor, and is offered every turn of the tile', () => {
    const isSetup = { isSetup: true };
    const house = laying('vault', isSetup, { tiles: narrow });
    expect([standing(house.G, 'vault').floor, house.G.stack.includes('vault')]).toEqual(['upper', false]);
    expect(laying('vault', {}, { tiles: narrow }).G.stack).toContain('vault');
    const beside: Laid[] = [...narrow, ['chapel', 'upper', 1, -1, 2]];
    expect(laying('library', {}, { tiles: beside }).asked).toBe('0 turn');
    expect(laying('library', isSetup, { tiles: beside }).choices).toHaveLength(2);
  });

  test('BH-g5, BH-g1: far is as many steps from the nearest of the other side as any legal doorway is; no way is farthest', () => {
    const tiles: Laid[] = [
      ['creaky-hallway', 'upper', 0, 1],
      ['statuary-corridor', 'upper', 0, 2],
      ['bloody-room', 'upper', 0, -1],
    ];
    const isFar = { isFar: true };
    const layout = { rooms: ['upper-landing', 'foyer', 'creaky-hallway'], tiles, traitor: '0' };
    // Seats 1 and 2 are heroes: the nearest of them stands in the hallway, two steps from the Bloody Room.
    const far = laying('attic', isFar, layout);
    expect(new Set(far.choices.map((one) => one.split(' ')[1]))).toEqual(new Set(['bloody-room']));
    expect(laying('attic', {}, layout).choices.length).toBeGreaterThan(far.choices.length);
    // What a hero lays is far from the traitor: behind the Statuary Corridor there is one doorway.
    const away = laying('attic', isFar, {
      ...layout,
      traitor: '2',
      rooms: ['foyer', 'foyer', 'bloody-room'],
    });
    expect(standing(away.G, 'attic')).toMatchObject({ x: 0, y: 3 });
    const below = laying('crypt', { ...isFar, floors: ['basement'] }, layout);
    expect(below.choices).toHaveLength(4);
  });

  test.each([
    ['bloody-room', 'item', ['axe']],
    ['library', 'event', []],
    ['creaky-hallway', undefined, []],
  ] as const)('BH25: %s brings its discoverer one %s, and only then stops the way', (room, symbol, cards) => {
    const house = houseOf({
      stack: [room],
      decks: { item: ['axe'], event: ['night-view'] },
      dice: thrown(3, 0),
    });
    house.choose('discover entrance-hall 0');
    if (house.asked === '0 place') house.choose(house.choices[0] ?? '');
    expect([house.cardsOf('0'), house.G.turn.isMovementOver]).toEqual([cards, symbol !== undefined]);
    expect(house.G.discardPiles.event).toEqual(symbol === 'event' ? ['night-view'] : []);
    // Whoever comes later draws nothing.
    house.choose('end');
    house.choose(`go ${room}`);
    expect([house.cardsOf('1'), house.G.turn.isMovementOver]).toEqual([[], false]);
  });

  test('BH-find (BH-g3, BH-g4): a room is looked for in stack and discards, which are shuffled together, and laid; its symbol draws nothing', () => {
    const house = houseOf({ isStackShort: true, stack: ['attic', 'chasm'] });
    house.G.discards = [{ room: 'library', isOpen: true, seenBy: [] }];
    house.run([
      {
        do: 'find-room',
        room: 'library',
        floors: ['upper'],
        next: [{ do: 'token', token: 'closet', room: '' }],
      },
    ]);
    house.choose('answer upper-landing 0');
    house.choose('answer 0');
    expect([tileOf(house.G, 'library')?.floor, house.tokens]).toEqual(['upper', ['closet in library']]);
    expect([house.asked, house.G.discards, house.G.stack]).toEqual(['0 turn', [], ['attic', 'chasm']]);
    // One that stands already is not looked for.
    house.run([{ do: 'find-room', room: 'library', next: [{ do: 'token', token: 'drip', room: '' }] }]);
    expect(house.tokens).toEqual(['closet in library', 'drip in library']);
  });

  test('BH-find (BH-g4): what can’t be laid goes back, and what hangs on it is left out', () => {
    const house = houseOf({
      tiles: [...narrow, ['vault', 'upper', 0, -1, 2]],
      isStackShort: true,
      stack: ['balcony'],
    });
    house.run([{ do: 'find-room', room: 'balcony', next: [{ do: 'token', token: 'closet', room: '' }] }]);
    expect([house.asked, house.tokens, house.G.stack]).toEqual(['0 turn', [], ['balcony']]);
  });
});

describe('decks', () => {
  test('BH112: an empty deck is its discards, shuffled; where there are none nothing is drawn', () => {
    const house = houseOf();
    house.G.decks.item = [];
    house.G.discardPiles.item = ['axe'];
    house.run([
      { do: 'draw', deck: 'item' },
      { do: 'draw', deck: 'item' },
    ]);
    expect([house.cardsOf('0'), house.G.discardPiles.item]).toEqual([['axe'], []]);
    expect(house.told).toContain('draw-nothing');
  });

  test('BH29, BH31: an omen counts, is kept, and waits for its roll at the end of the turn', () => {
    const house = houseOf({ decks: { omen: ['book'] }, omensDrawn: 2 });
    house.run([{ do: 'draw', deck: 'omen' }]);
    expect([house.cardsOf('0'), house.G.omensDrawn]).toEqual([['book'], 3]);
    expect(house.G.turn.omens).toEqual([{ seat: '0', card: 'book', room: 'entrance-hall' }]);
  });

  test('BH28: an item is kept face up', () => {
    const house = houseOf({ decks: { item: ['axe'] } });
    house.run([{ do: 'draw', deck: 'item' }]);
    const view = betrayal.view(house.G, { currentPlayer: '0' } as never, null);
    expect(view.explorers[0]?.cards).toEqual(['axe']);
  });
});

describe('traits', () => {
  test('BH42: the victim splits physical harm between Speed and Might, mental between Sanity and Knowledge', () => {
    const house = houseOf();
    house.run([{ do: 'harm', kind: 'physical', points: 2 }], '1');
    expect([house.asked, house.choices]).toEqual(['1 split', ['answer 2', 'answer 1', 'answer 0']]);
    house.choose('answer 1');
    house.run([{ do: 'harm', kind: 'mental', points: 2 }], '1');
    house.choose('answer 0');
    expect(house.changes('1')).toEqual({ speed: -1, might: -1, knowledge: -2 });
  });

  test('BH43, BH101: gains stop at the top space; back to the start never lowers', () => {
    const house = houseOf({ traits: [{ might: 7, sanity: 5, speed: 1 }] });
    house.run([
      { do: 'gain', trait: 'might', by: 4 },
      { do: 'restore', trait: 'sanity' },
      { do: 'restore', trait: 'speed' },
    ]);
    expect(house.G.explorers[0]?.traits).toEqual({ speed: 5, might: 8, sanity: 5, knowledge: 3 });
  });

  test('BH101: the lowest number is the space next to the skull', () => {
    // Zoe's Speed shows 4 on her four lowest spaces.
    const house = houseOf({ explorers: ['zoe-ingstrom', 'ox-bellows', 'peter-akimoto'] });
    house.run([{ do: 'sink', trait: 'speed' }]);
    expect(house.changes('0')).toEqual({ speed: -3 });
  });

  test('BH44: before the haunt nobody comes to the skull, and what is left over is lost', () => {
    const house = houseOf({ traits: [{ speed: 2 }] });
    house.run([{ do: 'lose', trait: 'speed', by: 5 }]);
    expect(house.G.explorers[0]).toMatchObject({ life: 'alive', traits: { speed: 1 } });
  });

  test('BH44: after it began, the skull kills at once', () => {
    const house = houseOf({ traits: [{ speed: 2 }], traitor: '2' });
    house.run([{ do: 'lose', trait: 'speed', by: 2 }]);
    expect(house.G.explorers[0]).toMatchObject({ life: 'dead', traits: { speed: 0 } });
    expect(house.asked).toBe('1 turn');
  });

  test('BH102: before the haunt harm may go to a trait that can lose nothing, and a gain to one at its top', () => {
    const house = houseOf({ traits: [{ speed: 1, might: 8 }] });
    house.run([
      { do: 'harm', kind: 'physical', points: 3 },
      { do: 'choose-trait', by: 1, of: ['might', 'sanity'] },
    ]);
    house.choose('answer 3');
    expect(house.choices).toContain('answer might');
    house.choose('answer might');
    expect(house.changes('0')).toEqual({});
  });

  test('BH41: a step over a number that repeats changes the clip, and no value', () => {
    // Ox's Might is 5 on his second and third space.
    const house = houseOf({ dice: thrown(5, 0) });
    house.run([{ do: 'lose', trait: 'might', by: 1 }]);
    house.run([{ do: 'roll', seat: '0', trait: 'might', use: 'task', what: 'rolls.web', rows: [[0, []]] }]);
    expect([house.changes('0'), house.dice]).toEqual([{ might: -1 }, []]);
  });

  test('BH103: the victim rolls its dice of harm, as a roll of its own', () => {
    const house = houseOf({ cards: [[], ['lucky-stone']], dice: [2, 1] });
    house.run([{ do: 'harm', kind: 'mental', dice: 1 }], '1');
    expect(house.asked).toBe('1 after-roll');
    expect(house.choices.some((one) => one.startsWith('answer lucky-stone'))).toBe(true);
  });
});

describe('rolls', () => {
  const roll = (more: Partial<StepOf<'roll'>>): Step => ({
    do: 'roll',
    seat: '0',
    use: 'task',
    what: 'rolls.web',
    rows: [[0, []]],
    ...more,
  });

  test('BH45: as many dice as the value; a fixed number is no roll of a trait, and nothing that changes those touches it', () => {
    const tokens = [{ token: 'blessing', room: 'entrance-hall', side: null }];
    const trait = houseOf({ tokens, dice: Array(9).fill(0) });
    trait.run([roll({ trait: 'speed' })]);
    expect(trait.dice).toHaveLength(9 - 5);
    const fixed = houseOf({ tokens, dice: Array(9).fill(0) });
    fixed.run([roll({ dice: 4 })]);
    expect(fixed.dice).toHaveLength(9 - 4);
  });

  test('BH5: never more than eight dice, whatever adds to them', () => {
    const house = houseOf({ traits: [{ might: 8 }], dice: Array(12).fill(1) });
    house.run([roll({ trait: 'might', moreDice: 3 })]);
    expect(house.dice).toHaveLength(12 - 8);
    house.dice.push(...Array(12).fill(1));
    house.run([roll({ dice: 12 })]);
    expect(house.dice).toHaveLength(12 - 8 + 12 - 8);
  });

  test('BH47: an attack and a defence are rolls of the trait they are made with', () => {
    // A Blessing lies in the room: one die more for both.
    const tokens = [{ token: 'blessing', room: 'entrance-hall', side: null }];
    const house = houseOf({ tokens, traitor: '1', dice: [...thrown(6, 3), ...thrown(3, 3)] });
    expect(house.optionOf('attack 1 might')?.odds?.dice).toBe(6);
    house.choose('attack 1 might');
    expect([house.dice, house.changes('1')]).toEqual([[], {}]);
  });
});

test('BH118: what is lost by dying changes nothing any more; what is given goes in the order that its owner names', () => {
  const house = houseOf({ cards: [['book', 'amulet-of-the-ages']], traitor: '2', traits: [{ speed: 1 }] });
  house.run([{ do: 'lose', trait: 'speed', by: 1 }]);
  expect(house.changes('0')).toEqual({ speed: -1 });
  expect(house.G.piles).toEqual([
    { room: 'entrance-hall', side: null, cards: ['book', 'amulet-of-the-ages'] },
  ]);
  const giver = houseOf({ cards: [['book', 'holy-symbol']] });
  giver.choose('trade 1', 'answer give holy-symbol', 'answer give book', 'answer offer', 'answer accept');
  expect(giver.cardsOf('1')).toEqual(['holy-symbol', 'book']);
});
