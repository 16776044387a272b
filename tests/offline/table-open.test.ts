/** @jest-environment node */
import { isTableOpen } from '@/offline/table-open';
import { TABLE_LOCK } from '@/offline/take-over';

const windows = (...ids: string[]) => ({ windows: async () => ids });
const locks = (...names: string[]) => ({
  locks: { query: async () => ({ held: names.map((name) => ({ name })), pending: [] }) },
});

test('where windows can hold a lock, the table’s tells', async () => {
  expect(await isTableOpen({ ...locks('other', TABLE_LOCK), ...windows() })).toBe(true);
  expect(await isTableOpen({ ...locks('other'), ...windows('a', 'b') })).toBe(false);
});

test('where none can, any other window may be at a table', async () => {
  const without = { locks: undefined };
  expect(await isTableOpen({ ...without, ...windows() })).toBe(false);
  expect(await isTableOpen({ ...without, ...windows('a') })).toBe(true);
  expect(await isTableOpen({ ...without, ...windows('a') }, 'a')).toBe(false);
  expect(await isTableOpen({ ...without, ...windows('a', 'b') }, 'a')).toBe(true);
});
