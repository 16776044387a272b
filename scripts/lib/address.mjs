// @ts-check
import net from 'node:net';
import os from 'node:os';
import { Expected } from './say.mjs';

/**
 * Where the site is to be served: PORT and HOST of the environment.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ port: number, host: string | undefined }} without a host: every address of this machine
 */
export function addressFrom(env) {
  const text = env.PORT?.trim() || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Expected(`PORT must be a number from 1 to 65535; it is "${text}".`);
  }
  return { port, host: env.HOST?.trim() || undefined };
}

/**
 * The plain words for why a server could not listen.
 * @param {NodeJS.ErrnoException} error
 * @param {{ port: number, host: string | undefined }} address
 * @param {string} [command] that was to serve there
 * @returns {Error}
 */
export function listenError(error, { port, host }, command = 'npm start') {
  const other = (/** @type {number} */ p) =>
    process.platform === 'win32' ? `$env:PORT=${p}; ${command}` : `PORT=${p} ${command}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new Expected(
        `Port ${port} is taken. Choose another one, for example: ${other(port < 65535 ? port + 1 : 3000)}`,
      );
    case 'EACCES':
      return new Expected(
        `Port ${port} is reserved for the administrator. Choose another one, for example: ${other(3000)}`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Expected(`HOST "${host}" is not an address of this machine.`);
    default:
      return error;
  }
}

/**
 * @param {{ port: number, host: string | undefined }} address
 * @param {string} [command]
 * @returns {Promise<void>}
 * @throws {Expected} when the site could not be served there
 */
export function checkFree(address, command) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', (error) => reject(listenError(error, address, command)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

/**
 * A port that is free just now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * The addresses to open in a browser: this machine's own first, then those for others on the same network.
 * @param {{ port: number, host: string | undefined }} address
 * @returns {string[]}
 */
export function urls({ port, host }) {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::';
  if (!everywhere) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const others = Object.values(os.networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => `http://${entry.address}:${port}`);
  return [`http://localhost:${port}`, ...others];
}
