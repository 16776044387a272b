import { box } from '@games/betrayal/box';
import { haunts } from '@games/betrayal/haunts';
import { highest, leftOfRevealer, noTraitor } from '@games/betrayal/parts/haunts/traitors';
import { haunt } from '@games/betrayal/rules/haunt-kind';
import { addMonster } from '@games/betrayal/rules/monsters';
import type { BetrayalG } from '@games/betrayal/rules/state';
import type { Haunt } from '@games/betrayal/rules/thing';
import { viewsOf } from '@games/betrayal/rules/view';
import { betrayal } from '@games/betrayal/whole';
import { tableOf } from '@tests/table-of';
import { houseOf, type Laid, type Layout, ownStep, thrown } from './arrange';
import { hauntedHouse, untilTurnOf } from './haunted';
import { toyHaunt } from './toy-haunt';

/** How a haunt begins and ends, and what is then known to whom (1.4, 1.8, 1.9, 1.14 and 5.2 of the rulings). */

const GYM: Laid = ['gymnasium', 'upper', 1, 0, 1];
/** An omen was drawn in the Gymnasium: with the Holy Symbol that is haunt 22. */
const inGym = (layout: Layout = {}) => houseOf({ rooms: ['gymnasium'], tiles: [GYM], ...layout });
type House = ReturnType<typeof houseOf>;

/** Both sides read their books. */
const readAll = (house: House): void => {
  while (house.asked.endsWith(' read')) house.choose('answer read');
};
const viewOf = (house: House, seat: string | null) =>
  viewsOf(house.box).view(house.G, { currentPlayer: house.asked.charAt(0) } as never, seat);

describe('the haunt roll', () => {
  test('BH30, BH31: six dice at the end of the turn; as many as there are omens, and the house sleeps on', () => {
    const house = inGym({ omensDrawn: 2, dice: thrown(6, 3) });
    house.draw('holy-symbol');
    expect([house.asked, house.dice]).toEqual(['0 turn', thrown(6, 3)]);
    house.choose('end');
    expect([house.G.stage, house.dice, house.asked]).toEqual(['exploring', [], '1 turn']);
  });

  test('BH30, BH32: less begins the haunt, and whoever rolled is its revealer', () => {
    const house = inGym({ omensDrawn: 2, dice: thrown(6, 2) });
    house.draw('holy-symbol');
    house.choose('end');
    expect(house.G.haunt).toMatchObject({
      number: 22,
      revealer: '0',
      omen: 'holy-symbol',
      room: 'gymnasium',
      began: { room: 'gymnasium', omens: 3, roll: 2 },
    });
  });

  test('BH30: the thirteenth omen always does', () => {
    const house = inGym({ omensDrawn: 12, dice: thrown(6, 12) });
    house.draw('holy-symbol');
    house.choose('end');
    expect(house.G.stage).toBe('haunt');
  });

  test('BH31, BH107: one roll for each omen, in the order drawn, all against the number at the end', () => {
    const first = inGym({ omensDrawn: 1, dice: thrown(6, 2) });
    first.draw('holy-symbol');
    first.draw('book');
    first.choose('end');
    expect(first.G.haunt).toMatchObject({ omen: 'holy-symbol' });
    const second = inGym({ omensDrawn: 1, dice: [...thrown(6, 3), ...thrown(6, 2)] });
    second.draw('mask');
    second.draw('holy-symbol');
    second.choose('end');
    expect([second.G.haunt?.omen, second.dice]).toEqual(['holy-symbol', []]);
  });

  test('BH109: an omen drawn in another’s turn is rolled for at its end, by whoever drew it', () => {
    const house = houseOf({
      rooms: [undefined, 'gymnasium'],
      tiles: [GYM],
      omensDrawn: 4,
      dice: thrown(6, 1),
    });
    house.draw('holy-symbol', '1');
    house.choose('end');
    expect(house.G.haunt).toMatchObject({ revealer: '1', room: 'gymnasium' });
  });

  test('BH108: at the end of a turn the room comes first, then cards that end with it, then haunt rolls', () => {
    const house = houseOf({
      rooms: ['furnace-room'],
      tiles: [['furnace-room', 'basement', 0, -1]],
      cards: [['lights-out']],
      dice: thrown(6, 12),
    });
    house.draw('book');
    house.choose('end', 'answer 1');
    const moments = house.told.filter((kind) => ['hurt', 'discard', 'roll-dice', 'turn'].includes(kind));
    expect(moments).toEqual(['hurt', 'discard', 'roll-dice', 'turn']);
  });

  test('BH53: after the haunt began omens are kept, and nothing is rolled for them', () => {
    const house = inGym({ traitor: '2' });
    house.draw('holy-symbol');
    house.choose('end');
    expect([house.cardsOf('0'), house.G.omensDrawn, house.asked]).toEqual([['holy-symbol'], 1, '1 turn']);
  });
});

describe('which haunt', () => {
  const looked = (tiles: readonly Laid[], room: string) => {
    const house = houseOf({ tiles, rooms: [room] });
    house.run([{ do: 'look-up', card: 'holy-symbol', room }]);
    return house;
  };

  test('BH48: of an omen drawn elsewhere the omen room with the fewest steps counts', () => {
    const house = looked(
      [
        ['kitchen', 'ground', 1, -1, 1],
        ['charred-room', 'ground', 2, 1],
      ],
      'foyer',
    );
    expect(house.G.haunt).toMatchObject({ number: 22, room: 'kitchen', isSubstitute: false });
    // It broke out where the revealer is, whatever room the chart has it by; nothing was rolled here.
    expect(house.G.haunt?.began).toEqual({ room: 'foyer', omens: 0, roll: null });
  });

  test('BH48: of several the revealer chooses', () => {
    const house = looked(
      [
        ['kitchen', 'ground', 1, -1, 1],
        ['charred-room', 'ground', 1, 1],
      ],
      'foyer',
    );
    expect([house.asked, house.choices]).toEqual(['0 pick', ['answer charred-room', 'answer kitchen']]);
  });

  test('BH110: steps go through stairs, and barriers do not matter', () => {
    const far: Laid[] = [
      ['larder', 'basement', 0, -1],
      ['wine-cellar', 'basement', 0, -2],
      ['kitchen', 'basement', 0, -3, 2],
    ];
    const barred = looked(
      [...far, ['chasm', 'basement', -1, 0], ['furnace-room', 'basement', -2, 0, 2]],
      'basement-landing',
    );
    expect(barred.G.haunt?.room).toBe('furnace-room');
    const upstairs = looked(
      [
        ['balcony', 'upper', 0, -1],
        ['kitchen', 'ground', 2, -2],
      ],
      'foyer',
    );
    expect(upstairs.G.haunt?.room).toBe('balcony');
  });

  test('BH110: with no way there the fewest tiles on the floor, else the revealer chooses', () => {
    const tiles: Laid[] = [
      ['junk-room', 'ground', 5, 0],
      ['dining-room', 'ground', 4, 4],
      ['abandoned-room', 'basement', 0, 1],
    ];
    expect(looked(tiles, 'entrance-hall').G.haunt?.room).toBe('junk-room');
    expect(
      looked(
        [
          ['kitchen', 'basement', 0, -1, 1],
          ['catacombs', 'basement', 0, 1],
        ],
        'foyer',
      ).choices,
    ).toEqual(['answer catacombs', 'answer kitchen']);
  });

  test('BH164: with no omen room in play the revealer names one of the thirteen rows', () => {
    const house = looked([], 'foyer');
    expect([house.asked, house.choices]).toEqual([
      '0 pick',
      Object.keys(box.chart['holy-symbol'] ?? {}).map((room) => `answer ${room}`),
    ]);
    expect(house.choices).toHaveLength(13);
    house.choose('answer gymnasium');
    expect(house.G.haunt).toMatchObject({ number: 22, room: 'gymnasium', revealer: '0' });
  });

  test('BH159, BH160: where the chart’s haunt is not in the box, one of an omen that somebody holds; its omen goes to the revealer', () => {
    const house = houseOf({
      rooms: ['balcony'],
      tiles: [['balcony', 'upper', 0, -1]],
      cards: [[], [], ['bite']],
      haunts: [4, 12, 22],
    });
    house.run([
      { do: 'gain-card', card: 'spear' },
      { do: 'look-up', card: 'spear', room: 'pentagram-chamber' },
    ]);
    expect(house.G.haunt).toMatchObject({ number: 4, isSubstitute: true, revealer: '0' });
    expect([house.cardsOf('0'), house.cardsOf('2')]).toEqual([['spear', 'bite'], []]);
  });

  test('BH159: only haunts of the box begin', () => {
    const inAttic = (haunts: Layout['haunts']) => {
      const house = houseOf({ rooms: ['gymnasium'], tiles: [GYM], haunts });
      house.run([
        { do: 'gain-card', card: 'holy-symbol' },
        { do: 'look-up', card: 'holy-symbol', room: 'gymnasium' },
      ]);
      return house.G.haunt;
    };
    expect(inAttic([4, 12, 22])).toMatchObject({ number: 22, isSubstitute: false });
    expect(inAttic([12])).toMatchObject({ number: 12, isSubstitute: true });
  });

  test('BH159, BH160: where nobody holds such an omen, any of the box; its omen comes out of the stack, and counts', () => {
    const house = houseOf({
      rooms: ['balcony'],
      tiles: [['balcony', 'upper', 0, -1]],
      omensDrawn: 1,
      haunts: [4],
    });
    house.G.decks.omen = house.G.decks.omen.filter((card) => card !== 'spear');
    house.run([
      { do: 'gain-card', card: 'spear' },
      { do: 'look-up', card: 'spear', room: 'balcony' },
    ]);
    expect(house.G.haunt).toMatchObject({ number: 4, isSubstitute: true });
    expect([house.cardsOf('0'), house.G.omensDrawn]).toEqual([['spear', 'bite'], 2]);
    expect(house.G.decks.omen).not.toContain('bite');
  });

  test('BH30, BH160: it was rolled against the omens before that one', () => {
    const house = houseOf({
      rooms: ['balcony'],
      tiles: [['balcony', 'upper', 0, -1]],
      omensDrawn: 1,
      haunts: [4],
      dice: thrown(6, 1),
    });
    house.draw('spear');
    house.choose('end');
    expect([house.G.omensDrawn, house.G.haunt?.began]).toEqual([3, { room: 'balcony', omens: 2, roll: 1 }]);
  });

  test('BH160: of a haunt that was chosen, too; off the floor it does not count once more', () => {
    const house = inGym({ omensDrawn: 2 });
    house.G.options.haunt = '12';
    house.G.decks.omen = house.G.decks.omen.filter((card) => card !== 'crystal-ball');
    house.G.piles = [{ room: 'foyer', side: null, cards: ['crystal-ball'] }];
    house.run([{ do: 'look-up', card: 'holy-symbol', room: 'gymnasium' }]);
    expect([house.G.haunt?.number, house.cardsOf('0'), house.G.piles, house.G.omensDrawn]).toEqual([
      12,
      ['crystal-ball'],
      [],
      2,
    ]);
  });

  test('BH157: after thirty rounds the end of the next turn begins one, with the top omen for whoever’s turn it is', () => {
    const house = houseOf({
      rooms: ['gymnasium'],
      tiles: [GYM],
      turn: '2',
      decks: { omen: ['holy-symbol'] },
    });
    house.G.round = 30;
    house.choose('end');
    expect([house.G.round, house.G.stage, house.asked]).toEqual([31, 'exploring', '0 turn']);
    house.choose('end');
    expect(house.G.haunt).toMatchObject({ number: 22, revealer: '0', omen: 'holy-symbol' });
    expect(house.cardsOf('0')).toEqual(['holy-symbol']);
  });

  test('BH157: or with the omen drawn last, by whoever drew it', () => {
    const house = houseOf({
      rooms: [undefined, 'gymnasium'],
      tiles: [GYM],
      dice: [...thrown(6, 12), ...thrown(6, 12)],
    });
    house.draw('mask', '2');
    house.draw('holy-symbol', '1');
    house.G.round = 31;
    house.choose('end');
    expect(house.G.haunt).toMatchObject({
      number: 22,
      revealer: '1',
      omen: 'holy-symbol',
      room: 'gymnasium',
      began: { room: 'gymnasium', roll: null },
    });
  });

  describe('BH160: “straight to the haunt”', () => {
    const CHOSEN = ['ox-bellows', 'zoe-ingstrom', 'madame-zostra', 'father-rhinehardt'];
    const begun = (seed?: string) => {
      const table = tableOf(betrayal, 4, { options: { start: 'haunt', haunt: '22' }, ...(seed && { seed }) });
      for (const [seat, explorer] of CHOSEN.entries()) {
        expect([table.G.stage, table.ctx.phase, table.ctx.currentPlayer]).toEqual([
          'choosing',
          'choosing',
          String(seat),
        ]);
        table.play(String(seat), 'choose', explorer);
      }
      return table;
    };

    test('each chooses an explorer, then the one begins that was asked for', () => {
      const table = begun();
      expect(table.G.explorers.map(({ explorer }) => explorer)).toEqual(CHOSEN);
      expect([table.G.stage, table.ctx.phase, table.G.haunt?.number]).toEqual(['haunt', 'haunt', 22]);
      expect(table.legal(table.ctx.currentPlayer)).toEqual([{ move: 'answer', args: ['read'] }]);
      const { omens = 0, roll } = table.G.haunt?.began ?? {};
      expect(roll).toBeLessThan(omens);
    });

    test('who was chosen last and what begins is told, and nothing of the way there', () => {
      expect(begun().G.journal?.map(({ kind }) => kind)).toEqual(['choose', 'haunt', 'traitor']);
    });

    test('the way there is drawn: by another seed another house, by the same one the same', () => {
      const houseBy = (seed: string) => begun(seed).G.tiles.map(({ room }) => room);
      expect(houseBy('a')).toEqual(houseBy('a'));
      expect(houseBy('a')).not.toEqual(houseBy('b'));
    });

    test('bots take one explorer by the day, and think of no other: each thought would explore the house', () => {
      const taken = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
        const table = tableOf(betrayal, 4, { options: { start: 'haunt', haunt: '22' }, seed });
        return betrayal.considered?.(table.view('0'), table.ctx, table.legal('0'), 'hard');
      });
      expect(taken.map((actions) => actions?.length)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(new Set(taken.map((actions) => actions?.[0]?.args[0])).size).toBeGreaterThan(1);
      const door = tableOf(betrayal, 4, { options: { start: 'door' } });
      expect(betrayal.considered?.(door.view('0'), door.ctx, door.legal('0'), 'hard')).toHaveLength(12);
    });
  });
});

describe('BH49, BH-traitor: who becomes the traitor', () => {
  /** By revealer, who it is, with Might 5, 3 and 3. */
  const chosen = (rule: Haunt['traitor'], layout: Layout = {}) => {
    const { at } = houseOf(layout);
    return ['0', '1', '2'].map((seat) =>
      rule(
        at,
        seat,
        [0, 1, 2].map((n) => String((Number(seat) + n) % 3)),
      ),
    );
  };
  const strongest = haunts[4]?.traitor ?? noTraitor;

  test('haunt 4: whoever has the highest Might but the revealer; of those who tie the nearest to the revealer’s left', () => {
    expect(chosen(strongest)).toEqual(['1', '0', '0']);
    expect(chosen(strongest, { traits: [{ might: 1 }, { might: 8 }, { might: 8 }] })).toEqual([
      '2',
      '2',
      '1',
    ]);
  });

  test('of those who tie the revealer, where it is not excepted', () => {
    // All three have a Sanity of 3.
    expect(chosen(highest('sanity'), { traits: [{}, {}, { sanity: 1 }] })).toEqual(['0', '1', '2']);
  });

  test('current values count', () => {
    expect(chosen(highest('might'), { traits: [{ might: 1 }, { might: 1 }, { might: 8 }] })).toEqual([
      '2',
      '2',
      '2',
    ]);
  });

  test('haunt 12: nobody; haunt 22: the player on the revealer’s left', () => {
    expect(chosen(haunts[12]?.traitor ?? leftOfRevealer)).toEqual([null, null, null]);
    expect(chosen(haunts[22]?.traitor ?? noTraitor)).toEqual(['1', '2', '0']);
  });
});

describe('how it begins', () => {
  const begun = (layout: Layout = {}, haunt: Haunt = toyHaunt, by = '0') => {
    const house = houseOf({ haunt, ...layout });
    house.run(
      [
        { do: 'choose-sides', number: haunt.number, omen: 'book', room: 'attic', isSubstitute: false },
        { do: 'mark', done: 'something that was still to come' },
      ],
      by,
    );
    return house;
  };

  test('BH50, BH51, BH52: the traitor reads first, then the others; then it is left of the traitor, and the old turn is over', () => {
    const house = begun();
    expect([house.asked, house.G.monsters]).toEqual(['0 read', []]);
    house.choose('answer read');
    expect(house.asked).toBe('1 read');
    house.choose('answer read');
    // Setup comes when the books are read.
    expect([house.asked, house.G.monsters.length, house.G.turn.done]).toEqual(['1 turn', 1, []]);
  });

  test('BH50, BH111: lingering ill leaves the traitor, and stays with heroes; a stored number stays', () => {
    const cards = [['webs', 'it-is-meant-to-be'], ['lights-out']];
    const house = begun({ cards });
    expect([house.cardsOf('0'), house.cardsOf('1')]).toEqual([['it-is-meant-to-be'], ['lights-out']]);
  });

  test('BH51: a setup’s steps are done in its order, the traitor’s first', () => {
    const order: string[] = [];
    const asked = haunt({
      ...(toyHaunt as object),
      setup: ({ G }: { G: BetrayalG }) =>
        [G.haunt?.traitor ?? '', '1'].map((seat) => ownStep('haunt/note', { seat })),
      steps: {
        note: (_at: unknown, { seat }: { seat: string }) => {
          order.push(seat);
          return [];
        },
      },
    } as never);
    readAll(begun({}, asked));
    expect(order).toEqual(['0', '1']);
  });

  test('BH81: while the traitor is hidden all read as heroes, it goes left of the revealer, nobody slows, anybody may attack anybody', () => {
    const hidden = haunt({
      ...(toyHaunt as object),
      sides: 'hidden',
      traitor: noTraitor,
      setup: undefined,
    } as never);
    const house = begun({}, hidden);
    expect(house.G.haunt).toMatchObject({ traitor: null, sides: ['heroes', 'heroes', 'heroes'] });
    readAll(house);
    expect(house.asked).toBe('1 turn');
    expect(house.optionOf('go foyer')?.cost).toBe(1);
    expect(house.choices.filter((one) => one.startsWith('attack'))).toEqual([
      'attack 0 might',
      'attack 2 might',
    ]);
  });
});

describe('rounds and ends', () => {
  const toy = (layout: Layout = {}) => houseOf({ traitor: '2', ...layout });

  test('BH154: a round is one turn of every seat, from the first after the haunt began', () => {
    const house = houseOf();
    house.run([{ do: 'choose-sides', number: 99, omen: 'book', room: 'attic', isSubstitute: false }]);
    readAll(house);
    house.G.monsters = [];
    expect([house.asked, house.G.round]).toEqual(['1 turn', 1]);
    house.choose('end', 'end');
    expect([house.asked, house.G.round]).toEqual(['0 turn', 1]);
    house.choose('end');
    expect([house.asked, house.G.round]).toEqual(['1 turn', 2]);
  });

  test('BH154: after sixty rounds everybody has lost', () => {
    const house = toy({ turn: '2' });
    house.G.round = 60;
    house.choose('end');
    expect(house.G.outcome).toEqual({ side: null, winners: [], how: 'rounds' });
  });

  test('BH54: the first side to reach its goal has won, also in mid-turn; its dead with it', () => {
    const house = toy({ rooms: ['foyer'], dice: thrown(3, 4) });
    house.run([{ do: 'die', seat: '1' }]);
    house.G.hidden = { bells: 2 };
    house.choose('use bell');
    expect(house.G.outcome).toEqual({ side: 'heroes', winners: ['0', '1'], how: 'goal' });
  });

  test('BH54, BH152: with the last hero the traitor has won, even by what reaches the heroes’ goal', () => {
    const both = haunt({
      ...(toyHaunt as object),
      steps: {
        end: ({ G }: { G: BetrayalG }, { seats }: { seats: readonly number[] }) => {
          G.hidden = { bells: 3 };
          for (const seat of seats) Object.assign(G.explorers[seat] ?? {}, { life: 'dead' });
          return [];
        },
      },
    } as never);
    const one = toy({ haunt: both });
    one.run([ownStep('haunt/end', { seats: [0] })]);
    expect(one.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
    const all = toy({ haunt: both });
    all.run([ownStep('haunt/end', { seats: [0, 1] })]);
    expect(all.G.outcome).toEqual({ side: 'traitor', winners: ['2'], how: 'dead' });
  });

  /** A toy at which so many bells are enough for each of these sides, and a step that rings three. */
  const rung = (sides: Haunt['sides'], won: readonly string[], layout: Layout) => {
    const house = toy({
      haunt: haunt({
        ...(toyHaunt as object),
        sides,
        won: ({ mine }: { mine: { bells: number } }) => (mine.bells >= 3 ? won : []),
        steps: {
          ring: ({ G }: { G: BetrayalG }) => {
            G.hidden = { bells: 3 };
            return [];
          },
        },
      } as never),
      ...layout,
    });
    if (sides === 'each' && house.G.haunt !== null)
      Object.assign(house.G.haunt, { sides: ['0', '1', '2'], traitor: null });
    return house;
  };
  const BOTH = ['heroes', 'traitor'];

  test('BH54: of two goals reached together the one of the side whose turn it is counts', () => {
    const heroes = rung('two', BOTH, { turn: '0' });
    heroes.run([ownStep('haunt/ring')]);
    expect(heroes.G.outcome).toEqual({ side: 'heroes', winners: ['0', '1'], how: 'goal' });
    const traitor = rung('two', BOTH, { turn: '2' });
    traitor.run([ownStep('haunt/ring')]);
    expect(traitor.G.outcome).toEqual({ side: 'traitor', winners: ['2'], how: 'goal' });
    // In another's turn it is still that turn's side, whoever has done it.
    const other = rung('two', BOTH, { turn: '0' });
    other.run([ownStep('haunt/ring')], '2');
    expect(other.G.outcome?.side).toBe('heroes');
  });

  test('BH54, BH153: in the monsters’ turn it is their leader’s side', () => {
    const house = rung('two', BOTH, { turn: '2', dice: thrown(3, 3) });
    addMonster(house.G, 'ghoul', { room: 'foyer', side: null }, { mover: '2' });
    house.run([]);
    house.choose('end');
    expect(house.asked).toBe('2 monster');
    house.run([ownStep('haunt/ring')], '2');
    expect(house.G.outcome).toMatchObject({ side: 'traitor', winners: ['2'] });
  });

  test('BH54, BH152: the last hero who falls by the change that reaches both goals has lost all the same', () => {
    const house = rung('two', BOTH, { turn: '0' });
    for (const seat of [0, 1]) Object.assign(house.G.explorers[seat] ?? {}, { life: 'dead' });
    house.run([ownStep('haunt/ring')]);
    expect(house.G.outcome).toEqual({ side: 'traitor', winners: ['2'], how: 'dead' });
  });

  test('BH54: where each plays alone all who have met it together share it, and one alone has it alone', () => {
    const shared = rung('each', ['1', '2'], { turn: '0' });
    shared.run([ownStep('haunt/ring')]);
    expect(shared.G.outcome).toEqual({ side: null, winners: ['1', '2'], how: 'goal' });
    const alone = rung('each', ['1'], { turn: '0' });
    alone.run([ownStep('haunt/ring')]);
    expect(alone.G.outcome).toEqual({ side: null, winners: ['1'], how: 'goal' });
  });

  test('BH153: what monsters do is the traitor side’s doing, also of a traitor who is dead', () => {
    const house = toy({ turn: '2', traits: [{ might: 1, speed: 1 }], dice: [] });
    house.run([
      { do: 'die', seat: '1' },
      { do: 'die', seat: '2' },
    ]);
    addMonster(house.G, 'ghoul', { room: 'entrance-hall', side: null }, { mover: '2' });
    house.dice.push(...thrown(3, 3), ...thrown(5, 9), ...thrown(4, 0));
    untilTurnOf(house, '0');
    house.choose('end', 'attack m1 0 might', 'answer 4');
    expect(house.G.outcome).toEqual({ side: 'traitor', winners: ['2'], how: 'dead' });
  });

  test('BH61: items and item-like omens lie in the room, companions stay in it, the Bite leaves play; the turn ends', () => {
    const house = toy({ cards: [['bite', 'axe', 'girl', 'ring']], rooms: [undefined, 'foyer'] });
    house.run([{ do: 'die' }]);
    expect(house.G.piles).toEqual([{ room: 'entrance-hall', side: null, cards: ['axe', 'girl', 'ring'] }]);
    expect([house.G.gone, house.cardsOf('0'), house.asked]).toEqual([['bite'], [], '1 turn']);
    house.choose('go entrance-hall');
    expect([house.cardsOf('1'), house.choices.filter((one) => one.startsWith('take'))]).toEqual([
      ['girl'],
      ['take axe', 'take ring'],
    ]);
  });
});

describe('what is known to whom', () => {
  const ringed = () => {
    const begun = hauntedHouse(22, {
      tiles: [['crypt', 'basement', 0, -1, 2]],
      cards: [['ring', 'lucky-stone']],
      dice: thrown(3, 4),
    });
    untilTurnOf(begun, '0');
    return begun;
  };

  test('BH156: what a roll has to reach is in its own side’s view alone', () => {
    const begun = ringed();
    expect(begun.optionOf('use exorcism ring')).toMatchObject({ odds: { dice: 3, from: 5 } });
    begun.choose('use exorcism ring');
    expect(begun.asked).toBe('0 after-roll');
    const { agenda, ask, choices } = viewOf(begun, '1');
    expect(choices).toEqual([]);
    expect(JSON.stringify([agenda, ask])).not.toMatch(/"from"|"rows":\[\[5|:5[,}]/);
  });

  test('BH55: that it is tried, and what the dice show, is told to everybody, and not what they had to', () => {
    const begun = ringed();
    begun.choose('use exorcism ring');
    begun.choose(begun.choices.find((one) => one === 'answer roll') ?? '');
    const roll = begun.G.journal?.findLast(({ kind }) => kind === 'roll');
    expect(roll?.facts).toMatchObject({ total: 4, what: { term: 'rolls.exorcism' } });
    expect(Object.keys(roll?.facts ?? {}).sort()).toEqual(['dice', 'total', 'trait', 'what', 'who']);
  });

  test('BH155: the dead read their own side’s book, spectators neither; when it is over all lies open', () => {
    const shows = haunt({
      ...(toyHaunt as object),
      show: ({ bells }: { bells: number }, to: string | null) => ({ bells, to }),
    } as never);
    const house = houseOf({ traitor: '2', haunt: shows });
    house.run([{ do: 'die', seat: '1' }]);
    const mine = (seat: string | null) => viewOf(house, seat).mine;
    expect([mine('0'), mine('1'), mine('2'), mine(null)]).toEqual([
      { bells: 0, to: 'heroes' },
      { bells: 0, to: 'heroes' },
      { bells: 0, to: 'traitor' },
      { bells: 0, to: null },
    ]);
    expect([
      viewOf(house, '1').goal?.next.kind,
      viewOf(house, '2').goal?.next.kind,
      viewOf(house, null).goal,
    ]).toEqual(['ring', 'kill', null]);
    house.run([{ do: 'die', seat: '0' }]);
    expect([mine('0'), mine(null)]).toEqual([
      { bells: 0, to: 'all' },
      { bells: 0, to: 'all' },
    ]);
  });
});

test('BH-track: it moves where a book says so, and everybody sees it', () => {
  const eggs = hauntedHouse(4, { omen: 'bite', cards: [['bite']], traits: [{}, { might: 3 }, { might: 8 }] });
  const track = (house: House, seat: string | null) => viewOf(house, seat).mine;
  expect(track(eggs, null)).toMatchObject({ track: 1 });
  eggs.G.monsters = [];
  untilTurnOf(eggs, '1');
  eggs.choose('end');
  expect(['0', '1', '2', null].map((seat) => track(eggs, seat))).toEqual(
    Array(4).fill(expect.objectContaining({ track: 2 })),
  );
  const abyss = hauntedHouse(22, { tiles: [['crypt', 'basement', 0, -1, 2]] });
  expect(track(abyss, null)).toMatchObject({ track: 0 });
});

test('BH127: “not until my turn”: whoever says so is not asked about rolls until its own turn begins', () => {
  const house = houseOf({ cards: [[], ['lucky-stone']], dice: [1, 1, 1] });
  const hurt = [{ do: 'harm', kind: 'mental', dice: 1 }] as const;
  house.run(hurt, '1');
  house.choose('answer quiet', 'answer 1');
  house.run(hurt, '1');
  expect(house.asked).toBe('1 split');
  house.choose('answer 1', 'end');
  house.run(hurt, '1');
  expect(house.asked).toBe('1 after-roll');
  expect(house.choices).not.toContain('answer quiet');
});
