// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder; the commands work from wherever they are called. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
