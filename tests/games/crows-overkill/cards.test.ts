import { kinds, laid } from './at-table';

describe('playing', () => {
  test('CO-r11 any number of cards, from one’s own hand', () => {
    const table = laid([['stones', 'blowgun'], []], { sills: [['crow1', 'crow1', 'crow1']] });
    table.rejects('0', 'play', ['song'], 'CO-r11');
    table.rejects('1', 'judge', [], { reason: 'not-your-turn' });
    table.play('0', 'play', 'stones', 'crow1', 'crow1');
    table.play('0', 'play', 'blowgun', 'crow1');
    expect(table.ctx.currentPlayer).toBe('0');
    expect(table.G.seats[0]?.birds).toEqual([]);
    const none = laid([['stones'], []]);
    none.play('0', 'judge');
    expect(none.G.hands[0]).toEqual(['stones']);
  });

  test('CO-r12 what was played and what was killed lie open on their discards', () => {
    const table = laid([['stones'], []], { sills: [['crow1', 'rooster1']] });
    table.play('0', 'play', 'stones', 'crow1', 'rooster1');
    expect(table.G.discard).toEqual(['stones']);
    expect(table.G.birdDiscard).toEqual(['crow1', 'rooster1']);
    expect(table.view(null).discard).toEqual(['stones']);
    table.rejects('0', 'kill', ['door', 'crow1'], 'CO-r11');
  });

  test('CO-r24 CO-r25 CO-r28 a bird that is not there cannot be taken', () => {
    const table = laid([['stones', 'blowgun', 'cast-net'], []], { sills: [['crow1']] });
    table.rejects('0', 'play', ['stones', 'crow1', 'crow1'], 'CO-r24');
    table.rejects('0', 'play', ['blowgun', 'warbler'], 'CO-r25');
    table.rejects('0', 'play', ['cast-net', 'owl'], 'CO-r28');
  });

  test('CO13 any card kills one bird instead, door and mirror too, but only in one’s own turn', () => {
    const table = laid(
      [
        ['door', 'mirror', 'song', 'stones'],
        ['door', 'scissors'],
      ],
      {
        sills: [['crow1', 'crow1', 'owl', 'crow2']],
      },
    );
    table.play('0', 'kill', 'door', 'owl');
    table.play('0', 'kill', 'mirror', 'crow1');
    table.play('0', 'kill', 'song', 'crow1');
    expect(table.G.seats[0]?.birds).toEqual(['crow2']);
    expect(table.G.discard).toEqual(['door', 'mirror', 'song']);
    table.rejects('0', 'kill', ['stones', 'crow1'], 'CO13');
    table.rejects('1', 'kill', ['door', 'crow1'], { reason: 'not-your-turn' });
  });

  test('CO-r13 a target is another player who has not gone home', () => {
    const table = laid([['whistle', 'scissors'], ['song'], ['song']], { out: ['2'] });
    table.rejects('0', 'play', ['whistle', '0'], 'CO-r13');
    table.rejects('0', 'play', ['whistle', '2'], 'CO-r13');
    table.rejects('0', 'play', ['whistle', '3'], { reason: 'malformed' });
    expect(table.refusal('0', 'play', 'whistle', '1')).toBeUndefined();
  });
});

describe('birds on one card', () => {
  test('CO8 a card is never split: one bird is a single, two are two singles or one pair', () => {
    const table = laid([['stones', 'blowgun', 'water-gun', 'door', 'scarecrow'], []], {
      sills: [['crow1', 'crow2', 'crow3', 'rooster2']],
    });
    table.rejects('0', 'play', ['blowgun', 'crow2'], 'CO8');
    table.rejects('0', 'kill', ['door', 'crow2'], 'CO8');
    table.rejects('0', 'play', ['stones', 'crow3'], 'CO8');
    table.rejects('0', 'play', ['stones', 'crow1', 'crow2'], 'CO8');
    table.rejects('0', 'play', ['water-gun', '1', 'crow3'], 'CO8');
    expect(table.refusal('0', 'play', 'scarecrow', '1', 'crow3')).toBeUndefined();
    table.play('0', 'play', 'stones', 'rooster2');
    expect(table.G.seats[0]?.birds).toEqual(['crow1', 'crow2', 'crow3']);
  });

  test('CO10 one or two, not none, and a bat first as long as one is left', () => {
    const table = laid([['stones'], []], { sills: [['bat', 'crow1', 'crow1']] });
    table.rejects('0', 'play', ['stones'], { reason: 'malformed' });
    table.rejects('0', 'play', ['stones', 'crow1', 'crow1'], 'CO9');
    table.rejects('0', 'play', ['stones', 'crow1', 'bat'], { reason: 'malformed' });
    expect(table.legal('0').filter(({ move }) => move === 'play')).toEqual([
      { move: 'play', args: ['stones', 'bat'] },
      { move: 'play', args: ['stones', 'bat', 'crow1'] },
    ]);
    table.play('0', 'play', 'stones', 'bat', 'crow1');
    expect(table.G.seats[0]?.birds).toEqual(['crow1']);
    const two = laid([['stones'], []], { sills: [['bat', 'bat', 'crow1']] });
    two.rejects('0', 'play', ['stones', 'bat', 'crow1'], 'CO9');
    two.play('0', 'play', 'stones', 'bat', 'bat');
  });
});

describe('bats first', () => {
  const batted = () =>
    laid(
      [
        ['stones', 'blowgun', 'water-gun', 'scarecrow', 'plectrum', 'door', 'room-swap', 'whistle', 'song'],
        ['song'],
      ],
      { sills: [['bat', 'bat', 'crow1', 'crow2'], ['crow1']] },
    );

  test('CO9 killing one, stones, water gun, scarecrow and plectrum have to take bats', () => {
    const table = batted();
    table.rejects('0', 'kill', ['door', 'crow1'], 'CO9');
    table.rejects('0', 'play', ['stones', 'crow2'], 'CO9');
    table.rejects('0', 'play', ['water-gun', '1', 'crow1'], 'CO9');
    table.rejects('0', 'play', ['scarecrow', '1', 'crow2'], 'CO9');
    table.rejects('0', 'play', ['plectrum', '1', 'crow'], 'CO9');
    for (const args of [
      ['scarecrow', '1', 'bat'],
      ['plectrum', '1', 'bat'],
      ['water-gun', '1', 'bat', 'bat'],
      ['blowgun', 'crow1'],
      ['room-swap', '1'],
      ['whistle', '1'],
      ['song'],
    ])
      expect(table.refusal('0', 'play', ...args)).toBeUndefined();
  });

  test('CO11 the cast net catches bats while there are any', () => {
    const table = laid([['cast-net', 'cast-net'], []], { sills: [['bat', 'bat', 'crow1', 'crow3']] });
    table.rejects('0', 'play', ['cast-net', 'crow'], 'CO11');
    table.play('0', 'play', 'cast-net', 'bat');
    table.play('0', 'play', 'cast-net', 'crow');
    expect(table.G.seats[0]?.birds).toEqual([]);
  });

  test('CO12 the trap net kills what was turned over, past the bats', () => {
    const table = laid([['trap-net'], []], { sills: [['bat', 'crow1', 'crow3']], birds: ['crow2'] });
    table.play('0', 'play', 'trap-net');
    expect(table.G.seats[0]?.birds).toEqual(['bat']);
    expect(table.G.birdDiscard).toEqual(['crow2', 'crow1', 'crow3']);
  });
});

describe('the cards', () => {
  test('CO-r24 stones kill up to two, of any kinds', () => {
    const table = laid([['stones', 'stones'], []], { sills: [['crow1', 'warbler', 'owl']] });
    table.play('0', 'play', 'stones', 'crow1', 'owl');
    table.play('0', 'play', 'stones', 'warbler');
    expect(table.G.seats[0]?.birds).toEqual([]);
  });

  test('CO-r25 the blowgun kills one, past the bats or among them', () => {
    const table = laid([['blowgun', 'blowgun'], []], { sills: [['bat', 'owl']] });
    table.play('0', 'play', 'blowgun', 'owl');
    table.play('0', 'play', 'blowgun', 'bat');
    expect(table.G.birdDiscard).toEqual(['owl', 'bat']);
  });

  test('CO-r26 the water gun drives up to two to one player', () => {
    const table = laid([['water-gun'], [], []], { sills: [['crow1', 'rooster1', 'owl']] });
    table.play('0', 'play', 'water-gun', '2', 'crow1', 'rooster1');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([['owl'], [], ['crow1', 'rooster1']]);
  });

  test('CO-r27 the scarecrow moves one card, three birds and all', () => {
    const table = laid([['scarecrow'], [], []], { sills: [['crow1', 'crow3']] });
    table.play('0', 'play', 'scarecrow', '1', 'crow3');
    expect(table.G.seats[1]?.birds).toEqual(['crow3']);
  });

  test('CO-r28 the cast net kills all of a kind', () => {
    const table = laid([['cast-net'], []], { sills: [['crow1', 'crow2', 'crow3', 'owl']] });
    table.play('0', 'play', 'cast-net', 'crow');
    expect(table.G.seats[0]?.birds).toEqual(['owl']);
  });

  test('CO-r29 CO7 the trap net turns a card over; a gong does nothing, and the hour stays', () => {
    const table = laid([['trap-net', 'trap-net'], []], {
      sills: [['crow1', 'rooster1']],
      birds: ['gong', 'rooster2'],
    });
    table.play('0', 'play', 'trap-net');
    expect(table.G.hour).toBe(0);
    expect(table.G.birdDiscard).toEqual(['gong']);
    expect(table.G.seats[0]?.birds).toEqual(['crow1', 'rooster1']);
    table.play('0', 'play', 'trap-net');
    expect(table.G.seats[0]?.birds).toEqual(['crow1']);
    expect(table.G.birdDiscard).toEqual(['gong', 'rooster2', 'rooster1']);
  });

  test('CO-r32 a song draws two; what is being sung is not shuffled into the deck it draws from', () => {
    const table = laid([['song'], []], { top: ['door', 'stones'] });
    table.play('0', 'play', 'song');
    expect(table.G.hands[0]).toEqual(['stones', 'door']);
    expect(table.G.discard).toEqual(['song']);
    const short = laid([['song'], []], { top: ['door'], only: true });
    short.play('0', 'play', 'song');
    expect(short.G.hands[0]).toHaveLength(2);
    expect(short.G.deck).not.toContain(undefined);
    expect([...short.G.deck, ...(short.G.hands[0] ?? [])].filter((card) => card === 'song')).toHaveLength(1);
    expect(short.G.discard).toEqual(['song']);
  });

  test('CO-r33 CO20 the scissors draw a card by lot that only the two see, out of a hand that has any', () => {
    const table = laid([['scissors'], ['nighthawk', 'door'], []]);
    table.rejects('0', 'play', ['scissors', '2'], 'CO20');
    table.play('0', 'play', 'scissors', '1');
    table.play('1', 'pass');
    expect(table.G.hands.map((hand) => hand.length)).toEqual([1, 1, 0]);
    expect(kinds(table)).toEqual(['pass', 'scissors']);
    expect(table.told('0')[1]?.isPrivy && table.told('1')[1]?.isPrivy).toBe(true);
    expect(table.told('2')[1]).toMatchObject({ isPrivy: false, facts: { target: { seat: '1' } } });
    expect(table.told('2')[1]?.facts).not.toHaveProperty('card');
  });

  test('CO-r34 the plectrum exchanges a kind', () => {
    const table = laid([['plectrum'], []], {
      sills: [
        ['crow1', 'crow3', 'owl'],
        ['crow2', 'rooster1'],
      ],
    });
    table.play('0', 'play', 'plectrum', '1', 'crow');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([
      ['crow2', 'owl'],
      ['crow1', 'crow3', 'rooster1'],
    ]);
  });

  test('CO21 it needs one of the kind; where the other has none they are handed over', () => {
    const table = laid([['plectrum'], []], { sills: [['crow1'], ['rooster1']] });
    table.rejects('0', 'play', ['plectrum', '1', 'rooster'], 'CO21');
    table.play('0', 'play', 'plectrum', '1', 'crow');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([[], ['crow1', 'rooster1']]);
    expect(kinds(table)).toEqual(['attack', 'plectrum-given']);
  });

  test('CO-r35 CO22 the room swap exchanges all birds, unless both sills are bare', () => {
    const table = laid([['room-swap'], [], []], { sills: [[], ['owl', 'crow1'], []] });
    table.rejects('0', 'play', ['room-swap', '2'], 'CO22');
    table.play('0', 'play', 'room-swap', '1');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([['crow1', 'owl'], [], []]);
  });

  test('CO-r36 CO6 the whistle brings two; a gong among them begins the next hour', () => {
    const table = laid([['whistle'], []], { birds: ['crow3', 'gong'] });
    table.play('0', 'play', 'whistle', '1');
    expect(table.G.seats[1]?.birds).toEqual(['crow3']);
    expect(table.G.hour).toBe(1);
    expect(table.G.birdDiscard).toEqual(['gong']);
  });

  test('CO-r37 CO3 the nighthawk deals the own birds one by one, from oneself, to whoever is there', () => {
    const table = laid([['nighthawk', 'nighthawk'], ['door', 'mirror'], [], []], {
      sills: [['bat', 'crow1', 'crow2', 'crow3', 'owl'], ['warbler']],
      out: ['2'],
    });
    table.play('0', 'play', 'nighthawk');
    // Nobody is asked.
    expect(table.ctx.activePlayers).toBeNull();
    expect(table.G.seats.map(({ birds }) => birds.length)).toEqual([2, 3, 0, 1]);
    expect(table.G.seats.flatMap(({ birds }) => birds).sort()).toEqual(
      ['bat', 'crow1', 'crow2', 'crow3', 'owl', 'warbler'].sort(),
    );
    const bare = laid([['nighthawk'], []]);
    bare.rejects('0', 'play', ['nighthawk'], 'CO3');
  });
});

describe('the mirror in one’s own turn', () => {
  test('CO-r31 CO15 does what the topmost discard does, with choices of its own, and is discarded last', () => {
    const table = laid([['mirror', 'stones'], ['song'], []], {
      sills: [['crow1', 'crow1', 'crow1', 'crow2']],
      discard: ['water-gun', 'scarecrow'],
    });
    table.rejects('0', 'copy', ['water-gun', '1', 'crow1'], 'CO15');
    table.play('0', 'copy', 'scarecrow', '2', 'crow2');
    expect(table.G.seats[2]?.birds).toEqual(['crow2']);
    expect(table.G.discard).toEqual(['water-gun', 'scarecrow', 'mirror']);
  });

  test.each([
    ['a door on top', ['stones', 'door']],
    ['a mirror on top', ['stones', 'mirror']],
    ['nothing there', []],
  ] as const)('CO15 with %s it cannot copy, but still kills one', (_, discard) => {
    const table = laid([['mirror'], []], { sills: [['crow1']], discard });
    table.rejects('0', 'copy', ['stones', 'crow1'], 'CO15');
    table.play('0', 'kill', 'mirror', 'crow1');
    expect(table.G.seats[0]?.birds).toEqual([]);
  });

  test('CO15 the effect keeps its rules', () => {
    const table = laid([['mirror'], []], { sills: [['bat', 'crow1']], discard: ['stones'] });
    table.rejects('0', 'copy', ['stones', 'crow1'], 'CO9');
    table.rejects('0', 'play', ['stones', 'bat'], 'CO-r11');
  });
});
