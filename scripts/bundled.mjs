// @ts-check
/**
 * Runs a script the way it would run in production: bundled, without a loader in between, and with
 * the framework in production mode. `node scripts/bundled.mjs scripts/fuzz.ts --games 100`
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundle } from './lib/bundle.mjs';

const [script = '', ...args] = process.argv.slice(2);
const outfile = path.join('.cache', `${path.basename(script, '.ts')}.cjs`);
await bundle(script, outfile, { withPackages: true });
const { status } = spawnSync(process.execPath, [outfile, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
