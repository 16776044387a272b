// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * The command line of a package's own command, started without a shell so that signals reach it.
 * @param {string} packageName
 * @param {string} [name] of the command, when it is not the package's
 * @returns {string[]}
 */
export function tool(packageName, name = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [process.execPath, path.join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''))];
}

/**
 * Runs a command to its end, in a process group of its own: a tool's workers end with it.
 * @param {string[]} commandLine
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, hideStdout?: boolean, shell?: boolean }} [options]
 *   quiet: keep what the command prints instead of showing it; hideStdout: show its standard error only
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(commandLine, { env = {}, quiet = false, hideStdout = false, shell = false } = {}) {
  const [file = '', ...args] = commandLine;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', quiet ? 'pipe' : hideStdout ? 'ignore' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: !windows,
      shell,
    });
    watch(child);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function watch(child) {
  if (children.size === 0) for (const signal of signals) process.on(signal, stop);
  children.add(child);
  child.on('close', () => {
    children.delete(child);
    if (children.size === 0) for (const signal of signals) process.off(signal, stop);
  });
}

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  // As Ctrl+C would: Playwright closes its server and browsers on this signal only.
  for (const child of children) kill(child, 'SIGINT');
  setTimeout(() => {
    for (const child of children) kill(child, 'SIGKILL');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  }, 5000);
  for (const child of children) {
    child.on('close', () => {
      if (children.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function kill(child, signal) {
  try {
    if (windows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended in the meantime.
  }
}
