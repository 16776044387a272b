import { type Drawing, SIGHT_GROUND, SIGHT_SIDE, type Sight, type SightShown } from '@/kit/sights';

const areas = ({ shapes }: Drawing): string =>
  shapes
    .map(({ fill, path, isEvenOdd }) => {
      const rule = isEvenOdd ? ' fill-rule="evenodd"' : '';
      return `<path fill="${fill}" d="${path}"${rule}/>`;
    })
    .join('');

/** The pixels of one circle of a drawing, and of nothing around it: always as many bytes. */
async function circlePixels(drawing: Drawing, { x, y, radius }: Required<SightShown>['circle']) {
  // Loaded when a game first needs it: few servers ever paint.
  const { default: sharp } = await import('sharp');
  const { red, green, blue } = SIGHT_GROUND;
  const box = `${x - radius} ${y - radius} ${2 * radius} ${2 * radius}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIGHT_SIDE}" height="${SIGHT_SIDE}" viewBox="${box}">` +
    `<clipPath id="c"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    `<g clip-path="url(#c)">${areas(drawing)}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg))
    .resize(SIGHT_SIDE, SIGHT_SIDE, { fit: 'fill' })
    .flatten({ background: { r: red, g: green, b: blue } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return new Uint8Array(pixels);
}

/** What goes to a page of what may be seen. */
export const paintSight = async ({ drawing, circle }: SightShown): Promise<Sight> =>
  circle === undefined ? { drawing } : { pixels: await circlePixels(drawing, circle) };
