import { take } from '@tests/honesty/decisions';
import { at } from '@/kit/seats';
import { informedDecisions } from './honesty';

test('whoever believes all that can be known is right as often as it believes to be', () => {
  const sums = { hits: 0, expected: 0, variance: 0 };
  for (const { G, playerID, belief } of take(3000, informedDecisions('calibration')))
    for (const [seat, { isOut }] of G.seats.entries()) {
      if (isOut || String(seat) === playerID) continue;
      const chances = [...belief.about(String(seat))];
      const [card, chance] = chances.reduce((best, next) => (next[1] > best[1] ? next : best));
      sums.hits += at(G.hands, String(seat))[0] === card ? 1 : 0;
      sums.expected += chance;
      sums.variance += chance * (1 - chance);
    }
  expect(sums.expected).toBeGreaterThan(1000);
  expect(Math.abs(sums.hits - sums.expected)).toBeLessThan(4 * Math.sqrt(sums.variance));
});
