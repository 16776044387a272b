import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { haunts } from '@games/betrayal/haunts';
import { names } from '@games/betrayal/haunts/names';

/** Steps that are named in some sources, without what says whose they are: `haunt/cut` is `cut`. */
const namedIn = (code: string): string[] =>
  [...code.matchAll(/'haunt\/([\w.-]+)'/g)].map(([, step = '']) => step);

const HOME = 'games/betrayal/haunts';
const sourcesOf = (folder: string): string =>
  readdirSync(path.join(HOME, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(HOME, folder, file), 'utf8'))
    .join('\n');

/** Of each haunt the steps that it queues and nobody has, all of them together. */
const missing = Object.entries(names).flatMap(([number, { folder }]) => {
  const steps = Object.entries(haunts).find(([key]) => key === number)?.[1].steps ?? {};
  const own = [...new Set(namedIn(sourcesOf(folder)))];
  return own.filter((step) => !Object.hasOwn(steps, step)).map((step) => `${folder}: haunt/${step}`);
});

test('every step that a haunt queues is one that it, or a part of it, has', () => {
  expect(namedIn("[ownStep('haunt/cut', { seat }), own('haunt/door.tried')]")).toEqual(['cut', 'door.tried']);
  expect(missing).toEqual([]);
});
