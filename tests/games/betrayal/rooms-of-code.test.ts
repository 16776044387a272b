import { readdirSync } from 'node:fs';
import path from 'node:path';
import { box } from '@games/betrayal/box';
import { names as hauntNames } from '@games/betrayal/haunts/names';
import optionsSchema from '@games/betrayal/options';
import { answer, settle, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import { optionsFor } from '@games/betrayal/rules/asking';
import { drawOption } from '@games/betrayal/rules/lot';
import { firstState } from '@games/betrayal/rules/setup';
import type { Box } from '@games/betrayal/rules/thing';
import { RandomSource } from '@/kit/random';
import {
  HOME,
  linesOfCode,
  linesOfHaunt,
  literalsIn,
  mostLines,
  sourcesIn,
  testsOf,
  textOf,
  unpinned,
  withoutImports,
} from './code';
import { toyHaunt } from './toy-haunt';

/** What must hold of the seam between the house and what is in the box. */

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

  test('has files of 300 lines at most, and 4,600 lines of code in all', () => {
    for (const file of files)
      expect([file, textOf(file).split('\n').length - 1 <= 300]).toEqual([file, true]);
    expect(files.reduce((sum, file) => sum + linesOfCode(textOf(file)), 0)).toBeLessThanOrEqual(4_600);
  });
});

test('no haunt has more lines of rules, or of a plan, than it may', () => {
  const long = Object.entries(hauntNames).filter(([number, { folder }]) => {
    const [lines, most] = [linesOfHaunt(folder), mostLines(Number(number))];
    return lines.rules > most.rules || lines.plan > most.plan;
  });
  expect(long).toEqual([]);
  const { rules, plan } = linesOfHaunt(hauntNames[4].folder);
  expect([rules > plan, plan > 0, mostLines(46).rules > mostLines(4).rules]).toEqual([true, true, true]);
  expect(withoutImports("import type {\n  A,\n} from './a';\nimport './b';\nconst b: A = 1;\n")).toBe(
    'const b: A = 1;\n',
  );
  expect(linesOfCode("import { a } from './a';\n\n// One.\n/** Two\n * and three. */\nconst b = a;\n")).toBe(
    2,
  );
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
  for (const folder of ['cards', 'rooms']) expect(reaching(folder, /(?<!parts\/)haunts\//)).toEqual([]);
  // Those of haunts stand beside the others in `parts/`.
  expect(reaching('parts', /^\.\.\/\.\.\/haunts\//)).toEqual([]);
});

test('what a page shows as a clause stands in the rulebook: a ruling on haunts is named in a comment alone', () => {
  const shown = /'BH-(?:g\d+|h\d+-\w+)'/;
  expect(
    ['haunts', 'parts', 'rules'].flatMap((folder) =>
      sourcesIn(folder).filter((file) => shown.test(textOf(file))),
    ),
  ).toEqual([]);
  expect(shown.test("pick('BH-g32', of)")).toBe(true);
});

test('BH-g34: what a haunt decides itself has a test that names it', () => {
  expect(unpinned(sourcesIn('haunts').map(textOf).join('\n'), testsOf('tests/games/betrayal'))).toEqual([]);
  const code = '// It rests (BH-h98-K1), and wakes (BH-h98-K12).';
  expect(unpinned(code, "test('BH-h98-K12: it wakes', () => {});")).toEqual(['BH-h98-K1']);
  const rows = "test.todo('BH-h98-K1');\ntest.each([\n  ['BH-h98-K12: it wakes', 1],\n])('%s', () => {});";
  expect(unpinned(code, rows)).toEqual(['BH-h98-K1']);
});

/** The box with the toy for its only haunt. */
const toyBox: Box = { ...box, haunts: { [toyHaunt.number]: toyHaunt } };

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
