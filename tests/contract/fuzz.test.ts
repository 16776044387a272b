import { spawnSync } from 'node:child_process';
import { SUBJECTS } from '@tests/subjects';

/** CPU seconds for each game. It runs bundled, as it would in production: Jest makes rules several times slower. */
const SECONDS = '2';

test.each(SUBJECTS.map(({ rulebook }) => rulebook.slug))(
  '%s: every match by lot ends, with all its pieces and something to do for whoever is to act',
  (slug) => {
    const args = ['scripts/bundled.mjs', 'scripts/fuzz.ts', '--seconds', SECONDS, '--game', slug];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    // What fails comes with the options, the seed and the actions that replay it.
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    process.stderr.write(stdout);
  },
  120_000,
);
