import { policyWith } from '@games/betrayal/bot/policy';
import type { State } from '@games/betrayal/haunts/17-a-breath-of-wind/state';
import { traitOf } from '@games/betrayal/rules/figures';
import type { Ctx } from '@/kit/action';
import { ownStep, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type Slice = State & { place: { done: string[] }; loot: string[] };
type House = HauntedHouse<Slice>;

/** The Chapel north of the Entrance Hall, the Library south of the Foyer, in the basement the Kitchen, the Junk Room and the Catacombs. */
const TILES = [
  ['chapel', 'ground', 2, -1, 2],
  ['library', 'ground', 1, 1, 2],
  ['dining-room', 'ground', 1, -1, 1],
  ['kitchen', 'basement', 1, 0, 2],
  ['junk-room', 'basement', -1, 0, 0],
  ['catacombs', 'basement', 0, 1, 0],
  ['gallery', 'upper', 0, -1, 0],
] as const;
const WHITE = '17:candle.1';

/** Peter has revealed it in the Foyer, and Ox at his left is the traitor, upstairs; Missy stands in the Chapel. */
const house = (more: More = {}): House =>
  hauntedHouse<Slice>(17, {
    revealer: '2',
    tiles: TILES,
    rooms: ['upper-landing', 'chapel', 'foyer'],
    ...more,
  });

/** Rooms in which a Candle stands. */
const lit = (begun: House): string[] => begun.slice.place.done.map((key) => key.split(' ')[1] ?? '');
const held = (seat: number, cards: readonly string[]): string[][] =>
  Array.from({ length: 6 }, (_, n) => (n === seat ? [...cards] : []));
const piles = ({ G }: House): string[] =>
  G.piles.flatMap(({ room, cards }) => cards.map((card) => `${card} in ${room}`));
/** Carried by it, as if it had come by them earlier: the track says so. */
function carries(begun: House, cards: readonly string[], track = 4 + cards.length): House {
  const { G } = begun;
  for (const deck of ['item', 'omen'] as const)
    G.decks[deck] = G.decks[deck].filter((card) => !cards.includes(card));
  G.gone.push(...cards);
  return begun.set({ loot: [...cards], track });
}
/** It attacks a hero, and both roll so much. */
function attacks(begun: House, seat: string, its: number, theirs: number): House {
  begun.load('m1', 'might', its);
  begun.load(seat, 'might', theirs);
  begun.choose(`attack m1 ${seat} might`);
  return begun;
}

describe('BH-h17-S BH-h17-M: it begins', () => {
  test('a Poltergeist stands where it was revealed, led by the traitor, its track at 4', () => {
    const begun = house();
    expect([begun.G.haunt?.traitor, begun.asked]).toEqual(['0', '1 turn']);
    expect(begun.monster('poltergeist')).toMatchObject({ room: 'foyer', mover: '0' });
    expect(begun.slice).toMatchObject({ track: 4, floor: 'ground', loot: [] });
    expect(begun.viewOf('1').values.m1).toEqual({ speed: 3, might: 4, sanity: 4 });
    expect(begun.viewOf('1').marks).toContainEqual({ on: 'haunt', word: 'track', value: 4 });
  });
});

describe('BH-h17-H: Candles are found', () => {
  test.each(['chapel', 'kitchen', 'dining-room', 'gallery'])('in the %s, once a turn', (room) => {
    const begun = house({ rooms: ['upper-landing', room, 'foyer'] });
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual(['use find']);
    expect(begun.optionOf('use find')).toMatchObject({ odds: { from: 3 }, clause: 'BH-h17' });
    begun.load('1', 'speed', 3);
    begun.choose('use find');
    expect([begun.cardsOf('1'), begun.told.includes('candle-found')]).toEqual([[WHITE], true]);
    expect([begun.choices.includes('use find'), begun.G.turn.spent]).toEqual([false, 0]);
  });

  test('with less there is none; the try is over for this turn', () => {
    const begun = house();
    begun.load('1', 'speed', 2);
    begun.choose('use find');
    expect([begun.cardsOf('1'), begun.told.includes('task-failed')]).toEqual([[], true]);
    expect(begun.choices).not.toContain('use find');
  });

  test('not elsewhere, and not by the traitor', () => {
    const begun = house({ rooms: ['gallery', 'library', 'foyer'] });
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual([]);
    untilTurnOf(begun, '0');
    expect(begun.of('use ')).toEqual([]);
  });

  test('BH-h17-D2 BH-g24: the same room has another one in another turn', () => {
    const begun = house();
    begun.load('1', 'speed', 4);
    begun.choose('use find');
    begun.run([{ do: 'begin-turn', seat: '1' }], '1');
    begun.load('1', 'speed', 4);
    begun.choose('use find');
    expect(begun.cardsOf('1')).toEqual([WHITE, '17:candle.2']);
  });
});

describe('BH-h17-H: Candles are placed', () => {
  const PLACE = `use place ${WHITE} chapel`;
  const bearer = (more: More = {}): House => house({ cards: held(1, [WHITE]), ...more });
  const placed = (total: number, more: More = {}, name = PLACE): House => {
    const begun = bearer(more);
    untilTurnOf(begun, '1');
    begun.load('1', 'knowledge', total);
    begun.choose(name);
    return begun;
  };

  test('by Knowledge 5, and the Candle stays there', () => {
    const begun = placed(5);
    expect(begun.slice).toMatchObject({ place: { done: [`${WHITE} chapel`] } });
    expect([begun.cardsOf('1'), begun.G.gone, begun.G.outcome]).toEqual([[], [WHITE], null]);
    expect(begun.told).toContain('candle-burns');
    expect(begun.viewOf('0').marks).toEqual(
      expect.arrayContaining([
        { on: 'haunt', word: 'candles', value: 1 },
        { on: { room: 'chapel' }, word: 'candle' },
      ]),
    );
    expect(begun.G.turn.spent).toBe(0);
  });

  test('BH-h17-D1: with less it is lost all the same', () => {
    const begun = placed(4);
    expect(begun.slice).toMatchObject({ place: { done: [] } });
    expect([begun.cardsOf('1'), begun.G.gone]).toEqual([[], [WHITE]]);
    expect(begun.told).toContain('task-failed');
  });

  test('BH-h17-D2 BH46: once a turn; after a failure there again, with another', () => {
    const begun = placed(4, { cards: held(1, [WHITE, '17:candle.2']) });
    expect(begun.of('use ')).toEqual(['use find']);
    begun.run([{ do: 'begin-turn', seat: '1' }], '1');
    expect(begun.of('use ')).toContain('use place 17:candle.2 chapel');
  });

  test('BH-g8: finding and placing are two kinds: what is found may be placed in the same turn (BH-h17-K7)', () => {
    const begun = house();
    begun.load('1', 'speed', 3);
    begun.choose('use find');
    begun.load('1', 'knowledge', 5);
    begun.choose(PLACE);
    expect(lit(begun)).toEqual(['chapel']);
  });

  test('each room once', () => {
    const begun = bearer().set({ place: { done: ['x chapel'] } });
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual(['use find']);
    expect(begun.optionOf(PLACE)?.not).toMatchObject({ reason: 'has-candle', clause: 'BH-h17' });
  });

  test.each(['upper-landing', 'kitchen'])(
    'only on the floor where it was revealed, not in the %s',
    (room) => {
      const begun = bearer({ rooms: ['upper-landing', room, 'foyer'] });
      untilTurnOf(begun, '1');
      expect(begun.of('use place')).toEqual([]);
      expect(begun.optionOf(`use place ${WHITE} ${room}`)?.not).toMatchObject({
        reason: 'wrong-floor',
        clause: 'BH-h17',
      });
    },
  );

  test('revealed upstairs, they are placed upstairs', () => {
    const begun = bearer({ rooms: ['foyer', 'gallery', 'upper-landing'] });
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toContain(`use place ${WHITE} gallery`);
  });

  test('the Candle among the items counts too; with both the hero says which', () => {
    const begun = placed(5, { cards: held(1, [WHITE, 'candle', '17:candle.2']) }, 'use place candle chapel');
    expect([begun.cardsOf('1'), begun.G.discardPiles.item]).toEqual([[WHITE, '17:candle.2'], ['candle']]);
    expect(lit(begun)).toEqual(['chapel']);
    const both = bearer({ cards: held(1, [WHITE, 'candle', '17:candle.2']) });
    untilTurnOf(both, '1');
    expect(both.of('use ')).toEqual([PLACE, 'use place candle chapel', 'use find']);
  });

  test('BH168 BH-h17-K7: one that was picked up in this turn has to wait', () => {
    const begun = house();
    begun.G.piles.push({ room: 'chapel', side: null, cards: [WHITE] });
    untilTurnOf(begun, '1');
    begun.choose(`take ${WHITE}`);
    expect(begun.of('use ')).toEqual(['use find']);
    expect(begun.optionOf(PLACE)?.not).toMatchObject({ reason: 'candle-used', clause: 'BH-h17' });
  });

  test('the traitor who has one places none', () => {
    const begun = house({ cards: held(0, [WHITE]), rooms: ['library', 'chapel', 'foyer'] });
    untilTurnOf(begun, '0');
    expect(begun.of('use ')).toEqual([]);
    expect(begun.optionOf(`use place ${WHITE} library`)).toBeUndefined();
  });

  test.each([
    [3, 2],
    [5, 4],
  ])('with %i players %i of them win, and one less does not', (count, of) => {
    const explorers = [
      'ox-bellows',
      'missy-dubourde',
      'peter-akimoto',
      'madame-zostra',
      'father-rhinehardt',
    ].slice(0, count);
    const rooms = ['upper-landing', 'chapel', ...Array<string>(count - 2).fill('foyer')];
    for (const [before, side] of [
      [of - 1, 'heroes'],
      [of - 2, null],
    ] as const) {
      const begun = bearer({ explorers, rooms, revealer: String(count - 1) });
      begun.set({ place: { done: Array.from({ length: before }, (_, n) => `x room-${n}`) } });
      untilTurnOf(begun, '1');
      begun.load('1', 'knowledge', 5);
      begun.choose(PLACE);
      expect(begun.G.outcome?.side ?? null).toBe(side);
    }
  });

  test('it takes as many as there were heroes: the dead make it no fewer', () => {
    const begun = bearer();
    begun.run([{ do: 'die', seat: '2' }], '1');
    begun.load('1', 'knowledge', 5);
    begun.choose(PLACE);
    expect(begun.G.outcome).toBeNull();
  });

  test('BH117 BH152: the last hero who falls by parting with the card that ends it has lost', () => {
    const ended = (sanity: number) => {
      const begun = house({
        cards: held(1, ['bell', 'book', 'candle']),
        traits: [{}, { speed: 6, might: 6, sanity, knowledge: 6 }],
      });
      begun.set({ place: { done: ['x library'] } });
      begun.run([{ do: 'die', seat: '2' }], '1');
      untilTurnOf(begun, '1');
      begun.load('1', 'knowledge', 5);
      begun.choose('use place candle chapel');
      return begun.G.outcome?.side;
    };
    // Bell, Book and Candle part: two of each trait are lost.
    expect(ended(3)).toBe('heroes');
    expect(ended(2)).toBe('traitor');
  });

  test('BH156 BH169: what it takes and how many are the heroes’ secret', () => {
    const begun = bearer();
    untilTurnOf(begun, '1');
    const option = begun.optionOf(PLACE);
    expect(option?.odds).toMatchObject({ from: 5 });
    expect(JSON.stringify([option?.next, begun.optionOf('use find')?.next])).not.toMatch(/from|"of"/);
    begun.load('1', 'knowledge', 5);
    begun.choose(PLACE);
    const seen = begun.viewOf('0');
    expect(seen.marks.every((one) => one.of === undefined)).toBe(true);
    expect(seen.goal?.next.facts).not.toHaveProperty('of');
    expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ done: 1, of: 2 });
  });
});

describe('BH-h17-T: the heroes die', () => {
  test('with the last of them the traitor has won, alive or not', () => {
    const begun = house();
    begun.run(
      [
        { do: 'die', seat: '0' },
        { do: 'die', seat: '1' },
        { do: 'die', seat: '2' },
      ],
      '1',
    );
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });
});

describe('BH-h17-R BH-h17-D5: its Might is the track', () => {
  test.each([
    [7, 7],
    [8, 8],
    [12, 8],
    [0, 0],
  ])('at %i it has %i', (track, might) => {
    expect(traitOf(house().set({ track }).at, 'm1', 'might')).toBe(might);
  });

  test('it counts on to 12, and never below 0', () => {
    const begun = house().set({ track: 11 });
    begun.G.piles.push({ room: 'foyer', side: null, cards: ['axe', 'spear'] });
    begun.night();
    expect(begun.slice.track).toBe(12);
    begun.set({ track: 1 });
    begun.run([ownStep('haunt/weaken', { by: 9 })], '0');
    expect(begun.slice.track).toBe(0);
    expect(begun.monster('poltergeist')).toBeDefined();
  });

  test('at 0 it attacks without dice', () => {
    const begun = house().set({ track: 0 }).night();
    begun.load('2', 'might', 0);
    begun.choose('attack m1 2 might');
    expect([begun.dice, begun.told.includes('fight-tie')]).toEqual([[], true]);
  });
});

describe('BH-h17-R: it attacks and robs', () => {
  const beside = (more: More = {}): House =>
    house({ cards: held(2, ['bell', 'armor']), traits: [{}, {}, { might: 4 }], ...more }).night();

  test('BH-g20: by 2 or more it may take an item, and is stronger by it', () => {
    const begun = attacks(beside(), '2', 4, 2);
    expect([begun.asked, begun.choices]).toEqual(['0 pick', ['answer bell', 'answer harm']]);
    begun.choose('answer bell');
    expect(begun.slice).toMatchObject({ loot: ['bell'], track: 5 });
    expect([begun.cardsOf('2'), begun.G.gone]).toEqual([['armor'], ['bell']]);
    expect([begun.told.includes('thief-robs'), begun.told.includes('hurt')]).toEqual([true, false]);
    expect(begun.changes('2')).toEqual({ sanity: -1 });
    const loss = (begun.G.journal ?? []).find(({ kind }) => kind === 'lose');
    expect(loss?.facts).toMatchObject({ known: 'yes' });
    expect(begun.viewOf('1').marks).toContainEqual({ on: { monster: 'm1' }, word: 'loot', value: 1 });
  });

  test('BH37: it robs like anybody else: the Blood Dagger hurts whoever loses it', () => {
    const begun = attacks(beside({ cards: held(2, ['blood-dagger']) }), '2', 4, 2);
    begun.dice.push(2, 1);
    begun.choose('answer blood-dagger');
    expect([begun.asked, begun.dice, begun.slice.loot]).toEqual(['2 split', [], ['blood-dagger']]);
  });

  test('BH78 BH99: who is on the other side of a barrier it neither attacks nor is attacked by', () => {
    const begun = carries(house({ rooms: ['catacombs 0', 'chapel', 'catacombs 0'] }), ['axe']);
    begun.alter('poltergeist', { side: 2 });
    untilTurnOf(begun, '2');
    expect(begun.optionOf('attack m1 speed')).toBeUndefined();
    begun.run([{ do: 'gain-card', seat: '0', card: 'idol' }], '2');
    untilTurnOf(begun, '0');
    expect(begun.choices).not.toContain('use hand idol');
    begun.night();
    expect(begun.of('attack')).toEqual([]);
  });

  test('or does the damage', () => {
    const begun = attacks(beside({ cards: held(2, ['bell']) }), '2', 4, 2);
    begun.choose('answer harm');
    expect([begun.asked, begun.told.includes('hurt')]).toEqual(['2 split', true]);
    expect(begun.slice).toMatchObject({ loot: [], track: 4 });
  });

  test('by 1 it does damage, and nothing is asked', () => {
    const begun = attacks(beside({ cards: held(2, ['bell']) }), '2', 3, 2);
    expect(begun.asked).toBe('2 split');
  });

  test('of whoever has nothing to steal it takes nothing', () => {
    expect(attacks(beside({ cards: held(2, []) }), '2', 4, 2).asked).toBe('2 split');
  });

  test('BH-g6 BH-h17-K7: a White Candle is robbed like an item', () => {
    const begun = attacks(beside({ cards: held(2, [WHITE]) }), '2', 4, 2);
    begun.choose(`answer ${WHITE}`);
    expect(begun.slice).toMatchObject({ loot: [WHITE], track: 5 });
  });

  test('BH-h17-D6: a hero who wins does nothing to it', () => {
    const begun = attacks(beside(), '2', 1, 4);
    expect([begun.asked, begun.monster('poltergeist')?.stunned, begun.slice.track]).toEqual([
      '0 monster',
      0,
      4,
    ]);
    expect(begun.changes('2')).toEqual({});
  });

  test('each hero that it meets once, in one turn', () => {
    const begun = beside({ rooms: ['upper-landing', 'foyer', 'foyer'] });
    attacks(begun, '2', 0, 0);
    expect(begun.of('attack')).toEqual(['attack m1 1 might']);
    attacks(begun, '1', 0, 0);
    expect(begun.of('attack')).toEqual([]);
    expect(begun.choices).toContain('go m1 library');
    begun.choose('end m1');
    begun.night();
    expect(begun.of('attack')).toEqual(['attack m1 1 might', 'attack m1 2 might']);
  });

  test('BH-g38: where one dies before the dice of its defence the others are attacked all the same', () => {
    const begun = beside({
      rooms: ['upper-landing', 'foyer', 'foyer'],
      cards: held(2, ['idol']),
      traits: [{}, {}, { might: 4, sanity: 1 }],
    });
    begun.load('m1', 'might', 0);
    begun.choose('attack m1 2 might');
    expect(begun.asked).toBe('2 before-roll');
    begun.choose('answer idol');
    expect(begun.G.explorers[2]?.life).toBe('dead');
    expect([begun.asked, begun.of('attack')]).toEqual(['0 monster', ['attack m1 1 might']]);
    // It has begun its turn by that, and gathers nowhere else in it.
    expect(begun.of('use ')).toEqual([]);
    attacks(begun, '1', 0, 0);
    expect(begun.of('attack')).toEqual([]);
  });

  test('BH-g14: after the traitor’s death it goes on', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }], '1');
    begun.load('m1', 'speed', 3);
    untilTurnOf(begun, '2');
    begun.choose('end');
    expect(begun.asked).toBe('0 monster');
  });
});

describe('BH-h17-D4: it gathers things', () => {
  const littered = (room: string, cards: string[], more: More = {}): House => {
    const begun = house(more);
    begun.G.piles.push({ room, side: null, cards });
    return begun;
  };

  test('whatever lies in a room that it walks through', () => {
    const begun = littered('entrance-hall', ['axe', WHITE]).night();
    begun.choose('go m1 chapel');
    expect(begun.slice).toMatchObject({ loot: ['axe', WHITE], track: 6 });
    expect([piles(begun), begun.G.gone]).toEqual([[], ['axe', WHITE]]);
    expect(begun.told).toContain('thief-sweeps');
  });

  test('BH-h17-K1: and where its turn begins; companions stay', () => {
    const begun = littered('foyer', ['axe', 'dog']);
    expect(begun.slice.loot).toEqual([]);
    begun.night();
    expect([begun.slice.loot, piles(begun)]).toEqual([['axe'], ['dog in foyer']]);
  });

  test('BH-h17-K1: on its side of a barrier alone', () => {
    const begun = house({ rooms: ['upper-landing', 'chapel', 'catacombs 0'] });
    begun.G.piles.push({ room: 'catacombs', side: 2, cards: ['axe'] });
    begun.night();
    expect(begun.slice.loot).toEqual([]);
  });

  test.each([
    'junk-room',
    'storeroom',
    'attic',
    'library',
    'wine-cellar',
    'research-laboratory',
    'operating-laboratory',
  ])('in the %s it draws an item at the end of its turn', (room) => {
    const tiles = [...TILES.filter(([id]) => id !== room), [room, 'basement', 0, -1, 0] as const];
    const begun = house({ tiles, decks: { item: ['axe', 'idol'] } });
    begun.put('m1', room);
    begun.night();
    expect(begun.slice.loot).toEqual([]);
    begun.choose('end m1');
    expect(begun.slice).toMatchObject({ loot: ['axe'], track: 5 });
    expect([begun.G.decks.item[0], begun.told.includes('ghost-draws')]).toEqual(['idol', true]);
  });

  test('elsewhere it draws none', () => {
    const begun = house().night();
    begun.choose('end m1');
    expect(begun.slice).toMatchObject({ loot: [], track: 4 });
  });

  test('BH-h17-K6: the traitor gives it what he has, in its room', () => {
    const begun = house({ cards: held(0, ['axe', 'dog', 'idol']), rooms: ['foyer', 'chapel', 'foyer'] });
    untilTurnOf(begun, '0');
    begun.choose('use hand axe', 'use hand idol');
    expect(begun.slice).toMatchObject({ loot: ['axe', 'idol'], track: 6 });
    expect([begun.cardsOf('0'), begun.told.includes('ghost-given')]).toEqual([['dog'], true]);
    const poorer = house({ cards: held(0, ['bell']), rooms: ['foyer', 'chapel', 'foyer'] });
    untilTurnOf(poorer, '0');
    poorer.choose('use hand bell');
    expect(poorer.changes('0')).toEqual({ sanity: -1 });
    const apart = house({ cards: held(0, ['axe']) });
    untilTurnOf(apart, '0');
    expect(apart.choices).not.toContain('use hand axe');
    const hero = house({ cards: held(2, ['axe']) });
    untilTurnOf(hero, '2');
    expect(hero.choices).not.toContain('use hand axe');
  });

  test('BH33 BH37: but not what he has used in this turn, nor what can’t be given', () => {
    const begun = house({ cards: held(0, ['axe', 'blood-dagger']), rooms: ['foyer', 'chapel', 'foyer'] });
    untilTurnOf(begun, '0');
    begun.run([{ do: 'mark', card: 'axe' }], '0');
    expect(begun.of('use hand')).toEqual([]);
  });

  test('nobody else’s coming makes it take what lies beside it', () => {
    const begun = littered('foyer', ['axe'], { rooms: ['upper-landing', 'chapel', 'entrance-hall'] });
    begun.put('m1', 'foyer');
    untilTurnOf(begun, '2');
    begun.choose('go foyer');
    expect([begun.slice.loot, begun.choices.includes('take axe')]).toEqual([[], true]);
  });
});

describe('BH-h17-D3: it re-forms', () => {
  test.each([
    ['use m1 kitchen', 3],
    ['use m1 junk-room', 4],
  ])('%s: as its turn begins, and drops what it has', (name, track) => {
    const begun = carries(house(), ['axe', 'spear']).night();
    expect(begun.choices).toEqual(
      expect.arrayContaining(['use m1 kitchen', 'use m1 dining-room', 'use m1 catacombs']),
    );
    expect(begun.choices).not.toContain('use m1 library');
    begun.choose(name);
    expect(begun.slice).toMatchObject({ loot: [], track });
    expect([begun.monster('poltergeist')?.room, piles(begun)]).toEqual([
      name.slice(7),
      ['axe in foyer', 'spear in foyer'],
    ]);
    expect(begun.G.gone).toEqual([]);
    expect(begun.told).toEqual(expect.arrayContaining(['thief-spills', 'ghost-gathers']));
    expect(begun.asked).toBe('0 monster');
  });

  test('BH-h17-K1: and takes what lies there', () => {
    const begun = house();
    begun.G.piles.push({ room: 'kitchen', side: null, cards: ['axe'] });
    begun.night().choose('use m1 kitchen');
    expect(begun.slice).toMatchObject({ loot: ['axe'], track: 4 });
  });

  test('BH-h17-K3: not after a step, nor after an attack', () => {
    const walked = house().night();
    walked.choose('go m1 entrance-hall');
    expect(walked.of('use ')).toEqual([]);
    const fought = attacks(house().night(), '2', 0, 0);
    expect(fought.of('use ')).toEqual([]);
  });

  test('BH-h17-K3: once in a turn, and not after a fall', () => {
    const again = house().night();
    again.choose('use m1 kitchen');
    expect(again.of('use ')).toEqual([]);
    expect(again.choices).toContain('end m1');
    const begun = house({ tiles: [...TILES, ['ballroom', 'ground', 3, 0, 0]] });
    begun.put('m1', 'gallery');
    begun.night().choose('go m1 ballroom');
    expect([begun.monster('poltergeist')?.hasMoved, begun.of('use ')]).toEqual([false, []]);
  });

  test('BH-h17-K3: behind a barrier it comes to the side of the first door', () => {
    const begun = house().night();
    begun.choose('use m1 catacombs');
    expect(begun.monster('poltergeist')).toMatchObject({ room: 'catacombs', side: 0 });
  });

  test('BH-h17-K3: in its own room it leaves what it drops until a later turn', () => {
    const begun = carries(house({ rooms: ['upper-landing', 'chapel', 'dining-room'] }), ['axe'], 1);
    begun.night().choose('use m1 dining-room');
    expect([begun.slice.track, piles(begun)]).toEqual([3, ['axe in dining-room']]);
  });
});

describe('BH-h17-R: Dynamite', () => {
  /** Thrown from the Entrance Hall into the Foyer. */
  const bombed = (more: More = {}, dice: readonly number[] = []): House => {
    const begun = carries(
      house({ cards: held(1, ['dynamite']), rooms: ['upper-landing', 'entrance-hall', 'library'], ...more }),
      ['axe'],
    );
    begun.put('m1', 'foyer');
    untilTurnOf(begun, '1');
    begun.dice.push(...dice);
    begun.choose('use dynamite foyer');
    return begun;
  };

  test('BH-h17-D7: scatters it without a roll: it drops all it has, and is gone', () => {
    const begun = bombed();
    expect([begun.monster('poltergeist'), piles(begun), begun.slice.loot]).toEqual([
      undefined,
      ['axe in foyer'],
      [],
    ]);
    expect(begun.told).toContain('ghost-scatters');
    expect(begun.viewOf('0').goal?.next.kind).toBe('gather');
  });

  test('BH-h17-D7: the others there roll as ever', () => {
    const begun = bombed(
      { rooms: ['upper-landing', 'entrance-hall', 'foyer'], traits: [{}, {}, { speed: 3 }] },
      [2, 2, 2],
    );
    expect([begun.dice, begun.monster('poltergeist'), begun.changes('2')]).toEqual([[], undefined, {}]);
  });

  test('BH-h17-K2 BH-h17-K1: it has to come back as the monsters’ turn begins, takes what lies there, and has that turn', () => {
    const begun = bombed();
    begun.G.piles.push({ room: 'kitchen', side: null, cards: ['spear'] });
    begun.night();
    expect(begun.asked).toBe('0 pick');
    expect(begun.choices).toContain('answer catacombs');
    begun.dice.push(...thrown(3, 3));
    begun.choose('answer kitchen');
    expect([begun.asked, begun.monster('poltergeist')?.room, begun.slice.track]).toEqual([
      '0 monster',
      'kitchen',
      4,
    ]);
    expect(begun.slice.loot).toEqual(['spear']);
    expect(begun.of('use ')).toEqual([]);
  });

  test('BH-h17-K2: with no room for it in the house it comes to the Entrance Hall', () => {
    const begun = bombed({ tiles: TILES.slice(0, 2) });
    begun.night(3, thrown(3, 3));
    expect([begun.monster('poltergeist')?.room, begun.asked]).toEqual(['entrance-hall', '0 monster']);
  });

  test('BH-h17-K4: so does other harm to it', () => {
    const begun = house();
    begun.run([{ do: 'harm', seat: 'm1', kind: 'mental', points: 1 }], '1');
    expect([begun.monster('poltergeist'), begun.told.includes('stun')]).toEqual([undefined, false]);
  });
});

describe('BH-h17-R: what heroes do to it', () => {
  const facing = (cards: readonly string[], loot: readonly string[] = [], more: More = {}): House => {
    const begun = carries(house({ cards: held(2, cards), ...more }), loot);
    untilTurnOf(begun, '2');
    return begun;
  };
  const strikes = (begun: House) => begun.of('attack');

  test('neither Might nor the Revolver is any use', () => {
    const begun = facing(['axe', 'revolver']);
    expect(strikes(begun)).toEqual([]);
    for (const name of ['attack m1 might', 'attack m1 speed revolver'])
      expect(begun.optionOf(name)?.not).toMatchObject({ reason: 'no-body', clause: 'BH-h17' });
    expect(begun.optionOf('attack m1 speed revolver')?.label).toMatchObject({
      kind: 'attack-with',
      facts: { weapon: { term: 'cards.revolver' } },
    });
    const afar = facing(['revolver'], [], { rooms: ['upper-landing', 'foyer', 'entrance-hall'] });
    afar.put('m1', 'foyer');
    expect(strikes(afar)).toEqual([]);
  });

  test('BH138 BH170: nor is it found by an attack with Might that a card orders', () => {
    const begun = facing([], ['axe']);
    begun.run([ownStep('card:bloody-vision/strike')], '2');
    expect(begun.asked).toBe('2 turn');
  });

  test('BH-h17-K5: by Speed nothing is to be had while it carries nothing', () => {
    const begun = facing([]);
    expect(begun.optionOf('attack m1 speed')?.not).toMatchObject({
      reason: 'holds-nothing',
      clause: 'BH-h17',
    });
  });

  test('BH-h17-K5: by Speed a hero wins an item back, of his choice, and has used it', () => {
    const begun = facing([], ['axe', 'bell', WHITE]);
    begun.load('2', 'speed', 3);
    begun.dice.push(...thrown(3, 2));
    begun.choose('attack m1 speed');
    expect(begun.choices).toEqual(['answer axe', 'answer bell', `answer ${WHITE}`]);
    begun.choose('answer bell');
    expect(begun.slice).toMatchObject({ loot: ['axe', WHITE], track: 6 });
    expect([begun.cardsOf('2'), begun.changes('2')]).toEqual([['bell'], { sanity: 1 }]);
    expect(begun.told).toContain('thief-loses');
    expect(begun.choices.filter((one) => one.includes('bell'))).toEqual([]);
    expect(begun.optionOf('attack m1 speed')).toBeUndefined();
  });

  test.each([
    ['speed', [], ['axe'], 3, 'physical', 'speed'],
    ['sanity', ['skull'], [], 4, 'mental', 'sanity skull'],
  ] as const)('whoever loses by %s takes a die of damage', (trait, cards, loot, dice, kind, name) => {
    const begun = facing(cards, loot);
    begun.load('2', trait, 0);
    begun.dice.push(...thrown(dice, 3));
    begun.dice.push(2);
    begun.choose(`attack m1 ${name}`);
    expect([begun.asked, begun.dice]).toEqual(['2 split', []]);
    const hurt = (begun.G.journal ?? []).find((one) => one.kind === 'hurt');
    expect(hurt?.facts).toMatchObject({ kind: { term: `harms.${kind}` }, points: 2, known: 'yes' });
    expect(begun.slice.track).toBe(4 + loot.length);
  });

  test('a tie changes nothing', () => {
    const begun = facing([], ['axe']);
    begun.load('2', 'speed', 2);
    begun.dice.push(...thrown(3, 2));
    begun.choose('attack m1 speed');
    expect([begun.asked, begun.slice.loot, begun.changes('2')]).toEqual(['2 turn', ['axe'], {}]);
  });

  test.each(['ring', 'skull', 'bell'])('with the %s, by Sanity its track goes down by the margin', (card) => {
    const begun = facing([card]);
    expect(strikes(begun)).toEqual([`attack m1 sanity ${card}`]);
    begun.load('2', 'sanity', 5);
    begun.dice.push(...thrown(4, 3));
    begun.choose(`attack m1 sanity ${card}`);
    expect([begun.slice.track, begun.monster('poltergeist')?.stunned]).toEqual([2, 0]);
    expect([begun.told.includes('ghost-weakens'), begun.told.includes('stun')]).toEqual([true, false]);
    expect(begun.choices).not.toContain(`drop ${card}`);
  });

  test('BH33: a Bell that was rung is not lifted against it', () => {
    const begun = facing(['bell']);
    begun.run([{ do: 'mark', card: 'bell' }], '2');
    expect(strikes(begun)).toEqual([]);
  });

  test('BH56: one attack a turn', () => {
    const begun = facing(['skull'], ['axe']);
    begun.run([{ do: 'forgo-attack' }], '2');
    expect(begun.optionOf('attack m1 speed')).toBeUndefined();
    expect(strikes(begun)).toEqual([]);
  });
});

describe('aims', () => {
  const kind = (begun: House, seat: string) => begun.viewOf(seat).goal?.next.kind;

  test('heroes: find, place, open up the floor, look', () => {
    const begun = house();
    expect(kind(begun, '1')).toBe('find');
    expect(begun.viewOf('1').goal?.own?.['1']).toEqual(['kitchen', 'dining-room', 'chapel', 'gallery']);
    const bearing = house({ cards: held(1, [WHITE]) });
    expect(kind(bearing, '2')).toBe('place');
    expect(bearing.viewOf('1').goal?.own?.['1']).toContain('chapel');
    const all = bearing.G.tiles.filter(({ floor }) => floor === 'ground').map(({ room }) => room);
    expect(kind(bearing.set({ place: { done: all.map((room) => `x ${room}`) } }), '1')).toBe('open-floor');
    expect(bearing.viewOf('1').goal?.floors).toEqual(['ground']);
    expect(kind(house({ tiles: [] as never, rooms: [] }), '1')).toBe('look');
  });

  test('a Candle on the floor is fetched', () => {
    const begun = house({ tiles: [] as never, rooms: [] });
    begun.G.piles.push({ room: 'foyer', side: null, cards: [WHITE] });
    begun.run([]);
    expect([kind(begun, '1'), begun.viewOf('1').goal?.wants]).toEqual(['find', [WHITE]]);
    expect(begun.viewOf('1').goal?.own?.['2']).toEqual(['foyer']);
  });

  test('the traitor: feed it while it is weak and near, else hunt', () => {
    const begun = house({ cards: held(0, ['axe']) });
    expect([kind(begun, '0'), begun.viewOf('0').goal?.own?.['0']]).toEqual(['feed', ['foyer']]);
    expect(kind(begun.set({ track: 6 }), '0')).toBe('hunt');
    expect(kind(house(), '0')).toBe('hunt');
    begun.run([{ do: 'die', seat: '0' }], '1');
    expect(kind(begun.set({ track: 4 }), '0')).toBe('hunt');
  });

  test('the Poltergeist, while it is weak, goes to where things are kept or to heroes, whichever is nearer', () => {
    const begun = house({ rooms: ['upper-landing', 'gallery', 'foyer'] });
    expect(begun.viewOf('0').goal?.own).toEqual({ m1: ['junk-room', 'library', 'gallery', 'foyer'] });
    begun.set({ track: 6 });
    begun.run([]);
    expect([begun.viewOf('0').goal?.own, begun.viewOf('0').goal?.prey]).toEqual([{}, ['1', '2']]);
  });

  test('bots: a hero with a Candle places it, the Poltergeist robs', () => {
    const best = (begun: House, seat: string) => {
      const view = begun.viewOf(seat);
      const open = view.choices.filter(({ not }) => not === undefined);
      const weights = policyWith(begun.box)(view, {} as Ctx, open);
      const { move, args } = open[weights.indexOf(Math.max(...weights))] ?? {};
      return [move, ...(args ?? [])].join(' ');
    };
    const begun = house({ cards: held(1, [WHITE]), traits: [{}, { knowledge: 8 }] });
    untilTurnOf(begun, '1');
    expect(best(begun, '1')).toBe(`use place ${WHITE} chapel`);
    expect(best(begun.night(), '0')).toBe('attack m1 2 might');
  });
});

describe('written lines to its endings', () => {
  test('the heroes: each finds a Candle and places it, while the Poltergeist robs and hunts', () => {
    const begun = house({ cards: held(2, ['bell']), traits: [{}, {}, { might: 3 }] });
    begun.load('1', 'speed', 4);
    begun.choose('use find');
    begun.load('1', 'knowledge', 6);
    begun.choose(`use place ${WHITE} chapel`, 'end');
    expect(begun.asked).toBe('2 turn');
    begun.choose('end');
    begun.load('m1', 'speed', 3);
    begun.choose('end');
    attacks(begun, '2', 5, 2);
    begun.choose('answer bell', 'end m1');
    begun.choose('end');
    expect(begun.asked).toBe('2 turn');
    begun.choose('go dining-room');
    begun.load('2', 'speed', 3);
    begun.choose('use find');
    begun.load('2', 'knowledge', 5);
    begun.choose('use place 17:candle.2 dining-room');
    expect(begun.dice).toEqual([]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
  });

  test('the traitor: fed, it kills one hero and then the other', () => {
    const weak = { might: 1, speed: 1 };
    const begun = house({
      cards: held(0, ['axe']),
      rooms: ['foyer', 'entrance-hall', 'foyer'],
      traits: [{}, weak, weak],
    });
    untilTurnOf(begun, '0');
    begun.choose('use hand axe');
    begun.load('m1', 'speed', 3);
    begun.choose('end');
    expect(traitOf(begun.at, 'm1', 'might')).toBe(5);
    attacks(begun, '2', 4, 2);
    begun.choose('answer 1');
    expect([begun.G.explorers[2]?.life, begun.asked]).toEqual(['dead', '0 monster']);
    begun.choose('go m1 entrance-hall');
    attacks(begun, '1', 4, 2);
    begun.choose('answer 2');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
  });
});

test.each(['heroes', 'traitor'])('BH-h17: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('17', [side])).toHaveProperty([side]);
});
