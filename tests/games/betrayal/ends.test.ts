import { answer, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import { FACES, TRAITS } from '@games/betrayal/rules/components';
import type { Option } from '@games/betrayal/rules/option';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { viewsOf } from '@games/betrayal/rules/view';
import { RandomSource } from '@/kit/random';
import { houseOf, type Laid } from './arrange';
import { allHaunts } from './by-turns';
import { hauntedHouse, untilTurnOf } from './haunted';

/** The low end of every roll that is offered: what comes of blanks is said, and what is said comes of them. */

type House = ReturnType<typeof houseOf>;

/** So many dice show the one, all others the most there is. */
class Thrown extends RandomSource {
  #left: number;

  constructor(dice: number, face: number) {
    super({ seed: 'thrown', position: 0 });
    this.#left = dice;
    this.D6 = (() => FACES.indexOf((this.#left-- > 0 ? face : 2) as 0 | 2) + 1) as RandomSource['D6'];
  }
}

const nameOf = ({ move, args }: Pick<Option, 'move' | 'args'>): string => [move, ...args].join(' ');

/** What comes of a choice by such dice: whoever is asked in between takes what stands first. */
function after({ G, box }: House, option: Option, face: number): BetrayalG {
  const copy = structuredClone(G);
  const dice = option.odds?.dice ?? 0;
  const at = tableAt(copy, box, new Thrown(dice, face));
  const { options } = viewsOf(box);
  const seat = topAsk(copy)?.seat;
  const [same] = options(copy, seat ?? '').filter((one) => nameOf(one) === nameOf(option));
  if (same === undefined) throw new Error(`${nameOf(option)} is not offered`);
  answer(at, same);
  for (let count = 0; count < 12; count++) {
    const ask = topAsk(copy);
    if (ask === null || ask.kind === 'turn' || ask.kind === 'monster') return copy;
    const [first] = options(copy, ask.seat).filter(({ not }) => not === undefined);
    if (first === undefined) throw new Error(`nobody answers ${ask.kind}`);
    answer(at, first);
  }
  return copy;
}

/** The ills that may be read off a table. */
function illsIn(G: BetrayalG, { G: before }: House): readonly number[] {
  const strength = G.explorers.map(({ traits, life }, seat) =>
    TRAITS.reduce(
      (sum, trait) => sum - Math.min(0, traits[trait] - (before.explorers[seat]?.traits[trait] ?? 0)),
      life === 'dead' ? 100 : 0,
    ),
  );
  const events = before.decks.event.length - G.decks.event.length;
  const moved = before.monsters.filter(
    ({ id, room }) => G.monsters.find((one) => one.id === id)?.room !== room,
  ).length;
  return [...strength, events, moved];
}

/** Something ill comes of blanks that does not come of the best throw. */
function doesIll(house: House, option: Option): boolean {
  const [low, high] = [after(house, option, 0), after(house, option, 2)].map((G) => illsIn(G, house));
  return low?.some((much, n) => much > (high?.[n] ?? 0)) === true;
}

/** A door that nobody has opened yet is reached by the same roll as one that leads somewhere, and brings what it likes. */
const isRoll = ({ move, odds, not }: Option): boolean =>
  odds !== undefined &&
  odds.isFight !== true &&
  odds.chance > 0 &&
  odds.dice > 0 &&
  not === undefined &&
  move !== 'discover';

/** Rolls that are offered now, and whether their low end is told as it is. */
function offeredIn(house: House): (readonly [option: Option, isIll: boolean])[] {
  const seat = house.asked.split(' ')[0] ?? '';
  return viewsOf(house.box)
    .options(house.G, seat)
    .filter(isRoll)
    .map((option) => [option, doesIll(house, option)]);
}

const TILES: readonly Laid[] = [
  ['graveyard', 'ground', 1, 0, 0],
  ['gallery', 'upper', 1, 0, 0],
  ['attic', 'upper', 0, -1, 2],
  ['junk-room', 'upper', -1, 0, 0],
  ['pentagram-chamber', 'basement', 1, 0, 0],
  ['library', 'ground', -1, 0, 0],
  ['chapel', 'ground', 2, 0, 0],
  ['crypt', 'basement', -1, 0, 0],
  ['research-laboratory', 'basement', 0, 1, 0],
  ['furnace-room', 'basement', 0, -1, 0],
  ['kitchen', 'ground', 1, -1, 0],
];
const ROOMS = [...TILES.map(([room]) => room), 'foyer', 'entrance-hall'];
const TOKENS = ['skeletons', 'closet', 'safe', 'slide'];
const CARDS = ['crystal-ball', 'book', 'bell', 'ring', 'holy-symbol', 'medical-kit', 'puzzle-box', 'mask'];

/** Every explorer alive is put where something may be rolled for, in turn, with what some rolls are made with. */
function* standing(number: string): Generator<House> {
  const random = new RandomSource({ seed: `ends of ${number}`, position: 0 });
  for (let round = 0; round < 14; round++) {
    const cards = random.Shuffle([...CARDS]);
    const house = hauntedHouse(Number(number), {
      omen: 'book',
      revealer: '1',
      tiles: TILES,
      cards: [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4, 6)],
      dice: Array.from({ length: 400 }, () => random.Die(3) - 1),
    });
    for (let count = 0; !house.asked.endsWith(' turn') && count < 60; count++)
      house.choose(house.choices[0] ?? '');
    if (!house.asked.endsWith(' turn')) continue;
    const seat = Number(house.asked.split(' ')[0]);
    const own = house.G.explorers[seat];
    if (own === undefined) continue;
    own.room = ROOMS[round % ROOMS.length] ?? own.room;
    own.side = null;
    for (const trait of TRAITS) own.traits[trait] = 2 + random.Die(4);
    house.run(
      [{ do: 'token', token: TOKENS[round % TOKENS.length], room: own.room, side: null }],
      String(seat),
    );
    yield house;
  }
}

/** All throws of so many dice. */
const throwsOf = (dice: number): number[] =>
  dice === 0 ? [0] : throwsOf(dice - 1).flatMap((total) => [0, 1, 2].map((face) => total + face));

const toldAnywhere = new Set<string>();

describe.each(allHaunts)('haunt %s', (number) => {
  test('what a low roll does is said where the roll is offered, and nothing else is', () => {
    const offered = [...standing(number)].flatMap(offeredIn);
    expect(offered.length).toBeGreaterThan(0);
    const untrue = offered.filter(([{ odds }, isIll]) => (odds?.end !== undefined) !== isIll);
    expect(untrue.map(([option]) => [nameOf(option), option.odds])).toEqual([]);
    for (const [{ args, odds }] of offered) {
      if (odds?.end === undefined) continue;
      const all = throwsOf(odds.dice);
      const low = all.filter((total) => total + odds.add <= (odds.end?.upTo ?? 0)).length;
      expect(odds.end.chance).toBeCloseTo(low / all.length, 10);
      toldAnywhere.add(`${odds.end.ill} ${args[0]}`);
    }
  });
});

test('bombs, rooms that hurt, monsters called and events drawn are among them', () => {
  expect([...toldAnywhere]).toEqual(
    expect.arrayContaining([
      'calls bell',
      'draws closet',
      'holds upper-landing',
      'hurts crystal-ball',
      'hurts gaze',
      'hurts key',
      'hurts safe',
      'hurts skeletons',
      'hurts slide',
      'triggers defuse',
    ]),
  );
});

const endOf = (house: House, name: string) => house.optionOf(name)?.odds?.end;

test.each([
  [3, { upTo: 3, ill: 'hurts' }],
  [2, { upTo: 0, ill: 'kills' }],
  [1, { upTo: 3, ill: 'kills' }],
])('BH-crystal-ball: of Sanity %d the worst that it may come to is told', (sanity, end) => {
  const house = houseOf({ traitor: '1', cards: [['crystal-ball']], traits: [{ sanity }] });
  expect(endOf(house, 'use crystal-ball')).toMatchObject(end);
});

test.each([
  [{ might: 4, speed: 4 }, [], { upTo: 4, ill: 'hurts' }],
  [{ might: 2, speed: 2 }, [], { upTo: 1, ill: 'risks' }],
  [{ might: 1, speed: 2 }, [], { upTo: 4, ill: 'risks' }],
  // BH-armor takes one point off.
  [{ might: 1, speed: 2 }, ['armor'], { upTo: 1, ill: 'risks' }],
])('BH-locked-safe: to a body of %j with %j: %j', (body, cards, end) => {
  const tokens = [{ token: 'safe', room: 'entrance-hall', side: null }];
  const house = houseOf({ traitor: '1', cards: [cards], traits: [{ knowledge: 4, ...body }], tokens });
  expect(endOf(house, 'use safe')).toMatchObject(end);
});

test('BH44: before the haunt nobody dies of it', () => {
  const tokens = [{ token: 'safe', room: 'entrance-hall', side: null }];
  const house = houseOf({ traits: [{ knowledge: 4, might: 1, speed: 1 }], tokens });
  expect(endOf(house, 'use safe')).toMatchObject({ upTo: 4, ill: 'hurts' });
});

test('BH-sacrificial-dagger: that it may turn on its owner stands on the attack', () => {
  const house = houseOf({ traitor: '1', cards: [['sacrificial-dagger']] });
  expect(endOf(house, 'attack 1 might sacrificial-dagger')).toMatchObject({ upTo: 2, ill: 'hurts' });
  expect(endOf(house, 'attack 1 might')).toBeUndefined();
});

test('BH-h19-D5: the portrait hurts whoever looks at it and fails', () => {
  const house = hauntedHouse(19, {
    revealer: '1',
    tiles: [['gallery', 'upper', 1, 0, 0]],
    rooms: ['upper-landing', 'upper-landing', 'upper-landing'],
  });
  untilTurnOf(house, String(house.G.haunt?.traitor));
  expect(endOf(house, 'go gallery')).toMatchObject({ upTo: 3, ill: 'hurts' });
});
