import type { State } from '@games/betrayal/haunts/06-the-floating-eye/state';
import type { Trait } from '@games/betrayal/rules/components';
import { explorerAt, traitOf } from '@games/betrayal/rules/figures';
import { ownStep, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;
type Slice = State & { blows: { done: string[] } };

/** Ox has revealed it in the Foyer; Peter has the lowest Sanity and is the traitor. Ox begins, then Missy. */
const house = ({ traits = [], ...more }: More = {}) =>
  hauntedHouse<Slice>(6, {
    rooms: ['foyer', 'foyer', 'basement-landing'],
    traits: [
      { sanity: 6, ...traits[0] },
      { sanity: 6, ...traits[1] },
      { sanity: 1, ...traits[2] },
    ],
    ...more,
  });
type House = ReturnType<typeof house>;

/** Somebody has lost to an Alien. */
function controlled(begun: House, ...seats: readonly string[]): House {
  begun.run(
    seats.map((seat) => ownStep('haunt/control', { seat, by: 'm1' })),
    begun.asked.split(' ')[0],
  );
  return begun;
}
function fight(begun: House, choice: string, own: number, other: number): void {
  const [, target = '', trait = 'might'] = choice.split(' ');
  const [attacker = ''] = begun.asked.split(' ');
  begun.load(attacker, trait as Trait, own);
  begun.load(target, trait as Trait, other);
  begun.choose(choice);
}

describe('BH-h06-S: how it begins', () => {
  test('BH-g14: the traitor has boarded from wherever he was, and leads the Alien in the revealer’s room', () => {
    const begun = house();
    expect(begun.G.haunt?.traitor).toBe('2');
    expect(begun.G.explorers[2]).toMatchObject({ life: 'dead', room: 'foyer' });
    expect(begun.G.monsters).toEqual([expect.objectContaining({ kind: 'alien', room: 'foyer', mover: '2' })]);
    expect(begun.viewOf('0').marks).toEqual(
      expect.arrayContaining([
        { on: { room: 'foyer' }, word: 'ship' },
        { on: { seat: '2' }, word: 'aboard' },
      ]),
    );
    expect([begun.asked, begun.G.outcome]).toEqual(['0 turn', null]);
    expect(begun.night(1).asked).toBe('2 monster');
  });

  test('BH-h06-D1: his things are out of the game, lie nowhere and are in no stack', () => {
    const begun = house({ cards: [[], [], ['medallion', 'axe', 'dog']] });
    expect(begun.G.gone).toEqual(expect.arrayContaining(['medallion', 'axe', 'dog']));
    expect([begun.G.piles, begun.cardsOf('2')]).toEqual([[], []]);
  });

  test('BH-g30: in a room with a barrier the Alien stands on the revealer’s side', () => {
    const begun = house();
    begun.set({ ship: 'chasm', side: 1 });
    begun.run([ownStep('haunt/land', { count: 1 })], '0');
    expect(begun.monster('m2')).toMatchObject({ room: 'chasm', side: 1 });
  });

  test.each([
    [4, 1],
    [5, 2],
    [6, 2],
  ])('among %i players as many Aliens: %i', (players, count) => {
    const explorers = [
      'ox-bellows',
      'missy-dubourde',
      'peter-akimoto',
      'madame-zostra',
      'vivian-lopez',
      'professor-longfellow',
    ].slice(0, players);
    expect(house({ explorers }).G.monsters).toHaveLength(count);
  });

  test('BH-h06-M: Speed 4, Might 6, Sanity 6, and no Knowledge', () => {
    const begun = house();
    const sheet = begun.box.haunts[6]?.monsters?.alien?.sheet({} as never, {} as never);
    expect(sheet).toEqual({ speed: 4, might: 6, sanity: 6 });
  });
});

describe('BH-h06-H: the Spaceship', () => {
  test('BH-h06-D5 BH-g7: Might 5 in its room, once a turn, for no movement; nowhere else', () => {
    const begun = house().put('m1', 'basement-landing');
    begun.load('0', 'might', 4);
    begun.choose('use blows foyer');
    expect([begun.slice.blows.done, begun.told.at(-1), begun.of('use ')]).toEqual([[], 'task-failed', []]);
    expect(begun.G.turn.spent).toBe(0);
    expect(house({ rooms: ['foyer', 'entrance-hall'] }).of('use ')).toEqual(['use blows foyer']);
    const far = house({ rooms: ['foyer', 'entrance-hall'] });
    untilTurnOf(far, '1');
    expect(far.of('use ')).toEqual([]);
  });

  test('BH-h06-H: with as many as there are players the heroes have won', () => {
    const begun = house().put('m1', 'basement-landing');
    for (const [n, seat] of ['0', '1', '0'].entries()) {
      expect(begun.G.outcome).toBeNull();
      begun.run([{ do: 'begin-turn', seat }], seat);
      begun.load(seat, 'might', 5);
      begun.choose('use blows foyer');
      expect(begun.slice.blows.done).toHaveLength(n + 1);
    }
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '1'], how: 'goal' });
  });

  test('BH152: the last blow and the last hero’s death in one change: the traitor has won', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '1' }]);
    begun.set({ blows: { done: ['foyer', 'foyer', 'foyer'] } });
    const [ox] = begun.G.explorers;
    if (ox !== undefined) ox.life = 'dead';
    begun.run([{ do: 'halt' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor' });
  });

  test('BH169: how many it takes no seat of the other side is told', () => {
    const begun = house().put('m1', 'basement-landing');
    begun.load('0', 'might', 5);
    begun.choose('use blows foyer');
    expect(begun.viewOf('2').marks).toContainEqual({ on: 'haunt', word: 'blows', value: 1 });
    expect(begun.viewOf('2').goal?.next.kind).toBe('hunt');
  });
});

describe('BH-h06-M BH-g18: an Alien', () => {
  test('is not hit with Speed, and one is told why', () => {
    const begun = house({ cards: [['revolver']] });
    expect(begun.of('attack ')).toEqual(['attack m1 might']);
    expect(begun.optionOf('use shoot')?.not).toEqual({ reason: 'too-quick', clause: 'BH-h06' });
    expect(house().optionOf('use shoot')).toBeUndefined();
  });

  test('nor by Dynamite', () => {
    const begun = house({ cards: [['dynamite']] }).put('m1', 'entrance-hall');
    expect(begun.of('use ')).toEqual(['use blows foyer']);
  });

  test('is stunned by Might, and by its own lost attack with Might (BH69)', () => {
    const begun = house();
    fight(begun, 'attack m1 might', 5, 2);
    expect(begun.monster('m1')?.stunned).toBe(1);
    const other = house().night(1);
    other.load('m1', 'might', 1);
    other.load('0', 'might', 3);
    other.choose('attack m1 0 might');
    expect(other.monster('m1')?.stunned).toBeGreaterThan(0);
  });

  test('keeps whoever it has while it is stunned', () => {
    const begun = controlled(house(), '1');
    begun.run([{ do: 'stun', seat: 'm1' }], '0');
    expect(begun.slice.controlled).toEqual(['1']);
  });
});

describe('BH-h06-R BH-h06-D2: it takes minds', () => {
  test('a roll each in place of its attack, no damage; who loses is controlled, a lost one stuns nothing and the rest go on', () => {
    const begun = house().night(1);
    expect(begun.choices).toContain('use m1 gaze');
    begun.load('m1', 'sanity', 1);
    begun.load('0', 'sanity', 3);
    begun.load('m1', 'sanity', 8);
    begun.load('1', 'sanity', 2);
    begun.choose('use m1 gaze');
    expect(begun.slice.controlled).toEqual(['1']);
    expect([begun.changes('0'), begun.changes('1'), begun.monster('m1')?.stunned]).toEqual([{}, {}, 0]);
    expect([begun.of('attack '), begun.of('use ')]).toEqual([[], []]);
    expect(begun.viewOf('0').marks).toContainEqual({ on: { seat: '1' }, word: 'controlled' });
  });

  test('a tie takes nobody, and after an attack there is none', () => {
    const begun = house({ rooms: ['foyer', 'entrance-hall'] }).night(1);
    begun.load('m1', 'sanity', 3);
    begun.load('0', 'sanity', 3);
    begun.choose('use m1 gaze');
    expect(begun.slice.controlled).toEqual([]);
    const other = house().night(1);
    other.load('m1', 'might', 3);
    other.load('0', 'might', 3);
    other.choose('attack m1 0 might');
    expect(other.of('use ')).toEqual([]);
  });

  test('in defence against the Ring it hurts as any other', () => {
    const begun = house({ cards: [['ring']] });
    begun.load('0', 'sanity', 0);
    begun.load('m1', 'sanity', 1);
    begun.choose('attack m1 sanity ring', 'answer 1');
    expect(begun.slice.controlled).toEqual([]);
    expect(begun.told).toContain('hurt');
  });
});

describe('BH-h06-K1: whom it passes over', () => {
  test('who is controlled and who was freed; with nobody left the reason is said', () => {
    const begun = house();
    begun.set({ immune: ['0'] });
    begun.night(1);
    expect(begun.choices).toContain('use m1 gaze');
    begun.load('m1', 'sanity', 8);
    begun.load('1', 'sanity', 0);
    begun.choose('use m1 gaze');
    expect([begun.slice.controlled, begun.dice]).toEqual([['1'], []]);
    begun.alter('m1', { hasAttacked: false });
    expect(begun.choices).not.toContain('use m1 gaze');
    expect(begun.optionOf('use m1 gaze')?.not).toEqual({ reason: 'all-immune', clause: 'BH-h06' });
  });
});

/** West of the Entrance Hall nothing; below: Landing, Chasm (its doors east and west), Cellar. */
const FAR: NonNullable<More['tiles']> = [
  ['chasm', 'basement', 1, 0],
  ['wine-cellar', 'basement', 2, 0, 1],
];

describe('BH-h06-D3: the walk', () => {
  const walk = (begun: House, seat: string): House => {
    begun.run([{ do: 'begin-turn', seat }], seat);
    return begun;
  };

  test('BH-h06-K3: so far as his Speed goes, nothing asked, and the turn is over', () => {
    const begun = controlled(
      house({
        rooms: ['foyer', 'dusty-hallway'],
        traits: [{}, { speed: 1 }],
        tiles: [
          ['creaky-hallway', 'upper', 1, 0],
          ['dusty-hallway', 'upper', 2, 0],
        ],
      }),
      '1',
    );
    expect(traitOf({ ...begun.at, mine: null }, '1', 'speed')).toBe(3);
    begun.dice.push(...thrown(4, 1));
    walk(begun, '1');
    expect([begun.placeOf('1'), begun.asked]).toEqual(['grand-staircase', '2 monster']);
  });

  test('he stops at the Spaceship and boards in his next turn, with all he carries (BH-h06-D1)', () => {
    const begun = controlled(
      house({ rooms: ['foyer', 'entrance-hall'], cards: [[], ['axe', 'girl']] }),
      '1',
    ).put('m1', 'basement-landing');
    begun.dice.push(...thrown(4, 1), ...thrown(4, 1));
    begun.choose('end');
    expect([begun.placeOf('1'), begun.G.explorers[1]?.life, begun.told]).toEqual([
      'foyer',
      'alive',
      expect.arrayContaining(['arrives']),
    ]);
    begun.choose('end');
    expect([begun.G.explorers[1]?.life, begun.slice.aboard]).toEqual(['dead', ['2', '1']]);
    expect(begun.G.gone).toEqual(expect.arrayContaining(['axe', 'girl']));
    expect([begun.G.piles, begun.G.outcome]).toEqual([[], null]);
    expect(begun.viewOf('0').marks).toContainEqual({ on: { seat: '1' }, word: 'aboard' });
  });

  test('BH-h06-K4: barriers, opponents and what lies about are passed, without a roll', () => {
    const begun = controlled(
      house({
        rooms: ['basement-landing', 'wine-cellar'],
        tiles: FAR,
        traits: [{}, { speed: 8 }],
      }),
      '1',
    );
    begun.put('m1', 'wine-cellar');
    begun.G.piles.push({ room: 'chasm', side: null, cards: ['dog'] });
    begun.dice.push(...thrown(4, 1));
    walk(begun, '1');
    expect([begun.placeOf('1'), begun.cardsOf('1'), begun.asked]).toEqual([
      'basement-landing',
      [],
      '2 monster',
    ]);
  });

  test('BH-h06-K5: who is controlled beside the Spaceship spends a turn there first; freed meanwhile he may strike', () => {
    const begun = controlled(house(), '1').put('m1', 'basement-landing');
    begun.dice.push(...thrown(4, 1));
    begun.choose('end');
    expect([explorerAt(begun.G, '1').life, begun.asked]).toEqual(['alive', '0 turn']);
    fight(begun, 'attack 1 might', 2, 1);
    begun.choose('end');
    expect([begun.asked, begun.of('use ')]).toEqual(['1 turn', ['use blows foyer']]);
  });

  test('BH-h06-K5: who has been taken away from the Spaceship meanwhile walks there anew and boards no sooner', () => {
    const begun = controlled(house(), '1').put('m1', 'basement-landing');
    begun.dice.push(...thrown(4, 1), ...thrown(4, 1));
    begun.choose('end');
    begun.put('1', 'entrance-hall');
    begun.choose('end');
    expect([explorerAt(begun.G, '1').life, begun.placeOf('1')]).toEqual(['alive', 'foyer']);
    begun.dice.push(...thrown(4, 1));
    begun.choose('end');
    expect(begun.slice.aboard).toEqual(['2', '1']);
  });

  test.each(['1', '3'])('BH-h06-K4: from either side of a barrier (%s) he walks on', (side) => {
    const begun = controlled(house({ rooms: ['basement-landing', 'chasm'], tiles: FAR }), '1');
    explorerAt(begun.G, '1').side = Number(side) as never;
    begun.dice.push(...thrown(4, 1));
    walk(begun, '1');
    expect(begun.placeOf('1')).toBe('basement-landing');
  });

  test('BH-h06-K4 BH-g1: to leap down from the Gallery is no way', () => {
    const begun = controlled(
      house({
        rooms: ['ballroom', 'gallery'],
        tiles: [
          ['ballroom', 'ground', 1, 1],
          ['gallery', 'upper', 3, 3],
        ],
      }),
      '1',
    );
    begun.dice.push(...thrown(4, 1));
    walk(begun, '1');
    expect([begun.placeOf('1'), begun.told]).toEqual(['gallery', expect.arrayContaining(['held-up'])]);
  });

  test('with no way there he stays', () => {
    const begun = controlled(house({ rooms: ['foyer', 'basement-landing'] }), '1');
    begun.dice.push(...thrown(4, 1));
    walk(begun, '1');
    expect([begun.placeOf('1'), begun.told]).toEqual([
      'basement-landing',
      expect.arrayContaining(['held-up']),
    ]);
  });

  test('BH-h06-K3: rooms don’t hurt him, and what has him stuck keeps him', () => {
    const begun = controlled(
      house({ rooms: ['foyer', 'furnace-room'], tiles: [['furnace-room', 'basement', 0, 1]] }),
      '1',
    );
    begun.dice.push(...thrown(4, 1));
    walk(begun, '1');
    expect(begun.told).not.toContain('hurt');
    const stuck = controlled(house({ rooms: ['foyer', 'entrance-hall'], cards: [[], ['webs']] }), '1');
    stuck.G.slices.webs = 0;
    stuck.dice.push(...thrown(4, 1));
    walk(stuck, '1');
    expect(stuck.placeOf('1')).toBe('entrance-hall');
  });

  test('BH-h06-K3: the Elevator doesn’t take off for him', () => {
    const begun = controlled(
      house({ rooms: ['foyer', 'mystic-elevator'], tiles: [['mystic-elevator', 'basement', 3, 3]] }),
      '1',
    );
    begun.dice.push(...thrown(4, 1));
    walk(begun, '1');
    expect([begun.asked, begun.told.filter((one) => one === 'elevator')]).toEqual(['2 monster', []]);
  });

  test('BH-h06-K3: nobody trades with him or robs him', () => {
    const begun = house({ cards: [['axe'], ['medallion']] });
    expect(begun.of('trade ')).toEqual(['trade 1']);
    expect(controlled(begun, '1').of('trade ')).toEqual([]);
  });
});

describe('BH-h06-R BH-g16: freeing', () => {
  const beside = (more: More = {}) => controlled(house(more), '1').put('m1', 'basement-landing');

  test('heroes attack nobody of their own but who is controlled', () => {
    expect(house().put('m1', 'basement-landing').of('attack ')).toEqual([]);
    expect(beside().of('attack ')).toEqual(['attack 1 might']);
  });

  test.each([
    [3, 1],
    [2, 1],
    [1, 0],
  ])('BH-h06-K2: won by %i he takes %i, is free and immune, and nothing is stolen', (margin, points) => {
    const begun = beside({ cards: [[], ['axe']] });
    fight(begun, 'attack 1 might', 1 + margin, 1);
    if (points > 0) begun.choose('answer 1');
    expect(Object.values(begun.changes('1'))).toEqual(points > 0 ? [-points] : []);
    expect([begun.slice.controlled, begun.slice.immune, begun.cardsOf('1')]).toEqual([[], ['1'], ['axe']]);
    expect([begun.told.includes('freed'), begun.of('attack ')]).toEqual([true, []]);
  });

  test('BH-h06-D4: who loses is hurt in full, who ties is not, and he stays controlled', () => {
    const begun = beside();
    fight(begun, 'attack 1 might', 1, 3);
    begun.choose('answer 2');
    expect([begun.changes('0'), begun.slice.controlled]).toEqual([{ speed: -2 }, ['1']]);
    const tie = beside();
    fight(tie, 'attack 1 might', 2, 2);
    expect([tie.changes('0'), tie.slice.controlled]).toEqual([{}, ['1']]);
  });

  test('BH-h06-K2: by the Ring the half is mental damage', () => {
    const begun = beside({ cards: [['ring']] });
    begun.load('0', 'sanity', 4);
    begun.load('1', 'sanity', 1);
    begun.choose('attack 1 sanity ring', 'answer 1');
    expect([Object.keys(begun.changes('1')), begun.slice.immune]).toEqual([['sanity'], ['1']]);
  });

  test('BH-h06-R: who is controlled as well frees nobody, whatever makes them attack', () => {
    const begun = controlled(house(), '0', '1').put('m1', 'basement-landing');
    begun.load('0', 'might', 2);
    begun.load('1', 'might', 1);
    begun.run([{ do: 'attack', attacker: '0', target: '1', trait: 'might' }], '0');
    expect([begun.slice.controlled, begun.slice.immune]).toEqual([['0', '1'], []]);
  });

  test('BH-h06-K2: from afar with the Revolver', () => {
    const begun = controlled(house({ rooms: ['foyer', 'entrance-hall'], cards: [['revolver']] }), '1').put(
      'm1',
      'basement-landing',
    );
    begun.load('0', 'speed', 4, 1);
    begun.load('1', 'speed', 2);
    begun.choose('attack 1 speed revolver', 'answer 1');
    expect(Object.keys(begun.changes('1'))).toEqual([expect.stringMatching(/might|speed/)]);
    expect(begun.slice.immune).toEqual(['1']);
  });

  test('BH-h06-K2: who dies of it is not freed', () => {
    const begun = beside({ traits: [{ might: 8 }, { might: 1, speed: 1 }] });
    fight(begun, 'attack 1 might', 4, 0);
    begun.choose('answer 2');
    expect([explorerAt(begun.G, '1').life, begun.slice.immune]).toEqual(['dead', []]);
  });

  test('BH-h06-D4: control is no shield against an Alien’s Might or Dynamite', () => {
    const begun = house();
    begun.night(1);
    begun.run([ownStep('haunt/control', { seat: '0', by: 'm1' })], '2');
    begun.load('m1', 'might', 5);
    begun.load('0', 'might', 3);
    begun.run([{ do: 'attack', attacker: 'm1', target: '0', trait: 'might' }], '2');
    begun.choose('answer 1');
    expect(Object.values(begun.changes('0'))).toEqual([-1, -1]);
    const other = controlled(house({ rooms: ['foyer', 'entrance-hall'], cards: [['dynamite']] }), '1').put(
      'm1',
      'basement-landing',
    );
    expect(other.of('use ')).toContain('use dynamite entrance-hall');
  });
});

describe('BH-h06-T: the traitor wins', () => {
  test('when all heroes are dead or aboard, and not before the last one boards', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }]);
    controlled(begun, '1');
    expect(begun.G.outcome).toBeNull();
    begun.dice.push(...thrown(4, 1));
    begun.run([{ do: 'begin-turn', seat: '1' }], '1');
    expect([begun.G.outcome, explorerAt(begun.G, '1').life, begun.asked]).toEqual([
      null,
      'alive',
      '2 monster',
    ]);
    begun.run([{ do: 'begin-turn', seat: '1' }], '1');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['2'] });
  });

  test('BH154: nobody does after sixty rounds', () => {
    const begun = house();
    begun.G.round = 61;
    begun.run([{ do: 'halt' }]);
    expect(begun.G.outcome).toMatchObject({ side: null, how: 'rounds' });
  });
});

describe('BH-h06: what comes next', () => {
  const next = (begun: House, seat: string) => begun.viewOf(seat).goal?.next.kind;

  test('is true whoever is controlled', () => {
    const begun = house();
    expect([next(begun, '0'), next(begun, '2')]).toEqual(['blow', 'hunt']);
    controlled(begun, '1');
    expect([next(begun, '0'), next(begun, '2')]).toEqual(['free', 'hunt']);
    controlled(begun, '0');
    expect([next(begun, '0'), next(begun, '2')]).toEqual(['lost', 'wait']);
  });

  test('whoever is strong enough goes to free, the others to the Spaceship; an Alien to where most are', () => {
    const begun = controlled(house({ rooms: ['entrance-hall', 'upper-landing'] }), '1');
    expect(begun.viewOf('0').goal?.own).toEqual({ '0': ['upper-landing'], '1': [] });
    expect(begun.viewOf('2').goal?.own).toEqual({ m1: ['entrance-hall'] });
  });
});

test.each(['heroes', 'traitor'])('BH-h06: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('6', [side], 40)).toHaveProperty([side]);
});

test('BH171 BH134 BH-bell: the Bell calls nobody who is controlled', () => {
  const rung = (...taken: readonly string[]) => {
    const begun = controlled(house({ cards: [[], ['bell']], rooms: ['entrance-hall', 'foyer'] }), ...taken);
    begun.choose('end');
    begun.load('1', 'sanity', 5);
    begun.choose('use bell');
    return begun;
  };
  expect(rung().choices).toContain('answer 0 foyer');
  expect(rung('0').asked).toBe('1 turn');
});

describe('a Music Box', () => {
  test('BH133 BH-h06-K3: whose turn a Music Box has ended at its start walks no more in it', () => {
    const begun = controlled(house({ rooms: ['entrance-hall', 'upper-landing'] }), '1');
    begun.G.piles.push({ room: 'upper-landing', side: null, cards: ['music-box'] });
    begun.G.slices['music-box'] = true;
    // Six dice of Sanity for the music, four of Speed for the Alien.
    begun.dice.push(...Array<number>(6).fill(0), ...thrown(4, 1));
    begun.choose('end');
    expect(begun.placeOf('1')).toBe('upper-landing');
  });
});
