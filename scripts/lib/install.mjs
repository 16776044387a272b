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

/** Installs the packages of package-lock.json unless they are there. */
export async function install() {
  checkNode();
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    const since = Date.now();
    say('Installing packages (a minute or two) …');
    // NODE_ENV=production in someone's shell must not leave out the tools that build the site.
    const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await npm(args);
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
 */
function isInstalled() {
  const done = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(done)) return false;
  const wanted = packages(path.join(root, 'package-lock.json'));
  const present = packages(done);
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === '' || optional || present[name]?.version === version,
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
