import path from 'node:path';
import { SqliteStore } from '@/server/stores/sqlite';
import { ownFolder } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

test('what many writes bring about is spread over turns of the event loop, in their order', async () => {
  const store = new SqliteStore(path.join(folder, 'answers.sqlite'));
  let turn = 0;
  let isWatching = true;
  const watch = () => {
    turn++;
    if (isWatching) setImmediate(watch);
  };
  setImmediate(watch);
  const answered: { index: number; turn: number }[] = [];
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => store.ping().then(() => answered.push({ index, turn }))),
  );
  isWatching = false;
  await store.close();
  expect(answered.map(({ index }) => index)).toEqual(Array.from({ length: 100 }, (_, index) => index));
  const perTurn = new Map<number, number>();
  for (const answer of answered) perTurn.set(answer.turn, (perTurn.get(answer.turn) ?? 0) + 1);
  expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(8);
});
