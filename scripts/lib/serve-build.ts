import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { freePort } from './address.mjs';
import { build } from './build.mjs';
import { root } from './root.mjs';
import { Expected } from './say.mjs';

export interface ServedBuild {
  readonly url: string;
  readonly close: () => void;
}

/** Resolves when a server's command has said that it is open: true; false when it has ended before. */
export function isOpen(server: ChildProcessByStdio<null, Readable, null>): Promise<boolean> {
  return new Promise((resolve) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Kaizhuo is open')) resolve(true);
    });
    server.once('exit', () => resolve(false));
  });
}

/** Builds the site and serves it on a free port of this machine. BASE_URL: a server that runs already. */
export async function serveBuild(): Promise<ServedBuild> {
  if (process.env.BASE_URL) return { url: process.env.BASE_URL, close: () => {} };
  await build();
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => {
    server.kill();
  };
  process.on('exit', close);
  if (!(await isOpen(server))) throw new Expected('The built site could not be served; the reason is above.');
  return { url: `http://127.0.0.1:${port}`, close };
}
