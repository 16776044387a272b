import { thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;

const GALLERY = ['gallery', 'upper', 0, 1] as const;
const ATTIC = ['attic', 'upper', 0, -1] as const;
const CELLAR = ['wine-cellar', 'basement', 0, 1] as const;
const RISE = ['answer might', 'answer speed'];
const TOP = 8;

/** Peter has revealed it, and Ox at his left is the traitor; Missy and Peter are the heroes. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse(19, {
    revealer: '2',
    omen: 'ring',
    rooms: ['entrance-hall', 'upper-landing', 'upper-landing'],
    tiles: [GALLERY, ATTIC, CELLAR],
    setup: RISE,
    dice,
    ...more,
  });
type House = ReturnType<typeof house>;

const paint = (room: string) => `19:paint.${room}`;
const [A, B, C, D] = ['attic', 'wine-cellar', 'patio', 'storeroom'].map(paint) as [
  string,
  string,
  string,
  string,
];
/** Rooms in which Paint lies. */
const lying = ({ G }: House) =>
  G.piles.flatMap(({ room, cards }) => (cards.some((card) => card.startsWith('19:')) ? [room] : []));
/** Paints in these hands, wherever they have come from. */
const holding = (begun: House, ...hands: readonly (readonly string[])[]): House => {
  for (const [seat, cards] of hands.entries()) begun.G.explorers[seat]?.cards.push(...cards);
  const held = hands.flat();
  for (const pile of begun.G.piles) pile.cards = pile.cards.filter((card) => !held.includes(card));
  begun.G.piles = begun.G.piles.filter(({ cards }) => cards.length > 0);
  begun.run([{ do: 'turn', seat: begun.asked.split(' ')[0] ?? '' }], begun.asked.split(' ')[0]);
  return begun;
};
/** As it is when so much of it is painted over. */
const painted = (begun: House, times: number): House => {
  begun.set({ paint: { done: Array<string>(times).fill(A) } }).settle();
  return begun;
};
const trait = ({ G }: House, seat = 0) => G.explorers[seat]?.traits;
/** To the traitor’s own turn, without a tile. */
const toTraitor = (begun: House): House => {
  untilTurnOf(begun, '0');
  return begun;
};

describe('the setup', () => {
  test('BH-h19-S: the traitor’s traits go back up to where they began, never down', () => {
    const low = { speed: 1, might: 5, sanity: 2, knowledge: 1 };
    const begun = house([], { traits: [low], setup: ['answer speed', 'answer sanity'] });
    expect(trait(begun)).toEqual({ speed: 6, might: 5, sanity: 4, knowledge: 3 });
  });

  test('BH-h19-S BH-h19-D1: then as often as there are heroes the least risen goes up by one, the traitor says which of several', () => {
    const begun = house([], { setup: [] });
    expect([begun.asked, begun.choices]).toEqual([
      '0 pick',
      ['answer speed', 'answer might', 'answer sanity', 'answer knowledge'],
    ]);
    begun.choose('answer sanity');
    expect(begun.choices).toEqual(['answer speed', 'answer might', 'answer knowledge']);
    begun.choose('answer might');
    expect([begun.asked, begun.changes('0')]).toEqual(['1 turn', { sanity: 1, might: 1 }]);
  });

  test('BH-h19-D1: what has risen already counts, and one that alone has risen least goes up unasked', () => {
    const begun = house([], { traits: [{ speed: 6, might: 5, sanity: 4, knowledge: 3 }], setup: [] });
    expect([begun.changes('0'), begun.choices]).toEqual([
      { knowledge: 1 },
      ['answer speed', 'answer sanity', 'answer knowledge'],
    ]);
  });

  test('BH-h19-D1: a trait at the top does not rise, and is not in the way of others', () => {
    const begun = house([], { traits: [{ speed: TOP, might: 7, sanity: TOP, knowledge: TOP }], setup: [] });
    expect([begun.asked, begun.changes('0')]).toEqual(['1 turn', { might: 1 }]);
  });

  test('BH-h19-S: there is Paint in the listed rooms that are in the house, two more than heroes in all', () => {
    const begun = house();
    expect([lying(begun).sort(), (begun.slice.stocked as string[]).sort()]).toEqual([
      ['attic', 'wine-cellar'],
      ['attic', 'wine-cellar'],
    ]);
    expect(begun.told.filter((one) => one === 'paint-lies')).toHaveLength(2);
  });

  test.each([
    ['abandoned-room', 'ground'],
    ['attic', 'upper'],
    ['collapsed-room', 'upper'],
    ['patio', 'ground'],
    ['statuary-corridor', 'ground'],
    ['storeroom', 'upper'],
    ['wine-cellar', 'basement'],
  ] as const)('BH-h19-S: the %s is one of the list', (room, floor) => {
    expect(lying(house([], { tiles: [GALLERY, [room, floor, 2, 1]] }))).toEqual([room]);
  });

  const MANY: More['tiles'] = [
    GALLERY,
    ATTIC,
    CELLAR,
    ['abandoned-room', 'ground', 2, 1],
    ['patio', 'ground', 1, 1],
    ['statuary-corridor', 'ground', 2, -1],
  ];

  test('BH-h19-D4 BH-g1: of more rooms than Paints those farthest from any explorer get one, of equal ones the traitor says which', () => {
    const begun = house([], { tiles: MANY, rooms: [] });
    expect([begun.asked, begun.choices]).toEqual([
      '0 pick',
      ['answer abandoned-room', 'answer statuary-corridor'],
    ]);
    begun.choose('answer statuary-corridor');
    expect([begun.asked, lying(begun).sort()]).toEqual([
      '1 turn',
      ['attic', 'patio', 'statuary-corridor', 'wine-cellar'],
    ]);
  });

  test('BH-h19-K2: where the Gallery is not in the house the traitor finds it and places it', () => {
    const begun = house([], { tiles: [ATTIC] });
    expect(begun.asked).toBe('0 doorway');
    expect(begun.choices.every((one) => one.startsWith('answer upper-landing'))).toBe(true);
    begun.choose('answer upper-landing 2');
    while (begun.asked === '0 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.G.tiles.at(-1)?.room, begun.told.includes('draw'), begun.asked]).toEqual([
      'gallery',
      false,
      '1 turn',
    ]);
    expect(lying(begun)).toEqual(['attic']);
  });
});

describe('Paint', () => {
  test('BH-h19-D3: one a person: whoever has one picks up no other, and is given none', () => {
    const begun = holding(house([], { rooms: ['entrance-hall', 'attic', 'attic'] }), [], [C]);
    expect(begun.choices).not.toContain(`take ${A}`);
    begun.choose('trade 2');
    expect(begun.choices).toContain(`answer give ${C}`);
    const free = house([], { rooms: ['entrance-hall', 'attic', 'attic'] });
    expect(free.choices).toContain(`take ${A}`);
    const both = holding(
      house([], { rooms: ['entrance-hall', 'upper-landing', 'upper-landing'] }),
      [],
      [C],
      [D],
    );
    expect(both.choices).not.toContain('trade 2');
  });

  test('BH-h19-D3 BH-g6: the Dog carries none', () => {
    const begun = house([], { cards: [[], ['dog']], rooms: ['entrance-hall', 'upper-landing', 'gallery'] });
    expect(begun.of('use ').filter((one) => one.includes('dog fetch'))).toEqual([]);
  });

  test('BH-h19-D3: the traitor picks it up from the floor', () => {
    const begun = toTraitor(house([], { rooms: ['attic', 'upper-landing', 'upper-landing'] }));
    begun.choose(`take ${A}`);
    expect(begun.cardsOf('0')).toEqual([A]);
  });

  test('BH61: it stays where its bearer dies', () => {
    const begun = holding(house(), [], [A]);
    begun.run([{ do: 'die', seat: '1' }]);
    expect(lying(begun)).toContain('upper-landing');
  });
});

describe('the portrait', () => {
  const inGallery = (
    dice: readonly number[],
    hands: readonly (readonly string[])[] = [[], [A]],
    more: More = {},
  ) => holding(house(dice, { rooms: ['entrance-hall', 'gallery', 'gallery'], ...more }), ...hands);

  test('BH-h19-H: Knowledge 4+ in the Gallery with Paint in hand, once a turn for each hero', () => {
    const begun = inGallery(thrown(4, 4), undefined, { traits: [{}, { knowledge: 4 }] });
    expect(begun.optionOf(`use paint ${A}`)?.odds).toMatchObject({ from: 4 });
    begun.choose(`use paint ${A}`);
    expect([begun.slice.paint, begun.of('use ')]).toEqual([{ done: [A] }, []]);
    expect(begun.told).toContain('task-done');
    const fails = inGallery(thrown(4, 3), undefined, { traits: [{}, { knowledge: 4 }] });
    fails.choose(`use paint ${A}`);
    expect([fails.slice.paint, fails.of('use ')]).toEqual([{ done: [] }, []]);
  });

  test('BH-h19-D7 BH33: a success uses it up; after a failure it stays in the hand, and that was its use of the turn', () => {
    const begun = inGallery(Array<number>(8).fill(2));
    expect(begun.choices).toContain(`drop ${A}`);
    begun.choose(`use paint ${A}`);
    expect([begun.cardsOf('1'), begun.G.gone, begun.slice.paint]).toEqual([[], [A], { done: [A] }]);
    const fails = inGallery(Array<number>(8).fill(0));
    fails.choose(`use paint ${A}`);
    expect([fails.cardsOf('1'), fails.G.gone, fails.choices.includes(`drop ${A}`)]).toEqual([[A], [], false]);
  });

  test('BH-h19-D7: with that stroke done she goes for the next Paint', () => {
    const begun = inGallery(Array<number>(8).fill(2));
    expect(begun.viewOf('1').goal?.own?.[1]).toEqual(['gallery']);
    begun.choose(`use paint ${A}`);
    expect(begun.viewOf('1').goal).toMatchObject({
      own: { 1: ['wine-cellar'] },
      next: { kind: 'fetch', facts: { done: 1, of: 2 } },
    });
  });

  test('BH-h19-H: nobody paints elsewhere, nobody without Paint, and the traitor never', () => {
    expect(holding(house(), [], [A]).of('use ')).toEqual([]);
    const bare = inGallery([], []);
    expect(bare.optionOf('use paint gallery')?.not).toEqual({ reason: 'bring-paint', clause: 'BH-h19' });
    const begun = toTraitor(inGallery([2, 2, 2, 2], [[A]], { rooms: ['gallery', 'attic', 'attic'] }));
    expect(begun.of('use paint')).toEqual([]);
    expect(begun.optionOf('use paint gallery')).toBeUndefined();
  });

  test('BH33: Paint that has changed hands in this turn is of no use yet', () => {
    const begun = inGallery([], [[], [], [A]]);
    begun.run([{ do: 'hand-over', seat: '2', card: A, to: '1', how: 'trade' }], '1');
    begun.run([{ do: 'turn', seat: '1' }], '1');
    expect(begun.choices).not.toContain(`use paint ${A}`);
    expect(begun.optionOf('use paint gallery')?.not).toEqual({ reason: 'paint-moved', clause: 'BH33' });
  });

  test('BH169: how often it has succeeded all see, how often it has to the heroes alone', () => {
    const begun = painted(house(), 1);
    expect(begun.viewOf('0').marks).toContainEqual({ on: 'haunt', word: 'strokes', value: 1 });
    expect(JSON.stringify(begun.viewOf('0').goal)).not.toContain('"paint"');
    expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ done: 1, of: 2 });
  });

  test('BH156: what a try has to reach is in nothing that all see', () => {
    const begun = inGallery(Array<number>(8).fill(2));
    const next = begun.optionOf(`use paint ${A}`)?.next;
    expect(JSON.stringify(next)).not.toMatch(/"(rows|from)"/);
  });

  test('BH-h19-R BH-h19-D5: the traitor rolls Sanity on coming in; with 4 or more nothing happens', () => {
    const begun = toTraitor(house([2, 2, 0], { rooms: ['upper-landing', 'attic', 'attic'] }));
    const before = trait(begun);
    begun.choose('go gallery');
    expect([begun.asked, trait(begun), begun.dice]).toEqual(['0 turn', before, []]);
  });

  test('BH-h19-R BH-h19-D5: with less 1 die of mental damage, which gets through', () => {
    const begun = toTraitor(house([2, 1, 0, 2], { rooms: ['upper-landing', 'attic', 'attic'] }));
    begun.choose('go gallery');
    expect(begun.asked).toBe('0 split');
    begun.choose('answer 2');
    expect([begun.changes('0').sanity, begun.asked, begun.slice.isExposed]).toEqual([-2, '0 turn', false]);
  });

  test('BH-h19-D5: and at the start of each turn there; heroes never roll', () => {
    const begun = house([2, 2, 0], { rooms: ['gallery', 'gallery', 'attic'] });
    toTraitor(begun);
    expect([begun.dice]).toEqual([[]]);
  });

  test('BH-h19-D5: also where something else brings the traitor there; a hero who comes in never rolls', () => {
    const begun = toTraitor(house([2, 2, 0], { rooms: ['entrance-hall', 'attic', 'attic'] }));
    begun.bring('0', 'gallery');
    expect(begun.dice).toEqual([]);
    const hero = house([2, 2, 0]);
    hero.choose('go gallery');
    expect([hero.asked, hero.dice]).toEqual(['1 turn', [2, 2, 0]]);
  });

  test('BH-h19-R: no walk of the traitor’s leads through the Gallery on the way to elsewhere', () => {
    const tiles: More['tiles'] = [GALLERY, ATTIC, ['creaky-hallway', 'upper', 0, 2]];
    const begun = toTraitor(house([], { tiles, rooms: ['upper-landing', 'upper-landing', 'attic'] }));
    expect(begun.optionOf('go gallery')?.odds).toMatchObject({ from: 4 });
    expect(begun.choices).not.toContain('go creaky-hallway');
    const hero = house([], { tiles });
    expect(hero.choices).toContain('go creaky-hallway');
  });

  test('BH-h19-D5: that can kill the traitor, and then the heroes have won', () => {
    const begun = house([0, 0, 2], { rooms: ['gallery', 'attic', 'attic'] });
    begun.rate('0', { sanity: 1 });
    begun.run([{ do: 'end-turn', seat: '2' }], '2');
    while (begun.G.outcome === null && begun.asked !== '0 split') begun.choose(begun.choices[0] ?? '');
    begun.choose('answer 2');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });
});

describe('the traitor is not hurt', () => {
  const near: More = { rooms: ['foyer', 'foyer', 'upper-landing'] };
  /** Missy hits Ox so much harder. */
  const hits = (margin: number, more: More = {}, hands: readonly (readonly string[])[] = []) => {
    const begun = holding(
      house([], {
        ...near,
        traits: [{ might: 4 }, { might: 4 }],
        setup: ['answer speed', 'answer sanity'],
        ...more,
      }),
      ...hands,
    );
    const [mine, hers] = [trait(begun, 1)?.might ?? 0, trait(begun)?.might ?? 0];
    const value = (seat: string, space: number) =>
      begun.box.explorers[seat]?.traits.might.track[space - 1] ?? 0;
    const own = value('missy-dubourde', mine);
    begun.dice.push(...thrown(own, margin), ...thrown(value('ox-bellows', hers), 0));
    begun.choose('attack 0 might');
    return begun;
  };
  test('BH-h19-R: an attack that is won does nothing, and all are told', () => {
    const begun = hits(3);
    expect([begun.asked, begun.told.includes('unharmed')]).toEqual(['1 turn', true]);
    expect(begun.changes('0')).toEqual({ speed: 1, sanity: 1 });
  });

  test('BH-h19-K4: nor does damage from elsewhere', () => {
    const begun = house();
    begun.run([{ do: 'harm', seat: '0', kind: 'physical', points: 3 }]);
    begun.run([{ do: 'harm', seat: '0', kind: 'mental', points: 3 }]);
    expect([begun.asked, begun.changes('0')]).toEqual(['1 turn', { might: 1, speed: 1 }]);
  });

  test('BH-h19-D8: no event lowers a trait of hers', () => {
    const falls = (seat: string) => {
      const begun = house();
      untilTurnOf(begun, seat);
      const before = structuredClone(trait(begun, Number(seat)));
      begun.dice.push(...Array<number>(8).fill(0));
      begun.draw('rotten', seat);
      if (seat === '0') begun.choose('answer accept');
      return [before, trait(begun, Number(seat))].map((one) => one?.might);
    };
    expect([falls('0'), falls('1')]).toEqual([
      [4, 4],
      [4, 3],
    ]);
  });

  test.each([
    ['rooms.junk-room', 0],
    ['tokens.drip', 0],
    ['cards.possession', 0],
    ['cards.blood-dagger', -1],
    ['cards.idol', -1],
  ])('BH-h19-D8: %s lowers her Sanity by %d', (source, by) => {
    const begun = house();
    begun.run([{ do: 'lose', seat: '0', trait: 'sanity', by: 1, source }]);
    expect(begun.changes('0').sanity ?? 0).toBe(by);
    begun.run([{ do: 'lose', seat: '1', trait: 'sanity', by: 1, source }]);
    expect(begun.changes('1').sanity).toBe(-1);
  });

  test('BH-h19-D8: an item that goes lowers what it raised, and its harm does nothing', () => {
    const begun = house([2, 2], { cards: [['holy-symbol', 'blood-dagger']] });
    begun.run([{ do: 'discard', seat: '0', card: 'holy-symbol' }]);
    expect(begun.changes('0').sanity).toBe(-2);
    begun.run([{ do: 'hand-over', seat: '0', card: 'blood-dagger', to: '1', how: 'steal' }]);
    expect([begun.changes('0').might, begun.asked, begun.dice]).toEqual([1, '1 turn', []]);
  });

  test('BH-h19-D8: what an item costs lowers a trait, but kills nobody', () => {
    const begun = house();
    begun.run([{ do: 'lose', seat: '0', trait: 'sanity', by: 9, source: 'cards.idol' }]);
    expect([trait(begun)?.sanity, begun.G.outcome]).toEqual([1, null]);
    begun.run([{ do: 'lose', seat: '1', trait: 'sanity', by: 9 }]);
    expect(begun.G.explorers[1]?.life).toBe('dead');
  });

  test('BH-h19-D2: by 2 or more one steals all the same, and harm is no choice', () => {
    const begun = hits(2, {}, [[A]]);
    expect(begun.choices).toEqual(['answer none', `answer ${A}`]);
    begun.choose(`answer ${A}`);
    expect([begun.cardsOf('0'), begun.cardsOf('1')]).toEqual([[], [A]]);
    const spared = hits(2, {}, [[A]]);
    spared.choose('answer none');
    expect([spared.cardsOf('0'), spared.changes('0')]).toEqual([[A], { speed: 1, sanity: 1 }]);
    expect(hits(1, {}, [[A]]).asked).toBe('1 turn');
  });

  test('BH-h19-R: whoever holds the Amulet of the Ages does harm, once', () => {
    const begun = hits(2, { cards: [[], ['amulet-of-the-ages']] });
    expect(begun.asked).toBe('0 split');
    begun.choose('answer 2');
    expect([begun.changes('0').speed, begun.slice.isExposed]).toEqual([-1, false]);
  });

  test('BH-h19-K4: but what the Amulet’s holder steals kills nobody by its loss', () => {
    const begun = hits(2, { cards: [['holy-symbol'], ['amulet-of-the-ages']] });
    begun.rate('0', { sanity: 1 });
    expect(begun.choices).toEqual(['answer harm', 'answer holy-symbol']);
    begun.choose('answer holy-symbol');
    expect([begun.cardsOf('1').includes('holy-symbol'), trait(begun)?.sanity, begun.G.outcome]).toEqual([
      true,
      1,
      null,
    ]);
    const hurt = hits(2, { cards: [['holy-symbol'], ['amulet-of-the-ages']] });
    hurt.choose('answer harm', 'answer 2');
    expect([hurt.changes('0').speed, hurt.slice.isExposed]).toEqual([-1, false]);
  });

  test('BH-h19-K4: also where the traitor attacks the Amulet’s holder and loses; others hurt nobody by that', () => {
    const attacks = (cards: More['cards']) => {
      const begun = toTraitor(house([], { ...near, cards: cards ?? [] }));
      begun.G.explorers[1] = { ...begun.G.explorers[1], traits: { ...trait(begun, 1), might: TOP } } as never;
      begun.dice.push(...thrown(6, 0), ...thrown(7, 3));
      begun.choose('attack 1 might');
      return begun;
    };
    expect(attacks([[], ['amulet-of-the-ages']]).asked).toBe('0 split');
    const unhurt = attacks([]);
    expect([unhurt.asked, unhurt.told.includes('unharmed')]).toEqual(['0 turn', true]);
  });

  test('BH-h19-T: the traitor steals Paint from a hero in place of the damage', () => {
    const begun = holding(toTraitor(house([], near)), [], [A]);
    begun.dice.push(...thrown(6, 4), ...thrown(3, 0));
    begun.choose('attack 1 might');
    expect(begun.choices).toEqual(['answer harm', `answer ${A}`]);
    begun.choose(`answer ${A}`);
    expect(begun.cardsOf('0')).toEqual([A]);
    expect(begun.optionOf('use destroy-paint')?.not).toEqual({ reason: 'destroy-later', clause: 'BH33' });
  });
});

describe('destroying Paint', () => {
  test('BH-h19-T BH-h19-D3: in hand, anywhere, in place of the attack of the turn', () => {
    const begun = holding(toTraitor(house([], { rooms: ['foyer', 'foyer', 'foyer'] })), [A]);
    expect(begun.choices).toContain('attack 1 might');
    begun.choose('use destroy-paint');
    expect([begun.slice.destroyed, begun.cardsOf('0'), begun.G.gone]).toEqual([1, [], [A]]);
    expect(begun.choices).not.toContain('attack 1 might');
    expect(begun.told).toContain('paint-destroyed');
    expect(begun.viewOf('1').marks).toContainEqual({ on: 'haunt', word: 'ruined', value: 1 });
  });

  test('BH-h19-T: not after an attack', () => {
    const begun = holding(toTraitor(house()), [A]);
    begun.run([{ do: 'forgo-attack' }], '0');
    begun.run([{ do: 'turn', seat: '0' }], '0');
    expect(begun.optionOf('use destroy-paint')?.not).toEqual({ reason: 'has-attacked', clause: 'BH-h19' });
  });

  test('BH-h19-T: nor by a traitor who may not attack', () => {
    const begun = holding(toTraitor(house()), [A]);
    expect(begun.choices).toContain('use destroy-paint');
    const stuck = holding(toTraitor(house()), [A, 'webs']);
    expect(stuck.choices).not.toContain('use destroy-paint');
    // Nothing in the box forbids an attack alone.
    const haunt = begun.box.haunts[19];
    if (haunt === undefined) throw new RangeError('no haunt 19');
    const may = (_seen: unknown, { what }: { what: string }, so: unknown) =>
      what === 'attack' ? { clause: 'BH56', reason: 'stuck' } : so;
    const ban = jest.replaceProperty(haunt, 'alters', { ...haunt.alters, may } as never);
    begun.run([{ do: 'turn', seat: '0' }], '0');
    const { choices } = begun;
    ban.restore();
    expect([choices.includes('end'), choices.includes('use destroy-paint')]).toEqual([true, false]);
  });

  test('BH-h19-K5: not in the turn in which it was picked up, but in the next', () => {
    const begun = toTraitor(house([], { rooms: ['attic', 'entrance-hall', 'entrance-hall'] }));
    begun.choose(`take ${A}`);
    expect(begun.optionOf('use destroy-paint')?.not).toEqual({ reason: 'destroy-later', clause: 'BH33' });
    begun.dice.push(...Array<number>(20).fill(2));
    begun.choose('end', 'answer none');
    toTraitor(begun);
    expect(begun.choices).toContain('use destroy-paint');
  });

  test('BH-h19-T: heroes destroy none', () => {
    expect(holding(house(), [], [A]).of('use ')).not.toContain('use destroy-paint');
  });
});

describe('the traitor’s tile', () => {
  const ending = (more: More = {}): House => {
    const begun = toTraitor(house([], more));
    begun.choose('end');
    return begun;
  };

  test('BH-h19-R BH-h19-K3: at the end of each turn, behind a doorway of choice, or none', () => {
    const begun = ending();
    expect(begun.asked).toBe('0 pick');
    expect(begun.choices).toEqual(
      expect.arrayContaining(['answer entrance-hall 0', 'answer upper-landing 1', 'answer none']),
    );
    begun.choose('answer none');
    expect(begun.asked).toBe('1 turn');
  });

  test('BH-h19-R BH-h19-D6: then any tile that fits there, be it one that the heroes need, and turned as the traitor likes', () => {
    const begun = ending({ stack: ['bedroom', 'chapel', 'kitchen'] });
    begun.choose('answer entrance-hall 0');
    const offered = begun.choices.map((one) => one.replace('answer ', ''));
    expect(offered).toEqual([...offered].sort());
    expect(offered).toEqual(expect.arrayContaining(['chapel', 'kitchen', 'patio', 'statuary-corridor']));
    for (const other of ['bedroom', 'crypt', 'attic', 'gallery']) expect(offered).not.toContain(other);
    begun.choose('answer kitchen');
    expect(begun.asked).toBe('0 place');
    begun.choose(begun.choices[0] ?? '');
    expect([begun.G.tiles.at(-1)?.room, begun.G.stack.includes('kitchen'), begun.asked]).toEqual([
      'kitchen',
      false,
      '1 turn',
    ]);
    expect(begun.told).not.toContain('draw');
  });

  test('BH-g4: a tile of the discards as well, and all are shuffled', () => {
    const begun = toTraitor(house([], { stack: ['kitchen'] }));
    begun.G.stack = begun.G.stack.filter((room) => room !== 'chapel' && room !== 'crypt');
    for (const room of ['chapel', 'crypt']) begun.G.discards.push({ room, isOpen: false, seenBy: ['1'] });
    begun.choose('end', 'answer entrance-hall 0', 'answer chapel');
    const inStack = (room: string) => begun.G.stack.includes(room);
    expect([begun.G.discards, inStack('crypt'), inStack('chapel')]).toEqual([[], true, false]);
  });

  test('BH24: it never closes a floor', () => {
    const begun = ending({
      tiles: [
        GALLERY,
        ATTIC,
        ['stairs-from-basement', 'basement', 0, -1],
        ['crypt', 'basement', 0, 1],
        ['vault', 'basement', 1, 0, 3],
      ],
    });
    expect(begun.choices).toContain('answer basement-landing 3');
    begun.choose('answer basement-landing 3');
    expect(begun.choices).not.toContain('answer storeroom');
    expect(begun.choices).toContain('answer wine-cellar');
  });

  test('BH-h19-D4: a listed one gets Paint, if some is left', () => {
    const begun = ending();
    begun.choose('answer entrance-hall 0', 'answer patio');
    begun.choose(begun.choices[0] ?? '');
    expect(lying(begun)).toContain('patio');
    for (const [stocked, gets] of [
      [['attic', 'wine-cellar', 'x'], true],
      [['attic', 'wine-cellar', 'x', 'y'], false],
    ] as const) {
      const last = toTraitor(house());
      last.set({ stocked: [...stocked] });
      last.choose('end', 'answer entrance-hall 0', 'answer patio');
      last.choose(last.choices[0] ?? '');
      expect(lying(last).includes('patio')).toBe(gets);
    }
  });

  test('BH-h19-K6: so does one that a hero finds', () => {
    const begun = house([], {
      stack: ['storeroom'],
      decks: { item: ['bell'] },
      dice: Array<number>(9).fill(2),
    });
    begun.choose('discover upper-landing 1');
    expect([lying(begun), begun.choices.includes(`take ${D}`)]).toEqual([
      expect.arrayContaining(['storeroom']),
      true,
    ]);
  });

  test('BH-h19-R: no hero places any', () => {
    const begun = house();
    begun.choose('end');
    expect(begun.asked).toBe('2 turn');
  });
});

describe('how it ends', () => {
  test('BH-h19-H: painted over as often as there were heroes, the heroes have won', () => {
    expect(painted(house(), 1).G.outcome).toBeNull();
    expect(painted(house(), 2).G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h19-H: the dead count in that', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '2' }]);
    expect(painted(begun, 1).G.outcome).toBeNull();
  });

  test('BH-h19-H: the traitor’s death is the heroes’ win', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('BH-h19-T: three Paints destroyed are the traitor’s win, two are not', () => {
    const begun = house();
    begun.set({ destroyed: 2 });
    begun.run([]);
    expect(begun.G.outcome).toBeNull();
    begun.set({ destroyed: 3 });
    begun.run([]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
  });

  test('BH152: so is the last hero’s death', () => {
    const begun = house();
    begun.run(['1', '2'].map((seat) => ({ do: 'die', seat })));
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });

  test('BH154: after sixty rounds nobody has won', () => {
    const begun = house();
    begun.G.round = 61;
    begun.run([]);
    expect(begun.G.outcome).toMatchObject({ side: null, winners: [], how: 'rounds' });
  });

  test('a line to the heroes’ end: two fetch Paint from the Attic and the Cellar, take it to the Gallery, and it is done', () => {
    const begun = holding(house(Array<number>(60).fill(2), { traits: [{}, { knowledge: 4 }] }), [], [], [B]);
    begun.choose('go attic', `take ${A}`, 'end', 'go gallery', `use paint ${B}`, 'end', 'end', 'answer none');
    expect([begun.slice.paint, begun.G.outcome]).toEqual([{ done: [B] }, null]);
    begun.choose('go upper-landing', 'go gallery', `use paint ${A}`);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test('a line to the traitor’s end: Paint after Paint, each destroyed in a later turn', () => {
    const begun = toTraitor(house([], { rooms: ['wine-cellar', 'upper-landing', 'upper-landing'] }));
    begun.set({ destroyed: 1 });
    begun.choose(`take ${B}`, 'end', 'answer wine-cellar 2', 'answer abandoned-room');
    begun.choose('end', 'end', 'use destroy-paint', 'go abandoned-room', `take ${paint('abandoned-room')}`);
    begun.choose('end', 'answer none', 'end', 'end', 'use destroy-paint');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
  });

  test.each(['heroes', 'traitor'])('BH-h19: it can end for the %s among bots', (side) => {
    expect(winsAmongBots('19', [side])).toHaveProperty([side]);
  });
});

describe('what each side is told to do next', () => {
  const next = (begun: House, seat: string) => begun.viewOf(seat).goal?.next.kind;

  test('the heroes fetch, paint, win back and look; the traitor seeks, destroys, hunts and robs', () => {
    const begun = house();
    expect([next(begun, '1'), next(begun, '0')]).toEqual(['fetch', 'seek']);
    expect(next(holding(house(), [], [A]), '1')).toBe('paint');
    const robbed = holding(house(), [A], []);
    robbed.G.piles = [];
    robbed.run([]);
    expect([next(robbed, '1'), next(robbed, '0')]).toEqual(['win-back', 'destroy']);
    const bare = house();
    bare.G.piles = [];
    bare.run([]);
    expect([next(bare, '1'), next(bare, '0')]).toEqual(['look', 'hunt']);
    const carried = holding(house(), [], [A, B]);
    expect([next(carried, '0'), carried.viewOf('0').goal?.prey]).toEqual(['rob', ['1']]);
  });

  test('without the Gallery they look for it', () => {
    const begun = house([], { tiles: [ATTIC], isStackShort: true, stack: ['kitchen'] });
    expect([next(begun, '1'), begun.viewOf('1').goal?.floors]).toEqual(['find-gallery', ['upper']]);
  });

  test('Paints are divided: each of those on the floor goes to whoever is nearest, the bearer goes to the Gallery', () => {
    const begun = holding(house(), [], [B]);
    expect(begun.viewOf('1').goal?.own).toEqual({ 1: ['gallery'], 2: ['attic'] });
  });

  test('whoever has the Amulet and is strong enough goes for the traitor', () => {
    const begun = house([], { cards: [[], ['amulet-of-the-ages']], traits: [{ might: 1 }, { might: TOP }] });
    expect(begun.viewOf('1').goal?.own).toMatchObject({ 1: ['entrance-hall'] });
  });
});
