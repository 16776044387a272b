import { box } from '@games/betrayal/box';
import type { State } from '@games/betrayal/haunts/26-pay-the-piper/state';
import { TRAITS, type Trait } from '@games/betrayal/rules/components';
import { distancesFrom } from '@games/betrayal/rules/ways';
import { ownStep, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;
type Slice = State & { tune: { done: readonly string[] } };
type House = HauntedHouse<Slice>;

const CHAMBER = 'pentagram-chamber';
/** The Chamber south of the landing, its one door there; the Furnace Room is edge to edge with it, without a door. */
const TILES: NonNullable<More['tiles']> = [
  ['chapel', 'ground', 1, -1, 2],
  ['junk-room', 'basement', 1, 0],
  ['furnace-room', 'basement', 1, 1],
  [CHAMBER, 'basement', 0, 1, 3],
];

/** Ox has revealed it; Missy, on the left, is the traitor; Ox and Peter are the heroes. */
const house = (more: More = {}) => hauntedHouse<Slice>(26, { tiles: TILES, ...more });

const ratsIn = ({ G }: House, room?: string) =>
  G.monsters.filter((one) => room === undefined || one.room === room);
/** How many Rats are in each room. */
const counts = (begun: House): Record<string, number> =>
  Object.fromEntries(ratsIn(begun).map(({ room }) => [room, ratsIn(begun, room).length]));
/** Only these Rats are left, m1 and on, all in one room. */
const leave = (begun: House, count: number, room: string) => {
  begun.G.monsters = begun.G.monsters.slice(0, count);
  for (const { id } of begun.G.monsters) begun.put(id, room);
};
/** The traitor walks into the Chamber, in a turn of hers. */
function arrived(more: More = {}): House {
  const begun = house({ ...more, rooms: ['entrance-hall', 'basement-landing', 'entrance-hall'] });
  untilTurnOf(begun, '1');
  begun.choose(`go ${CHAMBER}`);
  return begun;
}

describe('the setup', () => {
  test('BH-h26-S BH-h26-K1: the player on the left is the traitor; what is low goes back up to its start, and each trait rises by one', () => {
    const { traits } = box.explorers['missy-dubourde'] ?? { traits: null };
    const start = (trait: Trait) => traits?.[trait].start ?? 0;
    const begun = house({ traits: [{}, { speed: 1, might: start('might') + 1, sanity: 2 }] });
    expect(begun.G.haunt).toMatchObject({ traitor: '1', sides: ['heroes', 'traitor', 'heroes'] });
    expect(begun.G.explorers[1]?.traits).toEqual(
      Object.fromEntries(TRAITS.map((trait) => [trait, start(trait) + (trait === 'might' ? 2 : 1)])),
    );
    const gains = begun.G.journal?.filter(({ kind }) => kind === 'gain') ?? [];
    expect(gains.length).toBeGreaterThan(0);
    for (const { facts } of gains) expect(facts.of).toEqual({ term: 'haunts.26.title' });
  });

  test('BH-h26-S: twice as many Rats as players, in rooms with an event or omen symbol where nobody is', () => {
    expect(counts(house())).toEqual({ chapel: 2, 'junk-room': 2, 'furnace-room': 2 });
    expect(counts(house({ rooms: ['chapel'] }))).toEqual({ 'junk-room': 3, 'furnace-room': 3 });
    // In no room with an item symbol, as in the first edition.
    const larder: NonNullable<More['tiles']>[number] = ['larder', 'basement', -1, 0];
    expect(counts(house({ tiles: [...TILES, larder] })).larder).toBeUndefined();
    const five = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom', 'vivian-lopez'];
    const begun = house({ explorers: five });
    begun.choose('answer chapel');
    expect(counts(begun)).toEqual({ chapel: 4, 'junk-room': 3, 'furnace-room': 3 });
    expect(begun.slice.planted).toBe(10);
  });

  test('BH-h26-D2: what does not come out even the traitor places, one to a room', () => {
    const begun = house({ tiles: [...TILES, ['library', 'ground', 1, 1, 2]] });
    expect(begun.asked).toBe('1 pick');
    expect(begun.choices).toHaveLength(4);
    begun.choose('answer library');
    expect(begun.choices).toEqual(['answer chapel', 'answer junk-room', 'answer furnace-room']);
    begun.choose('answer chapel');
    expect(counts(begun)).toEqual({ chapel: 2, library: 2, 'junk-room': 1, 'furnace-room': 1 });
  });

  test('BH-h26-D2: with more rooms than Rats the traitor says which', () => {
    const more: More['tiles'] = [
      ['library', 'ground', 1, 1, 2],
      ['crypt', 'basement', 2, 0],
      ['kitchen', 'basement', -1, 0, 1],
      ['balcony', 'upper', 1, 0],
    ];
    const begun = house({ tiles: [...TILES, ...more] });
    expect([begun.asked, begun.choices.length, ratsIn(begun).length]).toEqual(['1 pick', 7, 0]);
    for (const room of ['chapel', 'library', 'crypt', 'kitchen', 'balcony']) begun.choose(`answer ${room}`);
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer junk-room', 'answer furnace-room']]);
  });

  test('BH-h26-K3: with no such room they come out wherever nobody is', () => {
    const begun = house({ tiles: TILES.slice(3) });
    expect(Object.keys(counts(begun)).sort()).toEqual([
      'basement-landing',
      'foyer',
      'grand-staircase',
      'upper-landing',
    ]);
  });

  test('BH-h26-D1 BH-h26-K3: who stands in the Chamber goes next to it before the Rats come, door or not, as the heroes choose', () => {
    const begun = house({ rooms: [CHAMBER, CHAMBER, CHAMBER] });
    const beside = ['answer basement-landing', 'answer furnace-room'];
    expect([begun.asked, [...begun.choices].sort()]).toEqual(['0 pick', beside]);
    begun.choose('answer furnace-room');
    expect([begun.asked, [...begun.choices].sort()]).toEqual(['2 pick', beside]);
    expect(begun.optionOf('answer furnace-room')?.label.kind).toBe('send-traitor');
    begun.choose('answer furnace-room');
    expect(begun.asked).toBe('2 pick');
    begun.choose('answer basement-landing');
    expect(['0', '1', '2'].map(begun.placeOf)).toEqual(['furnace-room', 'furnace-room', 'basement-landing']);
    expect([counts(begun), begun.slice.hasArrived]).toEqual([{ chapel: 3, 'junk-room': 3 }, false]);
  });

  test('BH-g3 BH-h26-K2: a Chamber that is not there the revealer, who is a hero, places, far from the traitor', () => {
    const begun = house({ tiles: TILES.slice(0, 3), rooms: ['entrance-hall', 'basement-landing'] });
    const rooms = begun.choices.map((one) => one.split(' ')[1]);
    expect([begun.asked, [...new Set(rooms)]]).toEqual(['0 doorway', ['furnace-room']]);
    begun.choose(begun.choices[0] ?? '');
    while (begun.asked === '0 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.G.tiles.at(-1)?.room, begun.told.includes('draw')]).toEqual([CHAMBER, false]);
  });

  test('BH-h26-K2: where it can’t be placed the traitor looks for it', () => {
    const begun = house({ tiles: TILES.slice(0, 3), isStackShort: true });
    expect(begun.asked).toBe('2 turn');
    expect(begun.viewOf('1').goal?.next.kind).toBe('find');
  });
});

describe('the Chamber', () => {
  test('BH-h26-D1: the traitor walks in, a hero doesn’t, and is told why', () => {
    const begun = house({ rooms: ['basement-landing', 'basement-landing', 'foyer'] });
    expect([begun.asked, begun.optionOf('use enter-chamber')]).toEqual(['2 turn', undefined]);
    untilTurnOf(begun, '0');
    expect(begun.choices).not.toContain(`go ${CHAMBER}`);
    expect(begun.optionOf('use enter-chamber')?.not).toEqual({ reason: 'ring', clause: 'BH-h26' });
    untilTurnOf(begun, '1');
    expect([begun.choices.includes(`go ${CHAMBER}`), begun.optionOf('use enter-chamber')]).toEqual([
      true,
      undefined,
    ]);
  });

  test('BH-h26-D1 BH-g1: what is shut is as near as its door is', () => {
    const begun = house();
    const steps = distancesFrom({ ...begun.at, mine: null, memo: new Map() }, 'basement-landing');
    expect(steps.get(CHAMBER)).toBe(1);
  });

  test('BH134 BH-g1 BH-bell BH-spirit-board: from within it the traitor’s Bell and Spirit Board draw others nearer, as far as its door', () => {
    const begun = arrived({ cards: [[], ['bell', 'spirit-board']] });
    begun.put('0', 'junk-room');
    leave(begun, 1, 'junk-room');
    begun.run([ownStep('card:bell/heroes', { seat: '1' })], '1');
    const heroes = begun.choices;
    if (begun.asked === '1 pick') begun.choose('answer enough');
    begun.run([ownStep('card:spirit-board/monsters', { seat: '1' })], '1');
    expect([heroes, begun.choices]).toEqual([
      ['answer 0 basement-landing', 'answer enough'],
      ['answer m1 basement-landing', 'answer enough'],
    ]);
  });

  test('BH-h26-K4: no Rat goes in', () => {
    const begun = house();
    leave(begun, 1, 'basement-landing');
    begun.night(6);
    expect(begun.choices).toContain('go m1 junk-room');
    expect(begun.choices).not.toContain(`go m1 ${CHAMBER}`);
  });

  test('BH-h26-K4: a hero whom something takes there comes out beside it', () => {
    const begun = house();
    begun.run([{ do: 'put', seat: '2', to: { room: CHAMBER, side: null } }], '2');
    expect(begun.asked).toBe('2 pick');
    begun.choose('answer furnace-room');
    expect([begun.placeOf('2'), begun.slice.hasArrived]).toEqual(['furnace-room', false]);
  });

  test('BH-h26-K4 BH25: a hero who finds it is out beside it at once, and draws its omen all the same', () => {
    const rooms = ['basement-landing', 'entrance-hall', 'entrance-hall'];
    const begun = house({ tiles: TILES.slice(0, 3), isStackShort: true, rooms, decks: { omen: ['ring'] } });
    begun.G.stack = [CHAMBER];
    untilTurnOf(begun, '0');
    begun.choose('discover basement-landing 3');
    while (begun.asked === '0 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.placeOf('0'), begun.cardsOf('0'), begun.slice.hasArrived]).toEqual([
      'basement-landing',
      ['ring'],
      false,
    ]);
  });

  test('BH-h26-K7: with nothing beside it any room of its floor will do, for heroes and for Rats', () => {
    const begun = house();
    // As when the Mystic Elevator was all that it touched, and has gone.
    Object.assign(begun.G.tiles.find(({ room }) => room === CHAMBER) ?? {}, { x: 9, y: 9 });
    const floor = ['answer basement-landing', 'answer furnace-room', 'answer junk-room'];
    begun.run([{ do: 'put', seat: '2', to: { room: CHAMBER, side: null } }], '2');
    expect([begun.asked, [...begun.choices].sort()]).toEqual(['2 pick', floor]);
    begun.choose('answer junk-room');
    untilTurnOf(begun, '1');
    begun.run([{ do: 'put', seat: '1', to: { room: CHAMBER, side: null } }], '1');
    begun.load('1', 'sanity', 3);
    begun.choose(`use tune ${CHAMBER}`);
    expect([begun.asked, [...begun.choices].sort()]).toEqual(['1 pick', floor]);
  });

  test('BH-h26-D1 BH-h26-D4: all see that it is shut; that the traitor has been in it is kept', () => {
    const begun = arrived();
    expect(begun.viewOf('0').marks).toContainEqual({ on: { room: CHAMBER }, word: 'ring' });
    begun.choose('go basement-landing');
    expect(begun.slice.hasArrived).toBe(true);
  });
});

describe('the tune', () => {
  test('BH-h26-T: in the Chamber, with Sanity 3, once a turn, also on coming in; each success brings a Rat', () => {
    const begun = arrived();
    expect(begun.optionOf(`use tune ${CHAMBER}`)?.odds).toMatchObject({ from: 3 });
    begun.load('1', 'sanity', 3);
    begun.choose(`use tune ${CHAMBER}`);
    expect([begun.slice.tune.done.length, begun.asked, begun.of('use ')]).toEqual([1, '1 pick', []]);
    begun.choose('answer furnace-room');
    expect([begun.asked, begun.of('use '), ratsIn(begun, 'furnace-room').length]).toEqual(['1 turn', [], 3]);
    expect(begun.viewOf('0').marks).toContainEqual({ on: 'haunt', word: 'verses', value: 1 });
  });

  test('BH-h26-T: by a 2 nothing is played and nothing comes', () => {
    const begun = arrived();
    begun.load('1', 'sanity', 2);
    begun.choose(`use tune ${CHAMBER}`);
    expect([begun.slice.tune.done, begun.asked, ratsIn(begun).length]).toEqual([[], '1 turn', 6]);
  });

  test('BH-h26-D3: the new Rat comes next to the Chamber, door or not, and moves in the next turn of the monsters', () => {
    const begun = arrived();
    begun.load('1', 'sanity', 3);
    begun.choose(`use tune ${CHAMBER}`);
    expect([...begun.choices].sort()).toEqual(['answer basement-landing', 'answer furnace-room']);
    begun.choose('answer basement-landing');
    begun.dice.push(...thrown(3, 3));
    begun.choose('end');
    expect(begun.choices).toContain('go m7 junk-room');
  });

  test('BH-h26-T: nobody plays elsewhere, and no hero anywhere', () => {
    const begun = house();
    begun.put('2', CHAMBER);
    expect([begun.asked, begun.of('use ')]).toEqual(['2 turn', []]);
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual([]);
  });

  test.each([
    [3, 5],
    [4, 5],
    [5, 4],
    [6, 4],
  ])('BH-h26-T: with %i players the verse that ends it is the %ith', (players, verses) => {
    const six = [
      'ox-bellows',
      'missy-dubourde',
      'peter-akimoto',
      'zoe-ingstrom',
      'vivian-lopez',
      'father-rhinehardt',
    ];
    const begun = house({
      explorers: six.slice(0, players),
      rooms: ['entrance-hall', 'basement-landing'],
    });
    while (begun.asked === '1 pick') begun.choose(begun.choices[0] ?? '');
    untilTurnOf(begun, '1');
    begun.choose(`go ${CHAMBER}`);
    begun.set({ tune: { done: Array<string>(verses - 2).fill(CHAMBER) } });
    begun.load('1', 'sanity', 3);
    begun.choose(`use tune ${CHAMBER}`, 'answer furnace-room');
    expect(begun.G.outcome).toBeNull();
    begun.night(6);
    while (begun.asked === '1 monster') begun.choose('end all');
    untilTurnOf(begun, '1');
    begun.load('1', 'sanity', 3);
    begun.choose(`use tune ${CHAMBER}`);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['1'], how: 'goal' });
  });

  test('BH-h26-T BH169: that a verse was played all are told, how many there are the traitor alone', () => {
    const begun = arrived();
    begun.load('1', 'sanity', 3);
    begun.choose(`use tune ${CHAMBER}`);
    const told = begun.G.journal?.find(({ kind }) => kind === 'task-done');
    expect([told?.facts.done, told?.facts.of, told?.secret]).toEqual([1, undefined, { '1': { of: 5 } }]);
    begun.choose('answer furnace-room');
    expect(begun.viewOf('1').goal?.next).toMatchObject({ kind: 'tune', facts: { done: 1, of: 5 } });
    expect(begun.viewOf('0').goal?.next).toEqual({ kind: 'kill', facts: { left: 7 } });
  });

  test('BH-h26-T: a verse moves the heroes’ bar by as much whether four or five are enough', () => {
    const fall = (players: number) => {
      const five = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom', 'vivian-lopez'];
      const begun = house({ explorers: five.slice(0, players) });
      while (begun.asked === '1 pick') begun.choose(begun.choices[0] ?? '');
      const progress = () => begun.viewOf('0').goal?.progress ?? 0;
      const before = progress();
      begun.set({ tune: { done: [CHAMBER] } });
      return before - progress();
    };
    expect(fall(3)).toBeGreaterThan(0);
    expect(fall(3)).toBeCloseTo(fall(5), 6);
  });

  test('BH-h26-T BH-h26-K5: in the Chamber nobody attacks the traitor, from afar neither, and Dynamite does not hit', () => {
    const cards = [['revolver', 'dynamite']];
    const rooms = ['basement-landing', 'entrance-hall', 'entrance-hall'];
    const begun = house({ cards, rooms });
    untilTurnOf(begun, '0');
    leave(begun, 1, 'upper-landing');
    const aimed = () => [...begun.of('attack '), ...begun.of('use ')];
    begun.put('1', CHAMBER);
    expect(aimed()).toEqual([]);
    begun.bring('1', 'junk-room');
    expect(aimed()).toEqual(['attack 1 speed revolver', 'use dynamite junk-room']);
  });

  test('BH-h26-K5: out of the Chamber the traitor may shoot', () => {
    const begun = arrived({ cards: [[], ['revolver']] });
    begun.put('2', 'basement-landing');
    expect(begun.of('attack ')).toEqual(['attack 2 speed revolver']);
  });
});

describe('the Rats', () => {
  test('BH-h26-M: Speed 3, Might 2, Sanity 1, no Knowledge', () => {
    expect(house().viewOf('0').values.m1).toEqual({ speed: 3, might: 2, sanity: 1 });
  });

  test('BH-h26-R: any damage kills one: by an attack, or otherwise', () => {
    const begun = house({ rooms: ['foyer'] });
    begun.put('m1', 'foyer');
    begun.put('m2', 'foyer');
    untilTurnOf(begun, '0');
    begun.load('0', 'might', 3);
    begun.load('m1', 'might', 2);
    begun.choose('attack m1 might');
    expect([begun.G.monsters.some(({ id }) => id === 'm1'), ratsIn(begun).length]).toEqual([false, 5]);
    expect(begun.told).toContain('monster-dies');
    begun.run([{ do: 'harm', seat: 'm2', kind: 'physical', points: 1 }], '0');
    expect([ratsIn(begun).length, begun.told.includes('stun')]).toEqual([4, false]);
  });

  test('BH-h26-R: a tie kills none; a hero who loses is hurt as usual', () => {
    const begun = house({ rooms: ['foyer', 'upper-landing', 'foyer'] });
    begun.put('m1', 'foyer');
    untilTurnOf(begun, '2');
    begun.load('2', 'might', 2);
    begun.load('m1', 'might', 2);
    begun.choose('attack m1 might');
    expect([ratsIn(begun).length, begun.asked]).toEqual([6, '2 turn']);
    untilTurnOf(begun, '0');
    begun.load('0', 'might', 1);
    begun.load('m1', 'might', 2);
    begun.choose('attack m1 might');
    expect([ratsIn(begun).length, begun.asked]).toEqual([6, '0 split']);
  });

  test('BH-h26-D5: one that loses its own attack alone is dead', () => {
    const begun = house({ rooms: ['foyer'] });
    leave(begun, 3, 'foyer');
    begun.put('m2', 'chapel');
    begun.put('m3', 'chapel');
    begun.night(6);
    begun.load('m1', 'might', 1);
    begun.load('0', 'might', 2);
    begun.choose('attack m1 0 might');
    expect(ratsIn(begun).map(({ id }) => id)).toEqual(['m2', 'm3']);
  });

  test('BH-h26-R: two to four in one place pool their Might, up to eight dice', () => {
    const begun = house({ rooms: ['foyer'] });
    leave(begun, 6, 'foyer');
    begun.night(6);
    const pools = begun.of('use ').map((one) => [one, begun.optionOf(one)?.odds?.dice]);
    expect(pools).toEqual([
      ['use m1 pool 0 2', 4],
      ['use m1 pool 0 3', 6],
      ['use m1 pool 0 4', 8],
    ]);
    begun.load('m1', 'might', 12, 6);
    begun.load('0', 'might', 2);
    begun.choose('use m1 pool 0 4');
    expect([begun.asked, begun.dice, begun.told.includes('rats-pool')]).toEqual(['0 split', [], true]);
    begun.choose('answer 10');
    expect(begun.G.explorers[0]?.life).toBe('dead');
  });

  test('BH-h26-K6 BH-h26-D5: it is the attack of all of them, and if it is lost nothing comes of it', () => {
    const begun = house({ rooms: ['foyer'] });
    leave(begun, 4, 'foyer');
    begun.night(6);
    begun.load('m1', 'might', 1, 4);
    begun.load('0', 'might', 2);
    begun.choose('use m1 pool 0 3');
    expect([ratsIn(begun).length, begun.told.includes('stun'), begun.changes('0')]).toEqual([4, false, {}]);
    expect(begun.G.monsters.map(({ hasAttacked }) => hasAttacked)).toEqual([true, true, true, false]);
    begun.choose('end m1', 'end m2', 'end m3');
    expect([...begun.of('attack '), ...begun.of('use ')]).toEqual(['attack m4 0 might']);
  });

  test('BH-h26-K6: one that has attacked alone calls no others', () => {
    const begun = house({ rooms: ['foyer'] });
    leave(begun, 3, 'foyer');
    begun.night(6);
    begun.load('m1', 'might', 2);
    begun.load('0', 'might', 2);
    begun.choose('attack m1 0 might');
    expect([ratsIn(begun).length, begun.of('use '), begun.choices.includes('end m1')]).toEqual([3, [], true]);
  });

  test('BH-h26-K6 BH78: on the two sides of a barrier they do not attack together', () => {
    const catacombs: NonNullable<More['tiles']>[number] = ['catacombs', 'basement', 1, 0];
    const begun = house({ tiles: [...TILES.slice(3), catacombs], rooms: ['catacombs 0'] });
    leave(begun, 3, 'catacombs');
    for (const [n, side] of ([0, 0, 2] as const).entries())
      Object.assign(begun.G.monsters[n] ?? {}, { side });
    begun.night(6);
    expect(begun.of('use ')).toEqual(['use m1 pool 0 2']);
  });

  test('BH-h26-S BH78: in a room with a barrier they come out on one side of it', () => {
    const catacombs: NonNullable<More['tiles']>[number] = ['catacombs', 'basement', 1, 0];
    const begun = house({ tiles: [...TILES.slice(3), catacombs] });
    expect(ratsIn(begun, 'catacombs').map(({ side }) => side)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('BH-h26-K6: those who have moved and are done may join; those who are elsewhere don’t', () => {
    const begun = house({ rooms: ['foyer'] });
    leave(begun, 4, 'entrance-hall');
    for (const id of ['m3', 'm4']) begun.put(id, 'upper-landing');
    begun.night(3);
    begun.choose('go m1 foyer', 'end m1', 'go m2 foyer');
    expect(begun.of('use ')).toEqual(['use m2 pool 0 2']);
  });
});

describe('how it ends', () => {
  test('BH-h26-H: with the last Rat the heroes have won', () => {
    const begun = house({ rooms: ['foyer'] });
    leave(begun, 1, 'foyer');
    untilTurnOf(begun, '0');
    expect(begun.G.outcome).toBeNull();
    begun.load('0', 'might', 3);
    begun.load('m1', 'might', 0);
    begun.choose('attack m1 might');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH-h26-H BH-h26-D5: also where it dies of its own attack', () => {
    const begun = house({ rooms: ['foyer'] });
    leave(begun, 1, 'foyer');
    begun.night(6);
    begun.load('m1', 'might', 0);
    begun.load('0', 'might', 1);
    begun.choose('attack m1 0 might');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH-h26-H: the traitor dies before she has come to the Chamber: the heroes have won', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH-h26-D4 BH-g14: once she has been there, her death alone wins nothing; the Rats go on, and each has to die', () => {
    const begun = arrived();
    begun.choose('go basement-landing');
    leave(begun, 2, 'foyer');
    begun.dice.push(...thrown(3, 3));
    begun.run([{ do: 'die', seat: '1' }]);
    expect([begun.G.outcome, begun.asked]).toEqual([null, '1 monster']);
    expect(begun.viewOf('0').goal).toMatchObject({ next: { kind: 'kill', facts: { left: 2 } } });
    begun.choose('end all');
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 1 }], '2');
    expect(begun.G.outcome).toBeNull();
    begun.run([{ do: 'harm', seat: 'm2', kind: 'physical', points: 1 }], '2');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH-h26-T BH152: with the last hero the traitor has won', () => {
    const begun = house();
    begun.run([
      { do: 'die', seat: '0' },
      { do: 'die', seat: '2' },
    ]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['1'], how: 'dead' });
  });

  test.each(['heroes', 'traitor'])('BH-h26: it can end for the %s among bots', (side) => {
    expect(winsAmongBots('26', [side])).toHaveProperty([side]);
  });
});

describe('BH-h26: what to do next', () => {
  test('the heroes go for the traitor as long as that wins, and for the Rats', () => {
    expect(house().viewOf('0').goal).toMatchObject({
      next: { kind: 'catch', facts: { left: 6 } },
      prey: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', '1'],
    });
    expect(arrived().viewOf('0').goal?.prey).not.toContain('1');
  });

  test('the traitor goes to the Chamber, then plays there while the Rats go for one hero; dead, for any', () => {
    const begun = house();
    expect(begun.viewOf('1').goal).toMatchObject({ next: { kind: 'enter' }, rooms: [CHAMBER] });
    const inside = arrived();
    inside.put('2', 'junk-room');
    expect(inside.viewOf('1').goal).toMatchObject({ next: { kind: 'tune' }, rooms: [CHAMBER], prey: ['2'] });
    inside.choose('go basement-landing');
    inside.dice.push(...thrown(3, 3));
    inside.run([{ do: 'die', seat: '1' }]);
    expect(inside.viewOf('1').goal).toMatchObject({ next: { kind: 'hunt', facts: { left: 2 } } });
  });

  test('bots let a Rat attack alone only who is no stronger, and together only where they are', () => {
    const weights = (might: number) => {
      const explorers = ['zoe-ingstrom', 'missy-dubourde', 'peter-akimoto'];
      const begun = house({ explorers, rooms: ['foyer'], traits: [{ might }] });
      leave(begun, 4, 'foyer');
      begun.night(6);
      const names = ['attack m1 0 might', 'use m1 pool 0 2', 'use m1 pool 0 4'];
      return names.map((name) => begun.optionOf(name)?.weight);
    };
    expect(weights(1)).toEqual([2, 16, 32]);
    expect(weights(6)).toEqual([0.02, 1, 32]);
  });

  test('each dead Rat is better for the heroes, each verse is worse', () => {
    const progress = (change: (begun: House) => void) => {
      const begun = arrived();
      change(begun);
      return begun.viewOf('0').goal?.progress ?? 0;
    };
    const ladder = [
      progress((begun) => begun.set({ tune: { done: [CHAMBER] } })),
      progress(() => {}),
      progress((begun) => leave(begun, 2, 'foyer')),
    ];
    expect([...new Set(ladder)].sort((a, b) => a - b)).toEqual(ladder);
  });
});
