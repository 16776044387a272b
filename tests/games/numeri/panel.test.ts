import { playDeal, type Row } from '../../../scripts/lib/tournament';
import subject from './subject';

test('going by the points of a move beats chance', async () => {
  const row: Row = { slug: 'numeri', seats: 2, hero: 'numbers', opponent: 'random', seed: 'n' };
  let won = 0;
  for (let deal = 0; deal < 25; deal++)
    for (const share of (await playDeal(subject, row, deal)).shares) won += share;
  // Three standard deviations above half of 50 games.
  expect(won).toBeGreaterThan(35.6);
});
