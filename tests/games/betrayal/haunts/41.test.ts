import { determinizeWith } from '@games/betrayal/bot/worlds';
import type { State } from '@games/betrayal/haunts/41-invisible-traitor/state';
import { type Unseen, within } from '@games/betrayal/parts/haunts/unseen';
import { topAsk } from '@games/betrayal/rules/agenda';
import { optionsFor } from '@games/betrayal/rules/asking';
import { viewsOf } from '@games/betrayal/rules/view';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { type Laid, ownStep, thrown } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse<State>;

/** North and south of the Foyer a room each; a barrier upstairs. */
const TILES: readonly Laid[] = [
  ['library', 'ground', 1, -1],
  ['ballroom', 'ground', 1, 1],
  ['tower', 'upper', 1, 0],
];

/** Ox has revealed it and is the traitor, in the Foyer; Missy begins, then Peter. */
const house = (more: More = {}): House =>
  hauntedHouse<State>(41, {
    tiles: TILES,
    rooms: ['entrance-hall', 'entrance-hall', 'ballroom'],
    setup: ['answer foyer'],
    ...more,
  });

const traitors = (more: More = {}): House => {
  const begun = house(more);
  untilTurnOf(begun, '0');
  return begun;
};
const withTurn = (seat: string, more: More = {}): House => {
  const begun = house(more);
  untilTurnOf(begun, seat);
  return begun;
};

const unseen = (begun: House): Unseen => begun.slice.unseen;
const lay = (begun: House, by: Partial<Unseen>): House => begun.set({ unseen: { ...unseen(begun), ...by } });
const at = (room: string, side: 0 | 1 | 2 | 3 | null = null) => ({ room, side });
const among = (begun: House): string[] =>
  unseen(begun)
    .among.map(({ room, side }) => (side === null ? room : `${room} ${side}`))
    .sort();
const told = (begun: House): string[] => journalFor(begun.G.journal ?? [], null).map(({ kind }) => kind);
const factsOf = (begun: House, kind: string) =>
  journalFor(begun.G.journal ?? [], null).findLast((one) => one.kind === kind)?.facts;
const silently = (begun: House): House => {
  begun.G.journal = [];
  return begun;
};
const marked = (begun: House, seat: string | null, word: string): string[] =>
  begun
    .viewOf(seat)
    .marks.filter((one) => one.word === word)
    .map(({ on }) => (on as { room: string }).room)
    .sort();
const figureOf = (begun: House, seat: string | null) => begun.viewOf(seat).explorers[0]?.room;
/** He strikes Missy in the Entrance Hall, who loses so much. */
const strikes = (begun: House, ...dice: number[]): House => {
  begun.reload(...dice);
  begun.choose('attack 1 might');
  while (!begun.asked.endsWith(' turn')) begun.choose(begun.choices[0] ?? '');
  return begun;
};

test.each(['heroes', 'traitor'])('BH-h41-H BH-h41-T: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('41', [side])).toHaveProperty([side]);
});

describe('BH-h41-S: off the board, where he has written', () => {
  test('any room there is, on either side of a barrier', () => {
    const begun = house({ setup: [] });
    expect(begun.asked).toBe('0 pick');
    expect(begun.choices).toEqual(
      expect.arrayContaining(['answer foyer', 'answer tower 1', 'answer tower 3', 'answer basement-landing']),
    );
    expect(begun.choices).toHaveLength(begun.G.tiles.length + 1);
    // Bots hide far from everybody.
    const [far, near] = ['basement-landing', 'entrance-hall'].map(
      (room) => begun.optionOf(`answer ${room}`)?.weight ?? 1,
    );
    expect(far).toBeGreaterThan(near ?? 0);
    begun.choose('answer tower 3');
    expect(unseen(begun).spot).toEqual(at('tower', 3));
    expect(among(begun)).toHaveLength(begun.G.tiles.length + 1);
  });

  test('he alone sees his figure; the others may see where it may be', () => {
    const begun = house();
    expect(['0', '1', '2', null].map((seat) => figureOf(begun, seat))).toEqual(['foyer', '', '', '']);
    expect(['0', '1', '2', null].map((seat) => marked(begun, seat, 'here'))).toEqual([['foyer'], [], [], []]);
    expect(marked(begun, '0', 'maybe')).not.toContain('foyer');
    expect(marked(begun, '1', 'maybe')).toContain('foyer');
    expect(marked(begun, '1', 'maybe')).toEqual(marked(begun, null, 'maybe'));
    expect([begun.shownTo('1'), begun.shownTo(null)]).toEqual([begun.shownTo('2'), begun.shownTo('2')]);
    expect(JSON.stringify((begun.shownTo('1') as State).unseen.spot)).toBe('null');
    expect(begun.viewOf('0').makingFor['0']).toBeDefined();
  });

  test('and when it is over all see it (BH155)', () => {
    const begun = house();
    begun.run([
      { do: 'die', seat: '1' },
      { do: 'die', seat: '2' },
    ]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', how: 'dead', winners: ['0'] });
    expect([figureOf(begun, '1'), figureOf(begun, null)]).toEqual(['foyer', 'foyer']);
  });
});

describe('BH-h41-K1: he walks or stays, then does something or ends his turn', () => {
  test('before he has done either, his turn can’t end; after it he can’t walk', () => {
    const begun = traitors();
    expect(begun.choices).not.toContain('end');
    expect(begun.choices).toEqual(expect.arrayContaining(['use stay', 'go library']));
    begun.choose('go library');
    expect(begun.choices).toContain('end');
    expect([...begun.of('go '), ...begun.of('use stay')]).toEqual([]);
    expect(begun.asked).toBe('0 turn');
  });

  test('of a walk and of a stay all see the same: that he has done the one or the other', () => {
    const [walking, staying] = [silently(traitors()), silently(traitors())];
    walking.choose('go library');
    staying.choose('use stay');
    for (const seat of ['1', '2', null]) expect(walking.viewOf(seat)).toEqual(staying.viewOf(seat));
    expect([told(walking), told(staying)]).toEqual([[], []]);
    expect([unseen(walking).spot, unseen(staying).spot]).toEqual([at('library'), at('foyer')]);
    expect(walking.G.turn).toMatchObject({ spent: 0, hasMoved: true });
    expect(walking.G.turn.walked).toBeUndefined();
    walking.choose('end');
    staying.choose('end');
    for (const seat of ['1', '2', null]) expect(walking.viewOf(seat)).toEqual(staying.viewOf(seat));
  });

  test('after what all have seen he walks on with what he has left', () => {
    const begun = traitors({ traits: [{ speed: 1 }], rooms: ['entrance-hall', 'entrance-hall', 'foyer'] });
    begun.G.piles.push({ room: 'foyer', side: null, cards: ['candle'] });
    begun.choose('go entrance-hall');
    expect(unseen(begun).walked).toBe(1);
    strikes(begun, 0, 0);
    expect(unseen(begun).hasWalked).toBe(false);
    expect(begun.choices).toContain('use stay');
    const speed = begun.viewOf('0').values['0']?.speed ?? 0;
    expect(speed).toBe(2);
    begun.choose('go foyer');
    expect(begun.of('go ')).toEqual([]);
    expect(unseen(begun).walked).toBe(2);
    begun.choose('take candle');
    expect([...begun.of('go '), ...begun.of('discover ')]).toEqual([]);
    expect(begun.choices).toContain('use stay');
  });

  test('in his next turn he has all his spaces again', () => {
    const begun = traitors();
    const whole = begun.of('go ').length;
    begun.choose('go library');
    expect(unseen(begun).walked).toBe(1);
    begun.choose('end');
    untilTurnOf(begun, '0');
    expect(unseen(begun)).toMatchObject({ walked: 0, least: 0, hasWalked: false, trail: null });
    begun.choose('go foyer', 'end');
    untilTurnOf(begun, '0');
    expect(begun.of('go ')).toHaveLength(whole);
  });

  test('whose movement is over may end at once', () => {
    const begun = traitors();
    begun.run([{ do: 'halt' }], '0');
    expect(begun.choices).toContain('end');
    expect([...begun.of('go '), ...begun.of('use stay')]).toEqual([]);
  });

  test('what one does in one place is over when he may have left it (BH34)', () => {
    const begun = traitors({ cards: [['candle', 'axe']] });
    begun.choose('drop candle');
    expect(begun.choices).toContain('drop axe');
    begun.choose('use stay');
    expect(begun.choices).not.toContain('drop axe');
  });
});

describe('BH-h41-D1: nobody is in the way', () => {
  test('his room costs its heroes nothing to leave, nor theirs him', () => {
    const begun = traitors();
    begun.put('1', 'foyer');
    expect(begun.optionOf('go entrance-hall')?.cost).toBe(1);
    untilTurnOf(lay(begun.settle(), { hasWalked: true }), '1');
    expect(begun.optionOf('go entrance-hall')?.cost).toBe(1);
  });
});

describe('BH-h41-D8 BH-h41-D2: what he does besides all see', () => {
  test('he is seen where he does it, and is gone after it', () => {
    const begun = traitors();
    begun.G.piles.push({ room: 'library', side: null, cards: ['candle'] });
    begun.choose('go library');
    silently(begun).choose('take candle');
    expect(told(begun)).toEqual(['appears', 'take', 'vanishes']);
    expect(factsOf(begun, 'appears')).toEqual({ room: { term: 'rooms.library' } });
    expect(begun.G.explorers[0]).toMatchObject({ room: '', side: null, cards: ['candle'] });
    expect(among(begun)).toEqual(['library']);
    expect(begun.G.piles.filter(({ cards }) => cards.length > 0)).toEqual([]);
  });

  test('new rooms too, opened from where he stands (BH-h41-K4), and he is seen while he is asked', () => {
    const begun = traitors({ stack: ['patio'] });
    expect(begun.of('discover ')).toEqual([]);
    begun.choose('go entrance-hall');
    expect(begun.of('discover ').length).toBeGreaterThan(0);
    begun.choose(begun.of('discover ')[0] ?? '');
    expect(figureOf(begun, '1')).toBe('entrance-hall');
    expect(begun.asked).toBe('0 place');
  });

  test('a barrier that does not stop him he crosses unseen (BH-h41-K4)', () => {
    const begun = traitors({ setup: ['answer tower 3'] });
    silently(begun).choose('use tower');
    expect(told(begun)).toEqual([]);
    expect(unseen(begun)).toMatchObject({ spot: at('tower', 1), walked: 0, hasWalked: true });
  });
});

describe('BH-h41-R BH-h41-D3: sneak attack', () => {
  test('half as many dice as heroes, rounded up, without defence', () => {
    const begun = traitors();
    begun.choose('go entrance-hall');
    expect(begun.optionOf('attack 1 might')?.odds).toMatchObject({ dice: 1 });
    begun.reload(2);
    begun.choose('attack 1 might');
    expect(begun.asked).toBe('1 split');
    expect(begun.dice).toEqual([]);
    begun.choose(begun.choices[0] ?? '');
    expect(begun.G.turn.hasAttacked).toBe(true);
    expect(Object.values(begun.changes('1')).reduce((sum, by) => sum + by, 0)).toBe(-2);
    expect(begun.of('attack ')).toEqual([]);
  });

  test('the journal says who it was; a bot strikes rather than reach into pockets', () => {
    const begun = traitors({ cards: [[], ['candle']] });
    begun.choose('go entrance-hall');
    const weights = ['attack 1 might', 'use steal 1', 'use stay'].map(
      (one) => begun.optionOf(one)?.weight ?? 1,
    );
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    silently(begun).reload(2);
    begun.choose('attack 1 might');
    expect(factsOf(begun, 'hurt')).toMatchObject({ points: 2, of: { seat: '0' } });
  });

  test('BH-h41-K7: of five heroes three dice, the dead counted', () => {
    const begun = traitors({
      explorers: [
        'ox-bellows',
        'missy-dubourde',
        'peter-akimoto',
        'zoe-ingstrom',
        'father-rhinehardt',
        'madame-zostra',
      ],
    });
    begun.run([{ do: 'die', seat: '4' }]);
    untilTurnOf(begun, '0');
    begun.choose('go entrance-hall');
    expect(begun.optionOf('attack 1 might')?.odds).toMatchObject({ dice: 3 });
  });

  test('BH-h41-K7 BH-g28: Armor helps against it', () => {
    const begun = traitors({ cards: [[], ['armor']] });
    begun.choose('go entrance-hall');
    begun.reload(1);
    begun.choose('attack 1 might');
    expect(begun.changes('1')).toEqual({});
  });

  test('with a weapon it is a normal fight, in the same turn as a theft', () => {
    const begun = traitors({ cards: [['axe'], ['candle']], traits: [{ speed: 8 }] });
    begun.choose('go entrance-hall');
    begun.load('0', 'speed', 1);
    begun.choose('use steal 1');
    expect(begun.choices).toEqual(expect.arrayContaining(['attack 1 might', 'attack 1 might axe']));
    begun.load('0', 'might', 3, 1);
    begun.load('1', 'might', 3);
    silently(begun).choose('attack 1 might axe');
    expect(told(begun)).toEqual(['appears', 'attack', 'roll', 'roll', 'fight-tie', 'vanishes']);
  });

  test('the Ring gives him no attack with Sanity; a hero has it', () => {
    const begun = traitors({ cards: [['ring']] });
    begun.choose('go entrance-hall');
    expect(begun.of('attack ')).toEqual(['attack 1 might']);
    const heroic = withTurn('1', { cards: [[], ['ring']], setup: ['answer entrance-hall'] });
    expect(heroic.of('attack ')).toEqual(['attack 0 might', 'attack 0 sanity ring']);
    heroic.put('2', 'entrance-hall');
    expect(heroic.of('attack 2')).toEqual([]);
  });

  test('BH-h41-D7: on the other side of a barrier nobody is beside him', () => {
    const begun = traitors({ setup: ['answer tower 1'], rooms: ['entrance-hall', 'tower 3', 'ballroom'] });
    begun.G.explorers[1]?.cards.push('candle');
    expect([...begun.of('attack '), ...begun.of('use steal')]).toEqual([]);
    begun.choose('use tower');
    expect([...begun.of('attack '), ...begun.of('use steal')]).toEqual(['attack 1 might', 'use steal 1']);
    const heroic = withTurn('1', { setup: ['answer tower 1'], rooms: ['entrance-hall', 'tower 3'] });
    silently(heroic).choose('attack 0 might');
    expect(told(heroic)).toEqual(['thin-air']);
  });
});

describe('BH-h41-D4 BH-h41-D11 BH-h41-D15: whoever lives through it feels where he went', () => {
  /** He has struck Missy and done so much more; at the end of his turn she rolls so much. */
  const feels = (total: number, ...then: readonly string[]): House => {
    const begun = traitors({ traits: [{}, { knowledge: 6 }] });
    begun.choose('go entrance-hall');
    strikes(begun, 0);
    begun.choose(...then);
    begun.reload();
    begun.load('1', 'knowledge', total);
    silently(begun).choose('end');
    expect(begun.dice).toEqual([]);
    return begun;
  };

  test.each([
    ['nothing below 3', 2, 'use stay', 'task-failed'],
    ['still here by 3', 3, 'use stay', 'feels-here'],
    ['by which way he left by 4', 4, 'go library', 'feels-exit'],
    ['the room by 5', 5, 'go library', 'feels-room'],
  ] as const)('%s', (_, total, then, kind) => {
    const begun = feels(total, then);
    expect(told(begun)).toContain(kind);
    expect(told(begun).filter((one) => /^(?:feels|task)/.test(one))).toHaveLength(1);
    if (kind === 'feels-here') expect(among(begun)).toEqual(['entrance-hall']);
    if (kind === 'feels-room') expect(among(begun)).toEqual(['library']);
    if (kind === 'task-failed') expect(among(begun).length).toBeGreaterThan(2);
    if (kind === 'feels-exit') {
      expect(factsOf(begun, kind)).toEqual({ room: { term: 'rooms.foyer' } });
      expect(among(begun)).toContain('library');
      expect(among(begun)).not.toContain('entrance-hall');
    }
  });

  test('who hears by which way he left knows how far he can be by that (BH-h41-D13)', () => {
    const begun = traitors({ rooms: ['entrance-hall', 'foyer', 'ballroom'], traits: [{ speed: 1 }] });
    begun.choose('use stay');
    strikes(begun, 0);
    begun.choose('go library');
    expect(among(begun)).toEqual(expect.arrayContaining(['ballroom', 'entrance-hall', 'foyer', 'library']));
    begun.load('1', 'knowledge', 4);
    begun.choose('end');
    expect(among(begun)).toEqual(['library']);
  });

  test('but not where he has been seen again in between', () => {
    const begun = traitors({ rooms: ['entrance-hall', 'foyer', 'ballroom'], traits: [{ speed: 4 }] });
    begun.G.piles.push({ room: 'library', side: null, cards: ['candle'] });
    begun.choose('use stay');
    strikes(begun, 0);
    begun.choose('go library', 'take candle', 'go entrance-hall');
    begun.load('1', 'knowledge', 4);
    silently(begun).choose('end');
    expect(factsOf(begun, 'feels-exit')).toEqual({ room: { term: 'rooms.library' } });
    expect(among(begun)).toContain('entrance-hall');
  });

  test('till then how he left is his secret', () => {
    const begun = traitors();
    begun.choose('go entrance-hall');
    strikes(begun, 0);
    begun.choose('go library');
    const exits = ['0', '1', '2', null].map((seat) => (begun.shownTo(seat) as State).unseen.trail?.exit);
    expect(exits).toEqual([at('foyer'), null, null, null]);
  });

  test('once, not in the turns after it', () => {
    const begun = feels(0, 'use stay');
    untilTurnOf(begun, '0');
    begun.choose('use stay');
    silently(begun).choose('end');
    expect(told(begun).filter((one) => one.startsWith('roll'))).toEqual([]);
  });

  test('whoever is dead feels nothing, nobody who was not struck either', () => {
    const begun = traitors({ traits: [{}, { might: 1, speed: 1 }] });
    begun.choose('go entrance-hall');
    strikes(begun, 2);
    expect(begun.G.explorers[1]?.life).toBe('dead');
    begun.choose('use stay');
    silently(begun).choose('end');
    expect(told(begun).filter((one) => /^(?:roll|feels|task)/.test(one))).toEqual([]);
  });

  test('put elsewhere by a card: by no way', () => {
    const begun = traitors();
    begun.choose('go entrance-hall');
    strikes(begun, 0);
    lay(begun, {
      spot: at('basement-landing'),
      among: [at('basement-landing')],
      trail: { from: at('entrance-hall'), exit: 'none', pins: 1 },
    });
    begun.choose('use stay');
    begun.load('1', 'knowledge', 3);
    silently(begun).choose('end');
    expect(told(begun)).toContain('feels-gone');
  });

  test('crossing a barrier is no way out of the room (BH-h41-D11)', () => {
    const begun = traitors({ setup: ['answer tower 3'], rooms: ['entrance-hall', 'tower 3'] });
    begun.G.piles.push({ room: 'tower', side: 1, cards: ['candle'] });
    begun.choose('use stay');
    strikes(begun, 0);
    begun.choose('use tower');
    expect(unseen(begun).trail?.exit).toBeNull();
    begun.bring('0', 'tower 3');
    expect(unseen(begun).trail?.exit).toBeNull();
    begun.choose('take candle', 'go upper-landing');
    begun.load('1', 'knowledge', 4);
    silently(begun).choose('end');
    expect(factsOf(begun, 'feels-exit')).toEqual({ room: { term: 'rooms.upper-landing' } });
  });

  test('a bot that can’t know by which way takes one of them', () => {
    const begun = traitors();
    begun.choose('go entrance-hall');
    strikes(begun, 0);
    begun.choose('go library');
    const worlds = Array.from({ length: 40 }, (_, n) => {
      const random = new RandomSource({ seed: `exit ${n}`, position: 0 });
      const guess = begun.box.haunts[41]?.guess(begun.shownTo('1') as never, random, begun.at as never);
      return (guess as unknown as State).unseen;
    });
    const exits = (isStill: boolean) => [
      ...new Set(
        worlds
          .filter(({ spot }) => (spot?.room === 'entrance-hall') === isStill)
          .map(({ trail }) => (trail?.exit as Unseen['spot'])?.room),
      ),
    ];
    expect(exits(true)).toEqual([undefined]);
    expect(exits(false)).toEqual(['foyer']);
    // He himself knows, also while all see him.
    const own = begun.shownTo('0') as State;
    const seen = { ...own, unseen: { ...own.unseen, spot: null } };
    lay(begun, { spot: null }).put('0', 'library');
    const random = new RandomSource({ seed: 'own', position: 0 });
    const trail = { from: at('entrance-hall'), exit: 'none', pins: 1 } as const;
    const guess = begun.box.haunts[41]?.guess(
      { ...seen, unseen: { ...seen.unseen, trail } } as never,
      random,
      begun.at as never,
    );
    expect((guess as unknown as State).unseen.trail).toEqual(trail);
  });

  test('what puts him elsewhere while he is seen is no way; a way that he is seen to go is', () => {
    const followed = (to: string): Unseen['trail'] => {
      const begun = traitors();
      begun.run([{ do: 'put', seat: '0', to: at('entrance-hall') }], '0');
      Object.assign(begun.G.explorers[0] ?? {}, at('entrance-hall'));
      lay(begun, { spot: null, trail: { from: at('entrance-hall'), exit: null, pins: 1 } });
      begun.bring('0', to);
      return unseen(begun).trail;
    };
    expect(followed('upper-landing')?.exit).toBe('none');
    expect(followed('foyer')?.exit).toEqual(at('foyer'));
  });
});

describe('BH-h41-R BH-h41-D10: steal', () => {
  const beside = (more: More = {}): House => {
    const begun = traitors({ cards: [[], ['candle'], ['axe']], ...more });
    begun.choose('go entrance-hall');
    return begun;
  };

  test('4+ takes, and all see where', () => {
    const begun = beside();
    begun.load('0', 'speed', 4);
    silently(begun).choose('use steal 1');
    expect(told(begun)).toEqual(['reaches', 'roll', 'appears', 'steal', 'vanishes']);
    expect(begun.G.explorers.map(({ cards }) => cards)).toEqual([['candle'], [], ['axe']]);
    expect(among(begun)).toEqual(['entrance-hall']);
  });

  test('BH-h41-K8: what he takes of several he chooses when all see him', () => {
    const begun = beside({ cards: [[], ['candle', 'healing-salve']] });
    begun.load('0', 'speed', 4);
    begun.choose('use steal 1');
    expect([begun.asked, begun.choices, figureOf(begun, '1')]).toEqual([
      '0 pick',
      ['answer candle', 'answer healing-salve'],
      'entrance-hall',
    ]);
  });

  test.each([1, 3])('%s tells that he tried, not whom: of whoever has something any may be it', (total) => {
    const begun = beside();
    begun.load('0', 'speed', total);
    silently(begun).choose('use steal 1');
    expect(told(begun)).toEqual(['reaches', 'roll', 'lets-go']);
    expect(journalFor(begun.G.journal ?? [], '1').every(({ facts }) => !('target' in facts))).toBe(true);
    expect(among(begun)).toEqual(['ballroom', 'entrance-hall']);
    expect(begun.slice.pocket).toBeNull();
    expect(begun.G.turn.hasAttacked).toBe(false);
    expect(begun.of('use steal')).toEqual([]);
  });

  test('0 tells whom, and so the room; he may walk on', () => {
    const begun = beside();
    begun.load('0', 'speed', 0);
    silently(begun).choose('use steal 1');
    expect(told(begun)).toEqual(['reaches', 'roll', 'felt-hand']);
    expect(journalFor(begun.G.journal ?? [], null).at(-1)).toMatchObject({ playerID: '1' });
    expect(among(begun)).toEqual(['entrance-hall']);
    expect(begun.choices).toContain('use stay');
  });

  test('BH-h41-K2: what lies where he stands neither helps nor hinders, and the odds say so', () => {
    const begun = beside();
    begun.G.tokens.push({ token: 'smoke', room: 'entrance-hall', side: null } as never);
    const { dice } = begun.settle().optionOf('use steal 1')?.odds ?? {};
    expect(dice).toBe(begun.viewOf('0').values['0']?.speed);
  });

  test('BH-h41-K2: while the dice wait nothing says whom, and nobody without anything is tried', () => {
    const begun = beside({ cards: [['rabbits-foot'], ['candle']] });
    begun.load('0', 'speed', 2);
    begun.choose('use steal 1');
    expect(begun.asked).toBe('0 after-roll');
    const { agenda, mine } = begun.viewOf('2');
    expect(JSON.stringify(agenda)).not.toContain('target');
    expect((mine as State).pocket).toBeNull();
    expect(begun.slice.pocket).toBe('1');
    const guesses = (seat: string, from: House) => {
      const random = new RandomSource({ seed: 'pocket', position: 0 });
      return from.box.haunts[41]?.guess(from.shownTo(seat) as never, random, from.at as never);
    };
    expect(guesses('2', begun)).toMatchObject({ pocket: '1', unseen: { spot: at('entrance-hall') } });
    expect(guesses('0', begun)).toEqual(begun.shownTo('0'));
    expect(guesses('0', house())).toEqual(house().shownTo('0'));
    expect(beside({ cards: [] }).of('use steal')).toEqual([]);
  });
});

describe('BH-h41-R BH-h41-D12 BH-h41-K5: blows into the air', () => {
  test('where he is not: the attack is used up, and so is the weapon; all know that he is not there', () => {
    const begun = withTurn('1', { cards: [[], ['axe']] });
    expect(begun.choices).toEqual(expect.arrayContaining(['attack 0 might', 'attack 0 might axe']));
    expect(among(begun)).toContain('entrance-hall');
    silently(begun).choose('attack 0 might axe');
    expect(told(begun)).toEqual(['thin-air']);
    expect(begun.G.turn).toMatchObject({ hasAttacked: true, usedCards: ['axe'] });
    expect(begun.of('attack ')).toEqual([]);
    expect(among(begun)).not.toContain('entrance-hall');
  });

  test('BH-h41-K6: where he is: a normal fight, before all eyes; then he is gone and known to be there', () => {
    const begun = withTurn('1', { setup: ['answer entrance-hall'], traits: [{ might: 5 }, { might: 5 }] });
    begun.load('1', 'might', 3);
    begun.load('0', 'might', 2);
    silently(begun).choose('attack 0 might');
    expect(told(begun).slice(0, 4)).toEqual(['appears', 'attack', 'roll', 'roll']);
    begun.choose(begun.choices[0] ?? '');
    expect(told(begun).at(-1)).toBe('vanishes');
    expect(begun.changes('0')).not.toEqual({});
    expect(among(begun)).toEqual(['entrance-hall']);
    expect(figureOf(begun, '2')).toBe('');
    expect(begun.of('attack ')).toEqual([]);
  });

  test('BH-h41-H: it kills him, and the heroes have won', () => {
    const begun = withTurn('1', {
      setup: ['answer entrance-hall'],
      traits: [{ might: 1, speed: 1 }, { might: 6 }],
    });
    begun.load('1', 'might', 6);
    begun.load('0', 'might', 0);
    begun.choose('attack 0 might');
    while (begun.G.outcome === null) begun.choose(begun.choices[0] ?? '');
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal', winners: ['1', '2'] });
    expect(begun.G.explorers[0]).toMatchObject({ life: 'dead', room: 'entrance-hall' });
  });

  test('nowhere where he can’t be: refused, whether he is there or not', () => {
    const begun = withTurn('1');
    lay(begun, { among: [at('foyer'), at('library')] });
    expect(begun.of('attack ')).toEqual([]);
    lay(begun, { among: [at('foyer'), at('entrance-hall')] });
    expect(begun.of('attack ')).toEqual(['attack 0 might']);
  });

  test('what a hero may do is the same to the rules, which know where he is', () => {
    const begun = withTurn('1', { setup: ['answer entrance-hall'], cards: [[], ['revolver']] });
    const ask = topAsk(begun.G);
    const names = (ask === null ? [] : optionsFor(begun.at, ask)).map(({ move, args }) =>
      [move, ...args].join(' '),
    );
    expect(names).toEqual(begun.viewOf('1').choices.map(({ move, args }) => [move, ...args].join(' ')));
    expect(names).toContain('attack 0 speed revolver foyer');
  });

  test('the chance is that of the fight, shared among the places', () => {
    const begun = withTurn('1');
    lay(begun, { among: [at('entrance-hall')] });
    const sure = begun.optionOf('attack 0 might')?.odds?.chance ?? 0;
    lay(begun, { among: [at('entrance-hall'), at('foyer')] });
    expect(begun.optionOf('attack 0 might')?.odds?.chance).toBeCloseTo(sure / 2);
  });
});

describe('BH-h41-D5: Revolver and Dynamite', () => {
  test('a shot into the right room is a shot', () => {
    const begun = withTurn('1', { cards: [[], ['revolver']] });
    expect(begun.of('attack 0 speed')).toEqual(
      expect.arrayContaining(['attack 0 speed revolver', 'attack 0 speed revolver foyer']),
    );
    begun.load('1', 'speed', 2, 1);
    begun.load('0', 'speed', 2);
    silently(begun).choose('attack 0 speed revolver foyer');
    expect(told(begun)).toEqual(['appears', 'attack', 'roll', 'roll', 'fight-tie', 'vanishes']);
  });

  test('into a wrong one it is spent for nothing', () => {
    const begun = withTurn('1', { cards: [[], ['revolver']], setup: ['answer library'] });
    silently(begun).choose('attack 0 speed revolver foyer');
    expect(told(begun)).toEqual(['thin-air']);
    expect(begun.G.turn).toMatchObject({ hasAttacked: true, usedCards: ['revolver'] });
  });

  test.each([
    ['right', 'foyer', true],
    ['wrong', 'library', false],
  ])('Dynamite into the %s room: spent, and he rolls if he is there', (_, room, isMet) => {
    const begun = withTurn('1', { cards: [[], ['dynamite']], setup: [`answer ${room}`] });
    if (isMet) begun.load('0', 'speed', 5);
    silently(begun).choose('use dynamite foyer');
    expect(told(begun).includes('appears')).toBe(isMet);
    expect(begun.dice).toEqual([]);
    expect(begun.G.explorers[1]?.cards).toEqual([]);
    expect(begun.G.turn.hasAttacked).toBe(true);
    expect(among(begun).includes('foyer')).toBe(isMet);
  });

  test('it goes off at whoever is there, be he elsewhere', () => {
    const rooms = [undefined, undefined, 'foyer'];
    const begun = withTurn('1', { cards: [[], ['dynamite']], rooms, setup: ['answer library'] });
    begun.load('2', 'speed', 5);
    silently(begun).choose('use dynamite foyer');
    expect(told(begun)).not.toContain('appears');
    expect(begun.dice).toEqual([]);
    expect(among(begun)).not.toContain('foyer');
  });

  test('also where it is thrown at somebody else', () => {
    const begun = withTurn('1', { cards: [[], ['dynamite']], rooms: [undefined, undefined, 'foyer'] });
    begun.load('0', 'speed', 5);
    begun.load('2', 'speed', 5);
    silently(begun).choose('use dynamite foyer');
    expect(told(begun)).toContain('appears');
    expect(begun.dice).toEqual([]);
  });
});

describe('BH-h41-D6 BH-h41-D15: Skull and Spirit Board', () => {
  const asking = (...cards: string[]): House =>
    withTurn('1', { cards: [[], cards], traits: [{}, { sanity: 2, knowledge: 6 }] });

  test('the Skull names the floor by Sanity 4+', () => {
    const begun = asking('skull');
    begun.load('1', 'sanity', 4);
    silently(begun).choose('use ask skull');
    expect(among(begun).every((place) => !place.includes('tower'))).toBe(true);
    expect(factsOf(begun, 'skull-says')).toEqual({ floor: { term: 'floors.ground' } });
    expect(among(begun)).toEqual(expect.arrayContaining(['foyer', 'library']));
    expect(among(begun)).not.toContain('upper-landing');
    expect(begun.G.turn.usedCards).toEqual([]);
    expect(begun.of('use ask')).toEqual([]);
    const weightOf = (one: House) => one.optionOf('use ask skull')?.weight ?? 1;
    expect(weightOf(asking('skull'))).toBeGreaterThan(10);
    expect(weightOf(lay(asking('skull'), { among: [at('foyer')] }))).toBeLessThan(0.1);
  });

  test('the Spirit Board names the symbol by Knowledge 4+', () => {
    const begun = withTurn('1', { cards: [[], ['spirit-board']], setup: ['answer library'] });
    begun.load('1', 'knowledge', 4);
    silently(begun).choose('use ask spirit-board');
    expect(told(begun).at(-1)).toBe('board-says-event');
    expect(among(begun)).toContain('library');
    expect(among(begun)).not.toContain('foyer');
  });

  test.each([
    ['skull', 'sanity'],
    ['spirit-board', 'knowledge'],
  ] as const)('the %s says nothing by 3', (card, trait) => {
    const begun = asking(card);
    const before = among(begun);
    begun.load('1', trait, 3);
    expect(begun.optionOf(`use ask ${card}`)?.odds).toMatchObject({
      dice: begun.viewOf('1').values['1']?.[trait],
    });
    silently(begun).choose(`use ask ${card}`);
    expect(told(begun).at(-1)).toBe('task-failed');
    expect(begun.dice).toEqual([]);
    expect(among(begun)).toEqual(before);
  });

  test('both, but before anything else is done', () => {
    const begun = asking('skull', 'spirit-board');
    begun.load('1', 'sanity', 0);
    begun.choose('use ask skull');
    expect(begun.of('use ask')).toEqual(['use ask spirit-board']);
    const other = asking('skull', 'spirit-board');
    other.load('1', 'knowledge', 0);
    other.choose('use ask spirit-board');
    expect(other.of('use ask')).toEqual(['use ask skull']);
    begun.choose('go foyer');
    expect(begun.of('use ask')).toEqual([]);
    const late = asking('skull', 'candle');
    late.G.turn.usedCards.push('candle');
    expect(late.settle().of('use ask')).toEqual([]);
  });

  test('BH-h41-K9: what helped with the one keeps nobody from the other', () => {
    const begun = asking('skull', 'spirit-board', 'rabbits-foot');
    begun.load('1', 'sanity', 0);
    begun.choose('use ask skull');
    begun.reload(0);
    begun.choose(begun.of('answer rabbits-foot')[0] ?? '');
    expect(begun.G.turn.usedCards).toEqual(['rabbits-foot']);
    expect(begun.of('use ask')).toEqual(['use ask spirit-board']);
  });

  test('not for the traitor', () => {
    expect(traitors({ cards: [['skull']] }).of('use ask')).toEqual([]);
  });
});

describe('BH-h41-D9 BH-h41-K3: what would meet him by his place, or with all others, does not', () => {
  test('an event that meets all of a room, or of the house', () => {
    const begun = withTurn('1', { rooms: ['entrance-hall', 'foyer', 'foyer'] });
    for (const card of ['closet-door', 'mists-from-the-walls', 'hideous-shriek', 'creepy-crawlies']) {
      begun.reload(...thrown(8, 0), ...thrown(8, 0), ...thrown(8, 0), ...thrown(8, 0));
      begun.draw(card, '1');
      for (let n = 0; n < 8 && !begun.asked.endsWith(' turn'); n++) {
        expect(begun.asked.startsWith('0')).toBe(false);
        begun.choose(begun.choices[0] ?? '');
      }
    }
    expect(begun.changes('0')).toEqual({});
  });

  test('the text of a room at the end of his turn', () => {
    const begun = traitors({ cards: [['candle']] });
    begun.choose('go library', 'drop candle', 'use stay');
    silently(begun).choose('end');
    expect(told(begun).every((kind) => ['turn', 'round'].includes(kind))).toBe(true);
  });
});

describe('BH-h41-D13: where he may be is worked out for all', () => {
  test('as far as his Speed goes, turn by turn; what tells less leaves fewer', () => {
    const begun = traitors({ traits: [{ speed: 1 }] });
    lay(begun, { among: [at('foyer')], since: [at('foyer')] });
    begun.choose('use stay');
    const near = [...within(begun.at, [at('foyer')], 2).values()].map(({ room }) => room).sort();
    expect(begun.viewOf('0').values['0']?.speed).toBe(2);
    expect(among(begun)).toEqual(near);
    expect(near).toEqual(expect.arrayContaining(['entrance-hall', 'ballroom', 'library']));
    expect(near).not.toContain('tower');
  });

  test('what he has walked to where all see him he has less to walk away with', () => {
    const begun = traitors({ traits: [{ speed: 1 }] });
    lay(begun, { among: [at('foyer')], since: [at('foyer')] });
    begun.choose('go entrance-hall');
    strikes(begun, 0);
    expect(unseen(begun).least).toBe(1);
    begun.choose('use stay');
    expect(among(begun)).toEqual(['entrance-hall', 'foyer']);
  });

  test('nor by what he has walked, which nobody knows, but by the least that it can have been', () => {
    const begun = traitors({ traits: [{ speed: 1 }] });
    lay(begun, { among: [at('foyer'), at('entrance-hall')] });
    begun.choose('go entrance-hall');
    strikes(begun, 0);
    expect(unseen(begun)).toMatchObject({ walked: 1, least: 0 });
    begun.choose('use stay');
    expect(among(begun)).toContain('library');
    expect(unseen(begun).among).toHaveLength(within(begun.at, [at('entrance-hall')], 2).size);
  });

  test('what all have seen him walk is not taken off once more', () => {
    const begun = traitors();
    const steps = [ownStep('haunt/unseen.appear'), { do: 'put', seat: '0', to: at('library') } as const];
    begun.run([...steps, ownStep('haunt/unseen.vanish')], '0');
    expect(unseen(begun)).toMatchObject({ spot: at('library'), among: [at('library')], least: 0 });
  });

  test('not where he would have been seen to go (BH-h41-K4)', () => {
    const begun = traitors({ tiles: [...TILES, ['mystic-elevator', 'ground', 0, -1, 2]] });
    lay(begun, { among: [at('entrance-hall')], since: [at('entrance-hall')] });
    begun.choose('use stay');
    expect(among(begun)).toContain('library');
    expect(among(begun)).not.toContain('mystic-elevator');
  });

  test('both sides of a barrier that does not stop him', () => {
    const begun = traitors();
    expect([...within(begun.at, [at('tower', 3)], 0).keys()].sort()).toEqual(['tower 1', 'tower 3']);
  });
});

describe('BH-h41-D14: a companion that lies in a room', () => {
  test('stays when he walks in unseen, and joins him where he is seen', () => {
    const begun = traitors();
    begun.G.piles.push({ room: 'library', side: null, cards: ['dog', 'candle'] });
    begun.choose('go library');
    expect(begun.G.explorers[0]?.cards).toEqual([]);
    begun.choose('take candle');
    expect(begun.G.explorers[0]?.cards).toEqual(['dog', 'candle']);
  });

  test('but nothing else that lies there', () => {
    const begun = traitors();
    begun.G.piles.push({ room: 'entrance-hall', side: null, cards: ['axe', 'girl'] });
    begun.choose('go entrance-hall');
    strikes(begun, 0);
    expect(begun.G.explorers[0]?.cards).toEqual(['girl']);
  });
});

test('BH-h41: a bot that has struck gets away from everybody, one that has not goes where somebody is', () => {
  const begun = traitors();
  expect(begun.viewOf('0').goal?.next.kind).toBe('stalk');
  begun.choose('go entrance-hall');
  strikes(begun, 0);
  expect(begun.viewOf('0').goal?.next.kind).toBe('get-away');
  expect(begun.viewOf('0').goal?.own?.['0']).not.toContain('entrance-hall');
  begun.choose('use stay');
  begun.load('1', 'knowledge', 0);
  begun.choose('end');
  lay(begun, { spot: at('library'), among: [at('library')] });
  expect(begun.viewOf('1').goal?.next).toMatchObject({ kind: 'corner' });
  lay(begun, { among: [at('library'), at('foyer')] });
  expect(begun.viewOf('1').goal?.next).toMatchObject({ kind: 'seek', facts: { left: 2 } });
});

describe('BH-h41: what bots make for', () => {
  test('heroes: one room each of those where he may be, all to where he is; to know it and to hurt him is progress', () => {
    const begun = withTurn('1', { rooms: ['entrance-hall', 'entrance-hall', 'entrance-hall'] });
    const goalOf = (...places: Unseen['among']) => {
      lay(begun, { among: places });
      return begun.viewOf('1').goal;
    };
    const two = goalOf(at('library'), at('ballroom'));
    expect(two?.wants).toEqual(['skull', 'spirit-board']);
    expect(
      Object.values(two?.own ?? {})
        .flat()
        .sort(),
    ).toEqual(['ballroom', 'library']);
    const one = goalOf(at('tower', 1), at('tower', 3));
    expect(one).toMatchObject({ next: { kind: 'corner' }, own: { 1: ['tower'], 2: ['tower'] } });
    expect(one?.progress ?? 0).toBeGreaterThan(two?.progress ?? 1);
    begun.rate('0', { might: 1 });
    expect(begun.viewOf('1').goal?.progress ?? 0).toBeGreaterThan(one?.progress ?? 1);
    expect(begun.viewOf('1').goal?.progress).toBeLessThanOrEqual(1);
  });

  test('the traitor: heroes, till he has struck; what they strike is not his', () => {
    const begun = withTurn('1');
    begun.choose('attack 0 might');
    expect(begun.viewOf('0').goal).toMatchObject({ next: { kind: 'stalk' }, progress: 0, prey: ['1', '2'] });
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.viewOf('0').goal?.progress).toBeCloseTo(1 / 2);
    untilTurnOf(begun, '0');
    begun.choose('go entrance-hall');
    strikes(begun, 0);
    expect(begun.viewOf('0').goal?.own?.['0']?.length).toBeGreaterThan(0);
    expect(begun.viewOf('0').goal?.prey).toBeUndefined();
  });
});

test.each([
  ['0', ['foyer']],
  ['1', ['library', 'tower']],
])('BH-h41-S: a world that a bot of seat %s thinks of is one that it would see so', (seat, spots) => {
  const begun = lay(withTurn('1'), { among: [at('library'), at('tower', 3)] });
  const worlds = Array.from({ length: 12 }, (_, n) => {
    const random = new RandomSource({ seed: `world ${n}`, position: 0 });
    return determinizeWith(begun.box)(begun.viewOf(seat), { numPlayers: 3 } as Ctx, random);
  });
  for (const world of worlds) {
    expect(world.explorers[0]).toMatchObject({ room: '', side: null });
    expect(viewsOf(begun.box).view(world, { numPlayers: 3 } as Ctx, seat)).toEqual(begun.viewOf(seat));
  }
  const thought = worlds.map(({ hidden }) => (hidden as State).unseen.spot?.room);
  expect([...new Set(thought)].sort()).toEqual(spots);
});
