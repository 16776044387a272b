import { playDeal, type Row } from '../../../scripts/lib/tournament';
import subject from './subject';

test('going by the points of a drawing beats chance', async () => {
  const row: Row = { slug: 'ka-pai', seats: 2, hero: 'numbers', opponent: 'random', seed: 'n' };
  let won = 0;
  for (let deal = 0; deal < 8; deal++)
    for (const share of (await playDeal(subject, row, deal)).shares) won += share;
  // Three standard deviations above half of 16 games.
  expect(won).toBeGreaterThan(14);
});
