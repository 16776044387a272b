import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ICONS, THEME_COLOURS } from '@/app/installed';
import { toHex } from '../ui/oklch';

const tokens = readFileSync(path.join(process.cwd(), 'src/ui/tokens.css'), 'utf8');

/** The table's own colour by day and, further down in the file, by lamp. */
const [day, lamp] = [...tokens.matchAll(/--wood: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, l, c, h]) =>
  toHex([Number(l), Number(c), Number(h)]),
);

test('the frame of the browser has the colour of the table, by day and by lamp', () => {
  expect(THEME_COLOURS).toEqual({ light: day, dark: lamp });
});

test.each(Object.values(ICONS))('%s has been drawn', (file) => {
  expect(existsSync(path.join(process.cwd(), 'public', file))).toBe(true);
});
