import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CARD } from '@/kit/link-card';
import { CARD_QUALITY, type Card, cards, drawn, hasDrawings, looks, stampOfCard } from './lib/cards';
import { command } from './lib/command.mjs';
import { pictures, stampOfPicture } from './lib/pictures.mjs';
import { root } from './lib/root.mjs';
import { withBrowser } from './lib/with-site';

// npm run pictures: drawings as pictures, where a drawing has changed. A drawing has to be taken apart, laid out and
// filtered by the page that shows it, on the very threads that should be waking it up; a picture is decoded beside it.
await command(async () => {
  for (const picture of pictures()) {
    const stamp = stampOfPicture(picture);
    if (await isPainted(picture.file, stamp)) continue;
    const { drawing, file, width, quality } = picture;
    await sharp(readFileSync(path.join(root, drawing)), { density: 192 })
      .resize(width)
      .withExif({ IFD0: { ImageDescription: stamp } })
      .avif({ quality, effort: 6 })
      .toFile(path.join(root, file));
    console.log(file);
  }
  const faded: Card[] = [];
  for (const card of (await cards()).filter(hasDrawings))
    if (!(await isPainted(card.file, stampOfCard(card)))) faded.push(card);
  if (faded.length > 0) await paintCards(faded);
});

/** What a messenger shows of a link has words in it, which a browser sets best. */
async function paintCards(faded: readonly Card[]): Promise<void> {
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: CARD });
    await page.setContent(`<style>${looks()}</style><body></body>`);
    for (const card of faded) {
      await page.evaluate(async (html) => {
        document.body.innerHTML = html;
        await Promise.all([...document.images].map((image) => image.decode()));
        await document.fonts.ready;
      }, drawn(card));
      await sharp(await page.screenshot())
        .withExif({ IFD0: { ImageDescription: stampOfCard(card) } })
        .jpeg({ quality: CARD_QUALITY, mozjpeg: true })
        .toFile(path.join(root, card.file));
      console.log(card.file);
    }
  });
}

async function isPainted(relative: string, stamp: string): Promise<boolean> {
  const file = path.join(root, relative);
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(stamp) === true;
}
