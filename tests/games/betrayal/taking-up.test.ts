import { determinizeWith } from '@games/betrayal/bot/worlds';
import { placeOf } from '@games/betrayal/rules/figures';
import { roomsLeft } from '@games/betrayal/rules/house';
import { addMonster } from '@games/betrayal/rules/monsters';
import type { Haunt } from '@games/betrayal/rules/thing';
import { waysFrom } from '@games/betrayal/rules/ways';
import { betrayal } from '@games/betrayal/whole';
import type { Ctx } from '@/kit/action';
import { RandomSource } from '@/kit/random';
import { houseOf, type Laid, type Layout } from './arrange';
import { toyHaunt } from './toy-haunt';

/** Tiles that go back, are out of the game, or are laid anew. */

const CELLAR: readonly Laid[] = [
  ['larder', 'basement', 0, 1],
  ['stairs-from-basement', 'basement', 1, 0, 1],
];
const BASEMENT = ['basement-landing', 'larder', 'stairs-from-basement'];

/** The basement is out of the game; what was in it is in the Foyer. */
const withoutBasement = ({ tiles = [], ...layout }: Layout = {}) => {
  const house = houseOf({ traitor: '2', tiles: [...CELLAR, ...tiles], ...layout });
  house.run([{ do: 'take-up', rooms: BASEMENT, to: 'gone', into: 'foyer' }]);
  return house;
};
type House = ReturnType<typeof withoutBasement>;
const onFloor = ({ G }: House, floor: string) =>
  G.tiles.filter((tile) => tile.floor === floor).map(({ room }) => room);

describe('out of the game', () => {
  test('tiles are in no stack and no house, bots deal none of them, and no piece is missing', () => {
    const begun = houseOf({ traitor: '2', tiles: CELLAR });
    const before = betrayal.inventory?.(begun.G);
    const house = withoutBasement();
    expect(onFloor(house, 'basement')).toEqual([]);
    expect(house.G.gone).toEqual(BASEMENT);
    expect(house.G.stack.filter((room) => BASEMENT.includes(room))).toEqual([]);
    expect(betrayal.inventory?.(house.G)).toEqual(before);
    const left = roomsLeft({ table: house.G, box: house.box }, 'basement');
    expect(left).not.toContain('larder');
    expect(left).toContain('crypt');
    const world = determinizeWith(house.box)(
      house.viewOf('0'),
      {} as Ctx,
      new RandomSource({ seed: 'a', position: 0 }),
    );
    expect(world.stack.toSorted()).toEqual(house.G.stack.toSorted());
    expect(world.gone).toEqual(BASEMENT);
    expect(house.told).toContain('rooms-gone');
  });

  test('people, monsters and piles come to the room that is named, and nothing is entered by that; tokens go', () => {
    const house = houseOf({ traitor: '2', tiles: CELLAR, rooms: ['larder', 'basement-landing'] });
    addMonster(house.G, 'ghoul', { room: 'larder', side: null }, { mover: '2' });
    house.G.piles = [
      { room: 'larder', side: null, cards: ['axe', 'dog'] },
      { room: 'foyer', side: null, cards: ['bell'] },
    ];
    house.G.tokens = [
      { id: 1, token: 'drip', room: 'larder', side: null },
      { id: 2, token: 'smoke', room: 'foyer', side: null },
    ];
    house.run([{ do: 'take-up', rooms: BASEMENT, to: 'gone', into: 'foyer' }]);
    expect(['0', '1', '2'].map((seat) => house.placeOf(seat))).toEqual(['foyer', 'foyer', 'entrance-hall']);
    expect(house.G.monsters[0]).toMatchObject({ room: 'foyer', side: null });
    expect(house.G.piles).toEqual([{ room: 'foyer', side: null, cards: ['bell', 'axe', 'dog'] }]);
    expect(house.tokens).toEqual(['smoke in foyer']);
    expect(house.told).toEqual(expect.arrayContaining(['rooms-gone', 'pile-moved', 'put', 'monster-put']));
    expect([house.cardsOf('0'), house.cardsOf('1')]).toEqual([[], []]);
    expect(house.G.turn).toMatchObject({ hasMoved: false, spent: 0 });
  });

  test('whoever comes out of such a room, or with one that is laid anew, is heard to come', () => {
    const heard: string[] = [];
    const haunt: Haunt = {
      ...toyHaunt,
      on: {
        came: ({ G }, { figure }) => {
          heard.push(`${figure} ${placeOf(G, figure).room}`);
          return [];
        },
      },
    };
    const house = houseOf({ haunt, traitor: '2', tiles: CELLAR, rooms: ['larder', 'basement-landing'] });
    house.run([{ do: 'lay', room: 'larder', floor: 'basement', x: 0, y: -1, turn: 0 }]);
    expect(heard.splice(0)).toEqual(['0 larder']);
    house.run([{ do: 'take-up', rooms: ['larder'], to: 'stack', into: 'foyer' }]);
    expect(heard).toEqual(['0 foyer']);
  });

  test('BH-h32-D6: what leads to rooms that stay is left: the token below a Collapsed Room, too; where nothing lay nothing is told to be moved', () => {
    const house = houseOf({
      traitor: '2',
      tiles: [...CELLAR, ['collapsed-room', 'ground', 1, 1]],
      tokens: [{ token: 'below-collapsed-room', room: 'larder', side: null }],
    });
    house.run([{ do: 'take-up', rooms: ['stairs-from-basement'], to: 'stack', into: 'basement-landing' }]);
    expect([house.tokens, house.told.includes('pile-moved')]).toEqual([
      ['below-collapsed-room in larder'],
      false,
    ]);
    house.run([{ do: 'take-up', rooms: ['collapsed-room'], to: 'stack', into: 'entrance-hall' }]);
    expect(house.tokens).toEqual([]);
  });

  test('rooms that don’t stand are not taken up, and of none nothing is told', () => {
    const house = houseOf({ traitor: '2' });
    const { length } = house.G.stack;
    house.run([{ do: 'take-up', rooms: ['attic'], to: 'stack', into: 'foyer' }]);
    expect([house.G.stack.length, house.told.includes('rooms-back')]).toEqual([length, false]);
  });

  test('the Coal Chute leads nowhere then: one stands in it, and no monster finds a way down', () => {
    const house = withoutBasement({
      tiles: [['coal-chute', 'ground', 1, 1]],
      rooms: ['foyer', 'entrance-hall', 'upper-landing'],
    });
    house.choose('go coal-chute');
    expect(house.placeOf('0')).toBe('coal-chute');
    const usual = houseOf({
      traitor: '2',
      tiles: [['coal-chute', 'ground', 1, 1]],
      rooms: ['foyer', 'entrance-hall', 'upper-landing'],
    });
    usual.choose('go basement-landing');
    expect(usual.placeOf('0')).toBe('basement-landing');
    const climbs = ({ G, at }: House) => {
      addMonster(G, 'ghoul', { room: 'coal-chute', side: null }, { mover: '2' });
      return waysFrom(at, 'm1', { room: 'coal-chute', side: null }).map(({ to }) => to?.room);
    };
    expect([climbs(house).includes('basement-landing'), climbs(usual).includes('basement-landing')]).toEqual([
      false,
      true,
    ]);
  });

  test('nobody jumps or falls through the Collapsed Room', () => {
    const house = withoutBasement({
      tiles: [['collapsed-room', 'ground', 1, 1]],
      rooms: ['collapsed-room', 'entrance-hall', 'upper-landing'],
      dice: [0, 0, 0, 0],
    });
    expect(house.choices).not.toContain('use collapsed-room');
    const { stack, discards } = structuredClone(house.G);
    house.run([{ do: 'discovered', room: 'collapsed-room' }]);
    expect([house.placeOf('0'), house.G.explorers[0]?.life, house.changes('0')]).toEqual([
      'collapsed-room',
      'alive',
      {},
    ]);
    expect([house.G.stack, house.G.discards]).toEqual([stack, discards]);
  });

  test.each([[[0, 0]], [[1, 0]]])('the Mystic Elevator stays where it is by %j', (dice) => {
    const house = withoutBasement({
      tiles: [['mystic-elevator', 'ground', 1, 1]],
      rooms: ['foyer', 'entrance-hall', 'upper-landing'],
      dice: [...dice, 0],
    });
    house.choose('go mystic-elevator');
    expect(house.G.explorers[0]?.life).toBe('alive');
    expect(house.G.tiles.find(({ room }) => room === 'mystic-elevator')).toMatchObject({
      floor: 'ground',
      x: 1,
      y: 1,
    });
  });

  test('who is sent to a new room of that floor goes where there is none to be sent to', () => {
    const house = withoutBasement({
      dice: [0, 0, 0, 0, 0, 0, 0],
      rooms: ['upper-landing', 'foyer', 'foyer'],
    });
    house.draw('the-lost-one');
    expect(house.placeOf('0')).toBe('entrance-hall');
  });
});

test('the stack has what goes back, shuffled, and nobody knows any more what lies on top', () => {
  const house = houseOf({ traitor: '2', tiles: [['attic', 'upper', 0, -1, 2]] });
  for (const seat of house.G.known) seat.stack = house.G.stack.slice(0, 2);
  house.G.discards = [{ room: house.G.stack.pop() ?? '', isOpen: false, seenBy: [] }];
  const all = [...house.G.stack, 'attic', ...house.G.discards.map(({ room }) => room)].toSorted();
  let shuffled = 0;
  house.at.random.Shuffle = <T>(list: T[]): T[] => {
    shuffled++;
    return [...list].reverse();
  };
  house.run([{ do: 'take-up', rooms: ['attic'], to: 'stack', into: 'upper-landing' }]);
  expect([shuffled, house.G.stack.toSorted(), house.G.discards]).toEqual([1, all, []]);
  expect(house.G.known.map(({ stack }) => stack)).toEqual([[], [], []]);
  expect(house.G.gone).toEqual([]);
});

test('a tile that is laid anew is no tile in hand, and its people come along', () => {
  const house = houseOf({ traitor: '2', tiles: [['attic', 'upper', 0, -1, 2]], rooms: ['attic'] });
  house.run([
    {
      do: 'place-new',
      seat: '2',
      room: 'attic',
      floors: ['upper'],
      beside: ['upper-landing'],
      isSetup: true,
    },
  ]);
  expect(house.asked).toBe('2 doorway');
  expect(Math.max(...Object.values(betrayal.inventory?.(house.G) ?? {}))).toBe(1);
  house.choose('answer upper-landing 1');
  expect([house.placeOf('0'), house.G.tiles.filter(({ room }) => room === 'attic')]).toMatchObject([
    'attic',
    [{ x: 1, y: 0, turn: 1 }],
  ]);
  expect(house.told).toContain('shift-room');
});
