/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gameLists, namesOf, withGame, writeGame } from '../../scripts/lib/new-game';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kaizhuo-new-game-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the template is copied with the names filled in', () => {
  const template = path.join(folder, 'template');
  mkdirSync(path.join(template, 'games/__slug__'), { recursive: true });
  mkdirSync(path.join(template, 'tests/games'), { recursive: true });
  writeFileSync(
    path.join(template, 'games/__slug__/index.ts.template'),
    `export const __camel__ = '__Title__';\n`,
  );
  writeFileSync(
    path.join(template, 'tests/games/__slug__.ts'),
    `export interface __Pascal__G {} // __code__-r1\n`,
  );

  const files = writeGame(template, folder, namesOf('tic-tac-2'));

  expect(files).toEqual([
    path.join('games', 'tic-tac-2', 'index.ts'),
    path.join('tests', 'games', 'tic-tac-2.ts'),
  ]);
  expect(read('games/tic-tac-2/index.ts')).toBe(`export const ticTac2 = 'Tic Tac 2';\n`);
  expect(read('tests/games/tic-tac-2.ts')).toBe('export interface TicTac2G {} // TT2-r1\n');
});

test('a game that exists is left alone', () => {
  mkdirSync(path.join(folder, 'games/numeri'), { recursive: true });
  expect(() => writeGame(folder, folder, namesOf('numeri'))).toThrow('games/numeri exists already.');
});

test.each(gameLists.map((list) => [list.file, list] as const))(
  'a game joins %s in its place, once',
  (_, list) => {
    const first = namesOf('numeri');
    const empty = `import type { Other } from './other';\n\nexport const ${list.array.source.replaceAll('\\', '')}];\n`;
    const one = withGame(empty, list, first);
    expect(one).toBe(
      empty.replace("'./other';\n", `'./other';\n${list.line(first)}\n`).replace('[];', '[numeri];'),
    );
    expect(withGame(one, list, first)).toBe(one);
    const two = withGame(one, list, namesOf('ka-pai'));
    expect(two).toContain('[kaPai, numeri]');
    expect(() => withGame('export const shelf = 1;', list, first)).toThrow(
      `${list.file} has no list of games`,
    );
  },
);

test.each(['Numeri', '-numeri', 'ka--pai', 'ka_pai', '../numeri', '10-cats', 'ka-'])(
  '%s is no name',
  (slug) => {
    expect(() => namesOf(slug)).toThrow('is not a folder name');
  },
);

test('the command says in one line what is missing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new-game.ts'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('Which game? For example: npm run new-game love-letter\n');
  expect(status).toBe(1);
});

function read(file: string) {
  return readFileSync(path.join(folder, file), 'utf8');
}
