import { spawnSync } from 'node:child_process';
import { SUBJECTS } from '@tests/subjects';
import { CHECKS } from './finding';

/**
 * The proofs run the way they do for the report: bundled, since the framework Jest runs tests in makes a
 * search several times slower. `HONESTY=long` asks for the report's sizes.
 */
const isLong = process.env.HONESTY === 'long';
const TIMEOUT = isLong ? 3_600_000 : 600_000;

interface ProofRow {
  readonly id: string;
  readonly failed: number;
}

describe.each(SUBJECTS.map(({ rulebook }) => rulebook.slug))('the bots of %s', (slug) => {
  let rows: readonly ProofRow[] = [];

  beforeAll(() => {
    const args = ['scripts/honesty.ts', '--json', '--game', slug, ...(isLong ? [] : ['--short'])];
    const { stdout, stderr } = spawnSync(process.execPath, ['scripts/bundled.mjs', ...args], {
      encoding: 'utf8',
    });
    if (stdout === '') throw new Error(stderr);
    rows = JSON.parse(stdout);
  }, TIMEOUT);

  test.each(CHECKS)('%s', (id) => {
    expect(rows.find((row) => row.id === id)).toMatchObject({ failed: 0 });
  });
});
