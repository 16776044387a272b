import type { State } from '@games/betrayal/haunts/33-an-invocation-of-darkness/state';
import { ownStep } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;

const GOD = 'elder-god';
const STILL = Array<number>(8).fill(0);
const TILES: NonNullable<More['tiles']> = [
  ['chapel', 'ground', 1, -1, 2],
  ['stairs-from-basement', 'basement', 0, -1],
  ['furnace-room', 'basement', 1, 0],
  ['chasm', 'basement', -1, 0],
];

/** Ox has revealed it, and is the traitor with the Book; Missy and Peter are the heroes. `rise`: the dice of the setup. */
const house = (dice: readonly number[] = [], { rise = STILL, ...more }: More & { rise?: number[] } = {}) =>
  hauntedHouse<Slice>(33, {
    cards: [['book']],
    rooms: ['foyer', 'entrance-hall', 'entrance-hall'],
    tiles: TILES,
    dice: [...rise, ...dice],
    ...more,
  });
type Slice = State & { invoke: { done: readonly string[] } };
type House = HauntedHouse<Slice>;

const bookIn = ({ G }: House) => G.piles.find(({ cards }) => cards.includes('book'))?.room;
/** Three dice of Knowledge that call it, and three that don't. */
const HEARD = [2, 2, 1];
const UNHEARD = [2, 2, 0];
/** As it is when it has been called so many times. */
const called = (begun: House, times: number): House =>
  begun.set({ invoke: { done: Array<string>(times).fill('chapel') } });
/** As it is when it has come, in the Chapel, and it is Missy’s turn. */
function summoned(dice: readonly number[] = [], more: More = {}): House {
  const begun = house([...HEARD, ...dice], {
    rooms: ['chapel', 'entrance-hall', 'entrance-hall'],
    ...more,
  });
  called(begun, 4).choose('use invoke chapel');
  return begun;
}

describe('the setup', () => {
  test('BH-h33-S: the traitor’s traits go back up to where they began, never down, and rise by 2 dice each', () => {
    const begun = house([], {
      traits: [{ speed: 6, might: 1, sanity: 3, knowledge: 2 }],
      rise: [1, 0, 2, 1, 0, 0, 2, 2],
    });
    expect(begun.G.explorers[0]?.traits).toEqual({ speed: 7, might: 6, sanity: 3, knowledge: 7 });
    expect(begun.dice).toEqual([]);
  });

  test('BH-h33-S BH-h33-K7: the traitor has a turn now, before the player on the left; then all have theirs as usual', () => {
    const begun = house();
    expect([begun.asked, begun.G.round]).toEqual(['0 turn', 1]);
    const order = [1, 2, 3].map(() => {
      begun.choose('end');
      return begun.asked;
    });
    expect([order, begun.G.round]).toEqual([['1 turn', '2 turn', '0 turn'], 2]);
  });

  test('BH-h33-S: with one of the two in the house nothing is placed', () => {
    const below: More['tiles'] = [['pentagram-chamber', 'basement', -1, 0]];
    for (const tiles of [TILES, below]) expect(house([], { tiles }).asked).toBe('0 turn');
  });

  test('BH-h33-D3 BH-g5: else the first hero on the revealer’s left chooses which, and places it far from the traitor', () => {
    const from = (room: string) => {
      const begun = house([], { tiles: [], rooms: [room, 'entrance-hall', 'entrance-hall'] });
      expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer chapel', 'answer pentagram-chamber']]);
      begun.choose('answer chapel');
      expect(begun.asked).toBe('1 doorway');
      return [...new Set(begun.choices.map((one) => one.split(' ')[1]))];
    };
    expect(from('foyer')).toEqual(['upper-landing']);
    expect(from('upper-landing')).toEqual(['entrance-hall']);
    const last = house([], { tiles: [], revealer: '2', cards: [[], [], ['book']] });
    expect(last.asked).toBe('0 pick');
    last.choose('answer pentagram-chamber', 'answer basement-landing 1');
    while (last.asked === '0 place') last.choose(last.choices[0] ?? '');
    expect([last.G.tiles.at(-1)?.room, last.told.includes('draw'), last.asked]).toEqual([
      'pentagram-chamber',
      false,
      '2 turn',
    ]);
  });

  test('BH-h33-K5: where the one that was chosen can’t be placed, the other is', () => {
    const begun = house([], { tiles: [], isStackShort: true, stack: ['pentagram-chamber'] });
    begun.choose('answer chapel');
    expect([begun.asked, begun.choices[0]]).toEqual(['1 doorway', 'answer basement-landing 0']);
  });
});

describe('the rite', () => {
  test('BH-h33-R: by Knowledge 5 with the Book in the Chapel, as often as there are steps', () => {
    const begun = house([...HEARD, ...UNHEARD, ...HEARD]);
    expect(begun.of('use ')).toEqual([]);
    begun.choose('go chapel');
    expect(begun.optionOf('use invoke chapel')).toMatchObject({ cost: 1, odds: { dice: 3, from: 5 } });
    begun.choose(...Array<string>(3).fill('use invoke chapel'));
    expect([begun.G.turn.spent, begun.slice.invoke]).toEqual([4, { done: ['chapel', 'chapel'] }]);
    expect(begun.optionOf('use invoke chapel')?.not).toEqual({ reason: 'no-steps', clause: 'BH-h33' });
    expect(begun.told.filter((one) => one.startsWith('task-'))).toEqual([
      'task-done',
      'task-failed',
      'task-done',
    ]);
  });

  test('BH-h33-R BH20 BH-g12: whoever has spent steps on calls alone may leave the room all the same, whoever is in it', () => {
    const begun = house(UNHEARD, {
      rooms: ['chapel', 'chapel', 'chapel'],
      traits: [{ speed: 3 }],
    });
    while (begun.G.turn.spent < 2) {
      if (begun.dice.length === 0) begun.dice.push(...UNHEARD);
      begun.choose('use invoke chapel');
    }
    const go = begun.of('go ');
    expect(go.length).toBeGreaterThan(0);
    // Three would be asked; two are left of a Speed of four.
    for (const one of go) expect(begun.optionOf(one)?.cost).toBe(2);
  });

  test('BH-h33-R BH-g7: it costs steps: when a card has ended the movement nobody calls', () => {
    const begun = house([], { rooms: ['chapel', 'entrance-hall', 'entrance-hall'] });
    begun.G.turn.isMovementOver = true;
    expect([begun.of('use '), begun.optionOf('use invoke chapel')?.not?.reason]).toEqual([[], 'no-steps']);
  });

  test('BH-h33-R: in the Pentagram Chamber as well', () => {
    const begun = house([], {
      rooms: ['pentagram-chamber', 'entrance-hall', 'entrance-hall'],
      tiles: [['pentagram-chamber', 'basement', -1, 0]],
    });
    expect(begun.of('use ')).toEqual(['use invoke pentagram-chamber']);
  });

  test('BH-h33-R: without the Book nothing is called, and it is said why', () => {
    const begun = house([], { cards: [] });
    begun.choose('go chapel');
    expect([begun.of('use '), begun.optionOf('use invoke chapel')?.not]).toEqual([
      [],
      { reason: 'bring-book', clause: 'BH-h33' },
    ]);
  });

  test('BH-h33-R: no hero calls, Book or not', () => {
    const begun = house([], { cards: [[], ['book']], rooms: ['foyer', 'chapel', 'chapel'] });
    untilTurnOf(begun, '1');
    expect([begun.of('use '), begun.optionOf('use invoke chapel')]).toEqual([[], undefined]);
    begun.run([{ do: 'hand-over', seat: '1', card: 'book', to: '2', how: 'trade' }], '1');
    expect([begun.cardsOf('2'), begun.slice.brought]).toEqual([['book'], []]);
  });

  test('BH-h33-D1: where the traitor has brought it, it goes on without it; not in the other room', () => {
    const begun = house([...HEARD, 0, 0], {
      tiles: [...TILES, ['pentagram-chamber', 'basement', 0, 1, 3]],
      traits: [{ knowledge: 7 }],
    });
    begun.choose('go chapel');
    expect(begun.viewOf('1').marks).toContainEqual({ on: { room: 'chapel' }, word: 'brought' });
    begun.run([{ do: 'hand-over', seat: '0', card: 'book', to: '1', how: 'steal' }]);
    begun.choose('use invoke chapel');
    expect(begun.slice.invoke).toEqual({ done: ['chapel'] });
    begun.bring('0', 'pentagram-chamber');
    expect([begun.of('use '), begun.slice.brought]).toEqual([[], ['chapel']]);
  });

  test('BH-h33-K3: it has been brought, too, where the haunt begins there, and where the traitor picks it up there', () => {
    const rooms = ['chapel', 'entrance-hall', 'entrance-hall'];
    expect(house([], { rooms }).of('use ')).toEqual(['use invoke chapel']);
    const robbed = house([], { rooms, cards: [[], ['book']] });
    expect(robbed.of('use ')).toEqual([]);
    robbed.run([{ do: 'hand-over', seat: '1', card: 'book', to: '0', how: 'steal' }]);
    expect(robbed.of('use ')).toEqual(['use invoke chapel']);
  });

  test('BH-h33-K6: calls in both rooms count together, each where the Book has been', () => {
    const tiles: More['tiles'] = [...TILES, ['pentagram-chamber', 'basement', 0, 1, 3]];
    const begun = house([...HEARD, ...HEARD], { tiles });
    begun.choose('go chapel');
    called(begun, 3).choose('use invoke chapel');
    begun.bring('0', 'pentagram-chamber');
    expect(begun.slice.brought).toEqual(['chapel', 'pentagram-chamber']);
    begun.choose('use invoke pentagram-chamber');
    expect(begun.monster(GOD)?.room).toBe('pentagram-chamber');
  });

  test('BH-h33-R BH169: that it was called all see, how often it has to be the traitor alone', () => {
    const begun = house(HEARD);
    begun.choose('go chapel', 'use invoke chapel');
    expect(begun.viewOf('1').marks).toContainEqual({ on: 'haunt', word: 'calls', value: 1 });
    expect(begun.viewOf('0').goal?.next).toMatchObject({ kind: 'invoke', facts: { done: 1, of: 5 } });
    expect(begun.viewOf('1').goal?.next.facts).toEqual({ room: { term: 'rooms.chapel' } });
    const told = begun.G.journal?.find(({ kind }) => kind === 'task-done');
    expect([told?.facts.of, told?.secret]).toEqual([undefined, { '0': { of: 5 } }]);
  });
});

describe('the Elder God', () => {
  test('BH-h33-R BH-h33-D2: the fifth call brings it where the traitor stands, who dies of it; the Book drops there', () => {
    const early = house(HEARD, { rooms: ['chapel', 'entrance-hall', 'entrance-hall'] });
    called(early, 3).choose('use invoke chapel');
    expect([early.monster(GOD), early.G.explorers[0]?.life]).toEqual([undefined, 'alive']);
    const begun = summoned();
    expect(begun.G.explorers[0]?.life).toBe('dead');
    expect([begun.monster(GOD)?.room, bookIn(begun), begun.G.outcome]).toEqual(['chapel', 'chapel', null]);
    expect(begun.told).toEqual(expect.arrayContaining(['summoned', 'monster-comes', 'die']));
    const death = begun.G.journal?.find(({ kind }) => kind === 'die');
    expect(death).toMatchObject({ facts: { of: { term: 'haunts.33.monsters.elder-god' } } });
  });

  test('BH-h33-K4: what a hero has by then stays in those hands', () => {
    const begun = house([...HEARD, 0, 0], {
      rooms: ['chapel', 'entrance-hall', 'entrance-hall'],
      traits: [{ knowledge: 7 }],
    });
    begun.run([{ do: 'hand-over', seat: '0', card: 'book', to: '1', how: 'steal' }]);
    called(begun, 4).choose('use invoke chapel');
    expect(begun.monster(GOD)?.room).toBe('chapel');
    expect([begun.cardsOf('1'), bookIn(begun)]).toEqual([['book'], undefined]);
  });

  test('BH-h33-D2 BH-g14: it moves from the next turn of the traitor on, by as many dice as there are players', () => {
    const begun = summoned([1, 1, 0]);
    expect([begun.asked, begun.dice.length]).toEqual(['1 turn', 3]);
    begun.choose('end', 'end');
    expect(begun.asked).toBe('0 monster');
    expect(begun.monster(GOD)).toMatchObject({ turn: 'monsters', spaces: 2 });
  });

  test('BH-h33-M: Speed by the players, Might 12, Sanity 7', () => {
    const four = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom'];
    for (const explorers of [four.slice(0, 3), four])
      expect(summoned([], { explorers }).viewOf('1').values.m1).toEqual({
        speed: explorers.length,
        might: 12,
        sanity: 7,
      });
  });

  test('BH-h33-D2: eight dice in attack and in defence; beaten in either it is stunned', () => {
    const begun = summoned([...STILL.slice(0, 3), ...Array<number>(8).fill(0), 2, 2, 2]);
    begun.put('1', 'chapel').choose('end', 'end');
    expect(begun.optionOf('attack m1 1 might')?.odds).toMatchObject({ dice: 8 });
    begun.choose('attack m1 1 might');
    expect([begun.dice, begun.monster(GOD)?.stunned]).toEqual([[], 1]);
    const struck = summoned([2, 2, 2, ...STILL], { traits: [{}, { might: 3 }] });
    struck.bring('1', 'chapel');
    struck.choose('attack m1 might');
    expect([struck.dice, struck.monster(GOD)?.stunned]).toEqual([[], 1]);
  });

  test('BH-h33-K8 BH-spirit-board: before that turn no card draws it out of its room', () => {
    const pulled = (begun: House) => {
      begun.run([ownStep('card:spirit-board/monsters', { seat: '1' })], '1');
      return begun.asked;
    };
    const begun = summoned([0, 0, 0]);
    expect(pulled(begun)).toBe('1 turn');
    begun.choose('end', 'end', 'end m1');
    expect([begun.asked, pulled(begun)]).toEqual(['1 turn', '0 pick']);
  });

  test('BH-h33-R: once it has come nobody calls any more, and its number is told to nobody', () => {
    const begun = summoned();
    expect(begun.viewOf('0').goal?.next).toEqual({ kind: 'hunt', facts: { left: 2 } });
  });
});

describe('the end of the Book', () => {
  const withBookIn = (room: string): More => ({
    cards: [[], ['book']],
    rooms: ['foyer', room, 'entrance-hall'],
  });

  test.each(['furnace-room', 'chasm 1', 'chasm 3'])(
    'BH-h33-H BH-h33-D4: a hero destroys it in the %s for a step',
    (room) => {
      const begun = house([], withBookIn(room));
      untilTurnOf(begun, '1');
      expect(begun.optionOf('use destroy-book')?.cost).toBe(1);
      begun.choose('use destroy-book');
      expect(begun.G.turn.spent).toBe(1);
      expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
      expect([begun.G.gone, begun.cardsOf('1'), begun.told.includes('book-destroyed')]).toEqual([
        ['book'],
        [],
        true,
      ]);
    },
  );

  test('BH-book BH38 BH152: whoever destroys it loses what it gave; the last hero who dies of that has lost', () => {
    const destroyed = (knowledge: number, isAlone: boolean) => {
      const begun = house([], { ...withBookIn('furnace-room'), traits: [{}, { knowledge }] });
      if (isAlone) begun.run([{ do: 'die', seat: '2' }]);
      untilTurnOf(begun, '1');
      begun.choose('use destroy-book');
      return [begun.G.explorers[1]?.traits.knowledge, begun.G.outcome?.side];
    };
    expect(destroyed(5, true)).toEqual([3, 'heroes']);
    expect(destroyed(2, false)).toEqual([0, 'heroes']);
    expect(destroyed(2, true)).toEqual([0, 'traitor']);
  });

  test('BH-h33-H: nowhere else, by nobody else, and not without it', () => {
    const elsewhere = house([], withBookIn('basement-landing'));
    untilTurnOf(elsewhere, '1');
    const without = house([], { ...withBookIn('furnace-room'), cards: [['book']] });
    untilTurnOf(without, '1');
    const traitor = house([], { rooms: ['furnace-room', 'foyer', 'foyer'] });
    for (const begun of [elsewhere, without, traitor])
      expect(begun.optionOf('use destroy-book')).toBeUndefined();
  });

  test('BH-h33-D4: with no step left it is not done, and it is said why', () => {
    const begun = house([], withBookIn('furnace-room'));
    untilTurnOf(begun, '1');
    begun.run([{ do: 'spend', seat: '1', cost: 9 }], '1');
    expect(begun.optionOf('use destroy-book')?.not).toEqual({ reason: 'no-steps', clause: 'BH-h33' });
    const drawn = house([], withBookIn('furnace-room'));
    untilTurnOf(drawn, '1');
    drawn.G.turn.isMovementOver = true;
    expect(drawn.optionOf('use destroy-book')?.not?.reason).toBe('no-steps');
  });

  test('BH-h33-K2 BH33: it is its use of the turn: what was picked up in it is destroyed in the next', () => {
    const begun = house([1], withBookIn('furnace-room'));
    begun.run([{ do: 'drop', seat: '1', card: 'book' }]);
    untilTurnOf(begun, '1');
    begun.choose('take book');
    expect(begun.optionOf('use destroy-book')?.not).toEqual({ reason: 'book-moved', clause: 'BH-h33' });
    begun.G.explorers[1]?.cards.push('armor');
    untilTurnOf(begun, '0');
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toContain('use destroy-book');
  });
});

describe('how it ends', () => {
  test('BH-h33-H: the traitor dies before it has come: the heroes have won', () => {
    const begun = house([...Array<number>(6).fill(2), ...STILL.slice(0, 5)], {
      traits: [{ might: 3 }, {}, { might: 7 }],
      rooms: ['foyer', 'entrance-hall', 'foyer'],
    });
    untilTurnOf(begun, '2');
    begun.choose('attack 0 might', 'answer harm');
    while (begun.asked.startsWith('0')) begun.choose(begun.choices[0] ?? '');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h33-H BH38: so they have where the traitor dies of losing the Book', () => {
    const begun = house([], { traits: [{ knowledge: 2 }], cards: [['book']] });
    const explorer = begun.G.explorers[0];
    if (explorer !== undefined) explorer.traits.knowledge = 2;
    begun.run([{ do: 'hand-over', seat: '0', card: 'book', to: '1', how: 'steal' }]);
    expect([explorer?.life, begun.G.outcome?.side]).toEqual(['dead', 'heroes']);
  });

  test('BH-h33-K1: the traitor’s death by it wins nothing; the Book, carried off from under it, does', () => {
    const begun = house([...HEARD, ...HEARD, ...HEARD, ...HEARD, ...HEARD, 0, 0, 0]);
    begun.choose('go chapel', ...Array<string>(3).fill('use invoke chapel'), 'end', 'end', 'end');
    begun.choose('use invoke chapel', 'use invoke chapel');
    expect([begun.asked, begun.G.outcome, begun.viewOf('1').goal?.next.kind]).toEqual([
      '1 turn',
      null,
      'fetch',
    ]);
    begun.choose('go chapel', 'take book', 'go stairs-from-basement', 'end', 'end');
    expect(begun.viewOf('1').goal?.next).toEqual({
      kind: 'destroy',
      facts: { room: { term: 'rooms.furnace-room' } },
    });
    begun.choose('go m1 foyer', 'go furnace-room', 'use destroy-book');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('BH-h33-T: all heroes are dead: the traitor has won, though eaten', () => {
    const blow = [...Array<number>(8).fill(2)];
    const begun = summoned([0, 0, 0, ...blow, 0, 0, 0, 0, 0, 0, 0, ...blow, 0, 0, 0, 0, 0, 0, 0], {
      rooms: ['chapel', 'foyer', 'foyer'],
      traits: [{}, { might: 1, speed: 1 }, { might: 1, speed: 1 }],
    });
    for (const victim of ['1', '2']) {
      while (!begun.asked.endsWith('monster')) begun.choose('end');
      if (victim === '1') begun.choose('go m1 foyer');
      begun.choose(`attack m1 ${victim} might`);
      while (begun.asked.endsWith('split')) begun.choose(begun.choices[0] ?? '');
    }
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
  });
});

describe('BH-h33: what to do next', () => {
  const heroes = (begun: House) => begun.viewOf('1').goal;
  const traitor = (begun: House) => begun.viewOf('0').goal;
  const at = (room: string) => ({ facts: { room: { term: `rooms.${room}` } } });

  test('the heroes go for the traitor as long as the Book is there', () => {
    expect(heroes(house())).toMatchObject({ next: { kind: 'stop' }, prey: ['0'], own: { '2': ['foyer'] } });
  });

  test('whoever is nearest fetches it off the floor; whoever has it takes it to where it is destroyed, or looks for that', () => {
    const rooms = ['chapel', 'foyer', 'basement-landing'];
    const lying = house([], { rooms });
    lying.run([{ do: 'drop', seat: '0', card: 'book' }]);
    expect(heroes(lying)).toMatchObject({
      next: { kind: 'fetch', ...at('chapel') },
      own: { '1': ['chapel'], '2': ['chapel'] },
    });
    const far = house([], { rooms: ['chapel', 'basement-landing', 'foyer'], cards: [] });
    far.run([{ do: 'fetch', seat: '1', card: 'book' }]);
    expect(heroes(far)).toMatchObject({
      next: { kind: 'destroy', ...at('furnace-room') },
      own: { '1': ['furnace-room', 'chasm'], '2': ['chapel'] },
    });
    const nowhere = house([], { tiles: TILES.slice(0, 2), cards: [[], ['book']] });
    expect(heroes(nowhere)).toMatchObject({
      next: { kind: 'find-pit' },
      own: { '1': [], '2': ['foyer'] },
      floors: ['basement'],
    });
  });

  test('when it has come they keep out of its way, but for one who fetches the Book', () => {
    const begun = summoned([], { rooms: ['chapel', 'foyer', 'basement-landing'] });
    const { own = {}, prey } = heroes(begun) ?? {};
    expect([own['1'], prey]).toEqual([['chapel'], undefined]);
    expect(own['2']).toContain('furnace-room');
    expect(own['2']).not.toContain('chapel');
    const unknown = summoned([], { tiles: TILES.slice(0, 1) });
    expect(heroes(unknown)?.own).toMatchObject({ '2': [] });
  });

  test('the nearer the Book is to its end the better for the heroes', () => {
    const progress = (begun: House) => heroes(begun)?.progress ?? 0;
    const held = (room: string) =>
      progress(house([], { cards: [[], ['book']], rooms: ['foyer', room, 'foyer'] }));
    const lying = house();
    lying.run([{ do: 'drop', seat: '0', card: 'book' }]);
    const ladder = [progress(house()), progress(lying), held('foyer'), held('furnace-room')];
    expect([...ladder].sort((a, b) => a - b)).toEqual(ladder);
    expect(new Set(ladder).size).toBe(ladder.length);
  });

  test('BH169: how far the heroes are tells nothing of how often it has to be called', () => {
    expect(heroes(called(house(), 4))).toEqual(heroes(house()));
  });

  test('the traitor brings it to where it is read, reads it, wins it back where it has to be brought yet', () => {
    expect(traitor(house())).toMatchObject({
      next: { kind: 'carry', facts: { room: { term: 'rooms.chapel' } } },
      rooms: ['chapel'],
    });
    const robbed = house([], { cards: [[], ['book']] });
    expect(traitor(robbed)).toMatchObject({ next: { kind: 'recover', ...at('entrance-hall') }, prey: ['1'] });
    robbed.run([{ do: 'drop', seat: '1', card: 'book' }]);
    expect(traitor(robbed)).toMatchObject({ next: { kind: 'recover' }, rooms: ['entrance-hall'] });
    const begun = house([], { rooms: ['chapel', 'foyer', 'foyer'], traits: [{ knowledge: 7 }] });
    begun.run([{ do: 'hand-over', seat: '0', card: 'book', to: '1', how: 'steal' }]);
    expect(traitor(begun)).toMatchObject({ next: { kind: 'invoke', ...at('chapel') }, rooms: ['chapel'] });
  });

  test('with neither of the two rooms in the house the traitor looks for one', () => {
    const begun = house([], { tiles: [], isStackShort: true });
    begun.choose('answer chapel');
    expect([begun.asked, traitor(begun)]).toMatchObject([
      '0 turn',
      { next: { kind: 'find-site' }, rooms: [] },
    ]);
  });

  test('it goes for all heroes, but first for whoever has the Book', () => {
    const begun = summoned();
    expect(traitor(begun)?.prey).toEqual(['1', '2']);
    begun.run([{ do: 'fetch', seat: '2', card: 'book' }]);
    expect(traitor(begun)?.prey).toEqual(['2']);
  });
});

test.each(['heroes', 'traitor'])('BH-h33: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('33', [side])).toHaveProperty([side]);
});
