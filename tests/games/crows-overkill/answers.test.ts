import { isAnswer } from '@games/crows-overkill/rules/components';
import { RESPOND } from '@/kit/response';
import { allBut, kinds, laid } from './at-table';

const ANSWERS = ['door', 'door', 'door', 'mirror', 'mirror'] as const;

describe('who is asked', () => {
  const attacks = [
    ['water-gun', '1', 'crow1'],
    ['scarecrow', '1', 'crow1'],
    ['scissors', '1'],
    ['plectrum', '1', 'crow'],
    ['room-swap', '1'],
    ['whistle', '1'],
  ] as const;

  test.each(attacks.map((args) => [args[0], args] as const))(
    'CO18 CO-r38 %s: the target alone, whether it holds an answer or not',
    (card, args) => {
      for (const held of [['door'], ['song']] as const) {
        const table = laid([[card], held, ['mirror']], { sills: [['crow1']] });
        table.play('0', 'play', ...args);
        expect(table.ctx.activePlayers).toEqual({ '1': RESPOND });
        expect(kinds(table)).toEqual(['attack']);
        for (const other of ['0', '2']) {
          expect(table.legal(other)).toEqual([]);
          table.rejects(other, 'pass', [], { reason: 'not-your-turn' });
        }
        expect(table.legal('1').some(({ move }) => move === 'pass')).toBe(true);
        table.play('1', 'pass');
        expect(table.ctx.activePlayers).toBeNull();
        expect(table.ctx.currentPlayer).toBe('0');
        expect(table.G.attack).toBeNull();
        expect(table.G.discard).toEqual([card]);
      }
    },
  );

  test('CO-r38 an empty hand is not asked, and neither is anybody once all answers lie open', () => {
    const empty = laid([['whistle'], []]);
    empty.play('0', 'play', 'whistle', '1');
    expect(empty.ctx.activePlayers).toBeNull();
    const open = laid([['whistle'], ['song']], { discard: ANSWERS });
    open.play('0', 'play', 'whistle', '1');
    expect(open.ctx.activePlayers).toBeNull();
    const oneLeft = laid([['whistle'], ['song']], { discard: ANSWERS.slice(1) });
    oneLeft.play('0', 'play', 'whistle', '1');
    expect(oneLeft.ctx.activePlayers).toEqual({ '1': RESPOND });
  });

  test('CO-r38 the mirror that is being played lies open, too', () => {
    const table = laid([['mirror'], ['song']], { discard: [...ANSWERS.slice(0, 4), 'whistle'] });
    table.play('0', 'copy', 'whistle', '1');
    expect(table.ctx.activePlayers).toBeNull();
  });

  test('CO18 one answer: afterwards nobody is asked again', () => {
    const table = laid([['whistle'], ['door', 'mirror', 'door']]);
    table.play('0', 'play', 'whistle', '1');
    table.play('1', 'block');
    expect(table.ctx.activePlayers).toBeNull();
    table.rejects('1', 'block', [], { reason: 'not-your-turn' });
  });

  test('CO-r38 everything else asks nobody', () => {
    const table = laid([['stones', 'song', 'trap-net', 'nighthawk'], ['door']], {
      sills: [['crow1', 'crow1', 'crow1']],
      birds: ['bat'],
    });
    for (const args of [['stones', 'crow1'], ['song'], ['trap-net'], ['nighthawk']]) {
      table.play('0', 'play', ...args);
      expect(table.ctx.activePlayers).toBeNull();
    }
  });
});

describe('the sliding door', () => {
  test('CO-r30 CO14 nothing comes of the card, and the birds stay', () => {
    const table = laid([['water-gun'], ['door', 'door']], { sills: [['crow1', 'crow1']] });
    table.play('0', 'play', 'water-gun', '1', 'crow1', 'crow1');
    table.play('1', 'block');
    expect(table.G.seats.map(({ birds }) => birds.length)).toEqual([2, 0]);
    expect(table.G.hands[1]).toEqual(['door']);
  });

  test('CO14 it is of no use in one’s own turn but to kill, and has to be held', () => {
    const table = laid([['door', 'whistle'], ['song']], { sills: [['crow1']] });
    table.rejects('0', 'block', [], { reason: 'unknown-move' });
    table.play('0', 'play', 'whistle', '1');
    table.rejects('1', 'block', [], 'CO-r11');
    table.rejects('1', 'redirect', ['0'], 'CO-r11');
    table.rejects('1', 'judge', [], { reason: 'unknown-move' });
    expect(table.legal('1')).toEqual([{ move: 'pass', args: [] }]);
  });

  test('CO14 it keeps out what a mirror copies', () => {
    const table = laid([['mirror'], ['door']], { sills: [['crow3']], discard: ['scarecrow'] });
    table.play('0', 'copy', 'scarecrow', '1', 'crow3');
    table.play('1', 'block');
    expect(table.G.seats[0]?.birds).toEqual(['crow3']);
    expect(table.G.discard).toEqual(['scarecrow', 'door', 'mirror']);
  });

  test('CO17 the whistle’s birds come to whoever whistled, turned over after the answer', () => {
    const table = laid([['whistle'], ['door']], { birds: ['owl', 'crow1'] });
    table.play('0', 'play', 'whistle', '1');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([[], []]);
    table.play('1', 'block');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([['crow1', 'owl'], []]);
  });

  test('CO19 the answer is discarded first, the attack on top', () => {
    const table = laid([['whistle'], ['door']]);
    table.play('0', 'play', 'whistle', '1');
    expect(table.G.discard).toEqual([]);
    table.play('1', 'block');
    expect(table.G.discard).toEqual(['door', 'whistle']);
  });
});

describe('the mirror as an answer', () => {
  test('CO16 CO19 only the target changes: birds still come from the attacker', () => {
    const table = laid([['scarecrow'], ['mirror'], ['door', 'mirror']], { sills: [['crow3'], ['crow1']] });
    table.play('0', 'play', 'scarecrow', '1', 'crow3');
    table.play('1', 'redirect', '2');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([[], ['crow1'], ['crow3']]);
    // Nobody can answer that.
    expect(table.ctx.activePlayers).toBeNull();
    expect(table.G.discard).toEqual(['mirror', 'scarecrow']);
    expect(kinds(table)).toEqual(['redirect', 'moved']);
  });

  test('CO16 what was taken goes to the attacker, exchanges are with the attacker', () => {
    const table = laid([['scissors', 'room-swap'], ['mirror', 'mirror'], ['song']], {
      sills: [['owl'], ['crow1'], ['bat']],
    });
    table.play('0', 'play', 'scissors', '1');
    table.play('1', 'redirect', '2');
    expect(table.G.hands).toEqual([['song', 'room-swap'], ['mirror'], []]);
    table.play('0', 'play', 'room-swap', '1');
    table.play('1', 'redirect', '2');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([['bat'], ['crow1'], ['owl']]);
  });

  test.each([
    ['water-gun', '1', 'crow1'],
    ['scarecrow', '1', 'crow1'],
    ['scissors', '1'],
    ['plectrum', '1', 'crow'],
    ['room-swap', '1'],
  ] as const)('CO16 %s turned back on the attacker does nothing', (...args) => {
    const table = laid([[args[0], 'song'], ['mirror']], { sills: [['crow1'], ['crow2']] });
    table.play('0', 'play', ...args);
    table.play('1', 'redirect', '0');
    expect(table.G.seats.map(({ birds }) => birds)).toEqual([['crow1'], ['crow2']]);
    expect(table.G.hands).toEqual([['song'], []]);
    expect(kinds(table)).toEqual(['redirect', 'nothing']);
  });

  test('CO16 a whistle turned back brings its birds to the attacker', () => {
    const table = laid([['whistle'], ['mirror']], { birds: ['owl', 'crow1'] });
    table.play('0', 'play', 'whistle', '1');
    table.play('1', 'redirect', '0');
    expect(table.G.seats[0]?.birds).toEqual(['crow1', 'owl']);
  });

  test('CO16 the new target is somebody else who has not gone home; scissors need a hand there', () => {
    const table = laid([['scissors'], ['mirror'], [], []], { out: ['3'] });
    table.play('0', 'play', 'scissors', '1');
    table.rejects('1', 'redirect', ['1'], 'CO-r13');
    table.rejects('1', 'redirect', ['3'], 'CO-r13');
    table.rejects('1', 'redirect', ['2'], 'CO20');
    expect(table.legal('1')).toEqual([
      { move: 'pass', args: [] },
      { move: 'redirect', args: ['0'] },
    ]);
  });
});

test('CO18 everybody sees what was played at whom while the target thinks', () => {
  const table = laid([['plectrum'], ['door'], []], { sills: [['crow1']] });
  table.play('0', 'play', 'plectrum', '1', 'crow');
  for (const seat of ['0', '1', '2', null])
    expect(table.view(seat).attack).toEqual({
      playerID: '0',
      args: ['plectrum', '1', 'crow'],
      isCopy: false,
    });
  expect(allBut([]).filter(isAnswer)).toEqual(ANSWERS);
});
