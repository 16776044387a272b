import { policyWith } from '@games/betrayal/bot/policy';
import { addMonster } from '@games/betrayal/rules/monsters';
import { gameResultOf } from '@games/betrayal/rules/scoring';
import { waysFrom } from '@games/betrayal/rules/ways';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { type Laid, ownStep } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { hauntedHouse, untilTurnOf } from '../haunted';

/** Zeros for whatever nobody cares about. */
const blanks = (count: number): number[] => Array<number>(count).fill(0);

const CELLAR: readonly Laid[] = [
  ['chapel', 'ground', 2, -1, 2],
  ['library', 'ground', 1, 1, 2],
  ['crypt', 'basement', 0, -1, 2],
  ['organ-room', 'basement', 1, 0],
];

const house = (dice: readonly number[], more: Parameters<typeof hauntedHouse>[1] = {}) =>
  hauntedHouse(22, {
    tiles: CELLAR,
    cards: [['ring', 'book'], [], ['holy-symbol']],
    dice,
    setup: ['answer crypt'],
    ...more,
  });

test('BH-h22: whoever sits left of the revealer is the traitor, and names a room of the basement with a symbol', () => {
  const begun = house([], { setup: [] });
  expect(begun.G.haunt).toMatchObject({ traitor: '1', sides: ['heroes', 'traitor', 'heroes'] });
  expect(begun.asked).toBe('1 pick');
  expect(begun.choices).toEqual(['answer crypt', 'answer organ-room']);
  expect(begun.viewOf('1').goal?.next.kind).toBe('choose-start');
  begun.choose('answer crypt');
  expect(begun.viewOf('1').goal?.next.kind).toBe('hunt');
});

test('BH-h22: it begins in no room where somebody is', () => {
  const begun = house([], {
    setup: [],
    tiles: [...CELLAR, ['kitchen', 'basement', -1, 0, 1]],
    rooms: ['crypt'],
  });
  expect(begun.choices).toEqual(['answer organ-room', 'answer kitchen']);
});

test('BH-h22-D8: where it begins is told to all at setup, and marked on the board until it falls', () => {
  const begun = house([]);
  const startMark = { on: { room: 'crypt' }, word: 'start' };
  for (const seat of ['0', '1', '2', null]) {
    const told = journalFor(begun.G.journal ?? [], seat).find(({ kind }) => kind === 'abyss-opens');
    expect(told?.facts).toEqual({ room: { term: 'rooms.crypt' } });
    expect((begun.shownTo(seat) as { start: string | null }).start).toBe('crypt');
    expect(begun.viewOf(seat).marks).toContainEqual(startMark);
  }
  untilTurnOf(begun, '1');
  begun.choose('end');
  expect(begun.viewOf('0').marks).not.toContainEqual(startMark);
});

test('BH-exorcism BH-h22: as many successes as there are players, each room and item once, are the heroes’ win', () => {
  // Ox: Sanity 3 and Knowledge 3; Peter: Sanity 4.
  const begun = house([2, 2, 1, 1, ...blanks(0), 2, 2, 1, 2, 2, 1]);
  untilTurnOf(begun, '2');
  begun.choose('use exorcism holy-symbol');
  expect(begun.G.hidden).toMatchObject({ exorcism: { done: ['holy-symbol'] } });
  // One try a turn.
  expect(begun.of('use exorcism')).toEqual([]);
  untilTurnOf(begun, '0');
  begun.choose('use exorcism ring');
  expect(begun.of('use exorcism')).toEqual([]);
  untilTurnOf(begun, '2');
  expect(begun.of('use exorcism')).toEqual([]);
  untilTurnOf(begun, '0');
  expect(begun.of('use exorcism')).toEqual(['use exorcism book']);
  expect(begun.G.outcome).toBeNull();
  begun.choose('use exorcism book');
  expect(begun.G.outcome).toEqual({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  expect(gameResultOf(begun.G)).toMatchObject({ winners: ['0', '2'], together: true });
});

test('BH-collapse BH-h22-D1: the start is lost at the end of the traitor’s first turn, then each hero loses one room while the track shows 2', () => {
  const begun = house([]);
  untilTurnOf(begun, '1');
  expect(begun.G.tiles.filter(({ isLost }) => isLost)).toEqual([]);
  begun.choose('end');
  expect(begun.G.tiles.filter(({ isLost }) => isLost).map(({ room }) => room)).toEqual(['crypt']);
  untilTurnOf(begun, '1');
  begun.choose('end');
  expect(begun.G.hidden).toMatchObject({ track: 2 });
  begun.choose('end');
  // Beside the crypt lies the landing alone: there is nothing to choose.
  expect(
    begun.G.tiles
      .filter(({ isLost }) => isLost)
      .map(({ room }) => room)
      .sort(),
  ).toEqual(['basement-landing', 'crypt']);
});

test('BH-collapse BH-h22 BH152: who is caught jumps by a Speed roll of 4, or is dead; with the last hero the traitor has won', () => {
  const begun = house([...blanks(8)], { rooms: ['basement-landing', 'entrance-hall', 'basement-landing'] });
  untilTurnOf(begun, '1');
  begun.choose('end');
  untilTurnOf(begun, '1');
  begun.choose('end');
  // Peter ends his turn: the landing falls, Ox and Peter roll nothing.
  begun.choose('end');
  expect(begun.G.explorers.map(({ life }) => life)).toEqual(['dead', 'alive', 'dead']);
  expect(begun.G.outcome).toEqual({ side: 'traitor', winners: ['1'], how: 'dead' });
});

test('BH-h22: the Holy Symbol, given up beside a lost room, holds the abyss to the end of one’s next turn', () => {
  const begun = house([], { rooms: ['entrance-hall', 'entrance-hall', 'basement-landing'] });
  untilTurnOf(begun, '1');
  begun.choose('end');
  untilTurnOf(begun, '2');
  begun.choose('use sacrifice');
  expect([begun.G.gone, begun.cardsOf('2')]).toEqual([['holy-symbol'], []]);
  const lost = () => begun.G.tiles.filter(({ isLost }) => isLost).length;
  untilTurnOf(begun, '1');
  begun.choose('end');
  expect(begun.G.hidden).toMatchObject({ track: 2 });
  // Peter's next turn ends without a loss.
  begun.choose('end');
  expect(lost()).toBe(1);
  expect(begun.G.hidden).toMatchObject({ pause: null });
});

test('BH-h22-K1: whoever has given it up dies: the abyss goes on at once', () => {
  const begun = house([], { rooms: ['entrance-hall', 'entrance-hall', 'basement-landing'] });
  untilTurnOf(begun, '1');
  begun.choose('end');
  untilTurnOf(begun, '2');
  begun.choose('use sacrifice');
  untilTurnOf(begun, '1');
  begun.choose('end');
  begun.run([{ do: 'die', seat: '2' }]);
  untilTurnOf(begun, '0');
  const lost = () => begun.G.tiles.filter(({ isLost }) => isLost).length;
  const before = lost();
  begun.choose('end');
  if (begun.asked === '0 pick') begun.choose(begun.choices[0] ?? '');
  expect(lost()).toBe(before + 1);
});

test('BH33 BH-h22: a Holy Symbol that has been used in this turn is not given up in it as well', () => {
  const begun = house([], { rooms: ['entrance-hall', 'entrance-hall', 'basement-landing'] });
  untilTurnOf(begun, '1');
  begun.choose('end');
  untilTurnOf(begun, '2');
  expect(begun.choices).toContain('use sacrifice');
  begun.run([{ do: 'mark', card: 'holy-symbol' }], '2');
  expect(begun.choices).not.toContain('use sacrifice');
});

/** With a whole floor fallen. */
const fallen = (dice: readonly number[], more: Parameters<typeof hauntedHouse>[1] = {}) => {
  const begun = house(dice, { ...more, cards: [] });
  untilTurnOf(begun, '2');
  for (const tile of begun.G.tiles) if (tile.floor === 'basement') tile.isLost = true;
  return begun;
};

test.each([
  ['the-lost-one', [...blanks(4), ...blanks(3)]],
  ['mystic-slide', blanks(3)],
])('BH-collapse BH-h22-D7: whom %s sends to a floor that is lost is dead', (card, dice) => {
  const begun = fallen([...dice]);
  begun.draw(card, '2');
  expect(begun.G.explorers[2]?.life).toBe('dead');
  expect(begun.G.tiles.filter(({ floor }) => floor === 'basement')).toHaveLength(3);
});

test('BH-collapse BH-h22-D7: whoever rides the Elevator to a floor that is lost is dead, with all who ride along', () => {
  const tiles = [['mystic-elevator', 'ground', 3, 0, 1]] as const;
  const begun = fallen([1, 0], { tiles, setup: [], rooms: ['mystic-elevator', 'entrance-hall', 'foyer'] });
  begun.bring('2', 'mystic-elevator');
  expect(begun.G.explorers.map(({ life }) => life)).toEqual(['dead', 'alive', 'dead']);
});

test('BH-g13: what the fallen held is lost with the room', () => {
  const begun = house([...blanks(4)], {
    setup: [],
    cards: [['ring'], [], ['axe']],
    rooms: [undefined, undefined, 'organ-room'],
  });
  begun.run([ownStep('haunt/collapse.fall', { room: 'organ-room' })], '2');
  expect([begun.G.explorers[2]?.life, begun.G.piles, begun.G.gone]).toEqual(['dead', [], ['axe']]);
});

test('BH99 BH-h22: nobody jumps through the door on the other side of a barrier, but for the traitor', () => {
  // Missy throws 5 dice, Peter 4.
  const begun = house([2, 2, 0, 0, 0, 2, 2, 0, 0], {
    cards: [],
    tiles: [
      ['organ-room', 'basement', 0, -1],
      ['catacombs', 'basement', 0, 1],
      ['junk-room', 'basement', 0, 2],
    ],
    rooms: [undefined, 'catacombs 0', 'catacombs 0'],
    setup: ['answer organ-room'],
  });
  begun.run([ownStep('haunt/collapse.fall', { room: 'catacombs' })], '2');
  const asked = [];
  for (; begun.asked.endsWith(' pick'); begun.choose(begun.choices[0] ?? ''))
    asked.push([begun.asked, begun.choices]);
  expect(asked).toEqual([['1 pick', ['answer basement-landing', 'answer junk-room']]]);
  expect([begun.placeOf('1'), begun.placeOf('2')]).toEqual(['basement-landing', 'basement-landing']);
});

test('BH99 BH-h22-D5: nor does a hero where the first seat is the traitor', () => {
  // Missy throws 5 dice.
  const begun = house([2, 2, 0, 0, 0], {
    revealer: '2',
    cards: [],
    tiles: [
      ['organ-room', 'basement', 0, -1],
      ['catacombs', 'basement', 0, 1],
      ['junk-room', 'basement', 0, 2],
    ],
    rooms: [undefined, 'catacombs 0', undefined],
    setup: ['answer organ-room'],
  });
  expect(begun.G.haunt?.traitor).toBe('0');
  begun.run([ownStep('haunt/collapse.fall', { room: 'catacombs' })], '2');
  expect(begun.choices.filter((one) => one === 'answer junk-room')).toEqual([]);
  expect(begun.placeOf('1')).toBe('basement-landing');
});

test('BH61 BH-h22: a hero who dies in its own turn loses no rooms at the end of it', () => {
  const begun = house([], { cards: [] });
  for (let turn = 1; turn <= 2; turn++) {
    untilTurnOf(begun, '1');
    begun.choose('end');
  }
  expect([begun.asked, begun.G.hidden]).toMatchObject(['2 turn', { track: 2 }]);
  begun.run([{ do: 'die' }, { do: 'end-turn' }], '2');
  expect([begun.asked, begun.G.tiles.filter(({ isLost }) => isLost).length]).toEqual(['0 turn', 1]);
});

test.each([
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 4],
])(
  'BH-h22: while the track shows %d as many rooms go as %d dice show; none at the end of the traitor’s turn',
  (track, dice) => {
    const begun = house([]);
    untilTurnOf(begun, '2');
    begun.set({ track });
    begun.dice.push(...blanks(dice));
    begun.choose('end');
    expect([begun.asked, begun.dice]).toEqual(['0 turn', []]);
    begun.dice.push(...blanks(dice));
    begun.choose('end', 'end');
    expect([begun.asked, begun.dice]).toEqual(['2 turn', []]);
  },
);

test('BH-h22: a traitor who draws an event in the basement may take the Stairs or the Passage in its place; no hero may', () => {
  const drawn = (seat: string, room: string) => {
    const begun = house([], { cards: [], rooms: [room, room, room] });
    untilTurnOf(begun, seat);
    begun.draw('image-in-the-mirror-a', seat);
    return begun;
  };
  const begun = drawn('1', 'basement-landing');
  expect(begun.choices).toEqual(['answer keep', 'answer secret-stairs', 'answer secret-passage']);
  begun.choose('answer secret-stairs');
  expect(begun.tokens).toContain('secret-stairs in basement-landing');
  expect(begun.G.discardPiles.event).toEqual(['image-in-the-mirror-a', 'secret-stairs']);
  expect(begun.G.decks.event).not.toContain('secret-stairs');
  expect(drawn('1', 'foyer').choices).toEqual(['answer accept', 'answer decline']);
  // What is in the deck no more can't be looked for.
  const later = house([], { cards: [], rooms: ['foyer', 'basement-landing', 'foyer'] });
  untilTurnOf(later, '1');
  later.G.decks.event = later.G.decks.event.filter((card) => card !== 'secret-stairs');
  later.G.discardPiles.event = ['secret-stairs'];
  later.draw('image-in-the-mirror-a', '1');
  expect(later.choices).toEqual(['answer keep', 'answer secret-passage']);
  expect(drawn('2', 'basement-landing').asked).toBe('2 turn');
});

/** Peter's turn with the crypt lost, while the track shows so much. */
const lateTurn = (track: number, more: Parameters<typeof hauntedHouse>[1] = {}) => {
  const begun = house([], { cards: [], ...more });
  untilTurnOf(begun, '2');
  for (const tile of begun.G.tiles) if (tile.room === 'crypt') tile.isLost = true;
  begun.set({ track });
  return begun;
};
const lostIn = ({ G }: ReturnType<typeof house>) =>
  G.tiles.filter(({ isLost }) => isLost).map(({ room }) => room);

test.each([2, 3])(
  'BH61 BH108 BH-h22: whom the Furnace Room kills at the end of the turn loses no room, the track at %d',
  (track) => {
    const begun = lateTurn(track, {
      tiles: [...CELLAR, ['furnace-room', 'basement', -1, 0]],
      rooms: [undefined, undefined, 'furnace-room'],
      traits: [{}, {}, { speed: 1, might: 1 }],
    });
    begun.choose('end', 'answer 1');
    expect([begun.G.explorers[2]?.life, begun.asked, lostIn(begun)]).toEqual(['dead', '0 turn', ['crypt']]);
  },
);

test('BH108 BH-h22: rooms are named once the Elevator has come to rest', () => {
  const begun = lateTurn(2, {
    tiles: [...CELLAR, ['mystic-elevator', 'basement', 1, -1, 3]],
    rooms: [undefined, undefined, 'mystic-elevator'],
  });
  begun.dice.push(2, 1);
  begun.choose('end');
  expect(begun.asked).toBe('2 pick');
  begun.choose('answer upper-landing 0');
  // Of what lay beside the crypt only the landing is left there.
  expect([begun.asked, lostIn(begun).sort()]).toEqual(['0 turn', ['basement-landing', 'crypt']]);
});

describe('BH167: nobody walks into what is lost', () => {
  const lose = (begun: ReturnType<typeof house>, ...rooms: readonly string[]) => {
    for (const tile of begun.G.tiles) if (rooms.includes(tile.room)) tile.isLost = true;
  };
  /** Peter's turn in a room, with the whole basement lost, or some rooms. */
  const above = (room: string, more: Parameters<typeof hauntedHouse>[1], ...lost: readonly string[]) => {
    const begun = house([], { cards: [], rooms: [undefined, undefined, room], ...more });
    const basement = begun.G.tiles.filter(({ floor }) => floor === 'basement').map((tile) => tile.room);
    lose(begun, ...(lost.length > 0 ? lost : basement));
    untilTurnOf(begun, '2');
    return begun;
  };
  const CHUTE = [...CELLAR, ['coal-chute', 'ground', 2, 1]] as const;

  test('the Coal Chute leads nowhere once its landing is lost', () => {
    const open = house([], { cards: [], tiles: CHUTE });
    untilTurnOf(open, '2');
    expect(open.choices).toContain('go basement-landing');
    const begun = above('entrance-hall', { tiles: CHUTE }, 'basement-landing');
    expect(begun.choices.filter((one) => /basement-landing|coal-chute/.test(one))).toEqual([]);
  });

  test('no monster climbs from the landing into a Chute that is lost', () => {
    const begun = above('entrance-hall', { tiles: CHUTE }, 'coal-chute');
    const from = { room: 'basement-landing', side: null };
    expect(waysFrom(begun.at, addMonster(begun.G, 'ghost', from, { mover: '1' }), from)).not.toContainEqual(
      expect.objectContaining({ to: { room: 'coal-chute', side: null } }),
    );
  });

  const COLLAPSED = [...CELLAR, ['collapsed-room', 'ground', 2, 1]] as const;
  const MARK = [{ token: 'below-collapsed-room', room: 'organ-room', side: null }] as const;
  test.each([
    ['nowhere yet', {}, []],
    ['where the token lay', { tokens: MARK }, ['organ-room']],
  ])('nobody jumps down from the Collapsed Room: %s', (_, more, lost) => {
    const begun = above('collapsed-room', { tiles: COLLAPSED, ...more }, ...lost);
    expect(begun.choices).not.toContain('use collapsed-room');
    expect(above('collapsed-room', { tiles: COLLAPSED, ...more }, 'crypt').choices).toContain(
      'use collapsed-room',
    );
  });

  test('nor by the Slide', () => {
    const more = { tokens: [{ token: 'slide', room: 'upper-landing', side: null }] } as const;
    expect(above('upper-landing', more).choices).not.toContain('use slide');
    expect(above('upper-landing', more, 'crypt').choices).toContain('use slide');
  });

  test('nor by a passage of two tokens', () => {
    const tokens = ['foyer', 'crypt'].map((room) => ({ token: 'secret-passage', room, side: null }));
    expect(above('foyer', { tokens }, 'organ-room').choices).toContain('go crypt');
    expect(above('foyer', { tokens }, 'crypt').choices).not.toContain('go crypt');
  });
});

test('BH-h22-D4: with no room to begin in tiles are drawn until one brings an event or an omen', () => {
  const begun = house([], {
    setup: [],
    tiles: [],
    stack: ['larder', 'attic', 'creaky-hallway', 'organ-room'],
    isStackShort: true,
  });
  expect(begun.asked).toBe('1 doorway');
  begun.choose('answer basement-landing 0');
  while (begun.asked === '1 place') begun.choose(begun.choices[0] ?? '');
  expect(begun.shownTo('1')).toMatchObject({ start: 'organ-room' });
  expect(begun.G.discards.map(({ room, isOpen }) => [room, isOpen])).toEqual([
    ['larder', true],
    ['attic', false],
    ['creaky-hallway', true],
  ]);
  expect(begun.told.filter((kind) => kind.startsWith('skip'))).toEqual(['skip-plain', 'skip-plain']);
});

test('BH-h22-D5: one jumps through a door or by stairs, also to where somebody stands; not by what a token opens', () => {
  const tokens = ['organ-room', 'upper-landing'].map((room) => ({
    token: 'secret-passage',
    room,
    side: null,
  }));
  const begun = house([2, 2, 0, 0], {
    cards: [],
    tiles: [...CELLAR, ['stairs-from-basement', 'basement', 2, 0, 1]],
    setup: [],
    rooms: [undefined, 'basement-landing', 'organ-room'],
    tokens,
  });
  begun.run([ownStep('haunt/collapse.fall', { room: 'organ-room' })], '2');
  expect(begun.placeOf('2')).toBe('basement-landing');
  const below = house([2, 2, 0, 0], {
    cards: [],
    tiles: [...CELLAR, ['stairs-from-basement', 'basement', 2, 0, 1]],
    rooms: [undefined, undefined, 'stairs-from-basement'],
  });
  below.run([ownStep('haunt/collapse.fall', { room: 'stairs-from-basement' })], '2');
  expect(below.placeOf('2')).toBe('foyer');
});

test('BH168 BH-exorcism BH-h22: with a Symbol that has served for an exorcism nothing more is done in that turn', () => {
  const begun = house([2, 0, 0, 0], { rooms: ['entrance-hall', 'entrance-hall', 'basement-landing'] });
  untilTurnOf(begun, '1');
  begun.choose('end');
  untilTurnOf(begun, '2');
  const ofSymbol = () => begun.choices.filter((one) => /sacrifice|holy-symbol/.test(one));
  expect(ofSymbol()).toEqual(['use exorcism holy-symbol', 'use sacrifice', 'drop holy-symbol']);
  begun.choose('use exorcism holy-symbol');
  expect([begun.G.hidden, ofSymbol()]).toMatchObject([{ exorcism: { done: [] } }, []]);
});

test('BH168 BH33: what has been used or picked up in this turn serves for no exorcism; a room does all the same', () => {
  const begun = house([], { rooms: [undefined, undefined, 'chapel'] });
  untilTurnOf(begun, '2');
  begun.run([{ do: 'mark', card: 'holy-symbol' }], '2');
  expect(begun.of('use exorcism')).toEqual(['use exorcism chapel']);
});

test.each(['heroes', 'traitor'])('BH-h22: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('22', [side])).toHaveProperty([side]);
});

test('BH-h22: a bot lets a room fall in which nobody is sooner than the one it stands in', () => {
  const begun = house([], {
    cards: [],
    tiles: [...CELLAR, ['dusty-hallway', 'basement', 1, -1]],
    rooms: ['entrance-hall', 'entrance-hall', 'basement-landing'],
  });
  begun.run(
    [
      ownStep('haunt/collapse.lost', { room: 'crypt' }),
      ownStep('haunt/collapse.dig', { seat: '2', total: 1 }),
    ],
    '2',
  );
  expect(begun.asked).toBe('2 pick');
  const view = begun.viewOf('2');
  const actions = ['dusty-hallway', 'basement-landing'].map((room) => ({ move: 'answer', args: [room] }));
  const [empty = 0, own = 0] = policyWith(begun.box)(view, {} as Ctx, actions);
  expect(view.choices.map(({ args }) => args[0]).sort()).toEqual(['basement-landing', 'dusty-hallway']);
  expect(empty).toBeGreaterThan(own);
});

describe('what else its clauses say', () => {
  test.each([
    ['chapel', 'sanity', ['ground', 2, 1]],
    ['crypt', 'sanity', ['basement', 1, 1]],
    ['pentagram-chamber', 'sanity', ['basement', 1, 1]],
    ['library', 'knowledge', ['ground', 2, 1]],
    ['research-laboratory', 'knowledge', ['basement', 1, 1]],
  ] as const)('BH-exorcism BH-h22: in the %s by %s 5, and once only', (room, trait, [floor, x, y]) => {
    const tiles = [
      [room, floor, x, y],
      ['organ-room', 'basement', 1, 0],
    ] as const;
    const begun = house([], { cards: [], tiles, setup: [], rooms: [undefined, undefined, room] });
    untilTurnOf(begun, '2');
    const option = begun.optionOf(`use exorcism ${room}`);
    expect(option).toMatchObject({
      label: { facts: { trait: { term: `traits.${trait}` } } },
      odds: { from: 5 },
    });
    begun.run([ownStep('haunt/exorcism.tried', { key: room, total: 5 })], '2');
    expect(begun.G.hidden).toMatchObject({ exorcism: { done: [room] } });
    expect(begun.of('use exorcism')).toEqual([]);
  });

  test.each([
    ['holy-symbol', 'sanity'],
    ['ring', 'sanity'],
    ['book', 'knowledge'],
    ['crystal-ball', 'knowledge'],
  ])('BH-exorcism BH-h22: by the %s with %s, wherever one stands', (card, trait) => {
    const begun = house([], { cards: [[], [], [card]] });
    untilTurnOf(begun, '2');
    expect(begun.optionOf(`use exorcism ${card}`)?.label.facts).toMatchObject({
      trait: { term: `traits.${trait}` },
    });
    begun.run([ownStep('haunt/exorcism.tried', { key: card, total: 4 })], '2');
    expect(begun.G.hidden).toMatchObject({ exorcism: { done: [] } });
  });

  test.each([
    [[2, 1, 0, 0], 'dead'],
    [[2, 2, 0, 0], 'alive'],
  ])('BH-h22-R BH-h22-D5: the traitor is caught as well, and with %j is %s', (dice, life) => {
    const begun = house([], {
      setup: [],
      rooms: [undefined, 'organ-room'],
      traits: [{}, { speed: 2 }],
    });
    untilTurnOf(begun, '2');
    begun.dice.push(...dice);
    begun.run([ownStep('haunt/collapse.fall', { room: 'organ-room' })], '2');
    expect(begun.G.explorers[1]?.life).toBe(life);
  });

  test('BH-h22-D2: whose turn ends names one after the other, each beside what is lost by then', () => {
    const begun = lateTurn(3, {
      tiles: [...CELLAR, ['creaky-hallway', 'basement', -1, 0], ['wine-cellar', 'basement', 2, 0]],
      rooms: ['upper-landing', 'upper-landing', 'upper-landing'],
    });
    begun.dice.push(2, 0);
    begun.choose('end');
    // Beside the crypt lies the landing alone, beside that two more, and the fourth beside neither.
    expect([begun.asked, begun.choices]).toEqual(['2 pick', ['answer organ-room', 'answer creaky-hallway']]);
    begun.choose('answer creaky-hallway');
    expect([begun.asked, lostIn(begun).sort()]).toEqual([
      '0 turn',
      ['basement-landing', 'creaky-hallway', 'crypt'],
    ]);
  });

  test('BH-h22-D3: the cellar gone, any room of the ground floor comes first', () => {
    const begun = lateTurn(2, { rooms: ['upper-landing', 'upper-landing', 'upper-landing'] });
    for (const tile of begun.G.tiles) if (tile.floor === 'basement') tile.isLost = true;
    begun.choose('end');
    const ground = ['chapel', 'entrance-hall', 'foyer', 'grand-staircase', 'library'];
    expect([begun.asked, [...begun.choices].sort()]).toEqual([
      '2 pick',
      ground.map((room) => `answer ${room}`),
    ]);
  });

  test('BH-g13: tokens, piles and monsters of a room that falls are gone', () => {
    const begun = lateTurn(2, { rooms: ['upper-landing', 'upper-landing', 'upper-landing'] });
    begun.G.piles = [{ room: 'organ-room', side: null, cards: ['axe'] }];
    begun.G.tokens = [{ id: 1, token: 'blessing', room: 'organ-room', side: null }];
    addMonster(begun.G, 'bat', { room: 'organ-room', side: null }, { mover: '1' });
    begun.run([ownStep('haunt/collapse.fall', { room: 'organ-room' })], '2');
    expect([begun.G.piles, begun.G.tokens, begun.G.monsters, begun.G.gone]).toEqual([[], [], [], ['axe']]);
  });

  test('BH-h22-D6: no room goes, whosever turn ends, until the next turn of who gave it up is over; a wall is no edge', () => {
    // The Organ Room lies beside the crypt that is lost, with a wall between.
    const tiles = [
      ['crypt', 'basement', 0, -1, 2],
      ['organ-room', 'basement', 1, -1, 1],
      ['creaky-hallway', 'basement', -1, 0],
    ] as const;
    const walled = lateTurn(2, {
      tiles,
      setup: [],
      cards: [[], [], ['holy-symbol']],
      rooms: ['foyer', 'foyer', 'organ-room'],
    });
    expect(walled.choices).not.toContain('use sacrifice');
    const rooms = ['foyer', 'foyer', 'basement-landing'];
    const begun = lateTurn(2, { tiles, setup: [], cards: [[], [], ['holy-symbol']], rooms });
    begun.choose('use sacrifice');
    expect(begun.changes('2')).toEqual({ sanity: -2 });
    begun.choose('end', 'end');
    expect([begun.asked, lostIn(begun)]).toEqual(['1 turn', ['crypt']]);
    untilTurnOf(begun, '2');
    begun.choose('end');
    expect([begun.asked, lostIn(begun)]).toEqual(['0 turn', ['crypt']]);
    begun.dice.push(...blanks(2), 2, 2, 0, 0);
    begun.set({ track: 2 });
    begun.choose('end');
    expect(begun.asked).toBe('0 pick');
  });
});
