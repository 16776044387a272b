// @ts-check
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readStamp, stampOf } from './files.mjs';
import { withLock } from './lock.mjs';
import { paintPagesFirst } from './paint-first.mjs';
import { root } from './root.mjs';
import { run, tool } from './run.mjs';
import { duration, Expected, say } from './say.mjs';
import { buildServiceWorker, serviceWorkerFile } from './service-worker.mjs';
import { runningServer } from './serving.mjs';

const stampFile = '.next/kaizhuo-stamp';
const inputs = [
  'src',
  'games',
  'public',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'scripts/fonts.ts',
  'scripts/frequent-han.ts',
  'scripts/lib/build.mjs',
  'scripts/lib/paint-first.mjs',
  'scripts/lib/service-worker.mjs',
];

/** The compiled game half: what `serve.mjs` starts, and the thread its bots think in. */
export const serverFiles = {
  main: path.join(root, 'dist/server/main.cjs'),
  worker: path.join(root, 'dist/server/worker.cjs'),
};

/** Compiles the game half of the server, without the boards and words that only pages need. */
export async function buildServer() {
  // Before the installation there is none.
  const { build: bundle } = await import('esbuild');
  await bundle({
    entryPoints: [
      { in: path.join(root, 'src/server/main.ts'), out: 'main' },
      { in: path.join(root, 'src/server/bots/worker.ts'), out: 'worker' },
    ],
    outdir: path.dirname(serverFiles.main),
    outExtension: { '.js': '.cjs' },
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
    plugins: [
      {
        name: 'no-pages',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^\.\/(?:table|messages\/.*)$/ }, ({ importer, path: file }) =>
            /[\\/]games[\\/][^\\/]+[\\/]index\.ts$/.test(importer)
              ? { path: file, external: true }
              : undefined,
          );
        },
      },
    ],
  });
}

/** Writes the site's fonts, unless they fit already. */
export async function prepare() {
  const { code, output } = await run([...tool('tsx'), 'scripts/fonts.ts'], { quiet: true });
  if (code !== 0) throw new Expected(`${output.trim()}\nMaking the fonts failed (npm run fonts).`);
  if (output.trim()) say(output.trim());
}

/**
 * Builds the site, unless the build fits already.
 * @throws {Expected} when the build fails, or a running server still needs the old one
 */
export async function build() {
  if (isBuilt()) return;
  await withLock(async () => {
    if (isBuilt()) return;
    const running = await runningServer();
    if (running) {
      throw new Expected(
        `The site has changed, but ${running.url} is still serving the old build (process ${running.pid}). Stop it first.`,
      );
    }
    await prepare();
    const since = Date.now();
    say('Building the site (up to a minute) …');
    const stamp = currentStamp();
    rmSync(path.join(root, stampFile), { force: true });
    const { code, output } = await run([...tool('next'), 'build'], {
      quiet: true,
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) {
      throw new Expected(`${output.trim()}\nBuilding the site failed (next build). The reason is above.`);
    }
    await paintPagesFirst();
    await buildServer();
    await buildServiceWorker();
    writeFileSync(path.join(root, stampFile), stamp);
    say(`Built in ${duration(since)}.`);
  });
}

export function isBuilt() {
  const stamp = readStamp(stampFile);
  const compiled = [...Object.values(serverFiles), serviceWorkerFile];
  return stamp !== '' && compiled.every((file) => existsSync(file)) && stamp === currentStamp();
}

function currentStamp() {
  // Fonts are made from the other inputs.
  const isMade = (/** @type {string} */ file) => file.startsWith('src/ui/fonts/');
  return stampOf(filesBelow(root, inputs).filter((file) => !isMade(file)));
}
