import { policyWith } from '@games/betrayal/bot/policy';
import { mayHit } from '@games/betrayal/rules/attacks';
import { traitOf } from '@games/betrayal/rules/figures';
import { aimsOf } from '@games/betrayal/rules/making-for';
import type { Ctx } from '@/kit/action';
import { LOCALES } from '@/kit/entry';
import { ownStep } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile } from '../words';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse;

/** Around the Basement Landing: the Wine Cellar in the west, the Game Room and behind it the Crypt in the east, the Chasm in the south, the Vault in the north. */
const CELLAR = [
  ['wine-cellar', 'basement', -1, 0, 1],
  ['crypt', 'basement', 2, 0, 3],
  ['game-room', 'basement', 1, 0, 3],
  ['chasm', 'basement', 0, 1, 1],
  ['vault', 'basement', 0, -1, 2],
] as const;
const CRYPT = '37:seal.crypt';
const GAME = '37:seal.game-room';
const SIX = [
  'ox-bellows',
  'missy-dubourde',
  'peter-akimoto',
  'madame-zostra',
  'father-rhinehardt',
  'heather-granville',
];

/** Ox, of the lowest Might, is the traitor; Missy sits in the Wine Cellar, Peter stands in the Game Room. */
const house = ({ traits = [], ...more }: More = {}): House =>
  hauntedHouse(37, {
    tiles: CELLAR,
    rooms: ['foyer', 'wine-cellar', 'game-room'],
    traits: Array.from({ length: 6 }, (_, seat) => ({ might: seat === 0 ? 1 : 6, ...traits[seat] })),
    ...more,
  });
/** The same, with Death in the Wine Cellar. */
function seated(more: More = {}): House {
  const begun = house(more);
  if (begun.asked === '0 pick') begun.choose('answer wine-cellar');
  return begun;
}

const piles = ({ G }: House): string[] =>
  G.piles.flatMap(({ room, cards }) => cards.map((card) => `${card} in ${room}`));
const _knowledge = (begun: House, seat: string) => traitOf(begun.at, seat, 'knowledge');

/** A night in which Death throws no blank, and shows so much; then whoever plays shows so much. */
function game(begun: House, its: number, theirs: number, seat = '1', more = 0): House {
  const dice = traitOf(begun.at, begun.monster('death')?.id ?? '', 'knowledge');
  untilTurnOf(begun, '0');
  begun.dice.push(...Array.from({ length: dice }, (_, n) => (n < its - dice ? 2 : 1)));
  begun.load(seat, 'knowledge', theirs, more);
  begun.choose('end');
  return begun;
}

const held = (seat: number, cards: readonly string[]): string[][] =>
  Array.from({ length: 3 }, (_, n) => (n === seat ? [...cards] : []));

describe('BH-h37-S: Death sits down', () => {
  test('BH-h37-D1: in the room of a hero, of the traitor’s choice', () => {
    const begun = house();
    expect([begun.G.haunt?.traitor, begun.asked]).toEqual(['0', '0 pick']);
    expect(begun.choices).toEqual(['answer wine-cellar', 'answer game-room']);
    begun.choose('answer game-room');
    expect(begun.G.monsters.map(({ kind, room }) => [kind, room])).toEqual([['death', 'game-room']]);
  });

  test('with all heroes in one room nobody is asked', () => {
    const begun = house({ rooms: ['foyer', 'wine-cellar', 'wine-cellar'] });
    expect([begun.asked, begun.monster('death')?.room]).toEqual(['1 turn', 'wine-cellar']);
  });

  test('BH-h37-M: with Knowledge 8 and nothing else', () => {
    expect(seated().viewOf('2').values.m1).toEqual({ knowledge: 8 });
  });

  test('BH-g30: a Seal lies in each of its rooms that is in the house, the Vault’s in front of its door', () => {
    const begun = seated();
    expect(piles(begun)).toEqual(['37:seal.vault in vault', `${CRYPT} in crypt`, `${GAME} in game-room`]);
    expect(begun.told.filter((kind) => kind === 'seal-lies')).toHaveLength(3);
  });

  test('BH-h37-K3: those of the others come with their rooms, and once', () => {
    const begun = seated();
    const lay = (room: string, x: number) =>
      begun.run([{ do: 'lay', room, floor: 'upper', x, y: 1, turn: 0 }], '1');
    lay('operating-laboratory', 0);
    lay('attic', 1);
    lay('research-laboratory', 2);
    begun.run([ownStep('haunt/lay', { room: 'game-room' })]);
    expect(piles(begun).slice(3)).toEqual([
      '37:seal.operating-laboratory in operating-laboratory',
      '37:seal.research-laboratory in research-laboratory',
    ]);
  });
});

describe('BH-h37-H: a Seal is broken', () => {
  test('BH-h37-D3: it is picked up, and tried from the next turn on; nothing else is', () => {
    const begun = seated({ cards: held(2, ['axe']) });
    untilTurnOf(begun, '2');
    expect(begun.optionOf('use seal')).toBeUndefined();
    begun.choose(`take ${GAME}`);
    expect(begun.optionOf('use seal')?.not).toMatchObject({ reason: 'seal-fresh', clause: 'BH-h37' });
    expect(begun.choices).not.toContain('use seal');
  });

  const tried = (total: number, more: More = {}): House => {
    const begun = seated({ cards: held(2, [GAME]), ...more });
    untilTurnOf(begun, '2');
    begun.load('2', 'sanity', total);
    begun.choose('use seal');
    return begun;
  };

  test.each([
    [4, 6, []],
    [3, 8, [GAME]],
  ] as const)('by Sanity %i Death has %i dice; a failed try keeps the Seal', (total, dice, cards) => {
    const begun = tried(total);
    expect([traitOf(begun.at, 'm1', 'knowledge'), begun.cardsOf('2')]).toEqual([dice, cards]);
    expect(begun.G.gone.includes(GAME)).toBe(total >= 4);
    expect(begun.told).toContain(total >= 4 ? 'seal-breaks' : 'task-failed');
    expect(begun.viewOf('0').marks).toEqual([{ on: 'haunt', word: 'seals', value: total >= 4 ? 1 : 0 }]);
  });

  test('BH46 BH-g7: once a turn, with however many of them, and for no space', () => {
    const begun = tried(4, { cards: held(2, [GAME, CRYPT]) });
    expect([begun.cardsOf('2'), begun.G.turn.spent]).toEqual([[CRYPT], 0]);
    expect(begun.optionOf('use seal')?.not).toMatchObject({ reason: 'seal-tried', clause: 'BH-h37' });
  });

  test('BH168: what was tried is used: no drop of it in that turn', () => {
    expect(tried(3).choices).not.toContain(`drop ${GAME}`);
  });

  test('it takes 2 dice with four players, 1 with five', () => {
    for (const [count, dice] of [
      [4, 6],
      [5, 7],
    ] as const) {
      const explorers = SIX.slice(0, count);
      const begun = seated({ explorers, cards: held(2, [GAME]), traits: [{}, {}, {}, {}, {}] });
      begun.set({ broken: 1 });
      expect(traitOf(begun.at, 'm1', 'knowledge')).toBe(dice);
    }
  });

  test('BH-h37-D3: never below none', () => {
    expect(traitOf(seated().set({ broken: 5 }).at, 'm1', 'knowledge')).toBe(0);
  });

  test('BH-h37-D3: a fifth one among four players takes no dice any more, and promises none', () => {
    const begun = seated({ cards: held(2, [GAME]) }).set({ broken: 4 });
    untilTurnOf(begun, '2');
    expect(traitOf(begun.at, 'm1', 'knowledge')).toBe(0);
    expect(begun.optionOf('use seal')?.label.facts?.dice ?? 0).toBe(0);
  });

  test('BH156: what it takes is in no step and no view of the other side', () => {
    const begun = seated({ cards: held(2, [GAME]) });
    untilTurnOf(begun, '2');
    expect(JSON.stringify(begun.optionOf('use seal')?.next)).not.toContain('from');
    expect(begun.optionOf('use seal')?.odds).toMatchObject({ from: 4 });
  });

  test('the traitor who has stolen one breaks nothing', () => {
    const begun = seated({ cards: held(0, [GAME]) });
    untilTurnOf(begun, '0');
    expect(begun.optionOf('use seal')).toBeUndefined();
  });
});

describe('BH-h37-D7: where Seals of rooms not found yet are', () => {
  test('is in nothing that a hero, or a spectator, is shown; one shows with its room', () => {
    const begun = seated({ tiles: CELLAR.filter(([room]) => room !== 'crypt' && room !== 'vault') });
    for (const eye of ['1', '2', null]) {
      const { goal, marks, mine, piles: lying } = begun.viewOf(eye);
      expect(JSON.stringify([goal, marks, mine, lying])).not.toMatch(/vault|crypt|laboratory/);
    }
    expect(begun.viewOf('1').goal?.floors).toBeUndefined();
    expect(begun.viewOf('1').goal?.wants).toEqual([GAME]);
    begun.run([{ do: 'lay', room: 'crypt', floor: 'basement', x: 2, y: 0, turn: 3 }], '1');
    expect(begun.viewOf('1').goal?.wants).toEqual([CRYPT, GAME]);
    expect(piles(begun)).toContain(`${CRYPT} in crypt`);
  });

  test.each(LOCALES)('stands in the traitor’s book alone (%s)', (locale) => {
    const { books } = hauntFile(37, locale) as { books: Record<string, object> };
    const names = /Vault|Crypt|Laborator|Game Room|金庫|墓室|實驗室|遊戲室/;
    expect(JSON.stringify(books.heroes)).not.toMatch(names);
    expect(JSON.stringify(books.traitor)).toMatch(names);
  });
});

describe('BH-h37-R: the game', () => {
  const changes = (begun: House) => ['1', '2'].map((seat) => begun.changes(seat));

  test.each([
    [1, { sanity: -1 }],
    [2, { sanity: -1 }],
    [3, { might: -1 }],
    [4, { might: -1 }],
    [5, { sanity: -1, might: -1 }],
    [7, { sanity: -1, might: -1 }],
  ] as const)('lost by %i it costs every hero, wherever: %j', (margin, loss) => {
    const begun = game(seated({ traits: [{}, { knowledge: 4 }, {}] }).set({ broken: 2 }), 7, 7 - margin);
    expect(begun.dice).toEqual([]);
    expect(changes(begun)).toEqual([loss, loss]);
    expect(begun.changes('0')).toEqual({});
    expect(begun.told).toContain('lost-game');
    expect(begun.G.outcome).toBeNull();
  });

  test('BH-h37-K1: Death rolls first; a tie is a draw and costs nothing', () => {
    const begun = seated().set({ broken: 3 });
    game(begun, 2, 2);
    expect([changes(begun), begun.G.outcome]).toEqual([[{}, {}], null]);
    expect(begun.told).toContain('draw-game');
    const rolls = (begun.G.journal ?? []).filter(({ kind }) => kind === 'roll').slice(-2);
    expect(rolls.map(({ facts }) => facts?.who)).toEqual([
      expect.objectContaining({ term: 'haunts.37.monsters.death' }),
      { seat: '1' },
    ]);
  });

  test('Death rolls its blanks once more, and no second time', () => {
    const begun = seated().set({ broken: 3 });
    untilTurnOf(begun, '0');
    begun.dice.push(0, 0, 0, 2);
    begun.load('1', 'knowledge', 0);
    begun.choose('end');
    expect(begun.dice).toEqual([]);
    expect(begun.changes('1')).toEqual({ sanity: -1 });
  });

  test('BH-h37-H: won once, the heroes have won', () => {
    const begun = game(seated().set({ broken: 3 }), 2, 3);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
    expect(begun.told).toContain('mate');
  });

  test('BH-h37-D3: against no dice any 1 wins, and a 0 does not', () => {
    for (const [theirs, side] of [
      [1, 'heroes'],
      [0, null],
    ] as const)
      expect(game(seated().set({ broken: 5 }), 0, theirs).G.outcome?.side ?? null).toBe(side);
  });

  test('the Book brings a die more', () => {
    const begun = game(seated({ cards: held(1, ['book']) }).set({ broken: 3 }), 2, 3, '1', 1);
    expect([begun.dice, begun.G.outcome?.side]).toEqual([[], 'heroes']);
    const other = game(seated({ cards: held(2, ['book']) }).set({ broken: 3 }), 2, 3);
    expect([other.dice, other.G.outcome?.side]).toEqual([[], 'heroes']);
  });

  test('BH-h37-D2: who knows most of those who are there plays, not who knows most elsewhere', () => {
    const layout: More = {
      explorers: SIX.slice(0, 4),
      rooms: ['foyer', 'wine-cellar', 'wine-cellar', 'game-room'],
      traits: [{}, { knowledge: 2 }, { knowledge: 5 }, { knowledge: 8 }],
    };
    const begun = seated(layout).set({ broken: 3 });
    game(begun, 2, 3, '2');
    expect([begun.dice, begun.G.outcome?.side]).toEqual([[], 'heroes']);
    expect((begun.G.journal ?? []).find(({ kind }) => kind === 'mate')?.playerID).toBe('2');
  });

  test('BH-h37-D2 BH-h37-K2: of two alike the heroes choose, by the first on the traitor’s left who lives', () => {
    const rooms = ['foyer', 'game-room', 'wine-cellar', 'wine-cellar'];
    const explorers = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'peter-akimoto'];
    const traits = [{}, {}, { knowledge: 4 }, { knowledge: 4 }];
    const tied = (): House => {
      const begun = seated({ explorers, rooms, traits }).set({ broken: 4 });
      untilTurnOf(begun, '0');
      return begun;
    };
    const begun = tied();
    begun.choose('end');
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer 2', 'answer 3']]);
    begun.load('3', 'knowledge', 1);
    begun.choose('answer 3');
    expect(begun.G.outcome?.side).toBe('heroes');
    const late = tied();
    late.run([{ do: 'die', seat: '1' }], '0');
    late.choose('end');
    expect(late.asked).toBe('2 pick');
  });

  test('BH-h37-K6 BH-g28: it is no harm: the Armor stops nothing of it', () => {
    const begun = game(seated({ cards: held(2, ['armor']), traits: [{}, { knowledge: 4 }, {}] }), 8, 4);
    expect(begun.changes('2')).toEqual({ might: -1 });
  });

  test('BH-g14: it is played after the traitor’s death as well', () => {
    const begun = seated();
    begun.run([{ do: 'die', seat: '0' }], '1');
    begun.set({ broken: 4 });
    begun.load('1', 'knowledge', 1);
    untilTurnOf(begun, '2');
    begun.choose('end');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes' });
  });
});

describe('BH-h37-T: Death is left alone', () => {
  const leave = (begun: House, seat: string, room: string): House => {
    begun.put(seat, room);
    return begun;
  };

  test('BH-h37-D4: looked at when the monsters’ turn begins, and before the game', () => {
    const begun = leave(seated(), '1', 'basement-landing');
    expect(begun.G.outcome).toBeNull();
    begun.night();
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
    expect([begun.told.includes('forsaken'), begun.told.includes('lost-game')]).toEqual([true, false]);
  });

  test('BH-h37-D4: whoever dies of the game is missed in the next round only', () => {
    const begun = game(seated({ traits: [{}, { knowledge: 4, sanity: 1 }, {}] }), 4, 3);
    expect([begun.G.explorers[1]?.life, begun.G.outcome]).toEqual(['dead', null]);
    begun.night();
    expect(begun.G.outcome?.side).toBe('traitor');
  });

  test('somebody else may take the place meanwhile', () => {
    const begun = leave(leave(seated(), '1', 'basement-landing'), '2', 'wine-cellar');
    game(begun, 8, 7, '2');
    expect(begun.G.outcome).toBeNull();
  });

  test('the traitor is no company', () => {
    const begun = leave(leave(seated(), '1', 'basement-landing'), '0', 'wine-cellar');
    expect(begun.night().G.outcome?.side).toBe('traitor');
  });

  test('BH-g14: a dead traitor’s round looks as well', () => {
    const begun = leave(seated(), '1', 'basement-landing');
    begun.run([{ do: 'die', seat: '0' }], '1');
    untilTurnOf(begun, '2');
    begun.choose('end');
    expect(begun.G.outcome?.side).toBe('traitor');
  });

  test('BH-h37-K5: behind a barrier either side is company', () => {
    const begun = seated({ rooms: ['foyer', 'chasm 0', 'chasm 2'], cards: [] });
    expect(begun.monster('death')?.room).toBe('chasm');
    leave(begun, '1', 'basement-landing');
    begun.set({ broken: 4 });
    begun.load('2', 'knowledge', 1);
    begun.night();
    expect(begun.G.outcome?.side).toBe('heroes');
  });

  test('BH152: with the last hero the traitor has won', () => {
    const begun = game(seated({ traits: [{}, { knowledge: 4, sanity: 1 }, { sanity: 1 }] }), 4, 3);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });
});

describe('BH-h37-D5: Death and the traitor', () => {
  test('Death slows nobody, goes nowhere, and is attacked by nobody', () => {
    const begun = seated();
    untilTurnOf(begun, '1');
    expect(begun.optionOf('go basement-landing')?.cost).toBe(1);
    expect(begun.of('attack')).toEqual([]);
    expect([mayHit(begun.at, '1', 'm1'), mayHit(begun.at, '0', 'm1')]).toEqual([false, false]);
    begun.bring('m1', 'foyer');
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }]);
    expect(begun.monster('death')).toMatchObject({ room: 'wine-cellar', stunned: 0 });
  });

  test('BH-h37-K4: the traitor does not come in, by no step and no fall, and is told why', () => {
    const begun = seated({ rooms: ['basement-landing', 'wine-cellar', 'game-room'] });
    untilTurnOf(begun, '0');
    expect(begun.choices).not.toContain('go wine-cellar');
    expect(begun.choices).toContain('go game-room');
    expect(begun.optionOf('go wine-cellar')?.not).toMatchObject({ reason: 'death-bars', clause: 'BH-h37' });
    begun.bring('0', 'wine-cellar');
    expect(begun.placeOf('0')).toBe('basement-landing');
    begun.bring('0', 'foyer');
    expect(begun.placeOf('0')).toBe('foyer');
  });

  test('BH-h37-K4: up or down stairs neither, and the traitor is told why there as well', () => {
    const begun = seated({ rooms: ['grand-staircase', 'upper-landing', 'upper-landing'] });
    expect(begun.monster('death')?.room).toBe('upper-landing');
    untilTurnOf(begun, '0');
    expect(begun.choices).not.toContain('go upper-landing');
    expect(begun.optionOf('go upper-landing')?.not).toMatchObject({ reason: 'death-bars', clause: 'BH-h37' });
  });

  test('BH-h37-K4: who was there when Death came attacks nobody there, and may leave', () => {
    const begun = seated({ rooms: ['wine-cellar', 'wine-cellar', 'game-room'] });
    untilTurnOf(begun, '0');
    expect(begun.of('attack')).toEqual([]);
    expect(begun.choices).toContain('go basement-landing');
  });

  test('nobody in there is hit from outside, by shot or by Dynamite; elsewhere they are', () => {
    for (const [room, targets] of [
      ['wine-cellar', []],
      ['game-room', ['attack 2 speed revolver', 'use dynamite game-room']],
    ] as const) {
      const begun = house({
        rooms: ['basement-landing', 'wine-cellar', 'game-room'],
        cards: held(0, ['revolver', 'dynamite']),
      });
      begun.choose('answer wine-cellar');
      if (room === 'wine-cellar') begun.put('2', 'foyer');
      untilTurnOf(begun, '0');
      expect(begun.choices.filter((one) => /^(attack|use dynamite)/.test(one))).toEqual(targets);
    }
  });

  describe('BH-h37-D6: no card of the traitor’s touches who is there', () => {
    const beside = (cards: readonly string[], more: More = {}): House => {
      const begun = house({
        rooms: ['basement-landing', 'wine-cellar', 'game-room'],
        cards: held(0, cards),
        ...more,
      });
      begun.choose(...(begun.asked === '0 pick' ? ['answer wine-cellar'] : []));
      untilTurnOf(begun, '0');
      return begun;
    };

    test('the Bell calls nobody away from Death, and others as ever', () => {
      const begun = beside(['bell']);
      begun.run([ownStep('card:bell/heroes', { seat: '0' })], '0');
      expect(begun.choices).toEqual(['answer 2 basement-landing', 'answer enough']);
      const hers = house({ rooms: ['foyer', 'wine-cellar', 'basement-landing'], cards: held(2, ['bell']) });
      hers.choose('answer wine-cellar');
      hers.run([ownStep('card:bell/heroes', { seat: '2' })], '2');
      expect(hers.choices).toEqual(['answer 1 basement-landing', 'answer enough']);
    });

    test('who was there when Death came robs nobody with the Gloves, and pushes nobody with the Dark Dice', () => {
      const there = (room: string) => {
        const begun = beside(['pickpockets-gloves', 'dark-dice'], {
          rooms: [room, 'wine-cellar', 'game-room'],
          cards: [['pickpockets-gloves', 'dark-dice'], ['axe'], ['idol']],
        });
        const gloves = begun.of('use pickpockets-gloves');
        begun.run([ownStep('card:dark-dice/push', { seat: '0' })], '0');
        return [gloves, begun.asked];
      };
      expect(there('wine-cellar')).toEqual([[], '0 turn']);
      expect(there('game-room')).toEqual([['use pickpockets-gloves 2 idol'], '0 pick']);
    });
  });

  test('a hero shoots out of it', () => {
    const begun = seated({
      rooms: ['basement-landing', 'wine-cellar', 'game-room'],
      cards: held(1, ['revolver']),
    });
    untilTurnOf(begun, '1');
    expect(begun.choices).toContain('attack 0 speed revolver');
  });

  test('BH-g6: the traitor steals a Seal, and takes none off the floor', () => {
    const begun = seated({ rooms: ['game-room', 'wine-cellar', 'game-room'], cards: held(2, [CRYPT]) });
    untilTurnOf(begun, '0');
    expect(begun.choices).not.toContain(`take ${GAME}`);
    expect(begun.optionOf(`take ${GAME}`)?.not).toMatchObject({ reason: 'seal-burns', clause: 'BH-h37' });
    begun.rate('0', { might: 5 });
    begun.load('0', 'might', 4);
    begun.load('2', 'might', 0);
    begun.choose('attack 2 might', `answer ${CRYPT}`);
    expect([begun.cardsOf('0'), begun.cardsOf('2')]).toEqual([[CRYPT], []]);
  });

  test('BH-g6: where a hero dies the Seal is left, and another picks it up', () => {
    const begun = seated({ rooms: ['foyer', 'wine-cellar', 'wine-cellar'], cards: held(2, [GAME]) });
    begun.run([{ do: 'die', seat: '2' }], '1');
    expect(piles(begun)).toContain(`${GAME} in wine-cellar`);
    untilTurnOf(begun, '1');
    begun.choose(`take ${GAME}`);
    expect(begun.cardsOf('1')).toContain(GAME);
  });
});

describe('BH-h37: what is said to do next', () => {
  const next = (begun: House, seat: string) => begun.viewOf(seat).goal?.next.kind;

  test('to heroes', () => {
    const begun = seated();
    expect(next(begun, '1')).toBe('fetch');
    begun.G.piles = [];
    begun.G.gone.push(CRYPT, '37:seal.vault');
    Object.assign(begun.G.explorers[2] ?? {}, { cards: [GAME] });
    expect(next(begun, '1')).toBe('break');
    Object.assign(begun.G.explorers[2] ?? {}, { cards: [] });
    Object.assign(begun.G.explorers[0] ?? {}, { cards: [GAME] });
    expect(next(begun, '1')).toBe('win-back');
    Object.assign(begun.G.explorers[0] ?? {}, { cards: [] });
    begun.G.gone.push(GAME);
    expect(next(begun, '1')).toBe('find');
    begun.G.gone.push('37:seal.operating-laboratory', '37:seal.research-laboratory');
    expect(next(begun, '1')).toBe('mate');
    begun.put('1', 'foyer');
    expect(next(begun, '1')).toBe('return');
  });

  test('to bots: whoever keeps Death company stays, and the others fetch', () => {
    const begun = seated();
    expect(begun.viewOf('1').goal).toMatchObject({ keeps: ['1'], own: { 1: ['wine-cellar'] } });
    expect(begun.viewOf('1').goal?.own?.['2']).toHaveLength(1);
    untilTurnOf(begun, '1');
    const view = begun.viewOf('1');
    const actions = view.choices.map(({ move, args }) => ({ move, args }));
    const weights = policyWith(begun.box)(view, {} as Ctx, actions);
    const away = actions.flatMap(({ move }, n) => (['go', 'discover'].includes(move) ? [weights[n]] : []));
    expect(actions.some(({ move }) => move === 'discover')).toBe(true);
    expect(new Set(away)).toEqual(new Set([0.001]));
    begun.rate('1', { sanity: 1 });
    expect(begun.viewOf('1').goal?.own).toMatchObject({ 2: ['wine-cellar'] });
  });

  test('to bots: a Seal that the traitor has is gone after by whoever need not be with Death, also with rooms to be found', () => {
    const begun = seated({ rooms: ['foyer', 'wine-cellar', 'entrance-hall'] });
    begun.G.piles = [];
    begun.G.gone.push(CRYPT, '37:seal.vault');
    Object.assign(begun.G.explorers[0] ?? {}, { cards: [GAME] });
    // With Death’s eight dice to one that can’t be hoped to beat, Missy keeps it company and Peter is free.
    const { goal } = begun.viewOf('2');
    expect([goal?.next.kind, goal?.prey, goal?.keeps]).toEqual(['win-back', ['0'], ['1']]);
    expect(goal === null ? [] : aimsOf(begun.at, goal, '2')).toContain('foyer');
  });

  test('to the traitor', () => {
    const begun = seated();
    expect(next(begun, '0')).toBe('hunt');
    begun.put('2', 'wine-cellar');
    expect(next(begun, '0')).toBe('wait');
    begun.run([{ do: 'die', seat: '0' }], '1');
    expect(next(begun, '0')).toBe('watch');
  });
});

test.each(['heroes', 'traitor'])('BH-h37: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('37', [side])).toHaveProperty([side]);
});
