import { box } from '@games/betrayal/box';
import { answer, settle, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import { optionsFor } from '@games/betrayal/rules/asking';
import { drawOption, playToHaunt } from '@games/betrayal/rules/lot';
import { firstState } from '@games/betrayal/rules/setup';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { betrayal } from '@games/betrayal/whole';
import type { Ctx } from '@/kit/action';
import { LOCALES } from '@/kit/entry';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { seatIDs } from '@/kit/seats';
import { houseOf, type Laid, ownStep } from './arrange';
import { allHaunts, hauntsOfToday } from './by-turns';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from './haunted';
import { hauntFile } from './words';

/** What a side has to reach is told to nobody else (BH156, BH169): neither by the journal nor by what waits. */

type House = HauntedHouse;

/** What each of them is told, the last of that kind: seats by their number, a spectator as null. */
const toldOf = ({ G }: Pick<House, 'G'>, kind: string, seats: readonly (string | null)[]) =>
  seats.map(
    (seat) =>
      journalFor(G.journal ?? [], seat)
        .filter((one) => one.kind === kind)
        .at(-1)?.facts,
  );

test('BH169 BH156 BH-exorcism: that a try has succeeded all see; how many are needed the heroes alone', () => {
  const begun = hauntedHouse(22, {
    cards: [['ring'], [], ['holy-symbol']],
    dice: [2, 2, 1, 0, 0, 0, 0],
    tiles: [['crypt', 'basement', 0, -1, 2]],
  });
  untilTurnOf(begun, '2');
  begun.choose('use exorcism holy-symbol');
  const task = { term: 'rolls.exorcism' };
  const all = ['0', '1', '2', null];
  expect(toldOf(begun, 'task-done', all)).toEqual([
    { task, done: 1, of: 3 },
    { task, done: 1 },
    { task, done: 1, of: 3 },
    { task, done: 1 },
  ]);
  untilTurnOf(begun, '0');
  begun.choose('use exorcism ring');
  expect(toldOf(begun, 'task-failed', all)).toEqual([{ task }, { task }, { task }, { task }]);
});

describe('BH172 BH-g17 BH-g26: how many wounds a monster has all see; how many it takes those alone whose line names it', () => {
  const hurt = (begun: House, kind: string): House => {
    const monster = begun.G.monsters.find((one) => one.kind === kind)?.id;
    begun.run([ownStep('haunt/wounded.hurt', { seat: monster ?? '', points: 1 })]);
    return begun;
  };
  const marked = (begun: House, seat: string | null) =>
    begun.viewOf(seat).marks?.filter(({ word }) => word === 'wounds') ?? [];
  const beginning = (number: number, more: Parameters<typeof hauntedHouse>[1] = {}): House => {
    const begun = hauntedHouse(number, more);
    return begun.untilTurn();
  };
  const dragons = () => hurt(beginning(15, { omen: 'spear' }), 'dragon');
  const lords = () => hurt(beginning(21), 'zombie-lord');
  const heads = () => {
    const begun = beginning(23, { omen: 'crystal-ball', cards: [['crystal-ball']] });
    begun.run([ownStep('haunt/appear', { by: '0', room: 'entrance-hall' })], '0');
    return hurt(begun, 'head');
  };

  test.each([
    ['15', dragons, 3],
    ['21', lords, 7],
    ['23', heads, 3],
  ] as const)('haunt %s: the heroes alone', (_, laid, of) => {
    const begun = laid();
    const eyes = ['0', '1', '2', null];
    const isHero = (seat: string | null) => seat !== null && begun.G.haunt?.sides[Number(seat)] === 'heroes';
    const told = toldOf(begun, 'wounded', eyes);
    expect(told.map((facts) => facts?.of)).toEqual(eyes.map((seat) => (isHero(seat) ? of : undefined)));
    expect(told.map((facts) => facts?.sum)).toEqual([1, 1, 1, 1]);
    for (const seat of eyes) expect(marked(begun, seat)).toEqual([expect.not.objectContaining({ of })]);
  });

  test('haunt 10: it stands in what both are told', () => {
    const begun = hurt(beginning(10, { omen: 'madman', cards: [['madman']] }), 'madman');
    for (const seat of ['0', '1', '2', null]) {
      expect(toldOf(begun, 'wounded', [seat])).toEqual([expect.objectContaining({ sum: 1, of: 5 })]);
      expect(marked(begun, seat)).toEqual([expect.objectContaining({ value: 1, of: 5 })]);
    }
  });

  test.each([
    [15, /as there are players kills|和玩家人數一樣多，牠就死/],
    [21, /7 points|7 點/],
    [23, /third|第三次|three times|三次/],
  ] as const)('nor does the traitor’s book of haunt %i say it', (number, pattern) => {
    for (const locale of LOCALES) {
      const { books } = hauntFile(number, locale) as { books: { traitor: object } };
      expect(JSON.stringify(books.traitor)).not.toMatch(pattern);
    }
  });
});

test('BH169 BH-h04: how often the web has to be cut the heroes alone are told', () => {
  const begun = hauntedHouse(4, {
    omen: 'bite',
    cards: [['bite']],
    traits: [{}, { might: 3 }, { might: 8 }],
    dice: [2, 2, 2, 0, 0, 0, 0],
  });
  untilTurnOf(begun, '1');
  begun.choose('attack m2 might');
  const [hero, traitor, spectator] = toldOf(begun, 'task-done', ['0', '2', null]);
  expect([hero?.of, traitor?.of, spectator?.of]).toEqual([3, undefined, undefined]);
});

test('BH169 BH-h22: what a jump has to reach waits in nobody’s agenda', () => {
  const begun = hauntedHouse(22, {
    cards: [[], [], ['angel-feather']],
    rooms: [undefined, undefined, 'organ-room'],
    tiles: [
      ['crypt', 'basement', 0, -1, 2],
      ['organ-room', 'basement', 1, 0],
    ],
  });
  begun.run([ownStep('haunt/collapse.fall', { room: 'organ-room' })], '2');
  expect(begun.asked).toBe('2 before-roll');
  for (const seat of ['0', '1', '2', null])
    expect(begun.viewOf(seat).agenda.filter((step) => step.do === 'roll' && 'rows' in step)).toEqual([]);
});

/** Rolls of a haunt's own, wherever they wait: what comes of them by rows says what they have to reach. */
const openRows = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { what, rows } = value as { what?: unknown; rows?: unknown };
  const isOpen = typeof what === 'string' && what.startsWith('rolls.') && rows !== undefined;
  return [...(isOpen ? [value] : []), ...Object.values(value).flatMap(openRows)];
};

const toldOfTasks = ({ journal }: BetrayalG): string[] =>
  journalFor(journal ?? [], null).flatMap(({ kind, facts }) =>
    kind.startsWith('task') ? Object.keys(facts) : [],
  );

test.each(hauntsOfToday(allHaunts))(
  'BH169: played by lot, haunt %s lays open to nobody what its sides have to reach',
  (haunt) => {
    const random = new RandomSource({ seed: `secrecy ${haunt}`, position: 0 });
    let decisions = 0;
    // Played by lot, some are over after a few turns.
    for (let match = 0; match < 10 && decisions <= 50; match++) {
      const G = firstState(box, 5, random, { start: 'haunt', haunt });
      playToHaunt(G, box, random);
      const at = tableAt(G, box, random);
      settle(at);
      for (let ask = topAsk(G); ask !== null && decisions < 1_500; ask = topAsk(G)) {
        G.journal = [];
        answer(at, drawOption(optionsFor(at, ask), random));
        decisions++;
        expect([
          openRows(G.agenda),
          toldOfTasks(G).filter((fact) => fact !== 'task' && fact !== 'done'),
        ]).toEqual([[], []]);
      }
    }
    expect(decisions).toBeGreaterThan(50);
  },
);

test.each(hauntsOfToday(allHaunts))(
  'BH169: while haunt %s is set up and begins, a thought is what its thinker sees, at each decision',
  (haunt) => {
    const random = new RandomSource({ seed: `thoughts ${haunt}`, position: 0 });
    const ctx = {} as Ctx;
    for (let match = 0; match < 4; match++) {
      const G = firstState(box, 3 + match, random, { start: 'haunt', haunt });
      playToHaunt(G, box, random);
      const at = tableAt(G, box, random);
      settle(at);
      for (let decisions = 0; decisions < 12; decisions++) {
        const ask = topAsk(G);
        if (ask === null) break;
        for (const seat of seatIDs(3 + match)) {
          const view = betrayal.view(G, ctx, seat);
          expect(betrayal.view(betrayal.determinize(view, ctx, random), ctx, seat)).toEqual(view);
        }
        answer(at, drawOption(optionsFor(at, ask), random));
      }
    }
  },
);

describe('BH169: what is given up, taken from a deck or laid down is named to all', () => {
  const TILES: readonly Laid[] = [
    ['crypt', 'basement', 0, -1, 2],
    ['organ-room', 'basement', 1, 0],
  ];
  const card = (id: string) => ({ card: { term: `cards.${id}` } });
  const abyss = (more: Parameters<typeof hauntedHouse>[1] = {}) =>
    hauntedHouse(22, { tiles: TILES, ...more });

  test('the Holy Symbol that holds the abyss', () => {
    const begun = abyss({
      setup: ['answer crypt'],
      cards: [[], [], ['holy-symbol']],
      rooms: [undefined, undefined, 'basement-landing'],
    });
    untilTurnOf(begun, '2');
    for (const tile of begun.G.tiles) if (tile.room === 'crypt') tile.isLost = true;
    begun.run([], '2');
    begun.choose('use sacrifice');
    expect(toldOf(begun, 'give-up', ['1', null])).toEqual([card('holy-symbol'), card('holy-symbol')]);
  });

  test('the way that the traitor looks for in place of an event', () => {
    const begun = abyss({ setup: ['answer crypt'], rooms: [undefined, 'basement-landing'] });
    untilTurnOf(begun, '1');
    begun.draw('image-in-the-mirror-a', '1');
    begun.choose('answer secret-stairs');
    expect(toldOf(begun, 'fetch', ['0', null])).toEqual([card('secret-stairs'), card('secret-stairs')]);
  });

  test('the Kit that comes in place of an item', () => {
    const cards = [['bite']];
    const traits = [{}, {}, { might: 8 }];
    const begun = hauntedHouse(4, { omen: 'bite', cards, traits, decks: { item: ['axe'] } });
    begun.G.monsters = [];
    untilTurnOf(begun, '1');
    begun.run([{ do: 'draw', deck: 'item' }], '1');
    begun.choose('answer kit');
    expect(toldOf(begun, 'fetch', ['2', null])).toEqual([card('medical-kit'), card('medical-kit')]);
  });

  test('the omen that a chosen haunt needs (BH160): out of the stack, or off the floor', () => {
    const omens = ['gallery', 'gymnasium', 'kitchen'].flatMap((room) =>
      Object.entries(box.chart).flatMap(([omen, row]) => (row[room] === 22 ? [omen] : [])),
    );
    const begins = (lying: readonly string[]) => {
      const house = houseOf({ dice: [] });
      house.G.options.haunt = '22';
      for (const omen of lying) {
        house.G.decks.omen = house.G.decks.omen.filter((one) => one !== omen);
        house.G.piles.push({ room: 'foyer', side: null, cards: [omen] });
      }
      house.run([{ do: 'begin-haunt', card: 'book', room: 'attic', number: 1 }], '0');
      return house;
    };
    const [named] = toldOf(begins([]), 'fetch', [null]);
    expect(omens).toContain(JSON.stringify(named).replace(/.*cards\.([\w-]+).*/, '$1'));
    expect(toldOf(begins(omens), 'take', [null])[0]).toHaveProperty('card');
  });

  test('what the dead leave behind', () => {
    const begun = abyss({ setup: ['answer crypt'], cards: [[], [], ['axe', 'dog', 'bite']] });
    untilTurnOf(begun, '2');
    begun.run([{ do: 'die' }], '2');
    const left = journalFor(begun.G.journal ?? [], null).filter(({ kind }) => kind === 'left-behind');
    const room = { term: 'rooms.entrance-hall' };
    expect(left.map(({ facts }) => facts)).toEqual([
      { ...card('axe'), room },
      { ...card('dog'), room },
    ]);
  });
});
