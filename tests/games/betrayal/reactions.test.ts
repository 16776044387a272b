import { considered } from '@games/betrayal/bot/considered';
import type { Step, StepOf } from '@games/betrayal/rules/step';
import { houseOf, type Layout, thrown } from './arrange';

/** Cards that help a roll, before it and after (BH105, BH127 to BH130). Seat 0 has Sanity 3, Might 5, Knowledge 3. */

/** A roll of Sanity with which Sanity rises from 5 on, and falls below. */
const roll = (more: Partial<StepOf<'roll'>> = {}): Step => ({
  do: 'roll',
  trait: 'sanity',
  use: 'task',
  what: 'cards.rotten',
  next: { do: 'tell', kind: 'refuse' },
  ...more,
});

const rolling = (
  cards: readonly string[],
  dice: readonly number[],
  more: Partial<StepOf<'roll'>> = {},
  layout: Layout = {},
) => {
  const house = houseOf({ cards: [cards], dice, ...layout });
  house.run([roll(more)], '0');
  return house;
};

/** What the last roll came to. */
const total = ({ G }: ReturnType<typeof houseOf>) =>
  G.journal?.findLast(({ kind }) => kind === 'roll' || kind === 'roll-dice')?.facts.total;

describe('BH-adrenaline-shot', () => {
  test('4 more, once', () => {
    const house = rolling(['adrenaline-shot'], thrown(3, 2));
    house.choose('answer adrenaline-shot');
    expect(total(house)).toBe(6);
    expect(house.cardsOf('0')).toEqual([]);
  });

  test('not on a roll of a number of dice', () => {
    const house = rolling(['adrenaline-shot'], thrown(2, 2), { trait: undefined, dice: 2 });
    expect(total(house)).toBe(2);
  });
});

describe('BH-angel-feather', () => {
  test('names the result of any one roll, 0 to 8', () => {
    const house = rolling(['angel-feather'], [], { trait: undefined, dice: 2, use: 'harm' });
    expect(house.choices).toEqual([
      'answer roll',
      ...Array.from({ length: 9 }, (_, n) => `answer angel-feather ${n}`),
    ]);
    house.choose('answer angel-feather 7');
    expect(total(house)).toBe(7);
    expect(house.cardsOf('0')).toEqual([]);
  });

  test('BH105: other dice are not rolled, Adrenaline is added', () => {
    const house = rolling(['angel-feather', 'adrenaline-shot', 'idol'], []);
    house.choose('answer idol', 'answer angel-feather 3', 'answer adrenaline-shot');
    expect(total(house)).toBe(7);
    expect(house.dice).toEqual([]);
  });

  test('BH105: where a number stands no dice are offered any more, and no second number', () => {
    const cards = ['angel-feather', 'adrenaline-shot', 'idol', 'it-is-meant-to-be', 'lucky-stone'];
    const named = rolling(cards, []);
    named.choose('answer angel-feather 3');
    expect(named.choices).toEqual(['answer roll', 'answer adrenaline-shot']);
    named.choose('answer roll');
    expect([total(named), named.cardsOf('0').includes('lucky-stone')]).toEqual([3, true]);
    const stored = rolling(cards, []);
    stored.choose('answer it-is-meant-to-be');
    expect(stored.choices).toEqual(['answer roll', 'answer adrenaline-shot']);
    // With nothing left to choose nobody is asked.
    const alone = rolling(['angel-feather', 'idol'], []);
    alone.choose('answer angel-feather 3');
    expect([alone.asked, total(alone)]).toEqual(['0 turn', 3]);
  });
});

describe('BH-idol', () => {
  test('two dice for a step of Sanity, once a turn', () => {
    const house = rolling(['idol'], thrown(7, 9), { trait: 'might' });
    house.choose('answer idol');
    expect(house.dice).toEqual([]);
    expect(total(house)).toBe(9);
    expect(house.changes('0')).toEqual({ sanity: -1 });
    house.G.turn.isEnding = false;
    expect(house.asked).toBe('0 turn');
  });

  test('BH129: of a Sanity roll the step is lost before the dice are counted', () => {
    const house = rolling(['idol'], thrown(4, 4));
    house.choose('answer idol');
    expect(house.dice).toEqual([]);
    expect(total(house)).toBe(4);
  });

  test('BH5: not where eight dice are thrown already', () => {
    const trait = { trait: 'might', moreDice: 3 } as const;
    expect(rolling(['idol'], thrown(8, 5), trait).asked).toBe('0 turn');
    expect(rolling(['idol'], [], { ...trait, moreDice: 2 }).choices).toContain('answer idol');
  });

  test('on no roll of a number of dice but an event’s', () => {
    expect(rolling(['idol'], thrown(2, 1), { trait: undefined, dice: 2 }).asked).toBe('0 turn');
    const house = rolling(['idol'], [], { trait: undefined, dice: 2, use: 'event' });
    expect(house.choices).toContain('answer idol');
  });
});

describe('BH-lucky-stone', () => {
  test('any of the dice are rolled again, once', () => {
    const house = rolling(['lucky-stone'], [0, 0, 1, 2, 2, 2]);
    expect(house.choices).toEqual([
      'answer roll',
      'answer lucky-stone 0 1 0',
      'answer lucky-stone 1 0 0',
      'answer lucky-stone 1 1 0',
      'answer lucky-stone 2 0 0',
      'answer lucky-stone 2 1 0',
    ]);
    house.choose('answer lucky-stone 2 1 0');
    expect(total(house)).toBe(6);
    expect(house.cardsOf('0')).toEqual([]);
  });

  test('BH127: in anybody’s turn, its owner’s own rolls only', () => {
    const house = rolling(['lucky-stone'], [0, 0, 0, 2], {}, { turn: '1' });
    expect(house.asked).toBe('0 after-roll');
    house.choose('answer lucky-stone 1 0 0');
    expect(total(house)).toBe(2);
    const other = houseOf({ cards: [['lucky-stone', 'idol', 'angel-feather']], dice: thrown(3, 0) });
    other.run([roll()], '1');
    expect(other.asked).toBe('0 turn');
  });
});

describe('BH-rabbits-foot', () => {
  test('one die, once a turn', () => {
    const house = rolling(['rabbits-foot'], [0, 0, 1, 2]);
    expect(house.choices).toEqual(['answer roll', 'answer rabbits-foot 0 1 0', 'answer rabbits-foot 1 0 0']);
    house.choose('answer rabbits-foot 1 0 0');
    expect(total(house)).toBe(3);
    expect(house.cardsOf('0')).toEqual(['rabbits-foot']);
  });

  test('BH33: not a second time in the same turn', () => {
    const house = rolling(['rabbits-foot'], [0, 0, 0, 0, 0, 0, 0]);
    house.choose('answer rabbits-foot 1 0 0');
    house.run([roll()], '0');
    expect(house.asked).toBe('0 turn');
  });

  test('BH127: in one’s own turn only', () => {
    expect(rolling(['rabbits-foot'], [0, 0, 0], {}, { turn: '1' }).asked).toBe('1 turn');
  });
});

test.each([
  ['lucky-stone', 'rabbits-foot'],
  ['rabbits-foot', 'lucky-stone'],
])('BH130: %s may be followed by %s, on the same die', (first, second) => {
  const house = rolling(['lucky-stone', 'rabbits-foot'], [0, 2, 2, 0, 1]);
  house.choose(`answer ${first} 1 0 0`, `answer ${second} 1 0 0`);
  expect(total(house)).toBe(5);
  expect(house.asked).toBe('0 turn');
});

describe('BH-candle', () => {
  test('one die on a trait roll of an event of one’s own drawing', () => {
    const house = houseOf({ cards: [['candle']], dice: thrown(4, 5) });
    house.draw('night-view');
    expect(house.dice).toEqual([]);
    expect(house.changes('0')).toEqual({ knowledge: 1 });
  });

  test('not on one that somebody else has drawn', () => {
    const house = houseOf({ cards: [['candle']], dice: [...thrown(3, 4), ...thrown(4, 4), ...thrown(3, 4)] });
    house.draw('hideous-shriek', '1');
    expect(house.dice).toEqual([]);
  });

  test('not on other rolls', () => {
    expect(total(rolling(['candle'], thrown(3, 3)))).toBe(3);
  });

  test('BH114: it is not used by that', () => {
    const house = houseOf({ cards: [['candle']], dice: thrown(4, 5) });
    house.draw('night-view');
    expect(house.choices).toContain('drop candle');
  });
});

test.each([
  [3, false],
  [4, true],
])('bots and hints throw again what has come to 3 where %i was needed: %s', (from, isThrown) => {
  const house = rolling(['lucky-stone'], [2, 1, 0], {
    use: 'event',
    next: undefined,
    rows: [
      [from, []],
      [0, []],
    ],
  });
  expect(house.asked).toBe('0 after-roll');
  const actions = house.choices.map((name) => {
    const { move, args } = house.optionOf(name) ?? { move: 'answer', args: [] };
    return { move, args };
  });
  const rerolls = considered(house.viewOf('0'), {} as never, actions).filter(({ args }) => args.length > 1);
  expect(rerolls.length > 0).toBe(isThrown);
});
