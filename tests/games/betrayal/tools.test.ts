import { spawnSync } from 'node:child_process';
import { box } from '@games/betrayal/box';
import { optionsOf } from '@games/betrayal/options';
import type { Haunt } from '@games/betrayal/rules/thing';
import { rulebookOf } from '@games/betrayal/whole';
import { playByPolicy } from './bots-play';
import { exportOf, withName } from './tools/lists';
import { keepsSecrets, monstersOf, sectionIn, wayOf } from './tools/rulings';
import { rulesOf, secretOf, signsOf, testOf, wordsOf } from './tools/template';

/** What \`npm run new-haunt\` writes. */

const RULINGS = `
**7 The Ivy.** S: Creepers everywhere.
H: Kn 5+ makes a spray. T: heroes dead. R: secret stairs are no way.
M: Tip 2/5/3/–; Root –/3/–/–.
D:
- **BH-h07-D1** More rooms than Creepers → traitor chooses.
- **BH-h07-D2** Spray on the floor → may be taken.

**8 Out of Here** (2e). S: nothing. H: (FRONT DOOR 6+). T: the traitor writes a room down.
**9 Nobody.** No traitor. S: Track from 1.
**10 Unseen.** S: any room written now. D:
**11 Clues.** S: Clue tokens 1–20 face down.
**12 Open.** S: not written, as written; a face-down Specter.
`;
const section = (number: number) => {
  const found = sectionIn(RULINGS, number);
  if (found === undefined) throw new RangeError(`no section ${number}`);
  return found;
};

test('a section is read by its letters, its monsters and what is decided', () => {
  const { title, parts, decided } = section(7);
  expect([title, parts.map(([letter]) => letter).join('')]).toEqual(['The Ivy', 'SHTRM']);
  expect(decided).toEqual([
    ['BH-h07-D1', 'More rooms than Creepers → traitor chooses.'],
    ['BH-h07-D2', 'Spray on the floor → may be taken.'],
  ]);
  expect(monstersOf(section(7))).toEqual([
    { kind: 'tip', name: 'Tip', sheet: { speed: 2, might: 5, sanity: 3 } },
    { kind: 'root', name: 'Root', sheet: { might: 3 } },
  ]);
  expect([7, 8].map((number) => wayOf(section(number)))).toEqual(['exorcism', { door: 6 }]);
  expect([7, 8, 9, 10, 11, 12].map((number) => keepsSecrets(section(number)))).toEqual([
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(section(9).parts).toEqual([
    ['S', 'No traitor.'],
    ['S', 'Track from 1.'],
  ]);
  expect(sectionIn(RULINGS, 13)).toBeUndefined();
});

const haunt = (number: number, slug: string, from?: number) => ({
  number,
  folder: `${String(number).padStart(2, '0')}-${slug}`,
  title: { 'zh-Hant': '題', en: 'Title' },
  section: from === undefined ? undefined : section(from),
});

/** A haunt as it comes out of its code. */
function built(folder: string, code: string): Haunt {
  const script = `
    const { outputFiles } = require('esbuild').buildSync({
      stdin: { contents: require('node:fs').readFileSync(0, 'utf8'), loader: 'ts', resolveDir: require('node:path').resolve('games/betrayal/haunts/12-fleshwalkers') },
      bundle: true, write: false, format: 'cjs', platform: 'node', target: 'node20',
    });
    process.stdout.write(outputFiles[0].text);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { input: code, encoding: 'utf8' });
  expect(stderr).toBe('');
  const module: { exports: Readonly<Record<string, Haunt>> } = { exports: {} };
  new Function('module', 'exports', stdout)(module, module.exports);
  const found = module.exports[exportOf(folder)];
  if (found === undefined) throw new RangeError(`no haunt in ${folder}`);
  return found;
}

test.each([
  ['with a monster and an exorcism', haunt(7, 'the-ivy', 7), ['heroes', 'traitor']],
  ['out of the front door', haunt(8, 'out', 8), ['heroes', 'traitor']],
  ['without rulings', haunt(11, 'let-them-in'), ['heroes', 'traitor']],
  ['without a traitor', haunt(9, 'nobody', 9), ['heroes', 'nobody']],
  ['where each plays alone', haunt(31, 'airborne'), ['each alone']],
  ['of one’s own', haunt(51, 'the-last-guest'), ['heroes', 'traitor']],
])('plays at once: %s', (_, one, ends) => {
  const number = String(one.number);
  const rulebook = rulebookOf(
    { ...box, haunts: { [number]: built(one.folder, rulesOf(one)) } },
    optionsOf([number]),
  );
  const matches = [3, 6].map((seats) => playByPolicy(number, seats, 'new', undefined, rulebook));
  for (const { side, how, winners } of matches)
    expect(ends).toContain(side ?? (winners.length > 0 ? 'each alone' : how));
});

test('has the same words in both languages, and a sign for each monster', () => {
  const keys = (tree: object): string[] =>
    Object.entries(tree).flatMap(([key, below]: [string, unknown]) =>
      typeof below === 'object' && below !== null ? keys(below).map((one) => `${key}.${one}`) : [key],
    );
  for (const one of [haunt(7, 'the-ivy', 7), haunt(31, 'airborne'), haunt(8, 'out', 8)])
    expect(keys(wordsOf(one, 'en') as object)).toEqual(keys(wordsOf(one, 'zh-Hant') as object));
  expect(signsOf(haunt(7, 'the-ivy', 7))).toHaveProperty(['monsters', 'tip']);
});

test('has a line of its test for all that its section says, and a secret where it speaks of one', () => {
  const test = testOf(haunt(7, 'the-ivy', 7));
  for (const id of ['S', 'H', 'T', 'R', 'M', 'D1', 'D2']) expect(test).toContain(`test.todo('BH-h07-${id} `);
  expect(testOf(haunt(11, 'let-them-in'))).not.toContain('todo');
  expect(secretOf(haunt(7, 'the-ivy', 7))).toBeUndefined();
  expect(secretOf(haunt(8, 'out', 8))).toContain('throw new Error');
});

test('has its line among the names, in its place', () => {
  const list = "export const names = {\n  4: { folder: '04-a' },\n  12: { folder: '12-b' },\n} as const;\n";
  const numbers = (text: string) => [...text.matchAll(/^ {2}(\d+):/gm)].map(([, number]) => number);
  expect(numbers(withName(list, haunt(8, 'out')))).toEqual(['4', '8', '12']);
  expect(numbers(withName(list, haunt(31, 'airborne')))).toEqual(['4', '12', '31']);
});

test.each([
  [[], 'Which haunt, from 51 to 99?'],
  [['100', 'out'], 'Which haunt, from 51 to 99?'],
  [['51', 'The Guest'], 'What is its folder called'],
  [['4', 'web'], 'Haunt 4 exists already.'],
])('the command says in one line what is wrong with %j', (args, line) => {
  const tool = ['--import', 'tsx', 'tests/games/betrayal/tools/new-haunt.ts'];
  const { status, stderr } = spawnSync(process.execPath, [...tool, ...args], { encoding: 'utf8' });
  expect([status, stderr.split('\n').length]).toEqual([1, 2]);
  expect(stderr).toContain(line);
});
