import { considered } from '@games/betrayal/bot/considered';
import type { Action, Ctx } from '@/kit/action';
import { houseOf, type Laid, thrown } from './arrange';
import { lying } from './held';

/** Cards in hand and on the floor: used, given, dropped, picked up (BH33 to BH40, BH113 to BH118). */

const trade = (house: ReturnType<typeof houseOf>, ...cards: readonly string[]) =>
  house.choose('trade 1', ...cards.map((card) => `answer ${card}`), 'answer offer', 'answer accept');

describe('BH33', () => {
  test('what has been used can’t be dropped, given or stolen in the same turn', () => {
    const house = houseOf({ cards: [['puzzle-box', 'pickpockets-gloves']], dice: thrown(3, 0) });
    house.choose('use puzzle-box');
    expect(house.choices).not.toContain('drop puzzle-box');
    house.choose('trade 1');
    expect(house.choices).not.toContain('answer give puzzle-box');
    expect(house.choices).toContain('answer give pickpockets-gloves');
  });

  test('what has been traded can’t be used, dropped or stolen', () => {
    const house = houseOf({ cards: [['pickpockets-gloves', 'axe'], ['puzzle-box']] });
    trade(house, 'want puzzle-box', 'give axe');
    expect(house.cardsOf('0')).toEqual(['pickpockets-gloves', 'puzzle-box']);
    expect(house.choices.filter((one) => one.startsWith('use') || one.startsWith('drop'))).toEqual([
      'drop pickpockets-gloves',
    ]);
  });

  test('what has been picked up can’t be used, what has been dropped not be picked up', () => {
    const house = houseOf({ cards: [['axe']] });
    lying(house, 'entrance-hall', 'puzzle-box');
    house.choose('take puzzle-box', 'drop axe');
    expect(house.choices).not.toContain('use puzzle-box');
    expect(house.choices).not.toContain('take axe');
  });

  test('BH113: the use right away is the use of that turn', () => {
    const house = houseOf({ dice: [...thrown(3, 0)] });
    house.draw('puzzle-box');
    house.choose('use puzzle-box');
    expect(house.choices).not.toContain('use puzzle-box');
  });
});

describe('BH34', () => {
  test('BH115: a trade is any number of cards on either side, once a turn, also with an opponent', () => {
    const house = houseOf({ traitor: '1', cards: [['axe', 'idol'], ['ring']] });
    trade(house, 'give axe', 'give idol', 'want ring');
    expect([house.cardsOf('0'), house.cardsOf('1')]).toEqual([['ring'], ['axe', 'idol']]);
    expect(house.choices).not.toContain('trade 1');
  });

  test('BH162: a trade that is called off before anything was offered has not been, an offer that is declined has', () => {
    const house = houseOf({ cards: [['axe', 'idol'], ['ring']] });
    house.choose('trade 1', 'answer cancel');
    expect([house.asked, house.choices.includes('trade 1')]).toEqual(['0 turn', true]);
    house.choose('trade 1', 'answer give axe', 'answer cancel');
    expect([house.cardsOf('0'), house.choices.includes('trade 1')]).toEqual([['axe', 'idol'], true]);
    house.choose('trade 1', 'answer give axe', 'answer offer', 'answer refuse');
    expect([house.cardsOf('0'), house.choices.includes('trade 1')]).toEqual([['axe', 'idol'], false]);
  });

  test('BH162: bots do not call off what they have begun, and would be where they were', () => {
    const house = houseOf({ cards: [['axe'], ['ring']] });
    house.choose('trade 1');
    const view = house.viewOf('0');
    const actions = view.choices.map(({ move, args }) => ({ move, args: [...args] }));
    const left = considered(view, {} as Ctx, actions).map(({ args }) => args.join(' '));
    expect(left).toEqual(['give axe', 'want ring']);
  });

  test('bots lay nothing down, and open no Music Box on themselves, but trade', () => {
    const house = houseOf({ cards: [['axe', 'music-box'], ['ring']] });
    const view = house.viewOf('0');
    const actions = view.choices.map(({ move, args }) => ({ move, args: [...args] }));
    const named = (some: readonly Action[]) => some.map(({ move, args }) => [move, ...args].join(' '));
    expect(named(actions)).toEqual(expect.arrayContaining(['drop axe', 'drop music-box', 'use music-box']));
    const left = named(considered(view, {} as Ctx, actions));
    expect(left.filter((one) => /^(drop|use)/.test(one))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining(['trade 1', 'end']));
  });

  test('only with somebody in the same place', () => {
    const house = houseOf({ cards: [['axe']], rooms: ['foyer', 'foyer', 'entrance-hall'] });
    expect(house.choices).toContain('trade 1');
    expect(house.choices).not.toContain('trade 2');
  });

  test('any number is dropped, and picked up, in one place a turn', () => {
    const house = houseOf({ cards: [['axe', 'bell', 'idol']] });
    lying(house, 'entrance-hall', 'ring', 'mask');
    lying(house, 'foyer', 'armor');
    house.choose('drop axe', 'drop idol', 'take ring', 'take mask', 'go foyer');
    expect(house.choices).not.toContain('drop bell');
    expect(house.choices).not.toContain('take armor');
  });

  const piles = (house: ReturnType<typeof houseOf>) =>
    house.choices.filter((one) => /^(?:drop|take) /.test(one) && house.optionOf(one)?.not === undefined);

  test('BH34: whoever has walked away and come back has had the dropping and the picking up of that turn', () => {
    const house = houseOf({ cards: [['axe', 'bell']] });
    lying(house, 'entrance-hall', 'ring', 'mask');
    house.choose('drop axe', 'take ring');
    expect(piles(house)).toEqual(['drop bell', 'take mask']);
    house.choose('go foyer', 'go entrance-hall');
    // What lies there is shown with the reason, so that nobody looks for it in vain.
    expect(piles(house)).toEqual([]);
    expect(house.optionOf('take mask')?.not).toEqual({ reason: 'has-taken', clause: 'BH34' });
    house.choose('end', 'end', 'end');
    expect(piles(house)).toEqual(['drop bell', 'drop ring', 'take mask', 'take axe']);
    expect(house.optionOf('take mask')?.not).toBeUndefined();
  });

  test('BH34: so has whoever was taken away and brought back, or has crossed a barrier, by whatever way', () => {
    const taken = houseOf({ cards: [['axe', 'bell']] });
    taken.choose('drop axe');
    taken.run([
      { do: 'put', to: { room: 'foyer', side: null } },
      { do: 'put', to: { room: 'entrance-hall', side: null } },
    ]);
    expect(piles(taken)).toEqual([]);
    const tiles: Laid[] = [['tower', 'upper', 1, 0]];
    const crossed = houseOf({ tiles, rooms: ['tower 3'], traitor: '0', cards: [['axe', 'bell']] });
    crossed.choose('drop axe', 'use tower', 'use tower');
    expect([crossed.placeOf('0'), piles(crossed)]).toEqual(['tower 3', []]);
  });

  test('BH34: what else is done where one stands is in between, and dropping goes on', () => {
    const house = houseOf({ cards: [['axe', 'bell', 'puzzle-box']], dice: thrown(3, 0) });
    house.choose('drop axe', 'use puzzle-box');
    expect(piles(house)).toEqual(['drop bell']);
  });
});

describe('BH36', () => {
  test.each([
    'book',
    'crystal-ball',
    'holy-symbol',
    'mask',
    'medallion',
    'ring',
    'skull',
    'spear',
    'spirit-board',
  ])('%s is like an item', (card) => {
    const house = houseOf({ cards: [[card], ['pickpockets-gloves']], turn: '0' });
    expect(house.choices).toEqual(expect.arrayContaining([`drop ${card}`, 'trade 1']));
  });

  test.each(['bite', 'dog', 'girl', 'madman'])('%s is not', (card) => {
    const house = houseOf({ cards: [[card]] });
    expect(house.choices).not.toContain(`drop ${card}`);
    expect(house.choices).not.toContain('trade 1');
    const thief = houseOf({ cards: [['pickpockets-gloves'], [card]] });
    expect(thief.choices.filter((one) => one.startsWith('use'))).toEqual([]);
  });
});

test('BH37: Armor may be dropped and traded, the Blood Dagger may not', () => {
  const house = houseOf({ cards: [['armor', 'blood-dagger']] });
  expect(house.choices.filter((one) => one.startsWith('drop'))).toEqual(['drop armor']);
});

test('BH40: an event that lets an item go never touches omens', () => {
  const house = houseOf({ cards: [['ring', 'book', 'girl']] });
  house.draw('whoops');
  expect(house.cardsOf('0')).toEqual(['ring', 'book', 'girl']);
});

test('BH118: who dies drops items and companions, and what they gave is lost to nobody', () => {
  const house = houseOf({ traitor: '1', cards: [['amulet-of-the-ages', 'mask', 'girl', 'blood-dagger']] });
  house.run([{ do: 'die' }]);
  expect(house.changes('0')).toEqual({});
  expect(house.G.piles[0]?.cards).toEqual(['amulet-of-the-ages', 'mask', 'girl', 'blood-dagger']);
});
