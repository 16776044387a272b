import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];
type House = HauntedHouse;

/** Around the Basement Landing: the laboratory in the west, the Chasm in the east, the Kitchen in the south. */
const CELLAR = [
  ['operating-laboratory', 'basement', -1, 0],
  ['chasm', 'basement', 1, 0],
  ['kitchen', 'basement', 0, 1],
] as const;
const TORCH = '29:torch.1';

/** Ox, who has revealed it, is the traitor; Missy and Peter are the heroes. */
const house = (more: More = {}) =>
  hauntedHouse(29, { tiles: CELLAR, rooms: ['foyer', 'kitchen', 'upper-landing'], ...more });

const throws = ({ choices }: House) => choices.filter((one) => one.includes('29:torch'));

/** Missy has a Torch, in her own turn, with the Monster somewhere. */
function armed(at: string, more: More = {}): House {
  const begun = house({
    rooms: ['foyer', 'basement-landing', 'upper-landing'],
    cards: [[], [TORCH]],
    ...more,
  });
  begun.put('m1', at);
  untilTurnOf(begun, '1');
  return begun;
}

function aim(begun: House, own: number, its: number): House {
  begun.load('1', 'speed', own);
  begun.load('m1', 'speed', its);
  begun.choose(`attack m1 speed ${TORCH}`);
  return begun;
}

/**
 * The traitor's turn is over, and with it begins the monsters'; so many spaces, and what it and Missy, or another, then
 * roll for its attack. What it has to do it does unasked.
 */
function night(begun: House, spaces: number, its?: number, hers = 0, seat = '1'): House {
  untilTurnOf(begun, '0');
  begun.load('m1', 'speed', spaces);
  if (its !== undefined) {
    begun.load('m1', 'might', its);
    begun.load(seat, 'might', hers);
  }
  begun.choose('end');
  return begun;
}

describe('BH-h29: where it wakes', () => {
  test('in the laboratory that stands, and the traitor leads it', () => {
    const begun = house();
    expect(begun.G.haunt).toMatchObject({ traitor: '0' });
    expect(begun.monster('m1')).toMatchObject({ room: 'operating-laboratory', mover: '0' });
    expect(begun.viewOf('1').values.m1).toEqual({ speed: 3, might: 8 });
  });

  test('BH-g32: of two the traitor picks one', () => {
    const begun = house({ tiles: [...CELLAR, ['research-laboratory', 'basement', 0, -1]] });
    expect(begun.asked).toBe('0 pick');
    begun.choose('answer research-laboratory');
    expect(begun.monster('m1')?.room).toBe('research-laboratory');
  });

  test('BH-h29-D5 BH-h29-K1 BH-g3: with neither in the house the traitor looks for one, and places it', () => {
    const begun = house({ tiles: [] });
    begun.choose('answer operating-laboratory');
    expect([begun.asked, begun.monster('m1')]).toEqual(['0 doorway', undefined]);
    expect(begun.choices.filter((one) => !one.includes('upper-landing'))).toEqual([]);
    begun.choose('answer upper-landing 3');
    begun.choose(begun.choices[0] ?? '');
    expect(begun.monster('m1')?.room).toBe('operating-laboratory');
    expect(begun.G.tiles.find(({ room }) => room === 'operating-laboratory')?.floor).toBe('upper');
    expect(begun.cardsOf('0')).toEqual([]);
  });

  test('BH-h29-K1: the other one where that is not to be had', () => {
    const other = house({ tiles: [], isStackShort: true, stack: ['research-laboratory'] });
    other.choose('answer operating-laboratory');
    expect(other.asked).toBe('0 doorway');
    other.choose('answer upper-landing 3');
    while (other.monster('m1') === undefined) other.choose(other.choices[0] ?? '');
    expect(other.G.monsters.map(({ room }) => room)).toEqual(['research-laboratory']);
  });

  test('BH-h29-D5 BH-g4: with no doorway upstairs it is left out, though there is one below', () => {
    const none = house({
      tiles: [
        ['attic', 'upper', 0, -1],
        ['storeroom', 'upper', 0, 1],
        ['conservatory', 'upper', 1, 0, 3],
        ['chapel', 'upper', -1, 0, 1],
      ],
    });
    none.choose('answer research-laboratory');
    expect([none.asked, none.G.monsters]).toEqual(['1 turn', []]);
  });

  test('BH-g4: with neither to be had it is left out, and comes with the first of them that is laid', () => {
    const none = house({ tiles: [], isStackShort: true });
    none.choose('answer research-laboratory');
    expect([none.asked, none.G.monsters]).toEqual(['1 turn', []]);
    const lay = (room: string, x: number) =>
      none.run([{ do: 'lay', room, floor: 'basement', x, y: 0, turn: 0 }], '1');
    lay('kitchen', 2);
    expect(none.G.monsters).toEqual([]);
    lay('operating-laboratory', -1);
    lay('research-laboratory', 1);
    expect(none.G.monsters.map(({ room, mover }) => [room, mover])).toEqual([['operating-laboratory', '0']]);
  });
});

describe('BH-h29-D1: Torches', () => {
  test.each(['charred-room', 'furnace-room', 'pentagram-chamber', 'kitchen'])(
    'are lit in this room without a roll, once a turn: %s',
    (room) => {
      const tiles: More['tiles'] = [...CELLAR.slice(0, 2), [room, 'basement', 0, 1]];
      const begun = house({ tiles, rooms: ['foyer', room, 'upper-landing'] });
      untilTurnOf(begun, '1');
      begun.choose('use light');
      expect([begun.cardsOf('1'), begun.dice]).toEqual([[TORCH], []]);
      begun.choose(`drop ${TORCH}`);
      expect(begun.of('use ')).toEqual([]);
    },
  );

  test('nowhere else, and not by the traitor', () => {
    const begun = house({ rooms: ['kitchen', 'basement-landing', 'kitchen'] });
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual([]);
    untilTurnOf(begun, '0');
    expect(begun.of('use ')).toEqual([]);
  });

  test('one is carried, by whatever way it comes; in all there is no limit', () => {
    const begun = house({
      cards: [[], [TORCH], ['29:torch.2']],
      rooms: ['foyer', 'kitchen', 'kitchen'],
    });
    begun.set({ lit: 2 });
    begun.G.piles = [{ room: 'kitchen', side: null, cards: ['29:torch.17'] }];
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual([]);
    expect(begun.choices).not.toContain('take 29:torch.17');
    expect(begun.choices).not.toContain('trade 2');
    begun.choose(`drop ${TORCH}`, 'use light');
    expect(begun.cardsOf('1')).toEqual(['29:torch.3']);
  });

  test('BH-g6: they lie where a hero dies, and are picked up', () => {
    const begun = armed('operating-laboratory');
    begun.run([{ do: 'die', seat: '1' }], '1');
    expect(begun.G.piles).toEqual([{ room: 'basement-landing', side: null, cards: [TORCH] }]);
    begun.run([{ do: 'take', seat: '2', card: TORCH }]);
    expect(begun.cardsOf('2')).toEqual([TORCH]);
  });

  test('BH-h29-K4 BH33: one just lit can be thrown, one just picked up cannot', () => {
    const lit = house();
    lit.put('m1', 'basement-landing');
    untilTurnOf(lit, '1');
    lit.choose('use light');
    expect(throws(lit)).toContain(`attack m1 speed ${TORCH}`);
    lit.choose(`drop ${TORCH}`);
    const found = armed('basement-landing', { cards: [] });
    found.G.piles = [{ room: 'basement-landing', side: null, cards: [TORCH] }];
    found.choose(`take ${TORCH}`);
    expect(throws(found)).toEqual([]);
  });
});

describe('BH-h29-D2: the throw', () => {
  const attack = `attack m1 speed ${TORCH}`;

  test('BH-h29-K3: into the same room or the next through a door, not by stairs or past a barrier', () => {
    for (const place of ['basement-landing', 'operating-laboratory', 'kitchen', 'chasm 3'])
      expect(throws(armed(place))).toContain(attack);
    for (const place of ['chasm 1', 'foyer']) expect(throws(armed(place))).not.toContain(attack);
    const stairs = armed('upper-landing', { rooms: ['foyer', 'grand-staircase'] });
    expect(throws(stairs)).not.toContain(attack);
  });

  test('a hit burns it, doesn’t stun it, and the Torch is gone with the attack of the turn', () => {
    const begun = aim(armed('basement-landing'), 4, 3);
    expect([begun.cardsOf('1'), begun.slice.hits, begun.monster('m1')?.stunned]).toEqual([[], 1, 0]);
    expect(begun.of('attack')).toEqual([]);
    expect(begun.changes('1')).toEqual({});
  });

  test('lost, the Torch is gone and the hero unhurt, beside it as well', () => {
    const begun = aim(armed('basement-landing'), 0, 5);
    expect([begun.cardsOf('1'), begun.slice.hits, begun.changes('1')]).toEqual([[], 0, {}]);
  });

  test('on a tie it is kept', () => {
    const begun = aim(armed('basement-landing'), 2, 2);
    expect([begun.cardsOf('1'), begun.slice.hits]).toEqual([[TORCH], 0]);
    expect(throws(begun)).not.toContain(attack);
  });

  test('BH68: where it lies stunned it is hit as well, though not attacked', () => {
    const begun = armed('basement-landing');
    begun.alter('m1', { stunned: 1 });
    expect(begun.of('attack')).toEqual([attack]);
  });
});

describe('BH-h29: the heroes win', () => {
  test('with as many hits as there are players', () => {
    for (const [hits, outcome] of [
      [1, null],
      [2, 'heroes'],
    ] as const) {
      const begun = armed('basement-landing');
      begun.set({ hits });
      aim(begun, 4, 0);
      expect(begun.G.outcome?.side ?? null).toBe(outcome);
    }
  });

  test('BH-h29-H: the dead count among the players, with six it takes six', () => {
    const explorers = [
      'ox-bellows',
      'missy-dubourde',
      'peter-akimoto',
      'madame-zostra',
      'father-rhinehardt',
      'heather-granville',
    ];
    for (const [hits, side] of [
      [4, null],
      [5, 'heroes'],
    ] as const) {
      const begun = house({ explorers, cards: [[], [TORCH]], rooms: ['foyer', 'kitchen'] });
      begun.put('m1', 'kitchen');
      begun.set({ hits });
      begun.run([{ do: 'die', seat: '4' }]);
      untilTurnOf(begun, '1');
      aim(begun, 4, 0);
      expect(begun.G.outcome?.side ?? null).toBe(side);
    }
  });

  test('BH152 BH129: who dies of the Idol before the dice are thrown has thrown nothing', () => {
    const begun = armed('basement-landing', { cards: [[], [TORCH, 'idol']], traits: [{}, { sanity: 1 }] });
    begun.set({ hits: 2 });
    begun.choose(`attack m1 speed ${TORCH}`, 'answer idol');
    expect([begun.G.outcome, begun.G.explorers[1]?.life, begun.slice.hits]).toEqual([null, 'dead', 2]);
  });

  test('BH169 BH-g26: how often it burnt all see, how often it has to the heroes alone', () => {
    const begun = aim(armed('basement-landing'), 4, 0);
    expect(begun.viewOf('0').marks).toEqual([{ on: { monster: 'm1' }, word: 'burns', value: 1 }]);
    expect(begun.viewOf('1').goal?.next.facts).toMatchObject({ done: 1, of: 3 });
    expect(JSON.stringify(begun.viewOf('0').goal)).not.toContain('"of"');
    expect(begun.told).toContain('task-done');
  });

  const beside = (side: number, more: More = {}) =>
    armed('chasm 3', { cards: [], rooms: ['foyer', `chasm ${side}`, 'upper-landing'], ...more });

  test('BH-h29-D3: by Might 6 it is pushed into the Chasm, once a turn, beside the attack', () => {
    const begun = beside(3);
    begun.load('1', 'might', 0);
    begun.load('m1', 'might', 0);
    begun.choose('attack m1 might');
    begun.load('1', 'might', 5);
    begun.choose('use push');
    expect([begun.G.outcome, begun.monster('m1')?.room, begun.changes('1')]).toEqual([null, 'chasm', {}]);
    expect(begun.of('use ')).not.toContain('use push');
    const again = beside(3, { traits: [{}, { might: 6 }] });
    again.load('1', 'might', 6);
    again.choose('use push');
    expect(again.G.outcome).toMatchObject({ side: 'heroes', winners: ['1', '2'], how: 'goal' });
    expect(again.told).toContain('creature-falls');
  });

  test('BH-h29-D3, BH-h29-K8: also where it lies stunned; from its own side of the barrier only, and nowhere else', () => {
    const stunned = beside(3);
    stunned.alter('m1', { stunned: 1 });
    stunned.run([]);
    expect(stunned.of('use ')).toContain('use push');
    expect(beside(1).of('use ')).not.toContain('use push');
    expect(armed('basement-landing').of('use ')).not.toContain('use push');
  });

  test('BH-h29: in the Tower as well', () => {
    const tiles: More['tiles'] = [...CELLAR, ['tower', 'upper', 1, 0]];
    const begun = armed('tower 3', { tiles, rooms: ['foyer', 'tower 3', 'upper-landing'] });
    expect(begun.of('use ')).toContain('use push');
  });
});

describe('BH-h29: what it does', () => {
  test('BH-g21: when it attacks 2 is added to its total, when it defends nothing', () => {
    const begun = night(house({ rooms: ['foyer', 'operating-laboratory', 'upper-landing'] }), 1, 3, 4);
    expect(begun.asked).toBe('1 split');
    expect(begun.choices).toHaveLength(2);
    const own = armed('basement-landing', { cards: [] });
    own.load('1', 'might', 4);
    own.load('m1', 'might', 3);
    own.choose('attack m1 might');
    expect(own.monster('m1')?.stunned).toBeGreaterThan(0);
  });

  test('BH-g19 BH69: its own lost attack stuns it', () => {
    const begun = night(house({ rooms: ['foyer', 'operating-laboratory', 'upper-landing'] }), 1, 0, 4);
    expect(begun.monster('m1')?.stunned).toBeGreaterThan(0);
  });

  test('BH-h29-D4: it goes all the way to whoever is nearest, and attacks', () => {
    const begun = night(house(), 2, 0, 0);
    expect([begun.monster('m1')?.room, begun.asked, begun.dice]).toEqual(['kitchen', '1 split', []]);
  });

  test('BH-h29: not past whoever is nearer', () => {
    const begun = night(house({ rooms: ['foyer', 'kitchen', 'basement-landing'] }), 2, 0, 0, '2');
    expect([begun.monster('m1')?.room, begun.asked]).toEqual(['basement-landing', '2 split']);
  });

  test('BH-h29-D4: of two who are as near its player picks; short of one it uses up what it has', () => {
    const rooms = ['foyer', 'kitchen', 'chasm 3'];
    expect(night(house({ rooms }), 1).choices).toEqual(['go m1 1', 'go m1 2']);
    const begun = night(house(), 1);
    expect([begun.monster('m1')?.room, begun.asked]).toEqual(['basement-landing', '1 turn']);
  });

  test('BH-h29-K6: once it has attacked it stays, whatever it has left, be it that nobody is left there', () => {
    const layout: More = {
      rooms: ['foyer', 'basement-landing', 'kitchen'],
      traits: [{}, { speed: 1, might: 1 }],
    };
    const begun = night(house(layout), 3, 8, 0);
    begun.choose(begun.choices[0] ?? '');
    expect(begun.G.explorers[1]?.life).toBe('dead');
    expect([begun.asked, begun.monster('m1')?.room]).toEqual(['2 turn', 'basement-landing']);
  });

  test('BH-h29-K7: where no way leads to anybody it goes as its player likes, or stays', () => {
    const begun = night(house({ rooms: ['foyer', 'upper-landing', 'upper-landing'] }), 1);
    expect(begun.asked).toBe('0 monster');
    expect(begun.choices).toEqual(['go m1 basement-landing', 'end m1']);
  });

  test('BH-g14: it hunts on when the traitor is dead, whose death wins nothing', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '0' }], '1');
    expect(begun.G.outcome).toBeNull();
    begun.load('m1', 'speed', 2);
    begun.load('m1', 'might', 0);
    begun.load('1', 'might', 0);
    untilTurnOf(begun, '2');
    begun.choose('end');
    expect([begun.asked, begun.monster('m1')?.room]).toEqual(['1 split', 'kitchen']);
  });

  test('BH-h29-K5: nothing that is done with Speed but a Torch', () => {
    const begun = armed('basement-landing', { cards: [[], ['revolver']] });
    expect(begun.of('attack')).toEqual(['attack m1 might']);
  });

  test('BH-g18: Dynamite does nothing to it', () => {
    const begun = armed('basement-landing');
    begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 4 }]);
    expect(begun.monster('m1')?.stunned).toBe(0);
  });
});

describe('BH-h29-K2: a Torch in the traitor’s hands goes out', () => {
  test('stolen by a win of 2 or more', () => {
    const begun = house({ rooms: ['kitchen', 'kitchen', 'upper-landing'], cards: [[], [TORCH]] });
    untilTurnOf(begun, '0');
    begun.load('0', 'might', 4);
    begun.load('1', 'might', 2);
    begun.choose('attack 1 might');
    expect(begun.choices).toContain(`answer ${TORCH}`);
    begun.choose(`answer ${TORCH}`);
    expect([begun.cardsOf('0'), begun.cardsOf('1'), begun.G.gone]).toEqual([[], [], [TORCH]]);
  });

  test('BH-g6: picked up', () => {
    const begun = house();
    begun.G.piles = [{ room: 'foyer', side: null, cards: [TORCH] }];
    untilTurnOf(begun, '0');
    begun.choose(`take ${TORCH}`);
    expect([begun.cardsOf('0'), begun.G.piles, begun.G.gone]).toEqual([[], [], [TORCH]]);
  });
});

test('BH-h29 BH152: with the last hero the traitor has won', () => {
  const begun = house();
  begun.run([
    { do: 'die', seat: '1' },
    { do: 'die', seat: '2' },
  ]);
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0'], how: 'dead' });
});
