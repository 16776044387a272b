import type { Trait } from '@games/betrayal/rules/components';
import { numberOf } from '@games/betrayal/rules/figures';
import { thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse;

/**
 * Around the Upper Landing: Attic in the north, Chapel in the south, Master Bedroom in the east; a row of doors to the
 * west, Charred Room and Servants’ Quarters. Three of them have an omen.
 */
const UPPER = [
  ['attic', 'upper', 0, -1],
  ['chapel', 'upper', 0, 1],
  ['master-bedroom', 'upper', 1, 0],
  ['charred-room', 'upper', -1, 0],
  ['servants-quarters', 'upper', -2, 0],
] as const;

/** Ox, who has revealed it, is the traitor; Missy and Peter are the heroes. */
const house = (more: More = {}) =>
  hauntedHouse(10, { tiles: UPPER, rooms: ['foyer', 'entrance-hall', 'entrance-hall'], ...more });

const at = ({ G }: House, kind: string) =>
  G.monsters.filter((one) => one.kind === kind).map(({ room }) => room);
const wounds = (begun: House) => begun.monster('m1')?.wounds;

/** Peter's turn, with these monsters where they are named and no others; the first three Zombies are m2 to m4. */
function laid(monsters: Readonly<Record<string, string>>, more: More = {}): House {
  const begun = house(more);
  untilTurnOf(begun, '2');
  begun.G.monsters = begun.G.monsters.filter(({ id }) => monsters[id] !== undefined);
  for (const [id, room] of Object.entries(monsters)) begun.put(id, room);
  return begun;
}

describe('BH-h10-S: how it begins', () => {
  test('BH-g14: the traitor’s explorer dies, and is the Madman where it stood; his seat leads them all', () => {
    const begun = house({ cards: [['axe', 'madman']], omen: 'madman' });
    expect(begun.G.explorers[0]?.life).toBe('dead');
    expect(at(begun, 'madman')).toEqual(['foyer']);
    expect(begun.G.piles).toEqual([{ room: 'foyer', side: null, cards: ['axe'] }]);
    expect(new Set(begun.G.monsters.map(({ mover }) => mover))).toEqual(new Set(['0']));
    expect([begun.asked, begun.G.outcome]).toEqual(['1 turn', null]);
  });

  test('BH-h10-K1: the Madman card leaves the game', () => {
    const begun = house({ cards: [['axe', 'madman']], omen: 'madman' });
    expect(begun.G.gone).toEqual(['madman']);
    expect(begun.told).toContain('madman-gone');
    expect(house().told).not.toContain('madman-gone');
  });

  test('as many Zombies as players, one in each room with an omen', () => {
    expect(at(house(), 'zombie').sort()).toEqual(['charred-room', 'master-bedroom', 'servants-quarters']);
  });

  test('of more such rooms the traitor names those that get one', () => {
    const begun = house({ tiles: [...UPPER, ['dining-room', 'ground', 0, 1]] });
    expect(begun.asked).toBe('0 pick');
    expect(begun.choices).toHaveLength(4);
    begun.choose('answer dining-room');
    expect(begun.choices).not.toContain('answer dining-room');
    begun.choose('answer charred-room', 'answer master-bedroom');
    expect(at(begun, 'zombie')).toEqual(['dining-room', 'charred-room', 'master-bedroom']);
  });

  test('BH-h10-D5: what is left over stands anywhere without an event, by others and where somebody is', () => {
    const begun = house({ tiles: UPPER.slice(0, 3) });
    expect(at(begun, 'zombie')).toEqual(['master-bedroom']);
    expect(begun.choices).toEqual(
      expect.arrayContaining(['answer master-bedroom', 'answer entrance-hall', 'answer upper-landing']),
    );
    expect(begun.choices).not.toContain('answer chapel');
    begun.choose('answer entrance-hall', 'answer entrance-hall');
    expect(at(begun, 'zombie')).toEqual(['master-bedroom', 'entrance-hall', 'entrance-hall']);
  });

  test('BH-h10-K5: in a room with a barrier he names the side', () => {
    const begun = house({ tiles: [...UPPER.slice(0, 4), ['catacombs', 'basement', 0, -1]] });
    expect(begun.choices).toEqual(['answer catacombs 0', 'answer catacombs 2']);
    begun.choose('answer catacombs 2');
    expect(begun.G.monsters.at(-1)).toMatchObject({ room: 'catacombs', side: 2 });
  });
});

test('BH-h10-M: what they have', () => {
  const { values } = house().viewOf('1');
  expect(values.m1).toEqual({ speed: 3, might: 5, sanity: 5 });
  expect(values.m2).toEqual({ speed: 2, might: 6, sanity: 2, knowledge: 3 });
});

describe('BH-h10-R: whom a Zombie goes for', () => {
  const rooms = (one: string, two: string) => ({ rooms: ['foyer', one, two] });

  test('BH-h10-D2: for the closest hero in sight, step by step', () => {
    const begun = laid({ m2: 'servants-quarters', m3: 'foyer' }, rooms('master-bedroom', 'upper-landing'));
    begun.night(2);
    begun.dice.push(...thrown(6, 0));
    begun.load('2', 'might', 0);
    expect([begun.of('go m2'), begun.of('end m2')]).toEqual([['go m2 2'], []]);
    begun.choose('go m2 2');
    // From the Charred Room, where it still sees him, it has no choice either.
    expect([begun.monster('m2')?.room, begun.told.includes('fight-tie')]).toEqual(['upper-landing', true]);
  });

  test('BH-h10-D2: of those who are as close the traitor names one', () => {
    const begun = laid({ m2: 'upper-landing' }, rooms('chapel', 'attic')).night(1);
    expect([begun.asked, begun.choices]).toEqual(['0 monster', ['go m2 1', 'go m2 2']]);
  });

  test('BH-h10-D2: with nobody in sight it goes as he likes, but not past a room from which it sees somebody', () => {
    const begun = laid({ m2: 'servants-quarters' }, rooms('chapel', 'foyer')).night(4);
    expect(begun.choices).toEqual(['go m2 charred-room', 'go m2 upper-landing', 'end m2']);
    begun.dice.push(...thrown(3, 3));
    begun.choose('go m2 upper-landing');
    expect(at(begun, 'trapped')).toEqual(['chapel']);
  });

  test('BH-h10-D2: having lost sight it is free for the rest of its move, though it sees somebody again', () => {
    const begun = laid({ m2: 'charred-room', m3: 'basement-landing' }, rooms('upper-landing', 'foyer')).night(
      2,
    );
    expect(begun.of('end m2')).toEqual([]);
    begun.bring('m2', 'basement-landing');
    begun.bring('m2', 'charred-room');
    begun.settle();
    expect(begun.of('end m2')).toEqual(['end m2']);
    begun.put('1', 'charred-room');
    expect(begun.choices.filter((one) => one.includes('m2'))).toEqual(['attack m2 1 might']);
  });

  test('two in one place are asked about once', () => {
    const here = { m2: 'charred-room', m3: 'charred-room', m4: 'basement-landing' };
    const begun = laid(here, rooms('upper-landing', 'foyer')).night(1);
    expect(begun.choices).toEqual(['go m2 1', 'end m4', 'lead each']);
  });

  /** It attacks Missy beside it, of three spaces, while Peter stands there. */
  const strikes = (peter: string, its: number, traits: More['traits'] = [{}, { might: 1, speed: 1 }]) => {
    const begun = laid({ m2: 'charred-room' }, { ...rooms('charred-room', peter), traits });
    begun.dice.push(...thrown(2, 3), ...thrown(6, its));
    begun.load('1', 'might', 0);
    begun.choose('end');
    return begun;
  };

  test('BH-h10-D6: with a hero beside it it attacks, and stays for as long as one is there', () => {
    const begun = strikes('upper-landing', 1, [{}, { might: 8, speed: 8 }]);
    expect(begun.asked).toBe('1 split');
    begun.choose('answer 1');
    expect([begun.asked, begun.monster('m2')?.room]).toEqual(['1 turn', 'charred-room']);
  });

  test('BH124 BH-h10-R: with nobody left there it goes on for whoever it sees, and attacks no more', () => {
    const begun = strikes('upper-landing', 12);
    begun.choose('answer 12');
    expect(begun.G.explorers[1]?.life).toBe('dead');
    expect([begun.asked, begun.monster('m2')?.room]).toEqual(['2 turn', 'upper-landing']);
    expect(begun.told.filter((kind) => kind === 'attack')).toHaveLength(1);
  });

  test('BH124 BH-h10-D2: with nobody in sight either it goes as the traitor likes', () => {
    const begun = strikes('foyer', 12);
    begun.choose('answer 12');
    expect(begun.choices).toEqual(expect.arrayContaining(['go m2 upper-landing', 'end m2']));
  });

  test('the Madman goes as the traitor likes', () => {
    const begun = laid({ m1: 'charred-room' }, rooms('upper-landing', 'foyer')).night(1);
    expect(begun.choices).toEqual(['go m1 servants-quarters', 'go m1 upper-landing', 'end m1']);
  });
});

describe('BH-h10-H: rooms that keep a Zombie', () => {
  const inChapel: More = { rooms: ['foyer', 'chapel', 'foyer'] };
  /** It comes from the landing into the Chapel, where Missy is, and rolls so much. */
  const comes = (total: number, spaces = 2): House => {
    const begun = laid({ m2: 'upper-landing' }, inChapel);
    begun.dice.push(...thrown(2, spaces), ...thrown(3, total));
    return begun;
  };

  test('BH-h10-H BH-h10-D3: entering, by Knowledge 3 or less it stays for good, and attacks nobody', () => {
    const begun = comes(3);
    begun.choose('end');
    expect([begun.asked, begun.dice]).toEqual(['1 turn', []]);
    expect(begun.monster('m2')).toMatchObject({ kind: 'trapped', turn: 'none', room: 'chapel' });
    expect(begun.told).toContain('stays-for-good');
    // No target, slows nobody, and nothing moves it or hurts it any more.
    expect(begun.of('attack')).toEqual([]);
    expect(begun.optionOf('go upper-landing')?.cost).toBe(1);
    begun.run([
      { do: 'put', seat: 'm2', to: { room: 'attic', side: null } },
      { do: 'harm', seat: 'm2', kind: 'physical', points: 4 },
    ]);
    expect(begun.monster('m2')).toMatchObject({ room: 'chapel', stunned: 0 });
  });

  test('BH-h10-D3: its move ends there, on its way elsewhere as well', () => {
    for (const [total, room] of [
      [4, 'servants-quarters'],
      [3, 'game-room'],
    ] as const) {
      const tiles: More['tiles'] = [
        ['charred-room', 'upper', 0, 1],
        ['master-bedroom', 'upper', 1, 0],
        ['game-room', 'upper', -1, 0, 1],
        ['servants-quarters', 'upper', -2, 0],
      ];
      const begun = laid({ m2: 'upper-landing', m3: 'basement-landing' }, { tiles }).night(2);
      begun.dice.push(...thrown(3, total));
      begun.choose('go m2 servants-quarters');
      expect(begun.monster('m2')?.room).toBe(room);
    }
  });

  test('BH-h10-H: by 4 it gets away, and attacks', () => {
    const begun = comes(4);
    begun.dice.push(...thrown(6, 3));
    begun.load('1', 'might', 3);
    begun.choose('end');
    expect(begun.told).toContain('knows-the-room');
    expect(begun.told).toContain('fight-tie');
    expect([begun.asked, at(begun, 'zombie')]).toEqual(['1 turn', ['chapel']]);
  });

  test.each(['master-bedroom', 'chapel', 'attic'])('starting its turn in the %s it rolls as well', (room) => {
    const begun = laid({ m2: room, m3: 'charred-room' }).night(1, thrown(3, 3));
    expect(at(begun, 'trapped')).toEqual([room]);
  });

  test.each(['conservatory', 'game-room', 'library'])('and in the %s', (room) => {
    const tiles: More['tiles'] = [...UPPER, [room, 'ground', 0, -1, 2]];
    const begun = laid({ m2: room, m3: 'charred-room' }, { tiles }).night(1, thrown(3, 3));
    expect(at(begun, 'trapped')).toEqual([room]);
  });

  test('BH-h10-D4: one that was set up in the Master Bedroom rolls as its first turn begins, the others don’t', () => {
    const begun = house();
    untilTurnOf(begun, '2');
    begun.dice.push(...thrown(3, 3), ...thrown(3, 0), ...thrown(2, 0));
    begun.choose('end');
    expect([begun.dice, at(begun, 'trapped')]).toEqual([[], ['master-bedroom']]);
  });

  test('one a room: a second one isn’t kept, nor does it roll', () => {
    const begun = laid({ m2: 'attic', m3: 'attic' }).night(1, thrown(3, 3));
    expect([at(begun, 'trapped'), at(begun, 'zombie'), begun.dice]).toEqual([['attic'], ['attic'], []]);
  });

  test('the others keep their numbers when one has come to stay: the third Zombie isn’t the second from then on', () => {
    const begun = house();
    untilTurnOf(begun, '2');
    const numbers = () =>
      begun.G.monsters
        .filter(({ kind }) => kind === 'zombie')
        .map((one) => `${one.id} ${numberOf(begun.G, one)}`);
    expect(numbers()).toEqual(['m2 1', 'm3 2', 'm4 3']);
    begun.dice.push(...thrown(3, 3));
    begun.bring('m2', 'chapel');
    expect(at(begun, 'trapped')).toEqual(['chapel']);
    expect(numbers()).toEqual(['m3 2', 'm4 3']);
  });

  test('BH-h10-K2: one that lies stunned doesn’t roll at the start', () => {
    const begun = laid({ m2: 'attic', m3: 'charred-room' });
    begun.alter('m2', { stunned: 1 });
    begun.dice.push(...thrown(2, 1));
    begun.choose('end');
    expect([at(begun, 'trapped'), begun.dice]).toEqual([[], []]);
  });

  test('BH-h10-K2: put into such a room in a hero’s turn it rolls, stunned or not, and is kept upright', () => {
    for (const stunned of [0, 1] as const) {
      const begun = laid({ m2: 'upper-landing', m3: 'attic' });
      begun.alter('m2', { stunned });
      begun.dice.push(...thrown(3, 3));
      begun.bring('m2', 'chapel');
      expect([begun.monster('m2'), begun.dice]).toMatchObject([{ kind: 'trapped', stunned: 0 }, []]);
    }
  });

  test('the Madman rolls in none of them, nor is kept', () => {
    const begun = laid({ m1: 'chapel', m2: 'charred-room' });
    begun.bring('m1', 'attic');
    expect([begun.asked, at(begun, 'madman')]).toEqual(['2 turn', ['attic']]);
    begun.night(1);
    expect([begun.dice, at(begun, 'madman')]).toEqual([[], ['attic']]);
  });

  test('with the last of them the heroes have won, the Madman notwithstanding', () => {
    for (const [total, side] of [
      [4, undefined],
      [3, 'heroes'],
    ] as const) {
      const begun = laid({ m1: 'foyer', m2: 'attic', m3: 'chapel', m4: 'master-bedroom' });
      for (const id of ['m2', 'm3']) begun.alter(id, { kind: 'trapped', turn: 'none' });
      begun.night(1, thrown(3, total));
      expect(begun.G.outcome?.side).toBe(side);
    }
  });

  test('BH169: what the roll has to reach stands nowhere, and the aim is told to the heroes alone', () => {
    const begun = comes(3);
    begun.choose('end');
    expect(JSON.stringify([begun.G.journal, begun.G.agenda])).not.toContain('"from":');
    expect(JSON.stringify(begun.viewOf('0').goal)).not.toContain('done');
    expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ done: 1, of: 3 });
  });
});

describe('BH-h10-D1, BH-g17: the Madman is wounded', () => {
  const beside = (more: More = {}) => laid({ m1: 'foyer' }, { rooms: ['foyer', 'foyer', 'foyer'], ...more });
  const hit = (begun: House, trait: Trait, own: number, his: number) => {
    begun.load('2', trait, own);
    begun.load('m1', trait, his);
    begun.choose(`attack m1 ${trait}`);
  };

  test('by as much as he is beaten, and isn’t stunned', () => {
    const begun = beside();
    hit(begun, 'might', 3, 1);
    expect(begun.monster('m1')).toMatchObject({ wounds: 2, stunned: 0 });
    expect(begun.told).toContain('wounded');
    expect(begun.viewOf('0').marks).toEqual([{ on: { monster: 'm1' }, word: 'wounds', value: 2, of: 5 }]);
  });

  test('also by an attack of his own that he loses', () => {
    const begun = beside();
    begun.dice.push(...thrown(3, 1), ...thrown(5, 0));
    begun.load('1', 'might', 3);
    begun.choose('end', 'attack m1 1 might');
    expect(begun.monster('m1')).toMatchObject({ wounds: 3, stunned: 0 });
  });

  test('by Dynamite; not where he has won, or nobody has', () => {
    const begun = beside();
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }]);
    expect(wounds(begun)).toBe(4);
    hit(begun, 'might', 2, 2);
    expect(wounds(begun)).toBe(4);
  });

  test('5 points kill him: the Zombies go on, and nobody has won', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'foyer'] });
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 5 }]);
    expect([at(begun, 'madman'), at(begun, 'zombie').length, begun.G.outcome]).toEqual([[], 3, null]);
    expect(begun.told).toContain('monster-dies');
    untilTurnOf(begun, '2');
    begun.dice.push(...thrown(3, 4), ...thrown(2, 0));
    begun.choose('end');
    expect(begun.asked).toBe('0 monster');
  });

  test('the Zombies keep their numbers when he is dead', () => {
    const begun = house();
    const numbers = () =>
      begun.G.monsters.filter(({ kind }) => kind === 'zombie').map((one) => numberOf(begun.G, one));
    expect(numbers()).toEqual([1, 2, 3]);
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 5 }]);
    expect([at(begun, 'madman'), numbers()]).toEqual([[], [1, 2, 3]]);
  });

  test('BH-h10-K3: Sanity stuns him; as he lies there what wounds him can still be done', () => {
    const begun = beside({ cards: [[], [], ['ring']] });
    begun.load('2', 'sanity', 3);
    begun.load('m1', 'sanity', 1);
    begun.choose('attack m1 sanity ring');
    expect(begun.monster('m1')).toMatchObject({ wounds: 0, stunned: 1 });
    const down = beside({ cards: [[], [], ['ring']] });
    down.alter('m1', { stunned: 1 });
    expect(down.of('attack')).toEqual(['attack m1 might']);
  });
});

test('BH-h10-T BH152: with the last hero the traitor has won', () => {
  const begun = house();
  begun.run([
    { do: 'die', seat: '1' },
    { do: 'die', seat: '2' },
  ]);
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
});

test.each(['heroes', 'traitor'])('BH-h10: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('10', [side])).toHaveProperty([side]);
});
