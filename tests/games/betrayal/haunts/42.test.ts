import { box } from '@games/betrayal/box';
import { traitors } from '@games/betrayal/parts/haunts/traitors-by-haunt';
import type { Trait } from '@games/betrayal/rules/components';
import { menaceOf, traitOf } from '@games/betrayal/rules/figures';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { distancesFrom } from '@games/betrayal/rules/ways';
import { houseOf, type Laid } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile } from '../words';

type Slice = { readonly form: string | null; readonly isBeaten: boolean; readonly isOpen: boolean };
type House = HauntedHouse<Slice>;
type Layout = Parameters<typeof hauntedHouse>[1];

const STATUE = 'm1';
const CELLAR: Laid[] = [
  ['catacombs', 'basement', 0, 1],
  ['pentagram-chamber', 'basement', 1, 0, 2],
];
const HALL: Laid[] = [
  ['ballroom', 'ground', 1, -1],
  ['creaky-hallway', 'ground', 1, -2],
  ['dusty-hallway', 'ground', 1, -3],
];

/** Ox is the traitor, with the Spear; Missy has the first turn, Peter is a hero as well. All are in the Entrance Hall, where the Statue stands. */
const begun = (layout: Layout = {}): House =>
  hauntedHouse<Slice>(42, { omen: 'mask', setup: ['answer omen'], ...layout });

/** … and awake: by the Axe, so that it lowers Might, if no other card is named. */
const awake = (form = 'axe', layout: Layout = {}): House => {
  const house = begun(layout);
  for (const deck of ['item', 'omen'] as const)
    house.G.decks[deck] = house.G.decks[deck].filter((card) => card !== form);
  house.G.gone.push(form);
  return house.set({ form });
};

const reasonOf = (house: House, option: string) => house.optionOf(option)?.not?.reason;
const lies = ({ G }: House, card: string) => G.piles.find(({ cards }) => cards.includes(card))?.room;
const marksOf = (house: House, eye: string | null) => (house.viewOf(eye) as BetrayalView).marks;

/** Ox attacks Missy where both stand, and kills her with so many on her tracks; with the Spear, if nothing else is said. */
function oxKills(house: House, how = 'might spear', more = 2): void {
  untilTurnOf(house, '0');
  house.put('1', house.placeOf('0')).rate('1', { might: 1, speed: 1 });
  house.load('0', 'might', 8, more);
  house.load('1', 'might', 0);
  house.choose(`attack 1 ${how}`);
  for (let n = 0; house.asked.endsWith(' pick') && n < 3; n++) house.choose('answer harm');
  while (house.asked.endsWith(' split')) house.choose(house.choices[0] ?? '');
}

test.each(['heroes', 'traitor'])('BH-h42: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('42', [side], 40)).toHaveProperty([side]);
});

describe('how it begins', () => {
  test('BH-h42-S, BH-h42-M: the Statue stands where it was revealed, for the heroes, moved by nobody', () => {
    const house = begun({ revealer: '2', rooms: [undefined, undefined, 'foyer'] });
    expect(house.monster('statue')).toMatchObject({
      room: 'foyer',
      fightsFor: 'heroes',
      mover: null,
      turn: 'none',
    });
    const seen = { ...house.at, mine: house.G.hidden };
    for (const trait of ['speed', 'might', 'sanity', 'knowledge'] as const)
      expect(traitOf(seen, STATUE, trait)).toBe(8);
  });

  test('BH-h42-S: the traitor is the explorer with the highest Might', () => {
    const house = begun();
    expect([house.G.haunt?.traitor, traitors[42](house.at, '2', ['2', '0', '1'])]).toEqual(['0', '0']);
  });

  test('BH-h42-S, BH43: what is below where it began goes back up to there, and nothing goes down', () => {
    const house = begun({ traits: [{ speed: 1, might: 7, knowledge: 2 }, { speed: 1 }] });
    const { speed, might, knowledge } = house.G.explorers[0]?.traits ?? {};
    expect([speed, might, knowledge, house.changes('1')]).toEqual([5, 7, 3, {}]);
  });

  test('BH-h42-D2: the traitor says which stack, and has the first weapon in it', () => {
    const decks = { item: ['bell', 'revolver', 'axe'] };
    const ask = hauntedHouse<Slice>(42, { omen: 'mask', decks });
    expect([ask.asked, ask.choices]).toEqual(['0 pick', ['answer item', 'answer omen']]);
    ask.choose('answer item');
    expect([ask.cardsOf('0'), ask.G.decks.item.slice(0, 2)]).toEqual([['revolver'], ['bell', 'axe']]);
    expect((ask.G.journal ?? []).at(-1)?.kind).toBe('turn');
    const omen = hauntedHouse<Slice>(42, { omen: 'mask', setup: ['answer omen'] });
    expect([omen.cardsOf('0'), omen.asked]).toEqual([['spear'], '1 turn']);
    const other = hauntedHouse<Slice>(42, { omen: 'mask', revealer: '2', setup: ['answer omen'] });
    expect([other.cardsOf('0'), other.cardsOf('2')]).toEqual([['spear'], []]);
  });

  test('BH-h42-K1: a stack without one is not offered; what is used counts with it, after the others; none in either, and he has none', () => {
    const items = ['axe', 'blood-dagger', 'revolver', 'sacrificial-dagger'];
    expect(begun({ cards: [[], ['spear']], decks: { item: ['axe'] }, setup: [] }).cardsOf('0')).toEqual([
      'axe',
    ]);
    const none = begun({ cards: [['axe'], ['spear', ...items.slice(1)]], setup: [] });
    expect([none.cardsOf('0'), none.asked]).toEqual([['axe'], '1 turn']);
    const withUsed = (left: readonly string[]) => {
      const used = houseOf({ haunt: box.haunts[42], cards: [[], ['spear', 'axe']] });
      used.G.decks.item = [...used.G.decks.item.filter((card) => !items.includes(card)), ...left];
      used.G.discardPiles.item = ['bell', 'revolver', 'sacrificial-dagger'];
      const begins = {
        do: 'choose-sides',
        number: 42,
        omen: 'mask',
        room: 'attic',
        isSubstitute: false,
      } as const;
      used.run([begins], '0');
      used.choose('answer read', 'answer read');
      return [used.cardsOf('0'), used.asked];
    };
    expect(withUsed([])).toEqual([['revolver'], '1 turn']);
    expect(withUsed(['blood-dagger'])).toEqual([['blood-dagger'], '1 turn']);
  });
});

describe('what it is given', () => {
  test.each([
    ['holy-symbol', 'judge', 'speed'],
    ['axe', 'warrior', 'might'],
    ['crystal-ball', 'seer', 'sanity'],
    ['book', 'wizard', 'knowledge'],
  ] as const)('BH-h42-H: by the %s it is the %s, and lowers %s', (card, form, trait) => {
    const house = begun({ cards: [[], [card]] });
    house.choose(`use give ${card}`);
    expect([house.slice.form, house.cardsOf('1'), house.G.gone, house.asked, house.G.turn.spent]).toEqual([
      card,
      [],
      expect.arrayContaining([card]),
      '1 turn',
      0,
    ]);
    for (const eye of ['0', '1', null])
      expect(marksOf(house, eye)).toContainEqual({ on: { monster: STATUE }, word: form });
    expect((house.G.journal ?? []).find(({ kind }) => kind === 'statue-wakes')?.facts).toMatchObject({
      form: { term: `marks.${form}` },
    });
    house.put('1', 'foyer').put('2', 'foyer');
    untilTurnOf(house, '0');
    expect(house.changes('0')).toEqual({ [trait]: -1 });
  });

  test('BH-h42-D10: in its room, by a hero, and it is not the trade of the turn', () => {
    const house = begun({ cards: [['book'], ['axe']] });
    house.put('1', 'foyer');
    expect(house.of('use give')).toEqual([]);
    house.put('1', 'entrance-hall').choose('use give axe');
    expect(house.of('trade')).toContain('trade 0');
    untilTurnOf(house, '0');
    expect(house.optionOf('use give book')).toBeUndefined();
  });

  test('BH-h42-D1: nothing more is taken, and the form stays', () => {
    const house = begun({ cards: [[], ['axe', 'crystal-ball']] });
    house.choose('use give crystal-ball');
    expect([reasonOf(house, 'use give axe'), house.cardsOf('1'), house.slice.form]).toEqual([
      'has-form',
      ['axe'],
      'crystal-ball',
    ]);
  });

  test('BH-h42-K9, BH33, BH38: not what was picked up in this turn; its giver loses what it gave, be it the life', () => {
    const house = begun();
    house.G.decks.omen = house.G.decks.omen.filter((card) => card !== 'book');
    house.G.piles.push({ room: 'entrance-hall', side: null, cards: ['book'] });
    house.settle().choose('take book');
    expect(reasonOf(house, 'use give book')).toBe('card-moved');
    untilTurnOf(house, '2');
    untilTurnOf(house, '1');
    house.rate('1', { knowledge: 2 }).choose('use give book');
    expect([house.slice.form, house.G.explorers[1]?.life]).toEqual(['book', 'dead']);
  });
});

describe('how it is moved', () => {
  test('BH-h42-H: only awake, by a hero in its room', () => {
    const house = begun();
    expect([house.of('use push'), reasonOf(house, 'use push')]).toEqual([[], 'no-form']);
    house.set({ form: 'axe' });
    expect(house.of('use push')).toEqual(['use push knowledge', 'use push sanity']);
    house.put('1', 'foyer');
    expect(house.of('use push')).toEqual([]);
    untilTurnOf(house, '0');
    expect([house.optionOf('use push'), house.of('use push')]).toEqual([undefined, []]);
  });

  test.each(['sanity', 'knowledge'] as const)(
    'BH-h42-H, BH-h42-D3: up to as many rooms as are rolled with %s',
    (trait: Trait) => {
      const house = awake('axe', { tiles: HALL });
      house.load('1', trait, 3);
      house.choose(`use push ${trait}`);
      const steps = distancesFrom(house.at, 'entrance-hall');
      const rooms = house.choices.map((one) => one.replace('answer ', ''));
      expect(rooms).toEqual(
        expect.arrayContaining(['entrance-hall', 'foyer', 'ballroom', 'creaky-hallway', 'upper-landing']),
      );
      expect(Math.max(...rooms.map((room) => steps.get(room) ?? 99))).toBe(3);
      expect(rooms).not.toContain('dusty-hallway');
      house.choose('answer creaky-hallway');
      expect([house.monster(STATUE)?.room, house.placeOf('1'), house.asked, house.G.turn.spent]).toEqual([
        'creaky-hallway',
        'entrance-hall',
        '1 turn',
        0,
      ]);
    },
  );

  test('BH-h42-D3, BH-h42-K8: every hero once a turn, with the one or the other', () => {
    const house = awake();
    house.load('1', 'sanity', 1);
    house.choose('use push sanity', 'answer foyer');
    house.put('1', 'foyer');
    expect([house.of('use push'), reasonOf(house, 'use push')]).toEqual([[], 'has-pushed']);
    untilTurnOf(house, '2');
    house.put('2', 'foyer').load('2', 'knowledge', 1);
    house.choose('use push knowledge', 'answer entrance-hall');
    expect(house.monster(STATUE)?.room).toBe('entrance-hall');
  });

  test('BH-h42-K5: a 0 does not move it, and it may be left where it is', () => {
    const house = awake();
    house.load('1', 'sanity', 0);
    house.choose('use push sanity');
    expect([house.asked, house.told.at(-1)]).toEqual(['1 turn', 'task-failed']);
    untilTurnOf(house, '2');
    house.load('2', 'sanity', 2);
    house.choose('use push sanity', 'answer entrance-hall');
    expect(house.monster(STATUE)?.room).toBe('entrance-hall');
  });

  test('BH-h42-D3: the traitor beside it does not slow it', () => {
    const house = awake();
    house.load('1', 'sanity', 1);
    house.choose('use push sanity');
    expect(house.choices).toContain('answer foyer');
  });

  test('BH-h42-H: bots move it to him, or as near as it gets', () => {
    const house = awake('axe', { tiles: HALL });
    house.put('0', 'creaky-hallway').load('1', 'sanity', 2);
    house.choose('use push sanity');
    const weightOf = (room: string) => house.optionOf(`answer ${room}`)?.weight ?? 1;
    const [nearest] = [...house.choices].sort((a, b) => weightOf(b.slice(7)) - weightOf(a.slice(7)));
    expect(nearest).toBe('answer ballroom');
  });

  test('BH-h42-H: it is told how likely it is to come to him; or, where the dice don’t reach so far, to move at all', () => {
    const house = awake('axe', { tiles: HALL });
    house.put('0', 'ballroom');
    expect(house.optionOf('use push sanity')).toMatchObject({
      label: { kind: 'push-to-him' },
      odds: { from: 2 },
    });
    house.put('0', 'dusty-hallway').rate('1', { sanity: 1 });
    const { dice = 0 } = house.optionOf('use push sanity')?.odds ?? {};
    const isNear = 2 * dice >= 4;
    expect(house.optionOf('use push sanity')).toMatchObject({
      label: { kind: isNear ? 'push-to-him' : 'push-on' },
      odds: { from: isNear ? 4 : 1 },
    });
    expect(isNear).toBe(false);
  });

  test('BH-h42-H: with no way to him, or beside him already, it is told how likely it is to move at all', () => {
    const house = awake('axe', { tiles: HALL });
    const move = { label: { kind: 'push-on' }, odds: { from: 1 } };
    expect(house.optionOf('use push sanity')).toMatchObject(move);
    house.put('0', 'basement-landing');
    expect(house.optionOf('use push sanity')).toMatchObject(move);
  });

  test('BH-h42-D3, BH-h42-K5: doors and stairs lead on, passages, chutes upward and drops do not', () => {
    const tiles: Laid[] = [
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 1, -1],
      ['stairs-from-basement', 'basement', 1, 0],
      ['coal-chute', 'ground', 1, 1],
    ];
    const tokens = [
      { token: 'secret-stairs', room: 'basement-landing', side: null },
      { token: 'secret-stairs', room: 'upper-landing', side: null },
    ];
    const house = awake('axe', { tiles, tokens });
    const far = (from: string, to: string) => distancesFrom(house.at, from, STATUE).get(to) ?? 99;
    expect(far('grand-staircase', 'upper-landing')).toBe(1);
    expect(far('foyer', 'stairs-from-basement')).toBe(1);
    expect(far('upper-landing', 'basement-landing')).toBeGreaterThan(1);
    expect(far('gallery', 'ballroom')).toBeGreaterThan(1);
    expect(far('ballroom', 'gallery')).toBeGreaterThan(1);
    expect(far('basement-landing', 'coal-chute')).not.toBe(1);
  });

  test('BH-h42-K5: into the Mystic Elevator, which does not take off; down the Coal Chute it slides', () => {
    const tiles: Laid[] = [
      ['mystic-elevator', 'ground', 1, -1, 2],
      ['coal-chute', 'ground', 1, 1],
    ];
    const house = awake('axe', { tiles });
    house.put(STATUE, 'foyer').put('1', 'foyer').load('1', 'sanity', 1);
    house.choose('use push sanity');
    expect(house.choices).toEqual(
      expect.arrayContaining(['answer mystic-elevator', 'answer basement-landing']),
    );
    house.choose('answer mystic-elevator');
    expect([house.monster(STATUE)?.room, house.asked]).toEqual(['mystic-elevator', '1 turn']);
  });

  test('BH-h42-D3, BH-g36: it has no turn, rolls no Speed, and no Bell or Board calls it', () => {
    const house = awake('axe', { cards: [[], ['spirit-board']] });
    house.put('1', 'foyer');
    house.night();
    expect([house.dice, house.asked, house.monster(STATUE)?.room]).toEqual([[], '1 turn', 'entrance-hall']);
    house.choose('use spirit-board');
    expect(house.monster(STATUE)?.room).toBe('entrance-hall');
  });
});

describe('what it does to him', () => {
  test('BH-h42-H: only as his own turn begins, in his room, once', () => {
    const house = awake();
    house.put('1', 'foyer').put('2', 'foyer');
    expect(house.changes('0')).toEqual({});
    untilTurnOf(house, '0');
    expect(house.changes('0')).toEqual({ might: -1 });
    house.put('0', 'basement-landing');
    untilTurnOf(house, '1');
    untilTurnOf(house, '0');
    expect(house.changes('0')).toEqual({ might: -1 });
  });

  test('BH-h42-H: asleep it does nothing, nor to heroes', () => {
    const house = begun();
    untilTurnOf(house, '0');
    untilTurnOf(house, '2');
    expect([0, 1, 2].map((seat) => house.changes(String(seat)))).toEqual([{}, {}, {}]);
  });

  test('BH-h42-H: all see it coming where it is due: that it hurts him, or kills; not while it sleeps, is beaten, or stands elsewhere', () => {
    const house = awake();
    const due = (ill: string) => ({
      on: { seat: '0' },
      word: 'peril',
      chance: 1,
      facts: { what: { term: 'haunts.42.monsters.statue' }, ill: { term: `ills.${ill}` } },
    });
    const perils = () => ['0', '1', null].map((eye) => marksOf(house, eye).filter((one) => 'chance' in one));
    house.rate('0', { might: 2 });
    expect(perils()).toEqual(Array(3).fill([due('hurts')]));
    house.rate('0', { might: 1 });
    expect(perils()).toEqual(Array(3).fill([due('kills')]));
    house.set({ isBeaten: true });
    expect(perils()).toEqual([[], [], []]);
    house.set({ isBeaten: false, form: null });
    expect(perils()).toEqual([[], [], []]);
    house.set({ form: 'axe' }).put(STATUE, 'foyer');
    expect(perils()).toEqual([[], [], []]);
  });

  test('BH-h42-H: bots of his side keep away from it while it can do something to him', () => {
    const house = awake();
    const menace = () => menaceOf(house.at, STATUE, '0');
    expect(menace()).toBe(1);
    house.set({ isBeaten: true });
    expect(menace()).toBe(0);
    house.set({ isBeaten: false, form: null });
    expect(menace()).toBe(0);
  });

  test('BH-h42-D7: lowered to the skull he dies, and the heroes have won', () => {
    const house = awake();
    house.rate('0', { might: 1 });
    expect(marksOf(house, '1')).toContainEqual(
      expect.objectContaining({
        on: { seat: '0' },
        word: 'peril',
        chance: 1,
        facts: expect.objectContaining({ ill: { term: 'ills.kills' } }),
      }),
    );
    untilOver(house);
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
  });

  test.each(['catacombs 0', 'catacombs 2'])(
    'BH-h42-D8: in a room with a barrier its side is not asked: he is on the side %s',
    (place) => {
      const house = awake('axe', { tiles: CELLAR });
      house.put(STATUE, 'catacombs 0').put('0', place).put('1', 'catacombs 2');
      expect(house.of('use push')).toHaveLength(2);
      house.put('1', 'foyer').put('2', 'foyer');
      untilTurnOf(house, '0');
      expect([house.changes('0'), house.of('attack m1')]).toEqual([
        { might: -1 },
        ['attack m1 might', 'attack m1 might spear'],
      ]);
    },
  );

  test('BH-h42-D4: he beats it, and it lowers nothing as his next turn begins; then again', () => {
    const house = awake();
    house.put('1', 'foyer').put('2', 'foyer');
    untilTurnOf(house, '0');
    house.load('0', 'might', 9, 2);
    house.load(STATUE, 'might', 8);
    house.choose('attack m1 might spear');
    expect([house.slice.isBeaten, house.monster(STATUE)?.stunned]).toEqual([true, 0]);
    expect(marksOf(house, '1')).toContainEqual({ on: { monster: STATUE }, word: 'beaten' });
    untilTurnOf(house, '1');
    untilTurnOf(house, '0');
    expect([house.changes('0'), house.slice.isBeaten]).toEqual([{ might: -1 }, false]);
    untilTurnOf(house, '1');
    untilTurnOf(house, '0');
    expect(house.changes('0')).toEqual({ might: -2 });
  });

  test.each([8, 7])(
    'BH-h42-D4, BH-h42-R: with %d against its 8 he has not beaten it, and is not hurt',
    (total) => {
      const house = awake();
      house.put('1', 'foyer').put('2', 'foyer');
      untilTurnOf(house, '0');
      house.load('0', 'might', total);
      house.load(STATUE, 'might', 8);
      house.choose('attack m1 might');
      expect([house.slice.isBeaten, house.changes('0'), house.asked]).toEqual([
        false,
        { might: -1 },
        '0 turn',
      ]);
    },
  );

  test('BH-h42-K3: beaten it may be moved; his next turn ends it, wherever it stands', () => {
    const house = awake();
    house.set({ isBeaten: true });
    expect(house.of('use push')).toHaveLength(2);
    house.put(STATUE, 'foyer');
    untilTurnOf(house, '0');
    expect([house.slice.isBeaten, house.changes('0')]).toEqual([false, {}]);
  });

  test('BH-h42-K3: his Dynamite brings it down, the heroes’ does not', () => {
    const house = awake('axe', { cards: [['dynamite']] });
    house.put('1', 'basement-landing').put('2', 'basement-landing');
    untilTurnOf(house, '0');
    house.put(STATUE, 'foyer').put('0', 'entrance-hall');
    house.reload(1, 1, 1, 1, 0, 0, 0, 0);
    house.choose('use dynamite foyer');
    expect([house.slice.isBeaten, house.monster(STATUE)?.stunned]).toEqual([true, 0]);
    const heroes = awake('axe', { cards: [[], ['dynamite']] });
    heroes.put(STATUE, 'foyer');
    expect(heroes.of('use dynamite')).toEqual([]);
  });

  test('BH-h42-K2: asleep nobody attacks it, and it slows nobody', () => {
    const house = begun();
    house.put('1', 'foyer').put('2', 'foyer');
    untilTurnOf(house, '0');
    expect([house.of('attack m1'), house.optionOf('go grand-staircase')?.cost]).toEqual([[], 2]);
    house.set({ form: 'axe' });
    expect(house.of('attack m1')).toHaveLength(2);
  });

  test('BH-h42-K4, BH-h42-R, BH20: awake and unbeaten it costs him a space more, heroes cost him none', () => {
    const house = awake();
    house.put('1', 'foyer').put('2', 'entrance-hall');
    untilTurnOf(house, '0');
    expect([house.optionOf('go foyer')?.cost, house.optionOf('go grand-staircase')?.cost]).toEqual([2, 3]);
    house.set({ isBeaten: true });
    expect([house.optionOf('go foyer')?.cost, house.optionOf('go grand-staircase')?.cost]).toEqual([1, 2]);
    untilTurnOf(house, '2');
    // Him they have to get past.
    expect(house.optionOf('go foyer')?.cost).toBe(2);
  });
});

describe('what else may be done to him', () => {
  test('BH-h42-R: nobody attacks him, with whatever, be it that an event orders it', () => {
    const house = begun({ cards: [[], ['axe', 'revolver', 'ring', 'dynamite']] });
    expect(house.of('attack')).toEqual([]);
    house.put('0', 'foyer');
    expect([house.of('attack'), house.of('use dynamite')]).toEqual([[], []]);
    untilTurnOf(house, '0');
    house.put('0', 'entrance-hall');
    expect(house.of('attack 1')).not.toEqual([]);
    untilTurnOf(house, '1');
    house.put('2', 'foyer');
    house.reload(0, 0, 0, 0, 0);
    house.draw('bloody-vision', '1');
    expect([house.changes('0'), house.of('attack 0')]).toEqual([{}, []]);
  });

  test('BH-h42-R: rooms, cards and his own lost attack do him no harm', () => {
    const house = begun();
    untilTurnOf(house, '0');
    house.load('0', 'might', 0);
    house.load('1', 'might', 6);
    house.choose('attack 1 might');
    house.run([{ do: 'harm', kind: 'mental', points: 4 }], '0');
    house.run([{ do: 'lose', trait: 'sanity', by: 2 }], '0');
    house.run([{ do: 'sink', trait: 'speed' }], '0');
    expect([house.changes('0'), house.asked]).toEqual([{}, '0 turn']);
    house.run([{ do: 'lose', trait: 'sanity', by: 1 }], '1');
    expect(house.changes('1')).toEqual({ sanity: -1 });
  });

  test('BH-h42-D5: the Blood Dagger, the Idol and the Sacrificial Dagger cost him nothing', () => {
    const house = begun({ cards: [['blood-dagger']], decks: { item: ['axe'] }, setup: ['answer item'] });
    untilTurnOf(house, '0');
    house.load('0', 'might', 3, 3);
    house.load('1', 'might', 3);
    house.choose('attack 1 might blood-dagger');
    expect([house.changes('0'), house.asked]).toEqual([{}, '0 turn']);
    const idol = begun({ cards: [['idol']] });
    untilTurnOf(idol, '0');
    idol.dice.push(...Array<number>(20).fill(1));
    idol.choose('attack 1 might', 'answer idol');
    expect([idol.changes('0'), idol.told]).toEqual([{}, expect.arrayContaining(['keeps-trait'])]);
    const other = begun({ cards: [['sacrificial-dagger']] });
    untilTurnOf(other, '0');
    other.load('0', 'knowledge', 0);
    other.dice.push(2, 2);
    other.choose('attack 1 might sacrificial-dagger');
    // It is lost all the same, and does him no harm.
    while (other.asked.endsWith(' split')) other.choose(other.choices[0] ?? '');
    expect([other.changes('0'), other.G.turn.hasAttacked]).toEqual([{}, true]);
  });

  test('BH-h42-K7: nor do his traits rise', () => {
    const house = begun();
    house.run([{ do: 'gain', trait: 'might', by: 1 }], '0');
    house.run([{ do: 'gain-card', card: 'book' }], '0');
    expect([house.changes('0'), house.told]).toEqual([{}, expect.arrayContaining(['keeps-trait'])]);
    house.run([{ do: 'gain', trait: 'might', by: 1 }], '1');
    expect(house.changes('1')).toEqual({ might: 1 });
  });

  test('BH-h42-D5, BH-h42-K7: nobody steals from him, he from them; what he likes he trades and drops', () => {
    const house = begun({
      cards: [['bell'], ['pickpockets-gloves', 'candle']],
    });
    expect(house.of('use pickpockets-gloves 0')).toEqual([]);
    untilTurnOf(house, '0');
    expect([house.of('drop'), house.of('trade 1')]).toEqual([['drop bell', 'drop spear'], ['trade 1']]);
    house.load('0', 'might', 5);
    house.load('1', 'might', 1);
    house.choose('attack 1 might');
    expect(house.choices).toContain('answer candle');
  });

  test.each([
    ['whoops', '0'],
    ['image-in-the-mirror-b', '0'],
    ['shrieking-wind', '0'],
    ['jonahs-turn', '1'],
  ])('BH-h42-D5, BH-h42-K7: no event takes an item of his: %s', (card, seat) => {
    const mine = ['bell', 'puzzle-box'];
    const house = begun({ cards: [mine], tiles: [['gardens', 'ground', 2, 1]] });
    house.put('0', 'gardens').put('1', 'entrance-hall').put('2', 'entrance-hall');
    untilTurnOf(house, seat);
    house.reload(...Array<number>(12).fill(0));
    house.run([{ do: 'play', card }], seat);
    for (let n = 0; !house.asked.endsWith(' turn') && n < 5; n++) house.choose(house.choices[0] ?? '');
    expect([house.cardsOf('0'), house.changes('0')]).toEqual([[...mine, 'spear'], {}]);
    // The box is with somebody, for whoever draws the card.
    if (card === 'jonahs-turn') expect(house.changes('1')).toEqual({ sanity: 1 });
    // A hero has no such luck.
    house.G.explorers[1]?.cards.push('candle');
    house.put('1', 'gardens').reload(...Array<number>(12).fill(0));
    house.run([{ do: 'play', card }], '1');
    for (let n = 0; !house.asked.endsWith(' turn') && n < 5; n++) house.choose(house.choices[0] ?? '');
    expect(house.cardsOf('1')).toEqual(card === 'jonahs-turn' ? ['candle'] : []);
  });

  test('BH-h42-D5, BH-h42-K7: the Music Box that enthrals him stays in his hands', () => {
    const house = begun({ cards: [['music-box']] });
    untilTurnOf(house, '0');
    house.put('1', 'foyer').put('2', 'foyer').choose('use music-box');
    house.reload(...Array<number>(9).fill(0));
    house.choose('end', 'end', 'end');
    // His turn is over before it has begun.
    expect([house.asked, house.told]).toEqual(['1 turn', expect.arrayContaining(['roll'])]);
    expect([house.cardsOf('0'), house.changes('0')]).toEqual([['music-box', 'spear'], {}]);
  });

  test('BH-h42-D9: dropped or used up, he may take up any other weapon', () => {
    const house = begun();
    untilTurnOf(house, '0');
    house.choose('drop spear', 'end');
    house.G.decks.item = house.G.decks.item.filter((card) => card !== 'axe');
    house.G.piles.push({ room: 'entrance-hall', side: null, cards: ['axe'] });
    untilTurnOf(house, '0');
    house.choose('take axe');
    untilTurnOf(house, '1');
    oxKills(house, 'might axe', 1);
    expect(lies(house, '42:body.2')).toBe('entrance-hall');
  });
});

describe('the body and the gate', () => {
  test('BH-h42-T, BH-h42-D6: a hero killed by an attack with a weapon leaves a body', () => {
    const house = begun({ tiles: CELLAR });
    oxKills(house);
    expect([house.G.explorers[1]?.life, lies(house, '42:body.2'), house.told]).toEqual([
      'dead',
      'entrance-hall',
      expect.arrayContaining(['body-left']),
    ]);
  });

  test('BH-h42-D6: not one who dies of bare hands, of the mind, or otherwise', () => {
    const house = begun();
    oxKills(house, 'might', 0);
    expect([house.G.explorers[1]?.life, lies(house, '42:body.2')]).toEqual(['dead', undefined]);
    const other = begun({ cards: [['ring']] });
    untilTurnOf(other, '0');
    other.rate('1', { sanity: 1, knowledge: 1 });
    other.load('0', 'sanity', 6);
    other.load('1', 'sanity', 0);
    other.choose('attack 1 sanity ring');
    while (!other.asked.endsWith(' turn')) other.choose(other.choices[0] ?? '');
    expect([other.G.explorers[1]?.life, lies(other, '42:body.2')]).toEqual(['dead', undefined]);
    const third = begun();
    third.run([{ do: 'die' }], '1');
    expect([third.G.explorers[1]?.life, lies(third, '42:body.2')]).toEqual(['dead', undefined]);
  });

  test.each(['axe', 'blood-dagger'])('BH-h42-T, BH-h42-D2: the %s is a weapon', (weapon) => {
    const house = begun({ cards: [[weapon]] });
    oxKills(house, `might ${weapon}`, weapon === 'axe' ? 1 : 3);
    expect(lies(house, '42:body.2')).toBe('entrance-hall');
  });

  test('BH-h42-T, BH-h42-D2: so is the Sacrificial Dagger, once it is mastered', () => {
    const house = begun({ cards: [['sacrificial-dagger']] });
    untilTurnOf(house, '0');
    house.rate('1', { might: 1, speed: 1 }).load('0', 'knowledge', 6);
    house.load('0', 'might', 8, 3);
    house.load('1', 'might', 0);
    house.choose('attack 1 might sacrificial-dagger');
    while (!house.asked.endsWith(' turn')) house.choose(house.choices[0] ?? '');
    expect([house.G.explorers[1]?.life, lies(house, '42:body.2')]).toEqual(['dead', 'entrance-hall']);
  });

  test('BH-h42-D6: a hero he meets by an event, and kills with a weapon, leaves one as well', () => {
    const house = begun();
    untilTurnOf(house, '0');
    house.put('2', 'foyer').rate('1', { might: 1, speed: 1 });
    house.load('0', 'might', 8, 2);
    house.load('1', 'might', 0);
    house.run(
      [
        {
          do: 'attack',
          attacker: '0',
          target: '1',
          trait: 'might',
          weapon: 'spear',
          moreDice: 2,
          isFree: true,
          noSteal: true,
        },
      ],
      '0',
    );
    while (!house.asked.endsWith(' turn')) house.choose(house.choices[0] ?? '');
    expect(bodies(house)).toEqual(['42:body.2']);
  });

  test('BH-h42-D6: nor one whom a hero has killed, as an event may order', () => {
    const house = begun({ cards: [[], [], ['axe']] });
    house.rate('1', { might: 1, speed: 1 }).load('2', 'might', 6, 1);
    house.load('1', 'might', 0);
    house.run(
      [{ do: 'attack', attacker: '2', target: '1', trait: 'might', weapon: 'axe', moreDice: 1 }],
      '2',
    );
    while (!house.asked.endsWith(' turn')) house.choose(house.choices[0] ?? '');
    expect([house.G.explorers[1]?.life, bodies(house)]).toEqual(['dead', []]);
  });

  test('BH-h42-D6: who is hurt and lives, or is robbed, leaves none', () => {
    const house = begun({ cards: [[], ['bell']] });
    untilTurnOf(house, '0');
    house.load('0', 'might', 6, 2);
    house.load('1', 'might', 3);
    house.choose('attack 1 might spear', 'answer bell');
    expect([house.asked, bodies(house)]).toEqual(['0 turn', []]);
  });

  test('BH-h42-T, BH-h42-D6: shot from afar it lies where the hero fell', () => {
    const house = begun({ cards: [['revolver']] });
    untilTurnOf(house, '0');
    house.put('1', 'foyer').rate('1', { might: 1, speed: 1 });
    house.load('0', 'speed', 8, 1);
    house.load('1', 'speed', 0);
    house.choose('attack 1 speed revolver');
    while (!house.asked.endsWith(' turn')) house.choose(house.choices[0] ?? '');
    expect(lies(house, '42:body.2')).toBe('foyer');
  });

  test('BH-h42-D6, BH-h42-T: heroes may not touch it, and the Dog does not fetch it', () => {
    const house = begun({ cards: [['dog'], [], ['dog']] });
    oxKills(house);
    untilTurnOf(house, '2');
    expect([house.of('take 42'), house.of('use dog fetch')]).toEqual([[], []]);
    untilTurnOf(house, '0');
    house.put('0', 'foyer');
    expect(house.of('use dog fetch 42')).toEqual([]);
    house.put('0', 'entrance-hall');
    house.choose('take 42:body.2');
    expect(house.of('use dog carry 42')).toEqual([]);
    untilTurnOf(house, '2');
    house.choose('trade 0');
    expect(house.of('answer want 42')).toEqual([]);
  });

  test('BH-h42-T, BH-h42-K6: each room costs 2 spaces with one or with several, the first can always be entered', () => {
    for (const more of [[], ['42:body.3']]) {
      const house = begun({ tiles: HALL });
      untilTurnOf(house, '0');
      house.G.explorers[0]?.cards.push('42:body.2', ...more);
      house.settle();
      expect([house.optionOf('go foyer')?.cost, house.optionOf('go grand-staircase')?.cost]).toEqual([2, 4]);
      house.rate('0', { speed: 1 });
      house.choose('go foyer');
      expect(house.of('go')).toEqual([]);
    }
  });

  test.each([
    ['catacombs 0', 'catacombs 0', true],
    ['catacombs 0', 'catacombs 2', true],
    ['pentagram-chamber', 'pentagram-chamber', true],
    ['chasm 1', 'chasm 1', true],
    ['chasm 1', 'pentagram-chamber', false],
    ['basement-landing', 'basement-landing', false],
  ])('BH-h42-T, BH-h42-D11: he is in %s, a body lies in %s: %s', (here, there, isThere) => {
    const house = begun({ tiles: [...CELLAR, ['chasm', 'basement', -1, 0]] });
    const [room = '', side] = there.split(' ');
    house.G.piles.push({
      room,
      side: side === undefined ? null : (Number(side) as 0 | 2),
      cards: ['42:body.2'],
    });
    untilTurnOf(house, '0');
    house.put('0', here);
    expect(house.of('use rite')).toEqual(isThere ? ['use rite knowledge', 'use rite sanity'] : []);
  });

  test('BH-h42-D11: in his hands it is there, in nobody’s it is missed; heroes have no part in it', () => {
    const house = begun({ tiles: CELLAR });
    untilTurnOf(house, '0');
    house.put('0', 'pentagram-chamber').put('1', 'pentagram-chamber');
    expect([house.of('use rite'), reasonOf(house, 'use rite')]).toEqual([[], 'no-body']);
    house.G.explorers[0]?.cards.push('42:body.2');
    house.settle();
    expect(house.of('use rite')).toHaveLength(2);
    untilTurnOf(house, '1');
    expect([house.of('use rite'), house.optionOf('use rite')]).toEqual([[], undefined]);
  });

  test.each([
    ['sanity', 4, 'traitor'],
    ['knowledge', 4, 'traitor'],
    ['sanity', 3, undefined],
    ['knowledge', 3, undefined],
  ] as const)(
    'BH-h42-T, BH-h42-K8: with %s a %d opens the gate for %s, and there is one try a turn',
    (trait, total, side) => {
      const house = begun({ tiles: CELLAR });
      untilTurnOf(house, '0');
      house.G.explorers[0]?.cards.push('42:body.2');
      house.put('0', 'pentagram-chamber').load('0', trait, total);
      house.choose(`use rite ${trait}`);
      expect([house.G.outcome?.side, house.slice.isOpen]).toEqual([side, side === 'traitor']);
      if (side !== undefined) return;
      expect([house.of('use rite'), reasonOf(house, 'use rite'), house.asked, house.told.at(-1)]).toEqual([
        [],
        'one-rite',
        '0 turn',
        'task-failed',
      ]);
      untilTurnOf(house, '1');
      untilTurnOf(house, '0');
      expect(house.of('use rite')).toHaveLength(2);
    },
  );

  test('BH-h42-H, BH-h42-T, BH50: what wakes it, and what the traitor is about, is in no view of the other side', () => {
    const house = begun({ cards: [['holy-symbol'], ['axe', 'book']], tiles: CELLAR });
    const seen = (eye: string | null) => JSON.stringify(house.viewOf(eye));
    expect(seen('1')).toMatch(/warrior/);
    for (const eye of ['0', null]) expect(seen(eye)).not.toMatch(/judge|warrior|seer|wizard|"give"/);
    untilTurnOf(house, '0');
    house.G.explorers[0]?.cards.push('42:body.2');
    house.put('0', 'pentagram-chamber').settle();
    expect([seen('0'), seen('0')]).toEqual([expect.stringMatching(/"gate"/), expect.stringMatching(/"rite/)]);
    for (const eye of ['1', '2', null]) expect(seen(eye)).not.toMatch(/"gate"|rite/);
    expect(seen('0')).not.toMatch(/judge|warrior|seer|wizard|"give"/);
  });

  test('BH-h42-T, BH-h42-H, BH156: whoever may help a roll sees what it has to reach', () => {
    const house = begun({ cards: [['idol'], ['idol']], tiles: [...CELLAR, ...HALL] });
    untilTurnOf(house, '0');
    house.G.explorers[0]?.cards.push('42:body.2');
    house.put('0', 'pentagram-chamber').choose('use rite sanity');
    expect([house.asked, house.optionOf('answer idol')?.odds?.from]).toEqual(['0 before-roll', 4]);
    const pushed = awake('axe', { cards: [[], ['idol']], tiles: HALL });
    pushed.put('0', 'creaky-hallway').choose('use push sanity');
    expect([pushed.asked, pushed.optionOf('answer idol')?.odds?.from]).toEqual(['1 before-roll', 3]);
  });

  test('BH-h42-T, BH156: where the gate is and what it takes heroes are not told', () => {
    const house = begun({ tiles: CELLAR });
    const isGate = expect.objectContaining({ word: 'gate' });
    expect(marksOf(house, '0').filter(({ word }) => word === 'gate')).toHaveLength(2);
    for (const eye of ['1', null]) expect(marksOf(house, eye)).not.toContainEqual(isGate);
    const { books } = hauntFile(42, 'en') as { books: Record<string, Record<string, string>> };
    expect(JSON.stringify(books.heroes)).not.toMatch(/Catacombs|Chasm|Pentagram|4\+/);
    expect(JSON.stringify(books.traitor)).not.toMatch(/Holy Symbol|Crystal Ball|Book|Judge|Wizard/);
  });
});

describe('what they make for', () => {
  const aimOf = (house: House, seat: string) => {
    const { goal, makingFor } = house.viewOf(seat) as BetrayalView;
    return { next: goal?.next, room: makingFor[seat]?.room, wants: goal?.wants };
  };

  test('BH-h42-H: one fetches what is known of, the others wait at the Statue; it is given; it is pushed; one keeps away', () => {
    const house = begun({ tiles: HALL });
    house.G.decks.omen = house.G.decks.omen.filter((card) => card !== 'book');
    house.G.piles.push({ room: 'ballroom', side: null, cards: ['book'] });
    house.put('0', 'upper-landing').put('2', 'creaky-hallway');
    expect(aimOf(house, '1')).toMatchObject({ next: { kind: 'fetch' }, room: 'entrance-hall' });
    expect(aimOf(house, '2').room).toBe('ballroom');
    house.G.piles = [];
    expect(aimOf(house.settle(), '2')).toMatchObject({ next: { kind: 'find' }, room: undefined });
    house.G.explorers[2]?.cards.push('book', 'axe');
    house.rate('0', { might: 3, knowledge: 2 });
    expect(aimOf(house, '2')).toMatchObject({
      next: { kind: 'give', facts: { card: { term: 'cards.book' } } },
      room: 'entrance-hall',
      wants: expect.arrayContaining(['crystal-ball']),
    });
    house.set({ form: 'axe' });
    expect(aimOf(house, '1')).toMatchObject({
      next: { kind: 'push', facts: { left: 3 } },
      room: 'entrance-hall',
      wants: [],
    });
    house.put(STATUE, 'upper-landing');
    expect(aimOf(house, '1').next?.kind).toBe('keep-near');
    expect(aimOf(house, '1').room).not.toBe('upper-landing');
  });

  test('BH-h42-H: of two things that of which he has least is given first', () => {
    const house = begun({ cards: [[], ['axe', 'book']] });
    const weights = () =>
      ['axe', 'book'].map((card) => house.optionOf(`use give ${card}`)?.weight ?? Number.NaN);
    house.rate('0', { might: 3, knowledge: 2 });
    expect(weights()).toEqual([0.5, 40]);
    house.rate('0', { might: 1 });
    expect(weights()).toEqual([40, 0.5]);
  });

  test('BH-h42-H: what the traitor holds nobody is sent for', () => {
    expect(aimOf(begun({ cards: [['axe']] }), '1').next?.kind).toBe('find');
  });

  test('BH-h42-T: he hunts with a weapon, looks for one without; a body comes before those beside him, and goes to the nearest gate', () => {
    const house = begun({ tiles: [...HALL, ...CELLAR, ['stairs-from-basement', 'basement', 0, -1]] });
    untilTurnOf(house, '0');
    expect(aimOf(house, '0')).toMatchObject({ next: { kind: 'kill', facts: { left: 2 } } });
    house.G.explorers[0]?.cards.splice(0);
    expect(aimOf(house.settle(), '0').next?.kind).toBe('fetch-weapon');
    house.G.piles.push({ room: 'foyer', side: null, cards: ['spear'] });
    expect(aimOf(house.settle(), '0').room).toBe('foyer');
    house.G.piles = [{ room: 'ballroom', side: null, cards: ['42:body.2'] }];
    expect(aimOf(house.settle(), '0')).toMatchObject({
      next: { kind: 'fetch-body', facts: { room: { term: 'rooms.ballroom' } } },
      room: 'ballroom',
    });
    const progress = () => (house.viewOf('0') as BetrayalView).goal?.progress ?? 0;
    const fetching = progress();
    house.G.piles = [];
    house.settle();
    expect(progress()).toBeLessThan(fetching);
    house.G.explorers[0]?.cards.push('42:body.2');
    house.settle();
    expect(progress()).toBeGreaterThan(fetching);
    house.put('0', 'pentagram-chamber').settle();
    expect(aimOf(house, '0')).toMatchObject({
      next: { kind: 'rite', facts: { room: { term: 'rooms.pentagram-chamber' } } },
      room: 'pentagram-chamber',
    });
    const lost = begun();
    lost.G.explorers[0]?.cards.push('42:body.2');
    expect((lost.settle().viewOf('0') as BetrayalView).goal).toMatchObject({
      next: { kind: 'find-gate' },
      own: { 0: [] },
      floors: ['basement'],
    });
  });
});

describe('from its beginning to its ends', () => {
  test('BH-h42-H: the Axe is given, the Statue pushed after him, and he dies of it', () => {
    const house = begun({ cards: [[], ['axe']], tiles: HALL });
    house.rate('0', { might: 2 });
    house.choose('use give axe', 'end', 'end');
    expect(house.G.explorers[0]?.traits.might).toBe(1);
    house.choose('go ballroom', 'end');
    house.load('1', 'sanity', 2);
    house.choose('use push sanity', 'answer ballroom', 'end', 'end');
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal', winners: ['1', '2'] });
  });

  test('BH-h42-T: he kills with the Spear, carries the body down, and opens the gate', () => {
    const house = begun({ tiles: [...CELLAR, ['stairs-from-basement', 'basement', 0, -1]] });
    oxKills(house);
    house.choose('take 42:body.2', 'go foyer');
    for (let n = 0; n < 8 && house.placeOf('0') !== 'pentagram-chamber'; n++) {
      house.choose('end');
      untilTurnOf(house, '0');
      const onward = ['pentagram-chamber', 'basement-landing', 'stairs-from-basement'].find((room) =>
        house.choices.includes(`go ${room}`),
      );
      if (onward !== undefined) house.choose(`go ${onward}`);
    }
    house.load('0', 'sanity', 4);
    house.choose('use rite sanity');
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'goal', winners: ['0'] });
  });

  test('BH-h42-T: he wins with all heroes dead as well', () => {
    const house = begun();
    house.run([{ do: 'die' }], '2');
    house.run([{ do: 'die' }], '1');
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });
});

const bodies = ({ G }: House) =>
  G.piles.flatMap(({ cards }) => cards.filter((card) => card.startsWith('42:')));

/** Turns are ended until it is over. */
function untilOver(house: House): void {
  for (let n = 0; n < 12 && house.G.outcome === null; n++) house.choose('end');
}
