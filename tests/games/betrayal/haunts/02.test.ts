import { policyWith } from '@games/betrayal/bot/policy';
import {
  BOARD,
  BONES,
  CLAUSE,
  GHOST,
  PENTAGRAM,
  RING,
  type State,
} from '@games/betrayal/haunts/02-the-seance/state';
import { asIf } from '@games/betrayal/parts/cards/as-if';
import { onTheWay } from '@games/betrayal/parts/plans/on-the-way';
import { mayFight } from '@games/betrayal/rules/attacks';
import { menaceOf } from '@games/betrayal/rules/figures';
import { waysFrom } from '@games/betrayal/rules/ways';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { type Laid, ownStep } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile } from '../words';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

const CHAMBER: Laid = [PENTAGRAM, 'basement', 1, 0, 2];
const STAIRS: Laid = ['stairs-from-basement', 'basement', 0, -1];
const ATTIC: Laid = ['attic', 'upper', 0, -1];
const BEDROOM: Laid = ['bedroom', 'upper', 1, 0];
const GRAVEYARD: Laid = ['graveyard', 'ground', 1, -1];
const CRYPT: Laid = ['crypt', 'basement', 0, 1, 0];

/** Ox has revealed it, with the Board; Missy has the first turn, then Peter, then Ox. No stairs lead into the basement. */
const begun = (more: More = {}): House =>
  hauntedHouse<State>(2, {
    omen: BOARD,
    cards: [[BOARD]],
    tiles: [CHAMBER, ATTIC, BEDROOM, GRAVEYARD],
    ...more,
  });

const five = {
  explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'vivian-lopez', 'jenny-leclerc'],
};
const sixth = { explorers: [...five.explorers, 'father-rhinehardt'] };

/** A seat, in its turn, has finished the séance where it stands. */
const summonedBy = (seat: string, more: More = {}): House => {
  const house = begun(more);
  untilTurnOf(house, seat);
  house.run([ownStep('haunt/summon')], seat);
  return house;
};
/** Missy has, in the Chamber. */
const waiting = (more: More = {}): House => summonedBy('1', { rooms: [undefined, PENTAGRAM], ...more });
/** Ox has, in the basement; the heroes are out of its reach. */
const loose = (more: More = {}): House => summonedBy('0', { rooms: ['basement-landing'], ...more });

const ghost = (house: House) => house.monster(GHOST);
const reasonOf = (house: House, option: string) => house.optionOf(option)?.not?.reason;
const lostIn = ({ G }: House) => G.tiles.flatMap(({ room, isLost }) => (isLost ? [room] : []));
const lifeIn = ({ G }: House) => G.explorers.map(({ life }) => life);
const marksOf = (house: House, seat: string | null, word: string) =>
  house
    .viewOf(seat)
    .marks.filter((one) => one.word === word)
    .map(({ on, value }) => value ?? on);
const heard = (house: House, seat: string | null, kind: string) =>
  journalFor(house.G.journal ?? [], seat).findLast(
    (line) => line.kind === kind || line.kind === `${kind}-privy`,
  );
const lose = (house: House, ...rooms: readonly string[]) => {
  for (const tile of house.G.tiles) if (rooms.includes(tile.room)) tile.isLost = true;
  return house.settle();
};
const loseFloor = (house: House, floor: string) =>
  lose(house, ...house.G.tiles.flatMap((tile) => (tile.floor === floor ? [tile.room] : [])));
/** Where a figure gets to in one step. */
const stepsOf = (house: House, figure: string) => {
  const { room = '', side = null } = house.monster(figure) ?? house.G.explorers[Number(figure)] ?? {};
  return waysFrom({ ...house.at, mine: null }, figure, { room, side })
    .flatMap(({ to }) => (to === null ? [] : [to.room]))
    .sort();
};
/** Ends the turn of whoever has one, and the Ghost's with it, to nobody's harm. */
const pass = (house: House): House => {
  if (house.asked === '0 turn' && ghost(house)?.turn === 'monsters') return house.night(1).rest();
  house.choose('end');
  return house;
};
const next = (house: House) => {
  const view = house.viewOf(house.asked.split(' ')[0] ?? '');
  return view.goal?.next;
};
const aims = (house: House, seat: string) => house.viewOf(seat).goal?.own?.[seat];
const weightsOf = (house: House, seat: string) => {
  const view = house.viewOf(seat);
  const weights = policyWith(house.box)(view, {} as Ctx, view.choices);
  return Object.fromEntries(
    view.choices.map(({ move, args }, n) => [[move, ...args].join(' '), weights[n] ?? 0]),
  );
};

describe('how it begins', () => {
  test('BH-h02-S: the revealer is the traitor, no Ghost is there, and with the Chamber in the house nobody is asked', () => {
    const house = begun();
    expect(house.G.haunt).toMatchObject({ traitor: '0', sides: ['traitor', 'heroes', 'heroes'] });
    expect([house.asked, house.G.monsters]).toEqual(['1 turn', []]);
  });

  const CORRIDOR: readonly Laid[] = [
    STAIRS,
    ['dusty-hallway', 'basement', 1, 0],
    ['creaky-hallway', 'basement', 2, 0],
  ];

  test.each([
    // Two steps to the stairs, three to the Landing, four and five to the hallways.
    ['entrance-hall', ['creaky-hallway']],
    ['upper-landing', ['creaky-hallway', 'dusty-hallway']],
    // Nothing is five off: the farthest there is.
    ['stairs-from-basement', ['creaky-hallway']],
  ])(
    'BH-h02-D1 BH-h02-K1: with the traitor in the %s he lays the Chamber at a doorway of %j',
    (room, rooms) => {
      const house = begun({ tiles: CORRIDOR, rooms: [room] });
      expect(house.asked).toBe('0 doorway');
      expect([...new Set(house.choices.map((one) => one.split(' ')[1]))].sort()).toEqual(rooms);
      house.untilTurn();
      expect([house.asked, house.G.tiles.at(-1)?.room]).toEqual(['1 turn', PENTAGRAM]);
    },
  );

  test('BH-h02-D1 BH-g1: where no way leads from him any doorway of the basement will do', () => {
    const house = begun({ tiles: [] });
    expect(house.choices).toEqual([0, 1, 2, 3].map((door) => `answer basement-landing ${door}`));
  });

  test('BH-h02-S BH90: where there is but one doorway left, the Chamber may close the floor', () => {
    const around: readonly Laid[] = [STAIRS, CRYPT, ['vault', 'basement', -1, 0, 1]];
    const house = begun({ tiles: around, rooms: ['basement-landing'] });
    house.untilTurn();
    expect([house.asked, house.G.tiles.at(-1)?.room]).toEqual(['1 turn', PENTAGRAM]);
  });
});

describe('while nobody may attack', () => {
  const armed = { cards: [[BOARD], [RING, 'spear', 'revolver', 'dynamite']] } as const;

  test('BH-h02-S BH-h02-D4: nobody attacks before the séance is over, and says why; then anybody does', () => {
    const house = begun(armed);
    expect(house.of('attack')).toEqual([]);
    expect(house.optionOf('attack')).toMatchObject({ clause: CLAUSE, not: { reason: 'no-attacks' } });
    untilTurnOf(house, '0');
    expect(house.of('attack')).toEqual([]);
    for (const seat of ['0', '1']) {
      const after = summonedBy(seat, armed);
      untilTurnOf(after, seat);
      expect(after.of('attack')).toContain(`attack ${seat === '0' ? '1' : '0'} might`);
      expect(after.optionOf('attack')).toBeUndefined();
    }
  });

  test('BH-h02-D5: no Dynamite is thrown either', () => {
    const near = { ...armed, rooms: ['foyer'] };
    expect(begun(near).of('use dynamite')).toEqual([]);
    expect(waiting({ ...near, rooms: ['foyer'] }).of('use dynamite')).toEqual(['use dynamite foyer']);
  });

  test('BH-h02-D5: Bloody Vision sets nobody on anybody', () => {
    // Missy throws 3 blank dice.
    const house = begun();
    house.dice.push(0, 0, 0);
    house.draw('bloody-vision', '1');
    expect([house.asked, house.dice]).toEqual(['1 turn', []]);
    const after = waiting({ rooms: [] });
    after.dice.push(...Array<number>(9).fill(0));
    after.draw('bloody-vision', '1');
    // Peter has the lowest Might.
    expect(heard(after, '0', 'attack')?.facts).toMatchObject({
      attacker: { seat: '1' },
      target: { seat: '2' },
    });
  });

  test('BH-h02-K3: what an event does by itself goes on', () => {
    const house = begun();
    house.dice.push(0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 0, 0);
    house.draw('groundskeeper', '1');
    expect(house.asked).toBe('1 split');
  });
});

describe('the heroes call', () => {
  const sitting = (more: More = {}) => begun({ rooms: [undefined, PENTAGRAM, PENTAGRAM], ...more });

  test('BH-h02-S: in the Chamber, by Knowledge or Sanity from 5, once a turn each, and for no steps', () => {
    const house = sitting();
    expect(house.of('use circle')).toEqual(['use circle knowledge', 'use circle sanity']);
    for (const trait of ['knowledge', 'sanity'])
      expect(house.optionOf(`use circle ${trait}`)).toMatchObject({
        odds: { from: 5 },
        label: { facts: { trait: { term: `traits.${trait}` } } },
      });
    house.load('1', 'knowledge', 4);
    house.choose('use circle knowledge');
    expect([house.slice.circle.done, house.of('use circle'), house.G.turn.spent]).toEqual([[], [], 0]);
    house.choose('end');
    expect(house.of('use circle')).toHaveLength(2);
    house.load('2', 'sanity', 5);
    house.choose('use circle sanity');
    expect(ghost(house)).toMatchObject({ room: PENTAGRAM, fightsFor: 'heroes' });
  });

  test('BH-h02-S: nowhere else, and not the traitor', () => {
    const house = begun({ rooms: [PENTAGRAM, 'basement-landing'], cards: [] });
    expect(house.of('use circle')).toEqual([]);
    untilTurnOf(house, '0');
    expect(house.of('use')).toEqual([]);
  });

  test.each([
    [3, {}, 1],
    [4, { explorers: five.explorers.slice(0, 4) }, 2],
    [5, five, 2],
    [6, sixth, 3],
  ])(
    'BH-h02-S: %d players: half as many successes, rounded down, the same trait twice as well',
    (players, more, of) => {
      const house = begun({ ...more, rooms: Array<string>(players).fill(PENTAGRAM) });
      for (let done = 0; done < of; done++) {
        expect(ghost(house)).toBeUndefined();
        expect(house.slice.circle.done).toHaveLength(done);
        const seat = house.asked.split(' ')[0] ?? '';
        house.run([ownStep('haunt/circle.tried', { key: 'sanity', total: 5 })], seat);
        if (done + 1 < of) house.choose('end');
      }
      expect(ghost(house)).toBeDefined();
    },
  );

  test('BH172 BH156: how often it has succeeded all see, how often it has to the heroes alone', () => {
    const house = sitting(five);
    house.run([ownStep('haunt/circle.tried', { key: 'sanity', total: 5 })], '1');
    for (const seat of ['0', '1', null]) expect(marksOf(house, seat, 'circle')).toEqual([1]);
    expect(heard(house, '1', 'task-done')?.facts).toMatchObject({ done: 1, of: 2 });
    for (const seat of ['0', null]) {
      expect(heard(house, seat, 'task-done')?.facts).toMatchObject({ done: 1 });
      expect(heard(house, seat, 'task-done')?.facts).not.toHaveProperty('of');
      expect(JSON.stringify(house.viewOf(seat).marks)).not.toContain('"of"');
    }
    expect(house.viewOf('1').goal?.next).toMatchObject({ kind: 'circle', facts: { done: 1, of: 2 } });
  });

  test('BH-h02-K6: once the Ghost is there nobody calls it any more, and the counts are put away', () => {
    const house = waiting({ rooms: [undefined, PENTAGRAM, PENTAGRAM] });
    house.choose('end');
    expect([house.asked, house.of('use circle')]).toEqual(['2 turn', []]);
    untilTurnOf(house, '0');
    expect(house.of('use board')).toEqual([]);
    for (const word of ['circle', 'board']) expect(marksOf(house, '0', word)).toEqual([]);
  });
});

describe('the traitor calls', () => {
  const calling = (more: More = {}) => {
    const house = begun(more);
    untilTurnOf(house, '0');
    return house;
  };

  test('BH-h02-S BH-h02-D11: with the Board in any room, one try a turn; each of the two has to succeed once, and then it is where he is', () => {
    const house = calling({ rooms: ['foyer', 'basement-landing', 'basement-landing'] });
    expect(house.of('use board')).toEqual(['use board knowledge', 'use board sanity']);
    expect(house.optionOf('use board knowledge')).toMatchObject({ odds: { from: 5 } });
    house.load('0', 'knowledge', 5);
    house.choose('use board knowledge');
    expect([house.slice.board.done, house.of('use board')]).toEqual([['knowledge'], []]);
    untilTurnOf(house, '1');
    untilTurnOf(house, '0');
    // What has succeeded is not tried again.
    expect(house.of('use board')).toEqual(['use board sanity']);
    house.load('0', 'sanity', 4);
    house.choose('use board sanity');
    expect(ghost(house)).toBeUndefined();
    untilTurnOf(house, '1');
    untilTurnOf(house, '0');
    house.load('0', 'sanity', 5);
    house.choose('use board sanity');
    expect(ghost(house)).toMatchObject({ room: 'foyer', fightsFor: 'traitor', mover: '0', turn: 'monsters' });
    expect(house.slice).toMatchObject({ track: 0, host: null });
  });

  test('BH-h02-D11 BH-g40: it is no use of the Board, and none hinders it', () => {
    const house = calling();
    house.load('0', 'knowledge', 0);
    house.choose('use board knowledge');
    expect(house.G.turn.usedCards).toEqual([]);
    const used = calling();
    used.run([{ do: 'mark', card: BOARD }], '0');
    expect(used.of('use board')).toHaveLength(2);
  });

  test('BH-h02-D11: robbed of it he can’t, nor can a hero with it', () => {
    const house = calling({ cards: [[], [BOARD]] });
    expect(house.of('use board')).toEqual([]);
    expect(next(house)?.kind).toBe('no-board');
    untilTurnOf(house, '1');
    expect(house.of('use board')).toEqual([]);
    house.G.explorers[1]?.cards.pop();
    house.G.piles = [{ room: 'foyer', side: null, cards: [BOARD] }];
    untilTurnOf(house, '0');
    expect(next(house)).toMatchObject({ kind: 'fetch-board', facts: { room: { term: 'rooms.foyer' } } });
    expect(aims(house, '0')).toEqual(['foyer']);
  });

  test('BH172 BH156: how often he has succeeded all see, how often he has to he alone', () => {
    const house = calling();
    house.run([ownStep('haunt/board.tried', { key: 'sanity', total: 5 })], '0');
    for (const seat of ['0', '1', null]) expect(marksOf(house, seat, 'board')).toEqual([1]);
    expect(heard(house, '0', 'task-done')?.facts).toMatchObject({ done: 1, of: 2 });
    for (const seat of ['1', null]) {
      expect(heard(house, seat, 'task-done')?.facts).toMatchObject({ done: 1 });
      expect(heard(house, seat, 'task-done')?.facts).not.toHaveProperty('of');
    }
    expect(house.viewOf('0').goal?.next).toMatchObject({ kind: 'board', facts: { done: 1, of: 2 } });
  });

  test('BH-h02-D9: a dead traitor ends nothing: the heroes still call, and still have to bury', () => {
    const house = begun({ rooms: [undefined, PENTAGRAM] });
    house.run([{ do: 'die', seat: '0' }], '1');
    expect([house.G.outcome, house.of('use circle')]).toEqual([
      null,
      ['use circle knowledge', 'use circle sanity'],
    ]);
    house.load('1', 'knowledge', 5);
    house.choose('use circle knowledge');
    expect([house.G.outcome, ghost(house)?.fightsFor]).toEqual([null, 'heroes']);
  });
});

describe('the Ghost waits for the heroes', () => {
  test('BH-h02-D2: the track is at 1 at once, goes on at the end of later turns of whoever finished it, and at 5 the Ghost is the traitor’s', () => {
    const house = waiting();
    expect(house.slice.track).toBe(1);
    const shown: unknown[] = [];
    for (const seat of ['1', '2', '0', '1', '2', '0', '1', '2', '0', '1', '2', '0']) {
      expect([house.asked, ghost(house)?.fightsFor]).toEqual([`${seat} turn`, 'heroes']);
      house.choose('end');
      shown.push(marksOf(house, '0', 'track')[0]);
    }
    expect(shown).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    expect(house.asked).toBe('1 turn');
    house.choose('end');
    expect(ghost(house)).toMatchObject({
      fightsFor: 'traitor',
      mover: '0',
      turn: 'monsters',
      room: PENTAGRAM,
    });
    for (const word of ['track', 'waits']) expect(marksOf(house, '0', word)).toEqual([]);
    // Once.
    house.put('2', 'foyer').put('1', 'graveyard').put('m1', 'bedroom');
    house.choose('end');
    house.night(1);
    house.rest();
    house.choose('end');
    expect(house.told.filter((kind) => kind === 'ghost-strays')).toHaveLength(1);
    expect(heard(house, '0', 'ghost-strays')?.facts).toEqual({ room: { term: `rooms.${PENTAGRAM}` } });
  });

  test('BH-h02-D2: also of a seat whose explorer is dead', () => {
    const house = waiting();
    house.choose('end');
    house.run([{ do: 'die', seat: '1' }], '2');
    house.choose('end', 'end');
    expect([house.asked, house.slice.track]).toEqual(['2 turn', 2]);
    house.set({ track: 4 });
    house.choose('end', 'end');
    expect([house.slice.track, ghost(house)?.fightsFor]).toEqual([5, 'traitor']);
  });

  test('BH-h02-D2 BH-h02-D13: nobody is told before when it is too late, but the heroes', () => {
    const house = waiting();
    expect(next(house)).toMatchObject({ kind: 'find', facts: { track: 1, limit: 5 } });
    untilTurnOf(house, '0');
    expect(next(house)).toEqual({ kind: 'hinder', facts: { track: 1 } });
  });

  test('BH-h02-D3: it neither moves nor fights, and nobody attacks it', () => {
    const house = waiting({ rooms: [PENTAGRAM, PENTAGRAM], cards: [[BOARD, RING], ['bell']] });
    expect(marksOf(house, '0', 'waits')).toEqual([{ monster: 'm1' }]);
    expect(house.of('attack m1')).toEqual([]);
    untilTurnOf(house, '0');
    expect(house.of('attack')).toEqual(['attack 1 might', 'attack 1 sanity ring']);
    house.choose('end');
    expect(house.asked).toBe('1 turn');
    // The Bell calls nobody.
    house.load('1', 'sanity', 0);
    house.choose('use bell');
    expect([house.asked, ghost(house)?.room]).toEqual(['1 turn', PENTAGRAM]);
  });

  test('BH-h02-D3: nobody has it to fear while it waits', () => {
    const house = waiting();
    const menace = (seat: string) => menaceOf(house.at, 'm1', seat);
    expect(menace('0')).toBe(0);
    house.run([ownStep('haunt/stray')], '1');
    expect(menace('1')).toBeGreaterThan(0);
  });

  test('BH-h02-K6: it slows the traitor, as any opponent, until it is his', () => {
    const house = waiting({ rooms: [PENTAGRAM, PENTAGRAM] });
    house.put('1', 'basement-landing');
    untilTurnOf(house, '0');
    expect(house.optionOf('go basement-landing')?.cost).toBe(2);
    house.run([ownStep('haunt/stray')], '0');
    expect(house.optionOf('go basement-landing')?.cost).toBe(1);
  });
});

describe('the bones', () => {
  test.each([
    ['attic', ATTIC],
    ['bedroom', BEDROOM],
    ['master-bedroom', ['master-bedroom', 'upper', 0, 1, 0] as Laid],
  ])('BH-h02-H BH-h02-D14: in the %s by Knowledge from 5, once a turn; the finder has them', (room, tile) => {
    const house = waiting({ rooms: [undefined, PENTAGRAM, room], tiles: [CHAMBER, tile] });
    expect(house.of('use find')).toEqual([]);
    house.choose('end');
    expect(house.optionOf('use find')).toMatchObject({
      odds: { from: 5 },
      label: { facts: { trait: { term: 'traits.knowledge' } } },
    });
    house.load('2', 'knowledge', 4);
    house.choose('use find');
    expect([reasonOf(house, 'use find'), house.cardsOf('2')]).toEqual(['has-searched', []]);
    untilTurnOf(house, '0');
    untilTurnOf(house, '2');
    house.load('2', 'knowledge', 5);
    house.choose('use find');
    expect([house.cardsOf('2'), house.slice.isFound, house.G.turn.spent]).toEqual([[BONES], true, 0]);
    expect(house.optionOf('use find')).toBeUndefined();
  });

  test('BH-h02-D14: there is one set, be it dropped', () => {
    const house = waiting({ rooms: ['bedroom', PENTAGRAM, 'bedroom'], cards: [[BOARD], [], [BONES]] }).set({
      isFound: true,
    });
    house.choose('end');
    house.choose(`drop ${BONES}`);
    expect(house.optionOf('use find')).toBeUndefined();
    // The traitor may take them (BH-g6).
    house.choose('end');
    expect([house.asked, house.choices.includes(`take ${BONES}`)]).toEqual(['0 turn', true]);
    house.choose(`take ${BONES}`);
    untilTurnOf(house, '2');
    expect(next(house)).toMatchObject({ kind: 'win-back', facts: { target: { seat: '0' } } });
  });

  test.each([
    ['graveyard', GRAVEYARD],
    ['crypt', CRYPT],
  ])(
    'BH-h02-H BH-h02-D14: in the %s by Knowledge from 5 whoever carries them buries them, and the heroes have won',
    (room, tile) => {
      const house = waiting({
        rooms: [undefined, PENTAGRAM, room],
        tiles: [CHAMBER, tile],
        cards: [[BOARD], [], [BONES]],
      }).set({ isFound: true });
      house.choose('end');
      expect(house.optionOf('use bury')).toMatchObject({ odds: { from: 5 } });
      house.load('2', 'knowledge', 4);
      house.choose('use bury');
      expect([reasonOf(house, 'use bury'), house.cardsOf('2'), house.G.outcome]).toEqual([
        'has-dug',
        [BONES],
        null,
      ]);
      untilTurnOf(house, '0');
      untilTurnOf(house, '2');
      house.load('2', 'knowledge', 5);
      house.choose('use bury');
      expect(house.G.outcome).toEqual({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
    },
  );

  test('BH-h02-D14: found and buried in one turn', () => {
    const house = waiting({ rooms: ['foyer', 'bedroom'] });
    house.load('1', 'knowledge', 5);
    house.choose('use find');
    house.put('1', 'graveyard');
    house.load('1', 'knowledge', 5);
    house.choose('use bury');
    expect(house.G.outcome?.side).toBe('heroes');
  });

  test('BH168 BH33: not in a turn in which they have changed hands; nor by the traitor, nor elsewhere', () => {
    const house = waiting({ rooms: ['graveyard', 'graveyard', 'graveyard'], cards: [[BONES], [BONES]] }).set({
      isFound: true,
    });
    house.run([{ do: 'mark', card: BONES }], '1');
    expect(reasonOf(house, 'use bury')).toBe('card-moved');
    house.put('1', 'foyer');
    expect(house.optionOf('use bury')).toBeUndefined();
    house.choose('end');
    expect([house.asked, house.optionOf('use bury')]).toEqual(['2 turn', undefined]);
    untilTurnOf(house, '0');
    expect(house.optionOf('use bury')).toBeUndefined();
  });

  test('BH-h02-D14: before the Ghost is there, and once it is the traitor’s, nobody looks for them or buries them', () => {
    for (const house of [
      begun({ rooms: [undefined, 'bedroom'] }),
      waiting({ rooms: [undefined, 'bedroom'] }),
    ]) {
      if (ghost(house) !== undefined) house.run([ownStep('haunt/stray')], '1');
      expect(house.optionOf('use find')).toBeUndefined();
      house.G.explorers[1]?.cards.push(BONES);
      house.put('1', 'graveyard');
      expect(house.optionOf('use bury')).toBeUndefined();
    }
  });
});

describe('the traitor’s Ghost', () => {
  test('BH-h02-M: Speed 4, Sanity 6, no Might and no Knowledge', () => {
    const house = loose();
    expect(house.box.haunts[2]?.monsters?.[GHOST]?.sheet({} as never, {} as never)).toEqual({
      speed: 4,
      sanity: 6,
    });
  });

  test('BH-h02-R BH-h02-K2: it goes in the monsters’ turn right after the one in which it was summoned, towards a hero and nowhere else', () => {
    const house = summonedBy('0', { rooms: ['entrance-hall', 'graveyard', 'upper-landing'] });
    house.night(2);
    expect(house.asked).toBe('0 monster');
    expect(house.choices).toEqual(['go m1 1', 'go m1 2']);
    house.choose('go m1 2');
    expect(ghost(house)?.room).toBe('grand-staircase');
    expect(house.asked).toBe('1 turn');
  });

  test('BH-h02-R BH-h02-M: it attacks with Sanity if it gets there, and losing does nothing to it', () => {
    const house = summonedBy('0', { rooms: ['entrance-hall', 'entrance-hall', 'basement-landing'] });
    // It throws six, Missy three.
    house.night(1, [], [2, 1, 0, 0, 0, 0, 2, 2, 1]);
    expect(house.told).toContain('unhurt');
    expect([house.asked, ghost(house)?.stunned, house.changes('1')]).toEqual(['1 turn', 0, {}]);
    untilTurnOf(house, '0');
    house.night(1, [], [2, 1, 0, 0, 0, 0, 1, 1, 0]);
    expect(house.asked).toBe('1 split');
    expect(heard(house, '1', 'hurt')?.facts).toMatchObject({ kind: { term: 'harms.mental' }, points: 1 });
  });

  test('BH-h02-K9: with no way to any hero it goes where its mover likes, or stays', () => {
    const house = loose().night(1);
    expect(house.choices).toContain('end m1');
    expect(house.of('go m1 ')).toContain(`go m1 ${PENTAGRAM}`);
  });

  test('BH-h02-M BH-h02-D7: through walls to what lies edge to edge, and never through a floor', () => {
    const house = loose({
      tiles: [CHAMBER, ['larder', 'basement', 0, 1, 1], ['wine-cellar', 'basement', 1, 1, 0], ATTIC],
      rooms: ['basement-landing'],
    });
    house.put('m1', 'larder');
    expect(stepsOf(house, 'm1')).toEqual(['basement-landing', 'wine-cellar']);
    // An explorer finds a wall there on one side.
    house.put('0', 'larder');
    expect(stepsOf(house, '0')).not.toContain('basement-landing');
  });

  test('BH-h02-D7 BH-h02-K7: lost rooms are rooms to it, by walls, doors and stairs, and to nobody else', () => {
    const house = loose();
    lose(house, 'upper-landing', 'attic', 'grand-staircase');
    house.put('m1', 'bedroom');
    expect(stepsOf(house, 'm1')).toEqual(['upper-landing']);
    house.put('m1', 'upper-landing');
    expect(stepsOf(house, 'm1')).toEqual(['attic', 'bedroom', 'grand-staircase']);
    house.put('m1', 'grand-staircase');
    expect(stepsOf(house, 'm1')).toEqual(['foyer', 'upper-landing']);
    house.put('1', 'graveyard').put('2', 'entrance-hall').put('m1', 'attic');
    house.night(4, [], Array<number>(10).fill(0));
    house.choose('go m1 2');
    expect(ghost(house)?.room).toBe('entrance-hall');
    house.reload();
    for (const seat of ['0', '1']) {
      house.put(seat, 'foyer');
      expect(stepsOf(house, seat)).not.toContain('grand-staircase');
    }
  });

  test('BH-h02-K7 BH167: a lost Coal Chute still takes it down, and nobody else', () => {
    const house = loose({ tiles: [CHAMBER, ['coal-chute', 'ground', 2, -1, 2]], rooms: ['entrance-hall'] });
    expect(stepsOf(house, '0')).toEqual(['basement-landing', 'foyer']);
    lose(house, 'coal-chute');
    house.put('m1', 'entrance-hall');
    expect(stepsOf(house, 'm1')).toEqual(['basement-landing', 'foyer']);
    expect(stepsOf(house, '0')).toEqual(['foyer']);
  });

  test('BH-h02-D7 BH167: a step that was begun ends at a room that has fallen meanwhile, but for it', () => {
    const house = loose({ rooms: ['foyer', 'foyer', 'foyer'] });
    lose(house, 'graveyard');
    house.put('m1', 'foyer');
    const from = { room: 'foyer', side: null };
    for (const seat of ['1', 'm1'])
      house.run([{ do: 'step', seat, from, to: { room: 'graveyard', side: null }, cost: 1 }], '1');
    expect([house.placeOf('1'), ghost(house)?.room]).toEqual(['foyer', 'graveyard']);
  });

  test('BH-h02-D7: what is asked as if the house were whole is asked of a page as well, which has no fields of its own', () => {
    const { table } = begun().at;
    class Page {
      get tiles() {
        return table.tiles;
      }
      get round() {
        return table.round;
      }
    }
    const page = { ...begun().at, table: new Page() as unknown as typeof table };
    const { table: other, memo } = asIf(page, { tiles: [] });
    expect([other.round, other.tiles, page.table.tiles, memo?.size]).toEqual([
      table.round,
      [],
      table.tiles,
      0,
    ]);
  });

  test('BH-h02-D7: a card draws it into a lost room as well', () => {
    const house = loose({ rooms: ['foyer', 'graveyard', 'foyer'] });
    lose(house, 'attic');
    house.put('m1', 'upper-landing');
    house.run([{ do: 'put', seat: 'm1', to: { room: 'attic', side: null } }], '0');
    expect(ghost(house)?.room).toBe('attic');
    // Whoever else is put there is lost.
    house.run([{ do: 'put', seat: '2', to: { room: 'attic', side: null } }], '0');
    expect(lifeIn(house)).toEqual(['alive', 'alive', 'dead']);
  });

  test('BH-g13 BH-h02-D7: a room that falls takes the Ghost in it nowhere, and all else', () => {
    const house = loose({ tokens: [{ token: 'blessing', room: 'bedroom', side: null }] });
    house.put('m1', 'bedroom');
    house.G.piles = [{ room: 'bedroom', side: null, cards: ['axe'] }];
    house.run([ownStep('haunt/collapse.fall', { room: 'bedroom' })], '0');
    expect([ghost(house)?.room, house.G.piles, house.G.tokens, house.G.gone]).toEqual([
      'bedroom',
      [],
      [],
      ['axe'],
    ]);
  });

  const duelling = (more: More) => {
    const house = loose(more);
    house.put('m1', 'basement-landing').put('0', 'foyer');
    return house;
  };
  const here = ['basement-landing', 'basement-landing'];

  test('BH-h02-H: with the Ring and Sanity anywhere; with nothing else, and without it not at all', () => {
    const cards = [[BOARD], [RING, 'spear', 'revolver']];
    const house = duelling({ rooms: here, cards });
    house.night(1, [], Array<number>(9).fill(0));
    expect([house.asked, house.of('attack m1')]).toEqual(['1 turn', ['attack m1 sanity ring']]);
    house.put('1', 'entrance-hall').put('2', 'basement-landing');
    house.choose('end');
    expect([house.asked, house.of('attack')]).toEqual(['2 turn', []]);
  });

  test('BH-h02-H BH56: nobody of its own side attacks it, be it with the Ring or in the Chamber', () => {
    for (const room of [PENTAGRAM, 'foyer']) {
      const house = loose({ rooms: [room], cards: [[BOARD, RING]] });
      expect([house.asked, house.of('attack m1')]).toEqual(['0 turn', []]);
    }
  });

  test('BH-h02-H: whatever strikes with Sanity, outside the Chamber it takes the Ring', () => {
    const house = duelling({ rooms: here });
    const may = () => mayFight(house.at, '1', 'm1', 'sanity');
    expect(may()).toBe(false);
    house.G.explorers[1]?.cards.push(RING);
    expect(may()).toBe(true);
  });

  test('BH-h02-H BH-h02-K5: in the Chamber with bare hands and Sanity, and the Ring is not needed there', () => {
    const house = duelling({ rooms: [undefined, PENTAGRAM], cards: [[BOARD], [RING]] });
    house.put('m1', PENTAGRAM);
    house.night(1, [], Array<number>(9).fill(0));
    expect(house.of('attack m1')).toEqual(['attack m1 sanity']);
    expect(house.optionOf('attack m1 sanity')).toMatchObject({ clause: CLAUSE, label: { kind: 'banish' } });
    house.put('1', 'basement-landing').put('m1', 'basement-landing');
    expect(house.of('attack m1')).toEqual(['attack m1 sanity ring']);
  });

  test.each([
    [PENTAGRAM, 'attack m1 sanity', []],
    ['basement-landing', 'attack m1 sanity ring', [RING]],
  ])(
    'BH-h02-H: one won attack in the %s and the heroes have won; a lost one hurts the mind',
    (room, attack, held) => {
      const fight = (own: readonly number[], others: readonly number[]) => {
        const house = duelling({ rooms: [undefined, room], cards: [[BOARD], held] });
        house.put('m1', room);
        house.night(1, [], Array<number>(9).fill(0));
        house.dice.push(...own, ...others);
        house.choose(attack);
        return house;
      };
      const won = fight([1, 1, 1], [2, 0, 0, 0, 0, 0]);
      expect(won.G.outcome).toEqual({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
      expect(ghost(won)).toBeUndefined();
      const tied = fight([1, 1, 0], [2, 0, 0, 0, 0, 0]);
      expect([tied.asked, tied.G.outcome, ghost(tied)?.stunned]).toEqual(['1 turn', null, 0]);
      const beaten = fight([1, 0, 0], [2, 0, 0, 0, 0, 0]);
      expect(beaten.asked).toBe('1 split');
      beaten.choose('answer 1');
      expect([beaten.changes('1'), beaten.of('attack')]).toEqual([{ sanity: -1 }, []]);
    },
  );

  test('BH-h02-D8: the Chamber lost and no Ring: nothing destroys it, and it goes on', () => {
    const house = duelling({ rooms: here });
    lose(house, PENTAGRAM);
    house.night(1, [], Array<number>(9).fill(0));
    expect([house.asked, house.of('attack m1'), next(house)?.kind, house.G.outcome]).toEqual([
      '1 turn',
      [],
      'flee',
      null,
    ]);
  });

  test('BH-h02-T: with the last hero the traitor has won, dead or not', () => {
    const house = pass(loose());
    house.run([{ do: 'die', seat: '0' }], '1');
    expect(house.G.outcome).toBeNull();
    house.run(
      [
        { do: 'die', seat: '1' },
        { do: 'die', seat: '2' },
      ],
      '1',
    );
    expect(house.G.outcome).toEqual({ side: 'traitor', winners: ['0'], how: 'dead' });
  });
});

describe('the house falls', () => {
  test('BH-h02-D13 BH-h02-D6: not at the end of the turn in which he summons it, but of the next, the Attic first, whoever is in it', () => {
    const house = loose({ rooms: ['basement-landing', 'attic'] });
    expect(marksOf(house, '1', 'shaky')).toEqual([]);
    pass(house);
    expect([house.asked, lostIn(house)]).toEqual(['1 turn', []]);
    house.choose('end', 'end');
    expect([house.asked, lostIn(house), house.slice.ruin]).toEqual(['0 turn', [], 'cracks']);
    expect(marksOf(house, '1', 'shaky')).toEqual([{ room: 'attic' }]);
    expect(house.viewOf('2').marks.filter(({ word }) => word === 'peril')).toMatchObject([
      { on: { seat: '1' }, chance: 1, facts: { what: { term: 'rooms.attic' }, ill: { term: 'ills.kills' } } },
    ]);
    expect(heard(house, '1', 'house-cracks')).toBeDefined();
    // Only the living are in danger.
    const dead = loose({ rooms: ['basement-landing', 'attic'] }).set({ ruin: 'cracks' });
    dead.run([{ do: 'die', seat: '1' }], '0');
    expect(dead.viewOf('2').marks.filter(({ word }) => word === 'peril')).toEqual([]);
    pass(house);
    expect([lostIn(house), lifeIn(house)]).toEqual([['attic'], ['alive', 'dead', 'alive']]);
  });

  test('BH-h02-D13: a Ghost that the heroes have lost is his from his next turn on', () => {
    const house = waiting({
      rooms: ['basement-landing', PENTAGRAM, 'foyer'],
      tiles: [CHAMBER, BEDROOM, GRAVEYARD],
    });
    house.put('1', 'foyer').put('m1', 'basement-landing');
    house.run([ownStep('haunt/stray')], '1');
    house.choose('end');
    expect(house.slice.ruin).toBe('stands');
    house.choose('end');
    expect([house.asked, house.slice.ruin]).toEqual(['0 turn', 'cracks']);
  });

  test('BH-h02-D6 BH-h02-K4: with no Attic he names an upper room without an explorer; where there is none, any', () => {
    const tiles: readonly Laid[] = [CHAMBER, BEDROOM, ['dusty-hallway', 'upper', -1, 0]];
    const ending = (rooms: readonly string[]) => {
      const house = loose({ tiles, rooms: ['basement-landing', ...rooms] }).set({ ruin: 'cracks' });
      house.put('m1', 'bedroom');
      house.choose('end');
      return house;
    };
    const house = ending(['upper-landing', 'foyer']);
    expect([house.asked, house.choices]).toEqual(['0 pick', ['answer bedroom', 'answer dusty-hallway']]);
    // Whoever is dead there takes up no room.
    const dead = loose({ tiles, rooms: ['basement-landing', 'upper-landing', 'bedroom'] });
    dead.set({ ruin: 'cracks' }).run([{ do: 'die', seat: '2' }], '0');
    dead.choose('end');
    expect([dead.asked, dead.choices]).toEqual(['0 pick', ['answer bedroom', 'answer dusty-hallway']]);
    const full = loose({
      tiles: [CHAMBER, BEDROOM],
      rooms: ['basement-landing', 'upper-landing', 'bedroom'],
    });
    full.set({ ruin: 'cracks' }).choose('end');
    expect([full.asked, full.choices]).toEqual(['0 pick', ['answer upper-landing', 'answer bedroom']]);
  });

  test('BH-h02-K8 BH-g14: a dead traitor’s first room falls all the same, named by him; then he names none', () => {
    const house = loose({
      tiles: [CHAMBER, BEDROOM, ['dusty-hallway', 'upper', -1, 0]],
      rooms: ['basement-landing'],
    });
    house.put('m1', 'basement-landing').put('1', 'foyer').put('2', 'foyer');
    pass(house);
    house.run([{ do: 'die', seat: '0' }], '1');
    house.choose('end');
    house.dice.push(0, 0, 0, 0);
    house.choose('end');
    expect([house.asked, house.choices]).toEqual([
      '0 pick',
      ['answer upper-landing', 'answer bedroom', 'answer dusty-hallway'],
    ]);
    house.choose('answer bedroom');
    house.rest();
    expect(lostIn(house)).toEqual(['bedroom']);
    house.choose('end');
    house.dice.push(0, 0, 0, 0);
    house.choose('end');
    while (house.asked.endsWith(' pick')) {
      expect(house.asked).not.toBe('0 pick');
      house.choose(house.choices[0] ?? '');
    }
    house.rest();
    expect([house.asked, lostIn(house).length]).toEqual(['1 turn', 3]);
  });

  /** It falls, and these are lost. */
  const falling = (rooms: readonly string[], more: More = {}) => {
    const house = loose({ rooms: ['basement-landing', 'entrance-hall', 'entrance-hall'], ...more });
    pass(house);
    return lose(house.set({ ruin: 'falls' }), ...rooms);
  };
  const GROUND: readonly Laid[] = [CHAMBER, ATTIC, BEDROOM, GRAVEYARD, ['dusty-hallway', 'upper', 2, 0]];

  test('BH-h02-R BH-h02-D6: then each living explorer names one at the end of its own turn, the traitor too, beside a lost one', () => {
    const house = falling(['attic'], { tiles: GROUND });
    expect(house.asked).toBe('1 turn');
    house.choose('end');
    // Beside the Attic lies the Landing alone.
    expect([house.asked, lostIn(house)]).toEqual(['2 turn', ['upper-landing', 'attic']]);
    house.choose('end');
    expect([house.asked, lostIn(house).length]).toEqual(['0 turn', 3]);
    house.night(1);
    house.rest();
    expect([house.asked, lostIn(house).length]).toEqual(['1 turn', 4]);
  });

  test('BH61 BH-h02-D6: whom its last room kills names none', () => {
    const tiles: readonly Laid[] = [...GROUND, ['furnace-room', 'basement', -1, 0, 0]];
    const house = falling(['attic', 'upper-landing'], { tiles });
    house.put('1', 'furnace-room').rate('1', { might: 1, speed: 1 });
    house.choose('end');
    house.untilTurn();
    expect([house.asked, lifeIn(house)[1], lostIn(house)]).toEqual([
      '2 turn',
      'dead',
      ['upper-landing', 'attic'],
    ]);
  });

  test('BH-h02-D6 BH172: whose turn it is names it, of those that all see may be next', () => {
    const house = falling(['upper-landing'], { tiles: GROUND });
    const shown = [{ room: 'attic' }, { room: 'bedroom' }];
    for (const seat of ['0', '1', null]) expect(marksOf(house, seat, 'shaky')).toEqual(shown);
    // Which of them is a choice: nobody is marked.
    expect(
      house
        .put('2', 'attic')
        .viewOf('2')
        .marks.some(({ word }) => word === 'peril'),
    ).toBe(false);
    house.choose('end');
    expect([house.asked, house.choices]).toEqual(['1 pick', ['answer attic', 'answer bedroom']]);
  });

  test('BH-h02-K4 BH-g13: nothing beside a lost room: any of that floor', () => {
    const house = falling(['attic'], {
      tiles: [CHAMBER, ['attic', 'upper', 5, 5, 0], BEDROOM],
    });
    house.choose('end');
    expect([house.asked, house.choices]).toEqual(['1 pick', ['answer upper-landing', 'answer bedroom']]);
  });

  test('BH-h02-D6: the upper floor gone, the ground floor goes from the Grand Staircase on, the three of the strip one by one', () => {
    const house = falling([], { tiles: GROUND }).put('1', PENTAGRAM).put('2', PENTAGRAM);
    loseFloor(house, 'upper');
    house.choose('end');
    expect(lostIn(house)).toContain('grand-staircase');
    house.choose('end');
    expect(lostIn(house)).toContain('foyer');
    expect(lostIn(house)).not.toContain('entrance-hall');
    expect(marksOf(house, '1', 'shaky')).toEqual([{ room: 'entrance-hall' }, { room: 'graveyard' }]);
  });

  test('BH-h02-D6: and then the basement, from its Landing on', () => {
    const house = falling([], { rooms: ['foyer', PENTAGRAM, PENTAGRAM] });
    loseFloor(house, 'upper');
    loseFloor(house, 'ground');
    house.put('0', PENTAGRAM);
    expect(marksOf(house, '1', 'shaky')).toEqual([{ room: 'basement-landing' }]);
    house.choose('end');
    expect(lostIn(house)).toContain('basement-landing');
    expect(lostIn(house)).not.toContain(PENTAGRAM);
  });

  test('BH-h02-D12: nobody jumps, the traitor neither; and with the last hero he has won all the same', () => {
    const house = falling(['upper-landing', 'attic'], { tiles: [CHAMBER, ATTIC, BEDROOM, GRAVEYARD] });
    house.put('0', 'bedroom').put('1', 'bedroom').put('2', 'bedroom');
    house.choose('end');
    expect([lifeIn(house), house.dice]).toEqual([['dead', 'dead', 'dead'], []]);
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });

  test('BH-h02-D15: an Elevator that rolls a floor that is gone stays, with all who are in it; an event still kills', () => {
    const tiles: readonly Laid[] = [CHAMBER, ['mystic-elevator', 'ground', 3, 0, 3]];
    const house = falling([], { tiles });
    loseFloor(house, 'upper');
    house.dice.push(2, 1);
    house.bring('1', 'mystic-elevator');
    expect([lifeIn(house), house.placeOf('1')]).toEqual([['alive', 'alive', 'alive'], 'mystic-elevator']);
    expect(house.G.tiles.find(({ room }) => room === 'mystic-elevator')).toMatchObject({ floor: 'ground' });
    // Knowledge 4 blank, then three dice that show five: an upper tile.
    house.put('1', 'foyer');
    house.dice.push(0, 0, 0, 0, 2, 1, 0);
    loseFloor(house, 'basement');
    house.dice.splice(0, house.dice.length, 0, 0, 0, 0, 1, 0, 0);
    house.draw('the-lost-one', '1');
    expect(lifeIn(house)[1]).toBe('dead');
  });
});

describe('what bots make of it', () => {
  test.each(['heroes', 'traitor'])('BH-h02: it can end for the %s among bots', (side) => {
    expect(winsAmongBots('2', [side])).toHaveProperty([side]);
  });

  test('BH-h02: the best caller goes to the Chamber, whoever is left looks for where the bones may be', () => {
    const house = begun({ tiles: [CHAMBER, STAIRS, BEDROOM], rooms: ['foyer', 'foyer', 'foyer'] });
    // Peter is as wise as Missy, and of a stronger mind.
    house.rate('2', { sanity: 7 });
    expect([aims(house, '2'), aims(house, '1')]).toEqual([[PENTAGRAM], ['bedroom']]);
    expect(house.viewOf('0').goal?.own).toEqual({ 0: [] });
  });

  test('BH-h02: they hold the last success back until they know where to go, or the traitor is half there', () => {
    const weight = (house: House) => weightsOf(house, '1')['use circle knowledge'] ?? 0;
    const rooms = [undefined, PENTAGRAM];
    const blind = begun({ rooms, tiles: [CHAMBER] });
    expect(weight(blind)).toBeLessThan(weightsOf(blind, '1').end ?? 0);
    expect(weight(begun({ rooms }))).toBeGreaterThan(5);
    expect(weight(blind.set({ board: { done: ['sanity'] } }))).toBeGreaterThan(5);
    expect(weight(begun({ ...five, rooms, tiles: [CHAMBER] }))).toBeGreaterThan(5);
  });

  test('BH-h02: whoever has the bones makes for a grave, and the traitor for whoever has them', () => {
    const house = waiting({ cards: [[BOARD], [], [BONES]], rooms: ['foyer', PENTAGRAM, 'bedroom'] }).set({
      isFound: true,
    });
    expect([aims(house, '2'), aims(house, '1')]).toEqual([['graveyard'], [PENTAGRAM]]);
    expect(house.viewOf('0').goal?.prey).toEqual(['2']);
    const lost = waiting({ tiles: [CHAMBER, BEDROOM], cards: [[BOARD], [], [BONES]] }).set({ isFound: true });
    expect([next(lost)?.kind, aims(lost, '2'), aims(lost, '1')]).toEqual(['find-grave', [], []]);
    house.G.explorers[2]?.cards.pop();
    house.G.piles = [{ room: 'upper-landing', side: null, cards: [BONES] }];
    house.settle();
    expect(house.viewOf('2').goal).toMatchObject({ next: { kind: 'fetch' }, own: { 2: ['upper-landing'] } });
  });

  test('BH-h02: all make for the Chamber once the Ghost has turned, and the nearest picks up the Ring on the way', () => {
    const house = loose();
    expect([aims(house, '1'), aims(house, '2')]).toEqual([[PENTAGRAM], [PENTAGRAM]]);
    expect(house.viewOf('1').goal?.hunters).toEqual([]);
    house.G.piles = [{ room: 'graveyard', side: null, cards: [RING] }];
    house.put('2', 'bedroom').settle();
    expect([aims(house, '1'), aims(house, '2')]).toEqual([['graveyard'], [PENTAGRAM]]);
    house.put('2', PENTAGRAM);
    expect(house.viewOf('1').goal?.hunters).toEqual(['2']);
  });

  test('BH-h02: the Chamber lost, whoever has the Ring goes for the Ghost, and the others keep away', () => {
    const house = loose({ cards: [[BOARD], [RING]], tiles: [CHAMBER, STAIRS, BEDROOM] });
    lose(house, PENTAGRAM);
    house.put('m1', 'foyer');
    expect(aims(house, '1')).toEqual(['foyer']);
    expect(aims(house, '2')).not.toContain('foyer');
    expect(house.viewOf('1').goal?.next.kind).toBe('banish-by-ring');
  });

  test('BH-h02: they go round what may fall next, and let fall last what their side stands in or needs', () => {
    const house = loose({ rooms: ['basement-landing', 'bedroom', 'entrance-hall'] }).set({ ruin: 'falls' });
    lose(house, 'attic');
    expect(house.viewOf('1').goal?.avoid).toEqual({ 'upper-landing': 4 });
    lose(house, 'upper-landing');
    loseFloor(house, 'upper');
    lose(house, 'grand-staircase');
    expect(house.viewOf('2').goal?.avoid).toEqual({ foyer: 4 });
    lose(house, 'foyer');
    expect(house.viewOf('0').goal?.avoid).toEqual({ 'entrance-hall': 2, graveyard: 2 });
    house.put('1', 'graveyard').put('2', 'graveyard');
    house.night(1);
    const weights = weightsOf(house, '0');
    expect(weights['answer graveyard']).toBeGreaterThan(weights['answer entrance-hall'] ?? 0);
  });

  test('BH-h02: rooms on the way are those before somebody, and that one among them where they lead to', () => {
    const house = begun({ tiles: [CHAMBER, STAIRS, ATTIC], rooms: ['foyer', 'upper-landing'] });
    const way = ['stairs-from-basement', 'basement-landing', PENTAGRAM];
    expect([...new Set(onTheWay(house.at, ['1'], PENTAGRAM))]).toEqual(['grand-staircase', 'foyer', ...way]);
    house.put('1', PENTAGRAM);
    expect(onTheWay(house.at, ['1'], PENTAGRAM)).toEqual([PENTAGRAM]);
  });

  test('BH-h02: the traitor wants the Board and fights nobody for now; once the heroes’ Ghost waits, the bones', () => {
    const house = begun({ cards: [[], [BOARD]] });
    expect(house.viewOf('0').goal).toMatchObject({ wants: [BOARD], prey: [] });
    const late = waiting({ tiles: [CHAMBER, BEDROOM] }).set({ isFound: true });
    late.G.piles = [{ room: 'foyer', side: null, cards: [BONES] }];
    late.settle();
    expect(late.viewOf('0').goal).toMatchObject({ wants: [BONES], own: { 0: ['foyer'] } });
    expect(late.viewOf('1').goal).toMatchObject({ wants: [BONES, RING] });
  });

  test('BH-h02: while it waits those above look where the bones may be, and whoever sits in the Chamber stays', () => {
    const house = waiting({ tiles: [CHAMBER], rooms: ['foyer', PENTAGRAM, 'foyer'] });
    expect([aims(house, '1'), aims(house, '2')]).toEqual([[PENTAGRAM], []]);
    expect(house.viewOf('1').goal?.floors).toEqual(['upper']);
    expect(waiting({ tiles: [CHAMBER, BEDROOM] }).viewOf('1').goal?.floors).toEqual(['ground', 'basement']);
  });

  test.each(['1', '0'])('BH-h02: seat %s lets a room that is on its side’s way down fall last', (seat) => {
    const tiles: readonly Laid[] = [CHAMBER, STAIRS, ATTIC, BEDROOM, ['dusty-hallway', 'upper', 1, -1]];
    const weigh = (room: string) => {
      const house = loose({ tiles, rooms: ['basement-landing', 'entrance-hall', 'entrance-hall'] });
      house.set({ ruin: 'falls' }).put('m1', 'entrance-hall').put(seat, room);
      lose(house, 'attic');
      house.run([ownStep('haunt/collapse.name', { seat, left: 1 })], seat);
      return weightsOf(house, seat);
    };
    const above = weigh('bedroom');
    expect(above['answer upper-landing']).toBeLessThan(above['answer dusty-hallway'] ?? 0);
    const below = weigh('foyer');
    expect(below['answer upper-landing']).toBe(below['answer dusty-hallway']);
  });
});

describe('its books', () => {
  const books = (locale: 'zh-Hant' | 'en') => {
    const { heroes, traitor } = (hauntFile(2, locale) as { books: Record<string, object> }).books;
    return [JSON.stringify(heroes), JSON.stringify(traitor)] as const;
  };

  test('BH50 BH172: neither tells the other side’s numbers', () => {
    for (const [theirs, his] of [books('zh-Hant'), books('en')]) {
      expect(theirs).not.toMatch(/once with each|各成功一次/);
      expect(his).not.toMatch(
        /half as many|一半|[Bb]edroom|臥室|墓|[Gg]raveyard|Crypt|走到 5|shows 5|Ring|戒指/,
      );
    }
  });
});
