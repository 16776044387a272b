import { numeri } from '@games/numeri/whole';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import { layOut } from './arrange';

const garden = () =>
  tableOf(numeri, 2, { turn: '0', arrange: layOut(3, [{ 1: 9, 3: 12 }, { 2: 10 }], true) });

test.each([
  ['zh-Hant', ['小明擲出 3', '分水嶺：已經有豆子越過，3、4、5 可以拆']],
  ['en', ['小明 rolled 3']],
] as const)('the path is told in words in %s', async (locale, expected) => {
  const { lines } = await sitAt(stateAt('numeri', garden(), '1'), locale);
  for (const line of expected) expect(lines()).toContain(line);
});

test('where the beans stand is told seat by seat', async () => {
  const { lines } = await sitAt(stateAt('numeri', garden()));
  expect(lines().filter((line) => line.startsWith('Ana：'))).toEqual([
    expect.stringMatching(/^Ana：-?\d+ 分，1 號還在手上、2 號在小徑第 10 格（印著 1）、3 號還在手上、/),
  ]);
});
