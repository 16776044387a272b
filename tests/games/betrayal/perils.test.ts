import { answer, queue, settle, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import { FACES } from '@games/betrayal/rules/components';
import type { BetrayalG } from '@games/betrayal/rules/state';
import type { Step } from '@games/betrayal/rules/step';
import type { Mark } from '@games/betrayal/rules/thing';
import { viewsOf } from '@games/betrayal/rules/view';
import { RandomSource } from '@/kit/random';
import { type houseOf, ownStep } from './arrange';
import { hauntedHouse, untilTurnOf } from './haunted';

/** What may befall somebody where they stand is on their plate (BH-g26, BH156), with a chance that is true: all dice are thrown. */

type House = ReturnType<typeof houseOf>;

class NoDiceLeft extends Error {}

/** Dice as they are listed, and no more. */
class Listed extends RandomSource {
  constructor(faces: readonly number[]) {
    super({ seed: 'listed', position: 0 });
    const left = [...faces];
    this.D6 = (() => {
      const face = left.shift();
      if (face === undefined) throw new NoDiceLeft();
      return FACES.indexOf(face as 0 | 1 | 2) + 1;
    }) as RandomSource['D6'];
  }
}

/** What has come of some steps: a table, more dice that are wanted, or a choice of so many. */
type Come = BetrayalG | 'dice' | number;

function run(
  { G, box }: House,
  steps: readonly Step[],
  faces: readonly number[],
  chosen: readonly number[],
): Come {
  const copy = structuredClone(G);
  const at = tableAt(copy, box, new Listed(faces));
  const { options } = viewsOf(box);
  if (topAsk(copy)?.kind === 'turn') copy.agenda.pop();
  queue(copy, steps, { seat: '0' });
  const left = [...chosen];
  try {
    settle(at);
    for (;;) {
      const ask = topAsk(copy);
      if (ask === null || ask.kind === 'turn' || ask.kind === 'monster') return copy;
      const open = options(copy, ask.seat).filter(({ not }) => not === undefined);
      // What the traitor takes for it is no part of the danger.
      const next = ask.seat === copy.haunt?.traitor ? 0 : left.shift();
      const option = open[next ?? 0];
      if (next === undefined || option === undefined) return open.length;
      answer(at, option);
    }
  } catch (error) {
    if (error instanceof NoDiceLeft) return 'dice';
    throw error;
  }
}

/** How likely it ends so, over all dice, with all that is chosen on the way chosen for the best. */
function risk(
  house: House,
  steps: readonly Step[],
  isLost: (G: BetrayalG) => boolean,
  faces: readonly number[] = [],
  chosen: readonly number[] = [],
): number {
  const come = run(house, steps, faces, chosen);
  if (come === 'dice')
    return [0, 1, 2].reduce((sum, face) => sum + risk(house, steps, isLost, [...faces, face], chosen) / 3, 0);
  if (typeof come !== 'number') return Number(isLost(come));
  let least = 1;
  for (let n = 0; n < come && least > 0; n++)
    least = Math.min(least, risk(house, steps, isLost, faces, [...chosen, n]));
  return least;
}

const dies =
  (seat: string) =>
  ({ explorers }: BetrayalG): boolean =>
    explorers[Number(seat)]?.life === 'dead';

/** What a seat sees of the perils on a plate. */
const perilsOf = (house: House, on: string, looker: string | null = on): readonly Mark[] =>
  house
    .viewOf(looker)
    .marks.filter(
      ({ on: place, chance }) =>
        chance !== undefined && typeof place === 'object' && 'seat' in place && place.seat === on,
    );

/** The one peril on somebody's own plate. */
function perilOf(house: House, on: string, looker: string | null = on): Mark & { readonly chance: number } {
  const [one, ...others] = perilsOf(house, on, looker);
  if (one?.chance === undefined || others.length > 0) throw new Error(`not one peril on ${on}`);
  return { ...one, chance: one.chance };
}

const illOf = ({ facts }: Mark): unknown => (facts?.ill as { readonly term: string } | undefined)?.term;

describe('haunt 34', () => {
  const collars = (track: number) => {
    const house = hauntedHouse(34, {}).untilTurn();
    return house
      .set({
        track,
        order: [1, 2, 3],
        mask: { ...(house.slice.mask as object), traitor: '2' },
      })
      .settle();
  };

  test.each([1, 2, 4])('BH-h34-D5: from %d on the track it closes below one more', (track) => {
    const house = collars(track);
    const mark = perilOf(house, '0', '1');
    expect(mark).toMatchObject({ word: 'peril-low', value: track });
    expect(illOf(mark)).toBe('ills.kills');
    house.set({ track: track + 1 }).settle();
    expect(mark.chance).toBeCloseTo(risk(house, [ownStep('haunt/collar', { seat: '0' })], dies('0')), 10);
  });

  test('BH-h34-D5: not before its number is due', () => {
    const house = collars(0);
    expect(['0', '1'].map((seat) => perilsOf(house, seat, '0').length)).toEqual([1, 0]);
  });

  test('BH-h34-D6: a fake looks to others as if it could close, and its owner knows better', () => {
    const house = collars(3);
    expect(perilsOf(house, '2', '0')).toHaveLength(1);
    expect(perilsOf(house, '2')).toEqual([]);
  });
});

describe('haunt 36', () => {
  const flooded = (traits: object, track: number) => {
    const house = hauntedHouse(36, {
      omen: 'medallion',
      rooms: ['basement-landing', 'basement-landing', 'basement-landing'],
    }).untilTurn();
    house.rate('1', traits);
    return house.set({ track }).settle();
  };

  test('BH-h36-R: who has one point to spare drowns when the turn begins', () => {
    const house = flooded({ might: 1, speed: 2 }, 2);
    const hero = ['1', '2'].find((seat) => seat !== String(house.G.haunt?.traitor)) ?? '';
    house.rate(hero, { might: 1, speed: 2 });
    house.settle();
    const mark = perilOf(house, hero);
    expect([mark.word, mark.chance, illOf(mark)]).toEqual(['peril', 1, 'ills.kills']);
    expect(risk(house, [ownStep('haunt/drown', { seat: hero, source: 'rolls.flood' })], dies(hero))).toBe(1);
    house.rate(hero, { might: 2, speed: 2 });
    house.settle();
    expect(perilsOf(house, hero)).toEqual([]);
    expect(risk(house, [ownStep('haunt/drown', { seat: hero, source: 'rolls.flood' })], dies(hero))).toBe(0);
  });

  test.each([
    [false, 1],
    [true, 0],
  ])('BH-h36-D6: the water that rises before that turn counts; calmed: %s', (isCalmed, count) => {
    const house = flooded({}, 1);
    const hero = String(house.G.haunt?.traitor) === '1' ? '2' : '1';
    untilTurnOf(house, hero);
    house.rate(hero, { might: 1, speed: 1 });
    house.set({ track: 1, isCalmed }).settle();
    expect(perilsOf(house, hero)).toHaveLength(count);
  });
});

describe('haunt 38', () => {
  const fire = (bats: number, traits: object, cards: readonly string[] = []) => {
    const house = hauntedHouse(38, {
      rooms: ['foyer', 'foyer', 'upper-landing'],
      revealer: '2',
      cards: [cards, cards],
    }).untilTurn();
    const hero = String(house.G.haunt?.traitor) === '0' ? '1' : '0';
    house.put(hero, 'foyer');
    house.rate(hero, traits);
    house.run([ownStep('haunt/hatch', { count: bats })], house.asked.split(' ')[0]);
    for (const [n, one] of house.G.monsters.entries()) one.room = n < bats ? 'foyer' : 'attic';
    house.run([], house.asked.split(' ')[0]);
    return { house, hero };
  };

  test.each([
    [3, { might: 2, speed: 2 }, []],
    [4, { might: 1, speed: 1 }, []],
    [3, { might: 1, speed: 3 }, ['armor']],
  ])('BH-h38-D3: %d Bats, %j, %j', (bats, traits, cards) => {
    const { house, hero } = fire(bats, traits, cards);
    const mark = perilOf(house, hero);
    expect([mark.word, illOf(mark)]).toEqual(['peril-high', 'ills.kills']);
    expect(mark.chance).toBeCloseTo(risk(house, [ownStep('haunt/burn', { room: 'foyer' })], dies(hero)), 10);
  });

  test('BH-h38-D3: not whom so few can’t kill', () => {
    const { house, hero } = fire(1, { might: 3, speed: 3 });
    expect(perilsOf(house, hero)).toEqual([]);
  });
});

describe('haunt 44', () => {
  test.each([
    [35, { speed: 1 }, []],
    [45, { might: 1, speed: 1 }, []],
    [45, { might: 2, speed: 2, sanity: 1, knowledge: 2 }, []],
    [55, { might: 1, speed: 3, sanity: 3, knowledge: 3 }, []],
    [65, { might: 2, speed: 2, sanity: 2, knowledge: 2 }, []],
    [65, { might: 1, speed: 2, sanity: 2, knowledge: 2 }, ['medallion']],
    [20, { might: 3, speed: 3 }, []],
  ])('BH-h44-R: at %d with %j and %j', (age, traits, cards) => {
    const house = hauntedHouse(44, {
      revealer: '0',
      omen: 'medallion',
      rooms: ['foyer', 'foyer', 'foyer'],
    }).untilTurn();
    const hero = String(house.G.haunt?.traitor) === '1' ? '2' : '1';
    for (const [seat, one] of house.G.explorers.entries())
      one.cards = String(seat) === hero ? [...cards] : one.cards.filter((card) => card !== 'medallion');
    house.rate(hero, traits);
    house.set({ ages: house.G.explorers.map(() => age) }).settle();
    const [mark] = perilsOf(house, hero);
    const steps: Step[] = [
      {
        do: 'roll',
        seat: hero,
        dice: 1,
        use: 'harm',
        what: 'rolls.years',
        next: ownStep('haunt/withered', { seat: hero }),
      },
    ];
    expect(mark?.chance ?? 0).toBeCloseTo(risk(house, steps, dies(hero)), 10);
  });
});

describe('haunt 48', () => {
  test.each([
    [{ sanity: 3, might: 3, speed: 3, knowledge: 3 }, 'ills.hurts'],
    [{ sanity: 2, might: 1, speed: 1 }, 'ills.kills'],
    [{ sanity: 1, knowledge: 1 }, 'ills.kills'],
  ])('BH-h48-D5: beside Jack, %j: %s', (traits, ill) => {
    const house = hauntedHouse(48, { revealer: '2', rooms: ['upper-landing', 'foyer', 'foyer'] }).untilTurn();
    const hero = String(house.G.haunt?.traitor) === '1' ? '2' : '1';
    house.rate(hero, traits);
    expect(perilsOf(house, hero)).toEqual([]);
    const own = house.G.explorers[Number(hero)];
    if (own !== undefined) own.room = house.G.monsters[0]?.room ?? '';
    house.run([], house.asked.split(' ')[0]);
    const mark = perilOf(house, hero);
    expect([mark.value, illOf(mark)]).toEqual([2, ill]);
    const before = JSON.stringify(own?.traits);
    const isWorse = (G: BetrayalG) => JSON.stringify(G.explorers[Number(hero)]?.traits) !== before;
    const steps: Step[] = [
      {
        do: 'roll',
        seat: hero,
        trait: 'sanity',
        use: 'haunt',
        what: 'rolls.dread',
        next: ownStep('haunt/dread', { seat: hero }),
      },
    ];
    expect(mark.chance).toBeCloseTo(risk(house, steps, ill === 'ills.kills' ? dies(hero) : isWorse), 10);
  });
});

describe('haunt 45', () => {
  const bombs = (more: Parameters<typeof hauntedHouse>[1] = {}) =>
    hauntedHouse(45, {
      revealer: '2',
      omen: 'madman',
      rooms: ['upper-landing', 'foyer', 'entrance-hall'],
      traits: [{ knowledge: 8 }, { knowledge: 4 }, { knowledge: 4 }],
      ...more,
    }).untilTurn();

  test('BH156: what the bombs need is the traitor’s to know, and on whose plate', () => {
    const house = bombs().set({ track: 2 }).settle();
    expect(perilsOf(house, '1')).toEqual([]);
    const mark = perilOf(house, '1', '0');
    expect([mark.word, mark.value]).toEqual(['peril-high', 8]);
    // The track goes on before the dice are thrown.
    house.set({ track: 3 }).settle();
    const isDead = risk(house, [ownStep('haunt/tick')], dies('1'));
    expect(mark.chance).toBeCloseTo(isDead, 10);
    expect(perilsOf(house, '2', '0')).toEqual([]);
  });

  test('BH-h45-D2 BH-h45-K4: near him it is sure, for all in that room', () => {
    const house = bombs({ rooms: ['upper-landing', 'upper-landing', 'upper-landing'] });
    const marks = [perilOf(house, '1', null), perilOf(house, '2', null)];
    expect(marks.map(({ word, chance }) => [word, chance])).toEqual([
      ['peril', 1],
      ['peril', 1],
    ]);
    expect(risk(house, [ownStep('haunt/near')], (G) => dies('1')(G) && dies('2')(G))).toBe(1);
  });
});

test.each([
  ['crypt', 2],
  ['crypt', 4],
])('BH-h22-D8: who stands in %s when it falls jumps with Speed %d', (room, speed) => {
  const house = hauntedHouse(22, {
    tiles: [[room, 'basement', 0, 1]],

    rooms: ['foyer', 'foyer', 'foyer'],
  }).untilTurn();
  const own = house.G.explorers[1];
  if (own !== undefined) own.room = room;
  house.rate('1', { speed });
  house.run([], house.asked.split(' ')[0]);
  const mark = perilOf(house, '1', null);
  expect(mark.chance).toBeCloseTo(risk(house, [ownStep('haunt/collapse.fall', { room })], dies('1')), 10);
});

describe('haunt 3', () => {
  /** Missy is the traitor; Ox, who has revealed it, stands somewhere with the Witch, who is m1. */
  const witched = (traits: object) => {
    const house = hauntedHouse(3, {
      revealer: '1',
      explorers: ['missy-dubourde', 'ox-bellows', 'peter-akimoto'],
      traits: [{ knowledge: 1 }, traits],
      rooms: ['foyer', 'upper-landing', 'foyer'],
    }).untilTurn();
    house.put('m1', 'upper-landing');
    return house;
  };

  test.each([3, 5])('BH-h03-R: beside the Witch, with Sanity %d', (sanity) => {
    const house = witched({ sanity });
    const mark = perilOf(house, '1', null);
    expect(mark.word).toBe('cursed');
    const blow = { attacker: 'm1', target: '1', trait: 'sanity', weapon: 'book', isFree: true } as const;
    const isFrog = ({ piles }: BetrayalG) => piles.some(({ cards }) => cards.includes('3:frog.1'));
    expect(mark.chance).toBeCloseTo(risk(house, [{ ...blow, do: 'attack' }], isFrog), 10);
  });

  test.each([
    [{ might: 1, speed: 1 }, 1],
    [{ might: 2, speed: 3 }, 4],
  ])('BH-h03-R: in her sight, with %j, by a Fire of %d', (traits, value) => {
    const house = witched(traits);
    house.put('m1', 'foyer').put('1', 'entrance-hall');
    const mark = perilOf(house, '1', null);
    expect([mark.word, mark.value, illOf(mark)]).toEqual(['peril-high', value, 'ills.kills']);
    const dice = { do: 'roll', seat: '1', dice: 2, use: 'harm', what: 'rolls.fire', isLent: true } as const;
    const burning = [{ ...dice, next: ownStep('haunt/burnt', { seat: '1' }) }];
    expect(mark.chance).toBeCloseTo(risk(house, burning, dies('1')), 10);
  });

  test('BH-h03-D10: a Frog beside the Cat', () => {
    const house = witched({});
    house.run([ownStep('haunt/become', { seat: '1' })], '1');
    house.put('m2', 'upper-landing');
    const mark = perilOf(house, '1', null);
    const blow = { attacker: 'm2', target: '1', trait: 'might' } as const;
    expect(mark.chance).toBeCloseTo(risk(house, [{ ...blow, do: 'attack' }], dies('1')), 10);
  });
});

describe('haunt 27', () => {
  test('BH-h27-D2: next to it for sure, beyond that by a 2', () => {
    const house = hauntedHouse(27, {
      omen: 'crystal-ball',
      tiles: [['kitchen', 'ground', 1, 0]],
      rooms: ['foyer', 'entrance-hall', 'grand-staircase'],
    }).untilTurn();
    house.set({ heart: 'foyer', rooms: ['foyer'], isAwake: false }).settle();
    const seats = ['0', '1', '2'];
    const told = seats.map((seat) => perilsOf(house, seat, null)[0]?.chance ?? 0);
    const isTaken = (seat: string) => (G: BetrayalG) => G.explorers[Number(seat)]?.life !== 'alive';
    expect(told).toEqual(seats.map((seat) => risk(house, [ownStep('haunt/ooze')], isTaken(seat))));
    expect(told).toContain(1);
  });
});

describe('haunt 9', () => {
  const music = (room: string, traits: object) => {
    const house = hauntedHouse(9, {
      dice: Array<number>(40).fill(2),
      omen: 'holy-symbol',
      cards: [[], [], ['holy-symbol']],
      rooms: ['foyer', 'foyer', 'foyer'],
      tiles: [
        ['ballroom', 'ground', 1, 0],
        ['pentagram-chamber', 'basement', 1, 0],
        ['stairs-from-basement', 'basement', -1, 0],
      ],
    }).untilTurn();
    const own = house.G.explorers[1];
    if (own !== undefined) own.room = room;
    house.rate('1', traits);
    house.run([], house.asked.split(' ')[0]);
    return house;
  };
  const steps: Step[] = [
    {
      do: 'roll',
      seat: '1',
      trait: 'sanity',
      use: 'haunt',
      what: 'rolls.music',
      next: ownStep('haunt/listened', { seat: '1' }),
    },
  ];
  const turns = (G: BetrayalG) => G.haunt?.sides?.[1] === 'traitor';

  test.each<[string, object]>([
    ['ballroom', { sanity: 3 }],
    ['foyer', { sanity: 1 }],
  ])('BH-h09-D2: in %s with %j the next roll may turn a hero', (room, traits) => {
    const house = music(room, traits);
    const mark = perilOf(house, '1');
    expect([mark.value, illOf(mark)]).toEqual([3, 'ills.turns']);
    expect(mark.chance).toBeCloseTo(risk(house, steps, turns), 10);
  });

  test('BH-h09-D2: elsewhere, with Sanity left, it hurts and no more; nor whoever holds the Symbol', () => {
    expect(perilsOf(music('foyer', { sanity: 3 }), '1')).toEqual([]);
    expect(perilsOf(music('foyer', {}), '2')).toEqual([]);
  });
});

test('BH-h05-R: the moon may turn whoever is bitten; only heroes know by what', () => {
  const house = hauntedHouse(5, {
    omen: 'dog',
    cards: [['dog', 'axe']],
    rooms: ['foyer', 'upper-landing', 'upper-landing'],
    setup: ['answer might', 'answer might'],
  });
  house.untilTurn();
  house.run([ownStep('haunt/bitten.taint', { seat: '1' })], house.asked.split(' ')[0]);
  const mark = perilOf(house, '1');
  expect([mark.value, illOf(mark)]).toEqual([3, 'ills.turns']);
  const steps: Step[] = [
    {
      do: 'roll',
      seat: '1',
      trait: 'sanity',
      use: 'haunt',
      what: 'rolls.moon',
      next: ownStep('haunt/bitten.rolled', { seat: '1' }),
    },
  ];
  expect(mark.chance).toBeCloseTo(
    risk(house, steps, (G) => G.haunt?.sides?.[1] === 'traitor'),
    10,
  );
  expect(perilsOf(house, '1', '0')).toEqual([]);
  expect(perilsOf(house, '1', null)).toEqual([]);
});

test.each([
  ['basement-landing', 4, { might: 4, speed: 3 }, 'ills.risks'],
  ['basement-landing', 4, { might: 6, speed: 4 }, 'ills.hurts'],
])('BH-h15-D2: in the Dragon’s room (%s) its fire is told', (room, _dice, traits, ill) => {
  const house = hauntedHouse(15, { omen: 'spear', rooms: [room, room, 'upper-landing'] }).untilTurn();
  const hero = String(house.G.haunt?.traitor) === '0' ? '1' : '0';
  const own = house.G.explorers[Number(hero)];
  if (own !== undefined) own.room = house.G.monsters[0]?.room ?? '';
  house.rate(hero, traits);
  house.run([], house.asked.split(' ')[0]);
  const mark = perilOf(house, hero);
  expect([mark.value, illOf(mark)]).toEqual([3, ill]);
  const fails = (G: BetrayalG) =>
    (G.journal ?? []).some(
      ({ kind, facts }) => kind === 'roll' && Number(facts.total) < 4 && facts.what !== undefined,
    );
  expect(mark.chance).toBeGreaterThan(0);
  expect(fails(house.G)).toBe(false);
});
