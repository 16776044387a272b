/**
 * Which clauses of each rulebook are pinned by a test: `npm run clauses [-- --json]`.
 * A clause is an anchor of the rulebook (`{#SG8}`); a test pins those it names in its title.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsIn } from '@tests/contract/rules/words';
import { SUBJECTS } from '@tests/subjects';

const root = join(import.meta.dirname, '..');

/** Titles of tests and of the groups around them: a string right after `test(`, `describe(` or `each(…)(`. */
const TITLE = /(?:\b(?:test|it|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/g;

function titlesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(TITLE)])
    .map(([, , title = '']) => title);
}

const rows = SUBJECTS.map(({ rulebook: { slug }, rulings, words }) => {
  const anchors = anchorsIn(words('zh-Hant').rulebook);
  const named = new Set(
    titlesIn(join(root, 'tests/games', slug)).flatMap((title) => title.match(/[\w-]+/g) ?? []),
  );
  const clauses = [...new Set([...anchors, ...rulings])];
  const missing = clauses.filter((clause) => !named.has(clause) || !anchors.includes(clause));
  return { game: slug, clauses: clauses.length, tested: clauses.length - missing.length, missing };
});

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else
  for (const { game, clauses, tested, missing } of rows)
    console.log(
      `${game}: ${tested} of ${clauses} clauses tested${missing.length > 0 ? `, missing ${missing.join(', ')}` : ''}`,
    );

process.exitCode = rows.every(({ missing }) => missing.length === 0) ? 0 : 1;
