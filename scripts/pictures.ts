import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow, readStamp, stampOf } from './lib/files.mjs';
import { root } from './lib/root.mjs';

interface Picture {
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly quality: number;
}

/** What is painted of a drawing, how wide and how exactly. */
const PAINTED: Readonly<Record<string, readonly Picture[]>> = {
  /** The lid of a game's box: as wide as it gets on a fine screen, and for phones and lists. */
  'box.svg': [
    { name: 'box.avif', width: 640, quality: 52 },
    { name: 'box-small.avif', width: 320, quality: 52 },
  ],
  /** The table top lies under everything; its grain is soft. */
  'oak.svg': [{ name: 'oak.avif', width: 1400, quality: 18 }],
};
const stampFile = '.cache/pictures-stamp';

// Drawings as pictures: a drawing has to be taken apart, laid out and filtered by the page that shows it, on
// the very threads that should be waking it up; a picture is decoded beside it.
const drawings = filesBelow(root, ['public/art']).filter((file) => path.basename(file) in PAINTED);
const picturesOf = (drawing: string) =>
  (PAINTED[path.basename(drawing)] ?? []).map((picture) => ({
    ...picture,
    file: path.join(root, path.dirname(drawing), picture.name),
  }));
const stamp = stampOf([...drawings, 'scripts/pictures.ts']);
const isMissing = drawings.flatMap(picturesOf).some(({ file }) => !existsSync(file));
if (stamp !== readStamp(stampFile) || isMissing) {
  for (const drawing of drawings) {
    const svg = readFileSync(path.join(root, drawing));
    for (const { file, width, quality } of picturesOf(drawing))
      writeFileSync(
        file,
        await sharp(svg, { density: 192 }).resize(width).avif({ quality, effort: 6 }).toBuffer(),
      );
  }
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(path.join(root, stampFile), stamp);
  console.log(`Pictures of ${drawings.length} drawings`);
}
