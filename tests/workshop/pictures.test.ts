/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { CARD } from '@/kit/link-card';
import { cards, stampOfCard } from '../../scripts/lib/cards';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { pictures, stampOfPicture } from '../../scripts/lib/pictures.mjs';

const all = pictures();

test('every drawing of a lid has its pictures, and no picture is left of one that is gone', () => {
  const drawings = filesBelow('.', ['public/art']).filter((file) => file.endsWith('.svg'));
  expect([...new Set(all.map(({ drawing }) => drawing))]).toEqual(drawings);
  const painted = filesBelow('.', ['public/art']).filter((file) => file.endsWith('.avif'));
  expect(all.map(({ file }) => file).sort()).toEqual(painted.sort());
});

// Where one fails: npm run pictures.
test.each(all.map((picture) => [picture.file, picture] as const))(
  '%s is of today’s drawing, as wide as it should be',
  async (file, picture) => {
    const { exif, width } = await sharp(file).metadata();
    expect(exif?.includes(stampOfPicture(picture))).toBe(true);
    expect(width).toBe(picture.width);
  },
);

test('every game and the shelf have a card in both languages, of today’s words and drawings, as messengers read it', async () => {
  const painted = filesBelow('.', ['public/art']).filter((file) => file.endsWith('.jpg'));
  const wanted = await cards();
  expect(painted.sort()).toEqual(wanted.map(({ file }) => file).sort());
  for (const card of wanted) {
    const { exif, width, height, format } = await sharp(card.file).metadata();
    expect([card.file, exif?.includes(stampOfCard(card))]).toEqual([card.file, true]);
    expect({ width, height, format }).toEqual({ ...CARD, format: 'jpeg' });
    expect(statSync(card.file).size).toBeLessThan(90_000);
  }
});

test('a card that says or shows something else has another stamp', async () => {
  const [card] = await cards();
  if (card === undefined) throw new Error('no cards');
  const others = [
    { ...card, title: 'x' },
    { ...card, line: 'x' },
    { ...card, subtitle: 'x' },
    { ...card, slug: 'table' },
  ];
  expect(new Set([card, ...others].map(stampOfCard)).size).toBe(5);
});

test('a lid looks like its own drawing more than like any other', async () => {
  const lids = all.filter(({ file }) => file.endsWith('/box-small.avif'));
  const seen = (input: string | Buffer, density?: number) =>
    sharp(input, density === undefined ? {} : { density })
      .resize(24, 24, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const drawn = await Promise.all(lids.map(({ drawing }) => seen(readFileSync(drawing), 24)));
  const apart = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
  for (const [index, { file }] of lids.entries()) {
    const painted = await seen(file);
    const distances = drawn.map((drawing) => apart(painted, drawing));
    expect([file, distances.indexOf(Math.min(...distances))]).toEqual([file, index]);
  }
});
