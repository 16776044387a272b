import { houseOf, type Layout, thrown } from './arrange';
import { ghoulIn } from './held';

/** Attacks with what one holds. Seat 0 is Ox Bellows (Speed 4, Might 5, Knowledge 3), seat 1 Missy, the traitor (Speed 5, Might 3). */

const armed = (card: string, dice: readonly number[], more: Layout = {}) =>
  houseOf({ traitor: '1', rooms: ['foyer', 'foyer', 'upper-landing'], cards: [[card]], dice, ...more });

describe.each([
  ['axe', 1],
  ['spear', 2],
  ['blood-dagger', 3],
])('BH-%s', (card, more) => {
  test('more dice on an attack with Might', () => {
    const house = armed(card, [...thrown(5 + more, 3), ...thrown(3, 3)]);
    house.choose(`attack 1 might ${card}`);
    expect(house.dice).toEqual([]);
    expect(house.choices.filter((one) => one.startsWith('attack'))).toEqual([]);
  });

  test('BH39: never in defence', () => {
    const house = armed(card, [...thrown(3, 3), ...thrown(5, 3)], { turn: '1' });
    house.choose('attack 0 might');
    expect(house.dice).toEqual([]);
  });

  test('BH33: an attack with it is its use', () => {
    const house = armed(card, [...thrown(5 + more, 3), ...thrown(3, 3)]);
    house.choose(`attack 1 might ${card}`);
    expect(house.choices).not.toContain(`drop ${card}`);
  });

  test('not before the haunt', () => {
    const choices = armed(card, [], { traitor: undefined }).choices;
    expect(choices.filter((one) => one.startsWith('attack'))).toEqual([]);
  });
});

test('BH39: one weapon for each attack', () => {
  const house = armed('axe', [], { cards: [['axe', 'spear']] });
  expect(house.choices.filter((one) => one.startsWith('attack'))).toEqual([
    'attack 1 might',
    'attack 1 might axe',
    'attack 1 might spear',
  ]);
});

describe('BH-blood-dagger', () => {
  test('each attack costs a step of Speed, after it', () => {
    const house = armed('blood-dagger', [...thrown(8, 4), ...thrown(3, 4)]);
    house.choose('attack 1 might blood-dagger');
    expect(house.changes('0')).toEqual({ speed: -1 });
  });

  test('BH37: it can be neither traded nor dropped', () => {
    const house = houseOf({ cards: [['blood-dagger']] });
    expect(house.choices).not.toContain('drop blood-dagger');
    expect(house.choices).not.toContain('trade 1');
  });

  test('whoever it is stolen from takes two dice of harm', () => {
    const house = armed('axe', [...thrown(5, 5), ...thrown(3, 1), 2, 0], {
      cards: [[], ['blood-dagger', 'armor']],
    });
    house.choose('attack 1 might');
    expect(house.choices).toEqual(['answer harm', 'answer blood-dagger']);
    house.choose('answer blood-dagger');
    expect(house.cardsOf('0')).toEqual(['blood-dagger']);
    // BH-armor takes one of the two points.
    expect([house.asked, house.choices.length]).toEqual(['1 split', 2]);
  });
});

describe('BH-sacrificial-dagger', () => {
  const dagger = (...dice: readonly (readonly number[])[]) => {
    const house = armed('sacrificial-dagger', dice.flat());
    house.choose('attack 1 might sacrificial-dagger');
    return house;
  };

  test('the odds shown are those of mastering it and winning', () => {
    const odds = (card: string) => {
      const house = armed(card, []);
      return house.optionOf(`attack 1 might ${card}`)?.odds?.chance ?? 0;
    };
    // Three dice come to 3 or more in 17 of 27 throws; both weapons add three dice.
    expect(odds('sacrificial-dagger')).toBeCloseTo((odds('blood-dagger') * 17) / 27, 10);
    expect(odds('blood-dagger')).toBeGreaterThan(0.9);
  });

  test('6+: three more dice', () => {
    const house = dagger(thrown(3, 6), thrown(8, 3), thrown(3, 3));
    expect([house.dice, house.changes('0')]).toEqual([[], {}]);
  });

  test('3 to 5: a step of the mind first', () => {
    const house = dagger(thrown(3, 3), thrown(8, 3), thrown(3, 3));
    expect(house.choices).toEqual(['answer sanity', 'answer knowledge']);
    house.choose('answer sanity');
    expect([house.dice, house.changes('0')]).toEqual([[], { sanity: -1 }]);
  });

  test('3 to 5: nobody strikes who dies of it', () => {
    const house = armed('sacrificial-dagger', thrown(3, 3), { traits: [{ sanity: 1 }] });
    house.choose('attack 1 might sacrificial-dagger', 'answer sanity');
    expect(house.dice).toEqual([]);
    expect(house.G.explorers[0]?.life).toBe('dead');
  });

  test('0 to 2: two dice of harm, and the attack is lost', () => {
    const house = dagger(thrown(3, 2), [1, 2]);
    expect([house.asked, house.choices.length]).toEqual(['0 split', 4]);
    house.choose('answer 0');
    expect(house.choices.filter((one) => one.startsWith('attack'))).toEqual([]);
  });
});

describe('BH-revolver', () => {
  // Foyer and Entrance Hall are in one row with the Grand Staircase.
  const apart = { rooms: ['grand-staircase', 'entrance-hall', 'upper-landing'] };

  test('BH59: Speed against Speed, one die more, at whoever is in sight', () => {
    const house = armed('revolver', [...thrown(5, 6), ...thrown(5, 4)], apart);
    house.choose('attack 1 speed revolver');
    expect(house.asked).toBe('1 split');
    expect(house.dice).toEqual([]);
  });

  test('BH59, BH120: a shooter who loses to somebody elsewhere takes no harm', () => {
    const house = armed('revolver', [...thrown(5, 1), ...thrown(5, 4)], apart);
    house.choose('attack 1 speed revolver');
    expect([house.asked, house.changes('0')]).toEqual(['0 turn', {}]);
  });

  test('BH120: to somebody in the same room it does', () => {
    const house = armed('revolver', [...thrown(5, 1), ...thrown(5, 4)]);
    house.choose('attack 1 speed revolver');
    expect([house.asked, house.choices.length]).toEqual(['0 split', 4]);
  });

  test('BH120: nothing is stolen with it, wherever the target is', () => {
    const house = armed('revolver', [...thrown(5, 6), ...thrown(5, 1)], { cards: [['revolver'], ['axe']] });
    house.choose('attack 1 speed revolver');
    expect(house.asked).toBe('1 split');
  });

  test('BH121: not over stairs, nor where the row is broken', () => {
    const over = armed('revolver', [], { rooms: ['grand-staircase', 'upper-landing', 'foyer'] });
    expect(over.choices).not.toContain('attack 1 speed revolver');
    const tiles = [['dining-room', 'ground', 3, 0]] as const;
    const broken = armed('revolver', [], { rooms: ['foyer', 'dining-room'], tiles });
    expect(broken.choices).not.toContain('attack 1 speed revolver');
  });

  test('BH121: Smoke hides a room from outside', () => {
    const tokens = [{ token: 'smoke', room: 'entrance-hall', side: null }];
    expect(armed('revolver', [], { ...apart, tokens }).choices).not.toContain('attack 1 speed revolver');
  });

  test('BH99: no line crosses a barrier', () => {
    const tiles = [
      ['tower', 'upper', 1, 0],
      ['gallery', 'upper', 2, 0, 1],
    ] as const;
    const house = armed('revolver', [], { rooms: ['upper-landing', 'gallery'], tiles });
    expect(house.choices).not.toContain('attack 1 speed revolver');
    const side = armed('revolver', [], { rooms: ['upper-landing', 'tower 3'], tiles });
    expect(side.choices).toContain('attack 1 speed revolver');
  });

  test('a monster that is hit is stunned', () => {
    const house = armed('revolver', [...thrown(5, 6), ...thrown(3, 1)], apart);
    const ghoul = ghoulIn(house, 'foyer');
    house.choose(`attack ${ghoul} speed revolver`);
    expect(house.G.monsters[0]?.stunned).toBe(1);
  });
});

describe('BH-dynamite', () => {
  const beside = { rooms: ['entrance-hall', 'foyer', 'foyer'] };

  test('BH60: thrown through a door in place of the attack; 5+ is safe, below it takes 4', () => {
    const house = armed('dynamite', [...thrown(5, 4), ...thrown(4, 5), ...thrown(3, 0)], beside);
    const ghoul = ghoulIn(house, 'foyer');
    house.choose('use dynamite foyer');
    expect([house.asked, house.choices.length]).toEqual(['1 split', 5]);
    house.choose('answer 2');
    expect(house.asked).toBe('0 turn');
    expect(house.changes('2')).toEqual({});
    expect(house.G.monsters.find(({ id }) => id === ghoul)?.stunned).toBe(1);
    expect(house.dice).toEqual([]);
    expect(house.G.turn.hasAttacked).toBe(true);
    expect(house.cardsOf('0')).toEqual([]);
  });

  test('BH122: only once the haunt has begun, and not after an attack', () => {
    expect(armed('dynamite', [], { ...beside, traitor: undefined }).choices).not.toContain(
      'use dynamite foyer',
    );
    const house = armed('dynamite', [], beside);
    house.G.turn.hasAttacked = true;
    expect(house.choices).not.toContain('use dynamite foyer');
  });

  test('BH122: not over stairs, and in a room with a barrier the side at that door', () => {
    const stairs = armed('dynamite', [], { rooms: ['upper-landing', 'grand-staircase'] });
    expect(stairs.choices.filter((one) => one.startsWith('use'))).toEqual([]);
    const tiles = [['tower', 'upper', 1, 0]] as const;
    const near = armed('dynamite', [], { rooms: ['upper-landing', 'tower 3', 'tower 1'], tiles });
    expect(near.choices).toContain('use dynamite tower 3');
    const far = armed('dynamite', [], { rooms: ['upper-landing', 'tower 1', 'tower 1'], tiles });
    expect(far.choices.filter((one) => one.startsWith('use'))).toEqual([]);
  });
});

describe('Monsters', () => {
  const inTheirTurn = (dice: readonly number[]) => {
    const house = armed('armor', dice, { rooms: ['foyer', 'upper-landing', 'upper-landing'] });
    const ghoul = ghoulIn(house, 'foyer');
    house.run([{ do: 'monsters' }]);
    return { house, ghoul };
  };

  test('BH124: one attack, before, between or after its steps', () => {
    const { house, ghoul } = inTheirTurn([...thrown(3, 3), ...thrown(5, 2), ...thrown(5, 2)]);
    house.choose(`attack ${ghoul} 0 might`);
    expect(house.choices).not.toContain(`attack ${ghoul} 0 might`);
    expect(house.choices).toContain(`go ${ghoul} entrance-hall`);
  });

  test('BH125: who is stunned in a monsters’ turn misses the next one', () => {
    const { house, ghoul } = inTheirTurn([...thrown(3, 3), ...thrown(5, 2), ...thrown(5, 4)]);
    house.choose(`attack ${ghoul} 0 might`);
    expect(house.G.monsters[0]?.stunned).toBe(1);
    expect(house.G.turn.seat).toBeNull();
  });
});

test('BH119: a theft goes by the margin, before Armor', () => {
  const house = armed('axe', [...thrown(5, 4), ...thrown(3, 2)], { cards: [[], ['armor', 'axe']] });
  house.choose('attack 1 might');
  expect(house.choices).toEqual(['answer harm', 'answer axe']);
  house.choose('answer harm');
  expect([house.asked, house.choices.length]).toEqual(['1 split', 2]);
});

test('BH56: the odds of an attack are those of all throws of both', () => {
  const throws = (dice: number): number[] =>
    Array.from({ length: dice }).reduce<number[]>(
      (sums) => sums.flatMap((sum) => [sum, sum + 1, sum + 2]),
      [0],
    );
  const chance = (own: number, theirs: number): number => {
    const pairs = throws(own).flatMap((one) => throws(theirs).map((other) => one > other));
    return pairs.filter(Boolean).length / pairs.length;
  };
  const house = armed('axe', []);
  expect(house.optionOf('attack 1 might')?.odds?.chance).toBeCloseTo(chance(5, 3), 10);
  expect(house.optionOf('attack 1 might axe')?.odds?.chance).toBeCloseTo(chance(6, 3), 10);
});
