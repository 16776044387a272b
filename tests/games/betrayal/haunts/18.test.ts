import { policyWith } from '@games/betrayal/bot/policy';
import { CLAUSE, FURNACE, PILLARS, RING, type State } from '@games/betrayal/haunts/18-united-we-stand/state';
import { inflammable, isBurning } from '@games/betrayal/parts/haunts/fire';
import { traitOf } from '@games/betrayal/rules/figures';
import { isOvermatch } from '@games/betrayal/rules/making-for';
import { spacesLeft } from '@games/betrayal/rules/ways';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { type Laid, ownStep, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse } from '../haunted';
import { hauntFile } from '../words';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

const [HALL, FOYER, STAIRCASE] = ['entrance-hall', 'foyer', 'grand-staircase'] as const;
const [LANDING, UPPER, STAIRS] = ['basement-landing', 'upper-landing', 'stairs-from-basement'] as const;
/** The Furnace Room east of the landing, the stairs north of it; a Larder out of the fire’s way. */
const TILES: readonly Laid[] = [
  [FURNACE, 'basement', 1, 0],
  [STAIRS, 'basement', 0, -1],
  ['larder', 'basement', 0, 1],
];
/** As many of them as there are players. */
const ALL = [
  'ox-bellows',
  'missy-dubourde',
  'peter-akimoto',
  'vivian-lopez',
  'jenny-leclerc',
  'father-rhinehardt',
];
/** The door was opened in some turn long ago. */
const OPEN = { door: { openedIn: 0 }, host: '1' } as const;

/** Ox has revealed it, and is the traitor; Missy has the first turn, then Peter and whoever else there is, then Ox. */
const begun = ({ players = 3, ...more }: More & { players?: number } = {}): House =>
  hauntedHouse<State>(18, { explorers: ALL.slice(0, players), tiles: TILES, ...more });

/** Whoever is asked does what is said, and all others end their turns, until a seat has its own; Ox’s dice for his steps show `stride`. */
function until(house: House, seat: string, stride = 4): House {
  for (let count = 0; house.asked !== `${seat} turn`; count++) {
    if (count > 60 || house.G.outcome !== null) throw new RangeError(`${seat} never has a turn`);
    house.reload(...thrown(house.slice.speed, stride));
    house.choose(house.asked.endsWith(' turn') ? 'end' : (house.choices.at(-1) ?? ''));
  }
  house.reload();
  return house;
}

/** The turn that is being taken is ended, with dice for the traitor’s steps where his is next. */
function end(house: House, stride = 4): House {
  house.reload(...thrown(house.slice.speed, stride));
  house.choose('end');
  house.reload();
  return house;
}

const lostIn = ({ G }: House) => G.tiles.flatMap(({ room, isLost }) => (isLost ? [room] : []));
const lose = (house: House, ...rooms: readonly string[]): House => {
  for (const tile of house.G.tiles) if (rooms.includes(tile.room)) tile.isLost = true;
  return house.settle();
};
const lives = ({ G }: House) => G.explorers.map(({ life }) => life);
const seenIn = (house: House) => ({ ...house.at, mine: house.G.hidden });
const spaces = (house: House) => spacesLeft(seenIn(house), '0');
const trait = (house: House, of: 'speed' | 'might' | 'sanity' | 'knowledge') =>
  traitOf(seenIn(house), '0', of);
const next = (house: House) => [...inflammable(seenIn(house))].sort();
const reasonOf = (house: House, option: string) => house.optionOf(option)?.not?.reason;
const winner = ({ G }: House) => G.outcome?.side;
const marksOf = (house: House, seat: string | null, word: string) =>
  house
    .viewOf(seat)
    .marks.filter((one) => one.word === word)
    .map(({ on, value }) => value ?? on);
const heard = (house: House, kind: string) =>
  journalFor(house.G.journal ?? [], null).filter((line) => line.kind === kind);
const aim = (house: House, seat: string) => house.viewOf(seat).goal;
/** Some have got out; if it was the turn of one of them the next begins. */
const out = (house: House, ...seats: readonly string[]): House => {
  for (const seat of seats) Object.assign(house.G.explorers[Number(seat)] ?? {}, { life: 'left' });
  house.reload(...thrown(house.slice.speed, 4));
  house.settle().reload();
  return house;
};
/** Somebody attacks with Might, and the two come to so much. */
function attacks(house: House, target: string, own: number, other: number): void {
  const [attacker = ''] = house.asked.split(' ');
  house.load(attacker, 'might', own);
  house.load(target, 'might', other);
  house.choose(`attack ${target} might`);
}
const weightsOf = (house: House, seat: string) => {
  const view = house.viewOf(seat);
  const weights = policyWith(house.box)(view, {} as Ctx, view.choices);
  return Object.fromEntries(
    view.choices.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
  );
};

test.each(['heroes', 'traitor'])('BH-h18: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('18', [side])).toHaveProperty([side]);
});

describe('how it begins', () => {
  test('BH-h18-S: the revealer is the traitor, and with the stairs in the house nobody is asked', () => {
    const house = begun();
    expect(house.G.haunt).toMatchObject({ traitor: '0', sides: ['traitor', 'heroes', 'heroes'] });
    expect([house.asked, house.G.monsters]).toEqual(['1 turn', []]);
  });

  test('BH-h18-S BH-h18-K1 BH-g3: stairs that are not there are found, and a hero lays them', () => {
    const house = begun({ tiles: [] });
    expect(house.asked).toBe('1 doorway');
    house.untilTurn();
    expect(house.G.tiles.at(-1)).toMatchObject({ room: STAIRS, floor: 'basement' });
  });

  test.each([3, 4, 5, 6])(
    'BH-h18-S BH-h18-D10: with %d players his Might is 5, his Speed one more than they are',
    (players) => {
      const house = begun({ players });
      expect([trait(house, 'might'), trait(house, 'speed')]).toEqual([5, players + 1]);
      // What else he has stands on his tracks.
      expect([trait(house, 'sanity'), trait(house, 'knowledge')]).toEqual([3, 3]);
      expect([marksOf(house, '1', 'might'), marksOf(house, null, 'speed')]).toEqual([[5], [players + 1]]);
      expect(traitOf(seenIn(house), '1', 'might')).toBe(3);
    },
  );
});

describe('his steps', () => {
  test.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [8, 8],
  ])('BH-h18-S BH-h18-D9: he rolls as many dice as his Speed: by %d he has %d steps', (total, steps) => {
    const house = until(begun(), '0', total);
    expect(spaces(house)).toBe(steps);
    expect(heard(house, 'roll-dice').at(-1)?.facts).toMatchObject({
      what: { term: 'rolls.stride' },
      total,
    });
  });

  test('BH-h18-D9: with a Speed of 0 he throws nothing, and has one step', () => {
    const house = begun();
    house.set({ speed: 0 });
    until(house, '0');
    expect([spaces(house), house.of('go foyer')]).toEqual([1, ['go foyer']]);
  });

  test('BH-h18-K3: nothing he holds, and no token where he stands, has a say in it', () => {
    const house = begun({
      cards: [['rabbits-foot', 'lucky-stone', 'adrenaline-shot']],
      tokens: [{ token: 'smoke', room: HALL, side: null }],
    });
    house.choose('end');
    house.reload(...thrown(4, 5));
    house.choose('end');
    expect([house.asked, house.dice, spaces(house)]).toEqual(['0 turn', [], 5]);
  });

  test('BH-h18-K3: Lights Out holds him to one step like anybody', () => {
    const house = until(begun({ cards: [[]] }), '0', 6);
    house.run([{ do: 'keep-event', card: 'lights-out' }], '0');
    expect(spaces(house)).toBe(1);
  });

  test('BH-h18-K3: absorbing somebody changes nothing of the steps that he has', () => {
    const house = until(begun({ players: 4 }), '0', 6);
    house.run([{ do: 'die', seat: '1' }, ownStep('haunt/absorb', { seat: '1' })], '0');
    expect([trait(house, 'speed'), spaces(house)]).toEqual([4, 6]);
  });

  test('BH-h18-D10: heroes walk by their Speed', () => {
    expect(spacesLeft(seenIn(begun()), '1')).toBe(5);
  });
});

describe('what hurts him', () => {
  test('BH-h18-R BH-h18-D10: a blow that beats him does nothing, and says so', () => {
    const house = begun();
    attacks(house, '0', 6, 5);
    expect([house.asked, house.changes('0')]).toEqual(['1 turn', {}]);
    expect(heard(house, 'unharmed').at(-1)?.facts).toMatchObject({ target: { seat: '0' } });
  });

  test('BH-h18-R BH-h18-D10: nor does an attack of his own that he has lost', () => {
    const house = until(begun(), '0');
    attacks(house, '1', 2, 6);
    expect([house.asked, house.changes('0'), lives(house)]).toEqual([
      '0 turn',
      {},
      ['alive', 'alive', 'alive'],
    ]);
    expect(heard(house, 'unharmed')).toHaveLength(1);
  });

  test('BH-h18-R BH-h18-D10: nor any other harm to the body', () => {
    const house = begun();
    house.run([{ do: 'harm', seat: '0', kind: 'physical', points: 6 }], '0');
    expect(house.changes('0')).toEqual({});
    house.run([{ do: 'harm', seat: '1', kind: 'physical', points: 1 }], '1');
    expect(house.asked).toBe('1 split');
  });

  test('BH-h18-D14 BH119: by 2 or more an item of his may be taken, or nothing; by 1 it may not', () => {
    const house = begun({ cards: [['bell']] });
    attacks(house, '0', 6, 4);
    expect([house.asked, house.choices]).toEqual(['1 pick', ['answer none', 'answer bell']]);
    house.choose('answer bell');
    expect(house.cardsOf('1')).toEqual(['bell']);
    const close = begun({ cards: [['bell']] });
    attacks(close, '0', 5, 4);
    expect(close.asked).toBe('1 turn');
  });

  test('BH-h18-D14: who takes nothing does nothing', () => {
    const house = begun({ cards: [['bell']] });
    attacks(house, '0', 6, 4);
    house.choose('answer none');
    expect([house.asked, house.cardsOf('0'), heard(house, 'unharmed')]).toEqual([
      '1 turn',
      ['bell'],
      [expect.anything()],
    ]);
  });

  test('BH-h18-D14: his Sanity and his Knowledge drop, but never onto the skull', () => {
    const house = begun();
    house.run([{ do: 'harm', seat: '0', kind: 'mental', points: 9 }], '0');
    house.choose('answer 9');
    expect([lives(house)[0], house.G.explorers[0]?.traits.sanity]).toEqual(['alive', 1]);
    house.run([{ do: 'lose', seat: '0', trait: 'knowledge', by: 9 }], '0');
    expect([lives(house)[0], house.G.explorers[0]?.traits.knowledge]).toEqual(['alive', 1]);
    // Heroes die of as much.
    house.run([{ do: 'lose', seat: '1', trait: 'knowledge', by: 9 }], '1');
    expect(lives(house)[1]).toBe('dead');
  });

  test('BH-h18-D10 BH-h18-K13: no card lowers or raises his Speed or Might, whoever names them', () => {
    const house = begun();
    for (const one of ['speed', 'might'] as const) {
      house.run(
        [
          { do: 'lose', seat: '0', trait: one, by: 2 },
          { do: 'gain', seat: '0', trait: one, by: 1 },
        ],
        '0',
      );
      expect(heard(house, 'keeps-trait')).toHaveLength(2);
      house.G.journal = [];
    }
    expect(house.changes('0')).toEqual({});
    house.run(
      [
        { do: 'gain', seat: '0', trait: 'sanity', by: 1 },
        { do: 'lose', seat: '1', trait: 'might', by: 1 },
      ],
      '0',
    );
    expect([house.changes('0'), house.changes('1')]).toEqual([{ sanity: 1 }, { might: -1 }]);
    house.run([{ do: 'gain', seat: '1', trait: 'speed', by: 1 }], '1');
    expect(house.changes('1')).toEqual({ might: -1, speed: 1 });
    house.run([{ do: 'choose-trait', seat: '0', by: -1 }], '0');
    expect(house.choices).toContain('answer might');
  });

  test('BH-h18-D13 BH-h18-K5: Dynamite that he does not get out of does him no harm, and his next turn is over as it begins', () => {
    const house = begun({ rooms: [FOYER], cards: [[], ['dynamite']] });
    house.load('0', 'speed', 4);
    house.choose('use dynamite foyer');
    expect([house.slice.stun, house.changes('0'), marksOf(house, null, 'stunned')]).toEqual([
      'due',
      {},
      [{ seat: '0' }],
    ]);
    // Nobody attacks him meanwhile, and he is in nobody's way.
    house.put('2', FOYER);
    house.choose('end');
    expect([house.asked, house.of('attack'), house.optionOf('go entrance-hall')?.cost]).toEqual([
      '2 turn',
      [],
      1,
    ]);
    // No dice for steps are thrown.
    house.choose('end');
    expect([house.asked, house.slice.stun]).toEqual(['1 turn', null]);
  });

  test('BH-h18-D13: his fire comes all the same', () => {
    const house = lose(begun(), FURNACE, LANDING);
    house.set({ stun: 'due', host: '1' });
    house.choose('end', 'answer larder', 'end');
    // What one room alone can be next is not asked.
    expect([house.asked, house.slice.stun]).toEqual(['1 turn', null]);
    expect(lostIn(house).sort()).toEqual([FURNACE, LANDING, 'larder', STAIRS, FOYER].sort());
  });

  test('BH-h18-K5: whoever gets out of it is not stunned, and a hero is hurt as ever', () => {
    const house = begun({ rooms: [FOYER, HALL, FOYER], cards: [[], ['dynamite']] });
    house.load('2', 'speed', 2);
    house.load('0', 'speed', 5);
    house.choose('use dynamite foyer');
    expect([house.slice.stun, house.asked]).toEqual([null, '2 split']);
  });

  test('BH-h18-R BH-h18-D13: it is Dynamite alone that stuns him', () => {
    const house = begun();
    house.run([{ do: 'harm', seat: '0', kind: 'physical', points: 4, source: 'cards.axe' }], '1');
    expect(house.slice.stun).toBeNull();
    // Nor what Armor takes off of what it does to a hero.
    const armed = begun({ cards: [[], ['armor']] });
    armed.run([{ do: 'harm', seat: '1', kind: 'physical', points: 2, source: 'cards.dynamite' }], '1');
    armed.choose('answer 1');
    expect([armed.asked, armed.slice.stun]).toEqual(['1 turn', null]);
  });
});

describe('the Ring', () => {
  const ringed = (more: More = {}) => begun({ cards: [[], [RING]], ...more });
  function strikes(house: House, own: number, other: number): void {
    house.load('1', 'sanity', own);
    house.load('0', 'sanity', other);
    house.choose(`attack 0 sanity ${RING}`);
  }

  test('BH-h18-R BH-h18-D5 BH-h18-K10: a win moves him through as many doors as the margin, where its wearer likes, and does no harm', () => {
    const house = ringed();
    strikes(house, 3, 1);
    expect([house.asked, house.choices.sort()]).toEqual([
      '1 pick',
      ['answer entrance-hall', 'answer grand-staircase'],
    ]);
    house.choose('answer grand-staircase');
    expect([house.placeOf('0'), house.changes('0'), house.asked]).toEqual([STAIRCASE, {}, '1 turn']);
  });

  test('BH-h18-D5: by 1 it is through one door; stairs are none', () => {
    const house = ringed({ rooms: [STAIRCASE, STAIRCASE] });
    strikes(house, 2, 1);
    expect([house.placeOf('0'), house.asked]).toEqual([FOYER, '1 turn']);
  });

  test('BH-h18-D5: one that is lost, or a tie, moves nobody', () => {
    const house = ringed();
    strikes(house, 2, 2);
    expect([house.placeOf('0'), house.asked]).toEqual([HALL, '1 turn']);
    const lost = ringed();
    strikes(lost, 1, 2);
    expect([lost.asked, lost.placeOf('0')]).toEqual(['1 split', HALL]);
  });

  test('BH-h18-D5: it is the Ring’s: a mind that is beaten otherwise is hurt', () => {
    const house = begun();
    house.load('1', 'sanity', 3);
    house.load('0', 'sanity', 1);
    house.run([{ do: 'attack', attacker: '1', target: '0', trait: 'sanity' }], '1');
    expect(house.asked).toBe('0 split');
  });

  test('BH-h18-D5 BH138: on anybody else it is the Ring that it is', () => {
    const house = ringed();
    house.load('1', 'sanity', 3);
    house.load('2', 'sanity', 1);
    house.run([{ do: 'attack', attacker: '1', target: '2', trait: 'sanity', weapon: RING }], '1');
    expect([house.asked, house.placeOf('0')]).toEqual(['2 split', HALL]);
  });

  test('BH-h18-K10: where no door leads on he stays; bots push him to the fire', () => {
    const tiles: Laid[] = [...TILES.slice(0, 2), ['larder', 'basement', 7, 7]];
    const house = ringed({ tiles, rooms: ['larder', 'larder'] });
    strikes(house, 3, 1);
    expect([house.placeOf('0'), house.asked]).toEqual(['larder', '1 turn']);
    const near = lose(
      ringed({ rooms: [FOYER, FOYER], tiles: [...TILES, ['ballroom', 'ground', 1, 1]] }),
      STAIRCASE,
    );
    strikes(near, 2, 1);
    const weights = Object.fromEntries(near.viewOf('1').choices.map(({ args, weight }) => [args[0], weight]));
    expect(weights).toEqual({ [HALL]: 1, ballroom: 1 });
    const hot = lose(
      ringed({
        rooms: [FOYER, FOYER],
        tiles: [...TILES, ['ballroom', 'ground', 1, 1], ['dusty-hallway', 'ground', 2, 1]],
      }),
      'dusty-hallway',
    );
    strikes(hot, 2, 1);
    const worth = Object.fromEntries(hot.viewOf('1').choices.map(({ args, weight }) => [args[0], weight]));
    expect(worth).toEqual({ [HALL]: 8, ballroom: 8, [STAIRCASE]: 1 });
  });

  test('BH-h18-K10: into a room with a barrier it is on the side of that door', () => {
    const house = ringed({ tiles: [...TILES, ['chasm', 'basement', -1, 0]], rooms: [LANDING, LANDING] });
    strikes(house, 2, 1);
    house.choose('answer chasm 1');
    expect(house.placeOf('0')).toBe('chasm 1');
  });

  test('BH-h18-D10: in his own hands it hurts the mind of whoever loses, his as well', () => {
    const house = until(begun({ cards: [[RING]] }), '0');
    house.load('0', 'sanity', 1);
    house.load('1', 'sanity', 2);
    house.choose(`attack 1 sanity ${RING}`);
    expect(house.asked).toBe('0 split');
  });
});

describe('he absorbs', () => {
  const near = (more: Parameters<typeof begun>[0] = {}) =>
    until(begun({ players: 5, traits: [{}, { might: 1, speed: 1 }], ...more }), '0');

  test('BH-h18-R BH-h18-D2: whoever dies by his attack: Might one more, Speed one less, and all can see', () => {
    const house = near();
    attacks(house, '1', 4, 3);
    house.choose('answer 1');
    expect([lives(house)[1], house.slice]).toMatchObject(['dead', { might: 6, speed: 5, absorbed: 1 }]);
    expect([trait(house, 'might'), trait(house, 'speed')]).toEqual([6, 5]);
    for (const seat of ['0', '2', null]) expect(marksOf(house, seat, 'absorbed')).toEqual([1]);
    expect(heard(house, 'absorbed')).toHaveLength(1);
  });

  test('BH-h18-D2: whoever outlives it is not; nor is anybody who is robbed', () => {
    const house = near({ traits: [] });
    attacks(house, '1', 4, 3);
    house.choose('answer 1');
    expect([lives(house)[1], house.slice.absorbed, marksOf(house, null, 'absorbed')]).toEqual([
      'alive',
      0,
      [],
    ]);
  });

  test('BH-h18-D2: heroes dead by fire, or by what else there is, are not', () => {
    const house = begun({ players: 5 });
    house.run([{ do: 'die', seat: '1' }], '2');
    expect(house.slice).toMatchObject({ absorbed: 0, might: 5 });
  });

  test('BH-h18-K9: nor whoever dies of an attack of their own on him', () => {
    const house = begun({ players: 5, traits: [{}, { might: 1, speed: 1 }] });
    attacks(house, '0', 1, 3);
    house.choose('answer 2');
    expect([lives(house)[1], house.slice.absorbed]).toEqual(['dead', 0]);
  });

  test('BH-h18-D10: his Speed does not go below 0', () => {
    const house = begun({ players: 5 });
    house.set({ speed: 0 });
    house.run([{ do: 'die', seat: '1' }, ownStep('haunt/absorb', { seat: '1' })], '2');
    expect(house.slice).toMatchObject({ speed: 0, might: 6 });
  });

  test('BH-h18-D10: he fights with his own Might, up to eight dice', () => {
    const house = until(begun(), '0');
    expect(house.optionOf('attack 1 might')?.odds).toMatchObject({ dice: 5 });
    house.set({ might: 7 });
    expect(house.optionOf('attack 1 might')?.odds).toMatchObject({ dice: 7 });
    expect(isOvermatch(seenIn(house), '1', '0')).toBe(true);
  });
});

describe('the furnace', () => {
  const stoked = (more: Parameters<typeof begun>[0] = {}) => {
    const house = begun({ rooms: [UPPER, FURNACE, HALL], ...more });
    house.load('1', 'knowledge', 5);
    house.choose('use heat');
    house.put('1', 'larder');
    return house;
  };

  test('BH-h18-H: by Knowledge from 5, once a turn each, for no steps, and only there', () => {
    const house = begun({ rooms: [UPPER, FURNACE, LANDING] });
    expect(house.optionOf('use heat')).toMatchObject({ odds: { from: 5 }, clause: CLAUSE });
    house.load('1', 'knowledge', 4);
    house.choose('use heat');
    expect([house.slice.host, house.G.turn.spent, reasonOf(house, 'use heat')]).toEqual([
      null,
      0,
      'has-heated',
    ]);
    house.put('1', 'larder').choose('end');
    expect([house.asked, house.of('use heat')]).toEqual(['2 turn', []]);
    house.put('2', FURNACE);
    expect(house.of('use heat')).toEqual(['use heat']);
  });

  test('BH-h18-H: not by the traitor, nor a second time', () => {
    const house = until(begun({ rooms: [FURNACE, HALL, HALL] }), '0');
    expect(house.of('use heat')).toEqual([]);
    const hot = stoked({ rooms: [UPPER, FURNACE, FURNACE] });
    expect(hot.of('use heat')).toEqual([]);
    hot.choose('end');
    expect([hot.asked, hot.of('use heat')]).toEqual(['2 turn', []]);
  });

  test('BH156: what it takes is told to nobody but the heroes, who see when it blows', () => {
    const house = stoked();
    expect([house.slice.host, marksOf(house, '0', 'hot'), marksOf(house, null, 'hot')]).toEqual([
      '1',
      [{ room: FURNACE }],
      [{ room: FURNACE }],
    ]);
    expect([marksOf(house, '2', 'fuse'), marksOf(house, '0', 'fuse'), marksOf(house, null, 'fuse')]).toEqual([
      [{ room: FURNACE }],
      [],
      [],
    ]);
    expect(heard(house, 'heated').map(({ facts }) => facts)).toEqual([
      expect.not.objectContaining({ of: 5 }),
    ]);
    house.put('2', FURNACE);
    expect([marksOf(house, '1', 'peril'), marksOf(house, '0', 'peril')]).toEqual([[{ seat: '2' }], []]);
  });

  test('BH-h18-H BH-h18-D11: it blows at the end of that hero’s next turn, and then the Furnace Room is the one that burns', () => {
    const house = stoked();
    end(house);
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', []]);
    end(end(house));
    expect([house.asked, lostIn(house)]).toEqual(['1 turn', []]);
    end(house);
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', [FURNACE]]);
    expect([marksOf(house, null, 'hot'), marksOf(house, '0', 'fire')]).toEqual([[], [{ room: FURNACE }]]);
    // From the next explorer's turn on one more each, and it does not blow again.
    end(house);
    expect([house.asked, lostIn(house)]).toEqual(['0 turn', [LANDING, FURNACE]]);
    house.put('1', UPPER);
    until(house, '1');
    until(house, '2');
    expect(heard(house, 'blows')).toHaveLength(1);
  });

  test('BH-h18-D11 BH-h18-H: whoever is in it when it blows is dead, with all that lay there', () => {
    const house = begun({ players: 4, rooms: [UPPER, LANDING, FURNACE] });
    house.set({ host: '1' });
    house.G.piles = [{ room: FURNACE, side: null, cards: ['axe'] }];
    house.choose('end');
    expect([lives(house)[2], house.G.piles, house.G.gone]).toEqual([
      'dead',
      [],
      expect.arrayContaining(['axe']),
    ]);
    expect(heard(house, 'blows')).toHaveLength(1);
  });

  test('BH-h18-D9: of a hero who has died it blows at the end of that seat’s next turn', () => {
    const house = stoked({ players: 4 });
    house.run([{ do: 'die', seat: '1' }], '1');
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', []]);
    end(end(end(house)));
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', [FURNACE]]);
  });

  test('BH-h18-K11: also of one who is out by then', () => {
    const house = stoked({ players: 4 });
    end(house);
    out(house, '1');
    end(end(end(house)));
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', [FURNACE]]);
  });
});

describe('the fire', () => {
  const burning = (rooms: readonly string[], more: Parameters<typeof begun>[0] = {}) => {
    const house = lose(begun({ players: 4, ...more }), ...rooms);
    return house.set({ host: '1' });
  };

  test('BH-h18-D7: where nothing burns nothing is next, and no turn’s end brings any', () => {
    const house = begun();
    expect([isBurning(house.G), next(house)]).toEqual([false, []]);
    house.choose('end');
    expect(house.asked).toBe('2 turn');
  });

  test('BH-h18-H BH-h18-D7: one room more at the end of every explorer’s turn, the traitor’s too, named by whoever’s it was', () => {
    const house = burning([FURNACE], { rooms: Array<string>(4).fill(UPPER) });
    // What can be but one room is not asked.
    house.choose('end');
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', [LANDING, FURNACE]]);
    house.choose('end');
    expect([house.asked, house.choices]).toEqual(['2 pick', [`answer ${STAIRS}`, 'answer larder']]);
    house.choose('answer larder');
    expect([house.asked, lostIn(house)]).toEqual(['3 turn', [LANDING, FURNACE, 'larder']]);
    end(house);
    expect([house.asked, lostIn(house)]).toEqual(['0 turn', [LANDING, FURNACE, STAIRS, 'larder']]);
    house.choose('end');
    expect([house.asked, lostIn(house)]).toEqual(['1 turn', [FOYER, LANDING, FURNACE, STAIRS, 'larder']]);
    expect(heard(house, 'lost-room')).toHaveLength(4);
  });

  test('BH-h18-D7 BH-h18-K4: against a burning room, doors or not', () => {
    // It has doors to its north and its south, and the furnace is to the west.
    const tiles: Laid[] = [...TILES.slice(0, 2), ['larder', 'basement', 2, 0]];
    expect(next(burning([FURNACE], { tiles }))).toEqual([LANDING, 'larder']);
  });

  test('BH-h18-D7: what stairs lead to, up and down', () => {
    expect(next(burning([STAIRS]))).toEqual([LANDING, FOYER].sort());
    expect(next(burning([FOYER]))).toEqual([HALL, STAIRCASE, STAIRS].sort());
    expect(next(burning([STAIRCASE]))).toEqual([FOYER, UPPER].sort());
    expect(next(burning([UPPER]))).toEqual([STAIRCASE]);
  });

  test.each([
    ['the Coal Chute', [['coal-chute', 'ground', 1, 1, 0]], 'coal-chute', LANDING],
    [
      'the Gallery',
      [
        ['gallery', 'upper', 0, 5],
        ['ballroom', 'ground', 1, 5],
      ],
      'gallery',
      'ballroom',
    ],
  ] as const)('BH-h18-D7: what %s leads to, from below as well', (_name, tiles, room, below) => {
    const more = { tiles: [...TILES, ...(tiles as unknown as Laid[])] };
    expect(next(burning([room], more))).toContain(below);
    expect(next(burning([below], more))).toContain(room);
  });

  test('BH-h18-D7 BH-h18-K4: where the Collapsed Room’s fall ends, once somebody has fallen; and what a secret way joins', () => {
    const tiles = [...TILES, ['collapsed-room', 'upper', 0, 5] as Laid];
    expect(next(burning(['collapsed-room', UPPER], { tiles }))).toEqual([STAIRCASE]);
    const tokens = [{ token: 'below-collapsed-room', room: 'larder', side: null }];
    expect(next(burning(['collapsed-room'], { tiles, tokens }))).toEqual(['larder']);
    expect(next(burning(['larder'], { tiles, tokens }))).toEqual([LANDING, 'collapsed-room'].sort());
    const ends = [
      { token: 'secret-passage', room: 'larder', side: null },
      { token: 'secret-passage', room: UPPER, side: null },
    ];
    expect(next(burning(['larder'], { tokens: ends }))).toEqual([LANDING, UPPER].sort());
  });

  test('BH-h18-K4 BH-g13: where nothing is next to it, any room', () => {
    const house = burning([FURNACE, LANDING, STAIRS], {
      tiles: [
        [FURNACE, 'basement', 1, 0],
        [STAIRS, 'basement', 0, -1],
        ['larder', 'basement', 7, 7],
      ],
    });
    lose(house, FOYER, HALL);
    lose(house, STAIRCASE, UPPER);
    expect(next(house)).toEqual(['larder']);
  });

  test('BH-h18-H BH-g13: whoever is in a room that burns is dead, what lies there is gone, and nobody goes in', () => {
    const house = burning([FURNACE], { rooms: [UPPER, UPPER, LANDING, UPPER] });
    house.choose('end');
    // There is one room that it can be.
    expect([lives(house)[2], lostIn(house)]).toEqual(['dead', expect.arrayContaining([FURNACE, LANDING])]);
    house.put('3', STAIRS);
    expect(house.of('go basement-landing')).toEqual([]);
  });

  test('BH-h18-D7: whom the end of the turn has killed names none, nor do the dead', () => {
    const house = burning([FURNACE], { rooms: [UPPER, LANDING, UPPER, UPPER] });
    house.run([{ do: 'die', seat: '1' }], '1');
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', [FURNACE]]);
  });

  test('BH-h18-D15: those outside have no turn and no fire, and don’t come back of themselves', () => {
    const house = out(burning([FURNACE], { rooms: Array<string>(4).fill(UPPER) }), '2');
    house.choose('end');
    expect([house.asked, lostIn(house), lives(house)[2]]).toEqual(['3 turn', [LANDING, FURNACE], 'left']);
  });

  test('BH-h18-D4: with all heroes out the traitor’s turns alone spread it, until he burns', () => {
    const house = out(burning([FURNACE], { rooms: [LANDING] }), '1', '2', '3');
    until(house, '0');
    expect(house.G.outcome).toBeNull();
    house.choose('end');
    expect([lives(house)[0], winner(house)]).toEqual(['dead', 'heroes']);
  });

  test('BH-h18-D16 BH167: an Elevator that rolls a floor without a doorway stays, and kills nobody', () => {
    const tiles: Laid[] = [...TILES, ['mystic-elevator', 'ground', 0, 1, 0]];
    const house = burning([FURNACE, LANDING, STAIRS, 'larder'], {
      tiles,
      rooms: [UPPER, 'mystic-elevator', HALL],
    });
    house.reload(1, 0);
    house.run([ownStep('room:mystic-elevator/ride')], '1');
    expect([lives(house)[1], house.placeOf('1')]).toEqual(['alive', 'mystic-elevator']);
  });

  test('BH-collapse: whoever is sent where it burns is dead', () => {
    const house = burning([FURNACE]);
    house.run([{ do: 'put', seat: '1', to: { room: FURNACE, side: null } }], '1');
    expect(lives(house)[1]).toBe('dead');
  });

  test('BH-h18-H: what may be next is marked, and who is sure to burn', () => {
    const house = burning([FURNACE], { rooms: [UPPER, UPPER, LANDING, UPPER] });
    expect(marksOf(house, '0', 'near-fire')).toEqual([{ room: LANDING }]);
    expect(marksOf(house, '0', 'peril')).toEqual([{ seat: '2' }]);
    lose(house, LANDING);
    expect(marksOf(house, '0', 'peril')).toEqual([]);
    // Of several rooms none is sure to.
    for (const room of next(house)) {
      house.put('2', room);
      expect([next(house).length, marksOf(house, '0', 'peril')]).toEqual([2, []]);
    }
  });
});

describe('the house falls', () => {
  /** The Entrance Hall alone is left of what holds it up, and is sure to be next. */
  const shaky = (outside: readonly string[], more: Parameters<typeof begun>[0] = {}, turn = '1') => {
    const far = [FURNACE, STAIRS, 'larder'].map((room, n): Laid => [room, 'basement', 5 + 3 * n, 5]);
    const house = begun({ players: 4, rooms: Array<string>(4).fill('larder'), tiles: far, ...more });
    until(house, turn).set({ host: '1' });
    lose(house, FOYER, STAIRCASE, STAIRS, LANDING, UPPER, FURNACE);
    return out(house, ...outside);
  };

  test('BH-h18-H BH-h18-D8: with the third of the three gone everybody inside is dead; with a hero outside the heroes have won', () => {
    const house = shaky(['3']);
    house.choose('end');
    expect([lives(house), winner(house)]).toEqual([['dead', 'dead', 'dead', 'left'], 'heroes']);
    expect(heard(house, 'house-falls')).toHaveLength(1);
  });

  test('BH-h18-D8: with one outside as well, in his own turn', () => {
    const house = shaky(['3'], {}, '0');
    house.choose('end');
    expect([lives(house), winner(house)]).toEqual([['dead', 'dead', 'dead', 'left'], 'heroes']);
  });

  test('BH-h18-D8 BH54: with nobody outside the traitor’s side has', () => {
    const house = shaky([]);
    house.choose('end');
    expect([lives(house), winner(house)]).toEqual([Array(4).fill('dead'), 'traitor']);
  });

  test('BH-h18-D8 BH-h18-K7: it falls with the room that goes: one hero burns in that, the other is outside, and the heroes have won', () => {
    const house = shaky(['3'], { players: 4, rooms: ['larder', 'larder', 'larder'] });
    house.run([{ do: 'die', seat: '2' }], '1');
    house.put('1', HALL);
    house.choose('end');
    expect([lives(house), winner(house)]).toEqual([['dead', 'dead', 'dead', 'left'], 'heroes']);
  });

  test('BH-h18-D8 BH-h18-K7: so does he burn in that with nobody outside, and nobody outlives him', () => {
    const house = shaky([]);
    house.put('0', HALL);
    house.choose('end');
    expect([lives(house), winner(house)]).toEqual([Array(4).fill('dead'), 'traitor']);
  });

  test('BH-h18-H: two of the three are not enough', () => {
    const house = lose(
      begun({ players: 4, rooms: [UPPER, UPPER, UPPER, UPPER] }),
      FURNACE,
      LANDING,
      STAIRS,
      STAIRCASE,
    );
    house.set({ host: '1' });
    house.choose('end', `answer ${FOYER}`);
    expect([house.G.outcome, lives(house)]).toEqual([null, Array(4).fill('alive')]);
  });
});

describe('the front door', () => {
  test('BH-h18-K2 BH-g11: it is not tried before the furnace is overheated; then by a hero, from 4', () => {
    const house = begun();
    expect(house.of('use front-door')).toEqual([]);
    house.set({ host: '1' });
    expect(house.of('use front-door')).toEqual(['use front-door might', 'use front-door knowledge']);
    expect(house.optionOf('use front-door might')).toMatchObject({ odds: { from: 4 } });
    until(house, '0');
    expect(house.of('use front-door')).toEqual([]);
  });

  test('BH-h18-H: heroes leave for a step, and a step more for him beside them', () => {
    const house = begun({ rooms: [UPPER] });
    house.set(OPEN);
    expect(house.optionOf('use leave')).toMatchObject({ cost: 1 });
    house.put('0', HALL);
    expect(house.optionOf('use leave')).toMatchObject({ cost: 2 });
    house.choose('use leave');
    expect([lives(house)[1], house.asked]).toEqual(['left', '2 turn']);
  });

  const full = (more: Parameters<typeof begun>[0] = {}) => {
    const house = begun({ players: 5, rooms: [HALL, ...Array<string>(4).fill(UPPER)], ...more });
    house.set({ ...OPEN, host: null, absorbed: 2, barredIn: 0 });
    return house;
  };

  test('BH-h18-T BH-h18-D1: with two absorbed he leaves for a step, and has won', () => {
    const house = until(full(), '0');
    expect(house.optionOf('use leave')).toMatchObject({ cost: 1 });
    house.choose('use leave');
    expect([lives(house)[0], winner(house)]).toEqual(['left', 'traitor']);
  });

  test('BH-g39: it costs him a step more for each hero there', () => {
    const house = until(full(), '0');
    house.put('1', HALL).put('2', HALL);
    expect(house.optionOf('use leave')).toMatchObject({ cost: 3 });
  });

  test('BH-h18-T BH-h18-D1: not with one, and it says why to him alone', () => {
    const house = full();
    house.set({ absorbed: 1 });
    until(house, '0');
    expect(house.optionOf('use leave')?.not).toEqual({
      reason: 'too-few',
      clause: CLAUSE,
      facts: { count: 1, of: 2 },
    });
    expect(JSON.stringify(house.viewOf('1').choices)).not.toContain('too-few');
  });

  test('BH-h18-D1: not while it is shut, nor from elsewhere, nor after his movement', () => {
    const shut = full();
    shut.set({ door: { openedIn: null } });
    until(shut, '0');
    expect(shut.optionOf('use leave')).toBeUndefined();
    const house = until(full(), '0');
    house.put('0', FOYER);
    expect(house.optionOf('use leave')).toBeUndefined();
    house.put('0', HALL).run([{ do: 'halt' }], '0');
    expect(house.optionOf('use leave')).toBeUndefined();
  });

  test('BH-h18-D1: in his first turn after it was opened it is barred to him, and in the next one no more', () => {
    const house = full();
    house.set({ barredIn: null });
    until(house, '0');
    expect([reasonOf(house, 'use leave'), house.slice.barredIn]).toEqual([
      'door-barred',
      house.G.turn.number,
    ]);
    end(house);
    until(house, '0');
    expect(house.of('use leave')).toEqual(['use leave']);
  });

  test('BH-h18-D1: turns while it was shut do not count', () => {
    const house = full();
    house.set({ barredIn: null, door: { openedIn: null } });
    until(house, '0');
    expect(house.slice.barredIn).toBeNull();
  });

  test('BH-h18-K12: a turn that he misses is his first all the same', () => {
    const house = full();
    house.set({ barredIn: null, stun: 'due' });
    for (const _ of '1234') house.choose('end');
    expect([house.asked, house.slice.stun]).toEqual(['1 turn', null]);
    until(house, '0');
    expect(house.of('use leave')).toEqual(['use leave']);
  });
});

describe('he hauls', () => {
  const hauling = (seats: readonly string[] = ['1'], more: Parameters<typeof begun>[0] = {}) => {
    const house = begun({ players: 4, ...more });
    house.set({ ...OPEN, host: null, barredIn: 0 });
    return out(until(house, '0'), ...seats);
  };
  /** His Might against what they throw, and against each other if there is nobody else to haul. */
  function hauls(house: House, own: number, dice: number, other: number, ...fight: readonly number[]): void {
    house.load('0', 'might', own);
    house.dice.push(...thrown(dice, other), ...fight);
    house.choose('use haul');
  }
  /** Five dice and three, for nobody’s harm. */
  const TIE = [...thrown(5, 2), ...thrown(3, 2)];

  test.each([
    [HALL, true],
    [FOYER, false],
    ['balcony', true],
    ['bedroom', true],
    [LANDING, false],
    [STAIRCASE, true],
  ])('BH-h18-R: in the %s he can: %s', (room, can) => {
    const house = hauling(['1'], {
      tiles: [...TILES, ['balcony', 'upper', 0, 4], ['bedroom', 'upper', 4, 4]],
    });
    house.put('0', room);
    expect(house.of('use haul')).toEqual(can ? ['use haul'] : []);
  });

  test('BH-h18-R: where a room has come to lie at the window he can not', () => {
    const house = hauling(['1'], {
      tiles: [...TILES, ['bedroom', 'upper', 4, 4], ['gallery', 'upper', 4, 5]],
    });
    house.put('0', 'bedroom');
    expect(house.of('use haul')).toEqual([]);
  });

  test('BH-h18-D6: only he, only with somebody outside, and as the attack of his turn', () => {
    expect(hauling([]).of('use haul')).toEqual([]);
    const house = hauling();
    house.G.turn.hasAttacked = true;
    house.settle();
    expect(reasonOf(house, 'use haul')).toBe('has-attacked');
    const other = begun({ players: 4 });
    out(other.set(OPEN), '2');
    expect(other.of('use haul')).toEqual([]);
  });

  test('BH-h18-D6: nor while something keeps him from attacking', () => {
    const house = hauling();
    house.G.explorers[0]?.cards.push('webs');
    house.settle();
    expect([house.asked, house.of('use haul'), house.of('attack')]).toEqual(['0 turn', [], []]);
  });

  test('BH-h18-D6 BH-h18-K6: his Might against the strongest’s, and a die more for each other one outside', () => {
    // Missy has 3, Peter 3, Vivian 2; by one step more Peter has 4.
    const house = hauling(['1', '2', '3'], { traits: [{}, {}, { might: 4 }] });
    expect(house.optionOf('use haul')?.odds).toMatchObject({ dice: 5, from: 7, isFight: true });
    hauls(house, 6, 6, 6);
    expect([house.asked, house.G.turn.hasAttacked, lives(house)]).toEqual([
      '0 turn',
      true,
      ['alive', 'left', 'left', 'left'],
    ]);
    expect([heard(house, 'haul-fails'), house.dice]).toEqual([[expect.anything()], []]);
    const last = heard(house, 'roll-dice').at(-1);
    expect([last?.facts?.who, last?.facts?.dice]).toEqual([{ seat: '2' }, expect.arrayContaining([])]);
    expect(last?.facts?.dice).toHaveLength(6);
  });

  test('BH-h18-K6: nobody outside is asked about their dice', () => {
    const house = hauling(['1'], { cards: [[], ['rabbits-foot', 'lucky-stone']] });
    hauls(house, 3, 3, 3);
    expect(house.asked).toBe('0 turn');
  });

  test('BH-h18-D6: higher: a hero of his choice stands in his room and is attacked, without theft', () => {
    const house = hauling(['1', '2'], { cards: [[], ['axe']], traits: [{}, {}, { might: 4 }] });
    hauls(house, 5, 5, 4);
    expect([house.asked, house.choices]).toEqual(['0 pick', ['answer 1', 'answer 2']]);
    // Bots take the weaker one.
    const [missy, peter] = house.viewOf('0').choices.map(({ weight = 1 }) => weight);
    expect([missy, peter]).toEqual([10 / 4, 10 / 5]);
    house.load('0', 'might', 8);
    house.load('1', 'might', 5);
    house.choose('answer 1');
    expect([lives(house)[1], house.placeOf('1'), house.asked]).toEqual(['alive', HALL, '1 split']);
    house.choose('answer 1');
    expect(house.slice.absorbed).toBe(0);
    expect([house.asked, house.choices]).toEqual(['0 pick', ['answer again', 'answer enough']]);
  });

  test('BH-h18-D6: with whatever he has to strike with', () => {
    const house = hauling(['1'], { cards: [['axe']] });
    hauls(house, 5, 3, 4);
    expect([house.asked, house.choices]).toEqual(['0 strike', ['attack 1 might', 'attack 1 might axe']]);
  });

  test('BH-h18-D6 BH-h18-D2: whoever dies of it is absorbed', () => {
    const house = hauling(['1', '2'], { players: 5, traits: [{}, { might: 1, speed: 1 }] });
    hauls(house, 5, 4, 4);
    house.load('0', 'might', 5);
    house.load('1', 'might', 4);
    house.choose('answer 1');
    house.choose('answer 1');
    expect([lives(house)[1], house.slice.absorbed]).toEqual(['dead', 1]);
  });

  test('BH-h18-D6: again until a haul fails, or as he likes', () => {
    const again = () => {
      const house = hauling(['1', '2']);
      hauls(house, 5, 4, 4);
      house.load('0', 'might', 2);
      house.load('1', 'might', 2);
      house.choose('answer 1');
      return house;
    };
    const house = again();
    house.load('0', 'might', 2);
    house.dice.push(...thrown(3, 3));
    house.choose('answer again');
    expect([house.asked, lives(house)[2], house.of('use haul')]).toEqual(['0 turn', 'left', []]);
    const enough = again();
    enough.choose('answer enough');
    expect([enough.asked, lives(enough)[1]]).toEqual(['0 turn', 'alive']);
  });

  test('BH-h18-D6: with nobody left outside there is no more to haul; who is back has turns again', () => {
    const house = hauling(['1']);
    hauls(house, 5, 3, 4, ...TIE);
    expect([house.asked, lives(house)[1]]).toEqual(['0 turn', 'alive']);
    end(house);
    expect(house.asked).toBe('1 turn');
  });

  test('BH-h18-D6: into a room with a barrier on his side of it', () => {
    const house = hauling(['1'], { tiles: [...TILES, ['tower', 'upper', 1, 0]] });
    house.put('0', 'tower 3');
    hauls(house, 5, 3, 4, ...TIE);
    expect(house.placeOf('1')).toBe('tower 3');
  });
});

describe('how it ends', () => {
  test('BH-h18-H: the traitor dead by fire, with a hero alive', () => {
    const house = begun({ players: 4, rooms: [FURNACE, LANDING, HALL, HALL] });
    house.set({ host: '1' });
    house.choose('end');
    expect([lives(house)[0], winner(house)]).toEqual(['dead', 'heroes']);
  });

  test('BH-h18-T BH-h18-D3: all heroes but one dead, those outside counted', () => {
    const house = out(begun({ players: 5 }), '4');
    house.run(
      [
        { do: 'die', seat: '1' },
        { do: 'die', seat: '2' },
      ],
      '3',
    );
    expect(house.G.outcome).toBeNull();
    house.run([{ do: 'die', seat: '3' }], '3');
    expect([winner(house), lives(house)[4]]).toEqual(['traitor', 'left']);
  });

  test('BH-h18-D12: of two heroes from the start one has to die', () => {
    const house = begun();
    expect(house.settle().G.outcome).toBeNull();
    house.run([{ do: 'die', seat: '1' }], '1');
    expect(winner(house)).toBe('traitor');
  });

  test.each([
    ['a hero’s', '1', 'heroes'],
    ['the traitor’s', '0', 'traitor'],
  ])('BH-h18-K7 BH54: he burns with the last hero but one in %s turn', (_whose, seat, side) => {
    const house = begun({ rooms: [LANDING, UPPER, LANDING] });
    if (seat === '0') until(house, '0');
    lose(house, FURNACE);
    house.set({ host: '1' });
    house.choose('end');
    if (house.asked.endsWith(' pick')) house.choose(`answer ${LANDING}`);
    expect([lives(house), winner(house)]).toEqual([['dead', 'alive', 'dead'], side]);
  });

  test('BH-h18-K7: whoever burns first, he is as good as dead', () => {
    // Missy sits before Ox’s room-mates die in seating order.
    const house = begun({
      explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto'],
      revealer: '2',
      rooms: [LANDING, UPPER, LANDING],
    });
    expect(house.G.haunt?.traitor).toBe('2');
    lose(house, FURNACE);
    house.set({ host: '1' });
    while (house.asked !== '1 turn') {
      house.reload(...thrown(4, 4));
      house.choose('end');
      if (house.G.outcome !== null) break;
    }
    if (house.G.outcome === null) house.choose('end');
    expect(winner(house)).toBe('heroes');
  });

  test('BH152: with the last hero he has won, though he burns as well', () => {
    const house = out(begun({ rooms: [LANDING, LANDING, LANDING] }));
    lose(house, FURNACE);
    house.set({ host: '1' });
    house.choose('end');
    expect(winner(house)).toBe('traitor');
  });
});

describe('what each side makes for', () => {
  test('BH-h18: heroes: find it, overheat it, open the door, leave, wait', () => {
    const house = begun({ tiles: TILES.slice(1) });
    expect(aim(house, '1')).toMatchObject({ next: { kind: 'find-furnace' }, floors: ['basement'] });
    const there = begun({ players: 5, rooms: [UPPER, LANDING, UPPER, HALL] });
    expect(aim(there, '1')?.next).toMatchObject({
      kind: 'heat',
      facts: { room: { term: `rooms.${FURNACE}` } },
    });
    // Two go there, whoever is near and knows something; all others wait at the door.
    const own = Object.values(aim(there, '1')?.own ?? {});
    expect(own.filter((rooms) => rooms?.includes(FURNACE))).toHaveLength(2);
    expect(aim(there, '1')?.own?.['1']).toEqual([FURNACE]);
    expect(own.filter((rooms) => rooms?.includes(HALL))).toHaveLength(2);
    there.set({ host: '1' });
    expect([aim(there, '1')?.next.kind, aim(there, '1')?.own?.['1']]).toEqual(['open-door', [HALL]]);
    expect(aim(there, '1')?.avoid).toEqual({ [FURNACE]: 4 });
    there.set(OPEN);
    expect(aim(there, '1')?.next).toMatchObject({ kind: 'leave', facts: { left: 4, out: 0 } });
    out(there, '1', '2', '3', '4');
    expect(aim(there, '1')?.next).toMatchObject({ kind: 'wait', facts: { out: 4 } });
  });

  test('BH-h18: the traitor hunts; with two absorbed he leaves; with nobody inside he hauls', () => {
    const house = begun({ players: 5 });
    expect(aim(house, '0')).toMatchObject({
      next: { kind: 'hunt', facts: { done: 0, of: 2, left: 4 } },
      prey: ['1', '2', '3', '4'],
    });
    house.set({ absorbed: 2 });
    expect(aim(house, '0')?.next.kind).toBe('hunt-full');
    house.set({ absorbed: 2, ...OPEN });
    expect(aim(house, '0')).toMatchObject({ next: { kind: 'leave-full' }, prey: [], own: { 0: [HALL] } });
    house.set({ absorbed: 0 });
    out(house, '1', '2', '3', '4');
    expect(aim(house, '0')?.next).toMatchObject({ kind: 'haul', facts: { left: 4 } });
    expect(aim(house, '0')?.own?.['0']).toEqual([STAIRCASE, HALL]);
  });

  test('BH172: how many he needs is told to nobody else', () => {
    const house = begun({ players: 5 });
    expect(
      JSON.stringify([aim(house, '1'), house.viewOf('1').marks, house.viewOf(null).marks]),
    ).not.toContain('"of"');
    for (const locale of ['zh-Hant', 'en'] as const) {
      const { books } = hauntFile(18, locale) as { books: Record<string, Record<string, string>> };
      const traitor = Object.values(books.traitor ?? {}).join(' ');
      expect(traitor).not.toMatch(/4\+|5\+/);
      const heroes = Object.values(books.heroes ?? {}).join(' ');
      expect(heroes).not.toMatch(/absorb(ed)? two|吸收兩位/);
    }
  });

  test('BH-h18-K8: both books say how the fire goes and when the house falls, the heroes’ alone when it blows', () => {
    const { books } = hauntFile(18, 'en') as { books: Record<string, Record<string, string>> };
    for (const side of ['heroes', 'traitor']) {
      expect(books[side]?.rules).toMatch(/Foyer, the Entrance Hall and the Grand Staircase/);
      expect(books[side]?.rules).toMatch(/stairs, a chute, a hole or a passage/);
    }
    expect(books.heroes?.rules).toMatch(/At the end of that hero’s next turn/);
    expect(books.traitor?.know).toMatch(/don’t know when it blows/);
  });

  test.each([
    ['en', /can’t open the front door before the furnace is overheated/],
    ['zh-Hant', /大門也要等鍋爐燒過頭/],
  ] as const)(
    'BH-h18-K2: the traitor’s book has the door wait for the overheating, not for the blow, in %s',
    (locale, says) => {
      const { books } = hauntFile(18, locale) as { books: Record<string, Record<string, string>> };
      expect(books.traitor?.know).toMatch(says);
    },
  );

  test('BH-h18: nobody ends a turn where it is likely to burn', () => {
    const house = lose(begun({ players: 4, rooms: [UPPER, LANDING, UPPER, UPPER] }), FURNACE);
    house.set({ host: '1' });
    const weights = weightsOf(house, '1');
    expect(weights[`go ${STAIRS}`] ?? 0).toBeGreaterThan(weights.end ?? 0);
    expect(aim(house, '1')?.avoid).toEqual({ [LANDING]: 4 });
    expect(aim(house, '0')?.avoid).toEqual({ [LANDING]: 4 });
  });

  test('BH-h18: the traitor strikes where it may burn, but does not stay there', () => {
    const house = begun({ players: 5, rooms: [LANDING, LANDING, UPPER, UPPER, UPPER] });
    until(house, '0');
    lose(house, FURNACE);
    house.set({ host: '1' });
    house.G.turn.hasAttacked = false;
    house.settle();
    expect([aim(house, '0')?.prey, aim(house, '0')?.own]).toEqual([['1', '2', '3', '4'], undefined]);
    house.G.turn.hasAttacked = true;
    house.settle();
    expect([aim(house, '0')?.prey, aim(house, '0')?.own?.['0']?.includes(STAIRS)]).toEqual([[], true]);
    expect(aim(house, '0')?.own?.['0']).not.toContain(LANDING);
    expect(aim(house, '0')?.own?.['0']).not.toContain(FURNACE);
    const weights = weightsOf(house, '0');
    const best = Math.max(weights[`go ${STAIRS}`] ?? 0, weights['go larder'] ?? 0);
    expect(best).toBeGreaterThan(10 * (weights.end ?? 1));
    // Elsewhere he goes on hunting, and so he does in turns that are not his.
    house.put('0', STAIRS);
    expect(aim(house, '0')?.prey).toEqual(['1', '2', '3', '4']);
    house.put('0', LANDING);
    house.G.turn.seat = '1';
    expect(aim(house, '0')?.prey).toEqual(['1', '2', '3', '4']);
  });

  test('BH-h18: nor beside the furnace while it is overheated, nor where a barrier parts him from whoever burns with him', () => {
    const hot = until(begun({ players: 5, rooms: [FURNACE, UPPER, UPPER, UPPER, UPPER] }), '0');
    hot.set({ host: '1' });
    expect(aim(hot, '0')?.own?.['0']).toContain(LANDING);
    const tiles: Laid[] = [...TILES, ['chasm', 'basement', -1, 0]];
    const parted = until(begun({ players: 5, tiles, rooms: [UPPER, UPPER, UPPER, UPPER, UPPER] }), '0');
    lose(parted, LANDING).put('0', 'chasm 1').put('1', 'chasm 3');
    expect(aim(parted, '0')?.prey).toEqual([]);
    parted.put('1', 'chasm 1');
    expect(aim(parted, '0')?.prey).toHaveLength(4);
  });

  test('BH-h18: of two who know as much the nearer one goes to the furnace', () => {
    const traits = [{}, { knowledge: 4 }, { knowledge: 4 }, { knowledge: 4 }, { knowledge: 4 }];
    const house = begun({ players: 5, traits, rooms: [UPPER, UPPER, UPPER, LANDING, STAIRS] });
    const sent = Object.entries(aim(house, '1')?.own ?? {}).flatMap(([seat, rooms]) =>
      rooms?.includes(FURNACE) === true ? [seat] : [],
    );
    expect(sent).toEqual(['3', '4']);
  });

  test('BH-h18: heroes let no room burn that is on their way out, nor under one of them; the traitor none that holds the house up', () => {
    const house = lose(
      begun({
        players: 4,
        rooms: [UPPER, 'larder', UPPER, UPPER],
        tiles: [...TILES, ['gymnasium', 'basement', 2, 0, 0]],
      }),
      FURNACE,
    );
    house.set({ host: '1' });
    house.choose('end');
    const weigh = (name: string) =>
      house.viewOf('1').choices.find(({ args }) => args[0] === name)?.weight ?? 0;
    expect(house.asked).toBe('1 pick');
    expect(weigh(LANDING)).toBeLessThan(weigh('gymnasium'));
    const his = until(begun({ players: 4, rooms: [LANDING, UPPER, UPPER, UPPER] }), '0');
    lose(his, STAIRS).choose('end');
    const weighs = (name: string) =>
      his.viewOf('0').choices.find(({ args }) => args[0] === name)?.weight ?? 0;
    expect([his.asked, weighs(FOYER), weighs(LANDING)]).toEqual(['0 pick', 0.2, 0.02]);
    expect(PILLARS).toContain(FOYER);
  });

  test('BH-h18-R: heroes strike him with the Ring alone', () => {
    const house = begun({ cards: [[], [RING]] });
    const weights = weightsOf(house, '1');
    expect(weights['attack 0 might'] ?? 0).toBeLessThan(0.1);
    expect(weights[`attack 0 sanity ${RING}`] ?? 0).toBeGreaterThan(0.3);
  });
});

describe('lines of moves', () => {
  const heat = (house: House, seat: string): void => {
    house.load(seat, 'knowledge', 5);
    house.choose('use heat');
  };

  test('BH-h18-H: Missy overheats the furnace and hides, Ox comes after her, and the fire takes him on the way', () => {
    const house = begun({ rooms: [STAIRS, LANDING, HALL] });
    house.choose(`go ${FURNACE}`);
    heat(house, '1');
    house.choose('go larder', 'end');
    end(house);
    house.choose(`go ${LANDING}`, 'end');
    house.choose('end');
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', [FURNACE]]);
    house.choose('end');
    expect([lives(house), winner(house)]).toEqual([['dead', 'alive', 'alive'], 'heroes']);
  });

  test('BH-h18-H: both of them get out by the door, and the house comes down on Ox', () => {
    const house = begun({ rooms: [UPPER, LANDING, HALL], decks: { event: ['a-moment-of-hope'] } });
    house.choose(`go ${FURNACE}`);
    heat(house, '1');
    house.choose(`go ${STAIRS}`, 'end');
    house.load('2', 'might', 4);
    house.dice.push(...thrown(4, 4));
    house.choose('use front-door might');
    expect([house.asked, house.slice.door.openedIn]).toEqual(['0 turn', 3]);
    house.choose('end', `go ${HALL}`, 'use leave');
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', [FURNACE]]);
    house.reload(...thrown(4, 4));
    house.choose('use leave');
    expect([house.asked, lives(house)]).toEqual(['0 turn', ['alive', 'left', 'left']]);
    // He stays up there, and names what he can.
    while (house.G.outcome === null) {
      house.reload(...thrown(4, 4));
      house.choose(house.asked === '0 turn' ? 'end' : (house.choices[0] ?? ''));
    }
    expect([lives(house)[0], winner(house)]).toEqual(['dead', 'heroes']);
  });

  test('BH-h18-T: Ox absorbs the one of two, and has won', () => {
    const house = until(begun({ traits: [{}, { might: 1, speed: 1 }] }), '0');
    attacks(house, '1', 4, 2);
    house.choose('answer 2');
    expect([lives(house), winner(house), house.G.outcome?.winners]).toEqual([
      ['alive', 'dead', 'alive'],
      'traitor',
      ['0'],
    ]);
  });

  test('BH-h18-T: Ox absorbs two, waits for the door to be opened, and leaves by it', () => {
    const frail = { might: 1, speed: 1 };
    const house = begun({
      players: 6,
      rooms: [HALL, HALL, HALL, HALL, LANDING, UPPER],
      traits: [{}, frail, frail],
      decks: { event: ['a-moment-of-hope'] },
    });
    house.choose('end', 'end', 'end', `go ${FURNACE}`);
    heat(house, '4');
    house.choose(`go ${LANDING}`);
    until(house, '0');
    attacks(house, '1', 4, 2);
    house.choose('answer 2', 'end', 'end');
    house.load('3', 'might', 4);
    house.choose('use front-door might');
    expect([house.asked, house.slice.absorbed]).toEqual(['4 turn', 1]);
    house.choose('go larder');
    until(house, '0');
    house.load('0', 'might', 4);
    // The event has left a blessing in the hall.
    house.load('2', 'might', 2, 1);
    house.choose('attack 2 might');
    house.choose('answer 2');
    expect([house.slice.absorbed, reasonOf(house, 'use leave')]).toEqual([2, 'door-barred']);
    house.choose('end');
    until(house, '0');
    house.choose('use leave');
    expect([lives(house)[0], winner(house)]).toEqual(['left', 'traitor']);
  });
});
