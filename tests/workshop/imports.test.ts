/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const stubs = [
  'zod',
  'react',
  '@noble/hashes',
  'boardgame.io/ai',
  'boardgame.io/core',
  'boardgame.io/internal',
  'boardgame.io/react',
];

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kaizhuo-imports-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('forbidden imports are found, of every kind', () => {
  const output = check({
    'src/kit/framework.ts': `import 'boardgame.io/internal'; import '@noble/hashes'; export const seat = '0';`,
    'src/kit/seats.ts': `import type { Page } from '@/ui/page'; export type Seat = Page;`,
    'src/kit/random.ts': `import 'boardgame.io/internal';`,
    'src/ui/page.tsx': `import { z } from 'zod'; export type Page = typeof z; export const page = <p>{1}</p>;`,
    'src/ui/link.tsx': `import { type Shelf } from '@games/index'; export const link = <p>{'' as Shelf}</p>;`,
    'src/play/table.ts': `import 'boardgame.io/react'; export const open = () => import('@games/one/rules/game');`,
    'src/bots/greedy.ts': `import 'react';`,
    'src/bots/stock.ts': `import 'boardgame.io/ai';`,
    'src/bots/search/tree.ts': `import 'boardgame.io/ai'; import '../stock'; import '@/kit/framework';`,
    'src/server/rooms.ts': `import '../../scripts/tool.mjs'; import '../../tests/tool';`,
    'src/app/page.ts': `import '@/bots/greedy'; import '@/server/rooms';`,
    'src/cellar/box.ts': `import 'zod';`,
    'src/i18n/one.ts': `import './two';`,
    'src/i18n/two.ts': `import './one';`,
    'games/index.ts': `import one from './one'; export type Shelf = typeof one;`,
    'games/one/index.ts': `import './rules/game'; export default () => import('./table/board');`,
    'games/one/rules/game.ts': `import '@games/two/rules/game'; import '@noble/hashes';`,
    'games/one/table/board.tsx': `import '@/play/table'; import './card'; import '../rules/game'; import 'react';`,
    'games/one/table/card.ts': '',
    'games/two/rules/game.ts': `import 'boardgame.io/core'; import { seat } from '@/kit/framework'; export { seat };`,
    'scripts/tool.mjs': '',
    'tests/tool.ts': '',
  });
  expect(output.found).toEqual([
    'games/one/index.ts → games/one/rules/game.ts (lazy-entry)',
    'games/one/rules/game.ts → games/two/rules/game.ts (rules)',
    'games/one/rules/game.ts → node_modules/@noble/hashes/index.js (rules)',
    'games/one/table/board.tsx → src/play/table.ts (table)',
    'src/app/page.ts → src/bots/greedy.ts (app)',
    'src/app/page.ts → src/server/rooms.ts (app)',
    'src/bots/greedy.ts → node_modules/react/index.js (bots)',
    'src/bots/search/tree.ts → node_modules/boardgame.io/ai/index.js (fair-bots)',
    'src/bots/search/tree.ts → src/bots/stock.ts (fair-bots)',
    'src/bots/search/tree.ts → src/kit/framework.ts (fair-bots)',
    'src/cellar/box.ts → node_modules/zod/index.js (no-such-room)',
    'src/i18n/one.ts → src/i18n/two.ts (no-cycles)',
    'src/kit/random.ts → node_modules/boardgame.io/internal/index.js (one-adapter)',
    'src/kit/seats.ts → src/ui/page.tsx (kit)',
    'src/play/table.ts → games/one/rules/game.ts (play)',
    'src/play/table.ts → node_modules/boardgame.io/react/index.js (no-framework-react)',
    'src/server/rooms.ts → scripts/tool.mjs (server)',
    'src/server/rooms.ts → tests/tool.ts (server)',
    'src/ui/link.tsx → games/index.ts (ui)',
    'src/ui/page.tsx → node_modules/zod/index.js (ui)',
  ]);
  expect(output.status).toBe(1);
});

test('what the matrix allows passes', () => {
  const output = check({
    'src/kit/framework.ts': `import 'boardgame.io/internal'; import 'zod'; import '@noble/hashes';`,
    'src/i18n/request.ts': `import 'next-intl/server';`,
    'src/ui/page.tsx': `import '@/kit/framework'; import 'react'; export const page = <p>{1}</p>;`,
    'games/index.ts': `import './one';`,
    'games/one/index.ts': `import '@/kit/framework'; export default () => import('./table/board');`,
    'games/one/rules/game.ts': `import '@/kit/framework'; export const game = {};`,
    'games/one/table/board.tsx': `import '@/ui/page'; import '../rules/game'; export const board = <p>{1}</p>;`,
  });
  expect(output).toMatchObject({ found: [], status: 0 });
});

/** A game built in rooms, as the matrix has them. */
const ROOMS = {
  'src/kit/seats.ts': 'export const seat = 0;',
  'games/one/index.ts': `import '@/kit/seats'; export default [() => import('./whole'), () => import('./seat')];`,
  'games/one/box.ts': `import './haunts'; import './cards/axe'; import './rooms/attic'; import './explorers/ox';`,
  'games/one/whole.ts': `import './rules/game'; import './box'; import './bot/policy'; import './seat'; import 'zod';`,
  'games/one/rules/game.ts': `import '@/kit/seats'; import 'zod'; export type Step = string;`,
  'games/one/parts/cards/roll.ts': `import '../../rules/game';`,
  'games/one/parts/haunts/track.ts': `import '../../rules/game'; import '../cards/roll';`,
  'games/one/parts/plans/hunt.ts': `import '../haunts/track'; import '../cards/roll';`,
  'games/one/cards/axe.ts': `import '../parts/cards/roll'; import '../rules/game'; import './blade';`,
  'games/one/cards/blade.ts': '',
  'games/one/cards/axe.tsx': `import 'react'; import '@/ui/piece'; export const axe = <p>{1}</p>;`,
  'games/one/rooms/attic.ts': `import '../parts/cards/roll';`,
  'games/one/explorers/ox.ts': `import '../parts/cards/roll';`,
  'games/one/haunts/index.ts': `import './01-ant/ant'; import './02-bee/bee';`,
  'games/one/haunts/01-ant/ant.ts': `import '../../parts/haunts/track'; import '../../parts/plans/hunt'; import './nest';`,
  'games/one/haunts/01-ant/nest.ts': '',
  'games/one/haunts/01-ant/telling.ts': '',
  'games/one/haunts/01-ant/en.json': '{}',
  'games/one/haunts/02-bee/bee.ts': `import '../../rules/game';`,
  'games/one/seat/index.ts': `import '../rules/game'; import 'boardgame.io/core';`,
  'games/one/bot/policy.ts': `import '../rules/game'; import '../seat';`,
  'games/one/table/board.tsx': `import '../seat'; import '../rules/game'; import 'react'; export const shown = () => [import('../cards/axe.tsx'), import('../haunts/01-ant/en.json'), import('../haunts/01-ant/telling')];`,
  'src/ui/piece.tsx': `export const piece = <p>{1}</p>;`,
};

test('a game may be built in rooms', () => {
  expect(check(ROOMS)).toMatchObject({ found: [], status: 0 });
});

test('each room of a game keeps to itself', () => {
  const { found } = check({
    ...ROOMS,
    'games/one/index.ts': `import './whole'; export default () => import('./seat');`,
    'games/one/rules/game.ts': '',
    'games/one/rules/turn.ts': `import '../seat/only'; import '../bot/only'; import '../parts/cards/roll'; import '../cards/blade'; import '../haunts/01-ant/nest';`,
    'games/one/seat/only.ts': `import '../bot/only'; import 'zod';`,
    'games/one/bot/only.ts': `import '../haunts/01-ant/nest';`,
    'games/one/parts/cards/odd.ts': `import '../haunts/track'; import '../../cards/blade';`,
    'games/one/parts/haunts/odd.ts': `import '../plans/hunt';`,
    'games/one/cards/odd.ts': `import '../rooms/attic'; import '../parts/haunts/track'; import './axe.tsx'; import 'react';`,
    'games/one/rooms/odd.ts': `import '../explorers/ox';`,
    'games/one/haunts/02-bee/odd.ts': `import '../01-ant/nest'; import '../01-ant/en.json'; import '../../seat';`,
    'games/one/table/odd.tsx': `import '../cards/axe.tsx'; export const odd = () => [import('../cards/blade'), import('../whole')];`,
    'games/two/haunts/01-ant/ant.ts': `import '../../../one/parts/cards/roll';`,
  });
  expect(found).toEqual([
    'games/one/bot/only.ts → games/one/haunts/01-ant/nest.ts (bot)',
    'games/one/cards/odd.ts → games/one/cards/axe.tsx (bare-rules)',
    'games/one/cards/odd.ts → games/one/parts/haunts/track.ts (cards)',
    'games/one/cards/odd.ts → games/one/rooms/attic.ts (cards)',
    'games/one/cards/odd.ts → node_modules/react/index.js (cards)',
    'games/one/haunts/02-bee/odd.ts → games/one/haunts/01-ant/en.json (bare-rules)',
    'games/one/haunts/02-bee/odd.ts → games/one/haunts/01-ant/en.json (haunt)',
    'games/one/haunts/02-bee/odd.ts → games/one/haunts/01-ant/nest.ts (haunt)',
    'games/one/haunts/02-bee/odd.ts → games/one/seat/index.ts (haunt)',
    'games/one/index.ts → games/one/whole.ts (lazy-entry)',
    'games/one/parts/cards/odd.ts → games/one/cards/blade.ts (parts/cards)',
    'games/one/parts/cards/odd.ts → games/one/parts/haunts/track.ts (parts/cards)',
    'games/one/parts/haunts/odd.ts → games/one/parts/plans/hunt.ts (parts/haunts)',
    'games/one/rooms/odd.ts → games/one/explorers/ox.ts (rooms)',
    'games/one/rules/turn.ts → games/one/bot/only.ts (rules)',
    'games/one/rules/turn.ts → games/one/cards/blade.ts (rules)',
    'games/one/rules/turn.ts → games/one/haunts/01-ant/nest.ts (rules)',
    'games/one/rules/turn.ts → games/one/parts/cards/roll.ts (rules)',
    'games/one/rules/turn.ts → games/one/seat/only.ts (rules)',
    'games/one/seat/only.ts → games/one/bot/only.ts (seat)',
    'games/one/seat/only.ts → node_modules/zod/index.js (seat)',
    'games/one/table/odd.tsx → games/one/cards/axe.tsx (lazy-pieces)',
    'games/one/table/odd.tsx → games/one/cards/blade.ts (table)',
    'games/one/table/odd.tsx → games/one/whole.ts (table)',
    'games/two/haunts/01-ant/ant.ts → games/one/parts/cards/roll.ts (haunt)',
  ]);
});

test('seeing no module at all is a failure', () => {
  const output = check({ 'src/app/globals.css': '' });
  expect(output.status).toBe(1);
  expect(output.text).toContain('saw 0 modules');
});

/** Writes the files and checks the folder as `npm run imports` does. */
function check(files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) write(file, content);
  for (const name of stubs) write(`node_modules/${name}/index.js`, '');
  write(
    'node_modules/next-intl/package.json',
    JSON.stringify({ exports: { './server': './dist/server.js' } }),
  );
  write('node_modules/next-intl/dist/server.js', '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/imports.mjs', folder], {
    encoding: 'utf8',
  });
  const found = stderr.split('\n').filter((line) => line.includes('→'));
  return {
    status,
    text: stdout + stderr,
    found: found.map((line) => line.replace(/: .*(\(.*\))$/, ' $1')).sort(),
  };
}

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
