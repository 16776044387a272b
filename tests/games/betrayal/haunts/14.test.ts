import type { State } from '@games/betrayal/haunts/14-the-stars-are-right/state';
import type { Direction } from '@games/betrayal/rules/components';
import { traitOf } from '@games/betrayal/rules/figures';
import { type Nothing, type Step, stepsOf } from '@games/betrayal/rules/step';
import { priceOf, spacesLeft } from '@games/betrayal/rules/ways';
import { thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;
type Tiles = NonNullable<More['tiles']>;

const CHAMBER = 'pentagram-chamber';
const NEXT_DOOR = 'basement-landing';
const DOWNSTAIRS: Tiles = [
  [CHAMBER, 'basement', -1, 0],
  ['larder', 'basement', 0, -1],
  ['chasm', 'basement', 1, 0],
];
const TILES: Tiles = [...DOWNSTAIRS, ['junk-room', 'ground', 1, -1]];
const FOUR = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom'];
const BODY = '14:body';
const paint = (n: number) => `14:paint.${n}`;

/** Ox has revealed it and is the traitor; Missy, on his left, and Peter are the heroes. */
const house = (more: More = {}) => hauntedHouse<State>(14, { omen: 'skull', tiles: TILES, ...more });
type House = HauntedHouse<State>;

const lies = ({ G }: House, card: string) => G.piles.find(({ cards }) => cards.includes(card))?.room;
const paintIn = ({ G }: House) =>
  Object.fromEntries(
    G.piles.flatMap(({ room, cards }) => {
      const count = cards.filter((card) => card.startsWith('14:paint')).length;
      return count === 0 ? [] : [[room, count]];
    }),
  );
const give = (begun: House, seat: string, ...cards: readonly string[]): House => {
  begun.run(cards.map((card) => ({ do: 'fetch', seat, card })));
  return begun;
};
const dropIn = (begun: House, card: string, room: string, side: Direction | null = null): void =>
  begun.run([
    { do: 'fetch', seat: '0', card },
    { do: 'drop', seat: '0', card, room, side },
  ]);
const told = ({ G }: House, kind: string) =>
  (G.journal ?? []).flatMap((one) => (one.kind === kind ? [one.facts ?? {}] : []));
const marks = (begun: House, seat = '1') => begun.viewOf(seat).marks;

/** Turns in which nobody does anything, until a seat has its own again. */
function back(begun: House, seat: string): House {
  do {
    const isRolling = begun.asked === '0 turn' && begun.G.monsters.some(({ stunned }) => stunned === 0);
    if (isRolling) begun.dice.push(...thrown(4, 4));
    begun.choose(begun.of('end')[0] ?? '');
  } while (begun.asked !== `${seat} turn`);
  return begun;
}
/** A Cultist stands somewhere else when the monsters' turn begins. */
const cultistIn = (place: string, more: More = {}): House => house(more).put('m1', place);
/** A Cultist attacks with four dice; Missy defends with so many. */
const strikes = (begun: House, target: string, attack: number, defence: number, dice: number): void => {
  begun.dice.push(...thrown(4, attack), ...thrown(dice, defence));
  begun.choose(`attack m1 ${target} might`);
};

describe('the setup', () => {
  test.each([
    [3, 2],
    [4, 3],
  ])('BH-h14-S BH-h14-M: of %d players %d Cultists are in the Chamber, 4/4/4', (players, count) => {
    const begun = house({ explorers: FOUR.slice(0, players) });
    const all = begun.G.monsters;
    expect(all).toHaveLength(count);
    expect(
      all.every(({ kind, room, mover }) => kind === 'cultist' && room === CHAMBER && mover === '0'),
    ).toBe(true);
    const kind = begun.box.haunts[14]?.monsters?.cultist;
    expect(kind?.sheet({ ...begun.at, mine: begun.G.hidden } as never, all[0] as never)).toEqual({
      speed: 4,
      might: 4,
      sanity: 4,
    });
  });

  test('BH-h14-S BH-g3: with no Chamber in the house the traitor places it, and then the Paint is put out', () => {
    const begun = house({ tiles: TILES.slice(1) });
    expect([begun.asked, begun.G.monsters.length]).toEqual(['0 doorway', 0]);
    begun.choose(`answer ${NEXT_DOOR} 3`);
    while (begun.asked === '0 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.asked, begun.G.monsters.length, paintIn(begun)]).toEqual([
      '1 turn',
      2,
      { larder: 2, 'junk-room': 1 },
    ]);
  });

  test('BH-h14-K5 BH-g4: where it can’t be placed the Cultists come with it later, and once', () => {
    const begun = house({ tiles: TILES.slice(1), isStackShort: true });
    expect([begun.asked, begun.G.monsters.length]).toEqual(['1 turn', 0]);
    const tile: Step = { do: 'lay', room: CHAMBER, floor: 'basement', x: -1, y: 0, turn: 0 };
    begun.run([tile]);
    expect(begun.G.monsters).toHaveLength(2);
    begun.run([tile]);
    expect(begun.G.monsters).toHaveLength(2);
  });

  test.each<[string, Tiles, object]>([
    ['one room', [['larder', 'basement', 0, -1]], { larder: 3 }],
    [
      'two, in the order of the list',
      [
        ['junk-room', 'ground', 1, -1],
        ['larder', 'basement', 0, -1],
      ],
      { larder: 2, 'junk-room': 1 },
    ],
    [
      'four',
      [
        ['attic', 'upper', 0, -1],
        ['junk-room', 'ground', 1, -1],
        ['larder', 'basement', 0, -1],
        ['kitchen', 'ground', 1, 1],
      ],
      { kitchen: 1, larder: 1, 'junk-room': 1 },
    ],
  ])('BH-h14-S: as many Paints as players, in cycle over the rooms: %s', (_, tiles, where) => {
    const begun = house({ tiles: [...DOWNSTAIRS.slice(0, 1), ...tiles] });
    expect(paintIn(begun)).toEqual(where);
    expect(told(begun, 'paint-lies').map(({ count }) => count)).toEqual(Object.values(where));
  });

  test('BH-h14-D3: a listed room that is found later gets none', () => {
    const begun = house();
    begun.run([{ do: 'lay', room: 'attic', floor: 'upper', x: 0, y: -1, turn: 0 }]);
    expect(paintIn(begun)).toEqual({ larder: 2, 'junk-room': 1 });
  });

  test('BH-h14-D3 BH-h14-K5: none in play: the first hero on the left places the first of the list, for all of it', () => {
    const begun = house({ tiles: DOWNSTAIRS.slice(0, 1) });
    expect([begun.asked, paintIn(begun)]).toEqual(['1 doorway', {}]);
    while (begun.asked !== '1 turn') begun.choose(begun.choices[0] ?? '');
    expect(paintIn(begun)).toEqual({ kitchen: 3 });
  });

  test('BH-h14-K5: that one is not to be had: another is; none is: it comes with the first', () => {
    const other = house({ tiles: DOWNSTAIRS.slice(0, 1), isStackShort: true, stack: ['attic'] });
    while (other.asked !== '1 turn') other.choose(other.choices[0] ?? '');
    expect(paintIn(other)).toEqual({ attic: 3 });
    const begun = house({ tiles: DOWNSTAIRS.slice(0, 1), isStackShort: true });
    expect([begun.asked, paintIn(begun)]).toEqual(['1 turn', {}]);
    begun.run([{ do: 'lay', room: 'larder', floor: 'basement', x: 0, y: -1, turn: 0 }]);
    expect(paintIn(begun)).toEqual({ larder: 3 });
  });
});

describe('the Paint', () => {
  const ready = (room = NEXT_DOOR, side?: number): House => {
    const at = side === undefined ? room : `${room} ${side}`;
    return give(house({ rooms: ['foyer', at, 'foyer'] }), '1', paint(1));
  };
  const why = (begun: House) => begun.optionOf('use throw-paint')?.not;

  test('BH-h14-H: is thrown from next door, for 1 space, and is spent', () => {
    const begun = ready();
    const before = spacesLeft(begun.at, '1');
    expect(begun.optionOf('use throw-paint')?.cost).toBe(1);
    begun.choose('use throw-paint');
    expect([begun.slice.thrown, begun.cardsOf('1'), before - spacesLeft(begun.at, '1')]).toEqual([1, [], 1]);
    expect([lies(begun, paint(1)), begun.G.gone.includes(paint(1))]).toEqual([undefined, true]);
    expect(marks(begun, '0')).toContainEqual({ on: 'haunt', word: 'thrown', value: 1 });
  });

  test('BH169: how many it takes the heroes alone are told', () => {
    const begun = ready();
    begun.choose('use throw-paint');
    const entry = begun.G.journal?.find(({ kind }) => kind === 'paint-thrown');
    expect([entry?.facts, Object.keys(entry?.secret ?? {})]).toEqual([{ done: 1 }, ['1', '2']]);
  });

  test('BH-h14-H: not from farther off', () => {
    for (const begun of [ready('larder'), ready('foyer')])
      expect(begun.optionOf('use throw-paint')).toBeUndefined();
  });

  test('BH-h14-K4: not through a wall', () => {
    const begun = house({ rooms: ['foyer', 'crypt'], tiles: [...TILES, ['crypt', 'basement', -1, 1, 0]] });
    expect(give(begun, '1', paint(1)).optionOf('use throw-paint')).toBeUndefined();
  });

  test('BH-h14-K4: from the near side of a barrier only', () => {
    const tiles: Tiles = [...TILES.slice(1), [CHAMBER, 'basement', 2, 0, 2], ['chasm', 'basement', 1, 0]];
    const on = (side: number) => give(house({ tiles, rooms: ['foyer', `chasm ${side}`] }), '1', paint(1));
    expect([1, 3].map((side) => on(side).choices.includes('use throw-paint'))).toEqual([true, false]);
  });

  test('BH-h14-D4: in the Chamber it can’t be thrown, and what is dropped there doesn’t count', () => {
    const begun = ready(CHAMBER);
    expect(why(begun)).toEqual({ reason: 'paint-inside', clause: 'BH-h14' });
    begun.choose(`drop ${paint(1)}`);
    expect([begun.slice.thrown, lies(begun, paint(1))]).toEqual([0, CHAMBER]);
  });

  test('BH-h14-K4 BH33: not in the turn in which it was picked up', () => {
    const begun = house({ rooms: ['foyer', NEXT_DOOR] });
    dropIn(begun, paint(1), NEXT_DOOR);
    back(begun, '1').choose(`take ${paint(1)}`);
    expect(why(begun)).toEqual({ reason: 'paint-fresh', clause: 'BH33' });
    expect(back(begun, '1').choices).toContain('use throw-paint');
  });

  test('BH-h14-K4: not without a space left, or when the movement is over', () => {
    const begun = ready();
    begun.run([{ do: 'spend', seat: '1', cost: spacesLeft(begun.at, '1') }], '1');
    expect(why(begun)).toEqual({ reason: 'paint-no-space', clause: 'BH-h14' });
    const halted = ready();
    halted.run([{ do: 'halt' }], '1');
    expect(why(halted)?.reason).toBe('paint-no-space');
  });

  test('BH-h14-H: a hero carries one', () => {
    const begun = house({ rooms: ['foyer', 'larder'] });
    expect(begun.choices).toContain(`take ${paint(3)}`);
    begun.choose(`take ${paint(1)}`);
    expect(begun.of('take')).toEqual([]);
  });

  test('BH-h14-D3: the traitor and the Cultists can’t touch it', () => {
    const begun = house({ rooms: ['larder', NEXT_DOOR, 'foyer'] }).put('m1', 'larder');
    untilTurnOf(begun, '0');
    expect(begun.of('take')).toEqual([]);
    begun.night(4);
    expect(begun.of('use load')).toEqual([]);
  });

  test('BH-h14-D3: nor steal it', () => {
    const begun = give(house({ rooms: ['foyer', 'foyer'] }), '1', paint(1), 'axe');
    untilTurnOf(begun, '0');
    begun.dice.push(...thrown(5, 6), ...thrown(3, 0));
    begun.choose('attack 1 might');
    expect(begun.choices).toEqual(['answer harm', 'answer axe']);
  });

  test('BH-g6: the Dog doesn’t fetch it', () => {
    const begun = house({ rooms: ['foyer', NEXT_DOOR], cards: [[], ['dog']] });
    expect(begun.of('use dog')).toEqual([]);
  });

  test('BH61: whoever dies with it leaves it there', () => {
    const begun = ready('foyer');
    begun.run([{ do: 'die', seat: '1' }]);
    expect(lies(begun, paint(1))).toBe('foyer');
  });
});

describe('sacrifices', () => {
  /** Ox, with some cards, in a turn of his own. */
  const ox = (cards: readonly string[], room = CHAMBER): House => {
    const begun = give(house({ rooms: [room] }), '0', ...cards);
    untilTurnOf(begun, '0');
    return begun;
  };
  const won = (offered: string[]) => {
    const begun = house().set({ offered });
    begun.run([]);
    return begun.G.outcome?.side;
  };

  test('BH-h14-T: 13 points win, 12 don’t: a body 4, a companion 2, other items and omens 1', () => {
    const twelve = [`${BODY}.1`, `${BODY}.2`, 'dog', 'axe', 'skull'];
    expect(won(twelve)).toBeUndefined();
    expect(won([...twelve, 'bell'])).toBe('traitor');
    expect(won([`${BODY}.1`, `${BODY}.2`, 'dog', 'girl', 'axe'])).toBe('traitor');
    expect(won([`${BODY}.1`, `${BODY}.2`, `${BODY}.3`])).toBeUndefined();
  });

  test('BH-h14-D1: in the Chamber, free, at once out of the game', () => {
    const begun = ox(['axe', 'dog']);
    const before = spacesLeft(begun.at, '0');
    begun.choose('use sacrifice 0 axe', 'use sacrifice 0 dog');
    expect([begun.slice.offered, begun.cardsOf('0')]).toEqual([['axe', 'dog'], []]);
    expect([lies(begun, 'axe'), begun.G.gone, begun.G.discardPiles.item]).toEqual([
      undefined,
      ['axe', 'dog'],
      [],
    ]);
    expect(spacesLeft(begun.at, '0')).toBe(before);
    expect(begun.changes('0')).toEqual({});
  });

  test('BH-h14-K1: what is lost with it is felt', () => {
    const begun = ox(['dog']);
    expect(begun.changes('0')).toEqual({ might: 1, sanity: 1 });
    begun.choose('use sacrifice 0 dog');
    expect(begun.changes('0')).toEqual({});
  });

  test('BH-h14-D1: nowhere else, and by no hero', () => {
    expect(ox(['axe'], NEXT_DOOR).of('use sacrifice')).toEqual([]);
    expect(give(house({ rooms: ['foyer', CHAMBER] }), '1', 'axe').of('use sacrifice')).toEqual([]);
  });

  test('BH-h14-K1: not what can’t be traded', () => {
    expect(ox(['bite', 'blood-dagger', 'axe']).of('use sacrifice')).toEqual(['use sacrifice 0 axe']);
  });

  test('BH33: not what has been used or moved in that turn, and it is said why', () => {
    const begun = ox([]);
    dropIn(begun, 'axe', CHAMBER);
    back(begun, '0').choose('take axe');
    expect(begun.optionOf('use sacrifice 0 axe')?.not).toEqual({ reason: 'sacrifice-later', clause: 'BH33' });
  });

  test('BH-h14-D6: what lies there all see; what it comes to the traitor alone', () => {
    const begun = ox(['axe']);
    begun.choose('use sacrifice 0 axe');
    const entry = begun.G.journal?.find(({ kind }) => kind === 'sacrificed');
    expect(entry?.facts).toEqual({ who: { seat: '0' }, card: { term: 'cards.axe' } });
    expect(entry?.secret).toEqual({ '0': { done: 1, of: 13 } });
    expect(marks(begun)).toEqual(marks(begun, '0'));
    const same = (offered: string[]) => {
      const other = house().set({ offered });
      return [marks(other), begun.viewOf('1').goal?.progress === other.viewOf('1').goal?.progress];
    };
    expect(same(['axe', 'bell'])).toEqual(same([`${BODY}.1`, `${BODY}.2`]));
    expect(JSON.stringify([marks(begun), begun.viewOf('1').goal])).not.toContain('13');
  });

  test('the traitor is told how much is missing', () => {
    const begun = house().set({ offered: [`${BODY}.1`, 'axe'] });
    expect(begun.viewOf('0').goal?.next.facts).toMatchObject({ done: 5, of: 13 });
  });
});

describe('bodies', () => {
  const died = (seat: string, more: More = {}) => {
    const begun = house({ explorers: FOUR, ...more });
    begun.run([{ do: 'die', seat }], '1');
    return begun;
  };

  test.each(['0', '2'])('BH-h14-D2: seat %s dies: a body lies there', (seat) => {
    const begun = died(seat, { rooms: ['larder', 'foyer', 'chasm 3'] });
    expect(begun.G.piles.find(({ cards }) => cards.includes(`${BODY}.${seat}`))).toMatchObject(
      seat === '0' ? { room: 'larder', side: null } : { room: 'chasm', side: 3 },
    );
  });

  test('BH-h14-D2 BH-g14: with the traitor dead the Cultists go on, and win with his body', () => {
    const begun = died('0', { rooms: [CHAMBER] });
    begun.set({ offered: [`${BODY}.9`, `${BODY}.8`, 'axe'] });
    const toMonsters = () => {
      begun.dice.push(...thrown(4, 4));
      while (begun.asked !== '0 monster') begun.choose('end');
    };
    toMonsters();
    begun.choose(`use load m1 ${BODY}.0`, 'end m1', 'end all');
    toMonsters();
    begun.choose(`use sacrifice m1 ${BODY}.0`);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
  });

  test('BH-h14-K2: heroes can’t touch them, the traitor can', () => {
    const begun = died('2', { rooms: ['foyer', 'foyer', 'foyer', 'larder'] });
    untilTurnOf(begun, '3');
    begun.put('3', 'foyer');
    expect(begun.of('take')).toEqual([]);
    untilTurnOf(begun, '0');
    begun.choose(`take ${BODY}.2`);
    expect(begun.cardsOf('0')).toEqual([`${BODY}.2`]);
  });

  test('BH-h14-R BH-h14-K2: each room costs the bearer a space more, two bodies no more than one', () => {
    const begun = house({ explorers: FOUR, rooms: ['larder'] });
    const here = { room: 'larder', side: null };
    const there = { room: NEXT_DOOR, side: null };
    const price = (figure: string) => priceOf(begun.at, figure, here, { to: there }, 1, 4);
    expect(price('0')).toBe(1);
    give(begun, '0', `${BODY}.2`);
    expect(price('0')).toBe(2);
    give(begun, '0', `${BODY}.3`);
    expect(price('0')).toBe(2);
    begun.put('m1', 'larder').set({ carried: { [`${BODY}.4`]: 'm1', axe: 'm2' } });
    expect([price('m1'), price('m2')]).toEqual([2, 1]);
  });

  test('BH-g12: the first room can always be entered', () => {
    const begun = cultistIn('larder');
    dropIn(begun, `${BODY}.9`, 'larder');
    begun.night(1);
    begun.choose(`use load m1 ${BODY}.9`, `go m1 ${NEXT_DOOR}`);
    expect(lies(begun, `${BODY}.9`)).toBe(NEXT_DOOR);
    expect(begun.of('go m1')).toEqual([]);
  });
});

describe('a Cultist', () => {
  test('BH-h14-R BH-h14-D5: picks up any number for nothing, and they go along', () => {
    const begun = cultistIn('larder');
    for (const card of ['axe', 'bell', `${BODY}.9`]) dropIn(begun, card, 'larder');
    begun.night(4);
    begun.choose('use load m1 axe', 'use load m1 bell', `use load m1 ${BODY}.9`, `go m1 ${NEXT_DOOR}`);
    expect(['axe', 'bell', `${BODY}.9`].map((card) => lies(begun, card))).toEqual(Array(3).fill(NEXT_DOOR));
    expect(marks(begun)).toContainEqual({ on: { monster: 'm1' }, word: 'load', value: 3 });
    begun.choose(`go m1 ${CHAMBER}`);
    expect(lies(begun, 'axe')).toBe(CHAMBER);
    const elsewhere = house();
    dropIn(elsewhere, 'axe', 'larder');
    elsewhere
      .put('m1', 'larder')
      .set({ carried: { axe: 'm1' } })
      .night(4);
    expect(elsewhere.of('use sacrifice')).toEqual([]);
    expect(told(begun, 'sacrificed')).toEqual([]);
  });

  test('BH-h14-D5: nobody else picks up what it carries', () => {
    const begun = cultistIn('larder', { rooms: ['larder', 'larder'] });
    dropIn(begun, 'axe', 'larder');
    begun.set({ carried: { axe: 'm1' } });
    expect(back(begun, '1').choices).not.toContain('take axe');
    begun.set({ carried: {} });
    expect(back(begun, '1').choices).toContain('take axe');
  });

  test('BH-h14-D1 BH-h14-K3: lays it down in the Chamber, in a later turn than it got it', () => {
    const begun = house();
    dropIn(begun, 'axe', CHAMBER);
    begun.night(4);
    begun.choose('use load m1 axe');
    expect(begun.optionOf('use sacrifice m1 axe')?.not?.reason).toBe('sacrifice-later');
    begun.choose('end m1', 'end m2');
    begun.night(4);
    begun.choose('use sacrifice m1 axe');
    expect([begun.slice.offered, begun.slice.carried, begun.G.gone]).toEqual([['axe'], {}, ['axe']]);
    expect(lies(begun, 'axe')).toBeUndefined();
    expect(begun.choices).not.toContain('end m2');
  });

  test('BH-h14-K3: picks up no companion, nothing that is worth nothing, nothing dropped in that turn', () => {
    const begun = cultistIn('larder');
    for (const card of ['blood-dagger', 'axe']) dropIn(begun, card, 'larder');
    begun.run([{ do: 'fetch', seat: '0', card: 'dog' }]);
    begun.G.explorers[0]?.cards.splice(0);
    begun.G.piles.find(({ room }) => room === 'larder')?.cards.push('dog');
    begun.night(4);
    expect(begun.of('use load')).toEqual(['use load m1 axe']);
    begun.run([{ do: 'mark', card: 'axe' }]);
    begun.choose('end m2');
    expect(begun.of('use load')).toEqual([]);
  });

  test('BH-h14-K3 BH70: on either side of a barrier', () => {
    const begun = cultistIn('chasm 1');
    dropIn(begun, 'axe', 'chasm', 3);
    begun.night(4);
    begun.choose('use load m1 axe');
    expect(begun.G.piles.find(({ cards }) => cards.includes('axe'))).toMatchObject({
      room: 'chasm',
      side: 1,
    });
  });

  test('BH-h14-R BH-g20: who beats a hero by 2 steals in place of damage', () => {
    const begun = give(cultistIn('foyer', { rooms: ['larder', 'foyer'] }), '1', 'axe', paint(1));
    begun.night(4);
    strikes(begun, '1', 4, 2, 3);
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer harm', 'answer axe']]);
    begun.choose('answer axe');
    expect([begun.cardsOf('1'), begun.slice.carried, lies(begun, 'axe'), begun.changes('1')]).toEqual([
      [paint(1)],
      { axe: 'm1' },
      'foyer',
      {},
    ]);
    expect(told(begun, 'cultist-steals')).toMatchObject([{ target: { seat: '1' } }]);
  });

  test('BH-g20: or does the damage; by 1 there is no choice', () => {
    const hurt = (attack: number, ...answers: readonly string[]) => {
      const begun = give(cultistIn('foyer', { rooms: ['larder', 'foyer'] }), '1', 'axe');
      begun.night(4);
      strikes(begun, '1', attack, 2, 3);
      begun.choose(...answers);
      return begun.asked;
    };
    expect([hurt(4, 'answer harm'), hurt(3)]).toEqual(['1 split', '1 split']);
  });

  /** Missy beside a Cultist who carries some things, beaten by so much. */
  const beaten = (margin: number, carried: readonly string[], more: { isDown?: boolean } = {}): House => {
    const begun = cultistIn('foyer', { rooms: ['larder', 'foyer'] });
    for (const card of carried) dropIn(begun, card, 'foyer');
    begun.set({ carried: Object.fromEntries(carried.map((card) => [card, 'm1'])) });
    back(begun, '1');
    if (more.isDown === true) begun.run([{ do: 'stun', seat: 'm1' }]);
    begun.dice.push(...thrown(3, margin + 1), ...thrown(4, 1));
    begun.choose('attack m1 might');
    return begun;
  };

  test('BH-h14-K6 BH-g20: a hero who beats one by 2 stuns it, or takes an item; never a body', () => {
    const begun = beaten(2, ['axe', `${BODY}.9`]);
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer stun', 'answer axe']]);
    begun.choose('answer axe');
    expect([begun.cardsOf('1'), begun.slice.carried]).toEqual([['axe'], { [`${BODY}.9`]: 'm1' }]);
    expect([begun.G.monsters[0]?.stunned, begun.G.turn.usedCards, lies(begun, 'axe')]).toEqual([
      0,
      ['axe'],
      undefined,
    ]);
    expect(told(begun, 'win-back')).toHaveLength(1);
  });

  test('BH-h14-D5: by 1, or with nothing to take, it is stunned, and keeps what it has', () => {
    for (const begun of [beaten(1, ['axe']), beaten(3, [`${BODY}.9`]), beaten(2, ['armor'])]) {
      expect([begun.asked, begun.G.monsters[0]?.stunned]).toEqual(['1 turn', 1]);
      expect(Object.values(begun.slice.carried)).toEqual(['m1']);
    }
    const stunned = beaten(2, ['axe']);
    stunned.choose('answer stun');
    expect([stunned.G.monsters[0]?.stunned, stunned.slice.carried]).toEqual([1, { axe: 'm1' }]);
  });

  test('BH-h14-K6 BH68: it can be robbed where it lies stunned, attacked for nothing it can’t', () => {
    const begun = beaten(2, ['axe'], { isDown: true });
    begun.choose('answer axe');
    expect(begun.cardsOf('1')).toEqual(['axe']);
    expect(() => beaten(2, [`${BODY}.9`], { isDown: true })).toThrow('attack m1 might is not among');
  });

  test('BH-h14-K6: by Might alone: beaten with the Ring it is stunned, and where it lies it can’t be beaten so', () => {
    const beside = (isDown: boolean): House => {
      const begun = give(cultistIn('foyer', { rooms: ['larder', 'foyer'] }), '1', 'ring');
      dropIn(begun, 'axe', 'foyer');
      back(begun.set({ carried: { axe: 'm1' } }), '1');
      if (isDown) begun.run([{ do: 'stun', seat: 'm1' }]);
      return begun;
    };
    const begun = beside(false);
    const dice = traitOf(begun.at, '1', 'sanity');
    begun.dice.push(...thrown(dice, 4), ...thrown(4, 1));
    begun.choose('attack m1 sanity ring');
    expect([begun.asked, begun.G.monsters[0]?.stunned, begun.slice.carried]).toEqual([
      '1 turn',
      1,
      { axe: 'm1' },
    ]);
    const attacks = beside(true).of('attack');
    expect([attacks.includes('attack m1 might'), attacks.includes('attack m1 sanity ring')]).toEqual([
      true,
      false,
    ]);
  });

  test('BH138: an attack that an event orders wins nothing back', () => {
    const begun = cultistIn('foyer', { rooms: ['larder', 'foyer', 'larder'] });
    dropIn(begun, 'axe', 'foyer');
    back(begun.set({ carried: { axe: 'm1' } }), '1');
    begun.dice.push(...thrown(3, 3), ...thrown(4, 1));
    begun.run([stepsOf<{ strike: Nothing }>('card:bloody-vision')('strike')], '1');
    expect([begun.G.monsters[0]?.stunned, begun.slice.carried]).toEqual([1, { axe: 'm1' }]);
  });

  test('BH-h14-K3 BH33: what it steals in the Chamber it sacrifices in a later turn', () => {
    const begun = give(house({ rooms: ['larder', CHAMBER] }), '1', 'axe');
    begun.night(4);
    strikes(begun, '1', 4, 2, 3);
    begun.choose('answer axe');
    expect(begun.optionOf('use sacrifice m1 axe')?.not).toEqual({
      reason: 'sacrifice-later',
      clause: 'BH33',
    });
  });

  test('BH-g20 BH-h14-K1: the Blood Dagger it steals, at its price to whoever loses it, and can’t sacrifice it', () => {
    const begun = give(house({ rooms: ['larder', CHAMBER] }), '1', 'blood-dagger');
    begun.night(4);
    strikes(begun, '1', 4, 2, 3);
    begun.dice.push(...thrown(2, 2));
    begun.choose('answer blood-dagger');
    expect([begun.slice.carried, begun.asked]).toEqual([{ 'blood-dagger': 'm1' }, '1 split']);
    begun.choose('answer 2', 'end m1', 'end m2');
    begun.night(4);
    expect(begun.optionOf('use sacrifice m1 blood-dagger')).toBeUndefined();
  });

  test('BH37: Armor it can’t steal', () => {
    const begun = give(cultistIn('foyer', { rooms: ['larder', 'foyer'] }), '1', 'armor');
    begun.night(4);
    strikes(begun, '1', 5, 1, 3);
    expect(begun.asked).not.toBe('0 pick');
    expect(begun.cardsOf('1')).toEqual(['armor']);
  });

  test('BH66: two with nothing are offered as one, one with a load by itself', () => {
    const begun = house();
    dropIn(begun, 'axe', CHAMBER);
    begun.night(4);
    expect(begun.of('end')).toEqual(['end m1', 'end all']);
    begun.choose('end m1', 'use load m2 axe', 'end m2');
    begun.night(4);
    expect(begun.choices).toContain('end m1');
    expect(begun.choices).toContain('use sacrifice m2 axe');
    const first = house().set({ carried: { axe: 'm1' } });
    dropIn(first, 'axe', CHAMBER);
    expect(first.night(4).of('end m')).toEqual(['end m1', 'end m2']);
  });
});

describe('what to do next', () => {
  const heroes = (begun: House) => begun.viewOf('1').goal;
  const traitor = (begun: House) => begun.viewOf('0').goal;

  test('the heroes look for the Chamber and the Paint, fetch it, and throw it', () => {
    const lost = house({ tiles: TILES.slice(1), isStackShort: true });
    expect(heroes(lost)).toMatchObject({ next: { kind: 'find-chamber' }, floors: ['basement'] });
    const bare = house({ tiles: DOWNSTAIRS.slice(0, 1), isStackShort: true });
    expect(heroes(bare)?.next.kind).toBe('find-paint');
    const begun = house({ rooms: ['foyer', 'larder', 'foyer'] });
    expect(heroes(begun)).toMatchObject({
      next: { kind: 'fetch', facts: { done: 0, of: 3 } },
      own: { '1': ['larder'], '2': ['junk-room'] },
    });
    expect(heroes(give(begun, '1', paint(1)))).toMatchObject({
      next: { kind: 'throw' },
      own: { '1': [NEXT_DOOR] },
    });
  });

  test('each Paint is for the hero nearest to it; who has none to go for looks about, away from the Chamber', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'larder'], tiles: TILES.slice(0, -1) });
    begun.G.piles.find(({ room }) => room === 'larder')?.cards.splice(1);
    expect(heroes(begun)?.own).toEqual({ '1': [], '2': ['larder'] });
  });

  test('the traitor’s side fetches what lies about and takes it to the Chamber, or hunts', () => {
    const lost = house({ tiles: TILES.slice(1), isStackShort: true });
    expect(traitor(lost)?.next.kind).toBe('await');
    const begun = house({
      explorers: FOUR,
      rooms: ['foyer', 'attic', 'larder', 'junk-room'],
      tiles: [...TILES, ['attic', 'upper', 0, -1]],
    });
    expect(traitor(begun)).toMatchObject({
      next: { kind: 'rob' },
      own: { m1: ['attic', 'larder', 'junk-room'] },
    });
    begun.run([{ do: 'die', seat: '2' }], '1');
    expect(traitor(begun)).toMatchObject({ next: { kind: 'fetch-thing' }, own: { m1: ['larder'] } });
    begun.set({ carried: { [`${BODY}.2`]: 'm1' } });
    expect(traitor(begun)).toMatchObject({ next: { kind: 'bring' }, own: { m1: [CHAMBER] } });
    const thing = house();
    dropIn(thing, 'axe', 'larder');
    expect(traitor(thing)).toMatchObject({ next: { kind: 'fetch-thing' }, wants: ['axe'] });
    thing.run([{ do: 'die', seat: '0' }], '1');
    expect(traitor(thing)?.own).not.toHaveProperty('0');
  });

  test('BH-h14-T: a companion left on the floor is two points, and the traitor fetches it', () => {
    const begun = house({ rooms: ['foyer', 'junk-room', 'junk-room'] });
    begun.G.piles.find(({ room }) => room === 'larder')?.cards.push('dog');
    begun.run([]);
    expect(traitor(begun)?.own?.[0]).toEqual(['larder']);
  });

  test('each side stands the better for what it has done', () => {
    const of = (by: Partial<State>) => [heroes(house().set(by)), traitor(house().set(by))] as const;
    expect(of({ thrown: 2 })[0]?.progress).toBeGreaterThan(of({})[0]?.progress ?? 1);
    expect(of({ offered: ['axe'] })[1]?.progress).toBeGreaterThan(of({})[1]?.progress ?? 1);
    expect(of({ offered: ['axe'] })[0]?.progress).toBe(of({})[0]?.progress);
  });
});

test('BH-h14: written out to the end for the heroes: one after the other, the last one wins', () => {
  const begun = give(house({ rooms: ['foyer', NEXT_DOOR, NEXT_DOOR] }), '1', paint(1));
  give(begun, '2', paint(2));
  begun.choose('use throw-paint', 'end', 'use throw-paint');
  expect(begun.G.outcome).toBeNull();
  untilTurnOf(begun, '0');
  begun.dice.push(...thrown(4, 0));
  begun.choose('end', 'end all');
  give(begun, '1', paint(3)).choose('use throw-paint');
  expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
});

test('BH-h14: written out to the end for the traitor: a body and a companion do it', () => {
  const begun = house({ explorers: FOUR, rooms: [CHAMBER, 'foyer', CHAMBER] }).set({
    offered: [`${BODY}.9`, 'axe', 'bell', 'skull'],
  });
  begun.run([{ do: 'die', seat: '2' }], '1');
  give(begun, '0', 'girl');
  untilTurnOf(begun, '0');
  begun.choose(`take ${BODY}.2`, 'use sacrifice 0 girl');
  begun.night(4);
  begun.choose('end all');
  untilTurnOf(begun, '0');
  begun.choose(`use sacrifice 0 ${BODY}.2`);
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'goal' });
});

test('BH-h14: with all heroes dead the traitor has won', () => {
  const begun = house();
  begun.run([{ do: 'die', seat: '1' }], '2');
  begun.run([{ do: 'die', seat: '2' }], '0');
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
});

test('BH154: after sixty rounds nobody has won', () => {
  const begun = house();
  begun.G.round = 61;
  begun.run([]);
  expect(begun.G.outcome).toMatchObject({ side: null, how: 'rounds' });
});

test.each(['heroes', 'traitor'])('BH-h14: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('14', [side])).toHaveProperty([side]);
});
