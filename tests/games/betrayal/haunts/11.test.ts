import { box } from '@games/betrayal/box';
import type { State } from '@games/betrayal/haunts/11-let-them-in/state';
import { mayHit } from '@games/betrayal/rules/attacks';
import type { Direction, Floor } from '@games/betrayal/rules/components';
import { addMonster } from '@games/betrayal/rules/monsters';
import type { Tile } from '@games/betrayal/rules/state';
import { type Rolled, type Step, stepsOf } from '@games/betrayal/rules/step';
import { houseOf, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

/** Ox, who has revealed it, is the traitor; Missy and Peter are the heroes. Bedroom and Chapel lie beside the Upper Landing. */
const TILES = [
  ['bedroom', 'upper', 1, 0],
  ['chapel', 'upper', 0, 1],
] as const;
const house = (more: More = {}) =>
  hauntedHouse<State>(11, {
    omen: 'madman',
    tiles: TILES,
    rooms: ['foyer', 'foyer', 'upper-landing'],
    ...more,
  });

const at = ({ G }: Pick<House, 'G'>, kind: string) =>
  G.monsters.filter((one) => one.kind === kind).map(({ room }) => room);
const marked = (begun: House) =>
  begun
    .viewOf('1')
    .marks.flatMap((one) =>
      one.word === 'waits' && one.on !== 'haunt' && 'room' in one.on ? [one.on.room] : [],
    );
const lay = (room: string, floor: Floor, x: number, y: number, turn: Direction = 0): Step => ({
  do: 'lay',
  room,
  floor,
  x,
  y,
  turn,
});
/** These have been let in; one Specter, m2, is left of them, in this room. */
const opened = (begun: House, rooms: readonly string[], where = 'basement-landing'): House => {
  begun.set({ opened: [...rooms] });
  if (begun.G.monsters.length === 1)
    addMonster(begun.G, 'specter', { room: where, side: null }, { mover: '0' });
  begun.run([], begun.asked.split(' ')[0]);
  return begun;
};
const ALL = ['entrance-hall', 'grand-staircase', 'bedroom', 'chapel'];

/** The monsters' turn, with what the Madman rolls for Speed, and the Specters, where any are there. */
const night = (begun: House, total: number, others = 0): House => {
  untilTurnOf(begun, '0');
  begun.dice.push(...thrown(7, total));
  if (begun.monster('specter') !== undefined) begun.dice.push(...thrown(4, others));
  begun.choose('end');
  return begun;
};

/** One Specter in the Foyer, the Madman elsewhere, nobody outside. */
const alone = (more: More = {}, rooms = ALL): House =>
  opened(house(more), rooms, 'foyer').put('m1', 'basement-landing');

describe('BH-h11-S: how it begins', () => {
  test('BH-g25: the Madman stands where his holder does, his card out of the game, and takes his Might along', () => {
    const begun = house({
      cards: [['madman', 'ring']],
      rooms: ['library'],
      tiles: [['library', 'ground', 1, 1]],
    });
    expect([at(begun, 'madman'), begun.G.gone, begun.cardsOf('0')]).toEqual([
      ['library'],
      ['madman'],
      ['ring'],
    ]);
    expect(begun.changes('0')).toEqual({ might: -2, sanity: 1 });
  });

  test('BH-h11-K4: it kills nobody; a card on the floor is where he stands, one in no hand is with the traitor', () => {
    expect(house({ cards: [['madman']], traits: [{ might: 1 }] }).G.explorers[0]?.life).toBe('alive');
    expect(at(house(), 'madman')).toEqual(['foyer']);
    expect(house().G.decks.omen).not.toContain('madman');
  });

  test('BH-h11-K4: he comes up where his card lies, and the card is gone from there', () => {
    const begun = houseOf({ haunt: box.haunts[11], tiles: TILES, rooms: ['foyer', 'foyer', 'foyer'] });
    begun.G.piles.push({ room: 'bedroom', side: null, cards: ['madman'] });
    begun.run([{ do: 'choose-sides', number: 11, omen: 'madman', room: 'attic', isSubstitute: false }], '0');
    while (begun.asked.endsWith(' read')) begun.choose('answer read');
    expect([at(begun, 'madman'), begun.G.piles, begun.G.gone]).toEqual([['bedroom'], [], ['madman']]);
  });

  test('a Specter waits at the Entrance Hall and at each window that looks out, for all to see; none is inside', () => {
    const begun = house();
    expect(marked(begun).sort()).toEqual([...ALL].sort());
    expect(at(begun, 'specter')).toEqual([]);
  });
});

test('BH-h11-M: what they have', () => {
  const { values } = alone().viewOf('1');
  expect(values.m1).toEqual({ speed: 7, might: 7, sanity: 7 });
  expect(values.m2).toEqual({ speed: 4, sanity: 6 });
});

describe('BH-h11-R: opening', () => {
  test('BH-h11-D3: the traitor pays a space, and the Specter waits for the monsters’ turn', () => {
    const begun = house({ rooms: ['entrance-hall', 'foyer', 'foyer'] });
    untilTurnOf(begun, '0');
    begun.choose('use open');
    expect([at(begun, 'specter'), begun.G.turn.spent, begun.asked]).toEqual([['entrance-hall'], 1, '0 turn']);
    expect(begun.told).toContain('opens-door');
    expect(begun.choices).not.toContain('use open');
    begun.dice.push(...thrown(7, 1), ...thrown(4, 1));
    begun.choose('end');
    expect(begun.of('go m2')).not.toEqual([]);
  });

  test('with no space left he is told why; a hero may not open', () => {
    const begun = house({ rooms: ['entrance-hall', 'entrance-hall', 'foyer'] });
    untilTurnOf(begun, '1');
    expect(begun.optionOf('use open')).toBeUndefined();
    untilTurnOf(begun, '0');
    begun.run([{ do: 'halt' }], '0');
    expect(begun.optionOf('use open')?.not).toEqual({ reason: 'no-space-to-open', clause: 'BH-h11' });
  });

  test('the Madman goes to the nearest and nowhere else, and attacks nobody meanwhile', () => {
    const begun = night(house({ rooms: ['foyer', 'foyer', 'upper-landing'] }), 7);
    expect(begun.choices).toEqual(['go m1 grand-staircase', 'go m1 entrance-hall']);
  });

  test('what he opens costs him a space, rolls its own Speed and acts before he goes on', () => {
    const begun = house({ rooms: ['entrance-hall', 'upper-landing', 'upper-landing'] });
    untilTurnOf(begun, '0');
    begun.dice.push(...thrown(7, 3), ...thrown(4, 2));
    begun.choose('end');
    expect(begun.told).toContain('opens-door');
    expect(begun.G.monsters.map(({ spaces }) => spaces)).toEqual([2, 2]);
    expect(begun.choices).toEqual(expect.arrayContaining(['go m2 foyer', 'end m2']));
    expect(begun.choices.some((one) => one.includes('m1'))).toBe(false);
    begun.choose('end m2');
    expect([at(begun, 'madman'), begun.asked]).toEqual([['grand-staircase'], '1 turn']);
  });

  test('BH69: one that loses its attack as it comes in lies stunned, and does nothing more', () => {
    const begun = house({
      rooms: ['entrance-hall', 'entrance-hall', 'upper-landing'],
      traits: [{}, { sanity: 4 }],
    });
    untilTurnOf(begun, '0');
    begun.dice.push(...thrown(7, 1), ...thrown(4, 6));
    begun.choose('end');
    begun.dice.push(...thrown(6, 0), ...thrown(4, 3));
    begun.choose('attack m2 1 sanity');
    expect(begun.G.monsters[1]?.stunned).toBeGreaterThan(0);
    expect(begun.choices.filter((one) => one.includes('m2'))).toEqual([]);
  });

  test('with his spaces used up he rests', () => {
    const begun = night(house({ rooms: ['foyer', 'upper-landing', 'upper-landing'] }), 1);
    begun.choose('go m1 grand-staircase');
    expect([begun.asked, at(begun, 'madman'), at(begun, 'specter')]).toEqual([
      '1 turn',
      ['grand-staircase'],
      [],
    ]);
  });

  test('BH-h11-K1: once all are in he fights, and may explore', () => {
    const begun = night(opened(house(), ALL), 7);
    expect(begun.choices).toEqual(expect.arrayContaining(['attack m1 1 might', 'end m1']));
    expect(begun.of('discover m1')).not.toEqual([]);
  });
});

/** The Bedroom hangs in the air: no way leads to its window. */
const cut = (more: More = {}): House =>
  opened(house({ tiles: [['bedroom', 'upper', 4, 4]], ...more }), ['entrance-hall', 'grand-staircase']);

describe('BH-h11-D5: he explores', () => {
  test('with no way to a window he has to; the symbol brings nothing and does not stop him', () => {
    const begun = cut({ rooms: ['upper-landing', 'foyer', 'foyer'], stack: ['library'] });
    night(begun, 7);
    expect(begun.choices.some((one) => /^(attack|end) m1/.test(one))).toBe(false);
    const door = begun.of('discover m1')[0] ?? '';
    begun.choose(door);
    expect(begun.asked).toBe('0 place');
    begun.choose(begun.choices[0] ?? '');
    expect([at(begun, 'madman'), begun.asked]).toEqual([['library'], '0 monster']);
    expect(begun.G.monsters[0]).toMatchObject({ spaces: 6, isDone: false });
    expect(begun.told).toContain('explores');
    expect(begun.told).not.toContain('draw');
  });

  test('he crosses into a room with a barrier by the door he came through', () => {
    const begun = cut({ rooms: ['upper-landing', 'foyer', 'foyer'], stack: ['tower'], isStackShort: true });
    night(begun, 7);
    begun.choose(begun.of('discover m1')[0] ?? '');
    begun.choose(begun.choices[0] ?? '');
    expect(begun.G.monsters[0]).toMatchObject({ room: 'tower' });
    expect(begun.G.monsters[0]?.side).not.toBeNull();
  });

  test('where the stack has none for this floor he has paid for nothing, and is told so', () => {
    const begun = cut({
      rooms: ['upper-landing', 'foyer', 'foyer'],
      stack: ['wine-cellar'],
      isStackShort: true,
    });
    night(begun, 7);
    begun.choose(begun.of('discover m1')[0] ?? '');
    expect(begun.told).toContain('finds-nothing');
    expect([at(begun, 'madman'), begun.G.monsters[0]?.spaces]).toEqual([['upper-landing'], 6]);
  });

  test('BH-h11-K1: where he has attacked and then finds a window, he may go and open it, or rest', () => {
    const begun = opened(
      house({ rooms: ['upper-landing', 'upper-landing', 'foyer'], stack: ['master-bedroom'] }),
      ALL,
    );
    night(begun, 7);
    begun.dice.push(...thrown(7, 0), ...thrown(3, 0));
    begun.choose('attack m1 1 might');
    begun.choose(begun.of('discover m1 ')[0] ?? '');
    begun.choose(begun.choices[0] ?? '');
    expect(marked(begun)).toEqual(['master-bedroom']);
    expect(begun.choices).toEqual(['use m1 open', 'end m1']);
  });

  test('with nothing left to explore he may fight', () => {
    const begun = cut();
    for (const [room] of Object.entries(begun.box.rooms))
      if (!begun.G.tiles.some((one) => one.room === room))
        begun.G.tiles.push({ room, floor: 'roof' as never, x: 40, y: 40, turn: 0, isLost: false });
    begun.G.stack = [];
    opened(begun, ALL.filter((room) => room !== 'bedroom').concat('master-bedroom', 'dining-room'));
    night(begun, 7);
    expect(begun.choices).toContain('attack m1 1 might');
  });
});

describe('BH-h11-D4: windows that come and go', () => {
  test('a new one has its Specter, also after all were in: the Madman goes back to opening', () => {
    const begun = opened(house(), ALL);
    begun.run([lay('master-bedroom', 'upper', -1, 0, 1)], '0');
    expect(marked(begun)).toEqual(['master-bedroom']);
    expect(begun.told).toContain('waits');
    night(begun, 7);
    expect(
      begun.choices.filter((one) => one.includes(' m1')).every((one) => one.startsWith('go m1 master')),
    ).toBe(true);
  });

  test('BH-h11-K2: one that a tile is laid against has none, until it looks out again', () => {
    const begun = house();
    begun.run([lay('attic', 'upper', 1, 1)], '0');
    expect(marked(begun)).not.toContain('bedroom');
    expect(begun.told).toContain('walled-up');
    begun.G.tiles.pop();
    begun.run([], '0');
    expect(marked(begun)).toContain('bedroom');
  });

  test('the Elevator shuts a window that it stops at, and as it moves on one waits there again', () => {
    const begun = house({ tiles: [...TILES, ['mystic-elevator', 'upper', -1, 0]] });
    const elevator = stepsOf<{ move: Pick<Tile, 'floor' | 'x' | 'y' | 'turn'> }>('room:mystic-elevator');
    const moves = (x: number, y: number) =>
      begun.run([elevator('move', { floor: 'upper', x, y, turn: 0 })], '0');
    moves(1, 1);
    expect(marked(begun)).not.toContain('bedroom');
    moves(-1, 0);
    expect(marked(begun)).toContain('bedroom');
  });

  test('one that is laid against a room has none, and that is said', () => {
    const begun = house({ tiles: [['attic', 'upper', -1, 1]] });
    begun.run([lay('master-bedroom', 'upper', -1, 0)], '0');
    expect(marked(begun)).not.toContain('master-bedroom');
    expect(begun.told).toContain('no-window');
  });
});

describe('BH-h11-H: the Ring', () => {
  const armed = { cards: [[], ['ring']], traits: [{}, { sanity: 4 }] };
  const strike = (begun: House, won: boolean) => {
    untilTurnOf(begun, '1');
    begun.dice.push(...thrown(4, won ? 8 : 1), ...thrown(6, won ? 0 : 2));
    begun.choose('attack m2 sanity ring');
    return begun;
  };

  test('BH-h11-D1: the last of them beaten, with nobody outside, the heroes have won', () => {
    expect(strike(alone(armed), true).G.outcome).toMatchObject({
      side: 'heroes',
      winners: ['1', '2'],
      how: 'goal',
    });
    const early = strike(alone(armed, ALL.slice(1)), true);
    expect([early.G.outcome, at(early, 'specter')]).toEqual([null, []]);
    expect(early.told).toContain('banished');
  });

  test('BH-h11-D1 BH-h11-D4: the last window shut is as good', () => {
    const begun = strike(alone(armed, ['entrance-hall', 'grand-staircase', 'chapel']), true);
    expect(begun.G.outcome).toBeNull();
    begun.run([lay('attic', 'upper', 1, 1)], '0');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes' });
  });

  test('without the Ring nobody attacks one; a lost attack hurts the mind and banishes nothing', () => {
    const bare = alone();
    untilTurnOf(bare, '1');
    expect(bare.of('attack m2')).toEqual([]);
    const lost = strike(alone(armed), false);
    expect([at(lost, 'specter'), lost.asked]).toEqual([['foyer'], '1 split']);
  });

  test('BH-h11-K5: neither Revolver nor Dynamite reaches one', () => {
    const begun = alone({ cards: [[], ['revolver', 'dynamite', 'ring']] });
    untilTurnOf(begun, '1');
    const against = begun.choices.filter((one) => one.includes('m2'));
    expect(against).toEqual(['attack m2 sanity ring']);
    expect(mayHit(begun.at, '1', 'm2', 'speed')).toBe(false);
    expect(mayHit(begun.at, '1', 'm1', 'speed')).toBe(true);
  });

  test('BH-h11-D2: one that loses its own attack on whoever has the Ring is only stunned', () => {
    const begun = alone(armed);
    night(begun, 0);
    begun.dice.push(...thrown(6, 0), ...thrown(4, 3));
    begun.choose('attack m2 1 sanity');
    expect(begun.monster('m2')?.stunned).toBeGreaterThan(0);
  });

  test('BH-h11-K3 BH68: one that lies stunned can be banished', () => {
    const begun = alone(armed);
    begun.alter('m2', { stunned: 2 });
    expect(strike(begun, true).G.outcome).toMatchObject({ side: 'heroes' });
  });
});

test('BH-h11-M: a Specter attacks with Sanity, and hurts the mind', () => {
  const begun = alone({ traits: [{}, { sanity: 4 }] });
  night(begun, 0);
  begun.dice.push(...thrown(6, 3), ...thrown(4, 1));
  begun.choose('attack m2 1 sanity');
  expect([begun.asked, begun.choices]).toEqual(['1 split', expect.arrayContaining(['answer 2'])]);
});

test('BH-h11-H: exorcised as often as there are players, they are gone', () => {
  const begun = house({
    cards: [[], ['ring', 'book']],
    traits: [{}, { sanity: 4 }],
    rooms: ['foyer', 'chapel', 'foyer'],
  });
  const exorcism = stepsOf<{ tried: Rolled & { key: string } }>('haunt/exorcism.');
  for (const key of ['ring', 'chapel', 'book']) {
    expect(begun.G.outcome).toBeNull();
    begun.run([exorcism('tried', { seat: '1', key, total: 5, dice: [] })], '1');
  }
  expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
});

test('BH-h11-H BH-exorcism: by rolls, one a hero and turn, and with no room or item twice', () => {
  const begun = house({
    cards: [[], ['ring'], ['book']],
    traits: [{}, { sanity: 4 }, { knowledge: 4 }],
    rooms: ['foyer', 'chapel', 'basement-landing'],
  });
  const turnOf = (seat: string) => {
    begun.dice.push(...Array.from({ length: 60 }, () => 0));
    untilTurnOf(begun, seat);
    begun.reload();
  };
  const tries = (seat: string, what: string, total: number, dice = 5) => {
    turnOf(seat);
    begun.dice.push(...thrown(dice, total));
    begun.choose(`use exorcism ${what}`);
    expect(begun.dice).toEqual([]);
  };
  tries('1', 'chapel', 5, 4);
  expect(begun.choices).not.toContain('use exorcism ring');
  tries('2', 'book', 4);
  tries('1', 'ring', 5);
  expect(begun.choices).not.toContain('use exorcism chapel');
  expect(begun.G.outcome).toBeNull();
  tries('2', 'book', 5);
  expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
});

test('BH-h11-T BH152: with the last hero the traitor has won, be he dead himself', () => {
  const begun = house();
  begun.run(['0', '1', '2'].map((seat): Step => ({ do: 'die', seat })));
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
});

describe('BH-h11: what to do next', () => {
  const kind = (begun: House) => begun.viewOf('0').goal?.next.kind;

  test('open, explore, hunt', () => {
    expect(kind(house())).toBe('open');
    expect(kind(cut())).toBe('explore');
    expect(kind(opened(house(), ALL))).toBe('hunt');
  });

  test('BH-g14: true as well where the traitor’s explorer is dead', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }]);
    expect(begun.viewOf('0').goal?.next).toMatchObject({ kind: 'open', facts: { count: 4 } });
  });

  test('once nobody waits outside whoever has the Ring and a steady mind goes for them', () => {
    const begun = alone({ cards: [[], ['ring']], traits: [{}, { sanity: 5 }] });
    expect(begun.viewOf('1').goal?.own).toEqual({ '1': ['foyer'] });
  });
});

test.each(['heroes', 'traitor'])('BH-h11: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('11', [side])).toHaveProperty([side]);
});
