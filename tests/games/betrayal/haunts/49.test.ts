import { policyWith } from '@games/betrayal/bot/policy';
import { evaluateWith } from '@games/betrayal/bot/value';
import { box } from '@games/betrayal/box';
import { ownerOf } from '@games/betrayal/rules/figures';
import type { Step } from '@games/betrayal/rules/step';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { waysFrom } from '@games/betrayal/rules/ways';
import type { Ctx } from '@/kit/action';
import type { Laid } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';
import { hauntFile } from '../words';

type Slice = { readonly rites: Readonly<Record<string, number>>; readonly stun: 'due' | 'now' | null };
type House = HauntedHouse<Slice>;
type Layout = Parameters<typeof hauntedHouse>[1];

const SPIRIT = 'm1';
/** Bodies of the seats 1 and 2. */
const [OX, MISSY] = ['m2', 'm3'];
const STAIRS: Laid = ['stairs-from-basement', 'basement', 0, 1];
const BALLROOM: Laid = ['ballroom', 'ground', 1, -1];
const DINING: Laid = ['dining-room', 'ground', 2, -1];

/** Heather is the traitor; Ox (Sanity 3, Knowledge 3) has the first turn, then Missy (Sanity 3, Knowledge 4). */
const begun = (layout: Layout = {}): House =>
  hauntedHouse<Slice>(49, {
    omen: 'medallion',
    explorers: ['heather-granville', 'ox-bellows', 'missy-dubourde'],
    tiles: [STAIRS, BALLROOM, DINING],
    ...layout,
  });

const marksOf = (house: House, eye: string | null = '1') => (house.viewOf(eye) as BetrayalView).marks;
const goalOf = (house: House, eye: string) => (house.viewOf(eye) as BetrayalView).goal;
const reasonOf = (house: House, option: string) => house.optionOf(option)?.not?.reason;
const pileIn = ({ G }: House, room: string) => G.piles.find((one) => one.room === room)?.cards ?? [];
const kill = (house: House, seat: string): House => {
  house.run([{ do: 'die', seat }]);
  return house;
};

/** Where a figure gets to by one step, whatever it asks. */
const besides = (house: House, figure: string): string[] => {
  const seen = { ...house.at, mine: null };
  const one = house.G.explorers[Number(figure)] ?? house.monster(figure);
  const { room, side } = one ?? { room: '', side: null };
  return waysFrom(seen, figure, { room, side })
    .map(({ to }) => (to === null ? '?' : to.side === null ? to.room : `${to.room} ${to.side}`))
    .sort();
};

/** Somebody attacks somebody in the same place, and the two come to so much. */
function fights(
  house: House,
  attacker: string,
  target: string,
  trait: 'sanity' | 'knowledge',
  own: number,
  other: number,
) {
  house.load(attacker, trait, own);
  house.load(target, trait, other);
  const figure = attacker.startsWith('m') ? `${attacker} ` : '';
  house.choose(`attack ${figure}${target} ${trait}`);
  return house;
}

/** Ox and the Spirit in the Ballroom, where nobody else is; his turn. */
const met = (layout: Layout = {}): House => begun(layout).put('1', 'ballroom').put(SPIRIT, 'ballroom');
/** Ox and Heather there, away from all bodies; whose turn it is. */
const faced = (turn: string, layout: Layout = {}): House => {
  const house = begun(layout);
  untilTurnOf(house, turn);
  return house.put('1', 'ballroom').put('0', 'ballroom').put(SPIRIT, 'basement-landing');
};
/** The monsters’ turn, with Missy dead and the Spirit beside her body. */
const beside = (layout: Layout = {}): House => {
  const house = kill(begun(layout), '2');
  house.put(SPIRIT, 'dining-room').put(MISSY, 'dining-room');
  house.put('0', 'foyer').put('1', 'foyer');
  return house.night(3);
};
/** It tries the body on. */
const tries = (house: House, total: number): House => {
  house.load(SPIRIT, 'sanity', total);
  house.choose(`use ${SPIRIT} rite 2`);
  return house;
};
const hurts = (points: number, kind: 'physical' | 'mental' = 'physical'): Step => ({
  do: 'harm',
  seat: '1',
  kind,
  points,
});

test.each(['heroes', 'traitor'])('BH-h49: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('49', [side], 40)).toHaveProperty([side]);
});

describe('how it begins', () => {
  test('BH-h49-S, BH-h49-D8: each hero’s body lies where its Soul begins, and the Spirit comes out of the traitor’s room', () => {
    const house = begun({ rooms: ['foyer', 'ballroom', 'dining-room'], cards: [[], ['axe']] });
    expect(house.asked).toBe('1 turn');
    expect(house.G.monsters).toMatchObject([
      {
        id: SPIRIT,
        kind: 'astral-spirit',
        room: 'foyer',
        mover: '0',
        fightsFor: 'traitor',
        turn: 'monsters',
      },
      { id: OX, kind: 'body', room: 'ballroom', mover: '1', fightsFor: 'heroes', turn: 'none' },
      { id: MISSY, kind: 'body', room: 'dining-room', mover: '2', fightsFor: 'heroes', turn: 'none' },
    ]);
    expect([house.placeOf('1'), house.cardsOf('1')]).toEqual(['ballroom', ['axe']]);
  });

  test('BH-h49-S, BH-g26: whose body it is everybody sees, and whose is the Spirit in common', () => {
    const { G } = begun();
    expect(G.monsters.map((one) => ownerOf(G, one))).toEqual([null, '1', '2']);
    expect(
      G.journal?.filter(({ kind }) => kind === 'monster-comes').map(({ facts }) => facts?.monster),
    ).toEqual([
      { term: 'haunts.49.monsters.astral-spirit' },
      { term: 'haunts.49.monsters.body', of: '1' },
      { term: 'haunts.49.monsters.body', of: '2' },
    ]);
  });

  test('BH-h49-M: the Spirit has Speed 3, Sanity 6 and Knowledge 6, and no Might; a body has nothing', () => {
    const { values } = begun().viewOf('1') as BetrayalView;
    expect(values[SPIRIT]).toEqual({ speed: 3, sanity: 6, knowledge: 6 });
    expect(values[OX] ?? {}).toEqual({});
  });

  describe('BH-h49-D1, BH-h49-K1: with no way between basement and house the Stairs are found, and a hero places them', () => {
    test('none there or back', () => {
      const house = begun({ tiles: [] });
      expect(house.asked).toBe('1 doorway');
      expect(house.untilTurn().G.tiles.some(({ room }) => room === 'stairs-from-basement')).toBe(true);
    });

    test('only by the Elevator', () => {
      expect(begun({ tiles: [['mystic-elevator', 'basement', 1, 0, 3]] }).asked).toBe('1 doorway');
    });

    test('none but a hole, down which one comes', () => {
      expect(begun({ tiles: [['collapsed-room', 'ground', 2, 1]] }).asked).toBe('1 doorway');
    });

    test('a Soul goes up the Coal Chute', () => {
      expect(begun({ tiles: [['coal-chute', 'ground', 2, 1]] }).asked).toBe('1 turn');
    });

    test('the revealer places them, where he is a hero', () => {
      expect(begun({ tiles: [], revealer: '2' }).asked).toBe('2 doorway');
    });
  });
});

describe('where Souls go', () => {
  test('BH-h49-R: through walls into what lies next to them, and not through floors', () => {
    const house = begun({
      tiles: [STAIRS, ['ballroom', 'ground', 0, -1], ['attic', 'upper', 1, 0], ['larder', 'basement', 1, 0]],
      rooms: ['entrance-hall', 'grand-staircase'],
    });
    expect(besides(house, '1')).toEqual(['ballroom', 'foyer', 'upper-landing']);
    expect(house.of('go ')).toContain('go ballroom');
    expect(besides(house.put(SPIRIT, 'grand-staircase'), SPIRIT)).toEqual([
      'ballroom',
      'foyer',
      'upper-landing',
    ]);
    expect(besides(house.put('0', 'grand-staircase'), '0')).toEqual(['foyer', 'upper-landing']);
    expect(besides(house.put('1', 'upper-landing'), '1')).toEqual(['attic', 'grand-staircase']);
  });

  test('BH-h49-R, BH-h49-D7: they open no door into the unknown', () => {
    const house = begun({ rooms: ['foyer', 'foyer'] });
    expect(house.of('discover ')).toEqual([]);
    untilTurnOf(house, '0');
    expect(house.of('discover ')).not.toEqual([]);
  });

  test('BH-h49-D6, BH-h49-K8: the Coal Chute carries nobody off, and is a way up', () => {
    const tiles: Laid[] = [['coal-chute', 'ground', 2, 1]];
    const house = begun({ tiles, rooms: ['foyer'] });
    house.choose('go coal-chute');
    expect([house.placeOf('1'), house.G.turn.spent]).toEqual(['coal-chute', 1]);
    house.choose('go basement-landing');
    expect(house.placeOf('1')).toBe('basement-landing');
    house.choose('go coal-chute');
    expect([house.placeOf('1'), house.G.turn.spent]).toEqual(['coal-chute', 3]);
    untilTurnOf(house, '0');
    house.choose('go basement-landing');
    expect([house.placeOf('0'), besides(house, '0')]).toEqual([
      'basement-landing',
      expect.not.arrayContaining(['coal-chute']),
    ]);
  });

  test('BH-h49-R, BH-h49-K8: down from the Gallery for nothing and unhurt, and up again for a space', () => {
    const tiles: Laid[] = [STAIRS, BALLROOM, ['gallery', 'upper', 5, 5]];
    const house = begun({ tiles, rooms: ['foyer', 'gallery'] });
    expect(house.of('use gallery')).toEqual([]);
    house.choose('go ballroom');
    expect([house.placeOf('1'), house.G.turn.spent, house.changes('1')]).toEqual(['ballroom', 0, {}]);
    house.choose('go gallery');
    expect([house.placeOf('1'), house.G.turn.spent]).toEqual(['gallery', 1]);
    untilTurnOf(house, '0');
    house.put('0', 'ballroom');
    expect(besides(house, '0')).not.toContain('gallery');
  });

  test('BH-h49-R, BH-h49-K8: of a new hole the first to go down says where it leads, for nothing and into no new room; then it is a way up', () => {
    const tiles: Laid[] = [STAIRS, ['collapsed-room', 'ground', 2, 1], ['larder', 'basement', 3, 3]];
    const house = begun({ tiles, rooms: ['foyer', 'collapsed-room'] });
    expect(house.of('use collapsed-room')).toEqual([]);
    const count = house.G.tiles.length;
    house.choose('go larder');
    expect([house.placeOf('1'), house.G.turn.spent, house.changes('1'), house.tokens]).toEqual([
      'larder',
      0,
      {},
      ['below-collapsed-room in larder'],
    ]);
    expect(house.G.tiles).toHaveLength(count);
    house.choose('go collapsed-room');
    expect([house.placeOf('1'), house.G.turn.spent]).toEqual(['collapsed-room', 1]);
    expect(house.of('go stairs')).toEqual([]);
    untilTurnOf(house, '0');
    expect(besides(house.put('0', 'larder'), '0')).not.toContain('collapsed-room');
  });

  test.each([
    ['chasm', 'basement', 'larder', 1],
    ['catacombs', 'basement', 'larder', 2],
    ['tower', 'upper', 'conservatory', 1],
  ] as const)(
    'BH-h49-D6, BH-h49-K7: the %s bars no Soul’s way, and it crosses without a roll',
    (room, floor, other, far) => {
      const [x, y] = far === 1 ? [6, 5] : [5, 6];
      const tiles: Laid[] = [STAIRS, [room, floor, 5, 5], [other, floor, x, y, 3]];
      const side = far === 1 ? 3 : 0;
      const house = begun({ tiles, rooms: ['foyer', `${room} ${side}`] });
      expect(besides(house, '1')).toContain(other);
      house.choose(`use ${room}`);
      expect(house.placeOf('1')).toBe(`${room} ${far}`);
      expect(house.of(`use ${room}`)).not.toEqual([]);
      house.put('1', other);
      expect(besides(house, '1').filter((one) => one.startsWith(room))).toHaveLength(2);
    },
  );

  test('BH-h49-D6: a passage is open from either side of a barrier', () => {
    const ends = ['tower 1', 'foyer'].map((text) => {
      const [room = '', side] = text.split(' ');
      return { token: 'secret-passage', room, side: side === undefined ? null : (1 as const) };
    });
    const tokens = ends.map((one, id) => ({ ...one, id }));
    const house = begun({
      tiles: [STAIRS, ['tower', 'upper', 5, 5]],
      rooms: ['ballroom', 'tower 3'],
      tokens,
    });
    expect(besides(house, '1')).toContain('foyer');
  });

  test.each([
    ['attic', 'upper', false],
    ['junk-room', 'ground', false],
    ['graveyard', 'ground', true],
    ['pentagram-chamber', 'basement', true],
  ] as const)('BH-h49-D6, BH-h49-K7: the %s (%s) asks a roll of whoever leaves: %s', (room, floor, asks) => {
    const house = begun({
      tiles: [STAIRS, [room, floor, 5, 5], ['dusty-hallway', floor, 6, 5]],
      rooms: ['foyer', room],
    });
    expect(house.optionOf('go dusty-hallway')?.odds !== undefined).toBe(asks);
  });

  test('BH-h49-K7: the Furnace Room hurts the mind, and a Chapel raises it', () => {
    const house = begun({
      tiles: [STAIRS, ['furnace-room', 'basement', 5, 5]],
      rooms: ['foyer', 'furnace-room'],
    });
    house.choose('end');
    expect(house.choices).toEqual(['answer 1', 'answer 0']);
    house.choose('answer 1');
    expect(house.changes('1')).toEqual({ sanity: -1 });
    const chapel = begun({ tiles: [STAIRS, ['chapel', 'ground', 5, 5]], rooms: ['foyer', 'chapel'] });
    chapel.choose('end');
    expect(chapel.changes('1')).toEqual({ sanity: 1 });
  });
});

describe('what Souls find, hold and give', () => {
  test('BH-h49-K2, BH-h49-R: they draw no card of any deck', () => {
    const house = begun();
    for (const deck of ['item', 'omen', 'event'] as const) house.run([{ do: 'draw', deck, seat: '1' }], '1');
    expect([house.cardsOf('1'), house.told.includes('event')]).toEqual([[], false]);
    house.run([{ do: 'draw', deck: 'item', seat: '0' }], '0');
    expect(house.cardsOf('0')).toHaveLength(1);
  });

  test.each(['vault', 'puzzle-box', 'closet', 'safe', 'skeletons'])(
    'BH-h49-K2: what is tried for cards is refused: %s',
    (what) => {
      const tokens = ['closet', 'safe', 'skeletons'].map((token, id) => ({
        token,
        id,
        room: 'vault',
        side: null,
      }));
      const house = begun({
        tiles: [STAIRS, ['vault', 'upper', 5, 5]],
        rooms: ['vault', 'vault'],
        cards: [[], ['puzzle-box']],
        tokens,
      });
      expect(reasonOf(house, `use ${what}`)).toBe('soul-finds-nothing');
      if (what === 'puzzle-box') return;
      untilTurnOf(house, '0');
      expect(reasonOf(house, `use ${what}`)).toBeUndefined();
      expect(house.of(`use ${what}`)).not.toEqual([]);
    },
  );

  test('BH-h49-K2: to go there is another matter', () => {
    const house = begun({ tiles: [STAIRS, ['vault', 'upper', 1, 0]], rooms: ['foyer', 'upper-landing'] });
    expect(house.of('go vault')).toEqual(['go vault']);
  });

  test('BH-h49-D6, BH-h49-R: nothing is picked up, traded or dropped', () => {
    const house = begun({ rooms: ['foyer', 'foyer', 'foyer'], cards: [['axe'], ['bell'], ['idol']] });
    house.G.piles.push({ room: 'foyer', side: null, cards: ['spear'] });
    house.settle();
    expect([house.of('take'), house.of('trade'), house.of('drop')]).toEqual([[], [], []]);
    untilTurnOf(house, '0');
    expect([house.of('take'), house.of('trade'), house.of('drop')]).toEqual([
      ['take spear'],
      [],
      ['drop axe'],
    ]);
  });

  test('BH-h49-K9: nor taken from them', () => {
    const house = begun({
      rooms: ['foyer', 'foyer'],
      cards: [['pickpockets-gloves'], ['bell', 'pickpockets-gloves']],
    });
    expect(house.of('use pickpockets-gloves')).toEqual([]);
    untilTurnOf(house, '0');
    expect(house.of('use pickpockets-gloves')).toEqual([]);
  });

  test('BH-h49-D6, BH-h49-K9: a Soul’s items are destroyed with it, and its companion stays', () => {
    const house = begun({ rooms: ['foyer', 'ballroom'], cards: [['idol'], ['bell', 'holy-symbol', 'dog']] });
    kill(house, '1');
    expect([pileIn(house, 'ballroom'), house.G.gone]).toEqual([
      ['dog'],
      expect.arrayContaining(['bell', 'holy-symbol']),
    ]);
    kill(house, '0');
    expect(pileIn(house, 'foyer')).toEqual(['idol']);
  });

  test('BH-h49-K9: a companion that is left goes with the traitor, and with no Soul', () => {
    const house = begun({ rooms: ['foyer', 'foyer'] });
    house.G.piles.push({ room: 'ballroom', side: null, cards: ['girl'] });
    house.settle().choose('go ballroom');
    expect([house.cardsOf('1'), pileIn(house, 'ballroom')]).toEqual([[], ['girl']]);
    untilTurnOf(house, '0');
    house.choose('go ballroom');
    expect([house.cardsOf('0'), pileIn(house, 'ballroom')]).toEqual([['girl'], []]);
  });

  test('BH-h49-D7: The Beckoning finds no Patio for a Soul', () => {
    const house = begun({
      tiles: [STAIRS, ['balcony', 'upper', 0, 1]],
      rooms: ['foyer', 'balcony'],
      stack: ['patio'],
    });
    untilTurnOf(house, '0');
    house.load('1', 'sanity', 0);
    house.dice.push(1);
    house.draw('the-beckoning', '0');
    house.choose('answer accept');
    expect([house.placeOf('1'), house.G.tiles.some(({ room }) => room === 'patio')]).toEqual([
      'balcony',
      false,
    ]);
    expect(house.asked).toBe('1 split');
  });

  test('BH-h49-D7: no fall lays a room for a Soul, and one that a haunt lays is nobody’s find', () => {
    const falls = (isSetup: boolean, seat: string) => {
      const house = begun();
      house.run([{ do: 'place-new', floors: ['basement'], seat, isSetup }], seat);
      return house.asked;
    };
    expect([falls(false, '1'), falls(true, '1'), falls(false, '0')]).toEqual([
      '1 turn',
      '1 doorway',
      '0 doorway',
    ]);
  });

  test('BH-h49-D7: a slide leads a Soul into no new room', () => {
    const house = begun({
      tiles: [STAIRS, ['larder', 'basement', 3, 3]],
      tokens: [{ token: 'slide', room: 'foyer', side: null }],
      rooms: ['ballroom', 'foyer', 'foyer'],
    });
    const slides = () => {
      house.reload(0, 0, 0, 0, 0, 0, 0, 0);
      house.choose(house.of('use slide')[0] ?? '');
      return house.choices.includes('answer new');
    };
    expect(slides()).toBe(false);
    expect(house.choices).toContain('answer larder');
  });

  test('BH-h49-D7: … and the traitor into one', () => {
    const house = begun({
      tokens: [{ token: 'slide', room: 'foyer', side: null }],
      rooms: ['foyer', 'ballroom'],
    });
    untilTurnOf(house, '0');
    house.load('0', 'might', 0);
    house.choose(house.of('use slide')[0] ?? '');
    expect(house.choices).toContain('answer new');
  });
});

describe('what hurts a Soul', () => {
  test('BH-h49-R: what would harm the body harms the mind, and Armor is of no use', () => {
    const house = begun({ cards: [[], ['armor']] });
    house.run([hurts(2)]);
    expect(house.asked).toBe('1 split');
    house.choose('answer 2');
    expect(house.changes('1')).toEqual({ sanity: -2 });
    expect(house.G.journal?.find(({ kind }) => kind === 'hurt')?.facts?.kind).toEqual({
      term: 'harms.mental',
    });
  });

  test('BH-h49-R: not the traitor’s', () => {
    const house = begun();
    house.run([{ ...hurts(2), seat: '0' }]);
    house.choose('answer 2');
    expect(house.changes('0')).toEqual({ speed: -2 });
  });

  test('BH-h49-R: the Skull turns nothing to a body that isn’t there', () => {
    const house = begun({ cards: [[], ['skull']] });
    house.run([hurts(1, 'mental')]);
    expect(house.choices).toEqual(['answer 1', 'answer 0']);
    const other = begun({ cards: [['skull']] });
    other.run([{ ...hurts(1, 'mental'), seat: '0' }]);
    expect(other.choices).toContain('answer skull');
  });

  test('BH-h49-R: how bad it may be is said of the mind', () => {
    const tokens = [{ token: 'slide', room: 'foyer', side: null }];
    const ill = (traits: object) =>
      begun({ tokens, rooms: ['ballroom', 'foyer'], traits: [{}, traits] }).optionOf('use slide')?.odds?.end
        ?.ill;
    expect([ill({ speed: 1, might: 1 }), ill({ sanity: 1, knowledge: 1 })]).toEqual(['hurts', 'risks']);
  });
});

describe('how they fight', () => {
  test.each([
    ['1', ['attack 0 sanity', 'attack 0 knowledge']],
    ['0', ['attack 1 sanity', 'attack 1 knowledge']],
  ] as const)(
    'BH-h49-R, BH-h49-D2, BH-h49-K6: seat %s by Sanity or Knowledge, with bare hands',
    (turn, options) => {
      const arms = ['axe', 'spear', 'revolver', 'dynamite', 'ring'];
      const house = faced(turn, { cards: turn === '0' ? [arms] : [[], arms] });
      expect(house.of('attack')).toEqual(options);
      house.put('1', 'dining-room').put('2', 'dining-room');
      expect(house.of('use dynamite')).toEqual([]);
    },
  );

  test('BH-h49-R: who has won is told, and not that the haunt’s title has hurt anybody', () => {
    const house = fights(faced('0'), '0', '1', 'sanity', 4, 1);
    expect(house.G.journal?.find(({ kind }) => kind === 'hurt')?.facts).toMatchObject({
      known: 'no',
      of: '',
    });
  });

  test('BH-h49-K6: what helps a roll helps a Soul’s', () => {
    const house = met({ cards: [[], ['lucky-stone']] });
    house.load('1', 'sanity', 0);
    house.choose(`attack ${SPIRIT} sanity`);
    expect([house.asked, house.of('answer lucky-stone').length > 0]).toEqual(['1 after-roll', true]);
  });

  test('BH170: an event that orders an attack with Might finds no Soul', () => {
    const house = faced('0');
    house.load('0', 'sanity', 0);
    house.draw('bloody-vision', '0');
    house.choose('answer accept');
    expect([house.asked, house.told.includes('attack')]).toEqual(['0 turn', false]);
  });

  test.each(['sanity', 'knowledge'] as const)(
    'BH-h49-H, BH-h49-D3: beaten with %s the Spirit is a step nearer to its end, and stays up',
    (trait) => {
      const house = fights(met(), '1', SPIRIT, trait, 4, 1);
      expect(house.monster(SPIRIT)).toMatchObject({ wounds: 1, stunned: 0 });
      expect(marksOf(house)).toContainEqual({ on: { monster: SPIRIT }, word: 'wounds', value: 1 });
      expect(house.of('attack')).toEqual([]);
      expect(reasonOf(house, `attack ${SPIRIT} ${trait}`)).toBe('has-attacked');
    },
  );

  test.each([
    [2, 2],
    [0, 5],
  ])('BH-h49-H: %d against %d does nothing to anybody', (own, other) => {
    const house = fights(met(), '1', SPIRIT, 'sanity', own, other);
    expect([house.asked, house.changes('1'), house.monster(SPIRIT)?.wounds]).toEqual(['1 turn', {}, 0]);
  });

  test('BH-h49-H: as many wins as there are players end it', () => {
    const house = met().alter(SPIRIT, { wounds: 1 });
    fights(house, '1', SPIRIT, 'sanity', 3, 0);
    expect(house.G.outcome).toBeNull();
    house.choose('end');
    house.put('2', 'ballroom');
    fights(house, '2', SPIRIT, 'knowledge', 1, 0);
    expect(house.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
    expect(house.told).toContain('spirit-fades');
  });

  test('BH-h49-D3, BH-h49-T: the Spirit attacks with Sanity or Knowledge, and hurts the mind', () => {
    const house = begun().night(3);
    house.put(SPIRIT, 'ballroom').put('1', 'ballroom').put('0', 'foyer').put('2', 'foyer');
    expect(house.of('attack')).toEqual([`attack ${SPIRIT} 1 sanity`, `attack ${SPIRIT} 1 knowledge`]);
    fights(house, SPIRIT, '1', 'knowledge', 3, 1);
    expect(house.asked).toBe('1 split');
    house.choose('answer 0');
    expect([house.changes('1'), house.of('attack')]).toEqual([{ knowledge: -2 }, []]);
  });

  test('BH-h49-D11: its lost attack is nothing, and no win of the Soul’s', () => {
    const house = begun().night(3);
    house.put(SPIRIT, 'ballroom').put('1', 'ballroom');
    fights(house, SPIRIT, '1', 'sanity', 0, 4);
    expect(house.monster(SPIRIT)).toMatchObject({ wounds: 0, stunned: 0, isDone: false });
    expect(house.told).toContain('unhurt');
  });

  test('BH-h49-D3: harm of another kind does nothing to it, nor to a body', () => {
    const house = begun();
    for (const seat of [SPIRIT, OX]) house.run([{ do: 'harm', seat, kind: 'physical', points: 3 }]);
    expect(house.G.monsters.map(({ wounds, stunned }) => [wounds, stunned])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('BH-h49-T: with no Soul left the traitor has won', () => {
    const house = begun();
    kill(kill(house, '1'), '2');
    expect(house.G.outcome).toMatchObject({ side: 'traitor', how: 'dead' });
  });
});

describe('a traitor who is stunned', () => {
  test('BH-h49-D10: a Soul’s win stuns him and hurts him not', () => {
    const house = fights(faced('1'), '1', '0', 'sanity', 5, 0);
    expect([house.slice.stun, house.changes('0'), house.asked]).toEqual(['due', {}, '1 turn']);
    for (const eye of ['0', '1', null])
      expect(marksOf(house, eye)).toContainEqual({ on: { seat: '0' }, word: 'stunned' });
  });

  test('BH-h49-D10: once he is dead nobody is told that he misses a turn', () => {
    const house = faced('1').set({ stun: 'due' });
    house.run([{ do: 'die', seat: '0' }]);
    expect(marksOf(house).filter(({ word }) => word === 'stunned')).toEqual([]);
  });

  test('BH-h49-D10: nobody can hit him again', () => {
    const house = fights(faced('1'), '1', '0', 'sanity', 5, 0);
    house.choose('end');
    house.put('2', 'ballroom');
    expect(house.of('attack')).toEqual([]);
    expect(house.set({ stun: null }).of('attack')).not.toEqual([]);
  });

  test('BH-h49-K3: he slows nobody', () => {
    const house = faced('1');
    const price = () => house.optionOf('go dining-room')?.cost;
    expect(price()).toBe(2);
    house.set({ stun: 'due' });
    expect(price()).toBe(1);
    house.put('0', 'foyer');
    expect(price()).toBe(1);
    house.put('0', 'ballroom').run([{ do: 'die', seat: '0' }]);
    expect(price()).toBe(1);
  });

  test('BH-h49-K3: nor is he any help to the Spirit beside him', () => {
    const house = faced('1');
    house.put('1', 'foyer').put('2', 'foyer').put(SPIRIT, 'ballroom').night(3);
    house.put('0', 'ballroom').put(SPIRIT, 'ballroom').set({ stun: 'due' });
    expect(house.optionOf(`go ${SPIRIT} dining-room`)?.cost).toBe(1);
  });

  test('BH-h49-D10: his next turn is missed, and over; then he is up again', () => {
    const house = faced('1').set({ stun: 'due' });
    untilTurnOf(house, '2');
    house.load(SPIRIT, 'speed', 3);
    house.choose('end');
    expect([house.told.includes('turn-missed'), house.slice.stun]).toEqual([true, null]);
    expect(house.asked).toBe('0 monster');
    expect(house.G.turnsTaken[0]).toBe(1);
    house.rest();
    untilTurnOf(house, '0');
    expect(house.of('go ')).not.toEqual([]);
  });

  test('BH-h49-D10: the end of a turn that he misses still comes', () => {
    const tiles: Laid[] = [STAIRS, BALLROOM, ['gymnasium', 'upper', 5, 5]];
    const house = begun({ tiles }).set({ stun: 'due' }).put('0', 'gymnasium');
    untilTurnOf(house, '2');
    house.load(SPIRIT, 'speed', 3);
    house.choose('end');
    expect(house.changes('0')).toEqual({ speed: 1 });
  });

  test('BH-h49-D10, BH-h49-K4: his own lost attack stuns him as well: that turn is over, and the next one missed', () => {
    const house = faced('0');
    house.load('0', 'sanity', 0);
    house.load('1', 'sanity', 3);
    house.load(SPIRIT, 'speed', 3);
    house.choose('attack 1 sanity');
    expect([house.slice.stun, house.changes('0'), house.changes('1'), house.asked]).toEqual([
      'due',
      {},
      {},
      '0 monster',
    ]);
    house.rest();
    untilTurnOf(house, '2');
    expect(house.slice.stun).toBe('due');
    house.load(SPIRIT, 'speed', 3);
    house.choose('end');
    expect([house.slice.stun, house.asked]).toEqual([null, '0 monster']);
  });

  test('BH-h49-D2: his win hurts a Soul’s mind, and a Soul that loses to him is hurt as well; a tie is nothing', () => {
    const won = fights(faced('0'), '0', '1', 'knowledge', 5, 3);
    expect(won.asked).toBe('1 split');
    const lost = fights(faced('1'), '1', '0', 'knowledge', 1, 3);
    expect([lost.asked, lost.slice.stun]).toEqual(['1 split', null]);
    const tie = fights(faced('1'), '1', '0', 'knowledge', 2, 2);
    expect([tie.asked, tie.slice.stun]).toEqual(['1 turn', null]);
  });

  test('BH-h49-D2: with a won attack nothing is stolen', () => {
    const house = fights(faced('0', { cards: [[], ['bell']] }), '0', '1', 'sanity', 4, 0);
    expect(house.asked).toBe('1 split');
  });
});

describe('bodies', () => {
  /** Heather beside Ox’s body, Ox far away; her turn. */
  const over = (layout: Layout = {}): House => {
    const house = begun(layout);
    untilTurnOf(house, '0');
    house
      .put('0', 'dining-room')
      .put(OX, 'dining-room')
      .put('1', 'foyer')
      .put('2', 'foyer')
      .put(MISSY, 'foyer');
    return house;
  };

  test('BH-h49-D5, BH-h49-R: a blow on a body is 2 dice of mental damage to its Soul, as its player splits them, and the attack of the turn', () => {
    const house = over();
    house.reload(2, 1);
    expect(house.of('use hit-body')).toEqual(['use hit-body 1']);
    house.choose('use hit-body 1');
    expect(house.asked).toBe('1 split');
    expect(house.choices).toEqual(['answer 3', 'answer 2', 'answer 1', 'answer 0']);
    house.choose('answer 2');
    expect([house.changes('1'), house.dice]).toEqual([{ sanity: -2, knowledge: -1 }, []]);
    expect([house.G.turn.hasAttacked, reasonOf(house, 'use hit-body 1')]).toEqual([true, 'has-attacked']);
  });

  test('BH-h49-D5: nor by whoever can’t attack', () => {
    const house = over();
    house.G.explorers[0]?.cards.push('webs');
    expect(house.settle().of('use hit-body')).toEqual([]);
  });

  test('BH-h49-D5: one attack a turn, a Soul’s or a body’s', () => {
    const house = over().put('2', 'dining-room');
    fights(house, '0', '2', 'sanity', 1, 1);
    expect(reasonOf(house, 'use hit-body 1')).toBe('has-attacked');
    const other = over().put('2', 'dining-room');
    other.reload(0, 0);
    other.choose('use hit-body 1');
    expect(reasonOf(other, 'attack 2 sanity')).toBe('has-attacked');
  });

  test('BH-h49-R: only a traitor strikes bodies, and nobody else is attacked there', () => {
    const house = begun().put(OX, 'ballroom').put('1', 'ballroom').put('0', 'foyer').put(SPIRIT, 'foyer');
    expect([house.of('use hit-body'), house.of('attack')]).toEqual([[], []]);
    untilTurnOf(house, '0');
    expect(house.put('0', 'foyer').of('use hit-body')).toEqual([]);
  });

  test('BH-h49-K11, BH-g30: from either side of a barrier', () => {
    const house = over({ tiles: [STAIRS, BALLROOM, DINING, ['tower', 'upper', 5, 5]] });
    house.put('0', 'tower 1').put(OX, 'tower 3');
    expect(house.of('use hit-body')).toEqual(['use hit-body 1']);
  });

  test('BH-h49-K11: a body is in nobody’s way', () => {
    const house = over().put('0', 'ballroom').put(OX, 'ballroom');
    expect(house.optionOf('go foyer')?.cost).toBe(1);
  });

  test('BH-h49-R, BH-h49-K5: the body that a Soul was destroyed by is gone', () => {
    const house = over({ traits: [{}, { sanity: 1, knowledge: 3 }] });
    house.reload(1, 0);
    house.choose('use hit-body 1', 'answer 1');
    expect([house.G.explorers[1]?.life, house.monster(OX), house.monster(MISSY)?.kind]).toEqual([
      'dead',
      undefined,
      'body',
    ]);
  });

  test('BH-h49-K5: a body without a Soul is not struck, and one whose Soul was destroyed otherwise stays', () => {
    const house = kill(over(), '1');
    expect([house.monster(OX)?.room, house.of('use hit-body')]).toEqual(['dining-room', []]);
    for (const eye of ['0', '2', null])
      expect(marksOf(house, eye)).toContainEqual({ on: { monster: OX }, word: 'empty' });
    expect(marksOf(house)).not.toContainEqual({ on: { monster: MISSY }, word: 'empty' });
  });

  test('BH-h49-R: who may be killed by a blow is warned of it, until the traitor lies stunned or is elsewhere', () => {
    const house = over().rate('1', { sanity: 2, knowledge: 2 });
    const perils = () => marksOf(house).filter(({ word }) => word.startsWith('peril'));
    expect(perils()).toMatchObject([{ on: { seat: '1' }, word: 'peril-high', value: 3 }]);
    house.set({ stun: 'due' });
    expect(perils()).toEqual([]);
    house.set({ stun: null }).put('0', 'foyer');
    expect(perils()).toEqual([]);
    expect(house.rate('1', { sanity: 3, knowledge: 3 }).put('0', 'dining-room').asked).toBe('0 turn');
    expect(perils()).toEqual([]);
  });

  test('BH-g36: nobody moves a body, and it rolls no Speed', () => {
    const house = begun().night(3);
    expect([house.dice, house.choices.every((one) => !one.includes(OX))]).toEqual([[], true]);
  });
});

describe('what the Spirit tries on', () => {
  test('BH-h49-D9, BH-h49-D3: a body whose Soul is gone, once a turn, beside its attack', () => {
    const house = beside().put('1', 'dining-room');
    expect(house.of('use')).toEqual([`use ${SPIRIT} rite 2`]);
    tries(house, 4);
    expect([house.slice.rites, house.of('use')]).toEqual([{ [MISSY]: 1 }, []]);
    expect(house.of('attack')).not.toEqual([]);
    expect(house.of('go')).not.toEqual([]);
  });

  test('BH-h49-D9: not one whose Soul is there, nor from elsewhere', () => {
    const house = beside();
    house.put(OX, 'dining-room');
    expect(house.of('use')).toEqual([`use ${SPIRIT} rite 2`]);
    house.put(SPIRIT, 'ballroom');
    expect(house.of('use')).toEqual([]);
  });

  test.each([
    [3, {}],
    [4, { [MISSY]: 1 }],
  ])('BH-h49-K10: %d against a Sanity that began at 3 (BH-h49-T)', (total, rites) => {
    const house = tries(beside({ traits: [{}, {}, { sanity: 6 }] }), total);
    expect(house.slice.rites).toEqual(rites);
    expect(house.told).toContain(total > 3 ? 'rite-done' : 'rite-failed');
  });

  test('BH-h49-T: its odds are those of its number', () => {
    expect(beside().optionOf(`use ${SPIRIT} rite 2`)?.odds).toMatchObject({ dice: 6, from: 4 });
  });

  test('BH-h49-D4, BH-h49-T: as many successes as there are players, on one and the same body', () => {
    const house = tries(beside().set({ rites: { [MISSY]: 1 } }), 5);
    expect([house.slice.rites, house.G.outcome]).toEqual([{ [MISSY]: 2 }, null]);
    const won = tries(beside().set({ rites: { [MISSY]: 2 } }), 5);
    expect(won.G.outcome).toMatchObject({ side: 'traitor', how: 'goal' });
    const both = tries(beside().set({ rites: { [OX]: 2 } }), 5);
    expect([both.slice.rites, both.G.outcome]).toEqual([{ [OX]: 2, [MISSY]: 1 }, null]);
  });

  test('BH-h49-T: a dead traitor still wins by it', () => {
    const house = kill(kill(begun(), '2'), '0');
    house
      .put(SPIRIT, 'dining-room')
      .put(MISSY, 'dining-room')
      .set({ rites: { [MISSY]: 2 } });
    house.night(3);
    expect(tries(house, 5).G.outcome).toMatchObject({ side: 'traitor', how: 'goal' });
  });
});

describe('BH172: what each side is told', () => {
  test('how many hits it takes is the heroes’ secret, how many there are is not', () => {
    const house = fights(met(), '1', SPIRIT, 'sanity', 4, 1);
    const told = (eye: string | null) => JSON.stringify((house.viewOf(eye) as BetrayalView).marks);
    expect(told('0')).toBe(told('1'));
    expect(told('1')).not.toContain('"of"');
    expect(goalOf(house, '1')?.next).toEqual({ kind: 'beat-spirit', facts: { done: 1, of: 3 } });
    expect(JSON.stringify(goalOf(house, '0'))).not.toContain('"of"');
    const line = house.G.journal?.find(({ kind }) => kind === 'wounded');
    expect([line?.facts, line?.secret]).toMatchObject([{ sum: 1 }, { '1': { of: 3 }, '2': { of: 3 } }]);
    expect([line?.facts?.of, line?.secret?.['0']]).toEqual([undefined, undefined]);
  });

  test('how many successes it takes is the traitor’s', () => {
    const house = tries(beside(), 4);
    const line = house.G.journal?.find(({ kind }) => kind === 'rite-done');
    expect([line?.facts, line?.secret]).toEqual([{ done: 1 }, { '0': { of: 3 } }]);
    expect(marksOf(house, '1')).toContainEqual({ on: { monster: MISSY }, word: 'rites', value: 1 });
    expect(goalOf(house, '0')?.next).toMatchObject({ kind: 'wear', facts: { done: 1, of: 3 } });
    expect(JSON.stringify(house.G.agenda)).not.toContain('"from"');
  });

  test.each(['zh-Hant', 'en'] as const)('neither book has the other’s number (%s)', (locale) => {
    const { books } = hauntFile(49, locale) as {
      books: Record<'heroes' | 'traitor', Record<string, string>>;
    };
    const text = (side: 'heroes' | 'traitor') => Object.values(books[side]).join('\n');
    const players = locale === 'en' ? /as many times as there are players/g : /和玩家人數一樣多/g;
    expect([text('heroes').match(players), text('traitor').match(players)]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
  });
});

describe('what bots make of it', () => {
  const policy = policyWith(box);
  /** The likeliest choice of whoever is asked. */
  const best = (house: House): string => {
    const view = house.viewOf(house.asked.split(' ')[0] ?? '') as BetrayalView;
    const actions = view.choices
      .filter(({ not }) => not === undefined)
      .map(({ move, args }) => ({ move, args }));
    const weights = policy(view, {} as Ctx, actions as never);
    const { move = '', args = [] } = actions[weights.indexOf(Math.max(...weights))] ?? {};
    return [move, ...args].join(' ');
  };

  test('a Soul walks through walls to the Spirit, and fights it with what is likelier to win', () => {
    const tiles: Laid[] = [STAIRS, ['ballroom', 'ground', 0, -1]];
    const house = begun({ tiles, rooms: ['basement-landing', 'grand-staircase'] }).put(SPIRIT, 'ballroom');
    expect(best(house)).toBe('go ballroom');
    house.put('1', 'ballroom').rate('1', { sanity: 2, knowledge: 6 });
    expect(best(house)).toBe(`attack ${SPIRIT} knowledge`);
    expect(house.optionOf(`attack ${SPIRIT} sanity`)?.weight).toBeLessThan(0.1);
    expect(best(house.rate('1', { sanity: 6, knowledge: 2 }))).toBe(`attack ${SPIRIT} sanity`);
  });

  test('a wall between a Soul and the Spirit is one step to whoever looks how it stands', () => {
    const house = begun({
      tiles: [STAIRS, ['ballroom', 'ground', 0, -1], ['library', 'ground', 5, 5]],
      rooms: ['upper-landing', 'grand-staircase', 'entrance-hall'],
    }).set({ stun: 'due' });
    const worth = (room: string): number =>
      evaluateWith(box)(house.put(SPIRIT, room).G, {} as Ctx, { playerID: '1' } as never)[1] ?? 0;
    expect(worth('ballroom')).toBeGreaterThan(worth('library'));
  });

  test('whoever is near keeps a traitor off the bodies, and the others hunt; of one who is stunned nobody takes care', () => {
    const house = begun()
      .put('0', 'ballroom')
      .put('1', 'ballroom')
      .put('2', 'basement-landing')
      .put(SPIRIT, 'stairs-from-basement');
    expect(goalOf(house, '1')?.own).toEqual({ '1': ['ballroom'], '2': ['stairs-from-basement'] });
    house.set({ stun: 'due' });
    expect(goalOf(house, '1')?.own).toEqual({ '1': ['stairs-from-basement'], '2': ['stairs-from-basement'] });
  });

  test('with the traitor far from all bodies nobody stays to guard them, or is after him', () => {
    const house = begun({ tiles: [STAIRS, BALLROOM, ['library', 'upper', 5, 5]] });
    house.put('0', 'library').put('1', 'library').put(SPIRIT, 'ballroom');
    expect(goalOf(house, '1')).toMatchObject({
      own: { '1': ['ballroom'], '2': ['ballroom'] },
      prey: [SPIRIT],
    });
    house.put('0', 'ballroom');
    expect(goalOf(house, '1')?.prey).toEqual([SPIRIT, '0']);
  });

  test('nobody guards a body, or attacks the traitor, who is likelier to lose to him', () => {
    const house = begun().put('0', 'ballroom').put('1', 'ballroom').put(SPIRIT, 'ballroom');
    house.rate('0', { sanity: 5, knowledge: 5 }).rate('2', { sanity: 2, knowledge: 2 });
    expect(goalOf(house, '1')).toMatchObject({
      own: { '1': ['ballroom'], '2': ['ballroom'] },
      prey: [SPIRIT],
    });
    const worth = (target: string) => house.optionOf(`attack ${target} sanity`)?.weight ?? 0;
    expect(worth('0')).toBeLessThan(worth(SPIRIT) / 4);
    house.rate('0', { sanity: 3 });
    expect(worth('0')).toBeGreaterThan(worth(SPIRIT));
  });

  test('the traitor goes to the body of a weak Soul that nobody guards, and strikes it', () => {
    const house = begun();
    untilTurnOf(house, '0');
    house
      .put('0', 'foyer')
      .put('1', 'ballroom')
      .put('2', 'basement-landing')
      .put(OX, 'ballroom')
      .put(MISSY, 'entrance-hall');
    house.rate('2', { sanity: 2, knowledge: 2 });
    expect(goalOf(house, '0')?.own).toMatchObject({ '0': ['entrance-hall'] });
    expect(best(house)).toBe('go entrance-hall');
    expect(best(house.put('0', 'entrance-hall'))).toBe('use hit-body 2');
  });

  test('… and of two that are as good to the one that nobody stands by', () => {
    const house = begun();
    untilTurnOf(house, '0');
    house.put('0', 'foyer').put(OX, 'ballroom').put(MISSY, 'entrance-hall');
    for (const seat of ['1', '2']) house.put(seat, 'ballroom').rate(seat, { sanity: 3, knowledge: 3 });
    expect(goalOf(house, '0')?.own).toMatchObject({ '0': ['entrance-hall'] });
    for (const seat of ['1', '2']) house.put(seat, 'basement-landing');
    expect(goalOf(house.rate('1', { sanity: 2 }), '0')?.own).toMatchObject({ '0': ['ballroom'] });
    expect(goalOf(house.rate('2', { sanity: 1 }), '0')?.own).toMatchObject({ '0': ['entrance-hall'] });
  });

  test('… but for a Soul that he is likely to beat, and not for one that may stun him', () => {
    const house = begun({ tiles: [STAIRS, BALLROOM, ['dusty-hallway', 'upper', 0, 1]] });
    untilTurnOf(house, '0');
    house.put('0', 'entrance-hall').put('1', 'ballroom').put('2', 'basement-landing');
    for (const body of [OX, MISSY]) house.put(body, 'dusty-hallway');
    expect(goalOf(house.rate('1', { sanity: 1, knowledge: 1 }), '0')?.own).toMatchObject({
      '0': ['ballroom'],
    });
    house.rate('1', { sanity: 3, knowledge: 3 }).rate('0', { sanity: 1, knowledge: 1 });
    expect(goalOf(house, '0')?.own).toMatchObject({ '0': ['dusty-hallway'] });
  });

  test('the Spirit goes to a body that is free, the one that it is further with, and tries it on', () => {
    const house = kill(
      begun({ explorers: ['heather-granville', 'ox-bellows', 'missy-dubourde', 'peter-akimoto'] }),
      '2',
    );
    kill(house, '3');
    house.put(MISSY, 'ballroom').put('m4', 'dining-room').put(SPIRIT, 'foyer');
    expect(goalOf(house, '0')?.own).toMatchObject({ [SPIRIT]: ['ballroom'] });
    house.set({ rites: { m4: 2 } });
    expect(goalOf(house, '0')?.own).toMatchObject({ [SPIRIT]: ['dining-room'] });
    house.put(SPIRIT, 'dining-room').put('1', 'dining-room').put('0', 'foyer');
    house.night(3);
    expect(best(house)).toBe(`use ${SPIRIT} rite 3`);
  });

  test('progress counts hits, and what is tried on', () => {
    const house = begun();
    const progressOf = (eye: string) => goalOf(house, eye)?.progress ?? 0;
    const [heroes, traitor] = [progressOf('1'), progressOf('0')];
    house.alter(SPIRIT, { wounds: 1 }).set({ rites: { [MISSY]: 1 } });
    expect([progressOf('1') > heroes, progressOf('0') > traitor]).toEqual([true, true]);
  });
});
