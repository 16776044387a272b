import { explorerAt } from '@games/betrayal/rules/figures';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];

/** Ox (23) has revealed it with the Medallion; Missy (9) is the traitor, Peter (13) on her left the other hero. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse<Slice>(44, {
    revealer: '0',
    omen: 'medallion',
    rooms: ['kitchen', 'upper-landing', 'kitchen'],
    tiles: [
      ['kitchen', 'ground', 1, 1],
      ['charred-room', 'ground', 2, 1],
    ],
    dice,
    ...more,
  });
type House = HauntedHouse<Slice>;

type Slice = { readonly ages: readonly number[]; readonly rite: { readonly done: readonly string[] } };
const blanks = (count: number): number[] => Array<number>(count).fill(0);

/** Explorers of these ages, the traitor and the revealer the last two, so that the others are heroes. */
const aged = (hero: number, traits: NonNullable<More['traits']>[number] = { ...LEVEL }): House => {
  const begun = house([], { traits: [{ ...LEVEL }, { ...LEVEL }, traits] });
  begun.set({ ages: [0, 9, hero] });
  for (const [trait, space] of Object.entries(traits))
    explorerAt(begun.G, '2').traits[trait as 'might'] = space;
  untilTurnOf(begun, '2');
  return begun;
};
const LEVEL = { speed: 4, might: 4, sanity: 4, knowledge: 4 } as const;

/** What has become of somebody’s spaces since all stood at four. */
const moved = (begun: House, seat = '2') => {
  const { traits } = explorerAt(begun.G, seat);
  return Object.fromEntries(
    Object.entries(traits).flatMap(([trait, at]) => (at === 4 ? [] : [[trait, at - 4]])),
  );
};

/** What the journal has been told of a kind. */
const told = ({ G }: House, kind: string) =>
  (G.journal ?? []).flatMap((one) => (one.kind === kind ? [one.facts ?? {}] : []));

/** The traitor’s turn ends, and the heroes’ dice show this: Peter’s, then Ox’s. */
const pass = (begun: House, ...dice: readonly number[]) => begun.night(0, dice);

const succeeded = (begun: House, ...done: readonly string[]): House => begun.set({ rite: { done } });

describe('growing old', () => {
  test('BH-h44-S: the youngest but the revealer is the traitor, and every hero ages ten years at once', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({ traitor: '1' });
    expect(begun.slice.ages).toEqual([33, 9, 23]);
    expect([begun.changes('0'), begun.changes('1'), begun.changes('2')]).toEqual([
      { sanity: 1, knowledge: 1 },
      {},
      { speed: 1, might: 1 },
    ]);
  });

  test('BH-h44-K3 BH44: who comes to the skull by the first ten years is dead, with all that a death brings', () => {
    const begun = house([1, 0, 0], {
      explorers: ['father-rhinehardt', 'missy-dubourde', 'peter-akimoto', 'ox-bellows'],
      traits: [{ might: 1 }],
      cards: [[], [], [], ['medallion']],
      setup: ['answer might'],
    });
    expect(begun.G.explorers.map(({ life }) => life)).toEqual(['dead', 'alive', 'alive', 'alive']);
    expect([begun.slice.ages, begun.changes('1'), begun.asked]).toEqual([
      [72, 9, 23, 43],
      { might: 1 },
      '2 turn',
    ]);
  });

  test('BH-h44-S BH-h44-D1: by the first ten years, too, the hero says which trait of body and of mind', () => {
    const begun = house([], {
      explorers: ['ox-bellows', 'missy-dubourde', 'vivian-lopez'],
      setup: ['answer might', 'answer knowledge'],
    });
    expect([begun.slice.ages[2], begun.changes('2'), begun.asked]).toEqual([
      52,
      { might: -1, knowledge: -1 },
      '2 turn',
    ]);
  });

  test('BH-h44-R BH-h44-D1: at the end of the traitor’s turn each hero rolls a die, from the traitor’s left on', () => {
    const begun = house();
    pass(begun, 2, 1);
    expect([begun.slice.ages, begun.dice, begun.asked]).toEqual([[43, 9, 43], [], '2 turn']);
    const rolled = told(begun, 'roll-dice').map(({ who }) => who);
    expect(rolled).toEqual([{ seat: '2' }, { seat: '0' }]);
  });

  test('BH-h44-D1: it is the traitor’s left, whoever has revealed it', () => {
    const begun = house([], { revealer: '2' });
    pass(begun, 2, 0);
    expect(begun.slice.ages).toEqual([33, 9, 43]);
  });

  test('BH-h44-R: by a blank nobody ages', () => {
    const begun = house();
    pass(begun, 0, 0);
    expect(begun.slice.ages).toEqual([33, 9, 23]);
  });

  test.each([
    [10, [], { speed: 1, might: 1 }],
    [20, [], { sanity: 1, knowledge: 1 }],
    [30, [], { speed: -1, sanity: 1 }],
    [40, ['answer speed', 'answer knowledge'], { speed: -1, knowledge: -1 }],
    [49, ['answer might', 'answer sanity'], { might: -1, sanity: -1 }],
    [50, ['answer knowledge'], { speed: -1, might: -1, knowledge: -1 }],
    [60, [], { speed: -1, might: -1, sanity: -1, knowledge: -1 }],
    [79, [], { speed: -1, might: -1, sanity: -1, knowledge: -1 }],
  ])('BH-h44-R: what ten years from %d on give and take', (age, answers, changes) => {
    const begun = aged(age);
    pass(begun, 1, 0);
    begun.choose(...answers);
    expect([begun.asked, moved(begun)]).toEqual(['2 turn', changes]);
  });

  test('BH-h44-D2: to come into the tens does nothing, nor does anything below', () => {
    const begun = aged(0);
    pass(begun, 1, 0);
    expect([begun.slice.ages[2], moved(begun)]).toEqual([10, {}]);
  });

  test('BH-h44-R: several decades are entered one after the other', () => {
    const begun = aged(29);
    pass(begun, 2, 0);
    expect([begun.slice.ages[2], moved(begun)]).toEqual([49, { speed: -1, sanity: 2, knowledge: 1 }]);
  });

  test('BH-h44-D1: the hero says which trait of body and of mind', () => {
    const begun = aged(45);
    pass(begun, 1, 0);
    expect([begun.asked, begun.choices]).toEqual(['2 pick', ['answer speed', 'answer might']]);
    expect(begun.optionOf('answer speed')?.weight).toBe(4);
    begun.choose('answer might');
    expect([begun.asked, begun.choices]).toEqual(['2 pick', ['answer sanity', 'answer knowledge']]);
  });

  test('BH-h44-D1: what would kill is shown, and nobody sensible names it', () => {
    const begun = aged(45, { ...LEVEL, speed: 1 });
    pass(begun, 1, 0);
    expect(begun.optionOf('answer speed')?.weight).toBeLessThan(0.1);
  });

  test('BH-h44-K6: who has died of the first loss of a decade chooses nothing any more', () => {
    const begun = aged(50, { ...LEVEL, might: 1 });
    pass(begun, 1, ...blanks(3), 0);
    expect([begun.G.explorers[2]?.life, begun.asked, moved(begun)]).toEqual([
      'dead',
      '0 turn',
      { might: -4 },
    ]);
  });

  test('BH-h44-R: the journal says how old each is, and that the years did it', () => {
    const begun = aged(39);
    pass(begun, 1, 0);
    expect(told(begun, 'older').at(-1)).toEqual({ age: 49 });
    for (const kind of ['lose', 'gain'])
      expect(told(begun, kind).at(-1)).toMatchObject({ of: { term: 'rolls.years' } });
  });

  test('BH-h44-K2 BH103: the die is the hero’s own, and what helps an own roll helps it', () => {
    const begun = house([], { cards: [[], [], ['angel-feather']] });
    untilTurnOf(begun, '1');
    begun.choose('end');
    expect(begun.asked).toBe('2 before-roll');
    const [low, high] = [0, 8].map((total) => begun.optionOf(`answer angel-feather ${total}`)?.weight ?? 0);
    expect(low).toBeGreaterThan(10 * (high ?? 0));
    begun.dice.push(0);
    begun.choose('answer angel-feather 0');
    expect([begun.slice.ages[2], begun.asked]).toEqual([23, '2 turn']);
  });

  test('BH-h44-D3 BH-g14: they age on when the traitor is dead', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '1' }]);
    untilTurnOf(begun, '0');
    begun.dice.push(1, 1);
    begun.choose('end');
    expect([begun.slice.ages, begun.asked]).toEqual([[43, 9, 33], '2 turn']);
  });

  test('BH-g26: how old each hero is stands on its plate, for all to see', () => {
    const begun = house();
    for (const seat of ['0', '1', null])
      expect(begun.viewOf(seat).marks.filter(({ word }) => word === 'age')).toEqual([
        { on: { seat: '0' }, word: 'age', value: 33 },
        { on: { seat: '2' }, word: 'age', value: 23 },
      ]);
  });
});

/** Ox stands at the skull’s edge, and is seventy-nine: one decade more kills him, where he has nothing to choose. */
const frail = (more: More = {}): House => {
  const begun = house([], more);
  untilTurnOf(begun, '2');
  begun.set({ ages: [79, 9, 23] });
  explorerAt(begun.G, '0').traits.might = 1;
  return begun;
};

describe('whoever dies of it', () => {
  const four = ['father-rhinehardt', 'missy-dubourde', 'peter-akimoto', 'ox-bellows'];

  test('BH-h44-R BH-h44-K4: the traitor rolls three dice and raises as many spaces, each in a trait of the own choice', () => {
    const begun = frail({ explorers: four.with(0, 'ox-bellows').with(3, 'vivian-lopez') });
    untilTurnOf(begun, '1');
    // Peter, Vivian, Ox; then the three dice.
    begun.dice.push(0, 0, 1, 1, 0, 1);
    begun.choose('end');
    expect([begun.G.explorers[0]?.life, begun.asked]).toEqual(['dead', '1 pick']);
    expect(begun.choices).toEqual(['answer speed', 'answer might', 'answer sanity', 'answer knowledge']);
    begun.choose('answer speed', 'answer might');
    expect([begun.asked, begun.changes('1')]).toEqual(['2 turn', { speed: 1, might: 1 }]);
    expect(told(begun, 'gain').at(-1)).toMatchObject({ of: { term: 'rolls.harvest' } });
    expect(told(begun, 'die').at(-1)).toMatchObject({ of: { term: 'rolls.years' } });
  });

  test('BH-h44-R: a hero who is killed otherwise gives them as well, the traitor’s own death nothing', () => {
    const begun = house([2, 0, 0], { cards: [['medallion']] });
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.asked).toBe('1 pick');
    begun.choose('answer might', 'answer might');
    expect(begun.slice.ages).toEqual([43, 9, 23]);
    begun.run([{ do: 'die', seat: '1' }]);
    expect([begun.dice, begun.slice.ages]).toEqual([[], [43, 9, 23]]);
  });

  test('BH-h44-K4: a dead traitor gains nothing of it, and rolls nothing', () => {
    const begun = frail({ explorers: four.with(0, 'ox-bellows').with(3, 'vivian-lopez') });
    begun.run([{ do: 'die', seat: '1' }]);
    untilTurnOf(begun, '0');
    begun.dice.push(0, 0, 1);
    begun.choose('end');
    expect([begun.G.explorers[0]?.life, begun.dice, begun.asked]).toEqual(['dead', [], '2 turn']);
  });

  test('BH-h44-D1: it comes at once, before the next hero rolls', () => {
    const begun = house([], { explorers: four });
    explorerAt(begun.G, '2').traits.might = 1;
    begun.set({ ages: [72, 9, 79, 33] });
    untilTurnOf(begun, '1');
    begun.dice.push(1, 1, 0, 0);
    begun.choose('end');
    expect([begun.asked, begun.dice, begun.slice.ages]).toEqual(['1 pick', [], [72, 9, 89, 33]]);
    begun.dice.push(1, 0);
    begun.choose('answer might');
    expect([begun.asked, begun.dice, begun.slice.ages]).toEqual(['3 turn', [], [72, 9, 89, 43]]);
  });

  test('BH-h44-K6: of several decades those after death lapse', () => {
    const begun = frail({ explorers: four.with(0, 'ox-bellows').with(3, 'vivian-lopez') });
    pass(begun, 0, 0, 2, 0, 0, 0);
    expect([begun.slice.ages[0], begun.G.explorers[0]?.life, begun.asked]).toEqual([89, 'dead', '2 turn']);
  });

  test('BH-h44-T BH54 BH152: with the last hero the traitor’s side has won, be the traitor dead', () => {
    const begun = frail();
    begun.run([
      { do: 'die', seat: '1' },
      { do: 'die', seat: '2' },
    ]);
    untilTurnOf(begun, '0');
    begun.dice.push(1);
    begun.choose('end');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['1'], how: 'dead' });
  });
});

describe('the Medallion', () => {
  const worn: More = { cards: [['medallion']] };

  test.each([
    [0, 33, 0],
    [1, 33, 1],
    [2, 43, 1],
  ])('BH-h44-R: of a die that shows %d its holder is %d afterwards', (die, age, spared) => {
    const begun = house([], worn);
    pass(begun, 0, die);
    expect([begun.slice.ages[0], told(begun, 'spared')]).toEqual([age, Array(spared).fill({})]);
  });

  test('BH-h44-K5: of the ten years of the setup nothing is spared', () => {
    expect(house([], worn).slice.ages[0]).toBe(33);
  });

  test('BH-h44-R BH-h44-D1 BH-h44-K5: whoever has it ages ten years when another hero dies', () => {
    const begun = house(blanks(3), worn);
    begun.run([{ do: 'die', seat: '2' }]);
    expect([begun.slice.ages[0], told(begun, 'mourns')]).toEqual([43, [{}]]);
  });

  test('BH-h44-D1: who dies of that brings the same again', () => {
    const begun = frail({
      ...worn,
      explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez'],
    });
    begun.dice.push(...blanks(6));
    begun.run([{ do: 'die', seat: '2' }], '3');
    expect([begun.G.explorers.map(({ life }) => life), begun.dice]).toEqual([
      ['dead', 'alive', 'dead', 'alive'],
      [],
    ]);
  });

  test('BH-h44-D1 BH-h44-D3: the traitor’s three dice and their steps come first, and of a dead one only the ten years', () => {
    const begun = house([1, 0, 0], worn);
    begun.run([{ do: 'die', seat: '2' }]);
    expect([begun.slice.ages[0], begun.asked]).toEqual([33, '1 pick']);
    begun.choose('answer might');
    expect(begun.slice.ages[0]).toBe(43);
    const late = house([], worn);
    late.run([{ do: 'die', seat: '1' }]);
    late.run([{ do: 'die', seat: '2' }], '0');
    expect(late.slice.ages[0]).toBe(43);
  });

  test('BH-h44-D4: its holder dies, and nobody ages by it', () => {
    const begun = house(blanks(3), worn);
    begun.run([{ do: 'die', seat: '0' }]);
    expect([begun.slice.ages, told(begun, 'mourns')]).toEqual([[33, 9, 23], []]);
  });

  test('BH-h44-D2 BH-h44-K1: of a traitor who was given it before, whoever reveals it takes it', () => {
    const begun = house([], { cards: [[], ['medallion']] });
    expect([begun.cardsOf('0'), begun.cardsOf('1'), told(begun, 'give')]).toEqual([
      ['medallion'],
      [],
      [expect.objectContaining({ to: { seat: '0' } })],
    ]);
  });

  test('BH-h44-D2 BH-h44-K1: the traitor can’t pick it up, nor be given it; a hero can', () => {
    const begun = house(blanks(3), { ...worn, rooms: ['kitchen', 'kitchen', 'kitchen'] });
    begun.run([{ do: 'drop', seat: '0', card: 'medallion' }], '2');
    begun.run([{ do: 'begin-turn', seat: '2' }], '2');
    expect(begun.choices).toContain('take medallion');
    untilTurnOf(begun, '1');
    expect(begun.choices).not.toContain('take medallion');
  });

  test('BH-h44-D2 BH-h44-K1: nor is it stolen by the traitor', () => {
    const fight = (card: string) => {
      const begun = house([], { cards: [[card]], rooms: ['kitchen', 'kitchen', 'kitchen'] });
      untilTurnOf(begun, '1');
      begun.dice.push(2, 2, 2, ...blanks(5));
      begun.choose('attack 0 might');
      return begun;
    };
    expect(fight('book').choices).toContain('answer book');
    expect(fight('medallion').choices.filter((one) => one.includes('medallion'))).toEqual([]);
  });
});

describe('the rite', () => {
  const rooms = [
    'catacombs',
    'charred-room',
    'crypt',
    'gallery',
    'kitchen',
    'pentagram-chamber',
    'tower',
  ] as const;
  const standing = (room: string, side?: number): House =>
    house([], {
      tiles: [[room, 'ground', 2, 2]],
      rooms: [undefined, undefined, side === undefined ? room : `${room} ${side}`],
    });

  test.each(rooms)('BH-h44-H: by Sanity or Knowledge in the %s', (room) => {
    expect(standing(room).of('use ')).toEqual([`use rite ${room} sanity`, `use rite ${room} knowledge`]);
  });

  test.each(['chapel', 'library', 'ballroom'])('BH-h44-H: and not in the %s', (room) => {
    expect(standing(room).of('use ')).toEqual([]);
  });

  test.each([0, 2])('BH-g30: in the Catacombs on either side, also on side %d', (side) => {
    expect(standing('catacombs', side).of('use ')).toContain('use rite catacombs sanity');
  });

  test('BH-h44-H: by 5 it succeeds, not by 4; once a turn, and the traitor has none', () => {
    const tried = (...dice: readonly number[]) => {
      const begun = house(dice);
      begun.choose('use rite kitchen sanity');
      return begun;
    };
    const failed = tried(2, 2, 0, 0);
    expect([failed.slice.rite.done, failed.of('use '), failed.told.at(-1)]).toEqual([[], [], 'task-failed']);
    const done = tried(2, 2, 1, 0);
    expect([done.slice.rite.done, done.of('use ')]).toEqual([['kitchen sanity'], []]);
    const traitors = house([], { rooms: [undefined, 'kitchen', undefined] });
    untilTurnOf(traitors, '1');
    expect(traitors.of('use ')).toEqual([]);
  });

  test('BH-h44-H: a room in which it has succeeded counts no more, by neither trait, and says why', () => {
    const begun = succeeded(house(), 'kitchen sanity');
    expect(begun.of('use ')).toEqual([]);
    expect(begun.optionOf('use rite kitchen')).toMatchObject({
      not: { reason: 'rite-held', clause: 'BH-h44' },
    });
    untilTurnOf(begun, '1');
    begun.bring('1', 'kitchen');
    expect(begun.optionOf('use rite kitchen')).toBeUndefined();
  });

  test('BH-h44-H: as often as there are players, the traitor among them, and the heroes have won', () => {
    const begun = succeeded(house([2, 2, 2, 0]), 'tower sanity');
    begun.choose('use rite kitchen sanity');
    expect(begun.G.outcome).toBeNull();
    const last = succeeded(house([2, 2, 2, 0]), 'tower sanity', 'crypt knowledge');
    last.choose('use rite kitchen sanity');
    expect(last.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });

  test('BH169 BH-g26: that it succeeded, and where, all see; how often it has to, the heroes alone', () => {
    const begun = succeeded(house(), 'kitchen sanity');
    for (const seat of ['0', '1', null])
      expect(begun.viewOf(seat).marks.filter(({ word }) => word !== 'age')).toEqual([
        { on: 'haunt', word: 'rites', value: 1 },
        { on: { room: 'kitchen' }, word: 'done' },
      ]);
    expect(begun.viewOf('0').goal?.next.facts).toMatchObject({ done: 1, of: 3 });
    expect(begun.viewOf('1').goal?.next).toEqual({ kind: 'hunt', facts: { left: 2 } });
  });

  test('BH-g10: where its room is lost, a success stays counted', () => {
    const begun = succeeded(house([], { rooms: [] }), 'kitchen sanity');
    for (const tile of begun.G.tiles) if (tile.room === 'kitchen') tile.isLost = true;
    expect(begun.slice.rite.done).toEqual(['kitchen sanity']);
    expect(begun.viewOf('0').marks).not.toContainEqual(expect.objectContaining({ word: 'done' }));
    expect(begun.viewOf('0').goal?.next.facts).toMatchObject({ done: 1 });
  });

  test('BH-g9: both traits are offered, and the likelier one comes first to whoever is sensible', () => {
    const begun = house([], { traits: [{}, {}, { sanity: 6, knowledge: 1 }] });
    const [good, bad] = ['sanity', 'knowledge'].map(
      (trait) => begun.optionOf(`use rite kitchen ${trait}`)?.weight ?? 0,
    );
    expect(good).toBeGreaterThan(10 * (bad ?? 0));
  });

  test('BH156: what it has to reach is in no step', () => {
    const begun = house();
    expect(JSON.stringify(begun.optionOf('use rite kitchen sanity')?.next)).not.toMatch(/\b5\b|rows/);
  });
});

describe('BH-h44: what comes next is said, and who goes where', () => {
  const goalOf = (begun: House, seat = '2') => begun.viewOf(seat).goal;

  test('with none of the rooms in the house they are looked for, on the floors where most of them lie', () => {
    const begun = house([], { tiles: [], rooms: [] });
    expect(goalOf(begun)).toMatchObject({
      next: { kind: 'find' },
      own: { 0: [], 2: [] },
      floors: ['basement', 'upper'],
    });
  });

  test('with too few, each goes to its own, and whoever is left over looks for more', () => {
    const begun = house([], {
      tiles: [['kitchen', 'ground', 1, 1]],
      rooms: ['foyer', undefined, 'entrance-hall'],
    });
    expect(goalOf(begun)).toMatchObject({
      next: { kind: 'rite-and-find', facts: { room: { term: 'rooms.kitchen' } } },
      own: { 0: ['kitchen'], 2: [] },
    });
  });

  test('with one that has succeeded the traitor’s place, too, is still to be filled', () => {
    const begun = succeeded(house([], { tiles: [['kitchen', 'ground', 1, 1]] }), 'tower sanity');
    expect(goalOf(begun)).toMatchObject({ next: { kind: 'rite-and-find', facts: { done: 1, of: 3 } } });
  });

  test('with enough, whoever is left over helps', () => {
    const begun = succeeded(
      house([], { tiles: [['kitchen', 'ground', 1, 1]], rooms: ['foyer', undefined, 'entrance-hall'] }),
      'tower sanity',
      'crypt sanity',
    );
    expect(goalOf(begun)).toMatchObject({
      next: { kind: 'rite' },
      own: { 0: ['kitchen'], 2: ['kitchen'] },
    });
  });

  test('the traitor goes for those who are no stronger, and waits when dead', () => {
    const begun = house([], { traits: [{ might: 8 }, { might: 4 }, { might: 1 }] });
    expect(goalOf(begun, '1')?.prey).toEqual(['2']);
    begun.run([{ do: 'die', seat: '1' }]);
    expect(goalOf(begun, '1')?.next).toEqual({ kind: 'wait', facts: { left: 2 } });
  });
});

test.each(['heroes', 'traitor'])('BH-h44: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('44', [side])).toHaveProperty([side]);
});
