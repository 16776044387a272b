/**
 * Which clauses of each rulebook are pinned by a test: `npm run clauses [-- --game <slug>] [-- --json]`.
 * A clause is an anchor of the rulebook (`{#SG8}`, `{#BH-h04-S}`); a test pins those it names in its title, or in
 * that of a group around it. The titles are Jest's own, so the rows of a table count each.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { anchorsIn } from '@tests/contract/rules/words';
import { SUBJECTS } from '@tests/subjects';
import { root } from './lib/root.mjs';
import { run, tool } from './lib/run.mjs';

const { values } = parseArgs({
  options: { game: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const subjects = SUBJECTS.filter(
  ({ rulebook }) => values.game === undefined || values.game === rulebook.slug,
);
const folderOf = (slug: string) => path.join('tests', 'games', slug, path.sep);

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The titles of all tests in these folders, by file. No test runs: none has a title that this pattern matches. */
async function titles(folders: readonly string[]): Promise<Map<string, string[]>> {
  const file = path.join(root, '.cache/reports/clauses.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const projects = ['--selectProjects', 'rules', 'site'];
  const nothing = ['--testNamePattern', '$^', '--passWithNoTests', '--json', `--outputFile=${file}`];
  const { code, output } = await run([...tool('jest'), ...projects, ...nothing, ...folders], {
    env: { NODE_ENV: 'test' },
    quiet: true,
  });
  // A file that cannot be loaded has no titles to tell.
  if (code !== 0) throw new Error(`Jest could not list the tests:\n${output}`);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return new Map(
    testResults.map(({ name, assertionResults }) => [
      path.relative(root, name),
      assertionResults.filter(({ status }) => status !== 'todo').map(({ fullName }) => fullName),
    ]),
  );
}

const byFile = await titles(subjects.map(({ rulebook }) => folderOf(rulebook.slug)));

const rows = subjects.map(({ rulebook: { slug }, rulings, words }) => {
  const anchors = anchorsIn(words('zh-Hant').rulebook);
  const own = [...byFile].filter(([file]) => file.startsWith(folderOf(slug))).flatMap(([, list]) => list);
  const named = new Set(own.flatMap((title) => title.match(/[\w-]+/g) ?? []));
  const clauses = [...new Set([...anchors, ...rulings])];
  const missing = clauses.filter((clause) => !named.has(clause) || !anchors.includes(clause));
  return { game: slug, clauses: clauses.length, tested: clauses.length - missing.length, missing };
});

if (values.json) console.log(JSON.stringify(rows, null, 2));
else
  for (const { game, clauses, tested, missing } of rows)
    console.log(
      `${game}: ${tested} of ${clauses} clauses tested${missing.length > 0 ? `, missing ${missing.join(', ')}` : ''}`,
    );

process.exitCode = rows.every(({ missing }) => missing.length === 0) ? 0 : 1;
