import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Picture, pictures, stampOfPicture } from './lib/pictures.mjs';
import { root } from './lib/root.mjs';

// npm run pictures: drawings as pictures, where a drawing has changed. A drawing has to be taken apart, laid out and
// filtered by the page that shows it, on the very threads that should be waking it up; a picture is decoded beside it.
for (const picture of pictures()) {
  if (await isPainted(picture)) continue;
  const { drawing, file, width, quality } = picture;
  await sharp(readFileSync(path.join(root, drawing)), { density: 192 })
    .resize(width)
    .withExif({ IFD0: { ImageDescription: stampOfPicture(picture) } })
    .avif({ quality, effort: 6 })
    .toFile(path.join(root, file));
  console.log(file);
}

async function isPainted(picture: Picture): Promise<boolean> {
  const file = path.join(root, picture.file);
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(stampOfPicture(picture)) === true;
}
