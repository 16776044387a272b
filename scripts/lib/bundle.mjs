// @ts-check
import { build } from 'esbuild';

/**
 * Compiles one script and what it imports of ours into a file that Node runs as it is, the way the
 * server is compiled. `withPackages`: installed packages are compiled in as well.
 *
 * @param {string} script
 * @param {string} outfile
 * @param {{ withPackages?: boolean }} [options]
 */
export async function bundle(script, outfile, { withPackages = false } = {}) {
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: withPackages ? 'bundle' : 'external',
    logLevel: 'error',
  });
}
