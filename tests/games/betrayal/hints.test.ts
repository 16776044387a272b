import type { BetrayalView, Choice } from '@games/betrayal/rules/view';
import { distancesFrom } from '@games/betrayal/rules/ways';
import { explain } from '@games/betrayal/seat/hints';
import { createTranslator } from 'next-intl';
import { plainWording, type Translator, wordFacts } from '@/ui/table/message-parts';
import type { Layout } from './arrange';
import { decisionIn } from './bots-choose';
import { hauntedHouse, untilTurnOf } from './haunted';
import { words } from './words';

/** What hints say, and what is looked at for one, in positions people have shaken their heads at. */

type House = ReturnType<typeof hauntedHouse>;

const names = ({ move, args }: { move: string; args: readonly unknown[] }): string =>
  [move, ...args].join(' ');
/** What a hint for a choice gives as its reason. */
function reasonOf(house: House, name: string) {
  const { view, ctx } = decisionIn(house).decision;
  const action = decisionIn(house)
    .rulebook.legal(view, ctx)
    .find((one) => names(one) === name);
  if (action === undefined) throw new RangeError(`${name} is not among ${house.choices.join(', ')}`);
  return explain(house.viewOf(house.asked.split(' ')[0] ?? ''), ctx, action).reason;
}
const looksAt = (house: House): readonly string[] => {
  const { rulebook, decision } = decisionIn(house);
  const { view, ctx } = decision;
  return (rulebook.considered?.(view, ctx, rulebook.legal(view, ctx), 'hard') ?? []).map(names);
};
/** A reason as it is read. */
function said(house: House, name: string, locale: 'en' | 'zh-Hant'): string {
  const reason = reasonOf(house, name);
  if (reason === undefined) return '';
  const { messages } = words(locale, String(house.G.haunt?.number));
  const game = createTranslator({
    locale,
    messages: { game: messages },
    namespace: 'game',
  } as never) as unknown as Translator;
  const parts = wordFacts(game, `hints.reasons.${reason.kind}`, reason.facts, null, game, locale);
  return plainWording(parts, (seat) => `P${seat}`);
}
describe('36: what lies upstairs, and a slide', () => {
  const house = (layout: Layout): House =>
    hauntedHouse(36, {
      omen: 'medallion',
      tiles: [
        ['attic', 'upper', 0, -1],
        ['stairs-from-basement', 'basement', 0, -1],
      ],
      ...layout,
    });
  /** Peter, who has one die of Might, beside the slide. */
  const beside = (cards: readonly string[] = []): House =>
    house({
      rooms: ['foyer', 'foyer', 'upper-landing'],
      tokens: [{ token: 'slide', room: 'upper-landing', side: null }],
      traits: [{}, {}, { might: 1 }],
      cards: [[], [], cards],
    });

  test('BH143: nobody looks at a slide that cannot be mastered; the page still has it, with its odds', () => {
    const begun = beside();
    expect(begun.asked).toBe('2 turn');
    expect(begun.viewOf('2').choices.find(({ label }) => label.kind === 'slide')?.odds).toMatchObject({
      from: 5,
      chance: 0,
    });
    expect(begun.choices).toContain('use slide');
    expect(looksAt(begun)).not.toContain('use slide');
  });

  test.each(['angel-feather', 'idol', 'adrenaline-shot'])(
    'BH-%s: whoever holds it may look at it',
    (card) => {
      expect(looksAt(beside([card]))).toContain('use slide');
      const used = beside([card]);
      used.G.turn.usedCards.push(card);
      expect(looksAt(used)).not.toContain('use slide');
    },
  );

  test('BH-h36-H: the Attic is where the Rowboat is fetched, and what leads there is on the way to it', () => {
    const begun = house({ rooms: ['entrance-hall', 'foyer', 'foyer'], traits: [{}, {}, { speed: 8 }] });
    expect(begun.viewOf('2').makingFor['2']).toMatchObject({ room: 'attic', why: 'own' });
    expect(reasonOf(begun, 'go attic')).toMatchObject({ kind: 'goal-next' });
    expect(said(begun, 'go attic', 'en')).toMatch(/^Goal: Fetch the Rowboat from the Attic/);
    expect(reasonOf(begun, 'go upper-landing')).toEqual({
      kind: 'way-own',
      facts: { room: { term: 'rooms.attic' } },
    });
    expect(said(begun, 'go upper-landing', 'en')).toBe(
      'It’s on the way to the Attic, your place in the plan',
    );
    expect(said(begun, 'go upper-landing', 'zh-Hant')).toBe('照計畫你該去閣樓，這在路上');
    expect(reasonOf(begun, 'go entrance-hall')).toMatchObject({ kind: 'meanwhile' });
  });
});

describe('what is done before one goes on', () => {
  test('BH-h36-H: a thing is picked up first, and said to be', () => {
    const begun = hauntedHouse(36, {
      omen: 'medallion',
      tiles: [['attic', 'upper', 0, -1]],
      rooms: ['foyer', 'foyer', 'upper-landing'],
    });
    begun.G.piles.push({ room: 'upper-landing', side: null, cards: ['axe'] });
    begun.run([], '2');
    expect(reasonOf(begun, 'take axe')).toEqual({
      kind: 'meanwhile',
      facts: { room: { term: 'rooms.attic' } },
    });
    expect(said(begun, 'take axe', 'en')).toBe('This first, then on to the Attic');
  });

  test('BH-h15-H: whoever does not go to the Dragon yet is told who is there', () => {
    const begun = hauntedHouse(15, {
      omen: 'spear',
      rooms: ['upper-landing', 'foyer', 'upper-landing'],
      traits: [{}, { might: 8, speed: 4 }],
      cards: [[], ['spear']],
    });
    begun.put('m1', 'entrance-hall');
    untilTurnOf(begun, '1');
    expect(begun.viewOf('1').makingFor['1']?.room).toBe('entrance-hall');
    expect(reasonOf(begun, 'end')).toEqual({
      kind: 'guarded',
      facts: { room: { term: 'rooms.entrance-hall' } },
    });
    expect(said(begun, 'end', 'zh-Hant')).toBe('門廳裡有怪物');
  });
});

describe('38: two ways to attack one person', () => {
  /** Ox, with the Ring, is in the room of Peter, the traitor. */
  const house = (traits: Layout['traits'], cards: Layout['cards'] = [['ring']]): House => {
    const begun = hauntedHouse(38, {
      rooms: ['foyer', 'upper-landing', 'foyer'],
      traits: traits ?? [],
      cards,
      dice: Array<number>(60).fill(0),
    });
    untilTurnOf(begun, '0');
    begun.G.turn.seat = '0';
    return begun;
  };
  const KNOWING = { knowledge: 1 };
  const attacks = (begun: House) => looksAt(begun).filter((one) => one.startsWith('attack'));

  test('BH56 BH57: the one that is clearly less likely, and does no more, is not looked at', () => {
    const begun = house([{ might: 6, sanity: 1 }, { knowledge: 4 }, { ...KNOWING, might: 1 }]);
    expect(begun.choices).toEqual(expect.arrayContaining(['attack 2 might', 'attack 2 sanity ring']));
    expect(attacks(begun)).toEqual(['attack 2 might']);
  });

  test('BH57: where the mind has less left the Ring does more', () => {
    const begun = house([
      { might: 6, sanity: 1 },
      { knowledge: 4 },
      { ...KNOWING, might: 4, speed: 8, sanity: 1 },
    ]);
    expect(attacks(begun)).toContain('attack 2 sanity ring');
  });

  test('BH60: an attack with Might may rob where the Ring, likelier, may not', () => {
    const traits = [{ might: 1, sanity: 8 }, { knowledge: 4 }, { ...KNOWING, might: 6, sanity: 1 }];
    expect(attacks(house(traits, [['ring'], [], ['axe']]))).toContain('attack 2 might');
  });
});

describe('9: to the Chamber', () => {
  const house = (): House =>
    hauntedHouse(9, {
      cards: [[], ['holy-symbol']],
      rooms: ['foyer', 'catacombs 2', 'foyer'],
      tiles: [
        ['stairs-from-basement', 'basement', -1, 0, 3],
        ['catacombs', 'basement', 0, 1],
        ['pentagram-chamber', 'basement', 0, 2, 3],
        ['ballroom', 'ground', 1, 1],
      ],
    });

  test('BH-h09-H: the rite is what speaks for going there', () => {
    const begun = house();
    expect(begun.asked).toBe('1 turn');
    expect(said(begun, 'go pentagram-chamber', 'en')).toBe(
      'Goal: You have the Holy Symbol: take it to the Pentagram Chamber for the rite (0 of 3)',
    );
    expect(said(begun, 'go pentagram-chamber', 'zh-Hant')).toMatch(/^目標：.*五芒星/);
  });
});

describe('9: the Chamber is in the house, and no rooms lead there', () => {
  test('BH-h09-H: that is why one looks on, in every room and at every door', () => {
    const begun = hauntedHouse(9, {
      cards: [[], ['holy-symbol']],
      rooms: ['foyer', 'entrance-hall', 'foyer'],
      tiles: [
        ['stairs-from-basement', 'basement', -1, 0, 3],
        ['pentagram-chamber', 'basement', 3, 3, 0],
        ['ballroom', 'ground', 1, 1],
      ],
    });
    expect(begun.viewOf('1').makingFor['1']).toEqual({ room: 'pentagram-chamber', why: 'own', way: null });
    for (const name of ['go foyer', 'discover entrance-hall 0'])
      expect(reasonOf(begun, name)).toEqual({
        kind: 'no-way',
        facts: { room: { term: 'rooms.pentagram-chamber' } },
      });
  });
});

describe('34: a Key for each', () => {
  /** Missy in the Gallery's neighbourhood; the side's next Key is in the Catacombs. */
  const house = (): House => {
    const begun = hauntedHouse(34, {
      rooms: ['entrance-hall', 'upper-landing', 'entrance-hall'],
      tiles: [
        ['catacombs', 'basement', 0, 1],
        ['gallery', 'upper', 0, -1, 0],
        ['ballroom', 'ground', 1, -1],
      ],
    });
    untilTurnOf(begun, '1');
    return begun;
  };

  test('BH-h34-H: what is nearest to a seat is what it makes for, in hint and plate alike', () => {
    const begun = house();
    expect(begun.viewOf('1').makingFor).toEqual({ 1: { room: 'gallery', why: 'own', way: ['gallery'] } });
    expect(reasonOf(begun, 'go gallery')?.kind).toMatch(/^goal/);
  });

  test('BH-coal-chute: what is as far away as that, and leads nowhere, is not on the way to it', () => {
    const begun = hauntedHouse(34, {
      rooms: ['entrance-hall', 'foyer', 'entrance-hall'],
      tiles: [
        ['gallery', 'upper', 0, -1, 0],
        ['ballroom', 'ground', 2, -1],
        ['coal-chute', 'ground', 2, -2, 2],
      ],
    });
    untilTurnOf(begun, '1');
    const seen = { ...begun.at, mine: null };
    expect([...distancesFrom(seen, 'foyer', '1')].filter(([, steps]) => steps === 3)).toEqual(
      expect.arrayContaining([
        ['gallery', 3],
        ['basement-landing', 3],
      ]),
    );
    expect(begun.viewOf('1').makingFor['1']?.way).toEqual(['grand-staircase', 'upper-landing', 'gallery']);
  });

  test('BH50: nobody else is told where a seat makes for', () => {
    expect(Object.keys(house().viewOf('2').makingFor)).toEqual(['2']);
    expect(house().viewOf(null).makingFor).toEqual({});
  });
});

describe('15: on the far side of the Catacombs, Armor in hand', () => {
  const house = (): House => {
    const begun = hauntedHouse(15, {
      omen: 'spear',
      tiles: [
        ['catacombs', 'basement', 0, -1],
        ['chasm', 'basement', 1, 0],
      ],
      rooms: ['entrance-hall', 'catacombs 0', 'entrance-hall'],
      traits: [{}, { sanity: 3 }],
    });
    untilTurnOf(begun, '1');
    return begun;
  };

  test('BH-h15-H: until it is had, one is where one is needed', () => {
    const begun = house();
    expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ room: { term: 'rooms.chasm' } });
    expect(begun.viewOf('1').makingFor['1']).toEqual({ room: 'catacombs', why: 'own', way: [] });
    expect(reasonOf(begun, 'end')).toMatchObject({ kind: 'here' });
  });

  test('BH-h15-H BH78: then the way to the Shield is what the barrier is crossed for, unlikely as it is', () => {
    const begun = house();
    begun.choose('use fetch armor');
    expect(begun.viewOf('1').makingFor['1']).toMatchObject({ room: 'chasm', isBarred: true });
    expect(reasonOf(begun, 'use catacombs')).toMatchObject({
      kind: 'odds-way',
      facts: { room: { term: 'rooms.chasm' }, from: 6 },
    });
    expect(reasonOf(begun, 'discover catacombs 0')).toEqual({
      kind: 'meanwhile',
      facts: { room: { term: 'rooms.chasm' } },
    });
  });
});

describe('what speaks for an end', () => {
  const begun = hauntedHouse(15, { omen: 'spear' });
  untilTurnOf(begun, '1');
  const { ctx } = decisionIn(begun).decision;
  const view = begun.viewOf('1');
  const choice = (move: Choice['move'], args: readonly string[] = []): Choice => ({
    move,
    args,
    clause: 'BH1',
    label: { kind: move, facts: {} },
  });
  const reason = (changed: Partial<BetrayalView>, args: readonly string[] = []) =>
    explain({ ...view, makingFor: {}, ...changed }, ctx, { move: 'end', args: [...args] }).reason?.kind;
  const refused: Choice = { ...choice('go', ['foyer']), not: { reason: 'movement-over' } };

  test('BH19: nothing is left but to put down or to trade, and no step', () => {
    const [end, drop] = [choice('end'), choice('drop', ['spear'])];
    expect(reason({ choices: [end, drop, refused] })).toBe('done');
    expect(reason({ choices: [end, drop, choice('go', ['foyer'])] })).toBeUndefined();
    expect(reason({ choices: [end, drop, choice('use', ['rope'])] })).toBeUndefined();
    // Where it is all there is, that is said as everywhere.
    expect(reason({ choices: [end, refused] })).toBeUndefined();
  });

  test('BH67: a monster is where the plan has it; one that is there for its prey has it to attack', () => {
    const ask = { ...view.ask, kind: 'monster', seat: '1' } as BetrayalView['ask'];
    const choices = [choice('end', ['dragon'])];
    const making = (why: 'own' | 'prey') => ({ dragon: { room: 'foyer', why, way: [] } });
    expect(reason({ ask, choices, makingFor: making('own') }, ['dragon'])).toBe('here-monster');
    expect(reason({ ask, choices, makingFor: making('prey') }, ['dragon'])).toBeUndefined();
  });

  test('BH-h42-S: a monster of one’s own side is no reason to stay away', () => {
    const monster = { ...begun.monster('dragon'), id: 'm', room: 'chapel', mover: null, stunned: 0 };
    const makingFor = { 1: { room: 'chapel', why: 'own', way: ['chapel'] } } as const;
    const choices = [choice('end'), choice('go', ['chapel'])];
    const told = (fightsFor: 'heroes' | 'traitor') =>
      reason({ choices, makingFor, monsters: [{ ...monster, fightsFor }] as BetrayalView['monsters'] });
    expect([told('traitor'), told('heroes')]).toEqual(['guarded', undefined]);
  });
});
