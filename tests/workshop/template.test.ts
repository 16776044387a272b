/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestArguments } from '../../scripts/lib/by-game.mjs';
import { tool } from '../../scripts/lib/run.mjs';

/**
 * What `npm run new-game` writes is a game as good as any: a copy of the project takes one in, and
 * everything that judges a game judges it.
 */
let folder = '';
const slug = 'paper-lanterns-2';

const COPIED = [
  'src',
  'games',
  'tests',
  'scripts',
  'package.json',
  'tsconfig.json',
  'jest.config.js',
  'biome.json',
  'knip.json',
  '.dependency-cruiser.js',
  '.gitignore',
];

/** Runs a command in the copy; an environment that Jest made for this test stays here. */
function run(commandLine: readonly string[], env: Record<string, string> = {}) {
  const [file = '', ...args] = commandLine;
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...(PATH && { PATH }), ...(HOME && { HOME }), NODE_ENV: 'test', ...env },
  });
  const text = stdout + stderr;
  return { status, text, ofGame: text.split('\n').filter((line) => line.includes(slug)) };
}

const ADDED = [`games/${slug}`, `tests/games/${slug}`];
const LISTS = ['games/index.ts', 'tests/subjects.ts', 'games/index.css'];

/** Two tests speak of the game before it is there. */
const isHouse = (file: string) => !/workshop.(?:template|new-game)\.test/.test(file);

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kaizhuo-template-'));
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true, filter: isHouse });
  // What a build writes down for types: style sheets may be imported.
  writeFileSync(path.join(folder, 'next-env.d.ts'), '/// <reference types="next" />\n');
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a new game joins the shelf and the contract', () => {
  const { status, text } = run([process.execPath, '--import', 'tsx', 'scripts/new-game.ts', slug]);
  expect({ status, text }).toMatchObject({ status: 0, text: expect.stringContaining('npm run test:rules') });
  const lists = LISTS.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  for (const list of lists) expect(list).toMatch(/\bpaperLanterns2\b|paper-lanterns-2/);
}, 60_000);

/** The proofs of honesty are gone through below, the server's tests where its store is. */
const isJudgedHere = (argument: string) => !/^tests\/(?:honesty|server)\//.test(argument);

test.each([
  ['rules', 'production', 'contract'],
  ['site', 'test', 'messages'],
])(
  'what belongs to it passes in %s',
  (project, NODE_ENV, some) => {
    const texts = jestArguments(slug).map((args) => {
      const only = args.filter(isJudgedHere);
      const { status, text } = run(
        [...tool('jest'), '--selectProjects', project, '--runInBand', '--verbose', ...only],
        { NODE_ENV },
      );
      expect({ status, text: status === 0 ? '' : text }).toEqual({ status: 0, text: '' });
      return text;
    });
    const [own = '', ofAll = ''] = texts;
    expect(own).toMatch(/Tests: +\d+ passed, \d+ total/);
    expect(ofAll).toContain(some);
  },
  240_000,
);

test('its bots are honest', () => {
  const { status, text } = run([
    process.execPath,
    ...['scripts/bundled.mjs', 'scripts/honesty.ts', '--short', '--game', slug],
  ]);
  expect({ status, text: status === 0 ? '' : text }).toEqual({ status: 0, text: '' });
  expect(text.match(/^paper-lanterns-2 F/gm)).toHaveLength(9);
}, 300_000);

test('every clause of it is tested', () => {
  const clauses = () => run([process.execPath, '--import', 'tsx', 'scripts/clauses.ts', '--game', slug]);
  expect(clauses()).toMatchObject({ status: 0, text: `${slug}: 8 of 8 clauses tested\n` });

  // A row of a table names its clause, and one that only its source names is not tested.
  const rulebook = path.join(folder, `games/${slug}/rulebook/zh-Hant.md`);
  const whole = readFileSync(rulebook, 'utf8');
  const rows = path.join(folder, `tests/games/${slug}/rows.test.ts`);
  writeFileSync(rulebook, `${whole}\n- {#XY82}\n- {#XY-h04-S}\n- {#XY-axe}\n`);
  writeFileSync(
    rows,
    `describe.each(['XY82'])('%s', () => test.each([{ id: 'XY-h04-S' }])('$id', () => undefined));\n// test('XY-axe')\n`,
  );
  const { status, text } = clauses();
  rmSync(rows);
  writeFileSync(rulebook, whole);
  expect({ status, text }).toEqual({ status: 1, text: `${slug}: 10 of 11 clauses tested, missing XY-axe\n` });
}, 60_000);

test('it is in good form, typed, imports what it may, and has nothing to spare', () => {
  const { status, text } = run([
    ...tool('@biomejs/biome', 'biome'),
    ...['ci', '--error-on-warnings', '--colors=off', ...ADDED, ...LISTS],
  ]);
  expect({ status, text: status === 0 ? '' : text }).toEqual({ status: 0, text: '' });

  const types = { extends: './tsconfig.json', include: ['next-env.d.ts', 'src/i18n', ...ADDED] };
  writeFileSync(path.join(folder, 'tsconfig.game.json'), JSON.stringify(types));
  const typed = run([...tool('typescript', 'tsc'), '--noEmit', '--project', 'tsconfig.game.json']);
  expect(typed).toMatchObject({ status: 0, text: '' });

  expect(run([process.execPath, 'scripts/imports.mjs']).ofGame).toEqual([]);
  expect(run([...tool('knip'), '--no-progress']).ofGame).toEqual([]);
}, 120_000);
