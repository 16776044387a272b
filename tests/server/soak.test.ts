import { buildServer } from '../../scripts/lib/build.mjs';
import { soak } from '../../scripts/lib/soak/soak';
import { newPlace } from './stores-at-hand';

test('twenty seconds or a hundred moves of play, kills and hostile clients lose nothing, double nothing and leak nothing', async () => {
  await buildServer();
  const place = await newPlace('sqlite');
  const store = await place.open();
  const plan = { env: place.env, store, durationMs: 20_000, moves: 101, tables: 18, kills: 2 };
  const { verdict } = await soak(plan);
  await store.close();
  await place.forget();
  expect(verdict).toMatchObject({ lost: 0, doubled: 0, leaks: 0 });
  expect(verdict.acknowledged).toBeGreaterThan(100);
  expect(verdict.views).toBeGreaterThan(200);
}, 120_000);
