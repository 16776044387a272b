import { QuickDice } from '@/kit/quick-dice';
import { RandomSource } from '@/kit/random';

test('dice thrown anew from the same place fall alike, from another place otherwise, and evenly', () => {
  const from = (position: number) => {
    const dice = new QuickDice();
    dice.throwAnew(new RandomSource({ seed: 'quick', position }));
    return Array.from({ length: 6000 }, () => dice.next());
  };
  const numbers = from(0);
  expect(from(0)).toEqual(numbers);
  expect(from(1).slice(0, 5)).not.toEqual(numbers.slice(0, 5));
  const counts = Array<number>(6).fill(0);
  for (const number of numbers) {
    const face = Math.floor(number * 6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  expect(counts).toHaveLength(6);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(6000 * (5 / 36)));
});
