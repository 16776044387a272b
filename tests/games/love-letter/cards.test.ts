import { only } from '@games/love-letter/rules/components';
import { loveLetter } from '@games/love-letter/whole';
import { tableOf } from '@tests/table-of';
import { at } from '@/kit/seats';
import { layOut } from './arrange';

describe('Guard', () => {
  const arrange = layOut([['guard', 'priest'], ['king'], ['baron']]);

  test('LL-r7 names the card: that seat is out and its hand lies open (LL15)', () => {
    const table = tableOf(loveLetter, 3, { turn: '0', arrange });
    table.play('0', 'play', 'guard', '1', 'king');
    expect(table.G.seats[1]).toMatchObject({ isOut: true, discards: ['king'] });
    expect(table.G.hands[1]).toEqual([]);
  });

  test('LL-r7 a wrong name does nothing but tell everybody what the hand is not', () => {
    const table = tableOf(loveLetter, 3, { turn: '0', arrange });
    table.play('0', 'play', 'guard', '1', 'prince');
    expect(table.G.seats[1]?.isOut).toBe(false);
    expect(table.view('2').seats[1]?.couldHold).toBe(0b1_1101_1110);
  });

  test('LL14 the Guard may not name a Guard, but a card that can no longer be there', () => {
    const table = tableOf(loveLetter, 3, { turn: '0', arrange });
    table.rejects('0', 'play', ['guard', '1', 'guard'], 'LL14');
    table.play('0', 'play', 'guard', '1', 'priest');
    expect(table.G.seats[1]?.isOut).toBe(false);
  });

  test('LL-r7 the target is another player', () => {
    const table = tableOf(loveLetter, 3, { turn: '0', arrange });
    table.rejects('0', 'play', ['guard', '0', 'priest'], 'LL-r7');
    table.rejects('0', 'play', ['guard'], { reason: 'target-needed', clause: 'LL-r7' });
  });
});

describe('Priest', () => {
  const arrange = layOut([['priest', 'guard'], ['king'], ['baron']]);

  test('LL-r8 LL1 shows one hand to the one who played it, and to nobody else', () => {
    const table = tableOf(loveLetter, 3, { turn: '0', arrange });
    table.play('0', 'play', 'priest', '1');
    expect(table.view('0').looks).toEqual([{ viewer: '0', target: '1', card: 'king', since: [] }]);
    expect(table.view('2').looks).toEqual([{ viewer: '0', target: '1', card: null, since: [] }]);
    expect(table.view(null).looks).toEqual([{ viewer: '0', target: '1', card: null, since: [] }]);
    expect(table.told('0').find((entry) => entry.kind === 'priest-look')?.facts).toHaveProperty('card');
    expect(table.told('2').find((entry) => entry.kind === 'priest-look')?.facts).not.toHaveProperty('card');
  });

  test('LL-r8 what was seen is remembered until it is no longer true', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['priest', 'guard'], ['king'], ['baron']], { top: ['handmaid', 'guard', 'guard'] }),
    });
    table.play('0', 'play', 'priest', '1');
    table.play('1', 'play', 'handmaid');
    expect(table.view('0').looks).toContainEqual({
      viewer: '0',
      target: '1',
      card: 'king',
      since: ['handmaid'],
    });
    table.play('2', 'play', 'guard', '0', 'king');
    table.play('0', 'play', 'guard', '2', 'king');
    table.play('1', 'play', 'king', '0');
    expect(table.view('0').looks.filter((look) => look.viewer === '0')).toHaveLength(1);
    expect(table.view('0').looks.find((look) => look.viewer === '0')?.card).toBe('guard');
  });
});

describe('Baron', () => {
  test('LL-r9 the lower card is out', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['baron', 'king'], ['prince'], ['guard']]),
    });
    table.play('0', 'play', 'baron', '1');
    expect(table.G.seats.map((seat) => seat.isOut)).toEqual([false, true, false]);
    expect(table.view('2').seats[0]?.couldHold).toBe(0b1_1100_0000);
  });

  test('LL-r9 also when it is the one who played the Baron; the loser has seen the winner', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['baron', 'guard'], ['prince'], ['priest']]),
    });
    table.play('0', 'play', 'baron', '1');
    expect(table.G.seats.map((seat) => seat.isOut)).toEqual([true, false, false]);
    expect(table.view('0').looks).toEqual([{ viewer: '0', target: '1', card: 'prince', since: [] }]);
    expect(table.view('2').looks[0]?.card).toBeNull();
  });

  test('LL10 level: nobody is out, both know, the others know that the hands are alike', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['baron', 'prince'], ['prince'], ['priest']]),
    });
    table.play('0', 'play', 'baron', '1');
    expect(table.G.seats.every((seat) => !seat.isOut)).toBe(true);
    expect(table.view('0').looks.filter((look) => look.card === 'prince')).toHaveLength(2);
    expect(table.view('2').looks.every((look) => look.card === null)).toBe(true);
    expect(table.view('2').ties).toEqual([['0', '1']]);
  });

  test.each([
    ['prince', ['prince', '0']],
    ['guard', ['guard', '0', 'priest']],
  ] as const)(
    'LL10 once one of two equal hands lies open by a %s, everybody knows the other',
    (card, args) => {
      const table = tableOf(loveLetter, 4, {
        turn: '1',
        arrange: layOut([['priest'], ['baron', 'priest'], [card], ['king']], { top: ['handmaid'] }),
      });
      table.play('1', 'play', 'baron', '0');
      table.play('2', 'play', ...args);
      expect(at(table.view('3').seats, '1').couldHold).toBe(only('priest'));
    },
  );
});

describe('Handmaid', () => {
  const arrange = layOut([['handmaid', 'princess'], ['guard'], ['king']], {
    top: ['priest', 'prince', 'baron'],
  });

  test('LL-r10 LL8 guards its player until that player’s next turn begins', () => {
    const table = tableOf(loveLetter, 3, { turn: '0', arrange });
    table.play('0', 'play', 'handmaid');
    table.rejects('1', 'play', ['guard', '0', 'princess'], {
      reason: 'target-protected',
      clause: 'LL8',
    });
    table.play('1', 'play', 'priest', '2');
    expect(table.G.seats[0]?.isProtected).toBe(true);
    table.play('2', 'play', 'prince', '1');
    expect(table.G.seats[0]?.isProtected).toBe(false);
    expect(table.ctx.currentPlayer).toBe('0');
  });
});

describe('everybody else protected', () => {
  const protectedTable = (card: 'guard' | 'priest' | 'baron' | 'king' | 'prince') =>
    tableOf(loveLetter, 3, {
      turn: '0',
      arrange: (G) => {
        layOut([[card, 'handmaid'], ['guard'], ['guard']])(G);
        for (const seat of G.seats.slice(1)) seat.isProtected = true;
      },
    });

  test.each(['guard', 'priest', 'baron', 'king'] as const)('LL9 the %s is played without effect', (card) => {
    const table = protectedTable(card);
    table.rejects('0', 'play', [card, '1', ...(card === 'guard' ? ['king'] : [])], {
      reason: 'everybody-protected',
      clause: 'LL9',
    });
    table.play('0', 'play', card);
    expect(table.G.seats.every((seat) => !seat.isOut)).toBe(true);
    expect(table.told(null).map((entry) => entry.kind)).toContain('no-effect');
  });

  test('LL9 the Prince has to be aimed at oneself', () => {
    const table = protectedTable('prince');
    table.rejects('0', 'play', ['prince', '1'], 'LL9');
    table.rejects('0', 'play', ['prince'], { reason: 'target-needed' });
    table.play('0', 'play', 'prince', '0');
    expect(table.G.seats[0]?.discards).toEqual(['prince', 'handmaid']);
    expect(table.G.hands[0]).toHaveLength(1);
  });
});

describe('Prince', () => {
  test('LL-r11 LL-r15 the target discards without effect and draws', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['prince', 'guard'], ['handmaid'], ['baron']], { top: ['countess', 'guard'] }),
    });
    table.play('0', 'play', 'prince', '1');
    expect(table.G.seats[1]).toMatchObject({ discards: ['handmaid'], isProtected: false, isOut: false });
    expect(table.G.hands[1]).toEqual(['countess', 'guard']);
  });

  test('LL-r11 may be aimed at oneself', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['prince', 'guard'], ['handmaid'], ['baron']], { top: ['king'] }),
    });
    table.play('0', 'play', 'prince', '0');
    expect(table.G.hands[0]).toEqual(['king']);
  });

  test('LL11 a discarded Princess is out and draws nothing', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['prince', 'guard'], ['princess'], ['baron']]),
    });
    const before = table.G.deck.length;
    table.play('0', 'play', 'prince', '1');
    expect(table.G.seats[1]).toMatchObject({ isOut: true, discards: ['princess'] });
    expect(table.G.deck.length).toBe(before - 1);
  });

  test('LL11 with the deck empty the card laid aside is taken', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['prince', 'guard'], ['handmaid'], ['baron']], {
        aside: 'princess',
        top: [],
        only: true,
      }),
    });
    table.play('0', 'play', 'prince', '1');
    expect(table.G.lastRound).toMatchObject({
      ending: 'showdown',
      hands: ['guard', 'princess', 'baron'],
      winners: ['1'],
    });
  });
});

describe('King', () => {
  test('LL-r12 LL20 hands are traded, nothing else happens, both know both cards', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['king', 'guard'], ['princess'], ['baron']], { top: ['priest'] }),
    });
    table.play('0', 'play', 'king', '1');
    expect(table.G.hands.slice(0, 2)).toEqual([['princess'], ['guard', 'priest']]);
    expect(table.view('0').looks).toContainEqual({ viewer: '0', target: '1', card: 'guard', since: [] });
    expect(table.view('1').looks).toContainEqual({ viewer: '1', target: '0', card: 'princess', since: [] });
    expect(table.view('2').looks.every((look) => look.card === null)).toBe(true);
  });

  test('LL20 what a third seat had seen goes with the card', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '2',
      arrange: layOut([['king'], ['princess'], ['priest', 'baron']], { top: ['guard'] }),
    });
    table.play('2', 'play', 'priest', '1');
    table.play('0', 'play', 'king', '1');
    expect(table.view('2').looks).toContainEqual({ viewer: '2', target: '0', card: 'princess', since: [] });
  });
});

describe('Countess and Princess', () => {
  test.each(['king', 'prince'] as const)(
    'LL-r13 LL12 the Countess has to be played beside the %s',
    (other) => {
      const table = tableOf(loveLetter, 3, {
        turn: '0',
        arrange: layOut([['countess', other], ['guard'], ['guard']]),
      });
      table.rejects('0', 'play', [other, '1'], {
        reason: 'countess-first',
        clause: 'LL12',
      });
      expect(table.legal('0')).toEqual([{ move: 'play', args: ['countess'] }]);
    },
  );

  test('LL12 beside any other card she may be kept or played; the Princess does not force her', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['countess', 'princess'], ['guard'], ['guard']]),
    });
    expect(table.legal('0').map((action) => action.args)).toEqual([['countess'], ['princess']]);
  });

  test('LL12 everybody can tell that a King or Prince was not played beside the Countess', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['king', 'guard'], ['guard'], ['guard']]),
    });
    table.play('0', 'play', 'king', '1');
    expect((table.view('2').seats[1]?.couldHold ?? 0) & (1 << 7)).toBe(0);
  });

  test('LL-r14 LL13 the Princess may be played, and puts her player out', () => {
    const table = tableOf(loveLetter, 3, {
      turn: '0',
      arrange: layOut([['princess', 'guard'], ['guard'], ['guard']]),
    });
    table.play('0', 'play', 'princess');
    expect(table.G.seats[0]).toMatchObject({ isOut: true, discards: ['princess', 'guard'] });
  });
});

test('LL15 a seat that is out gets no more turns and is no target', () => {
  const table = tableOf(loveLetter, 3, {
    turn: '0',
    arrange: layOut([['guard', 'priest'], ['king'], ['baron']], { top: ['guard', 'guard'] }),
  });
  table.play('0', 'play', 'guard', '1', 'king');
  expect(table.ctx.currentPlayer).toBe('2');
  table.rejects('2', 'play', ['guard', '1', 'king'], {
    reason: 'target-out',
    clause: 'LL15',
  });
  table.play('2', 'play', 'guard', '0', 'king');
  expect(table.ctx.currentPlayer).toBe('0');
});
