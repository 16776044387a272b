import { policyWith } from '@games/betrayal/bot/policy';
import type { State } from '@games/betrayal/haunts/31-airborne/state';
import type { Trait } from '@games/betrayal/rules/components';
import { consult } from '@games/betrayal/rules/things';
import { createTranslator } from 'next-intl';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import type { Laid } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { wordsIn } from '../words';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

const CHUTE = '31:parachute.1';
const SECOND = '31:parachute.2';
const FOUR = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'madame-zostra'];
const SIX = [...FOUR, 'jenny-leclerc', 'father-rhinehardt'];
const HALL = 'entrance-hall';
/** Omen rooms, and ways out besides the Entrance Hall. */
const GALLERY: Laid = ['gallery', 'upper', 0, -1];
const KITCHEN: Laid = ['kitchen', 'ground', 1, 1];
const ELEVATOR = 'mystic-elevator';

const house = (more: More = {}): House => hauntedHouse<State>(31, more);

/** A Parachute has been found, and is held by this seat. */
const holding = (seat: string, more: More = {}, card = CHUTE): House => {
  const begun = house(more);
  begun.G.explorers[Number(seat)]?.cards.push(card);
  return begun.set({ emptied: [...begun.slice.emptied, `room ${card}`] });
};
/** It is the turn of a seat. */
const turnOf = (begun: House, seat: string): House => {
  begun.reload(...Array<number>(8).fill(1));
  untilTurnOf(begun, seat);
  begun.reload();
  return begun;
};
const lives = ({ G }: House) => G.explorers.map(({ life }) => life);
const tileOf = ({ G }: House, room: string) => G.tiles.find((tile) => tile.room === room);
const piles = ({ G }: House) => G.piles.map(({ room, cards }) => [room, ...cards]);
const notOf = (begun: House, name: string) => begun.optionOf(name)?.not?.reason;
const marksOf = (begun: House, word: string) =>
  begun
    .viewOf('1')
    .marks.filter((mark) => mark.word === word)
    .map(({ on, value, of }) => [on, ...(value === undefined ? [] : [value, of])]);
const factsOf = (begun: House, kind: string) =>
  journalFor(begun.G.journal ?? [], '1').findLast((line) => line.kind === kind)?.facts;
/** Both throw for it: the attacker so much, and the other. */
const contest = (begun: House, trait: Trait, [one, a]: [string, number], [other, b]: [string, number]) => {
  begun.load(one, trait, a);
  begun.load(other, trait, b);
  begun.choose(`use contest ${other} ${trait}`);
};
const weightsOf = (begun: House, seat: string): Record<string, number> => {
  const view = begun.viewOf(seat);
  const weights = policyWith(begun.box)(view, {} as Ctx, view.choices);
  return Object.fromEntries(
    view.choices.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
  );
};
const bestOf = (begun: House, seat: string): string =>
  Object.entries(weightsOf(begun, seat)).reduce((a, b) => (b[1] > a[1] ? b : a))[0];
const nextOf = (begun: House, seat: string) => begun.viewOf(seat).goal?.next;

describe('what begins', () => {
  test('BH-h31-S BH-g15: nobody is the traitor, each is alone, and left of the revealer begins; there are no monsters', () => {
    const begun = house({ revealer: '1' });
    expect(begun.G.haunt).toMatchObject({
      traitor: null,
      kind: 'each',
      sides: ['0', '1', '2'],
      isOpen: true,
    });
    expect([begun.asked, begun.G.monsters]).toEqual(['2 turn', []]);
  });

  test.each([
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('BH-h31-S: for %d players there are %d Parachutes', (players, count) => {
    const begun = house({ explorers: [...SIX].slice(0, players) });
    expect(marksOf(begun, 'unfound')).toEqual([['haunt', count, count]]);
  });

  test('BH-h31-S: the basement is out of the game, with its tokens; whoever is upstairs stays where they are', () => {
    const begun = house({
      tiles: [['crypt', 'basement', 1, 0, 3]],
      tokens: [
        { token: 'slide', room: 'crypt', side: null },
        { token: 'closet', room: HALL, side: null },
      ],
      rooms: [HALL, 'foyer', 'upper-landing'],
    });
    expect(begun.G.tiles.some(({ floor }) => floor === 'basement')).toBe(false);
    expect(begun.G.gone).toEqual(expect.arrayContaining(['basement-landing', 'crypt']));
    expect(begun.G.stack).not.toEqual(expect.arrayContaining(['crypt']));
    expect(begun.tokens).toEqual(['closet in entrance-hall']);
    expect(['0', '1', '2'].map((seat) => begun.placeOf(seat))).toEqual([HALL, 'foyer', 'upper-landing']);
  });

  test('BH-h31-S: the Stairs from the Basement go with it, and the Foyer leads nowhere down', () => {
    const begun = house({
      tiles: [['stairs-from-basement', 'basement', 1, 0, 1]],
      rooms: ['foyer', 'foyer', 'foyer'],
    });
    expect(tileOf(begun, 'stairs-from-basement')).toBeUndefined();
    expect(begun.of('go ')).toEqual(expect.not.arrayContaining(['go stairs-from-basement']));
  });
});

describe('who was in the basement', () => {
  const below: More = { rooms: ['basement-landing', HALL, HALL], stack: ['tower'] };

  test('BH-h31-S BH-h31-D4: comes up in the Elevator, out of the stack, at a doorway of the ground floor that the revealer chooses', () => {
    const begun = house({ ...below, revealer: '1' });
    expect(begun.asked).toBe('1 doorway');
    expect(new Set(begun.choices.map((one) => one.split(' ')[1]))).toEqual(new Set([HALL, 'foyer']));
    begun.choose('answer foyer 0');
    expect(tileOf(begun, ELEVATOR)).toMatchObject({ floor: 'ground', x: 1, y: -1 });
    expect([begun.placeOf('0'), begun.asked]).toEqual([ELEVATOR, '2 turn']);
    expect(begun.G.stack).not.toContain(ELEVATOR);
    expect(begun.told).not.toContain('roll');
  });

  test('BH-h31-D4: somebody else than the revealer is enough; with nobody and nothing down there the Elevator stays in the stack', () => {
    expect(house({ rooms: [HALL, HALL, 'basement-landing'] }).asked).toBe('0 doorway');
    const begun = house();
    expect([begun.asked, begun.G.stack.includes(ELEVATOR)]).toEqual(['1 turn', true]);
  });

  test('BH-h31-D4: an Elevator that lies upstairs or on the ground floor stays as it is, where nobody is below', () => {
    const begun = house({ tiles: [[ELEVATOR, 'upper', 0, -1, 2]] });
    expect([begun.asked, tileOf(begun, ELEVATOR)?.floor]).toEqual(['1 turn', 'upper']);
  });

  test('BH-h31-D4: somebody below, and it comes from wherever it was, with whoever is in it', () => {
    const begun = house({
      tiles: [[ELEVATOR, 'upper', 0, -1, 2]],
      rooms: ['basement-landing', ELEVATOR, HALL],
    });
    expect(begun.asked).toBe('0 doorway');
    begun.choose('answer entrance-hall 2');
    expect(tileOf(begun, ELEVATOR)).toMatchObject({ floor: 'ground', x: 2, y: 1 });
    expect([begun.placeOf('0'), begun.placeOf('1')]).toEqual([ELEVATOR, ELEVATOR]);
  });

  test('BH-h31-D4: on the ground floor the doorway is free at which it lay, and none is its own', () => {
    const begun = house({ tiles: [[ELEVATOR, 'ground', 1, -1, 2]], rooms: ['basement-landing'] });
    expect(begun.choices).toContain('answer foyer 0');
    expect(begun.choices.some((one) => one.includes(ELEVATOR))).toBe(false);
  });

  test('BH-h31-D4: lying in the basement itself is enough', () => {
    const begun = house({ tiles: [[ELEVATOR, 'basement', 0, -1, 2]] });
    begun.choose('answer foyer 2');
    expect(tileOf(begun, ELEVATOR)).toMatchObject({ floor: 'ground', x: 1, y: 1 });
    expect(begun.G.gone).not.toContain(ELEVATOR);
  });

  test('BH-h31-D4: with no doorway on the ground floor it goes to the upper one', () => {
    const begun = house();
    begun.G.tiles = begun.G.tiles.filter(({ floor }) => floor === 'upper');
    begun.G.tiles.push(
      { room: 'basement-landing', floor: 'basement', x: 0, y: 0, turn: 0, isLost: false },
      { room: 'grand-staircase', floor: 'ground', x: 0, y: 0, turn: 0, isLost: false },
      { room: 'coal-chute', floor: 'ground', x: 1, y: 0, turn: 3, isLost: false },
      { room: HALL, floor: 'ground', x: 0, y: 5, turn: 0, isLost: true },
    );
    for (const seat of ['0', '1', '2']) begun.put(seat, 'basement-landing');
    begun.G.agenda = [{ do: 'turn', seat: '0' }];
    begun.run([{ do: 'set-up' }], '0');
    expect(begun.asked).toBe('0 doorway');
    expect(new Set(begun.choices.map((one) => one.split(' ')[1]))).toEqual(new Set(['upper-landing']));
  });

  test('BH-h31-D9: what lay in the basement lies in the Elevator', () => {
    const begun = house();
    begun.G.tiles.push({ room: 'crypt', floor: 'basement', x: 0, y: 0, turn: 0, isLost: false });
    begun.G.piles.push({ room: 'crypt', side: null, cards: ['axe', 'bell'] });
    begun.G.agenda = [{ do: 'turn', seat: '0' }];
    begun.run([{ do: 'set-up' }], '0');
    begun.choose('answer foyer 0');
    expect(piles(begun)).toEqual([[ELEVATOR, 'axe', 'bell']]);
  });

  test('BH-h31-K1: where no doorway is left anywhere an Elevator upstairs stays, and all come to it', () => {
    const begun = house();
    begun.G.tiles = [
      { room: HALL, floor: 'ground', x: 0, y: 5, turn: 0, isLost: true },
      { room: 'coal-chute', floor: 'upper', x: 0, y: 0, turn: 2, isLost: false },
      { room: 'attic', floor: 'upper', x: 0, y: 1, turn: 0, isLost: true },
      { room: ELEVATOR, floor: 'upper', x: 0, y: -1, turn: 2, isLost: false },
      { room: 'basement-landing', floor: 'basement', x: 0, y: 0, turn: 0, isLost: false },
    ];
    for (const seat of ['0', '1', '2']) begun.put(seat, 'basement-landing');
    begun.G.stack = begun.G.stack.filter((room) => room !== ELEVATOR);
    begun.G.agenda = [{ do: 'turn', seat: '0' }];
    begun.run([{ do: 'set-up' }], '0');
    expect([tileOf(begun, ELEVATOR), begun.placeOf('0')]).toEqual([
      { room: ELEVATOR, floor: 'upper', x: 0, y: -1, turn: 2, isLost: false },
      ELEVATOR,
    ]);
  });

  test('BH-h31-K1: … one in the basement goes with it, and all come to the Entrance Hall', () => {
    const begun = house();
    begun.G.tiles = [
      { room: HALL, floor: 'ground', x: 0, y: 5, turn: 0, isLost: true },
      { room: 'basement-landing', floor: 'basement', x: 0, y: 0, turn: 0, isLost: false },
      { room: ELEVATOR, floor: 'basement', x: 0, y: -1, turn: 2, isLost: false },
    ];
    for (const seat of ['0', '1', '2']) begun.put(seat, ELEVATOR);
    begun.G.stack = begun.G.stack.filter((room) => room !== ELEVATOR);
    begun.G.agenda = [{ do: 'turn', seat: '0' }];
    begun.run([{ do: 'set-up' }], '0');
    expect([tileOf(begun, ELEVATOR), begun.G.gone.includes(ELEVATOR), begun.placeOf('0')]).toEqual([
      undefined,
      true,
      HALL,
    ]);
  });

  test('BH-h31-K1: … out of the stack it goes back there, and all come to the Entrance Hall', () => {
    const begun = house();
    begun.G.tiles = [
      { room: HALL, floor: 'ground', x: 0, y: 5, turn: 0, isLost: true },
      { room: 'basement-landing', floor: 'basement', x: 0, y: 0, turn: 0, isLost: false },
    ];
    for (const seat of ['0', '1', '2']) begun.put(seat, 'basement-landing');
    begun.G.agenda = [{ do: 'turn', seat: '0' }];
    begun.run([{ do: 'set-up' }], '0');
    expect([tileOf(begun, ELEVATOR), begun.G.stack.includes(ELEVATOR), begun.placeOf('0')]).toEqual([
      undefined,
      true,
      HALL,
    ]);
  });
});

describe('the search', () => {
  const there: More = { tiles: [GALLERY], rooms: [HALL, 'gallery', HALL] };

  test('BH-h31-H BH-h31-D7: in an omen room, by Knowledge or Speed, 4 or more: a Parachute, and the movement is over', () => {
    const begun = house(there);
    expect(begun.of('use search')).toEqual(['use search knowledge', 'use search speed']);
    expect(begun.optionOf('use search speed')).toMatchObject({ odds: { from: 4, dice: 5 } });
    begun.load('1', 'knowledge', 4);
    begun.choose('use search knowledge');
    expect([begun.cardsOf('1'), begun.slice.emptied]).toEqual([[CHUTE], ['gallery']]);
    expect([begun.asked, begun.of('go '), begun.of('discover ')]).toEqual(['1 turn', [], []]);
    expect(factsOf(begun, 'parachute-found')).toMatchObject({ left: 0 });
  });

  test('BH-h31-H BH-h31-D7: by 3 nothing; it costs no space, and there is one try a turn, whatever is rolled', () => {
    const begun = house(there);
    begun.load('1', 'speed', 3);
    begun.choose('use search speed');
    expect([begun.cardsOf('1'), begun.told.at(-1), begun.G.turn.spent]).toEqual([[], 'task-failed', 0]);
    expect(['speed', 'knowledge'].map((trait) => notOf(begun, `use search ${trait}`))).toEqual([
      'searched',
      'searched',
    ]);
    expect(begun.of('go ').length).toBeGreaterThan(0);
    untilTurnOf(begun, '2');
    untilTurnOf(begun, '1');
    expect(begun.of('use search')).toHaveLength(2);
  });

  test('BH-h31-D7: a room is used by the find, not by the try: there is one in each', () => {
    const more: More = { ...there, explorers: FOUR };
    const begun = house(more).set({ emptied: ['kitchen'] });
    expect(begun.of('use search')).toHaveLength(2);
    begun.set({ emptied: ['gallery'] });
    expect([begun.of('use search'), notOf(begun, 'use search speed')]).toEqual([[], 'emptied']);
    expect(marksOf(begun, 'emptied')).toEqual([[{ room: 'gallery' }]]);
    expect(marksOf(begun, 'search')).toEqual([]);
    expect(marksOf(begun, 'unfound')).toEqual([['haunt', 1, 2]]);
  });

  test('BH-h31-D8: when the last is found nobody searches any more, nor is a room marked for it', () => {
    const begun = house({ tiles: [GALLERY, KITCHEN], rooms: [HALL, 'gallery', HALL] });
    expect(marksOf(begun, 'search')).toEqual([[{ room: 'gallery' }], [{ room: 'kitchen' }]]);
    begun.set({ emptied: ['kitchen'] });
    expect([begun.optionOf('use search speed'), marksOf(begun, 'search')]).toEqual([undefined, []]);
    // Nobody is sent to another omen room from where the last one was, either.
    begun.set({ emptied: ['gallery'] });
    expect(begun.optionOf('use search speed')).toBeUndefined();
  });

  test('BH-h31-K7: elsewhere than in an omen room there is nothing to search for', () => {
    const begun = house({ tiles: [['ballroom', 'ground', 1, 1]], rooms: [HALL, 'ballroom', HALL] });
    expect(begun.optionOf('use search speed')).toBeUndefined();
  });

  test('BH-h31-D5 BH-h31-K2: whoever has one does not search; the next one found is another', () => {
    const begun = holding('1', { ...there, explorers: FOUR });
    expect(begun.optionOf('use search speed')).toBeUndefined();
    const other = holding('0', { ...there, explorers: FOUR });
    other.load('1', 'speed', 5);
    other.choose('use search speed');
    expect([other.cardsOf('0'), other.cardsOf('1')]).toEqual([[CHUTE], [SECOND]]);
    expect(marksOf(other, 'holds')).toEqual([[{ seat: '0' }], [{ seat: '1' }]]);
  });

  test('BH-h31-K3: one that was found may be jumped with in that turn, but for the movement, which is over', () => {
    const begun = house({ tiles: [['balcony', 'upper', 0, -1]], rooms: [HALL, 'balcony', HALL] });
    begun.load('1', 'speed', 4);
    begun.choose('use search speed');
    expect(notOf(begun, 'use exit sanity')).toBe('movement-over');
  });
});

describe('a Parachute as a thing', () => {
  test('BH-h31-D5 BH-g6: it is picked up, dropped and traded like an item, and nobody takes a second one', () => {
    const begun = holding('1', { rooms: ['foyer', HALL, 'foyer'] });
    begun.G.piles.push({ room: HALL, side: null, cards: [SECOND, 'axe'] });
    begun.set({});
    expect([begun.of('take'), begun.of('drop')]).toEqual([['take axe'], [`drop ${CHUTE}`]]);
    begun.choose(`drop ${CHUTE}`);
    expect(begun.of('take')).toContain(`take ${SECOND}`);
  });

  test('BH-h31-D5: a dead one’s falls where they die, and somebody else may pick it up', () => {
    const begun = holding('0');
    begun.run([{ do: 'die', seat: '0' }], '1');
    expect(piles(begun)).toEqual([[HALL, CHUTE]]);
    expect(begun.of('take')).toEqual([`take ${CHUTE}`]);
    expect([begun.G.outcome, nextOf(begun, '1')?.kind]).toEqual([null, 'pick-up']);
    expect(bestOf(begun, '1')).toBe(`take ${CHUTE}`);
  });

  test('BH-h31-D12 BH58: an attack to hurt that is won by 2 and more robs any item, but not this one', () => {
    const begun = holding('0', { cards: [['bell', 'axe']] });
    begun.load('1', 'might', 6);
    begun.load('0', 'might', 1);
    begun.choose('attack 0 might');
    expect(begun.of('answer')).toEqual(['answer harm', 'answer bell', 'answer axe']);
  });

  test('BH-h31-D12: nor do the Gloves', () => {
    const begun = holding('0', { cards: [['bell'], ['pickpockets-gloves']] });
    expect(begun.of('use pickpockets-gloves')).toEqual(['use pickpockets-gloves 0 bell']);
  });
});

describe('the contest', () => {
  test.each<Trait>(['might', 'knowledge'])(
    'BH-h31-H BH-h31-D5: by %s, won by 1: the Parachute is the winner’s, nobody is hurt, the turn is over',
    (trait) => {
      const begun = holding('0');
      contest(begun, trait, ['1', 3], ['0', 2]);
      expect([begun.cardsOf('0'), begun.cardsOf('1'), begun.changes('0'), begun.changes('1')]).toEqual([
        [],
        [CHUTE],
        {},
        {},
      ]);
      expect([begun.asked, begun.told.filter((one) => one === 'steal')]).toEqual(['2 turn', ['steal']]);
    },
  );

  test('BH-h31-H BH-h31-D5: lost, the attacker is unhurt, and the turn is over', () => {
    const begun = holding('0');
    contest(begun, 'might', ['1', 1], ['0', 8]);
    expect([begun.cardsOf('0'), begun.changes('1'), begun.asked]).toEqual([[CHUTE], {}, '2 turn']);
    expect(begun.told).toContain('unhurt');
  });

  test('BH-h31-D10: a tie brings nothing, and the turn is over', () => {
    const begun = holding('0');
    contest(begun, 'knowledge', ['1', 4], ['0', 4]);
    expect([begun.cardsOf('0'), begun.asked]).toEqual([[CHUTE], '2 turn']);
  });

  test('BH-h31-D12: only with one who has it, and only by one who has none', () => {
    const begun = holding('0', { explorers: FOUR });
    expect(begun.of('use contest')).toEqual(['use contest 0 might', 'use contest 0 knowledge']);
    begun.G.explorers[1]?.cards.push(SECOND);
    begun.set({});
    expect(begun.of('use contest')).toEqual([]);
  });

  test('BH-h31-H: in the same place alone', () => {
    expect(holding('0', { rooms: ['foyer', HALL, HALL] }).of('use contest')).toEqual([]);
    const tower: Laid = ['tower', 'upper', 1, 0];
    expect(holding('0', { tiles: [tower], rooms: ['tower 1', 'tower 3'] }).of('use contest')).toEqual([]);
    expect(holding('0', { tiles: [tower], rooms: ['tower 1', 'tower 1'] }).of('use contest')).toHaveLength(2);
  });

  test('BH-h31-D12 BH-h31-D5: contest or attack, one of them a turn', () => {
    const begun = holding('0');
    begun.load('1', 'might', 3);
    begun.load('0', 'might', 3);
    begun.choose('attack 0 might');
    expect([begun.asked, begun.of('use contest')]).toEqual(['1 turn', []]);
    expect(['might', 'knowledge'].map((trait) => notOf(begun, `use contest 0 ${trait}`))).toEqual([
      'has-attacked',
      'has-attacked',
    ]);
    // The attack of the turn is gone, whatever became of the Parachute meanwhile.
    begun.G.turn.usedCards.push(CHUTE);
    begun.set({});
    expect(notOf(begun, 'use contest 0 might')).toBe('has-attacked');
  });

  test('BH-h31-D12 BH-h31-K4: a weapon helps it as an attack, and is used', () => {
    const begun = holding('0', { cards: [[], ['axe']] });
    expect(begun.of('use contest')).toContain('use contest 0 might axe');
    expect(begun.optionOf('use contest 0 might axe')?.label.kind).toBe('contest-with');
    begun.load('1', 'might', 5, 1);
    begun.load('0', 'might', 4);
    begun.choose('use contest 0 might axe');
    expect([begun.cardsOf('1'), begun.changes('0'), begun.dice]).toEqual([['axe', CHUTE], {}, []]);
  });

  test('BH-h31-D12: with a weapon nobody is fought for a Parachute who has none', () => {
    const begun = house({ cards: [[], ['axe']] });
    expect([begun.of('use contest'), begun.of('attack 0')]).toEqual([
      [],
      ['attack 0 might', 'attack 0 might axe'],
    ]);
    expect(holding('1', { cards: [[], ['axe']] }).of('use contest')).toEqual([]);
  });

  test('BH-h31-D12: with the Ring one attacks to hurt', () => {
    const begun = holding('0', { cards: [[], ['ring']] });
    expect([begun.of('use contest'), begun.of('attack 0')]).toEqual([
      ['use contest 0 might', 'use contest 0 knowledge'],
      ['attack 0 might', 'attack 0 sanity ring'],
    ]);
  });

  test('BH-h31-K10: somebody who dies before the dice lie loses no contest; the turn is over, and the Parachute lies there', () => {
    const begun = holding('0', { cards: [['idol']], traits: [{ sanity: 1 }] });
    begun.load('1', 'might', 3);
    begun.choose('use contest 0 might', 'answer idol');
    expect([lives(begun)[0], piles(begun), begun.cardsOf('1')]).toEqual([
      'dead',
      [[HALL, 'idol', CHUTE]],
      [],
    ]);
    expect(begun.asked).toBe('2 turn');
  });

  test('BH33 BH-h31-K4: one that has changed hands in this turn is not fought for', () => {
    const begun = holding('0');
    begun.G.turn.usedCards.push(CHUTE);
    begun.set({});
    expect([begun.of('use contest'), notOf(begun, 'use contest 0 might')]).toEqual([[], 'card-moved']);
  });

  test('BH-h31-H BH-g16: they may attack each other to hurt, as usual', () => {
    const begun = house();
    expect(begun.of('attack')).toEqual(['attack 0 might', 'attack 2 might']);
    begun.load('1', 'might', 6);
    begun.load('0', 'might', 5);
    begun.choose('attack 0 might');
    expect(begun.asked).toBe('0 split');
    begun.choose('answer 1');
    expect([begun.changes('0'), begun.asked]).toEqual([{ speed: -1 }, '1 turn']);
  });
});

describe('the way out', () => {
  const jump = (begun: House, seat: string, trait: Trait, total: number) => {
    begun.load(seat, trait, total);
    begun.choose(`use exit ${trait}`);
  };

  test.each<[string, Laid[]]>([
    [HALL, []],
    ['balcony', [['balcony', 'upper', 0, -1]]],
    ['tower 1', [['tower', 'upper', 1, 0]]],
    ['tower 3', [['tower', 'upper', 1, 0]]],
    ['coal-chute', [['coal-chute', 'ground', 1, -1, 2]]],
    ['collapsed-room', [['collapsed-room', 'ground', 1, -1]]],
  ])('BH-h31-H: from %s one gets out with a Parachute', (room, tiles) => {
    const begun = holding('1', { tiles, rooms: ['foyer', room, 'foyer'] });
    expect(begun.of('use exit')).toEqual(['use exit knowledge', 'use exit sanity']);
    expect(begun.optionOf('use exit sanity')).toMatchObject({ cost: 1, odds: { from: 4, dice: 3 } });
    expect(marksOf(begun, 'exit')).toContainEqual([{ room: room.split(' ')[0] }]);
  });

  test('BH-h31-H: from elsewhere not, and with none not', () => {
    expect(holding('1', { rooms: [HALL, 'foyer', HALL] }).optionOf('use exit sanity')).toBeUndefined();
    expect(holding('0').optionOf('use exit sanity')).toBeUndefined();
  });

  test('BH-h31-H: by 4 one is out, with all one has', () => {
    const begun = holding('1', { explorers: FOUR, cards: [[], ['bell']] });
    jump(begun, '1', 'knowledge', 4);
    expect([lives(begun), begun.asked]).toEqual([['alive', 'left', 'alive', 'alive'], '2 turn']);
    expect([begun.cardsOf('1'), begun.G.piles, begun.told.includes('leave')]).toEqual([
      ['bell', CHUTE],
      [],
      true,
    ]);
    expect(nextOf(begun, '1')?.kind).toBe('landed');
  });

  test('BH-h31-D2: by 3 one is not, the space is spent, and there is no more of it in this turn', () => {
    const begun = holding('1');
    begun.put('0', 'foyer').put('2', 'foyer');
    jump(begun, '1', 'sanity', 3);
    expect([begun.asked, begun.G.turn.spent, begun.told.at(-1)]).toEqual(['1 turn', 1, 'task-failed']);
    expect(['sanity', 'knowledge'].map((trait) => notOf(begun, `use exit ${trait}`))).toEqual([
      'jumped',
      'jumped',
    ]);
    expect(begun.of('go ').length).toBeGreaterThan(0);
    untilTurnOf(begun, '2');
    untilTurnOf(begun, '1');
    expect(begun.of('use exit')).toHaveLength(2);
  });

  test('BH-h31-D11 BH-g39: each other one in the room slows whoever jumps; as the first step it can always be tried', () => {
    const begun = holding('1');
    expect(begun.optionOf('use exit sanity')?.cost).toBe(3);
    begun.rate('1', { speed: 1 });
    expect(begun.optionOf('use exit sanity')).toMatchObject({ cost: 3 });
    begun.rate('0', { speed: 1 });
    const slow = holding('0', { revealer: '2', traits: [{ speed: 1 }] });
    expect(slow.optionOf('use exit sanity')?.cost).toBe(2);
    jump(slow, '0', 'sanity', 0);
    expect(slow.G.turn.spent).toBe(2);
  });

  test('BH-h31-D11: with fewer spaces left than it costs one is held up', () => {
    const begun = holding('1', { rooms: [HALL, 'foyer', HALL], traits: [{}, { speed: 1 }] });
    begun.choose('go entrance-hall');
    expect(begun.optionOf('use exit sanity')?.not).toMatchObject({
      reason: 'held-up',
      facts: { cost: 3, left: 2 },
    });
  });

  test.each([
    [
      'en',
      'Leaving costs 1 step, and you have 0 left',
      'Leaving costs 2 steps with others in the way, and you have 0 left',
    ],
    ['zh-Hant', '離開要花 1 步，你還有 0 步', '這裡有別人擋著，離開要花 2 步，你還有 0 步'],
  ] as const)(
    'BH-g39 BH-h31-D11: who has no steps left is told of others in the way where there are some: %s',
    (locale, alone, among) => {
      const say = createTranslator({
        locale,
        messages: wordsIn(locale, [31]) as never,
      }) as unknown as (id: string, facts: object) => string;
      const walkedTo = (other: string): string => {
        const begun = holding('1', {
          tiles: [['balcony', 'upper', 0, -1]],
          rooms: [other, 'upper-landing', 'balcony'],
          traits: [{}, { speed: 1 }],
        });
        begun.choose('go entrance-hall');
        const { reason = '', facts = {} } = begun.optionOf('use exit sanity')?.not ?? {};
        return say(`refusals.${reason}`, facts);
      };
      expect([walkedTo('balcony'), walkedTo(HALL)]).toEqual([alone, among]);
    },
  );

  test('BH-h31-D11 BH-h31-K5: a jump that has failed was the first step: the next one costs what others in the way make of it', () => {
    const begun = holding('1', {
      explorers: FOUR,
      rooms: [HALL, HALL, HALL, 'foyer'],
      traits: [{}, { speed: 2 }],
    });
    expect(begun.viewOf('1').values['1']?.speed).toBe(4);
    jump(begun, '1', 'sanity', 0);
    expect([begun.G.turn.spent, begun.of('go '), begun.of('discover ')]).toEqual([3, [], []]);
    const alone = holding('1', { rooms: ['foyer', HALL, 'foyer'] });
    jump(alone, '1', 'sanity', 0);
    expect(alone.of('go ')).toContain('go foyer');
  });

  test('BH33 BH-g40: jumping is a use of it: not in the turn in which it was picked up or given, nor is it given away after a try', () => {
    const begun = house();
    begun.G.piles.push({ room: HALL, side: null, cards: [CHUTE] });
    begun.set({ emptied: ['kitchen'] });
    begun.choose(`take ${CHUTE}`);
    expect(notOf(begun, 'use exit sanity')).toBe('card-moved');
    const tried = holding('1');
    jump(tried, '1', 'sanity', 0);
    expect(tried.of('drop')).toEqual([]);
  });

  test('BH140 BH-h31-K5: whoever can’t take a step can’t jump either', () => {
    const begun = holding('1');
    begun.load('1', 'might', 0);
    begun.draw('webs', '1');
    untilTurnOf(begun, '2');
    untilTurnOf(begun, '1');
    expect([begun.asked, begun.of('use exit'), begun.of('go ')]).toEqual(['1 turn', [], []]);
  });

  test('BH-h31-D11 BH87: each other one slows whoever leaves a room, on the same side of a barrier', () => {
    const begun = house();
    expect([begun.optionOf('go foyer')?.cost, begun.optionOf('discover entrance-hall 0')?.cost]).toEqual([
      3, 3,
    ]);
    begun.put('0', 'foyer');
    expect(begun.optionOf('go foyer')?.cost).toBe(2);
    const tower = house({ tiles: [['tower', 'upper', 1, 0]], rooms: ['tower 1', 'tower 3', 'tower 1'] });
    expect(tower.optionOf('go upper-landing')?.cost).toBe(1);
  });
});

describe('a house without a basement', () => {
  test('BH-h31-D3 BH11: one may stand in the Coal Chute, and go back', () => {
    const begun = house({ tiles: [['coal-chute', 'ground', 1, -1, 2]], rooms: [HALL, 'foyer', HALL] });
    begun.choose('go coal-chute');
    expect([begun.placeOf('1'), begun.asked]).toEqual(['coal-chute', '1 turn']);
    expect(begun.of('go ')).toContain('go foyer');
  });

  test('BH-h31-D3: whoever finds the Collapsed Room rolls for nothing, and nobody jumps down there', () => {
    const begun = house({
      rooms: ['grand-staircase', 'foyer', 'grand-staircase'],
      stack: ['collapsed-room'],
    });
    begun.choose('discover foyer 0');
    expect([begun.placeOf('1'), begun.asked, begun.of('use collapsed-room')]).toEqual([
      'collapsed-room',
      '1 turn',
      [],
    ]);
    expect(begun.told).not.toContain('roll');
  });

  test('BH-h31-D3 BH-h31-K6: where somebody has fallen before into the Elevator, nobody does any more', () => {
    const begun = house({
      tiles: [
        ['collapsed-room', 'ground', 1, -1],
        [ELEVATOR, 'basement', 0, -1, 2],
      ],
      tokens: [{ token: 'below-collapsed-room', room: ELEVATOR, side: null }],
      rooms: [HALL, 'collapsed-room', HALL],
    });
    begun.choose('answer foyer 2');
    expect([begun.tokens, begun.of('use collapsed-room')]).toEqual([[], []]);
  });

  test('BH-h31-D3 BH-h31-K6: from the ground floor a Mystic Slide leads nowhere, from the upper one to the ground', () => {
    const begun = house({ tokens: [{ token: 'slide', room: HALL, side: null }] });
    expect(begun.optionOf('use slide')).toBeUndefined();
    const upper = house({
      tokens: [{ token: 'slide', room: 'upper-landing', side: null }],
      rooms: [HALL, 'upper-landing', HALL],
    });
    expect(upper.of('use slide')).toEqual(['use slide']);
    // Whoever fails is not said to be hurt.
    expect(upper.optionOf('use slide')?.odds?.end).toBeUndefined();
    upper.load('1', 'might', 0);
    upper.choose('use slide');
    expect([upper.placeOf('1'), upper.asked, upper.changes('1')]).toEqual(['upper-landing', '1 turn', {}]);
  });

  test.each([0, 1])(
    'BH-h31-D4 BH94: by a roll of %d the Elevator stays where it is; a 0 hurts all the same',
    (total) => {
      const begun = house({ tiles: [[ELEVATOR, 'ground', 1, -1, 2]], rooms: [HALL, 'foyer', HALL] });
      begun.reload(total, 0, ...(total === 0 ? [0] : []));
      begun.choose(`go ${ELEVATOR}`);
      expect(tileOf(begun, ELEVATOR)).toMatchObject({ floor: 'ground', x: 1, y: -1 });
      expect([begun.placeOf('1'), begun.dice, lives(begun)[1]]).toEqual([ELEVATOR, [], 'alive']);
    },
  );

  test('BH-h31-D6: a tile for the basement alone is discarded, and the next one laid', () => {
    const begun = house({
      rooms: ['grand-staircase', 'foyer', 'grand-staircase'],
      stack: ['crypt', 'bloody-room'],
    });
    begun.choose('discover foyer 0');
    begun.choose(begun.choices[0] ?? '');
    expect([begun.placeOf('1'), begun.G.discards.map(({ room }) => room)]).toEqual([
      'bloody-room',
      ['crypt'],
    ]);
  });

  test('BH149: who is sent to a new room of the basement goes to the Entrance Hall', () => {
    const begun = house({ rooms: [HALL, 'foyer', HALL], dice: [0, 0, 0, 0, 0, 0, 0] });
    begun.draw('the-lost-one', '1');
    expect(begun.placeOf('1')).toBe(HALL);
  });
});

describe('how it ends', () => {
  const out = (begun: House, seat: string) => begun.run([{ do: 'leave', seat }], seat);

  test('BH-h31-D1 BH-h31-K8: with the last Parachute it is over: whoever jumped has won, who is inside is dead and has lost', () => {
    const begun = holding('1');
    begun.load('1', 'sanity', 4);
    begun.choose('use exit sanity');
    expect(begun.G.outcome).toEqual({ side: null, winners: ['1'], how: 'goal' });
    expect(lives(begun)).toEqual(['dead', 'left', 'dead']);
    expect(factsOf(begun, 'goes-down')).toMatchObject({ seats: { seats: ['0', '2'] } });
    // A haunt's title has killed nobody.
    expect(factsOf(begun, 'die')).toMatchObject({ known: 'no' });
    expect(begun.told.indexOf('goes-down')).toBeLessThan(begun.told.lastIndexOf('over-each'));
  });

  test('BH-h31-D1: as long as one is unfound, held or lying it goes on', () => {
    const unfoundOne = holding('1', { explorers: FOUR });
    out(unfoundOne, '1');
    expect(unfoundOne.G.outcome).toBeNull();
    const held = holding('1', { explorers: FOUR }).set({ emptied: ['kitchen', 'gallery'] });
    held.G.explorers[0]?.cards.push(SECOND);
    out(held, '1');
    expect(held.G.outcome).toBeNull();
    const lies = holding('1', { explorers: FOUR }).set({ emptied: ['kitchen', 'gallery'] });
    lies.G.piles.push({ room: 'foyer', side: null, cards: ['bell', SECOND] });
    out(lies, '1');
    expect([lies.G.outcome, lives(lies)]).toEqual([null, ['alive', 'left', 'alive', 'alive']]);
  });

  test('BH-h31-D1: several have won who have jumped one after the other', () => {
    const begun = holding('1', { explorers: FOUR }).set({ emptied: ['kitchen', 'gallery'] });
    begun.G.explorers[0]?.cards.push(SECOND);
    out(begun, '1');
    turnOf(begun, '0');
    out(begun, '0');
    expect(begun.G.outcome).toEqual({ side: null, winners: ['0', '1'], how: 'goal' });
  });

  test('BH-h31-D1: every living hero has left, though one is still hidden', () => {
    const begun = holding('1', { explorers: FOUR });
    begun.run(
      ['0', '2', '3'].map((seat) => ({ do: 'die', seat })),
      '1',
    );
    expect(begun.G.outcome).toBeNull();
    out(begun, '1');
    expect(begun.G.outcome).toEqual({ side: null, winners: ['1'], how: 'goal' });
    expect(begun.told).not.toContain('goes-down');
  });

  test('BH-h31-D1: the last one inside jumps with the last: nobody is left to go down, and what else lies about is none', () => {
    const begun = holding('1');
    begun.G.piles.push({ room: 'foyer', side: null, cards: ['bell'] });
    begun.run([{ do: 'die', seat: '0' }], '1');
    out(begun, '1');
    expect([begun.G.outcome?.winners, lives(begun)]).toEqual([['1'], ['dead', 'left', 'dead']]);
    const alone = holding('1');
    alone.run(
      ['0', '2'].map((seat) => ({ do: 'die', seat })),
      '1',
    );
    out(alone, '1');
    expect([alone.G.outcome?.winners, alone.told.includes('goes-down')]).toEqual([['1'], false]);
  });

  test('BH-h31-D1: the last inside dies after somebody has jumped: those outside have won', () => {
    const begun = holding('1', { explorers: FOUR });
    out(begun, '1');
    begun.run(
      ['0', '2', '3'].map((seat) => ({ do: 'die', seat })),
      '2',
    );
    expect(begun.G.outcome).toEqual({ side: null, winners: ['1'], how: 'goal' });
  });

  test('BH154 BH-h31-K11: when sixty rounds are over whoever has jumped has won all the same, and all others have lost', () => {
    const late = (begun: House) => {
      begun.G.round = 60;
      begun.settle();
      expect(begun.G.outcome).toBeNull();
      for (let turn = 0; turn < 4 && begun.G.outcome === null; turn++) begun.choose('end');
      return begun.G.outcome;
    };
    const begun = holding('1', { explorers: FOUR, rooms: ['foyer', HALL, 'foyer', 'foyer'] });
    out(begun, '1');
    expect(begun.G.outcome).toBeNull();
    expect(late(begun)).toEqual({ side: null, winners: ['1'], how: 'goal' });
    expect(late(house({ explorers: FOUR }))).toEqual({ side: null, winners: [], how: 'rounds' });
  });

  test('BH54: with everybody dead nobody has won', () => {
    const begun = house();
    begun.run(['0', '1', '2'].map((seat) => ({ do: 'die', seat })));
    expect(begun.G.outcome).toEqual({ side: null, winners: [], how: 'nobody' });
  });

  test('BH-h31-T: a line of moves: found, fought for, and out', () => {
    const begun = house({ tiles: [KITCHEN], rooms: ['foyer', 'kitchen', 'kitchen'] });
    begun.load('1', 'knowledge', 4);
    begun.choose('use search knowledge', 'end');
    contest(begun, 'might', ['2', 4], ['1', 1]);
    expect([begun.asked, begun.cardsOf('2')]).toEqual(['0 turn', [CHUTE]]);
    begun.choose('end', 'end');
    begun.put('2', HALL);
    begun.load('2', 'knowledge', 5);
    begun.choose('use exit knowledge');
    expect(begun.G.outcome?.winners).toEqual(['2']);
  });

  test('BH-h31: among bots it ends for some of them alone', () => {
    expect(winsAmongBots('31', ['each alone'])).toHaveProperty(['each alone']);
  });
});

describe('what is shown', () => {
  test.each(['rolls.search', 'rolls.jump-out'])(
    'BH-h31-H BH156: what helps a roll knows that %s takes 4',
    (what) => {
      const { at, slice } = house();
      const roll = { do: 'roll', seat: '1', trait: 'knowledge', use: 'task', what } as const;
      expect(consult({ ...at, hidden: slice }, 'hope', { roll }, undefined)).toBe(4);
    },
  );

  test('BH-h31-K9 BH-g26: all is open, and everybody reads the same', () => {
    const begun = holding('0', { tiles: [GALLERY], rooms: [HALL, 'gallery', HALL] });
    const seats = ['0', '1', '2', null];
    expect(new Set(seats.map((seat) => JSON.stringify(begun.shownTo(seat)))).size).toBe(1);
    expect(new Set(seats.map((seat) => JSON.stringify(begun.viewOf(seat).marks))).size).toBe(1);
  });
});

describe('what each makes for', () => {
  test('with a Parachute: the nearest way out, and out there at once', () => {
    const begun = holding('1', {
      tiles: [['balcony', 'upper', 0, -1]],
      rooms: ['grand-staircase', 'upper-landing', 'grand-staircase'],
    });
    expect(nextOf(begun, '1')).toMatchObject({ kind: 'jump', facts: { room: { term: 'rooms.balcony' } } });
    expect(bestOf(begun, '1')).toBe('go balcony');
    begun.choose('go balcony');
    expect(bestOf(begun, '1')).toMatch(/^use exit/);
  });

  test('without one: to the nearest omen room, and a search there', () => {
    const begun = house({ tiles: [KITCHEN, GALLERY], rooms: [HALL, 'grand-staircase', HALL] });
    expect(nextOf(begun, '1')).toMatchObject({ kind: 'search', facts: { left: 1, of: 1 } });
    expect(bestOf(begun, '1')).toBe('go kitchen');
    begun.choose('go kitchen');
    expect(bestOf(begun, '1')).toMatch(/^use search/);
  });

  test('with no omen room to be searched: through a door, on a floor that may have one', () => {
    const begun = house({ rooms: [HALL, 'foyer', HALL] });
    expect(nextOf(begun, '1')?.kind).toBe('find-rooms');
    expect(bestOf(begun, '1')).toMatch(/^discover/);
  });

  test('when all are found: after whoever has one, and at them', () => {
    const begun = holding('0', { rooms: [HALL, 'foyer', 'foyer'] });
    expect(nextOf(begun, '1')).toMatchObject({ kind: 'rob', facts: { holder: { seat: '0' } } });
    expect(bestOf(begun, '1')).toBe('go entrance-hall');
    begun.choose('go entrance-hall');
    expect(bestOf(begun, '1')).toBe('use contest 0 knowledge');
  });

  test('somebody within reach who is weaker is robbed before anything is searched for', () => {
    const begun = holding('0', {
      explorers: FOUR,
      tiles: [GALLERY],
      rooms: ['foyer', 'foyer', HALL, HALL],
      traits: [{ knowledge: 1 }, { knowledge: 8 }],
    });
    expect([nextOf(begun, '1')?.kind, bestOf(begun, '1')]).toEqual(['rob', 'use contest 0 knowledge']);
  });

  test('whoever has one goes round where others wait for it', () => {
    const begun = holding('1', {
      tiles: [['balcony', 'upper', 0, -1]],
      rooms: ['balcony', 'upper-landing', 'foyer'],
    });
    expect(begun.viewOf('1').goal?.avoid).toMatchObject({ balcony: expect.any(Number) });
  });

  test('among others who have one nobody has to fear for it', () => {
    const begun = holding('1', { explorers: FOUR, rooms: ['foyer', HALL, 'upper-landing', 'foyer'] });
    begun.G.explorers[2]?.cards.push(SECOND);
    begun.set({});
    expect(Object.keys(begun.viewOf('1').goal?.avoid ?? {})).toEqual(['foyer']);
  });

  test('whoever would lose it again to all the others who are there searches instead, and fights for it there the less', () => {
    const more: More = { explorers: FOUR, tiles: [KITCHEN] };
    const begun = holding('0', { ...more, rooms: ['foyer', 'foyer', 'foyer', 'foyer'] });
    expect(nextOf(begun, '1')?.kind).toBe('search');
    expect(weightsOf(begun, '1')['use contest 0 knowledge']).toBeLessThan(
      weightsOf(begun, '1')['go kitchen'] ?? 0,
    );
    const alone = holding('0', {
      ...more,
      rooms: ['foyer', 'foyer', HALL, HALL],
      traits: [
        { knowledge: 1, might: 1 },
        { knowledge: 8, might: 8 },
      ],
    });
    expect(nextOf(alone, '1')?.kind).toBe('rob');
  });

  test('whoever is nearer to the way out waits there for whoever has one', () => {
    const begun = holding('0', {
      tiles: [
        ['balcony', 'upper', 0, -1],
        ['bloody-room', 'upper', 0, -2],
      ],
      rooms: ['bloody-room', 'upper-landing', 'grand-staircase'],
    });
    expect(nextOf(begun, '1')).toMatchObject({ kind: 'rob', facts: { room: { term: 'rooms.balcony' } } });
  });

  test('where each is alone nobody heals a rival', () => {
    const begun = house({ cards: [[], ['medical-kit']], traits: [{ might: 1 }, { might: 1 }] });
    expect(begun.of('use medical-kit').length).toBeGreaterThan(1);
    const weights = weightsOf(begun, '1');
    expect(weights['use medical-kit 0']).toBeLessThan(0.05);
    expect(weights['use medical-kit 1']).toBeGreaterThan(1);
  });

  test('nobody hurts others for nothing', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'foyer'] });
    expect(weightsOf(begun, '1')['attack 2 might']).toBeLessThan(1);
  });
});
