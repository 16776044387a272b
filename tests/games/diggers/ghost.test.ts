import { cornerAt, coveredAt, firstCorner, nearest } from '@games/diggers/table/ghost';

const ROOM = { left: 100, top: 50, width: 640, height: 360 };

test('the middle of the photo follows the pointer, in whole units', () => {
  expect(cornerAt({ x: 100 + 320, y: 50 + 180 }, ROOM)).toEqual({ x: 14, y: 6 });
  expect(cornerAt({ x: 100 + 331, y: 50 + 189 }, ROOM)).toEqual({ x: 15, y: 6 });
});

test('DG8 it never leaves the table', () => {
  expect(cornerAt({ x: 0, y: 0 }, ROOM)).toEqual({ x: 0, y: 0 });
  expect(cornerAt({ x: 9000, y: 9000 }, ROOM)).toEqual({ x: 28, y: 12 });
  expect(nearest(-3, 40)).toEqual({ x: 0, y: 12 });
});

test('a table that is not drawn is pointed at by nobody', () => {
  expect(cornerAt({ x: 1, y: 1 }, { ...ROOM, width: 0 })).toBeUndefined();
});

test('it is held first where it covers least', () => {
  const laid = (n: number, x: number, y: number) => ({ n, x, y, card: null });
  const table = [laid(0, 12, 6), laid(1, 16, 6)];
  expect(firstCorner({ table: [] })).toEqual({ x: 12, y: 6 });
  expect(coveredAt({ table }, firstCorner({ table }))).toBe(0);
});
