import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow, readStamp, stampOf } from './lib/files.mjs';
import { root } from './lib/root.mjs';

/** How wide a drawing is painted, in pixels, and how exactly. */
const PAINTED: Readonly<Record<string, { readonly width: number; readonly quality: number }>> = {
  /** The lid of a game's box: as wide as it gets on a fine screen. */
  'box.svg': { width: 640, quality: 52 },
  /** The table top lies under everything; its grain is soft. */
  'oak.svg': { width: 1400, quality: 18 },
};
const stampFile = '.cache/pictures-stamp';

// Drawings as pictures: a drawing has to be taken apart, laid out and filtered by the page that shows it, on
// the very threads that should be waking it up; a picture is decoded beside it.
const drawings = filesBelow(root, ['public/art']).filter((file) => path.basename(file) in PAINTED);
const pictureOf = (drawing: string) => drawing.replace(/svg$/, 'avif');
const stamp = stampOf([...drawings, 'scripts/pictures.ts']);
const pictures = filesBelow(root, drawings.map(pictureOf));
if (stamp !== readStamp(stampFile) || pictures.length < drawings.length) {
  for (const drawing of drawings) {
    const { width, quality } = PAINTED[path.basename(drawing)] ?? {};
    const svg = readFileSync(path.join(root, drawing));
    const picture = await sharp(svg, { density: 192 }).resize(width).avif({ quality, effort: 6 }).toBuffer();
    writeFileSync(path.join(root, pictureOf(drawing)), picture);
  }
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(path.join(root, stampFile), stamp);
  console.log(`Pictures of ${drawings.length} drawings`);
}
