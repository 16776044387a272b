import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { box } from '@games/betrayal/box';
import optionsSchema from '@games/betrayal/options';
import { answer, settle, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import { optionsFor } from '@games/betrayal/rules/asking';
import { drawOption } from '@games/betrayal/rules/lot';
import { firstState } from '@games/betrayal/rules/setup';
import type { Box } from '@games/betrayal/rules/thing';
import { RandomSource } from '@/kit/random';
import { toyHaunt } from './toy-haunt';

/** What must hold of the seam between the house and what is in the box. */

const HOME = 'games/betrayal';
const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(HOME, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(HOME, folder, file));
const textOf = (file: string): string => readFileSync(file, 'utf8');
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '');
const literalsIn = (file: string): string[] =>
  withoutComments(textOf(file))
    .match(/'[^'\n]*'|`[^`]*`/g)
    ?.map((one) => one.slice(1, -1)) ?? [];

const names = [
  ...Object.keys(box.rooms),
  ...Object.keys(box.cards),
  ...Object.keys(box.explorers),
  ...Object.keys(box.tokens),
];

describe('rules/', () => {
  const files = sourcesIn('rules');

  test('names no card, no room, no explorer, no token', () => {
    expect(names.length).toBeGreaterThan(140);
    const found = files.flatMap((file) =>
      literalsIn(file)
        .filter((text) => text.split(/[\s/:.]/).some((word) => names.includes(word)))
        .map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('names no haunt: a number of one stands nowhere but among the options', () => {
    const found = files
      .filter((file) => !file.endsWith('schemas.ts'))
      .flatMap((file) => literalsIn(file).filter((text) => /^(?:[1-9]\d?$|BH-h\d)/.test(text)));
    expect(found).toEqual([]);
    for (const file of files) expect(textOf(file)).not.toMatch(/from '\.\.\/(?!rules)/);
  });

  test('has files of 300 lines at most, and 3,850 lines of code in all', () => {
    const lines = (text: string) => text.split('\n').length - 1;
    for (const file of files) expect([file, lines(textOf(file)) <= 300]).toEqual([file, true]);
    const code = files.map((file) => withoutComments(textOf(file)).replaceAll(/\n\s*(?=\n)/g, ''));
    expect(code.reduce((sum, text) => sum + lines(text), 0)).toBeLessThanOrEqual(3_850);
  });
});

test('no haunt imports another, and no card or room one', () => {
  const reaching = (folder: string, wrong: RegExp) =>
    sourcesIn(folder).filter((file) =>
      [...textOf(file).matchAll(/from '([^']+)'/g)].some(([, from = '']) => wrong.test(from)),
    );
  const folders = readdirSync(path.join(HOME, 'haunts'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(folders.length).toBeGreaterThanOrEqual(3);
  for (const { name } of folders) expect(reaching(`haunts/${name}`, /^\.\.\/(?!\.\.)/)).toEqual([]);
  for (const folder of ['cards', 'rooms', 'parts']) expect(reaching(folder, /haunts\//)).toEqual([]);
});

/** Of some code the ids of what a haunt has decided itself that no title of these tests names. */
const unpinned = (code: string, tests: string): string[] => {
  const titles = tests.match(/\b(?:test|describe)\b.*$/gm)?.join('\n') ?? '';
  const decided = new Set(code.match(/BH-h\d+-K\d+/g) ?? []);
  return [...decided].filter((id) => !new RegExp(`${id}(?!\\d)`).test(titles));
};

test('BH-g34: what a haunt decides itself has a test that names it', () => {
  const folder = 'tests/games/betrayal';
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const all = tests.map((file) => textOf(path.join(folder, file))).join('\n');
  expect(unpinned(sourcesIn('haunts').map(textOf).join('\n'), all)).toEqual([]);
  const code = '// It rests (BH-h98-K1), and wakes (BH-h98-K12).';
  expect(unpinned(code, "test('BH-h98-K12: it wakes', () => {});")).toEqual(['BH-h98-K1']);
});

/** The box with the toy for its only haunt. */
const toyBox: Box = { ...box, haunts: { [toyHaunt.number]: toyHaunt }, boxes: {} };

test.each([3, 4, 5, 6])(
  'BH6, BH159: a haunt that is in no box is played to its end by lot, %d seats',
  (seats) => {
    const random = new RandomSource({ seed: `toy ${seats}`, position: 0 });
    const G = firstState(toyBox, seats, random, optionsSchema.parse({}));
    const at = tableAt(G, toyBox, random);
    settle(at);
    let decisions = 0;
    for (let ask = topAsk(G); ask !== null && decisions < 20_000; ask = topAsk(G)) {
      answer(at, drawOption(optionsFor(at, ask), random));
      decisions++;
    }
    expect(G.haunt).toMatchObject({ number: toyHaunt.number, isSubstitute: true, players: seats });
    expect(G.outcome?.how).toMatch(/^(?:goal|dead|rounds|nobody)$/);
    expect(G.agenda).toEqual([]);
  },
);
