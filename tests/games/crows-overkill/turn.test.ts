import { BIRD_COPIES, COPIES, COUNT, DECK, FLOCK, HOURS, KIND } from '@games/crows-overkill/rules/components';
import { crowsOverkill } from '@games/crows-overkill/whole';
import { tableOf } from '@tests/table-of';
import { kinds, laid } from './at-table';

const deal = (numPlayers: number, seed = 'deal') => tableOf(crowsOverkill, numPlayers, { seed });

describe('the box and the deal', () => {
  test('CO-r1 two to four play', () => {
    const may = (count: number) => crowsOverkill.game.validateSetupData?.({}, count) === undefined;
    expect([1, 2, 3, 4, 5].map(may)).toEqual([false, true, true, true, false]);
  });

  test('CO-r2 CO1 CO2 43 bird cards, 30 shamisen cards, four hours; the plectrum and the water gun among them', () => {
    expect(FLOCK.length + 2).toBe(43);
    const crows = FLOCK.filter((bird) => KIND[bird] === 'crow').reduce((sum, bird) => sum + COUNT[bird], 0);
    expect(crows).toBe(38);
    expect(BIRD_COPIES.bat).toBe(5);
    expect(DECK).toHaveLength(30);
    expect([COPIES.plectrum, COPIES['water-gun']]).toEqual([2, 3]);
    expect(HOURS).toEqual(['ox', 'tiger', 'rabbit', 'dragon']);
  });

  test.each([2, 3, 4])(
    'CO-r3 CO-r4 CO-r5 CO-r6 %i players: two cards, three birds, the rest in decks',
    (players) => {
      const { G, ctx } = deal(players);
      const first = Number(ctx.currentPlayer);
      // The first turn has begun: two cards and three birds have been drawn for it.
      expect(G.hands.map((hand) => hand.length)).toEqual(G.hands.map((_, seat) => (seat === first ? 4 : 2)));
      expect(G.deck).toHaveLength(30 - 2 * players - 2);
      expect(G.birdDeck).toHaveLength(43 - 3 * players - 3);
      for (const [seat, { birds }] of G.seats.entries()) {
        expect(birds.length).toBe(seat === first ? 6 - G.birdDiscard.length : 3);
        expect(birds).not.toContain('gong');
      }
      expect(G.hour).toBe(G.birdDiscard.length);
    },
  );

  test.each([
    [2, 18, 17],
    [3, 16, 16],
    [4, 15, 14],
  ])(
    'CO-r5 CO28 %i players: a gong in each half, the upper one smaller where they are odd',
    (players, lower, upper) => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const { G } = deal(players, seed);
        expect(G.lowerHalf).toBe(lower + 1);
        expect(G.birdDeck).toHaveLength(lower + 1 + upper + 1 - 3);
        const gongs = (cards: readonly string[]) => cards.filter((card) => card === 'gong').length;
        expect(gongs(G.birdDeck.slice(0, G.lowerHalf))).toBe(1);
        expect(gongs(G.birdDeck.slice(G.lowerHalf)) + gongs(G.birdDiscard)).toBe(1);
      }
    },
  );

  test('CO29 CO-r7 lots decide who begins, and turns go clockwise', () => {
    const starters = new Set(Array.from({ length: 24 }, (_, n) => deal(4, `${n}`).ctx.currentPlayer));
    expect([...starters].sort()).toEqual(['0', '1', '2', '3']);
    const table = laid([[], [], []], { sills: [[], [], []], birds: ['bat', 'bat', 'bat'] });
    table.play('0', 'judge');
    expect(table.ctx.currentPlayer).toBe('1');
    expect(kinds(table)).toEqual(['judge', 'draw', 'arrive']);
  });
});

describe('drawing', () => {
  test('CO-r8 CO-r9 two cards that only their owner sees, then three birds that all see', () => {
    const table = laid([[], []], { top: ['song', 'door'], birds: ['crow2', 'bat', 'crow1'] });
    table.play('0', 'judge');
    expect(table.G.hands[1]).toEqual(['door', 'song']);
    expect(table.G.seats[1]?.birds).toEqual(['bat', 'crow1', 'crow2']);
    expect(table.told('1')[1]).toMatchObject({
      isPrivy: true,
      facts: { cards: { terms: ['cards.door', 'cards.song'] } },
    });
    expect(table.told('0')[1]).toEqual({ kind: 'draw', playerID: '1', isPrivy: false, facts: { count: 2 } });
  });

  test('CO-r10 CO4 a gong is one of the three, is not made up for, and counts in this very turn', () => {
    const table = laid([[], []], {
      sills: [[], ['crow3', 'crow1']],
      birds: ['gong', 'crow1', 'bat'],
    });
    table.play('0', 'judge');
    expect(table.G.hour).toBe(1);
    expect(table.G.birdDiscard).toEqual(['gong']);
    expect(table.G.seats[1]?.birds).toEqual(['bat', 'crow1', 'crow1', 'crow3']);
    // Five crows cry in the hour of the tiger, not in that of the ox.
    table.play('1', 'judge');
    expect(kinds(table)).toContain('out');
  });

  test('CO5 in the last hour a gong does nothing, and comes back with the discards', () => {
    const table = laid([[], []], { hour: 3, birds: ['gong', 'gong', 'bat'], onlyBirds: true });
    table.play('0', 'judge');
    expect(table.G.hour).toBe(3);
    expect(kinds(table).filter((kind) => kind === 'gong-last')).toHaveLength(2);
    expect(table.G.birdDiscard.filter((card) => card === 'gong')).toHaveLength(2);
    table.play('1', 'judge');
    expect(kinds(table)).toContain('shuffle-birds');
    expect([...table.G.birdDeck, ...table.G.birdDiscard].filter((card) => card === 'gong')).toHaveLength(2);
  });

  test('CO26 the discards are shuffled when a card is needed, not before', () => {
    const table = laid([[], []], { top: ['song', 'door'], only: true, birds: ['bat', 'bat', 'bat'] });
    table.play('0', 'judge');
    expect(table.G.deck).toHaveLength(0);
    expect(kinds(table)).not.toContain('shuffle');
    table.play('1', 'judge');
    expect(kinds(table).slice(0, 3)).toEqual(['judge', 'shuffle', 'draw']);
    expect(table.G.deck).toHaveLength(26);
    expect(table.G.discard).toHaveLength(0);
  });

  test('CO26 what was drawn from the old deck is told before the shuffle', () => {
    const table = laid([[], []], { top: ['song'], only: true });
    table.play('0', 'judge');
    expect(kinds(table).slice(0, 4)).toEqual(['judge', 'draw', 'shuffle', 'draw']);
    expect(table.G.hands[1]).toHaveLength(2);
  });

  test('CO26 where neither deck nor discards are left, nothing is drawn', () => {
    const table = laid([DECK, []]);
    table.play('0', 'judge');
    for (let count = 0; count < 25; count++) table.play('0', 'discard', table.G.hands[0]?.[0] ?? '');
    expect(table.G.hands.map((hand) => hand.length)).toEqual([5, 2]);
    const empty = laid([[], DECK]);
    empty.play('0', 'judge');
    expect(empty.told(null)[1]).toMatchObject({ kind: 'draw', facts: { count: 0 } });
  });
});

describe('listening', () => {
  test.each([
    ['CO-r15', 0, ['crow3', 'crow3', 'crow1'], ['crow3', 'crow3', 'crow2']],
    ['CO-r16', 1, ['crow2', 'crow2'], ['crow3', 'crow2']],
    ['CO-r17', 2, ['crow2', 'rooster1', 'warbler'], ['rooster2']],
    ['CO-r17', 2, ['crow1', 'crow1'], ['crow3']],
    ['CO-r18', 3, ['crow2', 'bat'], ['rooster1']],
    ['CO-r18', 3, ['bat', 'bat', 'crow1', 'crow1'], ['warbler']],
    ['CO-r18', 3, ['crow1'], ['crow1', 'crow2']],
  ] as const)('CO-r15 CO-r16 CO-r17 CO-r18 %s hour %i: %j keep quiet, %j cry', (_, hour, quiet, loud) => {
    const calm = laid([[], []], { hour, sills: [quiet] });
    calm.play('0', 'judge');
    expect(calm.G.seats[0]?.isOut).toBe(false);
    const table = laid([[], []], { hour, sills: [loud] });
    table.play('0', 'judge');
    expect(table.G.seats[0]?.isOut).toBe(true);
  });

  test('whoever has gone home talks with those who watch, and nobody else does', () => {
    const table = laid([[], [], []], { sills: [['owl']] });
    const out = () => ['0', '1', '2'].filter((seat) => crowsOverkill.isOut?.(table.G, seat));
    expect(out()).toEqual([]);
    table.play('0', 'judge');
    expect(out()).toEqual(['0']);
  });

  test('CO24 kinds are not added up, the limit itself is enough, and an owl cries at any hour', () => {
    const table = laid([[], []], { hour: 2, sills: [['crow2', 'rooster1', 'warbler', 'bat']] });
    table.play('0', 'judge');
    expect(table.G.seats[0]?.isOut).toBe(false);
    for (const hour of [0, 1, 2, 3]) {
      const owl = laid([[], []], { hour, sills: [['owl']] });
      owl.play('0', 'judge');
      expect(owl.told(null)[0]).toMatchObject({ kind: 'out', facts: { kind: { term: 'kinds.owl' } } });
    }
  });

  test('CO-r14 only the one whose turn it is listens, and plays on when all is quiet', () => {
    const table = laid([[], [], []], { sills: [[], ['owl'], ['owl']] });
    table.play('0', 'judge');
    expect(table.G.out).toEqual([]);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('CO25 after surviving, down to five cards of one’s choice; never before, never for others', () => {
    const many = ['stones', 'stones', 'blowgun', 'door', 'song', 'mirror', 'scissors'] as const;
    const table = laid([
      many,
      ['water-gun', 'water-gun', 'water-gun', 'scarecrow', 'scarecrow', 'scarecrow'],
    ]);
    table.rejects('0', 'discard', ['door'], { reason: 'unknown-move' });
    table.play('0', 'judge');
    expect(table.ctx.activePlayers).toEqual({ '0': 'discard' });
    table.rejects('0', 'judge', [], { reason: 'unknown-move' });
    table.rejects('0', 'discard', ['whistle'], 'CO-r11');
    table.play('0', 'discard', 'stones');
    expect(table.ctx.currentPlayer).toBe('0');
    table.play('0', 'discard', 'song');
    expect(table.G.hands[0]).toEqual(['stones', 'blowgun', 'door', 'mirror', 'scissors']);
    expect(table.G.discard).toEqual(['stones', 'song']);
    // Seat 1 has drawn two more in its turn, and nobody asked it to give any up.
    expect(table.G.hands[1]).toHaveLength(8);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('CO25 whoever goes home is not asked to discard', () => {
    const table = laid([['stones', 'stones', 'blowgun', 'door', 'song', 'mirror'], []], { sills: [['owl']] });
    table.play('0', 'judge');
    expect(table.G.hands[0]).toEqual([]);
    expect(table.ctx.gameover).toBeDefined();
  });
});

describe('going home', () => {
  const three = () =>
    laid([['door', 'song'], ['stones'], []], { sills: [['owl', 'crow2'], ['owl'], ['bat']] });

  test('CO-r19 CO27 hand and birds go to their discards, and the seat is passed over', () => {
    const table = three();
    table.play('0', 'judge');
    expect(table.G.seats[0]).toEqual({ birds: [], isOut: true });
    expect(table.G.hands[0]).toEqual([]);
    expect(table.G.discard).toEqual(['door', 'song']);
    expect(table.G.birdDiscard).toEqual(['crow2', 'owl']);
    expect(table.told(null)[1]).toMatchObject({ kind: 'left', playerID: '0' });
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.legal('0')).toEqual([]);
    table.rejects('1', 'play', ['scissors', '0'], 'CO-r11');
  });

  test('CO-r20 CO23 when one is left the match ends at once, and that one wins', () => {
    const table = three();
    table.play('0', 'judge');
    expect(table.ctx.gameover).toBeUndefined();
    table.play('1', 'judge');
    expect(table.ctx.gameover).toMatchObject({ winner: '2', winners: ['2'] });
    expect(table.told(null).at(-1)).toMatchObject({ kind: 'end' });
    expect(kinds(table)).not.toContain('draw');
  });

  test('CO-r21 the later one goes, the better the place', () => {
    const table = three();
    table.play('0', 'judge');
    table.play('1', 'judge');
    expect(table.ctx.gameover).toMatchObject({ ranking: [['2'], ['1'], ['0']] });
    expect(crowsOverkill.score(table.G, table.ctx).totals).toEqual([0, 1, 2]);
  });
});
