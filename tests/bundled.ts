import { spawnSync } from 'node:child_process';

/**
 * What a script prints with `--json`, run the way it would run in production: bundled, since the framework Jest runs
 * tests in makes rules several times slower. Throws Error with what it said where it printed nothing.
 */
export function rowsOf<Row>(script: string, args: readonly string[]): readonly Row[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/bundled.mjs', script, '--json', ...args], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
