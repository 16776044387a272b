import zhWords from '@games/betrayal/haunts/24-fly-away-home/words/zh-Hant.json';
import { traitOf } from '@games/betrayal/rules/figures';
import { spacesLeft } from '@games/betrayal/rules/ways';
import { ownStep, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;
type Slice = { clings: Record<string, string>; fresh: string[]; organ: string };
type House = HauntedHouse<Slice>;

const ORGAN = 'organ-room';
/** The Organ Room north of the hall is the only one that is laid out besides. */
const TILES: NonNullable<More['tiles']> = [
  [ORGAN, 'ground', 0, -1],
  ['attic', 'upper', 0, -1],
  ['chasm', 'basement', 1, 0],
];
/** Ox is slow, and the traitor; Missy and Peter are the heroes. */
const house = (more: More = {}) => hauntedHouse<Slice>(24, { tiles: TILES, ...more });

const batsIn = ({ G }: House, room?: string) =>
  G.monsters.filter((one) => room === undefined || one.room === room);
const counts = (begun: House): Record<string, number> =>
  Object.fromEntries(batsIn(begun).map(({ room }) => [room, batsIn(begun, room).length]));
/** Bats that cling to somebody. */
const cling = (begun: House, seat: string, ids: readonly string[]) => {
  const { room = '', side = null } = begun.G.explorers[Number(seat)] ?? {};
  for (const one of begun.G.monsters)
    if (ids.includes(one.id)) Object.assign(one, { kind: 'clinging', turn: 'none', room, side });
  begun.set({ clings: { ...begun.slice.clings, ...Object.fromEntries(ids.map((id) => [id, seat])) } });
};
/** The monsters' turn begins: so many come, with so many spaces; the first of all roll for them once they are there. */
const night = (begun: House, come: number, spaces = 5) => {
  begun.night(spaces, thrown(3, come), batsIn(begun).length === 0 ? thrown(5, spaces) : []);
};
const named = (begun: House, kind: string) => begun.G.journal?.filter((one) => one.kind === kind) ?? [];

describe('the setup', () => {
  test('BH-h24-S BH-g14: the traitor’s explorer dies, and that player leads the Bats: three and three', () => {
    const begun = house({ cards: [['armor']] });
    expect(begun.G.haunt).toMatchObject({ traitor: '0', sides: ['traitor', 'heroes', 'heroes'] });
    expect([begun.G.explorers[0]?.life, begun.asked]).toEqual(['dead', '1 turn']);
    expect(begun.G.piles).toMatchObject([{ room: 'entrance-hall', cards: ['armor'] }]);
    expect(counts(begun)).toEqual({ attic: 3, chasm: 3 });
    expect(begun.G.monsters.every(({ mover }) => mover === '0')).toBe(true);
  });

  test('BH-h24-D5: with both rooms of a pair all three are in one, as the traitor likes', () => {
    const begun = house({ tiles: [...TILES, ['catacombs', 'basement', 2, 0, 1]] });
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer chasm', 'answer catacombs']]);
    begun.choose('answer catacombs');
    expect(counts(begun)).toEqual({ attic: 3, catacombs: 3 });
  });

  test('BH-h24-D7: three of a pair of which neither is in the house stay out, and don’t come with it later', () => {
    const begun = house({ tiles: TILES.slice(0, 2) });
    expect(counts(begun)).toEqual({ attic: 3 });
    begun.run([{ do: 'find-room', room: 'catacombs', seat: '1' }], '1');
    while (begun.asked !== '1 turn') begun.choose(begun.choices[0] ?? '');
    expect([begun.G.tiles.at(-1)?.room, counts(begun)]).toEqual(['catacombs', { attic: 3 }]);
  });

  test('BH-h24-S BH-h24-K7 BH-g3: an Organ Room that is not there the first hero on the left places', () => {
    const begun = house({ tiles: TILES.slice(1) });
    expect(begun.asked).toBe('1 doorway');
    const explorers = ['brandon-jaspers', 'missy-dubourde', 'peter-akimoto'];
    expect(house({ tiles: TILES.slice(1), explorers, revealer: '2' }).asked).toBe('2 doorway');
  });
});

describe('the organ', () => {
  const atOrgan = (more: More = {}) => house({ rooms: ['entrance-hall', ORGAN, ORGAN], ...more });

  test('BH-h24-H BH-h24-D6: Might 5+, then Knowledge 6+, by two heroes in one round, by one not in one turn', () => {
    const begun = atOrgan();
    expect(begun.optionOf('use start')?.odds?.from).toBe(5);
    begun.load('1', 'might', 5);
    begun.choose('use start');
    expect(begun.slice.organ).toBe('started');
    expect(begun.optionOf('use play')?.not).toEqual({ reason: 'one-a-turn', clause: 'BH-h24' });
    begun.choose('end');
    expect([begun.asked, begun.optionOf('use play')?.odds?.from]).toEqual(['2 turn', 6]);
    begun.load('2', 'knowledge', 6);
    begun.choose('use play');
    expect(begun.slice.organ).toBe('played');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h24-H: by a 4 it stays silent, by a 5 of Knowledge it is not played, and either try is the turn’s', () => {
    const begun = atOrgan();
    begun.load('1', 'might', 4);
    begun.choose('use start');
    expect([begun.slice.organ, begun.optionOf('use start')?.not?.reason]).toEqual(['silent', 'one-a-turn']);
    begun.set({ organ: 'started' });
    begun.choose('end');
    begun.load('2', 'knowledge', 5);
    begun.choose('use play');
    expect([begun.slice.organ, begun.G.outcome]).toEqual(['started', null]);
  });

  test.each([
    ['missy-dubourde', 6],
    ['zoe-ingstrom', 5],
    ['professor-longfellow', 5],
  ])('BH-h24-H BH-h24-K4: %s plays it with %i', (explorer, from) => {
    const begun = atOrgan({ explorers: ['brandon-jaspers', explorer, 'peter-akimoto'] });
    begun.set({ organ: 'started' });
    expect(begun.asked).toBe('1 turn');
    expect(begun.optionOf('use play')?.odds?.from).toBe(from);
    begun.load('1', 'knowledge', from);
    begun.choose('use play');
    expect(begun.G.outcome?.side).toBe('heroes');
  });

  test('BH-h24-H: nobody plays elsewhere', () => {
    const begun = house();
    expect(begun.of('use ')).toEqual([]);
  });

  test('BH169: what it takes is in no step and in no view of the traitor', () => {
    const begun = atOrgan();
    expect(JSON.stringify(begun.optionOf('use start')?.next)).not.toMatch(/from/);
  });

  test('BH-h24-K5: loose Bats leave the house, none comes any more; what clings has to be killed', () => {
    const begun = atOrgan();
    cling(begun, '2', ['m1']);
    begun.set({ organ: 'started' });
    begun.load('1', 'knowledge', 6);
    begun.choose('use play');
    expect([begun.G.outcome, batsIn(begun).map(({ id }) => id)]).toEqual([null, ['m1']]);
    expect(named(begun, 'organ-plays')[0]?.facts).toMatchObject({ gone: 5, left: 1 });
    expect(begun.viewOf('1').goal).toMatchObject({
      next: { kind: 'kill', facts: { left: 1 } },
      prey: ['m1'],
    });
    begun.load('1', 'might', 3);
    begun.dice.push(...thrown(2, 0));
    begun.choose('attack m1 might');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH-h24-K5: in the monsters’ turn after it nothing is rolled', () => {
    const begun = atOrgan();
    cling(begun, '1', ['m1']);
    begun.G.monsters = begun.G.monsters.filter(({ id }) => id === 'm1');
    begun.set({ organ: 'played' });
    begun.choose('end', 'end');
    expect(begun.asked).toBe('1 split');
  });
});

describe('the Bats', () => {
  test('BH-h24-M: 5, 2, 1; what clings has its Might alone', () => {
    const begun = house();
    const sheet = () =>
      (['speed', 'might', 'sanity', 'knowledge'] as const).map((one) =>
        traitOf({ ...begun.at, mine: null }, 'm1', one),
      );
    expect(sheet()).toEqual([5, 2, 1, 0]);
    cling(begun, '1', ['m1']);
    expect(sheet()).toEqual([0, 2, 0, 0]);
  });

  test('BH-h24-R BH-h24-D1: as many dice as players; one to a room before a second in any, as the traitor likes', () => {
    const begun = house({ tiles: [TILES[0] ?? [ORGAN, 'ground', 0, -1]] });
    night(begun, 1);
    // The Entrance Hall is named; the Grand Staircase has a window.
    expect([begun.asked, [...begun.choices].sort()]).toEqual([
      '0 pick',
      ['answer entrance-hall', 'answer grand-staircase'],
    ]);
    begun.choose('answer grand-staircase');
    expect([counts(begun), begun.asked]).toEqual([{ 'grand-staircase': 1 }, '0 monster']);
    const more = house({ tiles: [TILES[0] ?? [ORGAN, 'ground', 0, -1]] });
    night(more, 3);
    expect([counts(more), more.choices.length]).toEqual([{ 'entrance-hall': 1, 'grand-staircase': 1 }, 2]);
    more.choose('answer entrance-hall');
    expect(counts(more)).toEqual({ 'entrance-hall': 2, 'grand-staircase': 1 });
  });

  test('BH-h24-R BH80: a window with a tile against it lets nobody in', () => {
    const begun = house({ tiles: [...TILES.slice(0, 1), ['gardens', 'ground', 2, 1]] });
    const [staircase] = begun.G.tiles.filter(({ room }) => room === 'grand-staircase');
    Object.assign(begun.G.tiles.at(-1) ?? {}, { x: staircase?.x, y: (staircase?.y ?? 0) + 1 });
    night(begun, 1);
    expect([...begun.choices].sort()).toEqual(['answer entrance-hall', 'answer gardens']);
  });

  test('BH-h24-D1: coming in is one of the spaces of that roll', () => {
    const begun = house({ tiles: TILES.slice(0, 1) });
    night(begun, 2, 3);
    expect(begun.G.monsters.map(({ spaces, hasMoved }) => [spaces, hasMoved])).toEqual([
      [2, false],
      [2, false],
    ]);
    const others = house({ tiles: TILES.slice(0, 2) });
    night(others, 2, 3);
    expect(others.G.monsters.map(({ room, spaces }) => [room, spaces])).toEqual([
      ...Array(3).fill(['attic', 3]),
      ...['grand-staircase', 'entrance-hall'].map((room) => [room, 2]),
    ]);
    const slow = house({ tiles: TILES.slice(0, 1) });
    night(slow, 2, 0);
    expect(slow.of('go ')).toEqual([]);
  });

  test('BH-h24-D1: where one has come in the traitor names no second before each has one', () => {
    const begun = house();
    night(begun, 2);
    const [first = ''] = begun.choices;
    begun.choose(first);
    expect(begun.choices).not.toContain(first);
  });

  test('BH-h24-S BH-g24: never more than 24', () => {
    const begun = house();
    begun.run(Array.from({ length: 7 }, () => ownStep('haunt/brood', { room: 'attic' })));
    expect(batsIn(begun)).toHaveLength(24);
    night(begun, 3);
    expect([batsIn(begun).length, begun.asked]).toEqual([24, '0 monster']);
  });

  test('BH-h24-R BH-h24-K2: each rolls one die in place of an attack, and clings by a 2', () => {
    const begun = house();
    for (const id of ['m1', 'm2', 'm3']) begun.put(id, 'foyer');
    begun.put('1', 'foyer');
    night(begun, 0);
    expect(begun.choices.filter((one) => /^attack/.test(one))).toEqual([]);
    expect(begun.optionOf('use m1 cling 1 1')?.odds?.chance).toBeCloseTo(1 / 3);
    begun.dice.push(2, 1, 0);
    begun.choose('use m1 cling 1 3');
    expect(begun.slice.clings).toEqual({ m1: '1' });
    expect(begun.G.monsters.slice(0, 3)).toMatchObject([
      { kind: 'clinging', turn: 'none' },
      { kind: 'bat', isDone: true, stunned: 0 },
      { kind: 'bat', isDone: true, stunned: 0 },
    ]);
    expect(named(begun, 'latched')[0]?.facts).toMatchObject({ tries: 3, count: 1 });
    expect(begun.viewOf('2').marks).toContainEqual({ on: { seat: '1' }, word: 'clingers', value: 1 });
    expect(begun.choices.some((one) => / m[123] /.test(one))).toBe(false);
  });

  test('BH-h24-R BH68: one that has tried, or lies stunned, does not try with the others', () => {
    const begun = house();
    for (const id of ['m1', 'm2', 'm3']) begun.put(id, 'foyer');
    begun.put('1', 'foyer');
    begun.put('2', 'upper-landing');
    begun.alter('m3', { stunned: 1 });
    night(begun, 0);
    const tries = () => begun.choices.filter((one) => one.includes('cling 1 '));
    expect(tries()).toEqual(['use m1 cling 1 1', 'use m1 cling 1 2']);
    begun.dice.push(0);
    begun.choose('use m1 cling 1 1');
    expect(tries()).toEqual(['use m2 cling 1 1']);
  });

  test('BH73 BH-music-box: a Bat that flies into the room of an open Music Box and is spellbound does not cling', () => {
    const begun = house();
    begun.put('m1', 'foyer');
    begun.put('2', 'upper-landing');
    untilTurnOf(begun, '2');
    begun.G.piles.push({ room: 'entrance-hall', side: null, cards: ['music-box'] });
    begun.G.slices['music-box'] = true;
    night(begun, 0);
    // Its one die of Sanity is a 0: its turn is over, and the 2 is nobody's.
    begun.dice.push(0, 2);
    begun.choose('use m1 cling 1 1');
    expect(begun.placeOf('1')).toBe('entrance-hall');
    expect(begun.slice.clings).toEqual({});
  });

  test('BH-h24-K2: those that stand together fly and try together, eight at most', () => {
    const begun = house();
    begun.run(Array.from({ length: 2 }, () => ownStep('haunt/brood', { room: 'attic' })));
    begun.run([ownStep('haunt/come', { room: 'attic' })]);
    begun.set({ fresh: [] });
    for (const { id } of begun.G.monsters.filter(({ room }) => room === 'attic')) begun.put(id, 'foyer');
    begun.put('1', 'entrance-hall');
    begun.put('2', 'upper-landing');
    night(begun, 0);
    expect(begun.optionOf('use m1 cling 1 8')?.label.kind).toBe('fly-and-cling');
    begun.dice.push(2, 2, 2, 2, 0, 0, 0, 0);
    begun.choose('use m1 cling 1 8');
    expect([counts(begun)['entrance-hall'], counts(begun).foyer]).toEqual([8, 2]);
    expect(Object.keys(begun.slice.clings)).toHaveLength(4);
  });

  test('BH-h24-R BH-h24-K3: at the start of a turn one point each, all in one, of which Armor takes one', () => {
    const begun = house({ cards: [[], ['armor']] });
    cling(begun, '1', ['m1', 'm2', 'm3']);
    night(begun, 0);
    begun.choose('end all');
    expect([begun.asked, begun.choices.length]).toEqual(['1 split', 3]);
    expect(named(begun, 'harm').at(-1) ?? named(begun, 'hurt').at(-1)).toBeDefined();
  });

  test('BH-h24-D8: loose ones slow nobody, however many', () => {
    const begun = house();
    for (const id of ['m1', 'm2', 'm3']) begun.put(id, 'entrance-hall');
    expect(begun.optionOf('go foyer')?.cost).toBe(1);
    expect(begun.optionOf('attack m1 might')).toBeDefined();
  });

  test('BH-h24-R: with more of them than spaces one room can still be gone', () => {
    const begun = house();
    cling(begun, '1', ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']);
    expect(begun.choices).toContain('go foyer');
    begun.choose('go foyer');
    expect(begun.of('go ')).toEqual([]);
  });

  test('BH-h24-R BH-h24-K3: each costs a space, slows nobody, and goes along', () => {
    const begun = house();
    const before = spacesLeft({ ...begun.at, mine: null }, '1');
    cling(begun, '1', ['m1', 'm2']);
    expect(spacesLeft({ ...begun.at, mine: null }, '1')).toBe(before - 2);
    expect(begun.optionOf('go foyer')?.cost).toBe(1);
    begun.choose('go foyer');
    expect(batsIn(begun, 'foyer').map(({ id }) => id)).toEqual(['m1', 'm2']);
    cling(begun, '1', ['m3', 'm4', 'm5', 'm6']);
    expect(spacesLeft({ ...begun.at, mine: null }, '1')).toBe(0);
  });

  test('BH-h24-K3: they go along across a barrier', () => {
    const begun = house();
    begun.put('1', 'chasm 1');
    cling(begun, '1', ['m1']);
    for (const one of batsIn(begun, 'chasm')) if (one.id !== 'm1') begun.put(one.id, 'attic');
    begun.run([], '1');
    begun.load('1', 'speed', 4);
    begun.choose('use chasm');
    expect([begun.G.explorers[1]?.side, batsIn(begun, 'chasm')[0]?.side]).toEqual([3, 3]);
  });

  test('BH-h24-H BH-h24-D4: one attack a turn kills one, own or another’s in the room', () => {
    const begun = house();
    cling(begun, '1', ['m1', 'm2']);
    cling(begun, '2', ['m4']);
    const attacks = () => begun.of('attack ');
    // Those on one hero are as one (BH-h24-K3).
    expect(attacks()).toEqual(['attack m1 might', 'attack m4 might']);
    begun.load('1', 'might', 3);
    begun.dice.push(...thrown(2, 2));
    begun.choose('attack m4 might');
    expect([begun.slice.clings, begun.G.monsters.length, attacks()]).toEqual([{ m1: '1', m2: '1' }, 5, []]);
    expect(named(begun, 'clinger-dies')[0]?.facts).toMatchObject({ left: 0, target: { seat: '2' } });
  });

  test('BH-h24-D4 BH56 BH78: one on a hero beyond a barrier is out of reach', () => {
    const begun = house();
    begun.put('1', 'chasm 1');
    begun.put('2', 'chasm 3');
    for (const { id } of batsIn(begun, 'chasm')) begun.put(id, 'attic');
    cling(begun, '1', ['m1']);
    cling(begun, '2', ['m4']);
    begun.run([], '1');
    expect(begun.of('attack ')).toEqual(['attack m1 might']);
  });

  test('BH-h24-D3 BH56: whoever loses against one is hurt as usual', () => {
    const begun = house();
    cling(begun, '1', ['m1']);
    begun.load('1', 'might', 1);
    begun.dice.push(...thrown(2, 3));
    begun.choose('attack m1 might');
    expect([begun.asked, begun.choices.length, begun.slice.clings]).toEqual(['1 split', 3, { m1: '1' }]);
  });

  test('BH-h24-D2: a loose one that is beaten is stunned', () => {
    const begun = house();
    begun.put('m1', 'entrance-hall');
    begun.load('1', 'might', 3);
    begun.dice.push(...thrown(2, 0));
    begun.choose('attack m1 might');
    expect(begun.G.monsters[0]).toMatchObject({ kind: 'bat', stunned: 1 });
  });

  test('BH-h24-K3: bodily harm from elsewhere kills what clings, and stuns what does not', () => {
    const begun = house();
    cling(begun, '1', ['m1']);
    begun.run([
      { do: 'harm', seat: 'm1', kind: 'mental', points: 1 },
      { do: 'harm', seat: 'm2', kind: 'physical', points: 1 },
    ]);
    expect(batsIn(begun)).toHaveLength(6);
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 1 }]);
    expect([batsIn(begun).length, begun.slice.clings]).toEqual([5, {}]);
    expect(begun.G.monsters.find(({ id }) => id === 'm2')?.stunned).toBeGreaterThan(0);
  });

  test('BH-h24-D3: off a dead hero they are loose again in that room', () => {
    const begun = house();
    begun.put('1', 'foyer');
    cling(begun, '1', ['m1', 'm2']);
    begun.run([{ do: 'die', seat: '1' }], '2');
    expect([begun.slice.clings, begun.G.outcome]).toEqual([{}, null]);
    expect(batsIn(begun, 'foyer')).toMatchObject([
      { kind: 'bat', mover: '0', turn: 'monsters', stunned: 0 },
      { kind: 'bat', mover: '0', turn: 'monsters', stunned: 0 },
    ]);
  });
});

describe('the end', () => {
  test('BH-h24-T BH152: with the last hero the traitor has won', () => {
    const begun = house();
    begun.run([
      { do: 'die', seat: '1' },
      { do: 'die', seat: '2' },
    ]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
  });

  test('BH-h24-K6: the last hero dies of the last Bats: the traitor’s', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '2' }]);
    cling(begun, '1', ['m1']);
    begun.set({ organ: 'played' });
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });

  test('BH-h24-K6: one dies of them while another lives: the heroes’', () => {
    const begun = house();
    cling(begun, '1', ['m1']);
    begun.set({ organ: 'played' });
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test.each(['heroes', 'traitor'])('BH-h24: it can end for the %s among bots', (side) => {
    expect(winsAmongBots('24', [side])).toHaveProperty([side]);
  });
});

describe('BH-h24: what to do next', () => {
  test('heroes: find, start, play, kill; the traitor hunts, then holds on', () => {
    const next = (begun: House, seat = '1') => begun.viewOf(seat).goal?.next.kind;
    expect(next(house({ tiles: [], isStackShort: true }))).toBe('find');
    const begun = house();
    expect([next(begun), next(begun, '0')]).toEqual(['start', 'hunt']);
    begun.set({ organ: 'started' });
    expect(next(begun)).toBe('play');
    cling(begun, '2', ['m1']);
    begun.set({ organ: 'played' });
    expect([next(begun), next(begun, '0')]).toEqual(['kill', 'hold-on']);
  });

  test('BH-h24-K6: what has let go of the dead is not said to hold on; what clings is not said to be got on to anybody', () => {
    const bats = (begun: House) => begun.viewOf('0').goal?.next.facts?.bats;
    const begun = house();
    cling(begun, '1', ['m1', 'm2']);
    cling(begun, '2', ['m3']);
    expect(bats(begun)).toBe(batsIn(begun).length - 3);
    begun.set({ organ: 'played' });
    begun.run([{ do: 'die', seat: '1' }], '2');
    expect(bats(begun)).toBe(1);
  });
});

test('BH-h24-R: in Chinese as well Bats come in by the Entrance Hall, not by the Foyer', () => {
  const { rules } = zhWords.books.traitor;
  expect([rules.includes('門廳'), rules.includes('前廳')]).toEqual([true, false]);
});
