import { brimOf, isBeside } from '@games/betrayal/haunts/27-amok-flesh/blob';
import type { Seer, State } from '@games/betrayal/haunts/27-amok-flesh/state';
import { traitOf } from '@games/betrayal/rules/figures';
import { addMonster } from '@games/betrayal/rules/monsters';
import { playByPolicy, winnerOf, winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

/** South of the Entrance Hall two hallways in a line, and the Kitchen at its end; the Library north of it. */
const LINE: NonNullable<More['tiles']> = [
  ['dusty-hallway', 'ground', 2, 1],
  ['creaky-hallway', 'ground', 2, 2],
  ['kitchen', 'ground', 2, 3],
  ['library', 'ground', 2, -1],
];
const THING = '27:ingredient';
const KNOWN = ['0', '0', '0'];

/** Ox has found the Ball, Missy is the traitor, Peter is a hero as well and has the first turn. */
const begin = (more: More = {}) =>
  hauntedHouse<State>(27, { tiles: LINE, rooms: ['kitchen', 'upper-landing', 'dusty-hallway'], ...more });

/** The same, with the Blob in the Kitchen, wherever Ox stands. */
const house = (more: More = {}): House => begin(more).set({ heart: 'kitchen', rooms: ['kitchen'] });

const known = (begun: House, more: Partial<State> = {}) => begun.set({ weakness: { done: KNOWN }, ...more });
const filled = (begun: House, ...rooms: string[]) => begun.set({ isAwake: true, rooms });
const seer = (begun: House): Seer => ({ ...begun.at, hidden: begun.slice, mine: begun.slice });
const people = ({ G }: House) => G.monsters.map(({ mover, room }) => `${mover} ${room}`);
const lives = ({ G }: House) => G.explorers.map(({ life }) => life).join(' ');
const why = (begun: House, name: string) => begun.optionOf(name)?.not;

/** The traitor's turn ends, and the Blob spreads, by what its die shows; whoever goes over reads. */
function night(begun: House, die = 0): House {
  begun.night(0, [die]);
  while (begun.asked.endsWith(' read')) begun.choose('answer read');
  return begun;
}

describe('BH-h27-S: how it begins', () => {
  test('the Crystal Ball is discarded, the Blob is where its finder stands, and the cleverest other is the traitor', () => {
    const begun = begin({ cards: [['crystal-ball', 'axe']] });
    expect(begun.G.haunt).toMatchObject({ traitor: '1' });
    expect([begun.cardsOf('0'), begun.G.discardPiles.omen]).toEqual([['axe'], ['crystal-ball']]);
    expect(begun.slice).toMatchObject({ heart: 'kitchen', rooms: ['kitchen'] });
    expect(begun.asked).toBe('2 turn');
  });

  test('with nobody holding the Ball nothing is discarded', () => {
    expect(house().G.discardPiles.omen).toEqual([]);
  });

  test('BH-h27-K1: before it has spread it takes nobody, and one may walk in and out', () => {
    const begun = house();
    expect(begun.choices).toContain('go kitchen');
    begun.choose('go kitchen', 'go creaky-hallway');
    expect(lives(begun)).toBe('alive alive alive');
    expect(why(begun, 'use enter kitchen')).toBeUndefined();
  });
});

describe('BH-h27-R: it spreads', () => {
  test('in the monsters’ turn into all rooms that hang together with it, and no farther', () => {
    const begun = night(house({ rooms: ['library', 'upper-landing', 'foyer'] }));
    expect(begun.slice.rooms).toEqual(['kitchen', 'creaky-hallway']);
  });

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])('BH-h27-D2: by a 2 once more, with no further die: %d', (die, more) => {
    const begun = night(house({ rooms: ['library', 'upper-landing', 'foyer'] }), die);
    expect([begun.slice.rooms.length, begun.dice]).toEqual([1 + more, []]);
  });

  test('BH-g14: also when the traitor is dead', () => {
    const begun = house({ rooms: ['library', 'upper-landing', 'foyer'] });
    begun.run([{ do: 'die', seat: '1' }]);
    begun.choose('end');
    begun.dice.push(0);
    begun.choose('end');
    expect(begun.slice.rooms).toContain('creaky-hallway');
  });

  test.each([
    ['stairs', [], 'grand-staircase', 'upper-landing'],
    ['stairs up from below', [['stairs-from-basement', 'basement', 0, -1]], 'foyer', 'stairs-from-basement'],
    ['the Chute', [['coal-chute', 'ground', 1, -1, 2]], 'coal-chute', 'basement-landing'],
    ['the Chute, upwards', [['coal-chute', 'ground', 1, -1, 2]], 'basement-landing', 'coal-chute'],
    [
      'the Gallery',
      [
        ['gallery', 'upper', 0, 1],
        ['ballroom', 'ground', 1, 1],
      ],
      'gallery',
      'ballroom',
    ],
  ] as const)('BH-h27-D1: by %s', (_, tiles, from, to) => {
    const begun = house({ tiles: [...LINE, ...tiles] as More['tiles'] });
    begun.set({ heart: from, rooms: [from] });
    expect(brimOf(seer(begun))).toContain(to);
  });

  test('BH-h27-D1 BH-h27-K7: by a secret passage, and through the Collapsed Room where somebody has fallen; not by the Mystic Slide', () => {
    const end = (token: string, room: string) => ({ token, room, side: null });
    const tiles: More['tiles'] = [...LINE, ['collapsed-room', 'upper', 0, 1], ['larder', 'basement', 0, 1]];
    const brim = (heart: string, ...tokens: ReturnType<typeof end>[]) => {
      const begun = house({ tiles, tokens });
      begun.set({ heart, rooms: [heart] });
      return brimOf(seer(begun));
    };
    expect(brim('library', end('secret-passage', 'library'), end('secret-passage', 'larder'))).toContain(
      'larder',
    );
    expect(brim('collapsed-room', end('below-collapsed-room', 'larder'))).toContain('larder');
    expect(brim('larder', end('below-collapsed-room', 'larder'))).toContain('collapsed-room');
    // BH-h27-K7
    expect(brim('collapsed-room')).toEqual(['upper-landing']);
    expect(brim('library', end('slide', 'library'))).toEqual(['entrance-hall']);
  });

  test('BH-h27-D1: in the Mystic Elevator it stops it', () => {
    const tiles: More['tiles'] = [...LINE, ['mystic-elevator', 'ground', 1, 1]];
    const ride = (...rooms: string[]) => {
      const begun = house({ tiles, rooms: ['mystic-elevator', 'upper-landing', 'library'] });
      begun.set({ heart: 'kitchen', rooms });
      untilTurnOf(begun, '0');
      if (rooms.length === 1) begun.dice.push(1, 1);
      begun.choose('end');
      return begun.asked;
    };
    expect(ride('kitchen', 'mystic-elevator')).toBe('1 turn');
    expect(ride('kitchen')).toBe('0 pick');
  });

  test('BH-g26: all see where it is, where it comes next, what has been left, and who belongs to it', () => {
    const begun = house();
    filled(begun, 'kitchen', 'creaky-hallway', 'library');
    const marks = begun.viewOf('0').marks;
    expect(marks).toContainEqual({ on: { room: 'creaky-hallway' }, word: 'blob' });
    expect(marks).toContainEqual({ on: { room: 'library' }, word: 'pool' });
    expect(marks).toContainEqual({ on: { room: 'dusty-hallway' }, word: 'next' });
    expect(marks).not.toContainEqual({ on: { room: 'entrance-hall' }, word: 'next' });
  });
});

describe('BH-h27-R: whoever it reaches', () => {
  const taken = (more: More = {}) =>
    night(
      house({
        rooms: ['creaky-hallway', 'upper-landing', 'library'],
        cards: [['axe', 'dog', `${THING}.1`]],
        ...more,
      }),
    );

  test('is a Blob-person for the traitor, and its things are out of the game (BH-h27-D3)', () => {
    const begun = taken();
    expect(people(begun)).toEqual(['0 creaky-hallway']);
    expect([begun.G.haunt?.sides, lives(begun)]).toEqual([
      ['traitor', 'traitor', 'heroes'],
      'dead alive alive',
    ]);
    expect([begun.cardsOf('0'), begun.G.gone, begun.G.piles]).toEqual([[], ['axe', 'dog', `${THING}.1`], []]);
    expect(begun.told).toContain('taken');
    expect(begun.viewOf('0').marks).toContainEqual({ on: { seat: '0' }, word: 'person' });
  });

  test('BH27: an event that stayed in front of it is used', () => {
    const begun = taken({ cards: [['debris']] });
    expect([begun.cardsOf('0'), begun.G.gone, begun.G.discardPiles.event]).toEqual([[], [], ['debris']]);
  });

  test('BH-h27-D5: the traitor as well, whose monsters’ turns go on', () => {
    const begun = night(house({ rooms: ['library', 'creaky-hallway', 'foyer'] }));
    expect([people(begun), begun.G.haunt?.sides[1]]).toEqual([['1 creaky-hallway'], 'traitor']);
    begun.choose('end', 'end');
    expect(begun.asked).toBe('1 monster');
    begun.dice.push(0);
    begun.choose('end m1');
    expect(begun.slice.rooms).toContain('dusty-hallway');
  });

  test('BH-h27-K5: no hero walks in; who is sent in is taken, in its own turn as well', () => {
    const begun = house({ rooms: ['library', 'upper-landing', 'dusty-hallway'] });
    filled(begun, 'kitchen', 'creaky-hallway');
    expect(begun.choices).not.toContain('go creaky-hallway');
    expect(begun.choices).not.toContain('go kitchen');
    expect(why(begun, 'use enter creaky-hallway')).toEqual({ reason: 'keep-out', clause: 'BH-h27' });
    begun.bring('2', 'kitchen');
    begun.choose('answer read');
    expect([people(begun), begun.asked]).toEqual([['2 kitchen'], '0 turn']);
  });

  test.each([['coal-chute'], ['basement-landing']])(
    'BH-h27-K5: nobody slides through it, nor into it: %s',
    (room) => {
      const chute: More['tiles'] = [...LINE, ['coal-chute', 'ground', 1, -1, 2]];
      const begun = house({ tiles: chute, rooms: ['library', 'upper-landing', 'foyer'] });
      expect(begun.choices).toContain('go basement-landing');
      filled(begun, room);
      begun.set({ heart: room });
      expect(begun.choices).not.toContain('go basement-landing');
    },
  );

  test('BH-h27-K5 BH-h27-D5: the traitor walks in from next to it, for 1 step', () => {
    const begun = house({ rooms: ['library', 'dusty-hallway', 'foyer'] });
    filled(begun, 'kitchen', 'creaky-hallway');
    untilTurnOf(begun, '1');
    expect(begun.choices).not.toContain('go creaky-hallway');
    expect(begun.optionOf('use enter creaky-hallway')?.cost).toBe(1);
    begun.G.turn.spent = 9;
    begun.run([]);
    expect(begun.choices).not.toContain('use enter creaky-hallway');
    begun.G.turn.spent = 0;
    begun.run([]);
    begun.dice.push(0);
    begun.choose('use enter creaky-hallway');
    expect(people(begun)).toEqual(['1 creaky-hallway']);
  });

  test('BH-g22 BH-h27-T: whoever is taken last has come over by that, and wins with the traitor as those taken before', () => {
    const begun = taken();
    begun.bring('2', 'creaky-hallway');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0', '1', '2'] });
    expect(people(begun)).toEqual(['0 creaky-hallway', '2 creaky-hallway']);
  });

  test('BH-g22 BH-h27-T: with all heroes taken by one spread all have won with the traitor', () => {
    const begun = night(house({ rooms: ['creaky-hallway', 'upper-landing', 'creaky-hallway'] }));
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0', '1', '2'] });
    expect(people(begun)).toEqual(['0 creaky-hallway', '2 creaky-hallway']);
  });

  test('BH-h27-T: one dead and one taken will do', () => {
    const begun = taken();
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0', '1'] });
  });
});

describe('BH-h27-D3: its people', () => {
  /** Ox is one of them, in the second hallway; it is the turn of its player. */
  const one = (...rooms: string[]) => {
    const begun = night(house({ rooms: ['creaky-hallway', 'upper-landing', 'library'] }));
    filled(begun, ...rooms);
    begun.choose('end');
    return begun;
  };

  test('BH-h27-M: go 2 steps in their own turn, without a roll; rooms of the Blob are free', () => {
    const begun = one('kitchen', 'creaky-hallway', 'dusty-hallway');
    expect([begun.asked, begun.dice, begun.viewOf('0').values.m1]).toEqual(['0 monster', [], { speed: 2 }]);
    const there = ['dusty-hallway', 'entrance-hall', 'foyer', 'kitchen', 'library'];
    expect(begun.of('go ').sort()).toEqual(there.map((room) => `go m1 ${room}`));
    expect(begun.optionOf('go m1 kitchen')?.cost).toBe(0);
    expect(begun.optionOf('go m1 foyer')?.cost).toBe(2);
  });

  test('BH-h27-K6: one walk, then their turn is over; they neither attack nor discover', () => {
    const begun = one('kitchen', 'creaky-hallway');
    begun.put('2', 'creaky-hallway');
    expect(begun.choices.filter((name) => /^(attack|discover)/.test(name))).toEqual([]);
    begun.choose('go m1 kitchen');
    expect([people(begun), begun.asked]).toEqual([['0 kitchen'], '1 turn']);
  });

  test('BH57: nobody attacks them with Might', () => {
    const begun = one('kitchen', 'creaky-hallway');
    begun.choose('end m1');
    night(begun);
    expect(begun.asked).toBe('2 turn');
    for (const figure of ['2', 'm1']) begun.put(figure, 'foyer');
    expect(begun.of('attack')).toEqual([]);
  });

  test('where they stand when the monsters’ turn begins a pool is left, which does not spread until it is joined', () => {
    const begun = one('kitchen', 'creaky-hallway');
    begun.choose('go m1 entrance-hall');
    expect(begun.slice.rooms).not.toContain('entrance-hall');
    night(begun);
    expect(begun.slice.rooms).toEqual(['kitchen', 'creaky-hallway', 'entrance-hall', 'dusty-hallway']);
    // Joined by now, it is a part of it.
    expect(brimOf(seer(begun)).sort()).toEqual(['foyer', 'library']);
  });

  test('BH-h27-K3: left next to it, it goes on from there in the next spread: no farther than is marked', () => {
    const begun = one('kitchen', 'creaky-hallway');
    begun.choose('go m1 dusty-hallway');
    expect(brimOf(seer(begun))).toEqual(['dusty-hallway']);
    night(begun);
    expect(begun.slice.rooms).toEqual(['kitchen', 'creaky-hallway', 'dusty-hallway']);
  });

  test('BH-h27-K3: by a 2 it goes on from there in the same turn', () => {
    const begun = one('kitchen', 'creaky-hallway');
    begun.choose('go m1 dusty-hallway');
    night(begun, 2);
    expect(begun.slice.rooms).toContain('entrance-hall');
  });

  test('BH-h27-K3: until then it takes nobody, and one may walk in and out', () => {
    const begun = one('kitchen', 'creaky-hallway');
    filled(begun, 'kitchen', 'library');
    expect(lives(begun)).toBe('dead alive alive');
    expect(brimOf(seer(begun))).toEqual(['creaky-hallway']);
    begun.choose('end m1');
    untilTurnOf(night(begun), '2');
    begun.choose('go entrance-hall', 'go library');
    expect(lives(begun)).toBe('dead alive alive');
  });
});

describe('BH-h27-H: what it can’t stand', () => {
  const beside = (more: More = {}) =>
    house({ rooms: ['library', 'upper-landing', 'creaky-hallway'], ...more });

  test.each([
    [3, 1],
    [2, 0],
  ])('BH-g8: studied from next to it by Knowledge 3+, once a turn: %d', (total, done) => {
    const begun = beside();
    begun.load('2', 'knowledge', total);
    begun.choose('use weakness 2');
    expect(begun.slice.weakness.done.length).toBe(done);
    expect(begun.of('use ')).toEqual([]);
  });

  test('BH-h27-K2: not inside it, nor two rooms away; beside what its people have left as well, and by stairs', () => {
    expect(beside({ rooms: ['library', 'upper-landing', 'dusty-hallway'] }).of('use ')).toEqual([]);
    expect(beside({ rooms: ['library', 'upper-landing', 'kitchen'] }).of('use ')).toEqual([]);
    const grown = beside();
    filled(grown, 'kitchen', 'creaky-hallway');
    expect(['creaky-hallway', 'dusty-hallway'].map((room) => isBeside(seer(grown), room))).toEqual([
      false,
      true,
    ]);
    const pool = beside({ rooms: ['library', 'upper-landing', 'foyer'] });
    filled(pool, 'kitchen', 'entrance-hall');
    expect(pool.of('use ')).toContain('use weakness 2');
    const stairs = beside({ rooms: ['library', 'foyer', 'upper-landing'] });
    filled(stairs, 'kitchen', 'grand-staircase');
    expect(stairs.of('use ')).toContain('use weakness 2');
  });

  test('not by the traitor, nor does the traitor look for anything', () => {
    for (const room of ['creaky-hallway', 'library']) {
      const begun = beside({ rooms: ['foyer', room, 'foyer'] });
      if (room === 'library') known(begun);
      untilTurnOf(begun, '1');
      expect(begun.of('use ')).toEqual([]);
    }
  });

  test('BH169: how often it has to be studied, and how many it takes, is the heroes’ alone', () => {
    const begun = beside();
    known(begun);
    expect(begun.viewOf('2').goal?.next.facts).toMatchObject({ done: 0, of: 3 });
    expect(begun.viewOf('1').goal?.progress).toBe(0);
    expect(JSON.stringify([begun.viewOf('1').goal, begun.viewOf('1').marks])).not.toContain('"of"');
  });

  const search = (room: string, more: Partial<State> = {}, layout: More = {}) => {
    const tiles: More['tiles'] = [...LINE, [room, 'ground', 1, 1]];
    const begun = house({ tiles, rooms: ['entrance-hall', 'upper-landing', room], ...layout });
    known(begun, more);
    return begun;
  };

  test.each([
    'attic',
    'conservatory',
    'furnace-room',
    'gardens',
    'research-laboratory',
    'operating-laboratory',
    'junk-room',
    'larder',
    'storeroom',
    'wine-cellar',
  ])('BH-h27-D4: once it is known, Ingredients are found by Knowledge 3+, once in each room: %s', (room) => {
    const begun = search(room);
    begun.load('2', 'knowledge', 3);
    begun.choose('use search');
    expect([begun.cardsOf('2'), begun.slice.searched]).toEqual([[`${THING}.1`], [room]]);
    const again = search(room, { searched: [room] });
    expect(why(again, 'use search')).toEqual({ reason: 'searched', clause: 'BH-h27' });
  });

  test('BH-h27-D4: in the Library and the Kitchen; nothing by 2, and one try a turn', () => {
    for (const room of ['library', 'kitchen']) {
      const begun = house({ rooms: ['entrance-hall', 'upper-landing', room] });
      known(begun);
      begun.load('2', 'knowledge', 2);
      begun.choose('use search');
      expect([begun.cardsOf('2'), begun.slice.searched, begun.of('use ')]).toEqual([[], [], []]);
    }
    expect(search('ballroom').optionOf('use search')).toBeUndefined();
  });

  test('BH79: in the Vault once it is open', () => {
    expect(why(search('vault'), 'use search')).toEqual({ reason: 'vault-shut', clause: 'BH79' });
    const open = search('vault', {}, { tokens: [{ token: 'vault-empty', room: 'vault', side: null }] });
    expect(open.of('use ')).toContain('use search');
  });

  test('not before it has been studied enough', () => {
    const begun = search('larder', { weakness: { done: ['0', '0'] } });
    expect(why(begun, 'use search')).toEqual({ reason: 'not-known', clause: 'BH-h27' });
  });

  const load3 = [`${THING}.1`, `${THING}.2`, `${THING}.3`];
  /** Peter stands next to it with so many Ingredients. */
  const armed = (count: number, thrown = 0, more: More = {}) => {
    const begun = beside({ cards: [[], [], load3.slice(0, count)], ...more });
    known(begun, { thrown });
    return begun;
  };

  test('BH-h27-D6: thrown from next to it without a roll, 1 step each, as many as there are steps for', () => {
    const begun = armed(3);
    begun.G.turn.spent = traitOf(seer(begun), '2', 'speed') - 2;
    begun.choose('use throw', 'use throw');
    expect([begun.slice.thrown, begun.cardsOf('2'), begun.dice]).toEqual([2, [`${THING}.3`], []]);
    expect(why(begun, 'use throw')).toEqual({ reason: 'no-step', clause: 'BH-h27' });
    expect(begun.G.gone).toEqual([`${THING}.1`, `${THING}.2`]);
  });

  test('BH169: a throw tells the heroes how many it takes, and the traitor how many there have been', () => {
    const begun = armed(1);
    begun.choose('use throw');
    const line = begun.G.journal?.find(({ kind }) => kind === 'throws');
    expect(line?.facts).toEqual({ done: 1 });
    expect(line?.secret).toEqual({ 0: { of: 3 }, 2: { of: 3 } });
  });

  test('the heroes win with as many as there are players, the taken and the dead counted', () => {
    const begun = armed(2, 1);
    begun.choose('use throw');
    expect(begun.G.outcome).toBeNull();
    begun.choose('use throw');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH-h27-K2: not from elsewhere; into what its people have left as well', () => {
    const away = armed(1, 0, { rooms: ['library', 'upper-landing', 'dusty-hallway'] });
    expect(why(away, 'use throw')).toEqual({ reason: 'not-beside', clause: 'BH-h27' });
    filled(away, 'kitchen', 'entrance-hall');
    expect(away.of('use ')).toContain('use throw');
  });

  test('BH-h27-D3: where one of its people stands it is thrown as well, before anything is left there', () => {
    const begun = armed(1, 0, { rooms: ['library', 'upper-landing', 'foyer'] });
    expect(why(begun, 'use throw')).toEqual({ reason: 'not-beside', clause: 'BH-h27' });
    addMonster(begun.G, 'blob-person', { room: 'entrance-hall', side: null }, { mover: '0' });
    begun.run([]);
    expect(begun.of('use ')).toContain('use throw');
    begun.choose('use throw');
    expect(begun.slice.thrown).toBe(1);
  });

  test('BH33: one picked up in this turn is not thrown in it, another one is', () => {
    const begun = armed(0);
    begun.G.piles = [{ room: 'creaky-hallway', side: null, cards: [`${THING}.2`] }];
    begun.run([]);
    begun.choose(`take ${THING}.2`);
    expect(why(begun, 'use throw')).toEqual({ reason: 'fresh', clause: 'BH33' });
    const both = armed(1);
    both.G.turn.usedCards = [`${THING}.1`];
    both.run([{ do: 'gain-card', seat: '2', card: `${THING}.2` }]);
    both.choose('use throw');
    expect(both.cardsOf('2')).toEqual([`${THING}.1`]);
  });

  test('BH-h27-D4 BH-g6: in the traitor’s hands it is lost, stolen or picked up', () => {
    const begun = house({ rooms: ['library', 'foyer', 'foyer'], cards: [[], [], [`${THING}.1`]] });
    untilTurnOf(begun, '1');
    begun.load('1', 'might', 2);
    begun.load('2', 'might', 0);
    begun.choose('attack 2 might', `answer ${THING}.1`);
    expect([begun.cardsOf('1'), begun.cardsOf('2'), begun.G.gone]).toEqual([[], [], [`${THING}.1`]]);
    begun.G.piles = [{ room: 'foyer', side: null, cards: [`${THING}.2`] }];
    begun.run([{ do: 'take', seat: '1', card: `${THING}.2` }], '1');
    expect([begun.cardsOf('1'), begun.G.gone.length]).toEqual([[], 2]);
  });

  test('BH-h27-D4: any number is carried, and they change hands like items', () => {
    const begun = armed(3, 0, { rooms: ['creaky-hallway', 'upper-landing', 'creaky-hallway'] });
    begun.choose(
      'trade 0',
      `answer give ${THING}.1`,
      `answer give ${THING}.2`,
      'answer offer',
      'answer accept',
    );
    expect([begun.cardsOf('0').length, begun.cardsOf('2').length]).toEqual([2, 1]);
  });
});

test('BH-h27: what to do next is said in every phase', () => {
  const begun = house();
  const next = () => begun.viewOf('0').goal?.next.kind;
  const said = [next()];
  known(begun);
  said.push(next());
  known(begun, { searched: ['library', 'kitchen'] });
  said.push(next());
  begun.G.piles = [{ room: 'foyer', side: null, cards: [`${THING}.1`] }];
  said.push(next());
  begun.run([{ do: 'take', seat: '2', card: `${THING}.1` }], '2');
  said.push(next());
  expect(said).toEqual(['study', 'search', 'look', 'fetch', 'throw']);
  expect(begun.viewOf('1').goal?.next).toEqual({ kind: 'hunt', facts: { left: 2 } });
});

test('BH-h27: it ends for the traitor among bots, and for the heroes now and then', () => {
  expect(winsAmongBots('27', ['traitor'])).toHaveProperty('traitor');
  expect(winnerOf(playByPolicy('27', 3, 'bots 16'))).toBe('heroes');
}, 60_000);
