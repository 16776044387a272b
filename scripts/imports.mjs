// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.js';
import { command } from './lib/command.mjs';
import { filesBelow } from './lib/files.mjs';
import { root } from './lib/root.mjs';
import { Expected, say } from './lib/say.mjs';

// An argument names another folder with src and games in it: the test of this check plants its own.
const base = path.resolve(process.argv[2] ?? root);

await command(async () => {
  const rooms = ['src', 'games'].filter((room) => existsSync(path.join(base, room)));
  const files = filesBelow(base, rooms).filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts'),
  );
  // Without a compiler it can use, dependency-cruiser finds nothing and is content with that.
  if (files.length === 0) throw new Expected('The import check saw 0 modules in src and games.');
  const { modules, violations } = await look(rooms);
  const unseen = files.filter((file) => !modules.has(file));
  if (unseen.length > 0) throw new Expected(`The import check did not see: ${unseen.join(', ')}`);
  for (const line of violations) console.error(line);
  if (violations.length > 0)
    throw new Expected(`${violations.length} forbidden imports in ${files.length} modules.`);
  say(`${files.length} modules, no forbidden import.`);
});

/**
 * @param {string[]} rooms
 * @returns {Promise<{ modules: Set<string>, violations: string[] }>}
 */
async function look(rooms) {
  const { output } = await cruise(
    rooms,
    { ...config.options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden } },
    {
      alias: { '@games': path.join(base, 'games'), '@': path.join(base, 'src') },
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  const comments = new Map(config.forbidden?.map((rule) => [rule.name, rule.comment]));
  return {
    modules: new Set(output.modules.map((module) => module.source)),
    violations: output.summary.violations.map(
      ({ from, to, rule }) => `${from} → ${to}: ${comments.get(rule.name)} (${rule.name})`,
    ),
  };
}
