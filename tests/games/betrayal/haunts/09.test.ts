import { evaluateWith } from '@games/betrayal/bot/value';
import { box } from '@games/betrayal/box';
import type { Ctx } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { ownStep } from '../arrange';
import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;

const SYMBOL = 'holy-symbol';
/** West to east below: Stairs, Landing, Chamber; the Furnace Room south, the Chasm north. The Ballroom is south of the Foyer. */
const TILES: NonNullable<More['tiles']> = [
  ['stairs-from-basement', 'basement', -1, 0, 3],
  ['pentagram-chamber', 'basement', 1, 0, 2],
  ['furnace-room', 'basement', 0, 1],
  ['chasm', 'basement', 0, -1, 1],
  ['ballroom', 'ground', 1, 1],
];

/** Ox has revealed it; Missy at his left has the Symbol and begins, then Peter has his turn, then Ox. */
const house = (more: More = {}) =>
  hauntedHouse<{ rite: { done: string[] } }>(9, {
    cards: [[], [SYMBOL]],
    rooms: ['foyer', 'foyer', 'foyer'],
    tiles: TILES,
    ...more,
  });
type House = ReturnType<typeof house>;

/** So many dice of a trait that show what is needed, and one or nothing. */
const HEARS = [0, 0, 0, 0, 0, 0];
const DEAF = [2, 2, 2, 2, 2, 2];
/** A seat’s own turn begins, with these dice. */
function begin(begun: House, seat: string, ...dice: readonly number[]): House {
  begun.reload(...dice);
  begun.run([{ do: 'begin-turn', seat }], seat);
  return begun;
}
/** A seat has turned, and has read its book. */
function turned(begun: House, seat: string): House {
  begun.reload(...DEAF, ...DEAF);
  begun.run([{ do: 'turn-coat', seat, to: 'traitor' }], seat);
  begun.choose('answer read');
  return begun;
}
const walks = ({ choices }: House) => choices.filter((one) => /^(go|discover) /.test(one));
const sides = ({ G }: House) => G.haunt?.sides;
const done = ({ slice }: House) => slice.rite.done.length;
const T = 'traitor';
const H = 'heroes';

describe('the setup', () => {
  test('BH-h09-S BH-g15: there is no traitor, the first turn is on the revealer’s left, and no monsters have any', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({ traitor: null, sides: [H, H, H], players: 3, heroCount: 3 });
    expect([begun.asked, begun.G.first, begun.G.monsters]).toEqual(['1 turn', '1', []]);
    untilTurnOfDeaf(begun, '1');
    expect(begun.told).not.toContain('monsters');
  });

  test('BH-h09-S BH-g3: the revealer places what is not in the house; nobody draws for it', () => {
    const begun = house({ tiles: [], revealer: '2', cards: [[SYMBOL]] });
    const [first] = begun.choices;
    expect([begun.asked, begun.optionOf(first ?? '')?.label.facts?.room]).toEqual([
      '2 doorway',
      { term: 'rooms.stairs-from-basement' },
    ]);
    while (!begun.asked.endsWith('turn')) begun.choose(begun.choices[0] ?? '');
    const rooms = begun.G.tiles.map(({ room, floor }) => `${room} ${floor}`);
    expect(rooms).toEqual(
      expect.arrayContaining([
        'stairs-from-basement basement',
        'pentagram-chamber basement',
        'ballroom ground',
      ]),
    );
    expect([begun.asked, begun.G.explorers.flatMap(({ cards }) => cards)]).toEqual(['0 turn', [SYMBOL]]);
  });

  test('BH-h09-D9 BH-h09-K1: the Chamber comes last, as far from the revealer as it goes, however near another explorer is', () => {
    const begun = house({
      tiles: [
        ['stairs-from-basement', 'basement', -1, 0, 3],
        ['wine-cellar', 'basement', 0, 1],
        ['larder', 'basement', 0, 2],
        ['ballroom', 'ground', 1, 1],
      ],
      rooms: ['foyer', 'larder', 'foyer'],
    });
    expect(begun.G.tiles.find(({ room }) => room === 'pentagram-chamber')).toMatchObject({ x: 0, y: 3 });
    expect(begun.asked).toBe('1 turn');
  });
});

/** Ends turns until it is a seat’s, with dice that keep all music off. */
function untilTurnOfDeaf(begun: House, seat: string): void {
  do {
    begun.reload(...DEAF);
    begun.choose('end');
  } while (begun.asked !== `${seat} turn`);
}

describe('the rite', () => {
  const below: More = { rooms: ['foyer', 'pentagram-chamber', 'pentagram-chamber'] };

  test('BH-h09-H BH-g7: by Sanity 5 in the Chamber with the Symbol, once a turn, for no movement', () => {
    const begun = house(below);
    begun.reload(2, 2, 0);
    begun.choose('use rite pentagram-chamber');
    expect([done(begun), begun.told.at(-1), begun.of('use '), begun.G.turn.spent]).toEqual([
      0,
      'task-failed',
      [],
      0,
    ]);
    begin(begun, '1', 2, 2, 1);
    begun.choose('use rite pentagram-chamber');
    expect([done(begun), begun.of('use '), begun.G.outcome]).toEqual([1, [], null]);
  });

  test('BH-h09-D1: each hero once a turn, whoever of those there holds the Symbol', () => {
    const begun = begin(house(below), '2', ...DEAF);
    begun.reload(2, 2, 1, 0);
    begun.choose('use rite pentagram-chamber');
    expect([done(begun), begun.of('use ')]).toEqual([1, []]);
    expect(begin(begun, '0', ...DEAF).of('use ')).toEqual([]);
  });

  test.each([
    ['it is elsewhere', { cards: [[SYMBOL], []] }],
    ['it lies there', { cards: [] }],
  ] as const)('BH-h09-D1: while no hero in the Chamber holds it, %s, why not is said', (_, more) => {
    const begun = house({ ...below, ...more, dice: DEAF } as More);
    if (more.cards.length === 0)
      begun.G.piles.push({ room: 'pentagram-chamber', side: null, cards: [SYMBOL] });
    begin(begun, '1', ...DEAF);
    expect(begun.choices).not.toContain('use rite pentagram-chamber');
    expect(begun.optionOf('use rite pentagram-chamber')?.not).toEqual({
      reason: 'bring-symbol',
      clause: 'BH-h09',
    });
  });

  test('BH-h09-D1: one who dances doesn’t hold it for them, nor performs it', () => {
    const begun = turned(house(below), '1');
    begin(begun, '2', ...DEAF);
    expect(begun.choices).not.toContain('use rite pentagram-chamber');
    begin(begun, '1', ...DEAF);
    expect(begun.optionOf('use rite pentagram-chamber')).toBeUndefined();
  });

  test('BH-h09-D1 BH129: whom the Idol kills before the dice are thrown has not helped the heroes, not for the last time either', () => {
    const begun = house({ ...below, cards: [[], [SYMBOL, 'idol']], traits: [{}, { sanity: 1 }] });
    begun.set({ rite: { done: ['a', 'b'] } });
    begun.reload(...DEAF, ...DEAF);
    begun.choose('use rite pentagram-chamber', 'answer idol');
    expect([begun.G.outcome, done(begun), begun.G.explorers[1]?.life]).toEqual([null, 2, 'dead']);
    expect(begun.told).not.toContain('task-done');
  });

  test('BH-h09-H BH-g10: as often as there were explorers, dead and turned ones too; what has succeeded stays', () => {
    const begun = house({ ...below, rooms: ['foyer', 'pentagram-chamber', 'pentagram-chamber'] });
    begun.reload(2, 2, 1);
    begun.choose('use rite pentagram-chamber');
    begin(begun, '2', ...DEAF);
    begun.reload(2, 2, 1, 0);
    begun.choose('use rite pentagram-chamber');
    begun.run([{ do: 'die', seat: '0' }]);
    turned(begun, '2');
    expect([done(begun), begun.G.outcome]).toEqual([2, null]);
    begin(begun, '1', 2, 2, 1);
    begun.choose('use rite pentagram-chamber');
    expect(begun.G.outcome).toMatchObject({ side: H, winners: ['0', '1'], how: 'goal' });
  });
});

describe('who is bound to the Symbol', () => {
  test.each(['foyer', 'pentagram-chamber'])(
    'BH-h09-D7: a hero neither drops nor trades it, in %s',
    (room) => {
      const begun = house({ cards: [[], [SYMBOL, 'axe']], rooms: [room, room, room], dice: DEAF });
      expect(begun.choices.filter((one) => /^(drop|take)/.test(one))).toEqual(['drop axe']);
      begun.choose('trade 0');
      expect(begun.choices).toEqual(['answer give axe', 'answer cancel']);
    },
  );

  test('BH-h09-D7: nor does one who is asked for it part with it; a dancer does as he likes', () => {
    const begun = begin(house(), '2', ...DEAF);
    expect(begun.of('trade')).toEqual([]);
    turned(begun, '1');
    begin(begun, '1', ...DEAF);
    expect(begun.choices).toContain(`drop ${SYMBOL}`);
  });

  test('BH-h09-D7: theft and death take it all the same', () => {
    const begun = turned(house(), '0');
    begun.run([{ do: 'hand-over', seat: '1', card: SYMBOL, to: '0', how: 'steal' }], '0');
    expect(begun.cardsOf('0')).toEqual([SYMBOL]);
    const dead = house();
    dead.reload(...DEAF);
    dead.run([{ do: 'die', seat: '1' }]);
    expect(dead.G.piles).toMatchObject([{ room: 'foyer', cards: [SYMBOL] }]);
  });
});

describe('the music', () => {
  test('BH-h09-R: whoever holds the Symbol hears nothing; all others roll Sanity 4', () => {
    const begun = house();
    expect(begun.told).not.toContain('roll');
    begin(begun, '1');
    expect(begun.asked).toBe('1 turn');
    const steady = begin(house(), '2', 2, 2, 0, 0);
    expect([steady.changes('2'), walks(steady).length > 0]).toEqual([{}, true]);
    const called = begin(house(), '2', 2, 1, 0, 0);
    expect([called.changes('2'), called.placeOf('2'), walks(called)]).toEqual([
      { sanity: -1 },
      'foyer',
      ['go ballroom'],
    ]);
  });

  test('BH-h09-D2: the point goes off Sanity, with nothing to choose; the Skull may still turn it (BH-g28)', () => {
    const begun = begin(house(), '2', ...HEARS);
    expect([begun.asked, begun.changes('2')]).toEqual(['2 turn', { sanity: -1 }]);
    const skull = begin(house({ cards: [[], [SYMBOL], ['skull']] }), '2', ...HEARS);
    expect([skull.asked, skull.choices]).toEqual(['2 split', ['answer 1', 'answer skull']]);
    skull.choose('answer skull', 'answer 1');
    expect([skull.changes('2'), walks(skull)]).toEqual([{ speed: -1 }, ['go ballroom']]);
  });

  /** Ends the turn, and looks before the next one’s dice. */
  const ends = (begun: House, ...dice: readonly number[]): House => {
    begun.reload(...dice, ...DEAF, ...DEAF);
    begun.choose('end');
    return begun;
  };

  test('BH-h09-D8: nobody is walked off: other things come before, between and after the steps, every one of them nearer', () => {
    const begun = house({
      rooms: ['foyer', 'foyer', 'basement-landing'],
      cards: [[], [SYMBOL], ['axe']],
      traits: [{}, {}, { speed: 8, sanity: 4 }],
    });
    begin(begun, '2', ...HEARS);
    expect([begun.placeOf('2'), begun.G.turn.spent]).toEqual(['basement-landing', 0]);
    expect(walks(begun)).toEqual(['go stairs-from-basement', 'go foyer', 'go ballroom']);
    expect(begun.choices).toEqual(expect.arrayContaining(['drop axe', 'end']));
    begun.choose('go foyer');
    expect(walks(begun)).toEqual(['go ballroom']);
    expect(begun.choices).toEqual(expect.arrayContaining(['drop axe', 'trade 1', 'end']));
    begun.choose('drop axe', 'go ballroom');
    expect([walks(begun), begun.G.turn.isMovementOver]).toEqual([[], false]);
    expect(begun.optionOf('go')?.not).toEqual({ reason: 'held-by-music' });
    ends(begun);
    expect([begun.asked, begun.placeOf('2')]).toEqual(['0 turn', 'ballroom']);
  });

  test('BH-h09-D8 BH-h09-H: the rite comes first, in the Chamber', () => {
    const below: More = { rooms: ['foyer', 'pentagram-chamber', 'pentagram-chamber'] };
    const begun = begin(house({ ...below, traits: [{}, {}, { sanity: 5 }] }), '2', ...HEARS);
    begun.reload(2, 2, 1, 0, 0, 0);
    begun.choose('use rite pentagram-chamber');
    expect([done(begun), begun.asked, begun.placeOf('2')]).toEqual([1, '2 turn', 'pentagram-chamber']);
  });

  test('BH-h09-D8 BH-h09-D3: with the turn’s end come as many steps as are left, before what the room does', () => {
    const begun = house({
      rooms: ['foyer', 'foyer', 'pentagram-chamber'],
      traits: [{}, {}, { speed: 3, sanity: 4 }],
    });
    begin(begun, '2', ...HEARS);
    // Knowledge, to leave the Chamber. Speed 3: Landing, Stairs, Foyer.
    ends(begun, 2, 2, 2, 2);
    expect([begun.asked, begun.placeOf('2')]).toEqual(['0 turn', 'foyer']);
    const part = begin(
      house({ traits: [{}, {}, { speed: 8 }], rooms: ['foyer', 'foyer', 'basement-landing'] }),
      '2',
      ...HEARS,
    );
    part.choose('go stairs-from-basement');
    ends(part);
    expect([part.asked, part.placeOf('2')]).toEqual(['0 turn', 'ballroom']);
  });

  test('BH-h09-D3: it stops in the Ballroom, whatever is left', () => {
    const begun = begin(house({ traits: [{}, {}, { speed: 8 }] }), '2', ...HEARS);
    begun.choose('go ballroom');
    expect([begun.placeOf('2'), begun.G.turn.spent, walks(begun)]).toEqual(['ballroom', 1, []]);
  });

  test('BH-h09-D8: whom something else has moved is drawn from there; whose turn it is not, is not', () => {
    const begun = begin(house(), '2', ...HEARS);
    begun.bring('2', 'basement-landing');
    expect(walks(begun)).toEqual(['go stairs-from-basement', 'go foyer', 'go ballroom']);
    ends(begun);
    begin(begun, '0', ...DEAF);
    expect(walks(begun)).toContain('go entrance-hall');
  });

  test('BH-h09-K5 BH77: what is rolled on leaving a room is rolled on the way as well', () => {
    const begun = house({ rooms: ['foyer', 'foyer', 'pentagram-chamber'] });
    begin(begun, '2', ...HEARS);
    begun.reload(0, 0, 0, 0);
    begun.choose('go basement-landing');
    expect(begun.asked).toBe('2 pick');
    begun.choose('answer stay');
    expect([begun.asked, begun.placeOf('2'), walks(begun)]).toEqual(['2 turn', 'pentagram-chamber', []]);
  });

  test('BH-h09-D3 BH-h09-K5: with no way there one stays; doors that nobody has opened are none, nor is a barrier', () => {
    const shut = TILES.filter(([room]) => room !== 'stairs-from-basement');
    const tiles: More['tiles'] = [...shut, ['stairs-from-basement', 'basement', 0, -2, 0]];
    const begun = house({ tiles, rooms: ['foyer', 'foyer', 'basement-landing'] });
    begin(begun, '2', ...HEARS);
    expect([begun.asked, begun.placeOf('2'), begun.G.turn.spent, walks(begun)]).toEqual([
      '2 turn',
      'basement-landing',
      0,
      [],
    ]);
    ends(begun);
    expect(begun.told).toContain('no-way-to');
    expect(ends(begin(house(), '2', ...HEARS)).told).not.toContain('no-way-to');
    const chasm = begin(house({ tiles, rooms: ['foyer', 'foyer', 'chasm 0'] }), '2', ...HEARS);
    expect(chasm.of('use ')).toEqual([]);
  });

  test('BH-h09-D8: nobody gets away from it through a hole either', () => {
    const slide = house({
      rooms: ['foyer', 'foyer', 'collapsed-room'],
      tiles: [...TILES, ['collapsed-room', 'upper', 1, 0]],
    });
    expect(begin(slide, '2', ...HEARS).of('use ')).toEqual([]);
  });

  test('BH-h09-K5 BH-webs: who is held fast though there is a way is told so', () => {
    const webbed = house();
    webbed.G.explorers[2]?.cards.push('webs');
    const { told } = ends(begin(webbed, '2', ...HEARS));
    expect([told.includes('held-here'), told.includes('no-way-to')]).toEqual([true, false]);
  });

  test('BH-h09-K5 BH-g1: of two ways as long as each other the walker chooses', () => {
    const tiles: NonNullable<More['tiles']> = [
      ...TILES,
      ['creaky-hallway', 'ground', 0, 1],
      ['dusty-hallway', 'ground', 0, 2],
      ['abandoned-room', 'ground', 1, 2],
    ];
    const begun = begin(house({ tiles, rooms: ['foyer', 'foyer', 'dusty-hallway'] }), '2', ...HEARS);
    expect(walks(begun)).toEqual(['go abandoned-room', 'go creaky-hallway', 'go ballroom']);
    ends(begun);
    expect([begun.asked, begun.choices]).toEqual([
      '2 pick',
      ['answer creaky-hallway', 'answer abandoned-room'],
    ]);
    begun.choose('answer abandoned-room');
    expect([begun.asked, begun.placeOf('2')]).toEqual(['0 turn', 'ballroom']);
  });

  test('BH-h09-D3 BH20: whoever is in the way slows the walk', () => {
    const begun = turned(house({ rooms: ['foyer', 'foyer', 'entrance-hall'] }), '0');
    begun.bring('0', 'foyer');
    // Speed 3: one for the step, and one for each of the two.
    const rooms = ['entrance-hall', 'entrance-hall', 'entrance-hall'];
    const slow = turned(turned(house({ rooms, traits: [{}, {}, { speed: 1 }] }), '0'), '1');
    begin(slow, '2', ...HEARS);
    slow.choose('go foyer');
    expect([slow.placeOf('2'), slow.G.turn.spent]).toEqual(['foyer', 3]);
    begin(begun, '2', ...HEARS);
    begun.choose('go ballroom');
    expect([begun.placeOf('2'), begun.G.turn.spent]).toEqual(['ballroom', 3]);
  });

  test('BH-h09-D3: whoever is held fast stays', () => {
    const begun = house({ cards: [[], [SYMBOL], ['webs']] });
    begin(begun, '2', ...HEARS);
    expect([begun.changes('2'), walks(begun)]).toEqual([{ sanity: -1 }, []]);
    ends(begun);
    expect(begun.placeOf('2')).toBe('foyer');
  });

  test('BH-h09-R BH-g22: in the Ballroom a failed roll turns one: the turn is over, the other book is read, traits are restored', () => {
    const begun = house({
      rooms: ['foyer', 'foyer', 'ballroom'],
      cards: [[], [SYMBOL], ['axe']],
      traits: [{}, {}, { sanity: 4, might: 1, knowledge: 1, speed: 8 }],
    });
    begin(begun, '2', ...HEARS);
    expect([begun.asked, sides(begun), begun.G.haunt?.traitor]).toEqual(['2 read', [H, H, T], '2']);
    begun.dice.push(...DEAF);
    begun.choose('answer read');
    const { start } = { start: box.explorers['peter-akimoto']?.traits };
    expect(begun.G.explorers[2]?.traits).toEqual({
      speed: 8,
      might: start?.might.start,
      sanity: start?.sanity.start,
      knowledge: start?.knowledge.start,
    });
    expect([begun.asked, begun.cardsOf('2'), begun.placeOf('2')]).toEqual(['0 turn', ['axe'], 'ballroom']);
  });

  test('BH-h09-R: by Sanity 4 one goes on in the Ballroom as elsewhere', () => {
    const begun = begin(house({ rooms: ['foyer', 'foyer', 'ballroom'] }), '2', 2, 2, 0, 0);
    expect([begun.asked, sides(begun), walks(begun).length > 0]).toEqual(['2 turn', [H, H, H], true]);
  });

  test('BH-h09-R BH-h09-D2: with no Sanity left one turns where one is, and walks nowhere', () => {
    const begun = begin(house({ traits: [{}, {}, { sanity: 1 }] }), '2', ...HEARS);
    expect([begun.asked, sides(begun), begun.placeOf('2')]).toEqual(['2 read', [H, H, T], 'foyer']);
    begun.reload(...DEAF);
    begun.choose('answer read');
    expect([begun.G.explorers[2]?.life, begun.asked, begun.placeOf('2')]).toEqual([
      'alive',
      '0 turn',
      'foyer',
    ]);
  });

  test('BH-h09-R BH44: by that 1 alone: whatever else brings Sanity, or another trait, to the skull kills', () => {
    const robbed = house({ traits: [{}, { sanity: 2 }] });
    robbed.reload(...DEAF);
    robbed.run([{ do: 'hand-over', seat: '1', card: SYMBOL, to: '0', how: 'trade' }], '1');
    expect([robbed.G.explorers[1]?.life, sides(robbed)]).toEqual(['dead', [H, H, H]]);
    for (const trait of ['sanity', 'knowledge', 'might', 'speed'] as const) {
      const killed = house();
      killed.run([{ do: 'lose', seat: '2', trait, by: 8 }]);
      expect([killed.G.explorers[2]?.life, sides(killed)]).toEqual(['dead', [H, H, H]]);
    }
  });

  test('BH-h09-R BH44: what comes after the music in that turn kills as ever', () => {
    const begun = begin(house({ traits: [{}, {}, { sanity: 2 }] }), '2', ...HEARS);
    begun.reload(...DEAF);
    begun.run([{ do: 'lose', seat: '2', trait: 'sanity', by: 1 }], '2');
    expect([begun.G.explorers[2]?.life, sides(begun)]).toEqual(['dead', [H, H, H]]);
  });

  test('BH-h09-K2 BH-g28: turned by the Skull its point is harm to the body, which kills', () => {
    const cards = [[], [SYMBOL], ['skull']];
    const traits = [{}, {}, { sanity: 1, might: 1, speed: 1 }];
    const begun = begin(house({ cards, traits }), '2', ...HEARS);
    begun.choose('answer skull', 'answer 1');
    expect([begun.G.explorers[2]?.life, sides(begun)]).toEqual(['dead', [H, H, H]]);
  });

  test.each(['ballroom', 'foyer'])(
    'BH-h09-R BH-idol: whom the Idol costs the last Sanity is dead, in %s, and the roll does no more',
    (room) => {
      const cards = [[], [SYMBOL], ['idol']];
      const begun = house({ rooms: ['foyer', 'foyer', room], cards, traits: [{}, {}, { sanity: 1 }] });
      begin(begun, '2', ...HEARS.slice(0, 6));
      begun.reload(...DEAF);
      begun.choose('answer idol');
      expect([begun.G.explorers[2]?.life, sides(begun)]).toEqual(['dead', [H, H, H]]);
      expect(begun.told.filter((kind) => /^(turns-coat|called|gives-in)$/.test(kind))).toEqual([]);
    },
  );

  test('BH-h09-R: a dancer dies of it', () => {
    const begun = turned(house(), '2');
    begun.run([{ do: 'lose', seat: '2', trait: 'sanity', by: 8 }]);
    expect(begun.G.explorers[2]?.life).toBe('dead');
  });
});

describe('the dance', () => {
  test('BH-h09-T BH-h09-K6: a dancer rolls Might at the start of each own turn: on 0 to 2 it can’t move and loses 1 in Might', () => {
    const falls = begin(turned(house(), '2'), '2', 1, 1, 0, 0, 0);
    expect([falls.changes('2'), walks(falls), falls.asked]).toEqual([{ might: -1 }, [], '2 turn']);
    const keeps = begin(turned(house(), '2'), '2', 1, 1, 1, 0, 0);
    expect([keeps.changes('2'), walks(keeps).length > 0]).toEqual([{}, true]);
  });

  test('BH-h09-D5: at the skull of Might that kills it; the others may still turn', () => {
    const begun = turned(house({ rooms: ['foyer', 'foyer', 'ballroom'] }), '0');
    begun.run([{ do: 'lose', seat: '0', trait: 'might', by: 2 }]);
    const { might = 1 } = begun.G.explorers[0]?.traits ?? {};
    begun.run([{ do: 'lose', seat: '0', trait: 'might', by: might - 1 }]);
    begun.reload(0, 0, 0, 0, 0, ...DEAF);
    begun.run([{ do: 'begin-turn', seat: '0' }], '0');
    expect([begun.G.explorers[0]?.life, begun.G.outcome]).toEqual(['dead', null]);
    begin(begun, '2', ...HEARS);
    expect([begun.asked, sides(begun), begun.G.haunt?.traitor]).toEqual(['2 read', [T, H, T], '0']);
  });

  test('BH-h09-T: it attacks with Speed alone, heroes attack it with Might; weapons as their trait is', () => {
    const begun = turned(house({ cards: [['axe', 'revolver'], [SYMBOL]] }), '0');
    begin(begun, '0', ...DEAF);
    expect(begun.of('attack')).toEqual([
      'attack 1 speed revolver',
      'attack 2 speed revolver',
      'attack 1 speed',
      'attack 2 speed',
    ]);
    begin(begun, '2', ...DEAF);
    expect(begun.of('attack')).toEqual(['attack 0 might']);
  });

  test('BH-h09-T BH170: no card orders an attack with Might for it; a hero is set on it, and it defends itself', () => {
    const begun = turned(house({ cards: [['axe'], [SYMBOL]] }), '0');
    begin(begun, '0', ...DEAF);
    begun.run([ownStep('card:bloody-vision/strike', { seat: '0' })], '0');
    expect(begun.asked).toBe('0 turn');
    begun.bring('2', 'basement-landing');
    begun.reload(...DEAF, ...DEAF);
    begun.run([ownStep('card:bloody-vision/strike', { seat: '1' })], '1');
    expect(begun.told).toContain('attack');
  });

  test('BH-h09-T BH58: won by 2 it may steal in place of harm; heroes the same; one attack a turn', () => {
    const begun = turned(house({ traits: [{ speed: 3 }, { speed: 3, sanity: 5 }] }), '0');
    begin(begun, '0', ...DEAF);
    const [own, other] = [begun.viewOf('0').values[0]?.speed ?? 0, begun.viewOf('0').values[1]?.speed ?? 0];
    begun.reload(...Array<number>(own).fill(1), ...Array<number>(other).fill(0));
    begun.choose('attack 1 speed');
    expect(begun.choices).toEqual(['answer harm', `answer ${SYMBOL}`]);
    // Sensible players take it.
    expect(begun.optionOf(`answer ${SYMBOL}`)?.weight).toBeGreaterThan(
      begun.optionOf('answer harm')?.weight ?? 0,
    );
    begun.choose(`answer ${SYMBOL}`);
    expect([begun.cardsOf('0'), begun.changes('1').sanity]).toEqual([[SYMBOL], -2]);
    expect(begun.of('attack')).toEqual([]);
  });

  test.each(['chasm 0', 'chasm 2', 'furnace-room', 'underground-lake'])(
    'BH-h09-T BH-h09-D6: whoever dances and ends a turn with the Symbol in %s destroys it, however it came by it',
    (room) => {
      const tiles: More['tiles'] = [...TILES, ['underground-lake', 'basement', 0, 2, 0]];
      const begun = turned(house({ tiles, cards: [[SYMBOL]], dice: DEAF, rooms: [room] }), '0');
      begin(begun, '0', ...DEAF);
      begun.choose('end');
      expect(begun.G.outcome).toMatchObject({ side: T, winners: ['0'], how: 'goal' });
      expect([begun.cardsOf('0'), begun.G.gone]).toEqual([[], [SYMBOL]]);
    },
  );

  test('BH-h09-T: elsewhere it is not, nor by a hero; picked up in that turn it is (BH-h09-K3)', () => {
    const begun = house({ rooms: ['foyer', 'chasm 0', 'foyer'] });
    begun.reload(...DEAF, ...DEAF);
    begun.choose('end');
    expect([begun.asked, begun.cardsOf('1')]).toEqual(['2 turn', [SYMBOL]]);
    begun.bring('1', 'furnace-room');
    turned(begun, '0');
    begun.run([{ do: 'drop', seat: '1', card: SYMBOL }]);
    begun.bring('0', 'furnace-room');
    begin(begun, '0', ...DEAF);
    begun.choose(`take ${SYMBOL}`, 'end');
    expect(begun.G.outcome).toMatchObject({ side: T, winners: ['0'] });
  });

  test('BH-h09-T: it is no more when the one who destroys it dies of that', () => {
    const begun = turned(house({ cards: [[SYMBOL]], dice: DEAF, rooms: ['furnace-room'] }), '0');
    begin(begun, '0', ...DEAF);
    begun.run([{ do: 'lose', seat: '0', trait: 'sanity', by: 2 }]);
    begun.choose('end');
    expect(begun.G.outcome).toMatchObject({ side: T, winners: ['0'], how: 'goal' });
  });
});

describe('how it ends', () => {
  test('BH-h09-H: a line of moves to the heroes’ end', () => {
    const begun = house({ traits: [{}, { speed: 5 }] });
    begun.choose('go pentagram-chamber');
    for (const seat of ['2', '0', '1']) {
      begun.reload(2, 2, 1);
      begun.choose('use rite pentagram-chamber');
      if (begun.G.outcome !== null)
        return expect(begun.G.outcome).toMatchObject({ side: H, winners: ['0', '1', '2'] });
      expect(begun.viewOf(seat).goal?.next).toMatchObject({ kind: 'rite', facts: { of: 3 } });
      untilTurnOfDeaf(begun, '1');
    }
    throw new Error('three successes and no end');
  });

  test('BH-h09-D4: with the last hero dead or turned the dancers have won, all of them', () => {
    const begun = turned(house(), '0');
    begun.reload(...DEAF, ...DEAF);
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.outcome).toBeNull();
    begun.run([{ do: 'turn-coat', seat: '2', to: T }], '2');
    expect(begun.G.outcome).toMatchObject({ side: T, winners: ['0', '2'] });
  });

  test('BH-h09-D4 BH-h09-D5: also where all who danced have died before', () => {
    const begun = turned(house(), '0');
    begun.reload(...DEAF, ...DEAF);
    begun.run(['0', '1'].map((seat) => ({ do: 'die', seat })));
    expect(begun.G.outcome).toBeNull();
    begun.run([{ do: 'die', seat: '2' }]);
    expect(begun.G.outcome).toMatchObject({ side: T, winners: ['0'], how: 'dead' });
  });

  test('BH-h09-D4 BH152: the last hero, robbed of the Symbol, dies of it', () => {
    const begun = turned(house({ traits: [{}, { sanity: 2 }] }), '0');
    begun.run([{ do: 'die', seat: '2' }]);
    begun.run([{ do: 'hand-over', seat: '1', card: SYMBOL, to: '0', how: 'steal' }], '0');
    expect(begun.G.outcome).toMatchObject({ side: T, winners: ['0'] });
  });

  test('BH-h09-K4: all dead and nobody has danced: nobody has won', () => {
    const begun = house();
    begun.run(['0', '1', '2'].map((seat) => ({ do: 'die', seat })));
    expect(begun.G.outcome).toMatchObject({ side: null, winners: [], how: 'nobody' });
  });

  test.each([H, T])('BH-h09: it can end for the %s among bots', (side) => {
    expect(winsAmongBots('9', [side])).toHaveProperty([side]);
  });
});

describe('what a seat sees', () => {
  test('BH-g22 BH169: whoever has turned has the other side’s aim, and is told no more how often the rite has to succeed', () => {
    const begun = house({ rooms: ['foyer', 'pentagram-chamber', 'foyer'] });
    const told = (seat: string) =>
      journalFor(begun.G.journal ?? [], seat).findLast(({ kind }) => kind === 'task-done');
    begun.reload(2, 2, 1);
    begun.choose('use rite pentagram-chamber');
    expect(told('2')).toMatchObject({ isPrivy: true, facts: { done: 1, of: 3 } });
    expect(begun.viewOf('2')).toMatchObject({
      side: H,
      goal: { next: { kind: 'rite', facts: { done: 1, of: 3 } } },
    });
    turned(begun, '2');
    begin(begun, '1', 2, 2, 1);
    begun.choose('use rite pentagram-chamber');
    const view = begun.viewOf('2');
    expect(told('2')).toMatchObject({ isPrivy: false, facts: { done: 2 } });
    expect(told('0')?.isPrivy).toBe(true);
    expect([told('2')?.facts.of, view.side, view.goal?.next.kind, view.goal?.next.facts?.of]).toEqual([
      undefined,
      T,
      'steal',
      undefined,
    ]);
    expect(view.marks).toEqual([{ on: 'haunt', word: 'rites', value: 2 }]);
  });

  test('BH156: no number that a roll has to reach is in an agenda or a mark', () => {
    const begun = begin(house({ cards: [[], [SYMBOL], ['skull']] }), '2', ...HEARS);
    expect(JSON.stringify(begun.viewOf('0').agenda)).not.toMatch(/"from"|"rows"/);
  });

  test('BH-h09: a position is weighed for the side that a seat has in it', () => {
    const begun = turned(house({ rooms: ['furnace-room', 'foyer', 'pentagram-chamber'] }), '0');
    const value = (seat: string) => evaluateWith(begun.box)(begun.G, {} as Ctx, { playerID: seat } as never);
    const before = value('0')[0] ?? 0;
    begun.run([{ do: 'hand-over', seat: '1', card: SYMBOL, to: '0', how: 'steal' }], '0');
    // Who has turned is better off now, and so are those with it; the heroes are worse off.
    const [own = 0, hero = 0] = value('0');
    expect(own).toBeGreaterThan(before);
    expect(hero).toBeCloseTo(1 - own);
    turned(begun, '2');
    expect(value('2')[2]).toBeCloseTo(value('2')[0] ?? 0);
  });
});

describe('what comes next is true', () => {
  const nextOf = (begun: House, seat: string) => begun.viewOf(seat).goal?.next;
  const laid = (begun: House, room: string, from = '1') => {
    begun.run([{ do: 'put', seat: from, to: { room, side: null } }], from);
    begun.run([{ do: 'drop', seat: from, card: SYMBOL }], from);
    return begun;
  };

  test('for heroes: bring it, perform the rite, fetch it, win it back, find the Chamber', () => {
    expect(nextOf(house(), '0')).toMatchObject({ kind: 'bring', facts: { holder: { seat: '1' } } });
    const there = house({ rooms: ['foyer', 'pentagram-chamber', 'foyer'] });
    expect(nextOf(there, '0')).toMatchObject({ kind: 'rite', facts: { done: 0, of: 3 } });
    expect(there.viewOf('0').goal).toMatchObject({ keeps: ['1'], own: { 2: ['pentagram-chamber'] } });
    const floor = laid(house(), 'basement-landing');
    expect(floor.viewOf('0').goal).toMatchObject({
      next: { kind: 'fetch', facts: { room: { term: 'rooms.basement-landing' } } },
      wants: [SYMBOL],
      own: { 1: ['basement-landing'], 0: ['pentagram-chamber'] },
    });
    const lost = turned(house(), '1');
    expect(lost.viewOf('0').goal).toMatchObject({ next: { kind: 'win-back' }, prey: ['1'] });
    const none = house();
    none.G.tiles = none.G.tiles.filter(({ room }) => room !== 'pentagram-chamber');
    expect(none.viewOf('0').goal).toMatchObject({ next: { kind: 'find-chamber' }, floors: ['basement'] });
  });

  test('for dancers: steal it, pick it up, look for a pit, take it there, and end a turn there', () => {
    expect(turned(house(), '2').viewOf('2').goal).toMatchObject({ next: { kind: 'steal' }, prey: ['1'] });
    const floor = laid(turned(house(), '2'), 'basement-landing');
    expect(floor.viewOf('2').goal).toMatchObject({
      next: { kind: 'pick-up' },
      own: { 2: ['basement-landing'] },
    });
    const ours = turned(house(), '1');
    expect(ours.viewOf('1').goal).toMatchObject({
      next: { kind: 'destroy', facts: { holder: { seat: '1' }, room: { term: 'rooms.chasm' } } },
      own: { 1: ['chasm', 'furnace-room'] },
      keeps: [],
    });
    ours.bring('1', 'furnace-room');
    expect(ours.viewOf('1').goal).toMatchObject({
      next: { facts: { room: { term: 'rooms.furnace-room' } } },
      keeps: ['1'],
    });
    const pitless = turned(
      house({ tiles: TILES.filter(([room]) => room !== 'chasm' && room !== 'furnace-room') }),
      '1',
    );
    expect(pitless.viewOf('1').goal).toMatchObject({ next: { kind: 'find-pit' }, own: { 1: [] } });
    const alone = turned(house(), '2');
    alone.run([{ do: 'die', seat: '2' }]);
    expect(alone.viewOf('2').goal?.next.kind).toBe('wait');
  });
});
