// @ts-check
/**
 * Runs a script the way it would run in production: bundled, without a loader in between, and with
 * the framework in production mode. `node scripts/bundled.mjs scripts/fuzz.ts --games 100`
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';

const [script = '', ...args] = process.argv.slice(2);
const outfile = path.join('.cache', `${path.basename(script, '.ts')}.cjs`);
await build({
  entryPoints: [script],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, [outfile, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
