import { lastMove, rollsOf } from '@games/numeri/table/last-move';
import { numeri } from '@games/numeri/whole';
import { tableOf } from '@tests/table-of';
import { layOut, seedFor } from './arrange';

test('the way of the last move, the rolls that were no use since, and the past on request', () => {
  const table = tableOf(numeri, 2, {
    turn: '0',
    seed: seedFor(null, 1, 3, 3),
    arrange: layOut(3, [{ 3: 4, 2: 2 }, { 1: 37 }]),
  });
  const moments = [{ stateID: 0, entries: table.told(null) }];
  expect(lastMove([], undefined)).toBeUndefined();
  table.play('0', 'move', 3);
  moments.push({ stateID: 1, entries: table.told(null) });
  expect(lastMove(moments, undefined)).toMatchObject({
    playerID: '0',
    steps: [{ number: 3, from: 4, to: 5 }],
  });
  expect(rollsOf(moments, undefined)).toEqual({ passed: [{ playerID: '1', face: '1' }], isBonus: false });
  table.play('0', 'move', 3);
  moments.push({ stateID: 2, entries: table.told(null) });
  expect(rollsOf(moments, undefined).passed).toEqual([]);
  expect(lastMove(moments, 1)).toMatchObject({ playerID: '0', steps: [{ number: 3, from: 4, to: 5 }] });
  expect(lastMove(moments, 0)).toBeUndefined();
});

test('a roll that a chain has earned says so, unless it has been passed on', () => {
  const chain = (face: 4 | 5) => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      seed: seedFor(null, face, 4),
      arrange: layOut(1, [{ 1: 4, 2: 6, 3: 7, 5: 37 }, {}]),
    });
    table.play('0', 'move', 1);
    return rollsOf([{ stateID: 1, entries: table.told(null) }], undefined);
  };
  expect(chain(4)).toEqual({ passed: [], isBonus: true });
  expect(chain(5)).toEqual({ passed: [{ playerID: '0', face: '5' }], isBonus: false });
});
