/** @jest-environment node */
import 'fake-indexeddb/auto';
import { newMatch } from '@/play/match-record';
import { listMatches, readMatch, removeMatch, saveMatch, setAside } from '@/play/match-store';
import { hiddenMatch, person } from './table-at-hand';

test('matches are kept, listed latest first, replaced, set aside and removed', async () => {
  const [old, young] = ['a', 'b'].map((seed, age) => ({
    ...newMatch(hiddenMatch([person('甲'), person('乙')]), seed),
    savedAt: age,
  }));
  if (old === undefined || young === undefined) throw new Error('no matches');
  for (const match of [old, young]) await saveMatch(match, 0);
  expect((await listMatches()).map(({ id }) => id)).toEqual([young.id, old.id]);
  await saveMatch({ ...old, savedAt: 9 }, 0);
  expect((await listMatches()).map(({ id }) => id)).toEqual([old.id, young.id]);

  await setAside(old.id, 'whatever it was');
  expect(await readMatch(old.id)).toBeUndefined();
  await removeMatch(young.id);
  expect(await listMatches()).toEqual([]);
});

test('two matches never have the same id', () => {
  const seats = [person('甲'), person('乙')];
  const [one, two] = [newMatch(hiddenMatch(seats), 's'), newMatch(hiddenMatch(seats), 's')];
  expect(one.id).toMatch(/^[0-9a-f]{32}$/);
  expect(one.id).not.toBe(two.id);
});
