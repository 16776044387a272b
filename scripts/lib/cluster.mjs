// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const debian = '/usr/lib/postgresql';

/**
 * The folder with PostgreSQL's own programs.
 * @returns {string | undefined} undefined when this machine has none
 */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => `${debian}/${version}/bin`),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isProgram(path.join(folder, name))));
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * PostgreSQL refuses to run as root; then it runs as a user without rights.
 * @returns {{ uid?: number, gid?: number }}
 */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const ids = ['postgres', 'nobody'].flatMap((name) => {
    try {
      const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return [{ uid: id('-u'), gid: id('-g') }];
    } catch {
      return [];
    }
  });
  return ids[0] ?? {};
}

/**
 * A throwaway PostgreSQL in a temporary folder, reached by a socket in it. It ends with `stop`, and
 * also when this process dies without a word.
 * @param {string} bin the folder that findPostgres found
 * @param {{ durable: boolean }} options durable: flush to the disk, as in production
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startCluster(bin, { durable }) {
  const user = otherUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaizhuo-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C' };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    { ...user, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const settings = { listen_addresses: '', unix_socket_directories: folder, max_connections: '150' };
  const flags = Object.entries({ ...settings, fsync: durable ? 'on' : 'off' }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  // The shell waits for the end of its input, which comes with this process's end however it ends.
  const child = spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" & server=$!; read -r _; kill -INT $server; wait $server',
      path.join(bin, 'postgres'),
      '-D',
      data,
      ...flags,
    ],
    { ...user, env, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
  child.stderr.resume();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
