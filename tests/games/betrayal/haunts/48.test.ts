import { policyWith } from '@games/betrayal/bot/policy';
import { type State, step } from '@games/betrayal/haunts/48-stacked-like-cordwood/state';
import type { Ctx } from '@/kit/action';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];

/** Peter has revealed it, and Ox at his left is the traitor; Missy and Peter are the heroes. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse<Slice>(48, {
    revealer: '2',
    rooms: ['upper-landing', 'library', 'library'],
    tiles: [
      ['library', 'ground', 1, 1, 2],
      ['chapel', 'ground', 2, -1, 2],
    ],
    dice,
    ...more,
  });
type Slice = State & { study: { done: readonly string[] } };
type House = HauntedHouse<Slice>;

/** As it is when so much has been read out of the Axe. */
const studied = (house: House, times: number): House => {
  const done = Array<string>(times).fill('axe might');
  return house.set({ weapon: 'axe', isBound: true, study: { done } });
};

test('BH-h48: Crimson Jack stands in the Entrance Hall, and the traitor leads him', () => {
  const begun = house();
  expect(begun.G.haunt).toMatchObject({ traitor: '0' });
  expect(begun.monster('jack')).toMatchObject({ room: 'entrance-hall', mover: '0' });
  expect(begun.viewOf('1').values.m1).toEqual({ speed: 3, might: 3, sanity: 3 });
});

test('BH-h48: by Knowledge 3 one of the four is found in the Library, once a turn', () => {
  const begun = house([2, 1, 0, 0, 1, 1], { traits: [{}, { knowledge: 4 }, { knowledge: 3 }] });
  untilTurnOf(begun, '1');
  begun.choose('use search');
  expect(begun.choices).toEqual([
    'answer axe',
    'answer spear',
    'answer blood-dagger',
    'answer sacrificial-dagger',
  ]);
  begun.choose('answer spear');
  expect([begun.cardsOf('1'), begun.slice.weapon, begun.slice.isBound]).toEqual([['spear'], 'spear', false]);
  expect(begun.choices).not.toContain('use search');
});

test('BH-h48: the Vault is searched once it is open', () => {
  const layout: More = {
    tiles: [['vault', 'basement', 0, -1, 2]],
    rooms: ['upper-landing', 'vault', 'upper-landing'],
  };
  const shut = house([], layout);
  untilTurnOf(shut, '1');
  expect(shut.of('use ')).toEqual(['use vault']);
  const open = house([], { ...layout, tokens: [{ token: 'vault-empty', room: 'vault', side: null }] });
  untilTurnOf(open, '1');
  expect(open.of('use ')).toEqual(['use search']);
});

test('BH-h48-K2: what lies among the used cards is found as well; held and lying ones are not looked for', () => {
  const begun = house([2, 2, 0, 0, 0, 0], {
    cards: [['axe'], ['blood-dagger']],
    traits: [{}, { knowledge: 5 }],
  });
  begun.G.decks.item = begun.G.decks.item.filter((card) => card !== 'sacrificial-dagger');
  begun.G.discardPiles.item.push('sacrificial-dagger');
  untilTurnOf(begun, '1');
  begun.choose('use search');
  expect(begun.choices).toEqual(['answer spear', 'answer sacrificial-dagger']);
});

test('BH-h48-D2: Might or Knowledge, by whoever is in the room with it, holder or not', () => {
  const begun = house([], { cards: [[], ['axe']] });
  untilTurnOf(begun, '2');
  expect(begun.of('use ')).toEqual(['use study axe might', 'use study axe knowledge', 'use search']);
  const elsewhere = house([], { cards: [[], ['axe']], rooms: ['upper-landing', 'chapel', 'library'] });
  untilTurnOf(elsewhere, '2');
  expect(elsewhere.of('use ')).toEqual(['use search']);
});

test('BH-h48-D2: what the traitor holds cannot be studied; on the floor it can', () => {
  const begun = house([], { cards: [['axe']], rooms: ['library', 'library', 'library'] });
  untilTurnOf(begun, '1');
  expect(begun.of('use ')).toEqual(['use search']);
  begun.run([{ do: 'drop', seat: '0', card: 'axe' }]);
  begun.run([{ do: 'begin-turn', seat: '2' }], '2');
  expect(begun.of('use ')).toContain('use study axe might');
});

test('BH-h48-D1 BH-h48-K1: the first that is studied is the one, be it that the try fails; no other counts, and none is looked for', () => {
  const begun = house([0, 0, 0, 0, 0], { cards: [[], ['axe', 'spear']] });
  untilTurnOf(begun, '1');
  begun.choose('use study axe might');
  expect(begun.slice).toMatchObject({ weapon: 'axe', isBound: true, study: { done: [] } });
  untilTurnOf(begun, '2');
  expect(begun.of('use ')).toEqual(['use study axe might', 'use study axe knowledge']);
});

test('BH-h48-K4: of two that were fetched the later one is meant', () => {
  const begun = house(Array<number>(12).fill(1), { traits: [{}, { knowledge: 4 }, { knowledge: 4 }] });
  untilTurnOf(begun, '1');
  begun.choose('use search', 'answer spear');
  untilTurnOf(begun, '2');
  begun.choose('use search', 'answer axe');
  expect(begun.slice.weapon).toBe('axe');
});

test('BH169 BH-h48: that it was studied all see, how often it has to be the heroes alone', () => {
  const begun = house([2, 2, 2, 0], { cards: [[], ['axe']], traits: [{}, { might: 4 }] });
  untilTurnOf(begun, '1');
  begun.choose('use study axe might');
  expect(begun.viewOf('0').marks).toEqual([{ on: 'haunt', word: 'studies', value: 1 }]);
  expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ done: 1, of: 3 });
});

test('BH-h48-K5 BH168: who studies it in hand has used it for this turn; who looks at another’s has not', () => {
  const begun = house([0, 0, 0, 0], {
    cards: [[], ['axe'], ['spear']],
    rooms: ['upper-landing', 'library', 'library'],
  });
  untilTurnOf(begun, '1');
  expect(begun.choices).toEqual(expect.arrayContaining(['drop axe', 'trade 2']));
  begun.choose('use study axe might');
  expect(begun.choices).not.toContain('drop axe');
  begun.put('m1', 'library');
  expect(begun.of('attack m1')).toEqual(['attack m1 might']);
  const beside = house([0, 0, 0, 0], {
    cards: [[], ['spear'], ['axe']],
    rooms: ['upper-landing', 'library', 'library'],
  });
  untilTurnOf(beside, '1');
  beside.choose('use study axe might');
  expect(beside.G.turn.usedCards).toEqual([]);
  expect(beside.choices).toContain('drop spear');
});

test('BH-h48: what has been studied as often as there are players is studied no more', () => {
  const begun = studied(house([], { cards: [[], ['axe']] }), 3);
  untilTurnOf(begun, '1');
  expect(begun.of('use ')).toEqual([]);
  const early = studied(house([], { cards: [[], ['axe']] }), 2);
  untilTurnOf(early, '1');
  expect(early.of('use ')).toEqual(['use study axe might', 'use study axe knowledge']);
});

test('BH-h48: studied as often as there are players, it ends him; with anything else he only falls', () => {
  const attack = (times: number, weapon: string) => {
    const begun = studied(
      house([2, 2, 2, 2, 0, 0, 0, 0, 0, 0], {
        cards: [[], ['axe', 'spear']],
        traits: [{}, { might: 3 }],
        rooms: ['upper-landing', 'foyer', 'library'],
      }),
      times,
    );
    untilTurnOf(begun, '1');
    begun.put('m1', 'foyer');
    begun.choose(`attack m1 might ${weapon}`);
    return begun;
  };
  expect(attack(3, 'axe').G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  for (const early of [attack(2, 'axe'), attack(3, 'spear')]) {
    expect([early.G.outcome, early.monster('jack')]).toEqual([null, undefined]);
    expect(early.slice).toMatchObject({ returns: 1, isAway: true });
  }
});

test('BH-h48-D3: he comes back into the Hall at the start of the traitor’s turn, stronger, and acts in that turn of the monsters', () => {
  const begun = house([1, 0, 0, 0]);
  begun.run([step('banish')]);
  expect(begun.monster('jack')).toBeUndefined();
  untilTurnOf(begun, '0');
  expect(begun.monster('jack')).toMatchObject({ room: 'entrance-hall' });
  expect(begun.viewOf('0').values.m2 ?? begun.viewOf('0').values.m1).toEqual({
    speed: 4,
    might: 4,
    sanity: 4,
  });
  begun.choose('end');
  expect(begun.asked).toBe('0 monster');
});

test('BH-h48-D3 BH-g14: also where the traitor’s explorer is dead', () => {
  const begun = house([1, 0, 0, 0]);
  begun.run([{ do: 'die', seat: '0' }, step('banish')]);
  untilTurnOf(begun, '2');
  begun.choose('end');
  expect([begun.asked, begun.monster('jack')?.room]).toEqual(['0 monster', 'entrance-hall']);
});

test('BH-h48-D3: beaten in his own attack he falls the same', () => {
  const begun = house([1, 1, 0, 0, 0, 0, 2, 2, 2], {
    rooms: ['upper-landing', 'foyer', 'library'],
    traits: [{}, { might: 3 }],
  });
  untilTurnOf(begun, '0');
  begun.choose('end', 'go m1 foyer', 'attack m1 1 might');
  expect([begun.monster('jack'), begun.slice.returns]).toEqual([undefined, 1]);
});

test('BH-h48-D4: Dynamite does what a lost fight does', () => {
  const begun = house();
  begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }]);
  expect([begun.monster('jack'), begun.slice.returns]).toEqual([undefined, 1]);
});

test('BH-h48-D5 BH-h48-K3: who begins a turn in his room rolls Sanity 3, or loses a step of body and mind each, of the own choice', () => {
  const begin = (dice: readonly number[]) => {
    const begun = house(dice, { rooms: ['upper-landing', 'entrance-hall', 'entrance-hall'] });
    untilTurnOf(begun, '1');
    return begun;
  };
  expect(begin([2, 1, 0, 0]).changes('1')).toEqual({});
  const begun = house([1, 1, 0, 0], {
    rooms: ['upper-landing', 'entrance-hall', 'library'],
    traits: [{}, { sanity: 3 }],
  });
  while (begun.asked !== '1 pick') begun.choose('end');
  expect(begun.choices).toEqual(['answer sanity', 'answer knowledge']);
  begun.choose('answer sanity');
  expect(begun.choices).toEqual(['answer speed', 'answer might']);
  begun.choose('answer speed');
  expect([begun.asked, begun.changes('1')]).toEqual(['1 turn', { sanity: -1, speed: -1 }]);
});

/** What the heroes are told to do next. */
const nextOf = (house: House) => house.viewOf('1').goal;
const bound = (house: House, weapon: string): House => house.set({ weapon, isBound: true });

describe('BH-h48: what to do next', () => {
  test('with none of the rooms in the house they are to be found first', () => {
    const begun = house([], { tiles: [], rooms: ['upper-landing', 'foyer', 'foyer'] });
    expect(nextOf(begun)).toMatchObject({ next: { kind: 'find-room' }, rooms: [] });
  });

  test('BH-h48-D2: the weapon that the traitor has is named, and the traitor is whom to go for', () => {
    const begun = bound(house([], { cards: [['spear']] }), 'spear');
    expect(nextOf(begun)).toMatchObject({
      next: { kind: 'win-back', facts: { card: { term: 'cards.spear' } } },
      rooms: ['upper-landing'],
      prey: ['0'],
    });
  });

  test('the weapon is taken to where Jack is, also if it lies on the floor', () => {
    const begun = studied(house([], { cards: [[], ['axe']] }), 3);
    begun.run([{ do: 'drop', seat: '1', card: 'axe' }]);
    expect(nextOf(begun)).toMatchObject({
      next: { kind: 'beat', facts: { room: { term: 'rooms.entrance-hall' } } },
      rooms: ['library'],
    });
  });
});

test('BH-h48-D2 BH-h48-K2: the weapon that is bound and used up is looked for again, and no other', () => {
  const begun = bound(house([2, 2, 0, 0, 0, 0], { traits: [{}, { knowledge: 5 }] }), 'axe');
  begun.G.decks.item = begun.G.decks.item.filter((card) => card !== 'axe');
  begun.G.discardPiles.item.push('axe');
  expect(nextOf(begun)).toMatchObject({ next: { kind: 'find-weapon' }, rooms: ['library', 'chapel'] });
  untilTurnOf(begun, '1');
  begun.choose('use search');
  expect([begun.cardsOf('1'), begun.choices.includes('use study axe might')]).toEqual([['axe'], true]);
});

test('BH-h48 BH152: with the last hero the traitor has won', () => {
  const begun = house();
  begun.run([
    { do: 'die', seat: '1' },
    { do: 'die', seat: '2' },
  ]);
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
});

describe('BH-h48-H: bots, once it is known how, beat him with the weapon and with nothing else: otherwise he comes back stronger', () => {
  const weightsOf = (begun: House, seat: string): Record<string, number> => {
    const view = begun.viewOf(seat);
    const actions = view.choices
      .filter(({ not }) => not === undefined)
      .map(({ move, args }) => ({ move, args }));
    const weights = policyWith(begun.box)(view, {} as Ctx, actions);
    return Object.fromEntries(
      actions.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
    );
  };
  /** Missy has the Axe, studied enough, and the Spear; Peter has nothing; Jack is with both. */
  const ready = (seat: string): House => {
    const begun = studied(
      house(Array<number>(12).fill(2), {
        cards: [[], ['axe', 'spear']],
        rooms: ['upper-landing', 'foyer', 'foyer'],
        traits: [{}, { might: 5 }, { might: 6 }],
      }),
      3,
    );
    untilTurnOf(begun, seat);
    return begun.put('m1', 'foyer');
  };

  test('who bears it does not strike with fists or with another weapon', () => {
    const { 'attack m1 might axe': axe = 0, ...other } = weightsOf(ready('1'), '1');
    const rest = (other['attack m1 might'] ?? 0) + (other['attack m1 might spear'] ?? 0);
    expect(rest).toBeLessThan(axe / 2);
  });

  test('who bears nothing leaves him to who does', () => {
    const own = weightsOf(ready('2'), '2');
    expect(own['attack m1 might']).toBeLessThan(own.end ?? 0);
  });
});
