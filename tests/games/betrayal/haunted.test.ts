import { hauntedHouse } from './haunted';

/** 21: Peter is the traitor, and dead; his seat leads the Lord, m1, and Zombies. Ox has the first turn. */
const house = () => hauntedHouse(21, { omen: 'medallion', rooms: ['foyer', 'foyer', 'basement-landing'] });

test('a figure is put where it is said, with its side of a barrier, and whoever is asked is asked anew', () => {
  const begun = house();
  expect(begun.of('attack m2')).toEqual([]);
  begun.put('m2', 'foyer');
  expect(begun.of('attack m2')).toEqual(['attack m2 might']);
  begun.put('1', 'tower 3');
  expect([begun.monster('m2')?.room, begun.placeOf('1')]).toEqual(['foyer', 'tower 3']);
});

test('what is not on the board is neither put anywhere nor altered', () => {
  const begun = house();
  const before = structuredClone([begun.G.monsters, begun.G.explorers]);
  expect(() => begun.put('m9', 'foyer')).toThrow(new RangeError('m9 is not on the board: it can’t be put'));
  expect(() => begun.put('7', 'foyer')).toThrow(RangeError);
  expect(() => begun.alter('dragon', { stunned: 1 })).toThrow(new RangeError('no dragon is on the board'));
  expect([begun.G.monsters, begun.G.explorers]).toEqual(before);
});

test('a night follows whoever comes before a dead traitor, and each kind rolls once', () => {
  const begun = house().night(2);
  expect([begun.asked, begun.G.turn.seat, begun.dice]).toEqual(['2 monster', null, []]);
  expect(new Set(begun.G.monsters.map(({ spaces }) => spaces))).toEqual(new Set([2]));
  expect(begun.rest().asked).toBe('0 turn');
});

test('dice that are loaded anew are those alone', () => {
  const begun = house();
  begun.load('0', 'might', 3);
  begun.reload(2, 1);
  expect(begun.dice).toEqual([2, 1]);
});
