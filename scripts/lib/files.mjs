// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Every file below the given files and folders, in a fixed order; those that do not exist are left out.
 * @param {string} base
 * @param {string[]} paths relative to the base
 * @returns {string[]} relative to the base, with forward slashes
 */
export function filesBelow(base, paths) {
  return paths.flatMap((relative) => {
    const absolute = path.join(base, relative);
    if (!existsSync(absolute)) return [];
    if (!statSync(absolute).isDirectory()) return [relative];
    const names = readdirSync(absolute).sort();
    return filesBelow(
      base,
      names.map((name) => `${relative}/${name}`),
    );
  });
}

/**
 * A hash over names and contents.
 * @param {string[]} files relative to the project's folder
 * @returns {string}
 */
export function stampOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} text */
export function textStamp(text) {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * @param {string} file relative to the project's folder
 * @returns {string} '' when there is none
 */
export function readStamp(file) {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
}
