import type { Picture } from '@games/macroscope/rules/components';
import { WINDOW_PLACES, WINDOW_RADIUS } from '@games/macroscope/rules/windows';
import { drawingOf } from '@games/macroscope/sights';
import sharp from 'sharp';

/** Pixels to a side of the picture that looks are taken from. */
const SIDE = 160;
/** A window in which less than this share is drawn shows nothing but the card. */
const DRAWN = 0.2;

/** The colour of one pixel as a look, by hue, or by lightness where there is next to no hue. */
function lookOf(red: number, green: number, blue: number, alpha: number): string {
  if (alpha < 128) return 'a';
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 36) return most > 200 ? 'b' : most > 100 ? 'c' : 'd';
  if (most < 85) return 'd';
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const hue = sixth * 60;
  if (hue < 18 || hue >= 335) return most < 150 ? 'h' : 'e';
  if (hue < 42) return most < 190 ? 'h' : 'f';
  if (hue < 70) return 'g';
  if (hue < 165) return 'i';
  return hue < 250 ? 'j' : 'k';
}

/** What is mostly to be seen in each window of a picture, painted anew from its drawing. */
export async function looksOf(picture: Picture): Promise<string> {
  const { size, shapes } = drawingOf(picture);
  const areas = shapes
    .map(
      ({ fill, path, isEvenOdd }) =>
        `<path fill="${fill}" d="${path}"${isEvenOdd ? ' fill-rule="evenodd"' : ''}/>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${size} ${size}">${areas}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const unit = SIDE / 100;
  return WINDOW_PLACES.map(([x, y]) => {
    const counts = new Map<string, number>();
    let all = 0;
    const radius = WINDOW_RADIUS * unit;
    for (let row = Math.floor(y * unit - radius); row <= y * unit + radius; row++)
      for (let column = Math.floor(x * unit - radius); column <= x * unit + radius; column++) {
        if (Math.hypot(column + 0.5 - x * unit, row + 0.5 - y * unit) > radius) continue;
        const at = (row * SIDE + column) * 4;
        const look = lookOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0);
        counts.set(look, (counts.get(look) ?? 0) + 1);
        all++;
      }
    if ((counts.get('a') ?? 0) >= (1 - DRAWN) * all) return 'a';
    counts.delete('a');
    const [[best = 'a'] = []] = [...counts].sort(
      (one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1),
    );
    return best;
  }).join('');
}
