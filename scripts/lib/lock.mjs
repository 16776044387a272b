// @ts-check
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';
import { say } from './say.mjs';

// A lock that cannot be left behind: a local socket, which the system closes with its process.
const name = `kaizhuo-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
const file = path.join(os.tmpdir(), `${name}.sock`);
const isFile = process.platform !== 'linux' && process.platform !== 'win32';
const address = isFile ? file : process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`;

/**
 * Lets one process at a time change node_modules, the fonts and the built site; the others wait for it.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  let release = await take();
  if (!release) say('Another command is preparing this folder; waiting for it …');
  while (!release) {
    await holderGone();
    release = await take();
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/** @returns {Promise<(() => void) | undefined>} undefined while another process has the lock */
function take() {
  /** @type {Set<net.Socket>} */
  const waiting = new Set();
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      waiting.add(socket.unref());
      socket.on('error', () => {});
      socket.on('close', () => waiting.delete(socket));
    });
    server.unref();
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      resolve(() => {
        server.close();
        for (const socket of waiting) socket.destroy();
      });
    });
  });
}

/** @returns {Promise<void>} */
function holderGone() {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A file that nobody answers on was left by a process that was killed.
      if (isFile && error.code === 'ECONNREFUSED') rmSync(file, { force: true });
    });
    socket.on('close', () => resolve());
    socket.resume();
  });
}
