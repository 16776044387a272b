import { answer, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import type { Odds } from '@games/betrayal/rules/option';
import type { StepOf } from '@games/betrayal/rules/step';
import { viewsOf } from '@games/betrayal/rules/view';
import { RandomSource } from '@/kit/random';
import { houseOf, type Layout } from './arrange';
import { allHaunts } from './by-turns';
import { isRoll, nameOf, standing, throwsOf } from './offered';

/** What a card makes of a roll that waits stands on it (BH127): the chance without it and with it. */

type House = ReturnType<typeof houseOf>;

const shareOf = (dice: number, isHit: (total: number) => boolean): number => {
  const all = throwsOf(dice);
  return all.filter(isHit).length / all.length;
};
const reaches = (dice: number, from: number): number => shareOf(dice, (total) => total >= from);
/** How often so many dice and `more` come to more than others. */
const beats = (own: number, more: number, theirs: number): number =>
  throwsOf(own).reduce((sum, total) => sum + shareOf(theirs, (other) => total + more > other), 0) /
  throwsOf(own).length;

const oddsIn = (house: House, name: string): Odds => {
  const odds = house.optionOf(name)?.odds;
  if (odds === undefined) throw new Error(`no odds on ${name}`);
  return odds;
};

/** Seat 0, of Sanity 3, rolls it where 5 is well. */
const rolling = (
  cards: readonly string[],
  more: Partial<StepOf<'roll'>> = {},
  layout: Layout = {},
): House => {
  const house = houseOf({ cards: [cards], ...layout });
  const rows = [
    [5, []],
    [0, []],
  ] as const;
  house.run([{ do: 'roll', trait: 'sanity', use: 'event', what: 'cards.rotten', rows, ...more }], '0');
  return house;
};

describe('before the dice', () => {
  test('BH-adrenaline-shot: 4 more', () => {
    const odds = oddsIn(rolling(['adrenaline-shot']), 'answer adrenaline-shot');
    expect(odds.was).toBeCloseTo(reaches(3, 5), 10);
    expect(odds.chance).toBeCloseTo(reaches(3, 1), 10);
  });

  test.each([
    [4, 0],
    [5, 1],
    [8, 1],
  ])('BH-angel-feather: %d is named', (total, chance) => {
    const odds = oddsIn(rolling(['angel-feather']), `answer angel-feather ${total}`);
    expect(odds.was).toBeCloseTo(reaches(3, 5), 10);
    expect(odds.chance).toBe(chance);
  });

  test('BH105: on a number that is named the 4 are added', () => {
    const house = rolling(['angel-feather', 'adrenaline-shot']);
    house.choose('answer angel-feather 1');
    expect(oddsIn(house, 'answer adrenaline-shot')).toMatchObject({ was: 0, chance: 1 });
  });

  test.each<[string, Partial<StepOf<'roll'>>, number]>([
    ['Sanity itself falls first', {}, 4],
    ['of another trait both dice are more', { trait: 'knowledge' }, 5],
  ])('BH-idol BH129: %s', (_, more, dice) => {
    const odds = oddsIn(rolling(['idol'], more), 'answer idol');
    expect(odds.was).toBeCloseTo(reaches(3, 5), 10);
    expect(odds.chance).toBeCloseTo(reaches(dice, 5), 10);
  });

  test('BH151: the number that is kept, no more than the dice could show', () => {
    const house = rolling(['it-is-meant-to-be']);
    house.G.slices['it-is-meant-to-be'] = 8;
    expect(oddsIn(house, 'answer it-is-meant-to-be')).toMatchObject({ chance: 1 });
    house.G.slices['it-is-meant-to-be'] = 4;
    expect(viewsOf(house.box).view(house.G, { numPlayers: 3 } as never, '0').choices).toEqual(
      expect.arrayContaining([expect.objectContaining({ odds: expect.objectContaining({ chance: 0 }) })]),
    );
  });

  test('BH103: of harm less is better, and nothing is said', () => {
    const house = rolling(['angel-feather'], { trait: undefined, dice: 2, use: 'harm' });
    expect(house.optionOf('answer angel-feather 0')?.odds).toBeUndefined();
  });
});

describe('in a fight', () => {
  const fight = (cards: readonly (readonly string[])[], dice: readonly number[] = [], turn = '0') =>
    houseOf({ traitor: '1', rooms: ['foyer', 'foyer', 'upper-landing'], cards, dice, turn });

  test('BH56: an attack is weighed against the defence that comes', () => {
    const house = fight([['adrenaline-shot']]);
    house.choose('attack 1 might');
    const odds = oddsIn(house, 'answer adrenaline-shot');
    expect(odds).toMatchObject({ isFight: true });
    expect(odds.was).toBeCloseTo(beats(5, 0, 3), 10);
    expect(odds.chance).toBeCloseTo(beats(5, 4, 3), 10);
  });

  test('BH56: a defence against what lies: as much is no harm', () => {
    const house = fight([['adrenaline-shot']], [2, 2, 1], '1');
    house.choose('attack 0 might');
    const odds = oddsIn(house, 'answer adrenaline-shot');
    expect(odds.was).toBeCloseTo(reaches(5, 5), 10);
    expect(odds.chance).toBeCloseTo(reaches(5, 1), 10);
  });
});

describe('when the dice lie', () => {
  const lain = (card: string, dice: readonly number[]) => rolling([card], {}, { dice });

  test.each([
    ['answer rabbits-foot 1 0 0', [0, 2, 2], reaches(1, 1)],
    ['answer rabbits-foot 0 0 1', [2, 2, 1], reaches(1, 2)],
    ['answer lucky-stone 2 0 0', [0, 0, 2], reaches(2, 3)],
  ])('BH130: %s of %j', (name, dice, chance) => {
    const odds = oddsIn(lain(name.split(' ')[1] ?? '', dice), name);
    expect(odds.was).toBe(dice.reduce((sum, die) => sum + die, 0) >= 5 ? 1 : 0);
    expect(odds.chance).toBeCloseTo(chance, 10);
  });
});

test.each([
  [7, 'rolls.brew', 5],
  [13, 'rolls.wake', 5],
  [15, 'rolls.dodge', 4],
  [16, 'rolls.defuse', 7],
  [17, 'rolls.place-candle', 5],
  [19, 'rolls.paint', 4],
  [19, 'rolls.portrait', 4],
  [22, 'rolls.jump', 4],
  [24, 'rolls.start', 5],
  [24, 'rolls.play', 6],
  [26, 'rolls.tune', 3],
  [27, 'rolls.ingredient', 3],
  [29, 'rolls.push', 6],
  [30, 'rolls.threshold', 6],
  [33, 'rolls.invoke', 5],
  [36, 'rolls.hit', 3],
  [37, 'rolls.seal', 4],
  [48, 'rolls.study', 5],
  [48, 'rolls.dread', 3],
])('BH156: haunt %d says what %s has to reach: %d', (number, what, from) => {
  const { at, box } = houseOf();
  const roll = { do: 'roll', seat: '0', use: 'task', what } as const;
  const seen = { ...at, hidden: {}, mine: {} };
  expect(box.haunts[number]?.alters?.hope?.(seen, { roll }, undefined, at.self)).toBe(from);
});

describe.each(allHaunts)('haunt %s', (number) => {
  test('BH156: what a roll has to reach is known to whoever makes it, and a card says what it makes of that', () => {
    let told = 0;
    for (const { G, box } of standing(number, ['angel-feather'])) {
      const { options } = viewsOf(box);
      const seat = topAsk(G)?.seat ?? '';
      for (const option of options(G, seat).filter(isRoll)) {
        const copy = structuredClone(G);
        const [same] = options(copy, seat).filter((one) => nameOf(one) === nameOf(option));
        if (same === undefined) throw new Error(`${nameOf(option)} is not offered`);
        const at = tableAt(copy, box, new RandomSource({ seed: number, position: 0 }));
        answer(at, same);
        // Somebody may have to agree first.
        const [agreed] = topAsk(copy)?.kind === 'pick' ? options(copy, topAsk(copy)?.seat ?? '') : [];
        if (agreed !== undefined) answer(at, agreed);
        const feathers = options(copy, seat).filter(({ args }) => args[0] === 'angel-feather');
        const add = option.odds?.add ?? 0;
        const said = feathers.map(({ odds }) => [odds?.from, odds?.was, odds?.chance]);
        const { from = 0, chance } = option.odds ?? {};
        expect([nameOf(option), said]).toEqual([
          nameOf(option),
          Array.from({ length: 9 }, (_, total) => [from, chance, total + add >= from ? 1 : 0]),
        ]);
        told++;
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});
