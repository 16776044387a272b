import { ellipse, placed } from '@/ui/pieces/paths';

describe('a path somewhere else', () => {
  const corner = 'M0 0L10 0C10 -2.5 1 1 2 4Z';

  test('is moved', () => {
    expect(placed(corner, { x: 5, y: -1 })).toBe('M5 -1L15 -1C15 -3.5 6 0 7 3Z');
  });

  test('is scaled before it is moved', () => {
    expect(placed(corner, { x: 100, y: 50, scale: 0.5 })).toBe('M100 50L105 50C105 48.75 100.5 50.5 101 52Z');
  });

  test('is turned clockwise around its own middle', () => {
    expect(placed('M0 0L10 0', { x: 1, y: 2, turn: 90 })).toBe('M1 2L1 12');
  });

  test('keeps to commands whose numbers are pairs', () => {
    for (const path of ['M0 0h4', 'M0 0a1 1 0 0 1 2 0', 'M0 0V3', 'M0,0L1,1'])
      expect(() => placed(path, { x: 0, y: 0 })).toThrow(path);
  });
});

test('an ellipse is two halves around its middle', () => {
  expect(ellipse(10, 20, 4, 2)).toBe('M6 20a4 2 0 1 1 8 0a4 2 0 1 1 -8 0Z');
  expect(ellipse(0, 0, 3)).toBe('M-3 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z');
});
