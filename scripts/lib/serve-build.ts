import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './address.mjs';
import { build } from './build.mjs';
import { root } from './root.mjs';
import { Expected } from './say.mjs';

export interface ServedBuild {
  readonly url: string;
  readonly close: () => void;
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
  // It says so when it is open.
  const opened = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => undefined),
  ]);
  if (!opened) throw new Expected('The built site could not be served; the reason is above.');
  return { url: `http://127.0.0.1:${port}`, close };
}
