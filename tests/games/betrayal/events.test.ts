import { houseOf } from './arrange';

test('BH-angry-being: 5', () => {
  const house = houseOf({ dice: [2, 2, 1, 0, 0] });
  house.draw('angry-being');
  expect(house.changes('0')).toEqual({ speed: 1 });
});
