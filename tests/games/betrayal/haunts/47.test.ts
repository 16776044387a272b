import type { State } from '@games/betrayal/haunts/47-worm-ouroboros/state';
import { mayHit } from '@games/betrayal/rules/attacks';
import { menaceOf } from '@games/betrayal/rules/figures';
import { priceOf, waysFrom } from '@games/betrayal/rules/ways';
import { thrown } from '../arrange';
import { playByPolicy, winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

/** Ox, who has revealed it with the Skull in hand, is the traitor; Missy and Peter are the heroes. */
const house = (more: More = {}): House =>
  hauntedHouse<State>(47, {
    omen: 'skull',
    cards: [['skull']],
    rooms: ['foyer', 'upper-landing', 'upper-landing'],
    ...more,
  });

const heads = ({ G }: Pick<House, 'G'>) => G.monsters.map(({ id, room }) => `${id} ${room}`);
const to = (begun: House, head: string, room: string): string[] =>
  waysFrom(begun.at, head, { room, side: null }).flatMap((way) => (way.to === null ? [] : [way.to.room]));
/** The Heads' turn: the first rolls so many spaces, then the second. */
const night = (begun: House, first: number, second: number): House =>
  begun.night(first, [], thrown(1, second));
/** Missy's turn, with the Skull, in the Foyer with both Heads. */
function beside(more: More = {}): House {
  const begun = house({ cards: [[], ['skull']], rooms: ['foyer', 'foyer', 'upper-landing'], ...more });
  untilTurnOf(begun, '1');
  return begun;
}
function weaken(begun: House, head: string, total: number, seat = '1'): House {
  begun.load(seat, 'sanity', total);
  begun.choose(`use weaken ${head}`);
  return begun;
}
/** The same, with the first Head weakened by somebody and the other far off. */
function weak(more: More = {}): House {
  const begun = beside(more)
    .set({ weak: ['m1'] })
    .put('m2', 'basement-landing');
  begun.run([], '1');
  return begun;
}
/** Missy fights the first Head in her own turn, and wins or loses by so many points. */
function fight(begun: House, own: number, its: number): House {
  begun.load('1', 'might', own);
  begun.load('m1', 'might', its);
  begun.choose('attack m1 might');
  return begun;
}
/** The first Head attacks Missy in the monsters’ turn. */
function bitten(begun: House, its: number, hers: number): House {
  night(begun, 1, 1);
  begun.load('m1', 'might', its);
  begun.load('1', 'might', hers);
  begun.choose('attack m1 1 might');
  return begun;
}
/** There is a Body in every room that can be reached, and nothing left to be found. */
function full(begun: House): House {
  begun.set({ bodies: [...begun.G.tiles.map(({ room }) => room), 'stairs-from-basement', 'coal-chute'] });
  for (const room of Object.keys(begun.box.rooms))
    if (!begun.G.tiles.some((one) => one.room === room))
      begun.G.tiles.push({ room, floor: 'roof' as never, x: 40, y: 40, turn: 0, isLost: false });
  begun.G.stack = [];
  return begun.settle();
}
const onRooms = (begun: House, word: string) =>
  begun
    .viewOf('1')
    .marks.flatMap((one) =>
      one.word === word && one.on !== 'haunt' && 'room' in one.on ? [one.on.room] : [],
    );
const count = (begun: House) => begun.viewOf('1').marks.find(({ word }) => word === 'bodies')?.value;

describe('BH-h47-S: the traitor splits', () => {
  test('BH-h47-D6: two Heads stand where the haunt was revealed, the traitor’s; no Body lies anywhere', () => {
    const begun = house();
    expect([begun.G.haunt?.traitor, begun.G.explorers[0]?.life]).toEqual(['0', 'dead']);
    expect(heads(begun)).toEqual(['m1 foyer', 'm2 foyer']);
    expect(begun.G.monsters.map(({ mover, turn }) => [mover, turn])).toEqual([
      ['0', 'monsters'],
      ['0', 'monsters'],
    ]);
    expect([begun.slice.bodies, count(begun), begun.asked]).toEqual([[], 0, '1 turn']);
    expect(begun.told).toContain('splits');
  });

  test('items and the Skull lie there, on his side of a barrier', () => {
    const tiles = [['tower', 'upper', 0, 1]] as const;
    const begun = house({ tiles, rooms: ['tower 1', 'foyer', 'foyer'], cards: [['axe', 'skull']] });
    expect(begun.G.piles).toEqual([{ room: 'tower', side: 1, cards: ['axe', 'skull'] }]);
    expect(begun.G.monsters.map(({ side }) => side)).toEqual([1, 1]);
  });

  test('BH-h47-D4: who walked along with him is devoured, out of the game', () => {
    const begun = house({ cards: [['girl', 'skull', 'dog']] });
    expect(begun.G.gone).toEqual(expect.arrayContaining(['girl', 'dog']));
    expect(begun.G.piles).toEqual([{ room: 'foyer', side: null, cards: ['skull'] }]);
    expect(begun.told.filter((kind) => kind === 'devoured')).toHaveLength(2);
  });

  test('BH-h47-K1: a Skull in nobody’s hand lies there as well; one in a hero’s hand stays in it', () => {
    const begun = house({ cards: [] });
    expect(begun.G.piles).toEqual([{ room: 'foyer', side: null, cards: ['skull'] }]);
    expect(begun.G.decks.omen).not.toContain('skull');
    const held = house({ cards: [[], [], ['skull']] });
    expect([held.G.piles, held.cardsOf('2')]).toEqual([[], ['skull']]);
  });
});

test('BH-h47-M: what a Head has, before and after it is weakened', () => {
  expect(weak().viewOf('1').values).toMatchObject({
    m1: { speed: 1, might: 5 },
    m2: { speed: 1, might: 6 },
  });
});

describe('BH-h47-H: the Skull', () => {
  test('Sanity 5+ in its room weakens the one that is named', () => {
    const begun = weaken(beside({ traits: [{}, { sanity: 4 }] }), 'm2', 5);
    expect(begun.slice.weak).toEqual(['m2']);
    expect(begun.viewOf('2').marks).toContainEqual({ on: { monster: 'm2' }, word: 'weak' });
    expect(begun.told).toContain('weakened');
  });

  test('a 4 does nothing; what it takes is told to the heroes alone', () => {
    const begun = beside();
    expect(begun.viewOf('1').choices.find(({ args }) => args[1] === 'm1')?.odds).toMatchObject({ from: 5 });
    weaken(begun, 'm1', 4);
    expect([begun.slice.weak, begun.told.includes('task-failed')]).toEqual([[], true]);
  });

  test('BH-h47-D8 BH168: once a turn for whoever has it, a use of it, and it stays with her', () => {
    const begun = weaken(beside(), 'm1', 5);
    expect(begun.cardsOf('1')).toEqual(['skull']);
    expect(begun.optionOf('use weaken m2')?.not).toEqual({ reason: 'one-try', clause: 'BH-h47' });
    expect(begun.optionOf('use weaken m1')).toBeUndefined();
    expect(begun.of('drop skull')).toEqual([]);
  });

  test('BH-h47-D8 BH33: not in the turn in which it is picked up', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'upper-landing'] });
    untilTurnOf(begun, '1');
    expect(begun.optionOf('use weaken m1')?.not).toEqual({ reason: 'no-skull', clause: 'BH-h47' });
    begun.choose('take skull');
    expect(begun.optionOf('use weaken m1')?.not).toEqual({ reason: 'skull-moved', clause: 'BH-h47' });
  });

  test('BH-h47-D8: another hero may try with it in his own turn', () => {
    const begun = beside({ rooms: ['foyer', 'foyer', 'foyer'] });
    weaken(begun, 'm1', 5);
    begun.run([{ do: 'hand-over', seat: '1', card: 'skull', to: '2', how: 'trade' }], '1');
    begun.choose('end');
    weaken(begun, 'm2', 5, '2');
    expect(begun.slice.weak).toEqual(['m1', 'm2']);
  });

  test('BH99: not across a barrier, nor from another room', () => {
    const tiles = [['tower', 'upper', 0, 1]] as const;
    const begun = beside({ tiles, rooms: ['foyer', 'tower 1', 'foyer'] });
    expect(begun.optionOf('use weaken m1')).toBeUndefined();
    begun.put('m1', 'tower 3');
    expect(begun.optionOf('use weaken m1')).toBeUndefined();
    begun.put('m1', 'tower 1');
    expect(begun.choices).toContain('use weaken m1');
  });
});

describe('BH-h47-H: fighting a Head', () => {
  test('before it is weakened nobody can attack it, and no card may strike it', () => {
    const begun = beside({ cards: [[], ['skull', 'axe', 'dynamite', 'revolver']] });
    expect(begun.of('attack')).toEqual([]);
    expect(mayHit(begun.at, '1', 'm1')).toBe(false);
    begun.set({ weak: ['m1'] });
    expect(mayHit(begun.at, '1', 'm1')).toBe(true);
    expect(begun.choices).toContain('attack m1 might');
    expect(begun.choices).not.toContain('attack m2 might');
  });

  test('BH-h47-R BH-g18: nor ever with Speed, by the Revolver or with Dynamite', () => {
    const begun = weak({
      cards: [[], ['skull', 'revolver', 'dynamite']],
      rooms: ['foyer', 'foyer', 'foyer'],
    });
    expect(begun.choices).toContain('attack m1 might');
    expect(begun.choices.filter((one) => /^(?!drop).*(?:revolver|speed|dynamite)/.test(one))).toEqual([]);
    expect(mayHit(begun.at, '1', 'm1', 'speed')).toBe(false);
  });

  test('BH-h47-D1: half as many wins as players, rounded up, by however much; the Skull needn’t be there', () => {
    const begun = fight(weak({ cards: [[], [], ['skull']] }), 6, 0);
    expect([begun.monster('m1')?.wounds, begun.monster('m1')?.stunned]).toEqual([1, 0]);
    const again = fight(weak().alter('m1', { wounds: 1 }), 1, 0);
    expect([heads(again), again.G.outcome]).toEqual([['m2 basement-landing'], null]);
  });

  test('BH-h47-D1: five players need three', () => {
    const explorers = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez', 'father-rhinehardt'];
    const begun = weak({ explorers }).alter('m1', { wounds: 1 });
    fight(begun, 2, 0);
    expect(begun.monster('m1')?.wounds).toBe(2);
    begun.alter('m1', { wounds: 2 });
    begun.G.turn.hasAttacked = false;
    begun.run([], '1');
    fight(begun, 2, 0);
    expect(begun.monster('m1')).toBeUndefined();
  });

  test('BH-h47-D1: its own lost attack is a win as well, and stuns nothing', () => {
    const begun = bitten(weak(), 0, 2);
    expect([begun.monster('m1')?.wounds, begun.monster('m1')?.stunned]).toEqual([1, 0]);
    expect(begun.choices).toContain('end m1');
  });

  test('BH-h47-D9: one that is not weakened loses its own attack and nothing comes of it', () => {
    const begun = bitten(beside(), 0, 2);
    expect(begun.monster('m1')).toMatchObject({ wounds: 0, stunned: 0, isDone: false });
    expect(begun.told).toContain('unhurt');
  });

  test('what it wins hurts as usual', () => {
    const begun = bitten(beside(), 4, 1);
    expect(begun.asked).toBe('1 split');
    const lost = fight(weak(), 0, 2);
    expect([lost.asked, lost.monster('m1')?.wounds]).toEqual(['1 split', 0]);
  });

  test('BH-h47-K2: harm that is no attack does nothing to it', () => {
    const begun = weak();
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }], '1');
    begun.run([{ do: 'harm', seat: 'm1', kind: 'mental', points: 4 }], '1');
    expect(begun.monster('m1')).toMatchObject({ wounds: 0, stunned: 0 });
  });

  test('BH172: the heroes alone are told how many wins it takes, everybody how many there were', () => {
    const begun = fight(weak(), 2, 0);
    const told = begun.G.journal?.find(({ kind }) => kind === 'wounded');
    expect(told?.facts).toMatchObject({ sum: 1 });
    expect(told?.facts).not.toHaveProperty('of');
    expect(begun.viewOf('0').marks).toContainEqual({ on: { monster: 'm1' }, word: 'wounds', value: 1 });
  });

  test('both destroyed, the heroes have won; one of them is not enough', () => {
    const one = weak()
      .set({ weak: ['m1', 'm2'] })
      .alter('m1', { wounds: 1 });
    expect([fight(one, 2, 0).G.outcome, heads(one)]).toEqual([null, ['m2 basement-landing']]);
    const begun = weak().set({ weak: ['m1', 'm2'] });
    begun.G.monsters = begun.G.monsters.filter(({ id }) => id === 'm1');
    begun.alter('m1', { wounds: 1 });
    expect(fight(begun, 2, 0).G.outcome).toMatchObject({ side: 'heroes', how: 'goal', winners: ['1', '2'] });
  });
});

describe('BH-h47-T: the Bodies', () => {
  test('BH-h47-D7: each room that a Head leaves gets one, the first too; a second is not laid', () => {
    const begun = night(house(), 2, 2);
    begun.choose('go m1 grand-staircase');
    expect([begun.slice.bodies, onRooms(begun, 'body')]).toEqual([['foyer'], ['foyer']]);
    begun.choose('go m1 foyer', 'go m2 grand-staircase');
    expect(begun.slice.bodies).toEqual(['foyer', 'grand-staircase']);
    expect(count(begun)).toBe(2);
  });

  test('of a walk over two rooms both get one', () => {
    const begun = night(house(), 2, 1);
    begun.choose('go m1 upper-landing');
    expect(begun.slice.bodies).toEqual(['foyer', 'grand-staircase']);
  });

  test('a hero who leaves a room leaves none', () => {
    const begun = house();
    begun.choose('go foyer');
    expect(begun.slice.bodies).toEqual([]);
  });

  test('BH-h47-K6: one that slides down the Coal Chute has not been in it; one that climbs in and out has', () => {
    const tiles = [['coal-chute', 'ground', -1, 0]] as const;
    const begun = house({ tiles });
    night(begun.put('m1', 'basement-landing'), 2, 1);
    begun.choose('go m1 coal-chute');
    expect(begun.slice.bodies).toEqual(['basement-landing']);
    begun.choose('go m1 basement-landing');
    expect(begun.slice.bodies).toEqual(['basement-landing', 'coal-chute']);
    expect(to(house({ tiles: [['coal-chute', 'ground', 1, 1]] }), 'm1', 'foyer')).toContain(
      'basement-landing',
    );
  });

  test('BH-h47-K7: one that a card moves leaves its room as well; to the other side of a barrier it leaves nothing', () => {
    const begun = house({ tiles: [['tower', 'upper', 0, 1]] });
    begun.put('m1', 'tower 1').bring('m1', 'tower 3');
    expect(begun.slice.bodies).toEqual([]);
    begun.bring('m1', 'foyer');
    expect(begun.slice.bodies).toEqual(['tower']);
  });

  test('with the sixteenth the traitor has won at once, though he is dead', () => {
    const begun = house();
    const rooms = Object.keys(begun.box.rooms).filter((room) => room !== 'foyer');
    begun.set({ bodies: rooms.slice(0, 14) }).settle();
    night(begun, 1, 1);
    begun.choose('go m1 entrance-hall');
    expect([begun.slice.bodies.length, begun.G.outcome]).toEqual([15, null]);
    begun.set({ bodies: rooms.slice(0, 15) });
    begun.choose('go m2 grand-staircase');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'goal', winners: ['0'] });
  });

  test('BH172: the traitor alone is told how many are needed', () => {
    const begun = house();
    expect(begun.viewOf('0').goal?.next).toMatchObject({ kind: 'spread', facts: { count: 0, of: 16 } });
    expect(begun.viewOf('1').marks).toContainEqual({ on: 'haunt', word: 'bodies', value: 0 });
  });

  test('BH-h47-D5: with nowhere left to lay one it goes on; then only the heroes’ deaths win', () => {
    const begun = house();
    full(begun);
    expect(begun.viewOf('0').goal).toMatchObject({ next: { kind: 'hunt' } });
    expect(begun.viewOf('0').goal?.own).toEqual({});
    night(begun, 1, 1);
    expect(begun.of('discover')).toEqual([]);
    begun.choose('go m1 entrance-hall');
    expect(begun.G.outcome).toBeNull();
    begun.run(['1', '2'].map((seat) => ({ do: 'die', seat }) as const));
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });
});

describe('BH-h47-D2: who slows whom', () => {
  const price = (begun: House, figure: string, room: string) =>
    priceOf(begun.at, figure, { room, side: null }, { to: null }, 1, 8);

  test('each Head slows heroes by a space, and a Body by one, however many of either side are there', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'foyer'] });
    expect(price(begun, '1', 'foyer')).toBe(3);
    begun.set({ bodies: ['foyer', 'upper-landing'] });
    expect([price(begun, '1', 'foyer'), price(begun, '1', 'upper-landing')]).toEqual([4, 2]);
    begun.put('m2', 'basement-landing');
    expect(price(begun, '1', 'foyer')).toBe(3);
    expect(price(begun, '1', 'basement-landing')).toBe(2);
  });

  test('neither heroes nor Bodies slow a Head', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'foyer'] }).set({ bodies: ['foyer'] });
    night(begun, 2, 1);
    expect(begun.choices).toContain('go m1 upper-landing');
    expect(begun.optionOf('go m1 upper-landing')).toMatchObject({ cost: 2 });
  });

  test('BH-h47-K3: a Body slows on both sides of a barrier', () => {
    const begun = house({ tiles: [['tower', 'upper', 0, 1]] }).set({ bodies: ['tower'] });
    for (const side of [1, 3] as const)
      expect(priceOf(begun.at, '1', { room: 'tower', side }, { to: null }, 1, 8)).toBe(2);
  });
});

describe('BH-h47-R: how a Head gets about', () => {
  test('BH-h47-D6: each rolls its own Speed', () => {
    const begun = night(house(), 2, 0);
    expect(begun.G.monsters.map(({ spaces }) => spaces)).toEqual([2, 1]);
  });

  const tiles = [
    ['gallery', 'upper', 0, 1],
    ['ballroom', 'ground', 1, 1],
    ['coal-chute', 'ground', 2, 1],
    ['mystic-elevator', 'ground', 3, 1],
    ['stairs-from-basement', 'basement', 1, 0],
    ['collapsed-room', 'ground', 1, -1],
  ] as const;

  test('BH-h47-D3: stairs, chute and Gallery are open to it, up as well as down', () => {
    const begun = house({ tiles });
    expect(to(begun, 'm1', 'grand-staircase')).toContain('upper-landing');
    expect(to(begun, 'm1', 'stairs-from-basement')).toContain('foyer');
    expect(to(begun, 'm1', 'basement-landing')).toContain('coal-chute');
    expect(to(begun, 'm1', 'coal-chute')).toContain('basement-landing');
    expect(to(begun, 'm1', 'gallery')).toContain('ballroom');
    expect(to(begun, 'm1', 'ballroom')).toContain('gallery');
  });

  test('BH-h47-K5: so is the Collapsed Room, down and up', () => {
    const begun = house({
      tiles,
      tokens: [{ token: 'below-collapsed-room', room: 'basement-landing', side: null }],
    });
    expect(to(begun, 'm1', 'collapsed-room')).toContain('basement-landing');
    expect(to(begun, 'm1', 'basement-landing')).toContain('collapsed-room');
  });

  test.each([
    ['secret-stairs', 'foyer', 'upper-landing'],
    ['secret-passage', 'foyer', 'basement-landing'],
  ])('BH-h47-K5: no %s', (token, room, other) => {
    const tokens = [
      { token, room, side: null },
      { token, room: other, side: null },
    ];
    const begun = house({ tokens });
    expect(to(begun, 'm1', room)).not.toContain(other);
    expect(waysFrom(begun.at, '1', { room, side: null }).some((way) => way.to?.room === other)).toBe(true);
  });

  test('BH-h47-K5: neither the Mystic Slide nor the Revolving Wall', () => {
    const slide = house({ tokens: [{ token: 'slide', room: 'upper-landing', side: null }] });
    expect(to(slide, 'm1', 'upper-landing')).not.toContain('foyer');
    const begun = house({
      tiles: [
        ['kitchen', 'ground', 1, 1],
        ['larder', 'ground', 2, 1],
      ],
      tokens: [{ token: 'wall-switch', room: 'kitchen', side: null }],
    });
    begun.G.slices['revolving-wall'] = 1;
    const wall = (figure: string) =>
      waysFrom(begun.at, figure, { room: 'kitchen', side: null }).some(({ clause }) => clause === 'BH70');
    expect([wall(''), wall('m1')]).toEqual([true, false]);
  });

  test('BH-h47-K5: nor where the passage would end in the Coal Chute and slide on from there', () => {
    const chute = ['coal-chute', 'ground', 1, 1] as const;
    const slide = house({
      tiles: [chute],
      tokens: [{ token: 'slide', room: 'upper-landing', side: null }],
    });
    expect(to(slide, 'm1', 'upper-landing')).not.toContain('basement-landing');
    const wall = house({
      tiles: [['kitchen', 'ground', 2, 1], chute],
      tokens: [{ token: 'wall-switch', room: 'kitchen', side: null }],
    });
    for (const side of [0, 1, 2, 3]) {
      wall.G.slices['revolving-wall'] = side;
      expect(to(wall, 'm1', 'kitchen')).not.toContain('basement-landing');
    }
  });

  test('BH-h47-K6: one that finds the Coal Chute slides down, and leaves no Body in it', () => {
    const begun = night(house({ stack: ['coal-chute'] }), 1, 1);
    begun.choose(begun.of('discover m1')[0] ?? '');
    begun.choose(begun.choices[0] ?? '');
    expect([begun.monster('m1')?.room, begun.told.includes('monster-put')]).toEqual([
      'basement-landing',
      true,
    ]);
    expect(begun.slice.bodies).toEqual(['foyer']);
  });

  const shaft = [['mystic-elevator', 'ground', 1, 1]] as const;

  test('it does not go into the Mystic Elevator', () => {
    const begun = house({ tiles: shaft });
    expect(to(begun, 'm1', 'foyer')).not.toContain('mystic-elevator');
    expect(waysFrom(begun.at, '1', { room: 'foyer', side: null }).map((way) => way.to?.room)).toContain(
      'mystic-elevator',
    );
  });

  test('BH-h47-K4: one that finds the Elevator stands in it, it does not take off, and the only way is out', () => {
    const begun = house({ rooms: ['foyer', 'upper-landing', 'upper-landing'], stack: ['mystic-elevator'] });
    night(begun, 2, 1);
    begun.choose(begun.of('discover m1')[0] ?? '');
    expect([begun.monster('m1')?.room, begun.asked]).toEqual(['mystic-elevator', '0 monster']);
    expect(begun.told).not.toContain('elevator');
    begun.choose('go m1 foyer');
    expect(begun.slice.bodies).toEqual(['foyer', 'mystic-elevator']);
    expect(begun.choices).not.toContain('go m2 mystic-elevator');
  });

  test('BH-h47-K4: explorers who ride take it along', () => {
    const begun = house({ tiles: shaft, rooms: ['foyer', 'foyer', 'foyer'] }).put('m1', 'mystic-elevator');
    untilTurnOf(begun, '1');
    begun.dice.push(...thrown(2, 3));
    begun.choose('go mystic-elevator');
    begun.choose(begun.choices[0] ?? '');
    expect(begun.told).toContain('elevator');
    expect(begun.monster('m1')?.room).toBe('mystic-elevator');
  });

  test('BH-h47-D3: it finds a room for a space, the traitor lays it, and its symbol draws nothing', () => {
    const begun = night(house({ stack: ['library'] }), 2, 1);
    begun.choose(begun.of('discover m1')[0] ?? '');
    expect(begun.asked).toBe('0 place');
    begun.choose(begun.choices[0] ?? '');
    expect([begun.monster('m1')?.room, begun.monster('m1')?.spaces]).toEqual(['library', 1]);
    expect([begun.slice.bodies, begun.asked]).toEqual([['foyer'], '0 monster']);
    expect(begun.told).toContain('explores');
    expect(begun.told).not.toContain('draw');
    expect(begun.of('go m1')).not.toEqual([]);
  });

  test('BH-h47-D3: where the stack has nothing for the floor it is told so, and no Body is laid', () => {
    const begun = night(house({ stack: ['wine-cellar'], isStackShort: true }), 1, 1);
    begun.choose(begun.of('discover m1')[0] ?? '');
    expect(begun.told).toContain('finds-nothing');
    expect([begun.monster('m1')?.room, begun.slice.bodies]).toEqual(['foyer', []]);
  });
});

describe('BH-h47: what to do next', () => {
  const next = (begun: House, seat: string) => begun.viewOf(seat).goal?.next;

  test('the heroes fetch the Skull, take it to the nearest Head, then fight what is weak', () => {
    expect(next(house(), '1')).toMatchObject({ kind: 'fetch', facts: { room: { term: 'rooms.foyer' } } });
    const begun = beside();
    expect(next(begun, '1')).toMatchObject({ kind: 'weaken', facts: { room: { term: 'rooms.foyer' } } });
    begun.put('m2', 'upper-landing').set({ weak: ['m1'] });
    expect(next(begun, '2')).toMatchObject({ facts: { monster: { nth: 2 } } });
    expect(begun.viewOf('1').goal?.own).toMatchObject({ 1: ['upper-landing'], 2: ['foyer'] });
    begun.set({ weak: ['m1', 'm2'] });
    expect(next(begun, '1')).toMatchObject({ kind: 'strike', facts: { done: 0, of: 2 } });
  });

  test('whoever is too weak keeps away, while the Heads get on', () => {
    const begun = weak({ traits: [{}, {}, { might: 1 }] });
    expect(begun.viewOf('2').goal?.own?.[2]).not.toContain('foyer');
    expect(begun.viewOf('1').goal).toMatchObject({ prey: ['m1'], hunters: ['1'] });
    full(begun);
    expect(begun.viewOf('2').goal?.own?.[2]).toContain('foyer');
    expect(begun.viewOf('1').goal?.hunters).toEqual(['1', '2']);
  });

  test('whoever can hardly weaken one takes the Skull to who can; the others stay at hand', () => {
    const traits = [{}, { sanity: 2 }, { sanity: 8 }];
    const begun = beside({ traits });
    expect(begun.viewOf('1').goal?.own).toMatchObject({ 1: ['upper-landing'], 2: ['foyer'] });
    begun.rate('1', { sanity: 8 });
    expect(begun.viewOf('1').goal?.own).toMatchObject({ 1: ['foyer'] });
  });

  test('the Skull is wanted until both are weakened', () => {
    expect(house().viewOf('1').goal?.wants).toEqual(['skull']);
    expect(
      weak()
        .set({ weak: ['m1', 'm2'] })
        .viewOf('1').goal?.wants,
    ).toEqual([]);
  });

  test('whoever brings the Skull does not fear a Head that is to be weakened', () => {
    const begun = beside({ rooms: ['foyer', 'foyer', 'foyer'] });
    const fear = (seat: string, head: string) => menaceOf(begun.at, head, seat) ?? 0;
    expect([fear('1', 'm1'), fear('2', 'm1') > 0]).toEqual([0, true]);
    begun.set({ weak: ['m1'] });
    expect([fear('1', 'm1') > 0, fear('1', 'm2')]).toEqual([true, 0]);
  });

  test('a Head attacks before all else, and once weakened only whom it may well beat', () => {
    const eager = (begun: House) => night(begun, 1, 1).optionOf('attack m1 1 might')?.weight ?? 0;
    const traits = (might: number) => ({ traits: [{}, { might }, {}] });
    expect(eager(beside())).toBe(200);
    const [bold, shy] = [eager(weak(traits(2))), eager(weak(traits(8)))];
    expect([bold > shy, bold < 200]).toEqual([true, true]);
  });

  test('how far each side is: the Skull in hand, Heads weakened, wins; Bodies and the dead', () => {
    const far = (begun: House, seat = '1') => begun.viewOf(seat).goal?.progress ?? 0;
    const steps = [
      far(house()),
      far(beside()),
      far(weak()),
      far(weak().set({ weak: ['m1', 'm2'] })),
      far(weak().alter('m1', { wounds: 1 })),
    ];
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(new Set(steps).size).toBe(steps.length);
    const bare = house();
    const before = far(bare, '0');
    expect(far(bare.set({ bodies: ['foyer'] }), '0')).toBeGreaterThan(before);
  });

  test('each Head makes for rooms without a Body, and for doors that nobody has opened', () => {
    const begun = house().set({ bodies: ['grand-staircase', 'entrance-hall', 'foyer'] });
    const own = begun.viewOf('0').goal?.own ?? {};
    expect(own.m1).toEqual(own.m2);
    expect(own.m1).toEqual(expect.arrayContaining(['foyer', 'upper-landing']));
    expect(own.m1).not.toContain('grand-staircase');
    // Nor where one stands: that it will leave anyway.
    begun.set({ bodies: [] }).put('m2', 'grand-staircase');
    expect(begun.viewOf('0').goal?.own?.m1).not.toContain('grand-staircase');
  });
});

test('BH-h47-T BH152: with the last hero the traitor has won', () => {
  const begun = house();
  begun.run(['1', '2'].map((seat) => ({ do: 'die', seat }) as const));
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead', winners: ['0'] });
});

test('BH-h47: among bots no more than sixteen Bodies are ever laid, each in a room of its own', () => {
  playByPolicy('47', 4, 'bodies', ({ haunt, hidden }) => {
    if (haunt === null) return;
    const { bodies } = hidden as unknown as State;
    expect(bodies.length).toBeLessThanOrEqual(16);
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});

test.each(['heroes', 'traitor'])('BH-h47: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('47', [side], 40)).toHaveProperty([side]);
});
