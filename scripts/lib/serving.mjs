// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const folder = path.join(root, '.cache/serving');

/**
 * Notes that this process serves the built site, until it ends.
 * @param {string} url
 */
export function noteServing(url) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ pid: process.pid, url }));
  process.on('exit', () => rmSync(file, { force: true }));
}

/**
 * A server that still runs on this folder's build: building anew would pull the files from under it.
 * @returns {Promise<{ pid: number, url: string } | undefined>}
 */
export async function runningServer() {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    /** @type {{ pid: number, url: string }} */
    const note = JSON.parse(readFileSync(file, 'utf8'));
    // The process number alone could belong to another program by now.
    if (isAlive(note.pid) && (await answers(note.url))) return note;
    rmSync(file, { force: true });
  }
  return undefined;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}
