// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, textStamp } from './files.mjs';
import { root } from './root.mjs';

/**
 * A picture of a drawing.
 * @typedef {object} Picture
 * @property {string} file relative to the project's folder
 * @property {string} drawing the same
 * @property {number} width in pixels
 * @property {number} quality of AVIF, from 1 to 100
 */

/**
 * What is painted of a drawing, how wide and how exactly.
 * @type {Readonly<Record<string, readonly { name: string, width: number, quality: number }[]>>}
 */
const PAINTED = {
  // The lid of a game's box: as wide as it gets on a fine screen, and for phones and lists.
  'box.svg': [
    { name: 'box.avif', width: 640, quality: 52 },
    { name: 'box-small.avif', width: 320, quality: 52 },
  ],
  // The table top lies under everything; its grain is soft.
  'oak.svg': [{ name: 'oak.avif', width: 1400, quality: 18 }],
};

/**
 * Every picture that pages show of a drawing.
 * @returns {Picture[]}
 */
export const pictures = () =>
  filesBelow(root, ['public/art']).flatMap((drawing) =>
    (PAINTED[path.basename(drawing)] ?? []).map(({ name, ...settings }) => ({
      file: `${path.dirname(drawing)}/${name}`,
      drawing,
      ...settings,
    })),
  );

/**
 * Says of which drawing a picture is, and how it was painted; written into the picture itself.
 * @param {Picture} picture
 */
export const stampOfPicture = ({ drawing, width, quality }) =>
  textStamp(`${width} ${quality}\n${readFileSync(path.join(root, drawing), 'utf8')}`);
