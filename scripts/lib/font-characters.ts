import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

/** The characters that a font draws. */
export async function charactersOf(font: Buffer): Promise<ReadonlySet<string>> {
  const face = new Face(new Blob(await convert(font, 'sfnt')));
  return new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)));
}
