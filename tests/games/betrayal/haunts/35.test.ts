import type { State } from '@games/betrayal/haunts/35-small-change/state';
import type { Trait } from '@games/betrayal/rules/components';
import { canBeMoved } from '@games/betrayal/rules/moving';
import { consult } from '@games/betrayal/rules/things';
import { distancesFrom } from '@games/betrayal/rules/ways';
import { journalFor } from '@/kit/journal';
import { type Laid, ownStep } from '../arrange';
import { shares } from '../bots-choose';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type House = HauntedHouse<State>;
type Layout = Parameters<typeof hauntedHouse>[1];

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
/** Heather Granville is the traitor, Peter has the first turn, Ox the second. */
const THREE = ['ox-bellows', 'heather-granville', 'peter-akimoto'];
const [OX, TRAITOR, PETER] = ['0', '1', '2'] as const;
const SIX = [...THREE, 'madame-zostra', 'zoe-ingstrom', 'father-rhinehardt'];
const [CAT, PLANE] = ['m1', 'm2'] as const;
const HALL = 'entrance-hall';
const TOYS = 'game-room';
const STAIRS = 'grand-staircase';
/** South of the Entrance Hall, which is east of the Foyer. */
const TILES: readonly Laid[] = [[TOYS, 'ground', 2, 1]];

/** The Cat and the traitor are far away, in the basement, Ox is upstairs; Peter is in the Foyer. */
const begun = (layout: Layout = {}): House =>
  hauntedHouse<State>(35, {
    explorers: THREE,
    tiles: TILES,
    rooms: ['upper-landing', 'basement-landing', 'foyer'],
    ...layout,
  }).put(CAT, 'basement-landing');

/** The plane has been found, and lies there. */
function found(place: string, layout: Layout = {}): House {
  const house = begun(layout);
  const { room, side } = { ...house.put(PETER, place).G.explorers[2] } as { room: string; side: null };
  house.run([ownStep('haunt/found', { seat: PETER, total: 3 })]);
  return house.put(PETER, side === null ? room : place);
}

/** The plane lies there, with these heroes in it, and perhaps somebody who has started it. */
function manned(
  place: string,
  aboard: readonly string[],
  pilot: string | null = null,
  layout: Layout = {},
): House {
  const house = found(place, layout);
  house.put(OX, 'upper-landing');
  house.put(PETER, aboard.includes(PETER) ? place : 'upper-landing');
  for (const one of aboard) house.put(one, place);
  return house.set({ vehicle: { aboard, pilot, isFlying: false } });
}

/** It is in the air there, in Peter’s turn, with Peter at the stick. */
function airborne(place: string, aboard: readonly string[] = [PETER], layout: Layout = {}): House {
  const house = manned(place, aboard, PETER, layout);
  return house.set({ vehicle: { aboard, pilot: PETER, isFlying: true } });
}

/** The Cat holds a hero there, in whose turn the contest is still to come. */
function holding(seat: string, place = HALL, layout: Layout = {}): House {
  const house = begun(layout);
  house.put(CAT, place).put(seat, place);
  return house.set({ held: { [CAT]: seat } });
}

/** Both throw for it: the attacker so much, and the other. */
function fights(
  house: House,
  choice: string,
  [one, trait, own]: [string, Trait, number],
  [two, of, other]: [string, Trait, number],
) {
  house.load(one, trait, own);
  house.load(two, of, other);
  house.choose(choice);
}

/** Peter finds what is north of the Foyer, however it is laid. */
function finds(house: House) {
  house.choose('discover foyer 0');
  if (house.asked.endsWith(' place')) house.choose(house.choices[0] ?? '');
}

const seenIn = (house: House) => ({ ...house.at, mine: house.G.hidden });
const notOf = (house: House, name: string) => house.optionOf(name)?.not?.reason;
const marksOf = (house: House, seat: string | null, word: string) =>
  house
    .viewOf(seat)
    .marks.filter((one) => one.word === word)
    .map(({ on }) => on);
const roomsOf = (house: House, ...figures: readonly string[]) =>
  figures.map((one) => house.monster(one)?.room ?? house.placeOf(one));
const spentIn = ({ G }: House) => G.turn.spent;
const factsOf = (house: House, kind: string) =>
  journalFor(house.G.journal ?? [], PETER).findLast((line) => line.kind === kind)?.facts;

test.each(['heroes', 'traitor'])('BH-h35: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('35', [side])).toHaveProperty([side]);
});

describe('what begins', () => {
  test.each([3, 4])(
    'BH-h35-S: for %d players one Cat, in the Entrance Hall, moved by the traitor',
    (players) => {
      const house = hauntedHouse<State>(35, { explorers: SIX.slice(0, players), rooms: ['foyer'] });
      expect(house.G.monsters.map(({ kind, room, mover }) => [kind, room, mover])).toEqual([
        ['cat', HALL, TRAITOR],
      ]);
    },
  );

  test.each([5, 6])('BH-h35-S: for %d players another one where the haunt was revealed', (players) => {
    const house = hauntedHouse<State>(35, { explorers: SIX.slice(0, players), rooms: ['foyer'] });
    const { began } = house.G.haunt ?? {};
    expect(house.G.monsters.map(({ room }) => room)).toEqual([HALL, began?.room]);
  });

  test('BH-h35-M: a Cat has Speed 6, Might 7, Sanity 5, Knowledge 5', () => {
    const { box } = begun();
    expect(box.haunts[35]?.monsters?.cat?.sheet({} as never, {} as never)).toEqual({
      speed: 6,
      might: 7,
      sanity: 5,
      knowledge: 5,
    });
  });
});

describe('small as they are', () => {
  test('BH-h35-S BH-h35-D10: a room with a symbol is found, brings no card and ends the turn', () => {
    const house = begun({ stack: ['library'] });
    finds(house);
    expect([house.placeOf(PETER), house.asked, house.G.decks.event.length]).toEqual([
      'library',
      `${OX} turn`,
      begun().G.decks.event.length,
    ]);
    expect(house.told).not.toContain('draw');
  });

  test('BH-h35-K1: a room without a symbol ends no turn', () => {
    const house = begun({ stack: ['dusty-hallway'] });
    finds(house);
    expect([house.placeOf(PETER), house.asked]).toEqual(['dusty-hallway', `${PETER} turn`]);
  });

  test.each(['omen', 'item', 'event'] as const)(
    'BH-h35-S BH-h35-K1: nobody draws an %s by anything else',
    (deck) => {
      const house = begun();
      const before = house.G.decks[deck].length;
      house.run([{ do: 'draw', deck }], PETER);
      expect([house.G.decks[deck].length, house.cardsOf(PETER)]).toEqual([before, []]);
    },
  );

  test.each([
    ['BH-h35-D9: a hero', PETER],
    ['BH-h35-D9 BH-h35-D11: the traitor', TRAITOR],
  ])('%s pays 2 spaces for a door, and 1 for the doorway with the last one', (_what, seat) => {
    const house = begun().put(PETER, 'upper-landing').put(seat, 'foyer');
    untilTurnOf(house, seat);
    house.choose('go entrance-hall');
    expect(spentIn(house)).toBe(2);
    house.choose('go game-room');
    expect([spentIn(house), house.of('go '), house.of('discover ')]).toEqual([4, [], []]);
  });

  test('BH-h35-D9: a door into the unknown costs 2 as well', () => {
    const house = begun();
    expect(house.optionOf('discover foyer 0')?.cost).toBe(2);
    expect(house.optionOf('discover entrance-hall 0')?.cost).toBe(4);
  });

  test('BH-h35-D9 BH-g12: the first door of a turn can always be gone through', () => {
    const house = begun({ traits: [{}, {}, { speed: 0 }] }).rate(PETER, { speed: 1 });
    const speed = 3;
    expect(house.of('go entrance-hall')).toHaveLength(1);
    house.G.turn.spent = speed - 1;
    house.settle();
    expect(house.optionOf('go entrance-hall')?.cost).toBe(1);
  });

  test('BH-h35-D9 BH-h35-K2: with one space left one stands in a doorway, still in the room, and the next way through costs 1', () => {
    const house = begun();
    house.G.turn.spent = 1;
    house.G.turn.hasMoved = true;
    house.settle();
    expect(house.of('use doorway')).toEqual([]);
    house.choose('go entrance-hall');
    expect(house.of('use doorway').sort()).toEqual(['use doorway 0', 'use doorway 2', 'use doorway 3']);
    house.choose(`use doorway ${SOUTH}`);
    expect([house.placeOf(PETER), spentIn(house), house.slice.doorways]).toEqual([
      HALL,
      4,
      { [PETER]: SOUTH },
    ]);
    expect(house.of('use doorway')).toEqual([]);
    expect(factsOf(house, 'steps-in')).toMatchObject({ direction: { term: 'directions.2' } });
    untilTurnOf(house, OX);
    house.reload(...Array<number>(6).fill(0));
    untilTurnOf(house, PETER);
    expect([house.optionOf('go game-room')?.cost, house.optionOf('go foyer')?.cost]).toEqual([1, 2]);
    house.choose('go game-room');
    expect([spentIn(house), house.slice.doorways]).toEqual([1, {}]);
  });

  test('BH-h35-K2: into another doorway one is out of the first; into the unknown it is cheaper, too', () => {
    const house = begun().set({ doorways: { [PETER]: NORTH } });
    expect([house.optionOf('discover foyer 0')?.cost, house.optionOf('discover foyer 2')?.cost]).toEqual([
      1, 2,
    ]);
    house.G.turn.spent = 3;
    house.G.turn.hasMoved = true;
    house.settle();
    expect(house.of('discover foyer 0')).toHaveLength(1);
    house.choose('use doorway 2');
    expect(house.slice.doorways).toEqual({ [PETER]: SOUTH });
  });

  test('BH-h35-K2: stairs have no doorway, and what others stand in is theirs', () => {
    const house = begun()
      .put(PETER, STAIRS)
      .put(CAT, STAIRS)
      .set({ doorways: { [OX]: WEST } });
    Object.assign(house.G.turn, { spent: 3, hasMoved: true });
    expect(house.settle().of('use doorway')).not.toContain('use doorway');
    expect(house.of('use doorway').every((one) => /^use doorway \d$/.test(one))).toBe(true);
    house.choose(house.of('use doorway')[0] ?? '');
    expect(Object.keys(house.slice.doorways)).toEqual([OX, PETER]);
  });

  test('BH-h35-K2 BH86: nobody steps into a doorway whose movement is over', () => {
    const house = begun();
    Object.assign(house.G.turn, { spent: 3, hasMoved: true, isMovementOver: true });
    expect(house.settle().of('use doorway')).toEqual([]);
  });

  test('BH-h35-D9: the doorway of one room is none of the next', () => {
    const house = begun().set({ doorways: { [PETER]: NORTH } });
    expect(house.optionOf('discover entrance-hall 0')?.cost).toBe(4);
  });

  test('BH-h35-K2: opponents are paid for in leaving the room, not for the step into the doorway', () => {
    const house = begun().put(CAT, 'foyer');
    expect(house.optionOf('go entrance-hall')?.cost).toBe(3);
    house.G.turn.spent = 3;
    house.G.turn.hasMoved = true;
    house.settle();
    house.choose('use doorway 1');
    expect(spentIn(house)).toBe(4);
    house.G.turn.spent = 3;
    house.settle();
    expect(house.of('use doorway')).toEqual(['use doorway 0', 'use doorway 2', 'use doorway 3']);
    house.G.turn.spent = 0;
    house.settle();
    expect(house.optionOf('go entrance-hall')?.cost).toBe(2);
  });

  test('BH-h35-K2: whoever is taken elsewhere stands in no doorway any more', () => {
    const house = begun()
      .set({ doorways: { [PETER]: NORTH } })
      .bring(PETER, HALL);
    expect(house.slice.doorways).toEqual({});
  });

  test.each([
    ['BH-h35-S BH-h35-D1: a hero', PETER],
    ['BH-h35-D11 BH-h35-D1: the traitor', TRAITOR],
  ])('%s climbs stairs for 1 space by Might 3+', (_what, seat) => {
    const house = begun().put(seat, STAIRS);
    untilTurnOf(house, seat);
    expect(house.optionOf('go upper-landing')).toMatchObject({ cost: 1, odds: { from: 3 } });
    expect(house.of('go bedroom')).toEqual([]);
    house.load(seat, 'might', 3);
    house.choose('go upper-landing');
    expect([house.placeOf(seat), spentIn(house), house.asked]).toEqual(['upper-landing', 1, `${seat} turn`]);
  });

  test('BH-h35-S BH-h35-D1: who fails stays, the turn is over, and the next one may try again', () => {
    const house = begun().put(PETER, STAIRS);
    house.load(PETER, 'might', 2);
    house.choose('go upper-landing');
    expect([house.placeOf(PETER), house.asked, house.told.at(-2)]).toEqual([
      STAIRS,
      `${OX} turn`,
      'stairs-failed',
    ]);
    house.choose('end');
    house.reload(...Array<number>(6).fill(0));
    untilTurnOf(house, PETER);
    expect(house.of('go upper-landing')).toHaveLength(1);
  });

  test('BH-h35-D9: Secret Stairs are stairs, another token’s way is 1 space and no roll', () => {
    const ways = (token: string) =>
      begun({
        tokens: [
          { token, room: 'foyer', side: null },
          { token, room: 'basement-landing', side: null },
        ],
      }).optionOf('go basement-landing');
    expect(ways('secret-stairs')).toMatchObject({ cost: 1, odds: { from: 3 } });
    expect(ways('secret-passage')).toMatchObject({ cost: 1 });
    expect(ways('secret-passage')?.odds).toBeUndefined();
  });

  test('BH-h35-D7 BH-h35-K13: the Collapsed Room swallows nobody, and nobody jumps down it', () => {
    const house = begun({ stack: ['collapsed-room'] });
    finds(house);
    expect([house.placeOf(PETER), house.asked]).toEqual(['collapsed-room', `${PETER} turn`]);
    expect(house.of('use collapsed-room')).toEqual([]);
    untilTurnOf(house, TRAITOR);
    house.put(TRAITOR, 'collapsed-room');
    expect(house.of('use collapsed-room')).toEqual([]);
  });

  test('BH-h35-D7: from the Gallery nobody jumps, in the Vault nothing is tried, the Gymnasium gives nothing', () => {
    const tiles: readonly Laid[] = [
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 1, 1],
      ['vault', 'upper', 1, 0, 3],
      ['gymnasium', 'upper', -1, 0],
    ];
    const house = begun({ tiles });
    expect(house.put(PETER, 'gallery').of('use ')).toEqual([]);
    expect(house.put(PETER, 'vault').of('use ')).toEqual([]);
    house.put(PETER, 'gymnasium').choose('end');
    expect(house.changes(PETER)).toEqual({});
  });

  test('BH-h35-D7 BH-h35-K13: the Elevator is shut: it rides for nobody, the Cat neither', () => {
    const house = begun({ tiles: [['mystic-elevator', 'ground', 1, 1]] });
    house.choose('go mystic-elevator');
    expect([house.asked, house.placeOf(PETER)]).toEqual([`${PETER} turn`, 'mystic-elevator']);
    expect(canBeMoved(seenIn(house), CAT, { by: 'mystic-elevator' })).toBe(false);
  });

  test('BH-h35-D7 BH-h35-K13: a Cat leaps down the Collapsed Room, and up again', () => {
    const tiles: readonly Laid[] = [['collapsed-room', 'ground', 1, 1]];
    const tokens = [{ token: 'below-collapsed-room', room: 'basement-landing', side: null }];
    const house = begun({ tiles, tokens });
    expect(distancesFrom(seenIn(house), 'basement-landing', CAT).get('collapsed-room')).toBe(1);
    expect(distancesFrom(seenIn(house), 'basement-landing', PETER).get('collapsed-room')).toBeUndefined();
  });
});

describe('what the Cat does', () => {
  test('BH-h35-D9: a door costs a Cat 2, stairs 1 and no roll, and it stops in a doorway', () => {
    const house = begun();
    untilTurnOf(house, TRAITOR);
    house.put(CAT, HALL).put(TRAITOR, TOYS).put(PETER, TOYS).put(OX, TOYS);
    house.night(4);
    expect(house.of('go m1 ').sort()).toEqual(['go m1 foyer', 'go m1 game-room', 'go m1 grand-staircase']);
    house.choose('go m1 grand-staircase');
    expect([roomsOf(house, CAT), house.asked]).toEqual([[STAIRS], `${PETER} turn`]);
  });

  test('BH-h35-D1: a Cat climbs stairs without a roll', () => {
    const house = begun();
    untilTurnOf(house, TRAITOR);
    house.put(CAT, STAIRS).put(OX, 'foyer');
    house.night(2);
    house.choose('go m1 upper-landing');
    expect([roomsOf(house, CAT), house.monster(CAT)?.spaces]).toEqual([['upper-landing'], 1]);
    house.choose(`use m1 doorway ${WEST}`);
    expect(house.slice.doorways).toEqual({ [CAT]: WEST });
    expect(house.asked).toBe(`${PETER} turn`);
  });

  /** The Cat attacks a hero in the Entrance Hall. */
  function pounce(own: number, other: number, layout: Layout = {}): House {
    const house = begun(layout);
    untilTurnOf(house, TRAITOR);
    house.put(CAT, HALL).put(PETER, HALL);
    house.night(3);
    fights(house, 'attack m1 2 might', [CAT, 'might', own], [PETER, 'might', other]);
    return house;
  }

  test('BH-h35-R: a Cat that wins holds the hero, hurts nobody, and does nothing more in that turn', () => {
    const house = pounce(6, 2);
    expect([house.slice.held, house.changes(PETER), house.asked]).toEqual([
      { [CAT]: PETER },
      {},
      `${PETER} turn`,
    ]);
    expect([marksOf(house, OX, 'held'), marksOf(house, OX, 'holds')]).toEqual([
      [{ seat: PETER }],
      [{ monster: CAT }],
    ]);
  });

  test('BH-h35-D4 BH69: a Cat that loses its own attack is stunned, and holds nobody', () => {
    const house = pounce(1, 4);
    expect([house.slice.held, house.monster(CAT)?.stunned]).toEqual([{}, 1]);
  });

  test('BH-h35-R BH-h35-K3: a hero who attacks it and loses is held, and the turn is over', () => {
    const house = begun().put(CAT, 'foyer');
    fights(house, 'attack m1 might', [PETER, 'might', 1], [CAT, 'might', 5]);
    expect([house.slice.held, house.changes(PETER), house.asked]).toEqual([
      { [CAT]: PETER },
      {},
      `${OX} turn`,
    ]);
  });

  test('BH-h35-R: by as much as the other nobody has won', () => {
    const house = begun().put(CAT, 'foyer');
    fights(house, 'attack m1 might', [PETER, 'might', 4], [CAT, 'might', 4]);
    expect([house.slice.held, house.monster(CAT)?.stunned, house.asked]).toEqual([{}, 0, `${PETER} turn`]);
  });

  test('BH-h35-D13: a stunned Cat below is in nobody’s way, and makes no way cheaper', () => {
    const house = airborne('foyer').put(CAT, 'foyer').alter(CAT, { stunned: 1 });
    expect(house.optionOf('go entrance-hall')?.cost).toBe(2);
  });

  test('BH-h35-R BH-h35-K3: one hero a Cat: whoever attacks one that holds somebody and loses is not hurt, nor held', () => {
    const house = holding(OX, 'foyer');
    fights(house, 'attack m1 might', [PETER, 'might', 1], [CAT, 'might', 5]);
    expect([house.slice.held, house.changes(PETER), house.asked]).toEqual([
      { [CAT]: OX },
      {},
      `${PETER} turn`,
    ]);
  });

  test('BH-h35-R BH-h35-D4: others beat it free: it is stunned, and lets go', () => {
    const house = holding(OX, 'foyer');
    fights(house, 'attack m1 might', [PETER, 'might', 5], [CAT, 'might', 2]);
    expect([house.slice.held, house.monster(CAT)?.stunned]).toEqual([{}, 1]);
    expect(factsOf(house, 'let-go')).toBeDefined();
  });

  test('BH-h35-D4: what stuns it from elsewhere makes it let go as well', () => {
    const house = holding(OX, 'foyer');
    house.run([{ do: 'harm', seat: CAT, kind: 'physical', points: 2 }]);
    expect([house.slice.held, house.monster(CAT)?.stunned]).toEqual([{}, 1]);
  });

  test('BH-h35-K3 BH68: one that is stunned wins, and holds nobody', () => {
    const house = begun().put(CAT, 'foyer').alter(CAT, { stunned: 1 });
    house.load(PETER, 'might', 1);
    house.load(CAT, 'might', 5);
    house.run([{ do: 'attack', attacker: PETER, target: CAT, trait: 'might' }], PETER);
    expect([house.slice.held, house.changes(PETER)]).toEqual([{}, {}]);
  });

  test('BH-h35-K3: shot at from elsewhere it does nothing to whoever misses', () => {
    const house = begun({ cards: [[], [], ['revolver']] }).put(CAT, HALL);
    house.load(PETER, 'speed', 1, 1);
    house.load(CAT, 'speed', 5);
    house.choose('attack m1 speed revolver');
    expect(house.slice.held).toEqual({});
  });

  test.each<[Trait]>([['speed'], ['might'], ['sanity'], ['knowledge']])(
    'BH-h35-R BH-h35-D4 BH-h35-K5: who is held fights by %s at the start of the turn, and nothing else; won, the Cat is beaten and the turn goes on',
    (trait) => {
      const house = holding(PETER);
      expect(house.choices).toEqual(
        ['speed', 'might', 'sanity', 'knowledge'].map((one) => `use struggle ${one}`),
      );
      fights(house, `use struggle ${trait}`, [PETER, trait, 4], [CAT, trait, 3]);
      expect([house.slice.held, house.asked, house.monster(CAT)?.stunned]).toEqual([{}, `${PETER} turn`, 1]);
      expect([house.G.turn.hasAttacked, house.of('go foyer')]).toEqual([false, ['go foyer']]);
    },
  );

  test.each([
    [3, 3],
    [2, 5],
  ])(
    'BH-h35-D4 BH-h35-K5: by %d against %d the turn is over, and the next monsters’ turn begins with a meal',
    (own, other) => {
      const house = holding(PETER);
      fights(house, 'use struggle might', [PETER, 'might', own], [CAT, 'might', other]);
      expect([house.asked, house.slice.beaten, house.changes(PETER)]).toEqual([`${OX} turn`, [PETER], {}]);
      expect(marksOf(house, null, 'beaten')).toEqual([{ seat: PETER }]);
      house.night(3);
      expect([house.G.explorers[2]?.life, house.slice.held, house.slice.beaten]).toEqual(['dead', {}, []]);
      expect(house.told).toContain('swallowed');
    },
  );

  test('BH-h35-D4 BH-h35-K4: who has had no contest yet is not swallowed, and the Cat waits', () => {
    const house = begun();
    untilTurnOf(house, TRAITOR);
    house
      .put(CAT, HALL)
      .put(PETER, HALL)
      .set({ held: { [CAT]: PETER } });
    house.night(3);
    expect([house.G.explorers[2]?.life, house.slice.held, house.asked]).toEqual([
      'alive',
      { [CAT]: PETER },
      `${PETER} turn`,
    ]);
  });

  test('BH-h35-K4: to swallow takes its whole turn', () => {
    const house = begun();
    untilTurnOf(house, TRAITOR);
    house
      .put(CAT, HALL)
      .put(PETER, HALL)
      .put(OX, HALL)
      .set({ held: { [CAT]: PETER }, beaten: [PETER] });
    house.night(3);
    expect([house.asked, house.slice.held, house.G.explorers[2]?.life]).toEqual([`${OX} turn`, {}, 'dead']);
  });

  test('BH-h35-K7: what the swallowed one held lies there', () => {
    const house = begun({ cards: [[], [], ['axe']] });
    untilTurnOf(house, TRAITOR);
    house
      .put(CAT, HALL)
      .put(PETER, HALL)
      .set({ held: { [CAT]: PETER }, beaten: [PETER] });
    house.night(3);
    expect(house.G.piles).toEqual([{ room: HALL, side: null, cards: ['axe'] }]);
  });

  test('BH-h35-K4: nothing moves a Cat that holds, nor whom it holds, who is given nothing; no other Cat strikes that one', () => {
    const house = holding(PETER);
    expect([CAT, PETER, OX].map((one) => canBeMoved(seenIn(house), one))).toEqual([false, false, true]);
    const holds = (seat: string) => consult(seenIn(house), 'holds', { seat, card: 'axe' }, true);
    expect([holds(PETER), holds(OX)]).toEqual([false, true]);
    const foes = (attacker: string, target: string) =>
      consult(seenIn(house), 'foes', { attacker, target, trait: 'might' }, true);
    expect([foes('m9', PETER), foes(CAT, OX), foes('m9', OX)]).toEqual([false, false, true]);
  });

  test('BH-h35-D4: whoever dies while held is held no more', () => {
    const house = holding(PETER, HALL).set({ beaten: [PETER], doorways: { [PETER]: NORTH } });
    house.run([{ do: 'die', seat: PETER }], OX);
    const { held, beaten, doorways } = house.slice;
    expect([held, beaten, doorways]).toEqual([{}, [], {}]);
  });

  test('BH-h35-D7: the traitor attacks nobody, with nothing', () => {
    const house = begun({ cards: [[], ['revolver', 'ring', 'dynamite'], []] });
    untilTurnOf(house, TRAITOR);
    expect([house.of('attack'), house.of('use dynamite')]).toEqual([[], []]);
    expect(notOf(house, 'attack')).toBe('only-bats');
  });

  test('BH-h35-R: a hero who beats the traitor hurts the traitor, as ever', () => {
    const house = begun().put(TRAITOR, 'foyer');
    fights(house, 'attack 1 might', [PETER, 'might', 4], [TRAITOR, 'might', 1]);
    expect([house.slice.held, house.asked]).toEqual([{}, `${TRAITOR} split`]);
  });

  test('BH-h35-D7: heroes may attack the traitor', () => {
    expect(begun().put(TRAITOR, 'foyer').of('attack 1')).toEqual(['attack 1 might']);
  });
});

describe('the plane on the ground', () => {
  test.each(['bedroom', 'master-bedroom', 'storeroom', 'attic', TOYS])(
    'BH-h35-H: it is looked for in the %s, by Knowledge 3+',
    (room) => {
      const house = begun({ tiles: [[room, room === TOYS ? 'ground' : 'upper', 0, 1]] }).put(PETER, room);
      expect(house.optionOf('use search')).toMatchObject({ odds: { from: 3 } });
      house.load(PETER, 'knowledge', 3);
      house.choose('use search');
      expect([house.monster('plane')?.room, house.told.includes('plane-found')]).toEqual([room, true]);
      expect(house.monster('plane')).toMatchObject({ fightsFor: 'heroes', mover: null, turn: 'none' });
      expect(house.of('use search')).toEqual([]);
    },
  );

  test('BH-h35-H BH46: by less it is not found, and nobody tries twice in a turn', () => {
    const house = begun().put(PETER, TOYS);
    house.load(PETER, 'knowledge', 2);
    house.choose('use search');
    expect([house.monster('plane'), notOf(house, 'use search')]).toEqual([undefined, 'tried']);
  });

  test('BH-h35-D11: the traitor does not look for it, nor board or start it; nowhere else is it looked for', () => {
    const house = begun();
    expect(house.of('use search')).toEqual([]);
    untilTurnOf(house, TRAITOR);
    expect(house.put(TRAITOR, TOYS).of('use search')).toEqual([]);
    const plane = found(TOYS);
    untilTurnOf(plane, TRAITOR);
    plane.put(TRAITOR, TOYS);
    expect([plane.of('use board'), plane.of('use start')]).toEqual([[], []]);
    plane.set({ vehicle: { aboard: [TRAITOR], pilot: null, isFlying: false } });
    expect(plane.of('use start')).toEqual([]);
  });

  test('BH-h35-D2: whoever is beside it gets in for free, and by walking away out', () => {
    const house = found(TOYS);
    house.choose('use board');
    expect([house.slice.vehicle.aboard, spentIn(house), house.of('use board')]).toEqual([[PETER], 0, []]);
    expect(marksOf(house, null, 'aboard')).toEqual([{ seat: PETER }]);
    house.choose('go entrance-hall');
    expect([house.slice.vehicle.aboard, house.monster('plane')?.room]).toEqual([[], TOYS]);
    expect(house.of('use board')).toEqual([]);
  });

  test('BH-h35-H BH-h35-D2: whoever is in it starts it by Knowledge 4+, once a turn', () => {
    const house = found(TOYS);
    expect(house.of('use start')).toEqual([]);
    house.choose('use board');
    expect(house.optionOf('use start')).toMatchObject({ odds: { from: 4 } });
    house.load(PETER, 'knowledge', 3);
    house.choose('use start');
    expect([house.slice.vehicle.pilot, notOf(house, 'use start')]).toEqual([null, 'tried']);
  });

  test('BH-h35-D2: started, it flies from the starter’s next turn on; until then others get in, and nobody else starts it', () => {
    const house = found(TOYS);
    house.choose('use board');
    house.load(PETER, 'knowledge', 4);
    house.choose('use start');
    expect(house.slice.vehicle).toEqual({ aboard: [PETER], pilot: PETER, isFlying: false });
    expect(marksOf(house, null, 'running')).toEqual([{ monster: PLANE }]);
    expect(house.of('use start')).toEqual([]);
    untilTurnOf(house, OX);
    house.put(OX, TOYS).choose('use board');
    expect(house.of('use start')).toEqual([]);
    house.reload(...Array<number>(6).fill(0));
    untilTurnOf(house, PETER);
    expect(house.slice.vehicle).toEqual({ aboard: [PETER, OX], pilot: PETER, isFlying: true });
    expect([marksOf(house, null, 'flies'), marksOf(house, null, 'pilot')]).toEqual([
      [{ monster: PLANE }],
      [{ seat: PETER }],
    ]);
  });

  test('BH-h35-D2 BH-h35-K8: if the starter walks away its engine stops, and anybody aboard may start it anew', () => {
    const house = manned(TOYS, [PETER, OX], PETER);
    house.choose('go entrance-hall');
    expect(house.slice.vehicle).toEqual({ aboard: [OX], pilot: null, isFlying: false });
    untilTurnOf(house, OX);
    expect(house.of('use start')).toEqual(['use start']);
  });

  test('BH-h35-D2 BH-h35-D13 BH-h35-K6: in it one can be attacked; who is taken is out of it, and its engine stops', () => {
    const house = manned(TOYS, [PETER, OX], PETER);
    untilTurnOf(house, TRAITOR);
    house.put(CAT, TOYS);
    house.night(3);
    fights(house, 'attack m1 2 might', [CAT, 'might', 6], [PETER, 'might', 1]);
    expect(house.slice.vehicle).toEqual({ aboard: [OX], pilot: null, isFlying: false });
  });

  test('BH-h35-D2: if the starter dies anybody aboard may start it anew', () => {
    const house = manned(TOYS, [PETER, OX], PETER);
    house.run([{ do: 'die', seat: PETER }], OX);
    expect(house.slice.vehicle).toEqual({ aboard: [OX], pilot: null, isFlying: false });
  });

  test('BH-h35-K8: the plane is in nobody’s way, is never attacked, and nothing moves it', () => {
    const house = found('foyer');
    expect(house.put(TRAITOR, 'foyer').of('attack')).toEqual(['attack 1 might']);
    expect([canBeMoved(seenIn(house), PLANE), canBeMoved(seenIn(house), OX)]).toEqual([false, true]);
    untilTurnOf(house, TRAITOR);
    house.put(PETER, 'upper-landing');
    expect([house.of('attack'), house.optionOf('go game-room')?.cost]).toEqual([[], 4]);
  });
});

describe('in the air', () => {
  test('BH-h35-H BH-h35-D2: it has 5 spaces instead of the pilot’s, and all aboard go along', () => {
    const house = airborne('foyer', [PETER, OX]);
    house.choose('go entrance-hall', 'go game-room');
    expect(roomsOf(house, PETER, OX, PLANE)).toEqual([TOYS, TOYS, TOYS]);
    expect([spentIn(house), house.of('use doorway')]).toEqual([4, [`use doorway ${NORTH}`]]);
    house.choose(`use doorway ${NORTH}`);
    expect(house.slice.doorways).toEqual({ [PLANE]: NORTH });
    expect(marksOf(house, null, 'doorway')).toEqual([{ monster: PLANE }]);
  });

  test('BH-h35-D9: from its doorway the plane goes on for 1, whoever is its pilot by then; elsewhere it is in none', () => {
    const house = airborne(TOYS, [PETER, OX]).set({ doorways: { [PLANE]: NORTH, [OX]: SOUTH } });
    expect(house.optionOf('go entrance-hall')?.cost).toBe(1);
    house.choose('go entrance-hall');
    expect(house.slice.doorways).toEqual({});
  });

  test('BH-h35-D8: no roll for stairs, up and down the Collapsed Room, the Gallery and the Coal Chute', () => {
    const tiles: readonly Laid[] = [
      ['collapsed-room', 'ground', 1, 1],
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 1, -1],
    ];
    const tokens = [{ token: 'below-collapsed-room', room: 'basement-landing', side: null }];
    const house = airborne(STAIRS, [PETER], { tiles, tokens });
    expect(house.optionOf('go upper-landing')).toMatchObject({ cost: 1 });
    expect(house.optionOf('go upper-landing')?.odds).toBeUndefined();
    const ways = (room: string) => distancesFrom(seenIn(house), room, PETER);
    expect([
      ways('collapsed-room').get('basement-landing'),
      ways('basement-landing').get('collapsed-room'),
    ]).toEqual([1, 1]);
    expect([ways('gallery').get('ballroom'), ways('ballroom').get('gallery')]).toEqual([1, 1]);
  });

  test('BH-h35-D8 BH-h35-K9: no barrier stops it, and it hovers over the Coal Chute', () => {
    const house = airborne('chasm 1', [PETER], {
      tiles: [
        ['chasm', 'basement', 1, 0],
        ['dusty-hallway', 'basement', 2, 0],
        ['coal-chute', 'ground', 1, 1],
      ],
    });
    expect(house.choices).toEqual(expect.arrayContaining(['go basement-landing', 'go dusty-hallway']));
    expect(house.of('use chasm')).toEqual([]);
    house.put(CAT, 'foyer').put(PLANE, 'basement-landing').put(PETER, 'basement-landing');
    house.choose('go coal-chute');
    expect(roomsOf(house, PETER, PLANE)).toEqual(['coal-chute', 'coal-chute']);
  });

  test('BH-h35-K9: no room does anything to those aboard', () => {
    const house = airborne('crypt', [PETER], { tiles: [['crypt', 'basement', 0, 1]] });
    house.choose('end');
    expect(house.changes(PETER)).toEqual({});
    const attic = airborne('attic', [PETER], { tiles: [['attic', 'upper', 0, -1]] });
    expect(attic.optionOf('go upper-landing')?.odds).toBeUndefined();
  });

  test('BH-h35-D10: from the air no room is found, by nothing', () => {
    const house = airborne('foyer', [PETER, OX]);
    expect(house.of('discover')).toEqual([]);
    const finds = (seat: string) => consult(seenIn(house), 'finds', { seat }, true);
    expect([finds(PETER), finds(OX), finds(TRAITOR)]).toEqual([false, false, true]);
  });

  test('BH-h35-D13: in flight nobody slows: not the plane, nor by those in it', () => {
    const house = airborne('foyer').put(CAT, 'foyer').put(TRAITOR, 'foyer').put(OX, HALL);
    expect(house.optionOf('go entrance-hall')?.cost).toBe(2);
    house.choose('end', 'end');
    expect(house.optionOf('go entrance-hall')?.cost).toBe(2);
    house.put(OX, 'foyer');
    expect(house.optionOf('go entrance-hall')?.cost).toBe(3);
    house.alter(CAT, { stunned: 1 }).set({ vehicle: { aboard: [PETER], pilot: PETER, isFlying: false } });
    expect(house.optionOf('go entrance-hall')?.cost).toBe(4);
  });

  test('BH-h35-D13: whoever lies dead below makes no way cheaper', () => {
    const house = airborne('foyer').put(TRAITOR, 'foyer');
    house.run([{ do: 'die', seat: TRAITOR }], PETER);
    expect(house.optionOf('go entrance-hall')?.cost).toBe(2);
  });

  test('BH-h35-K9: if another one in it dies it flies on', () => {
    const house = airborne('foyer', [PETER, OX, '3'], { explorers: SIX.slice(0, 4) });
    house.run([{ do: 'die', seat: OX }], PETER);
    expect(house.slice.vehicle).toEqual({ aboard: [PETER, '3'], pilot: PETER, isFlying: true });
  });

  test('BH-h35-D2: it takes off once', () => {
    const house = airborne('foyer');
    untilTurnOf(house, OX);
    house.reload(...Array<number>(6).fill(0));
    untilTurnOf(house, PETER);
    expect([house.told.includes('takes-off'), house.slice.vehicle.isFlying]).toEqual([false, true]);
  });

  test('BH-h35-D8: nobody in it can be attacked by hand, nor attack so; Revolver and Ring work either way', () => {
    const house = airborne('foyer', [PETER], { cards: [[], [], ['revolver', 'ring', 'axe']] }).put(
      CAT,
      'foyer',
    );
    expect(house.of('attack m1')).toEqual(['attack m1 speed revolver', 'attack m1 sanity ring']);
    const foes = (attacker: string, target: string, trait: Trait) =>
      consult(seenIn(house), 'foes', { attacker, target, trait }, true);
    expect([foes(CAT, PETER, 'might'), foes(CAT, OX, 'might'), foes(OX, PETER, 'speed')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    [PETER, HALL],
    [OX, 'foyer'],
  ])('BH-h35-D8: Dynamite comes out of it, and into it: thrown by %s', (thrower, to) => {
    const cards = THREE.map((_, seat) => (String(seat) === thrower ? ['dynamite'] : []));
    const house = airborne('foyer', [PETER], { cards }).put(CAT, HALL).put(OX, HALL);
    untilTurnOf(house, thrower);
    expect(house.of('use dynamite')).toEqual([`use dynamite ${to}`]);
  });

  test('BH-h35-K3 BH-h35-D8: fought by the Ring from the air a Cat that wins holds nobody', () => {
    const house = airborne('foyer', [PETER], { cards: [[], [], ['ring']] }).put(CAT, 'foyer');
    fights(house, 'attack m1 sanity ring', [PETER, 'sanity', 0], [CAT, 'sanity', 5]);
    expect([house.slice.held, house.changes(PETER)]).toEqual([{}, {}]);
  });

  test('BH-h35-K11: nobody takes, drops or trades in the air; what one uses on oneself works', () => {
    const house = airborne('foyer', [PETER, OX], { cards: [['idol'], [], ['healing-salve', 'axe']] }).rate(
      PETER,
      { speed: 1 },
    );
    house.G.piles.push({ room: 'foyer', side: null, cards: ['candle'] });
    house.settle();
    expect([house.of('take'), house.of('drop'), house.of('trade')]).toEqual([[], [], []]);
    expect(house.of('use healing-salve').length).toBeGreaterThan(0);
  });

  test('BH-h35-D8 BH-h35-K11: no card is put or passed between the ground and the air, either way', () => {
    const cards = [['pickpockets-gloves', 'healing-salve', 'idol'], [], ['smelling-salts', 'axe']];
    const house = airborne('foyer', [PETER], { cards }).put(OX, 'foyer').rate(OX, { speed: 2, knowledge: 1 });
    house.rate(PETER, { speed: 1, knowledge: 1 }).settle();
    expect(house.of('use smelling-salts')).toEqual(['use smelling-salts 2']);
    untilTurnOf(house, OX);
    expect([house.of('trade'), house.of('use pickpockets-gloves')]).toEqual([[], []]);
    expect(house.of('use healing-salve')).toEqual(['use healing-salve 0']);
    house.set({ vehicle: { aboard: [PETER], pilot: PETER, isFlying: false } });
    expect(house.of('use healing-salve')).toHaveLength(2);
    expect([house.of('trade').length, house.of('use pickpockets-gloves').length]).toEqual([1, 2]);
    house.set({ vehicle: { aboard: [PETER], pilot: PETER, isFlying: true } });
    const hands = (question: 'holds' | 'parts') =>
      [PETER, OX].map((seat) => consult(seenIn(house), question, { seat, card: 'axe' }, true));
    expect([hands('holds'), hands('parts')]).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  test('BH-h35-D8 BH-h35-K11: whoever is in the air draws nobody on the ground nearer, nor pushes them', () => {
    const house = airborne('foyer', [PETER]);
    const moved = (whose: string) => canBeMoved(seenIn(house), OX, { by: 'bell', whose });
    expect([moved(PETER), moved(TRAITOR)]).toEqual([false, true]);
  });

  test('BH-h35-D2: nobody gets into it in the air', () => {
    const house = airborne('foyer');
    untilTurnOf(house, OX);
    expect(house.put(OX, 'foyer').of('use board')).toEqual([]);
  });

  test('BH-h35-D2: who only sits in it walks nowhere', () => {
    const house = airborne('foyer', [PETER, OX]);
    untilTurnOf(house, OX);
    expect([house.of('go '), notOf(house, 'go')]).toEqual([[], 'seated']);
    expect(canBeMoved(seenIn(house), OX)).toBe(false);
  });

  test('BH-h35-K9: if its pilot dies in the air it comes down where it is', () => {
    const house = airborne('foyer', [PETER, OX]);
    house.run([{ do: 'die', seat: PETER }], OX);
    expect(house.slice.vehicle).toEqual({ aboard: [OX], pilot: null, isFlying: false });
    expect(house.told).toContain('pilot-dies');
  });
});

describe('picking up', () => {
  /** Ox is in the Foyer below. */
  const above = (layout: Layout = {}) => airborne('foyer', [PETER], layout).put(OX, 'foyer');

  test('BH-h35-H BH-h35-D3: a space and Speed 4+, and one is aboard', () => {
    const house = above();
    expect(house.optionOf('use pick-up 0')).toMatchObject({
      cost: 1,
      odds: { from: 4, end: { upTo: 1, ill: 'holds' } },
    });
    house.load(PETER, 'speed', 4);
    house.choose('use pick-up 0');
    expect([house.slice.vehicle.aboard, spentIn(house), house.asked]).toEqual([
      [PETER, OX],
      1,
      `${PETER} turn`,
    ]);
  });

  test.each([2, 3])(
    'BH-h35-D3: by %d nothing, and again for another space as long as there are any',
    (total) => {
      const house = above();
      for (let n = 0; n < 5; n++) {
        house.load(PETER, 'speed', total);
        house.choose('use pick-up 0');
      }
      expect([house.slice.vehicle.aboard, spentIn(house), house.of('use pick-up')]).toEqual([[PETER], 5, []]);
    },
  );

  test.each([0, 1])(
    'BH-h35-H BH-h35-D3 BH-h35-K10: by %d it crashes: on the ground, movement over, to be started again',
    (total) => {
      const house = above();
      house.load(PETER, 'speed', total);
      house.choose('use pick-up 0');
      expect(house.slice.vehicle).toEqual({ aboard: [PETER], pilot: null, isFlying: false });
      expect([house.of('go '), house.of('use start'), house.told.includes('crashes')]).toEqual([
        [],
        ['use start'],
        true,
      ]);
    },
  );

  test('BH-h35-D3 BH-h35-K10: the fastest aboard rolls; with as much Speed the pilot', () => {
    const house = airborne('foyer', [PETER, OX, '3'], {
      explorers: [...THREE, 'madame-zostra', 'father-rhinehardt'],
    });
    house.put('4', 'foyer').rate(OX, { speed: 8 });
    expect(house.optionOf('use pick-up 4')?.label.facts).toMatchObject({ other: { seat: OX } });
    house.rate(OX, { speed: 5 }).rate(PETER, { speed: 4 });
    house.set({ vehicle: { aboard: [OX, PETER, '3'], pilot: PETER, isFlying: true } });
    expect(house.optionOf('use pick-up 4')?.label.facts).toMatchObject({ other: { seat: PETER } });
  });

  test('BH-h35-H BH156: what starting and picking up have to reach is known to who hopes for it', () => {
    const house = above();
    const hope = (what: string) =>
      consult(seenIn(house), 'hope', { roll: { do: 'roll', seat: PETER, use: 'task', what } }, undefined);
    expect(['rolls.start', 'rolls.pick-up'].map(hope)).toEqual([4, 4]);
  });

  test('BH-h35-D4: who is held is not picked up, nor the traitor, nor who is elsewhere', () => {
    const house = above()
      .put(CAT, 'foyer')
      .put(TRAITOR, 'foyer')
      .set({ held: { [CAT]: OX } });
    expect(house.of('use pick-up')).toEqual([]);
    expect(above().put(OX, HALL).of('use pick-up')).toEqual([]);
  });
});

describe('batting', () => {
  test.each([
    [6, true],
    [7, false],
  ])(
    'BH-h35-R BH-h35-D13: a Cat brings the plane down by Speed 7+: %d, still flying %s',
    (total, isFlying) => {
      const house = airborne('foyer', [PETER, OX]);
      untilTurnOf(house, TRAITOR);
      house.put(CAT, 'foyer');
      house.night(3);
      expect(house.optionOf('use m1 bat')).toMatchObject({ odds: { from: 7 } });
      expect(house.of('attack')).toEqual([]);
      house.load(CAT, 'speed', total);
      house.choose('use m1 bat');
      expect([house.slice.vehicle.isFlying, house.slice.vehicle.aboard]).toEqual([isFlying, [PETER, OX]]);
      expect(house.of('use m1 bat')).toEqual([]);
      const [line] = journalFor(house.G.journal ?? [], OX).filter(({ kind }) => /^bat/.test(kind));
      expect(line?.playerID).toBeNull();
    },
  );

  test('BH-h35-D5 BH-h35-K12: batted down, it is grounded, and the Cat may attack one in it at once', () => {
    const house = airborne('foyer', [PETER, OX]);
    untilTurnOf(house, TRAITOR);
    house.put(CAT, 'foyer');
    house.night(3);
    house.load(CAT, 'speed', 7);
    house.choose('use m1 bat');
    expect([house.asked, house.of('attack m1')]).toEqual([
      `${TRAITOR} monster`,
      ['attack m1 0 might', 'attack m1 2 might'],
    ]);
    house.alter(CAT, { hasAttacked: true });
    expect(house.of('attack m1')).toEqual([]);
  });

  test.each([
    [4, true],
    [5, false],
  ])(
    'BH-h35-R BH-h35-D13: the traitor brings it down by Speed 5+, as the attack: %d, still flying %s',
    (total, isFlying) => {
      const house = airborne('foyer', [PETER, OX]);
      untilTurnOf(house, TRAITOR);
      house.put(TRAITOR, 'foyer');
      expect(house.optionOf('use bat')).toMatchObject({ odds: { from: 5 } });
      house.load(TRAITOR, 'speed', total);
      house.choose('use bat');
      expect([house.slice.vehicle.isFlying, house.G.turn.hasAttacked, house.of('use bat')]).toEqual([
        isFlying,
        true,
        [],
      ]);
    },
  );

  test('BH-h35-D13: only in the plane’s room, only while it flies, and not once the attack is spent', () => {
    const house = airborne('foyer', [PETER]);
    untilTurnOf(house, OX);
    expect(house.put(OX, 'foyer').of('use bat')).toEqual([]);
    untilTurnOf(house, TRAITOR);
    expect(house.put(TRAITOR, HALL).of('use bat')).toEqual([]);
    house.put(TRAITOR, 'foyer');
    house.G.turn.hasAttacked = true;
    house.settle();
    expect(notOf(house, 'use bat')).toBe('has-attacked');
    house.set({ vehicle: { aboard: [PETER], pilot: null, isFlying: false } });
    expect(house.optionOf('use bat')).toBeUndefined();
  });

  test('BH-h35-K4: a Cat that holds somebody does not bat', () => {
    const house = airborne('foyer')
      .put(CAT, 'foyer')
      .put(OX, 'foyer')
      .set({ held: { [CAT]: OX } });
    const offers = house.box.haunts[35]?.monsters?.cat?.offers?.(
      seenIn(house) as never,
      house.monster(CAT) as never,
    );
    expect(offers).toEqual([]);
  });
});

describe('the ends', () => {
  const OUTSIDE: readonly Laid[] = [
    ['balcony', 'upper', 0, -1],
    ['tower', 'upper', 1, 0],
    ['gardens', 'ground', 1, -1],
    ['patio', 'ground', 1, 1],
    ['graveyard', 'ground', 2, -1],
    ['chapel', 'upper', -1, 0, 1],
  ];

  test.each(['balcony', 'tower 3', 'gardens', 'patio', 'graveyard', 'chapel', STAIRS])(
    'BH-h35-H BH-h35-D8: out of the %s all fly for 1 space, and the heroes win',
    (place) => {
      const house = airborne(place, [PETER, OX], { tiles: OUTSIDE }).put(CAT, place).put(TRAITOR, place);
      expect(house.optionOf('use fly-out')).toMatchObject({ cost: 1 });
      house.choose('use fly-out');
      expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
      expect(house.G.explorers.map(({ life }) => life)).toEqual(['left', 'alive', 'left']);
      expect(house.monster('plane')).toBeUndefined();
    },
  );

  test('BH-h35-H BH100: a window against which a tile lies is none, nor is any other room a way out', () => {
    const tiles: readonly Laid[] = [['kitchen', 'ground', 0, 1]];
    expect(airborne(STAIRS, [PETER, OX], { tiles }).optionOf('use fly-out')).toBeUndefined();
    expect(airborne('foyer', [PETER, OX]).optionOf('use fly-out')).toBeUndefined();
  });

  test('BH-h35-H BH-h35-D12: not while a living hero is not aboard, held ones too', () => {
    const house = airborne(STAIRS, [PETER]);
    expect(notOf(house, 'use fly-out')).toBe('left-behind');
    house.put(CAT, 'upper-landing').set({ held: { [CAT]: OX } });
    expect(notOf(house, 'use fly-out')).toBe('left-behind');
    house.run([{ do: 'die', seat: OX }], PETER);
    expect(house.of('use fly-out')).toEqual(['use fly-out']);
  });

  test('BH-h35-H: half of the heroes, rounded up, are enough', () => {
    const house = airborne(STAIRS, [PETER], { explorers: THREE });
    house.run([{ do: 'die', seat: OX }], PETER);
    expect(house.G.outcome).toBeNull();
    house.choose('use fly-out');
    expect(house.G.outcome).toMatchObject({ side: 'heroes' });
  });

  test('BH-h35-D13 BH-g39: without a space left nobody flies out, nor on the ground', () => {
    const house = airborne(STAIRS, [PETER, OX]);
    house.G.turn.spent = 5;
    house.G.turn.hasMoved = true;
    house.settle();
    expect(notOf(house, 'use fly-out')).toBe('held-up');
    Object.assign(house.G.turn, { spent: 1, isMovementOver: true });
    expect(house.settle().optionOf('use fly-out')).toBeUndefined();
    expect(manned(STAIRS, [PETER, OX], PETER).optionOf('use fly-out')).toBeUndefined();
  });

  test.each([
    [3, 1, false],
    [3, 2, true],
    [4, 1, false],
    [4, 2, true],
    [5, 2, false],
    [5, 3, true],
    [6, 2, false],
    [6, 3, true],
  ])(
    'BH-h35-T BH-h35-D6: with %d players %d dead heroes, by whatever it was: the traitor has won %s',
    (players, count, isWon) => {
      const house = hauntedHouse<State>(35, {
        explorers: SIX.slice(0, players),
        rooms: Array(6).fill('foyer'),
      });
      const { traitor } = house.G.haunt ?? {};
      const heroes = house.G.explorers.map((_, seat) => String(seat)).filter((seat) => seat !== traitor);
      house.run(heroes.slice(0, count).map((seat) => ({ do: 'die', seat })));
      expect(house.G.outcome?.side === 'traitor').toBe(isWon);
      expect(house.viewOf(null).marks.find(({ word }) => word === 'eaten')?.value).toBe(count);
    },
  );

  test('BH-h35-H: a line of moves: found, boarded, started, picked up, out of the Grand Staircase', () => {
    const house = begun().put(PETER, TOYS).put(OX, HALL);
    house.load(PETER, 'knowledge', 3);
    house.choose('use search', 'use board');
    house.load(PETER, 'knowledge', 4);
    house.choose('use start', 'end');
    house.reload(...Array<number>(6).fill(0));
    untilTurnOf(house, PETER);
    house.choose('go entrance-hall');
    house.load(PETER, 'speed', 4);
    house.choose('use pick-up 0', 'go foyer', 'end');
    house.reload(...Array<number>(6).fill(0));
    untilTurnOf(house, PETER);
    house.choose('go grand-staircase', 'use fly-out');
    expect(house.G.outcome).toMatchObject({ side: 'heroes', winners: [OX, PETER] });
  });

  test('BH-h35-T: a line of moves: caught, not free, swallowed, and the other one as well', () => {
    const house = begun();
    for (const prey of [PETER, OX]) {
      untilTurnOf(house, TRAITOR);
      house.put(CAT, HALL).put(prey, HALL);
      house.night(3);
      fights(house, `attack m1 ${prey} might`, [CAT, 'might', 8], [prey, 'might', 0]);
      untilTurnOf(house, prey);
      fights(house, 'use struggle might', [prey, 'might', 0], [CAT, 'might', 6]);
      house.night(1);
    }
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });
});

describe('how bots go about it', () => {
  const best = (house: House): string =>
    Object.entries(shares(house)).reduce((a, b) => (b[1] > a[1] ? b : a))[0];

  test('BH-h35-H: they look among the toys, get in, start, pick up, and fly out', () => {
    expect(best(begun().put(PETER, TOYS))).toBe('use search');
    expect(best(found(TOYS))).toBe('use board');
    expect(best(manned(TOYS, [PETER, OX]))).toBe('use start');
    expect(best(airborne('foyer').put(OX, 'foyer'))).toBe('use pick-up 0');
    expect(best(airborne(STAIRS, [PETER, OX]))).toBe('use fly-out');
  });

  test('BH-h35-H: they wait in it for whoever is on the way, as long as no Cat is', () => {
    const house = manned(TOYS, [PETER]);
    expect(best(house)).not.toBe('use start');
    expect(best(house.put(CAT, 'foyer'))).toBe('use start');
  });

  test('BH-h35-K8: whoever sits in it on the ground stays there, unless a friend is to be got free', () => {
    const leaving = (house: House) =>
      Object.entries(shares(house)).reduce(
        (sum, [one, share]) => sum + (/^(go|discover)/.test(one) ? share : 0),
        0,
      );
    const house = manned(TOYS, [PETER], PETER);
    expect([best(house), leaving(house) < 2]).toEqual(['end', true]);
    house
      .put(CAT, HALL)
      .put(OX, HALL)
      .set({ held: { [CAT]: OX } })
      .rate(PETER, { might: 7 });
    expect(leaving(house)).toBeGreaterThan(10);
  });

  test('BH-h35-H: the pilot makes for whoever is below, and with all aboard for the nearest way out', () => {
    expect(best(airborne('foyer').put(OX, HALL))).toBe('go entrance-hall');
    expect(best(airborne('foyer', [PETER, OX]))).toBe('go grand-staircase');
  });

  test('BH-h35-D13: a Cat on the ground keeps no pilot from whoever is below', () => {
    const house = airborne('foyer').put(OX, TOYS).put(CAT, HALL).put(TRAITOR, 'foyer');
    expect(best(house)).toBe('go game-room');
  });

  test('BH-h35-D9: they stop in a doorway on their way, and in no other', () => {
    const house = found(TOYS)
      .put(PETER, 'foyer')
      .set({ vehicle: { aboard: [OX], pilot: null, isFlying: false } });
    Object.assign(house.G.turn, { spent: 3, hasMoved: true });
    const weights = shares(house.settle());
    expect(best(house)).toBe(`use doorway ${EAST}`);
    expect(weights[`use doorway ${WEST}`] ?? 0).toBeLessThan(1);
  });

  test('BH-h35-R: a Cat that holds somebody is attacked, for that is no risk; one that holds nobody is left alone', () => {
    expect(shares(holding(OX, 'foyer'))['attack m1 might']).toBeGreaterThan(30);
    expect(shares(begun().put(CAT, 'foyer'))['attack m1 might'] ?? 0).toBeLessThan(1);
  });

  test('BH-h35-D13: whoever can bat does', () => {
    const house = airborne('foyer');
    untilTurnOf(house, TRAITOR);
    expect(best(house.put(TRAITOR, 'foyer'))).toBe('use bat');
  });
});

describe('what is shown', () => {
  test('BH-h35-K14 BH50: where it may be, and where it gets out, heroes alone are shown', () => {
    const house = begun();
    expect([OX, TRAITOR].map((seat) => marksOf(house, seat, 'toys'))).toEqual([[{ room: TOYS }], []]);
    const plane = found(TOYS);
    expect([OX, TRAITOR].map((seat) => marksOf(plane, seat, 'exit'))).toEqual([[{ room: STAIRS }], []]);
    expect(marksOf(plane, OX, 'toys')).toEqual([]);
  });

  test('BH-h35-K14: all else lies open to everybody', () => {
    const house = airborne('foyer', [PETER, OX]).set({ doorways: { [CAT]: EAST } });
    for (const seat of [OX, TRAITOR, null]) expect(house.shownTo(seat)).toEqual(house.slice);
    expect(house.viewOf(null).marks).toContainEqual({
      on: { monster: CAT },
      word: 'doorway',
      turn: EAST,
      facts: { direction: { term: 'directions.1' } },
    });
  });
});
