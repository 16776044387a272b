import { houseOf } from './arrange';
import { hauntedHouse } from './haunted';

/** Whatever takes harm off says so (BH114, BH41): a blow that does less than it says puzzles whoever sees it. */

const struck = (points: number) => ({ do: 'harm', kind: 'physical', points }) as const;

test('BH114: the Armor says it, and nobody says it again', () => {
  const house = houseOf({ cards: [['armor']] });
  house.run([struck(3)]);
  expect(house.told.filter((kind) => ['armor-takes', 'eased', 'hurt'].includes(kind))).toEqual([
    'armor-takes',
    'hurt',
  ]);
});

test('BH114: all that the Armor has left to take is said, and no harm', () => {
  const house = houseOf({ cards: [['armor']] });
  house.run([struck(1)]);
  expect(house.told).toContain('armor-takes');
  expect(house.told).not.toContain('hurt');
});

test('BH114: the Skull says that it turns it on the body', () => {
  const house = houseOf({ cards: [['skull']] });
  house.run([{ do: 'harm', kind: 'mental', points: 2 }]);
  house.choose('answer skull');
  expect(house.told.slice(-2)).toEqual(['skull-turns', 'hurt']);
});

test('BH-h05-D3: where nothing else says it the house does', () => {
  const house = hauntedHouse(5, { omen: 'bite', cards: [['bite']] });
  house.run([struck(4)], house.G.haunt?.traitor ?? '');
  expect(house.told.filter((kind) => kind === 'eased' || kind === 'hurt')).toEqual(['eased', 'hurt']);
});

test('a monster that a blow does nothing to is said to be unhurt; one that it stuns is not', () => {
  const begun = hauntedHouse(29, { tiles: [['operating-laboratory', 'basement', -1, 0]] });
  const [creature] = begun.G.monsters;
  begun.run([{ ...struck(4), seat: creature?.id ?? '' }]);
  expect(begun.told.at(-1)).toBe('unhurt');
  const other = hauntedHouse(6, {});
  other.run([{ ...struck(4), seat: other.G.monsters[0]?.id ?? '' }]);
  expect(other.told.at(-1)).toBe('stun');
});
