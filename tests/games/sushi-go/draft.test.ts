import { directionOf } from '@games/sushi-go/rules/direction';
import type { SushiGoOptions } from '@games/sushi-go/rules/schemas';
import { optionsSchema } from '@games/sushi-go/rules/schemas';
import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { seatIDs } from '@/kit/seats';
import { chooseAll, layOut } from './arrange';

const three = layOut([
  ['tempura', 'egg', 'pudding'],
  ['sashimi', 'salmon', 'pudding'],
  ['dumpling', 'squid', 'wasabi'],
]);

const kindsTold = (entries: readonly { kind: string }[]) => entries.map(({ kind }) => kind);

describe('choosing', () => {
  test('SG-r8 a choice is one card of the own hand', () => {
    const table = tableOf(sushiGo, 3, { arrange: three });
    table.rejects('0', 'pick', ['sashimi'], { reason: 'not-in-hand', clause: 'SG-r8' });
    expect(table.legal('0').map(({ args }) => args)).toEqual([['tempura'], ['egg'], ['pudding']]);
  });

  test('SG-r8 everybody chooses at once, in any order', () => {
    const table = tableOf(sushiGo, 3, { arrange: three });
    expect(table.ctx.activePlayers).toEqual({ 0: 'choose', 1: 'choose', 2: 'choose' });
    table.play('2', 'pick', 'squid');
    table.play('0', 'pick', 'egg');
    table.play('1', 'pick', 'salmon');
    expect(table.G.seats.map(({ tableau }) => tableau)).toEqual([['egg'], ['salmon'], ['squid']]);
  });

  test('SG-r9 SG9 nothing is turned over or shown before the last has chosen', () => {
    const table = tableOf(sushiGo, 3, { arrange: three });
    table.play('0', 'pick', 'egg');
    table.play('1', 'pick', 'salmon');
    expect(table.G.seats.map(({ tableau }) => tableau)).toEqual([[], [], []]);
    expect(table.view('0').pick).toEqual({ first: 'egg', second: null });
    for (const other of ['2', null]) {
      expect(table.view(other).pick).toEqual({ first: null, second: null });
      expect(table.view(other).seats.map(({ isLocked }) => isLocked)).toEqual([true, true, false]);
      expect(JSON.stringify(table.told(other))).not.toContain('salmon');
    }
    table.play('2', 'pick', 'squid');
    expect(table.view(null).reveals).toEqual([['egg'], ['salmon'], ['squid']]);
  });

  test('SG9 one card or two with chopsticks look alike from outside', () => {
    const twoOrOne = (...args: ['egg'] | ['egg', 'tempura']) => {
      const table = tableOf(sushiGo, 3, {
        arrange: layOut(
          [
            ['tempura', 'egg', 'pudding'],
            ['sashimi', 'salmon', 'pudding'],
            ['dumpling', 'squid', 'wasabi'],
          ],
          { tableaus: [['chopsticks']] },
        ),
      });
      table.play('0', 'pick', ...args);
      return [table.view('1'), table.told('1'), table.ctx];
    };
    expect(twoOrOne('egg')).toEqual(twoOrOne('egg', 'tempura'));
  });

  test('SG-t1 SG9 a choice may be taken back before the last has chosen, once in a turn', () => {
    const table = tableOf(sushiGo, 3, { arrange: three });
    table.play('0', 'pick', 'egg');
    expect(table.legal('0')).toEqual([{ move: 'unlock', args: [] }]);
    table.play('0', 'unlock');
    expect(table.view('0').pick).toEqual({ first: null, second: null });
    expect(table.view('1').seats[0]).toMatchObject({ isLocked: false, hasChanged: true });
    table.play('0', 'pick', 'tempura');
    expect(table.legal('0')).toEqual([]);
    table.rejects('0', 'unlock', [], { reason: 'not-your-turn' });
    chooseAll({ play: (seat, ...rest) => seat === '0' || table.play(seat, ...rest) }, [
      'tempura',
      'salmon',
      'squid',
    ]);
    expect(table.G.seats[0]).toMatchObject({ tableau: ['tempura'], hasChanged: false });
    table.play('0', 'pick', table.view('0').hand[0] ?? '');
    expect(table.legal('0')).toEqual([{ move: 'unlock', args: [] }]);
  });

  test('SG-t1 the last choice turns everything over at once and cannot be taken back', () => {
    const table = tableOf(sushiGo, 3, { arrange: three });
    chooseAll(table, ['egg', 'salmon', 'squid']);
    expect(table.ctx.activePlayers).toEqual({ 0: 'choose', 1: 'choose', 2: 'choose' });
    table.rejects('2', 'unlock', [], { reason: 'unknown-move' });
  });

  test('SG-t1 that a seat has taken its choice back is public, which card it was is not', () => {
    const table = tableOf(sushiGo, 3, { arrange: three });
    table.play('0', 'pick', 'egg');
    table.play('0', 'unlock');
    expect(table.told('1')).toEqual([{ kind: 'unlock', playerID: '0', facts: {}, isPrivy: false }]);
  });
});

describe('passing', () => {
  test('SG-r10 SG13 the rest of the hand goes to the next seat', () => {
    const table = tableOf(sushiGo, 3, { arrange: three });
    chooseAll(table, ['egg', 'salmon', 'squid']);
    expect(table.G.hands.map(({ cards }) => cards)).toEqual([
      ['dumpling', 'wasabi'],
      ['tempura', 'pudding'],
      ['sashimi', 'pudding'],
    ]);
    expect(kindsTold(table.told(null))).toContain('pass-left');
  });

  test('SG-r39 SG13 by the option the second round goes the other way', () => {
    const table = tableOf(sushiGo, 3, {
      options: { passBothWays: true },
      arrange: layOut(
        [
          ['tempura', 'egg', 'pudding'],
          ['sashimi', 'salmon', 'pudding'],
          ['dumpling', 'squid', 'wasabi'],
        ],
        { round: 2 },
      ),
    });
    chooseAll(table, ['egg', 'salmon', 'squid']);
    expect(table.G.hands.map(({ cards }) => cards)).toEqual([
      ['sashimi', 'pudding'],
      ['dumpling', 'wasabi'],
      ['tempura', 'pudding'],
    ]);
    expect(kindsTold(table.told(null))).toContain('pass-right');
  });

  test.each([
    [false, ['left', 'left', 'left']],
    [true, ['left', 'right', 'left']],
  ])('SG13 SG-r39 directions of the three rounds, both ways: %s', (passBothWays, directions) => {
    const options: SushiGoOptions = { passBothWays };
    expect([1, 2, 3].map((round) => directionOf(options, round))).toEqual(directions);
    expect(optionsSchema.parse({})).toEqual({ passBothWays: false });
  });

  test('SG-r11 the next choice is made from the hand that came, and joins what lies there', () => {
    const table = tableOf(sushiGo, 3, {
      arrange: layOut([
        ['tempura', 'egg', 'pudding', 'maki-1'],
        ['sashimi', 'salmon', 'pudding', 'maki-1'],
        ['dumpling', 'squid', 'wasabi', 'maki-1'],
      ]),
    });
    chooseAll(table, ['egg', 'salmon', 'squid']);
    table.rejects('0', 'pick', ['tempura'], { reason: 'not-in-hand' });
    chooseAll(table, ['dumpling', 'tempura', 'sashimi']);
    expect(table.G.seats.map(({ tableau }) => tableau)).toEqual([
      ['egg', 'dumpling'],
      ['salmon', 'tempura'],
      ['squid', 'sashimi'],
    ]);
  });

  test('SG-r12 SG12 the last card is laid down by itself and ends the round', () => {
    const table = tableOf(sushiGo, 3, {
      arrange: layOut([
        ['tempura', 'egg'],
        ['sashimi', 'salmon'],
        ['dumpling', 'squid'],
      ]),
    });
    chooseAll(table, ['egg', 'salmon', 'squid']);
    expect(table.G.rounds[0]?.discards).toEqual([
      ['egg', 'dumpling'],
      ['salmon', 'tempura'],
      ['squid', 'sashimi'],
    ]);
    expect(table.G.round).toBe(2);
  });

  test('SG12 a last nigiri still goes onto waiting wasabi', () => {
    const table = tableOf(sushiGo, 2, {
      arrange: layOut([
        ['wasabi', 'tempura'],
        ['squid', 'pudding'],
      ]),
    });
    chooseAll(table, ['wasabi', 'pudding']);
    expect(table.G.rounds[0]?.scores.nigiri).toEqual([9, 0]);
    expect(kindsTold(table.told(null))).toContain('last-wasabi');
  });

  test.each([2, 3, 4, 5])('SG12 with %i players a hand makes one choice fewer than it has cards', (seats) => {
    const table = tableOf(sushiGo, seats);
    let choices = 0;
    table.playUntil('round-end', ([first], playerID) => {
      if (playerID === '0') choices++;
      return first;
    });
    expect(choices).toBe(12 - seats - 1);
  });
});

describe('what a seat remembers', () => {
  test('SG-r10 a hand one has held stays known wherever it goes, minus what was taken openly', () => {
    const table = tableOf(sushiGo, 4);
    const mine = [...table.view('0').hand];
    expect(table.view('0').known.map((cards) => cards.length)).toEqual([8, 0, 0, 0]);
    for (const seat of seatIDs(4)) table.play(seat, 'pick', table.view(seat).hand[0] ?? '');
    expect(table.view('0').known[1]).toEqual(mine.slice(1));
    expect(table.view('0').known.map((cards) => cards.length)).toEqual([7, 7, 0, 0]);
    expect(table.view(null).known.map((cards) => cards.length)).toEqual([0, 0, 0, 0]);
    for (const seat of seatIDs(4)) table.play(seat, 'pick', table.view(seat).hand[0] ?? '');
    expect(table.view('0').known.map((cards) => cards.length)).toEqual([6, 6, 6, 0]);
  });
});
