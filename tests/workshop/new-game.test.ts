/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gameLists, namesOf, offWorkbench, withGame, withRoom, writeGame } from '../../scripts/lib/new-game';

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
  mkdirSync(path.join(folder, 'games/chess'), { recursive: true });
  expect(() => writeGame(folder, folder, namesOf('chess'))).toThrow('games/chess exists already.');
});

test.each(gameLists.map((list) => [list.file, list] as const))(
  'a game joins %s in its place, once',
  (_, list) => {
    const first = namesOf('chess');
    const empty = `import type { Other } from './other';\n\nexport const ${list.array.source.replaceAll('\\', '')}];\n`;
    const one = withGame(empty, list, first);
    expect(one).toBe(
      empty.replace("'./other';\n", `'./other';\n${list.line(first)}\n`).replace('[];', '[chess];'),
    );
    expect(withGame(one, list, first)).toBe(one);
    const two = withGame(one, list, namesOf('four-suits'));
    expect(two).toContain('[chess, fourSuits]');
    expect(() => withGame('export const shelf = 1;', list, first)).toThrow(
      `${list.file} has no list of games`,
    );
  },
);

test.each(['Chess', '-chess', 'ka--pai', 'ka_pai', '../chess', '10-cats', 'ka-'])('%s is no name', (slug) => {
  expect(() => namesOf(slug)).toThrow('is not a folder name');
});

test('a game of the workbench has its titles from there, and leaves it', () => {
  const one = "  { 'zh-Hant': '四色牌', en: 'Four Suits!' },\n";
  const two = "  { 'zh-Hant': '圍棋', en: 'Go' },\n";
  const { text, names } = offWorkbench(`[\n${one}${two}];\n`, namesOf('four-suits'));
  expect(text).toBe(`[\n${two}];\n`);
  expect(names).toMatchObject({ slug: 'four-suits', Title: 'Four Suits!', TitleZh: '四色牌' });
  const other = namesOf('chess');
  expect(offWorkbench(text, other)).toEqual({ text, names: other });
});

test('the colours of a game join those of the others in their place, once', () => {
  const sheet = '/* Rooms. */\n@import "./chess/room.css";\n@import "./go/room.css";\n';
  const added = withRoom(sheet, namesOf('draughts'));
  expect(added).toBe(
    '/* Rooms. */\n@import "./chess/room.css";\n@import "./draughts/room.css";\n@import "./go/room.css";\n',
  );
  expect(withRoom(added, namesOf('draughts'))).toBe(added);
});

test('the command says in one line what is missing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new-game.ts'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('Which game? For example: npm run new-game four-suits\n');
  expect(status).toBe(1);
});

function read(file: string) {
  return readFileSync(path.join(folder, file), 'utf8');
}
