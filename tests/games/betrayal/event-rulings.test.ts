import { addMonster } from '@games/betrayal/rules/monsters';
import type { Haunt } from '@games/betrayal/rules/thing';
import { houseOf, type Layout, thrown } from './arrange';
import { toyHaunt } from './toy-haunt';

/** What events have had to be told (1.14 of the rulings), and those that lay and move tiles. */

describe('BH-the-beckoning', () => {
  const gardens: Layout = { rooms: ['gardens'], tiles: [['gardens', 'ground', 2, -1]] };

  test('3+ is safe', () => {
    const house = houseOf({ ...gardens, dice: thrown(3, 3) });
    house.draw('the-beckoning');
    expect([house.placeOf('0'), house.asked]).toEqual(['gardens', '0 turn']);
  });

  test('0–2: to the Patio that stands', () => {
    const tiles: Layout['tiles'] = [...(gardens.tiles ?? []), ['patio', 'ground', 1, -1]];
    const house = houseOf({ ...gardens, tiles, dice: [...thrown(3, 2), 1] });
    house.draw('the-beckoning');
    house.choose('answer 0');
    expect([house.placeOf('0'), house.changes('0')]).toEqual(['patio', { might: -1 }]);
  });

  test('BH91, BH26: out of the stack, laid by whoever is called, who draws for it in the own turn', () => {
    const house = houseOf({
      ...gardens,
      dice: [...thrown(3, 0), 1, ...thrown(3, 5)],
      decks: { event: ['the-beckoning', 'night-view'] },
    });
    house.draw('the-beckoning');
    expect(house.asked).toBe('0 doorway');
    house.choose('answer foyer 0', 'answer 0', 'answer 1');
    expect([house.placeOf('0'), house.changes('0')]).toEqual(['patio', { speed: -1, knowledge: 1 }]);
    expect(house.G.stack).not.toContain('patio');
  });

  test('BH91: in another’s turn nothing is drawn for it', () => {
    const house = houseOf({ ...gardens, rooms: ['foyer', 'gardens'], dice: [...thrown(3, 0), 1] });
    house.draw('the-beckoning');
    house.choose('answer foyer 0', 'answer 0', 'answer 1');
    expect([house.placeOf('1'), house.changes('1')]).toEqual(['patio', { speed: -1 }]);
    expect([house.asked, house.G.turn.isMovementOver]).toEqual(['0 turn', true]);
  });

  test('who is on the Patio already is not called', () => {
    const house = houseOf({ rooms: ['patio'], tiles: [['patio', 'ground', 1, -1]] });
    house.draw('the-beckoning');
    expect(house.asked).toBe('0 turn');
  });
});

test('BH-the-walls (BH149): the drawer chooses floor and doorway, and draws for the symbol (BH26)', () => {
  const house = houseOf({ stack: ['bloody-room'], decks: { item: ['axe'] } });
  house.draw('the-walls');
  const floors = ['entrance-hall', 'foyer', 'upper-landing', 'basement-landing'].filter((room) =>
    house.choices.some((choice) => choice.startsWith(`answer ${room} `)),
  );
  expect(floors).toEqual(['entrance-hall', 'foyer', 'upper-landing']);
  house.choose('answer upper-landing 3');
  if (house.asked === '0 place') house.choose(house.choices[0] ?? '');
  expect([house.placeOf('0'), house.cardsOf('0')]).toEqual(['bloody-room', ['axe']]);
});

describe('BH-what-the', () => {
  test('BH150: to another open doorway of its floor, with all that is on it', () => {
    const tokens = [{ token: 'closet', room: 'attic', side: null }];
    const house = houseOf({ rooms: ['attic'], tiles: [['attic', 'upper', 0, -1]], tokens });
    house.draw('what-the');
    expect(house.choices).toEqual([1, 2, 3].map((side) => `answer upper-landing ${side}`));
    house.choose('answer upper-landing 1');
    expect(house.G.tiles.at(-1)).toMatchObject({ room: 'attic', floor: 'upper', x: 1, y: 0, turn: 1 });
    expect([house.placeOf('0'), house.tokens]).toEqual(['attic', ['closet in attic']]);
  });

  test('it may be turned: one of its doors has to meet', () => {
    const house = houseOf({ rooms: ['library'], tiles: [['library', 'upper', 0, -1, 3]] });
    house.draw('what-the');
    house.choose('answer upper-landing 2');
    expect(house.asked).toBe('0 pick');
    expect(house.choices).toHaveLength(2);
  });

  test('strip and landings do not move', () => {
    const house = houseOf({ rooms: ['foyer'] });
    house.draw('what-the');
    expect(house.asked).toBe('0 turn');
  });

  test('to another floor only where its own has no doorway left', () => {
    const closed: Layout['tiles'] = [
      ['attic', 'upper', 1, 0, 1],
      ['bedroom', 'upper', 0, -1, 1],
      ['storeroom', 'upper', -1, 0, 1],
      ['tower', 'upper', 0, 1, 1],
    ];
    const house = houseOf({ rooms: ['attic'], tiles: closed });
    house.G.tiles.push({ room: 'conservatory', floor: 'upper', x: 0, y: -2, turn: 2, isLost: false });
    house.draw('what-the');
    expect(house.G.tiles.find(({ room }) => room === 'attic')).toMatchObject({ floor: 'upper', x: 0, y: 2 });
    const sealed = houseOf({
      rooms: ['attic'],
      tiles: [...closed.slice(0, 3), ['chapel', 'upper', 0, 1, 0], ['conservatory', 'upper', 0, -2, 2]],
    });
    sealed.draw('what-the');
    expect(sealed.choices.every((choice) => /entrance-hall|foyer|basement-landing/.test(choice))).toBe(true);
    expect(sealed.choices.length).toBeGreaterThan(0);
  });
});

describe('BH138: Bloody Vision', () => {
  const mad = (layout: Layout, ...dice: number[]) => {
    const house = houseOf({ ...layout, dice: [...thrown(3, 0), ...dice] });
    house.draw('bloody-vision');
    return house;
  };

  test('of several with the lowest Might the drawer chooses', () => {
    const house = mad({}, ...thrown(5, 4), ...thrown(3, 2));
    expect(house.choices).toEqual(['attack 1 might', 'attack 2 might']);
    house.choose('attack 2 might', 'answer 2');
    expect(house.changes('2')).toEqual({ speed: -2 });
  });

  test('weapons as one likes; two points more steal nothing', () => {
    const rooms = ['entrance-hall', 'entrance-hall', 'upper-landing'];
    const house = mad({ rooms, cards: [['axe'], ['book']] }, ...thrown(6, 5), ...thrown(3, 2));
    expect(house.choices).toEqual(['attack 1 might', 'attack 1 might axe']);
    house.choose('attack 1 might axe', 'answer 3');
    expect([house.cardsOf('1'), house.changes('1')]).toEqual([['book'], { speed: -2 }]);
  });

  test('a monster where no explorer is; the attack of the turn is still to come', () => {
    const house = houseOf({
      rooms: ['foyer', 'upper-landing', 'upper-landing'],
      traitor: '1',
      dice: [...thrown(3, 1), ...thrown(5, 5), ...thrown(5, 4)],
    });
    const ghoul = addMonster(house.G, 'ghoul', { room: 'entrance-hall', side: null }, { mover: '1' });
    house.draw('bloody-vision');
    expect(house.G.monsters.find(({ id }) => id === ghoul)?.stunned).toBe(1);
    expect(house.G.turn.hasAttacked).toBe(false);
  });

  test('BH68: no monster that is stunned', () => {
    const house = houseOf({
      rooms: ['foyer', 'upper-landing', 'upper-landing'],
      traitor: '1',
      dice: thrown(3, 1),
    });
    const ghoul = addMonster(house.G, 'ghoul', { room: 'entrance-hall', side: null }, { mover: '1' });
    house.run([{ do: 'stun', seat: ghoul }]);
    house.draw('bloody-vision');
    expect(house.asked).toBe('0 turn');
  });

  test('nobody is reached across a barrier', () => {
    const house = mad({ tiles: [['tower', 'upper', 1, 0]], rooms: ['tower 1', 'tower 3', 'upper-landing'] });
    expect(house.asked).toBe('0 turn');
  });
});

/** A haunt in which nothing that anybody does hurts. */
const padded: Haunt = { ...toyHaunt, alters: { harm: () => 0 } };

test('BH139: the victim’s own defence; harm of which nothing is left is none', () => {
  const layout: Layout = { cards: [[], ['spear']], dice: [...thrown(4, 6), ...thrown(5, 0)] };
  const house = houseOf({ ...layout, traitor: '2', haunt: padded });
  house.draw('creepy-puppet');
  expect([house.changes('0'), house.changes('1')]).toEqual([{}, {}]);
});

test('BH127: no card of the player on the right helps the dice it throws for a puppet', () => {
  const house = houseOf({ cards: [[], [], ['it-is-meant-to-be']], dice: [...thrown(4, 2), ...thrown(5, 5)] });
  house.draw('creepy-puppet');
  expect(house.asked).toBe('0 turn');
});

test('BH63: a traitor declines an event before anything is rolled, or takes all of it', () => {
  const house = houseOf({ traitor: '0', dice: [...thrown(3, 0), 0, 0, ...thrown(3, 4), ...thrown(4, 4)] });
  house.draw('hideous-shriek');
  expect(house.choices).toEqual(['answer accept', 'answer decline']);
  house.choose('answer decline');
  expect([house.asked, house.dice.length]).toEqual(['0 turn', 12]);
  house.draw('hideous-shriek');
  house.choose('answer accept');
  expect([house.asked, house.dice]).toEqual(['0 turn', []]);
});

test.each(['hideous-shriek', 'silence', 'mists-from-the-walls'])(
  'BH65: in a hero’s turn the traitor may decline its part of %s',
  (card) => {
    const rooms = ['basement-landing', 'basement-landing', 'basement-landing'];
    const house = houseOf({ traitor: '1', rooms, dice: [...thrown(3, 4), ...thrown(4, 4)] });
    house.draw(card);
    expect([house.asked, house.choices]).toEqual(['1 pick', ['answer accept', 'answer decline']]);
    house.choose('answer decline');
    expect([house.asked, house.dice, house.told]).toEqual([
      '0 turn',
      [],
      expect.arrayContaining(['decline']),
    ]);
  },
);

test('BH65: and of Footsteps, whose loss is chosen', () => {
  const house = houseOf({ traitor: '1', dice: [0] });
  house.draw('footsteps');
  house.choose('answer might', 'answer decline', 'answer speed');
  expect(['0', '1', '2'].map((seat) => house.changes(seat))).toEqual([{ might: -1 }, {}, { speed: -1 }]);
});

test('BH106: several roll clockwise from whoever drew the card', () => {
  const house = houseOf({ turn: '1', dice: [...thrown(3, 4), ...thrown(4, 4), ...thrown(3, 4)] });
  house.draw('hideous-shriek');
  const rolled = (house.G.journal ?? []).filter(({ kind }) => kind === 'roll').map(({ facts }) => facts.who);
  expect(rolled).toEqual([{ seat: '1' }, { seat: '2' }, { seat: '0' }]);
});

test('BH128: more than the highest row counts as that row', () => {
  const house = houseOf({ cards: [['it-is-meant-to-be']], dice: [0] });
  house.G.slices['it-is-meant-to-be'] = 8;
  house.run([
    {
      do: 'roll',
      seat: '0',
      dice: 4,
      use: 'event',
      what: 'cards.phone-call',
      rows: [
        [4, [{ do: 'gain', trait: 'sanity', by: 1 }]],
        [0, []],
      ],
    },
  ]);
  house.choose('answer it-is-meant-to-be');
  expect(house.changes('0')).toEqual({ sanity: 1 });
});

test('whoever dies of an event rolls no more for it', () => {
  const house = houseOf({ traitor: '2', traits: [{ speed: 1 }], dice: thrown(2, 0) });
  house.draw('hanged-men');
  expect(house.G.explorers[0]?.life).toBe('dead');
  expect(house.dice).toEqual([]);
});
