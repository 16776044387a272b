import { answer, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import { FACES, TRAITS } from '@games/betrayal/rules/components';
import type { Option } from '@games/betrayal/rules/option';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { viewsOf } from '@games/betrayal/rules/view';
import { RandomSource } from '@/kit/random';
import { houseOf } from './arrange';
import { allHaunts } from './by-turns';
import { hauntedHouse, untilTurnOf } from './haunted';
import { isRoll, nameOf, standing, throwsOf } from './offered';

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

/** Rolls that are offered now, and whether their low end is told as it is. */
function offeredIn(house: House): (readonly [option: Option, isIll: boolean])[] {
  const seat = house.asked.split(' ')[0] ?? '';
  return viewsOf(house.box)
    .options(house.G, seat)
    .filter(isRoll)
    .map((option) => [option, doesIll(house, option)]);
}

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
    revealer: '2',
    omen: 'ring',
    tiles: [['gallery', 'upper', 0, 1]],
    rooms: ['upper-landing', 'entrance-hall', 'entrance-hall'],
    setup: ['answer might', 'answer speed'],
  });
  untilTurnOf(house, '0');
  expect(endOf(house, 'go gallery')).toMatchObject({ upTo: 3, ill: 'hurts' });
});
