import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow, readStamp, stampOf } from './lib/files.mjs';
import { root } from './lib/root.mjs';

/** Pixels: as wide as a lid gets on a fine screen. */
const WIDTH = 640;
const QUALITY = 52;
const stampFile = '.cache/covers-stamp';

// The lids of the boxes as pictures: a drawing has to be taken apart and laid out by the page that shows it,
// on the very thread that should be waking it up; a picture is decoded beside it.
const drawings = filesBelow(root, ['public/art']).filter((file) => file.endsWith('/box.svg'));
const pictureOf = (drawing: string) => drawing.replace(/svg$/, 'avif');
const stamp = stampOf([...drawings, 'scripts/covers.ts']);
const pictures = filesBelow(root, drawings.map(pictureOf));
if (stamp !== readStamp(stampFile) || pictures.length < drawings.length) {
  for (const drawing of drawings) {
    const svg = readFileSync(path.join(root, drawing));
    const picture = await sharp(svg, { density: 192 })
      .resize(WIDTH)
      .avif({ quality: QUALITY, effort: 6 })
      .toBuffer();
    writeFileSync(path.join(root, pictureOf(drawing)), picture);
  }
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(path.join(root, stampFile), stamp);
  console.log(`Covers for ${drawings.length} boxes`);
}
