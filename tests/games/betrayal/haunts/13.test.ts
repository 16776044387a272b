import { policyWith } from '@games/betrayal/bot/policy';
import type { State } from '@games/betrayal/haunts/13-perchance-to-dream/state';
import type { RoomID } from '@games/betrayal/rules/components';
import { traitOf } from '@games/betrayal/rules/figures';
import { stepsOf } from '@games/betrayal/rules/step';
import { betrayal } from '@games/betrayal/whole';
import type { Ctx } from '@/kit/action';
import { type Random, RandomSource } from '@/kit/random';
import { thrown } from '../arrange';
import { playByPolicy, winnerOf } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;
type Slice = State & { wake: { done: readonly string[] } };
type House = HauntedHouse<Slice>;

/** With the Entrance Hall and the Grand Staircase four ways out; the Chapel’s window looks north. */
const TILES: NonNullable<More['tiles']> = [
  ['patio', 'ground', 2, -1],
  ['chapel', 'ground', 1, -1, 2],
];

/** Ox has revealed it and holds the Holy Symbol; Missy has the lowest Sanity of the others, and sleeps in the Foyer. */
const house = (more: More = {}) =>
  hauntedHouse<Slice>(13, {
    omen: 'holy-symbol',
    cards: [['holy-symbol']],
    tiles: TILES,
    rooms: ['foyer', 'foyer', 'foyer'],
    traits: [{}, { sanity: 2 }],
    ...more,
  });

const at = ({ G }: House) => G.monsters.map(({ id, room }) => `${id} ${room}`);
/** The monsters’ turn begins, with so many spaces for each. */
function night(begun: House, spaces = 5): House {
  untilTurnOf(begun, '0');
  begun.dice.push(...thrown(5, spaces));
  begun.choose('end');
  return begun;
}
/** All wait until somebody’s next turn; Nightmares rest. */
function morning(begun: House, seat: string): House {
  if (begun.asked === '1 monster') begun.choose('end all');
  untilTurnOf(begun, seat);
  return begun;
}
const why = (begun: House, name: string) => begun.optionOf(name)?.not;

describe('the setup', () => {
  test('BH-h13-S: whoever has the lowest Sanity but the revealer sleeps, and a Nightmare for each player stands there', () => {
    const begun = house({ traits: [{ sanity: 1 }, { sanity: 2 }] });
    expect(begun.G.haunt).toMatchObject({ traitor: '1' });
    expect(at(begun)).toEqual(['m1 foyer', 'm2 foyer', 'm3 foyer']);
    expect(begun.G.monsters.map(({ mover }) => mover)).toEqual(['1', '1', '1']);
    expect(begun.viewOf('0').marks).toContainEqual({ on: { seat: '1' }, word: 'asleep' });
  });

  test('BH-h13-S BH-h13-K1 BH-g25: items fall, a companion leaves the game with what it brought', () => {
    const begun = house({ cards: [['holy-symbol'], ['axe', 'spear', 'dog', 'blood-dagger']] });
    begun.choose(...(begun.asked.endsWith('split') ? [begun.choices[0] ?? ''] : []));
    expect(begun.cardsOf('1')).toEqual([]);
    expect(begun.G.piles).toEqual([{ room: 'foyer', side: null, cards: ['axe', 'spear', 'blood-dagger'] }]);
    expect(begun.G.gone).toEqual(['dog']);
    expect(begun.changes('1').sanity).toBe(-1);
    expect(begun.told).toContain('set-aside');
  });

  test('BH-h13-K1 BH-h13-D4: what that costs stops short of the skull', () => {
    const begun = house({ cards: [[], ['holy-symbol', 'dog']], traits: [{}, { sanity: 2, might: 1 }] });
    expect(begun.G.explorers[1]).toMatchObject({ life: 'alive', traits: { sanity: 1, might: 1 } });
    expect(begun.G.piles[0]?.cards).toEqual(['holy-symbol']);
  });

  test('BH-h13-S: the number is that of rooms in the open, with windows, and the two that are named', () => {
    expect(house().slice.needed).toBe(4);
    const all: More['tiles'] = [
      ...TILES,
      ['conservatory', 'ground', 2, 1],
      ['bedroom', 'upper', 1, 0],
      ['tower', 'upper', -1, 0],
      ['attic', 'upper', 0, 1],
    ];
    expect(house({ tiles: all }).slice.needed).toBe(7);
  });

  test('BH-h13-S BH80: a false window does not count', () => {
    expect(house({ tiles: [...TILES, ['library', 'ground', 1, -2]] }).slice.needed).toBe(3);
  });

  test('BH-h13-D1 BH-h13-K6: what is missing the traitor adds: any of the kind, where he likes; heroes are not told how many', () => {
    const begun = house({ tiles: [] });
    expect(begun.asked).toBe('1 pick');
    expect(begun.choices).toContain('answer tower');
    expect(begun.choices.length).toBe(10);
    expect(begun.choices).not.toContain('answer library');
    expect(begun.G.monsters).toEqual([]);
    begun.choose('answer patio');
    expect([begun.asked, begun.choices]).toEqual([
      '1 doorway',
      expect.arrayContaining(['answer entrance-hall 0', 'answer foyer 2']),
    ]);
    begun.choose('answer entrance-hall 0');
    while (begun.asked === '1 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.slice.needed, begun.asked, begun.G.monsters.length]).toEqual([3, '2 turn', 3]);
    expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ done: 0, of: 3 });
  });

  test('BH-h13-D1 BH169: while it is being added nobody has counted, in nobody’s thoughts', () => {
    const begun = house({ tiles: [] });
    for (const seat of ['0', '1', '2']) {
      const view = begun.viewOf(seat);
      const thought = betrayal.determinize(
        view,
        {} as Ctx,
        new RandomSource({ seed: 'thought', position: 0 }),
      );
      expect(betrayal.view(thought, {} as Ctx, seat).goal).toEqual(view.goal);
    }
  });

  test('BH-h13-K6: one that comes to lie with a false window does not count, and another is asked for', () => {
    const tiles: More['tiles'] = [['library', 'ground', 1, -2]];
    const begun = house({ tiles });
    begun.choose('answer chapel', 'answer foyer 0');
    while (begun.asked === '1 place') begun.choose(begun.choices[0] ?? '');
    expect([begun.asked, begun.choices.includes('answer chapel'), begun.slice.needed]).toEqual([
      '1 pick',
      false,
      0,
    ]);
  });

  test('BH-h13-K6: one that can’t be placed is not named again', () => {
    // No door is left on the upper floor.
    const tiles: More['tiles'] = [
      ['attic', 'upper', 0, -1],
      ['storeroom', 'upper', 0, 1],
      ['vault', 'upper', 1, 0, 3],
      ['mystic-elevator', 'upper', -1, 0, 1],
    ];
    const begun = house({ tiles });
    expect(begun.choices).toContain('answer tower');
    begun.choose('answer tower');
    expect([
      begun.asked,
      begun.choices.includes('answer tower'),
      begun.choices.includes('answer patio'),
    ]).toEqual(['1 pick', false, true]);
  });

  test('BH-g4: rooms that were skipped are looked through as well', () => {
    const begun = house({ tiles: [], stack: ['library'], isStackShort: true });
    begun.G.discards.push({ room: 'patio', isOpen: false, seenBy: [] });
    const step = stepsOf<{ 'top-up': { tried: readonly RoomID[] } }>('haunt');
    begun.run([step('top-up', { seat: '1', tried: [] })]);
    expect([begun.asked, begun.choices.length > 0]).toEqual(['1 doorway', true]);
  });

  test('BH-h13-K6: with none left the number is what there is', () => {
    const begun = house({ tiles: [], stack: ['library'], isStackShort: true });
    expect([begun.slice.needed, begun.G.monsters.length]).toEqual([2, 3]);
  });
});

describe('the sleeper', () => {
  test('BH-h13-S BH-h13-K2: his turn passes by itself', () => {
    const begun = night(house());
    expect(begun.asked).toBe('1 monster');
  });

  test('BH-h13-K2 BH72: cut off, his Nightmares may be given the Stairs', () => {
    const begun = house({ rooms: ['foyer', 'basement-landing', 'foyer'] });
    untilTurnOf(begun, '0');
    begun.choose('end');
    expect([begun.asked, begun.choices]).toEqual(['1 pick', ['answer stairs', 'answer sleep']]);
    begun.dice.push(...thrown(5, 5));
    begun.choose('answer stairs');
    expect(begun.asked).toBe('1 doorway');
    begun.choose(begun.choices[0] ?? '');
    while (begun.asked === '1 place') begun.choose(begun.choices[0] ?? '');
    expect(begun.asked).toBe('1 monster');
    expect(begun.of('go m1 foyer')).toEqual(['go m1 foyer']);
    const asleep = house({ rooms: ['foyer', 'basement-landing', 'foyer'] });
    untilTurnOf(asleep, '0');
    asleep.dice.push(...thrown(5, 5));
    asleep.choose('end', 'answer sleep');
    expect(asleep.asked).toBe('1 monster');
  });

  test('BH-h13-K2: the Elevator does not set off for him', () => {
    const begun = house({
      tiles: [...TILES, ['mystic-elevator', 'upper', 0, 1]],
      rooms: ['foyer', 'mystic-elevator', 'foyer'],
    });
    expect(night(begun).asked).toBe('1 monster');
  });

  test('BH-h13-K2: it takes him along with whoever rides it', () => {
    const begun = house({
      tiles: [...TILES, ['mystic-elevator', 'upper', 0, 1]],
      rooms: ['foyer', 'mystic-elevator', 'mystic-elevator'],
    });
    begun.dice.push(2, 0);
    begun.choose('end');
    begun.choose(begun.of('answer').find((one) => one !== 'answer stay') ?? '');
    expect(begun.told).toContain('elevator');
  });

  test('BH-h13-K1: nothing can be given to him', () => {
    const begun = house();
    untilTurnOf(begun, '0');
    expect(begun.of('trade')).toEqual(['trade 2']);
  });

  test('BH20: an opponent who is not stunned slows, asleep or not, and so do his Nightmares', () => {
    const begun = house({ traits: [{}, { sanity: 2 }, { speed: 8 }] });
    expect(begun.optionOf('go entrance-hall')?.cost).toBe(5);
    for (const id of ['m1', 'm2', 'm3']) begun.put(id, 'chapel');
    expect(begun.optionOf('go entrance-hall')?.cost).toBe(2);
  });

  test('BH-h13-D4: he is attacked, defends, and comes no lower than above the skull', () => {
    const begun = house();
    begun.load('2', 'might', 6);
    begun.load('1', 'might', 0);
    begun.choose('attack 1 might');
    while (begun.asked === '1 split') begun.choose(begun.choices[0] ?? '');
    const { traits, life } = begun.G.explorers[1] ?? {};
    expect([life, Math.min(traits?.might ?? 0, traits?.speed ?? 0)]).toEqual(['alive', 1]);
    expect(begun.G.outcome).toBeNull();
  });

  test('BH-h13-D4: the attacker who loses is hurt', () => {
    const begun = house();
    begun.load('2', 'might', 0);
    begun.load('1', 'might', 2);
    begun.choose('attack 1 might');
    expect(begun.asked).toBe('2 split');
  });
});

describe('waking him', () => {
  test('BH-h13-H BH-h13-D3: whoever is there, holder or not, by Sanity or Might, once a turn; a 5 will do', () => {
    const begun = house({ traits: [{}, { sanity: 2 }, { sanity: 8 }] });
    expect(begun.of('use wake')).toEqual(['use wake sanity', 'use wake might']);
    expect(begun.optionOf('use wake sanity')?.odds).toMatchObject({ from: 5 });
    begun.load('2', 'sanity', 5);
    begun.choose('use wake sanity');
    expect([begun.slice.wake.done, begun.of('use wake')]).toEqual([['sanity'], []]);
    untilTurnOf(begun, '0');
    begun.load('0', 'might', 4);
    begun.choose('use wake might');
    expect(begun.slice.wake.done).toEqual(['sanity']);
  });

  test('BH-h13-H: without the Symbol there, nobody tries, and is told why', () => {
    const begun = house({ rooms: ['entrance-hall', 'foyer', 'foyer'] });
    expect(begun.of('use')).toEqual([]);
    expect(why(begun, 'use rouse')).toEqual({ reason: 'no-symbol', clause: 'BH-h13' });
    const lying = house({ cards: [[], ['holy-symbol']] });
    expect(lying.of('use')).toEqual([]);
    expect(lying.of('take')).toEqual(['take holy-symbol']);
    const away = house({ rooms: ['foyer', 'foyer', 'entrance-hall'] });
    expect([away.of('use'), away.optionOf('use rouse')]).toEqual([[], undefined]);
  });

  test('BH-h13-K7: a try does not use the Symbol: it may be picked up, tried with and handed on in one turn', () => {
    const begun = house({ cards: [[], ['holy-symbol']] });
    begun.choose('take holy-symbol');
    expect(begun.of('use wake').length).toBe(2);
    const held = house();
    untilTurnOf(held, '0');
    held.load('0', 'might', 0);
    held.choose('use wake might');
    expect([held.G.turn.usedCards, held.of('drop')]).toEqual([[], ['drop holy-symbol']]);
  });

  test('BH-h13-K7 BH-g30: from the other side of a barrier as well', () => {
    const tiles: More['tiles'] = [...TILES, ['tower', 'upper', 1, 0]];
    const begun = house({ tiles, rooms: ['tower 1', 'tower 3', 'foyer'] });
    untilTurnOf(begun, '0');
    expect(begun.of('use wake').length).toBe(2);
  });

  test('BH87 BH99: Nightmares come on his side of a barrier; on the other one they slow, and he does not', () => {
    const tiles: More['tiles'] = [...TILES, ['tower', 'upper', 1, 0]];
    const begun = house({ tiles, rooms: ['tower 3', 'tower 1', 'foyer'] });
    expect(begun.G.monsters.map(({ side }) => side)).toEqual([1, 1, 1]);
    begun.put('m1', 'tower 3');
    untilTurnOf(begun, '0');
    expect(begun.optionOf('go upper-landing')?.cost).toBe(2);
  });

  test('BH-h13-D3: Smelling Salts don’t wake him', () => {
    const begun = house({ cards: [['holy-symbol'], [], ['smelling-salts']] });
    begun.rate('1', { knowledge: 1 }).settle();
    const [salts = ''] = begun.of('use smelling-salts');
    begun.choose(salts);
    while (begun.asked.endsWith('pick')) begun.choose(begun.of('answer').at(-1) ?? '');
    expect([begun.slice.wake.done, begun.G.outcome]).toEqual([[], null]);
    expect(night(begun).asked).toBe('1 monster');
  });

  test('BH-h13-H BH169: as many successes as players wake him; all see each, the heroes alone how many it takes', () => {
    const begun = house();
    begun.set({ wake: { done: ['might'] } });
    begun.load('2', 'might', 5);
    begun.choose('use wake might');
    expect(begun.G.outcome).toBeNull();
    const told = begun.G.journal?.find(({ kind }) => kind === 'task-done');
    expect([told?.facts.done, told?.facts.of, told?.secret]).toEqual([
      2,
      undefined,
      { 0: { of: 3 }, 2: { of: 3 } },
    ]);
    expect(JSON.stringify(begun.viewOf('1').goal)).not.toContain('"wake"');
    untilTurnOf(begun, '0');
    begun.load('0', 'might', 6);
    begun.choose('use wake might');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['0', '2'], how: 'goal' });
  });
});

describe('the Nightmares', () => {
  test('BH-h13-M: Speed 5, Might 4, Sanity 4, no Knowledge', () => {
    expect(house().viewOf('0').values.m1).toEqual({ speed: 5, might: 4, sanity: 4 });
  });

  test('BH-h13-M: what one does with Might hurts the mind', () => {
    const begun = night(house());
    begun.load('m1', 'might', 4);
    begun.load('2', 'might', 2);
    begun.choose('attack m1 2 might');
    expect(begun.asked).toBe('2 split');
    begun.choose('answer 2');
    expect(begun.changes('2')).toEqual({ sanity: -2 });
  });

  test('BH-h13-K4: also where a hero attacks it and loses', () => {
    const begun = house();
    begun.load('2', 'might', 1);
    begun.load('m1', 'might', 2);
    begun.choose('attack m1 might', 'answer 1');
    expect(begun.changes('2')).toEqual({ sanity: -1 });
  });

  test('BH-h13-M BH-h13-R: a hero who wins kills it, and another comes beside the dreamer', () => {
    const begun = house();
    begun.put('m1', 'chapel');
    begun.put('2', 'chapel');
    begun.run([]);
    begun.load('2', 'might', 3);
    begun.load('m1', 'might', 2);
    begun.choose('attack m1 might');
    expect(at(begun)).toEqual(['m2 foyer', 'm3 foyer', 'm4 foyer']);
    expect(begun.told).toContain('monster-dies');
  });

  test('BH-h13-M: a tie kills none', () => {
    const begun = house();
    begun.load('2', 'might', 2);
    begun.load('m1', 'might', 2);
    begun.choose('attack m1 might');
    expect(at(begun).length + begun.G.monsters.filter(({ id }) => id === 'm1').length).toBe(4);
  });

  test('BH-g19 BH-h13-K4: one that loses its own attack lies stunned, and can be killed there for nothing', () => {
    const begun = night(house());
    begun.load('m1', 'might', 1);
    begun.load('2', 'might', 3);
    begun.choose('attack m1 2 might');
    expect(begun.monster('m1')?.stunned).toBe(2);
    morning(begun, '2');
    begun.load('2', 'might', 1);
    begun.load('m1', 'might', 3);
    begun.choose('attack m1 might');
    expect([begun.asked, begun.changes('2')]).toEqual(['2 turn', {}]);
    morning(begun, '0');
    begun.load('0', 'might', 4);
    begun.load('m1', 'might', 3);
    begun.choose('attack m1 might');
    expect(at(begun)).toEqual(['m2 foyer', 'm3 foyer', 'm4 foyer']);
  });

  test('BH-h13-K4: other harm stuns it', () => {
    const begun = house();
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }]);
    expect([at(begun)[0], begun.G.monsters[0]?.stunned]).toEqual(['m1 foyer', 1]);
  });
});

describe('getting out', () => {
  /** Nobody stands in the way. */
  const empty = (more: More = {}) =>
    house({ rooms: ['upper-landing', 'foyer', 'basement-landing'], ...more });

  test('BH-h13-T BH-h13-R: for a space in such a room; another comes beside the dreamer, and all see it', () => {
    const begun = night(empty(), 2);
    expect(begun.of('use')).toEqual([]);
    begun.choose('go m1 chapel');
    expect(begun.optionOf('use m1 escape')?.cost).toBe(1);
    begun.choose('use m1 escape');
    expect([begun.slice.used, at(begun)]).toEqual([['chapel'], ['m2 foyer', 'm3 foyer', 'm4 foyer']]);
    const { marks } = begun.viewOf('0');
    expect(marks).toContainEqual({ on: 'haunt', word: 'escaped', value: 1 });
    expect(marks).toContainEqual({ on: { room: 'chapel' }, word: 'used' });
  });

  test('BH-h13-T: with no space left it stays in', () => {
    const begun = night(empty(), 1);
    begun.choose('go m1 chapel');
    expect([begun.slice.used, at(begun)[0], begun.of('go m1'), begun.of('use')]).toEqual([
      [],
      'm1 chapel',
      [],
      [],
    ]);
  });

  test('BH-h13-D5: the new one moves from the next turn of the monsters', () => {
    const begun = night(empty(), 3);
    begun.choose('go m1 chapel', 'use m1 escape', 'end m2', 'end m3');
    expect(begun.asked).toBe('2 turn');
    expect(night(begun).of('go m4 chapel')).toEqual([]);
    expect(begun.monster('m4')?.spaces).toBe(5);
  });

  test('BH-h13-T: each room once', () => {
    const begun = night(empty());
    begun.choose('go m1 chapel', 'use m1 escape', 'go m2 chapel');
    expect(begun.of('use')).toEqual([]);
    expect(why(begun, 'use m2 escape')).toEqual({ reason: 'used-exit', clause: 'BH-h13' });
  });

  test('BH-h13-K5 BH20: each hero there costs a space more; as the first thing of a turn it can be done all the same', () => {
    const begun = empty();
    begun.put('0', 'chapel');
    begun.put('2', 'chapel');
    begun.run([]);
    night(begun, 3);
    begun.choose('go m1 chapel');
    expect(why(begun, 'use m1 escape')).toMatchObject({ reason: 'held-back', facts: { cost: 3, left: 2 } });
    begun.choose('end m1', 'end all');
    untilTurnOf(begun, '2');
    begun.put('2', 'chapel');
    night(begun, 1);
    expect(begun.of('use')).toEqual(['use m1 escape']);
  });

  test('BH-h13-D2: a room found later will do, the number stays; a window that has become false will not', () => {
    const begun = empty();
    begun.G.tiles.push(
      { room: 'bedroom', floor: 'upper', x: 1, y: 0, turn: 0, isLost: false },
      { room: 'library', floor: 'ground', x: 1, y: -2, turn: 0, isLost: false },
    );
    begun.put('m1', 'bedroom');
    begun.put('m2', 'chapel');
    night(begun);
    expect([begun.slice.needed, begun.of('use')]).toEqual([4, ['use m1 escape']]);
    expect(begun.optionOf('use m2 escape')).toBeUndefined();
  });

  test.each([
    'entrance-hall',
    'conservatory',
    'balcony',
    'gardens',
    'graveyard',
    'patio',
    'tower',
    'grand-staircase',
    'bedroom',
    'chapel',
    'dining-room',
    'master-bedroom',
  ])('BH-h13-T: out of the %s', (room) => {
    const begun = empty();
    if (begun.G.tiles.every((tile) => tile.room !== room))
      begun.G.tiles.push({ room, floor: 'upper', x: 5, y: 5, turn: 0, isLost: false });
    begun.put('m1', room === 'tower' ? 'tower 1' : room);
    expect(night(begun).of('use')).toEqual(['use m1 escape']);
  });

  test('BH-h13-T BH169: with as many as there were ways out the traitor has won; he alone is told how many', () => {
    const begun = empty();
    begun.set({ used: ['patio', 'entrance-hall'] });
    begun.put('m1', 'chapel');
    begun.put('m2', 'grand-staircase');
    night(begun);
    begun.choose('use m1 escape');
    expect(begun.G.outcome).toBeNull();
    const told = begun.G.journal?.find(({ kind }) => kind === 'escapes');
    expect([told?.facts.done, told?.facts.of, told?.secret]).toEqual([3, undefined, { 1: { of: 4 } }]);
    begun.choose('use m2 escape');
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['1'], how: 'goal' });
  });

  test('BH156 BH169: the number stands in the traitor’s view alone, until it is over', () => {
    const begun = house();
    const shown = (seat: string | null) => (begun.viewOf(seat).mine as { needed: number }).needed;
    expect(['1', '0', '2', null].map(shown)).toEqual([4, 0, 0, 0]);
    begun.run([
      { do: 'die', seat: '0' },
      { do: 'die', seat: '2' },
    ]);
    expect(shown('0')).toBe(4);
  });

  test('BH169: who is not told takes it for the rooms that lie there now, and never for none', () => {
    const { G, box } = house({ tiles: [], stack: ['library'], isStackShort: true });
    const guess = box.haunts[13]?.guess;
    const seen = { table: G, box, hidden: null, mine: null };
    const shown = { needed: 0, used: [], wake: { done: [] } };
    expect(guess?.(shown, {} as Random, seen as never)).toMatchObject({ needed: 3 });
    expect(guess?.({ ...shown, needed: 5 }, {} as Random, seen as never)).toMatchObject({ needed: 5 });
  });

  test('BH169: the heroes’ bar falls by as much whatever the number', () => {
    const fall = (tiles: More['tiles']) => {
      const begun = house({ tiles });
      const progress = () => begun.viewOf('0').goal?.progress ?? 0;
      const before = progress();
      begun.set({ used: ['entrance-hall'] });
      return before - progress();
    };
    expect(fall(TILES)).toBeGreaterThan(0);
    expect(fall(TILES)).toBeCloseTo(fall([...(TILES ?? []), ['conservatory', 'ground', 2, 1]]), 6);
  });
});

test('BH-h13-T BH152: with the last hero the traitor has won', () => {
  const begun = house();
  begun.run([
    { do: 'die', seat: '0' },
    { do: 'die', seat: '2' },
  ]);
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['1'], how: 'dead' });
});

// It is hard on the heroes: by policy they seldom get so far.
test.each([
  ['traitor', 3, 't 0'],
  ['heroes', 3, 't 4'],
] as const)('BH-h13: it can end for the %s among bots', (side, seats, seed) => {
  expect(winnerOf(playByPolicy('13', seats, seed))).toBe(side);
});

describe('BH-h13: what to do next', () => {
  const goal = (begun: House, seat: string) => begun.viewOf(seat).goal;

  test('the Symbol is fetched, brought, and the dreamer woken', () => {
    const rooms = ['entrance-hall', 'chapel', 'foyer'];
    expect(goal(house(), '0')?.next.kind).toBe('wake');
    expect(goal(house({ rooms }), '0')).toMatchObject({
      next: { kind: 'bring' },
      own: { 0: ['chapel'], 2: ['chapel'] },
    });
    expect(goal(house({ rooms, cards: [[], ['holy-symbol']] }), '0')).toMatchObject({
      next: { kind: 'fetch' },
    });
    expect(goal(house({ cards: [] }), '0')?.next.kind).toBe('find');
  });

  test('whoever is strong and near goes for a Nightmare that is on its way, the Symbol goes on', () => {
    const begun = house({
      rooms: ['entrance-hall', 'chapel', 'entrance-hall'],
      traits: [{}, { sanity: 2 }, { might: 8 }],
    });
    begun.put('m1', 'patio');
    expect(goal(begun, '2')).toMatchObject({ own: { 0: ['chapel'], 2: ['patio'] } });
  });

  test('whoever has a long way goes as far as a turn leads', () => {
    const begun = house({
      rooms: ['grand-staircase', 'patio', 'foyer'],
      traits: [{ speed: 1 }, { sanity: 2 }],
    });
    untilTurnOf(begun, '0');
    expect([traitOf({ ...begun.at, mine: null }, '0', 'speed'), goal(begun, '0')?.own?.[0]]).toEqual([
      2,
      ['entrance-hall'],
    ]);
  });

  test('each Nightmare makes for another way out, those that are nearest first; with none left they hunt', () => {
    const begun = house();
    expect(goal(begun, '1')).toMatchObject({ next: { kind: 'escape', facts: { done: 0, of: 4 } } });
    const own = goal(begun, '1')?.own ?? {};
    expect([own.m1, own.m2, own.m3].flat().sort()).toEqual(['chapel', 'entrance-hall', 'grand-staircase']);
    begun.set({ used: ['chapel', 'entrance-hall', 'grand-staircase', 'patio'], needed: 5 });
    expect(goal(begun, '1')).toMatchObject({ next: { kind: 'hunt', facts: { left: 2 } }, prey: ['0', '2'] });
    expect(goal(begun, '1')?.own).toEqual({ 1: [] });
  });

  test('bots lead each Nightmare to its own way out, and let it go there', () => {
    const begun = night(house({ rooms: ['entrance-hall', 'foyer', 'entrance-hall'] }), 1);
    const view = begun.viewOf('1');
    const actions = view.choices
      .filter(({ not }) => not === undefined)
      .map(({ move, args }) => ({ move, args: [...args] }));
    const weights = policyWith(begun.box)(view, {} as Ctx, actions);
    const weightOf = (room: string) => weights[actions.findIndex(({ args }) => args[1] === room)] ?? 0;
    expect(goal(begun, '1')?.own?.m1).toEqual(['grand-staircase']);
    expect(weightOf('grand-staircase')).toBeGreaterThan(20 * weightOf('entrance-hall'));
    const there = house();
    there.put('m1', 'chapel');
    expect(night(there).optionOf('use m1 escape')?.weight).toBeGreaterThan(100);
  });

  test('bots let one attack only who is weak', () => {
    const weight = (might: number) => {
      const begun = night(house({ traits: [{}, { sanity: 2 }, { might }] }));
      return begun.optionOf('attack m1 2 might')?.weight;
    };
    expect([weight(1), weight(8)]).toEqual([2, 0.05]);
  });
});
