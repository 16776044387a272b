// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { duration, Expected, say } from './say.mjs';

/** @throws {Expected} when Node is older than package.json asks for */
export function checkNode() {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const wanted = engines.node.replace(/^\D+/, '');
  const order = process.versions.node.localeCompare(wanted, 'en', { numeric: true });
  if (order < 0) {
    throw new Expected(
      `Kaizhuo needs Node ${wanted} or newer; this is Node ${process.versions.node}. See https://nodejs.org`,
    );
  }
}

/**
 * Installs the packages of package-lock.json unless they are there. Whoever only wants to play waits for fewer.
 * @param {'site' | 'all'} what `site`: what building and serving it needs; `all`: the tools of tests besides
 */
export async function install(what) {
  checkNode();
  if (isInstalled(what)) return;
  await withLock(async () => {
    if (isInstalled(what)) return;
    const since = Date.now();
    say('Installing packages (a minute or two) …');
    // Whatever NODE_ENV says in someone's shell.
    const dev = what === 'all' ? '--include=dev' : '--omit=dev';
    const { code, output } = await npm([
      'ci',
      '--ignore-scripts',
      dev,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) {
      throw new Expected(
        `${output.trim()}\nInstalling the packages failed (npm ci). Check the network connection and run the command again.`,
      );
    }
    say(`Installed in ${duration(since)}.`);
  });
}

/** @param {string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli && path.basename(cli) === 'npm-cli.js')
    return run([process.execPath, cli, ...args], { quiet: true });
  const windows = process.platform === 'win32';
  return run(['npm', ...args], { quiet: true, shell: windows });
}

/**
 * npm writes its own list of what it has installed last of all, so a list that agrees with
 * package-lock.json also says that the installation came to its end.
 * @param {'site' | 'all'} what
 */
function isInstalled(what) {
  const done = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(done)) return false;
  const wanted = packages(path.join(root, 'package-lock.json'));
  const present = packages(done);
  return Object.entries(wanted).every(
    ([name, { version, optional, dev, devOptional }]) =>
      name === '' ||
      optional ||
      (what === 'site' && (dev || devOptional)) ||
      present[name]?.version === version,
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function packages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
